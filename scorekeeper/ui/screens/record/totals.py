"""The form by totals: a row for each side, and the typed total above the keypad."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.deal_form.form import Field, Mode
from scorekeeper.deal_form.view import FieldView, FormProblem, SideView
from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.palette import BRASS, CARD, MUTED, ON_BRASS
from scorekeeper.ui.screens.record.context import (
    CENTER,
    STRETCH,
    FormContext,
    labelled_text,
    problem_box,
    problem_row,
    scroll_key,
    tap_overlay,
    typed_number,
    typed_text,
    with_error_frame,
)
from scorekeeper.ui.screens.record.sides import problems_key
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets.side_marks import Mark, mark_of, out_badge, side_back
from scorekeeper.view_models.record import (
    books_sum,
    brief_problem,
    field_name,
    field_screen_reader_text,
    totals_text,
    typed_sum,
    typed_total,
)
from scorekeeper.view_models.record_warning import Part

C = ft.Colors
MAX_HIGH_ROWS = 3
"""Maximum number of sides whose rows have the usual height; more sides have lower rows."""
HEIGHT = 70  # logical pixels at 100 % text
LOW_HEIGHT = 54  # logical pixels, for many sides
DENSE_HEIGHT = 48  # logical pixels, in a dense form
ROW_SPACING = 8  # logical pixels
LOW_ROW_SPACING = 5  # logical pixels
NUMBER_SIZE = 28  # logical pixels at 100 % text
NAME_WIDTH = 104  # logical pixels; name before the fields for books and cards
PART_NUMBER_SIZE = 22  # logical pixels at 100 % text
BORDER_WIDTH = 1.25  # logical pixels
ACTIVE_BORDER_WIDTH = 2.5  # logical pixels
STRIP_HEIGHT = 36  # logical pixels at 100 % text
DENSE_STRIP_HEIGHT = 32  # logical pixels, in a dense form
STRIP_NUMBER_SIZE = 24  # logical pixels at 100 % text
MAX_STRIP_NUMBER_SIZE = 34  # logical pixels at any text size
MAX_STRIP_NAME_SIZE = 26  # logical pixels at any text size


def totals_form(context: FormContext, mode: Mode, problems: Sequence[FormProblem]) -> ft.Control:
    """Return a row for each side in the order of the seats, then problems or a hint.

    Args:
        context: The form.
        mode: `TOTALS`, or `BOOKS` for totals in two numbers.
        problems: Problems that belong to no row.
    """
    row = BooksRow if mode is Mode.BOOKS else TotalRow
    rows: list[ft.Control] = [row(context, side, key=side) for side in context.sides]
    is_low = _has_low_rows(context)
    parts: list[ft.Control] = [
        kit.full_width_column(rows, spacing=LOW_ROW_SPACING if is_low else ROW_SPACING)
    ]
    if context.rules.table_rules.counts_books:
        # On a low page the rows come first, because the user types into them.
        parts.insert(len(parts) if is_low else 0, _mode_chips(context, mode))
    if problems:
        parts.append(problem_box(problems_key(context, tuple(problems), None)))
    elif not is_low:
        hint = "record-books-hint" if mode is Mode.BOOKS else "record-totals-hint"
        parts.append(text(context.words.text(hint), 13.5, color=MUTED))
    padding = 8 if is_low else 12
    if context.layout.is_dense:
        padding = 6
    paper = kit.paper(kit.full_width_column(parts), padding=padding, border_radius=20)
    return ft.Container(paper, padding=ft.Padding.symmetric(horizontal=8))


def _mode_chips(context: FormContext, mode: Mode) -> ft.Control:
    """Return chips to type one number for each side, or two."""
    words = context.words
    options = [
        (Mode.TOTALS, words.label("record-one-total")),
        (Mode.BOOKS, words.label("record-books")),
    ]
    return kit.choice_chips(options, mode, context.model.choose_mode)


def _has_low_rows(context: FormContext) -> bool:
    """Return True if the rows are lower than usual, and have no hint below them."""
    return context.layout.is_dense or len(context.sides) > MAX_HIGH_ROWS


def _row_height(context: FormContext) -> float | None:
    """Return the height of a row in logical pixels; None in large text, to fit the content."""
    if context.layout.has_large_text:
        return None
    if context.layout.is_dense:
        return DENSE_HEIGHT
    return LOW_HEIGHT if _has_low_rows(context) else HEIGHT


def _name_text(context: FormContext, name: str, size: float, *, is_loose: bool = False) -> ft.Text:
    """Return a name on one line, or in large text on two.

    Args:
        context: The form.
        name: The name.
        size: Logical pixels at 100 % text.
        is_loose: True if the name takes only the width that it needs.
    """
    if not context.layout.has_large_text:
        return one_line(name, size, Face.MEDIUM, expand=True, expand_loose=is_loose)
    return text(name, size, Face.MEDIUM, max_lines=2, expand=True, expand_loose=is_loose)


# --- the row of a side


@memo_component
def TotalRow(context: FormContext, side: int) -> ft.Control:
    """Row of a side: name, points in large digits, and old and new total.

    A tap moves the cursor to the row. Only the row with the cursor is tinted.
    """
    id = f"field-{side}-{Field.TOTAL}"
    view, has_ring = use_selector(
        context.model, lambda m: (m.view.sides[side], m.keyboard_cursor == id)
    )
    field = view.fields[0]
    mark = mark_of(context.colors[side])

    is_framed = use_selector(context.model, lambda m: m.framed_part(side) is Part.FIELDS)
    border = ft.Border.all(BORDER_WIDTH, C.OUTLINE)
    if is_framed or field.problem is not None:
        border = ft.Border.all(ACTIVE_BORDER_WIDTH, C.ERROR)
    elif field.is_active:
        border = ft.Border.all(ACTIVE_BORDER_WIDTH, mark.color)
    box = ft.Container(
        _row_content(context, view, mark),
        height=_row_height(context),
        padding=ft.Padding.symmetric(vertical=2 if context.layout.is_dense else 4, horizontal=12),
        bgcolor=mark.container if field.is_active else CARD,
        border=border,
        border_radius=16,
    )

    name = context.side_name(side)
    says = field_screen_reader_text(context.words, context.rules, name, field)
    return tap_overlay(
        Label(id, name, says=says),
        box,
        lambda: context.model.move_to(side, Field.TOTAL),
        selected=field.is_active,
        border_radius=16,
        has_ring=has_ring,
        key=scroll_key((side, Field.TOTAL)),
    )


def _row_content(context: FormContext, view: SideView, mark: Mark) -> ft.Control:
    """Return name and totals, then the points; in large text, the name is above the rest."""
    heading: list[ft.Control] = [
        _name_text(context, context.side_name(view.side), 17, is_loose=True)
    ]
    if view.ending:
        heading.append(
            out_badge(context.words.text(f"badge-{view.ending}"), context.colors[view.side])
        )
    totals = _totals_line(context, view, mark)
    points = _points(context, view, mark)
    back = side_back(context.colors[view.side], 20)
    # The row says name and ending to screen readers.
    name_row = kit.hidden_from_screen_reader(ft.Row(heading, spacing=8))
    if context.layout.has_large_text:
        top = ft.Row([back, ft.Container(name_row, expand=True)], spacing=12)
        below = ft.Row([ft.Container(totals, expand=True), points], spacing=8)
        return kit.full_width_column([top, below], spacing=2)
    left = ft.Column([name_row, totals], spacing=1, tight=True, expand=True, alignment=CENTER)
    return ft.Row([back, left, points], spacing=12)


def _points(context: FormContext, view: SideView, mark: Mark) -> ft.Control:
    """Return the typed points; with a caret, or selected, if they have the cursor."""
    field = view.fields[0]
    typed = typed_total(context.words, field.text)
    number: ft.Control
    if field.is_active:
        number = typed_number(typed, NUMBER_SIZE, mark.color, is_selected=field.is_selected)
    elif typed:
        number = digits(typed, NUMBER_SIZE, C.ON_SURFACE)
    else:
        number = text(context.words.text("record-not-yet"), 16, color=MUTED)
    return labelled_text(f"sum-{view.side}", number, context.words.points(view.points))


def _totals_line(context: FormContext, view: SideView, mark: Mark) -> ft.Control:
    """Return the line below the name: a problem, a note about typing, or the old and new total."""
    words = context.words
    field = view.fields[0]
    if field.problem is not None:
        row = problem_row(brief_problem(words, field.problem), size=13.5, max_lines=1)
        says = words.problem(field.problem.problem)
        return labelled_text(f"problem-{field.problem.number}", row, says, is_live=True)
    content = one_line(totals_text(words, view), 14.5, color=MUTED)
    if field.is_active:
        content = one_line(words.text("record-typing"), 14.5, Face.MEDIUM, color=mark.color)
    return labelled_text(f"new-total-{view.side}", content, words.number(view.after))


# --- books and cards


@memo_component
def BooksRow(context: FormContext, side: int) -> ft.Control:
    """Row of a side: its name above the sum, then the fields for books and cards."""
    view, cursor = use_selector(
        context.model, lambda m: (m.view.sides[side], m.keyboard_cursor_among(f"field-{side}-"))
    )
    is_framed = use_selector(context.model, lambda m: m.framed_part(side) is Part.FIELDS)
    fields: list[ft.Control] = [_part_field(context, view, field, cursor) for field in view.fields]
    heading = _books_heading(context, view)
    has_problem = is_framed or bool(view.problems)
    if context.layout.has_large_text:
        parts = kit.full_width_column([heading, *fields], spacing=4)
        return with_error_frame(parts, is_framed=has_problem)
    row: list[ft.Control] = [ft.Container(heading, width=NAME_WIDTH), *fields]
    height = DENSE_HEIGHT if context.layout.is_dense else LOW_HEIGHT
    line = ft.Row(row, spacing=6, height=height, vertical_alignment=STRETCH)
    return with_error_frame(line, is_framed=has_problem)


def _books_heading(context: FormContext, view: SideView) -> ft.Control:
    """Return the name of a side, with a flag if it went out; below it the sum or a problem."""
    words = context.words
    name = _name_text(context, context.side_name(view.side), 16)
    name_parts: list[ft.Control] = [side_back(context.colors[view.side], 15), name]
    if view.ending:
        # A flag, because in some languages there is no room for the word.
        name_parts.append(
            kit.icon(kit.Icon.FLAG, size=16, color=mark_of(context.colors[view.side]).color)
        )
    name_row = ft.Row(name_parts, spacing=6)
    problem = next(iter(view.problems), None)
    if problem is not None:
        row = problem_row(brief_problem(words, problem), size=13, max_lines=1)
        below: ft.Control = labelled_text(
            f"problem-{problem.number}", row, words.problem(problem.problem), is_live=True
        )
    else:
        total = one_line(books_sum(words, view) or words.text("record-not-yet"), 14, color=MUTED)
        below = labelled_text(f"sum-{view.side}", total, words.points(view.points))
    parts: list[ft.Control] = [kit.hidden_from_screen_reader(name_row), below]
    return ft.Column(parts, spacing=2, tight=True, alignment=CENTER)


def _part_field(context: FormContext, view: SideView, field: FieldView, cursor: str) -> ft.Control:
    """Return the field of one of the two numbers of a side; a tap moves the cursor to it."""
    words = context.words
    mark = mark_of(context.colors[view.side])
    name = field_name(words, context.rules, field.field, "record-field-short")
    typed = typed_total(words, field.text)
    if field.is_active:
        number = typed_number(typed, PART_NUMBER_SIZE, mark.color, is_selected=field.is_selected)
        number.tight = False
    else:
        points = digits(typed, PART_NUMBER_SIZE, C.ON_SURFACE)
        number = ft.Row([points], alignment=ft.MainAxisAlignment.END)
    lines: list[ft.Control] = [
        one_line(name, 13, color=mark.color if field.is_active else MUTED),
        number,
    ]
    border = ft.Border.all(BORDER_WIDTH, C.OUTLINE)
    if field.is_active:
        border = ft.Border.all(ACTIVE_BORDER_WIDTH, mark.color)
    box = ft.Container(
        kit.hidden_from_screen_reader(kit.full_width_column(lines, spacing=0)),
        padding=ft.Padding.symmetric(vertical=3, horizontal=10),
        bgcolor=mark.container if field.is_active else CARD,
        border=border,
        border_radius=14,
    )
    says = field_screen_reader_text(words, context.rules, context.side_name(view.side), field)
    label = Label(f"field-{view.side}-{field.field}", name, says=says)
    return tap_overlay(
        label,
        box,
        lambda: context.model.move_to(view.side, field.field),
        selected=field.is_active,
        border_radius=14,
        has_ring=cursor == label.id,
        expand=not context.layout.has_large_text,
        key=scroll_key((view.side, field.field)),
    )


# --- the strip above the keypad


@memo_component
def TypedStrip(context: FormContext) -> ft.Control:
    """A copy of the typed total, directly above the keypad."""
    side, field, typed, is_selected = use_selector(context.model, typed_text)
    if not context.model.form.mode.is_by_totals:
        # The mode has just changed: the form replaces this strip when it is redrawn.
        return ft.Container()
    words = context.words
    name = words.text(f"record-typed-{field}", side=context.side_name(side))
    size = context.capped_size(STRIP_NUMBER_SIZE, MAX_STRIP_NUMBER_SIZE)
    number = typed_number(
        typed_sum(words, typed), size, BRASS, is_selected=is_selected, selected_color=ON_BRASS
    )
    name_size = context.capped_size(16, MAX_STRIP_NAME_SIZE)
    parts: list[ft.Control] = [
        side_back(context.colors[side], 15),
        _name_text(context, name, name_size),
        number,
    ]
    height = DENSE_STRIP_HEIGHT if context.layout.is_dense else STRIP_HEIGHT
    row = ft.Row(parts, spacing=8, height=context.layout.min_height(height) or None)
    # The field says it to screen readers.
    return kit.hidden_from_screen_reader(row)
