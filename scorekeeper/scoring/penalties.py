"""What is taken off for melds left incomplete and for cards held back."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from scorekeeper.remembered import MOST_ANSWERS, remembered
from scorekeeper.rules.canasta_types import Held, canasta_types, is_in, types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.line import ScoreLine, score_line
from scorekeeper.scoring.lines import LineMaker
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


def penalties(rules: RuleSet) -> LineMaker:
    """A line for each kind of incomplete meld, and for each kind of card that was held."""
    kind_of, prices, held_prices = shortness(rules), _prices(rules), _held_prices(rules)

    def made(tally: Tally) -> Sequence[ScoreLine]:
        side, found = tally.side, []
        short = [*map(kind_of, tally.melds), *side.incomplete]
        for kind, points, rule in prices:
            if count := short.count(kind):
                found.append(score_line("incomplete", count, count * points, rule))
        for held, points, rule in held_prices:
            if count := held_back(side, held) + side.held.count(held.id):
                found.append(score_line("held", count, count * points, rule))
        return found

    return made


def has_penalties(rules: RuleSet) -> bool:
    """Whether anything left incomplete or held back costs points."""
    return bool(_prices(rules) or _held_prices(rules))


def incomplete_melds(rules: RuleSet, tally: Tally) -> list[str]:
    """The kinds of the melds on the table that are too short where that costs something."""
    kinds = map(shortness(rules), tally.melds)
    return [kind for kind in kinds if kind]


def held_back(side: SideDeal, held: Held) -> int:
    """How many hands hold too many cards of a rank; a hand of the whole side is taken as one."""
    hands = side.hands or hands_of(side)
    return sum([hand.get(held.rank, 0) >= held.least for hand in hands])


@remembered
def shortness(rules: RuleSet) -> Callable[[Meld], str | None]:
    """What tells the kind of a judged meld that is too short; None for those that are not."""
    sequence, canasta, types = (
        rules.penalties.short_sequence,
        rules.canasta_min_cards,
        types_by_id(),
    )

    @lru_cache(maxsize=MOST_ANSWERS)
    def kind_of(meld: Meld) -> str | None:
        if meld.kind is MeldKind.SEQUENCE:
            return "sequence" if sequence is not None and meld.cards <= sequence.max_len else None
        if meld.cards >= canasta:
            return None
        if meld.kind is MeldKind.WILD:
            all_jokers = is_in(meld.jokers, types["wild_four_jokers"].jokers)
            return "wild_with_four_jokers" if all_jokers else "wild"
        of_rank = (kind for kind in ("sevens", "aces") if meld.rank == types[kind].rank)
        return next(of_rank, None) if not meld.wilds else None

    return kind_of


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
