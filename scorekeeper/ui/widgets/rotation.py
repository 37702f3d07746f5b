"""A hook that follows whether a phone is upright or on its side."""

from urllib.parse import urlsplit

import flet as ft

from scorekeeper.ui.kit import Handler
from scorekeeper.ui.layout import MIN_TABLET_HEIGHT, Layout


def use_rotation(
    layout: Layout,
    *,
    on_landscape: Handler | None = None,
    on_portrait: Handler | None = None,
) -> None:
    """Call a function when a phone is turned on its side, or upright again (a hook).

    No function is called for the position of the phone when the screen appears, nor while another
    screen covers this one. A window that is made higher counts as turned upright.
    """
    page = ft.context.page
    own_path = ft.use_route_location()
    is_landscape = layout.height < min(layout.width, MIN_TABLET_HEIGHT)
    previous = ft.use_ref(is_landscape)

    def report_change() -> None:
        was_landscape = previous.current
        previous.current = is_landscape
        is_covered = urlsplit(page.route).path != own_path
        if was_landscape == is_landscape or is_covered:
            return
        handler = on_landscape if is_landscape else on_portrait
        if handler is not None:
            handler()

    ft.use_effect(report_change, [is_landscape])
