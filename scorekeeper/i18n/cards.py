"""Cards with the letters of a language, on their faces and as they are typed.

Stored melds have the letters of `scorekeeper.scoring.notation`, whatever the language. People may
type those letters in every language: a German queen is D, and Q is accepted too.
"""

import re
from collections.abc import Mapping
from functools import cache

from scorekeeper.i18n.messages import PRINTED, Words
from scorekeeper.rules.cards import BLACK_THREE, JOKER, RED_THREE, Card
from scorekeeper.scoring.notation import SUIT_MARK, WRITTEN, HeldCard

SUIT_SIGNS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
FACES = {JOKER: "★", BLACK_THREE: "3♠", RED_THREE: "3♦"}
"""The faces that are the same in every language."""

LETTERED = (*PRINTED, BLACK_THREE, RED_THREE)
"""Cards whose letter, when typed, depends on the language."""
MELD_NOTATION = re.compile(rf"(\S*{SUIT_MARK})?(\S*)")
"""A meld: its suit, whose letter is the same in every language, and its cards."""


def card_face(words: Words, card: Card) -> str:
    """Return the corner of a card: K for a king, ★ for a joker."""
    return FACES.get(card) or words.letter(card)


def suit_sign(suit: str | None) -> str:
    """Return the sign of a suit; empty for None."""
    if suit is None:
        return ""
    return SUIT_SIGNS.get(suit, "")


def held_card_face(words: Words, held: HeldCard) -> str:
    """Return the corner of a card, with the sign of its suit if it is known."""
    return card_face(words, held.card) + suit_sign(held.suit)


def to_notation(words: Words, typed: str) -> str:
    """Return the notation of melds typed with the letters of a language."""
    return _replace_letters(typed, _notation_by_letter(words.language))


def from_notation(words: Words, written: str) -> str:
    """Return the letters of a language for melds in notation."""
    by_letter = _notation_by_letter(words.language)
    by_notation = {notation: letter for letter, notation in by_letter.items()}
    return _replace_letters(written, by_notation)


@cache
def _notation_by_letter(language: str) -> Mapping[int, int]:
    """Return a table for `str.translate`: from the letters of a language to the notation."""
    words = Words(language)
    pairs: dict[str, str] = {}
    for card in LETTERED:
        letter = words.text(f"letter-{card}")
        notation = WRITTEN[card]
        pairs[letter] = notation
        pairs[letter.lower()] = notation.lower()
    return {ord(letter): ord(notation) for letter, notation in pairs.items()}


def _replace_letters(text: str, letters: Mapping[int, int]) -> str:
    """Return melds with the letters of their cards replaced; those of suits stay."""

    def replace_in_meld(meld: re.Match[str]) -> str:
        suit = meld[1] or ""
        cards: str = meld[2]
        return suit + cards.translate(letters)

    return MELD_NOTATION.sub(replace_in_meld, text)
