"""Matches on their way out: as a file, a table, to the share sheet, or as text to paste."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import flet as ft

from scorekeeper.match import Match, MatchUid
from scorekeeper.session import Session, UnknownMatchError
from scorekeeper.session.exchange import Sheet
from scorekeeper.ui.components.menu import Item, menu_sheet
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.state import State
from scorekeeper.words import Words

P = ft.PagePlatform
SHARING = frozenset((P.ANDROID, P.IOS, P.MACOS, P.WINDOWS))
"""Systems with a share sheet; where a browser has none all the same, its refusal is said."""

REFUSALS = (RuntimeError, ft.FletUnsupportedPlatformException)
LONGEST_NAME = 60
RECORD, TABLE = "json", "csv"
TYPES = {RECORD: "application/json", TABLE: "text/csv"}


@dataclass(frozen=True, slots=True)
class Goods:
    """What is to leave."""

    title: str
    """What it is, in words."""
    stem: str
    """The name of its file, without what comes after the dot."""
    matches: tuple[MatchUid, ...] | None = None
    """None is everything there is, house rules included."""

    def content(self, session: Session, kind: str) -> Sheet:
        """The text of the file; `UnknownMatchError` where a match has gone meanwhile."""
        if kind == TABLE:
            return session.exchange.readable_sheet(self.matches)
        return Sheet(session.exchange.record(self.matches))


def goods_of(uid: MatchUid, match: Match) -> Goods:
    """One match; it is called after its sides and the day on which it began."""
    names = ", ".join(side.name for side in match.sides)
    return Goods(names, stem(names, (match.started or "")[:10]), (uid,))


def stem(*parts: str) -> str:
    """The name of a file after words, without signs that a disk may not like."""
    plain = (re.sub(r"[^\w-]+", "-", part.lower()).strip("-") for part in parts)
    return "-".join(part for part in ("canasta", *plain) if part)[:LONGEST_NAME]


def use_sending(state: State) -> Callable[[Goods], None]:
    """Have the sheet in a component; gives the call that opens it."""
    nothing: Any = None
    goods, choose = ft.use_state(nothing)
    said, say = ft.use_state("")

    def start(chosen: Goods) -> None:
        say("")
        choose(chosen)

    def close() -> None:
        choose(None)

    sheet = goods and _sheet(Way(state, goods, say, close), said)
    ft.use_dialog(sheet or None)
    return start


@dataclass(frozen=True, slots=True)
class Way:
    """The ways out for some goods, and where it is said how it went."""

    state: State
    goods: Goods
    say: Callable[[str], None]
    close: Handler

    @property
    def words(self) -> Words:
        """The words of this device."""
        return self.state.words

    def saver(self, kind: str) -> Handler:
        """Save the goods as a file of this kind."""

        async def save() -> None:
            name = f"{self.goods.stem}.{kind}"
            content = await self._content(kind)
            if content is None:
                return
            page, picker = ft.context.page, ft.FilePicker()
            try:
                path = await picker.save_file(file_name=name, src_bytes=content.text.encode())
            except (*REFUSALS, TimeoutError):
                self.say(self.words.text("send-failed"))
                return
            if path or page.web:
                key = "send-downloaded" if page.web else "send-saved"
                self.say(self.words.text(key, file=path or name) + self._left_out(content))

        return save

    def _left_out(self, content: Sheet) -> str:
        """Which matches are not in a file because they cannot be read."""
        if not content.left_out:
            return ""
        names = "; ".join(kept.names for kept in content.left_out)
        count = len(content.left_out)
        return "\n" + self.words.text("send-left-out", count=count, names=names)

    async def share(self) -> None:
        """Hand the file to the share sheet of the system."""
        content = await self._content(RECORD)
        if content is None:
            return
        name = f"{self.goods.stem}.{RECORD}"
        file = ft.ShareFile.from_bytes(content.text.encode(), mime_type=TYPES[RECORD], name=name)
        try:
            result = await ft.Share().share_files([file], title=self.goods.title)
        except TimeoutError:
            return  # somebody thinks about whom to send it to
        except REFUSALS:
            self.say(self.words.text("send-failed"))
            return
        if result.status is ft.ShareResultStatus.UNAVAILABLE:
            self.say(self.words.text("send-failed"))

    async def copy(self) -> None:
        """Put the text of the file on the clipboard."""
        content = await self._content(RECORD)
        if content is None:
            return
        try:
            await ft.Clipboard().set(content.text)
        except (*REFUSALS, TimeoutError):
            self.say(self.words.text("send-failed"))
        else:
            self.say(self.words.text("send-copied"))

    async def _content(self, kind: str) -> Sheet | None:
        try:
            return await asyncio.to_thread(self.goods.content, self.state.session, kind)
        except UnknownMatchError:
            self.close()
            return None


def _sheet(way: Way, said: str) -> ft.BottomSheet:
    words = way.words
    items = [
        Item("send-record", words.text("send-record"), ft.Icons.SAVE_ALT, way.saver(RECORD)),
        Item("send-table", words.text("send-table"), ft.Icons.TABLE_VIEW, way.saver(TABLE)),
        Item("send-copy", words.text("send-copy"), ft.Icons.CONTENT_COPY, way.copy),
    ]
    if ft.context.page.platform in SHARING:
        share = Item("send-share", words.text("send-share"), ft.Icons.SHARE, way.share)
        items.insert(0, share)
    title = words.text("send-title", what=way.goods.title)
    return menu_sheet(way.state, title, items, way.close, said=said)


def today() -> str:
    """The day on the calendar of this machine, as a file is called after it."""
    return datetime.now().astimezone().date().isoformat()
