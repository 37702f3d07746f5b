"""Screens of the plan of a session: rules, pairings and scoring, before the first round."""

from collections.abc import Awaitable, Callable
from typing import cast

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club.finals import Qualification
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.addresses import NEW_EVENING
from scorekeeper.club_ui.organizer import frame
from scorekeeper.club_ui.organizer.actions import author
from scorekeeper.club_ui.organizer.current_evening import open_evening, use_evening
from scorekeeper.club_ui.organizer.planning.form import PlanForm
from scorekeeper.club_ui.organizer.planning.pairings import (
    form_card,
    movement_part,
    odd_table_parts,
    rules_parts,
)
from scorekeeper.club_ui.organizer.planning.participants import about_card, qualification_part
from scorekeeper.club_ui.organizer.planning.rounds import length_part, rounds_card
from scorekeeper.club_ui.organizer.planning.scoring import figures_part, scheme_part
from scorekeeper.i18n import club as club_words
from scorekeeper.rules import HouseRules, RuleBook
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CLUB, Address
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import NotSaved, Saved, SaveResult, State
from scorekeeper.ui.widgets.clock import now
from scorekeeper.ui.widgets.rule_sets import rule_set_chooser
from scorekeeper.view_models import club_plan as view
from scorekeeper.view_models.rule_sets import playable_house_rules

SavePlan = Callable[[club.Plan, Qualification | None], Awaitable[SaveResult[club.EveningUid]]]
"""Function that saves a plan with the places that qualify, and opens the session."""


@component
def NewEveningScreen() -> ft.Control:
    """Screen with the plan of a new session."""
    return NewPlan(None, key="new")


@component
def NextEveningScreen() -> ft.Control:
    """Screen with the plan of a new session for the qualifiers of an earlier session."""
    uid = club.EveningUid(addresses.NewEveningAfter.use_current().evening)
    return NewPlan(uid, key=f"new-{uid}")


@component
def NewPlan(earlier_uid: club.EveningUid | None) -> ft.Control:
    """Screen with the form of a new session; once the session is saved, its check-in opens.

    Args:
        earlier_uid: The earlier session with the qualifiers; None if anybody may check in.
    """
    state = use_state()

    def build_plan() -> club.Plan:
        plan = view.first_plan(state.words, state.session, now().date(), state.rule_sets)
        earlier = open_evening(state, earlier_uid) if earlier_uid else None
        if earlier is None:
            return plan
        return view.plan_after(state.words, plan, earlier.plan)

    plan = ft.use_memo(build_plan, [earlier_uid])

    async def begin(
        plan: club.Plan, qualification: Qualification | None
    ) -> SaveResult[club.EveningUid]:
        begin_evening = state.session.club.evenings.begin
        result = await state.save(
            begin_evening, plan, by=author(state), qualification=qualification
        )
        if isinstance(result, Saved):
            go(addresses.EveningPlayers(result.value))
        return result

    address: Address = NEW_EVENING
    qualification = None
    if earlier_uid and open_evening(state, earlier_uid):
        address = addresses.NewEveningAfter(earlier_uid)
        qualification = Qualification(evening=earlier_uid)
    return PlanView(None, plan, begin, address, qualification, key="form")


@component
def PlanScreen() -> ft.Control:
    """Screen that changes the plan of a session, and then opens the session."""
    state = use_state()
    evening = use_evening(state)
    if evening is None:
        return frame.evening_not_found_view(state)
    uid = evening.uid

    async def save(
        plan: club.Plan, _qualification: Qualification | None
    ) -> SaveResult[club.EveningUid]:
        def replan(latest: club.Evening, _note: club.Note) -> club.Changed:
            return club.change_plan(latest, plan, state.library)

        change = state.session.club.evenings.change
        result = await state.save(change, uid, replan, by=author(state))
        if isinstance(result, NotSaved):
            return result
        go(addresses.Evening(uid))
        return Saved(uid)

    return PlanView(evening, evening.plan, save, addresses.EveningPlan(uid), None, key=uid)


@component
def PlanView(
    evening: club.Evening | None,
    plan_before: club.Plan,
    on_save: SavePlan,
    address: Address,
    qualification_before: Qualification | None,
) -> ft.Control:
    """Screen with the form of a plan, or with the choice of its rules while that is open.

    Args:
        evening: The session; None for a new one.
        plan_before: The plan that the form begins with.
        on_save: Saves the plan and opens the session.
        address: Address of the screen.
        qualification_before: The qualifying places of an earlier session, if any.
    """
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    plan, set_plan = ft.use_state(plan_before)
    qualification, set_qualification = ft.use_state(qualification_before)
    is_choosing_rules, set_is_choosing_rules = ft.use_state(False)
    # cast: mypy would infer a state that can only be empty.
    refusal, set_refusal = ft.use_state(cast("club.Problems", ()))
    # The ids of expanded parts; for a final, that of `qualification_part` from the beginning.
    first_open = frozenset(["club-going-on"]) if qualification_before else frozenset[str]()
    open_parts, set_open_parts = ft.use_state(first_open)

    def choose_rules(rules: RuleBook | HouseRules) -> None:
        set_is_choosing_rules(False)
        set_plan(lambda plan: view.with_rules(plan, rules, state.library))

    def close_rules() -> None:
        set_is_choosing_rules(False)

    def open_rules() -> None:
        set_is_choosing_rules(True)

    def toggle(part: str) -> None:
        set_open_parts(lambda latest: latest ^ {part})

    async def save() -> None:
        result = await on_save(plan, qualification)
        set_refusal(result.problems if isinstance(result, NotSaved) else ())

    if is_choosing_rules:
        return _rules_screen(state, plan, address, choose_rules, close_rules)

    problems = club.plan_problems(plan, state.library)
    form = PlanForm(
        state=state,
        plan=plan,
        problems=problems,
        change=set_plan,
        overlay=overlay,
        open_parts=open_parts,
        toggle=toggle,
        qualification=qualification,
        set_qualification=set_qualification,
        has_begun=evening is not None and bool(evening.rounds),
    )
    save_button = kit.button(
        words.label("club-begin" if evening is None else "club-save"),
        None if problems else save,
        kind=kit.ButtonKind.MAIN,
    )
    footer: list[ft.Control] = [save_button]
    if refusal:
        sentence = club_words.club_problems(words, refusal)
        footer.insert(0, kit.error_text(sentence, id="refused"))
    return kit.screen(
        state,
        str(address),
        words.text("club-new" if evening is None else "club-plan"),
        [],
        back=CLUB if evening is None else addresses.Evening(evening.uid),
        body=_form_panes(form, open_rules, is_new=evening is None),
        footer=footer,
    )


def _form_panes(form: PlanForm, on_open_rules: Callable[[], None], *, is_new: bool) -> ft.Control:
    """Return the form in two panes: participants and pairings, then rounds and scoring.

    The choice of participants is in new plans only, if there is an earlier session.
    """
    left = [about_card(form)]
    if is_new and form.state.session.club.evenings.list():
        left.append(qualification_part(form))
    left += [
        *rules_parts(form, on_open_rules),
        form_card(form),
        *odd_table_parts(form),
        movement_part(form),
    ]
    right = [rounds_card(form), length_part(form), scheme_part(form), figures_part(form)]
    return kit.panes(form.state.layout, left, right)


def _rules_screen(
    state: State,
    plan: club.Plan,
    address: Address,
    on_choose: Callable[[RuleBook | HouseRules], None],
    on_close: Callable[[], None],
) -> ft.View:
    """Return the screen that chooses the rules of a plan and covers the form."""
    own = playable_house_rules(state.session)
    chooser = rule_set_chooser(
        state,
        lambda rule_set: on_choose(state.library.book(rule_set)),
        on_close,
        chosen=plan.ruleset,
        house_rules=own,
        chosen_house_rules=view.house_rules_name(plan, own),
        on_choose_house_rules=on_choose,
    )
    return kit.covering_view(str(address), chooser, on_close, key_suffix="/rules")
