"""The set-up of the match that is open, to be corrected; everything after it follows."""

from dataclasses import replace
from typing import Any

import flet as ft

from scorekeeper.rules import HouseRules, RuleSetId, rule_book
from scorekeeper.scoring import DealScore, Grade, score_deal
from scorekeeper.scoring.check import is_scorable
from scorekeeper.session import OpenMatch, SetUp, rules_of, set_up_problems
from scorekeeper.session.set_up import house_rules_of
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import complaint, remark
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import app_bar, cover, padded, page
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.setting_up.body import SetUpBody
from scorekeeper.ui.screens.setting_up.choosing import Choosing, chooser, playable
from scorekeeper.ui.screens.setting_up.form import SetUpForm, shape_of
from scorekeeper.ui.screens.setting_up.naming import TARGET, set_up_of
from scorekeeper.ui.screens.setting_up.under_way import form_of
from scorekeeper.words import Words
from scorekeeper.words.rule_names import rule_name

ROUTE = "/set-up"


@component
def SetUpScreen() -> Any:
    """The form with what is known of the match; without a match there is nothing to set up."""
    state = use_state()
    if state.match is not None:
        return Correcting(state.match)
    words = state.words
    bar = app_bar(words.text("set-up"), on_back=_back, back_label=words.text("set-up-back"))
    return cover(ROUTE, page(bar, padded(remark(words.text("set-up-no-match")))), _back)


@component
def Correcting(shown: OpenMatch) -> Any:
    """The form of one match; Save corrects it, and the deals are scored anew."""
    state = use_state()
    words, match = state.words, shown.match
    form, change = ft.use_state(replace(form_of(words, match), profile=shown.profile))
    choosing, set_choosing = ft.use_state(False)
    seen, look = ft.use_state(shown.number)

    def chosen(rules: RuleSetId | HouseRules) -> None:
        change(lambda form: _by(form, shown, rules))
        set_choosing(False)

    if choosing:
        rules = Choosing(
            words=words,
            on_choose=chosen,
            chosen=form.ruleset,
            fitting=lambda ruleset: _fits_some(shown, ruleset),
            house=playable(state.session),
            on_house=chosen,
            chosen_house=form.profile,
            why_not=words.text("set-up-no-fit", sides=len(match.sides)) if match.deals else "",
        )
        leave = lambda: set_choosing(False)  # noqa: E731 - said twice in the next line
        return cover(ROUTE, chooser(rules, leave), leave, part="/rules")
    set_up = set_up_of(words, form, match)
    problems = set_up_problems(set_up)
    spoilt = () if problems else spoilt_deals(shown, set_up)

    async def save() -> None:
        if not await state.correct(set_up, seen=seen) and state.failure is None:
            go("/")
        elif state.match is not None:
            look(state.match.number)  # what others did was told, so it may be saved now

    bar = app_bar(words.text("set-up"), on_back=_back, back_label=words.text("set-up-back"))
    body = SetUpBody(
        form,
        change,
        problems=problems,
        on_rules=lambda: set_choosing(True),
        fits=lambda players: _fits(shown, form.ruleset, players),
        said=[*_remarks(words, shown), *_spoilt(words, spoilt)],
    )
    done = button(
        words.text("set-up-save"),
        None if problems or spoilt else save,
        icon=ft.Icons.CHECK,
        filled=True,
        name="save",
    )
    notice = notice_bar(state) if state.failure else None
    below = [padded(part, bottom=8) for part in (notice, done) if part]
    return cover(ROUTE, page(bar, ft.Container(body, expand=True), *below), _back)


def _back() -> None:
    go("/")


def _by(form: SetUpForm, shown: OpenMatch, rules: RuleSetId | HouseRules) -> SetUpForm:
    """The form by other rules, for as many players as the deals of the match leave possible."""
    if isinstance(rules, HouseRules):
        return replace(form, players=_players(shown, rules.base)).by_house(rules)
    return form.by_rules(rules).with_players(_players(shown, rules))


def spoilt_deals(shown: OpenMatch, set_up: SetUp) -> tuple[int, ...]:
    """The numbers of the deals that fit the rules, and would not fit those of a set-up."""
    if set_up.ruleset == shown.match.ruleset and not _has_other_rules(shown, set_up):
        return ()
    _, rules = rules_of(set_up)
    return tuple(
        number
        for number, (played, before) in enumerate(
            zip(shown.match.deals, shown.progress.deals, strict=True), 1
        )
        if _is_spoilt(score_deal(rules, played.deal)) and not _is_spoilt(before.score)
    )


def _has_other_rules(shown: OpenMatch, set_up: SetUp) -> bool:
    """Whether house rules would be other ones; the target makes no deal impossible."""
    before, after = shown.match.house_rules, house_rules_of(set_up)
    return any(before.get(one) != after.get(one) for one in {*before, *after} - {TARGET})


def _is_spoilt(score: DealScore) -> bool:
    """Return whether a deal cannot have been, or has something in it without a number."""
    grades = {problem.grade for problem in score.problems}
    return Grade.IMPOSSIBLE in grades or not is_scorable(score.problems)


def _spoilt(words: Words, deals: tuple[int, ...]) -> list[ft.Control]:
    """Which deals do not fit the rules that were chosen."""
    if not deals:
        return []
    told = words.text("set-up-spoilt", deals=", ".join(map(words.number, deals)), count=len(deals))
    return [complaint(told, name="spoilt")]


def _fits(shown: OpenMatch, ruleset: RuleSetId, players: int) -> bool:
    """Whether the deals of a match fit so many players: deals say how many sides there are."""
    if not shown.match.deals:
        return True
    sides, _ = shape_of(rule_book(ruleset).rules, players, {})
    return sides == len(shown.match.sides)


def _fits_some(shown: OpenMatch, ruleset: RuleSetId) -> bool:
    return any(_fits(shown, ruleset, n) for n in rule_book(ruleset).rules.players)


def _players(shown: OpenMatch, ruleset: RuleSetId) -> int:
    """So many players as there are if the rule set knows them, else the first that fit."""
    now = sum(len(side.players) for side in shown.match.sides)
    possible = rule_book(ruleset).rules.players
    fitting = [players for players in possible if _fits(shown, ruleset, players)]
    return now if now in fitting else fitting[0]


def _remarks(words: Words, shown: OpenMatch) -> list[ft.Control]:
    """What saving will do to the deals, and to rules that have moved on."""
    said: list[ft.Control] = []
    if deals := len(shown.match.deals):
        said.append(remark(words.text("set-up-follows", deals=deals), name="follows"))
    if shown.rules_changed:
        what = ", ".join(dict.fromkeys(rule_name(words, path) for path in shown.rules_changed))
        said.append(remark(words.text("set-up-changed-today", what=what), name="changed-today"))
    return said
