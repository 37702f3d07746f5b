"""The floor that the language sets: a Classic deal added up by hand, as quickly as Python does it.

No rules but Classic's, written in; no checks, and totals instead of lines. The cards of a meld
or a hand are a text, one letter a card as in notation, which Python counts quicker than anything.
Beside it stands what is left of it where the table has counted the cards and the canastas.
"""

from typing import NamedTuple

VALUES = {**dict.fromkeys("4567B", 5), **dict.fromkeys("89TJQK", 10), "A": 20, "2": 20, "*": 50}
VALUE = VALUES.__getitem__
RED_THREES = (0, 100, 200, 300, 800)
CANASTA, NATURAL, MIXED, OUT, CONCEALED = 7, 500, 300, 100, 200


class Side(NamedTuple):
    melds: tuple[str, ...]
    hand: str
    red_threes: int
    went_out: bool
    concealed: bool


class Counted(NamedTuple):
    """The same with canastas by number, and the points of cards as the table counted them."""

    natural: int
    mixed: int
    melded: int
    in_hand: int
    black_threes: int
    """Those left in hand, which are not among its points."""
    red_threes: int
    went_out: bool
    concealed: bool


def totals(sides: tuple[Side, ...]) -> list[int]:
    scored = []
    for melds, hand, red_threes, went_out, concealed in sides:
        points = RED_THREES[red_threes] if melds else -RED_THREES[red_threes]
        for meld in melds:
            points += sum(map(VALUE, meld))
            if len(meld) >= CANASTA:
                points += MIXED if "2" in meld or "*" in meld else NATURAL
        points -= sum(map(VALUE, hand))
        if went_out:
            points += CONCEALED if concealed else OUT
        scored.append(points)
    return scored


def totals_of_counts(sides: tuple[Counted, ...]) -> list[int]:
    scored = []
    for natural, mixed, melded, in_hand, black_threes, red_threes, went_out, concealed in sides:
        points = RED_THREES[red_threes] if melded else -RED_THREES[red_threes]
        points += natural * NATURAL + mixed * MIXED + melded - in_hand
        points -= black_threes * VALUES["B"]
        if went_out:
            points += CONCEALED if concealed else OUT
        scored.append(points)
    return scored
