"""Lines for red and black threes that lie on the table or were taken out with the pile."""

from scorekeeper.rules.cards import SUITS
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.line import score_line
from scorekeeper.scoring.lines import NO_LINES, LineMaker, Lines, sign_of_threes, total_for
from scorekeeper.scoring.tally import Tally


def red_threes(rules: RuleSet) -> LineMaker:
    """Red threes by the table of the rule set, with the sign that the side has earned."""
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
    """Black threes that are tabled like red ones."""
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
    """Black threes that were taken out with the pile."""
    values = rules.black_three.captured_values or (0,)

    def made(tally: Tally) -> Lines:
        count = tally.side.black_threes_captured
        if count <= 0:
            return NO_LINES
        rule = "black_three.captured_values"
        return (score_line("captured_black_threes", count, total_for(values, count), rule),)

    return made
