"""Which cards lie in melds, and whether the packs hold so many of them."""

from collections import Counter
from collections.abc import Iterator, Sequence

from scorekeeper.rules.cards import JOKER, NATURALS, TWO, Card
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import Meld, ranks_between
from scorekeeper.scoring.notation import SUIT_MARK, WRITTEN, write_meld
from scorekeeper.scoring.packs import cards_in_packs
from scorekeeper.scoring.problem import Problem

LaidCard = tuple[Card, str | None]
"""A card, with its suit where a meld says one."""


def cards_laid(meld: Meld) -> Counter[LaidCard]:
    """How many of each card lie in a meld; the ranks of a sequence have its suit.

    A count below 0 is none.
    """
    cards = [*meld.strays]
    if meld.low is not None and meld.high is not None:
        cards += ranks_between(meld.low, meld.high)
    elif meld.rank is not None:
        cards += [meld.rank] * meld.naturals
    cards += [TWO] * meld.twos + [JOKER] * meld.jokers
    return Counter((card, meld.suit if card in NATURALS else None) for card in cards)


def more_than_dealt(
    rules: RuleSet, placed: Sequence[tuple[int, Meld]]
) -> Iterator[tuple[int, Problem]]:
    """Every card of which melds have more than the packs, at the last meld that has it.

    `placed` are melds with the place that each has among those reported; the place of the meld
    comes out with the problem. A pack has each natural card once in every suit.
    """
    suited: Counter[LaidCard] = Counter()
    for _, meld in placed:
        suited.update(cards_laid(meld))
    ranks: Counter[LaidCard] = Counter()
    for (card, _), count in suited.items():
        ranks[card, None] += count
    for laid, count in (*ranks.items(), *(one for one in suited.items() if one[0][1])):
        most = cards_in_packs(rules, laid[0]) if laid[1] is None else rules.decks
        if count > most:
            place, meld = next(one for one in reversed(placed) if _has(one[1], laid))
            values = {"card": _named(laid), "count": count, "most": most}
            yield (
                place,
                Problem("too_many_of_a_card", values={**values, "token": write_meld(meld)}),
            )


def _has(meld: Meld, laid: LaidCard) -> bool:
    card, suit = laid
    return any(one == card and suit in (None, of) for one, of in cards_laid(meld))


def _named(laid: LaidCard) -> str:
    """A card by its name; one that is of a suit as a hand is written: `h:7`."""
    card, suit = laid
    return card if suit is None else suit[0] + SUIT_MARK + WRITTEN[card]
