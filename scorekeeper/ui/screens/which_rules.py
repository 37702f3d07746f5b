"""A few questions that lead from what a table plays to its rule set."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import answer_text, facts, question_text, special
from scorekeeper.rules import RuleBook, rule_book
from scorekeeper.rules.questions import Survey, question_file, survey
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.differences import differences_card
from scorekeeper.ui.widgets.page import column_screen

Surveys = tuple[Survey, ...]
"""The survey before each question that was asked, and as it is now."""
Keep = Callable[..., None]


def begun() -> Surveys:
    return (survey(),)


@component
def WhichRulesScreen() -> Any:
    """One question after the other, then the rule sets that are left; back is the one before."""
    state = use_state()
    words = state.words
    surveys, keep = ft.use_state(ft.use_memo(begun, []))
    now = surveys[-1]

    def back() -> None:
        if surveys[1:]:
            keep(surveys[:-1])
        else:
            go("/rules")

    parts = (_question if now.question else _found)(words, surveys, keep)
    if now.given:
        parts.append(_given(words, surveys, keep))
    title, most = words.text("ask-title"), question_file().most
    under = words.text("ask-why", most=most)
    return column_screen(state, "/rules-which", title, parts, back, subtitle=under)


def _question(words: Words, surveys: Surveys, keep: Keep) -> list[ft.Control]:
    """The question with its answers as chips, and how far the others have led."""
    now = surveys[-1]
    if now.further is None:
        return []
    number = words.text("ask-number", number=len(now.given) + 1)
    fitting = words.text("ask-left", count=len(now.rule_sets))
    chips = []
    for place, option in enumerate(now.options):
        tap = partial(keep, (*surveys, now.answered(option)))
        chips.append(buttons.choice(answer_text(words, option), tap, name=f"answer-{place}"))
    unknown = partial(keep, (*surveys, now.answered(None)))
    card = buttons.card(
        buttons.remark(f"{number} · {fitting}", name="number"),
        buttons.identified("question", text(question_text(words, now.further), 21, Face.SCORE)),
        buttons.choices(chips),
        spacing=14,
    )
    icon, label = ft.Icons.HELP_OUTLINE, words.text("ask-unknown")
    return [card, buttons.button(label, unknown, icon=icon, name="unknown")]


def _given(words: Words, surveys: Surveys, keep: Keep) -> ft.Control:
    """The answers so far; a tap on one asks its question again."""
    rows = []
    for place, (question, answer) in enumerate(surveys[-1].given):
        value = words.text("ask-unknown") if answer is None else answer_text(words, answer)
        before = next(n for n, each in enumerate(surveys) if len(each.given) > place)
        again, label = partial(keep, surveys[:before]), question_text(words, question)
        icon = ft.Icons.CHECK if answer is not None else ft.Icons.HELP_OUTLINE
        rows.append(buttons.value_row(label, value, again, name=f"given-{place}", icon=icon))
    return buttons.group(*rows)


def _found(words: Words, surveys: Surveys, keep: Keep) -> list[ft.Control]:
    """The rule sets that are left; on a short list also how they differ from the first."""
    now = surveys[-1]
    count, books = len(now.rule_sets), [rule_book(set_id) for set_id in now.rule_sets]
    is_short = count <= question_file().short
    title = buttons.heading(
        words.text("ask-found" if is_short else "ask-left", count=count), size=19
    )
    parts: list[ft.Control] = [buttons.identified("found", title)]
    if not is_short:
        parts.append(buttons.group(*(_row(words, book) for book in books)))
        books = []
    for book in books:
        players = next(each.players for each in now.left if each.rule_set == book.identity.id)
        parts.append(_rule_set(words, book, players))
        if book is not books[0]:
            parts.append(differences_card(words, book, books[0], is_short=True))
    if now.further is not None:
        more = partial(keep, (*surveys, now.prolonged()))
        parts.append(buttons.button(words.text("ask-more"), more, name="more"))
    again, icon = partial(keep, begun()), ft.Icons.REPLAY
    return [*parts, buttons.button(words.text("ask-again"), again, icon=icon, name="again")]


def _row(words: Words, book: RuleBook) -> ft.Control:
    """One of many that are left, which leads to its rules."""
    name, set_id = words.rule_set_name(book.identity), book.identity.id
    tap, line = partial(go, f"/rules/{set_id}"), special(words, book)
    return buttons.opening_row(name, line, tap, name=f"read-{set_id}", is_grouped=True)


def _rule_set(words: Words, book: RuleBook, players: int) -> ft.Control:
    """Return a rule set in a sentence, and the ways to read it and to play by it."""
    set_id = book.identity.id
    lines = dict.fromkeys((special(words, book), facts(words, book.rules)))
    play, read = partial(go, f"/new?rules={set_id}&players={players}"), words.text("ask-read")
    label, icon = words.text("house-play"), ft.Icons.PLAY_ARROW
    return buttons.card(
        buttons.heading(words.rule_set_name(book.identity), size=18),
        *(text(line, 15, line=SENTENCE) for line in lines),
        buttons.button(label, play, icon=icon, name=f"play-{set_id}"),
        buttons.button(read, partial(go, f"/rules/{set_id}"), name=f"read-{set_id}"),
    )
