"""The form of a plan: its state, and the building blocks of its parts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club.finals import Qualification
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n import club as club_words
from scorekeeper.rules import RuleLibrary
from scorekeeper.ui import kit
from scorekeeper.ui.state import State
from scorekeeper.view_models import club_plan as view

NO_NUMBER = "–"
"""Shown in place of a number that is not set."""

ChangePlan = Callable[[club.Plan], club.Plan]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanForm:
    """The plan in the form, and the functions by which the parts of the form change it."""

    state: State
    plan: club.Plan
    problems: club.Problems
    change: Callable[[ChangePlan], None]
    """Replaces the plan with the result of a function of the latest plan."""
    overlay: kit.Overlay
    open_parts: frozenset[str]
    """Ids of the parts whose choices are visible."""
    toggle: Callable[[str], None]
    """Opens or closes a part."""
    qualification: Qualification | None
    """The places of an earlier session that qualify for this one; None if anybody may check in."""
    set_qualification: Callable[[Qualification | None], None]
    has_begun: bool
    """True if a round was drawn; then rules and form of play are fixed."""

    @property
    def words(self) -> Words:
        return self.state.words

    @property
    def library(self) -> RuleLibrary:
        return self.state.library


def problem_texts(form: PlanForm, *paths: str) -> list[ft.Control]:
    """Return a text for each problem of the plan at one of the paths."""
    return [
        kit.error_text(club_words.club_problem(form.words, problem), id=f"wrong-{index}")
        for index, problem in view.problems_at(form.problems, *paths)
    ]


def expandable_part(
    form: PlanForm,
    label: Label,
    build_parts: Callable[[], Sequence[ft.Control]],
    *paths: str,
) -> ft.Control:
    """Return a card of the form that shows its choices only while it is open.

    Args:
        form: The form.
        label: Title of the part, and the current choice.
        build_parts: Returns the choices.
        paths: Paths of plan fields, such as "plan.movement", whose problems are always shown.
    """
    is_open = label.id in form.open_parts
    parts = [
        kit.expander(label, lambda: form.toggle(label.id), is_open=is_open),
        *problem_texts(form, *paths),
    ]
    if is_open:
        parts += build_parts()
    return kit.card(*parts, key=label.id)


def number_row(
    form: PlanForm, label: Label, value: int | None, on_change: Callable[[int], None]
) -> ft.Control:
    """Return a row with a number, a dash for None; a tap opens a number pad to change it."""
    value_text = NO_NUMBER if value is None else form.words.number(value)

    def open_pad() -> None:
        form.overlay.open(lambda close: kit.number_pad(label.title, value or 0, on_change, close))

    return kit.setting(replace(label, detail=value_text), open_pad)


def source_note(words: Words, refs: Sequence[str]) -> ft.Control:
    """Return a remark with the titles of sources."""
    source = club_words.source_titles(words, refs)
    return kit.note(words.text("club-from", source=source))
