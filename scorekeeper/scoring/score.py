"""From a deal as reported to its itemised score."""

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

Use = Callable[[RuleSet], bool]


def always(rules: RuleSet) -> bool:
    """Every rule set has a use for it."""
    return True


LINE_MAKERS: tuple[tuple[Callable[[RuleSet], LineMaker], Use], ...] = (
    (melded_cards, always),
    (canastas, always),
    (concealed_canastas, lambda rules: rules.concealed_canasta.mode != "none"),
    (extra_bonuses, lambda rules: bool(rules.extra_canasta_bonuses)),
    (red_threes, always),
    (black_threes, lambda rules: rules.black_three.tabled_values is not None),
    (captured_black_threes, lambda rules: rules.black_three.captured_values is not None),
    (going_out, always),
    (left_in_hand, always),
    (penalties, has_penalties),
    (seven_canastas, lambda rules: rules.seven_canastas_auto_win.enabled),
)
"""In printed order, each with the rule sets under which it can make a line."""


def score_deal(rules: RuleSet, deal: Deal) -> DealScore:
    """The score of every side and all that is wrong with the report.

    What is given is scored; problems stand beside the score and never change it. They are
    looked for when somebody asks for them.
    """
    sides = tuple(map(scoring(rules), _with_opponents_of_acaba(credited(rules, deal))))
    return DealScore(sides, partial(problems, rules, deal))


def _with_opponents_of_acaba(sides: tuple[SideDeal, ...]) -> tuple[SideDeal, ...]:
    """The sides of a deal; beside a caller of acaba all others are the opponents, said or not."""
    if not any(side.acaba == "caller" for side in sides):
        return sides
    return tuple(
        replace(side, acaba="opponent") if side.acaba is None and side.total is None else side
        for side in sides
    )


def score_side(rules: RuleSet, side: SideDeal) -> SideScore:
    """The itemised score of one side alone, in points, unchecked."""
    return scoring(rules)(side)


@remembered
def scoring(rules: RuleSet) -> Callable[[SideDeal], SideScore]:
    """What scores a side by a rule set; all that follows from the rules alone is done before.

    What is made here lives with the rule set, so it holds single rules and never all of them.
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
    """Flat points for the caller's side and for each other side, instead of any count."""
    return {
        "caller": score_line("acaba", 1, rules.acaba.caller, "acaba.caller"),
        "opponent": score_line("acaba", 1, rules.acaba.opponents, "acaba.opponents"),
    }


def _special_hands(rules: RuleSet) -> Mapping[str | None, Lines]:
    """What each special hand brings, by its name."""
    return {
        hand.id: (score_line("special_hand", 1, hand.points, "special_hands"),)
        for hand in rules.special_hands
    }
