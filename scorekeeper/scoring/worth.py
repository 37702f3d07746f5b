"""What a rule set makes of one meld: the canasta that it is, and what its cards count."""

from collections.abc import Callable
from typing import NamedTuple

from scorekeeper.remembered import kept, remembered
from scorekeeper.rules.canasta_types import CanastaType, bonus_of, canasta_types, is_in, types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import Meld, MeldKind, points_of_cards


class Worth(NamedTuple):
    """What a rule set makes of one meld; a canasta's cards count nothing where it says so."""

    canasta: str | None
    """The type of canasta that it is."""
    cards: int
    points: int
    short: str | None
    """The kind of incomplete meld that it is; None where that has no name in any rule set."""


@remembered
def worth_of(rules: RuleSet) -> Callable[[Meld], Worth]:
    """What gives the worth of a judged meld; the different melds that people lay are few."""
    type_of, short_of = naming(rules), _shortness(rules)
    values, every = rules.card_values, rules.canasta_cards_count

    @kept
    def worth(meld: Meld) -> Worth:
        canasta, short = type_of(meld), short_of(meld)
        if canasta is not None and not every:
            return Worth(canasta, 0, 0, short)
        return Worth(canasta, meld.cards, points_of_cards(values, meld), short)

    return worth


def canasta_type(rules: RuleSet, meld: Meld) -> str | None:
    """The type of canasta that a meld is, or None while it is too short for one.

    The first type whose conditions hold and that the rule set prices; a type without any
    price still has its plainest name.
    """
    return naming(rules)(meld)


@remembered
def naming(rules: RuleSet) -> Callable[[Meld], str | None]:
    """What gives the type of canasta that a meld is, by the order in which types are tried."""
    types, canasta = canasta_types().type, rules.canasta_min_cards
    priced = [one for one in types if bonus_of(rules, one.id) is not None]
    plainest_first = [one for one in reversed(types) if one not in priced]
    in_order = (*priced, *plainest_first)

    def type_of(meld: Meld) -> str | None:
        if meld.cards < canasta:
            return None
        return next((one.id for one in in_order if _is_of(one, meld)), None)

    return type_of


def _is_of(one: CanastaType, meld: Meld) -> bool:
    """Whether a meld meets the conditions of a type."""
    return (
        one.kind == meld.kind
        and one.rank in (None, meld.rank)
        and is_in(meld.wilds, one.wilds)
        and is_in(meld.jokers, one.jokers)
    )


def _shortness(rules: RuleSet) -> Callable[[Meld], str | None]:
    """What gives the kind of incomplete meld that a meld is, if any."""
    sequence, canasta, types = (
        rules.penalties.short_sequence,
        rules.canasta_min_cards,
        types_by_id(),
    )
    all_jokers = types["wild_four_jokers"].jokers

    def short_of(meld: Meld) -> str | None:
        if meld.kind is MeldKind.SEQUENCE:
            return "sequence" if sequence is not None and meld.cards <= sequence.max_len else None
        if meld.cards >= canasta:
            return None
        if meld.kind is MeldKind.WILD:
            return "wild_with_four_jokers" if is_in(meld.jokers, all_jokers) else "wild"
        of_rank = (kind for kind in ("sevens", "aces") if meld.rank == types[kind].rank)
        return None if meld.wilds else next(of_rank, None)

    return short_of
