"""Matches as a table for spreadsheets: CSV, a row a deal.

    match,rule_set,started,deal,at,dealer,out,note,side_1,players_1,points_1,running_1,...
    0f3a…,classic_4p,2026-11-21T19:30:00+01:00,1,…,Ana,Ben,,North-South,Ana; Ben,785,785,...

`points` is what a side scored in the deal, `running` its total after it. A column follows for
each part of the score that occurs: `canasta_bonus_1` and so on. A match without deals has no
row. Names and notes that a spreadsheet would take for a formula have an apostrophe in front.
"""

import csv
import io
import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorekeeper.match import Match, Progress, progress
from scorekeeper.match.serialization import FORMAT, VERSION, RecordError
from scorekeeper.scoring.lines import CANASTA_PART, PARTS, part_of
from scorekeeper.typed import Complaint, picture

ABOUT_MATCH = ("match", "rule_set", "started")
ABOUT_DEAL = ("deal", "at", "dealer", "out", "note")
ABOUT_SIDE = ("side", "players", "points", "running")
KINDS = tuple(dict.fromkeys((*PARTS.values(), CANASTA_PART)))
BETWEEN_PLAYERS = "; "
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""Tells a spreadsheet that what follows is UTF-8."""

_SPACE = r"[^\S\t\r\n]*"
_FORMULA = rf"(?={_SPACE}[=+\-@\uff1d\uff0b\uff0d\uff20])"
"""What a spreadsheet takes for the beginning of a formula, in Chinese and Japanese width too."""

_ENDANGERED = re.compile(rf"(^|[;,|\t\r\n])({_SPACE}'*){_FORMULA}")
_GUARDED = re.compile(rf"(^|[;,|\t\r\n])({_SPACE}'*)'{_FORMULA}")

Row = dict[str, Any]


def sheet(matches: Sequence[Match]) -> str:
    """The deals of matches as CSV."""
    stands = [progress(match) for match in matches]
    rows = [row for one, stand in zip(matches, stands, strict=True) for row in rows_of(one, stand)]
    out = io.StringIO()
    sides = max((len(match.sides) for match in matches), default=0)
    table = csv.DictWriter(out, _columns(rows, sides), restval="")
    table.writeheader()
    table.writerows({name: guarded(value) for name, value in row.items()} for row in rows)
    return BYTE_ORDER_MARK + out.getvalue()


def rows_of(match: Match, stand: Progress) -> Iterator[Row]:
    """A row for each deal of a match, by the names of the columns."""
    about = {"match": match.uid, "rule_set": match.ruleset, "started": match.started}
    for number, (played, dealt) in enumerate(zip(match.deals, stand.deals, strict=True), start=1):
        row = {
            **about,
            "deal": number,
            "at": played.at,
            "dealer": dealt.dealer,
            "out": played.out_player,
            "note": played.note,
        }
        for place, side in enumerate(match.sides, start=1):
            score = dealt.score.sides[place - 1]
            row[f"side_{place}"] = side.name
            row[f"players_{place}"] = BETWEEN_PLAYERS.join(one.name for one in side.players)
            row[f"points_{place}"] = score.total
            row[f"running_{place}"] = dealt.running[place - 1]
            parts: Counter[str] = Counter()
            for line in score.lines:
                parts[part_of(line)] += line.points
            row |= {f"{kind}_{place}": points for kind, points in parts.items()}
        yield {name: value for name, value in row.items() if value is not None}


def guarded(value: Any) -> Any:
    """A cell that no spreadsheet takes for a formula, whatever it takes for a separator."""
    return _ENDANGERED.sub(r"\1\2'", value) if isinstance(value, str) else value


def unguarded(cell: str) -> str:
    """The text that was guarded."""
    return _GUARDED.sub(r"\1\2", cell)


def _columns(rows: Sequence[Row], sides: int) -> list[str]:
    found = {name for row in rows for name in row}
    of_sides = [
        name
        for place in range(1, sides + 1)
        for name in (
            *(f"{about}_{place}" for about in ABOUT_SIDE),
            *(f"{kind}_{place}" for kind in KINDS if f"{kind}_{place}" in found),
        )
    ]
    return [*ABOUT_MATCH, *ABOUT_DEAL, *of_sides]


SEPARATORS = ",;\t"
NEEDED = ("match", "rule_set", "side_1", "points_1", "side_2", "points_2")
FIELDS = {"at": "at", "dealer": "dealer", "out": "out_player", "note": "note"}
"""Columns of a deal, and the fields of a record that they are."""

_NUMBER = re.compile(r"([+\-\u2212]?)(\d{1,7})(?:[.,]0+)?")

Cells = Mapping[str, str]


def is_table(text: str) -> bool:
    """Return True if a text is a table rather than JSON."""
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
