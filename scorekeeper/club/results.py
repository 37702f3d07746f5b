"""Results of tables: claims of the sides, which have to agree, and the organiser's decisions."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from scorekeeper.club import model
from scorekeeper.club.model import Changed, Evening, Note, Problems, Score, Table
from scorekeeper.problem import Problem
from scorekeeper.validation import LARGEST


def claim(evening: Evening, table: int, side: int, score: Score, note: Note) -> Changed:
    """Claim a score for a side of a table of the running round.

    When all sides have claimed the same score, that is the result. Scores that differ make the
    table a disputed one; a side may still claim another score. Problems: no such table, the
    round is not running, the table has its result, the score does not fit.
    """
    current = running_table(evening, table)
    if isinstance(current, tuple):
        return current
    if problems := (*_side_problems(current, side), *score_problems(current, score)):
        return problems
    score = comparable_score(score)
    others = tuple(other for other in current.claims if other.side != side)
    disputed = None if current.disputed and current.disputed.side == side else current.disputed
    claimed = replace(current, claims=(*others, model.Claim(side, score, note)), disputed=disputed)
    evening = with_table(evening, claimed, "claimed", note, side=side, score=score)
    scores = {entry.score for entry in claimed.claims}
    if len(claimed.claims) == len(claimed.sides) and len(scores) == 1:
        agreed = replace(claimed, result=model.Result(score=score, how="agreed"))
        return with_table(evening, agreed, "agreed", note, score=score)
    return evening


def accept(evening: Evening, table: int, side: int, note: Note) -> Changed:
    """Accept for a side the score that another side of its table claimed last.

    `note` names the person, also where it is somebody else's phone. Problems: as for `claim`,
    or nothing was claimed.
    """
    current = running_table(evening, table)
    if isinstance(current, tuple):
        return current
    others = [other for other in current.claims if other.side != side]
    if not others:
        return model.refusal("nothing_claimed", f"tables[{table}]", table=table)
    return claim(evening, table, side, others[-1].score, note)


def dispute(evening: Evening, table: int, side: int, note: Note) -> Changed:
    """Dispute a score for a side; the organiser decides, or the side accepts after all."""
    current = _table_of_side(evening, table, side)
    if isinstance(current, tuple):
        return current
    claims = tuple(other for other in current.claims if other.side != side)
    disputed = replace(current, claims=claims, disputed=model.Dispute(side, note))
    return with_table(evening, disputed, "disputed", note, side=side)


def withdraw(evening: Evening, table: int, side: int, note: Note) -> Changed:
    """Withdraw the claim or the dispute of a side of a table; where it made none is a problem."""
    current = _table_of_side(evening, table, side)
    if isinstance(current, tuple):
        return current
    claims = tuple(other for other in current.claims if other.side != side)
    disputes = current.disputed is not None and current.disputed.side == side
    if not disputes and len(claims) == len(current.claims):
        return model.refusal("nothing_claimed", f"tables[{table}]", table=table)
    silent = replace(current, claims=claims, disputed=None if disputes else current.disputed)
    return with_table(evening, silent, "withdrawn", note, side=side)


def decide(
    evening: Evening, table: int, score: Score, note: Note, *, awards: Sequence[int] = ()
) -> Changed:
    """Settle a table as the organiser; a reason is needed.

    `awards` are points of the standing by side, where they are decided too; they need not add up
    to those of a match.
    """
    result = model.Result(score=score, how="decided", awards=tuple(awards), reason=note.reason)
    return _with_result(evening, table, result, note)


def from_paper(
    evening: Evening, table: int, score: Score, note: Note, *, scoreless: bool = False
) -> Changed:
    """Take a result over from a paper sheet, as the organiser.

    A score of nothing but zeros is nearly always one that was not typed: it is a problem unless
    `scoreless` says that it is meant.
    """
    done = _with_result(evening, table, model.Result(score=score, how="paper"), note)
    is_blank = score.winner is None and not any(score.points)
    if is_blank and not scoreless and not isinstance(done, tuple):
        return model.refusal("scoreless", "score", table=table)
    return done


def walkover(evening: Evening, table: int, absent: Sequence[int], note: Note) -> Changed:
    """Record that sides of a table did not come: the others get the card points of the scheme.

    Where none came, nobody gets anything and all have lost.
    """
    current = running_table(evening, table)
    if isinstance(current, tuple):
        return current
    missing = set(absent)
    if not missing or not missing <= set(range(len(current.sides))):
        return model.refusal("no_such_side", "absent", side=tuple(absent))
    points = model.walkover_points(evening.plan)
    score = Score(tuple(0 if side in missing else points for side in range(len(current.sides))))
    result = model.Result(score=score, how="walkover", absent=tuple(sorted(missing)))
    done = replace(current, result=result, disputed=None)
    return with_table(evening, done, "walkover", note, score=score)


def correct(
    evening: Evening,
    number: int,
    table: int,
    score: Score,
    note: Note,
    *,
    awards: Sequence[int] | None = None,
) -> Changed:
    """Correct the result of a table of any round, as the organiser; a reason is needed.

    The log keeps the score before and after. `awards` are those of `decide`; None leaves them as
    they are.
    """
    current = table_of(evening, number, table)
    if current is None or current.result is None:
        return model.refusal("has_no_result", f"rounds[{number}].tables[{table}]", table=table)
    if not note.reason.strip():
        return model.refusal("reason_needed", "reason")
    awards = tuple(current.result.awards if awards is None else awards)
    if problems := (*score_problems(current, score), *_award_problems(current, awards)):
        return problems
    result = model.Result(score=score, how="decided", awards=awards, reason=note.reason)
    corrected = replace(current, result=result)
    about = {"score": score, "before": current.result.score, "awards": awards}
    return with_table(evening, corrected, "corrected", note, number, **about)


def reopen(evening: Evening, table: int, note: Note) -> Changed:
    """Take back the result of a table of the running round, as the organiser.

    The claims of its sides go too, so that the table plays on and its result is given anew.
    Problems: no round is running, no such table, it has no result.
    """
    current = _table_now(evening, table)
    if isinstance(current, tuple):
        return current
    if current.result is None:
        return model.refusal("has_no_result", f"tables[{table}]", table=table)
    playing = replace(current, claims=(), disputed=None, result=None)
    return with_table(evening, playing, "reopened", note, before=current.result.score)


def table_of(evening: Evening, number: int, table: int) -> Table | None:
    """A table by the numbers of its round and its own, or None."""
    if not 1 <= number <= len(evening.rounds):
        return None
    tables = evening.rounds[number - 1].tables
    return next((other for other in tables if other.number == table), None)


def running_table(evening: Evening, number: int) -> Table | Problems:
    """A table of the running round that has no result yet, or the reason for there being none."""
    table = _table_now(evening, number)
    if isinstance(table, tuple) or table.result is None:
        return table
    return model.refusal("has_a_result", f"tables[{number}]", table=number)


def _table_now(evening: Evening, number: int) -> Table | Problems:
    path = f"tables[{number}]"
    if evening.last_round("running") is None:
        return model.refusal("no_round_running", path)
    table = table_of(evening, len(evening.rounds), number)
    return model.refusal("no_such_table", path, table=number) if table is None else table


def score_problems(table: Table, score: Score) -> Iterator[Problem]:
    """Yield the reasons that keep a score from being one of a table."""
    if len(score.points) != len(table.sides):
        values = {"count": len(score.points), "right": len(table.sides)}
        yield Problem("wrong_number_of_scores", "score.points", values)
    for place, points in enumerate(score.points):
        if abs(points) > LARGEST:
            yield Problem("number_too_large", f"score.points[{place}]", {"value": LARGEST})
    if score.winner is not None and not 0 <= score.winner < len(table.sides):
        yield Problem("no_such_side", "score.winner", {"side": score.winner})


def with_table(
    evening: Evening, table: Table, kind: model.LogKind, note: Note, number: int = 0, **about: Any
) -> Evening:
    """An evening with a table of a round (the last one) changed, and a line in its log."""
    played = evening.rounds[number - 1]
    tables = tuple(table if other.number == table.number else other for other in played.tables)
    changed = replace(played, tables=tables)
    return evening.with_round(changed, kind, note, table=table.number, **about)


def comparable_score(score: Score) -> Score:
    """A score without a winner that its points show anyway, so that two can be compared."""
    points = score.points
    winner = score.winner
    if winner is not None and all(
        points[winner] > other for place, other in enumerate(points) if place != winner
    ):
        return Score(points)
    return score


def _side_problems(table: Table, side: int) -> Problems:
    return () if 0 <= side < len(table.sides) else model.refusal("no_such_side", "side", side=side)


def _table_of_side(evening: Evening, table: int, side: int) -> Table | Problems:
    current = running_table(evening, table)
    return current if isinstance(current, tuple) else _side_problems(current, side) or current


def _award_problems(table: Table, awards: Sequence[int]) -> Iterator[Problem]:
    if len(awards) not in (0, len(table.sides)):
        values = {"count": len(awards), "right": len(table.sides)}
        yield Problem("wrong_number_of_scores", "awards", values)
    if any(abs(points) > LARGEST for points in awards):
        yield Problem("number_too_large", "awards", {"value": LARGEST})


def _with_result(evening: Evening, table: int, result: model.Result, note: Note) -> Changed:
    current = running_table(evening, table)
    if isinstance(current, tuple):
        return current
    if result.how == "decided" and not note.reason.strip():
        return model.refusal("reason_needed", "reason")
    if problems := (
        *score_problems(current, result.score),
        *_award_problems(current, result.awards),
    ):
        return problems
    done = replace(current, result=result, disputed=None)
    return with_table(evening, done, result.how, note, score=result.score, awards=result.awards)
