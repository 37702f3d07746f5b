"""The fields of a side, which the keypad fills with numbers."""

import flet as ft

from scorekeeper.deal_form.form import FIELDS, Field, Mode
from scorekeeper.deal_form.view import FieldView
from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.palette import CARD, MUTED
from scorekeeper.ui.screens.record.context import (
    FRAME_WIDTH,
    SPACING,
    FormContext,
    labelled_text,
    problem_row,
    tap_overlay,
    typed_number,
)
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.theme import Face, one_line
from scorekeeper.ui.widgets.side_marks import mark_of
from scorekeeper.view_models.record import (
    brief_problem,
    field_hint,
    field_name,
    field_number,
    field_screen_reader_text,
)

C = ft.Colors
HEIGHT = 52  # logical pixels at 100 % text
LOW_HEIGHT = 48  # logical pixels, on a low page
COLUMN_HEIGHT = 84  # logical pixels; in a column the number is below the name
SIDE_PADDING = 8  # logical pixels
BORDER_WIDTH = 1.25  # logical pixels
NUMBER_SIZE = 24  # logical pixels at 100 % text
MAX_TYPED_SIZE = 28  # logical pixels at any text size


@memo_component
def SumField(context: FormContext, side: int, field: Field) -> ft.Control:
    """Input field for a number: name, number, and below them the sum as typed or a problem."""
    id = f"field-{side}-{field}"
    view, has_ring = use_selector(
        context.model, lambda m: (m.field_view(side, field), m.keyboard_cursor == id)
    )
    if view is None:
        return ft.Container()
    mark = mark_of(context.colors[side])
    border_color: ft.ColorValue = C.OUTLINE
    name_color: ft.ColorValue = C.ON_SURFACE
    if view.disabled_reason:
        border_color = C.OUTLINE_VARIANT
        name_color = MUTED
    elif view.is_active:
        border_color = mark.color
        name_color = mark.color
    if view.problem is not None and not view.disabled_reason:
        border_color = C.ERROR

    name = field_name(context.words, context.rules, field, "record-field-short")
    lines: list[ft.Control] = [
        one_line(name, 15, Face.MEDIUM, color=name_color),
        _field_note(context, view),
    ]
    number = _field_number(context, view)
    content: ft.Control
    if context.has_columns:
        lines.insert(1, number)
        content = ft.Row([ft.Column(lines, spacing=0, tight=True, expand=True)])
    else:
        names = ft.Column(lines, spacing=0, tight=True, expand=True)
        content = ft.Row([names, number], spacing=2)

    says = field_screen_reader_text(context.words, context.rules, context.side_name(side), view)
    label = Label(id, name, says=says)
    return _field_box(context, view, label, content, border_color, has_ring=has_ring)


def _field_height(context: FormContext) -> float:
    if context.has_columns:
        return COLUMN_HEIGHT
    return LOW_HEIGHT if context.layout.is_low else HEIGHT


def _field_box(
    context: FormContext,
    view: FieldView,
    label: Label,
    content: ft.Control,
    border_color: ft.ColorValue,
    *,
    has_ring: bool,
) -> ft.Control:
    """Return the box of a field; a tap moves the cursor to it."""
    has_large_text = context.layout.has_large_text
    place = (view.side, view.field)
    height = context.layout.min_height(_field_height(context))
    padding = ft.Padding.symmetric(horizontal=SIDE_PADDING, vertical=8 if has_large_text else 0)

    def move_here() -> None:
        context.model.move_to(*place)

    on_tap = None if view.disabled_reason else move_here
    # Only the current field has this look: tint, border in the colour of the side, and caret.
    is_typed = view.is_active and not view.disabled_reason
    bgcolor = mark_of(context.colors[view.side]).container if is_typed else CARD
    if view.problem is None:
        return kit.key(
            label,
            ft.Container(content, padding=padding) if has_large_text else content,
            on_tap,
            selected=view.is_active,
            bgcolor=bgcolor,
            border_color=border_color,
            border_width=FRAME_WIDTH if is_typed else BORDER_WIDTH,
            min_height=height,
            side_padding=0 if has_large_text else SIDE_PADDING,
            has_ring=has_ring,
            takes_focus=False,
            expand=not has_large_text,
        )
    # The problem is read separately, so the tap area is over the content.
    box = ft.Container(
        content,
        height=height or None,
        padding=padding,
        bgcolor=bgcolor,
        border=ft.Border.all(FRAME_WIDTH, border_color),
        border_radius=14,
    )
    return tap_overlay(
        label,
        box,
        on_tap,
        selected=view.is_active,
        border_radius=14,
        has_ring=has_ring,
        expand=not has_large_text,
    )


def _field_number(context: FormContext, view: FieldView) -> ft.Control:
    """Return the value of a field; with a caret, or selected, if the field has the cursor."""
    color: ft.ColorValue = C.ON_SURFACE if view.text else MUTED
    # Width of the caret, which is reserved in the other fields too.
    caret_color: ft.ColorValue = C.TRANSPARENT
    if view.is_active and not view.disabled_reason:
        color = mark_of(context.colors[view.side]).color if view.text else MUTED
        caret_color = mark_of(context.colors[view.side]).color
    row = typed_number(
        field_number(context.words, view),
        NUMBER_SIZE,
        color,
        is_selected=view.is_selected and not view.disabled_reason,
        caret_color=caret_color,
    )
    # In a column the number has a separate line, and ends at the edge of the field.
    row.tight = not context.has_columns
    return kit.hidden_from_screen_reader(row) if view.problem else row


def _field_note(context: FormContext, view: FieldView) -> ft.Control:
    """Return the line below the name: the problem in brief, or the sum as typed."""
    if view.problem is None:
        hint = field_hint(context.words, view)
        if view.is_active and context.layout.is_scrolling and not view.text:
            # The tab with the name may be out of sight.
            hint = context.short_names[view.side]
        return one_line(hint, 12, color=MUTED)
    brief = problem_row(brief_problem(context.words, view.problem), size=12, max_lines=1)
    says = context.words.problem(view.problem.problem)
    return labelled_text(f"problem-{view.problem.number}", brief, says, is_live=True)


# --- the fields above the keypad, where the form scrolls


@memo_component
def PinnedFields(context: FormContext) -> ft.Control:
    """Row of the fields of the open side, fixed above the keypad while the rest scrolls."""
    side = use_selector(context.model, lambda m: m.view.open_side)
    fields: list[ft.Control] = [
        SumField(context, side, field, key=(side, field)) for field in FIELDS[Mode.COUNTS]
    ]
    return kit.paper(ft.Row(fields, spacing=SPACING), bgcolor=None)


@memo_component
def TypedField(context: FormContext) -> ft.Control:
    """A copy of the current field above the keypad, in large text: name, side and number."""
    view = use_selector(context.model, _typed_field)
    if view is None:
        return ft.Container()
    mark = mark_of(context.colors[view.side])
    name = field_name(context.words, context.rules, view.field, "record-field-short")
    size = context.capped_size(18, MAX_TYPED_SIZE)
    names = ft.Column(
        [
            one_line(name, size, Face.MEDIUM, color=mark.color),
            one_line(context.short_names[view.side], context.capped_size(14, 20), color=MUTED),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    row = ft.Row([names, _field_number(context, view)], spacing=8)
    # The field in the form says it to screen readers.
    return kit.hidden_from_screen_reader(
        kit.paper(
            row,
            bgcolor=mark.container,
            border=ft.Border.all(FRAME_WIDTH, mark.color),
            border_radius=14,
            padding=ft.Padding.symmetric(vertical=4, horizontal=12),
        )
    )


def _typed_field(model: RecordModel) -> FieldView | None:
    """Return the field with the cursor; None if it is disabled."""
    view = model.field_view(*model.form.at)
    return None if view is None or view.disabled_reason else view
