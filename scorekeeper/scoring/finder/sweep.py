"""Everything worth laying of a holding, found rank by rank from black threes up to aces.

What was laid so far matters further up by four things only: the cards that sequences have
claimed there, the wild cards used, the marks, and the sums of cards and points. So of lay-downs
that agree in the first three those alone are carried on that none of the others beats.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, Optional

from scorekeeper.rules.cards import Card
from scorekeeper.scoring.finder.choices import Choice, Choices
from scorekeeper.scoring.finder.holding import Holding
from scorekeeper.scoring.finder.way import Claims, Stage, Way


class Laid(NamedTuple):
    """A choice, and those that were made before it at lower places."""

    choice: Choice
    before: Optional["Laid"]


class Entry(NamedTuple):
    """A lay-down by its natural cards, what these count, its melds, and how it came about."""

    naturals: int
    points: int
    melds: int
    laid: Laid | None


class Limit(NamedTuple):
    """Which lay-downs are looked at."""

    cards: int
    """At most so many cards."""
    wilds: int
    """At most so many wild cards among them."""
    points: int = 0
    """Natural cards that count at least so much."""
    sequences: bool = True
    """Whether any sequence is among them."""


State = tuple[Claims, int, int]
"""Claims, wild cards used, marks."""
States = dict[State, list[Entry]]
Cell = dict[int, Entry]
"""The best entry for each number of natural cards."""
Keep = Callable[[Cell], list[Entry]]
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
    way = Way(choices, holding if limit.sequences else replace(holding, suited={}), closed)
    states: States = {(way.unclaimed, 0, 0): [Entry(0, 0, 0, None)]}
    for stage in way.stages():
        states = {
            state: keep(cell) for state, cell in _joined(states, stage, limit).items() if cell
        }
    return {(wilds, marks): entries for (_, wilds, marks), entries in states.items()}


def _joined(states: States, stage: Stage, limit: Limit) -> dict[State, Cell]:
    """Every lay-down so far with every choice of a stage."""
    cells: dict[State, Cell] = {}
    for (claims, wilds, marks), entries in states.items():
        for choice, claimed in stage.choices(claims):
            used = wilds + choice.wilds
            if used <= limit.wilds:
                state = claimed, used, marks | choice.marks
                cell = cells.get(state)
                if cell is None:
                    cell = cells[state] = {}
                least = limit.points - stage.points_to_come(claimed)
                _put(cell, choice, entries, limit.cards - used, least)
    return cells


def _put(cell: Cell, choice: Choice, entries: list[Entry], most: int, least: int) -> None:
    """Put a choice on top of each entry into a cell, where it is the best of its kind.

    At most so many natural cards, and at least so many points, are looked at.
    """
    for naturals, points, melds, laid in entries:
        if naturals + choice.naturals > most:
            break  # entries stand by the number of their cards
        if points + choice.points >= least:
            entry = Entry(
                naturals + choice.naturals,
                points + choice.points,
                melds + len(choice.pieces),
                Laid(choice, laid),
            )
            other = cell.get(entry.naturals)
            if other is None or _is_better(entry, other):
                cell[entry.naturals] = entry


def _is_better(one: Entry, other: Entry) -> bool:
    """Whether an entry is better than another one of as many cards."""
    if one.points != other.points:
        return one.points > other.points
    if one.melds != other.melds:
        return one.melds < other.melds
    return _is_before(one.laid, other.laid)


def _is_before(one: Laid | None, other: Laid | None) -> bool:
    """Whether a lay-down comes first in order: the choices made last decide first."""
    while one is not None and other is not None and one is not other:
        if one.choice.order != other.choice.order:
            return one.choice.order < other.choice.order
        one, other = one.before, other.before
    return False
