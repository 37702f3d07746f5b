"""Runs by chance, and every reading of their cards by trying everything.

Nothing here knows the engine: only the plain values of a rule set, by path. A run is a suit and
its cards as written: `2` is a two of any suit and `*` a joker.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

ORDER = ("A", *"23456789T", "J", "Q", "K", "A")
"""The places of a run, low to high: the ace has two."""
WILD = "*2"
Values = dict[str, Any]
NAMES = {"T": "10", "*": "JOKER"}


class Place(NamedTuple):
    """A card in its place, and whether it is the card that belongs there."""

    card: str
    is_natural: bool


Reading = tuple[Place, ...]


class Best(NamedTuple):
    """The best that a run can be: its type of canasta and the points of cards and bonus."""

    canasta: str | None
    points: int


def places(values: Values) -> tuple[str, ...]:
    """The ranks that a run may have: from the low ace, or from a higher rank up."""
    low = values["meld_rules"]["sequence_low"]
    return ORDER[ORDER.index(low) :]


def readings(order: tuple[str, ...], cards: str) -> Iterator[Reading]:
    """Every way to lay all cards in a row, each wild card in every place that is free for it."""
    for start in range(len(order) - len(cards) + 1):
        yield from laid(order[start:], Counter(cards))


def laid(order: tuple[str, ...], left: Counter[str]) -> Iterator[Reading]:
    if not left.total():
        yield ()
        return
    for card in [card for card, count in left.items() if count]:
        is_natural = card == order[0]
        if is_natural or card in WILD:
            rest = left - Counter([card])
            yield from ((Place(card, is_natural), *more) for more in laid(order[1:], rest))


def is_legal(values: Values, reading: Reading) -> bool:
    rule = values["meld_rules"]
    naturals = [place.card for place in reading if place.is_natural]
    return (
        rule["sequence_min"] <= len(reading) <= rule["sequence_max"]
        and len(naturals) >= 1
        and len(reading) - len(naturals) <= rule["sequence_wilds"]
        and naturals.count("A") <= rule["sequence_aces"]
    )


def bonus(values: Values, reading: Reading) -> tuple[str | None, int]:
    """The best paid type of canasta that a reading is, and its price."""
    if len(reading) < values["canasta_min_cards"]:
        return None, 0
    wilds = sum(not place.is_natural for place in reading)
    rows = [len([*row]) for ok, row in groupby(place.is_natural for place in reading) if ok]
    types = {
        "suit_ace_to_ace": len(reading) >= 14 and not wilds,
        "suit_whole": len(reading) >= 13 and not wilds,
        "suit_mixed": len(reading) >= 13 and wilds,
        "natural": not wilds,
        "semi_natural": wilds == 1 and max(rows) >= 7,
        "mixed": wilds,
    }
    prices = values["canasta_bonus"]
    return max(
        ((name, prices[name]) for name, fits in types.items() if fits and prices[name] is not None),
        key=lambda priced: priced[1],
    )


def best_reading(values: Values, cards: str) -> Best | None:
    """The best of all legal readings of the cards for their side; None without any."""
    worth = sum(values["card_values"][NAMES.get(card, card)] for card in cards)
    legal = [one for one in readings(places(values), cards) if is_legal(values, one)]
    priced = [bonus(values, one) for one in legal]
    if not priced:
        return None
    canasta, price = max(priced, key=lambda priced: priced[1])
    return Best(canasta, worth + price)


class Run(NamedTuple):
    suit: str
    cards: str

    @property
    def token(self) -> str:
        return f"{self.suit}:{self.cards}"


def dealt_runs(values: Values, random: Random) -> list[Run]:
    """Up to four runs out of the packs of a rule set, many of them not quite right.

    Cards are left out, wild cards come in their place or on top, now and then another card.
    """
    order, decks = places(values), values["decks"]
    natural = Counter({(rank, suit): decks for rank in order for suit in "shdc" if rank != "2"})
    wild = Counter({"2": 4 * decks, "*": values["jokers"]})
    runs = []
    for _ in range(random.randint(1, 4)):
        suit = random.choice("shdc")
        start = random.randrange(len(order) - 2)
        length = random.choice((3, 5, 7, 8, 9, 13, 14))
        cards = ""
        for rank in order[start : start + length]:
            kind = random.choice(("natural",) * 12 + ("wild", "none"))
            cards += rank if kind == "natural" else random.choice(WILD) * (kind == "wild")
        cards += random.choice(("", "", "2", "*", random.choice(order)))
        if cards and fits(cards, suit, natural, wild):
            runs.append(Run(suit, "".join(random.sample(cards, len(cards)))))
    return runs


def fits(cards: str, suit: str, natural: Counter[tuple[str, str]], wild: Counter[str]) -> bool:
    """Take the cards out of the packs, if they are there."""
    needed = Counter((card, suit) for card in cards if card not in WILD)
    needed_wild = Counter(card for card in cards if card in WILD)
    if not (needed <= natural and needed_wild <= wild):
        return False
    natural.subtract(needed)
    wild.subtract(needed_wild)
    return True
