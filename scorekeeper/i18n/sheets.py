"""Tables of a club's session in words, for spreadsheets and for paper.

A `Sheet` has columns with codes, and cells that are texts or numbers. `csv_of` writes it as a file
in which no cell can become a formula.
"""

import csv
import io
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from scorekeeper.club import model as club
from scorekeeper.club.entrants import entrant_of, entrants_in_round
from scorekeeper.club.standings import Line, Row, SeasonRow, leading_sides, standing
from scorekeeper.i18n.club import NO_PLACE, author_name, entrant_name, line_text, tie_text
from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.times import day_of_month
from scorekeeper.services.transfer import BYTE_ORDER_MARK, formula_safe

Cell: TypeAlias = str | int | None
"""None is an empty cell, such as a place to write on."""
Cells = Mapping[str, Cell]
"""The cells of a row by the code of the column."""
FIGURES = (
    "points",
    "card_points",
    "difference",
    "wins",
    "draws",
    "losses",
    "byes",
    "highest_match",
    "adjusted",
)
"""Columns of the standings with a figure of the entrant."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table with a heading for each column."""

    columns: tuple[str, ...]
    """Codes of the columns; those of several sides end in a number, such as `side_2`."""
    headings: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    @property
    def empty_columns(self) -> frozenset[int]:
        """The indexes of the columns without any text or number."""
        return frozenset(
            index
            for index in range(len(self.columns))
            if all(row[index] in (None, "") for row in self.rows)
        )


def csv_of(sheet: Sheet) -> str:
    """Return a sheet as the content of a CSV file, with headings.

    It begins with a byte order mark, and no cell can be taken for a formula.
    """
    out = io.StringIO()
    writer = csv.writer(out)
    for row in (sheet.headings, *sheet.rows):
        writer.writerow(["" if cell is None else formula_safe(cell) for cell in row])
    return BYTE_ORDER_MARK + out.getvalue()


def sheet_of(words: Words, columns: Iterable[str], rows: Iterable[Cells]) -> Sheet:
    """Return a sheet of rows, with the columns of these codes; missing cells stay empty."""
    columns = tuple(columns)
    headings = tuple(_heading(words, column) for column in columns)
    cells = tuple(tuple(row.get(column) for column in columns) for row in rows)
    return Sheet(columns, headings, cells)


def _heading(words: Words, column: str) -> str:
    """Return the heading of a column by its code, which may end in the number of a side."""
    code, _, number = column.rpartition("_")
    if not number.isdecimal():
        code = column
        number = ""
    return words.text("club-column", code=code, number=number).strip()


def sheet_without(sheet: Sheet, *columns: str) -> Sheet:
    """Return a sheet without the columns of these codes."""
    kept = [index for index, column in enumerate(sheet.columns) if column not in columns]
    return Sheet(
        tuple(sheet.columns[index] for index in kept),
        tuple(sheet.headings[index] for index in kept),
        tuple(tuple(row[index] for index in kept) for row in sheet.rows),
    )


def sheet_without_empty(sheet: Sheet) -> Sheet:
    """Return a sheet without its empty columns."""
    return sheet_without(sheet, *(sheet.columns[index] for index in sheet.empty_columns))


def side_name(words: Words, evening: club.Evening, side: club.TableSide) -> str:
    """Return the names of the entrants of a side: Ana & Ben."""
    return " & ".join(entrant_name(words, evening, uid) for uid in side.entrants)


def member_names(evening: club.Evening, uids: Iterable[club.MemberUid]) -> str:
    """Return the names of members of a session, separated by commas."""
    names = names_today([evening])
    return ", ".join(names.get(uid, uid) for uid in uids)


def names_today(evenings: Iterable[club.Evening]) -> dict[club.MemberUid, str]:
    """Return the name of each member of sessions by uid; the name in the last session counts."""
    return {member.uid: member.name for evening in evenings for member in evening.members}


def check_in_sheet(words: Words, evening: club.Evening) -> Sheet:
    """Return a sheet with all entrants by name, and an empty column for a mark."""
    names = {entrant.uid: entrant_name(words, evening, entrant.uid) for entrant in evening.entrants}
    entrants = sorted(evening.entrants, key=lambda entrant: names[entrant.uid].casefold())
    rows: list[Cells] = [
        {
            "number": number,
            "entrant": names[entrant.uid],
            "members": member_names(evening, entrant.members),
            "checked_in": words.text(
                "club-presence", code="present" if entrant.present else "expected"
            ),
        }
        for number, entrant in enumerate(entrants, start=1)
    ]
    return sheet_of(words, ("number", "entrant", "members", "checked_in", "mark"), rows)


def seating_sheet(words: Words, evening: club.Evening, number: int) -> Sheet:
    """Return a sheet with the table, partners and opponents of each player of a round, by name.

    Players with a bye have no table.
    """
    played = evening.rounds[number - 1]
    rows: list[Cells] = [
        {
            "member": member_names(evening, [player]),
            "table": table.number,
            "partner": member_names(evening, (other for other in side.players if other != player)),
            "against": ", ".join(
                side_name(words, evening, other) for other in table.sides if other is not side
            ),
        }
        for table in played.tables
        for side in table.sides
        for player in side.players
    ]
    resting = (entrant_of(evening, uid) for uid in played.byes)
    rows += [
        {
            "member": member_names(evening, [uid]),
            "partner": member_names(evening, (other for other in entrant.members if other != uid)),
        }
        for entrant in resting
        if entrant is not None
        for uid in entrant.members
    ]
    rows.sort(key=lambda row: str(row["member"]).casefold())
    return sheet_of(words, ("member", "table", "partner", "against"), rows)


def results_sheet(words: Words, evening: club.Evening, number: int) -> Sheet:
    """Return a sheet with the tables of a round and their scores, then the entrants with a bye."""
    played = evening.rounds[number - 1]
    tables = sorted(played.tables, key=lambda table: table.number)
    rows = [_table_cells(words, evening, number, table) for table in tables]

    bye = words.text("club-cell-bye")
    rows += [
        {"round": number, "side_1": entrant_name(words, evening, uid), "state": bye}
        for uid in played.byes
    ]

    side_columns = _side_columns(played.tables)
    return sheet_of(words, ("round", "table", *side_columns, "state", "how", "winner"), rows)


def _table_cells(words: Words, evening: club.Evening, number: int, table: club.Table) -> Cells:
    """Return the cells of a table in the results of the round of this number."""
    cells: dict[str, Cell] = {
        "round": number,
        "table": table.number,
        "state": words.text("club-table-state", state=club.table_state(table)),
    }
    for side_number, side in enumerate(table.sides, start=1):
        cells[f"side_{side_number}"] = side_name(words, evening, side)
    if table.result is None:
        return cells

    for side_number, points in enumerate(table.result.score.points, start=1):
        cells[f"score_{side_number}"] = points
    cells["how"] = words.text("club-how-short", how=table.result.how)
    leaders = [table.sides[index] for index in leading_sides(table.result)]
    if len(leaders) == 1:
        cells["winner"] = side_name(words, evening, leaders[0])
    else:
        cells["winner"] = words.text("club-cell-drawn")
    return cells


def _side_columns(tables: Sequence[club.Table]) -> list[str]:
    """Return the columns of the sides and their scores: side_1, score_1, side_2, and so on."""
    side_count = max((len(table.sides) for table in tables), default=0)
    return [f"{name}_{number}" for number in range(1, side_count + 1) for name in ("side", "score")]


def standing_sheet(words: Words, evening: club.Evening) -> Sheet:
    """Return a sheet with the standings; a row has the tie-break that puts it below the last."""
    rows = [_standing_cells(words, evening, row) for row in standing(evening)]
    return sheet_of(words, ("place", "entrant", "members", *FIGURES, "dropped", "parted_by"), rows)


def _standing_cells(words: Words, evening: club.Evening, row: Row) -> Cells:
    """Return the cells of a row of the standings."""
    entrant = entrant_of(evening, row.entrant)
    cells: dict[str, Cell] = {name: getattr(row, name) for name in FIGURES}
    cells["place"] = _place_cell(row)
    cells["entrant"] = entrant_name(words, evening, row.entrant)
    cells["members"] = member_names(evening, entrant.members if entrant else ())
    dropped_rounds = dict.fromkeys(str(line.round) for line in row.dropped)
    cells["dropped"] = ", ".join(dropped_rounds) or None
    if row.is_shared:
        cells["parted_by"] = words.text("club-cell-shared")
    else:
        cells["parted_by"] = tie_text(words, row) or None
    return cells


def _place_cell(row: Row) -> Cell:
    """Return the place of a row of the standings."""
    if row.place is None:
        return NO_PLACE
    return row.place


def evening_after_round(evening: club.Evening, number: int) -> club.Evening:
    """Return a session as it was after round `number`, with only the entrants drawn until then."""
    rounds = evening.rounds[:number]
    drawn = {uid for played in rounds for uid in entrants_in_round(played)}
    entrants = tuple(entrant for entrant in evening.entrants if entrant.uid in drawn)

    # An adjustment of the whole session counts after its last round.
    last_round = len(evening.rounds)
    adjustments = [
        adjustment
        for adjustment in evening.adjustments
        if adjustment.entrant in drawn and (adjustment.round or last_round) <= number
    ]
    return replace(evening, rounds=rounds, entrants=entrants, adjustments=tuple(adjustments))


Categories = Mapping[club.MemberUid, Collection[str]]
"""The categories of members, such as "new"."""


def category_sheet(words: Words, evening: club.Evening, categories: Categories) -> Sheet:
    """Return a sheet with the standings by category.

    An entrant is in the categories that all of its members are in.
    """
    members = {entrant.uid: entrant.members for entrant in evening.entrants}
    members_by_row = [members[row.entrant] for row in standing(evening)]
    sheet = sheet_without(standing_sheet(words, evening), "dropped", "parted_by")
    return ranking_by_category(words, sheet, members_by_row, categories)


def ranking_by_category(
    words: Words,
    sheet: Sheet,
    members_by_row: Sequence[Sequence[club.MemberUid]],
    categories: Categories,
) -> Sheet:
    """Return a ranking split by category, with the place in the category and the overall place.

    Args:
        words: The words of a language.
        sheet: The ranking; its first column is the place.
        members_by_row: The members that each row is about. A row is in the categories that all
            of them are in.
        categories: The categories of members.
    """
    names = {name for member_categories in categories.values() for name in member_categories}
    rows: list[tuple[Cell, ...]] = []
    for category in sorted(names, key=str.casefold):
        rows_in_category = [
            row
            for row, members in zip(sheet.rows, members_by_row, strict=True)
            if all(category in categories.get(uid, ()) for uid in members)
        ]
        overall_places = [overall_place for overall_place, *_ in rows_in_category]
        for overall_place, *cells in rows_in_category:
            place: Cell = NO_PLACE
            if overall_place != NO_PLACE:
                # Level rows have the same overall place, and so the same place here.
                place = overall_places.index(overall_place) + 1
            rows.append((category, place, overall_place, *cells))

    # The first column of the ranking, the place, is now that in the category.
    head = sheet_of(words, ("category", "place", "overall"), ())
    return Sheet(
        columns=(*head.columns, *sheet.columns[1:]),
        headings=(*head.headings, *sheet.headings[1:]),
        rows=tuple(rows),
    )


def standing_lines_sheet(words: Words, evening: club.Evening) -> Sheet:
    """Return a sheet with the lines of the standings, the origin of each entrant's points.

    Points of a round that does not count are in brackets.
    """
    columns = ("place", "entrant", "round", "table", "line", "points", "card_points", "difference")
    rows = [
        _line_cells(words, evening, row, line)
        for row in standing(evening)
        for line in row.all_lines
    ]
    return sheet_of(words, columns, rows)


def _line_cells(words: Words, evening: club.Evening, row: Row, line: Line) -> Cells:
    """Return the cells of a line of the standings."""
    points: Cell = line.gain.points
    if line in row.dropped:
        points = words.text("club-cell-not-counted", value=line.gain.points)
    return {
        "place": _place_cell(row),
        "entrant": entrant_name(words, evening, row.entrant),
        "round": line.round,
        "table": line.table,
        "line": line_text(words, evening, line),
        "points": points,
        "card_points": line.gain.card_points,
        "difference": line.gain.difference,
    }


def season_sheet(
    words: Words, rows: Sequence[SeasonRow], evenings: Sequence[club.Evening]
) -> Sheet:
    """Return a sheet with the table of a season and a column for each of its sessions.

    A figure that does not count, because better ones do, is in brackets.
    """
    names = names_today(evenings)
    columns = {evening.uid: f"evening_{number}" for number, evening in enumerate(evenings, start=1)}
    all_cells: list[Cells] = []
    for row in rows:
        member = names.get(row.member, row.member)
        cells: dict[str, Cell] = {"place": row.place, "member": member, "total": row.total}
        for score in row.scores:
            if score.evening not in columns:
                continue
            cell: Cell = score.value
            if not score.counts:
                cell = words.text("club-cell-not-counted", value=score.value)
            cells[columns[score.evening]] = cell
        all_cells.append(cells)
    sheet = sheet_of(words, ("place", "member", "total", *columns.values()), all_cells)
    # The columns after place, member and total have the days of the sessions as headings.
    days = session_labels(evenings, lambda day: day_of_month(words, day))
    return replace(sheet, headings=(*sheet.headings[:3], *days.values()))


def season_tie_note(words: Words, rows: Sequence[SeasonRow]) -> str:
    """Return the reason for different places with equal totals; empty if there are none."""
    places: dict[int, set[int]] = {}
    for row in rows:
        places.setdefault(row.total, set()).add(row.place)
    if all(len(same_total) == 1 for same_total in places.values()):
        return ""
    return words.text("club-season-ties")


def session_labels(
    evenings: Sequence[club.Evening], day_text: Callable[[str], str]
) -> dict[club.EveningUid, str]:
    """Return a label for each session: its day, and a number from a day's second session on."""
    numbers = Counter[str]()
    labels: dict[club.EveningUid, str] = {}
    for evening in evenings:
        day = evening.plan.date
        numbers[day] += 1
        label = day_text(day)
        labels[evening.uid] = label if numbers[day] == 1 else f"{label} ({numbers[day]})"
    return labels


def log_sheet(words: Words, evening: club.Evening) -> Sheet:
    """Return a sheet with all entries of the log, the first one first, with author and reason."""
    columns = ("at", "by", "kind", "round", "table", "side", "before", "score", "members", "reason")
    rows = (
        {
            "at": entry.note.at,
            "by": author_name(words, evening, entry.note.by),
            "kind": words.text("club-log", code=entry.kind),
            "round": entry.round,
            "table": entry.table,
            "side": None if entry.side is None else entry.side + 1,
            "before": " : ".join(map(str, entry.before.points)) if entry.before else None,
            "score": " : ".join(map(str, entry.score.points)) if entry.score else None,
            "members": member_names(evening, entry.members) or None,
            **_adjustment_cells(words, evening, entry.adjustment),
            "reason": entry.note.reason or None,
        }
        for entry in evening.log
    )
    return sheet_of(words, columns, rows)


def _adjustment_cells(
    words: Words, evening: club.Evening, adjustment: club.Adjustment | None
) -> Cells:
    """Return the cells of a penalty or bonus in the log; none for any other entry."""
    if adjustment is None:
        return {}
    column = words.text("club-column", code=adjustment.counts, number="")
    name = entrant_name(words, evening, adjustment.entrant)
    return {"score": f"{column} {adjustment.points}", "members": name}
