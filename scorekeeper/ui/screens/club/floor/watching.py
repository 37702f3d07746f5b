"""What one page shows of a round: each table, the standing and the log by themselves."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.club import Evening, EveningUid, LogEntry, Result, Row, Table, TableState, standing
from scorekeeper.session.club import News, TableGlance
from scorekeeper.ui.components.round_clock import is_open, now
from scorekeeper.ui.pages import is_there
from scorekeeper.ui.screens.club.following import opened
from scorekeeper.ui.screens.club.hearing import use_news
from scorekeeper.ui.state import State
from scorekeeper.words.times import elapsed

LOOK_AT_CLOCK = 20.0
"""Seconds after which it is looked how long tables have been waiting."""
LATEST = 3
"""Lines of the log beside the tables."""


@ft.observable
@dataclass
class Tile:
    """One table as the page shows it; it belongs to this page alone."""

    glance: TableGlance
    waited: str = ""
    """How long ago the last deal was, in words."""


@ft.observable
@dataclass
class Tally:
    """How far the tables are, in the order of their numbers."""

    states: tuple[TableState, ...] = ()


@ft.observable
@dataclass
class Ranking:
    """The standing with the evening that it is of."""

    evening: Evening
    rows: tuple[Row, ...]


@ft.observable
@dataclass
class Recent:
    """What was done last, the latest first, with the evening that it is of."""

    evening: Evening
    entries: tuple[LogEntry, ...]


class Floor:
    """Everything that a page watches of a running round."""

    def __init__(self, state: State, evening: Evening) -> None:
        """Look at every table for the first time."""
        self._state, self._uid, self.number = state, evening.uid, len(evening.rounds)
        glances = state.session.club.tables(evening.uid, self.number)
        self.tiles = {one.number: Tile(one) for one in glances}
        self.tally = Tally(tuple(one.state for one in glances))
        self._results = _results(evening)
        self.ranking = Ranking(evening, standing(evening))
        self.recent = Recent(evening, _latest(evening))
        self.wait()

    def look(self, tables: Collection[int] | None = None) -> None:
        """Look at some tables again, or at all; what is as it was stays untouched."""
        evening = opened(self._state, self._uid)
        if evening is None or len(evening.rounds) != self.number:
            return
        club = self._state.session.club
        for number in self.tiles.keys() if tables is None else self.tiles.keys() & tables:
            glance = club.table(self._uid, self.number, number)
            if glance is not None:
                self._see(glance)
        self.tally.states = tuple(one.glance.state for one in self.tiles.values())
        entries = _latest(evening)
        if entries != self.recent.entries:
            self.recent.evening, self.recent.entries = evening, entries
        results = _results(evening)
        if results != self._results:
            self._results = results
            self.ranking.evening, self.ranking.rows = evening, standing(evening)

    def wait(self) -> None:
        """Say of each table how long ago its last deal was."""
        for tile in self.tiles.values():
            tile.waited = self._waited(tile.glance)

    def _see(self, glance: TableGlance) -> None:
        tile = self.tiles[glance.number]
        if tile.glance != glance:
            tile.glance, tile.waited = glance, self._waited(glance)

    def _waited(self, glance: TableGlance) -> str:
        return elapsed(self._state.words, glance.changed, now=now())


def use_floor(state: State, evening: Evening) -> Floor:
    """Have the tables of the running round in a component, and keep them up with the news."""
    floor: Floor = ft.use_memo(lambda: Floor(state, evening), [evening.uid, len(evening.rounds)])
    page, uid = ft.context.page, evening.uid
    task: Any = ft.use_ref(None)

    async def wait() -> None:
        while is_open(page):
            await asyncio.sleep(LOOK_AT_CLOCK)
            if is_there(page):
                floor.wait()

    def start() -> None:
        task.current = page.run_task(wait)

    def stop() -> None:
        if task.current is not None:
            task.current.cancel()

    def tell(news: Sequence[News]) -> None:
        _tell(floor, uid, news)

    ft.use_effect(start, [floor.number], cleanup=stop)
    use_news(state, tell, again=floor.look)
    return floor


def _tell(floor: Floor, uid: EveningUid, news: Sequence[News]) -> None:
    """Look at the tables that news are about; at all where one is about the whole evening."""
    ours = [one for one in news if one.evening == uid and one.what in ("evening", "table", "deal")]
    if not ours:
        return
    tables = {one.table for one in ours}
    floor.look(None if None in tables else {one for one in tables if one is not None})


def _results(evening: Evening) -> tuple[tuple[Result | None, ...], ...]:
    """Everything that the standing follows from while a round is running."""
    return tuple(tuple(map(_result, one.tables)) for one in evening.rounds)


def _result(table: Table) -> Result | None:
    return table.result


def _latest(evening: Evening) -> tuple[LogEntry, ...]:
    return tuple(reversed(evening.log[-LATEST:]))
