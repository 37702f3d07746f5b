"""All backups: when each was made, how large it is, and what it holds."""

from typing import Any

import flet as ft

from scorekeeper.session.backups import Contents
from scorekeeper.store import StoreError
from scorekeeper.store.backups import STARTS, WEEKS, Backup
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import opening_row, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.keeping.briefs import backup_brief
from scorekeeper.ui.screens.keeping.doing import back_up
from scorekeeper.ui.screens.keeping.frame import column_screen, sentence, use_work
from scorekeeper.ui.state import State
from scorekeeper.words import Words
from scorekeeper.words.findings import refused
from scorekeeper.words.sizes import size

ROUTE = "/backups"
Look = Contents | StoreError


@component
def BackupsScreen() -> Any:
    """The list, the newest first, and the way to another one."""
    state = use_state()
    words, backups = state.words, state.session.backups.list()
    said, say = ft.use_state("")
    numbers = ",".join(str(backup.number) for backup in backups)
    looks = use_work(lambda: _looks(state, backups), numbers)

    async def make() -> None:
        key = await back_up(state)
        say("" if key is None else words.text(key))

    make_one = button(words.text("backups-make"), make, icon=ft.Icons.SAVE_OUTLINED, name="make")
    news = [sentence(said, name="said", live=True)] if said else []
    rows: list[ft.Control] = [
        _row(words, backup, (looks or {}).get(backup.number)) for backup in backups
    ]
    if not rows:
        rows = [sentence(words.text("backups-none"), name="none")]
    parts = [_explained(state, backups), make_one, *news, *rows]
    return column_screen(state, ROUTE, words.text("backups"), parts, lambda: go("/more"))


def _explained(state: State, backups: tuple[Backup, ...]) -> ft.Control:
    words, limit = state.words, size(state.words, state.session.backups.shelf.limit)
    used = size(words, sum(backup.size for backup in backups))
    said = words.text("backups-explained", starts=STARTS, weeks=WEEKS, limit=limit)
    return remark(f"{said} {words.text('backups-used', used=used, limit=limit)}", name="explained")


def _row(words: Words, backup: Backup, look: Look | None) -> ft.Control:
    if look is None:
        holds = words.text("backups-look")
    elif isinstance(look, StoreError):
        holds = refused(words, look)
    else:
        holds = words.text("backups-holds", matches=look.matches, deals=look.deals)
    return opening_row(
        backup_brief(words, backup),
        f"{size(words, backup.size)} · {holds}",
        lambda: go(f"{ROUTE}/{backup.number}"),
        name=f"backup-{backup.number}",
        icon=ft.Icons.HISTORY,
    )


def _looks(state: State, backups: tuple[Backup, ...]) -> dict[int, Look]:
    """What each backup holds, or why it cannot be read."""
    return {backup.number: _look(state, backup) for backup in backups}


def _look(state: State, backup: Backup) -> Look:
    try:
        return state.session.backups.contents(backup)
    except StoreError as error:
        return error
