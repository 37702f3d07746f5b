"""What can be done about a deal: drop it, amend it, insert another before it, go on."""

from math import ceil

import flet as ft

from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.fit import text_width
from scorekeeper.ui.components.page import SIDE_PADDING
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.table.deals import DealLine
from scorekeeper.ui.state import State

BESIDE_LABEL, SIZE, GAP = 58, 16, 8
"""Pixels of a button's icon and edges, the size of its words, and what lies between two."""


def has_foot(state: State) -> bool:
    """Whether the buttons stand in a row below; with large text they scroll with the rest."""
    return not state.layout.has_large_text


def deal_buttons(
    state: State, shown: OpenMatch, line: DealLine, on_drop: Handler
) -> list[ft.Control]:
    """Drop and amend; after the last deal of a running match also the next one."""
    words, beside, scale = state.words, has_foot(state), state.layout.scale
    is_last = line.number == len(shown.match.deals)

    def one(
        key: str,
        on_tap: Handler,
        icon: ft.IconData,
        name: str,
        *,
        filled: bool = False,
    ) -> ft.Control:
        label = words.text(key)
        flex = BESIDE_LABEL + ceil(text_width(label, SIZE, scale=scale)) if beside else None
        return button(label, on_tap, icon=icon, name=name, expand=flex, filled=filled)

    amend = _to(f"/record/{line.played.uid}")
    buttons = [
        one("breakdown-drop", on_drop, ft.Icons.DELETE_OUTLINE, "drop"),
        one("breakdown-amend", amend, ft.Icons.EDIT, "amend"),
    ]
    if is_last and not shown.progress.outcome.over:
        record = _to("/record")
        buttons.append(one("breakdown-next-deal", record, ft.Icons.ADD, "next-deal", filled=True))
    return buttons


def foot(state: State, buttons: list[ft.Control]) -> ft.Control:
    """The buttons in a row below all else; the last has a row of its own where words are long."""
    room = state.layout.width - 2 * SIDE_PADDING - (len(buttons) - 1) * GAP
    if sum(int(one.expand or 0) for one in buttons) <= room:
        return ft.Row(buttons, spacing=GAP)
    rows = [ft.Row(some, spacing=GAP) for some in (buttons[:-1], buttons[-1:]) if some]
    return ft.Column(list(rows), spacing=GAP)


def insert_button(state: State, line: DealLine) -> ft.Control:
    """The way to a deal that was forgotten before this one."""
    said = state.words.text("breakdown-insert", number=line.number)
    insert = _to(f"/insert/{line.played.uid}")
    return button(said, insert, icon=ft.Icons.PLAYLIST_ADD, name="insert", height=48, size=15)


def history_button(state: State, line: DealLine) -> ft.Control:
    """The way to everything that was ever changed about the deal."""
    said = state.words.text("history-of-deal", number=line.number)
    way = _to(f"/history/{line.played.uid}")
    return button(said, way, icon=ft.Icons.MANAGE_HISTORY, name="history", height=48, size=15)


def ask_to_drop(
    state: State, line: DealLine, close: Handler, on_dropped: Handler
) -> ft.AlertDialog:
    """Whether the deal is to be dropped."""
    words = state.words

    async def drop() -> None:
        close()
        if line.played.uid is not None:
            await state.drop(line.played.uid)
        on_dropped()

    return question(
        words.text("breakdown-drop-title", number=line.number),
        words.text("breakdown-drop-hint"),
        [
            answer(words.text("breakdown-drop"), drop, name="confirm", danger=True),
            answer(words.text("cancel"), close, name="cancel"),
        ],
        close,
    )


def _to(route: str) -> Handler:
    return lambda: go(route)
