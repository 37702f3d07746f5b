"""Playing cards: laid down in a meld, and the grid of ranks by whose keys they are chosen."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Protocol

import flet as ft

from scorekeeper.entry.melds import MeldAnswer, TappedMeld, TappedMelds
from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import card as card_name
from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, RED_THREE, WILDS, Card
from scorekeeper.ui import state
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons

C = ft.Colors
WIDTH, HEIGHT, GAP = 36, 48, 4
FACES = {JOKER: "★", BLACK_THREE: "3♠", RED_THREE: "3♦"}
SUIT_SIGNS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}


def face(card: Card) -> str:
    return FACES.get(card, card)


def laid_cards(meld: TappedMeld, room: float, *, scale: float = 1.0, low: bool = False) -> ft.Row:
    """The cards of a meld beside each other; cards that are alike share one where room is short.

    `low` are cards of less height.
    """
    width, height = WIDTH * max(scale, 1), (HEIGHT - 8 if low else HEIGHT) * max(scale, 1)
    has_room = len(meld.shown) * (width + GAP) <= room
    row: list[ft.Control] = []
    for card, group in groupby(meld.shown):
        count = len(list(group))
        cards = count if has_room else 1
        row += [_card(card, meld.suit, width, height) for _ in range(cards)]
        if cards < count:
            row.append(text(f"×{count}", 16, Face.MEDIUM))
    return ft.Row(row, spacing=GAP, wrap=scale > 1 or not has_room, run_spacing=GAP)


def _card(card: Card, suit: str | None, width: float, height: float) -> ft.Container:
    """A card; wild ones are framed."""
    is_wild = card in WILDS
    ink: ft.ColorValue = C.TERTIARY if is_wild else C.ON_SURFACE
    lines: list[ft.Control] = [text(face(card), 20, Face.BOLD, ink, line=1.0)]
    if suit is not None and card in NATURALS:
        lines.append(text(SUIT_SIGNS[suit], 14, color=ink, line=1.0))
    center = ft.CrossAxisAlignment.CENTER
    return ft.Container(
        ft.Column(lines, spacing=1, tight=True, horizontal_alignment=center),
        alignment=ft.Alignment.CENTER,
        width=width,
        height=height,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2 if is_wild else 1, C.TERTIARY if is_wild else C.OUTLINE),
        border_radius=8,
    )


def cards_label(words: Words, meld: TappedMeld) -> str:
    """The cards of a meld in the words of a screen reader."""
    cards = ", ".join(card_name(words, card) for card in meld.shown)
    if meld.suit is None:
        return cards
    return words.text("meld-in-suit", suit=words.text(f"meld-suit-{meld.suit}"), cards=cards)


COLUMNS = 5


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
        size = min(18, 22 / scale)
        rank: ft.Control = one_line(words.text("meld-joker"), size, Face.BOLD, color=ink)
    else:
        symbol = "3" if view.is_never else face(card)  # of either colour
        rank = text(symbol, min(24, 38 / scale), Face.BOLD, ink, line=1.1)
    value = words.text("meld-never") if view.is_never else words.number(view.value)
    below: ft.Control = one_line(value, 13, color=second)
    corner: list[ft.Control] = []
    if view.count:
        badge = ft.Container(
            digits(f"×{view.count}", min(13, 18 / scale), C.ON_PRIMARY),
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


# --- rows of melds

BESIDE = 118
"""Pixels in a row beside its cards: sign, points, and the room between."""


def meld_row(
    words: Words,
    meld: MeldAnswer,
    note: str,
    width: float,
    *,
    scale: float,
    low: bool,
    to_meld: Callable[[int], buttons.Handler] | None = None,
) -> ft.Control:
    """Sign, cards and points of a meld; under them a `note`, which may say what is wrong.

    Without `to_meld`, which gives the handler of a tap, it is there to be read.
    """
    icon, ink = ft.Icons.CHECK_CIRCLE, LINK
    if meld.problems:
        icon, ink = ft.Icons.ERROR_OUTLINE, C.ERROR
    laid = ft.Container(laid_cards(meld.tapped, width - BESIDE, scale=scale, low=low), expand=True)
    points = digits(words.number(meld.points), 20, C.ON_SURFACE)
    lines: list[ft.Control] = [
        ft.Row([ft.Icon(icon, color=ink, size=24), laid, points], spacing=10)
    ]
    if note:
        lines.append(buttons.complaint(note) if meld.problems else buttons.remark(note))
    stretch = ft.CrossAxisAlignment.STRETCH
    content = ft.Column(lines, spacing=2, tight=True, horizontal_alignment=stretch)
    cards, told = cards_label(words, meld.tapped), note or words.text("meld-legal")
    label = words.text("meld-said", cards=cards, points=meld.points, told=told)
    if to_meld is None:
        return buttons.spoken(
            ft.Container(content, **_meld_box()), label, name=f"found-{meld.place}"
        )
    return _tapped(content, label, to_meld(meld.place), meld.place, selected=meld.is_current)


def tapped_melds(
    words: Words,
    melds: TappedMelds,
    rows: Iterable[ft.Control],
    to_meld: Callable[[int], buttons.Handler],
    *,
    height: float,
) -> list[ft.Control]:
    """The rows of melds; among them an empty one, so high, where the next card begins a meld."""
    every, suit = list(rows), melds.current.suit
    if not melds.current.cards:
        label = words.text("meld-empty")
        if suit is not None:
            label = words.text("meld-empty-sequence", suit=words.text(f"meld-suit-{suit}"))
        icon = ft.Icon(ft.Icons.ADD_CIRCLE_OUTLINE, color=C.ON_SURFACE_VARIANT, size=24)
        line = ft.Container(text(label, 15, color=C.ON_SURFACE_VARIANT), expand=True)
        row = ft.Row([icon, ft.Container(width=0, height=height), line], spacing=10)
        every.insert(melds.at, _tapped(row, label, to_meld(melds.at), melds.at, selected=True))
    return every


def _tapped(
    content: ft.Control, label: str, on_tap: buttons.Handler, place: int, *, selected: bool
) -> ft.Control:
    name, box = f"meld-{place}", _meld_box(selected=selected)
    return buttons.tappable(content, label, on_tap, name=name, selected=selected, **box)


def _meld_box(*, selected: bool = False) -> dict[str, Any]:
    """Return the box of a meld, made anew: Flet's values are never shared between pages."""
    return {
        "padding": ft.Padding.symmetric(vertical=4, horizontal=10),
        "border_radius": 16,
        "bgcolor": C.SURFACE_CONTAINER_LOW,
        "border": ft.Border.all(2, C.PRIMARY if selected else C.OUTLINE_VARIANT),
    }
