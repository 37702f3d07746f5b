"""Matches on their way out: as a file, a table, to the share sheet, or as text to paste."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import (
    field_differences,
    line_differences,
    set_up_differences,
    told_match,
)
from scorekeeper.i18n.messages import day_and_clock, told
from scorekeeper.match import Match, MatchUid
from scorekeeper.services import Session, Summary, UnknownMatchError
from scorekeeper.services.transfer import Answer, Offer, Pair, Sheet, Taken
from scorekeeper.storage import StoreError
from scorekeeper.storage.backups import Backup
from scorekeeper.ui.state import State, go
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import Handler, complaint, mark_of, remark, spoken
from scorekeeper.ui.widgets.dialogs import Item, answer, menu_sheet, notice_bar
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, page
from scorekeeper.ui.widgets.text import SENTENCE, text

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


@dataclass(frozen=True, slots=True)
class Import:
    """What an import did, and the backup that takes it back."""

    taken: Taken
    new_house_rules: tuple[str, ...]
    """The names of house rules that were not here before."""
    before: Backup | None


async def back_up(state: State) -> str | None:
    """Make a backup; gives the key of what is to be said, or None where the disk refused."""
    backups = state.session.backups
    made = await state.saving(backups.make)
    if state.failure is not None:
        return None
    if made is not None:
        return "backups-made"
    if backups.shelf.present() is not None:
        return "backups-not-needed"
    return "backups-nothing"


async def go_back(state: State, backup: Backup) -> tuple[Backup | None] | None:
    """Have the matches as they are in a backup; gives the backup of what was here before.

    None where the store refused: then everything is as it was.
    """
    before = await state.saving(state.session.backups.restore, backup)
    if state.failure is not None:
        return None
    _look_again(state)
    return (before,)


async def take_in(state: State, offer: Offer, answers: Mapping[MatchUid, Answer]) -> Import | None:
    """Import what a file offers, after a backup; None where the store refused."""
    session = state.session
    await state.saving(session.backups.make)
    before = None if state.failure is not None else session.backups.shelf.present()
    known = {profile.uid for profile in session.profiles.list()}
    taken = await state.saving(session.exchange.accept, offer, answers)
    if taken is None:
        return None
    _look_again(state)
    new = tuple(one.name for one in taken.house_rules if one.uid not in known)
    changed = bool(taken.added or taken.replaced or taken.people or new)
    return Import(taken, new, before if changed else None)


def _look_again(state: State) -> None:
    """Show the match as it is now; where there was none, or it is gone, the latest one."""
    uid = None if state.match is None else state.match.uid
    known = {summary.uid for summary in state.matches()}
    state.notice = None
    if uid not in known:
        state.match = None
        state.load()
    else:
        state.match = state.session.matches.open(MatchUid(str(uid)))


WIDEST = 720
"""Pixels of a column."""


def column_screen(
    state: State,
    route: str,
    title: str,
    parts: Sequence[ft.Control],
    on_back: Handler,
    *,
    subtitle: str = "",
    foot: Sequence[ft.Control] = (),
    part: str = "",
) -> ft.View:
    """A screen that scrolls, with what the store refused and the `foot` below it."""
    room = max(SIDE_PADDING, (state.layout.width - WIDEST) / 2)
    sides = ft.Padding.only(left=room, right=room, bottom=8)
    notice = notice_bar(state) if state.failure else None
    below = [*([notice] if notice else []), *foot]
    bar = app_bar(title, subtitle, on_back=on_back, back_label=state.words.text("back"))
    body = ft.ListView(list(parts), expand=True, spacing=8, padding=sides)
    whole = page(bar, body, *(ft.Container(one, padding=sides) for one in below))
    return cover(route, whole, on_back, part=part)


def sentence(said: str, *, name: str | None = None, live: bool = False) -> ft.Semantics:
    """A sentence in the usual size; a `live` one is read out when it appears."""
    return ft.Semantics(
        identifier=name,
        container=True,
        live_region=live or None,
        content=text(said, 16, line=SENTENCE),
    )


def use_work(work: Callable[[], Any], key: str) -> Any:
    """What a call gives that looks at the disk, made in a thread; None until it is there.

    It is made when the component appears and whenever `key` is another. A store that refuses
    gives its `StoreError`.
    """
    page = ft.context.page
    nothing: tuple[str, Any] = ("", None)
    found, set_found = ft.use_state(nothing)

    async def look() -> None:
        try:
            value = await asyncio.to_thread(work)
        except StoreError as error:
            value = error
        set_found((key, value))

    def start() -> None:
        page.run_task(look)

    ft.use_effect(start, [key])
    return found[1] if found[0] == key else None


def match_brief(words: Words, summary: Summary) -> str:
    """Sides, totals and how many deals; of a match that cannot be read why."""
    try:
        totals = zip(summary.match.sides, summary.progress.totals, strict=True)
        sides = ", ".join(f"{side.name} {words.number(total)}" for side, total in totals)
        return words.text("match-in-short", sides=sides, deals=len(summary.match.deals))
    except ScorekeeperError as error:
        return words.text("matches-unreadable", why=str(error))


def backup_brief(words: Words, backup: Backup) -> str:
    """When a backup was made, or its number where no clock said."""
    if backup.at is None:
        return words.text("backups-number", number=backup.number)
    today = datetime.now().astimezone().date()
    return day_and_clock(words, backup.at.isoformat(), today=today)


C = ft.Colors
NO_BREAK = "\N{NO-BREAK SPACE}"
FIRST = 76
"""Pixels of the column with the deals."""


@dataclass(frozen=True, slots=True)
class Row:
    """One deal in both."""

    deal: str
    one: str
    other: str
    differs: bool
    details: tuple[str, ...] = ()
    """What differs, a sentence each."""


@dataclass(frozen=True, slots=True)
class Beside:
    """Two states of a match, and how the two columns are called."""

    state: State
    one: Summary
    other: Summary
    pairs: Sequence[Pair]
    heads: tuple[str, str]

    def parts(self) -> list[ft.Control]:
        """Set-up first, then the deals that differ, then the totals."""
        try:
            return list(self._parts())
        except ScorekeeperError as error:
            return [complaint(self._words.text("matches-unreadable", why=str(error)))]

    @property
    def _words(self) -> Words:
        return self.state.words

    def _parts(self) -> Iterator[ft.Control]:
        words = self._words
        here, there = (told_match(words, one.match) for one in (self.one, self.other))
        for said in set_up_differences(words, here, there):
            yield _detail(said)
        yield self._line(Row("", *self.heads, differs=False), head=True)
        for pair in self.pairs:
            if not pair.is_same:
                yield self._line(self._row(pair))
        yield self._line(self._totals())
        same = sum(pair.is_same for pair in self.pairs)
        if same:
            yield remark(words.text("differ-same-deals", count=same))
        if same == len(self.pairs) and here == there:
            yield remark(words.text("differ-only-history"))

    def _row(self, pair: Pair) -> Row:
        one = self._points(self.one, pair.mine)
        other = self._points(self.other, pair.theirs)
        return Row(self._number(pair), one, other, differs=True, details=self._details(pair))

    def _totals(self) -> Row:
        one, other = (
            _sides(self._words, summary.progress.totals, signed=False)
            for summary in (self.one, self.other)
        )
        return Row(self._words.text("differ-totals"), one, other, differs=one != other)

    def _number(self, pair: Pair) -> str:
        known = [place + 1 for place in (pair.mine, pair.theirs) if place is not None]
        if len(set(known)) > 1:
            return self._words.text("differ-deal-moved", mine=known[0], theirs=known[1])
        return self._words.text("differ-deal", number=known[0])

    def _points(self, summary: Summary, place: int | None) -> str:
        if place is None:
            return self._words.text("differ-none")
        return _sides(self._words, summary.progress.deals[place].score.totals, signed=True)

    def _details(self, pair: Pair) -> tuple[str, ...]:
        if pair.mine is None or pair.theirs is None:
            return ()
        mine, theirs = self.one.match, self.other.match
        said = (
            *line_differences(
                self._words,
                _names(mine),
                self.one.progress.deals[pair.mine].score.sides,
                self.other.progress.deals[pair.theirs].score.sides,
            ),
            *field_differences(self._words, mine.deals[pair.mine], theirs.deals[pair.theirs]),
        )
        return said or (self._words.text("differ-same-points"),)

    def _line(self, row: Row, *, head: bool = False) -> ft.Control:
        """A row of three columns; with large text the columns stand below each other."""
        face = Face.BOLD if row.differs or head else Face.REGULAR
        one, other = (text(said, 15, face, line=SENTENCE) for said in (row.one, row.other))
        if self.state.layout.has_large_text:
            return ft.Container() if head else self._stacked(row)
        sign = "≠ " if row.differs else ""
        deal = text(f"{sign}{row.deal}", 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
        columns: list[ft.Control] = [
            ft.Container(deal, width=FIRST),
            ft.Container(one, expand=True),
            ft.Container(other, expand=True),
        ]
        line = ft.Row(columns, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
        return line if head else self._spoken(row, line)

    def _stacked(self, row: Row) -> ft.Control:
        lines = [text(row.deal, 14, color=C.ON_SURFACE_VARIANT)]
        for head, said in zip(self.heads, (row.one, row.other), strict=True):
            lines.append(text(f"{head}: {said}", 15, Face.BOLD, line=SENTENCE))
        return self._spoken(row, ft.Column(list(lines), spacing=0))

    def _spoken(self, row: Row, line: ft.Control) -> ft.Control:
        one, two = self.heads
        said = self._words.text(
            "differ-row-said", deal=row.deal, one=one, first=row.one, two=two, second=row.other
        )
        details = [_detail(detail) for detail in row.details]
        return ft.Column([spoken(line, said), *details], spacing=2)


def _detail(said: str) -> ft.Control:
    return ft.Container(
        text(said, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE),
        padding=ft.Padding.only(left=12),
    )


def _sides(words: Words, points: Sequence[int], *, signed: bool) -> str:
    shown = words.points if signed else words.number
    return "  ".join(
        f"{mark_of(place).symbol}{NO_BREAK}{shown(number)}" for place, number in enumerate(points)
    )


def _names(match: Match) -> list[str]:
    return [side.name for side in match.sides]


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
