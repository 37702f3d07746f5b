"""`scorekeeper meld --from`: the best lay-down that a hand has."""

import json
from typing import Any

import click

from scorekeeper.cases.answers import written
from scorekeeper.cli.asking import QuestionError, problem_documents, top_card
from scorekeeper.cli.outside import spoken
from scorekeeper.cli.row_report import print_row
from scorekeeper.rules import RuleBook, RuleSet
from scorekeeper.scoring import Problem, requirement
from scorekeeper.scoring.finder import (
    Finding,
    Preference,
    Question,
    find_lay_down,
    read_suited_hand,
    write_held_card,
)
from scorekeeper.scoring.initial_meld import has_top_card
from scorekeeper.scoring.notation import write_meld
from scorekeeper.words import Words
from scorekeeper.words.words import shortened

SAID_OTHERWISE = ("nothing_laid",)
"""What is wrong with the nearest lay-down, but is told by the line before it."""


def finding_question(
    rules: RuleSet, *, score: int, deal: int, top: str | None, concealed: bool, prefer: str | None
) -> Question:
    """What a command line asks of a hand; `QuestionError` where a token cannot be read."""
    return Question(
        rules=rules,
        required=requirement(rules, score=score, deal_number=deal),
        preference=Preference(prefer or Preference.FEWEST),
        top=None if top is None else top_card(top),
        concealed=concealed,
    )


def print_finding(book: RuleBook, hand: str, question: Question, *, as_json: bool) -> bool:
    """Print the best lay-down of a written hand, or the nearest and what it lacks.

    Gives whether one is enough. Raises `QuestionError` where the hand cannot be read, or is none
    that the packs could deal.
    """
    words, held = spoken(), read_suited_hand(hand)
    found = held if isinstance(held, Problem) else find_lay_down(held, question)
    if isinstance(found, Problem):
        raise QuestionError(_refusal(words, found))
    if as_json:
        click.echo(json.dumps(_document(words, found, question.preference), ensure_ascii=False))
    else:
        _print_text(words, found)
        print_row(words, book, question.required, found.lay_down)
    return found.found


def _refusal(words: Words, problem: Problem) -> str:
    """Why a hand is none, with the cards in question where the words leave them out."""
    told = words.problem(problem)
    if problem.code != "too_many_of_a_card":
        return told
    return words.text("finder-token", token=shortened(problem.values["token"]), what=told)


def _document(words: Words, found: Finding, preference: Preference) -> dict[str, Any]:
    melds = found.lay_down.melds
    return {
        "found": found.found,
        "prefer": str(preference),
        "melds": [write_meld(meld) for meld in melds],
        "cards": sum(meld.cards for meld in melds),
        "value": found.verdict.value,
        "requirement": written(found.verdict.requirement),
        "allowed": found.verdict.allowed,
        "problems": problem_documents(words, found.verdict.problems),
        "top_card_melded": has_top_card(found.lay_down),
        "missing_cards": found.missing_cards,
        "closing": [write_held_card(card) for card in found.closing],
    }


def _print_text(words: Words, found: Finding) -> None:
    melds, judged = found.lay_down.melds, found.verdict
    if melds:
        click.echo(
            words.text(
                "finder-found" if found.found else "finder-nearest",
                melds=" ".join(write_meld(meld) for meld in melds),
                reached=words.reached(judged.value, judged.requirement),
                cards=sum(meld.cards for meld in melds),
            )
        )
    if not found.found:
        _print_shortfall(words, found)


def _print_shortfall(words: Words, found: Finding) -> None:
    if not has_top_card(found.lay_down):
        click.echo(words.text("finder-top-unused"))
    elif not found.lay_down.melds:
        click.echo(words.text("finder-nothing"))
    for problem in found.verdict.problems:
        if problem.code not in SAID_OTHERWISE:
            click.echo(words.problem(problem))
    if found.missing_cards:
        click.echo(words.text("finder-missing", count=found.missing_cards))
    cards = " ".join(write_held_card(card) for card in found.closing)
    click.echo(words.text("finder-closing" if cards else "finder-none-closes", cards=cards))
