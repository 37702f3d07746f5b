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
    """Return the number of rounds, and the number of worst rounds that do not count."""
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
    """Return the length of a round: a usual one, or points, deals and minutes."""
    words = form.words
    label = words.label("club-length-title", detail=club_words.length_text(words, form.plan.length))
    return expandable_part(form, label, lambda: _length_choices(form), "plan.length")


def _length_choices(form: PlanForm) -> list[ft.Control]:
    words = form.words
    length = form.plan.length

    def choose_usual(name: str) -> None:
        usual = round_lengths()[name].length
        form.change(lambda plan: replace(plan, length=usual))

    def change(change_length: Callable[[club.RoundLength], club.RoundLength]) -> None:
        form.change(lambda plan: view.with_length(plan, change_length))

    def row_label(name: str) -> Label:
        return words.label("club-length-row", id=f"length-of-{name}", row=name)

    options = [
        (name, words.label("club-length", id=f"length-{name}", length=name))
        for name in round_lengths()
    ]
    chosen = view.usual_length_name(length)
    parts: list[ft.Control] = [kit.choice_chips(options, chosen, choose_usual)]
    if chosen is not None:
        parts.append(source_note(words, round_lengths()[chosen].ref))
    # Zero means no limit.
    parts += [
        number_row(
            form,
            row_label("points"),
            length.points,
            lambda count: change(lambda latest: replace(latest, points=count or None)),
        ),
        number_row(
            form,
            row_label("deals"),
            length.deals,
            lambda count: change(lambda latest: replace(latest, deals=count or None)),
        ),
        number_row(
            form,
            row_label("minutes"),
            length.minutes,
            lambda count: change(lambda latest: replace(latest, minutes=count or None)),
        ),
    ]
    if length.minutes is None:
        return parts

    # None is an endless overtime; 0 minutes is a limit.
    overtimes = [
        (None, words.label("club-overtime-endless", id="overtime-endless")),
        (length.overtime or 0, words.label("club-overtime-limited", id="overtime-limited")),
    ]
    parts += [
        number_row(
            form,
            row_label("warning"),
            length.warning,
            lambda count: change(lambda latest: replace(latest, warning=count)),
        ),
        kit.note(words.text("club-overtime")),
        kit.choice_chips(
            overtimes,
            length.overtime,
            lambda overtime: change(lambda latest: replace(latest, overtime=overtime)),
        ),
    ]
    if length.overtime is not None:
        parts.append(
            number_row(
                form,
                row_label("overtime"),
                length.overtime,
                lambda count: change(lambda latest: replace(latest, overtime=count)),
            )
        )
    return parts
