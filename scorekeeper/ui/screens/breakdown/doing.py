"""What can be done about a deal: drop it, amend it, insert another before it, go on."""

import flet as ft

from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.table.deals import DealLine
from scorekeeper.ui.state import State


def has_foot(state: State) -> bool:
    """Whether the buttons stand in a row below; with large text they scroll with the rest."""
    return not state.layout.has_large_text


def deal_buttons(
    state: State, shown: OpenMatch, line: DealLine, on_drop: Handler
) -> list[ft.Control]:
    """Drop and amend; after the last deal of a running match also the next one."""
    words, beside = state.words, has_foot(state)
    is_last = line.number == len(shown.match.deals)

    def one(
        key: str,
        on_tap: Handler,
        icon: ft.IconData,
        name: str,
        expand: int,
        *,
        filled: bool = False,
    ) -> ft.Control:
        flex = expand if beside else None
        return button(words.text(key), on_tap, icon=icon, name=name, expand=flex, filled=filled)

    amend = _to(f"/record/{line.played.uid}")
    buttons = [
        one("breakdown-drop", on_drop, ft.Icons.DELETE_OUTLINE, "drop", 10),
        one("breakdown-amend", amend, ft.Icons.EDIT, "amend", 12),
    ]
    if is_last and not shown.progress.outcome.over:
        record = _to("/record")
        buttons.append(
            one("breakdown-next-deal", record, ft.Icons.ADD, "next-deal", 15, filled=True)
        )
    return buttons


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
