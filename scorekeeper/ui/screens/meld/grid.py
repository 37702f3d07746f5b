"""The grid of ranks: a tap adds a card, a long press takes one away."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import flet as ft

from scorekeeper.entry.lay_down import is_never_melded
from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, TWO, WILDS, Card
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.tap import DISABLED, Handler, tappable
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.screens.meld.cards import face
from scorekeeper.ui.screens.meld.kit import Kit
from scorekeeper.ui.screens.meld.sizes import (
    LARGEST_BADGE,
    LARGEST_RANK,
    LARGEST_WORD,
    Sizes,
)
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.rule_tables import card as card_name

C = ft.Colors
COLUMNS = 5
CARDS: tuple[Card, ...] = (*reversed(NATURALS), BLACK_THREE, TWO, JOKER)
THREE = "3"
"""Of either colour, where neither is melded."""
TIMES = "×"


@dataclass(frozen=True, slots=True, kw_only=True)
class RankView:
    """What a key of the grid shows."""

    card: Card
    value: int
    """Of one card, in points."""
    count: int
    """How many are in use."""
    is_off: bool
    is_never: bool
    """Whether it is in no meld by these rules."""


class CardTaps(Protocol):
    """What taps on the keys of a grid do."""

    def card(self, card: Card) -> None:
        """Take one more of a card."""

    def less(self, card: Card) -> None:
        """Take one of a card away."""


def rank_grid(kit: Kit, *, expand: bool = False) -> ft.Column:
    """All ranks, high to low, and the delete key; where it expands it fills what room is left."""
    height = None if expand else kit.sizes.key
    rules, counts = kit.asked.rules, kit.form.counts()
    keys: list[ft.Control] = []
    for card in CARDS:
        view = RankView(
            card=card,
            value=rules.card_values[card],
            count=counts[card],
            is_off=kit.form.is_off(rules, card),
            is_never=is_never_melded(rules, card),
        )
        keys.append(RankKey(kit.words, kit.taps, kit.sizes, view, height, key=card))
    delete = kit.taps.delete if counts else None
    keys.append(delete_key(kit.words, delete, height))
    return grid_of(keys, kit.sizes.gap, height)


def grid_of(
    keys: Sequence[ft.Control], gap: float, height: float | None, columns: int = COLUMNS
) -> ft.Column:
    """Keys in rows of so many; without a height they share what room there is."""
    rows = [
        _row(keys[start : start + columns], gap, height) for start in range(0, len(keys), columns)
    ]
    return ft.Column(
        list(rows),
        spacing=gap,
        expand=height is None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _row(keys: Sequence[ft.Control], gap: float, height: float | None) -> ft.Row:
    return ft.Row(
        [ft.Container(key, expand=True) for key in keys],
        spacing=gap,
        expand=height is None,
        height=height,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@still_component
def RankKey(
    words: Words, taps: CardTaps, sizes: Sizes, view: RankView, height: float | None
) -> Any:
    """A rank, what a card of it counts, and how many are in use."""
    card, is_wild = view.card, view.card in WILDS
    ink: ft.ColorValue = C.TERTIARY if is_wild else C.ON_SURFACE
    second: ft.ColorValue = C.ON_SURFACE_VARIANT
    if view.count:
        ink = second = C.ON_PRIMARY_CONTAINER
    if view.is_off:
        ink = second = C.with_opacity(DISABLED, ink)
    name = card_name(words, card)
    below = words.text("meld-never") if view.is_never else words.number(view.value)
    return _key(
        _badged(_rank(words, sizes, view, ink), one_line(below, 13, color=second), sizes, view),
        words.text("meld-key-said", card=name, value=below, count=view.count),
        None if view.is_off else lambda: taps.card(card),
        height,
        name=f"rank-{card}",
        used=view.count > 0,
        framed=is_wild,
        on_long_press=_less(taps, card) if view.count else None,
    )


def delete_key(words: Words, on_tap: Handler | None, height: float | None) -> ft.Control:
    """Takes the last card away."""
    ink = C.ON_SURFACE if on_tap else C.with_opacity(DISABLED, C.ON_SURFACE)
    icon = ft.Icon(ft.Icons.BACKSPACE_OUTLINED, color=ink, size=24)
    return _key(icon, words.text("meld-delete"), on_tap, height, name="delete")


def _less(taps: CardTaps, card: Card) -> Callable[[], None]:
    return lambda: taps.less(card)


def _rank(words: Words, sizes: Sizes, view: RankView, ink: ft.ColorValue) -> ft.Control:
    if view.card == JOKER:
        size = sizes.at_most(18, LARGEST_WORD)
        return one_line(words.text("meld-joker"), size, Face.BOLD, color=ink)
    shown = THREE if view.is_never else face(view.card)
    return text(shown, sizes.at_most(24, LARGEST_RANK), Face.BOLD, ink, line=1.1)


def _badged(rank: ft.Control, value: ft.Control, sizes: Sizes, view: RankView) -> ft.Control:
    """Rank and value in the middle, the count in the corner.

    It stands beside the value in large text, and on the joker, whose word fills the key.
    """
    below, count = value, view.count
    is_beside = sizes.is_large or view.card == JOKER
    if count and is_beside:
        line = [value, _badge(sizes, count)]
        below = ft.Row(line, spacing=2, tight=True)
    middle = ft.Column(
        [rank, below],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    centre = ft.Alignment.CENTER
    filling = ft.Container(middle, alignment=centre, left=0, right=0, top=0, bottom=0)
    in_corner = [_badge(sizes, count, corner=3)] if count and not is_beside else []
    return ft.Stack([filling, *in_corner], expand=True)


def _badge(sizes: Sizes, count: int, *, corner: float | None = None) -> ft.Container:
    size = sizes.at_most(13, LARGEST_BADGE)
    return ft.Container(
        digits(f"{TIMES}{count}", size, C.ON_PRIMARY),
        bgcolor=C.PRIMARY,
        border_radius=10,
        padding=ft.Padding.symmetric(vertical=1, horizontal=4),
        right=corner,
        top=corner,
    )


def _key(
    content: ft.Control,
    says: str,
    on_tap: Handler | None,
    height: float | None,
    *,
    name: str,
    used: bool = False,
    framed: bool = False,
    on_long_press: Handler | None = None,
) -> ft.Control:
    return tappable(
        content,
        says,
        on_tap,
        name=name,
        height=height,
        alignment=ft.Alignment.CENTER,
        border_radius=14,
        bgcolor=C.PRIMARY_CONTAINER if used else C.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(1.5, C.TERTIARY) if framed else None,
        on_long_press=on_long_press,
    )
