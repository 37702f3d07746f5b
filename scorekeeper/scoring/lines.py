"""From what a side has to lines of its score: the form that all makers of lines have.

There is one function for each idea of scoring, here, in `canasta_lines`, in `three_lines` and in
`penalties`. It reads its rules once, and gives what makes the lines of any side by them.
`score.LINE_MAKERS` has them in the order of a printed score sheet.
"""

from collections.abc import Callable, Sequence

from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.line import ScoreLine, score_line
from scorekeeper.scoring.tally import Tally

Lines = tuple[ScoreLine, ...]
LineMaker = Callable[[Tally], Lines]

NO_LINES: Lines = ()


def melded_cards(rules: RuleSet) -> LineMaker:
    """The card values of everything melded; against a side without canasta where it says so."""
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
    """The bonus for going out, and what going out concealed earns on top."""
    extra = rules.concealed_go_out_extra
    out = (score_line("go_out", 1, rules.go_out_bonus, "go_out_bonus"),)
    on_top = (score_line("concealed_go_out", 1, extra, "concealed_go_out_extra"),) if extra else ()

    def made(tally: Tally) -> Lines:
        if not tally.side.went_out:
            return NO_LINES
        return out + on_top if tally.side.concealed else out

    return made


def left_in_hand(rules: RuleSet) -> LineMaker:
    """What is left in the hands of all partners is taken off; threes at their own prices.

    Threes that are scored as if they lay on the table are ignored in hand too where those are.
    """
    black, red, sign_of = rules.black_three, rules.red_three_in_hand, sign_of_threes(rules)
    black_as_tabled, red_as_tabled = black.in_hand_mode != "penalty", red.mode != "penalty"

    def made(tally: Tally) -> Lines:
        found = NO_LINES
        if points := tally.in_hand_points:
            found = (score_line("cards_in_hand", tally.in_hand_cards, -points, "hand_cards"),)
        if not (tally.black_threes_in_hand or tally.red_threes_in_hand):
            return found
        as_on_the_table = not tally.canasta_count or sign_of(tally) == 0
        if (count := tally.black_threes_in_hand) and not (as_on_the_table and black_as_tabled):
            points = count * black.in_hand
            found += (score_line("black_threes_in_hand", count, points, "black_three.in_hand"),)
        if (count := tally.red_threes_in_hand) and not (as_on_the_table and red_as_tabled):
            points = count * red.points
            found += (score_line("red_threes_in_hand", count, points, "red_three_in_hand.points"),)
        return found

    return made


def sign_of_threes(rules: RuleSet) -> Callable[[Tally], int]:
    """Return a function for the sign of a side's threes: 1, -1, or 0 where they count nothing."""
    steps, last = rules.red_three_sign.steps, rules.red_three_sign.steps[-1][0]
    signs = [[sign for least, sign in steps if least <= at][-1] for at in range(last + 1)]
    if rules.red_three_sign.measure == "opened":
        return lambda tally: total_for(signs, int(tally.opened))
    return lambda tally: total_for(signs, tally.canasta_count)


def total_for(values: Sequence[int], count: int) -> int:
    """The entry of a table for so many; more than the table holds have its last entry."""
    return values[count] if count < len(values) else values[-1]
