"""Playing cards as they lie in a meld."""

from collections.abc import Sequence
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
TIMES = "×"
TIMES_WIDTH = 34


def face(card: Card) -> str:
    """What stands on a card."""
    return FACES.get(card, card)


def laid_cards(meld: TappedMeld, room: float, *, scale: float = 1.0, low: bool = False) -> ft.Row:
    """The cards of a meld beside each other; cards that are alike share one where room is short.

    `low` are cards of less height.
    """
    cards, height = meld.shown, (HEIGHT - 8 if low else HEIGHT) * max(scale, 1)
    width = WIDTH * max(scale, 1)
    if len(cards) * (width + GAP) <= room:
        shown = [_card(card, meld.suit, width, height) for card in cards]
        return ft.Row(list(shown), spacing=GAP, wrap=scale > 1, run_spacing=GAP)
    return ft.Row(
        _counted(cards, meld.suit, width, height), spacing=GAP, wrap=True, run_spacing=GAP
    )


def _counted(
    cards: Sequence[Card], suit: str | None, width: float, height: float
) -> list[ft.Control]:
    shown: list[ft.Control] = []
    for card, alike in groupby(cards):
        count = len(list(alike))
        shown.append(_card(card, suit, width, height))
        if count > 1:
            shown.append(text(f"{TIMES}{count}", 16, Face.MEDIUM))
    return shown


def _card(card: Card, suit: str | None, width: float, height: float) -> ft.Container:
    """A card; wild ones are framed."""
    is_wild = card in WILDS
    ink: ft.ColorValue = C.TERTIARY if is_wild else C.ON_SURFACE
    lines: list[ft.Control] = [text(face(card), 20, Face.BOLD, ink, line=1.0)]
    if suit is not None and card in NATURALS:
        lines.append(text(SUIT_SIGNS[suit], 14, color=ink, line=1.0))
    return ft.Container(
        ft.Column(
            lines,
            spacing=1,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=width,
        height=height,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2 if is_wild else 1, C.TERTIARY if is_wild else C.OUTLINE),
        border_radius=8,
    )


def cards_label(words: Words, meld: TappedMeld) -> str:
    """The cards of a meld as a screen reader says them."""
    cards = ", ".join(card_name(words, card) for card in meld.shown)
    if meld.suit is None:
        return cards
    return words.text("meld-in-suit", suit=words.text(f"meld-suit-{meld.suit}"), cards=cards)
