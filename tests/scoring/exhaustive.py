"""Every lay-down of a small hand, one after the other, judged from the plain values of a rule set.

A second finder that is too simple to be wrong in the same way: it shares no code with the first.
It knows a rule set only as the nested values of its file. A card is `K`, with a suit `K/h`; a
meld is a tuple of cards.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
BLACK, TWO, JOKER = "3b", "2", "JOKER"
SUITS = "shdc"
Values = dict[str, Any]
Meld = tuple[str, ...]


@dataclass(frozen=True)
class Asked:
    """The question, in plain words."""

    values: Values
    points: int
    needs: str | None
    top: str | None = None
    concealed: bool = False


@dataclass(frozen=True)
class LayDown:
    """Melds, and the one among them that has the top card in it."""

    melds: tuple[Meld, ...]
    used: Meld | None = None


def rank_of(card: str) -> str:
    """The rank of a card without its suit."""
    return card.partition("/")[0]


def wilds_in(meld: Meld) -> int:
    """The number of twos and jokers."""
    return sum(rank_of(card) in (TWO, JOKER) for card in meld)


def kind_of(meld: Meld, values: Values) -> tuple[str, str] | None:
    """What a meld is: its kind and its rank or suit; None where it is nothing.

    A sequence is told from a group by having more than one rank.
    """
    naturals = [card for card in meld if rank_of(card) not in (TWO, JOKER)]
    ranks = {rank_of(card) for card in naturals}
    if not naturals:
        twos = TWO in {rank_of(card) for card in meld} and values["meld_rules"]["twos_meldable"]
        return ("twos" if twos else "wild"), ""
    if len(ranks) == 1:
        return ("group", ranks.pop()) if BLACK not in ranks else ("black", BLACK)
    return "sequence", naturals[0].partition("/")[2]
