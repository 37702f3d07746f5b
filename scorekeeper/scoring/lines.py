"""One function for each idea of scoring: from what a side has to lines of its score.

All have the same form; `score.LINE_MAKERS` has them in the order of a printed score sheet.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from scorekeeper.remembered import remembered
from scorekeeper.rules.canasta_types import bonus_of, is_in, types_by_id
from scorekeeper.rules.cards import SUITS
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.line import CANASTA_SUFFIX, ScoreLine
from scorekeeper.scoring.tally import Tally, counted_as

LineMaker = Callable[[RuleSet, Tally], Iterator[ScoreLine]]


def melded_cards(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """The card values of everything melded; against a side without canasta where it says so."""
    if not tally.melded_points:
        return
    against = rules.melded_cards_negative_without_canasta and not tally.canasta_count
    rule = "melded_cards_negative_without_canasta" if against else "card_values"
    points = -tally.melded_points if against else tally.melded_points
    yield ScoreLine("melded_cards", tally.melded_cards, points, rule)


def canastas(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """The bonus of each type of canasta."""
    if not tally.canastas:
        return
    for price in canasta_prices(rules):
        if count := tally.canastas.get(price.type, 0):
            yield ScoreLine(price.line, count, count * price.bonus, price.rule)


def concealed_canastas(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """What canastas laid whole from the hand earn on top."""
    count = sum(tally.hand_canastas.values())
    rule = rules.concealed_canasta
    if not count or rule.mode == "none":
        return
    points = count * rule.amount
    if rule.mode == "multiply":
        bonuses = sum(n * (bonus_of(rules, kind) or 0) for kind, n in tally.hand_canastas.items())
        points = bonuses * (rule.amount - 1)
    yield ScoreLine("concealed_canasta", count, points, "concealed_canasta")


def extra_bonuses(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """Bonuses for collections of canastas."""
    for bonus in rules.extra_canasta_bonuses:
        counts = [(counted_as(tally.canastas, kind), wanted) for kind, wanted in bonus.when.items()]
        if all(is_in(count, wanted) for count, wanted in counts):
            yield ScoreLine("extra_bonus", 1, bonus.points, "extra_canasta_bonuses")


def red_threes(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """Red threes by the table of the rule set, with the sign that the side has earned."""
    count = max(tally.side.red_threes, 0)
    if rules.red_three_in_hand.mode != "penalty" and not tally.canasta_count:
        count += tally.red_threes_in_hand
    if not count:
        return
    sign, four = sign_of_threes(rules, tally), rules.red_three_all_four_without_meld
    if sign < 0 and four is not None and count == len(SUITS):
        yield ScoreLine("red_threes", count, four, "red_three_all_four_without_meld")
    else:
        points = sign * on_schedule(rules.red_three_values, count)
        yield ScoreLine("red_threes", count, points, "red_three_values")


def black_threes(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """Black threes that are tabled like red ones, and those taken out with the pile."""
    rule, count = rules.black_three, max(tally.side.black_threes, 0)
    if rule.in_hand_mode != "penalty" and not tally.canasta_count:
        count += tally.black_threes_in_hand
    if count and rule.tabled_values is not None:
        points = sign_of_threes(rules, tally) * on_schedule(rule.tabled_values, count)
        yield ScoreLine("black_threes", count, points, "black_three.tabled_values")
    captured = max(tally.side.black_threes_captured, 0)
    if captured and rule.captured_values is not None:
        points = on_schedule(rule.captured_values, captured)
        yield ScoreLine("captured_black_threes", captured, points, "black_three.captured_values")


def going_out(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """The bonus for going out, and what going out concealed earns on top."""
    if not tally.side.went_out:
        return
    yield ScoreLine("go_out", 1, rules.go_out_bonus, "go_out_bonus")
    if tally.side.concealed and rules.concealed_go_out_extra:
        yield ScoreLine(
            "concealed_go_out", 1, rules.concealed_go_out_extra, "concealed_go_out_extra"
        )


def cards_in_hand(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """What is left in the hands of all partners is taken off; black threes at their own price."""
    if tally.in_hand_points:
        count = tally.in_hand_cards
        yield ScoreLine("cards_in_hand", count, -tally.in_hand_points, "hand_cards")
    count = tally.black_threes_in_hand
    as_tabled = rules.black_three.in_hand_mode != "penalty" and not tally.canasta_count
    if count and not as_tabled:
        points = count * rules.black_three.in_hand
        yield ScoreLine("black_threes_in_hand", count, points, "black_three.in_hand")


def red_threes_in_hand(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """Red threes that were never laid out."""
    count, rule = tally.red_threes_in_hand, rules.red_three_in_hand
    as_tabled = rule.mode != "penalty" and not tally.canasta_count
    if count and not as_tabled:
        yield ScoreLine(
            "red_threes_in_hand", count, count * rule.points, "red_three_in_hand.points"
        )


def seven_canastas(rules: RuleSet, tally: Tally) -> Iterator[ScoreLine]:
    """Points for so many canastas in one deal that they win the match."""
    if has_won_outright(rules, tally):
        rule = rules.seven_canastas_auto_win
        yield ScoreLine("seven_canastas", 1, rule.points, "seven_canastas_auto_win.points")


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


def sign_of_threes(rules: RuleSet, tally: Tally) -> int:
    """Whether threes count for (1), against (-1) or not at all (0)."""
    rule = rules.red_three_sign
    measure = int(tally.opened) if rule.measure == "opened" else tally.canasta_count
    return [sign for least, sign in rule.steps if least <= measure][-1]


def on_schedule(values: Sequence[int], count: int) -> int:
    """The total for so many threes; more than the table holds score its last entry."""
    return values[min(count, len(values) - 1)]


def has_won_outright(rules: RuleSet, tally: Tally) -> bool:
    """Whether a side has the number of canastas that wins the match at once."""
    rule = rules.seven_canastas_auto_win
    return rule.enabled and tally.canasta_count >= rule.count
