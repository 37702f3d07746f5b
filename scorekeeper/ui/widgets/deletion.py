"""Deleting a match, which is asked once, and the matches that can be brought back."""

from functools import partial
from typing import Any

import flet as ft

from scorekeeper.services import Deleted, OpenMatch
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import Handler, button, opening_row
from scorekeeper.ui.widgets.dialogs import answer, question


def deletion(state: State, shown: OpenMatch, close: Handler) -> ft.AlertDialog:
    """The question whether a match is to be deleted."""

    async def delete() -> None:
        close()
        if await state.delete(shown):
            go("/matches")

    words, names = state.words, ", ".join(side.name for side in shown.match.sides)
    answers = [
        answer(words.text("match-delete"), delete, name="confirm", danger=True),
        answer(words.text("cancel"), close, name="cancel"),
    ]
    title, hint = words.text("match-delete-ask"), words.text("match-delete-hint", names=names)
    return question(title, hint, answers, close)


@component
def DeletedMatches() -> Any:
    """How many matches were deleted, and each of them to be brought back; usually nothing."""
    state = use_state()
    words, gone = state.words, state.session.deletions.list()
    is_open, set_open = ft.use_state(False)
    if not gone:
        return ft.Container()
    head = opening_row(
        words.text("matches-deleted", count=len(gone)),
        "",
        lambda: set_open(not is_open),
        name="deleted",
        icon=ft.Icons.DELETE_OUTLINE,
        trailing=ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE,
    )
    rows = [_row(state, one, place) for place, one in enumerate(gone)] if is_open else []
    return ft.Column([head, *rows], spacing=6, tight=True)


def _row(state: State, one: Deleted, place: int) -> ft.Control:
    said = state.words.text("matches-bring-back", names=", ".join(one.sides))
    back = partial(_bring_back, state, one)
    return button(said, back, icon=ft.Icons.RESTORE, name=f"bring-back-{place}")


async def _bring_back(state: State, one: Deleted) -> None:
    await state.bring_back(one)
