"""The findings of the store: a dialog at the start, and the same sentences on a screen."""

import flet as ft

from scorekeeper.i18n.messages import finding_text
from scorekeeper.storage.backups import Backup
from scorekeeper.ui.state import State, go
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets.text import SENTENCE, text


def store_complaints(state: State, prefix: str = "") -> list[ft.Control]:
    """A sentence for each finding, and one where nothing can be saved.

    `prefix` begins the identifiers.
    """
    words, session = state.words, state.session
    rows = [
        buttons.complaint(finding_text(words, finding), name=f"{prefix}finding-{number}")
        for number, finding in enumerate(session.findings)
    ]
    if session.read_only:
        rows.insert(0, buttons.complaint(words.text("store-read-only"), name=f"{prefix}read-only"))
    return rows


def use_store_news(state: State) -> None:
    """Show them in a dialog of a component, until somebody on one of the devices has read it.

    Where a backup has more than the store, the answers lead to it or past it.
    """
    words, session = state.words, state.session
    has_news = bool(session.findings or session.read_only) and not session.is_read
    is_open, set_open = ft.use_state(has_news)
    if not is_open:
        ft.use_dialog(None)
        return
    ahead: Backup | None = session.ahead

    async def read() -> None:
        set_open(False)
        await state.keep(session.findings_were_read)

    async def look() -> None:
        await read()
        if ahead is not None:
            go(f"/backups/{ahead.number}")

    async def go_on() -> None:
        set_open(False)
        if await state.saving(session.keep_present):
            await state.keep(session.findings_were_read)

    answers = [dialogs.answer(words.text("found-read"), read, name="found-read", filled=True)]
    if ahead is not None:
        answers = [
            dialogs.answer(words.text("found-look"), look, name="found-look", filled=True),
            dialogs.answer(words.text("found-keep"), go_on, name="found-keep"),
        ]
    again = text(words.text("found-again"), 15, line=SENTENCE)
    rows = [*store_complaints(state, "found-"), again, *answers]
    stretch = ft.CrossAxisAlignment.STRETCH
    ft.use_dialog(
        ft.AlertDialog(
            title=text(words.text("found-title"), 20, Face.BOLD),
            content=ft.Column(rows, spacing=12, tight=True, horizontal_alignment=stretch),
            scrollable=True,
            on_dismiss=read,
        )
    )
