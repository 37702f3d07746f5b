"""How components get at the state of their device."""

from typing import Any, cast

import flet as ft

from scorekeeper.ui.state import State

STATE: Any = ft.create_context(None)


def use_state() -> State:
    """The state of this device; the component is drawn again whenever it changes."""
    return cast("State", ft.use_context(STATE))


def go(route: str) -> None:
    """Show another screen."""
    ft.context.page.navigate(route)
