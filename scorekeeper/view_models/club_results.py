"""View models of the organiser: the form for all results of a round, and a decision on one."""

from collections.abc import Callable, MutableMapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from scorekeeper.club import model as club
from scorekeeper.club import results
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import author_name, club_problems, score_text, side_names
from scorekeeper.i18n.times import clock
from scorekeeper.services import OpenMatch
from scorekeeper.services.club import TableStatus

ABSENT = "x"
"""Typed instead of points if the side did not come."""
SPECIAL = "*"
"""Typed after the points of a side that won by a special hand, regardless of points."""
RESULT_PATTERN = r"^(-?\d*\*?|[xX])$"
"""Regular expression of the texts that a field accepts."""

Field = tuple[int, int]
"""A field of the form: number of the table, and side."""
TypedResults = MutableMapping[str, tuple[str, ...]]
"""Unsaved texts by address of the table; they are kept when the screen is closed."""


# --- the form for all tables


def read_result(texts: Sequence[str]) -> club.Result | club.Problems:
    """Return the result typed into the fields of a table, or its problems.

    There are problems if points are missing, if more than one side won, or if there are points
    although a side did not come.

    Args:
        texts: The text of the field of each side.
    """
    absent = tuple(side for side, typed in enumerate(texts) if typed.lower() == ABSENT)
    if absent:
        if any(typed and typed.lower() != ABSENT for typed in texts):
            return club.refusal("points_of_absent", "score")
        no_points = club.Score((0,) * len(texts))
        return club.Result(score=no_points, how="walkover", absent=absent)

    numbers = [typed.removesuffix(SPECIAL) for typed in texts]
    if not all(number.removeprefix("-").isdecimal() for number in numbers):
        return club.refusal("points_needed", "score")
    winners = [side for side, typed in enumerate(texts) if typed.endswith(SPECIAL)]
    if len(winners) > 1:
        return club.refusal("one_winner", "score")
    points = tuple(int(number) for number in numbers)
    score = club.Score(points, winners[0] if winners else None)
    return club.Result(score=results.comparable_score(score), how="paper")


def result_texts(result: club.Result) -> tuple[str, ...]:
    """Return the texts of the fields of a table for a result, as `read_result` reads them."""
    texts = []
    for side, points in enumerate(result.score.points):
        if side in result.absent:
            texts.append(ABSENT)
        elif side == result.score.winner:
            texts.append(f"{points}{SPECIAL}")
        else:
            texts.append(f"{points}")
    return tuple(texts)


def saved_texts(table: club.Table) -> tuple[str, ...]:
    """Return the initial texts of the fields of a table."""
    if table.result is None:
        return ("",) * len(table.sides)
    return result_texts(table.result)


def is_fixed(table: club.Table) -> bool:
    """Return True if the result can only be changed on the table's own screen, with a reason."""
    return table.result is not None and table.result.how != "paper"


def reported_score(table: club.Table, table_status: TableStatus) -> club.Score | None:
    """Return the score reported by phone at a table, or else of its deals so far.

    None if the table has a result, or neither reports nor deals.
    """
    if table.result is not None:
        return None
    if table.claims:
        return table.claims[-1].score
    return club.Score(table_status.totals) if table_status.deals else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """The typed texts of a table, and the outcome of saving them."""

    texts: tuple[str, ...]
    problems: club.Problems = ()
    needs_confirmation: bool = False
    """True if saving needs a second Save."""
    is_saved: bool = False


class ResultDrafts:
    """The drafts of all tables of a round, kept until they are saved.

    Listeners are called after each change.
    """

    def __init__(
        self,
        tables: Sequence[club.Table],
        typed: TypedResults,
        address: Callable[[int], str],
    ) -> None:
        """Restore the drafts of an earlier visit to the screen.

        Args:
            tables: The tables of the round.
            typed: Texts typed on earlier visits and not saved.
            address: Returns the address of a table by its number.
        """
        self._typed = typed
        self._address = address
        self._listeners: list[Callable[[], None]] = []
        self._drafts: dict[int, Draft | None] = {}
        for table in tables:
            texts = typed.get(address(table.number))
            self._drafts[table.number] = None if texts is None else Draft(texts=texts)

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` after each change; return a function that unsubscribes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def draft(self, table: int) -> Draft | None:
        """Return the draft of a table; None if nothing is typed."""
        return self._drafts[table]

    @property
    def unsaved_tables(self) -> list[int]:
        """Numbers of the tables with texts that are not saved."""
        return [table for table in self._drafts if self._address(table) in self._typed]

    def set_text(self, table: int, side: int, typed: str, saved: tuple[str, ...]) -> None:
        """Keep the text of a field, as a new draft of the table without problems.

        Does nothing if the text is unchanged.

        Args:
            table: Number of the table.
            side: Side of the field.
            typed: The new text.
            saved: Texts of the table before anything was typed.
        """
        draft = self._drafts[table]
        before = draft.texts if draft else saved
        texts = (*before[:side], typed, *before[side + 1 :])
        if texts != before:
            self.keep_draft(table, Draft(texts=texts), saved)

    def keep_draft(self, table: int, draft: Draft, saved: tuple[str, ...] = ()) -> None:
        """Keep the draft of a table, or drop it if its texts are the saved ones; notify listeners.

        Args:
            table: Number of the table.
            draft: The draft.
            saved: Texts of the table before anything was typed.
        """
        is_unchanged = draft.texts == saved
        self._drafts[table] = None if is_unchanged else draft
        if is_unchanged or draft.is_saved:
            self._typed.pop(self._address(table), None)
        else:
            self._typed[self._address(table)] = draft.texts
        self._notify()

    def drop_saved(self, tables: Sequence[club.Table]) -> None:
        """Drop the saved drafts of tables that now have a result, and notify the listeners."""
        for table in tables:
            draft = self._drafts[table.number]
            if draft is not None and draft.is_saved and table.result is not None:
                self._drafts[table.number] = None
        self._notify()

    def _notify(self) -> None:
        for listener in list(self._listeners):
            listener()


def checked_draft(draft: Draft, table: club.Table, table_status: TableStatus) -> Draft:
    """Return a draft with its problems, or with a request for confirmation.

    A score that differs from the phones of the table needs a second Save.
    """
    result = read_result(draft.texts)
    if isinstance(result, tuple):
        return replace(draft, problems=result)
    if table.result is not None and result.absent:
        path = f"tables[{table.number}]"
        problems = club.refusal("has_a_result", path, table=table.number)
        return replace(draft, problems=problems)
    if _is_different_from_phones(result, table, table_status) and not draft.needs_confirmation:
        return replace(draft, needs_confirmation=True)
    return draft


def can_save(draft: Draft | None, table: club.Table, table_status: TableStatus) -> bool:
    """Return True if a draft can be saved without a question, as far as this device knows."""
    if draft is None:
        return False
    result = read_result(draft.texts)
    if isinstance(result, tuple):
        return False
    return draft.needs_confirmation or not _is_different_from_phones(result, table, table_status)


def _is_different_from_phones(
    result: club.Result, table: club.Table, table_status: TableStatus
) -> bool:
    """Return True if the phones of a table have a different score; False if they have none."""
    reported = reported_score(table, table_status)
    return reported is not None and reported != result.score


def enter_result(
    evening: club.Evening,
    number: int,
    table: int,
    result: club.Result,
    note: club.Note,
    *,
    is_confirmed: bool,
) -> club.Changed:
    """Return the session with a typed result of a table, or the problems.

    With a reason it corrects an earlier result; otherwise it is a walkover or from paper.

    Args:
        evening: The session.
        number: Number of the round.
        table: Number of the table.
        result: The result.
        note: Author and time; with a reason, the result corrects an earlier one.
        is_confirmed: True to accept a score of 0 for every side.
    """
    current = results.table_of(evening, number, table)
    if note.reason and current is not None and current.result is not None:
        return results.correct_result(evening, number, table, result.score, note)
    if result.absent:
        return results.record_walkover(evening, table, result.absent, note)
    return results.record_from_paper(evening, table, result.score, note, scoreless=is_confirmed)


@dataclass(frozen=True, slots=True)
class RowNote:
    """A remark below the state of a table."""

    id: str
    sentence: str
    is_problem: bool = False


def row_notes(
    words: Words, table: club.Table, table_status: TableStatus, draft: Draft | None
) -> list[RowNote]:
    """Return the notes below a table: origin of the result or score of the phones, then draft."""
    number = table.number
    notes = []
    reported = reported_score(table, table_status)
    if table.result is not None:
        sentence = words.text("club-how", how=table.result.how)
        notes.append(RowNote(f"how-{number}", sentence))
    elif reported is not None:
        score = score_text(words, reported)
        sentence = words.text("club-grid-reported", state=table_status.state, score=score)
        notes.append(RowNote(f"reported-{number}", sentence))

    if draft is None or draft.is_saved:
        return notes
    if is_fixed(table):
        sentence = words.text("club-grid-lost", typed=" : ".join(draft.texts))
        return [*notes, RowNote(f"lost-{number}", sentence, is_problem=True)]
    notes.append(RowNote(f"unsaved-{number}", words.text("club-grid-unsaved")))
    if draft.problems:
        sentence = club_problems(words, draft.problems)
        notes.append(RowNote(f"refused-{number}", sentence, is_problem=True))
    if draft.needs_confirmation:
        sentence = words.text("club-grid-again")
        notes.append(RowNote(f"again-{number}", sentence, is_problem=True))
    return notes


# --- from field to field


def first_field(tables: Sequence[club.Table]) -> Field:
    """Return the field with the initial focus: the first one of a table without a result.

    Return (0, 0), which is not a field, if all tables have results.
    """
    missing = (table.number for table in tables if table.result is None)
    return next(missing, 0), 0


def field_below(fields: Sequence[Field], empty_fields: Sequence[Field], table: int) -> Field:
    """Return the field that follows the last field of a table.

    It is the first field of the next table, or else the first empty field, or else the first field
    of the same table.
    """
    starts = sorted(field for field in fields if field[1] == 0)
    below = (field for field in starts if field[0] > table)
    empty = (field for field in starts if field in empty_fields)
    return next(below, None) or next(empty, (table, 0))


def field_beside(fields: Sequence[Field], field: Field, step: int) -> Field | None:
    """Return the field of the same side at the next table, or the previous one if `step` < 0.

    None if there is no further table.
    """
    table, side = field
    tables = sorted(other for other, other_side in fields if other_side == side)
    if step < 0:
        tables.reverse()
    beyond = (other for other in tables if (other - table) * step > 0)
    following = next(beyond, None)
    return None if following is None else (following, side)


# --- one table


class Verdict(Enum):
    """Kind of decision on a score; the value is the key of the button's message."""

    DECIDE = "club-decide"
    FROM_PAPER = "club-from-paper"
    CORRECT = "club-correct-do"


@dataclass(frozen=True, slots=True)
class TypedVerdict:
    """A decision on a table that is being entered."""

    score: club.Score
    reason: str = ""
    awards: tuple[int, ...] = ()
    """Points for the standings by side; empty if they follow from the score."""

    def with_points(self, side: int, points: int) -> "TypedVerdict":
        """Return the decision with other points of a side."""
        changed = _with_number(self.score.points, side, points)
        return replace(self, score=replace(self.score, points=changed))

    def with_winner(self, side: int | None) -> "TypedVerdict":
        """Return the decision with a winner regardless of points; None if the points decide."""
        return replace(self, score=replace(self.score, winner=side))

    def with_award(self, side: int, points: int) -> "TypedVerdict":
        """Return the decision with other standings points for a side."""
        return replace(self, awards=_with_number(self.awards, side, points))

    def with_awards(self, *, are_decided: bool) -> "TypedVerdict":
        """Return the decision with or without its own standings points.

        Without them, the standings points follow from the score.
        """
        if not are_decided:
            return replace(self, awards=())
        return replace(self, awards=self.awards or (0,) * len(self.score.points))

    def apply(
        self,
        evening: club.Evening,
        number: int,
        table: int,
        verdict: Verdict,
        note: club.Note,
        *,
        is_scoreless: bool = False,
    ) -> club.Changed:
        """Return the session with this decision, or the problems.

        Args:
            evening: The session.
            number: Number of the round.
            table: Number of the table.
            verdict: Kind of the decision.
            note: Author, time and reason.
            is_scoreless: True to accept a score of 0 for every side from paper.
        """
        if verdict is Verdict.CORRECT:
            return results.correct_result(
                evening, number, table, self.score, note, awards=self.awards
            )
        if verdict is Verdict.DECIDE:
            return results.decide_result(evening, table, self.score, note, awards=self.awards)
        return results.record_from_paper(evening, table, self.score, note, scoreless=is_scoreless)


def _with_number(numbers: tuple[int, ...], index: int, number: int) -> tuple[int, ...]:
    return (*numbers[:index], number, *numbers[index + 1 :])


def first_verdict(table: club.Table, totals: tuple[int, ...]) -> TypedVerdict:
    """Return the initial decision of the form.

    It has the score of the result, or else of the last report, or else of the deals. Without a
    result, it has the reason of the dispute.
    """
    verdict = TypedVerdict(club.Score(totals))
    if table.result is not None:
        return TypedVerdict(table.result.score, awards=table.result.awards)
    if table.claims:
        verdict = TypedVerdict(table.claims[-1].score)
    if table.disputed is not None:
        verdict = replace(verdict, reason=table.disputed.note.reason)
    return verdict


def verdicts(table: club.Table, typed: TypedVerdict) -> list[Verdict]:
    """Return the kinds of decision that a table allows, the usual one first."""
    if table.result is not None:
        return [Verdict.CORRECT]
    if typed.awards:
        return [Verdict.DECIDE]
    if club.table_state(table) in ("claimed", "disputed"):
        return [Verdict.DECIDE, Verdict.FROM_PAPER]
    return [Verdict.FROM_PAPER]


def is_only_scoreless(problems: club.Problems, typed: TypedVerdict) -> bool:
    """Return True if a score was refused only because every side has 0 points."""
    return {problem.code for problem in problems} == {"scoreless"} and not any(typed.score.points)


@dataclass(frozen=True, slots=True)
class Report:
    """A score that a side reported, or its dispute."""

    id: str
    sentence: str
    author: str
    """Name and time of day."""
    reason: str = ""
    """Reason of a dispute."""


def claim_reports(words: Words, evening: club.Evening, table: club.Table) -> list[Report]:
    """Return a report for each score that a side of a table has reported, with its author."""
    names = side_names(evening, table)
    reports = []
    for claim in table.claims:
        score = score_text(words, claim.score)
        sentence = words.text("club-claimed", side=names[claim.side], score=score)
        author = _author_text(words, evening, claim.note)
        reports.append(Report(f"claim-{claim.side}", sentence, author))
    return reports


def dispute_report(words: Words, evening: club.Evening, table: club.Table) -> Report | None:
    """Return the dispute of a table; None if there is none, or if it is resolved."""
    if table.disputed is None or table.result is not None:
        return None
    note = table.disputed.note
    side = side_names(evening, table)[table.disputed.side]
    reason = words.text("club-because", reason=note.reason) if note.reason else ""
    return Report(
        "dispute",
        words.text("club-disputes", side=side),
        _author_text(words, evening, note),
        reason,
    )


def _author_text(words: Words, evening: club.Evening, note: club.Note) -> str:
    return f"{author_name(words, evening, note.by)} · {clock(words, note.at)}"


@dataclass(frozen=True, slots=True)
class DealLine:
    """A deal of a table."""

    number: str
    points: str
    """Points of each side in this deal."""
    totals: str
    """Points of each side so far."""


def deal_lines(words: Words, match: OpenMatch) -> list[DealLine]:
    """Return a line for each deal of a table: its number, the points and the totals after it."""
    return [
        DealLine(
            number=words.number(number),
            points=" / ".join(words.points(total) for total in deal.score.totals),
            totals=" : ".join(words.number(total) for total in deal.totals_after),
        )
        for number, deal in enumerate(match.progress.deals, start=1)
    ]
