"""The frame of a screen: an app bar, one part that takes the room, and what stays below."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.ui.components.ruler import Ruler
from scorekeeper.ui.components.tap import Handler, icon_button
from scorekeeper.ui.components.text import text
from scorekeeper.ui.theme import Face

SIDE_PADDING = 12
LONG_TITLE = 9
"""Characters that have room on one line beside words that are tapped."""


def app_bar(
    title: str,
    subtitle: str = "",
    *,
    on_back: Handler | None = None,
    back_label: str = "",
    back_icon: ft.IconData = ft.Icons.ARROW_BACK,
    actions: Sequence[ft.Control] = (),
    height: float = 56,
    is_tight: bool = False,
    under_lines: int = 3,
    most: float | None = None,
) -> ft.Container:
    """A title with a line under it, a way back before it and actions behind it.

    Both go on below where a line is too short, and the bar grows. Where it must not, it
    `is_tight`: both are smaller, and a long title stands alone. `most` is the largest size of
    the title, where it shares a narrow pane with large text; `under_lines` the most lines under it.
    """
    is_long = is_tight and len(title) > LONG_TITLE
    usual, count = (16, 2) if is_long else (18, 1) if is_tight else (20, 2)
    size = usual if most is None else min(usual, most)
    lines: list[ft.Control] = [_line(title, size, Face.MEDIUM, lines=count)]
    if subtitle and not is_long:
        muted = ft.Colors.ON_SURFACE_VARIANT
        lines.append(_line(subtitle, 14, color=muted, lines=2 if is_tight else under_lines))
    back = [icon_button(back_icon, back_label, on_back, name="back")] if on_back else []
    heading = ft.Semantics(
        header=True,
        container=True,
        expand=True,
        content=ft.Column(lines, spacing=0, alignment=ft.MainAxisAlignment.CENTER),
    )
    left = 4 if on_back else 16
    least = ft.Container(height=height)  # larger text makes it higher
    return ft.Container(
        ft.Row([*back, heading, *actions, least], spacing=4),
        padding=ft.Padding.only(left=left, right=4),
    )


def _line(
    words: str,
    size: float,
    face: Face = Face.REGULAR,
    color: ft.ColorValue = ft.Colors.ON_SURFACE,
    *,
    lines: int = 2,
) -> ft.Text:
    return text(words, size, face, color, max_lines=lines, overflow=ft.TextOverflow.ELLIPSIS)


def page(*parts: ft.Control, spacing: float = 8) -> ft.Container:
    """A whole screen from top to bottom; one of the parts expands."""
    return ft.Container(
        ft.Column(
            list(parts),
            spacing=spacing,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        expand=True,
        bgcolor=ft.Colors.SURFACE,
    )


def padded(content: ft.Control, *, expand: bool = False, bottom: float = 0) -> ft.Container:
    """Something with the screen's usual room at its sides."""
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=bottom)
    return ft.Container(content, padding=padding, expand=expand)


def safe(content: ft.Control, place: str) -> ft.SafeArea:
    """Something clear of notches and system bars, and measured for large text.

    `place` names what is shown: another screen is mounted anew, never drawn into this one.
    """
    filled = ft.Container(content, left=0, top=0, right=0, bottom=0, key=place)
    return ft.SafeArea(ft.Stack([Ruler(), filled], expand=True), expand=True, key=place)


def cover(route: str, content: ft.Control, on_back: Handler, *, part: str = "") -> ft.View:
    """A screen that covers the tabs; the system's way back goes where `on_back` leads.

    `part` tells the parts of one screen apart that take each other's place.
    """
    return ft.View(
        key=route + part,
        route=route,
        padding=0,
        spacing=0,
        can_pop=False,
        on_confirm_pop=on_back,
        controls=[safe(content, route + part)],
    )


def scrolling(parts: list[ft.Control]) -> ft.Column:
    """Parts one below the other, as wide as there is room, which scroll where they have none."""
    return ft.Column(
        parts,
        spacing=8,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
