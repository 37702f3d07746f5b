"""Whose phone is this? Asked once a round, and answered by one tap."""

from typing import Any

import flet as ft

from scorekeeper.session.club import SideView, TableView
from scorekeeper.ui.components.fit import whole_words_size
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, padded, page
from scorekeeper.ui.components.tap import Handler, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.words import shortened

C = ft.Colors
HEIGHT, PADDING, BORDER, SPACE = 96, 18, 2, 14
SYMBOL = 40
"""Pixels of the suit of a side, however large the system shows text."""


def whose(
    state: PhoneState, view: TableView, *, on_back: Handler | None = None, on_taken: Any = None
) -> ft.Control:
    """Who plays whom at this table; a tap on a side says that this is its phone."""
    words = state.words

    def take(side: int) -> Handler:
        async def taken() -> None:
            await state.take_side(side)
            if on_taken is not None and state.failure is None:
                on_taken()

        return taken

    parts: list[ft.Control] = [
        ft.Semantics(
            header=True,
            container=True,
            content=text(words.text("phone-whose"), 26, Face.BOLD, line=SENTENCE),
        ),
        *(_side(state, side, take(side.number)) for side in view.sides),
        text(words.text("phone-whose-hint"), 16, line=SENTENCE, color=C.ON_SURFACE_VARIANT),
    ]
    if state.failure is not None:
        parts.insert(1, text(state.failure, 16, Face.MEDIUM, C.ERROR, line=SENTENCE))
    body = ft.Column(
        parts,
        spacing=14,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return page(heading(words, view, on_back=on_back), padded(body, expand=True))


def heading(words: Words, view: TableView, *, on_back: Handler | None = None) -> ft.Container:
    """Which table this is, and which round."""
    title = words.text("phone-table-round", table=view.table, round=view.round)
    return app_bar(
        title, str(shortened(view.evening)), on_back=on_back, back_label=words.text("back")
    )


def _side(state: PhoneState, side: SideView, on_tap: Handler) -> ft.Control:
    """A side as large as a hand, with the names of those who sit there."""
    words, mark, scale = state.words, mark_of(side.number), state.layout.scale
    room = state.layout.beside_tabs - 2 * (SIDE_PADDING + PADDING + BORDER + SPACE) - SYMBOL
    size = whole_words_size(side.name, room, scale=scale, most=22)
    lines: list[ft.Control] = [text(side.name, size, Face.BOLD, mark.on_container, line=SENTENCE)]
    players = ", ".join(one.name for one in side.players)
    if len(side.players) > 1 and not all(one.name in side.name for one in side.players):
        lines.append(text(players, 16, color=mark.on_container, line=SENTENCE))
    if side.is_held and not side.is_mine:
        said = words.text("phone-whose-held")
        lines.append(text(said, 15, color=mark.on_container, line=SENTENCE))
    if side.is_mine:
        said = words.text("phone-whose-mine")
        lines.append(text(f"✓ {said}", 15, Face.MEDIUM, mark.on_container, line=SENTENCE))
    shown = ft.Row(
        [
            text(mark.symbol, SYMBOL / scale, color=mark.color),
            ft.Column(lines, spacing=2, expand=True),
            ft.Container(height=HEIGHT),
        ],
        spacing=SPACE,
    )
    return tappable(
        shown,
        words.text("phone-whose-said", side=side.name),
        on_tap,
        name=f"side-{side.number}",
        selected=side.is_mine,
        bgcolor=mark.container,
        border=ft.Border.all(BORDER, mark.color),
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=PADDING, vertical=8),
    )
