"""Sheets from below, questions, the bar of the last change, and the findings of the store."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any

import flet as ft

from scorekeeper.ui.palette import LINK
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.buttons import Handler

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
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
    state: State, title: str, items: Sequence[Item | str], on_dismiss: Handler, *, report: str = ""
) -> ft.BottomSheet:
    """A sheet with a row for each item, as high as its rows; it scrolls where they do not fit.

    A text among the items is the heading of those after it. `report` is how it went with what was
    chosen, where the sheet stays open.
    """
    rows: list[ft.Control] = []
    if report:
        padding = ft.Padding.symmetric(vertical=8, horizontal=20)
        words = text(report, 15, Face.MEDIUM, LINK, line=SENTENCE)
        sentence = ft.Container(words, padding=padding)
        rows.append(buttons.identified("sheet-said", sentence, live=True))
    for item in items:
        if isinstance(item, str):
            muted = text(item, 14, Face.MEDIUM, C.ON_SURFACE_VARIANT)
            padding = ft.Padding.only(left=20, right=20, top=14, bottom=2)
            heading = ft.Container(muted, padding=padding)
            rows.append(ft.Semantics(header=True, container=True, content=heading))
            continue
        ink = C.ON_SURFACE if item.on_tap else buttons.FADED
        label = text(item.label, 16, color=ink, expand=True)
        rows.append(
            buttons.tappable(
                ft.Row([ft.Icon(item.icon, color=ink, size=24), label], spacing=16),
                item.label,
                item.on_tap,
                name=item.name,
                padding=ft.Padding.symmetric(vertical=16, horizontal=20),
            )
        )
    return bottom_sheet(state, title, rows, on_dismiss, height=len(rows) * ROW, edge=0)


def bottom_sheet(
    state: State,
    title: str,
    rows: Sequence[ft.Control],
    on_dismiss: Handler,
    *,
    foot: ft.Control | None = None,
    height: float = inf,
    edge: float = 20,
) -> ft.BottomSheet:
    """A sheet closed by its cross or a tap beside it; its `foot` stays in sight.

    `height` is that of its rows in usual text, and `edge` the room at their sides, in pixels. Rows
    that are higher than the screen, or nobody knows how high, scroll in most of it.
    """
    words = text(title, 18, Face.BOLD)
    heading = ft.Semantics(header=True, container=True, expand=True, content=words)
    label = state.words.text("sheet-close")
    close = buttons.icon_button(ft.Icons.CLOSE, label, on_dismiss, name="close")
    head = ft.Container(ft.Row([heading, close]), padding=ft.Padding.only(left=20, right=8, top=8))
    edges = ft.Padding.only(left=edge, right=edge, bottom=edge * 0.4)
    parts: list[ft.Control] = [ft.Container(row, padding=edges) for row in rows]
    parts.append(ft.Container(height=12))
    most = MOST_OF_SCREEN * state.layout.height
    scrolls = HEADING + height * max(state.layout.scale, 1) > most
    if scrolls:
        column = ft.Column(parts, spacing=0, expand=True, scroll=ft.ScrollMode.AUTO)
        column.horizontal_alignment = STRETCH
        parts = [column]
    if foot is not None:
        parts.append(ft.Container(foot, padding=ft.Padding.symmetric(vertical=8, horizontal=16)))
    column = ft.Column([head, *parts], spacing=0, tight=True, horizontal_alignment=STRETCH)
    return sheet(column, on_dismiss, height=most if scrolls else None)


def sheet(content: ft.Control, on_dismiss: Handler, **box: Any) -> ft.BottomSheet:
    """A sheet of paper from below; further arguments are those of a Flet container."""
    return ft.BottomSheet(
        ft.Container(
            content,
            bgcolor=C.SURFACE_CONTAINER_LOW,  # the sheet's own stays when the theme changes
            border_radius=ft.BorderRadius.vertical(top=28),
            **box,
        ),
        scrollable=True,  # else half the screen is all there is
        draggable=True,
        on_dismiss=on_dismiss,
        bgcolor=C.SURFACE_CONTAINER_LOW,
    )


def use_sheet(
    made: Callable[[Callable[[], None]], ft.DialogControl | None],
) -> Callable[[], None]:
    """Hook for a sheet or dialog, `made` with the call that closes it; gives the one that opens."""
    is_open, set_open = ft.use_state(False)
    ft.use_dialog(made(partial(set_open, False)) if is_open else None)
    return partial(set_open, True)


def question(
    title: str, explained: str, answers: Sequence[ft.Control], on_dismiss: Handler
) -> ft.AlertDialog:
    """A dialog with a question, what will follow, and the answers one below the other."""
    parts = buttons.stacked(text(explained, 16, line=SENTENCE), ft.Container(height=8), *answers)
    heading = text(title, 20, Face.BOLD)
    return ft.AlertDialog(title=heading, content=parts, scrollable=True, on_dismiss=on_dismiss)


def confirmation(
    state: State,
    agreed: Callable[[], Awaitable[Any]],
    leave: Handler,
    *,
    title: str,
    hint: str,
    label: str,
    keep: str = "",
    names: tuple[str, str] = ("confirm", "cancel"),
) -> ft.AlertDialog:
    """A question before a dangerous thing is done; `label` and `keep` are the answers.

    They are found by their `names`.
    """

    async def done() -> None:
        leave()
        await agreed()

    answers = [
        buttons.button(label, done, name=names[0], danger=True),
        buttons.button(keep or state.words.text("cancel"), leave, name=names[1]),
    ]
    return question(title, hint, answers, leave)
