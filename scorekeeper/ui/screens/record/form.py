"""The two layouts of the form: compact, with the keypad below one side, and wide, beside it."""

import logging
from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.deal_form.form import Place
from scorekeeper.deal_form.view import FormProblem
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.screens.record.context import (
    SPACING,
    STRETCH,
    FormContext,
    problem_box,
    scroll_key,
)
from scorekeeper.ui.screens.record.fields import PinnedFields, TypedField
from scorekeeper.ui.screens.record.keypad import Keypad, SaveButton, TypedPanel
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.screens.record.question import GoingOutQuestion
from scorekeeper.ui.screens.record.sides import SideColumn, SidePapers, SideTab, problems_key
from scorekeeper.ui.screens.record.totals import TypedStrip, totals_form
from scorekeeper.ui.screens.record.warning import WarningArea
from scorekeeper.ui.theme import text
from scorekeeper.view_models.record import loose_problems, target_subtitle

log = logging.getLogger(__name__)
KEYPAD_WIDTH = 300  # logical pixels; the keypad is beside the sides
EDGE = 4  # logical pixels beside the paper of a side
MIN_SWIPE = 40  # logical pixels; an accidental move of the finger is shorter
SCROLL_DURATION = 0  # milliseconds, because motion can cause nausea


def compact_form(
    context: FormContext,
    head: ft.Control,
    count_cards: Callable[[], None],
    *,
    is_totals: bool,
    is_asking: bool,
) -> ft.Control:
    """Return the compact form: one side at a time, or the totals, above the keypad.

    On a low page and in large text, the side scrolls and the keypad stays in place.

    Args:
        context: The form.
        head: Title bar, with the hint of a guided deal.
        count_cards: Opens the counting of cards.
        is_totals: True if totals are typed, without details.
        is_asking: True if the warning card replaces the keypad and Save.
    """
    parts: list[ft.Control] = [
        head,
        FormArea(context, has_question=True, is_totals=is_totals),
    ]
    if is_asking:
        # In large text, the form and the warning card share the height, and both scroll.
        # By totals the card is as high as its content, and the rows have the rest.
        expand = context.layout.has_large_text or not (is_totals or context.layout.is_scrolling)
        parts.append(kit.with_side_padding(WarningArea(context), bottom=0, expand=expand))
    else:
        strip = _typed_strip(context, is_totals=is_totals)
        if strip is not None:
            parts.append(kit.with_side_padding(strip, bottom=0))
        keypad = Keypad(context, count_cards, is_totals=is_totals)
        has_fixed_keypad = is_totals or context.layout.is_scrolling
        parts.append(kit.with_side_padding(keypad, bottom=0, expand=not has_fixed_keypad))
        if not context.layout.has_save_key:
            parts.append(kit.with_side_padding(SaveButton(context), bottom=0))
    column = ft.Column(parts, spacing=SPACING, expand=True, horizontal_alignment=STRETCH)
    padding = ft.Padding.only(bottom=2 * SPACING)
    return kit.felt(column, is_plain=True, padding=padding, key="felt")


def wide_form(
    context: FormContext,
    head: ft.Control,
    count_cards: Callable[[], None],
    *,
    is_totals: bool,
    is_asking: bool,
) -> ft.Control:
    """Return the wide form: the sides, and the keypad beside them.

    Two sides are columns if the page is not low; otherwise one side is shown at a time.

    The arguments are those of `compact_form`.
    """
    is_low = context.layout.is_low
    pane: list[ft.Control]
    if is_asking:
        pane = [ft.Container(WarningArea(context), expand=True)]
    else:
        keypad = Keypad(context, count_cards, is_totals=is_totals)
        pane = [ft.Container(keypad, expand=True), SaveButton(context)]
    if is_low:
        strip = None if is_asking else _typed_strip(context, is_totals=is_totals)
        if strip is not None:
            pane.insert(0, strip)
    else:
        pane.insert(0, kit.paper(TypedPanel(context), border_radius=18))
    keypad_pane = ft.Container(
        ft.Column(pane, spacing=6 if is_low else 8, horizontal_alignment=STRETCH),
        width=KEYPAD_WIDTH,
        margin=ft.Margin.only(
            right=kit.SIDE_PADDING, top=4 if is_low else 0, bottom=4 if is_low else 12
        ),
    )

    sides: ft.Control = FormArea(context, has_question=is_low, is_totals=is_totals)
    if context.has_columns and not is_totals:
        sides = _side_columns(context)
    if is_low:
        sides = ft.Column([head, sides], spacing=0, horizontal_alignment=STRETCH)
    sides_pane = ft.Container(sides, expand=True)
    panes = ft.Row([sides_pane, keypad_pane], spacing=0, expand=True, vertical_alignment=STRETCH)
    parts: list[ft.Control] = [panes]
    if not is_low:
        parts = [head, kit.with_side_padding(GoingOutQuestion(context), bottom=0), panes]
    column = ft.Column(parts, spacing=8, expand=True, horizontal_alignment=STRETCH)
    return kit.felt(column, is_plain=True, key="felt")


def _typed_strip(context: FormContext, *, is_totals: bool) -> ft.Control | None:
    """Return a strip above the keypad with the typed value; None if the form always shows that."""
    if is_totals:
        return TypedStrip(context)
    if context.layout.has_large_text:
        return TypedField(context)
    return PinnedFields(context) if context.layout.has_pinned_fields else None


# --- all sides


def _side_columns(context: FormContext) -> ft.Control:
    """Return a column for each side, below the problems that concern no single side."""
    columns: list[ft.Control] = [SideColumn(context, side, key=side) for side in context.sides]
    row = ft.Row(columns, spacing=8, expand=True, vertical_alignment=STRETCH)
    whole = ft.Column(
        [LooseProblems(context), row], spacing=4, expand=True, horizontal_alignment=STRETCH
    )
    padding = ft.Padding.only(left=kit.SIDE_PADDING, right=kit.SIDE_PADDING, bottom=12)
    return ft.Container(whole, expand=True, padding=padding)


@memo_component
def LooseProblems(context: FormContext) -> ft.Control:
    """Box with the problems of the whole deal, above the columns; empty without any."""
    problems = use_selector(context.model, lambda m: _loose_problems(context, m))
    if not problems:
        return ft.Container()
    return problem_box(problems_key(context, problems, None))


def _loose_problems(context: FormContext, model: RecordModel) -> tuple[FormProblem, ...]:
    return loose_problems(model.view, has_columns=context.has_columns)


# --- one side


@memo_component
def FormArea(context: FormContext, *, has_question: bool, is_totals: bool) -> ft.Control:
    """Area of the form with the question who went out, and the open side or the totals.

    It scrolls on low and wide pages, in large text, and by totals.

    Args:
        context: The form.
        has_question: False if another part of the page has the question.
        is_totals: True if totals are typed, without details.
    """
    is_scrolling = is_totals or context.layout.is_scrolling or context.layout.is_wide
    scroller = ft.use_memo(ft.Ref[ft.Column], [])
    # Only totals scroll to the cursor: the typed field of a side is also above the keypad.
    place, is_typed = use_selector(
        context.model, lambda m: _typed_place(m) if is_totals else (None, False)
    )

    async def scroll_to_cursor() -> None:
        if place is not None and is_typed:
            await _scroll_to(scroller, place)

    ft.use_effect(scroll_to_cursor, [place, is_typed])

    parts: list[ft.Control] = []
    if context.layout.has_large_text:
        subtitle = target_subtitle(context.words, context.target, is_short=False)
        parts.append(kit.with_side_padding(text(subtitle, 14, color=MUTED), bottom=0))
    if has_question:
        parts.append(kit.with_side_padding(GoingOutQuestion(context), bottom=0))
    parts.append(TotalsArea(context) if is_totals else SideArea(context))
    return ft.Column(
        parts,
        ref=scroller,
        spacing=SPACING,
        scroll=ft.ScrollMode.AUTO if is_scrolling else None,
        expand=is_scrolling,
        tight=not is_scrolling,
        horizontal_alignment=STRETCH,
    )


def _typed_place(model: RecordModel) -> tuple[Place | None, bool]:
    """Return side and field of the cursor, and True if something is typed there."""
    side, field = model.form.at
    return model.form.at, bool(model.form.sides[side].texts.get(field))


async def _scroll_to(scroller: ft.Ref[ft.Column], place: Place) -> None:
    """Scroll the form to a place, if it is drawn."""
    if scroller.current is None:
        return
    try:
        await scroller.current.scroll_to(scroll_key=scroll_key(place), duration=SCROLL_DURATION)
    except (RuntimeError, TimeoutError):
        log.debug("the form could not be scrolled", exc_info=True)


@memo_component
def TotalsArea(context: FormContext) -> ft.Control:
    """Area of the form with the totals of all sides, and the problems of the deal."""
    problems = use_selector(context.model, lambda m: _loose_problems(context, m))
    mode = use_selector(context.model, lambda m: m.form.mode)
    return totals_form(context, mode, problems)


@memo_component
def SideArea(context: FormContext) -> ft.Control:
    """Area of the form with the tabs of all sides over the open side; a swipe opens the next."""
    swipe_start: Any = ft.use_ref(0.0)

    def start_swipe(event: ft.DragDownEvent[Any]) -> None:
        swipe_start.current = event.global_position.x

    def end_swipe(event: ft.DragEndEvent[Any]) -> None:
        # Use the distance: the speed is unreliable if a busy phone reports few moves.
        distance = event.global_position.x - swipe_start.current
        if abs(distance) >= MIN_SWIPE:
            context.model.open_neighbour(-1 if distance > 0 else 1)

    tabs: list[ft.Control] = [SideTab(context, side, key=side) for side in context.sides]
    head: ft.Control = ft.Row(tabs, spacing=6, vertical_alignment=ft.CrossAxisAlignment.END)
    if context.layout.has_large_text:
        head = kit.full_width_column(tabs, spacing=0)
    # One theme for all papers, because a theme costs as much as many controls.
    papers = kit.paper(SidePapers(context), bgcolor=None)
    detector = ft.GestureDetector(
        kit.full_width_column([head, papers], spacing=0),
        on_horizontal_drag_down=start_swipe,
        on_horizontal_drag_end=end_swipe,
        exclude_from_semantics=True,
    )
    return ft.Container(detector, padding=ft.Padding.symmetric(horizontal=EDGE))
