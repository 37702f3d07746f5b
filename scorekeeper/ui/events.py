"""Events of the services on a page: collected, and delivered as tasks of that page."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.services.events import EveningChanged, Event, Listener, Unsubscribe
from scorekeeper.ui.connection import is_connected, is_open

MIN_INTERVAL_SECONDS = 0.1
"""Time between two deliveries, so that a busy club redraws a page ten times a second at most."""


@dataclass(frozen=True, slots=True)
class PageReturned:
    """The browser of the page has come back. It may have missed events."""


PageEvent = Event | PageReturned
EventHandler = Callable[[Sequence[PageEvent]], None]


class PageEvents:
    """The one subscription of a page to the events of the services.

    Services publish on any thread. Here events are collected, and handlers are called on the
    event loop with all events since the last delivery.
    """

    def __init__(self, page: ft.Page, *, max_tables: int | None = None) -> None:
        """Create the events of a page.

        Args:
            page: The page.
            max_tables: Deliver the events of at most this many tables at once, and the others
                next time; for screens that draw much for each table. None for no limit.
        """
        self._page = page
        self._max_tables = max_tables
        self._handlers: list[EventHandler] = []
        self._waiting: deque[Event] = deque()
        self._is_scheduled = False
        self._next_delivery = 0.0
        self._unsubscribe: Unsubscribe | None = None

    def connect(self, subscribe: Callable[[Listener], Unsubscribe]) -> None:
        """Subscribe to the services.

        Args:
            subscribe: `Session.subscribe`, or its equivalent on the phone of a table.
        """
        self._unsubscribe = subscribe(self._on_event)

    def disconnect(self) -> None:
        """End the subscription."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None

    def subscribe(self, handler: EventHandler) -> Unsubscribe:
        """Call `handler` with new events on the page's event loop.

        Returns a function that ends the calls.
        """
        self._handlers.append(handler)

        def unsubscribe() -> None:
            self._handlers.remove(handler)

        return unsubscribe

    def report_return(self) -> None:
        """Deliver `PageReturned`; called on the event loop when the browser is back."""
        self._call_handlers((PageReturned(),))

    def _on_event(self, event: Event) -> None:
        """Collect an event and schedule its delivery; ignore it while the page is disconnected.

        Called on the thread of the service that publishes the event.
        """
        if not is_open(self._page):
            self.disconnect()
            return
        if not is_connected(self._page):
            # A page that returns reads everything again; see `PageReturned`.
            return
        if event not in self._waiting:
            self._waiting.append(event)
        self._schedule()

    def _schedule(self) -> None:
        """Start a delivery on the event loop of the page, unless one is scheduled."""
        if not self._is_scheduled:
            self._is_scheduled = True
            self._page.run_task(self._deliver)

    async def _deliver(self) -> None:
        """Call the handlers with the collected events, at most ten times a second."""
        await asyncio.sleep(max(self._next_delivery - time.monotonic(), 0))
        self._next_delivery = time.monotonic() + MIN_INTERVAL_SECONDS
        self._is_scheduled = False

        events: list[Event] = []
        tables: set[int | None] = set()
        while self._waiting:
            event = self._waiting[0]
            if isinstance(event, EveningChanged):
                tables.add(event.table)
            if self._max_tables is not None and len(tables) > self._max_tables:
                # The next delivery begins with this event.
                self._schedule()
                break
            events.append(self._waiting.popleft())
        if events and is_connected(self._page):
            self._call_handlers(events)

    def _call_handlers(self, events: Sequence[PageEvent]) -> None:
        # A copy, because a handler may unmount a component and so remove its handler.
        for handler in tuple(self._handlers):
            handler(events)
