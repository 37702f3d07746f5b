"""How components get at the state of their phone, which knows more than that of other devices."""

from collections.abc import Callable
from typing import Any, cast

import flet as ft

from scorekeeper.ui import context
from scorekeeper.ui.boundary import component
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.ui.state import State

Of = Callable[[PhoneState], Any]


def part(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a component that is drawn again only when what it follows of the phone has changed.

    What lies around it may be drawn anew meanwhile, as by a form that comes over the table.
    """
    drawn: Callable[..., Any] = ft.memo(component(function))
    return drawn


def use_phone() -> PhoneState:
    """The state of this phone; the component is drawn again whenever it changes."""
    return cast("PhoneState", context.use_state())


def use_part(of: Of) -> PhoneState:
    """The state of this phone; the component is drawn again when `of` gives another value."""
    return cast("PhoneState", context.use_part(cast("Callable[[State], Any]", of)))
