"""One backup: what would change with it, and the way back to it."""

from collections.abc import Iterator, Sequence
from typing import Any

import flet as ft

from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import refused, size, told
from scorekeeper.services import Summary
from scorekeeper.services.backups import Contents, Preview, deals_beside
from scorekeeper.storage import StoreError
from scorekeeper.storage.backups import STARTS, WEEKS, Backup
from scorekeeper.ui.screens.data.page import (
    Beside,
    back_up,
    backup_brief,
    go_back,
    match_brief,
    use_work,
)
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    card,
    complaint,
    heading,
    opening_row,
    remark,
)
from scorekeeper.ui.widgets.dialogs import answer, question
from scorekeeper.ui.widgets.page import column_screen, sentence
from scorekeeper.ui.widgets.text import SENTENCE, text

BACKUP_ROUTE = "/backups"


@component
def BackupScreen() -> Any:
    """What comes, goes and becomes another; going back is asked once."""
    state, wanted = use_state(), ft.use_route_params().get("number")
    found = (one for one in state.session.backups.list() if str(one.number) == wanted)
    backup = next(found, None)
    if backup is None:
        return _gone(state)
    return BackupView(backup, key=str(backup.number))


@component
def BackupView(backup: Backup) -> Any:
    """The screen of a backup that is there."""
    state = use_state()
    words, when = state.words, backup_brief(state.words, backup)
    asks, ask = ft.use_state(False)
    said, say = ft.use_state("")
    looked = use_work(lambda: _previewed(state, backup), str(backup.number))

    async def restore() -> None:
        ask(False)
        if (done := await go_back(state, backup)) is not None:
            before = "none" if done[0] is None else backup_brief(words, done[0])
            say(words.text("backups-restored", when=when, before=before))

    ft.use_dialog(_question(state, when, restore, lambda: ask(False)) if asks else None)
    if said:
        return _screen(state, backup, [sentence(said, name="said", live=True)], _show(state))
    if looked is None or isinstance(looked, StoreError):
        why = words.text("backups-look") if looked is None else refused(words, looked)
        return _screen(state, backup, [sentence(why, name="why")])
    preview = looked
    parts = list(_parts(state, preview))
    return _screen(state, backup, parts, _restore(state, preview, lambda: ask(True)))


def _previewed(state: State, backup: Backup) -> Preview:
    preview = state.session.backups.preview(backup)
    for pair in preview.change:  # scored here, off the event loop
        for summary in pair:
            match_brief(state.words, summary)
    return preview


def _parts(state: State, preview: Preview) -> Iterator[ft.Control]:
    words = state.words
    for number, finding in enumerate(preview.findings):
        yield complaint(told(words, finding), name=f"finding-{number}")
    if not _changes(preview):
        yield sentence(words.text("backup-no-change"), name="no-change")
        return
    yield from _listed(state, "backup-come", preview.come, "come")
    yield from _listed(state, "backup-go", preview.go, "go")
    if preview.change:
        yield heading(words.text("backup-change", count=len(preview.change)))
    for number, (now, then) in enumerate(preview.change):
        yield _changed(state, now, then, f"change-{number}")
    if preview.same:
        yield sentence(words.text("backup-same", count=preview.same), name="same")
    beside = {"beside": preview.house_rules, "device": preview.device, "club": preview.club}
    for name, comes in beside.items():
        if comes:
            yield sentence(words.text(f"backup-{name}"), name=name)


def _listed(state: State, key: str, matches: Sequence[Summary], name: str) -> Iterator[ft.Control]:
    if matches:
        title = heading(state.words.text(key, count=len(matches)))
        lines = [text(match_brief(state.words, one), 15, line=SENTENCE) for one in matches]
        yield ft.Semantics(identifier=name, container=True, content=card(title, *lines))


def _changed(state: State, now: Summary, then: Summary, name: str) -> ft.Control:
    heads = (state.words.text("differ-now"), state.words.text("differ-then"))
    try:
        pairs = deals_beside(now.match, then.match)
    except ScorekeeperError as error:
        why = state.words.text("matches-unreadable", why=str(error))
        return complaint(why, name=name)
    rows = Beside(state, now, then, pairs, heads).parts()
    whole = card(heading(match_brief(state.words, now)), *rows)
    return ft.Semantics(identifier=name, container=True, content=whole)


def _changes(preview: Preview) -> bool:
    """Return True if anything would be another than it is."""
    matches = preview.come or preview.go or preview.change
    return bool(matches or preview.house_rules or preview.device or preview.club)


def _restore(state: State, preview: Preview, on_tap: Handler) -> list[ft.Control]:
    if not _changes(preview):
        return []
    said = state.words.text("backup-restore")
    return [button(said, on_tap, icon=ft.Icons.RESTORE, filled=True, name="restore")]


def _show(state: State) -> list[ft.Control]:
    return [button(state.words.text("taken-show"), lambda: go("/matches"), name="show-matches")]


def _question(state: State, when: str, restore: Handler, close: Handler) -> ft.AlertDialog:
    words = state.words
    answers = [
        answer(words.text("backup-restore"), restore, name="confirm", danger=True),
        answer(words.text("cancel"), close, name="cancel"),
    ]
    return question(
        words.text("backup-ask", when=when), words.text("backup-ask-hint"), answers, close
    )


def _screen(
    state: State, backup: Backup, parts: Sequence[ft.Control], foot: Sequence[ft.Control] = ()
) -> ft.View:
    title, when = state.words.text("backup-title"), backup_brief(state.words, backup)
    place = str(backup.number)
    return column_screen(
        state, BACKUP_ROUTE, title, parts, _home, subtitle=when, foot=foot, part=place
    )


def _gone(state: State) -> ft.View:
    words = state.words
    hint = sentence(words.text("backup-gone-hint"))
    return column_screen(state, BACKUP_ROUTE, words.text("backup-gone"), [hint], _home, part="gone")


def _home() -> None:
    go(BACKUP_ROUTE)


BACKUPS_ROUTE = "/backups"
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
    return column_screen(state, BACKUPS_ROUTE, words.text("backups"), parts, lambda: go("/more"))


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
        lambda: go(f"{BACKUPS_ROUTE}/{backup.number}"),
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
