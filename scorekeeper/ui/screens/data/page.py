"""Matches on their way out: as a file, a table, to the share sheet, or as text to paste."""

import asyncio
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
from scorekeeper.services import Summary
from scorekeeper.services.transfer import Answer, Offer, Pair, Taken
from scorekeeper.storage import StoreError
from scorekeeper.storage.backups import Backup
from scorekeeper.ui.state import State, go
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import Handler, complaint, mark_of, remark, spoken
from scorekeeper.ui.widgets.dialogs import answer
from scorekeeper.ui.widgets.text import SENTENCE, text

P = ft.PagePlatform


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
