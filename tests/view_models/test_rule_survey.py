"""Questions that lead from what a table plays to its rule set."""

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleLibrary
from scorekeeper.rules.questions import Survey, survey
from scorekeeper.view_models.rule_survey import (
    Surveys,
    found_rule_sets,
    found_title,
    given_answers,
    is_short_list,
    progress_line,
)

WORDS = Words("en")


def answered_as(set_id: str) -> Survey:
    """Return the survey after all answers of a table that plays this rule set."""
    current = survey(RuleLibrary())
    table = next(each for each in current.left if each.rule_set == set_id)
    while current.question is not None:
        current = current.with_answer(table.answers[current.question.id])
    return current


def answered_twice() -> Surveys:
    """Return the surveys before, between and after an answer and a "don't know"."""
    first = survey(RuleLibrary())
    second = first.with_answer(first.options[0])
    return (first, second, second.with_answer(None))


def test_survey_progress_counts_questions_and_rule_sets() -> None:
    first = survey(RuleLibrary())
    line = progress_line(WORDS, first)
    assert line == f"Question 1 · {len(first.rule_sets)} rule sets fit"


def test_given_answers_lead_back_to_their_questions() -> None:
    surveys = answered_twice()
    known, unknown = given_answers(WORDS, surveys)
    assert known.is_known
    assert known.earlier == surveys[:1]
    assert not unknown.is_known
    assert unknown.answer == "Don’t know"
    assert unknown.earlier == surveys[:2]


def test_survey_of_samba_finds_it() -> None:
    current = answered_as("samba")
    assert found_title(WORDS, current) == "These are your rules"
    (found,) = found_rule_sets(WORDS, current, RuleLibrary())
    assert (found.name, found.players, found.differences) == ("Samba", 4, None)


def test_survey_with_a_short_list_tells_rule_sets_apart() -> None:
    """The others are compared with the first one."""
    current = answered_as("classic_4p")
    assert found_title(WORDS, current) == "Most likely one of these"
    first, *others = found_rule_sets(WORDS, current, RuleLibrary())
    assert first.differences is None
    titles = [found.differences.title for found in others if found.differences]
    assert "How Uruguayan differs from Classic" in titles


def test_survey_without_answers_has_a_long_list() -> None:
    assert not is_short_list(survey(RuleLibrary()))
