"""A new match: rules, players, first dealer, target; all of it may be left as it is."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.rules import HouseRules, RuleSetId, catalogue
from scorekeeper.session import SetUp, set_up_problems
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import app_bar, cover, padded, page
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.setting_up.body import SetUpBody
from scorekeeper.ui.screens.setting_up.choosing import Choosing, chooser, playable
from scorekeeper.ui.screens.setting_up.form import SetUpForm, blank_form
from scorekeeper.ui.screens.setting_up.naming import set_up_of
from scorekeeper.ui.state import State
from scorekeeper.words import Words

ROUTE = "/new"
FROM_MATCHES = "?from=matches"
FOR_HOUSE = "?house="
"""Before the uid of the house rules that a match is to be played by."""


@component
def NewMatchScreen() -> Any:
    """The form of a new match; Start begins it and shows the table."""
    state = use_state()
    words = state.words
    begun = ft.use_memo(lambda: _begun(state), [])
    form, change = ft.use_state(begun)
    choosing, set_choosing = ft.use_state(False)

    back = _way_back()

    def chosen(ruleset: RuleSetId) -> None:
        change(lambda form: form.by_rules(ruleset))
        set_choosing(False)

    def chosen_house(house: HouseRules) -> None:
        change(lambda form: form.by_house(house))
        set_choosing(False)

    if choosing:
        rules = Choosing(
            words=words,
            on_choose=chosen,
            chosen=form.ruleset,
            house=playable(state.session),
            on_house=chosen_house,
            chosen_house=form.profile,
        )
        return cover(
            ROUTE,
            chooser(rules, lambda: set_choosing(False)),
            lambda: set_choosing(False),
            part="/rules",
        )
    set_up = set_up_of(words, form)
    problems = set_up_problems(set_up)

    bar = app_bar(
        words.text("new-match"),
        on_back=lambda: go(back),
        back_label=words.text("new-match-back"),
        back_icon=ft.Icons.CLOSE,
    )
    body = SetUpBody(
        form,
        change,
        problems=problems,
        on_rules=lambda: set_choosing(True),
        fits=lambda _: True,
    )
    begin = _buttons(words, None if problems else partial(_starting, state, set_up))
    notice = notice_bar(state) if state.failure else None
    below = [padded(part, bottom=8) for part in (notice, begin) if part]
    return cover(ROUTE, page(bar, ft.Container(body, expand=True), *below), lambda: go(back))


def _starting(state: State, set_up: SetUp, route: str) -> Handler:
    """Begins the match, and shows it at an address."""

    async def start() -> None:
        if not await state.start(set_up) and state.failure is None:
            go(route)

    return start


def _buttons(words: Words, starting: Callable[[str], Handler] | None) -> ft.Row:
    """Start, and the same with what already stands on paper; both off while something is wrong."""
    paper = button(
        words.text("paper-title"), starting and starting("/paper"), name="paper", expand=2
    )
    begin = button(
        words.text("new-match-start"),
        starting and starting("/"),
        icon=ft.Icons.PLAY_ARROW,
        filled=True,
        name="start",
        expand=3,
    )
    return ft.Row([paper, begin], spacing=8)


def _begun(state: State) -> SetUpForm:
    """A blank form, by the house rules that the address names or by the rules of the last match."""
    form = blank_form(_usual_rules(state))
    _, _, uid = ft.context.page.route.partition(FOR_HOUSE)
    named = (one for one in playable(state.session) if uid and one.uid == uid)
    house = next(named, None)
    return form if house is None else form.by_house(house)


def _usual_rules(state: State) -> RuleSetId:
    """The rules of the match that was played last, else the first of the catalogue."""
    last = next((summary for summary in state.matches() if summary.is_readable), None)
    return last.match.ruleset if last else catalogue()[0].id


def _way_back() -> str:
    """Where the screen was called from: lists of matches and house rules say so."""
    _, _, uid = ft.context.page.route.partition(FOR_HOUSE)
    if uid:
        return f"/house/{uid}"
    return "/matches" if ft.context.page.route.endswith(FROM_MATCHES) else "/"
