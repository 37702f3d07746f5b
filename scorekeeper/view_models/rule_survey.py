"""View model of the survey, which finds the rule set that a table plays."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words
from scorekeeper.i18n.rule_choices import answer_text, question_text
from scorekeeper.rules import RuleBook, RuleLibrary
from scorekeeper.rules.questions import Survey, question_file
from scorekeeper.view_models.differences import DifferencesView, rule_set_differences
from scorekeeper.view_models.rule_sets import rule_set_summary

Surveys = tuple[Survey, ...]
"""The survey before each question that was asked, and the current one."""


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answered question."""

    question: str
    answer: str
    is_known: bool
    """False for "don't know"."""
    earlier: Surveys
    """The surveys to return to, so that the question is asked again."""


def progress_line(words: Words, survey: Survey) -> str:
    """Return a text with the number of the question and the number of rule sets that still fit."""
    number = words.text("ask-number", number=len(survey.given) + 1)
    fitting = words.text("ask-left", count=len(survey.rule_sets))
    return f"{number} · {fitting}"


def given_answers(words: Words, surveys: Surveys) -> tuple[GivenAnswer, ...]:
    """Return the answers so far, in the order in which they were given."""
    answers = []
    for index, (question, answer) in enumerate(surveys[-1].given):
        # The first survey with this answer; the surveys before it do not have it.
        first_after = next(
            number for number, survey in enumerate(surveys) if len(survey.given) > index
        )
        answers.append(
            GivenAnswer(
                question=question_text(words, question),
                answer=words.text("ask-unknown") if answer is None else answer_text(words, answer),
                is_known=answer is not None,
                earlier=surveys[:first_after],
            )
        )
    return tuple(answers)


@dataclass(frozen=True, slots=True)
class FoundRuleSet:
    """A rule set that fits all answers, on a short list."""

    book: RuleBook
    name: str
    summary: tuple[str, ...]
    players: int
    """Number of players to begin a match with."""
    differences: DifferencesView | None
    """Differences from the first rule set of the list, for which this is None."""


def found_title(words: Words, survey: Survey) -> str:
    """Return the heading above the rule sets that fit."""
    key = "ask-found" if is_short_list(survey) else "ask-left"
    return words.text(key, count=len(survey.rule_sets))


def is_short_list(survey: Survey) -> bool:
    """Return True if few enough rule sets fit to show each with its differences."""
    return len(survey.rule_sets) <= question_file().short


def found_rule_sets(words: Words, survey: Survey, library: RuleLibrary) -> Sequence[FoundRuleSet]:
    """Return the rule sets of a short list, each with its differences."""
    books = [library.book(set_id) for set_id in survey.rule_sets]
    return [_found_rule_set(words, survey, book, books[0]) for book in books]


def _found_rule_set(words: Words, survey: Survey, book: RuleBook, first: RuleBook) -> FoundRuleSet:
    """Return a rule set of the short list, with its differences from the first one."""
    set_id = book.identity.id
    differences = None
    if book is not first:
        differences = rule_set_differences(words, book, first)
    return FoundRuleSet(
        book=book,
        name=words.rule_set_name(book.identity),
        summary=rule_set_summary(words, book),
        players=next(each.players for each in survey.left if each.rule_set == set_id),
        differences=differences,
    )
