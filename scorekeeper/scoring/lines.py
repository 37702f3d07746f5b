"""From what a side has to lines of its score: the form that all makers of lines have.

There is one function for each idea of scoring, here, in `canasta_lines`, in `three_lines` and in
`penalties`. It reads its rules once, and gives what makes the lines of any side by them.
`score.LINE_MAKERS` has them in the order of a printed score sheet.
"""

from collections.abc import Callable

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
    """What is left in the hands of all partners is taken off; threes at their own prices."""
    black, red = rules.black_three, rules.red_three_in_hand
    black_as_tabled, red_as_tabled = black.in_hand_mode != "penalty", red.mode != "penalty"

    def made(tally: Tally) -> Lines:
        found, bare = NO_LINES, not tally.canasta_count
        if points := tally.in_hand_points:
            found = (score_line("cards_in_hand", tally.in_hand_cards, -points, "hand_cards"),)
        if (count := tally.black_threes_in_hand) and not (bare and black_as_tabled):
            points = count * black.in_hand
            found += (score_line("black_threes_in_hand", count, points, "black_three.in_hand"),)
        if (count := tally.red_threes_in_hand) and not (bare and red_as_tabled):
            points = count * red.points
            found += (score_line("red_threes_in_hand", count, points, "red_three_in_hand.points"),)
        return found

    return made
