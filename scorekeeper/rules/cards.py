"""The cards of a pack, by the names that rule files, records and notation share."""

from typing import NewType

Card = NewType("Card", str)
"""A rank of `NATURALS`, a wild card of `WILDS`, or one of the two threes."""

SUITS = ("spades", "hearts", "diamonds", "clubs")
RED_SUITS = ("hearts", "diamonds")
BLACK_SUITS = ("spades", "clubs")

NATURALS: tuple[Card, ...] = tuple(
    Card(rank) for rank in ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
)
"""Ranks that melds are made of, low to high: the order of a sequence."""

TWO = Card("2")
JOKER = Card("JOKER")
WILDS = (TWO, JOKER)
BLACK_THREE = Card("3b")
RED_THREE = Card("3r")

VALUED: tuple[Card, ...] = (JOKER, TWO, *reversed(NATURALS), BLACK_THREE)
"""Every card that has a card value, dearest names first as score sheets print them."""

EVERY: tuple[Card, ...] = (*VALUED, RED_THREE)
