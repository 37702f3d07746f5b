"""Lines for canastas: what each type brings, and what is paid for collections of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from scorekeeper.remembered import kept, remembered
from scorekeeper.rules.canasta_types import bonus_of, is_in, types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.line import CANASTA_SUFFIX, score_line
from scorekeeper.scoring.lines import NO_LINES, LineMaker, Lines
from scorekeeper.scoring.tally import Tally, counted_as

WHEN_OUT = "bonuses_when_out"
"""The rule for what earns nothing because the side did not go out."""


def canastas(rules: RuleSet) -> LineMaker:
    """The bonus of each type of canasta."""
    prices = canasta_prices(rules)

    def priced(found: Mapping[str, int], unpaid: Sequence[str]) -> Lines:
        counts = [(found.get(price.type, 0), price) for price in prices]
        return tuple(
            score_line(price.line, count, count * price.bonus, price.rule)
            if price.type not in unpaid
            else score_line(price.line, count, 0, WHEN_OUT)
            for count, price in counts
            if count
        )

    return _from_canastas(rules, priced)


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

    def earned(found: Mapping[str, int], unpaid: Sequence[str]) -> Lines:
        return tuple(
            score_line("extra_bonus", 1, bonus.points, "extra_canasta_bonuses")
            for bonus in bonuses
            if bonus.id not in unpaid
            and all(is_in(counted_as(found, kind), wanted) for kind, wanted in bonus.when.items())
        )

    return _from_canastas(rules, earned)


def seven_canastas(rules: RuleSet) -> LineMaker:
    """Points for so many canastas in one deal that they win the match."""
    rule = rules.seven_canastas_auto_win
    won = (score_line("seven_canastas", 1, rule.points, "seven_canastas_auto_win.points"),)
    return lambda tally: won if tally.canasta_count >= rule.count else NO_LINES


def has_won_outright(rules: RuleSet, tally: Tally) -> bool:
    """Whether a side has the number of canastas that wins the match at once."""
    rule = rules.seven_canastas_auto_win
    return rule.enabled and tally.canasta_count >= rule.count


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


def _from_canastas(
    rules: RuleSet, lines: Callable[[Mapping[str, int], Sequence[str]], Lines]
) -> LineMaker:
    """Return a maker of lines that follow from the canastas and from going out alone."""
    when_out = rules.bonuses_when_out

    @kept
    def made(unpaid: Sequence[str], *found: tuple[str, int]) -> Lines:
        return lines(dict(found), unpaid)

    return lambda tally: made(() if tally.side.went_out else when_out, *tally.canastas.items())
