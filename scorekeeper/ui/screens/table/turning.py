"""A phone that is turned: on the table to landscape it shows the table view, and back."""

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.layout import Layout

LOW = 600
"""A screen less high than this in landscape is that of a phone, not of a tablet."""


def is_upright(layout: Layout) -> bool:
    """Whether a device is held upright."""
    return layout.width <= layout.height


def lies_low(layout: Layout) -> bool:
    """Whether a phone lies on its side."""
    return not is_upright(layout) and layout.height < LOW


def _nothing() -> None:
    """What a screen does that is not concerned."""


def use_turning(
    layout: Layout, *, down: Callable[[], None] = _nothing, up: Callable[[], None] = _nothing
) -> None:
    """Call `down` when a phone held upright is laid on its side, `up` when it is so no more.

    A window that is drawn high again is raised too. How a phone is held when a screen appears
    calls neither.
    """
    low = lies_low(layout)
    before = ft.use_ref(low)

    def turned() -> None:
        was, before.current = before.current, low
        if low and not was:
            down()
        elif was and not low:
            up()

    ft.use_effect(turned, [low])
