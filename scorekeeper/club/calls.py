"""Calls for the organiser from tables and players: kept in the log, open until one ends them."""

from dataclasses import dataclass, replace

from scorekeeper.club.model import (
    CallStep,
    Changed,
    Evening,
    MemberUid,
    Note,
    Table,
    refusal,
    table_state,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """A call that nobody has ended yet."""

    table: int | None
    """None for somebody who sits at no table."""
    members: tuple[MemberUid, ...]
    note: Note
    answered: Note | None = None
    is_dispute: bool = False
    """True if the organiser has to decide the result of the table, which ends the call."""

    @property
    def caller(self) -> object:
        """The caller: somebody, at whatever table, or a table whose phone belongs to nobody."""
        return self.members or self.table


def calls(evening: Evening) -> tuple[Call, ...]:
    """The calls that are open, the one that waits for longest first."""
    waiting: dict[object, Call] = {}
    for entry in evening.log:
        key = entry.members or entry.table
        if entry.kind == "called":
            waiting[key] = Call(table=entry.table, members=entry.members, note=entry.note)
        elif entry.kind == "coming" and key in waiting:
            waiting[key] = replace(waiting[key], answered=entry.note)
        elif entry.kind == "attended":
            waiting.pop(key, None)
    return tuple(waiting.values())


def open_requests(evening: Evening) -> tuple[Call, ...]:
    """Everything that waits for the organiser, open calls and disputes, the oldest first."""
    return tuple(sorted((*calls(evening), *_disputes(evening)), key=lambda made: made.note.at))


def _disputes(evening: Evening) -> tuple[Call, ...]:
    """The tables of the running round where the sides do not agree on the result."""
    running = evening.last_round("running")
    tables = running.tables if running else ()
    return tuple(_dispute_of(table) for table in tables if table_state(table) == "disputed")


def _dispute_of(table: Table) -> Call:
    """The call of the side that objects, or of the one that claimed another score last."""
    said = table.disputed or table.claims[-1]
    members = table.sides[said.side].players
    return Call(table=table.number, members=members, note=said.note, is_dispute=True)


def call(
    evening: Evening, table: int | None, members: tuple[MemberUid, ...], note: Note
) -> Changed:
    """Call the organiser; the note has the reason, if any. Problems: they have called already."""
    if any(made.caller == (members or table) for made in calls(evening)):
        return refusal("called_already", "call")
    return evening.with_log_entry("called", note, table=table, members=members)


def answer_call(evening: Evening, made: Call, note: Note) -> Changed:
    """Let those who called know that somebody is coming. Problems: the call is not open."""
    return _answered(evening, "coming", made, note)


def end_call(evening: Evening, made: Call, note: Note) -> Changed:
    """End a call: it was attended to, or is not needed. Problems: the call is not open."""
    return _answered(evening, "attended", made, note)


def _answered(evening: Evening, kind: CallStep, made: Call, note: Note) -> Changed:
    if not any(other.note == made.note for other in calls(evening)):
        return refusal("call_over", "call")
    return evening.with_log_entry(kind, note, table=made.table, members=made.members)
