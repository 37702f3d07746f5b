"""Parts of a plan: name, day and place, and the earlier session for qualifiers."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club.finals import Qualification
from scorekeeper.club_ui.organizer.current_evening import open_evening
from scorekeeper.club_ui.organizer.planning.form import PlanForm, expandable_part, number_row
from scorekeeper.i18n import Label, times
from scorekeeper.i18n import club as club_words
from scorekeeper.services.club import EveningSummary
from scorekeeper.ui import kit
from scorekeeper.view_models import club_plan as view

MAX_EARLIER_EVENINGS = 8
"""Maximum number of earlier sessions to choose from."""


# --- name, day and place


def about_card(form: PlanForm) -> ft.Control:
    """Return a card with fields for name, day and place; the day is shown in words too."""
    words = form.words
    plan = form.plan

    def set_name(name: str) -> None:
        form.change(lambda plan: replace(plan, name=name))

    def set_date(day: str) -> None:
        form.change(lambda plan: replace(plan, date=day.strip()))

    def set_place(place: str) -> None:
        form.change(lambda plan: replace(plan, place=place))

    parts: list[ft.Control] = [
        kit.heading(words.text("club-about")),
        _text_field(form, "name", plan.name, set_name),
        _text_field(form, "date", plan.date, set_date),
    ]
    day = times.day(words, plan.date)
    if day:
        parts.append(kit.note(day, id="day"))
    parts.append(_text_field(form, "place", plan.place, set_place))
    return kit.card(*parts)


def _text_field(
    form: PlanForm, name: str, value: str, on_change: Callable[[str], None]
) -> ft.Control:
    """Return the field of the plan `name` with its problem, if it has one."""
    path = f"plan.{name}"
    problem = next((problem for problem in form.problems if problem.path == path), None)
    return kit.field(
        form.words.label(f"club-{name}"),
        value,
        on_change,
        error=club_words.club_problem(form.words, problem) if problem else "",
        key=name,
    )


# --- qualifiers of an earlier session


def qualification_part(form: PlanForm) -> ft.Control:
    """Return a card that chooses who may play: everyone, or qualifiers of an earlier session."""
    words = form.words
    qualification = form.qualification
    earlier = open_evening(form.state, qualification.evening) if qualification else None
    chosen = words.text("club-going-on-none")
    if qualification and earlier:
        chosen = view.qualification_text(words, earlier, qualification)

    def choose_check_in() -> None:
        form.set_qualification(None)

    def evening_option(summary: EveningSummary) -> ft.Control:
        label = Label(f"from-{summary.uid}", summary.name, times.day(words, summary.date))
        return kit.option(
            label,
            lambda: _qualify_all_of(form, summary.uid),
            is_chosen=qualification is not None and qualification.evening == summary.uid,
        )

    def build_parts() -> list[ft.Control]:
        parts: list[ft.Control] = [kit.note(words.text("club-going-on-hint"))]
        if qualification and earlier:
            parts += _qualifying_place_parts(form, qualification, earlier)
        none_label = words.label("club-going-on-none")
        parts.append(kit.option(none_label, choose_check_in, is_chosen=qualification is None))
        summaries = form.state.session.club.evenings.list()
        played = [summary for summary in summaries if summary.is_readable and summary.rounds]
        parts += [evening_option(summary) for summary in played[:MAX_EARLIER_EVENINGS]]
        return parts

    return expandable_part(form, words.label("club-going-on", detail=chosen), build_parts)


def _qualify_all_of(form: PlanForm, uid: club.EveningUid) -> None:
    """Let all entrants of an earlier session qualify, and copy its plan into the form."""
    earlier = open_evening(form.state, uid)
    if earlier is None:
        return
    earlier_plan = earlier.plan
    form.change(lambda plan: view.plan_after(form.words, plan, earlier_plan))
    form.set_qualification(Qualification(evening=uid))


def _qualifying_place_parts(
    form: PlanForm, qualification: Qualification, earlier: club.Evening
) -> list[ft.Control]:
    """Return controls that change the qualifying places of an earlier session.

    They choose the half of the ranking, the first and last place, and the percentage of points
    carried over; below them are the names of the qualifiers.
    """
    words = form.words

    def choose_part(part: view.PlacePart) -> None:
        name = view.section_name(words, earlier.plan, part)
        form.change(lambda plan: replace(plan, name=name))
        form.set_qualification(view.with_part(earlier, qualification, part))

    options = [
        (part, words.label("club-going-on-part", id=f"part-{part}", part=part))
        for part in view.PLACE_PARTS
    ]
    return [
        kit.choice_chips(options, view.chosen_part(earlier, qualification), choose_part),
        number_row(
            form,
            words.label("club-going-on-first"),
            qualification.first,
            lambda first: form.set_qualification(replace(qualification, first=first)),
        ),
        number_row(
            form,
            words.label("club-going-on-last"),
            view.last_place(earlier, qualification),
            lambda last: form.set_qualification(replace(qualification, last=last)),
        ),
        number_row(
            form,
            words.label("club-going-on-share"),
            qualification.share,
            lambda share: form.set_qualification(replace(qualification, share=share)),
        ),
        kit.note(view.qualifier_names(words, earlier, qualification), id="going-on-names"),
    ]
