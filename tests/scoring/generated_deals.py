"""Deals by chance, legal or loose, told as documents in any depth, or with one thing wrong."""

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.scoring.dealing import (
    BLACK,
    JOKER,
    RANKS,
    RED,
    TRUMP,
    Laid,
    Packs,
    Played,
    Values,
    anything,
    group,
    sequence,
    wild,
)
from tests.scoring.second_scorer import (
    canasta_names,
    left_short,
    may_close,
    name,
    table_worth,
    tabled_by_melding,
    total,
    worth,
)


def legal_deal(values: Values, random: Random) -> list[Played]:
    """Return a deal for every side as the rules and the packs allow it at its end."""
    packs = Packs(values, random)
    sides = [Played() for _ in range(values["sides"]["count"])]
    if values["acaba"]["enabled"] and random.random() < 0.1:
        return acaba(packs, sides)
    if values["special_hands"] and random.random() < 0.1:
        sides[0].special = random.choice(values["special_hands"])["id"]
    for side in sides:
        lay_threes(packs, side)
        if not side.special:
            lay_melds(packs, side)
    if not any(side.special for side in sides):
        go_out(packs, sides)
    for side in sides:
        deal_hands(packs, side)
        side.adjustment = random.choice((0,) * 9 + (random.randrange(-40, 40) * 5,))
    random.shuffle(sides)
    return sides


def loose_deal(values: Values, random: Random) -> list[Played]:
    """Return a deal that keeps to no rule, but has no cards that are not in the packs.

    One side goes out at most, with whatever it has laid, or calls acaba, or lays a special hand.
    """
    packs = Packs(values, random)
    sides = [Played() for _ in range(values["sides"]["count"])]
    for side in sides:
        most = random.choice((0, 1, 9))
        side.red_threes = packs.take_up_to(RED, most)
        side.black_threes, side.captured = (packs.take_up_to(BLACK, most) for _ in range(2))
        laid = [anything(packs) for _ in range(random.choice((0, 1, 3, 6, 9)))]
        side.melds = [meld for meld in laid if meld.size]
    loosely_ended(values, random.choice(sides), sides, random)
    for side in sides:
        deal_hands(packs, side)
    return sides


def loosely_ended(values: Values, first: Played, sides: list[Played], random: Random) -> None:
    """Somebody ends the deal in any way, or nobody does."""
    first.lone = random.random() < 0.3
    specials = [special["id"] for special in values["special_hands"]] or ["royal"]
    match random.choice(("", "out", "out", "out", "acaba", "special")):
        case "out" if first.melds:
            first.out, first.concealed = True, random.random() < 0.3
        case "acaba":
            for side in sides:
                side.acaba = random.choice(("", "opponent"))
            first.acaba = "caller"
        case "special":
            first.special, first.out = random.choice(specials), random.random() < 0.5


def acaba(packs: Packs, sides: list[Played]) -> list[Played]:
    """One side calls acaba; what it has on the table counts no more."""
    caller = packs.random.randrange(len(sides))
    for place, side in enumerate(sides):
        lay_melds(packs, side)
        side.acaba = "caller" if place == caller else "opponent"
    return sides


def lay_threes(packs: Packs, side: Played) -> None:
    """Red threes on the table, black ones where they have a table of values."""
    values, most = packs.values, packs.random.choice((1, 2, 6))
    if len(values["red_three_values"]) > 1:
        side.red_threes = packs.take_up_to(RED, most)
    if values["black_three"]["tabled_values"] and values["black_three"]["meld_when"] == "never":
        side.black_threes = packs.take_up_to(BLACK, most)
    if values["black_three"]["captured_values"]:
        side.captured = packs.take_up_to(BLACK, most)


def lay_melds(packs: Packs, side: Played) -> None:
    """Some melds, now and then none; one a rank where the rule set wants that."""
    rule, random = packs.values["meld_rules"], packs.random
    one_a_rank, ranks = rule["one_meld_per_rank"], list(RANKS)
    random.shuffle(ranks)
    for _ in range(random.choice((0, 1, 2, 4, 6, 9))):
        laid: Laid | None = None
        if rule["sequences"] and random.random() < 0.4:
            laid = sequence(packs)
        elif (rule["pure_wild"] or rule["twos_meldable"]) and random.random() < 0.2:
            there = any(meld.kind in {"wild", "twos"} for meld in side.melds)
            laid = None if there and one_a_rank else wild(packs)
        elif ranks:
            laid = group(packs, ranks.pop() if one_a_rank else random.choice(RANKS))
        if laid is not None:
            laid.from_hand = laid.size >= 7 and random.random() < 0.2
            side.melds.append(laid)


def go_out(packs: Packs, sides: list[Played]) -> None:
    """One side that may goes out, often; it may lay its black threes then.

    Not where one would then have played alone: here everybody scores for himself.
    """
    black = packs.values["black_three"]
    if packs.values["sides"]["kind"] == "lone_hand":
        return
    able = [side for side in sides if may_close(packs.values, canasta_names(packs.values, side))]
    if not able or packs.random.random() < 0.2:
        return
    side = packs.random.choice(able)
    side.out = True
    side.concealed = packs.random.random() < 0.1 and bool(canasta_names(packs.values, side))
    count = packs.random.choice((0, 3, 4))
    if black["meld_when"] != "never" and 0 < count <= packs.other[BLACK]:
        packs.other[BLACK] -= count
        side.melds.append(Laid(kind="black_threes", naturals=count))


def deal_hands(packs: Packs, side: Played) -> None:
    size = packs.values["sides"]["size"]
    for player in range(size):
        is_out = side.out and player == 0
        count = 0 if is_out else packs.random.choice((0, 1, 4, 11, 15))
        side.hands.append(packs.hand(count) if count else Counter())


LETTERS = {"10": "T", JOKER: "*", RED: "r", BLACK: "b"}
PLAINER = {"natural": ("natural", "sevens"), "wild": ("wild", "wild_all_twos")}
"""Names that a table may also use where the rule set has no price of their own for them."""

Told = dict[str, Any]


def random_document(values: Values, side: Played, random: Random) -> Told:
    """A side's deal as a document, at a depth of its own for the table and for the hands."""
    if random.random() < 0.15:
        said: Told = {"total": total(values, side) - side.adjustment}
    else:
        said = circumstances(side, random)
        said |= laid_out(side, random) if random.random() < 0.5 else table(values, side, random)
        one_by_one = any(values["penalties"][f"held_{held}_3plus"] for held in ("sevens", "aces"))
        if random.random() < 0.5:
            said |= hands(side, random, one_by_one=one_by_one)
        else:
            said |= sums(values, side)
    if side.adjustment:
        said["adjustment"] = {"points": side.adjustment, "reason": "so agreed"}
    return said


def told_loosely(values: Values, side: Played, random: Random) -> Told:
    """The same of a side that has kept to no rules, so that no second scorer has its total."""
    if random.random() < 0.1:
        return {"total": random.randrange(-400, 800) * 5}
    said = circumstances(side, random) | ({"lone": True} if side.lone else {})
    said |= laid_out(side, random) if random.random() < 0.5 else table(values, side, random)
    return said | (
        hands(side, random, one_by_one=True) if random.random() < 0.5 else sums(values, side)
    )


def circumstances(side: Played, random: Random) -> Told:
    """Return the fields of any depth; one that is 0 or false is given or left out."""
    said: Told = {
        "red_threes": side.red_threes,
        "black_threes": side.black_threes,
        "black_threes_captured": side.captured,
        "went_out": side.out,
        "concealed": side.concealed,
        "special_hand": side.special or None,
        "acaba": side.acaba or None,
        "opened": random.choice((None, bool(side.melds))),
    }
    return {key: value for key, value in said.items() if value or random.random() < 0.3}


def laid_out(side: Played, random: Random) -> Told:
    return {"melds": [random.choice((token, thing))(meld) for meld in side.melds]}


def token(meld: Laid) -> str:
    if meld.kind == "sequence":
        cards = "".join(LETTERS.get(rank, rank) for rank in RANKS[meld.low : meld.high + 1])
        naturals = f"{meld.suit[0]}:{cards}"
    elif meld.kind == "jumble":
        naturals = str(in_notation(meld.strays))
    else:
        letters = {"twos": "2", "black_threes": "b"}
        naturals = letters.get(meld.kind, LETTERS.get(meld.rank, meld.rank)) * meld.naturals
    return naturals + "2" * meld.twos + "*" * meld.jokers + "!" * meld.from_hand


def thing(meld: Laid) -> Told | str:
    """A meld as an object, what is usual left out; no object says cards that are no meld."""
    if meld.kind == "jumble":
        return token(meld)
    usual = {"kind": meld.kind, "from_hand": meld.from_hand}
    said: Told = usual | {"twos": meld.twos, "jokers": meld.jokers}
    if meld.kind == "sequence":
        said |= {"suit": meld.suit, "low": RANKS[meld.low], "high": RANKS[meld.high]}
    elif meld.kind == "black_threes":
        said["count"] = meld.naturals
    elif meld.kind != "wild":
        said["naturals"] = meld.naturals
        if meld.kind == "group":
            said["rank"] = meld.rank
    return {key: value for key, value in said.items() if value and value != "group"}


def table(values: Values, side: Played, random: Random) -> Told:
    said: Told = {
        "canastas": canasta_names(values, side),
        "hand_canastas": Counter(
            canasta for meld in side.melds if meld.from_hand and (canasta := name(values, meld))
        ),
        "melded_card_points": table_worth(values, side),
        "incomplete": [short for meld in side.melds if (short := left_short(values, meld))],
    }
    if values["trump_multiplier"] != 1:
        trumps = Played(melds=[meld for meld in side.melds if meld.suit == TRUMP])
        said["trump_canastas"] = canasta_names(values, trumps)
    if tabled := tabled_by_melding(values, side):
        said["black_threes"] = side.black_threes + tabled
    for plain, other in PLAINER.items():
        again = random.choice(other)
        if said["canastas"][plain] and not values["canasta_bonus"][again]:
            said["canastas"][again] = said["canastas"].pop(plain)
    return {key: dict(value) if isinstance(value, dict) else value for key, value in said.items()}


def hands(side: Played, random: Random, *, one_by_one: bool) -> Told:
    written = [random.choice((in_notation, dict))(hand) for hand in side.hands]
    if one_by_one or random.random() < 0.5:
        return {"hands": written}
    together = sum(side.hands, Counter())
    return {"cards_in_hand": random.choice((in_notation, dict))(together)}


def in_notation(hand: Counter[str]) -> str | Told:
    """A hand as one text; an empty one has none."""
    cards = [LETTERS.get(card, card) for card, count in hand.items() for _ in range(count)]
    return "".join(cards) or {}


def sums(values: Values, side: Played) -> Told:
    together: Counter[str] = sum(side.hands, Counter())
    sevens = [hand["7"] >= 3 for hand in side.hands].count(True)
    aces = [hand["A"] >= 3 for hand in side.hands].count(True)
    return {
        "hand_card_points": worth(
            values, Counter({c: n for c, n in together.items() if c not in (BLACK, RED)})
        ),
        "red_threes_in_hand": together[RED],
        "black_threes_in_hand": together[BLACK],
        "held": ["sevens"] * sevens + ["aces"] * aces,
    }


Place = tuple[Any, Any]
"""A list or an object, and the index or key of one of its values."""

WRONG_KINDS: tuple[Any, ...] = ("7", 2.5, float("nan"), None, True, [], {}, [[]], "K" * 9999)
HUGE = (10**6, 10**7, 10**30, -(10**9))
SURE = ("negative", "another kind", "huge", "too many threes", "unknown name", "unknown field")
"""Faults that always give a coded problem or are refused; a missing field may give none."""
IMPOSSIBLE = ("negative", "huge", "too many threes")
"""Faults with which a deal is never saved."""


def places(document: Any) -> Iterator[Place]:
    pairs = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in list(pairs):
        yield document, key
        if isinstance(value, dict | list):
            yield from places(value)


def holding(document: Any, *kinds: type) -> list[Place]:
    return [(there, key) for there, key in places(document) if type(there[key]) in kinds]


def spoilt(sides: list[dict[str, Any]], random: Random) -> tuple[str, list[dict[str, Any]]]:
    """A copy of a deal's sides with one field spoilt, and how it was."""
    document = copy.deepcopy(sides)
    while True:
        how = random.choice(list(SPOILERS))
        if SPOILERS[how](document, random):
            return how, document


def negative(document: Any, random: Random) -> bool:
    """A count below 0; totals and adjustments may be."""
    counts = [
        (there, key)
        for there, key in holding(document, int)
        if key not in ("total", "points", "count") and "total" not in there
    ]
    for there, key in random.sample(counts, min(1, len(counts))):
        there[key] = -1 - there[key]
    return bool(counts)


def another_kind(document: Any, random: Random) -> bool:
    """A text for a number, a number for a yes, an object for a list."""
    there, key = random.choice(list(places(document)) or [(None, None)])
    if there is None:
        return False
    fitting = (type(there[key]), type(None) if there[key] is None else bool)
    wrong = [one for one in WRONG_KINDS if type(one) not in fitting]
    free = key in (
        "special_hand",
        "reason",
        "opened",
        "total",
        "acaba",
        "cards_in_hand",
        "hands",
        "adjustment",
    )
    optional = free or isinstance(there, list) or (isinstance(key, str) and key.endswith("_points"))
    there[key] = random.choice([one for one in wrong if not optional or type(one) in (float, bool)])
    return not (key == "opened" and there[key] is True)


def huge(document: Any, random: Random) -> bool:
    """A number beyond all cards; a huge total is only beyond reason from seven digits on."""
    numbers = holding(document, int)
    for there, key in random.sample(numbers, min(1, len(numbers))):
        there[key] = random.choice(HUGE[2:] if key in ("total", "points") else HUGE)
    return any("total" not in there for there, _ in numbers)


def too_many_threes(document: Any, random: Random) -> bool:
    """Red threes beyond the packs, on the table of one side."""
    side = random.choice(document)
    side["red_threes"] = 99
    return True


def unknown_name(document: Any, random: Random) -> bool:
    """A type of canasta, a card or a special hand that there is not."""
    side = random.choice(document)
    field, value = random.choice(
        [
            ("canastas", {"golden": 1}),
            ("hand_canastas", {"": 0}),
            ("cards_in_hand", {"3": 1}),
            ("cards_in_hand", "AK3"),
            ("hands", [{"joker": 1}]),
            ("melds", ["KKX"]),
            ("melds", [{"rank": "1", "naturals": 3}]),
            ("melds", [{"kind": "run"}]),
            ("melds", [{"kind": "sequence", "suit": "h", "low": "4", "high": "6"}]),
            ("melds", [{"kind": "sequence", "suit": "hearts", "low": "9", "high": "6"}]),
            ("melds", [{"kind": "wild", "rank": "K", "naturals": 7}]),
            ("special_hand", "royal"),
            ("acaba", "partner"),
            ("held", ["kings"]),
            ("incomplete", ["kings"]),
        ]
    )
    side[field] = value
    return field != "special_hand" or not {"total", "acaba"} & set(side)


def unknown_field(document: Any, random: Random) -> bool:
    random.choice(document)[random.choice(("red_three", "Total", "", "0"))] = 1
    return True


def missing(document: Any, random: Random) -> bool:
    """A field left out, or an element of a list."""
    found = list(places(document))
    for there, key in random.sample(found, min(1, len(found))):
        del there[key]
    return bool(found)


SPOILERS: dict[str, Callable[[Any, Random], bool]] = {
    "negative": negative,
    "another kind": another_kind,
    "huge": huge,
    "too many threes": too_many_threes,
    "unknown name": unknown_name,
    "unknown field": unknown_field,
    "missing": missing,
}


def junk(random: Random, depth: int = 0) -> Any:
    kinds = 6 if depth > 3 else 9
    match random.randrange(kinds):
        case 0 | 1:
            return random.choice((0, 1, -1, 5000, 10**6, 10**40, -(10**20)))
        case 2 | 3:
            return random.choice(("", "KKK", "3", "total", "classic_4p", "\x00", "…", "h:456!"))
        case 4:
            return random.choice((None, True, False))
        case 5:
            return random.choice((0.5, 1e300, float("nan"), float("-inf")))
        case 6:
            return [junk(random, depth + 1) for _ in range(random.randrange(4))]
        case _:
            names = ("sides", "melds", "rank", "naturals", "canastas", "natural", "total", "K", "")
            some = random.sample(names, random.randrange(5))
            return {name: junk(random, depth + 1) for name in some}
