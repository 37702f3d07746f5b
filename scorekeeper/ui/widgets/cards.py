"""Playing cards as they lie in a meld."""

from itertools import groupby

import flet as ft

from scorekeeper.entry.melds import TappedMeld
from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import card as card_name
from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, RED_THREE, WILDS, Card
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.text import text

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
