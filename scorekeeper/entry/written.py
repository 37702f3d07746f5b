"""Melds and hands in writing: what was tapped as text, and a text as what could be tapped."""

from collections import Counter
from collections.abc import Iterable

from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.entry.tapped_meld import TappedMeld
from scorekeeper.entry.tapped_melds import melds_of
from scorekeeper.rules.cards import NATURALS, Card
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.finder import HeldCard, read_suited_hand
from scorekeeper.scoring.finder.holding import beyond_packs
from scorekeeper.scoring.notation import (
    FROM_HAND,
    SUIT_LETTERS,
    SUIT_MARK,
    read_cards,
    read_melds,
)
from scorekeeper.scoring.problem import Problem


def written(form: LayDownForm) -> str:
    """What was tapped in notation: the melds, or the cards of the hand."""
    if not form.is_hand:
        return " ".join(one.written for one in form.melds.each if one.cards)
    by_suit: dict[str | None, list[Card]] = {}
    for held in form.hand:
        by_suit.setdefault(held.suit, []).append(held.card)
    return " ".join(TappedMeld(tuple(cards), suit).written for suit, cards in by_suit.items())


def taken_down(rules: RuleSet, form: LayDownForm, text: str) -> LayDownForm | Problem:
    """The form with the cards of a text in place of its own.

    What cannot be read is a problem, and so are more cards than the packs of the rules hold.
    """
    if form.is_hand:
        hand = read_suited_hand(text)
        if isinstance(hand, Problem):
            return hand
        return beyond_packs(rules, hand) or form.with_hand(tuple(hand.elements()))
    if isinstance(melds := read_melds(text), Problem):
        return melds
    found = tuple(_tapped(token) for token in text.split())
    return beyond_packs(rules, _held(found)) or form.with_melds(melds_of(found))


def _tapped(token: str) -> TappedMeld:
    head, mark, rest = token.upper().removesuffix(FROM_HAND).partition(SUIT_MARK)
    cards = read_cards(rest if mark else head)
    suit = SUIT_LETTERS[head] if mark else None
    from_hand = token.endswith(FROM_HAND)
    return TappedMeld(() if isinstance(cards, Problem) else cards, suit, from_hand=from_hand)


def _held(melds: Iterable[TappedMeld]) -> Counter[HeldCard]:
    """How many of each card lie in melds; those of a sequence have its suit."""
    return Counter(
        HeldCard(card, one.suit if card in NATURALS else None)
        for one in melds
        for card in one.cards
    )
