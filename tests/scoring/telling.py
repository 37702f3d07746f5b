"""One and the same side told in the words of a record: as cards, as counts, as a total, mixed."""

from collections import Counter
from random import Random
from typing import Any

from tests.scoring.dealing import BLACK, JOKER, RANKS, RED, Laid, Played, Values
from tests.scoring.second_scorer import canasta_names, cards_of, left_short, name, total, worth

LETTERS = {"10": "T", JOKER: "*", RED: "r", BLACK: "b"}
PLAINER = {"natural": ("natural", "sevens"), "wild": ("wild", "wild_all_twos")}
"""Names that a table may also use where the rule set has no price of their own for them."""

Told = dict[str, Any]


def told(values: Values, side: Played, random: Random) -> Told:
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
    """What is said at any depth; what is 0 or no is said or left out."""
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
    """The table as cards."""
    return {"melds": [random.choice((token, thing))(meld) for meld in side.melds]}


def token(meld: Laid) -> str:
    """A meld in notation."""
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
    """The table as counts."""
    said: Told = {
        "canastas": canasta_names(values, side),
        "hand_canastas": Counter(name(values, meld) for meld in side.melds if meld.from_hand),
        "melded_card_points": sum(worth(values, cards_of(meld)) for meld in side.melds),
        "incomplete": [short for meld in side.melds if (short := left_short(values, meld))],
    }
    for plain, other in PLAINER.items():
        again = random.choice(other)
        if said["canastas"][plain] and not values["canasta_bonus"][again]:
            said["canastas"][again] = said["canastas"].pop(plain)
    return {key: dict(value) if isinstance(value, dict) else value for key, value in said.items()}


def hands(side: Played, random: Random, *, one_by_one: bool) -> Told:
    """The hands as cards, each for itself or all of a side as one."""
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
    """The hands as counts."""
    together: Counter[str] = sum(side.hands, Counter())
    sevens = [hand["7"] >= 3 for hand in side.hands].count(True)
    aces = [hand["A"] >= 3 for hand in side.hands].count(True)
    return {
        "hand_card_points": worth(
            values, Counter({c: n for c, n in together.items() if c != BLACK})
        ),
        "red_threes_in_hand": together[RED],
        "black_threes_in_hand": together[BLACK],
        "held": ["sevens"] * sevens + ["aces"] * aces,
    }
