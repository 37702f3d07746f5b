"""The special hands of a rule set, to choose one from."""

import flet as ft

from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.theme import Face
from scorekeeper.words.rule_tables import hand

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
