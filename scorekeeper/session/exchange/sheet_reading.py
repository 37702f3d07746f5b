"""A table of deals, from this program or typed by hand, as matches whose table did the sums.

Needed are the columns `match` (any name for it), `rule_set`, and for each side `side_1` and
`points_1`; `started`, `at`, `dealer`, `out`, `note`, `players_1` and `running_1` are read where
they are there. Deals count in the order of their rows. Commas, semicolons or tabs separate.
"""

import csv
import io
import itertools
import re
from collections.abc import Iterator, Mapping
from typing import Any

from scorekeeper.match.errors import RecordError
from scorekeeper.match.record import FORMAT, VERSION
from scorekeeper.session.exchange.sheets import BETWEEN_PLAYERS, BYTE_ORDER_MARK, unguarded
from scorekeeper.typed import Complaint, picture

SEPARATORS = ",;\t"
NEEDED = ("match", "rule_set", "side_1", "points_1", "side_2", "points_2")
FIELDS = {"at": "at", "dealer": "dealer", "out": "out_player", "note": "note"}
"""Columns of a deal, and the fields of a record that they are."""

_NUMBER = re.compile(r"([+\-\u2212]?)(\d{1,7})(?:[.,]0+)?")

Cells = Mapping[str, str]


def is_table(text: str) -> bool:
    """Whether a text is a table rather than JSON."""
    return text.removeprefix(BYTE_ORDER_MARK).lstrip()[:1] not in ("{", "[", "")


def records_from(text: str, file: str) -> tuple[dict[str, Any], ...]:
    """The records of the matches in a table; `file` is its name in messages.

    Raises `RecordError` with everything that is wrong, by row and column.
    """
    rows = list(_rows(text, file))
    wrong = [complaint for number, row in rows for complaint in _wrong_in(number, row)]
    if wrong:
        raise RecordError(file, wrong)
    matches: dict[str, list[Cells]] = {}
    for _, row in rows:
        matches.setdefault(row["match"], []).append(row)
    return tuple(_record(uid, deals) for uid, deals in matches.items())


def _rows(text: str, file: str) -> Iterator[tuple[int, Cells]]:
    """The rows that say something, by their number, the head being row 1."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    head = text.partition("\n")[0]
    separator = max(SEPARATORS, key=head.count)
    table = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    try:
        columns = [name.strip() for name in next(table, [])]
        if missing := [name for name in NEEDED if name not in columns]:
            raise RecordError(file, [Complaint(name, "this column is needed") for name in missing])
        for number, cells in enumerate(table, start=2):
            if any(cell.strip() for cell in cells):
                yield number, dict(zip(columns, map(unguarded, cells), strict=False))
    except csv.Error as error:
        raise RecordError(file, [Complaint("", f"this is no table: {error}")]) from error


def _wrong_in(number: int, row: Cells) -> Iterator[Complaint]:
    for name in ("match", "rule_set"):
        if not row.get(name):
            yield Complaint(f"row {number}, {name}", "a text is needed")
    for place in _places(row):
        for name in (f"points_{place}", f"running_{place}"):
            cell = row.get(name, "")
            if not _NUMBER.fullmatch(cell.strip()) and (cell or not name.startswith("running")):
                expected = f"a whole number should stand here, not {picture(cell)}"
                yield Complaint(f"row {number}, {name}", expected)


def _places(row: Cells) -> list[int]:
    """The numbers of the sides that a row names."""
    counted = itertools.takewhile(lambda place: row.get(f"side_{place}"), itertools.count(1))
    return list(counted)


def _record(uid: str, rows: list[Cells]) -> dict[str, Any]:
    """The record of one match; a table that names other sides halfway is for the reader to say."""
    first = rows[0]
    places = _places(first)
    started = {"started": first["started"]} if first.get("started") else {}
    return {
        "format": FORMAT,
        "version": VERSION,
        "uid": uid,
        "ruleset": first["rule_set"],
        **started,
        "sides": [_side(first, place) for place in places],
        "opening_scores": [_opening(first, place) for place in places],
        "deals": [_deal(row) for row in rows],
    }


def _side(row: Cells, place: int) -> dict[str, Any]:
    players = row.get(f"players_{place}", "")
    names = players.split(BETWEEN_PLAYERS) if players else []
    return {"name": row[f"side_{place}"], "players": names}


def _opening(row: Cells, place: int) -> int:
    """What a side had before this deal, where the table has running totals."""
    running = row.get(f"running_{place}")
    return _number(running) - _number(row[f"points_{place}"]) if running else 0


def _deal(row: Cells) -> dict[str, Any]:
    said = {field: row[name] for name, field in FIELDS.items() if row.get(name)}
    return {"sides": [{"total": _number(row[f"points_{place}"])} for place in _places(row)], **said}


def _number(cell: str) -> int:
    found = _NUMBER.fullmatch(cell.strip())
    if found is None:
        raise ValueError(cell)
    return -int(found[2]) if found[1] in ("-", "\N{MINUS SIGN}") else int(found[2])
