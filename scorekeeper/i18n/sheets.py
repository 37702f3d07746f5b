"""Everything of an evening as rows in words, for spreadsheets and for paper.

A sheet has columns by codes, and cells that are texts or numbers; `csv_of` writes the file, in
which no cell can become a formula.
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
from scorekeeper.i18n.messages import Words, day_of_month
from scorekeeper.services.transfer import BYTE_ORDER_MARK, formula_safe

Cell: TypeAlias = str | int | None  # None is a place to write on, or nothing to say

Cells = Mapping[str, Cell]
FIGURES = (
    *("points", "card_points", "difference", "wins", "draws", "losses", "byes"),
    *("highest_match", "adjusted"),
)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rows under columns."""

    columns: tuple[str, ...]
    """Codes; `side_1` and `side_2` are of the kind `side` with the number of it."""
    headings: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    @property
    def empty(self) -> frozenset[int]:
        """The columns in which nothing stands from top to bottom, by their index."""
        columns = range(len(self.columns))
        return frozenset(at for at in columns if all(row[at] in (None, "") for row in self.rows))


def csv_of(sheet: Sheet) -> str:
    """A sheet as CSV with headings."""
    out = io.StringIO()
    for row in (sheet.headings, *sheet.rows):
        csv.writer(out).writerow(["" if cell is None else formula_safe(cell) for cell in row])
    return BYTE_ORDER_MARK + out.getvalue()


def sheet_of(words: Words, columns: Iterable[str], rows: Iterable[Cells]) -> Sheet:
    """A sheet of rows by the codes of their columns; cells that a row lacks stay empty."""
    names, headings = tuple(columns), []
    for name in names:
        code, _, number = name.rpartition("_")
        code, number = (code, number) if number.isdecimal() else (name, "")
        headings.append(words.text("club-column", code=code, number=number).strip())
    return Sheet(names, tuple(headings), tuple(tuple(map(row.get, names)) for row in rows))


def without(sheet: Sheet, *columns: str) -> Sheet:
    """A sheet without some columns, where it has them."""
    kept = [place for place, name in enumerate(sheet.columns) if name not in columns]
    return Sheet(
        tuple(sheet.columns[place] for place in kept),
        tuple(sheet.headings[place] for place in kept),
        tuple(tuple(row[place] for place in kept) for row in sheet.rows),
    )


def without_empty(sheet: Sheet) -> Sheet:
    """A sheet without the columns in which nothing stands."""
    return without(sheet, *(sheet.columns[place] for place in sheet.empty))


def side_name(words: Words, evening: club.Evening, side: club.TableSide) -> str:
    return " & ".join(entrant_name(words, evening, uid) for uid in side.entrants)


def member_names(evening: club.Evening, uids: Iterable[club.MemberUid]) -> str:
    names = names_today([evening])
    return ", ".join(names.get(uid, uid) for uid in uids)


def names_today(evenings: Iterable[club.Evening]) -> dict[club.MemberUid, str]:
    """The names of everybody at some evenings, each from the last one that has it."""
    return {member.uid: member.name for evening in evenings for member in evening.members}


def check_in_list(words: Words, evening: club.Evening) -> Sheet:
    """Everybody who is expected, in the order of the alphabet, with a place for a mark."""
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


def seating(words: Words, evening: club.Evening, number: int) -> Sheet:
    """The seats of a round, by name: table, partners and opponents of everybody who plays or rests.

    Who rests has no table.
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


def results(words: Words, evening: club.Evening, number: int) -> Sheet:
    """The tables of a round with their scores, and who rests."""
    played, rows = evening.rounds[number - 1], list[Cells]()
    for table in sorted(played.tables, key=lambda table: table.number):
        row: dict[str, Cell] = {
            "round": number,
            "table": table.number,
            "state": words.text("club-table-state", state=club.table_state(table)),
            **{
                f"side_{place}": side_name(words, evening, side)
                for place, side in enumerate(table.sides, start=1)
            },
        }
        if table.result is not None:
            leaders = [table.sides[side] for side in leading_sides(table.result)]
            is_won = len(leaders) == 1
            row["how"] = words.text("club-how-short", how=table.result.how)
            drawn = words.text("club-cell-drawn")
            row["winner"] = side_name(words, evening, leaders[0]) if is_won else drawn
            for place, points in enumerate(table.result.score.points, start=1):
                row[f"score_{place}"] = points
        rows.append(row)
    bye = words.text("club-cell-bye")
    for uid in played.byes:
        rows.append({"round": number, "side_1": entrant_name(words, evening, uid), "state": bye})
    parts = _of_sides(played.tables, "side", "score")
    return sheet_of(words, ("round", "table", *parts, "state", "how", "winner"), rows)


def _of_sides(tables: Sequence[club.Table], *names: str) -> list[str]:
    sides = max((len(table.sides) for table in tables), default=0)
    return [f"{name}_{number}" for number in range(1, sides + 1) for name in names]


def standing_sheet(words: Words, evening: club.Evening) -> Sheet:
    """The standing, each row with what parts it from the one before."""
    rows = list[Cells]()
    for row in standing(evening):
        entrant = entrant_of(evening, row.entrant)
        parted = tie_text(words, row) or None
        cells: Cells = {
            "place": NO_PLACE if row.place is None else row.place,
            "entrant": entrant_name(words, evening, row.entrant),
            "members": member_names(evening, entrant.members if entrant else ()),
            **{name: getattr(row, name) for name in FIGURES},
            "dropped": ", ".join(dict.fromkeys(str(line.round) for line in row.dropped)) or None,
            "parted_by": words.text("club-cell-shared") if row.is_shared else parted,
        }
        rows.append(cells)
    return sheet_of(words, ("place", "entrant", "members", *FIGURES, "dropped", "parted_by"), rows)


def after_round(evening: club.Evening, number: int) -> club.Evening:
    """An evening as it stood after a round, with those who had played or rested by then."""
    rounds = evening.rounds[:number]
    drawn = {uid for played in rounds for uid in entrants_in_round(played)}
    entrants = tuple(entrant for entrant in evening.entrants if entrant.uid in drawn)
    is_last = number == len(evening.rounds)
    adjustments = (
        adjustment
        for adjustment in evening.adjustments
        if adjustment.entrant in drawn
        and (is_last if adjustment.round is None else adjustment.round <= number)
    )
    kept = tuple(adjustments)
    return replace(evening, rounds=rounds, entrants=entrants, adjustments=kept)


Categories = Mapping[club.MemberUid, Collection[str]]
"""The categories of members, such as "new"."""


def category_sheet(words: Words, evening: club.Evening, categories: Categories) -> Sheet:
    """The standing by category.

    An entrant is in the categories that all of its members are in.
    """
    members = {entrant.uid: entrant.members for entrant in evening.entrants}
    who = [members[row.entrant] for row in standing(evening)]
    sheet = standing_sheet(words, evening)
    sheet = without(sheet, "dropped", "parted_by")
    return by_category(words, sheet, who, categories)


def by_category(
    words: Words, sheet: Sheet, who: Sequence[Sequence[club.MemberUid]], categories: Categories
) -> Sheet:
    """A ranking by category, with the place within it beside the one of all.

    `who` has the members whom each row of the ranking is about: all of them are in a category,
    or the row is not.
    """
    ranked, rows = list(zip(sheet.rows, who, strict=True)), list[tuple[Cell, ...]]()
    for category in sorted({name for own in categories.values() for name in own}, key=str.casefold):
        inside = [
            row
            for row, members in ranked
            if all(category in categories.get(uid, ()) for uid in members)
        ]
        overall = [place for place, *_ in inside]
        for place, *cells in inside:
            own = NO_PLACE if place == NO_PLACE else overall.index(place) + 1
            rows.append((category, own, place, *cells))
    head = sheet_of(words, ("category", "place", "overall"), ())
    return Sheet(
        (*head.columns, *sheet.columns[1:]), (*head.headings, *sheet.headings[1:]), tuple(rows)
    )


def standing_lines(words: Words, evening: club.Evening) -> Sheet:
    """The lines of the standing, place by place: what each entrant's points come from.

    Points of a round that does not count stand in brackets.
    """
    columns = ("place", "entrant", "round", "table", "line", "points", "card_points", "difference")
    rows = list[Cells]()
    for row in standing(evening):

        def cells(line: Line, *, counts: bool, row: Row = row) -> Cells:
            gain = line.gain
            dropped = words.text("club-cell-not-counted", value=gain.points)
            return {
                "place": NO_PLACE if row.place is None else row.place,
                "entrant": entrant_name(words, evening, row.entrant),
                "round": line.round,
                "table": line.table,
                "line": line_text(words, evening, line),
                "points": gain.points if counts else dropped,
                "card_points": gain.card_points,
                "difference": gain.difference,
            }

        rows += [cells(line, counts=line not in row.dropped) for line in row.all_lines]
    return sheet_of(words, columns, rows)


def season_sheet(
    words: Words, rows: Sequence[SeasonRow], evenings: Sequence[club.Evening]
) -> Sheet:
    """The table of a season, with a column for each of its evenings.

    A figure that does not count, since others are better, stands in brackets.
    """
    names = names_today(evenings)
    columns = {evening.uid: f"evening_{number}" for number, evening in enumerate(evenings, start=1)}
    all_cells = list[Cells]()
    for row in rows:
        member = names.get(row.member, row.member)
        cells: dict[str, Cell] = {"place": row.place, "member": member, "total": row.total}
        for score in row.scores:
            if score.evening in columns:
                dropped = words.text("club-cell-not-counted", value=score.value)
                cells[columns[score.evening]] = score.value if score.counts else dropped
        all_cells.append(cells)
    sheet = sheet_of(words, ("place", "member", "total", *columns.values()), all_cells)
    days = session_labels(evenings, lambda day: day_of_month(words, day))
    return replace(sheet, headings=(*sheet.headings[:3], *days.values()))


def season_tie_note(words: Words, rows: Sequence[SeasonRow]) -> str:
    """Return why equal totals have different places; empty if there are none."""
    places = {row.total: set[int]() for row in rows}
    for row in rows:
        places[row.total].add(row.place)
    is_needed = any(len(same_total) > 1 for same_total in places.values())
    return words.text("club-season-ties") if is_needed else ""


def session_labels(
    evenings: Sequence[club.Evening], day_text: Callable[[str], str]
) -> dict[club.EveningUid, str]:
    """The day of each session in their order; from the second one of a day on with a number."""
    numbers = Counter[str]()
    labels: dict[club.EveningUid, str] = {}
    for evening in evenings:
        day = evening.plan.date
        numbers[day] += 1
        label = day_text(day)
        labels[evening.uid] = label if numbers[day] == 1 else f"{label} ({numbers[day]})"
    return labels


def log_sheet(words: Words, evening: club.Evening) -> Sheet:
    """Every entry of the log, first to last, with who did it and why."""
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
            **_adjusted_cells(words, evening, entry.adjustment),
            "reason": entry.note.reason or None,
        }
        for entry in evening.log
    )
    return sheet_of(words, columns, rows)


def _adjusted_cells(
    words: Words, evening: club.Evening, adjustment: club.Adjustment | None
) -> Cells:
    if adjustment is None:
        return {}
    column = words.text("club-column", code=adjustment.counts, number="")
    name = entrant_name(words, evening, adjustment.entrant)
    return {"score": f"{column} {adjustment.points}", "members": name}
