"""Melds: their cards, points, types of canasta, and the taking of the pile.

A `Meld` is a report, which means the same in every rule set. `judged_melds` returns the melds as
one rule set reads them: it joins melds of one rank if only one is allowed, makes twos or threes a
rank, and finds the places of the wild cards in sequences. Only judged melds have problems, points
and types.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from scorekeeper.caching import MAX_CACHED_RESULTS, cached_by_owner
from scorekeeper.rules.cards import (
    BLACK_SUITS,
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_SUITS,
    RED_THREE,
    THREE,
    TWO,
    WILDS,
    CanastaType,
    Card,
    bonus_of,
    canasta_types,
    has_plain_threes,
    is_in_range,
    may_be_sequence,
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
    """One meld, described by the number of each of its cards."""

    kind: MeldKind
    rank: Card | None = None
    """The rank of a group."""
    naturals: int = 0
    """The number of its natural cards; in a meld of twos these are the twos."""
    twos: int = 0
    """The number of its twos that are wild cards."""
    jokers: int = 0
    suit: str | None = None
    """The suit of a sequence, or of a jumble that was reported with one."""
    low: Card | None = None
    """The lowest natural card of a sequence; its natural cards are all ranks from low to high."""
    high: Card | None = None
    """The highest natural card of a sequence."""
    from_hand: bool = False
    """True if the whole canasta was laid from the hand at once."""
    strays: tuple[Card, ...] = ()
    """All cards of a jumble."""
    run: tuple[Card, ...] = ()
    """The natural cards of a sequence with gaps or below the four, in place of `low` and `high`."""
    unbroken: int = 0
    """The most natural cards in a row of such a sequence."""

    @property
    def wilds(self) -> int:
        """The number of wild cards in the meld."""
        return self.twos + self.jokers

    @property
    def cards(self) -> int:
        """The number of cards in the meld."""
        return self.naturals + self.wilds + len(self.strays)


def group(rank: Card, naturals: int, twos: int = 0, jokers: int = 0) -> Meld:
    """Return a meld of one rank; black threes and twos have kinds of their own."""
    kind = {BLACK_THREE: MeldKind.BLACK_THREES, TWO: MeldKind.TWOS}.get(rank, MeldKind.GROUP)
    return Meld(kind=kind, rank=rank, naturals=naturals, twos=twos, jokers=jokers)


def ranks_between(low: Card, high: Card) -> tuple[Card, ...]:
    """Return the ranks of a sequence from low to high; empty if `high` is lower than `low`.

    >>> ranks_between(Card("9"), Card("J"))
    ('9', '10', 'J')
    """
    return NATURALS[NATURALS.index(low) : NATURALS.index(high) + 1]


@lru_cache(maxsize=MAX_CACHED_RESULTS)
def cards_of(meld: Meld) -> Mapping[Card, int]:
    """Return the number of each card in a meld; counts below 0 are left out.

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
    """Return the sum of the card values in a meld, in points, even if the meld is not legal."""
    return sum(value_of(rules, card) * n for card, n in cards_of(meld).items())


NATURAL_PAIR = "natural_pair"
NO_WILD = "no_wild"
PAIR = 2


def opening_pile_condition(rules: RuleSet) -> str:
    """Return the condition on which a side without melds takes the pile.

    The condition is `any` (a card of the rank or a wild one), `no_wild`, `natural_pair`, `top_card`
    (in any meld), `any_of_pile` (one of its cards in any meld), or `nothing` (no condition).

    In most rule sets the pile is frozen against such a side: it needs two natural cards of the top
    card's rank from the hand. The Wikipedia articles in Afrikaans, Dutch and German say so; the
    Italian house rules do not.
    """
    frozen = rules.initial_meld_exceptions.pile_frozen
    return NATURAL_PAIR if frozen else rules.table_rules.pile_needs


def is_pile_stopped(rules: RuleSet, top: Card) -> bool:
    """Return True if a side without melds cannot take a pile with this card on top.

    A black three stops the pile, unless threes are plain cards; there is no natural pair for a
    wild card.
    """
    is_stop = top == BLACK_THREE and not has_plain_threes(rules)
    return is_stop or (top in WILDS and opening_pile_condition(rules) == NATURAL_PAIR)


def can_take_pile(rules: RuleSet, meld: Meld, top: Card) -> bool:
    """Return True if a judged meld with the top card takes the pile for a side without melds."""
    if is_pile_stopped(rules, top):
        return False
    needed = opening_pile_condition(rules)
    if needed == NATURAL_PAIR:
        is_of_rank = meld.kind is MeldKind.GROUP and meld.rank == top
        return is_of_rank and meld.naturals > PAIR
    if needed == NO_WILD:
        return not meld.wilds and meld.kind is not MeldKind.WILD
    return True


NEVER_JOINED = (MeldKind.SEQUENCE, MeldKind.JUMBLE)
RANK = itemgetter(Meld._fields.index("rank"))

IndexedMelds = tuple[tuple[int, Meld], ...]
"""Judged melds, each with the index of its first part among those reported."""


def judged_melds(rules: RuleSet, melds: Iterable[Meld]) -> tuple[Meld, ...]:
    """Return reported melds as judged melds of a rule set.

    Melds of one rank become one meld if the rules allow only one.
    """
    judged = tuple(melds)
    reading = _reading_of(rules)
    if reading is not None:
        judged = tuple([reading(meld) for meld in judged])
    # In most deals no two melds have a rank in common, and there is nothing to join.
    may_join = rules.meld_rules.one_meld_per_rank
    if may_join and len(set(map(RANK, judged))) < len(judged):
        return tuple([meld for _, meld in indexed_melds(rules, judged)])
    return judged


@cached_by_owner
def _reading_of(rules: RuleSet) -> Callable[[Meld], Meld] | None:
    """Return a function that converts reported melds to judged ones; None if none changes."""
    rule = rules.meld_rules
    steps: list[Callable[[Meld], Meld]] = []
    if rule.twos_meldable:
        steps.append(_twos_as_rank)
    if has_plain_threes(rules):
        steps.append(_threes_as_rank)
    if rule.sequences and (rule.sequence_wilds or rule.sequence_low == LONG_RUN[0]):
        order = run_order(rules)
        steps.append(lambda meld: _meld_as_run(order, meld))
    if not steps:
        return None

    def reading(meld: Meld) -> Meld:
        for step in steps:
            meld = step(meld)
        return meld

    return reading


def _twos_as_rank(meld: Meld) -> Meld:
    """Return a meld of wild cards with twos as a meld of twos, in which only jokers are wild."""
    if meld.kind is not MeldKind.WILD or not meld.twos:
        return meld
    return meld._replace(kind=MeldKind.TWOS, rank=TWO, naturals=meld.twos, twos=0)


def _threes_as_rank(meld: Meld) -> Meld:
    """Return threes of both colours as a group of their rank; any other meld unchanged."""
    if meld.kind is MeldKind.BLACK_THREES:
        return meld._replace(kind=MeldKind.GROUP, rank=THREE)
    if meld.kind is not MeldKind.JUMBLE or meld.suit is not None:
        return meld
    cards = Counter(meld.strays)
    twos = cards.pop(TWO, 0)
    jokers = cards.pop(JOKER, 0)
    if not cards.keys() <= {BLACK_THREE, RED_THREE}:
        return meld
    return group(THREE, cards.total(), twos, jokers)._replace(from_hand=meld.from_hand)


LONG_RUN: tuple[Card, ...] = (NATURALS[-1], TWO, THREE, *NATURALS)
"""The order of sequences in which the ace is low or high, and a two has a place of its own."""


def run_order(rules: RuleSet) -> tuple[Card, ...]:
    """Return the ranks of a sequence, low to high; an ace that may be low is at both ends."""
    low = Card(rules.meld_rules.sequence_low)
    if low == LONG_RUN[0]:
        return LONG_RUN
    return ranks_between(low, Card(rules.meld_rules.sequence_high))


def suited_cards(rules: RuleSet) -> frozenset[Card]:
    """Return the cards of which the suit may matter, because they have a place in a sequence.

    Threes are named with and without their colour.
    """
    cards = {*NATURALS, *run_order(rules)}
    if THREE in cards:
        cards |= {BLACK_THREE, RED_THREE}
    return frozenset(cards)


def _meld_as_run(order: tuple[Card, ...], meld: Meld) -> Meld:
    """Return cards of a suit as a sequence, if they can be one; otherwise the meld itself.

    A wild card fills a gap or is at an end, wherever it was reported; a two in its own place is a
    natural card. The reading with the fewest wild cards counts, and among equal ones that with
    the most natural cards in a row: a wild card must come before or after seven of them for a
    semi-clean canasta (eburraco.com, article 13), and an ace may be at either end.
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
    """Yield every way to lay cards in a row, the highest first; None is a place of a wild card."""
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
    """Return the sort key of a reading: the highest one counts."""
    return -reading.count(None), _longest_stretch(reading)


def _longest_stretch(reading: Reading) -> int:
    """Return the most natural cards in a row."""
    return max(len(list(cards)) for is_natural, cards in groupby(reading, bool) if is_natural)


SUIT_THREES: Mapping[str, tuple[Card, Card]] = {
    **dict.fromkeys(RED_SUITS, (RED_THREE, BLACK_THREE)),
    **dict.fromkeys(BLACK_SUITS, (BLACK_THREE, RED_THREE)),
}
"""The three of each suit, and the three of the other colour."""


def indexed_melds(rules: RuleSet, melds: Iterable[Meld]) -> IndexedMelds:
    """Return the judged melds, each with the index of its first part among those reported."""
    reading = _reading_of(rules)
    melds_by_key: dict[object, tuple[int, Meld]] = {}
    for index, reported in enumerate(melds):
        meld = reported if reading is None else reading(reported)
        may_join = rules.meld_rules.one_meld_per_rank and meld.kind not in NEVER_JOINED
        key = (meld.kind, meld.rank) if may_join else index
        if key in melds_by_key:
            first, before = melds_by_key[key]
            melds_by_key[key] = (first, _join_melds(rules, before, meld))
        else:
            melds_by_key[key] = (index, meld)
    return tuple(melds_by_key.values())


def _join_melds(rules: RuleSet, one: Meld, other: Meld) -> Meld:
    """Return one meld of two melds of one rank.

    The joined meld counts as laid from the hand if one part was, and was a canasta by itself.
    """
    return one._replace(
        naturals=one.naturals + other.naturals,
        twos=one.twos + other.twos,
        jokers=one.jokers + other.jokers,
        from_hand=any(
            part.from_hand and part.cards >= rules.canasta_min_cards for part in (one, other)
        ),
    )


class Worth(NamedTuple):
    """The worth of one meld."""

    canasta: str | None
    """The type of canasta; None if the meld is no canasta."""
    cards: int
    """The number of cards that count; 0 if those of canastas do not count."""
    points: int
    """The card points of these cards."""
    short_kind: str | None
    """The kind of incomplete meld that may cost points; None for any other meld."""
    black_threes: int = 0
    """The number of its black threes that score by their number, not by card value."""


@cached_by_owner
def worth_of(rules: RuleSet) -> Callable[[Meld], Worth]:
    """Return a function for the worth of a judged meld; its answers are cached."""
    return lru_cache(maxsize=MAX_CACHED_RESULTS)(WorthTable(rules).worth)


class WorthTable:
    """The values of a rule set that the worth of melds depends on.

    It does not keep the rules themselves: the cache of `worth_of` lives as long as the rules, and
    would keep them alive.
    """

    def __init__(self, rules: RuleSet) -> None:
        types = canasta_types().type
        priced = [canasta for canasta in types if bonus_of(rules, canasta.id) is not None]
        unpriced = [canasta for canasta in types if canasta not in priced]
        # A canasta without a bonus is of the plainest type, which comes last in the table.
        self._types = (*priced, *reversed(unpriced))
        self._sequence_types = {kind.id for kind in types if may_be_sequence(rules, kind)}
        self._group_canastas = rules.meld_rules.group_canastas
        self._canasta_min_cards = rules.canasta_min_cards
        self._canasta_cards_count = rules.canasta_cards_count
        self._short_sequence = rules.penalties.short_sequence
        self._costly_ranks = {types_by_id()[kind].rank: kind for kind in ("aces", "sevens")}
        self._card_values = rules.card_values
        black = rules.black_three
        self._black_threes_apart = black.tabled_values is not None and black.meld_when != "never"

    def worth(self, meld: Meld) -> Worth:
        """Return the worth of a judged meld: type of canasta, cards, points and short kind."""
        canasta = self._canasta_type(meld)
        if canasta is not None and not self._canasta_cards_count:
            return Worth(canasta, 0, 0, self._short_kind(meld))
        black_threes = 0
        if self._black_threes_apart and meld.kind is MeldKind.BLACK_THREES:
            black_threes = meld.naturals
            meld = meld._replace(naturals=0)
        values = self._card_values
        points = sum(values.get(card, 0) * count for card, count in cards_of(meld).items())
        return Worth(canasta, meld.cards, points, self._short_kind(meld), black_threes)

    def _canasta_type(self, meld: Meld) -> str | None:
        """Return the id of the first type whose conditions a meld meets; None if there is none."""
        if meld.cards < self._canasta_min_cards:
            return None
        fitting = (
            canasta.id
            for canasta in self._types
            if self._is_of_kind(meld, canasta)
            and is_in_range(meld.unbroken or meld.naturals, canasta.naturals)
            and is_in_range(meld.wilds, canasta.wilds)
            and is_in_range(meld.cards, canasta.cards)
            and is_in_range(meld.jokers, canasta.jokers)
        )
        return next(fitting, None)

    def _is_of_kind(self, meld: Meld, canasta: CanastaType) -> bool:
        """Return True if a type is for melds of this kind and rank."""
        if meld.kind is MeldKind.SEQUENCE:
            return canasta.id in self._sequence_types
        if meld.kind is MeldKind.GROUP and not self._group_canastas:
            return False
        return canasta.kind == meld.kind and canasta.rank in (None, meld.rank)

    def _short_kind(self, meld: Meld) -> str | None:
        """Return the kind of an incomplete meld that may cost points; None for any other meld."""
        if meld.kind is MeldKind.SEQUENCE:
            rule = self._short_sequence
            return "sequence" if rule is not None and meld.cards <= rule.max_len else None
        if meld.cards >= self._canasta_min_cards:
            return None
        if meld.kind is MeldKind.WILD:
            four_jokers = types_by_id()["wild_four_jokers"].jokers
            return "wild_with_four_jokers" if is_in_range(meld.jokers, four_jokers) else "wild"
        return None if meld.wilds else self._costly_ranks.get(meld.rank)


def canasta_type(rules: RuleSet, meld: Meld) -> str | None:
    """Return the type of canasta of a meld, or None while it is too short for one.

    This is the first type whose conditions the meld meets and for which the rule set has a bonus.
    Without a bonus for any of them, it is the plainest one.
    """
    return worth_of(rules)(meld).canasta
