"""The parts of one side: its tab or heading, its paper, its sum."""

import asyncio

import flet as ft

from scorekeeper.deal_form.form import FIELDS, Mode
from scorekeeper.deal_form.view import FormProblem, SideView
from scorekeeper.i18n import Label, Words
from scorekeeper.scoring import ScoreLine
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.palette import BRASS, CARD, FELT, MUTED, ON_BRASS
from scorekeeper.ui.screens.record.chips import chip_line
from scorekeeper.ui.screens.record.context import (
    CENTER,
    PROBLEM_COLOR,
    SPACING,
    STRETCH,
    FormContext,
    count_rows,
    labelled_text,
    problem_row,
    problem_text,
    tap_overlay,
    with_error_frame,
)
from scorekeeper.ui.screens.record.fields import SumField
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.screens.record.tiles import tile_rows
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, one_line, text
from scorekeeper.ui.widgets.side_marks import mark_of, out_badge, side_back
from scorekeeper.view_models.record import (
    column_problems,
    loose_problems,
    next_meld,
    problems_line,
    sum_sentence,
    tab_screen_reader_text,
    totals_and_next_meld,
    with_unbroken_signs,
)
from scorekeeper.view_models.record_warning import Part

C = ft.Colors
TAB_HEIGHT = 58  # logical pixels at 100 % text
LOW_TAB_HEIGHT = 52  # logical pixels, on a low page
HIGH_TAB_HEIGHT = 68  # logical pixels; for more than two sides, with a line for each sum
NAME_SIZE = 15  # logical pixels at 100 % text
LONG_NAME_SIZE = 11  # logical pixels, if there are more than two tabs
MAX_NARROW_NAME = 10  # characters of a name that fits such a tab in the usual size
STRIP_HEIGHT = 5  # logical pixels of the strip in the colour of a side
HEAD_HEIGHT = 52  # logical pixels of the name and sums above a column
PROBLEM_HEIGHT = 56  # logical pixels of three lines
COLUMN_SPACING = 10  # logical pixels between the parts of a column
SUM_HEIGHT = 44  # logical pixels of two lines
SUM_SIZE = 23  # logical pixels at 100 % text
SENTENCE_LINES = 2
OTHER_SIDES_DELAY = 0.3
"""Seconds after which the papers of the closed sides are built, still invisible."""
MAX_ROWS_WITH_LINES = 4
"""Maximum number of rows of chips and tiles that leaves room for the score lines in a column."""


# --- tabs and headings


@memo_component
def SideTab(context: FormContext, side: int) -> ft.Control:
    """Tab with the name of a side, its points in this deal, and its new total.

    The open tab is joined to the paper below it, and has a strip in the colour of the side.
    """
    view, has_ring = use_selector(
        context.model, lambda m: (m.view.sides[side], m.keyboard_cursor == f"tab-{side}")
    )
    is_high = not context.is_pair and not context.layout.has_large_text
    color: ft.ColorValue = C.INVERSE_SURFACE if view.is_open else C.ON_SURFACE
    points_color = mark_of(context.colors[side]).color if view.is_open else color
    sums = _sums(context, view, points_color, color)
    # In large text, the answer keys that show who went out may be out of sight.
    has_badge = context.layout.has_large_text
    lines: list[ft.Control] = [side_heading(context, view, color, has_badge=has_badge)]
    lines += sums if is_high else [ft.Row(sums, spacing=8)]

    height = context.layout.min_height(_tab_height(context))
    padding = ft.Padding.only(left=12, right=8, top=STRIP_HEIGHT, bottom=2)
    if is_high:
        # Three tabs leave room for a name like "Cleo & Dov" only with little padding.
        padding.left = 8
        padding.right = 4
    box = ft.Container(
        ft.Column(lines, spacing=0, tight=True, alignment=CENTER),
        height=height or None,
        padding=padding,
        bgcolor=FELT,
        border_radius=14,
    )
    if view.is_open:
        back = mark_of(context.colors[side]).pack_color
        # In large text the height follows from the text, and is about twice the usual one.
        strip_start = 1 - STRIP_HEIGHT / (height or 2 * TAB_HEIGHT)
        box.bgcolor = None
        box.border_radius = ft.BorderRadius.only(top_left=18, top_right=18)
        box.gradient = ft.LinearGradient(
            begin=ft.Alignment.BOTTOM_CENTER,
            end=ft.Alignment.TOP_CENTER,
            colors=[CARD, CARD, back, back],
            stops=[0, strip_start, strip_start, 1],
        )
    else:
        box.border = ft.Border.all(1, C.OUTLINE_VARIANT)
        # A closed tab ends above the paper; its padding compensates for the margin.
        box.height = height - SPACING if height else None
        box.margin = ft.Margin.only(bottom=SPACING)
    is_beside = not context.layout.has_large_text
    return _side_tap_area(context, view, box, has_ring=has_ring, expand=is_beside)


@memo_component
def ColumnHead(context: FormContext, side: int) -> ft.Control:
    """Head of the column of a side, with name and sums. A tap opens the side."""
    view, has_ring = use_selector(
        context.model, lambda m: (m.view.sides[side], m.keyboard_cursor == f"tab-{side}")
    )
    color = C.INVERSE_SURFACE
    sums = _sums(context, view, mark_of(context.colors[side]).color, color)
    lines: list[ft.Control] = [side_heading(context, view, color), ft.Row(sums, spacing=10)]
    box = ft.Container(ft.Column(lines, spacing=2, tight=True), height=HEAD_HEIGHT)
    return _side_tap_area(context, view, box, has_ring=has_ring)


def _tab_height(context: FormContext) -> float:
    if not context.is_pair:
        return HIGH_TAB_HEIGHT
    return LOW_TAB_HEIGHT if context.layout.is_low else TAB_HEIGHT


def _side_tap_area(
    context: FormContext,
    view: SideView,
    content: ft.Container,
    *,
    has_ring: bool,
    expand: bool = False,
) -> ft.Control:
    """Return the name and sums of a side under a tap area that opens the side."""
    name = context.side_name(view.side)
    label = Label(f"tab-{view.side}", name, says=tab_screen_reader_text(context.words, name, view))
    return tap_overlay(
        label,
        content,
        lambda: context.model.open_side(view.side),
        selected=view.is_open,
        border_radius=14,
        has_ring=has_ring,
        expand=expand,
    )


def side_heading(
    context: FormContext, view: SideView, color: ft.ColorValue, *, has_badge: bool = True
) -> ft.Control:
    """Return the name of a side, with a warning sign or the badge OUT.

    Args:
        context: The form.
        view: The side.
        color: Colour of the name.
        has_badge: False to omit the badge.
    """
    ending = view.ending if has_badge else ""
    # Memoised by these values: the name is not redrawn while the sums change at every tap.
    return SideName(context, view.side, color, ending, has_problem=bool(view.problems), key="name")


@memo_component
def SideName(
    context: FormContext, side: int, color: ft.ColorValue, ending: str, *, has_problem: bool
) -> ft.Control:
    """Card back, name and badges of a side; hidden from screen readers, which read its tab."""
    short_name = context.short_names[side]
    is_long = not context.is_pair and len(short_name) > MAX_NARROW_NAME
    size = LONG_NAME_SIZE if is_long and not context.layout.has_large_text else NAME_SIZE
    name = one_line(short_name, size, Face.MEDIUM, color=color, expand=True)
    parts: list[ft.Control] = [name]
    if not (is_long and has_problem):
        # Beside a long name, the warning sign replaces the card back.
        parts.insert(0, side_back(context.colors[side], 13))
    if has_problem:
        is_on_felt = color == C.ON_SURFACE
        sign_color = color if is_on_felt else PROBLEM_COLOR
        parts.append(kit.icon(kit.Icon.WARNING, size=18, color=sign_color))
    if ending:
        parts.append(out_badge(context.words.text(f"badge-{ending}"), context.colors[side]))
    return kit.hidden_from_screen_reader(ft.Row(parts, spacing=6))


def _sums(
    context: FormContext, view: SideView, points_color: ft.ColorValue, color: ft.ColorValue
) -> list[ft.Control]:
    """Return the points of a side in this deal, and its new total."""
    words = context.words
    points = words.points(view.points)
    after = text(words.text("record-after", total=view.after), 14, color=color, max_lines=1)
    return [
        labelled_text(f"sum-{view.side}", digits(points, 22, points_color), points),
        labelled_text(f"new-total-{view.side}", after, words.number(view.after)),
    ]


# --- the paper of a side


@memo_component
def SidePapers(context: FormContext) -> ft.Control:
    """Forms of all sides on paper, below the tabs; only the form of the open side is visible.

    The forms of closed sides are built invisibly, so that a tap on a tab builds nothing. All forms
    are in one component, so that they change in one message to the client: with two messages, two
    forms would be visible for a moment.

    At first there is only the form of the open side; the others follow after a delay.
    """
    model = context.model
    open_side = use_selector(model, lambda m: m.view.open_side)
    problems = use_selector(model, lambda m: _problems_by_side(context, m))
    has_all_sides, set_has_all_sides = ft.use_state(False)
    # A side that was opened before the delay has passed keeps its paper.
    opened: set[int] = ft.use_memo(set, [])
    opened.add(open_side)

    async def add_other_sides() -> None:
        await asyncio.sleep(OTHER_SIDES_DELAY)
        set_has_all_sides(True)

    # With a cleanup, Flet cancels the task if the user leaves the form earlier.
    ft.use_effect(add_other_sides, [], cleanup=lambda: None)

    papers: list[ft.Control] = []
    for side in context.sides:
        if not has_all_sides and side not in opened:
            continue
        content = SideForm(context, side, problems[side])
        papers.append(_side_paper(context, side, content, is_visible=side == open_side))
    return ft.Column(papers, spacing=0, tight=True, horizontal_alignment=STRETCH)


def _problems_by_side(
    context: FormContext, model: RecordModel
) -> tuple[tuple[FormProblem, ...], ...]:
    """Return the problems that replace the sentence of each side, in the order of the sides.

    Closed sides have them too, as if they were open, so a tap on a tab redraws no sentence.
    """
    view = model.view
    return tuple(loose_problems(view, has_columns=False, side=side) for side in context.sides)


def _side_paper(
    context: FormContext, side: int, content: ft.Control, *, is_visible: bool
) -> ft.Control:
    """Return the form of a side on paper, joined to the tab above it.

    The theme of the controls is set once, around the papers of all sides.
    """
    is_below_tab = context.layout.has_large_text
    is_first = side == 0
    is_last = side == len(context.sides) - 1
    radius = ft.BorderRadius.only(
        bottom_left=20,
        bottom_right=20,
        # The corner below the tab of the first or last side is square, to join the paper to it.
        top_left=0 if is_first or is_below_tab else 16,
        top_right=0 if is_last or is_below_tab else 16,
    )
    # Without the usual edge, which would separate the paper from its tab.
    return ft.Container(
        content,
        visible=is_visible,
        padding=ft.Padding.only(left=5, top=4, right=5, bottom=3),
        bgcolor=CARD,
        border_radius=radius,
        key=side,
    )


@memo_component
def SideColumn(context: FormContext, side: int) -> ft.Control:
    """A column with a side on its paper; the side with the cursor has a border of brass."""
    is_open = use_selector(context.model, lambda m: m.form.side == side)
    problems = use_selector(context.model, lambda m: column_problems(m.view.sides[side]))
    strip = ft.Container(height=STRIP_HEIGHT, bgcolor=mark_of(context.colors[side]).pack_color)
    content = ft.Column(
        [ColumnHead(context, side), SideForm(context, side, problems)],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        spacing=COLUMN_SPACING,
        horizontal_alignment=STRETCH,
    )
    padded = ft.Container(content, expand=True, padding=10)
    return kit.paper(
        ft.Column([strip, padded], spacing=0, horizontal_alignment=STRETCH),
        expand=True,
        border_radius=20,
        border=ft.Border.all(2.5, BRASS if is_open else C.TRANSPARENT),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


@memo_component
def SideForm(context: FormContext, side: int, problems: tuple[FormProblem, ...]) -> ft.Control:
    """Form of a side: chips, tiles, fields and sum.

    Args:
        context: The form.
        side: Index of the side.
        problems: In columns, the problems that are shown nowhere else; otherwise the problems
            that are shown instead of the sum.
    """
    parts: list[ft.Control] = [SideEntries(context, side)]
    if context.has_columns:
        parts += [problem_text(context, problem) for problem in problems]
        # With more rows, the lines of the score would be below the end of the page.
        has_room = count_rows(context.model) <= MAX_ROWS_WITH_LINES
        sums = ScoreLines(context, side) if has_room else SumSentence(context, side, ())
        return kit.full_width_column([*parts, sums], spacing=COLUMN_SPACING)
    parts.append(SumSentence(context, side, problems))
    return kit.full_width_column(parts, spacing=SPACING)


@memo_component
def SideEntries(context: FormContext, side: int) -> ft.Control:
    """Column with chips, tiles and fields of a side; problems of the deal do not redraw it."""
    frame, is_asking = use_selector(context.model, lambda m: (m.framed_part(side), m.is_asking))
    rows = [chip_line(context, side, row) for row in context.model.rows]
    parts: list[ft.Control] = [
        with_error_frame(kit.full_width_column(rows, spacing=3), is_framed=frame is Part.CANASTAS),
        *tile_rows(context, side),
    ]
    # Pinned fields are drawn with the keypad; the warning card replaces both.
    if is_asking or not context.layout.has_pinned_fields:
        parts.append(with_error_frame(_fields(context, side), is_framed=frame is Part.FIELDS))
    return kit.full_width_column(parts, spacing=COLUMN_SPACING if context.has_columns else SPACING)


def _fields(context: FormContext, side: int) -> ft.Control:
    """Return the fields of a side beside each other, or below each other in large text."""
    fields: list[ft.Control] = [
        SumField(context, side, field, key=field) for field in FIELDS[Mode.COUNTS]
    ]
    if context.layout.has_large_text:
        return kit.full_width_column(fields, spacing=SPACING)
    return ft.Row(fields, spacing=6)


# --- sums


@memo_component
def SumSentence(context: FormContext, side: int, problems: tuple[FormProblem, ...]) -> ft.Control:
    """Line with the score of a side as a sentence, or with problems, and the sum at its end.

    Below the sum is the next initial meld requirement. In large text, all parts form a column.
    """
    # Without the cursor, which moves at every tap on a tab.
    view = use_selector(context.model, lambda m: m.view.sides[side].without_cursor)
    words = context.words
    sentence = problems_key(context, problems, side) if problems else _score_sentence(context, view)
    equals = words.text("record-equals", points=view.points)
    lines: list[ft.Control] = [digits(equals, SUM_SIZE, mark_of(context.colors[side]).color)]
    needed = next_meld(words, view)
    if needed:
        tag = text(needed, 12, Face.MEDIUM, ON_BRASS)
        padding = ft.Padding.symmetric(vertical=2, horizontal=7)
        lines.append(ft.Container(tag, bgcolor=BRASS, border_radius=6, padding=padding))
    column = ft.Column(lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END)
    # Screen readers read only a requirement here: they read the sum in the tab.
    sums = kit.hidden_from_screen_reader(column)
    if needed:
        sums = labelled_text(f"next-meld-{side}", column, needed)
    if context.layout.has_large_text:
        return kit.full_width_column([sentence, sums], spacing=4)
    # A fixed height where possible, so that the keypad does not move when the sentence grows.
    can_grow = bool(problems) or context.layout.is_scrolling or context.has_columns
    return ft.Row(
        [ft.Container(sentence, expand=True), sums],
        spacing=4,
        height=None if can_grow else SUM_HEIGHT,
    )


def _score_sentence(context: FormContext, view: SideView) -> ft.Control:
    """Return the score of a side as a sentence, cut off after two lines in a fixed height."""
    sentence = sum_sentence(context.words, view, context.short_names)
    can_grow = context.layout.is_scrolling or context.has_columns
    content = text(
        with_unbroken_signs(sentence),
        14,
        color=C.ON_SURFACE if view.lines else MUTED,
        line_height=SENTENCE_LINE_HEIGHT,
        max_lines=None if can_grow else SENTENCE_LINES,
        overflow=None if can_grow else ft.TextOverflow.ELLIPSIS,
    )
    id = f"sentence-{view.side}" if context.has_columns else "sentence"
    return labelled_text(id, content, sentence)


def problems_key(
    context: FormContext, problems: tuple[FormProblem, ...], replaced_side: int | None
) -> ft.Control:
    """Return a key with a line about problems; a tap opens the side of the first problem.

    Args:
        context: The form.
        problems: At least one problem.
        replaced_side: The side whose sentence the line replaces; None if it replaces no sentence.
    """
    names = [side.name for side in context.target.match.sides]
    line = problems_line(context.words, problems, names, replaced_side)
    side = problems[0].side
    max_lines = None if context.layout.has_large_text else 3

    def open_side() -> None:
        if side is not None:
            context.model.open_side(side)

    return kit.key(
        Label(f"problem-{problems[0].number}", line),
        problem_row(line, max_lines=max_lines),
        None if side is None else open_side,
        min_height=context.layout.min_height(PROBLEM_HEIGHT),
        side_padding=0,
        expand=False,
    )


@memo_component
def ScoreLines(context: FormContext, side: int) -> ft.Control:
    """List of the score of a side line by line, as in the breakdown; used in columns."""
    view = use_selector(context.model, lambda m: m.view.sides[side])
    words = context.words
    rows: list[ft.Control] = [_score_line(words, line) for line in view.lines]

    heading = text(words.text("record-sum"), 18, Face.BOLD, expand=True)
    points = digits(words.number(view.points), 32, mark_of(context.colors[side]).color)
    top_line = ft.Border(top=ft.BorderSide(1, C.OUTLINE))
    total = ft.Row([heading, points])
    rows.append(ft.Container(total, border=top_line, padding=ft.Padding.only(top=6)))
    rows.append(text(totals_and_next_meld(words, view), 16, color=MUTED))
    says = sum_sentence(words, view, context.short_names)
    return labelled_text(f"sentence-{side}", kit.full_width_column(rows, spacing=3), says)


def _score_line(words: Words, line: ScoreLine) -> ft.Row:
    points = text(words.number(line.points), 18, Face.MEDIUM)
    return ft.Row([one_line(words.line(line), 17, expand=True), points])
