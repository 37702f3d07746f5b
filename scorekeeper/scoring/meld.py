"""Melds: their cards, points, types of canasta, and the taking of the pile.

A rule set may see melds otherwise than they were reported: `judged_melds` joins melds of one rank
if only one is allowed, and makes twos a rank if they may be melded.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from operator import itemgetter
from typing import NamedTuple

from scorekeeper.remembered import kept, remembered
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    TWO,
    WILDS,
    CanastaType,
    Card,
    bonus_of,
    canasta_types,
    is_in,
    types_by_id,
)
from scorekeeper.rules.model import RuleSet


class MeldKind(StrEnum):
    """The kind of a meld."""

    GROUP = "group"
    SEQUENCE = "sequence"
    WILD = "wild"
    TWOS = "twos"
    BLACK_THREES = "black_threes"
    JUMBLE = "jumble"
    """Cards that are not a meld in any rule set: two ranks, a gap, red threes."""


class Meld(NamedTuple):
    """One meld by the number of its cards; `twos` and `jokers` are its wild cards.

    `rank` is that of a group; `suit`, `low` and `high` are those of a sequence, whose natural
    cards are the ranks from low to high. In a meld of twos the twos are its natural cards.
    """

    kind: MeldKind
    rank: Card | None = None
    naturals: int = 0
    twos: int = 0
    jokers: int = 0
    suit: str | None = None
    low: Card | None = None
    high: Card | None = None
    from_hand: bool = False
    """The whole canasta was laid from the hand at once."""
    strays: tuple[Card, ...] = ()
    """The cards of a jumble; `suit` is the reported one."""

    @property
    def wilds(self) -> int:
        """The number of wild cards in it."""
        return self.twos + self.jokers

    @property
    def cards(self) -> int:
        """The number of cards in it."""
        return self.naturals + self.wilds + len(self.strays)


def group(rank: Card, naturals: int, twos: int = 0, jokers: int = 0) -> Meld:
    """Return a meld of one rank; black threes and twos get their own kinds."""
    kind = {BLACK_THREE: MeldKind.BLACK_THREES, TWO: MeldKind.TWOS}.get(rank, MeldKind.GROUP)
    return Meld(kind=kind, rank=rank, naturals=naturals, twos=twos, jokers=jokers)


def ranks_between(low: Card, high: Card) -> tuple[Card, ...]:
    """Return the ranks of a sequence from low to high; empty if high lies below low."""
    return NATURALS[NATURALS.index(low) : NATURALS.index(high) + 1]


def card_points(rules: RuleSet, meld: Meld) -> int:
    """Return the card values of all cards of a meld, in points, legal or not.

    A count below 0 counts nothing.
    """
    return points_of_cards(rules.card_values, meld)


def points_of_cards(values: Mapping[str, int], meld: Meld) -> int:
    """Return the points of the cards of a meld by a table of card values."""
    points = max(meld.twos, 0) * values[TWO] + max(meld.jokers, 0) * values[JOKER]
    if meld.kind is MeldKind.SEQUENCE and meld.low is not None and meld.high is not None:
        return points + sum(values[rank] for rank in ranks_between(meld.low, meld.high))
    if meld.rank is not None:
        points += max(meld.naturals, 0) * values[meld.rank]
    return points + sum(values.get(card, 0) for card in meld.strays)


NATURAL_PAIR, NO_WILD = "natural_pair", "no_wild"
PAIR = 2


def opening_takes(rules: RuleSet) -> str:
    """Return what a side without melds needs to take the pile: `any`, `no_wild` or `natural_pair`.

    Against such a side the pile is frozen, and a frozen pile takes two natural cards of the top
    card's rank from the hand (according to the Afrikaans, Dutch and German articles; not in the
    Italian house rules).
    """
    if rules.initial_meld_exceptions.pile_frozen:
        return NATURAL_PAIR
    return rules.table_rules.pile_needs


def stops_pile(rules: RuleSet, top: Card) -> bool:
    """Return True if a side without melds cannot take a pile with this card on top.

    Nobody takes a pile with a black three on top; there is no natural pair for a wild card.
    """
    return top == BLACK_THREE or (top in WILDS and opening_takes(rules) == NATURAL_PAIR)


def takes_pile(rules: RuleSet, meld: Meld, top: Card) -> bool:
    """Return True if a judged meld with the top card in it takes the pile."""
    if stops_pile(rules, top):
        return False
    needed = opening_takes(rules)
    if needed == NATURAL_PAIR:
        is_of_rank = meld.kind is MeldKind.GROUP and meld.rank == top
        return top in NATURALS and is_of_rank and meld.naturals > PAIR
    return needed != NO_WILD or not (meld.wilds or meld.kind is MeldKind.WILD)


NEVER_JOINED = (MeldKind.SEQUENCE, MeldKind.JUMBLE)
RANK = itemgetter(Meld._fields.index("rank"))

Placed = tuple[tuple[int, Meld], ...]
"""Judged melds, each with the index of its first part among those reported."""


def judged_melds(rules: RuleSet, melds: Iterable[Meld]) -> tuple[Meld, ...]:
    """Return melds as a rule set sees them."""
    return judging(rules)(tuple(melds))


def placed_melds(rules: RuleSet, melds: Iterable[Meld]) -> Placed:
    """Return the judged melds, each with the index of its first part among those reported."""
    rule, seen = rules.meld_rules, tuple(melds)
    placed = tuple(enumerate(_with_twos(seen) if rule.twos_meldable else seen))
    return _joined(placed, rules.canasta_min_cards) if rule.one_meld_per_rank else placed


@remembered
def judging(rules: RuleSet) -> Callable[[tuple[Meld, ...]], tuple[Meld, ...]]:
    """Return a function that judges melds by a rule set."""
    rule, canasta = rules.meld_rules, rules.canasta_min_cards
    seen = _with_twos if rule.twos_meldable else tuple

    def joined(melds: tuple[Meld, ...]) -> tuple[Meld, ...]:
        judged = seen(melds)
        if len(set(map(RANK, judged))) == len(judged):
            return judged  # no two have a rank in common, as in most deals
        return tuple([meld for _, meld in _joined(tuple(enumerate(judged)), canasta)])

    return joined if rule.one_meld_per_rank else seen


def _joined(reported: Placed, canasta: int) -> Placed:
    """Return one meld of each kind and rank, its parts put together."""
    placed: dict[object, tuple[int, Meld]] = {}
    for place, meld in reported:
        key = place if meld.kind in NEVER_JOINED else (meld.kind, meld.rank)
        first, before = placed.get(key, (place, None))
        placed[key] = first, meld if before is None else _together(before, meld, canasta)
    return tuple(placed.values())


def _with_twos(melds: tuple[Meld, ...]) -> tuple[Meld, ...]:
    return tuple([_as_twos(meld) if meld.rank is None else meld for meld in melds])


def _as_twos(meld: Meld) -> Meld:
    if not meld.twos or meld.kind is not MeldKind.WILD:
        return meld
    return meld._replace(kind=MeldKind.TWOS, rank=TWO, naturals=meld.twos, twos=0)


def _together(first: Meld, second: Meld, canasta: int) -> Meld:
    """Return two melds as one; it is from the hand if one was a whole canasta from the hand."""
    laid_at_once = [m.from_hand for m in (first, second) if m.cards >= canasta]
    return first._replace(
        naturals=first.naturals + second.naturals,
        twos=first.twos + second.twos,
        jokers=first.jokers + second.jokers,
        from_hand=any(laid_at_once),
    )


class Worth(NamedTuple):
    """The worth of one meld; the cards of a canasta count 0 in some rule sets."""

    canasta: str | None
    """Its type of canasta, if it is one."""
    cards: int
    points: int
    short: str | None
    """Its kind of incomplete meld; None if that has no name in any rule set."""


@remembered
def worth_of(rules: RuleSet) -> Callable[[Meld], Worth]:
    """Return a function for the worth of a judged meld; it is cached, as melds are few."""
    type_of, short_of = naming(rules), _shortness(rules)
    values, every = rules.card_values, rules.canasta_cards_count

    @kept
    def worth(meld: Meld) -> Worth:
        canasta, short = type_of(meld), short_of(meld)
        if canasta is not None and not every:
            return Worth(canasta, 0, 0, short)
        return Worth(canasta, meld.cards, points_of_cards(values, meld), short)

    return worth


def canasta_type(rules: RuleSet, meld: Meld) -> str | None:
    """Return the type of canasta of a meld, or None while it is too short for one.

    It is the first type with conditions that hold and a price in the rule set; a type without
    any price still has its plainest name.
    """
    return naming(rules)(meld)


@remembered
def naming(rules: RuleSet) -> Callable[[Meld], str | None]:
    """Return a function for the type of canasta of a meld."""
    types, canasta = canasta_types().type, rules.canasta_min_cards
    priced = [kind for kind in types if bonus_of(rules, kind.id) is not None]
    plainest_first = [kind for kind in reversed(types) if kind not in priced]
    in_order = (*priced, *plainest_first)

    def type_of(meld: Meld) -> str | None:
        if meld.cards < canasta:
            return None
        return next((kind.id for kind in in_order if _is_of(kind, meld)), None)

    return type_of


def _is_of(canasta: CanastaType, meld: Meld) -> bool:
    return (
        canasta.kind == meld.kind
        and canasta.rank in (None, meld.rank)
        and is_in(meld.wilds, canasta.wilds)
        and is_in(meld.jokers, canasta.jokers)
    )


def _shortness(rules: RuleSet) -> Callable[[Meld], str | None]:
    """Return a function for the kind of incomplete meld of a meld, if any."""
    sequence, canasta, types = (
        rules.penalties.short_sequence,
        rules.canasta_min_cards,
        types_by_id(),
    )
    all_jokers = types["wild_four_jokers"].jokers

    def short_of(meld: Meld) -> str | None:
        if meld.kind is MeldKind.SEQUENCE:
            return "sequence" if sequence is not None and meld.cards <= sequence.max_len else None
        if meld.cards >= canasta:
            return None
        if meld.kind is MeldKind.WILD:
            return "wild_with_four_jokers" if is_in(meld.jokers, all_jokers) else "wild"
        of_rank = (kind for kind in ("sevens", "aces") if meld.rank == types[kind].rank)
        return None if meld.wilds else next(of_rank, None)

    return short_of
