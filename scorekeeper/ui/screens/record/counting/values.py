"""A row for each value that cards have: how many there are, and what they come to."""

from collections.abc import Callable

import flet as ft

from scorekeeper.entry.counting import most_of, values_of
from scorekeeper.rules.cards import Card
from scorekeeper.ui.components.keys import Key, digit_keys
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import digits, text
from scorekeeper.ui.screens.meld.cards import face
from scorekeeper.ui.screens.record.counting.kit import GAP, CountKit
from scorekeeper.ui.theme import Face

C = ft.Colors
HEIGHT = 52


def value_rows(kit: CountKit, at: int, over: int | None, move: Callable[[int], None]) -> ft.Control:
    """A row a value; `at` is the one that is typed into, `over` one that has no more cards."""
    rows = [
        _row(kit, value, cards, move, on=value == at)
        for value, cards in values_of(kit.rules, kit.where).items()
    ]
    if kit.in_pairs:
        rows = _paired(rows)
    if over is not None:
        most = most_of(kit.rules, kit.form, kit.side, kit.where, over)
        said = kit.words.text("count-most", count=most)
        shown = text(said, 14, Face.MEDIUM, C.ERROR)
        rows.append(ft.Semantics(identifier="count-most", container=True, content=shown))
    return ft.Column(
        rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _paired(rows: list[ft.Control]) -> list[ft.Control]:
    """Two in a line."""
    cells = [ft.Container(row, expand=True) for row in rows]
    if len(cells) % 2:
        cells.append(ft.Container(expand=True))
    return [
        ft.Row([left, right], spacing=GAP)
        for left, right in zip(cells[::2], cells[1::2], strict=True)
    ]


def value_keys(
    kit: CountKit, at: int, move: Callable[[int], None], refused: Callable[[int], None]
) -> ft.Control:
    """The digits, delete, and the way to the next value."""
    values = list(values_of(kit.rules, kit.where))
    after = values[(values.index(at) + 1) % len(values)]

    def press(digit: str) -> None:
        if not kit.taps.digit(at, digit):
            refused(at)

    words = kit.words
    delete = Key(
        name="key-delete",
        says=words.text("record-key-delete"),
        on_tap=lambda: kit.taps.delete_digit(at),
        icon=ft.Icons.BACKSPACE_OUTLINED,
    )
    following = Key(
        name="key-next",
        says=words.text("count-next"),
        on_tap=lambda: move(after),
        icon=ft.Icons.ARROW_DOWNWARD,
    )
    return digit_keys(press, delete, following, height=kit.digit, scale=kit.layout.scale)


def _row(
    kit: CountKit, value: int, cards: tuple[Card, ...], move: Callable[[int], None], *, on: bool
) -> ft.Control:
    count, words = kit.counted.of_value(value), kit.words
    faces = " ".join(face(card) for card in cards)
    worth = words.text("record-equals", points=value * count)
    shown: list[ft.Control] = [
        ft.Container(
            digits(words.number(value), 22, C.ON_SURFACE),
            width=(36 if kit.in_pairs else 48) * kit.layout.scale,
        ),
        text(faces, 14, color=C.ON_SURFACE_VARIANT, expand=True),
        digits(f"×{words.number(count)}", 22, C.ON_SURFACE if count else C.ON_SURFACE_VARIANT),
    ]
    if kit.is_low:  # the cards that have the value are left out
        shown[1] = ft.Container(expand=True)
    equals = text(worth, 16, color=C.ON_SURFACE_VARIANT, text_align=ft.TextAlign.RIGHT)
    shown.append(ft.Container(equals, width=(48 if kit.in_pairs else 72) * kit.layout.scale))
    return tappable(
        ft.Row(shown, spacing=8),
        words.text("count-value-said", points=value, count=count),
        lambda: move(value),
        name=f"value-{value}",
        selected=on,
        height=HEIGHT * max(1.0, kit.layout.scale),
        padding=ft.Padding.symmetric(horizontal=12),
        alignment=ft.Alignment.CENTER,
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2, C.PRIMARY if on else C.OUTLINE_VARIANT),
    )
