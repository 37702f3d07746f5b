"""What is taken off for melds left incomplete and for cards held back."""

from collections.abc import Iterator

from scorekeeper.rules.canasta_types import Held, canasta_types, is_in, types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.line import ScoreLine
from scorekeeper.scoring.meld import Meld, MeldKind
from scorekeeper.scoring.record import SideDeal
from scorekeeper.scoring.tally import Tally


def penalties(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """A line for each kind of incomplete meld, and for each kind of card that was held."""
    for kind in ("sevens", "aces", "wild", "wild_with_four_jokers", "sequence"):
        count = incomplete_melds(rules, tally).count(kind) + tally.side.incomplete.count(kind)
        points, rule = _price(rules, kind)
        if count and points:
            yield ScoreLine("incomplete", count, count * points, rule)
    for held in canasta_types().held:
        count = held_back(tally.side, held) + tally.side.held.count(held.id)
        points = getattr(rules.penalties, f"held_{held.id}_{held.least}plus")
        if count and points:
            yield ScoreLine(
                "held", count, count * points, f"penalties.held_{held.id}_{held.least}plus"
            )


def incomplete_melds(rules: RuleSet, tally: Tally) -> list[str]:
    """The kinds of the melds on the table that are too short where that costs something."""
    kinds = (_incomplete(rules, meld) for meld in tally.melds)
    return [kind for kind in kinds if kind]


def held_back(side: SideDeal, held: Held) -> int:
    """How many hands hold too many cards of a rank; a hand of the whole side is taken as one."""
    hands = side.hands or (() if side.cards_in_hand is None else (side.cards_in_hand,))
    return sum(hand.get(held.rank, 0) >= held.least for hand in hands)


def _incomplete(rules: RuleSet, meld: Meld) -> str | None:
    if meld.kind is MeldKind.SEQUENCE:
        short = rules.penalties.short_sequence
        return "sequence" if short is not None and meld.cards <= short.max_len else None
    if meld.cards >= rules.canasta_min_cards:
        return None
    if meld.kind is MeldKind.WILD:
        all_jokers = is_in(meld.jokers, types_by_id()["wild_four_jokers"].jokers)
        return "wild_with_four_jokers" if all_jokers else "wild"
    for kind in ("sevens", "aces"):
        if meld.rank == types_by_id()[kind].rank and not meld.wilds:
            return kind
    return None


def _price(rules: RuleSet, kind: str) -> tuple[int, str]:
    rule = rules.penalties
    if kind == "sequence":
        points = rule.short_sequence.points if rule.short_sequence else 0
        return points, "penalties.short_sequence"
    own: int | None = getattr(rule, f"incomplete_{kind}")
    if own is None:
        return rule.incomplete_wild, "penalties.incomplete_wild"
    return own, f"penalties.incomplete_{kind}"
