"""A new match, and the set-up of the match that is open, to be corrected."""

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n.rules import rule_name
from scorekeeper.rules import HouseRules, RuleSetId, catalogue, rule_book
from scorekeeper.scoring import DealScore, Grade, score_deal
from scorekeeper.scoring.checks import is_scorable
from scorekeeper.services import OpenMatch, SetUp, rules_of
from scorekeeper.services.set_up import house_rules_of
from scorekeeper.ui.screens.new_match.form import SetUpView
from scorekeeper.ui.screens.new_match.set_up import (
    TARGET,
    SetUpForm,
    blank_form,
    form_of,
    shape_of,
)
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import Handler, button, complaint, remark
from scorekeeper.ui.widgets.page import app_bar, cover, padded, page
from scorekeeper.ui.widgets.rule_sets import playable


@component
def NewMatchScreen() -> Any:
    """The form of a new match; Start begins it and shows the table, or the paper to copy from."""
    state = use_state()
    words, address = state.words, ft.context.page.route
    _, _, uid = address.partition("?house=")
    back = f"/house/{uid}" if uid else "/matches" if address.endswith("?from=matches") else "/"

    def start(set_up: SetUp | None, route: str) -> Handler | None:
        async def begin() -> None:
            if set_up and not await state.start(set_up) and state.failure is None:
                go(route)

        return begin if set_up else None

    def foot(set_up: SetUp | None) -> ft.Control:
        paper = button(words.text("paper-title"), start(set_up, "/paper"), name="paper", expand=2)
        begin = button(
            words.text("new-match-start"),
            start(set_up, "/"),
            icon=ft.Icons.PLAY_ARROW,
            filled=True,
            name="start",
            expand=3,
        )
        return ft.Row([paper, begin], spacing=8)

    begun = ft.use_memo(lambda: _begun(state, uid), [])
    return SetUpView(begun, "/new", back, title="new-match", foot=foot)


def _begun(state: State, uid: str) -> SetUpForm:
    """A blank form by house rules, else by the rules of the match that was played last."""
    last = next((summary for summary in state.session.matches.list() if summary.is_readable), None)
    form = blank_form(last.match.ruleset if last else catalogue()[0].id)
    house = next((house for house in playable(state.session) if uid and house.uid == uid), None)
    return form if house is None else form.by_rules(house)


@component
def SetUpScreen() -> Any:
    """The form with what is known of the match; without a match there is nothing to set up."""
    state = use_state()
    if state.match is not None:
        return Correcting(state.match)
    words, back = state.words, partial(go, "/")
    bar = app_bar(words.text("set-up"), on_back=back, back_label=words.text("set-up-back"))
    return cover("/set-up", page(bar, padded(remark(words.text("set-up-no-match")))), back)


@component
def Correcting(opened: OpenMatch) -> Any:
    """The form of one match; Save corrects it, and the deals are scored anew."""
    state = use_state()
    words, match = state.words, opened.match
    begun = ft.use_memo(lambda: replace(form_of(words, match), profile=opened.profile), [])
    seen, look = ft.use_state(opened.number)

    def fits(ruleset: RuleSetId, players: int) -> bool:
        """Return True unless deals of another number of sides are there."""
        sides, _ = shape_of(rule_book(ruleset).rules, players, {})
        return not match.deals or sides == len(match.sides)

    def by(form: SetUpForm, rules: RuleSetId | HouseRules) -> SetUpForm:
        """The form by other rules, for as many players as before if the deals leave it possible."""
        ruleset = rules.base if isinstance(rules, HouseRules) else rules
        possible = [n for n in rule_book(ruleset).rules.players if fits(ruleset, n)]
        now = sum(len(side.players) for side in match.sides)
        players = now if now in possible else possible[0]
        if isinstance(rules, HouseRules):
            return replace(form, players=players).by_rules(rules)
        return form.by_rules(rules).with_players(players)

    def objections(set_up: SetUp) -> list[ft.Control]:
        if not (deals := spoilt_deals(opened, set_up)):
            return []
        numbers = ", ".join(map(words.number, deals))
        line = words.text("set-up-spoilt", deals=numbers, count=len(deals))
        return [complaint(line, name="spoilt")]

    def foot(set_up: SetUp | None) -> ft.Control:
        async def save() -> None:
            if (
                set_up
                and not await state.change(state.session.matches.correct, set_up, seen=seen)
                and state.failure is None
            ):
                go("/")
            elif state.match is not None:
                look(state.match.number)  # what others did was told, so it may be saved now

        label, done = words.text("set-up-save"), save if set_up else None
        return button(label, done, icon=ft.Icons.CHECK, filled=True, name="save")

    above: list[ft.Control] = []
    if deals := len(match.deals):
        above.append(remark(words.text("set-up-follows", deals=deals), name="follows"))
    if opened.rules_changed:
        what = ", ".join(dict.fromkeys(rule_name(words, path) for path in opened.rules_changed))
        above.append(remark(words.text("set-up-changed-today", what=what), name="changed-today"))
    return SetUpView(
        begun,
        "/set-up",
        "/",
        title="set-up",
        foot=foot,
        before=match,
        above=above,
        objections=objections,
        by=by,
        fits=fits,
        why_not=words.text("set-up-no-fit", sides=len(match.sides)) if deals else "",
    )


def spoilt_deals(opened: OpenMatch, set_up: SetUp) -> tuple[int, ...]:
    """The numbers of the deals that fit the rules, and would not fit those of a set-up."""
    before, after = opened.match.house_rules, house_rules_of(set_up)
    paths = {*before, *after} - {TARGET}  # the target makes no deal impossible
    if set_up.ruleset == opened.match.ruleset and all(
        before.get(path) == after.get(path) for path in paths
    ):
        return ()
    _, rules = rules_of(set_up)
    deals = zip(opened.match.deals, opened.progress.deals, strict=True)
    return tuple(
        number
        for number, (played, progress) in enumerate(deals, 1)
        if _is_spoilt(score_deal(rules, played.deal)) and not _is_spoilt(progress.score)
    )


def _is_spoilt(score: DealScore) -> bool:
    """Return True if a deal cannot have been, or has something in it without a number."""
    grades = {problem.grade for problem in score.problems}
    return Grade.IMPOSSIBLE in grades or not is_scorable(score.problems)
