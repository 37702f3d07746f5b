"""What is taken off for melds left incomplete and for cards held back."""

from collections.abc import Iterator
from typing import NamedTuple

from scorekeeper.remembered import remembered
from scorekeeper.rules.canasta_types import Held, canasta_types, is_in, types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.line import ScoreLine
from scorekeeper.scoring.meld import Meld, MeldKind
from scorekeeper.scoring.record import SideDeal
from scorekeeper.scoring.tally import Tally, hands_of

INCOMPLETE = ("sevens", "aces", "wild", "wild_with_four_jokers", "sequence")


class Price(NamedTuple):
    """What a kind of incomplete meld costs (in points, never positive), and the rule for it."""

    kind: str
    points: int
    rule: str


class HeldPrice(NamedTuple):
    """What it costs that cards of a rank were held back, and the rule for it."""

    held: Held
    points: int
    rule: str


def penalties(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """A line for each kind of incomplete meld, and for each kind of card that was held."""
    short = incomplete_melds(rules, tally)
    for price in _prices(rules):
        if count := short.count(price.kind) + tally.side.incomplete.count(price.kind):
            yield ScoreLine("incomplete", count, count * price.points, price.rule)
    for each in _held_prices(rules):
        if count := held_back(tally.side, each.held) + tally.side.held.count(each.held.id):
            yield ScoreLine("held", count, count * each.points, each.rule)


def has_penalties(rules: RuleSet) -> bool:
    """Whether anything left incomplete or held back costs points."""
    return bool(_prices(rules) or _held_prices(rules))


def incomplete_melds(rules: RuleSet, tally: Tally) -> list[str]:
    """The kinds of the melds on the table that are too short where that costs something."""
    kinds = [_incomplete(rules, meld) for meld in tally.melds]
    return [kind for kind in kinds if kind]


def held_back(side: SideDeal, held: Held) -> int:
    """How many hands hold too many cards of a rank; a hand of the whole side is taken as one."""
    hands = side.hands or hands_of(side)
    return sum([hand.get(held.rank, 0) >= held.least for hand in hands])


@remembered
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


@remembered
def _prices(rules: RuleSet) -> tuple[Price, ...]:
    """What kinds of incomplete melds cost; those that cost nothing are not among them."""
    prices = (_price(rules, kind) for kind in INCOMPLETE)
    return tuple(price for price in prices if price.points)


def _price(rules: RuleSet, kind: str) -> Price:
    rule = rules.penalties
    if kind == "sequence":
        points = rule.short_sequence.points if rule.short_sequence else 0
        return Price(kind, points, "penalties.short_sequence")
    own: int | None = getattr(rule, f"incomplete_{kind}")
    if own is None:
        return Price(kind, rule.incomplete_wild, "penalties.incomplete_wild")
    return Price(kind, own, f"penalties.incomplete_{kind}")


@remembered
def _held_prices(rules: RuleSet) -> tuple[HeldPrice, ...]:
    """What held cards cost; those that cost nothing are not among them."""
    names = ((held, f"held_{held.id}_{held.least}plus") for held in canasta_types().held)
    prices = (
        HeldPrice(held, getattr(rules.penalties, name), f"penalties.{name}") for held, name in names
    )
    return tuple(price for price in prices if price.points)
