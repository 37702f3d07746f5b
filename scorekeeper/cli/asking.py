"""`scorekeeper meld`: whether a lay-down is enough."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import click

from scorekeeper.cases.answers import written
from scorekeeper.cli.outside import spoken
from scorekeeper.cli.row_report import print_row
from scorekeeper.errors import ScorekeeperError
from scorekeeper.rules import RuleBook, find_rule_set, rule_book
from scorekeeper.rules.cards import JOKER
from scorekeeper.scoring import LayDown, Problem, requirement, verdict
from scorekeeper.scoring.finder import HeldCard, read_suited_hand
from scorekeeper.scoring.initial_meld import Requirement, has_top_card
from scorekeeper.scoring.judging import placed_melds
from scorekeeper.scoring.notation import read_melds, write_meld
from scorekeeper.words import Words
from scorekeeper.words.words import shortened


class QuestionError(ScorekeeperError):
    """The question cannot be read; the text names the token."""


@dataclass(frozen=True, slots=True)
class Question:
    """A lay-down and the requirement that it should meet."""

    book: RuleBook
    lay_down: LayDown
    required: Requirement


def meld_question(
    rule_set: str, melds: str, *, score: int, deal: int, top: str | None, concealed: bool
) -> Question:
    """The question of a command line; `QuestionError` where a token cannot be read."""
    book = rule_book(find_rule_set(rule_set))
    laid = read_melds(melds)
    if isinstance(laid, Problem):
        raise QuestionError(spoken().problem(laid))
    lay_down = LayDown(
        melds=laid,
        took_pile=top is not None,
        top_card=None if top is None else top_card(top).card,
        concealed_going_out=concealed,
    )
    if not has_top_card(lay_down):
        raise QuestionError("--top: this card is not among the melds")
    return Question(book, lay_down, requirement(book.rules, score=score, deal_number=deal))


def print_meld(question: Question, *, as_json: bool) -> bool:
    """Print value, requirement and what speaks against it; whether the melds are allowed."""
    rules, lay_down = question.book.rules, question.lay_down
    found = verdict(rules, lay_down, question.required)
    words = spoken()
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
    click.echo(words.text(key, reached=words.reached(found.value, found.requirement)))
    tokens = {
        f"melds[{at}]": shortened(write_meld(meld))
        for at, meld in placed_melds(rules, lay_down.melds)
    }
    for problem in found.problems:
        what = words.problem(problem)
        where = tokens.get(problem.path)
        click.echo(words.text("finder-token", token=where, what=what) if where else what)
    print_row(words, question.book, question.required, lay_down)
    return found.allowed


def problem_documents(words: Words, problems: Iterable[Problem]) -> list[dict[str, Any]]:
    """What is wrong, as plain data with its sentence."""
    return [
        {"code": p.code, "path": p.path, "values": dict(p.values), "text": words.problem(p)}
        for p in problems
    ]


def top_card(text: str) -> HeldCard:
    """The top card of the pile as it is written, `K` or `h:7`; `QuestionError` where it is none."""
    held = {HeldCard(JOKER): 1} if text.upper() == JOKER else read_suited_hand(text)
    if isinstance(held, Problem):
        raise QuestionError(spoken().problem(held))
    if sum(held.values()) != 1:
        raise QuestionError(f'--top: one card should stand here, not "{text}"')
    (card,) = held
    return card
