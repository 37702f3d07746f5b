"""The frame of the screens of house rules: one pane on a phone, two where there is room."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.ui.components.choices import remark
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, cover, padded, page
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.state import State

HOME = "/house"
LEFT_WIDTH, WIDEST = 440, 720
"""Pixels of the pane beside another one, and of one that stands alone."""


def address(uid: str, *below: str) -> str:
    """The address of one set of house rules, and of what lies below it."""
    return "/".join((HOME, uid, *below))


def listed(parts: Sequence[ft.Control]) -> ft.ListView:
    """Parts below each other that scroll."""
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=24)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)


def pane(
    state: State, title: str, subtitle: str, body: ft.Control, on_back: Handler | None
) -> ft.Container:
    """A title with a way back, what stands below it, and what could not be saved."""
    label = state.words.text("house-back")
    bar = app_bar(title, subtitle, on_back=on_back, back_label=label)
    notice = notice_bar(state) if state.failure else None
    return page(bar, body, *([padded(notice, bottom=8)] if notice else []))


def no_such_rule(state: State, name: str, on_back: Handler) -> ft.Container:
    """A pane for an address that names no rule; `name` is that of the house rules."""
    words = state.words
    said = listed([remark(words.text("nowhere-rule"), name="nowhere")])
    return pane(state, words.text("nowhere"), name, said, on_back)


def framed(
    state: State, route: str, main: ft.Control, on_back: Handler, beside: ft.Control | None
) -> ft.View:
    """The screen; `beside` stands at the left of it where there is room."""
    if not state.layout.is_wide:
        return cover(route, main, on_back)
    if beside is None:
        widest = min(WIDEST, state.layout.width)
        return cover(route, _side_by_side(_of_width(main, widest)), on_back)
    left = _of_width(beside, min(LEFT_WIDTH, state.layout.width / 2))
    line = ft.VerticalDivider(width=1, color=ft.Colors.OUTLINE_VARIANT)
    return cover(route, _side_by_side(left, line, _column(main, expand=True)), on_back)


def _side_by_side(*panes: ft.Control) -> ft.Container:
    row = ft.Row(
        list(panes),
        expand=True,
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(row, expand=True, bgcolor=ft.Colors.SURFACE)


def _of_width(main: ft.Control, width: float) -> ft.Container:
    return ft.Container(_column(main), width=width)


def _column(main: ft.Control, *, expand: bool = False) -> ft.Column:
    """A pane takes the whole height: that is a matter of the column around it."""
    return ft.Column([main], expand=expand, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
