"""By which rules an evening is played, who sits with whom, and who is drawn against whom."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import get_args

import flet as ft

from scorekeeper.club import Form, Movement, Plan, Shape, plan_problems, shape_of
from scorekeeper.club.shape import lone_players
from scorekeeper.rules import RuleSetError, RuleSetId, UnknownRuleSetError, catalogue, rule_book
from scorekeeper.ui.components.choices import (
    card,
    choice,
    choices,
    heading,
    opening_row,
    remark,
)
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.screens.club.option import option
from scorekeeper.ui.screens.club.planning.fold import fold
from scorekeeper.ui.screens.club.planning.kit import Planning
from scorekeeper.words.clubs.problems import club_problem
from scorekeeper.words.rule_sets import rule_set_name

FORMS: tuple[Form, ...] = get_args(Form)
MOVEMENTS: tuple[Movement, ...] = get_args(Movement)


def rules_row(planning: Planning, on_rules: Handler) -> list[ft.Control]:
    """The rule set with its house rules; fixed once a round was drawn."""
    words, plan = planning.words, planning.plan
    name = rule_set_name(words, rule_book(plan.ruleset).identity)
    own = words.text("club-house-count", count=len(plan.house_rules))
    said = words.text("club-problem-has_begun") if planning.begun else own
    row = opening_row(
        name,
        said,
        None if planning.begun else on_rules,
        name="ruleset",
        says=words.text("set-up-rules-choose", name=name),
        icon=ft.Icons.MENU_BOOK_OUTLINED,
    )
    return [row, *planning.wrong("plan.ruleset", "plan.house_rules")]


def form_card(planning: Planning) -> ft.Control:
    """Pairs, individuals or teams, with what that means."""
    words, plan = planning.words, planning.plan
    chips = [
        choice(
            words.text("club-form", form=form),
            None
            if planning.begun
            else lambda _, form=form: planning.change(lambda plan: formed(plan, form)),
            name=f"form-{form}",
            selected=form == plan.form,
        )
        for form in FORMS
    ]
    hint = remark(words.text("club-form-hint", form=plan.form))
    title = heading(words.text("club-form-title"))
    return card(title, choices(chips), hint, *planning.wrong("plan.form"), *_threes(planning))


def movement_card(planning: Planning) -> ft.Control:
    """The draws; those that do not fit say why not."""
    words, chosen = planning.words, planning.plan.movement
    said = [words.text(key, movement=chosen) for key in ("club-movement", "club-movement-hint")]
    return fold(
        planning,
        "movement",
        words.text("club-movement-title"),
        ". ".join(said),
        parts=lambda: [_movement(planning, movement) for movement in MOVEMENTS],
        wrong=list(planning.wrong("plan.movement")),
    )


def _movement(planning: Planning, movement: Movement) -> ft.Control:
    words, plan = planning.words, planning.plan
    found = plan_problems(replace(plan, movement=movement))
    why = [one for one in found if one.path == "plan.movement"]
    said = [words.text("club-movement-hint", movement=movement)]
    said += [club_problem(words, one) for one in why]
    return option(
        words.text("club-movement", movement=movement),
        said,
        None if why else lambda: planning.set(movement=movement),
        name=f"movement-{movement}",
        is_chosen=movement == plan.movement,
    )


def _threes(planning: Planning) -> Iterator[ft.Control]:
    """Tables of three, where players change partners; nothing elsewhere."""
    words, plan = planning.words, planning.plan
    shape = _shape(plan)
    if plan.threes is None and (plan.form != "individuals" or shape is None or shape.size == 1):
        return
    yield heading(words.text("club-threes"))
    chips: list[tuple[RuleSetId | None, str]] = [(None, words.text("club-threes-none"))]
    chips += [(one, rule_set_name(words, rule_book(one).identity)) for one in _for_threes()]
    yield choices(
        [
            choice(
                said,
                None if planning.begun else lambda _, one=one: planning.set(threes=one),
                name=f"threes-{one or 'none'}",
                selected=one == plan.threes,
            )
            for one, said in chips
        ]
    )
    yield remark(words.text("club-threes-hint"))
    yield from planning.wrong("plan.threes")


def _shape(plan: Plan) -> Shape | None:
    """The tables of a plan; None where its rules cannot be played."""
    try:
        return shape_of(replace(plan, threes=None))
    except (RuleSetError, UnknownRuleSetError):
        return None


@cache
def _for_threes() -> tuple[RuleSetId, ...]:
    """The rule sets that three can play on their own, as a table of three wants it."""
    return tuple(
        identity.id
        for identity in catalogue()
        if lone_players(identity.id) is not None and rule_book(identity.id).rules.sides.size == 1
    )


def formed(plan: Plan, form: Form) -> Plan:
    """A plan of another form, with a draw that fits it."""
    other = replace(plan, form=form, threes=plan.threes if form == "individuals" else None)
    ways = (replace(other, movement=way) for way in (plan.movement, *MOVEMENTS))
    return next((one for one in ways if _draws(one)), other)


def _draws(plan: Plan) -> bool:
    return not any(one.path == "plan.movement" for one in plan_problems(plan))
