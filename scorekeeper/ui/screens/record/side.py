"""The parts of the form that show one side: its tab or heading, its chips, its fields, its sum.

Each is drawn again only when what it is given has changed.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry.chips import SWITCHES, Chip, ChipRow, ChipState, chips_of
from scorekeeper.entry.form import (
    FIELDS,
    PLUS,
    TIMES,
    Field,
    FieldView,
    FormProblem,
    Place,
    SideView,
)
from scorekeeper.entry.form import MINUS as SIGN
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import MINUS
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui.screens.record.controller import DealFormController, EditTarget
from scorekeeper.ui.screens.record.sizes import Sizes
from scorekeeper.ui.state import Signal, memo_component
from scorekeeper.ui.theme import SENTENCE, Face, digits, number_size, one_line, text
from scorekeeper.ui.widgets import buttons, page

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
PAIR = 2
"""With more sides than these everything of a side is narrow."""
PANEL_TINT, COLUMN_TINT = 0.45, 0.18
CARET_EDGE = 2.5
LAST_SEEN = 11
"""Characters of a sum that are shown while it grows."""
BRIEF = (
    "odd_points",
    "too_many_points",
    "too_few_points_for_canastas",
    "too_many_points_for_canastas",
)
"""Problems of a field that have a short form beside it."""


@dataclass(frozen=True, slots=True)
class FormContext:
    """The arguments of every part of the form."""

    controller: DealFormController
    target: EditTarget
    words: Words
    sizes: Sizes
    names: tuple[str, ...]
    """The sides as they are shown: by the table's own short forms where room is short."""
    field_names: Mapping[Field, str]
    field_heads: Mapping[Field, str]
    """The names of fields, and as they are shown: shorter where room is short."""


def field_name(words: Words, rules: RuleSet, field: Field, key: str = "record-field") -> str:
    """Return the name of a field; where there is a foot, cards are left in hand and foot."""
    return words.text(key, field=field, foot="true" if rules.foot_size else "false")


def scroll_key(place: Place) -> ft.ScrollKey:
    side, where = place
    return ft.ScrollKey(f"{side}-{where}")  # type: ignore[call-arg] # made at run time


# --- problems


def problem_row(words: str, *, size: float = 14, most_lines: int | None = None) -> ft.Row:
    overflow = ft.TextOverflow.ELLIPSIS if most_lines else None
    sentence = text(
        words, size, Face.MEDIUM, C.ERROR, line=SENTENCE, max_lines=most_lines, overflow=overflow
    )
    sign = ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=size + 3, color=C.ERROR)
    return ft.Row([sign, ft.Container(sentence, expand=True)], spacing=3)


def problem_text(
    context: FormContext, problem: FormProblem, *, size: float = 14, most_lines: int | None = None
) -> ft.Semantics:
    """Return a problem; a field has room for a brief one, but a screen reader says all of it."""
    label = sentence = context.words.problem(problem.problem)
    if problem.field is not None and most_lines == 1:
        code = problem.problem.code if problem.problem.code in BRIEF else "other"
        sentence = context.words.text(f"record-brief-{code}", **problem.problem.values)
    row = problem_row(sentence, size=size, most_lines=most_lines)
    return buttons.spoken(row, label, name=f"problem-{problem.number}", live=True)


def problem_line(
    context: FormContext, problems: Sequence[FormProblem], here: int | None
) -> ft.Control:
    """Return the first problem and the number of others; a tap goes to the side it is about."""
    first, words = problems[0], context.words
    side, label = first.side, words.problem(first.problem)
    if side is not None and side != here:
        name = context.target.match.sides[side].name
        label = words.text("record-problem-of", side=name, problem=label)
    if more := len(problems) - 1:
        label = words.text("record-problem-more", problem=label, count=more)
    is_large = context.sizes.is_large
    return buttons.tappable(
        problem_row(label, most_lines=None if is_large else 3),
        label,
        None if side is None else lambda: context.controller.open_side(side),
        name=f"problem-{first.number}",
        height=None if is_large else max(buttons.TOUCH, context.sizes.sentence, 3 * 14 * SENTENCE),
    )


# --- chips


def row_name(context: FormContext, row: ChipRow) -> str:
    """Return the name of a row; some rule sets have a word of their own for it."""
    group, _, kind = row.key.partition(".")
    rules = str(context.target.match.ruleset)
    return context.words.text("record-row", group=group, kind=kind, rules=rules)


def row_worth(context: FormContext, row: ChipRow) -> str:
    """Return the worth of one of a row, or from how much to how much where that changes."""
    if row.each is None:
        return ""
    if row.together is None:
        return context.words.text("record-each", points=row.each)
    return context.words.text("record-each-range", first=row.each, last=row.together)


def chip_line(
    context: FormContext, side: int, row: ChipRow, state: Signal[ChipState]
) -> ft.Control:
    """Return the name of a row, the worth of one, and the numbers to choose from."""
    sizes, name, worth = context.sizes, row_name(context, row), row_worth(context, row)
    numbers = ft.Container(ChipNumbers(context, side, row, state), expand=True)
    if not sizes.label:
        title = ft.Container(text(name, 15, Face.MEDIUM), expand=True)
        small, end = text(worth, 13, color=C.ON_SURFACE_VARIANT), ft.CrossAxisAlignment.END
        above = ft.Row([title, small], vertical_alignment=end)
        return ft.Column([above, ft.Row([numbers])], spacing=2)
    big, little = (20, 15) if sizes.is_roomy else (15, 13)
    size, center = little if " " in name else big, ft.MainAxisAlignment.CENTER
    label: list[ft.Control] = [text(name, size, Face.MEDIUM, max_lines=2)]
    if worth:
        label.append(one_line(worth, little, color=C.ON_SURFACE_VARIANT))
    head = ft.Column(label, spacing=0, width=sizes.label, alignment=center)
    return ft.Row([head, numbers], spacing=3 if sizes.is_narrow else 4, height=sizes.chip)


@memo_component
def ChipNumbers(context: FormContext, side: int, row: ChipRow, state: ChipState) -> Any:
    """The chips of a row; one of fewer than five leaves the rest of its room free."""
    chips, sizes = chips_of(row, state), context.sizes
    controls: list[ft.Control] = [
        NumberChip(context, side, row, chip, key=chip.number) for chip in chips
    ]
    controls += [ft.Container(expand=True) for _ in range(5 - len(chips))]
    return ft.Row(controls, spacing=3 if sizes.is_narrow else 4, height=sizes.chip)


@memo_component
def NumberChip(context: FormContext, side: int, row: ChipRow, chip: Chip) -> Any:
    """A number to choose, as wide as it may be; a chosen one differs in fill, weight and shape."""
    words, sizes, mark, number = context.words, context.sizes, buttons.mark_of(side), chip.label
    if row.key in SWITCHES:
        number = words.text("value-yes" if chip.number else "value-no")
    ground: ft.ColorValue = C.SURFACE_CONTAINER_LOWEST
    ink: ft.ColorValue = C.ON_SURFACE
    edge: ft.ColorValue = C.OUTLINE_VARIANT
    if chip.is_off:
        ground, ink = C.TRANSPARENT, C.with_opacity(buttons.DISABLED, C.ON_SURFACE)
        edge = C.with_opacity(0.12, C.ON_SURFACE)
    elif chip.is_chosen and chip.number:
        ground, ink, edge = mark.color, mark.on_color, mark.color
    elif chip.is_chosen:
        ground, edge = C.SURFACE_CONTAINER_HIGHEST, C.OUTLINE
    name = context.target.match.sides[side].name
    label = words.text("record-chip-said", row=row_name(context, row), number=number, side=name)
    size = sizes.text(26 if sizes.is_roomy else 20, most=40)
    face = Face.BOLD if chip.is_chosen else Face.REGULAR
    controller = context.controller
    return buttons.tappable(
        text(number, size, face, ink, max_lines=1),
        label,
        None
        if chip.is_off
        else lambda: controller.change(controller.form.tapped(side, row, chip.number)),
        name=f"chip-{side}-{row.key}-{chip.number}",
        selected=chip.is_chosen,
        expand=True,
        height=sizes.chip,
        alignment=ft.Alignment.CENTER,
        bgcolor=ground,
        border=ft.Border.all(2 if chip.is_chosen and not chip.is_off else 1, edge),
        border_radius=24 if chip.is_chosen else 12,
    )


# --- fields


def field_label(context: FormContext, view: FieldView) -> str:
    """Return the sentence in which a screen reader says a field."""
    words = context.words
    value = words.number(view.value) if view.text else words.text("record-empty")
    if view.off:
        value = words.text("record-field-off", why=view.off)
    side = context.target.match.sides[view.side].name
    name = context.field_names[view.field]
    label = words.text("record-field-said", field=name, side=side, value=value)
    if view.problem is None:
        return label
    problem = words.problem(view.problem.problem)
    return words.text("record-field-wrong", said=label, problem=problem)


@memo_component
def SumField(context: FormContext, view: FieldView) -> Any:
    """The name of a field, the sum as typed, and its value in large digits."""
    sizes, words, mark = context.sizes, context.words, buttons.mark_of(view.side)
    edge: ft.ColorValue = C.OUTLINE
    color: ft.ColorValue = C.ON_SURFACE
    is_thick = not view.off and (view.is_active or view.problem is not None)
    if view.off:
        edge, color = C.OUTLINE_VARIANT, C.ON_SURFACE_VARIANT
    elif view.is_active:
        edge = color = mark.color
    if view.problem is not None and not view.off:
        edge = C.ERROR
    number = words.number(view.value) if view.text else "" if view.is_active else "–"
    if view.off:
        number = ""  # the words below say why
    elif view.field is Field.HAND and view.text:
        number = f"{MINUS} {number}"
    size = 32.0 if sizes.is_roomy else 24.0 if sizes.is_narrow else 26.0
    if not sizes.is_large:
        size = number_size(number, size)
    ink = C.ON_SURFACE if view.text else C.ON_SURFACE_VARIANT
    caret = mark.color if view.is_active and not view.off else C.TRANSPARENT
    value: ft.Control = ft.Row(
        [digits(number, size, ink), ft.Container(width=2, height=size, bgcolor=caret)],
        spacing=3,
        tight=sizes.has_wide_fields,
        alignment=ft.MainAxisAlignment.END,
    )
    head, size = context.field_heads[view.field], 16 if sizes.is_roomy else 14
    name: ft.Control = one_line(head, size, Face.MEDIUM, color=color)
    below: ft.Control
    if view.problem is not None:
        # it is read out by itself, so nothing else may be
        below = problem_text(context, view.problem, size=12, most_lines=1)
        name, value = buttons.unspoken(name), buttons.unspoken(value)
    else:
        hint = words.text("record-field-hint", field=view.field)
        if view.off:
            hint = words.text("record-field-off", why=view.off)
        elif PLUS in view.text or TIMES in view.text:
            is_long = len(view.text) > LAST_SEEN
            hint = f"…{view.text[-LAST_SEEN:]}" if is_long else view.text
        below = one_line(hint, 14 if sizes.is_roomy else 12, color=C.ON_SURFACE_VARIANT)
    between = [] if sizes.has_wide_fields else [value]
    center = ft.MainAxisAlignment.CENTER
    lines = ft.Column([name, *between, below], spacing=0, alignment=center, expand=True)
    thick = CARET_EDGE if is_thick else 1
    lost = CARET_EDGE - thick  # a thicker edge does not move what lies in it
    controller, place = context.controller, (view.side, view.field)
    box = buttons.tappable if view.problem is None else buttons.tappable_over
    return box(
        ft.Row([lines, value], spacing=2) if sizes.has_wide_fields else lines,
        field_label(context, view),
        None if view.off else lambda: controller.change(controller.form.moved(place)),
        name=f"field-{view.side}-{view.field}",
        selected=view.is_active,
        expand=None if sizes.is_large else True,
        height=sizes.field,
        key=scroll_key(place) if sizes.scrolls else None,
        padding=ft.Padding.only(left=10 + lost, right=8 + lost),
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(thick, edge),
        border_radius=14,
    )


# --- sums

SIGNS = re.compile(f"([+{MINUS}]) ")
"""A sign keeps to its number where a line is broken."""


@memo_component
def Sentence(context: FormContext, view: SideView, problems: tuple[FormProblem, ...]) -> Any:
    """The sum in a sentence, or what is wrong and has no other place; and the next meld."""
    words, sizes = context.words, context.sizes
    sentence = words.sentence(view.lines) or words.text("record-nothing")
    if problems:
        line = problem_line(context, problems, view.place)
    else:
        most_lines = None if sizes.scrolls else 3 if sizes.sentence > 50 else 2
        content = text(
            SIGNS.sub("\\1\N{NO-BREAK SPACE}", sentence),
            14,
            color=C.ON_SURFACE if view.lines else C.ON_SURFACE_VARIANT,
            line=SENTENCE,
            max_lines=most_lines,
            overflow=ft.TextOverflow.ELLIPSIS if most_lines else None,
        )
        name = f"sentence-{view.place}" if sizes.in_columns else "sentence"
        line = buttons.spoken(content, sentence, name=name)
    equals = words.text("record-equals", points=view.points)
    needed = words.text("record-next-meld", needed=words.requirement(view.required))
    sums = ft.Column(
        [
            buttons.unspoken(digits(equals, 22, buttons.mark_of(view.place).on_container)),
            text(needed, 13, Face.MEDIUM, C.ON_SURFACE_VARIANT, text_align=ft.TextAlign.RIGHT),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.END,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    if sizes.is_large:
        return ft.Column([line, sums], spacing=4, horizontal_alignment=STRETCH)
    height = max(buttons.TOUCH, sizes.sentence, 3 * 14 * SENTENCE) if problems else sizes.sentence
    return ft.Row([ft.Container(line, expand=True), sums], spacing=8, height=height)


def side_head(
    context: FormContext, view: SideView, *, name: float, points: float, total: float
) -> tuple[ft.Row, list[ft.Control]]:
    """Return mark and name of a side with a warning or OUT, and its points and new total.

    `name`, `points` and `total` are the sizes of these.
    """
    mark, words, badges = buttons.mark_of(view.place), context.words, list[ft.Control]()
    if view.problems:
        badges.append(ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=18, color=C.ERROR))
    # in a narrow tab the name takes all the room, and the answer above says who is out
    has_room = len(context.names) <= PAIR or context.sizes.is_large or context.sizes.in_columns
    if view.ending and has_room:
        badges.append(buttons.out_badge(words.text(f"badge-{view.ending}"), view.place))
    face = Face.BOLD if view.is_open else Face.MEDIUM
    symbol = text(mark.symbol, name + 1, color=mark.color)
    named = one_line(context.names[view.place], name, face, expand=True)
    sum_, after = words.points(view.points), words.text("record-after", total=view.after)
    color = mark.on_container if view.is_open else C.ON_SURFACE
    quiet = text(after, total, color=C.ON_SURFACE_VARIANT, max_lines=1)
    sums: list[ft.Control] = [
        buttons.spoken(digits(sum_, points, color), sum_, name=f"sum-{view.place}"),
        buttons.spoken(quiet, words.number(view.after), name=f"new-total-{view.place}"),
    ]
    return ft.Row([symbol, named, *badges], spacing=5), sums


def side_tap(context: FormContext, view: SideView, content: ft.Control, **box: Any) -> ft.Control:
    """Return a tab or heading on which a tap opens its side; a screen reader says its sums."""
    label = context.words.text(
        "record-tab-said",
        side=context.target.match.sides[view.place].name,
        points=context.words.points(view.points),
        total=view.after,
        problem="yes" if view.problems else "no",
    )
    controller, name = context.controller, f"tab-{view.place}"
    tap = partial(controller.open_side, view.place)
    return buttons.tappable_over(content, label, tap, name=name, selected=view.is_open, **box)


@memo_component
def SideTab(context: FormContext, view: SideView) -> Any:
    """Mark, name, OUT; the sum of this deal and what it makes of the total."""
    is_stacked = len(context.names) > PAIR and not context.sizes.is_large
    heading, sums = side_head(context, view, name=15, points=22, total=14)
    lines = sums if is_stacked else [ft.Row(sums, spacing=8)]
    center, container = ft.MainAxisAlignment.CENTER, buttons.mark_of(view.place).container
    return side_tap(
        context,
        view,
        ft.Column(
            [buttons.unspoken(heading), *lines], spacing=0 if is_stacked else 1, alignment=center
        ),
        expand=True,
        height=context.sizes.tab + (6 if is_stacked else 0),
        padding=ft.Padding.only(left=10, right=8, top=2, bottom=2),
        bgcolor=C.with_opacity(PANEL_TINT, container) if view.is_open else C.TRANSPARENT,
        border_radius=ft.BorderRadius.only(top_left=16, top_right=16),
    )


@memo_component
def SidePanels(
    context: FormContext,
    open_side: int,
    problems: tuple[FormProblem, ...],
) -> Any:
    """The panels below the tabs; those of the other sides wait unseen, so that a tap shows them.

    One component shows one and hides another in one message: in two, both would stand there for
    a moment, and the keypad elsewhere.
    """
    sizes, last = context.sizes, len(context.names) - 1
    edge = 6 if sizes.is_narrow else 12
    padding = ft.Padding.only(left=edge, top=5 if sizes.gap < 8 else 8, right=edge, bottom=4)
    panels: list[ft.Control] = [
        ft.Container(
            SideContent(context, side, problems if side == open_side else ()),
            visible=side == open_side,
            padding=padding,
            bgcolor=C.with_opacity(PANEL_TINT, buttons.mark_of(side).container),
            border_radius=ft.BorderRadius.only(
                bottom_left=16,
                bottom_right=16,
                top_left=0 if side == 0 else 16,
                top_right=0 if side == last else 16,
            ),
            clip_behavior=buttons.UNCLIPPED,
            key=side,
        )
        for side in range(len(context.names))
    ]
    return ft.Column(panels, spacing=0, horizontal_alignment=STRETCH)


@memo_component
def SideColumn(
    context: FormContext,
    side: int,
    is_open: bool,  # noqa: FBT001 - a cell
    problems: tuple[FormProblem, ...],
) -> Any:
    """The column of a side, framed while it is open."""
    mark, is_roomy = buttons.mark_of(side), context.sizes.is_roomy
    return ft.Container(
        SideContent(context, side, problems),
        expand=True,
        padding=16 if is_roomy else 10,
        border_radius=20,
        bgcolor=C.with_opacity(PANEL_TINT if is_open else COLUMN_TINT, mark.container),
        border=ft.Border.all(2, mark.color if is_open else C.TRANSPARENT),
    )


@memo_component
def SideContent(context: FormContext, side: int, problems: tuple[FormProblem, ...]) -> Any:
    """Chips, fields and sum of a side; in a column its name and its problems too."""
    sizes, controller = context.sizes, context.controller
    cells, view = controller.cells, controller.cells["side", side]
    rows: list[ft.Control] = [
        chip_line(context, side, row, cells["chips", side, row.key]) for row in controller.rows
    ]
    fields: list[ft.Control] = [
        SumField(context, cells["field", side, field], key=field)
        for field in FIELDS[controller.form.mode]
    ]
    typed: ft.Control = ft.Row(fields, spacing=8)
    if sizes.is_large:
        typed = ft.Column(fields, spacing=sizes.gap, horizontal_alignment=STRETCH)
    chips = ft.Column(rows, spacing=10 if sizes.is_roomy else 3, horizontal_alignment=STRETCH)
    parts: list[ft.Control] = [chips, typed]
    if not sizes.in_columns:
        parts.append(Sentence(context, view, problems))
        spacing = sizes.gap - 2 if sizes.gap < 8 else sizes.gap
        return ft.Column(parts, spacing=spacing, horizontal_alignment=STRETCH)
    parts.insert(0, ColumnHead(context, view))
    parts += [problem_text(context, problem) for problem in problems]
    # with more rows of chips the sentence stands in place of the lines
    is_itemised = sizes.is_roomy and len(rows) <= 4
    parts.append(Items(context, view) if is_itemised else Sentence(context, view, ()))
    scroll = ft.ScrollMode.AUTO
    return ft.Column(parts, spacing=10, scroll=scroll, horizontal_alignment=STRETCH)


@memo_component
def ColumnHead(context: FormContext, view: SideView) -> Any:
    """Name and sum of a column."""
    name, points, total = (22, 32, 18) if context.sizes.is_roomy else (16, 22, 14)
    heading, sums = side_head(context, view, name=name, points=points, total=total)
    numbers = ft.Row(sums, spacing=10, tight=True)
    content: ft.Control = ft.Column([heading, numbers], spacing=2)
    if context.sizes.is_roomy:
        content = ft.Row([ft.Container(heading, expand=True), numbers], spacing=10)
    height = 48 if context.sizes.is_roomy else 56
    return side_tap(context, view, content, height=height, border_radius=12)


@memo_component
def Items(context: FormContext, view: SideView) -> Any:
    """The score line by line, as it will stand in the breakdown."""
    words = context.words
    rows: list[ft.Control] = []
    for line in view.lines:
        points = text(words.number(line.points), 18, Face.MEDIUM)
        rows.append(ft.Row([one_line(words.line(line), 17, expand=True), points]))
    heading = text(words.text("record-sum"), 18, Face.BOLD, expand=True)
    ink = buttons.mark_of(view.place).on_container
    total = ft.Row([heading, digits(words.number(view.points), 24, ink)])
    course = words.text(
        "record-course",
        before=view.before,
        after=view.after,
        needed=words.requirement(view.required),
    )
    top = ft.Border(top=ft.BorderSide(1, C.OUTLINE))
    rows.append(ft.Container(total, border=top, padding=ft.Padding.only(top=6)))
    rows.append(text(course, 16, color=C.ON_SURFACE_VARIANT))
    label = words.sentence(view.lines) or words.text("record-nothing")
    items = ft.Column(rows, spacing=3, horizontal_alignment=STRETCH)
    return buttons.spoken(items, label, name=f"sentence-{view.place}")


# --- totals only


def totals(context: FormContext, problems: Sequence[FormProblem]) -> ft.Control:
    """Return a large field a side, and what is wrong with the deal or that details can wait."""
    sides, cells = range(len(context.names)), context.controller.cells
    is_low = len(sides) > PAIR or context.sizes.is_large
    fields: list[ft.Control] = [
        TotalField(context, cells["side", side], is_low, key=side) for side in sides
    ]
    both: ft.Control = ft.Row(fields, spacing=8)
    if is_low:
        both = ft.Column(fields, spacing=context.sizes.gap, horizontal_alignment=STRETCH)
    hint = context.words.text("record-totals-hint")
    below: ft.Control = text(hint, 13, color=C.ON_SURFACE_VARIANT)
    if problems:
        below = problem_line(context, problems, None)
    return page.padded(ft.Column([both, below], spacing=8, horizontal_alignment=STRETCH))


@memo_component
def TotalField(context: FormContext, view: SideView, is_low: bool) -> Any:  # noqa: FBT001
    """Name, the points in large digits, old and new total; a loss is said in words too."""
    field, mark, words, sizes = (
        view.fields[0],
        buttons.mark_of(view.place),
        context.words,
        context.sizes,
    )
    is_loss, color = field.text.startswith(SIGN), C.ON_SURFACE_VARIANT
    number = words.number(field.value) if field.text else "" if field.is_active else "0"
    if is_loss and not field.value:
        number = MINUS
    size = number_size(number, 36 if is_low else 44, 5)
    ink = (mark.on_container if field.is_active else C.ON_SURFACE) if field.text else color
    caret = mark.color if field.is_active else C.TRANSPARENT
    points = ft.Row(
        [
            buttons.spoken(
                digits(number, size, ink), words.points(view.points), name=f"sum-{view.place}"
            ),
            buttons.unspoken(ft.Container(width=2, height=size, bgcolor=caret)),
        ],
        spacing=4,
        tight=is_low,
        alignment=ft.MainAxisAlignment.END,
    )
    after = text(words.text("record-after", total=view.after), 17, color=color, max_lines=1)
    course = ft.Row(
        [
            buttons.unspoken(text(words.number(view.before), 15, color=color)),
            buttons.spoken(after, words.number(view.after), name=f"new-total-{view.place}"),
        ],
        spacing=5,
    )
    heading = buttons.unspoken(side_head(context, view, name=15, points=22, total=14)[0])
    below: ft.Control
    if field.problem is not None:
        below = problem_text(context, field.problem, size=13, most_lines=1)
    elif is_loss:
        below = one_line(words.text("record-loses", points=-view.points), 14, Face.BOLD)
    else:
        needed = words.text("record-next-meld", needed=words.requirement(view.required))
        below = one_line(needed, 14, color=color)
    content: ft.Control = ft.Column(
        [heading, points, course, below],
        spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    if is_low:
        center = ft.MainAxisAlignment.CENTER
        left = ft.Column([heading, course, below], spacing=1, expand=True, alignment=center)
        content = ft.Row([left, points], spacing=8)
    ground = C.with_opacity(PANEL_TINT, mark.container)
    edge = C.ERROR if field.problem else mark.color if field.is_active else C.OUTLINE
    controller, place = context.controller, (view.place, field.field)
    return buttons.tappable_over(
        content,
        field_label(context, field),
        lambda: controller.change(controller.form.moved(place)),
        name=f"field-{view.place}-{field.field}",
        selected=field.is_active,
        expand=None if is_low else True,
        height=(80 if is_low else 148) * max(1.0, sizes.scale),
        key=scroll_key(place),
        padding=ft.Padding.symmetric(vertical=6 if is_low else 10, horizontal=12),
        bgcolor=ground if field.is_active else C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2, edge),
        border_radius=18,
    )


# --- saving


def stacked(*parts: ft.Control, spacing: float = 2) -> ft.Column:
    """Return the content of a key, one part below the other."""
    return ft.Column(
        list(parts),
        spacing=spacing,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


@memo_component
def SaveButton(
    context: FormContext,
    state: tuple[tuple[int, ...], bool, bool, bool],
) -> Any:
    """Save below the keypad, or as a key two rows high where there is no room below it.

    Filled when ready, tonal before, faded while there is nothing.
    """
    points, is_ready, is_doubtful, is_blank = state
    sizes, words, is_bar = context.sizes, context.words, bool(context.sizes.save)
    ground: ft.ColorValue = C.SECONDARY_CONTAINER
    ink: ft.ColorValue = C.ON_SECONDARY_CONTAINER
    if is_blank:
        ground = C.with_opacity(0.12, C.ON_SURFACE)
        ink = C.with_opacity(buttons.DISABLED, C.ON_SURFACE)
    elif is_ready:
        ground, ink = C.PRIMARY, C.ON_PRIMARY
    number = context.target.number
    label = words.text("record-save-anyway" if is_doubtful else "record-save", number=number)
    each = list(map(words.number, points))
    content: ft.Control
    if is_bar:
        sums, size = " : ".join(each), 20 if sizes.is_large else 18
        room = 14 if len(label) <= 14 else 11  # a longer label leaves less to the sums
        together = digits(sums, min(size, 28 / sizes.scale, number_size(sums, 20, room)), ink)
        verb = text(label, min(18, 28 / sizes.scale), Face.BOLD, ink, max_lines=2)
        both: list[ft.Control] = [ft.Container(verb, expand=not sizes.is_large), together]
        line = ft.Column(both, spacing=0, tight=True) if sizes.is_large else ft.Row(both)
        icon = ft.Icon(ft.Icons.CHECK, color=ink, size=24)
        content = ft.Row([icon, ft.Container(line, expand=True)], spacing=8)
    else:
        short = label if is_doubtful else words.text("record-save-short")
        size, center = 14 if is_doubtful else 17, ft.TextAlign.CENTER
        content = stacked(
            ft.Icon(ft.Icons.CHECK, color=ink, size=20),
            text(short, size, Face.BOLD, ink, text_align=center),
            *(digits(total, 13, ink) for total in each),
            spacing=0,
        )
    sides = [
        words.text("record-save-side", side=side.name, points=side_points)
        for side, side_points in zip(context.target.match.sides, points, strict=True)
    ]
    return buttons.tappable(
        content,
        words.text("record-save-said", save=label, sums=", ".join(sides)),
        None if is_blank else context.controller.save_and_leave,
        name="save",
        alignment=ft.Alignment.CENTER,
        bgcolor=ground,
        expand=None if is_bar else 2,
        height=sizes.save + (28 if sizes.is_large else 0) if is_bar else None,
        padding=ft.Padding.symmetric(horizontal=18) if is_bar else None,
        border_radius=28 if is_bar else 24,
    )
