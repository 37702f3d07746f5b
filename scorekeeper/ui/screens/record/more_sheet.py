"""The sheet for what is rare: special canastas and hands, penalties, adjustment, note."""

from collections.abc import Callable, Iterator

import flet as ft

from scorekeeper.entry import Row, chips_of, more_rows
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.menu import bottom_sheet
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.record.adjustment import adjustment
from scorekeeper.ui.screens.record.chips import chips_in_row, each, row_name
from scorekeeper.ui.screens.record.handing import switch
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.problems import loose, problem_text
from scorekeeper.ui.screens.record.purpose import Kind
from scorekeeper.ui.screens.record.special_hands import special_hands
from scorekeeper.ui.screens.record.views import DealView
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

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
    if kit.purpose.kind is not Kind.AMEND:
        yield switch(pencil, kit)

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
