"""Melds: their cards, points, types of canasta, and the taking of the pile.

A rule set may see melds otherwise than they were reported: `judged_melds` joins melds of one rank
if only one is allowed, and makes twos a rank if they may be melded.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from functools import lru_cache, partial, reduce
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from scorekeeper.caching import MOST_ANSWERS, cached_by_owner
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_SUITS,
    RED_THREE,
    SUITS,
    THREE,
    TWO,
    WILDS,
    CanastaType,
    Card,
    bonus_of,
    canasta_types,
    is_in,
    may_be_sequence,
    plain_threes,
    types_by_id,
    value_of,
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
    run: tuple[Card, ...] = ()
    """The natural cards of a sequence that is no stretch of `NATURALS`, such as A, 2, 3, 5."""
    unbroken: int = 0
    """The most natural cards in a row of such a sequence."""

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
    """Return the ranks of a sequence from low to high; empty if high lies below low.

    >>> ranks_between(Card("9"), Card("J"))
    ('9', '10', 'J')
    """
    return NATURALS[NATURALS.index(low) : NATURALS.index(high) + 1]


@lru_cache(maxsize=MOST_ANSWERS)
def cards_of(meld: Meld) -> Mapping[Card, int]:
    """Return the number of each card in a meld; a count below 0 is left out.

    >>> cards_of(group(Card("K"), 3, twos=1))
    {'2': 1, 'K': 3}
    """
    cards = Counter(meld.strays)
    cards.update({TWO: meld.twos, JOKER: meld.jokers})
    cards.update(meld.run)
    if meld.low is not None and meld.high is not None:
        cards.update(ranks_between(meld.low, meld.high))
    elif meld.rank is not None:
        cards[meld.rank] += meld.naturals
    return {card: count for card, count in cards.items() if count > 0}


def card_points(rules: RuleSet, meld: Meld) -> int:
    """Return the card values of all cards of a meld, in points, legal or not."""
    return sum(value_of(rules, card) * n for card, n in cards_of(meld).items())


NATURAL_PAIR, NO_WILD = "natural_pair", "no_wild"
PAIR = 2


def opening_takes(rules: RuleSet) -> str:
    """Return what a side without melds needs to take the pile.

    It is `any` card of the rank or a wild one, `no_wild`, a `natural_pair`, the `top_card` in any
    meld, or `nothing`.
    Against such a side the pile is frozen, and a frozen pile takes two natural cards of the top
    card's rank from the hand (according to the Afrikaans, Dutch and German articles; not in the
    Italian house rules).
    """
    frozen = rules.initial_meld_exceptions.pile_frozen
    return NATURAL_PAIR if frozen else rules.table_rules.pile_needs


def stops_pile(rules: RuleSet, top: Card) -> bool:
    """Return True if a side without melds cannot take a pile with this card on top.

    Nobody takes a pile with a black three on top, unless threes are cards as all others; there is
    no natural pair for a wild card.
    """
    is_stop = top == BLACK_THREE and not plain_threes(rules)
    return is_stop or (top in WILDS and opening_takes(rules) == NATURAL_PAIR)


def takes_pile(rules: RuleSet, meld: Meld, top: Card) -> bool:
    """Return True if a judged meld with the top card in it takes the pile."""
    if stops_pile(rules, top):
        return False
    needed = opening_takes(rules)
    if needed == NATURAL_PAIR:
        is_of_rank = meld.kind is MeldKind.GROUP and meld.rank == top
        return top not in WILDS and is_of_rank and meld.naturals > PAIR
    return needed != NO_WILD or not (meld.wilds or meld.kind is MeldKind.WILD)


NEVER_JOINED = (MeldKind.SEQUENCE, MeldKind.JUMBLE)
RANK = itemgetter(Meld._fields.index("rank"))

Placed = tuple[tuple[int, Meld], ...]
"""Judged melds, each with the index of its first part among those reported."""


def judged_melds(rules: RuleSet, melds: Iterable[Meld]) -> tuple[Meld, ...]:
    """Return melds as a rule set sees them."""
    reported, rule = tuple(melds), rules.meld_rules
    if (seen := _seen_by(rules)) is not None:
        reported = tuple([seen(meld) for meld in reported])
    # in most deals no two melds have a rank in common
    if rule.one_meld_per_rank and len(set(map(RANK, reported))) < len(reported):
        return tuple([meld for _, meld in placed_melds(rules, reported)])
    return reported


@cached_by_owner
def _seen_by(rules: RuleSet) -> Callable[[Meld], Meld] | None:
    """Return how a rule set sees a reported meld; None if it takes all melds as they are."""
    ways = []
    if rules.meld_rules.twos_meldable:
        ways.append(_twos_as_rank)
    if plain_threes(rules):
        ways.append(_threes_as_rank)
    rule = rules.meld_rules
    if rule.sequences and (rule.sequence_wilds or rule.sequence_low == LONG_RUN[0]):
        ways.append(partial(_as_run, run_order(rules)))
    if not ways:
        return None
    return lambda meld: reduce(lambda seen, way: way(seen), ways, meld)


def _twos_as_rank(meld: Meld) -> Meld:
    if meld.kind is not MeldKind.WILD or not meld.twos:
        return meld
    return meld._replace(kind=MeldKind.TWOS, rank=TWO, naturals=meld.twos, twos=0)


def _threes_as_rank(meld: Meld) -> Meld:
    """Return threes of both colours as a group of their rank."""
    if meld.kind is MeldKind.BLACK_THREES:
        return meld._replace(kind=MeldKind.GROUP, rank=THREE)
    if meld.kind is not MeldKind.JUMBLE or meld.suit is not None:
        return meld
    cards = Counter(meld.strays)
    twos, jokers = cards.pop(TWO, 0), cards.pop(JOKER, 0)
    if not cards.keys() <= {BLACK_THREE, RED_THREE}:
        return meld
    return group(THREE, cards.total(), twos, jokers)._replace(from_hand=meld.from_hand)


LONG_RUN: tuple[Card, ...] = (NATURALS[-1], TWO, THREE, *NATURALS)
"""The order of sequences in which the ace is low or high, and a two has a place of its own."""


def run_order(rules: RuleSet) -> tuple[Card, ...]:
    """Return the ranks that a sequence may have, low to high."""
    low, high = Card(rules.meld_rules.sequence_low), Card(rules.meld_rules.sequence_high)
    return LONG_RUN if low == LONG_RUN[0] else ranks_between(low, high)


def suited_cards(rules: RuleSet) -> frozenset[Card]:
    """Return the cards of which the suit may matter, because they have a place in a sequence.

    Threes are named with and without their colour.
    """
    cards = {*NATURALS, *run_order(rules)}
    if THREE in cards:
        cards |= {BLACK_THREE, RED_THREE}
    return frozenset(cards)


def _as_run(order: tuple[Card, ...], meld: Meld) -> Meld:
    """Return cards of a suit as a sequence; a jumble if they are none.

    Each wild card fills a gap or lies at an end, wherever it was reported. A two in the place of
    the two is a natural card. Of all readings that with the fewest wild cards counts, and of those
    with as many the one with the longest unbroken stretch, because an ace may lie at either end.
    """
    if meld.suit is None:
        return meld
    cards = Counter(cards_of(meld))
    if THREE in order:
        own, other = SUIT_THREES[meld.suit]
        cards[THREE] += cards.pop(own, 0)
        if other in cards:
            return meld
    if not cards.keys() <= {*order, *WILDS}:
        return meld
    best = max(_readings(order, cards), key=_preference, default=None)
    if best is None:
        return meld
    run = tuple(rank for rank in best if rank is not None)
    return Meld(
        kind=MeldKind.SEQUENCE,
        suit=meld.suit,
        naturals=len(run),
        twos=cards[TWO] - run.count(TWO),
        jokers=cards[JOKER],
        from_hand=meld.from_hand,
        run=run,
        unbroken=_longest_stretch(best),
    )


Reading = tuple[Card | None, ...]
"""The natural cards of a sequence in their places, low to high; None is a wild card."""


def _readings(order: tuple[Card, ...], cards: Counter[Card]) -> Iterator[Reading]:
    """Yield every way to lay all of these cards in a row, the highest first."""
    length = cards.total()
    naturals = [(rank, count) for rank, count in cards.items() if count and rank not in WILDS]
    for start in reversed(range(len(order) - length + 1)):
        places = order[start : start + length]
        if any(places.count(rank) < count for rank, count in naturals):
            continue
        left = cards.copy()
        reading: list[Card | None] = []
        for rank in places:
            is_there = left[rank] > 0
            left[rank] -= is_there
            reading.append(rank if is_there else None)
        if any(reading):
            yield tuple(reading)


def _preference(reading: Reading) -> tuple[int, int]:
    """Return the sort key of a reading: the highest counts."""
    return -reading.count(None), _longest_stretch(reading)


def _longest_stretch(reading: Reading) -> int:
    """Return the most natural cards in a row."""
    return max(len(list(cards)) for is_natural, cards in groupby(reading, bool) if is_natural)


SUIT_THREES: Mapping[str, tuple[Card, Card]] = {
    suit: (RED_THREE, BLACK_THREE) if suit in RED_SUITS else (BLACK_THREE, RED_THREE)
    for suit in SUITS
}
"""The three that a suit has, and the other one."""


def placed_melds(rules: RuleSet, melds: Iterable[Meld]) -> Placed:
    """Return the judged melds, each with the index of its first part among those reported."""
    rule, seen = rules.meld_rules, _seen_by(rules)
    placed: dict[object, tuple[int, Meld]] = {}
    for place, reported in enumerate(melds):
        meld = reported if seen is None else seen(reported)
        is_joined = rule.one_meld_per_rank and meld.kind not in NEVER_JOINED
        key = (meld.kind, meld.rank) if is_joined else place
        first, before = placed.get(key, (place, None))
        if before is not None:
            meld = before._replace(
                naturals=before.naturals + meld.naturals,
                twos=before.twos + meld.twos,
                jokers=before.jokers + meld.jokers,
                # one of the parts was a whole canasta from the hand
                from_hand=any(
                    part.from_hand and part.cards >= rules.canasta_min_cards
                    for part in (before, meld)
                ),
            )
        placed[key] = first, meld
    return tuple(placed.values())


class Worth(NamedTuple):
    """The worth of one meld; the cards of a canasta count 0 in some rule sets."""

    canasta: str | None
    """Its type of canasta, if it is one."""
    cards: int
    points: int
    short: str | None
    """Its kind of incomplete meld; None if that has no name in any rule set."""
    black_threes: int = 0
    """The number of its cards that count as black threes on the table instead."""


@cached_by_owner
def worth_of(rules: RuleSet) -> Callable[[Meld], Worth]:
    """Return a function for the worth of a judged meld; it is cached, as melds are few."""
    types, by_id, values = canasta_types().type, types_by_id(), rules.card_values
    priced = [kind for kind in types if bonus_of(rules, kind.id) is not None]
    in_order = (*priced, *(kind for kind in reversed(types) if kind not in priced))
    canasta_cards, every = rules.canasta_min_cards, rules.canasta_cards_count
    short_sequence, all_jokers = rules.penalties.short_sequence, by_id["wild_four_jokers"].jokers
    costly = {by_id[kind].rank: kind for kind in ("aces", "sevens")}
    black = rules.black_three
    has_tabled = black.tabled_values is not None and black.meld_when != "never"
    sequences = {kind.id for kind in types if may_be_sequence(rules, kind)}

    group_canastas = rules.meld_rules.group_canastas

    def is_of(meld: Meld, kind: CanastaType) -> bool:
        if meld.kind is MeldKind.SEQUENCE:
            return kind.id in sequences
        if meld.kind is MeldKind.GROUP and not group_canastas:
            return False
        return kind.kind == meld.kind and kind.rank in (None, meld.rank)

    def short_of(meld: Meld) -> str | None:
        if meld.kind is MeldKind.SEQUENCE:
            is_short = short_sequence is not None and meld.cards <= short_sequence.max_len
            return "sequence" if is_short else None
        if meld.cards >= canasta_cards:
            return None
        if meld.kind is MeldKind.WILD:
            return "wild_with_four_jokers" if is_in(meld.jokers, all_jokers) else "wild"
        return None if meld.wilds else costly.get(meld.rank)

    @lru_cache(maxsize=MOST_ANSWERS)
    def worth(meld: Meld) -> Worth:
        fitting = (
            kind.id
            for kind in in_order
            if meld.cards >= canasta_cards
            and is_of(meld, kind)
            and is_in(meld.unbroken or meld.naturals, kind.naturals)
            and is_in(meld.wilds, kind.wilds)
            and is_in(meld.cards, kind.cards)
            and is_in(meld.jokers, kind.jokers)
        )
        canasta = next(fitting, None)
        if canasta is not None and not every:
            return Worth(canasta, 0, 0, short_of(meld))
        tabled = 0
        if has_tabled and meld.kind is MeldKind.BLACK_THREES:
            tabled, meld = meld.naturals, meld._replace(naturals=0)
        points = sum(values.get(card, 0) * count for card, count in cards_of(meld).items())
        return Worth(canasta, meld.cards, points, short_of(meld), tabled)

    return worth


def canasta_type(rules: RuleSet, meld: Meld) -> str | None:
    """Return the type of canasta of a meld, or None while it is too short for one.

    It is the first type with conditions that hold and a price in the rule set; a type without
    any price still has its plainest name.
    """
    return worth_of(rules)(meld).canasta
