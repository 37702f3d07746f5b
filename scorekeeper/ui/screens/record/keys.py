"""The question who went out, the keypad, and Save."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry.form import PLUS, TIMES, Ended, FormProblem, Key, Place
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui.hooks import memo_component
from scorekeeper.ui.layout import Tier
from scorekeeper.ui.palette import CARD_FACE, ON_CARD_FACE
from scorekeeper.ui.screens.record import panels, room
from scorekeeper.ui.theme import Face, digits, number_size, text
from scorekeeper.ui.widgets import buttons, keypad
from scorekeeper.ui.widgets.help import HelpButton

C = ft.Colors
CENTER, CENTERED_TEXT = ft.MainAxisAlignment.CENTER, ft.TextAlign.CENTER
ICONS = {
    "concealed": (ft.Icons.VISIBILITY_OFF_OUTLINED, ft.Icons.VISIBILITY_OFF),
    "acaba": (ft.Icons.FRONT_HAND_OUTLINED, ft.Icons.FRONT_HAND),
}


def endings(rules: RuleSet) -> dict[Ended, int]:
    """Return the ways of ending a deal beside going out, each with the points that it brings."""
    points: dict[Ended, int] = {}
    if rules.concealed_go_out_extra:
        points["concealed"] = rules.concealed_go_out_extra
    if rules.acaba.enabled:
        points["acaba"] = rules.acaba.caller
    return points


@memo_component
def WhoOut(
    context: room.FormContext, answer: tuple[bool, int | None, Ended], problem: FormProblem | None
) -> Any:
    sizes, (asked, out, ended) = context.sizes, answer
    switches = [
        _ending(context, how, points, on=ended == how, off=out is None)
        for how, points in endings(context.target.match.rules).items()
    ]
    answers: list[ft.Control] = [
        _answer(context, place, on=asked and out == place)
        for place in (*range(len(context.names)), None)
    ]
    question: ft.Control = text(context.words.text("record-who-out"), 16, Face.MEDIUM)
    warning: list[ft.Control] = []
    if problem is not None:
        most_lines = None if sizes.is_large else 2
        warning = [panels.on_felt(panels.problem_text(context, problem, most_lines=most_lines))]
    row = ft.Row(answers, spacing=keypad.SPACE)
    helps = HelpButton(("out", "concealed", "kinds", "threes", "hand"))
    if sizes.is_large:
        asks: ft.Control = ft.Row([ft.Container(question, expand=True), helps])
        return ft.Column([asks, *warning, *answers, *switches], spacing=keypad.SPACE)
    if sizes.in_columns and sizes.is_roomy:
        beside = warning[0] if warning else question
        asks = ft.Container(beside, width=300 if problem else 140)
        return ft.Row([asks, ft.Container(row, width=560), *switches, helps])
    if not sizes.has_question:
        return ft.Row([*answers, *switches], spacing=keypad.SPACE)
    line: list[ft.Control] = [ft.Container(question, expand=True)]
    needed = context.target.match.rules.go_out_requirement
    if switches:
        line += [*switches, helps]
    elif needed.kinds:  # of the canastas with which a side goes out
        kinds = context.words.text("record-contract", kinds=context.words.canastas(needed.kinds))
        look: dict[str, Any] = {"color": C.ON_SURFACE_VARIANT}
        if len(needed.kinds) <= room.PAIR:
            line.append(text(kinds, 13, **look))
        else:
            look |= {"overflow": ft.TextOverflow.ELLIPSIS, "text_align": ft.TextAlign.END}
            line = [question, text(kinds, 11.5, line=1.15, max_lines=2, expand=True, **look)]
    asks = ft.Row(line, height=48 if switches else 28, spacing=0)
    return ft.Column([asks, *warning, row], spacing=4 if warning else 0)


def _answer(context: room.FormContext, place: int | None, *, on: bool) -> ft.Control:
    """Return a side that may have gone out, or nobody: a sign and a name of two lines at most."""
    sizes, words, sides = context.sizes, context.words, context.target.match.sides
    ink: ft.ColorValue = ON_CARD_FACE if on else C.ON_SURFACE
    is_pair, sign = len(sides) <= room.PAIR, list[ft.Control]()
    share = 22 if is_pair else 36  # beside many the word for nobody is as long as ever
    if place is None:
        label, short = words.text("record-nobody-out"), words.text("record-nobody")
    else:
        label, short = words.text("record-went-out", side=sides[place].name), context.names[place]
        share, sign = 34, [buttons.side_back(place, 14)]
    if not (is_pair or sizes.is_large or sizes.is_roomy):
        sign = []  # the name takes all the room
    is_short = bool(sign) and not sizes.is_narrow and len(short) <= 12
    has_room = sizes.is_large or is_short
    check = [ft.Icon(ft.Icons.CHECK, size=17, color=ink)] if on and has_room else []
    name = text(
        short,
        13 if sizes.is_narrow or not (is_pair or sizes.is_large) else 15,
        Face.BOLD if on else Face.MEDIUM,
        ink,
        max_lines=1 if sizes.is_large or len(sides) > 3 or " " not in short else 2,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=CENTERED_TEXT,
        expand=True,
        expand_loose=True,
    )
    controller, gap = context.controller, 10 if sizes.is_large else 5
    return buttons.tappable(
        ft.Row([*sign, name, *check], spacing=gap, tight=True, alignment=CENTER),
        label,
        lambda: controller.change(controller.form.went_out(place)),
        name=f"who-{'nobody' if place is None else place}",
        selected=on,
        expand=None if sizes.is_large else share,
        height=sizes.answer,
        bgcolor=CARD_FACE if on else None,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=3 if sizes.is_narrow else 6),
        border=ft.Border.all(1.5, CARD_FACE if on else C.OUTLINE),
        border_radius=24 if on else 14,
    )


def _ending(
    context: room.FormContext, how: Ended, points: int, *, on: bool, off: bool
) -> ft.Control:
    """Return a switch, with words where there is a line for it, else with an icon."""
    words, controller, has_words = context.words, context.controller, context.sizes.has_question
    ending, earned = words.text(f"record-{how}"), words.points(points)
    ink = buttons.FADED if off else C.ON_SURFACE
    content: ft.Control = ft.Icon(ICONS[how][on], size=22, color=ink)
    if has_words:
        box = ft.Icons.CHECK_BOX if on else ft.Icons.CHECK_BOX_OUTLINE_BLANK
        name = text(ending, 14, Face.BOLD if on else Face.MEDIUM, ink)
        icon = ft.Icon(box, size=22, color=ink)
        content = ft.Row([icon, name, text(earned, 13, color=ink)], spacing=6, tight=True)
    edge = C.OUTLINE_VARIANT if off else C.OUTLINE
    return buttons.tappable(
        content,
        words.text("record-ending-said", ending=ending, points=earned),
        None if off else lambda: controller.change(controller.form.ended_by(how)),
        name=how,
        selected=on,
        width=None if has_words else 48,
        height=context.sizes.answer,
        padding=ft.Padding.symmetric(horizontal=8) if has_words else None,
        alignment=None if has_words else ft.Alignment.CENTER,
        border_radius=24 if on or has_words else 12,
        bgcolor=C.SURFACE_CONTAINER_HIGHEST if on else None,
        border=None if has_words else ft.Border.all(1.5, edge),
    )


@memo_component
def Keypad(context: room.FormContext, count: Callable[[], None] | None, *, is_totals: bool) -> Any:
    """The digits, and a column with delete, the counting of cards, Next, and maybe Save."""
    sizes, words, controller = context.sizes, context.words, context.controller
    label = words.text("record-key-delete")
    delete = keypad.delete_key(
        label, lambda: controller.change(controller.form.pressed(Key.DELETE))
    )
    keys = [replace(delete, is_typed=True)]
    if count is not None:
        label = words.text("count-cards")
        size = sizes.text(13, most=17)
        name = text(label, size, Face.MEDIUM, max_lines=2, text_align=CENTERED_TEXT)
        icons = [ft.Icon(ft.Icons.STYLE_OUTLINED, size=20, color=C.ON_SURFACE)]
        content = stacked(*(icons if sizes.tier is Tier.TALL else []), name)
        keys.append(keypad.KeypadKey(name="count", label=label, on_tap=count, content=content))
    share = 4 - len(keys) if sizes.save else 1
    column: list[ft.Control] = [keypad.keypad_key(key) for key in keys]
    column.append(NextKey(context, controller.cells["next"], share))
    if not sizes.save:
        column.append(SaveButton(context, controller.cells["save"]))
    right = ft.Column(column, spacing=keypad.SPACE, expand=1, horizontal_alignment=room.STRETCH)
    grid = Digits(context, is_totals=is_totals)
    row = ft.Row([grid, right], spacing=keypad.SPACE, vertical_alignment=room.STRETCH, expand=True)
    if sizes.key is None:
        return row
    return ft.Container(row, height=4 * sizes.key + 3 * keypad.SPACE)


@memo_component
def Digits(context: room.FormContext, *, is_totals: bool) -> Any:
    """The digits and the operators; by totals a sign takes the place of ×."""
    sizes, controller = context.sizes, context.controller

    def press(key: str) -> None:
        controller.change(controller.form.pressed(key))

    def operator(name: str, key: str, symbol: str) -> keypad.KeypadKey:
        label, tap = context.words.text(f"record-key-{name}"), partial(press, key)
        return keypad.KeypadKey(
            name=f"key-{name}", label=label, on_tap=tap, content=symbol, is_typed=True
        )

    left = operator("sign", Key.SIGN, "±") if is_totals else operator("times", TIMES, TIMES)
    plus, size = operator("plus", PLUS, PLUS), 32 if sizes.is_roomy else 27
    keys = keypad.keypad(controller.state, press, left, plus, size=size, is_typed=True)
    return ft.Container(keys, expand=3)


@memo_component
def NextKey(context: room.FormContext, place: Place, share: int) -> Any:
    (side, field), sizes, is_low = place, context.sizes, share == 1
    is_short = is_low or (sizes.is_narrow and not sizes.in_columns)
    key = "record-next-short" if is_short else "record-next"
    where = room.field_name(context.words, context.target.match.rules, field, key)
    name, ink = context.target.match.sides[side].name, C.ON_SURFACE
    label = context.words.text("record-next-said", field=context.field_names[field], side=name)
    size = sizes.text(14, most=19 if sizes.is_large and not is_low else 24)
    arrow = ft.Icon(ft.Icons.ARROW_FORWARD, size=20 if is_low else 26, color=ink)
    line = text(where, size, Face.MEDIUM, ink, text_align=CENTERED_TEXT)
    back = buttons.side_back(side, 13)
    row = partial(ft.Row, spacing=4, tight=True, alignment=CENTER)
    if is_low:
        content: ft.Control = row([arrow, back, line])
    elif sizes.is_large:  # a long word takes the whole width
        content = stacked(row([arrow, back]), line, spacing=6)
    else:
        line.expand = line.expand_loose = True
        content = stacked(arrow, row([back, line]), spacing=6)
    controller = context.controller
    next_key = keypad.KeypadKey(
        name="key-next",
        label=label,
        on_tap=lambda: controller.change(controller.form.pressed(Key.NEXT)),
        content=content,
        ground=C.with_opacity(0.15, C.ON_SURFACE),
        share=share,
        is_typed=True,
    )
    return keypad.keypad_key(next_key)


def stacked(*parts: ft.Control, spacing: float = 2) -> ft.Column:
    return ft.Column(
        list(parts),
        spacing=spacing,
        tight=True,
        alignment=CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


@memo_component
def SaveButton(context: room.FormContext, state: tuple[tuple[int, ...], bool, bool, bool]) -> Any:
    """Save below the keypad, or as a key two rows high where there is no room below it.

    Filled when ready, tonal before, faded while there is nothing.
    """
    points, is_ready, is_doubtful, is_blank = state
    sizes, words, is_bar = context.sizes, context.words, bool(context.sizes.save)
    ground: ft.ColorValue = C.SECONDARY_CONTAINER
    ink: ft.ColorValue = C.ON_SECONDARY_CONTAINER
    if is_blank:
        ground, ink = C.with_opacity(0.12, C.ON_SURFACE), buttons.FADED
    elif is_ready:
        ground, ink = C.PRIMARY, C.ON_PRIMARY
    number = context.target.number
    label = words.text("record-save-anyway" if is_doubtful else "record-save", number=number)
    each = list(map(words.number, points))
    content: ft.Control
    if is_bar:
        sums, size = " : ".join(each), 20.0 if sizes.is_large else 18.0
        room = 14 if len(label) <= 14 else 11  # a longer label leaves less to the sums
        size = min(size, 28 / sizes.scale, number_size(sums, 20, room))
        if sizes.is_large and len(sums) > 10:  # of three sides, in a narrow pane
            size *= 10 / len(sums)
        together = digits(sums, size, ink)
        short = words.text("record-save-short") if sizes.is_large and not is_doubtful else label
        verb = text(short, min(17, 28 / sizes.scale), Face.MEDIUM, ink, max_lines=2)
        both: list[ft.Control] = [ft.Container(verb, expand=not sizes.is_large), together]
        line = ft.Column(both, spacing=0, tight=True) if sizes.is_large else ft.Row(both)
        icon = ft.Icon(ft.Icons.CHECK, color=ink, size=24)
        content = ft.Row([icon, ft.Container(line, expand=True)], spacing=8)
    else:
        short, size = (label, 14) if is_doubtful else (words.text("record-save-short"), 17)
        icon = ft.Icon(ft.Icons.CHECK, color=ink, size=20)
        verb = text(short, size, Face.MEDIUM, ink, text_align=CENTERED_TEXT)
        content = stacked(icon, verb, *(digits(total, 14, ink) for total in each), spacing=0)
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
        padding=ft.Padding.symmetric(horizontal=20) if is_bar else None,
        border_radius=28 if is_bar else 14,
    )
