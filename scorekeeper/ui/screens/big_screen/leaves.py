"""The pages of the big screen, and how they take turns: slowly, and without moving."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.ui.components.round_clock import is_open
from scorekeeper.ui.screens.big_screen.board import Board
from scorekeeper.ui.screens.big_screen.fitting import Fit, fit
from scorekeeper.ui.screens.big_screen.rows import Widths, standing_widths
from scorekeeper.ui.screens.big_screen.sizes import Sizes
from scorekeeper.ui.screens.big_screen.tables import narrowest_tables, table_widths

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
    wide = table_widths(board)
    tables = _leaves(len(board.meetings), wide, narrowest_tables(wide), sizes, of_tables=True)
    wide = standing_widths(board)
    standing = _leaves(len(board.lines), wide, wide.narrowest, sizes, of_tables=False)
    return [*(tables if board.meetings else ()), *standing]


def _leaves(
    count: int, widths: Widths, narrowest: float, sizes: Sizes, *, of_tables: bool
) -> Iterator[Leaf]:
    fitting = fit(count, widths.all, narrowest, sizes.room)
    for page in range(fitting.pages(count)):
        start = page * fitting.on_a_page
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
