"""What a table says about its result: each side its claim; when all say the same, it counts."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from scorekeeper.club.model import (
    Claim,
    Dispute,
    Evening,
    How,
    LogEntry,
    LogKind,
    Note,
    Refused,
    Result,
    Score,
    Table,
    refusal,
    refused,
)
from scorekeeper.match.model import MatchUid
from scorekeeper.scoring.problem import Problem
from scorekeeper.typed import LARGEST


def claim(evening: Evening, table: int, side: int, score: Score, note: Note) -> Evening | Refused:
    """A side of a table of the running round says what the score is.

    Where all sides have said the same, that is the result. A side that says something else
    than another makes the table a disputed one; it may still change its mind. Problems: no such
    table, the round is not running, the table has its result, the score does not fit.
    """
    found = running_table(evening, table)
    if isinstance(found, Refused):
        return found
    if wrong := refused((*_side(found, side), *score_problems(found, score))):
        return wrong
    score = plainly(score)
    others = tuple(one for one in found.claims if one.side != side)
    kept = None if found.disputed and found.disputed.side == side else found.disputed
    claimed = replace(found, claims=(*others, Claim(side, score, note)), disputed=kept)
    evening = with_table(evening, claimed, "claimed", note, side=side, score=score)
    said = {one.score for one in claimed.claims}
    if len(claimed.claims) == len(claimed.sides) and len(said) == 1:
        agreed = replace(claimed, result=Result(score=score, how="agreed"))
        return with_table(evening, agreed, "agreed", note, score=score)
    return evening


def accept(evening: Evening, table: int, side: int, note: Note) -> Evening | Refused:
    """A side of a table says the same score as the one that claimed last.

    `note` names the person, also where it is somebody else's phone. Problems: as for `claim`,
    or nothing was claimed.
    """
    found = running_table(evening, table)
    if isinstance(found, Refused):
        return found
    others = [one for one in found.claims if one.side != side]
    if not others:
        return refusal("nothing_claimed", f"tables[{table}]", table=table)
    return claim(evening, table, side, others[-1].score, note)


def dispute(evening: Evening, table: int, side: int, note: Note) -> Evening | Refused:
    """A side of a table does not agree; the organiser decides, or the side accepts after all."""
    found = running_table(evening, table)
    if isinstance(found, Refused):
        return found
    if wrong := refused(_side(found, side)):
        return wrong
    claims = tuple(one for one in found.claims if one.side != side)
    disputed = replace(found, claims=claims, disputed=Dispute(side, note))
    return with_table(evening, disputed, "disputed", note, side=side)


def withdraw(evening: Evening, table: int, side: int, note: Note) -> Evening | Refused:
    """A side of a table takes back what it claimed, or that it does not agree.

    Problems: as for `claim`, or it has said nothing.
    """
    found = running_table(evening, table)
    if isinstance(found, Refused):
        return found
    if wrong := refused(_side(found, side)):
        return wrong
    claims = tuple(one for one in found.claims if one.side != side)
    disputes = found.disputed is not None and found.disputed.side == side
    if not disputes and len(claims) == len(found.claims):
        return refusal("nothing_claimed", f"tables[{table}]", table=table)
    silent = replace(found, claims=claims, disputed=None if disputes else found.disputed)
    return with_table(evening, silent, "withdrawn", note, side=side)


def running_table(evening: Evening, number: int) -> Table | Refused:
    """A table of the running round that has no result yet, or why there is none."""
    path = f"tables[{number}]"
    if not evening.rounds or evening.rounds[-1].state != "running":
        return refusal("no_round_running", path)
    found = next((one for one in evening.rounds[-1].tables if one.number == number), None)
    if found is None:
        return refusal("no_such_table", path, table=number)
    if found.result is not None:
        return refusal("has_a_result", path, table=number)
    return found


def score_problems(table: Table, score: Score) -> Iterator[Problem]:
    """What keeps a score from being one of a table."""
    if len(score.points) != len(table.sides):
        values = {"count": len(score.points), "right": len(table.sides)}
        yield Problem("wrong_number_of_scores", "score.points", values)
    for place, points in enumerate(score.points):
        if abs(points) > LARGEST:
            yield Problem("number_too_large", f"score.points[{place}]", {"value": LARGEST})
    if score.winner is not None and not 0 <= score.winner < len(table.sides):
        yield Problem("no_such_side", "score.winner", {"side": score.winner})


def with_table(
    evening: Evening,
    table: Table,
    kind: LogKind,
    note: Note,
    *,
    number: int | None = None,
    side: int | None = None,
    score: Score | None = None,
    before: Score | None = None,
) -> Evening:
    """An evening with a table of a round (the last one) changed, and a line about it in the log."""
    round_number = number or len(evening.rounds)
    rounds = list(evening.rounds)
    played = rounds[round_number - 1]
    tables = tuple(table if one.number == table.number else one for one in played.tables)
    rounds[round_number - 1] = replace(played, tables=tables)
    entry = LogEntry(
        kind=kind,
        note=note,
        round=round_number,
        table=table.number,
        side=side,
        score=score,
        before=before,
    )
    return replace(evening, rounds=tuple(rounds), log=(*evening.log, entry))


def plainly(score: Score) -> Score:
    """A score that does not name a winner whom its points show, so that two can be compared."""
    points, winner = score.points, score.winner
    if winner is not None and all(
        points[winner] > one for place, one in enumerate(points) if place != winner
    ):
        return Score(points)
    return score


def _side(table: Table, side: int) -> Iterator[Problem]:
    if not 0 <= side < len(table.sides):
        yield Problem("no_such_side", "side", {"side": side})


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
