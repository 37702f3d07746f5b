"""The keypad: always open, its keys where a calculator has them."""

from typing import Any

import flet as ft

from scorekeeper.entry import Key, Place
from scorekeeper.entry.sums import PLUS, TIMES
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.tap import Handler, tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.layout import Tier
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.sizes import Sizes
from scorekeeper.ui.theme import Face

C = ft.Colors
SPACE = 6
ROWS = ("789", "456", "123")
LARGEST = 34
"""The most pixels of a digit on a key, however large text is."""
SIGN = "±"
STRETCH = ft.CrossAxisAlignment.STRETCH


@still_component
def Digits(kit: Kit, is_totals: bool) -> Any:  # noqa: FBT001
    """The digits and the operators; by totals a sign takes the place of ×."""
    rows = [[_digit(kit, digit) for digit in row] for row in ROWS]
    first = (
        _operator(kit, Key.SIGN, SIGN, "sign")
        if is_totals
        else _operator(kit, TIMES, TIMES, "times")
    )
    plus = _operator(kit, PLUS, PLUS, "plus")
    rows.append([first, _digit(kit, "0"), plus])
    return ft.Column(
        [
            ft.Row(list[ft.Control](row), spacing=SPACE, vertical_alignment=STRETCH, expand=True)
            for row in rows
        ],
        spacing=SPACE,
        expand=3,
    )


@still_component
def DeleteKey(kit: Kit) -> Any:
    """Takes back the last character."""
    icon = ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=26, color=C.ON_SURFACE_VARIANT)
    label = kit.words.text("record-key-delete")
    return _key(icon, label, lambda: kit.pencil.press(Key.DELETE), "key-delete")


@still_component
def CountKey(kit: Kit, on_tap: Handler) -> Any:
    """Leads to the counting of cards, for the field that is typed into."""
    ink, label = C.ON_SURFACE_VARIANT, kit.words.text("count-cards")
    words = text(
        label,
        kit.sizes.text(13, most=17),
        Face.MEDIUM,
        ink,
        max_lines=2,
        text_align=ft.TextAlign.CENTER,
    )
    has_room = kit.sizes.tier is Tier.TALL
    sign = [ft.Icon(ft.Icons.STYLE_OUTLINED, size=20, color=ink)] if has_room else []
    parts: list[ft.Control] = [*sign, words]
    return _key(_stacked(parts), label, on_tap, "count")


@still_component
def NextKey(kit: Kit, place: Place, share: int) -> Any:
    """Goes to the next field, and says which that is; `share` is its height in keys."""
    (side, field), low = place, share == 1
    short = low or (kit.sizes.is_narrow and not kit.sizes.in_columns)
    where = kit.following(field, short=short)
    said = kit.words.text("record-next-said", field=kit.field(field), side=kit.name(side))
    ink = C.ON_SECONDARY_CONTAINER
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.ARROW_FORWARD, size=20 if low else 26, color=ink),
        text(
            f"{mark_of(side).symbol} {where}",
            kit.sizes.text(14, most=19 if kit.sizes.is_large and not low else 24),
            Face.MEDIUM,
            ink,
            text_align=ft.TextAlign.CENTER,
        ),
    ]
    content = _side_by_side(parts) if low else _stacked(parts)
    ground = C.SECONDARY_CONTAINER
    return _key(
        content, said, lambda: kit.pencil.press(Key.NEXT), "key-next", ground=ground, share=share
    )


def _side_by_side(parts: list[ft.Control]) -> ft.Row:
    return ft.Row(parts, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _stacked(parts: list[ft.Control]) -> ft.Column:
    return ft.Column(
        parts,
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def keypad(left: ft.Control, right: list[ft.Control], sizes: Sizes) -> ft.Control:
    """The digits to the left and what else there is in a column to the right."""
    column = ft.Column(right, spacing=SPACE, expand=1, horizontal_alignment=STRETCH)
    row = ft.Row([left, column], spacing=SPACE, vertical_alignment=STRETCH, expand=True)
    if sizes.key is None:
        return row
    rows = len(ROWS) + 1
    return ft.Container(row, height=rows * sizes.key + (rows - 1) * SPACE)


def _digit(kit: Kit, digit: str) -> ft.Control:
    size = kit.sizes.text(32 if kit.sizes.is_roomy else 26, most=LARGEST)
    shown = text(digit, size, Face.MEDIUM, max_lines=1)
    return _key(shown, digit, lambda: kit.pencil.press(digit), f"key-{digit}")


def _operator(kit: Kit, key: str, shown: str, name: str) -> ft.Control:
    size = kit.sizes.text(26, most=LARGEST)
    sign = text(shown, size, Face.MEDIUM, C.ON_SURFACE_VARIANT, max_lines=1)
    label = kit.words.text(f"record-key-{name}")
    return _key(sign, label, lambda: kit.pencil.press(key), f"key-{name}")


def _key(
    content: ft.Control,
    label: str,
    on_tap: Any,
    name: str,
    *,
    ground: ft.ColorValue = C.SURFACE_CONTAINER_HIGH,
    share: int = 1,
) -> ft.Control:
    return tappable(
        content,
        label,
        on_tap,
        name=name,
        expand=share,
        alignment=ft.Alignment.CENTER,
        bgcolor=ground,
        border_radius=14,
    )
