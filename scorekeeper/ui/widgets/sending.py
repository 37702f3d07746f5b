"""Ways to send games out of the app: a file, the share sheet of the system, the clipboard."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import flet as ft

from scorekeeper.match import Match, MatchUid
from scorekeeper.services import UnknownMatchError
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, get_state
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets.clock import now
from scorekeeper.view_models.bg_stats import can_offer_play_file, play_file_text
from scorekeeper.view_models.exchange import ExportSelection, file_stem, left_out_remark

SHARING_PLATFORMS = frozenset(
    (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS, ft.PagePlatform.MACOS, ft.PagePlatform.WINDOWS)
)
"""Systems with a share sheet. A browser on one of them may have none; its refusal is reported."""
ContentT = TypeVar("ContentT")


def is_phone_app() -> bool:
    """Return True for the app on a phone; False for a browser there."""
    page = ft.context.page
    return page.platform in {ft.PagePlatform.ANDROID, ft.PagePlatform.IOS} and not page.web


@dataclass(frozen=True, slots=True)
class Sender:
    """Hands texts and files to the system, and reports how that went."""

    state: State
    report: Callable[[str], None]
    """Called with a sentence about the outcome."""
    failure_key: str = "send-failed"
    """Key of the sentence for a refusal of the system."""

    def report_message(self, key: str) -> None:
        """Report a message of the catalogue."""
        self.report(self.state.words.text(key))

    async def share(self, sharing: Awaitable[ft.ShareResult]) -> None:
        """Wait for the system's share sheet; report only a failure."""
        try:
            has_failed = (await sharing).status is ft.ShareResultStatus.UNAVAILABLE
        except TimeoutError:
            # The user takes time to choose a recipient.
            return
        except kit.CLIENT_ERRORS:
            has_failed = True
        if has_failed:
            self.report_message(self.failure_key)

    async def copy(self, text: str, success_key: str) -> None:
        """Copy a text to the clipboard; `success_key` is the key of the report."""
        key = success_key
        try:
            await ft.Clipboard().set(text)
        except kit.CLIENT_ERRORS:
            key = self.failure_key
        self.report_message(key)

    async def save(self, name: str, content: bytes, remark: str = "") -> None:
        """Save a file, and report its path or name, followed by the remark, or a failure.

        Nothing is reported if the user cancels.
        """
        page = ft.context.page
        try:
            path = await ft.FilePicker().save_file(file_name=name, src_bytes=content)
        except kit.CLIENT_ERRORS:
            self.report_message(self.failure_key)
            return
        # A browser does not return the path. Elsewhere the user has cancelled if there is none.
        if path or page.web:
            key = "send-downloaded" if page.web else "send-saved"
            self.report(self.state.words.text(key, file=path or name) + remark)


# --- selections


def match_selection(uid: MatchUid, match: Match) -> ExportSelection:
    """Return the selection of a game; the file name has its sides and the date of its start."""
    names = ", ".join(side.name for side in match.sides)
    return ExportSelection(names, file_stem(names, (match.started or "")[:10]), (uid,))


def all_games_selection(title: str = "") -> ExportSelection:
    """Return the selection of all games and house rules; the file name has the current date."""
    return ExportSelection(title, file_stem("all", now().date().isoformat()))


# --- the sheet


def use_sending(state: State) -> Callable[[ExportSelection], None]:
    """Return the function that opens the sheet with the ways to send a selection (a hook)."""
    overlay = kit.use_overlay()

    def open_sheet(selection: ExportSelection) -> None:
        overlay.open(lambda close: send_sheet(state, selection, close))

    return open_sheet


def send_sheet(state: State, selection: ExportSelection, close: kit.Close) -> ft.BottomSheet:
    """Return the sheet with the ways to send a selection."""
    title = state.words.text("send-title", what=selection.title)
    rows = SendRows(selection, close)
    return kit.sheet(state, title, [rows], close, padding=0)


@component
def SendRows(selection: ExportSelection, close: kit.Close) -> ft.Control:
    """Rows with the ways to send a selection, below the report on the latest attempt."""
    state = get_state()
    report, set_report = ft.use_state("")
    items = file_items(Sender(state, set_report), selection, close)
    return kit.full_width_column(
        [*report_parts(report), *(kit.menu_row(item) for item in items)], spacing=0
    )


def file_items(
    sender: Sender, selection: ExportSelection, on_deleted: kit.Handler
) -> list[kit.MenuItem]:
    """Return the ways to send a selection as a file, as menu items.

    Args:
        sender: Sends, and reports how that went.
        selection: The games.
        on_deleted: Called if one of the games was deleted meanwhile.
    """
    words = sender.state.words
    exchange = sender.state.session.exchange

    async def read(
        export: Callable[[Sequence[MatchUid] | None], ContentT],
    ) -> ContentT | None:
        return await _read_export(export, selection, on_deleted)

    async def save_record() -> None:
        record = await read(exchange.export_json)
        if record is not None:
            await sender.save(f"{selection.stem}.json", record.encode())

    async def save_table() -> None:
        sheet = await read(exchange.export_csv)
        if sheet is not None:
            remark = left_out_remark(words, [match.names for match in sheet.left_out])
            await sender.save(f"{selection.stem}.csv", sheet.text.encode(), remark)

    async def copy_record() -> None:
        record = await read(exchange.export_json)
        if record is not None:
            await sender.copy(record, "send-copied")

    async def share_record() -> None:
        record = await read(exchange.export_json)
        if record is not None:
            file = ft.ShareFile.from_bytes(
                record.encode(), mime_type="application/json", name=f"{selection.stem}.json"
            )
            await sender.share(ft.Share().share_files([file], title=selection.title))

    items = [
        kit.MenuItem(words.label("send-record"), kit.Icon.DOWNLOAD, save_record),
        kit.MenuItem(words.label("send-table"), kit.Icon.SPREADSHEET, save_table),
        kit.MenuItem(words.label("send-copy"), kit.Icon.COPY, copy_record),
    ]
    if can_offer_play_file(sender.state.session, selection.matches):
        items.append(_play_file_item(sender, selection, on_deleted))
    if ft.context.page.platform in SHARING_PLATFORMS:
        items.insert(0, kit.MenuItem(words.label("send-share"), kit.Icon.SHARE, share_record))
    return items


def _play_file_item(
    sender: Sender, selection: ExportSelection, on_deleted: kit.Handler
) -> kit.MenuItem:
    """Return the menu item that sends the finished games of a selection as a file for BG Stats."""
    words = sender.state.words
    exchange = sender.state.session.exchange

    async def send_plays() -> None:
        found = await _read_export(exchange.open_matches, selection, on_deleted)
        if found is None:
            return
        plays = await asyncio.to_thread(play_file_text, words, found.matches)
        name = f"{selection.stem}.bgsplay"
        if plays is None:
            sender.report_message("send-no-plays")
        elif is_phone_app():
            # A phone offers a file to BG Stats only by its share sheet.
            file = ft.ShareFile.from_bytes(plays.encode(), mime_type="application/json", name=name)
            await sender.share(ft.Share().share_files([file], title=selection.title))
        else:
            remark = left_out_remark(words, [match.names for match in found.left_out])
            await sender.save(name, plays.encode(), remark)

    return kit.MenuItem(words.label("send-plays"), kit.Icon.SEND, send_plays)


async def _read_export(
    export: Callable[[Sequence[MatchUid] | None], ContentT],
    selection: ExportSelection,
    on_deleted: kit.Handler,
) -> ContentT | None:
    """Export games in a thread; if one was deleted, call `on_deleted` and return None."""
    try:
        return await asyncio.to_thread(export, selection.matches)
    except UnknownMatchError:
        on_deleted()
        return None


def report_parts(report: str) -> list[ft.Control]:
    """Return the report on the latest attempt to send; an empty list before the first one."""
    if not report:
        return []
    sentence = kit.prose(report, id="sheet-said", is_live=True)
    return [ft.Container(sentence, padding=ft.Padding.symmetric(vertical=8, horizontal=20))]
