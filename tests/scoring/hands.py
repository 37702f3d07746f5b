"""Hands for the finder: dealt at random from the packs of a rule set, but worth a lay-down.

A card is written as in `exhaustive`: `K`, or `K/h` with its suit. Nothing here knows the engine.
"""

from collections import Counter
from random import Random
from typing import Any, NamedTuple

RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = "shdc"
TWO, JOKER, RED, BLACK = "2", "JOKER", "3r", "3b"
Values = dict[str, Any]


class Situation(NamedTuple):
    """A hand, and the circumstances in which a side wants to open with it."""

    hand: Counter[str]
    score: int
    deal: int
    top: str | None
    concealed: bool


def has_low_ace(values: Values) -> bool:
    """Return True if a two and a three have places in sequences, and an ace the lowest one."""
    return bool(values["meld_rules"]["sequences"] and values["meld_rules"]["sequence_low"] == "A")


def packs(values: Values) -> list[str]:
    decks = values["decks"]
    ranks = (TWO, "3", *RANKS) if has_low_ace(values) else RANKS
    natural = [f"{rank}/{suit}" for rank in ranks for suit in SUITS]
    jokers = [JOKER] * values["jokers"]
    if has_low_ace(values):
        return [*natural * decks, *jokers]
    return [*natural * decks, *[TWO] * 4 * decks, *jokers, *[RED, BLACK] * 2 * decks]


def dealt(random: Random, values: Values, size: int) -> Counter[str]:
    """A hand in which some ranks, suits or wild cards come often, so that melds come up.

    Suits are told where there are sequences, and there not of every card.
    """
    sequences = values["meld_rules"]["sequences"]
    often, wild = random.choice([5, 15, 40]), random.choice([2, 4, 8])
    order = ("A", TWO, "3", *RANKS) if has_low_ace(values) else RANKS
    first = random.randrange(len(order) - 3)
    run = order[first : first + random.randint(3, 8)]
    ranks = (
        run if sequences and random.random() < 0.6 else random.sample(RANKS, random.randint(1, 4))
    )
    suits = random.sample(SUITS, 2)

    def weight(card: str) -> float:
        rank, _, suit = card.partition("/")
        if not suit:
            return wild if rank in (TWO, JOKER) else 1
        return (often if rank in ranks else 1) * (3 if suit in suits else 1)

    cards = sorted(packs(values), key=lambda card: random.random() ** (1 / weight(card)))
    tells = (sequences and random.random() > 0.15 for _ in range(size))
    return Counter(
        card if told else card.partition("/")[0]
        for card, told in zip(cards[-size:], tells, strict=True)
    )


def situation(random: Random, values: Values, sizes: range) -> Situation:
    """A hand with a score, often with the pile, sometimes with going out concealed."""
    bands = values["initial_meld"]["bands"]
    hand = dealt(random, values, random.choice(sizes))
    top = None
    if random.random() < 0.35:
        top = random.choice([*hand, *hand, random.choice(packs(values))])
        if not values["meld_rules"]["sequences"]:
            top = top.partition("/")[0]
    return Situation(
        hand=hand,
        score=random.choice([-5, *(band.get("from") or 0 for band in bands)]),
        deal=random.randint(1, 4),
        top=top,
        concealed=random.random() < 0.1,
    )
