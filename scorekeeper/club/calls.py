"""Calls for the organiser from tables and players, which are entries of the log."""

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
    """An open call."""

    table: int | None
    """The number of the caller's table; None for callers without a table."""
    members: tuple[MemberUid, ...]
    note: Note
    answered: Note | None = None
    is_dispute: bool = False
    """True for a dispute about the result, which a decision ends."""

    @property
    def caller(self) -> object:
        """The members who called; the table number if its phone has no owner."""
        return self.members or self.table


def open_calls(evening: Evening) -> tuple[Call, ...]:
    """Return the open calls, the oldest first."""
    open_calls: dict[object, Call] = {}
    for entry in evening.log:
        caller = entry.members or entry.table
        if entry.kind == "called":
            open_calls[caller] = Call(table=entry.table, members=entry.members, note=entry.note)
        elif entry.kind == "coming" and caller in open_calls:
            open_calls[caller] = replace(open_calls[caller], answered=entry.note)
        elif entry.kind == "attended":
            open_calls.pop(caller, None)
    return tuple(open_calls.values())


def open_requests(evening: Evening) -> tuple[Call, ...]:
    """Return open calls and disputes, the oldest first."""
    requests = (*open_calls(evening), *_disputes(evening))
    return tuple(sorted(requests, key=lambda call: call.note.at))


def _disputes(evening: Evening) -> tuple[Call, ...]:
    """Return a call for each table of the running round with a disputed result."""
    running = evening.last_round("running")
    tables = running.tables if running else ()
    return tuple(_dispute_of(table) for table in tables if table_state(table) == "disputed")


def _dispute_of(table: Table) -> Call:
    """Return the call of the side that disputes, or of the last side that claimed a score."""
    statement = table.disputed or table.claims[-1]
    members = table.sides[statement.side].players
    return Call(table=table.number, members=members, note=statement.note, is_dispute=True)


def call_organizer(
    evening: Evening, table: int | None, members: tuple[MemberUid, ...], note: Note
) -> Changed:
    """Return the session with a call for the organiser in the log; the note has the reason.

    The members call, or without members the table. Problems: the caller has an open call already.
    """
    if any(made.caller == (members or table) for made in open_calls(evening)):
        return refusal("called_already", "call")
    return evening.with_log_entry("called", note, table=table, members=members)


def answer_call(evening: Evening, made: Call, note: Note) -> Changed:
    """Return the session with the answer to a call: the organiser is coming.

    Problems: the call is not open.
    """
    return _with_call_step(evening, "coming", made, note)


def end_call(evening: Evening, made: Call, note: Note) -> Changed:
    """Return the session with a call ended, because it was attended to or is not needed.

    Problems: the call is not open.
    """
    return _with_call_step(evening, "attended", made, note)


def _with_call_step(evening: Evening, kind: CallStep, made: Call, note: Note) -> Changed:
    if not any(other.note == made.note for other in open_calls(evening)):
        return refusal("call_over", "call")
    return evening.with_log_entry(kind, note, table=made.table, members=made.members)
