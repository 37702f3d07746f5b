"""The fields of a side that the keypad types into."""

import logging
import re
from typing import Any

import flet as ft

from scorekeeper.entry import Chip, Field, Form, Place, Row
from scorekeeper.i18n.messages import MINUS
from scorekeeper.ui.screens.record.controller import (
    MORE_ROWS,
    PAIR,
    Arrangement,
    FieldView,
    Kit,
    ProblemView,
    SideView,
    Sizes,
)
from scorekeeper.ui.screens.record.keypad import SideParts, problem_row, problem_text
from scorekeeper.ui.state import Live, still_component
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    DISABLED,
    TOUCH,
    Mark,
    badge_width,
    mark_of,
    out_badge,
    spoken,
    tappable,
    tappable_over,
    unspoken,
)
from scorekeeper.ui.widgets.text import (
    SENTENCE,
    digits,
    digits_size,
    fits,
    fitting_name,
    one_line,
    text,
)

log = logging.getLogger(__name__)
AT_ONCE = 0
"""Milliseconds: some people are made ill by things that slide."""
Scroller = ft.Ref[ft.Column]
"""Finds the part of the screen that scrolls."""


def scroll_key(place: Place) -> ft.ScrollKey:
    """The key by which a field is scrolled to."""
    side, where = place
    return ft.ScrollKey(f"{side}-{where}")  # type: ignore[call-arg] # made at run time


def typed_at(form: Form) -> tuple[Place, bool]:
    """Where the cursor is, and whether something is typed there."""
    side, where = form.at
    return form.at, bool(form.sides[side].text(where))


def follow(form: Form, sizes: Sizes, scroller: Scroller) -> None:
    """A hook that scrolls to the cursor once something is typed there, and not before.

    A side's chips lie above its fields, and they are tapped first.
    """
    at, is_typed = typed_at(form)
    scrolls = sizes.scrolls and sizes.arrangement in (Arrangement.PHONE, Arrangement.BESIDE)

    async def show() -> None:
        column = scroller.current
        if not is_typed or not scrolls or column is None:
            return
        try:
            await column.scroll_to(scroll_key=scroll_key(at), duration=AT_ONCE)
        except (RuntimeError, TimeoutError):
            log.debug("the form could not be scrolled", exc_info=True)

    ft.use_effect(show, [at, is_typed, scrolls])


C = ft.Colors
BLANK = "–"
EDGE = 2.5
WORDS = 118
"""Pixels of a field that the words before the digits and the edges take."""
LEAST_WIDTH = 150
"""From this width on words and digits stand side by side."""
LAST_SEEN = 11
"""Characters of a sum that are shown while it grows."""


@still_component
def SumField(kit: Kit, view: FieldView) -> Any:
    """What is counted, the sum as typed, and its value in large digits."""
    edge, thick = _edge(view)
    lost = EDGE - thick
    return tappable_over(
        _content(kit, view),
        field_said(kit, view),
        None if view.is_off else lambda: kit.pencil.move((view.side, view.field)),
        name=f"field-{view.side}-{view.field}",
        selected=view.is_active,
        expand=None if kit.sizes.is_large else True,
        height=kit.sizes.grown(kit.sizes.field),
        key=scroll_key((view.side, view.field)),
        padding=ft.Padding.only(left=10 + lost, right=8 + lost),
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(thick, edge),
        border_radius=14,
    )


def _edge(view: FieldView) -> tuple[ft.ColorValue, float]:
    """Colour and thickness of the edge: thick where the cursor is, or something is wrong."""
    if view.is_off:
        return C.OUTLINE_VARIANT, 1
    if view.problem is not None:
        return C.ERROR, EDGE
    return (mark_of(view.side).color, EDGE) if view.is_active else (C.OUTLINE, 1)


def field_said(kit: Kit, view: FieldView) -> str:
    """What a screen reader says of a field."""
    value = kit.words.number(view.value) if view.text else kit.words.text("record-empty")
    if view.is_off:
        value = kit.words.text("record-field-off", why=view.off_because)
    name = kit.field(view.field)
    said = kit.words.text("record-field-said", field=name, side=kit.name(view.side), value=value)
    if view.problem is None:
        return said
    return kit.words.text("record-field-wrong", said=said, problem=view.problem.said)


def _content(kit: Kit, view: FieldView) -> ft.Control:
    """Words and digits, side by side where the field is wide enough."""
    shown = unspoken(_digits(kit, view))
    if kit.sizes.field_width >= LEAST_WIDTH:
        return ft.Row([_words(kit, view, shown=None), shown], spacing=2)
    return _words(kit, view, shown=shown)


def _words(kit: Kit, view: FieldView, *, shown: ft.Control | None) -> ft.Column:
    """The name of the field, the digits, and what is wrong, the sum, or what becomes of it."""
    color: ft.ColorValue = mark_of(view.side).color if view.is_active else C.ON_SURFACE
    if view.is_off:
        color = C.ON_SURFACE_VARIANT
    size = 16 if kit.sizes.is_roomy else 14
    called = kit.field(view.field)
    if kit.sizes.is_narrow or (kit.sizes.is_roomy and not fits(called, WORDS, size=size, scale=1)):
        called = kit.field(view.field, short=True)
    name = one_line(called, size, Face.MEDIUM, color=color)
    return ft.Column(
        [unspoken(name), *([shown] if shown else []), _under(kit, view)],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        expand=True,
    )


def _under(kit: Kit, view: FieldView) -> ft.Control:
    if view.problem is not None:
        return problem_text(view.problem, view.problem.brief, size=12, most_lines=1)
    shown = kit.words.text("record-field-hint", field=view.field)
    if view.is_off:
        shown = kit.words.text("record-field-off", why=view.off_because)
    elif view.is_sum:
        shown = _sum_as_typed(view.text)
    size = 14 if kit.sizes.is_roomy else 12
    return unspoken(one_line(shown, size, color=C.ON_SURFACE_VARIANT))


def _sum_as_typed(sum_: str) -> str:
    """The sum itself, or its end where it is long."""
    return sum_ if len(sum_) <= LAST_SEEN else f"…{sum_[-LAST_SEEN:]}"


def _digits(kit: Kit, view: FieldView) -> ft.Row:
    shown = kit.words.number(view.value) if view.text else "" if view.is_active else BLANK
    if view.field is Field.HAND and view.text:
        shown = f"{MINUS} {shown}"
    most = 32.0 if kit.sizes.is_roomy else 24.0 if kit.sizes.is_narrow else 26.0
    beside = WORDS * kit.sizes.scale if kit.sizes.field_width >= LEAST_WIDTH else 30
    room = kit.sizes.field_width - beside
    size = digits_size(shown, room, scale=kit.sizes.scale, most=most)
    ink: ft.ColorValue = C.ON_SURFACE if view.text else C.ON_SURFACE_VARIANT
    if view.is_off:
        shown = ""  # the words below say why
    return ft.Row(
        [digits(shown, size, ink), caret(view, size)],
        spacing=3,
        tight=kit.sizes.field_width >= LEAST_WIDTH,
        alignment=ft.MainAxisAlignment.END,
    )


def caret(view: FieldView, size: float) -> ft.Control:
    """The bar that stands where the next digit goes."""
    seen = view.is_active and not view.is_off
    color = mark_of(view.side).color if seen else C.TRANSPARENT
    return ft.Container(width=2, height=size, bgcolor=color)


def fields_of(kit: Kit, side: SideParts) -> ft.Control:
    """All fields of a side, side by side where there is room."""
    shown: list[ft.Control] = [SumField(kit, view, key=field) for field, view in side.fields]
    if kit.sizes.is_large:
        return ft.Column(
            shown, spacing=kit.sizes.gap, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    return ft.Row(shown, spacing=8)


COLUMNS = 5
"""Chips of a full row: a shorter one leaves the rest of its room free."""
LARGEST = 40
"""The most pixels of a digit on a chip, however large text is."""
Chips = tuple[Chip | Live[Chip], ...]
"""Those of a row, from none on."""


@still_component
def ChipRow(kit: Kit, side: int, row: Row, chips: Chips) -> Any:
    """What is counted, what one is worth, and the numbers to choose from."""
    sizes = kit.sizes
    shown = chips_in_row(kit, side, row, chips)
    shown += [ft.Container(expand=True) for _ in range(COLUMNS - len(chips))]
    spacing = 3 if sizes.is_narrow else 4
    numbers = ft.Row(shown, spacing=spacing, height=sizes.chip, expand=True)
    if sizes.label:
        return ft.Row([_label(kit, row), numbers], spacing=spacing, height=sizes.chip)
    return ft.Column([_line(kit, row), ft.Row([numbers])], spacing=2)


def chips_in_row(kit: Kit, side: int, row: Row, chips: Chips) -> list[ft.Control]:
    """The chips alone, each as wide as it may."""
    return [OneChip(kit, side, row, chip, key=number) for number, chip in enumerate(chips)]


def row_name(kit: Kit, row: Row) -> str:
    """What a row counts; some rule sets have a word of their own for it."""
    rules = str(kit.purpose.match.ruleset)
    return kit.words.text("record-row", group=row.group, kind=row.kind, rules=rules)


def each(kit: Kit, row: Row) -> str:
    """What one of a row is worth, or from how much to how much where that changes."""
    if row.each is None:
        return ""
    if row.together is None:
        return kit.words.text("record-each", points=row.each)
    return kit.words.text("record-each-range", first=row.each, last=row.together)


def _label(kit: Kit, row: Row) -> ft.Control:
    big, small = (20, 15) if kit.sizes.is_roomy else (15, 13)
    worth = each(kit, row)
    name = row_name(kit, row)
    said: list[ft.Control] = [one_line(name, big, Face.MEDIUM)]
    if not fits(name, kit.sizes.label, size=big, scale=1):
        said = [text(name, small, Face.MEDIUM, max_lines=2)]  # two lines of it have room
    if worth:
        said.append(one_line(worth, small, color=C.ON_SURFACE_VARIANT))
    return ft.Column(
        said,
        spacing=0,
        width=kit.sizes.label,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _line(kit: Kit, row: Row) -> ft.Control:
    return ft.Row(
        [
            ft.Container(text(row_name(kit, row), 15, Face.MEDIUM), expand=True),
            text(each(kit, row), 13, color=C.ON_SURFACE_VARIANT),
        ],
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


@still_component
def OneChip(kit: Kit, side: int, row: Row, chip: Chip) -> Any:
    """A number to choose."""
    sizes, (ground, ink, edge, thick) = kit.sizes, _colors(chip, mark_of(side))
    shown = _shown(kit, row, chip)
    said = kit.words.text(
        "record-chip-said", row=row_name(kit, row), number=shown, side=kit.name(side)
    )
    size = sizes.text(26 if sizes.is_roomy else 20, most=LARGEST)
    face = Face.BOLD if chip.on else Face.REGULAR
    return tappable(
        text(shown, size, face, ink, max_lines=1),
        said,
        None if chip.off else lambda: kit.pencil.choose(side, row, chip.number),
        name=f"chip-{side}-{row.key}-{chip.number}",
        selected=chip.on,
        expand=True,
        height=sizes.chip,
        alignment=ft.Alignment.CENTER,
        bgcolor=ground,
        border=ft.Border.all(thick, edge),
        border_radius=24 if chip.on else 12,
    )


def _shown(kit: Kit, row: Row, chip: Chip) -> str:
    """The number of a chip; of two that stand for no and yes, the word."""
    if not row.is_switch:
        return chip.shown
    return kit.words.text("value-yes" if chip.number else "value-no")


def _colors(chip: Chip, mark: Mark) -> tuple[ft.ColorValue, ft.ColorValue, ft.ColorValue, float]:
    """Ground, ink and edge of a chip, and how thick the edge is."""
    if chip.off:
        faded = C.with_opacity(DISABLED, C.ON_SURFACE)
        return C.TRANSPARENT, faded, C.with_opacity(0.12, C.ON_SURFACE), 1
    if chip.on and chip.number:
        return mark.color, mark.on_color, mark.color, 2
    if chip.on:
        return C.SURFACE_CONTAINER_HIGHEST, C.ON_SURFACE, C.OUTLINE, 2
    return C.SURFACE_CONTAINER_LOWEST, C.ON_SURFACE, C.OUTLINE_VARIANT, 1


SUM_ROOM = 110
SIZE, MOST_LINES = 14, 3
"""Of the words of a problem."""
SIGNS = re.compile(f"([+{MINUS}]) ")
"""A sign keeps to its number where a line is broken."""


@still_component
def Sentence(
    kit: Kit,
    view: SideView,
    problems: tuple[ProblemView, ...],
) -> Any:
    """The sentence, or what is wrong and has no other place; the sum and the next meld."""
    said = problem_line(kit, problems, view.place) if problems else _sentence(kit, view)
    parts: list[ft.Control] = [said, _sum(kit, view)]
    if kit.sizes.is_large:
        return ft.Column(parts, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    height = _problem_height(kit) if problems else kit.sizes.sentence
    return ft.Row(
        [ft.Container(said, expand=True), parts[1]],
        spacing=8,
        height=height,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def problem_line(kit: Kit, problems: tuple[ProblemView, ...], here: int | None) -> ft.Control:
    """The first problem and how many more there are; a tap goes to the side it is about."""
    first, side = problems[0], problems[0].spot.side
    shown = first.said
    if side is not None and side != here:
        name = kit.sides[side].name
        shown = kit.words.text("record-problem-of", side=name, problem=shown)
    if more := len(problems) - 1:
        shown = kit.words.text("record-problem-more", problem=shown, count=more)
    go_there = None if side is None else lambda: kit.pencil.open_side(side)
    return tappable(
        problem_row(shown, size=SIZE, most_lines=None if kit.sizes.is_large else MOST_LINES),
        shown,
        go_there,
        name=f"problem-{first.number}",
        height=None if kit.sizes.is_large else _problem_height(kit),
    )


def _problem_height(kit: Kit) -> float:
    return max(TOUCH, kit.sizes.sentence, MOST_LINES * SIZE * SENTENCE)


def _sentence(kit: Kit, view: SideView) -> ft.Semantics:
    said = kit.words.sentence(view.lines)
    shown = said or kit.words.text("record-nothing")
    limited = not kit.sizes.scrolls
    lines = (MORE_ROWS if kit.sizes.sentence > 50 else 2) if limited else None
    ink = C.ON_SURFACE if said else C.ON_SURFACE_VARIANT
    sentence = text(
        SIGNS.sub("\\1\N{NO-BREAK SPACE}", shown),
        14,
        color=ink,
        line=SENTENCE,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if limited else None,
    )
    name = f"sentence-{view.place}" if kit.sizes.in_columns else "sentence"
    return spoken(sentence, shown, name=name)


def _sum(kit: Kit, view: SideView) -> ft.Control:
    shown = kit.words.text("record-equals", points=view.points)
    size = digits_size(
        shown, SUM_ROOM, scale=kit.sizes.scale if not kit.sizes.is_large else 1, most=22
    )
    needed = kit.words.text("record-next-meld", needed=kit.words.requirement(view.required))
    return ft.Column(
        [
            unspoken(digits(shown, size, mark_of(view.place).on_container)),
            text(needed, 13, Face.MEDIUM, C.ON_SURFACE_VARIANT, text_align=ft.TextAlign.RIGHT),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.END,
        alignment=ft.MainAxisAlignment.CENTER,
    )


PANEL_TINT = 0.45
WARNING, SIDE_TABS_SIGNS, LEAST_NAME = 23, 40, 40
"""Pixels of the warning, of the mark and the edges, and the least for a name."""


@still_component
def SideTab(kit: Kit, view: SideView) -> Any:
    """A side's tab: mark, name, OUT; the sum of this deal and what it makes of the total."""
    mark, on = mark_of(view.place), view.is_open
    numbers: list[ft.Control] = [side_points(kit, view, most=22), side_after(kit, view, size=14)]
    many = len(kit.sides) > PAIR and not kit.sizes.is_large
    lines = numbers if many else [ft.Row(numbers, spacing=8)]
    return tappable_over(
        ft.Column(
            [unspoken(side_heading(kit, view, kit.sizes.side_width, size=15)), *lines],
            spacing=0 if many else 1,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        tab_said(kit, view),
        lambda: kit.pencil.open_side(view.place),
        name=f"tab-{view.place}",
        selected=on,
        expand=True,
        height=kit.sizes.grown(kit.sizes.tab + (6 if many else 0)),
        padding=ft.Padding.only(left=10, right=8, top=2, bottom=2),
        bgcolor=C.with_opacity(PANEL_TINT, mark.container) if on else C.TRANSPARENT,
        border_radius=ft.BorderRadius.only(top_left=16, top_right=16),
    )


def tab_said(kit: Kit, view: SideView) -> str:
    """What a screen reader says of a side's tab or heading."""
    return kit.words.text(
        "record-tab-said",
        side=view.side.name,
        points=kit.words.points(view.points),
        total=view.after,
        problem="yes" if view.problems else "no",
    )


def side_heading(kit: Kit, view: SideView, width: float, *, size: float) -> ft.Row:
    """Mark and name of a side, a warning where something is wrong, and OUT where it is out.

    All of it has `width` pixels.
    """
    mark, scale, badges = mark_of(view.place), kit.sizes.scale, list[ft.Control]()
    room = width - SIDE_TABS_SIGNS
    if view.problems:
        badges.append(ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=18, color=C.ERROR))
        room -= WARNING
    word = kit.words.text("badge-acaba" if view.called_acaba else "badge-out")
    beside = room - badge_width(word, scale=scale)
    if view.is_out and beside >= LEAST_NAME * scale:  # else the answer above says it
        badges.append(out_badge(word, view.place))
        room = beside
    name = fitting_name(view.side.name, view.side.short, room, size=size, scale=scale)
    face = Face.BOLD if view.is_open else Face.MEDIUM
    return ft.Row(
        [
            text(mark.symbol, size + 1, color=mark.color),
            one_line(name, size, face, expand=True),
            *badges,
        ],
        spacing=5,
    )


def side_points(kit: Kit, view: SideView, *, most: float) -> ft.Semantics:
    """The sum of this deal for a side, with its sign."""
    shown = kit.words.points(view.points)
    color = mark_of(view.place).on_container if view.is_open else C.ON_SURFACE
    size = digits_size(shown, kit.sizes.side_width / PAIR, scale=kit.sizes.scale, most=most)
    return spoken(digits(shown, size, color), shown, name=f"sum-{view.place}")


def side_after(kit: Kit, view: SideView, *, size: float) -> ft.Semantics:
    """The total of the match that this deal makes for a side."""
    shown = kit.words.text("record-after", total=view.after)
    label = kit.words.number(view.after)
    quiet = text(shown, size, color=C.ON_SURFACE_VARIANT, max_lines=1)
    return spoken(quiet, label, name=f"new-total-{view.place}")
