"""What was found when the store was opened: said once at the start, and kept under More."""

from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from scorekeeper.store.backups import Backup
from scorekeeper.ui.components.asking import answer
from scorekeeper.ui.components.choices import complaint
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words.findings import told


def use_store_news(state: State) -> None:
    """Have a component say it in a dialog, until one of the devices has read it."""
    session = state.session
    has_news = bool(session.findings or session.read_only) and not session.is_read
    shown, show = ft.use_state(has_news)

    async def read() -> None:
        show(False)
        await state.keep(session.findings_were_read)

    async def look(backup: Backup) -> None:
        await read()
        go(f"/backups/{backup.number}")

    async def go_on() -> None:
        show(False)
        if await state.saving(session.keep_present):
            await state.keep(session.findings_were_read)

    ft.use_dialog(_dialog(state, read, look, go_on) if shown else None)


def store_complaints(state: State, prefix: str = "") -> list[ft.Control]:
    """What was found, a sentence each, and whether the store can be written to.

    `prefix` begins the names by which tests find them.
    """
    words, session = state.words, state.session
    said: list[ft.Control] = []
    if session.read_only:
        said.append(complaint(words.text("store-read-only"), name=f"{prefix}read-only"))
    for number, finding in enumerate(session.findings):
        said.append(complaint(told(words, finding), name=f"{prefix}finding-{number}"))
    return said


def _dialog(
    state: State,
    on_read: Handler,
    on_look: Callable[[Backup], Awaitable[None]],
    on_keep: Handler,
) -> ft.AlertDialog:
    """What was found, with the ways on: where a backup has more, to it or past it."""
    words, ahead = state.words, state.session.ahead
    parts = [*store_complaints(state, "found-"), text(words.text("found-again"), 15, line=SENTENCE)]
    answers = [answer(words.text("found-read"), on_read, name="found-read", filled=True)]
    if ahead is not None:
        look = partial(on_look, ahead)
        answers = [
            answer(words.text("found-look"), look, name="found-look", filled=True),
            answer(words.text("found-keep"), on_keep, name="found-keep"),
        ]
    return ft.AlertDialog(
        title=text(words.text("found-title"), 20, Face.BOLD),
        content=ft.Column(
            [*parts, *answers],
            spacing=12,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        scrollable=True,
        on_dismiss=on_read,
    )
