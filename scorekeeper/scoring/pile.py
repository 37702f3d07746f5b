"""What the top card of the pile must lie in where a side opens with the pile."""

from scorekeeper.rules.cards import BLACK_THREE, NATURALS, WILDS, Card
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import Meld, MeldKind

NATURAL_PAIR, NO_WILD = "natural_pair", "no_wild"
PAIR = 2


def opening_takes(rules: RuleSet) -> str:
    """What a side without melds needs to take the pile: `any`, `no_wild` or `natural_pair`.

    Against such a side the pile is frozen, and a frozen pile takes two natural cards of the top
    card's rank from the hand (the Afrikaans, Dutch and German
    articles say so; the Italian house rules do not).
    """
    if rules.initial_meld_exceptions.pile_frozen:
        return NATURAL_PAIR
    return rules.table_rules.pile_needs


def stops_pile(rules: RuleSet, top: Card) -> bool:
    """Whether a side without melds cannot take a pile with this card on top, whatever it holds.

    Nobody takes a pile with a black three on top; there is no natural pair for a wild card.
    """
    return top == BLACK_THREE or (top in WILDS and opening_takes(rules) == NATURAL_PAIR)


def takes_pile(rules: RuleSet, meld: Meld, top: Card) -> bool:
    """Whether a judged meld that has the top card in it is what takes the pile."""
    if stops_pile(rules, top):
        return False
    needed = opening_takes(rules)
    if needed == NATURAL_PAIR:
        is_of_rank = meld.kind is MeldKind.GROUP and meld.rank == top
        return top in NATURALS and is_of_rank and meld.naturals > PAIR
    return needed != NO_WILD or not (meld.wilds or meld.kind is MeldKind.WILD)
