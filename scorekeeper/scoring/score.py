"""From a deal as reported to its itemised score."""

from collections.abc import Callable, Iterator
from functools import partial

from scorekeeper.remembered import remembered
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import lines
from scorekeeper.scoring.check import problems
from scorekeeper.scoring.line import DealScore, ScoreLine, SideScore
from scorekeeper.scoring.lines import LineMaker
from scorekeeper.scoring.partnership import credited
from scorekeeper.scoring.penalties import has_penalties, penalties
from scorekeeper.scoring.record import Deal, SideDeal
from scorekeeper.scoring.tally import tally_of

Use = Callable[[RuleSet], bool]


def always(rules: RuleSet) -> bool:
    """Every rule set has a use for it."""
    return True


def prices_black_threes(rules: RuleSet) -> bool:
    """Whether black threes that are tabled or captured count anything."""
    rule = rules.black_three
    return rule.tabled_values is not None or rule.captured_values is not None


LINE_MAKERS: tuple[tuple[LineMaker, Use], ...] = (
    (lines.melded_cards, always),
    (lines.canastas, always),
    (lines.concealed_canastas, lambda rules: rules.concealed_canasta.mode != "none"),
    (lines.extra_bonuses, lambda rules: bool(rules.extra_canasta_bonuses)),
    (lines.red_threes, always),
    (lines.black_threes, prices_black_threes),
    (lines.going_out, always),
    (lines.cards_in_hand, always),
    (lines.red_threes_in_hand, always),
    (penalties, has_penalties),
    (lines.seven_canastas, lambda rules: rules.seven_canastas_auto_win.enabled),
)
"""In printed order, each with the rule sets under which it can make a line."""


@remembered
def line_makers(rules: RuleSet) -> tuple[LineMaker, ...]:
    """The line makers that a rule set has a use for."""
    return tuple(maker for maker, is_used in LINE_MAKERS if is_used(rules))


def score_deal(rules: RuleSet, deal: Deal) -> DealScore:
    """The score of every side and all that is wrong with the report.

    What is given is scored; problems stand beside the score and never change it. They are
    looked for when somebody asks for them.
    """
    sides = [score_side(rules, side) for side in credited(rules, deal)]
    return DealScore(tuple(sides), partial(problems, rules, deal))


def score_side(rules: RuleSet, side: SideDeal) -> SideScore:
    """The itemised score of one side alone, in points, unchecked."""
    return SideScore(tuple(_lines(rules, side)))


def _lines(rules: RuleSet, side: SideDeal) -> Iterator[ScoreLine]:
    if side.total is not None:
        yield ScoreLine("total", None, side.total, None)
    elif side.acaba is not None:
        yield _acaba(rules, side.acaba)
    else:
        special = _special_hand(rules, side.special_hand) if side.special_hand else ()
        yield from special
        if not special or rules.special_hands_mode == "add":
            tally = tally_of(rules, side)
            for maker in line_makers(rules):
                yield from maker(rules, tally)
    if side.adjustment is not None:
        yield ScoreLine("adjustment", None, side.adjustment.points, None)


def _acaba(rules: RuleSet, part: str) -> ScoreLine:
    """Flat points for the caller's side and for each other side, instead of any count."""
    if part == "caller":
        return ScoreLine("acaba", 1, rules.acaba.caller, "acaba.caller")
    return ScoreLine("acaba", 1, rules.acaba.opponents, "acaba.opponents")


def _special_hand(rules: RuleSet, name: str) -> tuple[ScoreLine, ...]:
    return tuple(
        ScoreLine("special_hand", 1, hand.points, "special_hands")
        for hand in rules.special_hands
        if hand.id == name
    )
