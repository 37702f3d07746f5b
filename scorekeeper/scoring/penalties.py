"""What is taken off for melds left incomplete and for cards held back."""

from typing import NamedTuple

from scorekeeper.remembered import remembered
from scorekeeper.rules.canasta_types import Held, canasta_types
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.line import score_line
from scorekeeper.scoring.lines import NO_LINES, LineMaker, Lines
from scorekeeper.scoring.record import Hand, SideDeal
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


def penalties(rules: RuleSet) -> LineMaker:
    """A line for each kind of incomplete meld, and for each kind of card that was held."""
    prices, held_prices = _prices(rules), _held_prices(rules)

    def made(tally: Tally) -> Lines:
        side, found = tally.side, NO_LINES
        short = [*tally.short, *side.incomplete]
        for kind, points, rule in prices if short else ():
            if count := short.count(kind):
                found += (score_line("incomplete", count, count * points, rule),)
        hands = _each_hand(side)
        for held, points, rule in held_prices:
            if count := _too_many(hands, held) + side.held.count(held.id):
                found += (score_line("held", count, count * points, rule),)
        return found

    return made


def has_penalties(rules: RuleSet) -> bool:
    """Whether anything left incomplete or held back costs points."""
    return bool(_prices(rules) or _held_prices(rules))


def held_back(side: SideDeal, held: Held) -> int:
    """How many hands hold too many cards of a rank; a hand of the whole side is taken as one."""
    return _too_many(_each_hand(side), held)


def _each_hand(side: SideDeal) -> tuple[Hand, ...]:
    return side.hands or hands_of(side)


def _too_many(hands: tuple[Hand, ...], held: Held) -> int:
    return sum([hand.get(held.rank, 0) >= held.least for hand in hands])


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
