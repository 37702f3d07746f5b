"""Two states of one match side by side, deal by deal, with every difference named."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.errors import ScorekeeperError
from scorekeeper.match import Match
from scorekeeper.session import Summary
from scorekeeper.session.exchange import Pair
from scorekeeper.ui.components.choices import complaint, remark
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.differences import field_differences, line_differences
from scorekeeper.words.set_ups import set_up_differences, told_match

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
