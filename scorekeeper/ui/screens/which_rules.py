"""Screen with questions to find the rule set that a table plays."""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.rule_choices import answer_text, question_text
from scorekeeper.i18n.rules import speciality
from scorekeeper.rules import RuleBook, RuleLibrary
from scorekeeper.rules.questions import Answer, Survey, question_file, survey
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import RULES, WHICH_RULES
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, text
from scorekeeper.ui.widgets.differences import DifferencesCard
from scorekeeper.view_models.rule_survey import (
    FoundRuleSet,
    GivenAnswer,
    Surveys,
    found_rule_sets,
    found_title,
    given_answers,
    is_short_list,
    progress_line,
)

SetSurveys = Callable[[Surveys], object]
"""Replaces the surveys. The last one is current; going back returns to the previous one."""


def first_surveys(library: RuleLibrary) -> Surveys:
    """Return a survey over all rule sets, before its first question."""
    return (survey(library),)


@component
def WhichRulesScreen() -> ft.View:
    """Screen that asks one question at a time, and then shows the matching rule sets.

    The answers so far are below; a tap on an answer asks its question again.
    """
    state = use_state()
    words = state.words
    # Each answer adds a survey. The first survey is created once, because it reads all rule sets.
    first = ft.use_memo(lambda: first_surveys(state.library), [])
    surveys, set_surveys = ft.use_state(first)
    current = surveys[-1]

    def go_back() -> None:
        if len(surveys) > 1:
            set_surveys(surveys[:-1])
        else:
            go(RULES)

    if current.question:
        parts = _question_parts(words, surveys, set_surveys)
    else:
        parts = _result_parts(state, surveys, set_surveys)
    answers = given_answers(words, surveys)
    if answers:
        rows = [
            _given_answer_row(index, answer, set_surveys) for index, answer in enumerate(answers)
        ]
        parts.append(kit.section("", rows))

    title = words.label("ask-title", most=question_file().most)
    bar = kit.title_bar(state, title.title, title.detail, on_back=go_back)
    frame = kit.page_frame(bar, kit.reading_column(state.layout, parts))
    return kit.covering_view(str(WHICH_RULES), frame, go_back)


def _question_parts(words: Words, surveys: Surveys, set_surveys: SetSurveys) -> list[ft.Control]:
    """Return the current question with its answers as chips, and "don't know"."""
    current = surveys[-1]
    question = current.question
    if question is None:
        return []

    def give_answer(answer: Answer | None) -> None:
        set_surveys((*surveys, current.with_answer(answer)))

    options = [
        (answer, Label(f"answer-{index}", answer_text(words, answer)))
        for index, answer in enumerate(current.options)
    ]
    question_node = ft.Semantics(
        identifier="question",
        container=True,
        content=text(question_text(words, question), 21, Face.SCORE),
    )
    card = kit.card(
        kit.note(progress_line(words, current), id="ask-number"),
        question_node,
        kit.choice_chips(options, None, give_answer),
    )
    unknown = kit.button(words.label("ask-unknown"), lambda: give_answer(None), icon=kit.Icon.HELP)
    return [card, unknown]


def _given_answer_row(index: int, answer: GivenAnswer, set_surveys: SetSurveys) -> ft.Control:
    """Return a row with an answer; a tap asks its question again."""
    return kit.setting(
        Label(f"given-{index}", answer.question, answer.answer),
        lambda: set_surveys(answer.earlier),
        icon=kit.Icon.CHECK if answer.is_known else kit.Icon.HELP,
    )


def _result_parts(state: State, surveys: Surveys, set_surveys: SetSurveys) -> list[ft.Control]:
    """Return the matching rule sets, and buttons to ask one more question or to start again."""
    words = state.words
    current = surveys[-1]
    parts: list[ft.Control] = [kit.heading(found_title(words, current), id="ask-found", size=19)]
    parts += _found_parts(state, current)
    if current.further_question is not None:

        def ask_further() -> None:
            set_surveys((*surveys, current.with_further_question()))

        parts.append(kit.button(words.label("ask-more"), ask_further))

    def ask_again() -> None:
        set_surveys(first_surveys(state.library))

    parts.append(kit.button(words.label("ask-again"), ask_again, icon=kit.Icon.REPEAT))
    return parts


def _found_parts(state: State, current: Survey) -> list[ft.Control]:
    """Return a list of the matching rule sets; if there are few, a card for each."""
    words = state.words
    if not is_short_list(current):
        rows = [_rule_set_row(words, state.library.book(set_id)) for set_id in current.rule_sets]
        return [kit.section("", rows)]
    parts: list[ft.Control] = []
    for found in found_rule_sets(words, current, state.library):
        parts.append(_rule_set_card(words, found))
        if found.differences is not None:
            key = str(found.book.identity.id)
            parts.append(DifferencesCard(found.differences, has_details=False, key=key))
    return parts


def _rule_set_row(words: Words, book: RuleBook) -> ft.Control:
    set_id = book.identity.id
    label = Label(f"read-{set_id}", words.rule_set_name(book.identity), speciality(words, book))
    return kit.link(label, lambda: go(addresses.RuleSet(set_id)))


def _rule_set_card(words: Words, found: FoundRuleSet) -> ft.Control:
    """Return a card with a rule set in a few lines, and buttons to read it and to play by it."""
    set_id = found.book.identity.id
    play = addresses.new_match_by_rules(set_id, found.players)
    return kit.card(
        kit.heading(found.name, size=18),
        kit.text_lines(found.summary),
        kit.button(
            words.label("house-play", id=f"play-{set_id}"),
            lambda: go(play),
            icon=kit.Icon.PLAY,
        ),
        kit.button(
            words.label("ask-read", id=f"read-{set_id}"), lambda: go(addresses.RuleSet(set_id))
        ),
    )
