"""Every lay-down of a hand, by trying everything, and the best of them.

A second way to what the finder answers; nothing here knows the engine.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any, NamedTuple

RANKS = ("3b", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
LOW_ACE = ("A", "2", "3", *RANKS[1:])
"""The order of sequences in which the ace is low or high, and a two has a place of its own."""
BLACK, TWO, JOKER = "3b", "2", "JOKER"
SUITS = "shdc"
Values = dict[str, Any]
Numbers = tuple[int, ...]


class Meld(NamedTuple):
    """A group, a sequence, or wild cards alone (`form`); `cards` are those that are not wild.

    `steps` are the places of a sequence's cards in `LOW_ACE`.
    """

    form: str
    cards: tuple[str, ...]
    twos: int = 0
    jokers: int = 0
    steps: tuple[int, ...] = ()

    @property
    def wilds(self) -> int:
        return self.twos + self.jokers

    @property
    def size(self) -> int:
        return len(self.cards) + self.wilds

    @property
    def low(self) -> str:
        """The rank of a group, the lowest one of a sequence."""
        return rank_of(self.cards[0])

    def whole(self) -> Counter[str]:
        return Counter(self.cards) + Counter({TWO: self.twos, JOKER: self.jokers})

    def taken(self) -> Counter[str]:
        """The cards that it takes from a hand, in which the twos of suits count twice."""
        natural_twos = sum(rank_of(card) == TWO for card in self.cards)
        return self.whole() + Counter({TWO: natural_twos})

    def place(self) -> Numbers:
        """The key by which melds are sorted: the documented order."""
        if self.form == "wild":
            return (1, 0, 0, -self.twos, self.jokers, -self.jokers)
        suit = (1, SUITS.index(self.cards[0][-1])) if self.form == "sequence" else (0, 0)
        low = self.steps[0] if self.steps else step_of(self.low)
        return (-low, *suit, -len(self.cards), self.wilds, *self.steps[1:], -self.jokers)


@dataclass(frozen=True)
class Asked:
    values: Values
    points: int
    needs: str | None = None
    top: str | None = None
    concealed: bool = False

    @property
    def melding(self) -> Values:
        rule: Values = self.values["meld_rules"]
        return rule

    @property
    def opening(self) -> Values:
        """The special conditions of a side's first melds."""
        rule: Values = self.values["initial_meld_exceptions"]
        return rule


def rank_of(card: str) -> str:
    return card.partition("/")[0]


def step_of(rank: str) -> int:
    """Return the place of a rank in `LOW_ACE`, that of the high ace for an ace."""
    return 2 + RANKS.index(BLACK if rank == "3" else rank)


def ranks_of(values: Values) -> tuple[str, ...]:
    """The ranks of groups; where threes are plain, those of both colours are one."""
    return ("3", *RANKS[1:]) if "3" in values["card_values"] else RANKS


def steps_of(rule: Values) -> range:
    """The places that a sequence may have."""
    if rule["sequence_low"] == "A":
        return range(len(LOW_ACE))
    return range(step_of(rule["sequence_low"]), step_of(rule["sequence_high"]) + 1)


def is_legal(asked: Asked, meld: Meld, *, out: bool) -> bool:
    rule, naturals, wilds = asked.melding, len(meld.cards), meld.wilds
    if meld.form == "sequence":
        gaps = meld.steps[-1] - meld.steps[0] + 1 - naturals
        fits = gaps <= wilds <= rule["sequence_wilds"] and meld.size <= len(steps_of(rule))
        aces = sum(rank_of(card) == "A" for card in meld.cards)
        fits = fits and aces <= rule.get("sequence_aces", 2)
        return rule["sequences"] and fits and in_range(meld, rule, "sequence_min", "sequence_max")
    if meld.form == "wild" and not is_twos(asked, meld):
        return rule["pure_wild"] and in_range(meld, rule, "min_cards", "pure_wild_max")
    if meld.form != "wild" and meld.low == BLACK:
        return is_legal_of_black_threes(asked.values, meld, out=out)
    if meld.form == "wild":
        naturals, wilds = meld.twos, meld.jokers
    elif not is_rank_of_groups(rule, meld.low) or (wilds and meld.low in rule["no_wild_ranks"]):
        return False
    may_be_long = out and rule["max_cards_waived_when_going_out"]
    return (
        meld.size >= rule["min_cards"]
        and (may_be_long or rule["max_cards"] is None or meld.size <= rule["max_cards"])
        and naturals >= rule["min_naturals"]
        and (rule["max_wilds"] is None or wilds <= rule["max_wilds"])
        and {"any": True, "le": wilds <= naturals, "lt": wilds < naturals}[rule["wild_vs_natural"]]
    )


def is_rank_of_groups(rule: Values, rank: str) -> bool:
    ranks = rule.get("group_ranks", ())
    return rule.get("groups", True) and (not ranks or rank in ranks)


def in_range(meld: Meld, rule: Values, least: str, most: str) -> bool:
    return bool(rule[least] <= meld.size <= rule[most])


def is_twos(asked: Asked, meld: Meld) -> bool:
    """Return True if wild cards alone are a meld of twos with jokers as its wild cards."""
    return bool(meld.form == "wild" and meld.twos and asked.melding["twos_meldable"])


def is_legal_of_black_threes(values: Values, meld: Meld, *, out: bool) -> bool:
    rule = values["black_three"]
    most = rule["meld_sizes"]["max"] or 2 * values["decks"]
    return (
        (rule["meld_when"] == "any" or (rule["meld_when"] == "going_out" and out))
        and (rule["meld_wilds"] or not meld.wilds)
        and rule["meld_sizes"]["min"] <= meld.size <= most
    )


def canasta(asked: Asked, meld: Meld, size: int) -> tuple[bool, bool, int]:
    whole, prices = asked.values["canasta_min_cards"], asked.values["canasta_bonus"]
    if size < whole or (meld.form == "group" and meld.low == BLACK):
        return False, False, 0
    if meld.form == "group" and not asked.melding.get("group_canastas", True):
        return False, False, 0
    names, natural = [meld.form], True
    if meld.form == "wild":
        names = ["wild"]
        if is_twos(asked, meld):
            natural = not meld.jokers
            names = ["twos_natural"] if natural else ["twos_mixed"]
        elif not meld.jokers:
            names.insert(0, "wild_all_twos")
        elif meld.jokers == 4:
            names.insert(0, "wild_four_jokers")
    elif meld.form == "group" or asked.melding["sequence_canastas"] == "as_groups":
        natural = not meld.wilds
        names = ["natural"] if natural else ["mixed"]
        if natural and meld.form == "group" and meld.low in ("7", "A"):
            names.insert(0, {"7": "sevens", "A": "aces"}[meld.low])
        if meld.wilds == 1 and in_a_row(meld) >= 7:
            names.insert(0, "semi_natural")
        if meld.form == "group" and len(meld.cards) >= 8:
            names.insert(0, "rank_mixed" if meld.wilds else "rank_whole")
    priced = [prices[name] for name in names if prices.get(name) is not None]
    return True, natural, priced[0] if priced else 0


def in_a_row(meld: Meld) -> int:
    """The most natural cards beside each other."""
    if not meld.steps:
        return len(meld.cards)
    longest = row = 1
    for one, other in pairwise(meld.steps):
        row = row + 1 if other == one + 1 else 1
        longest = max(longest, row)
    return longest


def points_of(values: Values, cards: Iterable[str]) -> int:
    return sum(values["card_values"][rank_of(card)] for card in cards)


def every_meld(asked: Asked, hand: Counter[str]) -> list[Meld]:
    """Every legal meld of a hand, cards of one rank and different suits told apart."""
    wilds = [(t, j) for t in range(hand[TWO] + 1) for j in range(hand[JOKER] + 1)]
    bare = [Meld("wild", ())]
    for rank in ranks_of(asked.values):
        of_rank = Counter({card: n for card, n in hand.items() if rank_of(card) == rank})
        bare += [Meld("group", cards) for cards in parts(of_rank) if cards]
    for suit in SUITS:
        held = [step for step in steps_of(asked.melding) if hand[f"{LOW_ACE[step]}/{suit}"] > 0]
        for size in range(1, len(held) + 1):
            for steps in combinations(held, size):
                cards = tuple(f"{LOW_ACE[step]}/{suit}" for step in steps)
                bare.append(Meld("sequence", cards, steps=steps))
    every = [meld._replace(twos=t, jokers=j) for meld in bare for t, j in wilds]
    return [m for m in every if m.size and is_legal(asked, m, out=asked.concealed)]


def parts(cards: Counter[str]) -> Iterator[tuple[str, ...]]:
    taken: list[tuple[str, ...]] = [()]
    for card, count in cards.items():
        taken = [(*before, *[card] * n) for before in taken for n in range(count + 1)]
    yield from taken


def is_same(asked: Asked, one: Meld, other: Meld) -> bool:
    if one.form != other.form or one.form == "sequence":
        return False
    if one.form == "wild":
        return is_twos(asked, one) == is_twos(asked, other)
    return one.low == other.low


class LayDown(NamedTuple):
    """Some melds, and what follows from laying them."""

    melds: tuple[Numbers, ...]
    """Their places, in order."""
    used: Numbers
    """The place of the meld that has a top card in it that does not count."""
    cards: int
    wilds: int
    wild_points: int
    value: int
    lacks: frozenset[str]
    short: int
    bonus: int
    longest: int

    @property
    def is_enough(self) -> bool:
        return not self.lacks and not self.short

    def tie(self) -> tuple[object, ...]:
        return self.melds, self.used


def without_top(asked: Asked, meld: Meld) -> Meld | None:
    if asked.opening["top_discard_counts"] or asked.top is None:
        return meld
    rank = rank_of(asked.top)
    if rank == TWO and meld.twos:
        left = meld._replace(twos=meld.twos - 1)
    elif rank == JOKER:
        left = meld._replace(jokers=meld.jokers - 1)
    else:
        place = [rank_of(card) for card in meld.cards].index(rank)
        left = meld._replace(
            cards=meld.cards[:place] + meld.cards[place + 1 :],
            steps=meld.steps[:place] + meld.steps[place + 1 :],
        )
    if left.form != "wild" and not left.cards:
        return None
    return left if is_legal(asked, left, out=False) else None


def judged(asked: Asked, melds: tuple[Meld, ...], used: Meld | None) -> LayDown:
    counted = list(melds)
    if used is not None:
        counted.remove(used)
        left = without_top(asked, used)
        counted += [] if left is None else [left]
    value = sum(points_of(asked.values, meld.whole().elements()) for meld in counted)
    lacks = {"melds"} if not melds else set()
    if asked.top is not None and not asked.opening["pile_allowed"]:
        lacks.add("pile")
    short = 0
    lacks |= barred(asked, melds)
    if not is_waived(asked, melds):
        lacks |= unmet(asked, counted, melds)
        spared = asked.opening["canasta_always_suffices"] and any(
            canasta(asked, meld, meld.size)[0] for meld in counted
        )
        short = 0 if spared else max(asked.points - value, 0)
    wild = Counter({TWO: sum(m.twos for m in melds), JOKER: sum(m.jokers for m in melds)})
    prices = [(canasta(asked, meld, meld.size)) for meld in melds]
    return LayDown(
        melds=tuple(sorted(meld.place() for meld in melds)),
        used=() if used is None else used.place(),
        cards=sum(meld.size for meld in melds),
        wilds=wild.total(),
        wild_points=points_of(asked.values, wild.elements()),
        value=value,
        lacks=frozenset(lacks),
        short=short,
        bonus=max((price for is_one, _, price in prices if is_one), default=-1),
        longest=max((towards(asked, meld) for meld in melds), default=0),
    )


def takes_the_pile(asked: Asked, meld: Meld) -> bool:
    """Return True if the pile may be taken by laying its top card in a meld.

    Frozen it takes the two other natural cards of a rank; it never goes with a black three.
    """
    rank = rank_of(asked.top or "")
    has_wild_two = rank == TWO and meld.twos
    if not (meld.whole()[asked.top or ""] or has_wild_two) or rank == BLACK:
        return False
    frozen = asked.opening["pile_frozen"]
    needs = "natural_pair" if frozen else asked.values["table_rules"]["pile_needs"]
    if needs == "natural_pair":
        return meld.form == "group" and meld.low == rank and len(meld.cards) >= 3
    wilds = meld.jokers if is_twos(asked, meld) else meld.wilds
    return needs != "no_wild" or not wilds


def is_waived(asked: Asked, melds: tuple[Meld, ...]) -> bool:
    """Return True if nothing is required: the hand goes out, and has the canastas for it."""
    rule = asked.opening["concealed_out_exempt"]
    from_stock = rule == "if_drawn_from_stock" and asked.top is None
    if not asked.concealed or not (rule == "always" or from_stock):
        return False
    needed = asked.values["go_out_requirement"]
    names = [(m, name_of(asked, m)) for m in melds if canasta(asked, m, m.size)[0]]
    names = [(m, name) for m, name in names if name not in needed["exclude"]]
    return len(names) >= needed["canastas"] and all(
        sum(name == kind for _, name in names) >= needed[kind]
        for kind in ("natural", "mixed", "sequence")
    )


def name_of(asked: Asked, meld: Meld) -> str:
    if is_twos(asked, meld):
        return "twos_mixed" if meld.jokers else "twos_natural"
    plain = "mixed" if meld.wilds else "natural"
    as_groups = asked.melding["sequence_canastas"] == "as_groups"
    return plain if meld.form == "group" or as_groups else meld.form


def barred(asked: Asked, melds: tuple[Meld, ...]) -> set[str]:
    """Return a code for what may not be laid: wild cards beside a short meld of them, for one."""
    whole = asked.values["canasta_min_cards"]
    wild = [meld for meld in melds if meld.form == "wild" and not is_twos(asked, meld)]
    is_short = any(meld.size < whole for meld in wild)
    elsewhere = any(meld.wilds for meld in melds if meld not in wild)
    found = {"barred"} if asked.melding["wild_meld_first"] and is_short and elsewhere else set()
    kinds = ["wild"] * is_short
    for kind, rank in (("sevens", "7"), ("aces", "A")):
        groups = [m for m in melds if m.form == "group" and m.low == rank and not m.wilds]
        kinds += [kind] * any(meld.size < whole for meld in groups)
    not_over = asked.values["go_out_requirement"]["no_short_melds_of"]
    if asked.concealed and set(kinds) & set(not_over):
        found.add("barred")
    return found


def unmet(asked: Asked, counted: list[Meld], laid: tuple[Meld, ...]) -> set[str]:
    """Return codes of what the melds lack beside points; a top card counts only in `counted`."""
    rule, lacks = asked.opening, set()
    kinds = [canasta(asked, meld, meld.size) for meld in counted]
    wanted = {None: True, "canasta": any(kind[0] for kind in kinds)}
    if not wanted.get(asked.needs, any(kind[1] for kind in kinds)):
        lacks.add("canasta")
    if rule["naturals_only"]:
        wild = [m for m in laid if (m.jokers if is_twos(asked, m) else m.wilds)]
        lacks |= {"barred"} if wild else set()
    if not rule["mixed_canasta_allowed"]:
        mixed = [m for m in laid if canasta(asked, m, m.size)[:2] == (True, False)]
        lacks |= {"barred"} if mixed else set()
    least = asked.melding["min_cards"]
    triples = [
        meld
        for meld in counted
        if meld.form == "group" and meld.low != BLACK and not meld.wilds and meld.size >= least
    ]
    if rule["clean_triple_required"] and not triples:
        lacks.add("triple")
    return lacks


def towards(asked: Asked, meld: Meld) -> int:
    whole = asked.values["canasta_min_cards"]
    is_one, is_natural, _ = canasta(asked, meld, max(meld.size, whole))
    fits = {None: False, "canasta": is_one, "natural_canasta": is_natural}[asked.needs]
    return min(meld.size, whole) if fits else 0


def every_lay_down(asked: Asked, hand: Counter[str]) -> Iterator[tuple[Meld, ...]]:
    """Every way to lay some of a hand, each once, nothing at all included."""
    hand = hand + Counter({TWO: sum(n for card, n in hand.items() if card.startswith("2/"))})
    melds = every_meld(asked, hand)
    wholes = [meld.taken() for meld in melds]
    todo: list[tuple[int, tuple[int, ...], Counter[str]]] = [(0, (), hand)]
    while todo:
        start, laid, left = todo.pop()
        yield tuple(melds[place] for place in laid)
        todo += [
            (place, (*laid, place), left - wholes[place])
            for place in range(start, len(melds))
            if all(left[card] >= count for card, count in wholes[place].items())
            and not would_join(asked, melds[place], [melds[other] for other in laid])
        ]


def would_join(asked: Asked, meld: Meld, laid: list[Meld]) -> bool:
    is_one = asked.melding["one_meld_per_rank"]
    return is_one and any(is_same(asked, meld, other) for other in laid)


def everything(asked: Asked, hand: Counter[str]) -> list[LayDown]:
    """All lay-downs of a hand, with the top card in a meld where there is one.

    Where it does not count it matters in which of them it is.
    """
    if asked.top is None:
        return [judged(asked, melds, None) for melds in every_lay_down(asked, hand)]
    found = []
    for melds in every_lay_down(asked, hand + Counter([asked.top])):
        with_it = {meld for meld in melds if takes_the_pile(asked, meld)}
        if not asked.opening["top_discard_counts"]:
            found += [judged(asked, melds, used) for used in with_it]
        elif with_it:
            found.append(judged(asked, melds, None))
    return found


def _fewest(laid: LayDown) -> Numbers:
    return laid.cards, laid.wilds, laid.wild_points, -laid.value, len(laid.melds)


def _value(laid: LayDown) -> Numbers:
    return -laid.value, laid.cards, laid.wilds, laid.wild_points, len(laid.melds)


def _wilds(laid: LayDown) -> Numbers:
    return laid.wilds, laid.wild_points, laid.cards, -laid.value, len(laid.melds)


def _wilds_without_minimum(laid: LayDown) -> Numbers:
    return laid.wilds, laid.wild_points, *_value(laid)


def _canasta(laid: LayDown) -> Numbers:
    return -laid.bonus, *_fewest(laid)


ORDERS: dict[str, Callable[[LayDown], Numbers]] = {
    "fewest": _fewest,
    "value": _value,
    "wilds": _wilds,
    "canasta": _canasta,
}


def order(asked: Asked, preference: str) -> Callable[[LayDown], Numbers]:
    """The numbers by which lay-downs are compared, as `Preference` has them."""
    if preference == "wilds" and asked.points <= 0 and asked.needs is None:
        return _wilds_without_minimum
    return ORDERS[preference]


def best(asked: Asked, preference: str, lay_downs: Iterable[LayDown]) -> LayDown | None:
    enough = [laid for laid in lay_downs if laid.is_enough]
    numbers = order(asked, preference)
    return min(enough, key=lambda laid: (numbers(laid), laid.tie()), default=None)


def nearest(lay_downs: Iterable[LayDown]) -> LayDown | None:
    """The one that is nearest to being enough, if wild cards are kept out that may not be in."""

    def order(laid: LayDown) -> tuple[object, ...]:
        return len(laid.lacks), -laid.longest, laid.short, *_value(laid), laid.tie()

    return min((one for one in lay_downs if "barred" not in one.lacks), key=order, default=None)
