"""Deals as documents in, lines and problems as plain rows; every problem there is as a row."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from scorekeeper.rules import RuleSetId, apply_changes, rule_book
from scorekeeper.rules.cards import Suit
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import Deal, DealScore, score_deal, score_side
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import read_melds, side_deal_from
from scorekeeper.scoring.score import SideScore

Document = Mapping[str, Any]
Row = tuple[str, int | None, int, str | None]
"""A line of a score: kind, count, points, rule."""

NO_HOUSE_RULES: Document = {}


def rules(set_id: str = "classic_4p", house: Document = NO_HOUSE_RULES) -> RuleSet:
    return apply_changes(rule_book(RuleSetId(set_id)).tree, house, "house")[1]


def rows(score: SideScore) -> list[Row]:
    """The lines of a side's score; their sum is its total, whatever the deal."""
    assert score.total == sum(line.points for line in score.lines)
    return [(line.kind, line.count, line.points, line.rule) for line in score.lines]


def side_rows(rule_set: RuleSet, trump: Suit | None = None, /, **side: Any) -> list[Row]:
    return rows(score_side(rule_set, side_deal_from(side), trump))


def deal(*sides: Document, trump: Suit | None = None) -> Deal:
    return Deal(tuple(side_deal_from(side) for side in sides), trump)


def score_of(rule_set: RuleSet, *sides: Document, trump: Suit | None = None) -> DealScore:
    return score_deal(rule_set, deal(*sides, trump=trump))


def problem_rows(
    rule_set: RuleSet, *sides: Document, trump: Suit | None = None
) -> list[tuple[str, str, str]]:
    """Code, path and grade of all that is wrong with a deal."""
    problems = score_of(rule_set, *sides, trump=trump).problems
    return [(problem.code, problem.path, str(problem.grade)) for problem in problems]


def melds(text: str) -> tuple[Meld, ...]:
    read = read_melds(text)
    assert isinstance(read, tuple), read
    return read


CANASTA = {"canastas": {"mixed": 1}, "melded_card_points": 100}
OUT = CANASTA | {"went_out": True}
HELD = {"hand_card_points": 40}
MODERN = "modern_american"

ProblemRow = dict[str, Any]
ROWS: dict[str, list[ProblemRow]] = json.loads(
    (Path(__file__).parent / "problems.json").read_text("utf-8")
)
DEALS, MELDS, LAY_DOWNS, TOKENS = (ROWS[kind] for kind in ("deals", "melds", "lay_downs", "tokens"))

IMPOSSIBLE = {
    "negative",
    "base_without_total",
    "counted_twice",
    "wrong_number_of_sides",
    "two_sides_out",
    "acaba_and_out",
    "acaba_one_caller",
    "two_special_hands",
    "special_hand_ended_the_deal",
    "more_hand_canastas",
    "more_trump_canastas",
    "concealed_but_not_out",
    "out_but_not_opened",
    "out_with_cards_in_hand",
    "melded_but_not_opened",
    "two_lone_hands",
    "too_many_red_threes",
    "too_many_black_threes",
    "too_many_of_a_card",
    "too_many_wild_cards",
    "too_many_canastas",
    "too_many_points",
    "too_many_feet",
}
"""Faults that no table can have with these packs, or that contradict; others are unlikely."""


def row_name(row: ProblemRow) -> str:
    return f"{row['code']} {row.get('at', row.get('meld', row.get('melds', '')))}"
