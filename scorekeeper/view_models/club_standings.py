"""View models of the standings of a session, and of the reasons for a place."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from scorekeeper.club.adjustments import add_adjustment
from scorekeeper.club.model import Adjustment, Changed, EntrantUid, Evening, Note
from scorekeeper.club.standings import Line, Row
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n import club as club_words

LEADING_PLACES = 3
"""Places that are emphasised."""


def scheme_text(words: Words, evening: Evening) -> str:
    """Return the scoring of a session in one line: scheme, tie-breaks, rounds left out."""
    plan = evening.plan
    parts = [club_words.scheme_name(words, plan.scheme.id)]
    ties = ", ".join(words.text("club-tie", tie=tie) for tie in plan.scheme.tie_breaks)
    if ties:
        parts.append(words.text("club-scheme-ties", ties=ties))
    if plan.drop_worst:
        parts.append(words.text("club-drop-hint", count=plan.drop_worst))
    return " · ".join(parts)


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """An entry in the standings."""

    entrant: EntrantUid
    place: str
    """Number of the place; a dash before the first result."""
    name: str
    points: str
    difference: str
    """Difference in card points, with its sign."""
    record: str
    """Numbers of matches won, lost and drawn."""
    tie: str
    """Tie-break that decided the place; empty if there was none."""
    is_tied_by_difference: bool
    """True if the tie-break is the difference, which wide screens already show in a column."""
    says: str
    is_leading: bool


def place_rows(words: Words, evening: Evening, rows: Sequence[Row]) -> list[PlaceRow]:
    """Return a row for each row of the standings of a session, in their order."""
    return [_place_row(words, evening, row) for row in rows]


def _place_row(words: Words, evening: Evening, row: Row) -> PlaceRow:
    """Return the row of an entry in the standings, with its tie-break or shared place."""
    name = club_words.entrant_name(words, evening, row.entrant)
    difference = words.points(row.difference)
    tie = club_words.tie_text(words, row)
    if row.is_shared:
        tie = words.text("club-cell-shared")
    says = words.text(
        "club-standing-said",
        place=row.place or "none",
        name=name,
        points=row.points,
        difference=difference,
    )
    return PlaceRow(
        entrant=row.entrant,
        place=club_words.place_text(words, row.place),
        name=name,
        points=words.number(row.points),
        difference=difference,
        record=words.text("club-record-told", wins=row.wins, draws=row.draws, losses=row.losses),
        tie=tie,
        is_tied_by_difference=not row.is_shared and row.tie_break == "difference",
        says=says,
        is_leading=row.is_in_top(LEADING_PLACES),
    )


@dataclass(frozen=True, slots=True)
class ReasonLine:
    """The points of one round, or a penalty or bonus."""

    id: str
    round: str
    sentence: str
    points: str
    is_dropped: bool
    """True if the round is left out as one of the worst."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why an entry has its place."""

    title: str
    sentence: str
    lines: tuple[ReasonLine, ...]
    figures: str
    """Card points, difference and highest match."""


def place_reasons(words: Words, evening: Evening, rows: Sequence[Row], index: int) -> Reasons:
    """Return the reasons for the place of an entry.

    Args:
        words: The language.
        evening: The session.
        rows: The standings of the session.
        index: Index of the entry in the standings.
    """
    row = rows[index]
    lines = [
        _reason_line(words, evening, row, number, line) for number, line in enumerate(row.all_lines)
    ]
    return Reasons(
        title=club_words.entrant_name(words, evening, row.entrant),
        sentence=club_words.place_reason(words, evening, rows, index),
        lines=tuple(lines),
        figures=words.text(
            "club-figures-told",
            card_points=row.card_points,
            difference=words.points(row.difference),
            highest=row.highest_match,
        ),
    )


def _reason_line(words: Words, evening: Evening, row: Row, number: int, line: Line) -> ReasonLine:
    """Return a line of an entry's points; `number` makes the id of an adjustment unique."""
    is_dropped = line in row.dropped
    if line.adjustment is not None:
        id = f"adjusted-{number}"
        points = words.points(line.gain.points)
    else:
        # A line without a table, such as a bye, is identified by its outcome.
        table = line.gain.outcome if line.table is None else line.table
        id = f"line-{line.round}-{table}"
        key = "club-line-dropped" if is_dropped else "club-line-points"
        points = words.text(key, points=line.gain.points)
    return ReasonLine(
        id=id,
        round=club_words.round_text(words, line.round),
        sentence=club_words.line_text(words, evening, line),
        points=points,
        is_dropped=is_dropped,
    )


# --- penalties and bonuses

AdjustmentKind = Literal["penalty", "bonus"]
AdjustedFigure = Literal["points", "card_points"]


@dataclass(frozen=True, slots=True)
class TypedAdjustment:
    """A penalty or bonus that is being entered."""

    kind: AdjustmentKind = "penalty"
    size: int = 0
    """Points, without a sign."""
    figure: AdjustedFigure = "points"
    """The figure that it changes."""
    round: int | None = None
    """The round that it belongs to; None for the whole session."""
    reason: str = ""

    @property
    def points(self) -> int:
        """Points with their sign."""
        return -self.size if self.kind == "penalty" else self.size

    def apply(self, evening: Evening, entrant: EntrantUid, note: Note) -> Changed:
        """Return the session with this penalty or bonus for an entry, or the problems."""
        adjustment = Adjustment(
            entrant=entrant,
            points=self.points,
            counts=self.figure,
            round=self.round,
            note=note,
        )
        return add_adjustment(evening, adjustment)


def adjustment_label(words: Words, typed: TypedAdjustment, name: str) -> Label:
    """Return the label of the button that saves a penalty or bonus for the entry `name`."""
    if not typed.size:
        return words.label("adjust-save-empty", id="adjust-save", kind=typed.kind)
    return words.label("adjust-save", points=words.points(typed.points), side=name)


def adjustment_text(words: Words, adjustment: Adjustment) -> str:
    """Return a penalty or bonus in one line: points, round, reason."""
    points = words.points(adjustment.points)
    about = club_words.round_text(words, adjustment.round)
    return f"{points}, {about}: {adjustment.note.reason}"


def adjustable_rounds(evening: Evening) -> list[int | None]:
    """Return the rounds that a penalty may belong to; None stands for the whole session."""
    begun = [played.number for played in evening.rounds if played.state != "drawn"]
    return [None, *begun]
