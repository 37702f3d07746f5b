"""Findings of the store, such as damage or a lost file: sentences for a list, and a dialog.

The dialog opens over any screen, until the findings were read on some device.
"""

import flet as ft

from scorekeeper.i18n import messages
from scorekeeper.services import Session
from scorekeeper.storage.backups import Backup
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.hooks import use_stack_entry
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import Saved, State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text


def store_problems(state: State, prefix: str = "") -> list[ft.Control]:
    """Return a sentence for each finding about the store, after one if nothing can be saved.

    Args:
        state: State of the page.
        prefix: Start of the ids.
    """
    words = state.words
    session = state.session
    rows: list[ft.Control] = []
    if session.read_only:
        rows.append(kit.error_text(words.text("store-read-only"), id=f"{prefix}read-only"))
    for number, finding in enumerate(session.findings):
        sentence = messages.finding_text(words, finding)
        rows.append(kit.error_text(sentence, id=f"{prefix}finding-{number}"))
    return rows


def use_store_news(state: State) -> None:
    """Show the findings in a dialog until a user of any device has read them (a hook).

    If a backup holds more than the store, the answers open that backup or keep the store.
    """
    is_open, set_open = ft.use_state(_has_news(state.session))

    def close() -> None:
        set_open(False)

    use_stack_entry(state.keyboard.overlays, is_open)
    ft.use_dialog(_news_dialog(state, close) if is_open else None)


def _has_news(session: Session) -> bool:
    return bool(session.findings or session.read_only) and not session.are_findings_read


def _news_dialog(state: State, close: kit.Close) -> ft.AlertDialog:
    """Return the dialog with the findings; closing it counts as having read them."""
    words = state.words
    session = state.session

    async def confirm() -> None:
        close()
        await state.call_service(session.mark_findings_read)

    hint = text(words.text("found-again"), 15, line_height=SENTENCE_LINE_HEIGHT)
    answers = _answers(state, session.newer_backup, confirm, close)
    return ft.AlertDialog(
        title=text(words.text("found-title"), 20, Face.BOLD),
        content=kit.full_width_column(
            [*store_problems(state, "found-"), hint, *answers], spacing=12
        ),
        scrollable=True,
        on_dismiss=confirm,
    )


def _answers(
    state: State, backup: Backup | None, confirm: kit.Handler, close: kit.Close
) -> list[ft.Control]:
    """Return the button that confirms the findings; two if a backup holds more than the store."""
    words = state.words
    session = state.session
    if backup is None:
        read = words.label("found-read")
        return [kit.button(read, confirm, kind=kit.ButtonKind.MAIN)]

    async def open_backup() -> None:
        close()
        await state.call_service(session.mark_findings_read)
        go(addresses.Backup(str(backup.number)))

    async def dismiss_newer_backup() -> None:
        close()
        if isinstance(await state.save(session.backups.dismiss_newer_backup), Saved):
            await state.call_service(session.mark_findings_read)

    return [
        kit.button(words.label("found-look"), open_backup, kind=kit.ButtonKind.MAIN),
        kit.button(words.label("found-keep"), dismiss_newer_backup),
    ]
