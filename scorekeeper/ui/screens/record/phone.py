"""A phone: upright with the keypad below the form, or lying with the keypad beside it."""

import flet as ft

from scorekeeper.ui.components.page import padded, page
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.record.following import Scroller
from scorekeeper.ui.screens.record.parts import STRETCH, Parts
from scorekeeper.ui.screens.record.sizes import EDGE, LYING_PANEL
from scorekeeper.ui.screens.record.top_bar import under_title


def upright(bar: ft.Control, parts: Parts, scroller: Scroller) -> ft.Control:
    """One side at a time; below a certain height the form scrolls and the keypad stays."""
    sizes = parts.sizes
    form = [padded(parts.who_out()), parts.one_side()]
    if sizes.is_large:
        form.insert(0, padded(text(under_title(parts.kit), 14, color=ft.Colors.ON_SURFACE_VARIANT)))
    keys = padded(parts.keypad(), expand=sizes.key is None, bottom=0 if sizes.save else 4)
    below = [padded(parts.save(sizes.width - 2 * EDGE), bottom=8)] if sizes.save else []
    above = [_scrolling(form, sizes.gap, scroller)] if sizes.scrolls else form
    return page(bar, *above, keys, *below, spacing=sizes.gap)


def lying(bar: ft.Control, parts: Parts, scroller: Scroller) -> ft.Control:
    """The form to the left, scrolling; title, keypad and Save to the right, always there."""
    sizes = parts.sizes
    form = _scrolling([padded(parts.who_out()), parts.one_side()], sizes.gap, scroller)
    left = ft.Container(form, expand=True, padding=ft.Padding.only(top=4))
    keys, save = padded(parts.keypad(), expand=True), padded(parts.save(LYING_PANEL - 2 * EDGE))
    right = ft.Container(
        ft.Column([bar, keys, save], spacing=sizes.gap + 2, horizontal_alignment=STRETCH),
        width=LYING_PANEL,
        padding=ft.Padding.only(bottom=8),
    )
    row = ft.Row([left, right], spacing=0, expand=True, vertical_alignment=STRETCH)
    return page(row, spacing=0)


def _scrolling(form: list[ft.Control], gap: float, scroller: Scroller) -> ft.Column:
    return ft.Column(
        form,
        ref=scroller,
        spacing=gap,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCH,
    )
