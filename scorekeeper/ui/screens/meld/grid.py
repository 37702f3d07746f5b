"""The grid of ranks: a tap adds a card, a long press takes one away."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.entry.lay_down import is_never_melded
from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, TWO, WILDS, Card
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.tap import DISABLED, Handler, tappable
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.screens.meld.kit import Kit
from scorekeeper.ui.screens.meld.sizes import Sizes
from scorekeeper.ui.screens.meld.taps import Taps
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.rule_tables import card as card_name

C = ft.Colors
COLUMNS = 5
CARDS: tuple[Card, ...] = (*reversed(NATURALS), BLACK_THREE, TWO, JOKER)
THREE = "3"
TIMES = "×"


def rank_grid(kit: Kit, *, expand: bool = False) -> ft.Column:
    """All ranks, high to low, and the delete key; where it expands it fills what room is left."""
    counts = kit.form.counts()
    keys: list[ft.Control] = [
        RankKey(
            kit.words,
            kit.taps,
            kit.sizes,
            card,
            kit.asked.rules.card_values[card],
            counts[card],
            kit.form.is_off(kit.asked.rules, card),
            is_never_melded(kit.asked.rules, card),
            expand,
            key=card,
        )
        for card in CARDS
    ]
    keys.append(DeleteKey(kit.words, kit.taps, kit.sizes, bool(counts), expand, key="delete"))
    rows = [_row(keys[start : start + COLUMNS], kit.sizes, expand) for start in range(0, 15, 5)]
    return ft.Column(
        list(rows),
        spacing=kit.sizes.gap,
        expand=expand,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _row(keys: list[ft.Control], sizes: Sizes, expand: bool) -> ft.Row:
    cells = [ft.Container(key, expand=True) for key in keys]
    return ft.Row(
        list(cells),
        spacing=sizes.gap,
        expand=expand,
        height=None if expand else sizes.key,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@still_component
def RankKey(
    words: Words,
    taps: Taps,
    sizes: Sizes,
    card: Card,
    value: int,
    count: int,
    is_off: bool,
    is_never: bool,
    fills: bool,
) -> Any:
    """A rank, what a card of it counts, and how many are in use."""
    ink: ft.ColorValue = C.TERTIARY if card in WILDS else C.ON_SURFACE
    second: ft.ColorValue = C.ON_SURFACE_VARIANT
    if is_off:
        ink = second = C.with_opacity(DISABLED, C.ON_SURFACE)
    name, below = card_name(words, card), words.number(value)
    if is_never:
        below = words.text("meld-never")
    shown: list[ft.Control] = [_rank(words, card, ink), one_line(below, 13, color=second)]
    return _key(
        _badged(shown, count),
        words.text("meld-key-said", card=name, value=below, count=count),
        None if is_off else lambda: taps.card(card),
        sizes,
        name=f"rank-{card}",
        used=count > 0,
        framed=card in WILDS,
        fills=fills,
        on_long_press=_less(taps, card) if count else None,
    )


@still_component
def DeleteKey(words: Words, taps: Taps, sizes: Sizes, has_cards: bool, fills: bool) -> Any:
    """Takes the last card away."""
    ink = C.ON_SURFACE if has_cards else C.with_opacity(DISABLED, C.ON_SURFACE)
    return _key(
        ft.Icon(ft.Icons.BACKSPACE_OUTLINED, color=ink, size=24),
        words.text("meld-delete"),
        taps.delete if has_cards else None,
        sizes,
        name="delete",
        fills=fills,
    )


def _less(taps: Taps, card: Card) -> Callable[[], None]:
    return lambda: taps.less(card)


def _rank(words: Words, card: Card, ink: ft.ColorValue) -> ft.Control:
    if card == JOKER:
        return one_line(words.text("meld-joker"), 18, Face.BOLD, color=ink)
    return text(THREE if card == BLACK_THREE else card, 24, Face.BOLD, ink, line=1.1)


def _badged(shown: list[ft.Control], count: int) -> ft.Control:
    """Rank and value in the middle, the count in the corner."""
    middle = ft.Container(
        ft.Column(
            shown,
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        alignment=ft.Alignment.CENTER,
        left=0,
        right=0,
        top=0,
        bottom=0,
    )
    if not count:
        return ft.Stack([middle], expand=True)
    badge = ft.Container(
        digits(f"{TIMES}{count}", 13, C.ON_PRIMARY),
        bgcolor=C.PRIMARY,
        border_radius=10,
        padding=ft.Padding.symmetric(vertical=1, horizontal=5),
        right=3,
        top=3,
    )
    return ft.Stack([middle, badge], expand=True)


def _key(
    content: ft.Control,
    says: str,
    on_tap: Handler | None,
    sizes: Sizes,
    *,
    name: str,
    used: bool = False,
    framed: bool = False,
    fills: bool = False,
    on_long_press: Handler | None = None,
) -> ft.Semantics:
    return tappable(
        content,
        says,
        on_tap,
        name=name,
        height=None if fills else sizes.key,
        alignment=ft.Alignment.CENTER,
        border_radius=14,
        bgcolor=C.PRIMARY_CONTAINER if used else C.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(1.5, C.TERTIARY) if framed else None,
        on_long_press=on_long_press,
    )
