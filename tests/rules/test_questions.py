"""Which rules do we play? A few questions lead there, over all rule sets that are loaded."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import problem_with_path
from scorekeeper.i18n.messages import languages
from scorekeeper.i18n.rule_choices import answer_text, question_text
from scorekeeper.rules import RuleLibrary, RuleSetError, rule_set_ids
from scorekeeper.rules.questions import (
    Answer,
    Candidate,
    Survey,
    candidates,
    question_file,
    read_questions,
    survey,
)
from tests.rules.kit import CHILD, TARGET

MOST, SHORT = question_file().most, question_file().short


def led_by(table: Candidate, begun: Survey) -> Survey:
    """The survey after a table that plays exactly these rules has answered every question."""
    now = begun
    while now.question is not None:
        now = now.with_answer(table.answers[now.question.id])
    return now


def test_five_questions_are_asked_and_three_are_a_short_list() -> None:
    assert (MOST, SHORT) == (5, 3)


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
def test_every_rule_set_leads_to_itself(set_id: str) -> None:
    """With each of its numbers of players, after five questions, three or fewer are left."""
    begun = survey(RuleLibrary())
    tables = [candidate for candidate in begun.left if candidate.rule_set == set_id]
    assert tables
    for table in tables:
        end = led_by(table, begun)
        assert len(end.given) <= MOST
        assert set_id in end.rule_sets
        assert len(end.rule_sets) <= SHORT


def test_classic_ends_beside_those_that_play_like_it() -> None:
    """Uruguayan is Classic under another name, and of Boat nothing else is known."""
    (classic,) = (table for table in candidates(RuleLibrary()) if table.rule_set == "classic_4p")
    end = led_by(classic, survey(RuleLibrary()))
    assert end.rule_sets == ("classic_4p", "uruguayan", "boat")
    assert end.further_question is None, "no question tells them apart"


def test_first_question_offers_the_values_of_all_rule_sets() -> None:
    begun = survey(RuleLibrary())
    assert begun.question is not None
    values = {table.answers[begun.question.id] for table in begun.left}
    assert set(begun.options) == values
    assert len(begun.options) == len(values)


def test_sequences_lead_to_the_games_that_have_them() -> None:
    begun = survey(RuleLibrary())
    (samba,) = (table for table in begun.left if table.rule_set == "samba")
    assert samba.answers["sequences"] == Answer("meld_rules.sequences", True)
    assert samba.answers["wild"] == Answer("canasta_bonus.wild", None)
    assert samba.answers["end"] == Answer("target", 10_000)


def test_a_table_that_knows_nothing_keeps_all_and_may_be_asked_on() -> None:
    now = survey(RuleLibrary())
    asked = []
    while now.question is not None:
        asked.append(now.question.id)
        now = now.with_answer(None)
    assert len(set(asked)) == len(asked) == MOST
    assert now.rule_sets == survey(RuleLibrary()).rule_sets
    longer = now.with_further_question()
    assert longer.question is not None
    assert longer.question.id not in asked
    assert longer.with_answer(None).question is None, "one more is one more"


def test_nothing_is_asked_twice_and_after_all_nothing_changes() -> None:
    now = survey(RuleLibrary())
    while now.further_question is not None:
        now = now.with_answer(None)
    assert len({question.id for question, _ in now.given}) == len(now.given)
    assert now.with_answer(None) is now
    assert now.options == ()


@pytest.mark.thorough
@given(st.data())
def test_whatever_is_answered_there_are_rule_sets_left_that_fit(data: st.DataObject) -> None:
    now = survey(RuleLibrary())
    while now.question is not None:
        assert len(now.options) > 1, "a question that has one answer asks nothing"
        answer = data.draw(st.sampled_from((*now.options, None)))
        now = now.with_answer(answer)
    assert len(now.given) <= MOST
    assert now.rule_sets
    for table in now.left:
        assert all(table.answers[q.id] == answer for q, answer in now.given if answer is not None)


@pytest.fixture
def kitchen(tmp_path: Path) -> RuleLibrary:
    """The rule sets with a rule file of one's own: Classic to 3,000."""
    (tmp_path / "kitchen.toml").write_text(CHILD + TARGET, "utf-8")
    return RuleLibrary(tmp_path)


def test_a_new_rule_file_takes_part_by_itself(kitchen: RuleLibrary) -> None:
    begun = survey(kitchen)
    (ours,) = (table for table in begun.left if table.rule_set == "kitchen")
    assert led_by(ours, begun).rule_sets == ("kitchen",)


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ('"target"', '"goal"', "question[0].paths: there is no such rule: goal"),
        ("most = 5", 'most = "5"', "most: must be a whole number"),
        ("short = 3", "", "the field “short” is missing"),
        ('id = "end"', 'id = "end"\nsure = 1', "question[0]"),
    ],
)
def test_a_broken_file_is_refused(right: str, wrong: str, told: str) -> None:
    text = 'most = 5\nshort = 3\n[[question]]\nid = "end"\npaths = ["target"]\nknown = 0.5\n'
    assert read_questions(text, "questions.toml").question[0].id == "end"
    with pytest.raises(RuleSetError) as refused:
        read_questions(text.replace(right, wrong), "questions.toml")
    assert any(told in problem_with_path(Words(), problem) for problem in refused.value.problems)


@pytest.mark.parametrize("language", languages())
def test_every_question_and_every_answer_has_words(language: str) -> None:
    words, every = Words(language), candidates(RuleLibrary())
    for question in question_file().question:
        assert question_text(words, question)[-1] in "?;", question.id
        answers = {table.answers[question.id] for table in every}
        texts = {answer_text(words, answer) for answer in answers}
        assert len(texts) == len(answers), "no two answers look alike"
        assert all(text and "_" not in text and not text[0].islower() for text in texts), texts
