"""Hooks by which the screens of a club follow the events of its sessions."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.services.events import EveningChanged
from scorekeeper.ui.events import PageEvent, PageReturned
from scorekeeper.ui.hooks import use_events

OnNews = Callable[[tuple[EveningChanged, ...]], None]


def use_news(on_news: OnNews, *, again: Callable[[], None]) -> None:
    """Follow the events of all sessions (a hook).

    Args:
        on_news: Called with new events.
        again: Reads everything; called once the component is mounted, since events may have come
            between its render and its subscription, and when the page was away.
    """

    def on_events(events: Sequence[PageEvent]) -> None:
        if any(isinstance(event, PageReturned) for event in events):
            again()
        news = tuple(event for event in events if isinstance(event, EveningChanged))
        if news:
            on_news(news)

    use_events(on_events)
    ft.use_effect(again, [])


def use_reload(*kinds: str, about: Callable[[EveningChanged], bool] = lambda _: True) -> None:
    """Redraw the component at events of sessions, and when the page was away (a hook).

    Args:
        kinds: Kinds of events; none stands for all of them.
        about: Returns False for events that do not concern the component.
    """
    _, set_redraw_count = ft.use_state(0)

    def concerns(event: PageEvent) -> bool:
        if isinstance(event, PageReturned):
            return True
        if not isinstance(event, EveningChanged):
            return False
        return about(event) and (not kinds or event.kind in kinds)

    def on_events(events: Sequence[PageEvent]) -> None:
        if any(concerns(event) for event in events):
            set_redraw_count(lambda count: count + 1)

    use_events(on_events)
