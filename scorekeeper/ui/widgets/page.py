"""The frame of a screen: an app bar, one part that takes the room, and what stays below."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.ui import kit
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go_home
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
# Names of the kit for the screens that are not rewritten yet.
SIDE_PADDING = kit.SIDE_PADDING
WIDEST = kit.MAX_COLUMN_WIDTH
felt = kit.felt
paper = kit.paper


def cover(
    route: str,
    content: ft.Control,
    on_back: buttons.Handler | None,
    *,
    part: str = "",
    key: str = "",
    bar: ft.NavigationBar | None = None,
) -> ft.View:
    """Call `kit.covering_view`."""
    return kit.covering_view(route, content, on_back, key_suffix=part, key=key, navigation_bar=bar)


def app_bar(
    title: str,
    subtitle: str = "",
    *,
    on_back: buttons.Handler | None = None,
    back_label: str = "",
    back_icon: ft.IconData = ft.Icons.ARROW_BACK,
    actions: Sequence[ft.Control] = (),
    height: float = 56,
    is_tight: bool = False,
    under_lines: int = 4,
    most: float | None = None,
) -> ft.Container:
    """A title with a line under it, a way back before it and actions behind it.

    Both go on below where a line is too short, and the bar grows. Where it must not, it
    `is_tight`: both are smaller, and a long title stands alone. `most` is the largest size of
    the title, where it shares a narrow pane with large text; `under_lines` the most lines under it.
    """
    is_long = is_tight and len(title) > 9  # no room on one line
    usual, count = (16, 2) if is_long else (18, 1) if is_tight else (21, 3)
    size = usual if most is None else min(usual, most)
    cut = ft.TextOverflow.ELLIPSIS
    lines: list[ft.Control] = [text(title, size, Face.SCORE, max_lines=count, overflow=cut)]
    if subtitle and not is_long:
        muted, count = C.ON_SURFACE_VARIANT, 2 if is_tight else under_lines
        lines.append(text(subtitle, 14, color=muted, max_lines=count, overflow=cut))
    back = [buttons.icon_button(back_icon, back_label, on_back, name="back")] if on_back else []
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


def page(
    *parts: ft.Control, spacing: float = 8, is_felt: bool = False, is_plain: bool = False
) -> ft.Container:
    """A whole screen from top to bottom, on paper or on the felt; one of the parts expands.

    `is_plain` is that of `felt`.
    """
    column = ft.Column(list(parts), spacing=spacing, expand=True, horizontal_alignment=STRETCH)
    if is_felt:
        # a page of paper never becomes felt: the client looks for themes on new controls alone
        return felt(column, is_plain=is_plain, key="felt")
    return ft.Container(column, expand=True, bgcolor=ft.Colors.SURFACE)


def padded(content: ft.Control, *, expand: bool = False, bottom: float = 0) -> ft.Container:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=bottom)
    return ft.Container(content, padding=padding, expand=expand)


def scrolling(parts: Sequence[ft.Control], *, spacing: float = 8, **column: Any) -> ft.Column:
    """Parts one below the other, as wide as there is room, which scroll where they have none.

    Further arguments are those of a Flet column.
    """
    return ft.Column(
        list(parts),
        spacing=spacing,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCH,
        **column,
    )


def two_panes(left: ft.Control, right: ft.Control, *, spacing: float = 12) -> ft.Row:
    """Two parts of a screen side by side, each as high as there is room."""
    panes: list[ft.Control] = [ft.Container(pane, expand=True) for pane in (left, right)]
    return ft.Row(panes, spacing=spacing, expand=True, vertical_alignment=STRETCH)


def listed(rows: Sequence[ft.Control]) -> ft.ListView:
    """Rows below each other that scroll in the room there is; what is not seen is not built."""
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(rows), expand=True, spacing=8, padding=padding)


def beside(layout: Layout, parts: Sequence[ft.Control], *, spacing: float = 8) -> ft.Control:
    """Parts in one row; each in a row of its own in large text."""
    rows = [[part] for part in parts] if layout.has_large_text else [parts]
    return in_rows(*rows, spacing=spacing)


def in_rows(*rows: Sequence[ft.Control], spacing: float = 8) -> ft.Control:
    """Rows one below the other, each with its parts side by side; a single one is a plain row."""
    lines = [ft.Row(list(parts), spacing=spacing) for parts in rows if parts]
    if len(lines) == 1:
        return lines[0]
    return buttons.stacked(*lines, spacing=spacing)


def column_screen(
    state: State,
    route: str,
    title: str,
    parts: Sequence[ft.Control],
    on_back: buttons.Handler,
    *,
    subtitle: str = "",
    foot: Sequence[ft.Control] = (),
    part: str = "",
) -> ft.View:
    """A screen that scrolls, with what the store refused and the `foot` below it."""
    room = max(SIDE_PADDING, (state.layout.width - WIDEST) / 2)
    sides = ft.Padding.only(left=room, right=room, bottom=8)
    notice = kit.notice_bar(state) if state.failure else None
    below = [*([notice] if notice else []), *foot]
    body = ft.ListView(list(parts), expand=True, spacing=8, padding=sides)
    whole = [body, *(ft.Container(control, padding=sides) for control in below)]
    return titled_screen(state.words, route, title, *whole, back=on_back, under=subtitle, part=part)


def titled_screen(
    words: Words,
    route: str,
    title: str,
    *parts: ft.Control,
    back: buttons.Handler,
    under: str = "",
    actions: Sequence[ft.Control] = (),
    part: str = "",
) -> ft.View:
    """A screen with a title and a way back over its parts, one of which expands."""
    bar = app_bar(title, under, on_back=back, back_label=words.text("back"), actions=actions)
    return cover(route, page(bar, *parts), back, part=part)


def no_match(state: State, route: str, title: str) -> ft.View:
    line = buttons.remark(state.words.text("set-up-no-match"), name="none")
    return column_screen(state, route, title, [line], go_home)


def sentence(words: str, *, name: str | None = None, live: bool = False) -> ft.Semantics:
    """A sentence in the usual size; a `live` one is read out when it appears."""
    return buttons.identified(name, text(words, 16, line=SENTENCE), live=live)
