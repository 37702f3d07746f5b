"""The grid of ranks: a tap adds a card, a long press takes one away."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import card as card_name
from scorekeeper.rules.cards import JOKER, WILDS, Card
from scorekeeper.ui import state, theme
from scorekeeper.ui.widgets import buttons, cards
from scorekeeper.ui.widgets.text import digits, one_line, text

C = ft.Colors
COLUMNS = 5
THREE = "3"
"""Of either colour, where neither is melded."""
LARGEST_RANK, LARGEST_WORD, LARGEST_BADGE = 38, 22, 18
"""The most pixels of what stands on a key, however large text is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RankView:
    """The face of a key: a card, its value in points, and how many are in use."""

    card: Card
    value: int
    count: int
    is_off: bool
    is_never: bool = False
    """True if it is in no meld by these rules."""


class CardTaps(Protocol):
    """The handlers of the keys; equal ones spare a key from being drawn anew."""

    def card(self, card: Card) -> None:
        """Take one more of a card."""

    def less(self, card: Card) -> None:
        """Take one of a card away."""


def rank_grid(
    words: Words,
    taps: CardTaps,
    views: Sequence[RankView],
    on_delete: buttons.Handler | None,
    *,
    scale: float,
    gap: float,
    height: float | None,
) -> ft.Column:
    """A key for each rank and one that deletes; without a height they share what room there is."""
    stretch = ft.CrossAxisAlignment.STRETCH
    ink = C.ON_SURFACE if on_delete else C.with_opacity(buttons.DISABLED, C.ON_SURFACE)
    icon = ft.Icon(ft.Icons.BACKSPACE_OUTLINED, color=ink, size=24)
    delete = words.text("meld-delete")
    keys: list[ft.Control] = [
        *(RankKey(words, taps, scale, view, height, key=view.card) for view in views),
        buttons.tappable(
            icon, delete, on_delete, name="delete", **_box(height, C.SURFACE_CONTAINER_HIGH)
        ),
    ]
    rows: list[ft.Control] = [
        ft.Row(
            [ft.Container(key, expand=True) for key in keys[start : start + COLUMNS]],
            spacing=gap,
            expand=height is None,
            height=height,
            vertical_alignment=stretch,
        )
        for start in range(0, len(keys), COLUMNS)
    ]
    return ft.Column(rows, spacing=gap, expand=height is None, horizontal_alignment=stretch)


@state.memo_component
def RankKey(
    words: Words, taps: CardTaps, scale: float, view: RankView, height: float | None
) -> Any:
    """A rank, the value of a card of it, and how many are in use.

    The count stands in the corner; below the rank in large text and on the joker, whose word
    fills the key.
    """
    card, is_wild = view.card, view.card in WILDS
    ink: ft.ColorValue = C.TERTIARY if is_wild else C.ON_SURFACE
    second: ft.ColorValue = C.ON_SURFACE_VARIANT
    if view.count:
        ink = second = C.ON_PRIMARY_CONTAINER
    if view.is_off:
        ink = second = C.with_opacity(buttons.DISABLED, ink)
    if card == JOKER:
        size = min(18, LARGEST_WORD / scale)
        rank: ft.Control = one_line(words.text("meld-joker"), size, theme.Face.BOLD, color=ink)
    else:
        symbol = THREE if view.is_never else cards.face(card)
        rank = text(symbol, min(24, LARGEST_RANK / scale), theme.Face.BOLD, ink, line=1.1)
    value = words.text("meld-never") if view.is_never else words.number(view.value)
    below: ft.Control = one_line(value, 13, color=second)
    corner: list[ft.Control] = []
    if view.count:
        badge = ft.Container(
            digits(f"×{view.count}", min(13, LARGEST_BADGE / scale), C.ON_PRIMARY),
            bgcolor=C.PRIMARY,
            border_radius=10,
            padding=ft.Padding.symmetric(vertical=1, horizontal=4),
        )
        if card == JOKER or state.Layout(scale=scale).has_large_text:
            below = ft.Row([below, badge], spacing=2, tight=True)
        else:
            badge.right = badge.top = 3
            corner = [badge]
    center = ft.CrossAxisAlignment.CENTER
    middle = ft.Container(
        ft.Column([rank, below], spacing=0, tight=True, horizontal_alignment=center),
        alignment=ft.Alignment.CENTER,
        left=0,
        right=0,
        top=0,
        bottom=0,
    )
    return buttons.tappable(
        ft.Stack([middle, *corner], expand=True),
        words.text("meld-key-said", card=card_name(words, card), value=value, count=view.count),
        None if view.is_off else lambda: taps.card(card),
        name=f"rank-{card}",
        border=ft.Border.all(1.5, C.TERTIARY) if is_wild else None,
        on_long_press=(lambda: taps.less(card)) if view.count else None,
        **_box(height, C.PRIMARY_CONTAINER if view.count else C.SURFACE_CONTAINER_HIGH),
    )


def _box(height: float | None, bgcolor: ft.ColorValue) -> dict[str, Any]:
    center = ft.Alignment.CENTER
    return {"height": height, "alignment": center, "border_radius": 14, "bgcolor": bgcolor}
