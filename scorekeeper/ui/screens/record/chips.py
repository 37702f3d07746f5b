"""A row of chips: a small number, chosen by one tap; 0 is a chip like the others."""

from typing import Any

import flet as ft

from scorekeeper.entry import Chip, Row
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.fit import fits
from scorekeeper.ui.components.marks import Mark, mark_of
from scorekeeper.ui.components.tap import DISABLED, tappable
from scorekeeper.ui.components.text import one_line, text
from scorekeeper.ui.live import Live
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.theme import Face

C = ft.Colors
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
