"""The form by totals: one large field for each side, without details."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.entry.form import MINUS, Field, FormProblem, SideView
from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.screens.record.context import (
    CENTER,
    SPACING,
    FormContext,
    labelled_text,
    problem_box,
    problem_row,
    scroll_key,
    tap_overlay,
)
from scorekeeper.ui.screens.record.sides import problems_key, side_heading
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets.side_marks import mark_of
from scorekeeper.view_models.record import brief_problem, field_says, total_note, typed_total

C = ft.Colors
NUMBER_SIZE = 36  # logical pixels at 100 % text
HEIGHT = 148  # logical pixels; of two fields beside each other
LOW_HEIGHT = 84  # logical pixels; of three fields below each other


def totals_form(context: FormContext, problems: Sequence[FormProblem]) -> ft.Control:
    """Return a field for each side, and below them the problems, or a hint about details.

    Args:
        context: The form.
        problems: Problems that belong to no field.
    """
    fields: list[ft.Control] = [TotalField(context, side, key=side) for side in context.sides]
    field_area: ft.Control = ft.Row(fields, spacing=8)
    if not _is_beside(context):
        field_area = kit.full_width_column(fields, spacing=SPACING)
    below: ft.Control = text(context.words.text("record-totals-hint"), 13, color=MUTED)
    if problems:
        below = problem_box(problems_key(context, tuple(problems), None))
    return kit.with_side_padding(kit.full_width_column([field_area, below]))


def _is_beside(context: FormContext) -> bool:
    """Return True if the fields are beside each other, in two columns."""
    return context.is_pair and not context.layout.has_large_text


@memo_component
def TotalField(context: FormContext, side: int) -> ft.Control:
    """Name of a side, its points in large digits, its old and new total.

    A tap moves the cursor here.
    """
    view = use_selector(context.model, lambda m: m.view.sides[side])
    field = view.fields[0]
    mark = mark_of(side)
    is_beside = _is_beside(context)

    name = side_heading(context, view, C.INVERSE_SURFACE)
    points = _points_row(context, view)
    content: ft.Control
    if is_beside:
        lines = [name, points, _course(context, view), _note(context, view)]
        content = ft.Column(lines, spacing=0, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    else:
        lines = [name, _course(context, view), _note(context, view)]
        left = ft.Column(lines, spacing=1, tight=True, expand=True, alignment=CENTER)
        content = ft.Row([left, points], spacing=8)

    border_color: ft.ColorValue = C.OUTLINE
    if field.problem:
        border_color = C.ERROR
    elif field.is_active:
        border_color = mark.color
    box = kit.paper(
        content,
        height=context.layout.min_height(HEIGHT if is_beside else LOW_HEIGHT) or None,
        padding=ft.Padding.symmetric(vertical=8, horizontal=12),
        border=ft.Border.all(2, border_color),
        border_radius=18,
    )
    side_name = context.side_name(side)
    label = Label(
        f"field-{side}-{field.field}",
        side_name,
        says=field_says(context.words, context.rules, side_name, field),
    )
    return tap_overlay(
        label,
        box,
        lambda: context.model.move_to(side, Field.TOTAL),
        selected=field.is_active,
        border_radius=18,
        expand=is_beside,
        key=scroll_key((side, Field.TOTAL)) if context.layout.scrolls else None,
    )


def _points_row(context: FormContext, view: SideView) -> ft.Control:
    """Return the typed points, with a caret if the keypad types into them."""
    field = view.fields[0]
    color: ft.ColorValue = C.ON_SURFACE if field.text else MUTED
    caret_color: ft.ColorValue = C.TRANSPARENT
    if field.is_active:
        caret_color = mark_of(view.place).color
        color = caret_color if field.text else MUTED
    number = digits(typed_total(context.words, field), NUMBER_SIZE, color)
    sum_node = labelled_text(f"sum-{view.place}", number, context.words.points(view.points))
    caret = ft.Container(width=2, height=NUMBER_SIZE, bgcolor=caret_color)
    return ft.Row([sum_node, caret], spacing=4, tight=True, alignment=ft.MainAxisAlignment.END)


def _course(context: FormContext, view: SideView) -> ft.Control:
    """Return the total before this deal and the one after it."""
    words = context.words
    before = text(words.number(view.before), 15, color=MUTED)
    after = text(words.text("record-after", total=view.after), 17, color=MUTED, max_lines=1)
    parts: list[ft.Control] = [
        kit.hidden_from_screen_reader(before),
        labelled_text(f"new-total-{view.place}", after, words.number(view.after)),
    ]
    return ft.Row(parts, spacing=5)


def _note(context: FormContext, view: SideView) -> ft.Control:
    """Return the line below the totals: a problem, a loss in words, or the next initial meld."""
    problem = view.fields[0].problem
    if problem is not None:
        row = problem_row(brief_problem(context.words, problem), size=13, max_lines=1)
        says = context.words.problem(problem.problem)
        return labelled_text(f"problem-{problem.number}", row, says, is_live=True)
    is_loss = view.fields[0].text.startswith(MINUS)
    return one_line(
        total_note(context.words, view),
        14,
        Face.BOLD if is_loss else Face.REGULAR,
        color=C.ON_SURFACE if is_loss else MUTED,
    )
