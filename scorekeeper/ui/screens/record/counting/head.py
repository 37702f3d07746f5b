"""Whose cards are counted, into which field, and how."""

import flet as ft

from scorekeeper.entry import Field, value_of
from scorekeeper.entry.counted import Way
from scorekeeper.entry.counting import ways_of
from scorekeeper.ui.components.fit import fitting_name
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.tap import DISABLED, TOUCH, Handler, icon_button, tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.record.counting.kit import GAP, CountKit
from scorekeeper.ui.theme import Face

C = ft.Colors
EDGES = 34
"""Pixels of a chip beside the name on it: its mark and its edges."""


def heads(kit: CountKit) -> list[ft.Control]:
    """The chips in lines: sides, fields, ways; on a low screen the bar has the sides."""
    fields = [where for where in kit.form.fields if where is not Field.TOTAL]
    ways = [_way(kit, way) for way in ways_of(kit.where)]
    lines = [
        [] if kit.is_low else [_side(kit, side) for side in range(len(kit.form.sides))],
        [_field(kit, where) for where in fields],
        *([[way] for way in ways] if kit.layout.has_large_text else [ways]),
    ]
    return [_line(chips) for chips in lines if chips]


def other_side(kit: CountKit) -> list[ft.Control]:
    """The way to the next side, for the bar of a low screen."""
    after = (kit.side + 1) % len(kit.form.sides)
    pencil = kit.kit.pencil
    if not kit.is_low or not pencil.may_type(after):
        return []
    said = kit.kit.name(after)
    move = lambda: pencil.move((after, kit.where))  # noqa: E731 - one line below
    return [icon_button(ft.Icons.SWAP_HORIZ, said, move, name=f"count-side-{after}")]


def _line(chips: list[ft.Control]) -> ft.Control:
    return ft.Row([ft.Container(chip, expand=True) for chip in chips], spacing=GAP)


def _side(kit: CountKit, place: int) -> ft.Control:
    side, pencil = kit.kit.sides[place], kit.kit.pencil
    width = kit.width / len(kit.form.sides) - EDGES
    name = fitting_name(side.name, side.short, width, size=15, scale=kit.layout.scale)
    return _chip(
        kit,
        f"{mark_of(place).symbol} {name}",
        (lambda: pencil.move((place, kit.where))) if pencil.may_type(place) else None,
        name=f"count-side-{place}",
        says=side.name,
        on=place == kit.side,
    )


def _field(kit: CountKit, where: Field) -> ft.Control:
    place, words = (kit.side, where), kit.words
    points = value_of(kit.form.sides[kit.side].text(where))
    name = kit.kit.field(where, short=True)
    return _chip(
        kit,
        words.text("count-field", field=name, points=points),
        None if kit.form.is_off(place) else lambda: kit.kit.pencil.move(place),
        name=f"count-field-{where}",
        on=where is kit.where,
    )


def _way(kit: CountKit, way: Way) -> ft.Control:
    label = kit.words.text("count-way", way=way)
    return _chip(
        kit, label, lambda: kit.choose_way(way), name=f"count-way-{way}", on=way is kit.way
    )


def _chip(
    kit: CountKit, label: str, on_tap: Handler | None, *, name: str, on: bool, says: str = ""
) -> ft.Control:
    """One of several; the chosen one differs in fill, weight and shape."""
    ink: ft.ColorValue = C.ON_PRIMARY if on else C.ON_SURFACE
    if on_tap is None:
        ink = C.with_opacity(DISABLED, C.ON_SURFACE)
    return tappable(
        text(
            label,
            15,
            Face.BOLD if on else Face.REGULAR,
            ink,
            max_lines=2 if kit.layout.has_large_text else 1,
            overflow=ft.TextOverflow.ELLIPSIS,
            text_align=ft.TextAlign.CENTER,
        ),
        says or label,
        on_tap,
        name=name,
        selected=on,
        height=TOUCH * max(1.0, kit.layout.scale),
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=6),
        bgcolor=C.PRIMARY if on else C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, C.PRIMARY if on else C.OUTLINE),
        border_radius=24 if on else 12,
    )
