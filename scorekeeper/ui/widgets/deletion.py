"""Deleting a match, which is asked once, and the matches that can be brought back."""

from functools import partial
from typing import Any

import flet as ft

from scorekeeper.services import Change, Deleted, OpenMatch
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets import buttons, dialogs


async def delete_match(state: State, open_match: OpenMatch) -> bool:
    """Take a match out of all lists as it is shown; return True if it is gone."""
    uid, verb = open_match.uid, state.session.deletions.delete
    done = await state.saving(verb, uid, seen=open_match.number, by=state.device)
    if not isinstance(done, Change):
        state.tell_refusal(done or ())
        await state.refresh()
        return False
    state.gone = uid
    if state.match is not None and state.match.uid == uid:
        state.notice = state.match = None
    return True


async def bring_back(state: State, gone: Deleted) -> None:
    """Bring a deleted match back into the lists, and open it."""
    verb = state.session.deletions.bring_back
    done = await state.saving(verb, gone.uid, seen=gone.number, by=state.device)
    state.gone = None
    if isinstance(done, Change):
        await state.open(gone.uid)
    else:
        state.tell_refusal(done or ())


def deletion(state: State, open_match: OpenMatch, close: buttons.Handler) -> ft.AlertDialog:
    async def delete() -> None:
        close()
        if await delete_match(state, open_match):
            go("/matches")

    words, names = state.words, ", ".join(side.name for side in open_match.match.sides)
    answers = [
        dialogs.answer(words.text("match-delete"), delete, name="confirm", danger=True),
        dialogs.answer(words.text("cancel"), close, name="cancel"),
    ]
    title, hint = words.text("match-delete-ask"), words.text("match-delete-hint", names=names)
    return dialogs.question(title, hint, answers, close)


def deleted_bar(state: State) -> ft.Control | None:
    """The bar for the match that was just deleted; None where there is nothing."""
    words, uid = state.words, state.gone
    gone = next((match for match in state.session.deletions.list() if match.uid == uid), None)
    if gone is None:
        return None

    def leave() -> None:
        if state.gone == uid:
            state.gone = None

    sentence = words.text("match-deleted", names=", ".join(gone.sides))
    undo = words.text("notice-undo"), "notice-undo", partial(bring_back, state, gone)
    bar: ft.Control = dialogs.NoticeBar(
        state, sentence, ft.Icons.DELETE_OUTLINE, leave, undo, passing=uid
    )
    return bar


@component
def DeletedMatches() -> Any:
    """How many matches were deleted, and each of them to be brought back; usually nothing."""
    state = use_state()
    words, gone = state.words, state.session.deletions.list()
    is_open, set_open = ft.use_state(False)
    if not gone:
        return ft.Container()
    head = buttons.opening_row(
        words.text("matches-deleted", count=len(gone)),
        "",
        lambda: set_open(not is_open),
        name="deleted",
        icon=ft.Icons.DELETE_OUTLINE,
        trailing=ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE,
    )
    rows = [
        buttons.button(
            words.text("matches-bring-back", names=", ".join(match.sides)),
            partial(bring_back, state, match),
            icon=ft.Icons.RESTORE,
            name=f"bring-back-{place}",
        )
        for place, match in enumerate(gone)
        if is_open
    ]
    return ft.Column([head, *rows], spacing=6, tight=True)
