"""View models of the Club tab, and of the log and the import of a session."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from types import MappingProxyType

from scorekeeper.club.model import Evening, EveningUid, LogKind, Problems
from scorekeeper.club.standings import Row
from scorekeeper.i18n import Words, times
from scorekeeper.i18n.club import author_name, entrant_name, entry_text, summary_text
from scorekeeper.services.club import EveningSummary

DIFFERENCE_CODES = frozenset(("evening_later_here", "evening_differs"))
"""Problems of a file whose session has other contents on this device."""
OVERRIDABLE_CODES = DIFFERENCE_CODES | {"evening_deleted"}
"""Problems of a file that the organiser may ignore; it then replaces the session of this device."""


@dataclass(frozen=True, slots=True)
class EveningRow:
    """A session in the list of the Club tab."""

    uid: EveningUid
    id: str
    name: str
    detail: str = ""
    """Place, state and number of entries; of a live session place and entries."""
    headline: str = ""
    """How far a live session is."""
    day: str = ""
    """Day of the month."""
    month: str = ""
    """Month in short."""
    unreadable: str = ""
    """Why the session cannot be read; empty if it can."""
    winner: str = ""
    """Names of the winners; empty before the session is over."""
    says: str = ""
    """The row for screen readers."""
    is_live: bool = False
    is_planned: bool = False
    """True before the first draw, when its players check in."""


@dataclass(frozen=True, slots=True)
class EveningLists:
    """The sessions of the Club tab, latest first."""

    live: tuple[EveningRow, ...]
    months: tuple[tuple[str, tuple[EveningRow, ...]], ...]
    """Months with their other sessions."""
    has_more: bool


def evening_lists(
    words: Words,
    summaries: Sequence[EveningSummary],
    *,
    limit: int,
    winners: Mapping[EveningUid, str] = MappingProxyType({}),
) -> EveningLists:
    """Return the first sessions: the live ones, and the others by month.

    Args:
        words: The language.
        summaries: All sessions, latest first.
        limit: Number of sessions to return.
        winners: Names of the winners of finished sessions.
    """

    def row(summary: EveningSummary, id: str) -> EveningRow:
        return _evening_row(words, summary, id, winners.get(summary.uid, ""))

    listed = summaries[:limit]
    live = [summary for summary in listed if summary.is_live]
    other = [summary for summary in listed if not summary.is_live]
    rows = [
        (times.month(words, summary.date), row(summary, f"evening-{index}"))
        for index, summary in enumerate(other)
    ]
    return EveningLists(
        live=tuple(row(summary, f"live-{index}") for index, summary in enumerate(live)),
        # groupby only groups adjacent items; the sessions are sorted by time.
        months=tuple(
            (month, tuple(of_month for _month, of_month in group))
            for month, group in groupby(rows, key=itemgetter(0))
        ),
        has_more=limit < len(summaries),
    )


def winner_text(words: Words, evening: Evening, rows: Sequence[Row]) -> str:
    """Return the names of all entries in first place; empty if no entry has a place."""
    names = [entrant_name(words, evening, row.entrant) for row in rows if row.is_in_top(1)]
    return ", ".join(names)


def _evening_row(words: Words, summary: EveningSummary, id: str, winner: str) -> EveningRow:
    """Return the row of a session in a list; an unreadable session has only a sentence."""
    if not summary.is_readable:
        day = times.day(words, summary.date)
        unreadable = words.text("club-unreadable", name=summary.name, day=day)
        return EveningRow(summary.uid, id, summary.name, unreadable=unreadable)

    headline = summary_text(words, summary)
    parts = [words.text("club-entrants", count=summary.entrants)]
    if not summary.is_live:
        parts.insert(0, headline)
    if summary.place:
        parts.insert(0, summary.place)
    if summary.state == "running":
        # The short form, because the clock is beside it.
        headline = words.text(
            "big-screen-running", number=summary.rounds + 1, rounds=summary.planned
        )

    said = [summary.name, *parts]
    if winner:
        said.append(words.text("club-won", names=winner))
    return EveningRow(
        uid=summary.uid,
        id=id,
        name=summary.name,
        detail=" · ".join(parts),
        headline=headline,
        day=times.day_number(words, summary.date),
        month=times.short_month(words, summary.date),
        winner=winner,
        says=". ".join(said),
        is_live=summary.is_live,
        is_planned=summary.state == "planned",
    )


def next_live_evening(
    summaries: Iterable[EveningSummary], evening: Evening
) -> EveningSummary | None:
    """Return the next other live session of the same day by uid, or else the first, or None.

    A button in each session thus cycles through all of them.
    """
    others = sorted(
        (
            summary
            for summary in summaries
            if summary.date == evening.plan.date
            and summary.uid != evening.uid
            and summary.is_readable
            and summary.is_live
        ),
        key=lambda summary: summary.uid,
    )
    if not others:
        return None
    return next((other for other in others if other.uid > evening.uid), others[0])


@dataclass(frozen=True, slots=True)
class LogLine:
    """An entry of the log of a session."""

    number: int
    """From 1, the first entry of the session."""
    kind: LogKind
    time: str
    sentence: str
    notes: str
    """Author, and reason if there is one."""


def log_lines(words: Words, evening: Evening, *, limit: int) -> list[LogLine]:
    """Return at most `limit` entries of a session's log, the latest first."""
    lines = []
    for number, entry in reversed(list(enumerate(evening.log, 1))[-limit:]):
        notes = [author_name(words, evening, entry.note.by)]
        if entry.note.reason:
            notes.append(words.text("club-because", reason=entry.note.reason))
        line = LogLine(
            number=number,
            kind=entry.kind,
            time=times.clock(words, entry.note.at),
            sentence=entry_text(words, evening, entry),
            notes=" · ".join(notes),
        )
        lines.append(line)
    return lines


def can_keep_both(problems: Problems) -> bool:
    """Return True if a file may be imported as a second session beside the one on this device."""
    return can_import_anyway(problems) and all(
        problem.code in DIFFERENCE_CODES for problem in problems
    )


def can_import_anyway(problems: Problems) -> bool:
    """Return True if the organiser may import a file in spite of its problems."""
    return bool(problems) and all(problem.code in OVERRIDABLE_CODES for problem in problems)
