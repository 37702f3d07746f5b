"""What can be wrong with the plan of an evening, and its beginning."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import pairwise

from scorekeeper.club.draws.field import FACING
from scorekeeper.club.length import RoundLength
from scorekeeper.club.model import Evening, Plan
from scorekeeper.club.names import name_problems
from scorekeeper.club.refused import Refused, refused
from scorekeeper.club.scheme import Scheme
from scorekeeper.club.shape import Shape, lone_players, shape_of
from scorekeeper.club.uids import EveningUid
from scorekeeper.rules import RuleSetError, UnknownRuleSetError
from scorekeeper.scoring.problem import Problem

TWO_SIDED = ("round_robin", "mitchell")
"""Draws for tables of two sides that stay together."""


def new_evening(uid: EveningUid, plan: Plan) -> Evening | Refused:
    """An evening by a plan, with nobody there yet; or everything that is wrong with the plan."""
    return refused(plan_problems(plan)) or Evening(uid=uid, plan=plan)


def replanned(evening: Evening, plan: Plan) -> Evening | Refused:
    """An evening by another plan: before its first round all may change, later no player's seat.

    Rule set, house rules, form and tables of three are then what they were.
    """
    problems = [*plan_problems(plan)]
    if evening.rounds:
        fixed = ("ruleset", "house_rules", "form", "threes")
        changed = (name for name in fixed if getattr(plan, name) != getattr(evening.plan, name))
        problems += (Problem("has_begun", f"plan.{name}") for name in changed)
        if plan.rounds < len(evening.rounds):
            values = {"count": plan.rounds, "played": len(evening.rounds)}
            problems.append(Problem("too_few_rounds", "plan.rounds", values))
    return refused(problems) or replace(evening, plan=plan)


def plan_problems(plan: Plan) -> tuple[Problem, ...]:
    """Everything that keeps an evening from being played by a plan."""
    return (*_basics(plan), *_length(plan.length), *_scheme(plan.scheme), *_tables(plan))


def _basics(plan: Plan) -> Iterator[Problem]:
    yield from name_problems(plan.name, "plan.name")
    yield from name_problems(plan.place, "plan.place", needed=False)
    try:
        date.fromisoformat(plan.date)
    except ValueError:
        yield Problem("no_date", "plan.date", {"date": plan.date})
    if plan.rounds < 1:
        yield Problem("too_few_rounds", "plan.rounds", {"count": plan.rounds})
    if not 0 <= plan.drop_worst < max(plan.rounds, 1):
        values = {"count": plan.drop_worst, "rounds": plan.rounds}
        yield Problem("too_many_dropped", "plan.drop_worst", values)


def _length(length: RoundLength) -> Iterator[Problem]:
    for name in ("points", "deals", "minutes"):
        value = getattr(length, name)
        if value is not None and value < 1:
            yield Problem("not_positive", f"plan.length.{name}", {"value": value})
    if length.warning < 0 or (length.overtime or 0) < 0:
        yield Problem("not_positive", "plan.length.warning", {"value": length.warning})
    if length.minutes is not None and length.warning >= max(length.minutes, 1):
        yield Problem("warning_too_early", "plan.length.warning", {"value": length.warning})


def _scheme(scheme: Scheme) -> Iterator[Problem]:
    if scheme.counts == "match_points" and scheme.match_points is None:
        yield Problem("figures_needed", "plan.scheme.match_points")
    if scheme.counts == "victory_points":
        bounds = [band.upto for band in scheme.bands]
        limits = [bound for bound in bounds[:-1] if bound is not None]
        if not bounds or bounds[-1] is not None or len(limits) + 1 < len(bounds):
            yield Problem("last_band_open", "plan.scheme.bands")
        if any(low >= high for low, high in pairwise(limits)):
            yield Problem("bands_ascend", "plan.scheme.bands")
    if len(set(scheme.tie_breaks)) < len(scheme.tie_breaks):
        yield Problem("tie_break_twice", "plan.scheme.tie_breaks")


def _tables(plan: Plan) -> Iterator[Problem]:
    try:
        shape = shape_of(plan)
    except UnknownRuleSetError as error:
        yield Problem("unknown_rule_set", "plan.ruleset", {"id": error.name})
    except RuleSetError as error:
        for one in error.complaints:
            path = f"plan.house_rules.{one.path}"
            yield Problem("house_rule", path, {"expected": one.expected})
    else:
        yield from _movement(plan, shape)
        yield from _threes(plan, shape)


def _movement(plan: Plan, shape: Shape) -> Iterator[Problem]:
    """A draw that does not fit who sits at a table."""
    changing = shape.size > 1
    if changing and (shape.size > FACING or shape.sides > FACING):
        yield Problem("partners_cannot_change", "plan.form", {"count": shape.seats})
    if plan.movement in TWO_SIDED and (changing or shape.sides > FACING):
        yield Problem("draw_needs_fixed_sides", "plan.movement", {"movement": plan.movement})
    if plan.movement == "rotating" and plan.form != "individuals":
        yield Problem("draw_needs_individuals", "plan.movement", {"movement": plan.movement})
    if plan.form == "teams" and shape.sides > FACING:
        yield Problem("teams_meet_in_twos", "plan.form", {"count": shape.sides})


def _threes(plan: Plan, shape: Shape) -> Iterator[Problem]:
    if plan.threes is None:
        return
    if shape.size == 1:
        yield Problem("nobody_left_over", "plan.threes")
    try:
        if lone_players(plan.threes) is None:
            yield Problem("no_three_handed", "plan.threes", {"id": plan.threes})
    except UnknownRuleSetError:
        yield Problem("unknown_rule_set", "plan.threes", {"id": plan.threes})
