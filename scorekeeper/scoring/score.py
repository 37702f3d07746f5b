"""The itemised score of a deal: `score_deal` and `score_side`."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from scorekeeper.remembered import remembered
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.checks import problems
from scorekeeper.scoring.deal import Deal, SideDeal, credited, tallying
from scorekeeper.scoring.lines import (
    NO_LINES,
    DealScore,
    LineMaker,
    Lines,
    ScoreLine,
    SideScore,
    black_threes,
    canastas,
    captured_black_threes,
    concealed_canastas,
    extra_bonuses,
    going_out,
    has_penalties,
    left_in_hand,
    melded_cards,
    penalties,
    red_threes,
    score_line,
    seven_canastas,
)


def score_deal(rules: RuleSet, deal: Deal) -> DealScore:
    """Return the score of every side in points, with the problems of the report.

    The report is scored as given; problems never change the score. They are looked for only
    when `DealScore.problems` is read.
    """
    sides = tuple(map(scoring(rules), _with_opponents_of_acaba(credited(rules, deal))))
    return DealScore(sides, partial(problems, rules, deal))


def score_side(rules: RuleSet, side: SideDeal) -> SideScore:
    """Return the itemised score of one side alone, in points, unchecked."""
    return scoring(rules)(side)


Use = Callable[[RuleSet], bool]


LINE_MAKERS: tuple[tuple[Callable[[RuleSet], LineMaker], Use], ...] = (
    (melded_cards, lambda _: True),
    (canastas, lambda _: True),
    (concealed_canastas, lambda rules: rules.concealed_canasta.mode != "none"),
    (extra_bonuses, lambda rules: bool(rules.extra_canasta_bonuses)),
    (red_threes, lambda _: True),
    (black_threes, lambda rules: rules.black_three.tabled_values is not None),
    (captured_black_threes, lambda rules: rules.black_three.captured_values is not None),
    (going_out, lambda _: True),
    (left_in_hand, lambda _: True),
    (penalties, has_penalties),
    (seven_canastas, lambda rules: rules.seven_canastas_auto_win.enabled),
)
"""In printed order, each with a test for the rule sets that use it."""


def _with_opponents_of_acaba(sides: tuple[SideDeal, ...]) -> tuple[SideDeal, ...]:
    """Return the sides; if one has called acaba, all others are its opponents."""
    if not any(side.acaba == "caller" for side in sides):
        return sides
    return tuple(
        replace(side, acaba="opponent") if side.acaba is None and side.total is None else side
        for side in sides
    )


@remembered
def scoring(rules: RuleSet) -> Callable[[SideDeal], SideScore]:
    """Return a function that scores a side by a rule set.

    It is cached with the rule set, so it refers to single rules and never to the whole of them.
    """
    tally_of, acaba, special_hands = tallying(rules), _acaba(rules), _special_hands(rules)
    makers = [making(rules) for making, is_used in LINE_MAKERS if is_used(rules)]
    is_replaced = rules.special_hands_mode != "add"

    def score(side: SideDeal) -> SideScore:
        if side.total is not None:
            made: Lines = (score_line("total", None, side.total, None),)
        elif side.acaba is not None:
            made = (acaba[side.acaba],)
        else:
            made = special_hands.get(side.special_hand, NO_LINES)
            if not (made and is_replaced):
                tally = tally_of(side)
                for make in makers:
                    made += make(tally)
        if side.adjustment is not None:
            made += (score_line("adjustment", None, side.adjustment.points, None),)
        return SideScore(made)

    return score


def _acaba(rules: RuleSet) -> Mapping[str, ScoreLine]:
    """Return the flat points for the caller's side and for each other side."""
    return {
        "caller": score_line("acaba", 1, rules.acaba.caller, "acaba.caller"),
        "opponent": score_line("acaba", 1, rules.acaba.opponents, "acaba.opponents"),
    }


def _special_hands(rules: RuleSet) -> Mapping[str | None, Lines]:
    """Return the line of each special hand, by its name."""
    return {
        hand.id: (score_line("special_hand", 1, hand.points, "special_hands"),)
        for hand in rules.special_hands
    }
