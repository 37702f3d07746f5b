"""Parts of a plan: rules, form of play, tables for leftover players, and pairings.

The form of play (`club.Form`) is individuals, pairs or teams; a `PlanForm` is the form on the
screen.
"""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club_ui.organizer.planning.form import PlanForm, expandable_part, problem_texts
from scorekeeper.i18n import Label
from scorekeeper.i18n import club as club_words
from scorekeeper.rules import RuleSetId
from scorekeeper.ui import kit
from scorekeeper.view_models import club_plan as view


def rules_parts(form: PlanForm, on_open: Callable[[], None]) -> list[ft.Control]:
    """Return a row that opens the choice of rules, and the problems of the chosen rules.

    The row is disabled once a round was drawn.
    """
    words = form.words
    plan = form.plan
    name = words.rule_set_name(form.library.book(plan.ruleset).identity)
    detail = words.text("club-house-count", count=len(plan.house_rules))
    if form.has_begun:
        detail = words.text("club-problem-has_begun")
    label = Label("ruleset", name, detail, words.text("set-up-rules-choose", name=name))
    row = kit.link(label, None if form.has_begun else on_open, icon=kit.Icon.RULES)
    return [
        kit.section("", [row]),
        *problem_texts(form, "plan.ruleset", "plan.house_rules"),
    ]


def form_card(form: PlanForm) -> ft.Control:
    """Return a card with the choice of the form of play, disabled once a round was drawn."""
    words = form.words

    def choose(chosen: club.Form) -> None:
        form.change(lambda plan: view.with_form(plan, chosen, form.library))

    options = [
        (option, words.label("club-form", id=f"form-{option}", form=option))
        for option in view.FORMS
    ]
    return kit.card(
        kit.heading(words.text("club-form-title")),
        kit.choice_chips(options, form.plan.form, None if form.has_begun else choose),
        kit.note(words.text("club-form-hint", form=form.plan.form)),
        *problem_texts(form, "plan.form"),
    )


def odd_table_parts(form: PlanForm) -> list[ft.Control]:
    """Return a card with the choice of tables for leftover players; empty if none is possible."""
    words = form.words
    possible_tables = view.odd_tables(form.plan, form.library, form.state.rule_sets)
    if not possible_tables:
        return []

    def build_parts() -> list[ft.Control]:
        parts: list[ft.Control] = [kit.note(words.text("club-left-over-hint"))]
        for tables in possible_tables:
            parts += _odd_table_choice(form, tables)
        return parts

    chosen_names = [
        words.text("club-odd", players=tables.players)
        for tables in possible_tables
        if tables.chosen is not None
    ]
    detail = ", ".join(chosen_names) or words.text("club-left-over-hint")
    paths = [f"plan.{field}" for field in club.odd_table_sizes()]
    label = words.label("club-left-over", detail=detail)
    return [expandable_part(form, label, build_parts, *paths)]


def _odd_table_choice(form: PlanForm, tables: view.OddTables) -> list[ft.Control]:
    """Return controls that choose rules for tables of one size, or no such tables."""
    words = form.words

    def choose(ruleset: RuleSetId | None) -> None:
        form.change(lambda plan: view.with_odd_rules(plan, tables, ruleset))

    options: list[tuple[RuleSetId | None, Label]] = [
        (None, words.label("club-left-over-none", id=f"{tables.field}-none"))
    ]
    for ruleset in tables.rule_sets:
        name = words.rule_set_name(form.library.book(ruleset).identity)
        options.append((ruleset, Label(f"{tables.field}-{ruleset}", name)))
    return [
        kit.heading(words.text("club-odd", players=tables.players)),
        kit.note(words.text("club-odd-hint", players=tables.players)),
        kit.choice_chips(options, tables.chosen, None if form.has_begun else choose),
        *problem_texts(form, f"plan.{tables.field}"),
    ]


def movement_part(form: PlanForm) -> ft.Control:
    """Return a card with the choice of the pairings; disabled options state the reason."""
    words = form.words
    chosen = form.plan.movement
    name = words.text("club-movement", movement=chosen)
    hint = words.text("club-movement-hint", movement=chosen)
    label = words.label("club-movement-title", detail=f"{name}. {hint}")
    return expandable_part(
        form,
        label,
        lambda: [_movement_option(form, movement) for movement in view.MOVEMENTS],
        "plan.movement",
    )


def _movement_option(form: PlanForm, movement: club.Movement) -> ft.Control:
    """Return the option for a kind of pairings; disabled, with the problems, if impossible."""
    words = form.words

    def choose() -> None:
        form.change(lambda plan: replace(plan, movement=movement))

    problems = view.movement_problems(replace(form.plan, movement=movement), form.library)
    lines = [words.text("club-movement-hint", movement=movement)]
    lines += [club_words.club_problem(words, problem) for problem in problems]
    label = words.label(
        "club-movement",
        id=f"movement-{movement}",
        detail="\n".join(lines),
        movement=movement,
    )
    return kit.option(label, None if problems else choose, is_chosen=movement == form.plan.movement)
