"""What is taken off for melds left incomplete and for cards held back."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scorekeeper.remembered import kept, remembered
from scorekeeper.rules.canasta_types import Held, canasta_types
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.hands import hands_of
from scorekeeper.scoring.line import score_line
from scorekeeper.scoring.lines import NO_LINES, LineMaker, Lines
from scorekeeper.scoring.record import SideDeal
from scorekeeper.scoring.tally import Tally

INCOMPLETE = ("sevens", "aces", "wild", "wild_with_four_jokers", "sequence")


class Price(NamedTuple):
    """What one of a kind costs (in points, never positive), and the rule for it."""

    kind: str
    points: int
    rule: str


def penalties(rules: RuleSet) -> LineMaker:
    """A line for each kind of incomplete meld, and for each kind of card that was held."""
    incomplete, prices = _charging("incomplete", _prices(rules)), _held_prices(rules)
    held_cards, costs = _charging("held", prices), {price.kind for price in prices}
    costly = tuple(kind for kind in canasta_types().held if kind.id in costs)

    def made(tally: Tally) -> Lines:
        side, short = tally.side, tally.short
        held = held_back(side, costly) if costly else []
        if side.incomplete or side.held:
            short, held = [*short, *side.incomplete], [*held, *side.held]
        lines = incomplete(*short) if short else NO_LINES
        return lines + held_cards(*held) if held else lines

    return made


def _charging(line: str, prices: tuple[Price, ...]) -> Callable[..., Lines]:
    """What makes the lines for things of these kinds; what a kind costs is paid for each."""

    @kept
    def charged(*kinds: str) -> Lines:
        counts = [(kinds.count(price.kind), price) for price in prices]
        return tuple(
            score_line(line, count, count * cost.points, cost.rule)
            for count, cost in counts
            if count
        )

    return charged


def has_penalties(rules: RuleSet) -> bool:
    """Whether anything left incomplete or held back costs points."""
    return bool(_prices(rules) or _held_prices(rules))


def held_back(side: SideDeal, kinds: Sequence[Held] | None = None) -> list[str]:
    """The kind of cards, by its id, for each hand that holds too many of it.

    A hand of the whole side is taken as one. `kinds` are those to look for, else all.
    """
    looked_for = canasta_types().held if kinds is None else kinds
    return [
        one.id
        for hand in side.hands or hands_of(side)
        for one in looked_for
        if one.rank in hand and hand[one.rank] >= one.least
    ]


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
def _held_prices(rules: RuleSet) -> tuple[Price, ...]:
    """What held cards cost; those that cost nothing are not among them."""
    names = ((held.id, f"held_{held.id}_{held.least}plus") for held in canasta_types().held)
    prices = (
        Price(kind, getattr(rules.penalties, name), f"penalties.{name}") for kind, name in names
    )
    return tuple(price for price in prices if price.points)
