"""`scorekeeper score`: the score sheet of a match record."""

import json
from typing import Any

import click

from scorekeeper.cases.answers import written
from scorekeeper.cli.outside import spoken
from scorekeeper.match import Match, Outcome, Progress, match_from, progress
from scorekeeper.scoring import ScoreLine
from scorekeeper.scoring.check import is_scorable
from scorekeeper.scoring.problem import Problem
from scorekeeper.words import Words


def print_score(document: object, file: str, *, as_json: bool) -> bool:
    """Print the sheet of a record; whether every deal could be scored.

    Raises `RecordError` where the document is no match record.
    """
    match = match_from(document, file)
    stand = progress(match)
    if as_json:
        click.echo(json.dumps(as_document(match, stand), ensure_ascii=False))
    else:
        _print_sheet(match, stand, spoken())
    return all(is_scorable(deal.score.problems) for deal in stand.deals)


def as_document(match: Match, stand: Progress) -> dict[str, Any]:
    """The score sheet as plain data, as the public format has it."""
    winner = stand.outcome.winner
    return {
        "ruleset": match.ruleset,
        "over": stand.outcome.over,
        "winner": None if winner is None else match.sides[winner].name,
        "margin": stand.outcome.margin,
        "tie": [match.sides[side].name for side in stand.outcome.tie],
        "problems": [_problem(problem) for problem in _problems(stand)],
        "sides": [_side(match, stand, place) for place in range(len(match.sides))],
    }


def _side(match: Match, stand: Progress, place: int) -> dict[str, Any]:
    return {
        "name": match.sides[place].name,
        "total": stand.totals[place],
        "requirement": written(stand.requirements[place]),
        "deals": [
            {
                "total": deal.score.sides[place].total,
                "running": deal.running[place],
                "lines": [_line(line) for line in deal.score.sides[place].lines],
            }
            for deal in stand.deals
        ],
    }


def _line(line: ScoreLine) -> dict[str, Any]:
    return {"kind": line.kind, "count": line.count, "points": line.points, "rule": line.rule}


def _problem(problem: Problem) -> dict[str, Any]:
    return {
        "code": problem.code,
        "path": problem.path,
        "grade": str(problem.grade),
        "values": dict(problem.values),
        "text": spoken().problem(problem),
    }


def _problems(stand: Progress) -> list[Problem]:
    return [
        problem.below(f"deals[{number}]")
        for number, deal in enumerate(stand.deals)
        for problem in deal.score.problems
    ]


def _print_sheet(match: Match, stand: Progress, words: Words) -> None:
    for number, deal in enumerate(stand.deals):
        click.echo(words.text("cli-deal", number=number + 1))
        for side, score in zip(match.sides, deal.score.sides, strict=True):
            click.echo(
                f"  {side.name}: {words.sentence(score.lines) or 0} = {words.number(score.total)}"
            )
        running = " : ".join(words.number(total) for total in deal.running)
        click.echo(f"  {words.text('cli-running')}: {running}")
    for problem in _problems(stand):
        grade, what = words.text(f"grade-{problem.grade}"), words.problem(problem)
        click.echo(words.text("cli-problem", where=f"{problem.path} ({grade})", what=what))
    for side, total, needed in zip(match.sides, stand.totals, stand.requirements, strict=True):
        needs = f"{words.text('cli-needs')} {words.requirement(needed)}"
        click.echo(f"{side.name}: {words.text('cli-total')} {words.number(total)}, {needs}")
    click.echo(_outcome(match, stand.outcome, words))


def _outcome(match: Match, outcome: Outcome, words: Words) -> str:
    level = ", ".join(match.sides[side].name for side in outcome.tie)
    if outcome.winner is not None:
        side = match.sides[outcome.winner].name
        return words.text("cli-won", side=side, margin=max(outcome.margin or 0, 0))
    if outcome.over:
        return words.text("cli-drawn", sides=level)
    nobody = words.text("cli-nobody")
    return f"{words.text('cli-tie', sides=level)} {nobody}" if level else nobody
