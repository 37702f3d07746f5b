"""The sheets that are left of an evening: its standing, its log; and the table of a season."""

from collections.abc import Mapping, Sequence

from scorekeeper.club import (
    Evening,
    EveningUid,
    LogEntry,
    MemberUid,
    Row,
    Score,
    SeasonRow,
    entrant_of,
    standing,
)
from scorekeeper.session.club.authors import author_of
from scorekeeper.session.club.called import called, listed
from scorekeeper.session.club.tabular import Cell, Coded, Sheet, numbered, sheet_of

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
