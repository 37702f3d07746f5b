"""The record screen: a new deal, a deal to be amended, or one that was forgotten."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry import form as entry
from scorekeeper.i18n.matches import rules_name
from scorekeeper.i18n.messages import MINUS
from scorekeeper.ui.hooks import (
    component,
    get_state,
    memo_component,
    use_part,
    use_stack_entry,
    use_state,
)
from scorekeeper.ui.navigation import go_home
from scorekeeper.ui.palette import CARD_FACE, MUTED, ON_CARD_FACE
from scorekeeper.ui.screens.record import dialogs, panels, room
from scorekeeper.ui.screens.record.controller import (
    DealFormController,
    EditKind,
    EditTarget,
    edit_target,
)
from scorekeeper.ui.screens.record.counting import CountingForm
from scorekeeper.ui.screens.record.keys import Keypad, SaveButton, WhoOut, endings
from scorekeeper.ui.theme import Face, digits, number_size, one_line, text
from scorekeeper.ui.widgets import buttons, demo
from scorekeeper.ui.widgets.page import app_bar, cover, felt, padded, page, paper, scrolling
from scorekeeper.ui.widgets.side_names import short_names

C = ft.Colors
log = logging.getLogger(__name__)
ROUTE = "/record"
AT_ONCE = 0
"""Milliseconds: some people are made ill by things that slide."""


@component
def RecordScreen() -> Any:
    state, params = use_state(), ft.use_route_params()
    counting, count = ft.use_state(False)
    use_stack_entry(state.memory.open_parts, partial(count, False) if counting else None)
    target = edit_target(state.match, params)
    if target is None:
        back, gone = state.words.text("record-leave"), text(state.words.text("record-gone"), 18)
        bar = app_bar("", on_back=go_home, back_label=back)
        return cover(ROUTE, page(bar, padded(gone)), go_home)
    key = f"{target.open_match.uid}/{target.kind}/{target.deal}"
    form = RecordForm(target, count, counting=counting, key=key)
    return cover(ROUTE, form, lambda: count(False) if counting else go_home())


@component
def RecordForm(target: EditTarget, count: Callable[[bool], None], *, counting: bool) -> Any:
    """One form from its opening to its end; while `counting` the cards of a field are counted."""
    state = get_state()
    controller = ft.use_memo(lambda: DealFormController(state, target), [])
    last: Any = ft.use_ref(None)
    was_changed = target.open_match is not controller.target.open_match
    if controller.is_saving and was_changed and state.failure is None:
        # the form goes in a moment: drawing it would keep Save waiting
        return last.current
    controller.follow(target)
    ft.use_state(controller.cells["frame"])  # drawn again when it changes
    sheet_is_open, open_sheet = ft.use_state(False)
    hands_are_open, show_hands = ft.use_state(False)
    scroller = ft.use_memo(ft.Ref[ft.Column], [])
    walks = ft.use_ref(False)
    # handlers that stay the same, so that what has them is not drawn again
    to_counting, to_sheet, to_hands = ft.use_memo(
        lambda: (partial(count, True), partial(open_sheet, True), partial(show_hands, True)), []
    )
    match, form, view = controller.target.match, controller.form, controller.view
    has_tiles = bool(controller.tiles or match.rules.special_hands)
    rows = len(controller.rows) + has_tiles
    hints = (
        controller.guides
        and use_part(lambda state: state.is_guided).is_guided
        and not state.layout.is_low
    )
    height = state.layout.height - (demo.STRIP if hints else 0)
    layout = replace(state.layout, height=height) if hints else state.layout
    sizes = ft.use_memo(
        lambda: room.sizes_of(
            layout, sides=len(match.sides), rows=rows, switches=len(endings(match.rules))
        ),
        [layout, controller.target],
    )
    context = form_context(controller, sizes, to_hands)
    controller.scrolls = sizes.scrolls and not sizes.in_columns
    controller.draws_all = sheet_is_open or hands_are_open or counting

    is_asked = controller.is_stale or state.failure is not None
    ft.use_dialog(dialogs.moved_on(controller, go_home) if controller.is_stale else None)
    ft.use_dialog(dialogs.not_saved(state) if state.failure is not None else None)
    more = dialogs.more_sheet(context, view, partial(open_sheet, False)) if sheet_is_open else None
    ft.use_dialog(more)
    hands = dialogs.hands_sheet(context, view.open_side, partial(show_hands, False))
    ft.use_dialog(hands if hands_are_open else None)
    listens = not (is_asked or sheet_is_open or hands_are_open or counting)
    use_stack_entry(
        state.keyboard.listeners, partial(type_key, controller, walks) if listens else None
    )
    side, where = form.at
    is_typed = controller.scrolls and bool(form.sides[side].texts.get(where))
    ft.use_effect(partial(_scroll, scroller, form.at, is_typed), [form.at, is_typed])

    if counting and not view.is_totals and not view.is_acaba:
        points = view.sides[view.open_side].points
        last.current = CountingForm(context, form, state.layout, points, partial(count, False))
        return last.current
    has_count_key = bool(sizes.save) and not view.is_totals
    question = next((problem for problem in view.due if problem.is_about_going_out), None)
    cells = controller.cells
    bar: ft.Control = TopBar(
        context,
        cells["open"],
        to_sheet,
        None if has_count_key or view.is_totals else to_counting,
        is_totals=view.is_totals,
    )
    if hints:
        bar = buttons.stacked(bar, padded(demo.GuideStrip(cells["guide"])), spacing=4)
    parts = Parts(
        bar=bar,
        who_out=WhoOut(context, cells["ending"], question if sizes.has_question else None),
        keys=Keypad(context, to_counting if has_count_key else None, is_totals=view.is_totals),
        save=SaveButton(context, cells["save"]) if sizes.save else ft.Container(),
        loose=elsewhere(view, sizes, question) if view.due else (),
    )
    if sizes.in_columns:
        last.current = columns(context, view, parts)
    else:
        last.current = one_side(context, view, parts, scroller)
    return last.current


def form_context(
    controller: DealFormController, sizes: room.Sizes, open_hands: Callable[[], None]
) -> room.FormContext:
    words, match = controller.state.words, controller.target.match
    key = "record-field-short" if sizes.is_narrow else "record-field"
    return room.FormContext(
        controller,
        controller.target,
        words,
        sizes,
        tuple(side.name for side in match.sides) if sizes.is_roomy else short_names(match),
        {field: room.field_name(words, match.rules, field) for field in entry.Field},
        {field: room.field_name(words, match.rules, field, key) for field in entry.Field},
        open_hands,
    )


async def _scroll(scroller: ft.Ref[ft.Column], at: entry.Place, is_typed: bool) -> None:  # noqa: FBT001
    """Scroll to the cursor once something is typed there, and not before.

    A side's chips lie above its fields, and they are tapped first.
    """
    if not is_typed or scroller.current is None:
        return
    try:
        await scroller.current.scroll_to(scroll_key=room.scroll_key(at), duration=AT_ONCE)
    except (RuntimeError, TimeoutError):
        log.debug("the form could not be scrolled", exc_info=True)


def elsewhere(
    view: entry.FormView, sizes: room.Sizes, question: entry.FormProblem | None
) -> tuple[entry.FormProblem, ...]:
    """Return the problems without a place of their own on the screen: they go to the sentence.

    Those of the side that is seen come first. With columns every side's problems stand in its
    column, so only the whole deal's are left. The `question` who went out shows one of its own.
    """
    fields = [field.field for field in view.sides[view.open_side].fields]

    def has_place(problem: entry.FormProblem) -> bool:
        if problem.is_about_going_out:
            return sizes.has_question and problem is question
        if problem.side is None or (sizes.in_columns and not view.is_totals):
            return problem.side is not None
        return (view.is_totals or problem.side == view.open_side) and problem.field in fields

    loose = [problem for problem in view.due if not has_place(problem)]
    return tuple(sorted(loose, key=lambda problem: problem.side != view.open_side))


# --- arrangements


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    bar: ft.Control
    who_out: ft.Control
    keys: ft.Control
    save: ft.Control
    loose: tuple[entry.FormProblem, ...]
    """The problems without a place of their own."""


def one_side(
    context: room.FormContext, view: entry.FormView, parts: Parts, scroller: ft.Ref[ft.Column]
) -> ft.Control:
    """One side at a time; where height is short the form scrolls and the keypad stays."""
    sizes, edges = context.sizes, ft.Padding.symmetric(horizontal=room.EDGE)
    if view.is_totals:
        body = totals(context, parts.loose)
    else:
        cells, sides = context.controller.cells, range(len(view.sides))
        tabs: list[ft.Control] = [
            panels.SideTab(context, cells["side", side], key=side) for side in sides
        ]
        bodies = panels.SidePanels(context, cells["open"], parts.loose)
        head: ft.Control = ft.Row(tabs, spacing=6)
        if sizes.is_large:
            head = ft.Column(tabs, spacing=0, horizontal_alignment=room.STRETCH)
        both = ft.Column([head, bodies], spacing=0, horizontal_alignment=room.STRETCH)
        swiped = ft.GestureDetector(
            both,
            on_horizontal_drag_down=partial(_begin_swipe, context.controller),
            on_horizontal_drag_end=partial(_end_swipe, context.controller),
            exclude_from_semantics=True,
        )
        edge = 4 if context.sizes.is_narrow else 8
        body = ft.Container(swiped, padding=ft.Padding.symmetric(horizontal=edge))
    form: list[ft.Control] = [ft.Container(parts.who_out, padding=edges), body]
    is_lying = sizes.arrangement is room.Arrangement.BESIDE
    if sizes.is_large and not is_lying:
        under = text(under_title(context), 14, color=C.ON_SURFACE_VARIANT)
        form.insert(0, ft.Container(under, padding=edges))
    if sizes.scrolls:
        form = [scrolling(form, spacing=sizes.gap, ref=scroller)]
    expands = is_lying or sizes.key is None
    pad = padded(parts.keys, expand=expands, bottom=0 if sizes.save else 4)
    foot = [padded(parts.save, bottom=8)]
    every = [parts.bar, *form, pad, *(foot if sizes.save else [])]
    whole: ft.Control = ft.Column(
        every, spacing=sizes.gap, expand=True, horizontal_alignment=room.STRETCH
    )
    if is_lying:
        left = ft.Container(form[0], expand=True, padding=ft.Padding.only(top=4))
        right = ft.Column(
            [parts.bar, pad, *foot], spacing=sizes.gap + 2, horizontal_alignment=room.STRETCH
        )
        panel = ft.Container(right, width=room.LYING_PANEL)
        whole = ft.Row([left, panel], spacing=0, expand=True, vertical_alignment=room.STRETCH)
    return felt(whole, is_plain=True)


def _begin_swipe(controller: DealFormController, event: ft.DragDownEvent[Any]) -> None:
    controller.swiped_from = event.global_position.x


def _end_swipe(controller: DealFormController, event: ft.DragEndEvent[Any]) -> None:
    # by the way, not by the speed, which is wrong where a busy phone reports few moves
    way = event.global_position.x - controller.swiped_from
    if abs(way) >= 40:  # a finger that slips goes less far
        controller.step(-1 if way > 0 else 1)


def columns(context: room.FormContext, view: entry.FormView, parts: Parts) -> ft.Control:
    """The question above, the sides below it, the keypad where it has room."""
    is_beside = context.sizes.arrangement is room.Arrangement.COLUMNS
    if view.is_totals:
        fields = [totals(context, parts.loose)]
        form: ft.Control = ft.Column(fields, expand=True, horizontal_alignment=room.STRETCH)
    else:
        cells = context.controller.cells
        sides: list[ft.Control] = [
            panels.SideColumn(
                context,
                side.place,
                cells["is open", side.place],
                tuple(
                    problem
                    for problem in side.problems
                    if problem.field is None and not problem.is_about_going_out
                ),
                key=side.place,
            )
            for side in view.sides
        ]
        row = ft.Row(sides, spacing=room.GAP, expand=True, vertical_alignment=room.STRETCH)
        loose = parts.loose
        above = [panels.on_felt(panels.problem_line(context, loose, None))] if loose else []
        whole = ft.Column([*above, row], spacing=4, expand=True, horizontal_alignment=room.STRETCH)
        form = padded(whole, expand=True, bottom=room.EDGE if is_beside else 0)
    if not is_beside:
        below = padded(parts.keys), padded(parts.save, bottom=8)
        return page(parts.bar, padded(parts.who_out), form, *below, is_felt=True, is_plain=True)
    typing = paper(Typing(context, context.controller.cells["opened"]), border_radius=18)
    pad = ft.Container(
        ft.Column([typing, parts.keys, parts.save], spacing=10, horizontal_alignment=room.STRETCH),
        width=room.PANEL,
        margin=ft.Margin.only(right=room.EDGE, bottom=room.EDGE),
    )
    panes = ft.Row([form, pad], spacing=0, expand=True, vertical_alignment=room.STRETCH)
    return page(parts.bar, padded(parts.who_out), panes, is_felt=True, is_plain=True)


@memo_component
def Typing(context: room.FormContext, side: entry.SideView) -> Any:
    """The field that the keypad types into just now, in the largest digits."""
    field = next((field for field in side.fields if field.is_active), side.fields[0])
    number = field.text.replace(entry.MINUS, MINUS) or "0"
    name = one_line(context.target.match.sides[side.place].name, 16, Face.MEDIUM, expand=True)
    about = text(context.field_names[field.field], 14, color=C.ON_SURFACE_VARIANT)
    heading = ft.Row([buttons.side_back(side.place, 16), name, about], spacing=6)
    total = digits(number, number_size(number, 54, 8), C.ON_SURFACE)
    return ft.Container(
        ft.Column([heading, ft.Row([total], alignment=ft.MainAxisAlignment.END)], spacing=6),
        height=112,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
    )


# --- totals only


def totals(context: room.FormContext, problems: Sequence[entry.FormProblem]) -> ft.Control:
    """Return a large field a side, and what is wrong with the deal or that details can wait."""
    sides, cells = range(len(context.names)), context.controller.cells
    is_low = len(sides) > room.PAIR or context.sizes.is_large
    fields: list[ft.Control] = [
        paper(
            TotalField(context, cells["side", side], is_low),
            border_radius=18,
            expand=None if is_low else True,
            key=side,
        )
        for side in sides
    ]
    both: ft.Control = ft.Row(fields, spacing=8)
    if is_low:
        both = ft.Column(fields, spacing=context.sizes.gap, horizontal_alignment=room.STRETCH)
    hint = context.words.text("record-totals-hint")
    below: ft.Control = text(hint, 13, color=C.ON_SURFACE_VARIANT)
    if problems:
        below = panels.on_felt(panels.problem_line(context, problems, None))
    return padded(ft.Column([both, below], spacing=8, horizontal_alignment=room.STRETCH))


@memo_component
def TotalField(context: room.FormContext, view: entry.SideView, is_low: bool) -> Any:  # noqa: FBT001
    """Name, the points in large digits, old and new total; a loss is said in words too."""
    field, mark, words = view.fields[0], buttons.mark_of(view.place), context.words
    is_loss = field.text.startswith(entry.MINUS)
    number = words.number(field.value) if field.text else "" if field.is_active else "0"
    if is_loss and not field.value:
        number = MINUS
    size = number_size(number, 36 if is_low else 44, 5)
    ink = (mark.color if field.is_active else C.ON_SURFACE) if field.text else MUTED
    caret = mark.color if field.is_active else C.TRANSPARENT
    sum_, name = digits(number, size, ink), f"sum-{view.place}"
    both: list[ft.Control] = [
        buttons.spoken(sum_, words.points(view.points), name=name),
        buttons.unspoken(ft.Container(width=2, height=size, bgcolor=caret)),
    ]
    points = ft.Row(both, spacing=4, tight=is_low, alignment=ft.MainAxisAlignment.END)
    after = text(words.text("record-after", total=view.after), 17, color=MUTED, max_lines=1)
    sums: list[ft.Control] = [
        buttons.unspoken(text(words.number(view.before), 15, color=MUTED)),
        buttons.spoken(after, words.number(view.after), name=f"new-total-{view.place}"),
    ]
    course, ink = ft.Row(sums, spacing=5), C.INVERSE_SURFACE
    is_wrong = bool(view.problems)
    heading = panels.SideName(
        context, view.place, view.ending, 15, ink, has_problem=is_wrong, key="name"
    )
    below: ft.Control
    if field.problem is not None:
        below = panels.problem_text(context, field.problem, size=13, most_lines=1)
    elif is_loss:
        below = one_line(words.text("record-loses", points=-view.points), 14, Face.BOLD)
    elif view.required.is_nothing:
        below = ft.Container()
    else:
        needed = words.text("record-next-meld", needed=words.requirement(view.required))
        below = one_line(needed, 14, color=MUTED)
    between, center = ft.MainAxisAlignment.SPACE_BETWEEN, ft.MainAxisAlignment.CENTER
    content: ft.Control = ft.Column([heading, points, course, below], spacing=0, alignment=between)
    if is_low:
        left = ft.Column([heading, course, below], spacing=1, expand=True, alignment=center)
        content = ft.Row([left, points], spacing=8)
    edge = C.ERROR if field.problem else mark.color if field.is_active else C.OUTLINE
    controller, place = context.controller, (view.place, field.field)
    return buttons.tappable_over(
        content,
        panels.field_label(context, field),
        lambda: controller.change(controller.form.moved(place)),
        name=f"field-{view.place}-{field.field}",
        selected=field.is_active,
        height=(80 if is_low else 148) * max(1.0, context.sizes.scale),
        key=room.scroll_key(place),
        padding=ft.Padding.symmetric(vertical=6 if is_low else 10, horizontal=12),
        border=ft.Border.all(panels.CARET_EDGE, edge),
        border_radius=18,
    )


# --- the bar


@memo_component
def TopBar(
    context: room.FormContext,
    open_side: int,
    open_sheet: Callable[[], None],
    count: Callable[[], None] | None,
    *,
    is_totals: bool,
) -> Any:
    """Close, the deal's number, the switch to totals, and the sheet for what is rare.

    `count` leads to the counting of cards, where no key does.
    """
    target, sizes, words = context.target, context.sizes, context.words
    is_lying, counts = sizes.arrangement is room.Arrangement.BESIDE, []
    if count is not None:
        label = words.text("count-cards")
        counts.append(buttons.icon_button(ft.Icons.STYLE_OUTLINED, label, count, name="count"))
    leave = "cancel" if target.kind is EditKind.AMEND else "record-leave"
    more = words.text("record-more", side=target.match.sides[open_side].name)
    return app_bar(
        words.text(f"record-title-{target.kind}", number=target.number),
        "" if sizes.is_large else under_title(context),
        is_tight=True,
        most=26 / sizes.scale if sizes.is_large and is_lying else None,
        on_back=context.controller.leave,
        back_label=words.text(leave),
        back_icon=ft.Icons.CLOSE,
        actions=[
            _mode_switch(context, on=is_totals),
            *counts,
            buttons.icon_button(ft.Icons.MORE_VERT, more, open_sheet, name="more"),
        ],
        height=sizes.bar,
    )


def under_title(context: room.FormContext) -> str:
    """Return the rule set and who dealt; where both are too long, who dealt."""
    target, words, sizes = context.target, context.words, context.sizes
    rules = rules_name(words, target.open_match)
    if target.dealer is None:
        return rules
    if count := target.match.rules.match_hands:
        of = words.text("record-of", number=target.number, count=count)
        return f"{of} · {words.text('record-dealt', dealer=target.dealer)}"
    # the bar has one button more where Save is one of the keys
    if not (sizes.in_columns or (sizes.save and len(rules) + len(target.dealer) <= 14)):
        return words.text("record-dealt", dealer=target.dealer)
    return words.text("record-under", rules=rules, dealer=target.dealer)


def _mode_switch(context: room.FormContext, *, on: bool) -> ft.Control:
    sizes, words = context.sizes, context.words
    ink: ft.ColorValue = ON_CARD_FACE if on else C.ON_SURFACE
    icon = ft.Icon(ft.Icons.CHECK if on else ft.Icons.PIN_OUTLINED, size=18, color=ink)
    is_narrow = sizes.is_narrow and not sizes.in_columns
    has_no_room = sizes.is_large or sizes.arrangement is room.Arrangement.BESIDE
    content: list[ft.Control] = [icon] if on or has_no_room else []
    if not has_no_room:
        brief = words.text("record-mode-short" if is_narrow else "record-mode")
        content.append(text(brief, 14, Face.BOLD if on else Face.MEDIUM, ink))
    pill = ft.Container(
        ft.Row(content, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        height=36,
        padding=ft.Padding.symmetric(horizontal=12),
        border_radius=18,
        border=ft.Border.all(1.25, C.OUTLINE),
        bgcolor=CARD_FACE if on else None,
    )
    return buttons.tappable(
        pill,
        words.text("record-mode"),
        context.controller.turn_mode,
        name="mode",
        selected=on,
        height=48,
        padding=ft.Padding.symmetric(horizontal=5),
        alignment=ft.Alignment.CENTER,
        border_radius=24,
    )


# --- the keyboard

ENTERS = ("Enter", "Numpad Enter")
KEYS: dict[str, str] = {
    **{f"{pad}{digit}": digit for pad in ("", "Numpad ") for digit in "0123456789"},
    **dict.fromkeys(("+", "Numpad Add"), entry.PLUS),
    **dict.fromkeys(("*", "X", "Numpad Multiply"), entry.TIMES),
    **dict.fromkeys(("-", "Numpad Subtract"), entry.Key.SIGN),
    **dict.fromkeys(("Backspace", "Delete"), entry.Key.DELETE),
    **dict.fromkeys((*ENTERS, "Arrow Down"), entry.Key.NEXT),
}
"""The keys of the keypad, by those of the keyboard."""
TURNS = {"Arrow Left": -1, "Arrow Right": 1}


def type_key(
    controller: DealFormController, walks: Any, event: ft.KeyboardEvent
) -> Awaitable[None] | None:
    """Do what a key of the keyboard stands for; others do nothing here.

    `walks` refers to whether Tab was pressed since the last digit: then Enter is for the control
    that it led to.
    """
    form, key = controller.form, event.key
    if event.ctrl or event.meta:
        return controller.save_and_leave() if key in ("S", *ENTERS) else None
    if event.alt or (key in ENTERS and walks.current):
        return None
    if key == "Escape":
        return controller.leave()
    if key == "Tab":
        walks.current = True
    elif key in TURNS:
        controller.step(TURNS[key])
    elif key == "Arrow Up":
        controller.change(form.moved(form.neighbour(-1)))
    elif key in KEYS:
        # only totals have a sign, and only they are never multiplied
        missing = entry.TIMES if form.mode is entry.Mode.TOTALS else entry.Key.SIGN
        if KEYS[key] != missing:
            walks.current = False
            controller.change(form.pressed(KEYS[key]))
    return None
