"""The lines of a score, and one function for each idea of scoring that makes them.

Each of these takes a rule set and returns a function that makes the lines of any side from its
`Tally`. `score.LINE_MAKERS` has them in the order of a printed score sheet.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from scorekeeper.remembered import kept, remembered
from scorekeeper.rules.cards import SUITS, Held, bonus_of, canasta_types, is_in, types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.deal import SideDeal, Tally, counted_as, hands_of
from scorekeeper.scoring.problem import Problem


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """An entry of a score sheet."""

    kind: str
    """A code: `melded_cards`, `natural_canasta`, `go_out`, …"""
    count: int | None
    """The number of cards, canastas or threes; None if only their points were counted."""
    points: int
    """Positive or negative."""
    rule: str | None
    """The dotted path of the rule; None for a decision of the table."""


@kept
def score_line(kind: str, count: int | None, points: int, rule: str | None) -> ScoreLine:
    """Return a line of a score; it is cached, as deals have the same few lines."""
    return ScoreLine(kind, count, points, rule)


@dataclass(frozen=True, slots=True)
class SideScore:
    """The score of one side in a deal."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of the lines, in points, and nothing else."""
        return sum([line.points for line in self.lines])


@dataclass(frozen=True)
class DealScore:
    """The score of every side in a deal, and the problems of the report."""

    sides: tuple[SideScore, ...]
    look: Callable[[], tuple[Problem, ...]] = field(default=tuple, repr=False, compare=False)
    """A function that finds the problems; totals of a season never need it."""

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """Everything impossible or unlikely in the report."""
        return self.look()

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side."""
        return tuple([side.total for side in self.sides])


CANASTA_PART = "canasta_bonus"

PARTS = {
    "melded_cards": "melded_cards",
    "concealed_canasta": CANASTA_PART,
    "extra_bonus": "extra_bonus",
    "red_threes": "red_threes",
    "black_threes": "black_threes",
    "captured_black_threes": "black_threes",
    "go_out": "go_out",
    "concealed_go_out": "go_out",
    "cards_in_hand": "cards_in_hand",
    "black_threes_in_hand": "cards_in_hand",
    "red_threes_in_hand": "red_threes_in_hand",
    "incomplete": "penalties",
    "held": "penalties",
    "seven_canastas": "seven_canastas",
    "special_hand": "special_hand",
    "acaba": "acaba",
    "total": "total",
    "adjustment": "adjustment",
}
"""The part of a score that each kind of line belongs to; canastas of all types are one part."""

CANASTA_SUFFIX = "_canasta"


def part_of(line: ScoreLine) -> str:
    """Return the part of the score that a line belongs to, by its name in rule cases."""
    return PARTS.get(line.kind) or CANASTA_PART


Lines = tuple[ScoreLine, ...]
LineMaker = Callable[[Tally], Lines]

NO_LINES: Lines = ()


def melded_cards(rules: RuleSet) -> LineMaker:
    """Make a line of the values of all melded cards, negative without a canasta in some rules."""
    negative = rules.melded_cards_negative_without_canasta

    def made(tally: Tally) -> Lines:
        points, cards = tally.melded_points, tally.melded_cards
        if not points:
            return NO_LINES
        if negative and not tally.canasta_count:
            rule = "melded_cards_negative_without_canasta"
            return (score_line("melded_cards", cards, -points, rule),)
        return (score_line("melded_cards", cards, points, "card_values"),)

    return made


def going_out(rules: RuleSet) -> LineMaker:
    """Make lines of the bonuses for going out and for going out concealed."""
    extra = rules.concealed_go_out_extra
    out = (score_line("go_out", 1, rules.go_out_bonus, "go_out_bonus"),)
    on_top = (score_line("concealed_go_out", 1, extra, "concealed_go_out_extra"),) if extra else ()

    def made(tally: Tally) -> Lines:
        if not tally.side.went_out:
            return NO_LINES
        return out + on_top if tally.side.concealed else out

    return made


def left_in_hand(rules: RuleSet) -> LineMaker:
    """Make lines that take off the cards left in the hands of all partners.

    Threes have their own prices. Threes that are scored as if on the table are skipped if those
    on the table count nothing.
    """
    black, red, sign_of = rules.black_three, rules.red_three_in_hand, sign_of_threes(rules)
    black_as_tabled, red_as_tabled = black.in_hand_mode != "penalty", red.mode != "penalty"

    def made(tally: Tally) -> Lines:
        lines = NO_LINES
        if points := tally.in_hand_points:
            lines = (score_line("cards_in_hand", tally.in_hand_cards, -points, "hand_cards"),)
        if not (tally.black_threes_in_hand or tally.red_threes_in_hand):
            return lines
        as_on_the_table = not tally.canasta_count or sign_of(tally) == 0
        if (count := tally.black_threes_in_hand) and not (as_on_the_table and black_as_tabled):
            points = count * black.in_hand
            lines += (score_line("black_threes_in_hand", count, points, "black_three.in_hand"),)
        if (count := tally.red_threes_in_hand) and not (as_on_the_table and red_as_tabled):
            points = count * red.points
            lines += (score_line("red_threes_in_hand", count, points, "red_three_in_hand.points"),)
        return lines

    return made


def sign_of_threes(rules: RuleSet) -> Callable[[Tally], int]:
    """Return a function for the sign of a side's threes: 1, -1, or 0 if they count nothing."""
    steps, last = rules.red_three_sign.steps, rules.red_three_sign.steps[-1][0]
    signs = [[sign for least, sign in steps if least <= at][-1] for at in range(last + 1)]
    if rules.red_three_sign.measure == "opened":
        return lambda tally: total_for(signs, int(tally.opened))
    return lambda tally: total_for(signs, tally.canasta_count)


def total_for(values: Sequence[int], count: int) -> int:
    """Return the entry of a table for a count, or its last entry for more."""
    return values[count] if count < len(values) else values[-1]


WHEN_OUT = "bonuses_when_out"
"""The rule for bonuses that earn nothing because the side did not go out."""


def canastas(rules: RuleSet) -> LineMaker:
    """Make a line of the bonus of each type of canasta."""
    prices = canasta_prices(rules)

    def priced(by_type: Mapping[str, int], unpaid: Sequence[str]) -> Lines:
        counts = [(by_type.get(price.type, 0), price) for price in prices]
        return tuple(
            score_line(price.line, count, count * price.bonus, price.rule)
            if price.type not in unpaid
            else score_line(price.line, count, 0, WHEN_OUT)
            for count, price in counts
            if count
        )

    return _from_canastas(rules, priced)


def concealed_canastas(rules: RuleSet) -> LineMaker:
    """Make a line of the extra bonus of canastas laid whole from the hand."""
    mode, amount = rules.concealed_canasta.mode, rules.concealed_canasta.amount
    bonuses = {kind: bonus_of(rules, kind) or 0 for kind in types_by_id()}

    def made(tally: Tally) -> Lines:
        count = sum(tally.hand_canastas.values())
        if not count:
            return NO_LINES
        points = count * amount
        if mode == "multiply":
            earned = sum([n * bonuses[kind] for kind, n in tally.hand_canastas.items()])
            points = earned * (amount - 1)
        return (score_line("concealed_canasta", count, points, "concealed_canasta"),)

    return made


def extra_bonuses(rules: RuleSet) -> LineMaker:
    """Make lines of the bonuses for collections of canastas."""
    bonuses = rules.extra_canasta_bonuses

    def earned(by_type: Mapping[str, int], unpaid: Sequence[str]) -> Lines:
        return tuple(
            score_line("extra_bonus", 1, bonus.points, "extra_canasta_bonuses")
            for bonus in bonuses
            if bonus.id not in unpaid
            and all(is_in(counted_as(by_type, kind), wanted) for kind, wanted in bonus.when.items())
        )

    return _from_canastas(rules, earned)


def seven_canastas(rules: RuleSet) -> LineMaker:
    """Make a line for the number of canastas in one deal that wins the match."""
    rule = rules.seven_canastas_auto_win
    won = (score_line("seven_canastas", 1, rule.points, "seven_canastas_auto_win.points"),)
    return lambda tally: won if tally.canasta_count >= rule.count else NO_LINES


def has_won_outright(rules: RuleSet, tally: Tally) -> bool:
    """Return True if a side has the number of canastas that wins the match at once."""
    rule = rules.seven_canastas_auto_win
    return rule.enabled and tally.canasta_count >= rule.count


class CanastaPrice(NamedTuple):
    """The bonus of a type of canasta, in points, and the names of its line and rule."""

    type: str
    bonus: int
    line: str
    rule: str


@remembered
def canasta_prices(rules: RuleSet) -> tuple[CanastaPrice, ...]:
    """Return the types of canasta with a bonus, in printed order."""
    priced = ((kind, bonus_of(rules, kind)) for kind in types_by_id())
    return tuple(
        CanastaPrice(kind, bonus, f"{kind}{CANASTA_SUFFIX}", f"canasta_bonus.{kind}")
        for kind, bonus in priced
        if bonus is not None
    )


def _from_canastas(
    rules: RuleSet, lines: Callable[[Mapping[str, int], Sequence[str]], Lines]
) -> LineMaker:
    """Return a maker of lines that depend on the canastas and going out alone."""
    when_out = rules.bonuses_when_out

    @kept
    def made(unpaid: Sequence[str], *by_type: tuple[str, int]) -> Lines:
        return lines(dict(by_type), unpaid)

    return lambda tally: made(() if tally.side.went_out else when_out, *tally.canastas.items())


def red_threes(rules: RuleSet) -> LineMaker:
    """Make a line of the red threes by the table of the rule set, with the side's sign."""
    sign_of, values = sign_of_threes(rules), rules.red_three_values
    as_tabled = rules.red_three_in_hand.mode != "penalty"
    four = rules.red_three_all_four_without_meld

    def made(tally: Tally) -> Lines:
        count = tally.side.red_threes
        if as_tabled and tally.red_threes_in_hand and not tally.canasta_count:
            count = max(count, 0) + tally.red_threes_in_hand
        if count <= 0:
            return NO_LINES
        sign = sign_of(tally)
        if sign < 0 and four is not None and count == len(SUITS):
            return (score_line("red_threes", count, four, "red_three_all_four_without_meld"),)
        return (
            score_line("red_threes", count, sign * total_for(values, count), "red_three_values"),
        )

    return made


def black_threes(rules: RuleSet) -> LineMaker:
    """Make a line of the black threes that are tabled like red ones."""
    sign_of, values = sign_of_threes(rules), rules.black_three.tabled_values or (0,)
    as_tabled = rules.black_three.in_hand_mode != "penalty"

    def made(tally: Tally) -> Lines:
        count = tally.side.black_threes
        if as_tabled and tally.black_threes_in_hand and not tally.canasta_count:
            count = max(count, 0) + tally.black_threes_in_hand
        if count <= 0:
            return NO_LINES
        points = sign_of(tally) * total_for(values, count)
        return (score_line("black_threes", count, points, "black_three.tabled_values"),)

    return made


def captured_black_threes(rules: RuleSet) -> LineMaker:
    """Make a line of the black threes that were taken with the pile."""
    values = rules.black_three.captured_values or (0,)

    def made(tally: Tally) -> Lines:
        count = tally.side.black_threes_captured
        if count <= 0:
            return NO_LINES
        rule = "black_three.captured_values"
        return (score_line("captured_black_threes", count, total_for(values, count), rule),)

    return made


INCOMPLETE = ("sevens", "aces", "wild", "wild_with_four_jokers", "sequence")


class Price(NamedTuple):
    """The cost of one of a kind, in points (never positive), and its rule."""

    kind: str
    points: int
    rule: str


def penalties(rules: RuleSet) -> LineMaker:
    """Make a line for each kind of incomplete meld, and for each kind of held cards."""
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
    """Return a maker of a line for each of these kinds among its arguments."""

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
    """Return True if anything left incomplete or held back costs points."""
    return bool(_prices(rules) or _held_prices(rules))


def held_back(side: SideDeal, kinds: Sequence[Held] | None = None) -> list[str]:
    """Return the id of a kind of cards for each hand with too many of it.

    A hand of the whole side counts as one. `kinds` limits the kinds looked for.
    """
    looked_for = canasta_types().held if kinds is None else kinds
    return [
        kind.id
        for hand in side.hands or hands_of(side)
        for kind in looked_for
        if kind.rank in hand and hand[kind.rank] >= kind.least
    ]


@remembered
def _prices(rules: RuleSet) -> tuple[Price, ...]:
    """Return the kinds of incomplete melds that cost something."""
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
    """Return the kinds of held cards that cost something."""
    names = ((held.id, f"held_{held.id}_{held.least}plus") for held in canasta_types().held)
    prices = (
        Price(kind, getattr(rules.penalties, name), f"penalties.{name}") for kind, name in names
    )
    return tuple(price for price in prices if price.points)
