"""Ways out of the app: a file to save, the system's share sheet, the clipboard."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import flet as ft

from scorekeeper.match import Match, MatchUid
from scorekeeper.services import UnknownMatchError
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets import buttons, dialogs, fields
from scorekeeper.ui.widgets.clock import now
from scorekeeper.view_models.exchange import ExportSelection, file_stem

SHARING = frozenset(
    (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS, ft.PagePlatform.MACOS, ft.PagePlatform.WINDOWS)
)
"""Systems with a share sheet; where a browser has none all the same, its refusal is said."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sender:
    """Hands things to the system; `say` gets a sentence on how it went."""

    state: State
    say: Callable[[str], None]
    failed: str = "send-failed"
    """The key of what is said where the system refuses."""

    def tell(self, key: str) -> None:
        self.say(self.state.words.text(key))

    async def share(self, sharing: Awaitable[ft.ShareResult]) -> None:
        try:
            has_failed = (await sharing).status is ft.ShareResultStatus.UNAVAILABLE
        except TimeoutError:
            return  # somebody thinks about whom to send it to
        except fields.REFUSALS:
            has_failed = True
        if has_failed:
            self.tell(self.failed)

    async def copy(self, text: str, done: str) -> None:
        try:
            await ft.Clipboard().set(text)
        except fields.REFUSALS:
            done = self.failed
        self.tell(done)

    async def save(self, name: str, content: bytes, remark: str = "") -> None:
        """Save a file; the `remark` follows the sentence that says where it is."""
        page = ft.context.page
        try:
            path = await ft.FilePicker().save_file(file_name=name, src_bytes=content)
        except fields.REFUSALS:
            self.tell(self.failed)
            return
        if path or page.web:
            key = "send-downloaded" if page.web else "send-saved"
            self.say(self.state.words.text(key, file=path or name) + remark)


def match_selection(uid: MatchUid, match: Match) -> ExportSelection:
    """One match; its file is called after the sides and the day on which it began."""
    names = ", ".join(side.name for side in match.sides)
    return ExportSelection(names, file_stem(names, (match.started or "")[:10]), (uid,))


def everything(title: str = "") -> ExportSelection:
    """All matches and house rules; their file is called after today."""
    return ExportSelection(title, file_stem("all", now().date().isoformat()))


def use_sending(state: State) -> Callable[[ExportSelection], None]:
    """Put the sheet of matches into a component; return the call that opens it."""
    nothing: Any = None
    selection, choose = ft.use_state(nothing)
    report, say = ft.use_state("")
    close = partial(choose, None)
    ft.use_dialog(send_sheet(state, selection, say, close, report) if selection else None)

    def start(chosen: ExportSelection) -> None:
        say("")
        choose(chosen)

    return start


def send_sheet(
    state: State,
    selection: ExportSelection,
    say: Callable[[str], None],
    close: buttons.Handler,
    report: str,
) -> ft.BottomSheet:
    words, exchange, sender = state.words, state.session.exchange, Sender(state, say)

    async def written(form: Callable[..., T]) -> T | None:
        try:
            return await asyncio.to_thread(form, selection.matches)
        except UnknownMatchError:  # one of the matches has gone meanwhile
            close()
            return None

    async def save_record() -> None:
        if (content := await written(exchange.record)) is not None:
            await sender.save(f"{selection.stem}.json", content.encode())

    async def save_table() -> None:
        if (sheet := await written(exchange.sheet)) is not None:
            remark = ""
            if sheet.left_out:
                names = "; ".join(match.names for match in sheet.left_out)
                left_out = words.text("send-left-out", count=len(sheet.left_out), names=names)
                remark = f"\n{left_out}"
            await sender.save(f"{selection.stem}.csv", sheet.text.encode(), remark)

    async def copy() -> None:
        if (content := await written(exchange.record)) is not None:
            await sender.copy(content, "send-copied")

    async def share() -> None:
        if (content := await written(exchange.record)) is not None:
            data, name = content.encode(), f"{selection.stem}.json"
            file = ft.ShareFile.from_bytes(data, mime_type="application/json", name=name)
            await sender.share(ft.Share().share_files([file], title=selection.title))

    items = [
        dialogs.Item("send-record", words.text("send-record"), ft.Icons.SAVE_ALT, save_record),
        dialogs.Item("send-table", words.text("send-table"), ft.Icons.TABLE_VIEW, save_table),
        dialogs.Item("send-copy", words.text("send-copy"), ft.Icons.CONTENT_COPY, copy),
    ]
    if ft.context.page.platform in SHARING:
        items.insert(0, dialogs.Item("send-share", words.text("send-share"), ft.Icons.SHARE, share))
    title = words.text("send-title", what=selection.title)
    return dialogs.menu_sheet(state, title, items, close, report=report)
