"""What a table says about its result: each side its claim; when all say the same, it counts."""

from collections.abc import Iterator
from dataclasses import replace

from scorekeeper.club.model import Evening
from scorekeeper.club.refused import Refused, refusal, refused
from scorekeeper.club.rounds import Claim, Dispute, LogEntry, LogKind, Note, Result, Score, Table
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
