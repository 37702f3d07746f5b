"""Who went out? The first question, because it rules out what cannot apply."""

from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.entry import Ended
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.fit import fits, fitting_name, lines_needed
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.tap import DISABLED, tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.helping import HelpButton
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.problems import problem_text
from scorekeeper.ui.screens.record.sizes import PAIR
from scorekeeper.ui.screens.record.views import ProblemView
from scorekeeper.ui.theme import Face

C = ft.Colors
SIDE_SHARE, NOBODY_SHARE, SPACE = 34, 22, 6
SIGN, LEAST_SIZE, MOST_LINES = 21, 12, 2
"""Pixels of the sign before a name and the gap behind it, the least size of a name, its lines."""
NOBODY_AMONG_MANY = 36
"""With more than two sides every share is small, and the word is not."""
HELP = ("out", "concealed", "kinds", "threes", "hand")
"""What there is help for, from the question down the screen."""
ICONS = {
    "concealed": (ft.Icons.VISIBILITY_OFF_OUTLINED, ft.Icons.VISIBILITY_OFF),
    "acaba": (ft.Icons.FRONT_HAND_OUTLINED, ft.Icons.FRONT_HAND),
}


def endings(rules: RuleSet) -> dict[Ended, int]:
    """The ways of ending a deal beside going out, each with the points that it brings."""
    found: dict[Ended, int] = {}
    if rules.concealed_go_out_extra:
        found["concealed"] = rules.concealed_go_out_extra
    if rules.acaba.enabled:
        found["acaba"] = rules.acaba.caller
    return found


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered."""

    asked: bool
    """Whether there is an answer at all."""
    out: int | None
    """The side that ended the deal; None: nobody."""
    ended: Ended


@still_component
def WhoOut(kit: Kit, answer: Answer, problem: ProblemView | None) -> Any:
    """The question, an answer for each side and for nobody, and how it was done."""
    ways = endings(kit.rules)
    switches = [
        _ending(kit, how, points, on=answer.ended == how, off=answer.out is None)
        for how, points in ways.items()
    ]
    answers: list[ft.Control] = [
        _answer(kit, place, on=answer.asked and answer.out == place)
        for place in (*range(len(kit.sides)), None)
    ]
    if kit.sizes.is_large:
        whole = ft.Container(_question(kit, problem), expand=True)
        asks: ft.Control = ft.Row([whole, HelpButton(kit.pencil.state, HELP)])
        return ft.Column([asks, *answers, *switches], spacing=SPACE)
    if kit.sizes.in_columns and kit.sizes.is_roomy:
        asks = ft.Container(_question(kit, problem), width=300 if problem else 140)
        return ft.Row(
            [
                asks,
                ft.Container(ft.Row(answers, spacing=SPACE), width=560),
                *switches,
                HelpButton(kit.pencil.state, HELP),
            ]
        )
    if not kit.sizes.has_question:
        return ft.Row([*answers, *switches], spacing=SPACE)
    asks = ft.Container(_question(kit, problem), expand=True)
    has_room = bool(switches or problem)
    helps = [HelpButton(kit.pencil.state, HELP)] if has_room else []
    line = ft.Row([asks, *switches, *helps], height=48 if has_room else 28, spacing=0)
    return ft.Column([line, ft.Row(answers, spacing=SPACE)], spacing=0)


def _question(kit: Kit, problem: ProblemView | None) -> ft.Control:
    if problem is not None:
        return problem_text(problem, problem.said, most_lines=2)
    return text(kit.words.text("record-who-out"), 16, Face.MEDIUM)


def _answer(kit: Kit, place: int | None, *, on: bool) -> ft.Control:
    ground: ft.ColorValue
    ink: ft.ColorValue
    if place is None:
        said, shown = kit.words.text("record-nobody-out"), kit.words.text("record-nobody")
        ground, ink = C.INVERSE_SURFACE, C.ON_INVERSE_SURFACE
    else:
        side, mark = kit.sides[place], mark_of(place)
        said = kit.words.text("record-went-out", side=side.name)
        room = _room(kit) - SIGN
        shown = fitting_name(side.name, side.short, room, size=15, scale=kit.sizes.scale)
        ground, ink = mark.color, mark.on_color
    if not on:
        ground, ink = C.SURFACE_CONTAINER_LOWEST, C.ON_SURFACE
    return tappable(
        _answer_content(kit, place, shown, ink, on=on),
        said,
        lambda: kit.pencil.went_out(place),
        name=f"who-{'nobody' if place is None else place}",
        selected=on,
        expand=None if kit.sizes.is_large else _nobody(kit) if place is None else SIDE_SHARE,
        height=kit.sizes.around(15),
        bgcolor=ground,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=3 if kit.sizes.is_narrow else 6),
        border=ft.Border.all(2 if on else 1, ground if on else C.OUTLINE),
        border_radius=24 if on else 12,
    )


def _answer_content(
    kit: Kit, place: int | None, shown: str, ink: ft.ColorValue, *, on: bool
) -> ft.Control:
    """A check mark or the side's own mark where there is room, and the name, no word torn."""
    room = _room(kit) if place is not None else _room(kit) * _nobody(kit) / SIDE_SHARE
    size, has_sign, lines = _set_in(kit, shown, room, needs_sign=on or place is not None)
    name = text(
        shown,
        size,
        Face.BOLD if on else Face.MEDIUM,
        ink,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
        expand=True,
        expand_loose=True,
    )
    sign: list[ft.Control] = []
    if on and has_sign:
        sign = [ft.Icon(ft.Icons.CHECK, size=18 if place is not None else 16, color=ink)]
    elif place is not None and has_sign:
        sign = [text(mark_of(place).symbol, 16, color=mark_of(place).color)]
    return ft.Row([*sign, name], spacing=3, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _set_in(kit: Kit, shown: str, room: float, *, needs_sign: bool) -> tuple[float, bool, int]:
    """The size of a name, whether a sign stands before it, and its lines.

    A name too long for all of that ends in an ellipsis, on a line of its own where it has a word
    that fits before.
    """
    usual, scale = 14 if kit.sizes.is_narrow else 15, kit.sizes.scale
    if kit.sizes.is_large:
        return usual, True, 1
    ways = [(size, sign) for sign in (True, False) for size in range(usual, LEAST_SIZE - 1, -1)]
    for size, has_sign in ways if needs_sign else ways[len(ways) // 2 :]:
        left = room - SIGN if has_sign else room
        lines = lines_needed(shown, left, size=size, scale=scale)
        if lines is not None and lines <= MOST_LINES:
            return size, has_sign, lines
    first, *others = shown.split() or [""]
    begins = others and fits(first, room - SIGN, size=LEAST_SIZE, scale=scale)
    return LEAST_SIZE, bool(begins), MOST_LINES if begins else 1


def _room(kit: Kit) -> float:
    """Pixels for the name of a side and the sign before it."""
    if kit.sizes.is_large:
        return kit.sizes.width - 38
    sides = len(kit.sides)
    ways = 0 if kit.sizes.has_question else len(endings(kit.rules))
    whole = 560 if kit.sizes.is_roomy else kit.sizes.width - 24 - ways * 54
    share = SIDE_SHARE / (SIDE_SHARE * sides + _nobody(kit))
    edges = 2 * ((3 if kit.sizes.is_narrow else 6) + 2)
    return (whole - SPACE * sides) * share - edges


def _nobody(kit: Kit) -> int:
    return NOBODY_SHARE if len(kit.sides) <= PAIR else NOBODY_AMONG_MANY


def _ending(
    kit: Kit,
    how: Ended,
    points: int,
    *,
    on: bool,
    off: bool,
) -> ft.Control:
    """A switch with words where there is a line for it, else with an icon."""
    ending = kit.words.text(f"record-{how}")
    earned = kit.words.points(points)
    said = kit.words.text("record-ending-said", ending=ending, points=earned)
    ink = C.with_opacity(DISABLED, C.ON_SURFACE) if off else C.ON_SURFACE
    worded = kit.sizes.has_question
    return tappable(
        _worded(ending, earned, ink, on=on) if worded else _icon(how, ink, on=on),
        said,
        None if off else lambda: kit.pencil.ended_by(how),
        name=how,
        selected=on,
        width=None if worded else 48,
        height=kit.sizes.around(15),
        padding=ft.Padding.symmetric(horizontal=8) if worded else None,
        alignment=None if worded else ft.Alignment.CENTER,
        border_radius=24 if on or worded else 12,
        bgcolor=C.SURFACE_CONTAINER_HIGHEST if on else None,
        border=None if worded else ft.Border.all(1, C.OUTLINE if not off else C.OUTLINE_VARIANT),
    )


def _worded(ending: str, earned: str, ink: ft.ColorValue, *, on: bool) -> ft.Control:
    box = ft.Icons.CHECK_BOX if on else ft.Icons.CHECK_BOX_OUTLINE_BLANK
    face = Face.BOLD if on else Face.MEDIUM
    return ft.Row(
        [
            ft.Icon(box, size=22, color=ink),
            text(ending, 14, face, ink),
            text(earned, 13, color=ink),
        ],
        spacing=6,
        tight=True,
    )


def _icon(how: Ended, ink: ft.ColorValue, *, on: bool) -> ft.Control:
    return ft.Icon(ICONS[how][on], size=22, color=ink)
