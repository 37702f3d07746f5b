"""Results of tables: claims, on which the sides must agree, and decisions of the organiser."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from scorekeeper.club import model
from scorekeeper.club.model import Changed, Evening, Note, Problems, Score, Table
from scorekeeper.problem import Problem
from scorekeeper.validation import LARGEST_NUMBER


def claim_score(evening: Evening, table: int, side: int, score: Score, note: Note) -> Changed:
    """Return the session with a score claimed by a side of a table of the running round.

    If all sides claim the same score, it becomes the result. Different scores are a dispute, in
    which a side may still claim another score. Problems: no such table or side, no running round,
    the table has its result, or the score does not fit the table.
    """
    current = running_table(evening, table)
    if isinstance(current, tuple):
        return current
    if problems := (*_side_problems(current, side), *score_problems(current, score)):
        return problems
    score = comparable_score(score)
    others = tuple(other for other in current.claims if other.side != side)
    claims = (*others, model.Claim(side, score, note))
    claimed = replace(current, claims=claims, disputed=_dispute_of_others(current, side))
    evening = with_table(evening, claimed, "claimed", note, side=side, score=score)

    scores = {entry.score for entry in claims}
    if len(claims) == len(claimed.sides) and len(scores) == 1:
        agreed = replace(claimed, result=model.Result(score=score, how="agreed"))
        return with_table(evening, agreed, "agreed", note, score=score)
    return evening


def _dispute_of_others(table: Table, side: int) -> model.Dispute | None:
    """Return the dispute of a table; None without one, or if `side` made it."""
    if table.disputed is not None and table.disputed.side == side:
        return None
    return table.disputed


def accept_score(evening: Evening, table: int, side: int, note: Note) -> Changed:
    """Return the session in which a side accepts the score that another side claimed last.

    `note` names the person who accepts, even on the phone of another side. Problems: as for
    `claim_score`, or nothing was claimed.
    """
    current = running_table(evening, table)
    if isinstance(current, tuple):
        return current
    others = [other for other in current.claims if other.side != side]
    if not others:
        return model.refusal("nothing_claimed", f"tables[{table}]", table=table)
    return claim_score(evening, table, side, others[-1].score, note)


def dispute_score(evening: Evening, table: int, side: int, note: Note) -> Changed:
    """Return the session in which a side disputes the score of its table; its claim is removed.

    The organiser decides, unless the side accepts later. Problems: no such table or side, no
    running round, or the table has its result.
    """
    current = _table_of_side(evening, table, side)
    if isinstance(current, tuple):
        return current
    claims = tuple(other for other in current.claims if other.side != side)
    disputed = replace(current, claims=claims, disputed=model.Dispute(side, note))
    return with_table(evening, disputed, "disputed", note, side=side)


def withdraw_claim(evening: Evening, table: int, side: int, note: Note) -> Changed:
    """Return the session without the claim or dispute of a side of a table.

    Problems: as for `dispute_score`, or the side has made none.
    """
    current = _table_of_side(evening, table, side)
    if isinstance(current, tuple):
        return current
    claims = tuple(other for other in current.claims if other.side != side)
    without_side = replace(current, claims=claims, disputed=_dispute_of_others(current, side))
    if without_side == current:
        return model.refusal("nothing_claimed", f"tables[{table}]", table=table)
    return with_table(evening, without_side, "withdrawn", note, side=side)


def decide_result(
    evening: Evening, table: int, score: Score, note: Note, *, awards: Sequence[int] = ()
) -> Changed:
    """Return the session with a table's result as decided by the organiser, with a reason.

    `awards` are standing points by side, if these are decided too. They need not have the sum of
    a regular match.
    """
    result = model.Result(score=score, how="decided", awards=tuple(awards), reason=note.reason)
    return _with_result(evening, table, result, note)


def record_from_paper(
    evening: Evening, table: int, score: Score, note: Note, *, scoreless: bool = False
) -> Changed:
    """Return the session with a table's result that the organiser read from a paper sheet.

    A score of zeros is a problem unless `scoreless` confirms it, because it was probably not
    typed yet.
    """
    changed = _with_result(evening, table, model.Result(score=score, how="paper"), note)
    if isinstance(changed, tuple):
        return changed
    is_blank = score.winner is None and not any(score.points)
    if is_blank and not scoreless:
        return model.refusal("scoreless", "score", table=table)
    return changed


def record_walkover(evening: Evening, table: int, absent: Sequence[int], note: Note) -> Changed:
    """Return the session with a walkover at a table: sides that did not come get nothing.

    The others get the scheme's card points. If no side came, all have lost. Problems: no such table
    or side, no running round, or the table has its result.
    """
    current = running_table(evening, table)
    if isinstance(current, tuple):
        return current
    missing = set(absent)
    if not missing or not missing <= set(range(len(current.sides))):
        return model.refusal("no_such_side", "absent", side=tuple(absent))
    card_points = model.walkover_points(evening.plan)
    sides = range(len(current.sides))
    score = Score(tuple(0 if side in missing else card_points for side in sides))
    result = model.Result(score=score, how="walkover", absent=tuple(sorted(missing)))
    done = replace(current, result=result, disputed=None)
    return with_table(evening, done, "walkover", note, score=score)


def correct_result(
    evening: Evening,
    number: int,
    table: int,
    score: Score,
    note: Note,
    *,
    awards: Sequence[int] | None = None,
) -> Changed:
    """Return the session with the result of a table of round `number` corrected by the organiser.

    The log has the reason, and the score before and after. `awards` are as for `decide_result`;
    None keeps them. Problems: no result yet, no reason, or figures that do not fit the table.
    """
    current = table_of(evening, number, table)
    if current is None or current.result is None:
        return model.refusal("has_no_result", f"rounds[{number}].tables[{table}]", table=table)
    if not note.reason.strip():
        return model.refusal("reason_needed", "reason")
    if awards is None:
        awards = current.result.awards
    awards = tuple(awards)
    if problems := (*score_problems(current, score), *_award_problems(current, awards)):
        return problems
    result = model.Result(score=score, how="decided", awards=awards, reason=note.reason)
    corrected = replace(current, result=result)
    about = {"score": score, "before": current.result.score, "awards": awards}
    return with_table(evening, corrected, "corrected", note, number, **about)


def reopen_table(evening: Evening, table: int, note: Note) -> Changed:
    """Return the session without the result and the claims of a table of the running round.

    Problems: no round is running, no such table, it has no result.
    """
    current = _current_table(evening, table)
    if isinstance(current, tuple):
        return current
    if current.result is None:
        return model.refusal("has_no_result", f"tables[{table}]", table=table)
    playing = replace(current, claims=(), disputed=None, result=None)
    return with_table(evening, playing, "reopened", note, before=current.result.score)


def table_of(evening: Evening, number: int, table: int) -> Table | None:
    """Return a table by the numbers of its round and the table; None if there is none."""
    if not 1 <= number <= len(evening.rounds):
        return None
    tables = evening.rounds[number - 1].tables
    return next((other for other in tables if other.number == table), None)


def running_table(evening: Evening, number: int) -> Table | Problems:
    """Return a table of the running round if it has no result yet, otherwise the problem."""
    table = _current_table(evening, number)
    if isinstance(table, tuple) or table.result is None:
        return table
    return model.refusal("has_a_result", f"tables[{number}]", table=number)


def _current_table(evening: Evening, number: int) -> Table | Problems:
    path = f"tables[{number}]"
    if evening.last_round("running") is None:
        return model.refusal("no_round_running", path)
    table = table_of(evening, len(evening.rounds), number)
    return model.refusal("no_such_table", path, table=number) if table is None else table


def score_problems(table: Table, score: Score) -> Iterator[Problem]:
    """Yield the problems of a score at a table: its length, its size, or its winner."""
    if len(score.points) != len(table.sides):
        values = {"count": len(score.points), "right": len(table.sides)}
        yield Problem("wrong_number_of_scores", "score.points", values)
    for index, points in enumerate(score.points):
        if abs(points) > LARGEST_NUMBER:
            yield Problem("number_too_large", f"score.points[{index}]", {"value": LARGEST_NUMBER})
    if score.winner is not None and not 0 <= score.winner < len(table.sides):
        yield Problem("no_such_side", "score.winner", {"side": score.winner})


def with_table(
    evening: Evening, table: Table, kind: model.LogKind, note: Note, number: int = 0, **about: Any
) -> Evening:
    """Return a session with a table replaced, and a log entry about it.

    The table is in round `number`, or in the last round for 0.
    """
    played = evening.rounds[number - 1]
    tables = tuple(table if other.number == table.number else other for other in played.tables)
    changed = replace(played, tables=tables)
    return evening.with_round(changed, kind, note, table=table.number, **about)


def comparable_score(score: Score) -> Score:
    """Return a score without a redundant winner, so that equal scores compare equal.

    The winner is redundant if that side has the most points anyway.
    """
    if score.winner is None:
        return score
    others = (points for side, points in enumerate(score.points) if side != score.winner)
    has_most_points = all(score.points[score.winner] > points for points in others)
    return Score(score.points) if has_most_points else score


def _side_problems(table: Table, side: int) -> Problems:
    if 0 <= side < len(table.sides):
        return ()
    return model.refusal("no_such_side", "side", side=side)


def _table_of_side(evening: Evening, table: int, side: int) -> Table | Problems:
    """Return a running table if it has a side with the number `side`, otherwise the problem."""
    current = running_table(evening, table)
    if isinstance(current, tuple):
        return current
    return _side_problems(current, side) or current


def _award_problems(table: Table, awards: Sequence[int]) -> Iterator[Problem]:
    if len(awards) not in (0, len(table.sides)):
        values = {"count": len(awards), "right": len(table.sides)}
        yield Problem("wrong_number_of_scores", "awards", values)
    if any(abs(points) > LARGEST_NUMBER for points in awards):
        yield Problem("number_too_large", "awards", {"value": LARGEST_NUMBER})


def _with_result(evening: Evening, table: int, result: model.Result, note: Note) -> Changed:
    """Return the session with the result of a running table, or the problems of the result."""
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
