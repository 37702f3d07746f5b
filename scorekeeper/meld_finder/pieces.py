"""The legal melds of a holding, with all wild cards alike."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

from scorekeeper.meld_finder.holding import (
    ACES,
    LOW_ACE,
    LOWEST_GROUP,
    PLACE_OF,
    PLACES,
    THREES,
    Holding,
    run_places,
)
from scorekeeper.meld_finder.judge import Judge
from scorekeeper.rules.cards import BLACK_THREE, SUITS, TWO, has_plain_threes
from scorekeeper.scoring.meld import Meld, MeldKind, group

Order = tuple[int, ...]
"""A sort key of a meld in a lay-down."""
Claim = tuple[int, ...]
"""For one suit, the cards that its sequences take at a place and at each place above it."""


class Piece(NamedTuple):
    """A meld that may be laid.

    In a group or sequence all wild cards are written as twos: no rule requires jokers there, and
    the search decides last which of them are jokers. In a meld of wild cards `naturals` counts
    its twos and `wilds` its jokers.
    """

    order: Order
    meld: Meld
    kind: MeldKind
    """The kind for the rule set: twos may be a rank."""
    naturals: int
    wilds: int
    placed_twos: int
    """The number of its natural cards that are twos in their own place."""
    points: int
    """The points of its natural cards; 0 in a meld of wild cards."""
    marks: int
    claim: Claim = ()
    """The cards of a sequence, from its lowest place up; 0 in a gap. A low ace is 0 at its own
    place and 1 at the place of high aces."""


def order_of(meld: Meld) -> Order:
    """Return the sort key of a meld in a lay-down, in the order that `Preference` describes."""
    if meld.kind is MeldKind.WILD:
        return (1, 0, 0, -meld.twos, meld.jokers)
    low, *others = places_of(meld)
    form = (0, 0) if meld.suit is None else (1, SUITS.index(meld.suit))
    return (-low, *form, -meld.naturals, meld.wilds, *others)


def places_of(meld: Meld) -> list[int]:
    """Return the place of a group, or those of the natural cards of a sequence, low to high."""
    if meld.run:
        places = [PLACE_OF[card] for card in meld.run]
        if places[0] == ACES and len(places) > 1:
            places[0] = LOW_ACE
        return places
    low = PLACE_OF[meld.rank or meld.low or BLACK_THREE]
    return [low] if meld.suit is None else list(range(low, low + meld.naturals))


def placed_twos(meld: Meld) -> int:
    """Return the number of twos in a meld that lie in their own place."""
    return meld.run.count(TWO)


class Pieces:
    """The legal melds by the cards that they take, cached."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self._run_places = run_places(judge.question.rules)
        self._known: dict[Meld, Piece | None] = {}
        self._lists: dict[tuple[Any, ...], list[Piece]] = {}

    def groups(self, place: int, naturals: int, wilds: int) -> list[Piece]:
        """Return all groups of the rank at a place with at most `naturals` and `wilds` cards."""
        rank = PLACES[place]
        if place == THREES and not has_plain_threes(self.judge.question.rules):
            rank = BLACK_THREE
        counts = product(range(1, naturals + 1), range(wilds + 1))
        melds = (group(rank, n, twos) for n, twos in counts)
        return self._legal_pieces((rank, naturals, wilds), melds)

    def sequences(self, holding: Holding, suit: str, place: int) -> list[Piece]:
        """Return all sequences of a suit that begin at a place, with or without gaps."""
        counts = holding.suited[suit]
        if place not in self._run_places or not counts[_counted_at(place)]:
            return []
        places = range(place, self._run_places.stop)
        held = tuple([counts[_counted_at(above)] > 0 for above in places])
        has_two_aces = counts[ACES] > 1
        melds = self._sequences_from(held, suit, place, holding.wilds, has_two_aces=has_two_aces)
        # The length of `held` gives the place.
        return self._legal_pieces((suit, held, has_two_aces, holding.wilds), melds)

    def _sequences_from(
        self, held: Sequence[bool], suit: str, place: int, wilds: int, *, has_two_aces: bool
    ) -> Iterator[Meld]:
        """Yield the sequences that begin at a place, with each possible number of wild cards.

        `held` has True for that place, and for each one above it, if the hand has a card there.
        """
        most_gaps = self.judge.question.rules.meld_rules.sequence_wilds
        for steps in runs_of(held, min(most_gaps, wilds)):
            places = [place + step for step in steps]
            takes_low_ace = places[0] == LOW_ACE
            # An ace without any other natural card is read as the highest card.
            is_lone_ace = takes_low_ace and len(places) == 1
            takes_too_many_aces = takes_low_ace and places[-1] == ACES and not has_two_aces
            if is_lone_ace or takes_too_many_aces:
                continue
            meld = _sequence(suit, places)
            gaps = places[-1] - places[0] + 1 - len(places)
            for twos in range(gaps, wilds - placed_twos(meld) + 1):
                yield meld._replace(twos=twos)

    def wild_melds(self, twos: int, jokers: int) -> list[Piece]:
        """Return all melds of wild cards with at most `twos` twos and `jokers` jokers."""
        counts = filter(any, product(range(twos + 1), range(jokers + 1)))
        melds = (
            Meld(MeldKind.WILD, twos=two_count, jokers=joker_count)
            for two_count, joker_count in counts
        )
        return self._legal_pieces((MeldKind.WILD, twos, jokers), melds)

    def all_pieces(self, holding: Holding) -> Iterator[Piece]:
        """Yield every meld that can be made of a holding: groups, sequences, then wild melds."""
        for place in range(LOWEST_GROUP, len(PLACES)):
            yield from self.groups(place, holding.naturals[place], holding.wilds)
        for suit in holding.suited:
            for place in range(len(PLACES)):
                yield from self.sequences(holding, suit, place)
        yield from self.wild_melds(holding.twos, holding.jokers)

    def with_possible_suits(self, holding: Holding) -> Holding:
        """Return the holding without the suits in which no sequence is possible."""
        if not self.judge.question.rules.meld_rules.sequences:
            return replace(holding, suited={})
        places = range(len(PLACES))
        suited = {
            suit: counts
            for suit, counts in holding.suited.items()
            if any(self.sequences(holding, suit, place) for place in places)
        }
        return replace(holding, suited=suited)

    def _legal_pieces(self, key: tuple[Any, ...], melds: Iterable[Meld]) -> list[Piece]:
        """Return the pieces of all melds that may be laid, in order; `key` is for the cache."""
        if key not in self._lists:
            pieces = (self._piece(meld) for meld in melds)
            self._lists[key] = sorted(piece for piece in pieces if piece is not None)
        return self._lists[key]

    def _piece(self, meld: Meld) -> Piece | None:
        if meld not in self._known:
            self._known[meld] = self._judged_piece(meld)
        return self._known[meld]

    def _judged_piece(self, meld: Meld) -> Piece | None:
        """Return the piece of a meld with its worth; None if the meld may not be laid."""
        worth = self.judge.worth(meld)
        if worth is None:
            return None
        naturals = meld.naturals
        wilds = meld.wilds
        if meld.kind is MeldKind.WILD:
            naturals = meld.twos
            wilds = meld.jokers
            points = 0
        else:
            points = worth.points - wilds * self.judge.question.rules.card_values[TWO]
        return Piece(
            order=order_of(meld),
            meld=meld,
            kind=worth.kind,
            naturals=naturals,
            wilds=wilds,
            placed_twos=placed_twos(meld),
            points=points,
            marks=worth.marks,
            claim=() if meld.suit is None else _claim_of(places_of(meld)),
        )


def _counted_at(place: int) -> int:
    """Return the place at which a holding counts a card: a low ace is counted as a high one."""
    return ACES if place == LOW_ACE else place


def runs_of(held: Sequence[bool], most_gaps: int) -> Iterator[tuple[int, ...]]:
    """Yield the indices of the cards of each sequence that begins with the first card.

    `held` has True for each card, low to high, that the hand has.

    >>> list(runs_of([True, True, False, True], 1))
    [(0,), (0, 1), (0, 1, 3)]
    """
    waiting: list[tuple[int, ...]] = [(0,)]
    while waiting:
        run = waiting.pop(0)
        yield run
        gaps = run[-1] + 1 - len(run)
        end = min(len(held), run[-1] + 2 + most_gaps - gaps)
        waiting += [(*run, place) for place in range(run[-1] + 1, end) if held[place]]


def _sequence(suit: str, places: Sequence[int]) -> Meld:
    """Return the sequence of natural cards of a suit at places of `PLACES`.

    One from the four up without gaps has ends; any other has the list of its cards.
    """
    cards = tuple(PLACES[place] for place in places)
    meld = Meld(MeldKind.SEQUENCE, suit=suit, naturals=len(cards))
    is_whole = places[-1] - places[0] + 1 == len(places)
    if is_whole and places[0] > THREES:
        return meld._replace(low=cards[0], high=cards[-1])
    return meld._replace(run=cards)


def _claim_of(places: Sequence[int]) -> Claim:
    """Return how many cards a sequence takes at each place, from its lowest place up."""
    first = places[0]
    takes_low_ace = first == LOW_ACE
    last = ACES if takes_low_ace else places[-1]
    claim = [0] * (last - first + 1)
    for place in places:
        claim[ACES - first if place == LOW_ACE else place - first] += 1
    return tuple(claim)
