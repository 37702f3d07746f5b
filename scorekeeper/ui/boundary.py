"""Components that say so when they fail, instead of leaving a dead screen."""

import functools
import logging
from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.ui.live import shown_in

log = logging.getLogger(__name__)


def component(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a Flet component whose failing render becomes a sentence on the screen.

    Without it an exception in a re-render ends all updates of the session silently.
    """

    @functools.wraps(function)
    def body(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except Exception:
            log.exception("%s could not be drawn", function.__name__)
            return ft.Text(f"! {function.__name__}", color=ft.Colors.ERROR)

    wrapped: Callable[..., Any] = ft.component(body)
    return wrapped


def part(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a component that is drawn again only when its arguments or what it follows changed.

    What lies around it may be drawn anew meanwhile, as by a form that comes over a table.
    """
    wrapped: Callable[..., Any] = ft.memo(component(function))
    return wrapped


def still_component(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a component that is drawn again only when its arguments have changed.

    Its arguments are values that are equal when they say the same, and it takes nothing from
    the context. In the place of a value it may be given a `Live` one: then it is drawn again by
    itself, without what lies around it, when that shows another.
    """

    @functools.wraps(function)
    def drawn(*args: Any, **kwargs: Any) -> Any:
        return function(*map(shown_in, args), **kwargs)

    return part(drawn)
