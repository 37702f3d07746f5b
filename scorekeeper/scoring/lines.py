"""One function for each idea of scoring: it reads its rules once, and gives what makes the lines.

All have the same form; `score.LINE_MAKERS` has them in the order of a printed score sheet.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from scorekeeper.remembered import MOST_ANSWERS, remembered
from scorekeeper.rules.canasta_types import bonus_of, is_in, types_by_id
from scorekeeper.rules.cards import SUITS
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.line import CANASTA_SUFFIX, ScoreLine, score_line
from scorekeeper.scoring.tally import Tally, counted_as

Lines = tuple[ScoreLine, ...]
LineMaker = Callable[[Tally], Lines]
"""From what a side has to lines of its score, by the rules that it was made with."""

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


def canastas(rules: RuleSet) -> LineMaker:
    """The bonus of each type of canasta."""
    prices = canasta_prices(rules)

    def priced(found: Mapping[str, int]) -> Lines:
        counts = [(found.get(price.type, 0), price) for price in prices]
        return tuple(
            score_line(price.line, count, count * price.bonus, price.rule)
            for count, price in counts
            if count
        )

    return _from_canastas(priced)


def concealed_canastas(rules: RuleSet) -> LineMaker:
    """What canastas laid whole from the hand earn on top."""
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
    """Bonuses for collections of canastas."""
    bonuses = rules.extra_canasta_bonuses

    def earned(found: Mapping[str, int]) -> Lines:
        return tuple(
            score_line("extra_bonus", 1, bonus.points, "extra_canasta_bonuses")
            for bonus in bonuses
            if all(is_in(counted_as(found, kind), wanted) for kind, wanted in bonus.when.items())
        )

    return _from_canastas(earned)


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
        return (score_line("red_threes", count, sign * _by(values, count), "red_three_values"),)

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
        points = sign_of(tally) * _by(values, count)
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
        return (score_line("captured_black_threes", count, _by(values, count), rule),)

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


def seven_canastas(rules: RuleSet) -> LineMaker:
    """Points for so many canastas in one deal that they win the match."""
    rule = rules.seven_canastas_auto_win
    won = (score_line("seven_canastas", 1, rule.points, "seven_canastas_auto_win.points"),)
    return lambda tally: won if tally.canasta_count >= rule.count else NO_LINES


class CanastaPrice(NamedTuple):
    """The bonus of a type of canasta, in points, and how its line is called."""

    type: str
    bonus: int
    line: str
    rule: str


@remembered
def canasta_prices(rules: RuleSet) -> tuple[CanastaPrice, ...]:
    """What each type of canasta brings, in printed order; no others have a price."""
    priced = ((kind, bonus_of(rules, kind)) for kind in types_by_id())
    return tuple(
        CanastaPrice(kind, bonus, f"{kind}{CANASTA_SUFFIX}", f"canasta_bonus.{kind}")
        for kind, bonus in priced
        if bonus is not None
    )


def sign_of_threes(rules: RuleSet) -> Callable[[Tally], int]:
    """What says whether a side's threes count for (1), against (-1) or not at all (0)."""
    steps, last = rules.red_three_sign.steps, rules.red_three_sign.steps[-1][0]
    signs = [[sign for least, sign in steps if least <= at][-1] for at in range(last + 1)]
    if rules.red_three_sign.measure == "opened":
        return lambda tally: _by(signs, int(tally.opened))
    return lambda tally: _by(signs, tally.canasta_count)


def has_won_outright(rules: RuleSet, tally: Tally) -> bool:
    """Whether a side has the number of canastas that wins the match at once."""
    rule = rules.seven_canastas_auto_win
    return rule.enabled and tally.canasta_count >= rule.count


def _from_canastas(lines: Callable[[Mapping[str, int]], Lines]) -> LineMaker:
    """What makes lines that follow from the canastas alone: the same few again and again."""

    @lru_cache(maxsize=MOST_ANSWERS)
    def made(*found: tuple[str, int]) -> Lines:
        return lines(dict(found))

    return lambda tally: made(*tally.canastas.items())


def _by(values: Sequence[int], count: int) -> int:
    """The total for so many threes; more than the table holds score its last entry."""
    return values[count] if count < len(values) else values[-1]
