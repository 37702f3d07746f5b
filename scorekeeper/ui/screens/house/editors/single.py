"""Values that are one thing: yes or no, one of several, a number, or none at all."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.ui.components.choices import choice, choices
from scorekeeper.ui.components.number_pad import Asked
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import digits
from scorekeeper.ui.screens.house.editors.kit import Change, Kit, becomes
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_values import rule_value

C = ft.Colors


def one_of(
    kit: Kit, path: str, options: Sequence[Any], value: Any, change: Change
) -> list[ft.Control]:
    """Chips, one for each value that there can be."""
    chips = [
        choice(
            rule_value(kit.words, path, option),
            becomes(change, option),
            name=f"is-{path}-{option}",
            selected=option == value and type(option) is type(value),
        )
        for option in options
    ]
    return [choices(chips)]


def number(
    kit: Kit, path: str, value: int, change: Change, *, title: str = "", signed: bool = False
) -> list[ft.Control]:
    """A number that opens the pad; what is taken off is typed without its sign."""
    is_cost = path in kit.costs
    title = title or rule_name(kit.words, path)
    typed = Asked(
        title=title,
        value=-value if is_cost else value,
        on_done=lambda new: change(lambda _: -new if is_cost else new),
        signed=(signed or value < 0) and not is_cost,
    )
    shown = kit.words.number(value)
    row = tappable(
        ft.Row(
            [digits(shown, 22, C.ON_SURFACE), ft.Icon(ft.Icons.DIALPAD, size=22)],
            spacing=14,
            tight=True,
        ),
        kit.words.text("house-number-label", what=title, number=shown),
        lambda: kit.ask(typed),
        name=f"number-{path}",
        padding=ft.Padding.symmetric(vertical=13, horizontal=16),
        border=ft.Border.all(1, C.OUTLINE),
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
    )
    return [ft.Row([row])]


def either(
    kit: Kit, path: str, ways: tuple[Any, Any], value: Any, change: Change
) -> list[ft.Control]:
    """Two chips: the value that is none, or one of its own to begin with."""
    absent, example = ways
    is_there = value != absent
    said = rule_value(kit.words, path, absent)
    key = "house-a-number" if isinstance(example, int) else "house-as-follows"
    chips = [
        choice(said, becomes(change, absent), name=f"none-{path}", selected=not is_there),
        choice(
            kit.words.text(key),
            becomes(change, value if is_there else example),
            name=f"some-{path}",
            selected=is_there,
        ),
    ]
    return [choices(chips)]
