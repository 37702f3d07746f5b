"""The sheet for what is rare: special canastas and hands, penalties, adjustment, note."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import flet as ft

from scorekeeper.entry.chips import chips_of, more_rows
from scorekeeper.entry.form import FormView
from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import hand
from scorekeeper.ui.screens.record.side import (
    FormContext,
    NumberChip,
    problem_text,
    row_name,
    row_worth,
)
from scorekeeper.ui.theme import SYMBOLS, Face, text
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets.fields import NameField

C = ft.Colors
EDGE, CHIP, FEW = 16, 52, 3
"""So many chips stand beside their words; more stand below them."""
LONGEST = 5
"""Digits of an adjustment."""


def more_sheet(context: FormContext, view: FormView, close: Callable[[], None]) -> ft.BottomSheet:
    """Return everything about the chosen side that has no place on the screen itself."""
    words, side, controller = context.words, view.sides[view.open_side], context.controller
    name = context.target.match.sides[side.place].name
    title = f"{buttons.mark_of(side.place).symbol} {words.text('record-more-title', side=name)}"
    parts: list[ft.Control] = []
    if not view.is_totals:
        parts += [
            problem_text(context, problem)
            for problem in side.problems
            if problem.field is None and not problem.is_about_going_out
        ]
        if context.target.match.rules.special_hands:
            parts.append(text(words.text("record-special-hand"), 16, Face.BOLD))
            parts.append(_special_hands(context, side.place))
        parts += _rows(context, side.place)
    parts += _adjustment(context, side.place)

    def take_note(note: str) -> None:
        controller.change(replace(controller.form, note=note))

    def clear() -> None:
        controller.start_anew()
        close()

    note = words.text("record-note")
    field = NameField(note, controller.form.note, take_note, name="note", is_sentence=True, lines=3)
    parts += [field, buttons.button(words.text("record-clear"), clear, name="clear")]
    edges = ft.Padding.only(left=EDGE, right=EDGE, bottom=10)
    rows = [ft.Container(part, padding=edges) for part in parts]
    label = words.text("record-done", points=side.points)
    done = buttons.button(label, close, name="done", filled=True)
    return dialogs.bottom_sheet(controller.state, title, rows, close, foot=done)


def _special_hands(context: FormContext, side: int) -> ft.Control:
    """Return no special hand, and those of the rule set with their points."""
    words, controller, mark = context.words, context.controller, buttons.mark_of(side)
    chosen = controller.form.sides[side].special_hand

    def choose(name: str | None) -> None:
        controller.change(controller.form.with_special_hand(side, name))

    hands: dict[str | None, tuple[str, ...]] = {None: (words.text("record-none"),)}
    for special in context.target.match.rules.special_hands:
        hands[special.id] = hand(words, special.id), words.number(special.points)
    choices: list[ft.Control] = []
    for name, (first, *others) in hands.items():
        on = name == chosen
        ground: ft.ColorValue = C.SURFACE_CONTAINER_HIGHEST if on else C.SURFACE_CONTAINER_LOWEST
        ink: ft.ColorValue = C.ON_SURFACE
        if on and name is not None:
            ground, ink = mark.color, mark.on_color
        lines: list[ft.Control] = [text(first, 15, Face.BOLD if on else Face.MEDIUM, ink)]
        lines += [text(line, 13, color=ink) for line in others]
        center = ft.CrossAxisAlignment.CENTER
        choices.append(
            buttons.tappable(
                ft.Column(lines, spacing=0, tight=True, horizontal_alignment=center),
                " ".join((first, *others)),
                partial(choose, name),
                name=f"special-{name or 'none'}",
                selected=on,
                padding=ft.Padding.symmetric(vertical=8 if others else 16, horizontal=14),
                bgcolor=ground,
                border=ft.Border.all(2 if on else 1, mark.color if on else C.OUTLINE_VARIANT),
                border_radius=24 if on else 12,
            )
        )
    return ft.Row(choices, wrap=True, spacing=6, run_spacing=6)


def _rows(context: FormContext, side: int) -> Iterator[ft.Control]:
    """Yield the rows of chips for rare things."""
    form, sizes = context.controller.form, context.sizes
    for row in more_rows(context.target.match.rules):
        chips = chips_of(row, form.chip_state(side, row))
        lines: list[ft.Control] = [text(row_name(context, row), 15, Face.MEDIUM)]
        if worth := row_worth(context, row):
            lines.append(text(worth, 13, color=C.ON_SURFACE_VARIANT))
        center = ft.MainAxisAlignment.CENTER
        label = ft.Column(lines, spacing=0, expand=True, alignment=center)
        numbers = ft.Row(
            [NumberChip(context, side, row, chip, key=chip.number) for chip in chips],
            spacing=6,
            width=(CHIP + 6) * len(chips),
            height=sizes.chip,
        )
        if len(chips) <= FEW and not sizes.is_large:
            yield ft.Row([label, numbers], spacing=8)
        else:
            yield ft.Column([ft.Row([label]), numbers], spacing=2)


def _adjustment(context: FormContext, side: int) -> Iterator[ft.Control]:
    """Yield whether points are added or taken off, how many, and why."""
    words, controller = context.words, context.controller
    points, reason = controller.form.sides[side].adjustment, controller.form.sides[side].reason
    takes = controller.is_penalty if points == 0 else points < 0

    def adjust(points: int, reason: str) -> None:
        controller.change(controller.form.with_adjustment(side, points, reason))

    def turn(takes: bool) -> None:  # noqa: FBT001
        controller.is_penalty = takes
        controller.refresh()
        adjust(-abs(points) if takes else abs(points), reason)

    def take_points(event: ft.Event[ft.TextField]) -> None:
        typed = event.control.value or ""
        number = int(typed) if typed.isdigit() else 0
        controller.is_penalty = takes
        adjust(-number if takes else number, reason)

    yield text(words.text("record-adjustment"), 16, Face.BOLD)
    yield ft.Row(sign_choices(words, turn, takes=takes), spacing=6)
    label = words.text("record-adjustment-points")
    # only what is rare is typed with the system's keyboard
    style = ft.TextStyle(
        size=16, font_family=Face.REGULAR, font_family_fallback=[SYMBOLS], color=C.ON_SURFACE
    )
    field = ft.TextField(
        label=label,
        value=str(abs(points)) if points else "",
        text_style=style,
        max_length=LONGEST,
        counter="",
        keyboard_type=ft.KeyboardType.NUMBER,
        input_filter=ft.InputFilter(r"^\d*$"),
        on_change=take_points,
    )
    yield ft.Semantics(identifier="adjustment", label=label, container=True, content=field)
    yield NameField(
        words.text("record-reason"),
        reason,
        lambda typed: adjust(points, typed),
        name="reason",
        is_sentence=True,
    )


def sign_choices(words: Words, turn: Callable[[bool], None], *, takes: bool) -> list[ft.Control]:
    """Return the choice between points that are added and points that are taken off."""
    choices: list[ft.Control] = []
    for key, name, is_penalty in (("gives", "adds", False), ("takes", "takes-off", True)):
        on = takes == is_penalty
        ink = C.ON_PRIMARY if on else C.ON_SURFACE
        label = words.text(f"record-adjustment-{key}")
        sign: list[ft.Control] = [ft.Icon(ft.Icons.CHECK, size=18, color=ink)] if on else []
        verb = text(label, 15, Face.BOLD if on else Face.MEDIUM, ink)
        choices.append(
            buttons.tappable(
                ft.Row([*sign, verb], spacing=4, alignment=ft.MainAxisAlignment.CENTER),
                label,
                partial(turn, is_penalty),
                name=name,
                selected=on,
                expand=True,
                padding=ft.Padding.symmetric(vertical=14, horizontal=8),
                bgcolor=C.PRIMARY if on else C.SURFACE_CONTAINER_LOWEST,
                border=ft.Border.all(1, C.PRIMARY if on else C.OUTLINE),
                border_radius=24 if on else 12,
            )
        )
    return choices
