"""Output of `scorekeeper score`: the score sheet of a match record."""

import json
from typing import Any

import click

from scorekeeper.cases import requirement_values
from scorekeeper.cli.context import command_library, command_words
from scorekeeper.i18n import Words
from scorekeeper.match import Match, Outcome, Progress, progress, read_match
from scorekeeper.match.progress import DealProgress
from scorekeeper.problem import Problem
from scorekeeper.scoring.checks import is_scorable

LINE_FIELDS = ("kind", "count", "points", "rule")


def print_score(record: object, file: str, *, as_json: bool) -> bool:
    """Print the score sheet of a match record.

    Args:
        record: The document.
        file: Name of its file, for errors.
        as_json: True to print one JSON object.

    Returns:
        True if every deal could be scored.

    Raises:
        RecordError: If the document is not a match record.
    """
    match = read_match(record, file, command_library())
    match_progress = progress(match)
    words = command_words()
    if as_json:
        document = _sheet_document(words, match, match_progress)
        click.echo(json.dumps(document, ensure_ascii=False))
    else:
        _print_sheet(words, match, match_progress)
    return all(is_scorable(deal.score.problems) for deal in match_progress.deals)


def _problems(match_progress: Progress) -> list[Problem]:
    """Return the problems of all deals; their paths begin with the deal."""
    return [
        problem.below(f"deals[{index}]")
        for index, deal in enumerate(match_progress.deals)
        for problem in deal.score.problems
    ]


# --- JSON


def _sheet_document(words: Words, match: Match, match_progress: Progress) -> dict[str, Any]:
    """Return the score sheet for JSON: outcome, problems, and sides with their deals."""
    outcome = match_progress.outcome
    sides = [_side_document(match, match_progress, side) for side in range(len(match.sides))]
    problems = [_problem_document(words, problem) for problem in _problems(match_progress)]
    return {
        "ruleset": match.ruleset,
        "over": outcome.over,
        "winner": None if outcome.winner is None else match.sides[outcome.winner].name,
        "margin": outcome.margin,
        "tie": [match.sides[side].name for side in outcome.tie],
        "problems": problems,
        "sides": sides,
    }


def _side_document(match: Match, match_progress: Progress, side: int) -> dict[str, Any]:
    """Return name, total, requirement and deals of a side for JSON."""
    return {
        "name": match.sides[side].name,
        "total": match_progress.totals[side],
        "requirement": requirement_values(match_progress.requirements[side]),
        "deals": [_deal_document(deal, side) for deal in match_progress.deals],
    }


def _deal_document(deal: DealProgress, side: int) -> dict[str, Any]:
    """Return the score of a side in a deal, its new total and its lines for JSON."""
    score = deal.score.sides[side]
    return {
        "total": score.total,
        "running": deal.totals_after[side],
        "lines": [{field: getattr(line, field) for field in LINE_FIELDS} for line in score.lines],
    }


def _problem_document(words: Words, problem: Problem) -> dict[str, Any]:
    """Return a problem for JSON, with its sentence."""
    return {
        "code": problem.code,
        "path": problem.path,
        "grade": str(problem.grade),
        "values": dict(problem.values),
        "text": words.problem(problem),
    }


# --- text


def _print_sheet(words: Words, match: Match, match_progress: Progress) -> None:
    """Print deals, problems, totals with requirements, and the outcome as text."""
    for number, deal in enumerate(match_progress.deals, start=1):
        click.echo(words.text("cli-deal", number=number))
        _print_deal(words, match, deal)

    for problem in _problems(match_progress):
        grade = words.text(f"grade-{problem.grade}")
        where = f"{problem.path} ({grade})"
        click.echo(words.text("cli-problem", where=where, what=words.problem(problem)))

    totals = zip(match.sides, match_progress.totals, match_progress.requirements, strict=True)
    for side, total, requirement in totals:
        total_text = f"{words.text('cli-total')} {words.number(total)}"
        requirement_text = f"{words.text('cli-needs')} {words.requirement(requirement)}"
        click.echo(f"{side.name}: {total_text}, {requirement_text}")

    click.echo(_outcome_text(words, match, match_progress.outcome))


def _print_deal(words: Words, match: Match, deal: DealProgress) -> None:
    for side, score in zip(match.sides, deal.score.sides, strict=True):
        addends = words.sentence(score.lines) or 0
        click.echo(f"  {side.name}: {addends} = {words.number(score.total)}")
    running = " : ".join(words.number(total) for total in deal.totals_after)
    click.echo(f"  {words.text('cli-running')}: {running}")


def _outcome_text(words: Words, match: Match, outcome: Outcome) -> str:
    """Return a sentence about the winner, a draw, a tie, or a match that goes on."""
    if outcome.winner is not None:
        winner = match.sides[outcome.winner].name
        margin = max(outcome.margin or 0, 0)
        return words.text("cli-won", side=winner, margin=margin)

    tied = ", ".join(match.sides[side].name for side in outcome.tie)
    if outcome.over:
        return words.text("cli-drawn", sides=tied)

    no_winner = words.text("cli-nobody")
    if tied:
        return f"{words.text('cli-tie', sides=tied)} {no_winner}"
    return no_winner
