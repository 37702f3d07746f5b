"""The parts of the form that show one side: its tab or heading, its fields, its sum.

Each is drawn again only when what it is given has changed.
"""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry import form as entry
from scorekeeper.i18n.messages import MINUS
from scorekeeper.ui.hooks import memo_component
from scorekeeper.ui.palette import BACKS, BRASS, CARD, FELT, MUTED, ON_BRASS
from scorekeeper.ui.screens.record.room import PAIR, STRETCH, FormContext, scroll_key
from scorekeeper.ui.screens.record.rows import chip_line, tiles_row
from scorekeeper.ui.theme import SENTENCE, Face, digits, number_size, one_line, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.page import paper, scrolling

C = ft.Colors
CARET_EDGE = 2.5
EDGE_STRIP = 5
"""Height of the strip over what belongs to a side."""
LAST_SEEN = 11
"""Characters of a sum that are shown while it grows."""
BRIEF = (
    "odd_points",
    "too_many_points",
    "too_few_points_for_canastas",
    "too_many_points_for_canastas",
)
"""Problems of a field that have a short form beside it."""
PROBLEM_INK = C.ON_ERROR_CONTAINER
"""Ink of a problem on paper and in its box. `ERROR` is a pale colour within the felt theme."""


# --- problems


def on_felt(problem: ft.Control) -> ft.Container:
    """Return a problem that lies on the felt, on a ground on which it can be read."""
    room = ft.Padding.symmetric(vertical=4, horizontal=10)
    return ft.Container(problem, bgcolor=C.ERROR_CONTAINER, border_radius=12, padding=room)


def problem_row(words: str, *, size: float = 14, most_lines: int | None = None) -> ft.Row:
    overflow = ft.TextOverflow.ELLIPSIS if most_lines else None
    sentence = text(
        words,
        size,
        Face.MEDIUM,
        PROBLEM_INK,
        line=SENTENCE,
        max_lines=most_lines,
        overflow=overflow,
    )
    sign = ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=size + 3, color=PROBLEM_INK)
    return ft.Row([sign, ft.Container(sentence, expand=True)], spacing=3)


def problem_text(
    context: FormContext,
    problem: entry.FormProblem,
    *,
    size: float = 14,
    most_lines: int | None = None,
) -> ft.Semantics:
    """Return a problem; a field has room for a brief one, but a screen reader says all of it."""
    label = sentence = context.words.problem(problem.problem)
    if problem.field is not None and most_lines == 1:
        code = problem.problem.code if problem.problem.code in BRIEF else "other"
        sentence = context.words.text(f"record-brief-{code}", **problem.problem.values)
    row = problem_row(sentence, size=size, most_lines=most_lines)
    return buttons.spoken(row, label, name=f"problem-{problem.number}", live=True)


def problem_line(
    context: FormContext, problems: Sequence[entry.FormProblem], here: int | None
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


# --- fields


def field_label(context: FormContext, view: entry.FieldView) -> str:
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
def SumField(context: FormContext, view: entry.FieldView) -> Any:
    """The name of a field, the sum as typed, and its value in large digits."""
    sizes, words, mark = context.sizes, context.words, buttons.mark_of(view.side)
    edge: ft.ColorValue = C.OUTLINE
    color: ft.ColorValue = C.ON_SURFACE
    is_thick = not view.off and (view.is_active or view.problem is not None)
    number = words.number(view.value) if view.text else "0"
    if view.is_active:
        edge = color = mark.color
    if view.problem is not None:
        edge = C.ERROR
    if view.off:
        edge, color, number = C.OUTLINE_VARIANT, MUTED, ""  # the words below say why
    elif view.field is entry.Field.HAND and view.text:
        number = f"{MINUS} {number}"
    size = 32.0 if sizes.is_roomy else 24.0 if sizes.is_narrow else 26.0
    if not sizes.is_large:
        size = number_size(number, size)
    ink = C.ON_SURFACE if view.text else MUTED
    caret = mark.color if view.is_active and not view.off else C.TRANSPARENT
    value: ft.Control = ft.Row(
        [digits(number, size, ink), ft.Container(width=2, height=size, bgcolor=caret)],
        spacing=3,
        tight=sizes.has_wide_fields,
        alignment=ft.MainAxisAlignment.END,
    )
    name: ft.Control = FieldName(context, view.field, color, key="name")
    below: ft.Control
    if view.problem is not None:
        # it is read out by itself, so nothing else may be
        below = problem_text(context, view.problem, size=12, most_lines=1)
        name, value = buttons.unspoken(name), buttons.unspoken(value)
    else:
        hint = ""
        if view.off:
            hint = words.text("record-field-off", why=view.off)
        elif entry.PLUS in view.text or entry.TIMES in view.text:
            is_long = len(view.text) > LAST_SEEN
            hint = f"…{view.text[-LAST_SEEN:]}" if is_long else view.text
        below = FieldHint(context, view.field, hint, key="hint")
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
        bgcolor=CARD,
        border=ft.Border.all(thick, edge),
        border_radius=14,
    )


@memo_component
def FieldName(context: FormContext, field: entry.Field, color: ft.ColorValue) -> Any:
    size = 16 if context.sizes.is_roomy else 15
    return one_line(context.field_heads[field], size, Face.MEDIUM, color=color)


@memo_component
def FieldHint(context: FormContext, field: entry.Field, hint: str) -> Any:
    """The sum as typed or why nothing is asked, else what becomes of the number."""
    usual = context.words.text("record-field-hint", field=field)
    size = 14 if context.sizes.is_roomy else 12
    return one_line(hint or usual, size, color=MUTED)


# --- sums

SIGNS = re.compile(f"([+{MINUS}]) ")
"""A sign keeps to its number where a line is broken."""


@memo_component
def Sentence(
    context: FormContext, view: entry.SideView, problems: tuple[entry.FormProblem, ...]
) -> Any:
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
            color=C.ON_SURFACE if view.lines else MUTED,
            line=SENTENCE,
            max_lines=most_lines,
            overflow=ft.TextOverflow.ELLIPSIS if most_lines else None,
        )
        name = f"sentence-{view.place}" if sizes.in_columns else "sentence"
        line = buttons.spoken(content, sentence, name=name)
    equals = words.text("record-equals", points=view.points)
    needed = words.text("record-next-meld", needed=words.requirement(view.required))
    both = ft.Column(
        [digits(equals, 23, buttons.mark_of(view.place).color)],
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.END,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    if view.required.is_nothing:
        sums = buttons.unspoken(both)  # the tab says the sum
    else:
        tag, edges = text(needed, 12, Face.MEDIUM, ON_BRASS), ft.Padding(7, 2, 7, 2)
        both.controls.append(ft.Container(tag, bgcolor=BRASS, border_radius=6, padding=edges))
        sums = buttons.spoken(both, needed)
    if sizes.is_large:
        return ft.Column([line, sums], spacing=4, horizontal_alignment=STRETCH)
    height = max(buttons.TOUCH, sizes.sentence, 3 * 14 * SENTENCE) if problems else sizes.sentence
    return ft.Row([ft.Container(line, expand=True), sums], spacing=8, height=height)


@memo_component
def SideName(
    context: FormContext,
    place: int,
    ending: str,
    size: float,
    ink: ft.ColorValue,
    *,
    has_problem: bool,
) -> Any:
    """The back and the name of a side, and a warning or OUT; the tap on it says them."""
    badges = list[ft.Control]()
    if has_problem:
        is_on_felt = ink == C.ON_SURFACE and not context.sizes.in_columns
        danger = ink if is_on_felt else PROBLEM_INK
        badges.append(ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=18, color=danger))
    # in a narrow tab the name takes all the room, and the answer above says who is out
    has_room = len(context.names) <= PAIR or context.sizes.is_large or context.sizes.in_columns
    if ending and has_room:
        badges.append(buttons.out_badge(context.words.text(f"badge-{ending}"), place))
    named = one_line(context.names[place], size, Face.MEDIUM, color=ink, expand=True)
    back = buttons.side_back(place, size - 2)
    return buttons.unspoken(ft.Row([back, named, *badges], spacing=6))


def side_tap(
    context: FormContext,
    view: entry.SideView,
    arranged: Callable[[ft.Control, list[ft.Control]], ft.Control],
    *,
    sizes: tuple[float, float, float],
    **box: Any,
) -> ft.Control:
    """Return a tab or heading on which a tap opens its side; a screen reader says its sums.

    The name of the side and its points and new total are `arranged`; `sizes` are theirs. An open
    tab lies on paper, the others on the felt.
    """
    words, place, controller = context.words, view.place, context.controller
    is_felt = not (view.is_open or context.sizes.in_columns)
    ink: ft.ColorValue = C.ON_SURFACE if is_felt else C.INVERSE_SURFACE
    color = ink if is_felt else buttons.mark_of(place).color
    lesser = MUTED if is_felt else C.with_opacity(0.75, ink)
    name, points, total = sizes
    sum_, after = words.points(view.points), words.text("record-after", total=view.after)
    new_total = text(after, total, color=lesser, max_lines=1)
    sums: list[ft.Control] = [
        buttons.spoken(digits(sum_, points, color), sum_, name=f"sum-{place}"),
        buttons.spoken(new_total, words.number(view.after), name=f"new-total-{place}"),
    ]
    is_wrong = bool(view.problems)
    heading = SideName(context, place, view.ending, name, ink, has_problem=is_wrong, key="name")
    label = words.text(
        "record-tab-said",
        side=context.target.match.sides[place].name,
        points=sum_,
        total=view.after,
        problem="yes" if is_wrong else "no",
    )
    return buttons.tappable_over(
        arranged(heading, sums),
        label,
        partial(controller.open_side, place),
        name=f"tab-{place}",
        selected=view.is_open,
        **box,
    )


@memo_component
def SideTab(context: FormContext, view: entry.SideView) -> Any:
    """Back, name, OUT; the sum of this deal and what it makes of the total.

    The open tab is one with the slip below it, under a strip in the colour of the side's pack.
    """
    is_stacked = len(context.names) > PAIR and not context.sizes.is_large
    height = context.sizes.tab + (6 if is_stacked else 0)
    padding = ft.Padding.only(left=12, right=8, top=0, bottom=0 if is_stacked else 2)
    box: dict[str, Any] = {"bgcolor": FELT, "border_radius": 14, "padding": padding}
    if view.is_open:
        back, edge = BACKS[view.place % len(BACKS)], 1 - EDGE_STRIP / height
        box["gradient"] = ft.LinearGradient(
            begin=ft.Alignment.BOTTOM_CENTER,
            end=ft.Alignment.TOP_CENTER,
            colors=[CARD, CARD, back, back],
            stops=[0, edge, edge, 1],
        )
        box["border_radius"] = ft.BorderRadius.only(top_left=18, top_right=18)
        box["bgcolor"], padding.top = None, EDGE_STRIP
    else:
        box["border"] = ft.Border.all(1, C.OUTLINE_VARIANT)
        gap = 3 if is_stacked else 5  # it ends above the slip
        box["margin"] = ft.Margin.only(top=gap - 3, bottom=gap)
    return side_tap(
        context,
        view,
        lambda name, sums: ft.Column(
            [name, *(sums if is_stacked else [ft.Row(sums, spacing=8)])],
            spacing=0 if is_stacked else 1,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        sizes=(15, 20, 13) if is_stacked else (15, 22, 14),
        expand=True,
        height=height,
        **box,
    )


@memo_component
def SidePanels(
    context: FormContext,
    open_side: int,
    problems: tuple[entry.FormProblem, ...],
) -> Any:
    """The panels below the tabs; those of the other sides wait unseen, so that a tap shows them.

    One component shows one and hides another in one message: in two, both would stand there for
    a moment, and the keypad elsewhere.
    """
    sizes, last = context.sizes, len(context.names) - 1
    edge = 6 if sizes.is_narrow else 8
    top, bottom = (5, 4) if sizes.gap < 8 else (10, 6)
    padding = ft.Padding.only(left=edge, top=top, right=edge, bottom=bottom)
    panels: list[ft.Control] = [
        paper(
            SideContent(context, side, problems if side == open_side else ()),
            visible=side == open_side,
            padding=padding,
            border_radius=ft.BorderRadius.only(
                bottom_left=20,
                bottom_right=20,
                top_left=0 if side == 0 or sizes.is_large else 16,
                top_right=0 if side == last or sizes.is_large else 16,
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
    problems: tuple[entry.FormProblem, ...],
) -> Any:
    """A side on a slip of its own; that of the side which is typed has an edge of brass."""
    content = ft.Container(
        SideContent(context, side, problems),
        expand=True,
        padding=16 if context.sizes.is_roomy else 10,
    )
    strip = ft.Container(height=EDGE_STRIP, bgcolor=BACKS[side % len(BACKS)])
    return paper(
        ft.Column([strip, content], spacing=0, horizontal_alignment=STRETCH),
        expand=True,
        border_radius=20,
        border=ft.Border.all(2.5, BRASS if is_open else C.TRANSPARENT),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


@memo_component
def SideContent(context: FormContext, side: int, problems: tuple[entry.FormProblem, ...]) -> Any:
    """Chips, fields and sum of a side; in a column its name and its problems too."""
    sizes, controller = context.sizes, context.controller
    cells, view = controller.cells, controller.cells["side", side]
    rows: list[ft.Control] = [
        chip_line(context, side, row, cells["chips", side, row.key]) for row in controller.rows
    ]
    fields: list[ft.Control] = [
        SumField(context, cells["field", side, field], key=field)
        for field in entry.FIELDS[controller.form.mode]
    ]
    typed: ft.Control = ft.Row(fields, spacing=8)
    if sizes.is_large:
        typed = ft.Column(fields, spacing=sizes.gap, horizontal_alignment=STRETCH)
    chips = ft.Column(rows, spacing=10 if sizes.is_roomy else 3, horizontal_alignment=STRETCH)
    tiles = tiles_row(context, side)
    parts: list[ft.Control] = [chips, *tiles, typed]
    if not sizes.in_columns:
        parts.append(Sentence(context, view, problems))
        spacing = sizes.gap - 2 if sizes.gap < 8 else sizes.gap
        return ft.Column(parts, spacing=spacing, horizontal_alignment=STRETCH)
    parts.insert(0, ColumnHead(context, view))
    parts += [problem_text(context, problem) for problem in problems]
    # with more rows of chips the sentence stands in place of the lines
    is_itemised = sizes.is_roomy and len(rows) + len(tiles) <= 4
    parts.append(Items(context, view) if is_itemised else Sentence(context, view, ()))
    return scrolling(parts, spacing=10)


@memo_component
def ColumnHead(context: FormContext, view: entry.SideView) -> Any:
    is_roomy = context.sizes.is_roomy

    def arranged(name: ft.Control, sums: list[ft.Control]) -> ft.Control:
        numbers = ft.Row(sums, spacing=10, tight=True)
        if is_roomy:
            return ft.Row([ft.Container(name, expand=True), numbers], spacing=10)
        return ft.Column([name, numbers], spacing=2)

    sizes, height = ((22, 32, 18), 48) if is_roomy else ((16, 22, 14), 56)
    return side_tap(context, view, arranged, sizes=sizes, height=height, border_radius=12)


@memo_component
def Items(context: FormContext, view: entry.SideView) -> Any:
    """The score line by line, as it will stand in the breakdown."""
    words = context.words
    rows: list[ft.Control] = []
    for line in view.lines:
        points = text(words.number(line.points), 18, Face.MEDIUM)
        rows.append(ft.Row([one_line(words.line(line), 17, expand=True), points]))
    heading = text(words.text("record-sum"), 18, Face.BOLD, expand=True)
    ink = buttons.mark_of(view.place).color
    total = ft.Row([heading, digits(words.number(view.points), 32, ink)])
    course = f"{words.number(view.before)} → {words.number(view.after)}"
    if not view.required.is_nothing:
        needed = words.requirement(view.required)
        course = words.text("record-course", before=view.before, after=view.after, needed=needed)
    top = ft.Border(top=ft.BorderSide(1, C.OUTLINE))
    rows.append(ft.Container(total, border=top, padding=ft.Padding.only(top=6)))
    rows.append(text(course, 16, color=MUTED))
    label = words.sentence(view.lines) or words.text("record-nothing")
    items = ft.Column(rows, spacing=3, horizontal_alignment=STRETCH)
    return buttons.spoken(items, label, name=f"sentence-{view.place}")
