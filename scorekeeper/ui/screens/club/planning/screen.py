"""A new evening, and the plan of one that is there, to be changed."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.club import Evening, Plan, plan_problems, replanned
from scorekeeper.rules import HouseRules, RuleSetId
from scorekeeper.scoring import Problem
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import complaint
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import app_bar, cover, padded, page
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import CLUB, NEW, of_evening
from scorekeeper.ui.screens.club.following import gone, use_evening
from scorekeeper.ui.screens.club.organising import ORGANISER, changed
from scorekeeper.ui.screens.club.planning.body import PlanBody
from scorekeeper.ui.screens.club.planning.usual import begun, by_house, by_rules
from scorekeeper.ui.screens.setting_up.choosing import Choosing, chooser, playable
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.problems import club_problems

Changed = tuple[Problem, ...]


@component
def NewEveningScreen() -> Any:
    """The form of a new evening; Begin leads to who is there."""
    state = use_state()
    plan = ft.use_memo(lambda: begun(state), [])

    async def begin(plan: Plan) -> Changed:
        begin = state.session.club.evenings.begin
        uid = await state.saving(begin, plan, by=ORGANISER)
        if isinstance(uid, str):
            go(of_evening(uid, "players"))
        return uid if isinstance(uid, tuple) else ()

    return PlanForm(None, plan, begin)


@component
def PlanScreen() -> Any:
    """The plan of the evening that the address names."""
    state = use_state()
    evening = use_evening(state)
    if evening is None:
        return gone(state)

    async def save(plan: Plan) -> Changed:
        problems = await changed(state, evening.uid, lambda one, _: replanned(one, plan))
        if problems == ():
            go(of_evening(evening.uid))
        return problems or ()

    return PlanForm(evening, evening.plan, save, key=evening.uid)


@component
def PlanForm(evening: Evening | None, before: Plan, save: Callable[[Plan], Any]) -> Any:
    """The form, over the list of rule sets while one is chosen."""
    state = use_state()
    words = state.words
    plan, change = ft.use_state(before)
    choosing, set_choosing = ft.use_state(False)
    nothing: Changed = ()
    refused, refuse = ft.use_state(nothing)
    route, back = (NEW, CLUB) if evening is None else _edited(evening)

    def by(step: Callable[[Plan], Plan]) -> None:
        change(step)
        set_choosing(False)

    if choosing:
        rules = _choosing(state, plan, by)
        listed = chooser(rules, lambda: set_choosing(False))
        return cover(route, listed, lambda: set_choosing(False), part="/rules")

    async def keep() -> None:
        refuse(await save(plan))

    has_begun = evening is not None and bool(evening.rounds)
    problems = plan_problems(plan)
    key = "club-new" if evening is None else "club-plan"
    bar = app_bar(words.text(key), on_back=lambda: go(back), back_label=words.text("back"))
    body = PlanBody(
        plan, change, problems=problems, on_rules=lambda: set_choosing(True), begun=has_begun
    )
    foot = _foot(state, refused, None if problems else keep, is_new=evening is None)
    return cover(route, page(bar, ft.Container(body, expand=True), *foot), lambda: go(back))


def _foot(
    state: State, refused: Changed, keep: Handler | None, *, is_new: bool
) -> list[ft.Control]:
    """What the store or the evening refused, and the button."""
    words = state.words
    said = [notice_bar(state)] if state.failure else []
    if refused:
        said.append(complaint(club_problems(words, refused), name="refused"))
    do = button(words.text("club-begin" if is_new else "club-save"), keep, filled=True, name="save")
    return [padded(part, bottom=8) for part in (*said, do) if part is not None]


def _choosing(state: State, plan: Plan, by: Callable[[Callable[[Plan], Plan]], None]) -> Choosing:
    def chosen(ruleset: RuleSetId) -> None:
        by(lambda plan: by_rules(plan, ruleset))

    def chosen_house(house: HouseRules) -> None:
        by(lambda plan: by_house(plan, house))

    own = [one for one in playable(state.session) if one.changes == plan.house_rules]
    same = [one.name.strip() for one in own if one.base == plan.ruleset and plan.house_rules]
    return Choosing(
        words=state.words,
        on_choose=chosen,
        chosen=plan.ruleset,
        house=playable(state.session),
        on_house=chosen_house,
        chosen_house=next(iter(same), ""),
    )


def _edited(evening: Evening) -> tuple[str, str]:
    return of_evening(evening.uid, "plan"), of_evening(evening.uid)
