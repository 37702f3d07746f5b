"""Hooks that update the screens of a club after events of its sessions."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.services.events import EveningChanged
from scorekeeper.ui.events import PageEvent, PageReturned
from scorekeeper.ui.hooks import use_events

OnEveningEvents = Callable[[tuple[EveningChanged, ...]], None]


def use_evening_events(on_events: OnEveningEvents, *, reload: Callable[[], None]) -> None:
    """Call a function at events of all sessions (a hook).

    Args:
        on_events: Called with new events.
        reload: Reads everything again. Called when the component is mounted, because it misses
            events before its subscription, and when the page returns.
    """

    def on_page_events(events: Sequence[PageEvent]) -> None:
        if any(isinstance(event, PageReturned) for event in events):
            reload()
        evening_events = tuple(event for event in events if isinstance(event, EveningChanged))
        if evening_events:
            on_events(evening_events)

    use_events(on_page_events)
    ft.use_effect(reload, [])


def use_redraw_on_events(
    *kinds: str, is_relevant: Callable[[EveningChanged], bool] = lambda _: True
) -> None:
    """Redraw the component after events of sessions, and when the page returns (a hook).

    Args:
        kinds: Kinds of events, such as "evening", "table", "deal", "access" (who may join) and
            "phone" (whose phones are present); without kinds, all events count.
        is_relevant: Returns False for events that do not concern the component.
    """
    _, set_redraw_count = ft.use_state(0)

    def concerns(event: PageEvent) -> bool:
        if isinstance(event, PageReturned):
            return True
        if not isinstance(event, EveningChanged):
            return False
        return is_relevant(event) and (not kinds or event.kind in kinds)

    def on_events(events: Sequence[PageEvent]) -> None:
        if any(concerns(event) for event in events):
            set_redraw_count(lambda count: count + 1)

    use_events(on_events)
