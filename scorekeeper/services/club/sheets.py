"""Everything of an evening as rows, for spreadsheets and for paper.

A sheet has columns by codes and cells that are texts, numbers or codes. Words make headings and
sentences of the codes; `csv_of` writes the file, in which no cell can become a formula.
"""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, TypeAlias

from scorekeeper.club import (
    EntrantUid,
    Evening,
    EveningUid,
    LogEntry,
    MemberUid,
    Round,
    Row,
    Score,
    SeasonRow,
    Table,
    TableSide,
    entrant_of,
    names_of,
    standing,
    table_state,
)
from scorekeeper.services.club.evenings import author_of
from scorekeeper.services.spreadsheets import BYTE_ORDER_MARK, guarded


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


JOINT = " & "


def called(evening: Evening, uid: EntrantUid) -> str:
    """What an entrant goes by: its own name, or those of its members."""
    entrant = entrant_of(evening, uid)
    return uid if entrant is None else JOINT.join(names_of(evening, entrant))


def side_called(evening: Evening, side: TableSide) -> str:
    """What a side of a table goes by."""
    return JOINT.join(called(evening, uid) for uid in side.entrants)


def listed(evening: Evening, uids: Iterable[MemberUid]) -> str:
    """Members by name, one after the other."""
    names = {member.uid: member.name for member in evening.members}
    return ", ".join(names.get(uid, uid) for uid in uids)


def names_today(evenings: Iterable[Evening]) -> dict[MemberUid, str]:
    """The names of everybody at some evenings, of the last one that says it."""
    return {member.uid: member.name for evening in evenings for member in evening.members}


def check_in_list(evening: Evening) -> Sheet:
    """Everybody who is expected, in the order of the alphabet, with a place for a mark."""
    rows: list[dict[str, Cell]] = [
        {
            "entrant": called(evening, one.uid),
            "members": listed(evening, one.members),
            "checked_in": Coded("presence", "present" if one.present else "expected"),
        }
        for one in evening.entrants
    ]
    rows.sort(key=lambda row: str(row["entrant"]).casefold())
    in_order = ({"number": number, **row} for number, row in enumerate(rows, start=1))
    return sheet_of(("number", "entrant", "members", "checked_in", "mark"), in_order)


def round_cards(evening: Evening, number: int, links: Mapping[int, str] | None = None) -> Sheet:
    """A card for each table of a round: who sits there, where scores and signatures go.

    `links` are what the codes of the tables open, by the number of the table.
    """
    played, links = evening.rounds[number - 1], links or {}
    sides = max((len(table.sides) for table in played.tables), default=0)
    parts = chain.from_iterable(
        (f"side_{one}", f"players_{one}", f"score_{one}", f"signature_{one}")
        for one in range(1, sides + 1)
    )
    about: dict[str, Cell] = {"evening": evening.plan.name, "date": evening.plan.date}
    rows: list[dict[str, Cell]] = [
        {**about, "round": number, "table": table.number, "link": links.get(table.number)}
        | _sides(evening, table)
        for table in played.tables
    ]
    return sheet_of(("evening", "date", "round", "table", *parts, "link"), rows)


def results(evening: Evening, number: int) -> Sheet:
    """The tables of a round with their scores, and who rests."""
    played = evening.rounds[number - 1]
    sides = max((len(table.sides) for table in played.tables), default=0)
    parts = [f"{name}_{one}" for one in range(1, sides + 1) for name in ("side", "score")]
    rows = (*_table_rows(evening, played), *_bye_rows(evening, played))
    return sheet_of(("round", "table", *parts, "state", "how", "winner"), rows)


def _sides(evening: Evening, table: Table) -> dict[str, Cell]:
    said: dict[str, Cell] = {}
    for number, side in enumerate(table.sides, start=1):
        said[f"side_{number}"] = side_called(evening, side)
        said[f"players_{number}"] = listed(evening, side.players)
    return said


def _table_rows(evening: Evening, played: Round) -> Iterator[dict[str, Cell]]:
    for table in sorted(played.tables, key=lambda one: one.number):
        row: dict[str, Cell] = {"round": played.number, "table": table.number}
        row |= {"state": Coded("table_state", table_state(table)), **_sides(evening, table)}
        if table.result is not None:
            points = table.result.score.points
            row |= {f"score_{number}": one for number, one in enumerate(points, start=1)}
            row["how"] = Coded("how", table.result.how)
            row["winner"] = _winner(evening, table, table.result.score)
        yield row


def _winner(evening: Evening, table: Table, score: Score) -> Cell:
    best = [side for side, one in enumerate(score.points) if one == max(score.points)]
    if score.winner is not None:
        best = [score.winner]
    if len(best) > 1:
        return Coded("winner", "drawn")
    return side_called(evening, table.sides[best[0]])


def _bye_rows(evening: Evening, played: Round) -> Iterator[dict[str, Cell]]:
    for uid in played.byes:
        state = Coded("table_state", "bye")
        yield {"round": played.number, "side_1": called(evening, uid), "state": state}


NO_PLACE = "–"
"""Stands for a place where nobody has one yet."""
FIGURES = (
    *("points", "card_points", "difference", "wins", "draws", "losses", "byes"),
    "highest_match",
)


def standing_sheet(evening: Evening) -> Sheet:
    """The standing, each row with what parts it from the one before."""
    columns = ("place", "entrant", "members", *FIGURES, "dropped", "parted_by")
    return sheet_of(columns, (_standing_row(evening, row) for row in standing(evening)))


def season_sheet(
    rows: Sequence[SeasonRow], evenings: Sequence[Evening], names: Mapping[MemberUid, str]
) -> Sheet:
    """The table of a season, with a column for each of its evenings; `names` are of today.

    A figure that does not count, since others are better, is a code of the kind `not_counted`.
    """
    order = [evening.uid for evening in evenings]
    columns = ("place", "member", "total", *numbered("evening", len(order)))
    return sheet_of(columns, (_season_row(row, order, names) for row in rows))


def log_sheet(evening: Evening) -> Sheet:
    """All that was done, first to last, with who did it and why."""
    columns = ("at", "by", "kind", "round", "table", "side", "before", "score", "members", "reason")
    return sheet_of(columns, (_log_row(evening, entry) for entry in evening.log))


def _standing_row(evening: Evening, row: Row) -> dict[str, Cell]:
    entrant = entrant_of(evening, row.entrant)
    members = entrant.members if entrant else ()
    parted = Coded("tie_break", row.parted_by) if row.parted_by else None
    return {
        "place": NO_PLACE if row.place is None else row.place,
        "entrant": called(evening, row.entrant),
        "members": listed(evening, members),
        **{name: getattr(row, name) for name in FIGURES},
        "dropped": ", ".join(dict.fromkeys(str(line.round) for line in row.dropped)) or None,
        "parted_by": Coded("tie_break", "shared") if row.shared else parted,
    }


def _season_row(
    row: SeasonRow, order: Sequence[EveningUid], names: Mapping[MemberUid, str]
) -> dict[str, Cell]:
    scores = {
        f"evening_{order.index(one.evening) + 1}": one.value
        if one.counts
        else Coded("not_counted", "not_counted", {"value": one.value})
        for one in row.scores
        if one.evening in order
    }
    return {
        "place": row.place,
        "member": names.get(row.member, row.member),
        "total": row.total,
        **scores,
    }


def _log_row(evening: Evening, entry: LogEntry) -> dict[str, Cell]:
    return {
        "at": entry.note.at,
        "by": _author(evening, entry.note.by),
        "kind": Coded("log", entry.kind),
        "round": entry.round,
        "table": entry.table,
        "side": None if entry.side is None else entry.side + 1,
        "before": _score(entry.before),
        "score": _score(entry.score),
        "members": listed(evening, entry.members) or None,
        "reason": entry.note.reason or None,
    }


def _author(evening: Evening, by: str) -> Cell:
    """A phone is a code; anybody else is who they said they are."""
    phone = author_of(by)
    if phone is None:
        return by or None
    values: dict[str, object] = {"table": phone.table, "phone": phone.phone}
    if phone.member is not None:
        values["name"] = listed(evening, [phone.member])
    return Coded("author", "handed_over" if phone.member else "phone", values)


def _score(score: Score | None) -> Cell:
    return None if score is None else " : ".join(map(str, score.points))
