"""The backups, what would change with one of them, and the way back to it."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import flet as ft

from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n.messages import finding_text, size, store_error_text
from scorekeeper.services import Summary
from scorekeeper.services.backups import BackupContents, Preview
from scorekeeper.services.transfer import deal_pairs
from scorekeeper.storage import StoreError
from scorekeeper.storage.backups import STARTS, WEEKS, Backup
from scorekeeper.ui.screens.data.comparison import backup_brief, comparison, match_brief
from scorekeeper.ui.screens.data.transfer import show_present
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, text
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets.page import column_screen, sentence

ROUTE = "/backups"


def use_work(work: Callable[[], Any], key: str) -> Any:
    """Return what a call gives that reads the disk, made in a thread; None until it is there.

    It is made when the component appears and whenever `key` is another. A store that refuses
    gives its `StoreError`.
    """
    page = ft.context.page
    nothing: tuple[str, Any] = ("", None)
    result, set_result = ft.use_state(nothing)

    async def look() -> None:
        try:
            value = await asyncio.to_thread(work)
        except StoreError as error:
            value = error
        set_result((key, value))

    ft.use_effect(lambda: page.run_task(look), [key])
    return result[1] if result[0] == key else None


@component
def BackupsScreen() -> Any:
    """The list, the newest first, and the way to another one."""
    state = use_state()
    words, service = state.words, state.session.backups
    backups = service.list()
    news, set_news = ft.use_state("")

    def contents() -> dict[int, BackupContents | StoreError]:
        looks: dict[int, BackupContents | StoreError] = {}
        for backup in backups:
            try:
                looks[backup.number] = service.contents(backup)
            except StoreError as error:
                looks[backup.number] = error
        return looks

    looks = use_work(contents, ",".join(str(backup.number) for backup in backups)) or {}

    async def make() -> None:
        made = await state.saving(service.make)
        if state.failure is not None:
            set_news("")
        elif made is not None:
            set_news(words.text("backups-made"))
        else:
            is_there = service.directory.present() is not None
            set_news(words.text("backups-not-needed" if is_there else "backups-nothing"))

    limit = size(words, service.directory.limit)
    used = words.text(
        "backups-used", used=size(words, sum(backup.size for backup in backups)), limit=limit
    )
    explained = words.text("backups-explained", starts=STARTS, weeks=WEEKS, limit=limit)
    parts: list[ft.Control] = [
        buttons.remark(f"{explained} {used}", name="explained"),
        buttons.button(words.text("backups-make"), make, icon=ft.Icons.SAVE_OUTLINED, name="make"),
        *([sentence(news, name="said", live=True)] if news else []),
    ]
    for backup in backups:
        look = looks.get(backup.number)
        if look is None:
            holds = words.text("backups-look")
        elif isinstance(look, StoreError):
            holds = store_error_text(words, look)
        else:
            holds = words.text("backups-holds", matches=look.matches, deals=look.deals)
        row = buttons.opening_row(
            backup_brief(words, backup),
            f"{size(words, backup.size)} · {holds}",
            lambda _, number=backup.number: go(f"{ROUTE}/{number}"),
            name=f"backup-{backup.number}",
            icon=ft.Icons.HISTORY,
        )
        parts.append(row)
    if not backups:
        parts.append(sentence(words.text("backups-none"), name="none"))
    return column_screen(state, ROUTE, words.text("backups"), parts, lambda: go("/more"))


@component
def BackupScreen() -> Any:
    """All that comes, goes and becomes another; going back is asked once."""
    state, number = use_state(), ft.use_route_params().get("number")
    backups = state.session.backups.list()
    backup = next((backup for backup in backups if str(backup.number) == number), None)
    if backup is None:
        hint = sentence(state.words.text("backup-gone-hint"))
        title = state.words.text("backup-gone")
        return column_screen(state, ROUTE, title, [hint], lambda: go(ROUTE), part="gone")
    return BackupView(backup, key=str(backup.number))


@component
def BackupView(backup: Backup) -> Any:
    """The screen of a backup that is there."""
    state = use_state()
    words, when = state.words, backup_brief(state.words, backup)
    news, set_news = ft.use_state("")
    preview = use_work(lambda: _preview(state, backup), str(backup.number))

    async def restore() -> None:
        before = await state.saving(state.session.backups.restore, backup)
        if state.failure is None:
            show_present(state)
            earlier = "none" if before is None else backup_brief(words, before)
            set_news(words.text("backups-restored", when=when, before=earlier))

    label = words.text("backup-restore")
    title, hint = words.text("backup-ask", when=when), words.text("backup-ask-hint")
    ask = dialogs.use_question(state, restore, title=title, hint=hint, label=label)

    parts: Sequence[ft.Control]
    foot: list[ft.Control] = []
    if news:
        parts = [sentence(news, name="said", live=True)]
        foot = [
            buttons.button(words.text("taken-show"), lambda: go("/matches"), name="show-matches")
        ]
    elif preview is None:
        parts = [sentence(words.text("backups-look"), name="why")]
    elif isinstance(preview, StoreError):
        parts = [sentence(store_error_text(words, preview), name="why")]
    else:
        parts = list(_changes(state, preview))
        if _has_changes(preview):
            icon = ft.Icons.RESTORE
            foot = [buttons.button(label, ask, icon=icon, filled=True, name="restore")]
    return column_screen(
        state,
        ROUTE,
        words.text("backup-title"),
        parts,
        lambda: go(ROUTE),
        subtitle=when,
        foot=foot,
        part=str(backup.number),
    )


def _preview(state: State, backup: Backup) -> Preview:
    preview = state.session.backups.preview(backup)
    for pair in preview.change:  # scored here, off the event loop
        for summary in pair:
            match_brief(state.words, summary)
    return preview


def _has_changes(preview: Preview) -> bool:
    matches = preview.come or preview.go or preview.change
    return bool(matches or preview.house_rules or preview.device or preview.club)


def _changes(state: State, preview: Preview) -> Iterator[ft.Control]:
    words = state.words
    for number, finding in enumerate(preview.findings):
        yield buttons.complaint(finding_text(words, finding), name=f"finding-{number}")
    if not _has_changes(preview):
        yield sentence(words.text("backup-no-change"), name="no-change")
        return
    for name, matches in (("come", preview.come), ("go", preview.go)):
        if matches:
            title = buttons.heading(words.text(f"backup-{name}", count=len(matches)))
            lines = [text(match_brief(words, match), 15, line=SENTENCE) for match in matches]
            yield ft.Semantics(identifier=name, container=True, content=buttons.card(title, *lines))
    if preview.change:
        yield buttons.heading(words.text("backup-change", count=len(preview.change)))
    for number, (now, then) in enumerate(preview.change):
        yield _changed(state, now, then, f"change-{number}")
    if preview.same:
        yield sentence(words.text("backup-same", count=preview.same), name="same")
    beside = {"beside": preview.house_rules, "device": preview.device, "club": preview.club}
    for name, comes in beside.items():
        if comes:
            yield sentence(words.text(f"backup-{name}"), name=name)


def _changed(state: State, now: Summary, then: Summary, name: str) -> ft.Control:
    heads = (state.words.text("differ-now"), state.words.text("differ-then"))
    try:
        pairs = deal_pairs(*({deal.uid: deal for deal in m.match.deals} for m in (now, then)))
    except ScorekeeperError as error:
        return buttons.complaint(state.words.text("matches-unreadable", why=str(error)), name=name)
    rows = comparison(state, now, then, pairs, heads)
    content = buttons.card(buttons.heading(match_brief(state.words, now)), *rows)
    return ft.Semantics(identifier=name, container=True, content=content)
