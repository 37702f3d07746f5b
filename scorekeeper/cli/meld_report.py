"""Output of `scorekeeper meld`: a verdict on a lay-down, or the best lay-down of a hand."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import click

from scorekeeper.cases import requirement_values
from scorekeeper.cli.context import command_words
from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import problem_with_path
from scorekeeper.i18n.initial_melds import band_sources, band_text, turn_effects
from scorekeeper.i18n.messages import capitalized, shorten
from scorekeeper.meld_finder import best_meld
from scorekeeper.meld_finder.best_meld import BestMeld
from scorekeeper.meld_finder.question import Preference, Question, default_preference
from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.cards import JOKER, has_plain_threes
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import LayDown, Problem, Requirement, notation
from scorekeeper.scoring.initial_meld import Verdict, has_top_card, verdict
from scorekeeper.scoring.meld import indexed_melds, suited_cards
from scorekeeper.scoring.notation import HeldCard, read_suited_hand, write_held_card


class QuestionError(ScorekeeperError):
    """An argument cannot be read; the text is a sentence that names the part."""


def read_top_card(book: RuleBook, text: str) -> HeldCard:
    """Return the top card of the pile, written as `K` or `h:7`.

    Raises:
        QuestionError: If the text is not one card.
    """
    # Alone, the joker's name is read here; in a hand its notation is `*`.
    if text.upper() == JOKER:
        return HeldCard(JOKER)
    cards = _read_hand(book.rules, text)
    if isinstance(cards, Problem):
        raise QuestionError(command_words().problem(cards))
    if sum(cards.values()) != 1:
        problem = Problem("one_card_needed", "--top", {"text": text})
        raise QuestionError(problem_with_path(command_words(), problem))
    (card,) = cards
    return card


def _read_hand(rules: RuleSet, text: str) -> Counter[HeldCard] | Problem:
    """Return the cards of a hand in notation, with the suits that matter in a rule set."""
    return read_suited_hand(text, plain_threes=has_plain_threes(rules), suited=suited_cards(rules))


# --- check given melds


def print_verdict(
    book: RuleBook,
    melds: str,
    requirement: Requirement,
    *,
    top: HeldCard | None,
    concealed: bool,
    as_json: bool,
) -> bool:
    """Print value, requirement and problems of a lay-down.

    Args:
        book: The rule set.
        melds: The melds in notation.
        requirement: The requirement for the initial meld.
        top: The top card, if the pile is taken.
        concealed: True if the player goes out concealed.
        as_json: True to print one JSON object.

    Returns:
        True if the lay-down is allowed.

    Raises:
        QuestionError: If the melds cannot be read, or the top card is not in them.
    """
    words = command_words()
    lay_down = _read_lay_down(words, book, melds, top=top, concealed=concealed)
    judgement = verdict(book.rules, lay_down, requirement)
    if as_json:
        document = {
            "value": judgement.value,
            "requirement": requirement_values(judgement.requirement),
            "allowed": judgement.allowed,
            "problems": _problem_documents(words, judgement.problems),
        }
        click.echo(json.dumps(document, ensure_ascii=False))
        return judgement.allowed

    key = "cli-allowed" if judgement.allowed else "cli-not-allowed"
    click.echo(
        words.text(key, reached=words.value_and_requirement(judgement.value, judgement.requirement))
    )
    for line in _problem_lines(words, book, lay_down, judgement):
        click.echo(line)
    _print_requirement(words, book, requirement, lay_down)
    return judgement.allowed


def _read_lay_down(
    words: Words, book: RuleBook, text: str, *, top: HeldCard | None, concealed: bool
) -> LayDown:
    """Return the lay-down with the melds that `text` has in notation.

    Raises:
        QuestionError: If the melds cannot be read, or the top card is not in them.
    """
    melds = notation.read_melds(text, plain_threes=has_plain_threes(book.rules))
    if isinstance(melds, Problem):
        raise QuestionError(words.problem(melds))
    lay_down = LayDown(
        melds=melds,
        took_pile=top is not None,
        top_card=None if top is None else top.card,
        concealed_going_out=concealed,
    )
    if not has_top_card(lay_down):
        problem = Problem("top_card_not_melded", "--top", {"card": lay_down.top_card})
        raise QuestionError(problem_with_path(words, problem))
    return lay_down


def _problem_lines(
    words: Words, book: RuleBook, lay_down: LayDown, judgement: Verdict
) -> Iterator[str]:
    """Yield a sentence for each problem, with the meld that has it."""
    meld_texts = {
        f"melds[{index}]": shorten(notation.write_meld(meld))
        for index, meld in indexed_melds(book.rules, lay_down.melds)
    }
    for problem in judgement.problems:
        sentence = words.problem(problem)
        meld_text = meld_texts.get(problem.path)
        if meld_text:
            sentence = words.text("finder-token", token=meld_text, what=sentence)
        yield sentence


# --- find melds in a hand


def print_best_meld(
    book: RuleBook,
    hand: str,
    requirement: Requirement,
    *,
    prefer: str | None,
    top: HeldCard | None,
    concealed: bool,
    as_json: bool,
) -> bool:
    """Print the best lay-down of a hand; if none is enough, the nearest and the missing cards.

    Args:
        book: The rule set.
        hand: The hand in notation.
        requirement: The requirement for the initial meld.
        prefer: Value of a `Preference`; None for `default_preference`.
        top: The top card, if the pile is taken.
        concealed: True if the player goes out concealed.
        as_json: True to print one JSON object.

    Returns:
        True if a lay-down is enough.

    Raises:
        QuestionError: If the hand cannot be read, or has more cards of a kind than the packs.
    """
    words = command_words()
    question = Question(
        rules=book.rules,
        required=requirement,
        preference=Preference(prefer) if prefer else default_preference(requirement),
        top=top,
        concealed=concealed,
    )
    best = _find_best_meld(words, hand, question)
    if as_json:
        document = _best_meld_document(words, best, question.preference)
        click.echo(json.dumps(document, ensure_ascii=False))
    else:
        for line in _best_meld_lines(words, best):
            click.echo(line)
        _print_requirement(words, book, requirement, best.lay_down)
    return best.is_enough


def _find_best_meld(words: Words, hand: str, question: Question) -> BestMeld:
    """Return the best lay-down of a hand in notation; raise `QuestionError` with a sentence."""
    cards = _read_hand(question.rules, hand)
    if isinstance(cards, Problem):
        raise QuestionError(_hand_problem_text(words, cards))
    best = best_meld.find_lay_down(cards, question)
    if isinstance(best, Problem):
        raise QuestionError(_hand_problem_text(words, best))
    return best


def _hand_problem_text(words: Words, problem: Problem) -> str:
    """Return the sentence of a problem of a hand, with the card that it is about."""
    sentence = words.problem(problem)
    if problem.code == "too_many_of_a_card":
        # The sentence does not name the card.
        token = shorten(problem.values["token"])
        return words.text("finder-token", token=token, what=sentence)
    return sentence


def _best_meld_document(words: Words, best: BestMeld, preference: Preference) -> dict[str, Any]:
    """Return the best lay-down of a hand for JSON."""
    melds = best.lay_down.melds
    return {
        "found": best.is_enough,
        "prefer": str(preference),
        "melds": [notation.write_meld(meld) for meld in melds],
        "cards": sum(meld.cards for meld in melds),
        "value": best.verdict.value,
        "requirement": requirement_values(best.verdict.requirement),
        "allowed": best.verdict.allowed,
        "problems": _problem_documents(words, best.verdict.problems),
        "top_card_melded": has_top_card(best.lay_down),
        "missing_cards": best.missing_cards,
        "closing": [write_held_card(card) for card in best.completing_cards],
    }


def _best_meld_lines(words: Words, best: BestMeld) -> Iterator[str]:
    """Yield lines with the best lay-down of a hand and, if it is not enough, the reasons."""
    melds = best.lay_down.melds
    judgement = best.verdict
    if melds:
        yield words.text(
            "finder-found" if best.is_enough else "finder-nearest",
            melds=" ".join(notation.write_meld(meld) for meld in melds),
            reached=words.value_and_requirement(judgement.value, judgement.requirement),
            cards=sum(meld.cards for meld in melds),
        )
    if best.is_enough:
        return

    if not has_top_card(best.lay_down):
        yield words.text("finder-top-unused")
    elif not melds:
        yield words.text("finder-nothing")
    for problem in judgement.problems:
        if problem.code != "nothing_laid":  # the line before is about it
            yield words.problem(problem)
    if best.missing_cards:
        yield words.text("finder-missing", count=best.missing_cards)

    completing_cards = " ".join(write_held_card(card) for card in best.completing_cards)
    if completing_cards:
        yield words.text("finder-closing", cards=completing_cards)
    else:
        yield words.text("finder-none-closes")


# --- for both


def _problem_documents(words: Words, problems: Iterable[Problem]) -> list[dict[str, Any]]:
    """Return problems for JSON, each with its sentence."""
    return [
        {
            "code": problem.code,
            "path": problem.path,
            "values": dict(problem.values),
            "text": words.problem(problem),
        }
        for problem in problems
    ]


def _print_requirement(
    words: Words, book: RuleBook, requirement: Requirement, lay_down: LayDown
) -> None:
    """Print the effects of the turn, and the requirement with its sources.

    The requirement is a row of the rule set's table of initial melds, such as "1500 to 2995: 90".
    """
    lines = list(turn_effects(words, book.rules, lay_down))
    row = words.text(
        "cli-row",
        rules=words.rule_set_name(book.identity),
        band=band_text(words, book.rules, requirement.row),
        needed=words.requirement(requirement),
    )
    lines.append(row)
    for reason, references in band_sources(words, book):
        line = reason
        if references:
            line = words.text("cli-row-source", why=reason, texts="; ".join(references))
        lines.append(line)
    for line in lines:
        click.echo(capitalized(line))
