"""Rounds of an evening: their tables, who has said what about a result, and the log."""

from dataclasses import dataclass
from typing import Literal

from scorekeeper.club.uids import EntrantUid, MemberUid
from scorekeeper.match.model import MatchUid

How = Literal["agreed", "decided", "paper", "walkover"]
RoundState = Literal["drawn", "running", "closed"]
TableState = Literal["playing", "claimed", "disputed", "done"]
LogKind = Literal[
    "drawn",
    "taken_back",
    "arranged",
    "started",
    "closed",
    "claimed",
    "withdrawn",
    "agreed",
    "disputed",
    "decided",
    "paper",
    "walkover",
    "corrected",
    "reopened",
    "substituted",
]


@dataclass(frozen=True, slots=True)
class Note:
    """Who does something, when (ISO 8601 text), and why."""

    by: str
    at: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """The totals of a match by side, in points."""

    points: tuple[int, ...]
    winner: int | None = None
    """Who has won whatever the totals, by a deal that wins the match; else the higher total."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What a side says the score is; a side that accepts a score says the same one."""

    side: int
    score: Score
    note: Note


@dataclass(frozen=True, slots=True)
class Dispute:
    """A side does not agree with what was claimed, and says why."""

    side: int
    note: Note


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What counts for the standing."""

    score: Score
    how: How
    absent: tuple[int, ...] = ()
    """The sides that did not come: they lose, whatever the score."""


@dataclass(frozen=True, slots=True)
class TableSide:
    """One side of a table: who gets its points, and who sits there."""

    entrants: tuple[EntrantUid, ...]
    players: tuple[MemberUid, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One table of a round."""

    number: int
    sides: tuple[TableSide, ...]
    claims: tuple[Claim, ...] = ()
    """At most one a side: the last that it made."""
    disputed: Dispute | None = None
    result: Result | None = None
    match: MatchUid | None = None
    """The match that is played there, where its deals are kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """Who plays whom at the same time, and who rests."""

    number: int
    tables: tuple[Table, ...]
    byes: tuple[EntrantUid, ...] = ()
    state: RoundState = "drawn"
    started: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """Something that was done, so that everybody can look it up."""

    kind: LogKind
    note: Note
    round: int
    table: int | None = None
    side: int | None = None
    score: Score | None = None
    """The score after it, where it is about one."""
    before: Score | None = None
    """The score before a correction, or that of a result which was taken back."""
    members: tuple[MemberUid, ...] = ()
    """Who left a seat and who took it."""


def table_state(table: Table) -> TableState:
    """How far a table is: playing, claimed by some sides, disputed, or done."""
    if table.result is not None:
        return "done"
    if table.disputed is not None or len({claim.score for claim in table.claims}) > 1:
        return "disputed"
    return "claimed" if table.claims else "playing"
