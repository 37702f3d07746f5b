"""`scorekeeper meld`: whether a lay-down is enough."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import click

from scorekeeper.cases.answers import written
from scorekeeper.errors import ScorekeeperError
from scorekeeper.rules import RuleSet, find_rule_set, rule_book
from scorekeeper.rules.cards import JOKER, Card
from scorekeeper.scoring import LayDown, Problem, requirement, verdict
from scorekeeper.scoring.initial_meld import Requirement, has_top_card
from scorekeeper.scoring.notation import read_cards, read_melds
from scorekeeper.words import Words


class QuestionError(ScorekeeperError):
    """The question cannot be read; the text names the token."""


@dataclass(frozen=True, slots=True)
class Question:
    """A lay-down and the requirement that it should meet."""

    rules: RuleSet
    lay_down: LayDown
    required: Requirement


def meld_question(
    rule_set: str, melds: str, *, score: int, deal: int, top: str | None, concealed: bool
) -> Question:
    """The question of a command line; `QuestionError` where a token cannot be read."""
    rules = rule_book(find_rule_set(rule_set)).rules
    laid = read_melds(melds)
    if isinstance(laid, Problem):
        raise QuestionError(Words().problem(laid))
    lay_down = LayDown(
        melds=laid,
        took_pile=top is not None,
        top_card=None if top is None else _card(top),
        concealed_going_out=concealed,
    )
    if not has_top_card(lay_down):
        raise QuestionError("--top: this card is not among the melds")
    return Question(rules, lay_down, requirement(rules, score=score, deal_number=deal))


def print_meld(question: Question, *, as_json: bool) -> bool:
    """Print value, requirement and what speaks against it; whether the melds are allowed."""
    found = verdict(question.rules, question.lay_down, question.required)
    words = Words()
    if as_json:
        click.echo(
            json.dumps(
                {
                    "value": found.value,
                    "requirement": written(found.requirement),
                    "allowed": found.allowed,
                    "problems": problem_documents(words, found.problems),
                },
                ensure_ascii=False,
            )
        )
        return found.allowed
    key = "cli-allowed" if found.allowed else "cli-not-allowed"
    needed = words.requirement(found.requirement)
    click.echo(words.text(key, value=found.value, requirement=needed))
    for problem in found.problems:
        what = words.problem(problem)
        where = problem.path
        click.echo(words.text("cli-problem", where=where, what=what) if where else what)
    return found.allowed


def problem_documents(words: Words, problems: Iterable[Problem]) -> list[dict[str, Any]]:
    """What is wrong, as plain data with its sentence."""
    return [
        {"code": p.code, "path": p.path, "values": dict(p.values), "text": words.problem(p)}
        for p in problems
    ]


def _card(text: str) -> Card:
    cards = (JOKER,) if text.upper() == JOKER else read_cards(text)
    if isinstance(cards, Problem):
        raise QuestionError(Words().problem(cards))
    if len(cards) != 1:
        raise QuestionError(f'--top: one card should stand here, not "{text}"')
    return cards[0]
