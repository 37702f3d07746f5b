"""How far an evening is, what its log says, and why somebody stands where they stand."""

from collections.abc import Sequence

from scorekeeper.club import Evening, LogEntry, Row, Score, Table
from scorekeeper.club.lines import Line
from scorekeeper.session.club import EveningSummary
from scorekeeper.session.club.standing_sheets import NO_PLACE
from scorekeeper.words.clubs.names import entrant_name, member_name, side_names
from scorekeeper.words.words import Words

ORGANISER = "organiser"
"""Who did something, where it was no phone of a table."""


def told_state(words: Words, evening: Evening) -> str:
    """How far an evening is: Check-in, Round 2 of 3 is running."""
    number, count = len(evening.rounds), evening.plan.rounds
    state: str = evening.rounds[-1].state if evening.rounds else "planned"
    if state == "closed":
        state = "over" if number >= count else "between"
    return words.text("club-state", state=state, number=number, count=count)


def told_summary(words: Words, summary: EveningSummary) -> str:
    """The same of an evening in a list."""
    is_open = summary.state in ("drawn", "running")
    number = summary.rounds + is_open
    return words.text("club-state", state=summary.state, number=number, count=summary.planned)


def told_score(words: Words, score: Score) -> str:
    """The totals of a table, side by side."""
    return " : ".join(words.number(points) for points in score.points)


def told_entry(words: Words, evening: Evening, entry: LogEntry) -> str:
    """What was done, in a sentence."""
    table = _table(evening, entry)
    values = {
        "round": entry.round,
        "table": entry.table or 0,
        "side": _side(evening, table, entry),
        "score": told_score(words, entry.score) if entry.score else "",
        "before": told_score(words, entry.before) if entry.before else "",
        "out": member_name(evening, entry.members[0]) if entry.members else "",
        "into": member_name(evening, entry.members[-1]) if entry.members else "",
    }
    return words.text(f"club-log-{entry.kind}", **values)


def told_line(words: Words, evening: Evening, line: Line) -> str:
    """A line of the standing: against whom, how it ended, and whether it was played at all."""
    against = ", ".join(entrant_name(words, evening, uid) for uid in line.against)
    score = words.number(line.gain.card_points)
    outcome, rest = line.gain.outcome, line.gain.card_points - line.gain.difference
    told = words.text(
        "club-line", outcome=outcome, against=against, score=score, other=words.number(rest)
    )
    return words.text("club-line-walkover", line=told) if line.is_walkover else told


def told_rank(words: Words, place: int | None) -> str:
    """The number of a place, or a dash while nobody has one."""
    return NO_PLACE if place is None else words.number(place)


def told_place(words: Words, evening: Evening, rows: Sequence[Row], number: int) -> str:
    """Why a row stands where it does: more points, or what parted it from the one above."""
    row = rows[number]
    if row.place is None:
        return words.text("club-place-none")
    if number == 0:
        return words.text("club-place-first", points=row.points)
    above = rows[number - 1]
    name = entrant_name(words, evening, above.entrant)
    if row.place == above.place:
        return words.text("club-place-shared", name=name)
    if row.parted_by is None:
        return words.text("club-place-points", name=name, fewer=above.points - row.points)
    tie = words.text("club-tie", tie=row.parted_by)
    return words.text("club-place-tie", name=name, tie=tie)


def _table(evening: Evening, entry: LogEntry) -> Table | None:
    if entry.table is None or not 1 <= entry.round <= len(evening.rounds):
        return None
    tables = evening.rounds[entry.round - 1].tables
    return next((one for one in tables if one.number == entry.table), None)


def _side(evening: Evening, table: Table | None, entry: LogEntry) -> str:
    if table is None or entry.side is None or entry.side >= len(table.sides):
        return ""
    return side_names(evening, table)[entry.side]
