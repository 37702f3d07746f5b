"""The sheet for what is rare: special canastas and hands, penalties, adjustment, note."""

from collections.abc import Callable, Iterator

import flet as ft

from scorekeeper.entry import Row, chips_of, more_rows
from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import hand
from scorekeeper.ui.screens.record.controller import DealView, Kit
from scorekeeper.ui.screens.record.fields import chips_in_row, each, row_name
from scorekeeper.ui.screens.record.keypad import loose, problem_text
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SYMBOLS, Face
from scorekeeper.ui.widgets.buttons import button, mark_of, tappable
from scorekeeper.ui.widgets.dialogs import bottom_sheet
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.text import text

C = ft.Colors


def special_hands(kit: Kit, side: int) -> ft.Control:
    """No special hand, or one of those of the rule set with its points."""
    chosen = kit.pencil.form.sides[side].special_hand
    choices = [_choice(kit, side, None, kit.words.text("record-none"), on=chosen is None)]
    for one in kit.rules.special_hands:
        lines = f"{hand(kit.words, one.id)}\n{kit.words.number(one.points)}"
        choices.append(_choice(kit, side, one.id, lines, on=chosen == one.id))
    return ft.Row(list[ft.Control](choices), wrap=True, spacing=6, run_spacing=6)


def _choice(kit: Kit, side: int, name: str | None, lines: str, *, on: bool) -> ft.Control:
    ground, ink = _colors(side, name, on=on)
    first, *others = lines.split("\n")
    shown: list[ft.Control] = [text(first, 15, Face.BOLD if on else Face.MEDIUM, ink)]
    shown += [text(line, 13, color=ink) for line in others]
    return tappable(
        ft.Column(shown, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        " ".join((first, *others)),
        lambda: kit.pencil.lay_special_hand(side, name),
        name=f"special-{name or 'none'}",
        selected=on,
        padding=ft.Padding.symmetric(vertical=8 if others else 16, horizontal=14),
        bgcolor=ground,
        border=ft.Border.all(2 if on else 1, mark_of(side).color if on else C.OUTLINE_VARIANT),
        border_radius=24 if on else 12,
    )


def _colors(side: int, name: str | None, *, on: bool) -> tuple[ft.ColorValue, ft.ColorValue]:
    """Ground and ink."""
    if not on:
        return C.SURFACE_CONTAINER_LOWEST, C.ON_SURFACE
    if name is None:
        return C.SURFACE_CONTAINER_HIGHEST, C.ON_SURFACE
    return mark_of(side).color, mark_of(side).on_color


LONGEST = 5
"""Digits of an adjustment."""
ONLY_DIGITS = r"^\d*$"


def adjustment(kit: Kit, side: int) -> Iterator[ft.Control]:
    """Adds or takes off, how much, and why."""
    points, reason = kit.pencil.form.sides[side].adjustment, kit.pencil.form.sides[side].reason
    takes = kit.pencil.takes if points == 0 else points < 0
    yield text(kit.words.text("record-adjustment"), 16, Face.BOLD)

    def turned(takes: bool) -> None:  # noqa: FBT001
        kit.pencil.takes = takes
        kit.pencil.redraw()
        kit.pencil.adjust(side, -abs(points) if takes else abs(points), reason)

    def typed(shown: str) -> None:
        number = int(shown) if shown.isdigit() else 0
        kit.pencil.takes = takes
        kit.pencil.adjust(side, -number if takes else number, reason)

    yield ft.Row(signs(kit.words, turned, takes=takes), spacing=6)
    label = kit.words.text("record-adjustment-points")
    shown = str(abs(points)) if points else ""
    yield _points_field(label, shown, typed)
    yield NameField(
        kit.words.text("record-reason"),
        reason,
        lambda said: kit.pencil.adjust(side, points, said),
        name="reason",
        is_sentence=True,
    )


def signs(words: Words, turn: Callable[[bool], None], *, takes: bool) -> list[ft.Control]:
    """Adds, or takes off: one of the two is chosen."""
    gives = words.text("record-adjustment-gives")
    less = words.text("record-adjustment-takes")
    return [
        _sign(gives, "adds", lambda: turn(False), on=not takes),
        _sign(less, "takes-off", lambda: turn(True), on=takes),
    ]


def _points_field(label: str, value: str, on_change: Callable[[str], None]) -> ft.Semantics:
    """A field for the system's keyboard: only what is rare is typed like that."""
    style = ft.TextStyle(
        size=16,
        font_family=Face.REGULAR,
        font_family_fallback=[SYMBOLS],
        color=C.ON_SURFACE,
    )
    return ft.Semantics(
        identifier="adjustment",
        label=label,
        container=True,
        content=ft.TextField(
            label=label,
            value=value,
            text_style=style,
            max_length=LONGEST,
            counter="",
            keyboard_type=ft.KeyboardType.NUMBER,
            input_filter=ft.InputFilter(ONLY_DIGITS),
            on_change=lambda e: on_change(e.control.value or ""),
        ),
    )


def _sign(label: str, name: str, on_tap: Callable[[], None], *, on: bool) -> ft.Control:
    ink = C.ON_PRIMARY if on else C.ON_SURFACE
    sign: list[ft.Control] = [ft.Icon(ft.Icons.CHECK, size=18, color=ink)] if on else []
    return tappable(
        ft.Row(
            [*sign, text(label, 15, Face.BOLD if on else Face.MEDIUM, ink)],
            spacing=4,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        label,
        on_tap,
        name=name,
        selected=on,
        expand=True,
        padding=ft.Padding.symmetric(vertical=14, horizontal=8),
        bgcolor=C.PRIMARY if on else C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, C.PRIMARY if on else C.OUTLINE),
        border_radius=24 if on else 12,
    )


EDGE = 16
CHIP = 52
FEW = 3
"""So many chips stand beside their words; more stand below them."""


def more_sheet(state: State, kit: Kit, deal: DealView, close: Callable[[], None]) -> ft.BottomSheet:
    """Everything about the chosen side that has no place on the screen itself."""
    mark, name = mark_of(deal.open_side).symbol, kit.name(deal.open_side)
    title = f"{mark} {kit.words.text('record-more-title', side=name)}"
    rows = [
        ft.Container(part, padding=ft.Padding.only(left=EDGE, right=EDGE, bottom=10))
        for part in _parts(kit, deal, close)
    ]
    words, points = kit.words, deal.opened.points
    done = button(words.text("record-done", points=points), close, name="done", filled=True)
    return bottom_sheet(state, title, rows, close, foot=done)


def _parts(kit: Kit, deal: DealView, close: Callable[[], None]) -> Iterator[ft.Control]:
    if not deal.is_totals:
        for problem in loose(deal.opened.problems):
            yield problem_text(problem, problem.said)
        yield from _counts(kit, deal.open_side)
    yield from adjustment(kit, deal.open_side)
    pencil, words = kit.pencil, kit.words
    note = words.text("record-note")
    yield NameField(
        note, pencil.form.note, pencil.take_note, name="note", is_sentence=True, lines=3
    )

    def clear() -> None:
        pencil.start_anew()
        close()

    yield button(words.text("record-clear"), clear, name="clear")


def _counts(kit: Kit, side: int) -> Iterator[ft.Control]:
    """The special hands where there are any, since they end a deal, and rows of chips."""
    if kit.rules.special_hands:
        yield text(kit.words.text("record-special-hand"), 16, Face.BOLD)
        yield special_hands(kit, side)
    for row in more_rows(kit.rules):
        yield _row(kit, side, row)


def _row(kit: Kit, side: int, row: Row) -> ft.Control:
    chips = chips_of(kit.pencil.form, side, row)
    lines: list[ft.Control] = [text(row_name(kit, row), 15, Face.MEDIUM)]
    if worth := each(kit, row):
        lines.append(text(worth, 13, color=ft.Colors.ON_SURFACE_VARIANT))
    what = ft.Column(lines, spacing=0, expand=True, alignment=ft.MainAxisAlignment.CENTER)
    numbers = ft.Row(
        chips_in_row(kit, side, row, chips),
        spacing=6,
        width=(CHIP + 6) * len(chips),
        height=kit.sizes.chip,
    )
    if len(chips) <= FEW and not kit.sizes.is_large:
        return ft.Row([what, numbers], spacing=8)
    return ft.Column([ft.Row([what]), numbers], spacing=2)
