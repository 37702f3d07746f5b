"""Cards as they are printed and typed with the letters of a language.

Stored melds have the letters of `scorekeeper.scoring.notation` in every language. A letter that is
not of the language keeps its meaning there: Q is a queen in German too, beside D.
"""

import re
from collections.abc import Mapping
from functools import cache

from scorekeeper.i18n.messages import PRINTED, Words
from scorekeeper.rules.cards import BLACK_THREE, JOKER, RED_THREE, Card
from scorekeeper.scoring.notation import SUIT_MARK, WRITTEN, HeldCard

SUIT_SIGNS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
FACES = {JOKER: "★", BLACK_THREE: "3♠", RED_THREE: "3♦"}
"""Faces of the cards that have no letter in any language."""

LETTERED = (*PRINTED, BLACK_THREE, RED_THREE)
TOKEN = re.compile(rf"(\S*{SUIT_MARK})?(\S*)")
"""A meld: a suit, which has the same letter in every language, and its cards."""


def card_face(words: Words, card: Card) -> str:
    """Return the corner of a card: K for a king, ★ for a joker."""
    return FACES.get(card) or words.letter(card)


def suit_sign(suit: str | None) -> str:
    """Return the sign of a suit; empty for a card whose suit does not matter."""
    return SUIT_SIGNS.get(suit or "", "")


def held_card_face(words: Words, held: HeldCard) -> str:
    """Return the corner of a card with the sign of its suit, if that matters."""
    return card_face(words, held.card) + suit_sign(held.suit)


def to_notation(words: Words, typed: str) -> str:
    """Return the notation of melds typed with the letters of a language."""
    return _replaced(typed, _letters(words.language))


def from_notation(words: Words, written: str) -> str:
    """Return the letters of a language for melds in notation."""
    return _replaced(written, {new: old for old, new in _letters(words.language).items()})


@cache
def _letters(language: str) -> Mapping[int, int]:
    """The code points of the letters of a language, and those of the notation for them."""
    words, pairs = Words(language), dict[str, str]()
    for card in LETTERED:
        own, other = words.text(f"letter-{card}"), WRITTEN[card]
        pairs |= {own: other, own.lower(): other.lower()}
    return {ord(own): ord(other) for own, other in pairs.items()}


def _replaced(text: str, letters: Mapping[int, int]) -> str:
    return TOKEN.sub(lambda token: (token[1] or "") + token[2].translate(letters), text)
