"""What a single meld is by the plain values of a rule set: legal or not, a canasta or none.

The half of the exhaustive search that knows melds. It shares no code with the engine. A card is
`K`, or `K/h` with its suit.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

RANKS = ("3b", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
BLACK, TWO, JOKER = "3b", "2", "JOKER"
SUITS = "shdc"
Values = dict[str, Any]
Numbers = tuple[int, ...]


class Meld(NamedTuple):
    """A group, a sequence, or wild cards alone (`form`); `cards` are those that are not wild."""

    form: str
    cards: tuple[str, ...]
    twos: int = 0
    jokers: int = 0

    @property
    def wilds(self) -> int:
        """The number of its wild cards."""
        return self.twos + self.jokers

    @property
    def size(self) -> int:
        """The number of its cards."""
        return len(self.cards) + self.wilds

    @property
    def low(self) -> str:
        """The rank of a group, the lowest one of a sequence."""
        return rank_of(self.cards[0])

    def whole(self) -> Counter[str]:
        """All its cards."""
        return Counter(self.cards) + Counter({TWO: self.twos, JOKER: self.jokers})

    def place(self) -> Numbers:
        """Where it stands among other melds: the documented order."""
        if self.form == "wild":
            return (1, 0, 0, -self.twos, self.jokers, -self.jokers)
        suit = (1, SUITS.index(self.cards[0][-1])) if self.form == "sequence" else (0, 0)
        return (-RANKS.index(self.low), *suit, -len(self.cards), self.wilds, -self.jokers)


@dataclass(frozen=True)
class Asked:
    """The question in plain words."""

    values: Values
    points: int
    needs: str | None = None
    top: str | None = None
    concealed: bool = False

    @property
    def melding(self) -> Values:
        """The rules of melds."""
        rule: Values = self.values["meld_rules"]
        return rule

    @property
    def opening(self) -> Values:
        """What is special about a side's first melds."""
        rule: Values = self.values["initial_meld_exceptions"]
        return rule


def rank_of(card: str) -> str:
    """The rank of a card without its suit."""
    return card.partition("/")[0]


def is_legal(asked: Asked, meld: Meld, *, out: bool) -> bool:
    """Whether a meld may be laid, by a player who goes out or by one who does not."""
    rule, naturals, wilds = asked.melding, len(meld.cards), meld.wilds
    if meld.form == "sequence":
        ends = [RANKS.index(rank_of(card)) for card in (meld.cards[0], meld.cards[-1])]
        low, high = RANKS.index(rule["sequence_low"]), RANKS.index(rule["sequence_high"])
        fits = low <= ends[0] and ends[1] <= high and wilds <= rule["sequence_wilds"]
        return rule["sequences"] and fits and in_range(meld, rule, "sequence_min", "sequence_max")
    if meld.form == "wild" and not is_twos(asked, meld):
        return rule["pure_wild"] and in_range(meld, rule, "min_cards", "pure_wild_max")
    if meld.form != "wild" and meld.low == BLACK:
        return is_legal_of_black_threes(asked.values, meld, out=out)
    if meld.form == "wild":
        naturals, wilds = meld.twos, meld.jokers
    elif wilds and meld.low in rule["no_wild_ranks"]:
        return False
    may_be_long = out and rule["max_cards_waived_when_going_out"]
    return (
        meld.size >= rule["min_cards"]
        and (may_be_long or rule["max_cards"] is None or meld.size <= rule["max_cards"])
        and naturals >= rule["min_naturals"]
        and (rule["max_wilds"] is None or wilds <= rule["max_wilds"])
        and {"any": True, "le": wilds <= naturals, "lt": wilds < naturals}[rule["wild_vs_natural"]]
    )


def in_range(meld: Meld, rule: Values, least: str, most: str) -> bool:
    """Whether a meld has as many cards as two values of a rule say."""
    return bool(rule[least] <= meld.size <= rule[most])


def is_twos(asked: Asked, meld: Meld) -> bool:
    """Whether wild cards alone are a meld of twos with jokers as its wild cards."""
    return bool(meld.form == "wild" and meld.twos and asked.melding["twos_meldable"])


def is_legal_of_black_threes(values: Values, meld: Meld, *, out: bool) -> bool:
    """Whether black threes may be laid."""
    rule = values["black_three"]
    most = rule["meld_sizes"]["max"] or 2 * values["decks"]
    return (
        (rule["meld_when"] == "any" or (rule["meld_when"] == "going_out" and out))
        and (rule["meld_wilds"] or not meld.wilds)
        and rule["meld_sizes"]["min"] <= meld.size <= most
    )


def canasta(asked: Asked, meld: Meld, size: int) -> tuple[bool, bool, int]:
    """Whether a meld of so many cards is a canasta, a natural one, and the price of it."""
    whole, prices = asked.values["canasta_min_cards"], asked.values["canasta_bonus"]
    if size < whole or (meld.form == "group" and meld.low == BLACK):
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
    elif meld.form == "group":
        natural = not meld.wilds
        names = ["natural"] if natural else ["mixed"]
        if natural and meld.low in ("7", "A"):
            names.insert(0, {"7": "sevens", "A": "aces"}[meld.low])
    priced = [prices[name] for name in names if prices[name] is not None]
    return True, natural, priced[0] if priced else 0


def points_of(values: Values, cards: Iterable[str]) -> int:
    """The card values of some cards."""
    return sum(values["card_values"][rank_of(card)] for card in cards)


def every_meld(asked: Asked, hand: Counter[str]) -> list[Meld]:
    """Every legal meld of a hand, cards of one rank and different suits told apart."""
    wilds = [(t, j) for t in range(hand[TWO] + 1) for j in range(hand[JOKER] + 1)]
    bare = [Meld("wild", ())]
    for rank in RANKS:
        of_rank = Counter({card: n for card, n in hand.items() if rank_of(card) == rank})
        bare += [Meld("group", cards) for cards in parts(of_rank) if cards]
    for suit in SUITS:
        run = [f"{rank}/{suit}" for rank in RANKS]
        for held, cards in groupby(run, lambda card: hand[card] > 0):
            whole = tuple(cards) if held else ()
            spans = [(a, b) for b in range(1, len(whole) + 1) for a in range(b)]
            bare += [Meld("sequence", whole[a:b]) for a, b in spans]
    every = [meld._replace(twos=t, jokers=j) for meld in bare for t, j in wilds]
    return [m for m in every if m.size and is_legal(asked, m, out=asked.concealed)]


def parts(cards: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Everything that can be taken out of some cards."""
    taken: list[tuple[str, ...]] = [()]
    for card, count in cards.items():
        taken = [(*before, *[card] * n) for before in taken for n in range(count + 1)]
    yield from taken


def is_same(asked: Asked, one: Meld, other: Meld) -> bool:
    """Whether two melds would be one where a side has one meld of each rank."""
    if one.form != other.form or one.form == "sequence":
        return False
    if one.form == "wild":
        return is_twos(asked, one) == is_twos(asked, other)
    return one.low == other.low
