"""A table whose rows can be changed, taken away and added."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from scorekeeper.ui.components.choices import heading
from scorekeeper.ui.components.tap import button, icon_button
from scorekeeper.ui.screens.house.editors.kit import Change, Kit, at

C = ft.Colors
Cells = Callable[[str, Any, Change], list[ft.Control]]
"""What can be changed in a row: given its path, its value and the way to change it."""


def rows(
    kit: Kit,
    path: str,
    value: Sequence[Any],
    change: Change,
    *,
    titles: Sequence[str],
    cells: Cells,
    least: int = 0,
) -> list[ft.Control]:
    """A card for each row under its title; rows beyond `least` can be taken away."""
    shown: list[ft.Control] = []
    for place, (one, title) in enumerate(zip(value, titles, strict=True)):
        where = f"{path}[{place}]"
        drop = _drop(kit, path, place, title, change) if len(value) > least else None
        inside = [*kit.complaints(where), *cells(where, one, at(change, place))]
        shown.append(_card(title, inside, drop))
    return shown


def add_button(
    kit: Kit, path: str, change: Change, added: Callable[[list[Any]], Any]
) -> ft.Control:
    """The button that puts one more row below; `added` makes it of those that there are."""
    return button(
        kit.words.text("house-row-add"),
        lambda: change(lambda now: [*now, added(list(now))]),
        icon=ft.Icons.ADD,
        name=f"add-{path}",
    )


def _drop(kit: Kit, path: str, place: int, title: str, change: Change) -> ft.Control:
    def without(now: Sequence[Any]) -> list[Any]:
        return [one for n, one in enumerate(now) if n != place]

    return icon_button(
        ft.Icons.DELETE_OUTLINE,
        kit.words.text("house-row-drop", what=title),
        lambda: change(without),
        name=f"drop-{path}-{place}",
    )


def _card(title: str, inside: list[ft.Control], drop: ft.Control | None) -> ft.Control:
    head = ft.Row([ft.Container(heading(title), expand=True), *([drop] if drop else [])])
    return ft.Container(
        ft.Column(
            [head, *inside],
            spacing=8,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.only(left=14, right=10, top=4, bottom=12),
        border=ft.Border.all(1, C.OUTLINE_VARIANT),
        border_radius=14,
    )
