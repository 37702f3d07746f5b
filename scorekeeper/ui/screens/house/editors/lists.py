"""Values that are several: numbers one after the other, or some of the cards or canastas."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from scorekeeper.ui.components.choices import choice, choices
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.screens.house.editors.kit import Change, Kit, at, label
from scorekeeper.ui.screens.house.editors.single import number
from scorekeeper.words.rule_values import rule_value

THREES = ("red_three_values", "black_three.tabled_values", "black_three.captured_values")
"""Lists whose first number is for no card at all, and so always 0."""


def several(
    kit: Kit, path: str, options: Sequence[str], value: Sequence[str], change: Change
) -> list[ft.Control]:
    """Chips of which any number can be chosen; they stay in the order of the options."""

    def turned(option: str) -> Handler:
        def update(now: Sequence[str]) -> list[str]:
            chosen = set(now) ^ {option}
            return [one for one in options if one in chosen]

        return lambda: change(update)

    chips = [
        choice(
            rule_value(kit.words, path, [option]),
            turned(option),
            name=f"has-{path}-{option}",
            selected=option in value,
        )
        for option in options
    ]
    return [choices(chips)]


def numbers(kit: Kit, path: str, value: Sequence[int], change: Change) -> list[ft.Control]:
    """A row for each number, the last of which can be taken away, and one more added."""
    first = 1 if path in THREES else 0
    rows: list[ft.Control] = []
    for place, one in enumerate(value):
        if place >= first:
            rows.append(_row(kit, f"{path}[{place}]", place + 1 - first, one, at(change, place)))
    shorter = partial(change, _one_less) if len(value) > 1 else None
    rows.append(
        ft.Row(
            [
                button(
                    kit.words.text("house-row-less"),
                    shorter,
                    icon=ft.Icons.REMOVE,
                    name=f"less-{path}",
                    expand=True,
                ),
                button(
                    kit.words.text("house-row-more"),
                    partial(change, _one_more),
                    icon=ft.Icons.ADD,
                    name=f"more-{path}",
                    expand=True,
                ),
            ],
            spacing=8,
        )
    )
    return rows


def _row(kit: Kit, path: str, place: int, value: int, change: Change) -> ft.Control:
    title = kit.words.text("house-row-number", place=place)
    shown = number(kit, path, value, change, title=title)
    return ft.Row([ft.Container(label(title), expand=True), *shown], spacing=8)


def _one_less(now: Sequence[int]) -> list[int]:
    return list(now)[:-1]


def _one_more(now: Sequence[int]) -> list[int]:
    """The list with a number more, as far from the last as that is from the one before it."""
    *_, before, last = (0, *now) if now else (0, 0)
    return [*now, last + max(last - before, 0)]
