"""Hooks by which the screens of a club follow the events of its sessions."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.services.events import EveningChanged
from scorekeeper.ui.events import PageEvent, PageReturned
from scorekeeper.ui.hooks import use_events

OnEveningEvents = Callable[[tuple[EveningChanged, ...]], None]


def use_evening_events(on_events: OnEveningEvents, *, reload: Callable[[], None]) -> None:
    """Follow the events of all sessions (a hook).

    Args:
        on_events: Called with new events.
        reload: Reads everything; called once the component is mounted, since events may have come
            between its render and its subscription, and when the page was away.
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
    """Redraw the component at events of sessions, and when the page was away (a hook).

    Args:
        kinds: Kinds of events, such as "evening", "table", "deal", "access" (who may join) and
            "phone" (whose phones are present); none stands for all of them.
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
