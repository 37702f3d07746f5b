"""Parts of a plan: the number of rounds, and their length."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club.presets import round_lengths
from scorekeeper.club_ui.organizer.planning.form import (
    PlanForm,
    expandable_part,
    number_row,
    problem_texts,
    source_note,
)
from scorekeeper.i18n import Label
from scorekeeper.i18n import club as club_words
from scorekeeper.ui import kit
from scorekeeper.view_models import club_plan as view


def rounds_card(form: PlanForm) -> ft.Control:
    """Return a card for the number of rounds, and of worst rounds that do not count.

    A knockout has neither: the card then explains why.
    """
    words = form.words
    plan = form.plan
    if plan.movement == "knockout":
        return kit.card(
            kit.heading(words.text("club-rounds")),
            kit.note(words.text("club-rounds-knockout")),
            *problem_texts(form, "plan.rounds"),
        )

    def set_rounds(count: int) -> None:
        form.change(lambda plan: replace(plan, rounds=count))

    def set_drop_worst(count: int) -> None:
        form.change(lambda plan: replace(plan, drop_worst=count))

    return kit.card(
        number_row(form, words.label("club-rounds"), plan.rounds, set_rounds),
        *problem_texts(form, "plan.rounds"),
        number_row(form, words.label("club-drop"), plan.drop_worst, set_drop_worst),
        *problem_texts(form, "plan.drop_worst"),
        kit.note(words.text("club-drop-hint", count=plan.drop_worst)),
    )


def length_part(form: PlanForm) -> ft.Control:
    """Return a card with the length of a round: a usual one, or points, deals and minutes."""
    words = form.words
    label = words.label("club-length-title", detail=club_words.length_text(words, form.plan.length))
    return expandable_part(form, label, lambda: _length_choices(form), "plan.length")


def _length_choices(form: PlanForm) -> list[ft.Control]:
    """Return controls that choose a usual length, then a row for each limit of a round."""
    words = form.words
    length = form.plan.length

    def choose_usual(name: str) -> None:
        usual = round_lengths()[name].length
        form.change(lambda plan: replace(plan, length=usual))

    # Zero means no limit.
    def set_points(count: int) -> None:
        _change_length(form, lambda latest: replace(latest, points=count or None))

    def set_deals(count: int) -> None:
        _change_length(form, lambda latest: replace(latest, deals=count or None))

    def set_minutes(count: int) -> None:
        _change_length(form, lambda latest: replace(latest, minutes=count or None))

    options = [
        (name, words.label("club-length", id=f"length-{name}", length=name))
        for name in round_lengths()
    ]
    chosen = view.usual_length_name(length)
    parts: list[ft.Control] = [kit.choice_chips(options, chosen, choose_usual)]
    if chosen is not None:
        parts.append(source_note(words, round_lengths()[chosen].ref))
    parts += [
        number_row(form, _row_label(form, "points"), length.points, set_points),
        number_row(form, _row_label(form, "deals"), length.deals, set_deals),
        number_row(form, _row_label(form, "minutes"), length.minutes, set_minutes),
    ]
    if length.minutes is not None:
        parts += _clock_parts(form)
    return parts


def _clock_parts(form: PlanForm) -> list[ft.Control]:
    """Return controls for the minutes of warning and overtime of a round with a time limit."""
    words = form.words
    length = form.plan.length

    def set_warning(count: int) -> None:
        _change_length(form, lambda latest: replace(latest, warning=count))

    # None is an endless overtime; 0 minutes is a limit.
    def set_overtime(count: int | None) -> None:
        _change_length(form, lambda latest: replace(latest, overtime=count))

    overtimes = [
        (None, words.label("club-overtime-endless", id="overtime-endless")),
        (length.overtime or 0, words.label("club-overtime-limited", id="overtime-limited")),
    ]
    parts = [
        number_row(form, _row_label(form, "warning"), length.warning, set_warning),
        kit.note(words.text("club-overtime")),
        kit.choice_chips(overtimes, length.overtime, set_overtime),
    ]
    if length.overtime is not None:
        row = number_row(form, _row_label(form, "overtime"), length.overtime, set_overtime)
        parts.append(row)
    return parts


def _row_label(form: PlanForm, name: str) -> Label:
    return form.words.label("club-length-row", id=f"length-of-{name}", row=name)


def _change_length(form: PlanForm, change: Callable[[club.RoundLength], club.RoundLength]) -> None:
    form.change(lambda plan: view.with_length(plan, change))
