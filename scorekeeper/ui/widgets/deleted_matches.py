"""Deleting games, and bringing them back: the question, the bar with Undo, and the list."""

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.services import DeletedMatch, OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import MATCHES
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import NotSaved, State


async def delete_match(state: State, open_match: OpenMatch) -> bool:
    """Delete a game, unless others have changed it since; return True if it was deleted.

    The game is closed if it is open. A refusal is shown, and the open game read again.
    """
    uid = open_match.uid
    result = await state.save(
        state.session.deletions.delete, uid, seen=open_match.number, by=state.author
    )
    if isinstance(result, NotSaved):
        state.show_refusal(result.problems)
        state.refresh()
        return False
    state.deleted_match = uid
    if state.match is not None and state.match.uid == uid:
        state.notice = None
        state.match = None
    return True


async def restore_match(state: State, deleted: DeletedMatch) -> None:
    """Bring a deleted game back into the lists, and open it."""
    result = await state.save(
        state.session.deletions.restore, deleted.uid, seen=deleted.number, by=state.author
    )
    state.deleted_match = None
    if isinstance(result, NotSaved):
        state.show_refusal(result.problems)
    else:
        await state.open(deleted.uid)


def deletion_question(state: State, open_match: OpenMatch, close: kit.Close) -> ft.AlertDialog:
    """Return the dialog that asks before a game is deleted; then the list of games opens."""
    words = state.words

    async def delete() -> None:
        if await delete_match(state, open_match):
            go(MATCHES)

    names = ", ".join(side.name for side in open_match.match.sides)
    return kit.confirmation(
        state,
        title=words.text("match-delete-ask"),
        hint=words.text("match-delete-hint", names=names),
        action=words.text("match-delete"),
        on_confirm=delete,
        close=close,
    )


def deleted_bar(state: State) -> ft.Control | None:
    """Return the bar that offers to bring back the game deleted last; None if there is none."""
    words = state.words
    uid = state.deleted_match
    deleted = next((each for each in state.session.deletions.list() if each.uid == uid), None)
    if deleted is None:
        return None

    def dismiss() -> None:
        # Only this bar: another game may have been deleted meanwhile.
        if state.deleted_match == uid:
            state.deleted_match = None

    sentence = words.text("match-deleted", names=", ".join(deleted.sides))
    undo = kit.NoticeAction(words.label("notice-undo"), lambda: restore_match(state, deleted))
    return kit.NoticeBar(sentence, kit.Icon.DELETE, dismiss, undo, event=uid)


@component
def DeletedMatches() -> ft.Control:
    """Row with the number of deleted games; a tap lists them. Nothing if there are none."""
    state = use_state()
    is_open, set_open = ft.use_state(False)
    deleted = state.session.deletions.list()
    if not deleted:
        return ft.Container()

    def toggle() -> None:
        set_open(not is_open)

    title = state.words.text("matches-deleted", count=len(deleted))
    rows: list[ft.Control] = [kit.expander(Label("deleted", title), toggle, is_open=is_open)]
    if is_open:
        rows += [_restore_button(state, each, index) for index, each in enumerate(deleted)]
    return kit.full_width_column(rows, spacing=6)


def _restore_button(state: State, deleted: DeletedMatch, index: int) -> ft.Control:
    """Return the button that brings a deleted game back and opens it."""
    label = state.words.label(
        "matches-bring-back", id=f"bring-back-{index}", names=", ".join(deleted.sides)
    )
    return kit.button(label, lambda: restore_match(state, deleted), icon=kit.Icon.BACKUP)
