"""A sheet from below with things to choose from, each with a name."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.components.tap import DISABLED, Handler, icon_button, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

ROW, HEADING = 56, 68
MOST_OF_SCREEN = 0.85


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to choose; without a handler it is shown as switched off."""

    name: str
    label: str
    icon: ft.IconData
    on_tap: Handler | None


def menu_sheet(
    state: State, title: str, items: Sequence[Item], on_dismiss: Handler, *, said: str = ""
) -> ft.BottomSheet:
    """The sheet, as high as its rows; it scrolls where they do not fit.

    `said` is how it went with what was chosen, where the sheet stays open.
    """
    rows: list[ft.Control] = [_row(item) for item in items]
    if said:
        rows.insert(0, _news(said))
    height = HEADING + len(rows) * ROW * max(state.layout.scale, 1)
    if height > MOST_OF_SCREEN * state.layout.height:
        return bottom_sheet(state, title, rows, on_dismiss)
    heading = _heading(state, title, on_dismiss)
    return _sheet([heading, *rows, ft.Container(height=12)], on_dismiss)


def bottom_sheet(
    state: State,
    title: str,
    rows: Sequence[ft.Control],
    on_dismiss: Handler,
    *,
    foot: ft.Control | None = None,
) -> ft.BottomSheet:
    """A sheet that scrolls, closed by its cross or a tap beside it; its `foot` stays in sight."""
    body = ft.Column(
        [*rows, ft.Container(height=12)],
        spacing=0,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    heading, height = _heading(state, title, on_dismiss), MOST_OF_SCREEN * state.layout.height
    edge = ft.Padding.symmetric(vertical=8, horizontal=16)
    below = [] if foot is None else [ft.Container(foot, padding=edge)]
    return _sheet([heading, body, *below], on_dismiss, height=height)


def _sheet(
    parts: list[ft.Control], on_dismiss: Handler, height: float | None = None
) -> ft.BottomSheet:
    column = ft.Column(
        parts, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return ft.BottomSheet(
        ft.Container(
            column,
            height=height,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,  # of the sheet itself stays as it was
            border_radius=ft.BorderRadius.vertical(top=28),
        ),
        scrollable=True,  # else half the screen is all there is
        draggable=True,
        on_dismiss=on_dismiss,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    )


def _heading(state: State, title: str, on_close: Handler) -> ft.Container:
    said = ft.Semantics(
        header=True, container=True, expand=True, content=text(title, 18, Face.BOLD)
    )
    close = icon_button(ft.Icons.CLOSE, state.words.text("sheet-close"), on_close, name="close")
    return ft.Container(ft.Row([said, close]), padding=ft.Padding.only(left=20, right=8, top=8))


def _news(said: str) -> ft.Semantics:
    return ft.Semantics(
        identifier="sheet-said",
        container=True,
        live_region=True,
        content=ft.Container(
            text(said, 15, Face.MEDIUM, ft.Colors.PRIMARY, line=SENTENCE),
            padding=ft.Padding.symmetric(vertical=8, horizontal=20),
        ),
    )


def _row(item: Item) -> ft.Control:
    ink = ft.Colors.ON_SURFACE
    shown = ink if item.on_tap else ft.Colors.with_opacity(DISABLED, ink)
    return tappable(
        ft.Row(
            [
                ft.Icon(item.icon, color=shown, size=24),
                ft.Container(text(item.label, 16, color=shown), expand=True),
            ],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        item.label,
        item.on_tap,
        name=item.name,
        padding=ft.Padding.symmetric(vertical=16, horizontal=20),
    )
