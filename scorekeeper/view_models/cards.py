"""Texts of card keys and melds, as on the Meld tab and the record screen."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from scorekeeper.deal_form.melds import MeldView, TappedMeld, TappedMelds
from scorekeeper.i18n import Words
from scorekeeper.i18n.cards import card_face
from scorekeeper.i18n.rule_values import card_name
from scorekeeper.rules.cards import Card

MAX_EQUAL_TERMS = 4
"""More cards of one value are multiplied in a sum: 7 × 10."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RankView:
    """A key of the card grid."""

    card: Card
    value: int
    """Points of one such card."""
    count: int
    """Number of such cards in use."""
    is_off: bool
    """True if no more cards of this rank can be tapped."""
    is_never_melded: bool = False
    """True if the rules allow it in no meld."""


def rank_face(words: Words, view: RankView) -> str:
    """Return the face of a key. A three that is never melded is "3", for both colours."""
    return "3" if view.is_never_melded else card_face(words, view.card)


def rank_value(words: Words, view: RankView) -> str:
    """Return the text below the face of a key: the points, or the word for "never melded"."""
    return words.text("meld-never") if view.is_never_melded else words.number(view.value)


def rank_screen_reader_text(words: Words, view: RankView) -> str:
    """Return the screen-reader text of a key: the card, its value, and how many are in use."""
    return words.text(
        "meld-key-said",
        card=card_name(words, view.card),
        value=rank_value(words, view),
        count=view.count,
    )


def value_sum(meld: MeldView, values: Mapping[str, int]) -> str:
    """Return the values of a meld's cards as a sum, such as 10 + 10 + 20.

    Empty for a single card, or if the meld does not count the sum of its cards.

    Args:
        meld: The meld.
        values: Points of each card.
    """
    card_values = [values.get(card, 0) for card in meld.tapped.sorted_cards]
    is_single_card = len(card_values) == 1
    if is_single_card or sum(card_values) != meld.points:
        return ""

    terms: list[str] = []
    for value, group in groupby(card_values):
        count = len(list(group))
        if count > MAX_EQUAL_TERMS:
            terms.append(f"{count} × {value}")
        else:
            terms += [str(value)] * count
    return " + ".join(terms)


def meld_screen_reader_text(words: Words, meld: MeldView, note: str) -> str:
    """Return the screen-reader text of a meld: its cards, its points, and a note or "valid"."""
    return words.text(
        "meld-said",
        cards=_card_names(words, meld.tapped),
        points=meld.points,
        told=note or words.text("meld-legal"),
    )


def _card_names(words: Words, meld: TappedMeld) -> str:
    """Return the names of the cards of a meld; a sequence begins with the name of its suit."""
    cards = ", ".join(card_name(words, card) for card in meld.sorted_cards)
    if meld.suit is None:
        return cards
    return words.text("meld-in-suit", suit=words.text(f"meld-suit-{meld.suit}"), cards=cards)


def empty_meld_text(words: Words, melds: TappedMelds) -> str:
    """Return a prompt to tap the first card of the current meld; empty if the meld has cards."""
    if melds.current.cards:
        return ""
    suit = melds.current.suit
    if suit is None:
        return words.text("meld-empty")
    return words.text("meld-empty-sequence", suit=words.text(f"meld-suit-{suit}"))
