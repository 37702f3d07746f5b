"""News of a club, as tasks of the page that shows them."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.services.club import News
from scorekeeper.ui.pages import is_there
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets.clock import is_open

GAP = 0.1
"""Seconds between two tellings, so that a busy club redraws a page ten times a second at most."""
Tell = Callable[[tuple[News, ...]], None]


class NewsSubscription:
    """News that come on whatever thread, told on the page's own.

    With `most`, the page is told of so many tables at once at most, and of others next time.
    """

    def __init__(self, page: ft.Page, tell: Tell, *, most: int | None = None) -> None:
        self._page, self._tell, self._most = page, tell, most
        self._end: Callable[[], None] | None = None
        self._news: deque[News] = deque()
        self._is_waiting = False
        self._next = 0.0

    def open(self, listen: Callable[[Callable[[News], None]], Callable[[], None]]) -> None:
        self._end = listen(self._hear)

    def close(self) -> None:
        if self._end is not None:
            self._end()
            self._end = None

    def _hear(self, news: News) -> None:
        if not is_open(self._page):
            self.close()
        elif is_there(self._page):  # else it looks at everything once it is back
            if news not in self._news:
                self._news.append(news)
            self._wait()

    def _wait(self) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            self._page.run_task(self._pass_on)

    async def _pass_on(self) -> None:
        await asyncio.sleep(max(self._next - time.monotonic(), 0))
        self._next = time.monotonic() + GAP
        self._is_waiting = False
        news: list[News] = []
        tables: set[int | None] = set()
        while self._news:
            tables.add(self._news[0].table)
            if self._most is not None and len(tables) > self._most:
                self._wait()
                break
            news.append(self._news.popleft())
        if news and is_there(self._page):
            self._tell(tuple(news))


def use_news(state: State, tell: Tell, *, again: Callable[[], None]) -> None:
    """Hear all news of the club as tasks of the page, and look `again` when it was away."""
    page = ft.context.page
    latest: Any = ft.use_ref()
    latest.current = tell

    def tell_latest(news: tuple[News, ...]) -> None:
        latest.current(news)

    subscription = ft.use_memo(lambda: NewsSubscription(page, tell_latest), [])
    listen = state.session.club.listen
    ft.use_effect(lambda: subscription.open(listen), [], cleanup=subscription.close)
    ft.use_effect(again, [state.returned])


def use_reload(state: State, *kinds: str, about: Callable[[News], bool] = lambda _: True) -> None:
    """Draw a component again at news of these kinds, or of any where none are named."""
    _, look = ft.use_state(0)

    def tell(news: tuple[News, ...]) -> None:
        if any(about(item) and (not kinds or item.what in kinds) for item in news):
            look(lambda now: now + 1)

    use_news(state, tell, again=lambda: None)
