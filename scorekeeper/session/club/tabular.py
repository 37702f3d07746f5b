"""Everything of an evening as rows, for spreadsheets and for paper.

A sheet has columns by codes and cells that are texts, numbers or codes. Words make headings and
sentences of the codes; `csv_of` writes the file, in which no cell can become a formula.
"""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from scorekeeper.session.exchange.sheets import BYTE_ORDER_MARK, guarded


@dataclass(frozen=True, slots=True)
class Coded:
    """A cell that words are made of: what kind of thing, which one, and its numbers."""

    kind: str
    code: str
    values: Mapping[str, Any] = field(default_factory=dict)


Cell: TypeAlias = str | int | Coded | None
"""None is a place to write on, or nothing to say."""

Say = Callable[[Coded], str]
"""The words of a code; a heading is one of the kind `column`."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rows under columns."""

    columns: tuple[str, ...]
    """Codes; `side_1` and `side_2` are of the kind `side` with the number of it."""
    rows: tuple[tuple[Cell, ...], ...]


def headings(sheet: Sheet) -> tuple[Coded, ...]:
    """The columns as codes for words: a number at the end of one is told apart from it.

    >>> headings(Sheet(("place", "side_2"), ()))[1]
    Coded(kind='column', code='side', values={'number': 2})
    """
    return tuple(map(_heading, sheet.columns))


def csv_of(sheet: Sheet, say: Say) -> str:
    """A sheet as CSV with headings, the same in every spreadsheet's eyes."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow([guarded(say(one)) for one in headings(sheet)])
    table.writerows([guarded(_text(cell, say)) for cell in row] for row in sheet.rows)
    return BYTE_ORDER_MARK + out.getvalue()


def sheet_of(columns: Iterable[str], rows: Iterable[Mapping[str, Cell]]) -> Sheet:
    """A sheet of rows by the codes of their columns; what a row does not say stays empty."""
    names = tuple(columns)
    return Sheet(names, tuple(tuple(row.get(name) for name in names) for row in rows))


def numbered(code: str, count: int) -> Iterator[str]:
    """The codes of columns that there are several of."""
    return (f"{code}_{number}" for number in range(1, count + 1))


def _heading(column: str) -> Coded:
    code, _, number = column.rpartition("_")
    if code and number.isdecimal():
        return Coded("column", code, {"number": int(number)})
    return Coded("column", column)


def _text(cell: Cell, say: Say) -> str | int:
    if isinstance(cell, Coded):
        return say(cell)
    return "" if cell is None else cell
