"""From a deal as reported to its itemised score."""

from collections.abc import Iterator

from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.check import problems
from scorekeeper.scoring.line import DealScore, ScoreLine, SideScore
from scorekeeper.scoring.lines import LINE_MAKERS
from scorekeeper.scoring.partnership import credited
from scorekeeper.scoring.record import Deal, SideDeal
from scorekeeper.scoring.tally import Tally, tally_of


def score_deal(rules: RuleSet, deal: Deal) -> DealScore:
    """The score of every side and all that is wrong with the report.

    What is given is scored; problems stand beside the score and never change it.
    """
    tallies = tuple(tally_of(rules, side) for side in deal.sides)
    sides = tuple(
        SideScore(tuple(_lines(rules, tally if side is tally.side else tally_of(rules, side))))
        for side, tally in zip(credited(rules, deal), tallies, strict=True)
    )
    return DealScore(sides, problems(rules, deal, tallies))


def score_side(rules: RuleSet, side: SideDeal) -> SideScore:
    """The itemised score of one side alone, in points, unchecked."""
    return SideScore(tuple(_lines(rules, tally_of(rules, side))))


def _lines(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    side = tally.side
    if side.total is not None:
        yield ScoreLine("total", None, side.total, None)
    elif side.acaba is not None:
        yield _acaba(rules, side.acaba)
    else:
        special = _special_hand(rules, side.special_hand)
        yield from special
        if not special or rules.special_hands_mode == "add":
            for maker in LINE_MAKERS:
                yield from maker(rules, tally)
    if side.adjustment is not None:
        yield ScoreLine("adjustment", None, side.adjustment.points, None)


def _acaba(rules: RuleSet, part: str) -> ScoreLine:
    """Flat points for the caller's side and for each other side, instead of any count."""
    if part == "caller":
        return ScoreLine("acaba", 1, rules.acaba.caller, "acaba.caller")
    return ScoreLine("acaba", 1, rules.acaba.opponents, "acaba.opponents")


def _special_hand(rules: RuleSet, name: str | None) -> tuple[ScoreLine, ...]:
    return tuple(
        ScoreLine("special_hand", 1, hand.points, "special_hands")
        for hand in rules.special_hands
        if hand.id == name
    )
