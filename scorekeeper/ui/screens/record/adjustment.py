"""Points that the table gives or takes, with the reason."""

from collections.abc import Callable, Iterator

import flet as ft

from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.theme import SYMBOLS, Face
from scorekeeper.words import Words

C = ft.Colors
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
