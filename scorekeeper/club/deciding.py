"""What the organiser says about results: decisions, paper, walkovers, corrections, reopening."""

from collections.abc import Sequence
from dataclasses import replace

from scorekeeper.club.model import Evening
from scorekeeper.club.refused import Refused, refusal, refused
from scorekeeper.club.results import running_table, score_problems, with_table
from scorekeeper.club.rounds import How, LogKind, Note, Result, Score, Table
from scorekeeper.match.model import MatchUid


def decide(evening: Evening, table: int, score: Score, note: Note) -> Evening | Refused:
    """The organiser settles a table that its sides do not agree about; a reason is needed."""
    return _settled(evening, table, score, "decided", note)


def from_paper(
    evening: Evening, table: int, score: Score, note: Note, *, scoreless: bool = False
) -> Evening | Refused:
    """The organiser takes a result over from a paper sheet.

    A score of nothing but zeros is nearly always one that was not typed: it is a problem unless
    `scoreless` says that it is meant.
    """
    done = _settled(evening, table, score, "paper", note)
    is_blank = score.winner is None and not any(score.points)
    if is_blank and not scoreless and not isinstance(done, Refused):
        return refusal("scoreless", "score", table=table)
    return done


def walkover(evening: Evening, table: int, absent: Sequence[int], note: Note) -> Evening | Refused:
    """Sides of a table did not come: those that did get the card points of the scheme.

    Where none came, nobody gets anything and all have lost.
    """
    found = running_table(evening, table)
    if isinstance(found, Refused):
        return found
    missing = set(absent)
    if not missing or not missing <= set(range(len(found.sides))):
        return refusal("no_such_side", "absent", side=tuple(absent))
    points = evening.plan.scheme.walkover
    score = Score(tuple(0 if side in missing else points for side in range(len(found.sides))))
    result = Result(score=score, how="walkover", absent=tuple(sorted(missing)))
    done = replace(found, result=result, disputed=None)
    return with_table(evening, done, "walkover", note, score=score)


def correct(
    evening: Evening, number: int, table: int, score: Score, note: Note
) -> Evening | Refused:
    """The organiser corrects the result of a table of any round; a reason is needed.

    The log keeps the score before and after. A walkover that was played after all is corrected
    the same way.
    """
    found = table_of(evening, number, table)
    if found is None or found.result is None:
        return refusal("has_no_result", f"rounds[{number}].tables[{table}]", table=table)
    if not note.reason.strip():
        return refusal("reason_needed", "reason")
    if wrong := refused(score_problems(found, score)):
        return wrong
    corrected = replace(found, result=Result(score=score, how="decided"))
    before = found.result.score
    return with_table(
        evening, corrected, "corrected", note, number=number, score=score, before=before
    )


def reopen(evening: Evening, table: int, note: Note) -> Evening | Refused:
    """The organiser takes back the result of a table of the running round; a reason is needed.

    What its sides said goes with it, so that the table plays on and its result is given anew.
    Problems: no round is running, no such table, it has no result, no reason.
    """
    path = f"tables[{table}]"
    if not evening.rounds or evening.rounds[-1].state != "running":
        return refusal("no_round_running", path)
    found = table_of(evening, len(evening.rounds), table)
    if found is None:
        return refusal("no_such_table", path, table=table)
    if found.result is None:
        return refusal("has_no_result", path, table=table)
    if not note.reason.strip():
        return refusal("reason_needed", "reason")
    playing = replace(found, claims=(), disputed=None, result=None)
    return with_table(evening, playing, "reopened", note, before=found.result.score)


def play_match(evening: Evening, table: int, match: MatchUid) -> Evening | Refused:
    """Say which match is played at a table of the running round."""
    found = running_table(evening, table)
    if isinstance(found, Refused):
        return found
    rounds = evening.rounds
    tables = tuple(
        replace(one, match=match) if one.number == table else one for one in rounds[-1].tables
    )
    return replace(evening, rounds=(*rounds[:-1], replace(rounds[-1], tables=tables)))


def table_of(evening: Evening, number: int, table: int) -> Table | None:
    """A table by the numbers of its round and its own, or None."""
    if not 1 <= number <= len(evening.rounds):
        return None
    tables = evening.rounds[number - 1].tables
    return next((one for one in tables if one.number == table), None)


def _settled(evening: Evening, table: int, score: Score, how: How, note: Note) -> Evening | Refused:
    found = running_table(evening, table)
    if isinstance(found, Refused):
        return found
    if how == "decided" and not note.reason.strip():
        return refusal("reason_needed", "reason")
    if wrong := refused(score_problems(found, score)):
        return wrong
    done = replace(found, result=Result(score=score, how=how), disputed=None)
    kind: LogKind = "paper" if how == "paper" else "decided"
    return with_table(evening, done, kind, note, score=score)
