"""What the tests of the engine share: deals as documents in, lines and problems as plain rows."""

from collections.abc import Mapping
from typing import Any

from scorekeeper.rules import RuleSetId, overlaid, rule_book
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import Deal, DealScore, Meld, SideScore, score_deal, score_side
from scorekeeper.scoring.notation import read_melds, side_deal_from

Document = Mapping[str, Any]
Row = tuple[str, int | None, int, str | None]
"""A line of a score: kind, count, points, rule."""

NO_HOUSE_RULES: Document = {}


def rules(set_id: str = "classic_4p", house: Document = NO_HOUSE_RULES) -> RuleSet:
    """The values of a rule set with house rules on top."""
    return overlaid(rule_book(RuleSetId(set_id)).tree, house, "house")[1]


def rows(score: SideScore) -> list[Row]:
    """The lines of a side's score; their sum is its total, whatever the deal."""
    assert score.total == sum(line.points for line in score.lines)
    return [(line.kind, line.count, line.points, line.rule) for line in score.lines]


def scored(rule_set: RuleSet, **side: Any) -> list[Row]:
    """The lines of one side's deal alone."""
    return rows(score_side(rule_set, side_deal_from(side)))


def deal(*sides: Document) -> Deal:
    """A deal of sides as documents."""
    return Deal(tuple(side_deal_from(side) for side in sides))


def score_of(rule_set: RuleSet, *sides: Document) -> DealScore:
    """The score of a deal whose sides are documents."""
    return score_deal(rule_set, deal(*sides))


def found(rule_set: RuleSet, *sides: Document) -> list[tuple[str, str, str]]:
    """Code, path and grade of all that is wrong with a deal."""
    problems = score_of(rule_set, *sides).problems
    return [(problem.code, problem.path, str(problem.grade)) for problem in problems]


def melds(text: str) -> tuple[Meld, ...]:
    """The melds of a text in notation."""
    read = read_melds(text)
    assert isinstance(read, tuple), read
    return read
