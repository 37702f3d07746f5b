"""Beside the form: the questions after others saved, and the sheet for what is rare."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry.chips import LAST, more_rows
from scorekeeper.entry.form import FormView
from scorekeeper.i18n import Words, matches, messages
from scorekeeper.i18n.rules import hand
from scorekeeper.rules.model import SpecialHand
from scorekeeper.services import Change
from scorekeeper.ui.screens.record import panels, room, rows
from scorekeeper.ui.screens.record.controller import DealFormController, EditKind
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets.cards import card_picture
from scorekeeper.ui.widgets.fields import NameField

C = ft.Colors
CARD_WIDTH = 24
HANDS = {
    "straight": ("As", "Kh", "Qs", "Jd", "10c"),
    "pairs": ("4h", "4s", "9d", "9c", "Kh", "Ks"),
    "pairs_no_wilds": ("4h", "4s", "9d", "9c", "Kh", "Ks"),
    "pairs_twos_sevens_aces": ("2s", "2h", "7d", "7c", "As", "Ah"),
    "garbage": ("5h", "9s", "Jd", "Kc"),
    "wild_pairs": ("2s", "2h", "joker", "joker"),
    "triples": ("5h", "5s", "5c", "9d", "9s", "9h"),
    "quads": ("6h", "6s", "6c", "6d"),
}
"""Some cards of a special hand, by its id."""


def moved_on(controller: DealFormController, done: buttons.Handler) -> ft.AlertDialog:
    """Ask what becomes of the deal that is typed here, after what others saved meanwhile.

    `done` is called where the deal is saved or given up.
    """
    words, target = controller.state.words, controller.target

    def by(change: Change) -> str:
        state = controller.state
        return "here" if change.by in (state.device, state.author) else "elsewhere"

    def then(verb: Callable[[], Awaitable[bool]]) -> buttons.Handler:
        async def handler() -> None:
            if await verb():
                done()

        return handler

    if controller.rivals:
        title, sentences, answers = _same_deal(controller, by, then)
    else:
        title, go_on = words.text("record-moved-on"), words.text("record-go-on")
        if controller.was_refused:
            go_on = words.text("record-save", number=target.number)
        open_match, anew = target.open_match, words.text("record-start-anew")
        changes = [c for c in open_match.history.changes if c.number > controller.seen]
        sentences = [
            words.text(
                "record-meanwhile",
                by=by(change),
                time=messages.clock(words, change.at),
                what=matches.ChangeTexts(words, open_match).text(change),
            )
            for change in changes[-3:]
        ]
        sentences.append(words.text("record-moved-on-hint", number=target.number, kind=target.kind))
        answers = [
            buttons.button(go_on, then(controller.go_on), name="go-on", filled=True),
            buttons.button(anew, controller.start_anew, name="start-anew"),
        ]
    leave_open = partial(controller.leave_open, target.seen)
    dialog = dialogs.question(title, " ".join(sentences), answers, leave_open)
    dialog.modal = True  # a tap beside it that was meant for Save may come late
    return dialog


def _same_deal(
    controller: DealFormController, by: Callable[[Change], str], then: Callable[..., Any]
) -> tuple[str, list[str], list[ft.Control]]:
    """Two phones may have typed the same deal: nothing that is easily tapped counts it twice."""
    words, target, rivals = controller.state.words, controller.target, controller.rivals
    kind, last = target.kind, rivals[-1].number
    sentences = [
        words.text(
            "record-rival",
            by=by(rival.change),
            kind=kind,
            number=rival.number,
            time=messages.clock(words, rival.change.at),
            points=" : ".join(map(words.number, rival.points)),
        )
        for rival in rivals
    ]
    mine = " : ".join(words.number(side.points) for side in controller.view.sides)
    sentences.append(words.text("record-rival-mine", points=mine))
    keep, amend = words.text("record-rival-keep"), words.text("record-rival-amend", number=last)
    saves = str(controller.was_refused).lower()
    go_on = words.text("record-rival-another", number=target.number, saves=saves)
    answers = [
        buttons.button(keep, then(controller.give_way), name="keep", filled=True),
        buttons.button(
            amend if kind is EditKind.AMEND else go_on, then(controller.go_on), name="go-on"
        ),
    ]
    if controller.was_refused and kind is not EditKind.AMEND and len(rivals) == 1:
        answers.append(buttons.button(amend, then(controller.amend_theirs), name="amend-theirs"))
    return words.text("record-rival-title", kind=kind, number=last), sentences, answers


def not_saved(state: State) -> ft.AlertDialog:
    """Tell why the store did not save the deal; the form stays as it is."""
    words = state.words

    def close() -> None:
        state.failure = None

    label, name = words.text("record-close"), "not-saved-close"
    answers = [buttons.button(label, close, name=name, filled=True)]
    return dialogs.question(words.text("record-not-saved"), state.failure or "", answers, close)


def more_sheet(
    context: room.FormContext, view: FormView, close: Callable[[], None]
) -> ft.BottomSheet:
    words, side, controller = context.words, view.sides[view.open_side], context.controller
    name = context.target.match.sides[side.place].name
    title = words.text("record-more-title", side=name)
    parts: list[ft.Control] = []
    if not view.is_totals:
        parts += [
            panels.problem_text(context, problem)
            for problem in side.problems
            if problem.field is None and not problem.is_about_going_out
        ]
        if context.target.match.rules.special_hands:
            parts.append(text(words.text("record-special-hand"), 16, Face.BOLD))
            parts.append(_special_hands(context, side.place, lambda: None))
        parts += rows.trump_row(context)
        parts += _rows(context, side.place)
    parts += _adjustment(context, side.place)

    def clear() -> None:
        controller.start_anew()
        close()

    note = words.text("record-note")
    field = NameField(
        note,
        controller.form.note,
        lambda note: controller.change(replace(controller.form, note=note)),
        name="note",
        is_sentence=True,
        lines=3,
    )
    parts.append(field)
    # apart from the rest: it clears what all sides have
    parts.append(ft.Container(height=24))
    parts.append(buttons.button(words.text("record-clear-deal"), clear, name="clear"))
    label = words.text("record-done", points=side.points)
    done = buttons.button(label, close, name="done", filled=True)
    return dialogs.bottom_sheet(controller.state, title, parts, close, foot=done)


def hands_sheet(context: room.FormContext, side: int, close: Callable[[], None]) -> ft.BottomSheet:
    """Show the special hands as they are held; a tap on one takes it and closes the sheet."""
    hands, title = _special_hands(context, side, close), context.words.text("record-special-hand")
    return dialogs.bottom_sheet(context.controller.state, title, [hands], close)


def _special_hands(context: room.FormContext, side: int, then: Callable[[], None]) -> ft.Control:
    """Return the special hands, two in a row, and the way back to none."""
    words, controller = context.words, context.controller
    chosen = controller.form.sides[side].special_hand

    def choose(name: str | None) -> None:
        controller.change(controller.form.with_special_hand(side, name))
        then()

    boxes = [
        _hand_box(context, side, special, partial(choose, special.id), is_on=special.id == chosen)
        for special in context.target.match.rules.special_hands
    ]
    label, none = words.text("record-none"), partial(choose, None)
    across = 1 if context.sizes.is_large or len(boxes) == 1 else 2
    boxes += [ft.Container(expand=True) for _ in range(-len(boxes) % across)]
    top = ft.CrossAxisAlignment.START
    rows = [
        ft.Row(boxes[start : start + across], spacing=8, vertical_alignment=top)
        for start in range(0, len(boxes), across)
    ]
    to_none = buttons.choice(label, none, name="special-none", selected=not chosen)
    return buttons.stacked(*rows, ft.Row([to_none]))


def _hand_box(
    context: room.FormContext,
    side: int,
    special: SpecialHand,
    on_tap: buttons.Handler,
    *,
    is_on: bool,
) -> ft.Control:
    """Return a hand: some of its cards fanned out, its name and its points."""
    words, mark = context.words, buttons.mark_of(side)
    name, points = hand(words, special.id), words.number(special.points)
    cards: list[ft.Control] = []
    for place, card in enumerate(HANDS.get(special.id, ("As", "Kd", "7h"))):
        picture = buttons.picture(card_picture(words, card), CARD_WIDTH, CARD_WIDTH * 1.4)
        cards.append(ft.Container(picture, left=place * 19))
    ink: ft.ColorValue = mark.color if is_on else C.ON_SURFACE
    title = text(name[:1].upper() + name[1:], 15, Face.MEDIUM, ink, max_lines=2)
    return buttons.tappable(
        buttons.stacked(
            ft.Stack(cards, height=CARD_WIDTH * 1.4), title, digits(points, 19, ink), spacing=6
        ),
        f"{name} {points}",
        on_tap,
        name=f"special-{special.id}",
        selected=is_on,
        expand=True,
        padding=12,
        bgcolor=mark.container if is_on else None,
        border=ft.Border.all(2 if is_on else 1.25, mark.color if is_on else C.OUTLINE),
        border_radius=16,
    )


def _rows(context: room.FormContext, side: int) -> Iterator[ft.Control]:
    form, sizes = context.controller.form, context.sizes
    for row in more_rows(context.target.match.rules):
        count = min(LAST, row.most) + 1
        lines: list[ft.Control] = [text(rows.row_name(context, row), 15, Face.MEDIUM)]
        if worth := rows.row_worth(context, row):
            lines.append(text(worth, 13, color=C.ON_SURFACE_VARIANT))
        label = ft.Column(lines, spacing=0, expand=True, alignment=ft.MainAxisAlignment.CENTER)
        state = form.chip_state(side, row)
        chips = rows.ChipNumbers(context, side, row, state)
        numbers = ft.Container(chips, width=58 * count)
        if count <= 3 and not sizes.is_large:  # more stand below their words
            yield ft.Row([label, numbers], spacing=8)
        else:
            yield ft.Column([ft.Row([label]), numbers], spacing=2)


def _adjustment(context: room.FormContext, side: int) -> Iterator[ft.Control]:
    words, controller = context.words, context.controller
    points, reason = controller.form.sides[side].adjustment, controller.form.sides[side].reason
    takes = controller.is_penalty if points == 0 else points < 0

    def adjust(points: int, reason: str) -> None:
        controller.change(controller.form.with_adjustment(side, points, reason))

    def turn(takes: bool) -> None:  # noqa: FBT001
        controller.is_penalty = takes
        controller.refresh()
        adjust(-abs(points) if takes else abs(points), reason)

    def take_points(typed: str) -> None:
        number = int(typed) if typed.isdigit() else 0
        controller.is_penalty = takes
        adjust(-number if takes else number, reason)

    yield text(words.text("record-adjustment"), 16, Face.BOLD)
    yield sign_choices(words, turn, takes=takes)
    yield NameField(  # only what is rare is typed with the system's keyboard
        words.text("record-adjustment-points"),
        str(abs(points)) if points else "",
        take_points,
        name="adjustment",
        most=5,
        input_filter=ft.InputFilter(r"^\d*$"),
    )
    label, write = words.text("record-reason"), partial(adjust, points)
    yield NameField(label, reason, write, name="reason", is_sentence=True)


def sign_choices(words: Words, turn: Callable[[bool], None], *, takes: bool) -> ft.Control:
    choices: list[ft.Control] = [
        buttons.choice(
            words.text(f"record-adjustment-{key}"),
            partial(turn, is_penalty),
            name=name,
            selected=takes == is_penalty,
            expand=True,
        )
        for key, name, is_penalty in (("gives", "adds", False), ("takes", "takes-off", True))
    ]
    return ft.Row(choices, spacing=6)
