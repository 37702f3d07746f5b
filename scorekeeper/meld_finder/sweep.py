"""All lay-downs of a holding that may be the best one, without melds of wild cards.

`sweep` goes up the places of `PLACES`, from the lowest to the aces. At each place it combines
every lay-down so far with every choice of sequences that begin there, one suit after the other,
and then with every choice of groups of that rank. Sequences claim the cards above their lowest
one; a claim is settled when the sweep reaches its place. Of lay-downs that have the same claims,
wild cards and marks, only the best one for each number of natural cards goes on.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import NamedTuple, Optional

from scorekeeper.meld_finder.choices import Choice, Choices, sequence_combinations
from scorekeeper.meld_finder.holding import LOWEST_GROUP, PLACES, THREES, Holding, run_places
from scorekeeper.meld_finder.pieces import Claim
from scorekeeper.rules.cards import BLACK_THREE, SUITS, value_of

Claims = tuple[Claim, ...]
"""The claims of each suit."""


class Laid(NamedTuple):
    """A linked list of choices: the last one, and those made before it at lower places."""

    choice: Choice
    before: Optional["Laid"]


class Entry(NamedTuple):
    """A lay-down: the number and points of its natural cards, its melds, and its choices."""

    naturals: int
    points: int
    melds: int
    laid: Laid | None


class Limit(NamedTuple):
    """The limits of a search; lay-downs beyond them are ignored."""

    cards: int
    """The most cards."""
    wilds: int
    """The most wild cards."""
    points: int = 0
    """The fewest points in natural cards."""
    sequences: bool = True
    """False if lay-downs with sequences are ignored."""


State = tuple[Claims, int, int, int]
"""The values that two lay-downs must share to be compared: claims, number of wild cards, number of
twos in their own place, and marks."""


class Spent(NamedTuple):
    """The values of `State` for a complete lay-down, which has no claims."""

    wilds: int
    placed_twos: int
    marks: int


Cell = dict[int, Entry]
"""The best entry for each number of natural cards."""
Keep = Callable[[Cell], list[Entry]]
"""A function that selects the entries that the sweep carries on, the fewest natural cards first."""
Table = dict[Spent, list[Entry]]
"""The result of a sweep: lay-downs by the values that they share."""


def sweep(
    choices: Choices, holding: Holding, limit: Limit, keep: Keep, closed_place: int | None = None
) -> Table:
    """Return the lay-downs of a holding that may be the best one within a limit, by cards spent.

    Args:
        choices: The choices of melds; may be used for other holdings too.
        holding: The hand.
        limit: The limits.
        keep: Selects the entries of a state that the sweep carries on.
        closed_place: The place of a rank of which no group may be laid; None if there is none.
    """
    if not limit.sequences:
        holding = replace(holding, suited={})
    ladder = Ladder(choices, holding, closed_place)
    states: dict[State, list[Entry]] = {(ladder.unclaimed, 0, 0, 0): [Entry(0, 0, 0, None)]}
    for stage in ladder.stages():
        cells = _combinations(
            states, stage, limit, most_twos=holding.twos, most_wilds=holding.wilds
        )
        states = {state: keep(cell) for state, cell in cells.items() if cell}
    return {
        Spent(wilds, placed_twos, marks): entries
        for (_, wilds, placed_twos, marks), entries in states.items()
    }


class Ladder:
    """The stages of a sweep through one holding, from its lowest place to the aces."""

    def __init__(self, choices: Choices, holding: Holding, closed_place: int | None) -> None:
        self.choices = choices
        self.holding = holding
        self.closed_place = closed_place
        # The last suit comes first, because later choices come first in the order of lay-downs.
        self.suits = [suit for suit in reversed(SUITS) if suit in holding.suited]
        self.unclaimed: Claims = tuple(() for _ in self.suits)
        rules = choices.pieces.judge.question.rules
        ranks = [BLACK_THREE if place == THREES else rank for place, rank in enumerate(PLACES)]
        self.values = [value_of(rules, rank) for rank in ranks]
        self.lowest = min(LOWEST_GROUP, run_places(rules).start)

    def stages(self) -> Iterator["Stage"]:
        """Yield at each place the sequences of each suit that begin there, then the groups."""
        points = self._most_points()
        for place in range(self.lowest, len(PLACES)):
            for number, suit in enumerate(self.suits):
                if self.choices.pieces.sequences(self.holding, suit, place):
                    yield Stage(self, place, number, sum(points[place:]))
            if self.suits or len(self.groups_at(place, 0)) > 1:
                yield Stage(self, place, None, sum(points[place + 1 :]))

    def _most_points(self) -> list[int]:
        """Return the points of the cards at each place, without cards that fit into no meld."""
        points = []
        for place, value in enumerate(self.values):
            held = self.holding.naturals[place]
            has_groups = len(self.groups_at(place, 0)) > 1
            if not has_groups:
                held = min(held, sum(self.holding.suited[suit][place] for suit in self.suits))
            points.append(held * value)
        return points

    def groups_at(self, place: int, taken: int) -> tuple[Choice, ...]:
        """Return the choices of groups at a place, of whose cards sequences have taken `taken`."""
        free = 0 if place == self.closed_place else self.holding.naturals[place] - taken
        return self.choices.groups_at(place, free, self.holding.wilds)

    def sequences_from(self, place: int, suit: str, claim: Claim) -> Iterator[tuple[Choice, Claim]]:
        """Yield each choice of sequences of a suit that begin at a place, with the claim after it.

        `claim` has the cards that sequences from lower places take.
        """
        held = self.holding.suited[suit][place:]
        free = [count - taken for count, taken in zip_longest(held, claim, fillvalue=0)]
        pieces = self.choices.pieces.sequences(self.holding, suit, place)
        for choice in sequence_combinations(pieces, free):
            claims = [claim, *(piece.claim for piece in choice.pieces)]
            yield choice, tuple(map(sum, zip_longest(*claims, fillvalue=0)))


class Stage:
    """The choices at one place: the sequences of one suit, or the groups.

    They are cached by the claim of one suit, because the claims of all suits are very many.
    """

    def __init__(self, ladder: Ladder, place: int, suit: int | None, points: int) -> None:
        """Make a stage.

        Args:
            ladder: The ladder.
            place: The place.
            suit: The number of a suit in `ladder.suits`; None for groups.
            points: The most points of the cards from this stage on, the claimed ones too.
        """
        self.ladder = ladder
        self.place = place
        self.suit = suit
        self.points = points
        self._sequences: dict[Claim, list[tuple[Choice, Claim]]] = {}
        self._claimed_points: dict[Claim, int] = {}

    def choices(self, claims: Claims) -> list[tuple[Choice, Claims]]:
        """Return the choices of this stage, each with the claims after it.

        `claims` are the cards that earlier choices take, for each suit.
        """
        if self.suit is None:
            above = tuple([claim[1:] for claim in claims])
            taken = sum([claim[0] for claim in claims if claim])
            if taken > self.ladder.holding.naturals[self.place]:
                return []
            return [(choice, above) for choice in self.ladder.groups_at(self.place, taken)]

        claim = claims[self.suit]
        if claim not in self._sequences:
            suit = self.ladder.suits[self.suit]
            self._sequences[claim] = list(self.ladder.sequences_from(self.place, suit, claim))
        before = claims[: self.suit]
        after = claims[self.suit + 1 :]
        return [(choice, (*before, now, *after)) for choice, now in self._sequences[claim]]

    def points_to_come(self, claims: Claims) -> int:
        """Return the most points that can be laid after this stage, given the claims."""
        for claim in claims:
            if claim not in self._claimed_points:
                # After the groups, claims begin at the next place.
                next_place = self.place + 1 if self.suit is None else self.place
                values = self.ladder.values[next_place:]
                points = (n * value for n, value in zip(claim, values, strict=False))
                self._claimed_points[claim] = sum(points)
        return self.points - sum([self._claimed_points[claim] for claim in claims])


def _combinations(
    states: dict[State, list[Entry]], stage: Stage, limit: Limit, *, most_twos: int, most_wilds: int
) -> dict[State, Cell]:
    """Return the cells of lay-downs that combine each of `states` with each choice of a stage.

    Those beyond `limit`, or with more than `most_twos` or `most_wilds`, are left out.
    """
    cells: dict[State, Cell] = {}
    for (claims, wilds, placed_twos, marks), entries in states.items():
        for choice, claimed in stage.choices(claims):
            used = wilds + choice.wilds
            placed = placed_twos + choice.placed_twos
            if used > limit.wilds or placed > most_twos or used + placed > most_wilds:
                continue
            state = (claimed, used, placed, marks | choice.marks)
            cell = cells.get(state)
            if cell is None:
                cell = cells[state] = {}
            least = limit.points - stage.points_to_come(claimed)
            _add_entries(cell, choice, entries, limit.cards - used, least)
    return cells


def _add_entries(cell: Cell, choice: Choice, entries: list[Entry], most: int, least: int) -> None:
    """Add to a cell each entry extended by a choice, if it is the best with its number of cards.

    Only lay-downs with at most `most` natural cards and at least `least` points in them are added.
    """
    for naturals, points, melds, laid in entries:
        if naturals + choice.naturals > most:
            break  # The entries are in the order of their number of cards.
        if points + choice.points < least:
            continue
        entry = Entry(
            naturals + choice.naturals,
            points + choice.points,
            melds + len(choice.pieces),
            Laid(choice, laid),
        )
        other = cell.get(entry.naturals)
        if other is None or _is_better(entry, other):
            cell[entry.naturals] = entry


def _is_better(entry: Entry, other: Entry) -> bool:
    """Return True if an entry is better than one with as many natural cards."""
    if entry.points != other.points:
        return entry.points > other.points
    if entry.melds != other.melds:
        return entry.melds < other.melds
    return _is_before(entry.laid, other.laid)


def _is_before(first: Laid | None, second: Laid | None) -> bool:
    """Return True if `first` precedes `second`; the choices made last are compared first."""
    while first is not None and second is not None and first is not second:
        if first.choice.order != second.choice.order:
            return first.choice.order < second.choice.order
        first = first.before
        second = second.before
    return False
