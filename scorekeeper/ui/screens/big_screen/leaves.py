"""The pages of the big screen, and how they take turns: slowly, and without moving."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.ui.components.round_clock import is_open
from scorekeeper.ui.screens.big_screen.board import Board
from scorekeeper.ui.screens.big_screen.fitting import ROW, Fit, fit
from scorekeeper.ui.screens.big_screen.rows import Widths, standing_widths
from scorekeeper.ui.screens.big_screen.sizes import Sizes
from scorekeeper.ui.screens.big_screen.tables import narrowest_tables, stacked, table_widths

SECONDS_A_PAGE = 14.0
"""Long enough to find one's own name among all of a page, and to read what stands beside it."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page: the rows from `start` to `stop` of the tables, or else of the standing."""

    is_of_tables: bool
    start: int
    stop: int
    fitting: Fit
    widths: Widths


def leaves_of(board: Board, sizes: Sizes) -> list[Leaf]:
    """All pages: the tables of the round that is about to begin or is played, then the standing."""
    wide = standing_widths(board)
    standing = fit(len(board.lines), wide.all, wide.narrowest, sizes.room)
    return [
        *(_leaves(len(board.meetings), *_of_tables(board, sizes), of_tables=True)),
        *_leaves(max(len(board.lines), 1), standing, wide, of_tables=False),
    ]


def _of_tables(board: Board, sizes: Sizes) -> tuple[Fit, Widths]:
    """How the rows of the tables fit.

    Where names would be shown smaller and there is room below, the sides stand below each other.
    """
    wide = table_widths(board)
    beside = _fitted(board, wide, sizes)
    if board.is_played and wide.shrunk(sizes.room.column(beside.columns), beside.size) < 1:
        high = stacked(wide, board)
        below, count = _fitted(board, high, sizes), len(board.meetings)
        if below.pages(count) <= beside.pages(count):
            return below, high
    return beside, wide


def _fitted(board: Board, widths: Widths, sizes: Sizes) -> Fit:
    """How rows fit that may be higher than others: as many lower ones in less room."""
    room = replace(sizes.room, height=sizes.room.height * ROW / widths.height)
    return fit(len(board.meetings), widths.all, narrowest_tables(widths), room)


def _leaves(count: int, fitting: Fit, widths: Widths, *, of_tables: bool) -> Iterator[Leaf]:
    for start in range(0, count, fitting.on_a_page):
        yield Leaf(of_tables, start, min(start + fitting.on_a_page, count), fitting, widths)


def use_turning_pages(count: int, about: str, *, seconds: Callable[[], float]) -> int:
    """The number of the page that is shown now; where there are several, they take turns.

    When they are `about` something else, say the tables of the next round, the first comes first.
    """
    page = ft.context.page
    (told, shown), turn = ft.use_state((about, 0))
    task: Any = ft.use_ref(None)

    async def turning() -> None:
        while is_open(page):
            await asyncio.sleep(seconds())
            turn(lambda now: (about, now[1] + 1 if now[0] == about else 1))

    def start() -> None:
        turn((about, 0))
        if count > 1:
            task.current = page.run_task(turning)

    def stop() -> None:
        if task.current is not None:
            task.current.cancel()

    ft.use_effect(start, [count, about], cleanup=stop)
    return shown % count if told == about else 0
