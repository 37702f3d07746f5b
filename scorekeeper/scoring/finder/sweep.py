"""Everything worth laying of a holding, found rank by rank from black threes up to aces.

What was laid so far matters further up by four things only: the cards that sequences have
claimed there, the wild cards used, the marks, and the sums of cards and points. So of lay-downs
that agree in the first three those alone are carried on that none of the others beats.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import zip_longest
from typing import NamedTuple, Optional

from scorekeeper.rules.cards import NATURALS, SUITS, Card
from scorekeeper.scoring.finder.choices import Choice, Choices
from scorekeeper.scoring.finder.holding import PLACES, Holding

Claims = tuple[tuple[int, ...], ...]
"""By suit, how many cards of this place and those above are in sequences begun below."""


class Laid(NamedTuple):
    """A choice, and those that were made before it at lower places."""

    choice: Choice
    before: Optional["Laid"]


class Entry(NamedTuple):
    """A lay-down by its natural cards, what these count, and how it came about."""

    naturals: int
    points: int
    laid: Laid | None


class Limit(NamedTuple):
    """Which lay-downs are looked at."""

    cards: int
    """At most so many cards."""
    wilds: int
    """At most so many wild cards among them."""
    points: int
    """Natural cards that count at least so much; 0 and below asks for nothing."""


State = tuple[Claims, int, int]
"""Claims, wild cards used, marks."""
States = dict[State, list[Entry]]
Cell = dict[int, Entry]
"""The best entry for each number of natural cards."""
Keep = Callable[[Cell], list[Entry]]
Menu = Callable[[Claims], Iterable[tuple[Choice, Claims]]]
Table = dict[tuple[int, int], list[Entry]]
"""The entries by wild cards and marks."""


def cheapest(enough: int) -> Keep:
    """Keep what has more points than all with fewer cards, up to the first that has enough."""

    def keep(cell: Cell) -> list[Entry]:
        kept: list[Entry] = []
        for naturals in sorted(cell):
            if not kept or cell[naturals].points > kept[-1].points:
                kept.append(cell[naturals])
            if kept[-1].points >= enough:
                break
        return kept

    return keep


def dearest(cell: Cell) -> list[Entry]:
    """Keep what has the most points, with the fewest cards for them."""
    return [max(cell.values(), key=lambda entry: (entry.points, -entry.naturals))]


def sweep(
    choices: Choices, holding: Holding, limit: Limit, keep: Keep, closed: Card | None = None
) -> Table:
    """All that is worth laying of a holding within a limit, melds of wild cards left aside.

    `keep` says what is carried on; of the rank `closed` no group may be laid.
    """
    way = Way(choices, holding, closed)
    states: States = {(way.unclaimed, 0, 0): [Entry(0, 0, None)]}
    for menu, to_come in way.menus():
        states = _joined(states, menu, limit._replace(points=limit.points - to_come), keep)
    return {(wilds, marks): entries for (_, wilds, marks), entries in states.items()}


class Way:
    """The choices that come one after the other on the way up through a holding."""

    def __init__(self, choices: Choices, holding: Holding, closed: Card | None) -> None:
        """Only suits that have a sequence are looked at, the last one first."""
        self.choices, self.holding, self.closed = choices, holding, closed
        self.suits = [
            suit
            for suit in reversed(SUITS)
            if choices.has_sequence(suit, holding.suited[suit][1:], holding.wilds)
        ]
        self.unclaimed: Claims = tuple(() for _ in self.suits)

    def menus(self) -> Iterator[tuple[Menu, int]]:
        """At each place the sequences of each suit that begin there, then the groups.

        What comes later stands before what comes earlier in the order of lay-downs. Each menu
        comes with the most points that those after it can still bring.
        """
        held = [self._points_at(place) for place in range(len(PLACES))]
        for place, rank in enumerate(PLACES):
            if self.suits and rank in NATURALS:
                for number in range(len(self.suits)):
                    yield partial(self._sequences, place, number), sum(held[place:])
            if self.suits or len(self._of_rank(place, 0)) > 1:
                yield partial(self._groups, place), sum(held[place + 1 :])

    def _points_at(self, place: int) -> int:
        """The most that the cards of a place can count, those that fit into no meld left out."""
        rules = self.choices.pieces.judge.question.rules
        cards = self.holding.naturals[place]
        if len(self._of_rank(place, 0)) == 1:
            cards = min(cards, sum(self.holding.suited[suit][place] for suit in self.suits))
        return cards * rules.card_values[PLACES[place]]

    def _sequences(
        self, place: int, number: int, claims: Claims
    ) -> Iterator[tuple[Choice, Claims]]:
        suit, claimed = self.suits[number], claims[number]
        held = self.holding.suited[suit][place:]
        free = [count - gone for count, gone in zip_longest(held, claimed, fillvalue=0)]
        for choice in self.choices.begun(suit, PLACES[place], free, self.holding.wilds):
            now = (*claims[:number], _claimed(claimed, choice), *claims[number + 1 :])
            yield choice, now

    def _groups(self, place: int, claims: Claims) -> Iterator[tuple[Choice, Claims]]:
        above = tuple(claimed[1:] for claimed in claims)
        taken = sum(claimed[0] for claimed in claims if claimed)
        if taken <= self.holding.naturals[place]:
            for choice in self._of_rank(place, taken):
                yield choice, above

    def _of_rank(self, place: int, taken: int) -> tuple[Choice, ...]:
        rank, free = PLACES[place], self.holding.naturals[place] - taken
        return self.choices.of_rank(rank, 0 if rank == self.closed else free, self.holding.wilds)


def _claimed(before: tuple[int, ...], choice: Choice) -> tuple[int, ...]:
    longest = max((piece.naturals for piece in choice.pieces), default=0)
    more = (sum(above < piece.naturals for piece in choice.pieces) for above in range(longest))
    return tuple(a + b for a, b in zip_longest(before, more, fillvalue=0))


def _joined(states: States, menu: Menu, limit: Limit, keep: Keep) -> States:
    """Every lay-down so far with every choice on the menu."""
    menus: dict[Claims, list[tuple[Choice, Claims]]] = {}
    cells: dict[State, Cell] = {}
    for (claims, wilds, marks), entries in states.items():
        if claims not in menus:
            menus[claims] = list(menu(claims))
        for choice, claimed in menus[claims]:
            used = wilds + choice.wilds
            if used <= limit.wilds:
                cell = cells.setdefault((claimed, used, marks | choice.marks), {})
                _put(cell, choice, entries, limit._replace(cards=limit.cards - used))
    return {state: keep(cell) for state, cell in cells.items() if cell}


def _put(cell: Cell, choice: Choice, entries: list[Entry], limit: Limit) -> None:
    """Put a choice on top of each entry into a cell, where it is the best of its kind.

    Entries stand by the number of their natural cards, for which the limit is here.
    """
    for naturals, points, laid in entries:
        cards, sum_ = naturals + choice.naturals, points + choice.points
        if cards > limit.cards:
            break
        if sum_ < limit.points:
            continue
        other = cell.get(cards)
        if other is None or sum_ >= other.points:
            on_top = Laid(choice, laid)
            if other is None or sum_ > other.points or _is_before(on_top, other.laid):
                cell[cards] = Entry(cards, sum_, on_top)


def _is_before(one: Laid | None, other: Laid | None) -> bool:
    """Whether a lay-down comes first in order: the choices made last decide first."""
    while one is not None and other is not None and one is not other:
        if one.choice.order != other.choice.order:
            return one.choice.order < other.choice.order
        one, other = one.before, other.before
    return False
