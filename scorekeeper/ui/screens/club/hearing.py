"""News of evenings as one page hears them: a burst is told once, and nothing while it is away."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.session.club import News
from scorekeeper.ui.components.round_clock import is_open
from scorekeeper.ui.pages import is_there
from scorekeeper.ui.state import State

GAP = 0.1
"""Seconds between two tellings, so that a busy club redraws a page ten times a second at most."""
Tell = Callable[[tuple[News, ...]], None]
Listen = Callable[[Callable[[News], None]], Callable[[], None]]
"""Takes whoever is told of each change; gives the call that ends it."""


class Ear:
    """Hears for one page, on whatever thread, and tells on the page's own."""

    def __init__(self, page: ft.Page, tell: Tell, *, most: int | None = None) -> None:
        """Prepare to tell a page; it hears nothing yet.

        With `most`, the page is told of so many tables at once at most, and of others next time.
        """
        self._page, self._tell, self._most = page, tell, most
        self._end: Callable[[], None] | None = None
        self._heard: deque[News] = deque()
        """What it was not told yet, each change once."""
        self._is_waiting = False
        self._next = 0.0

    def open(self, listen: Listen) -> None:
        """Hear the news of a club, or of a table, from now on."""
        self._end = listen(self._hear)

    def close(self) -> None:
        """Hear nothing any more."""
        if self._end is not None:
            self._end()
            self._end = None

    def _hear(self, news: News) -> None:
        """A page whose browser is gone looks at everything when it is back, or is gone for good."""
        if not is_open(self._page):
            self.close()
            return
        if not is_there(self._page):
            return
        if news not in self._heard:
            self._heard.append(news)
        self._wait()

    def _wait(self) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            self._page.run_task(self._telling)

    async def _telling(self) -> None:
        await asyncio.sleep(max(self._next - time.monotonic(), 0))
        self._next = time.monotonic() + GAP
        self._is_waiting = False
        news = self._next_news()
        if self._heard:
            self._wait()
        if news and is_there(self._page):
            self._tell(news)

    def _next_news(self) -> tuple[News, ...]:
        """What the page is told now: as much as is about so many tables."""
        news: list[News] = []
        tables: set[int | None] = set()
        while self._heard:
            tables.add(self._heard[0].table)
            if self._most is not None and len(tables) > self._most:
                break
            news.append(self._heard.popleft())
        return tuple(news)


def use_news(state: State, tell: Tell, *, again: Callable[[], None]) -> None:
    """Have a component hear all news of the club, and look `again` when its browser was away.

    `tell` is called as a task of the page.
    """
    page = ft.context.page
    latest: Any = ft.use_ref()
    latest.current = (tell, again)
    ear: Any = ft.use_ref()

    def tell_latest(news: tuple[News, ...]) -> None:
        latest.current[0](news)

    def look_again() -> None:
        latest.current[1]()

    def start() -> None:
        ear.current = Ear(page, tell_latest)
        ear.current.open(state.session.club.listen)

    def stop() -> None:
        if ear.current is not None:
            ear.current.close()

    ft.use_effect(start, [], cleanup=stop)
    ft.use_effect(look_again, [state.returned])
