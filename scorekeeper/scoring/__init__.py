"""Scores of deals, line by line, and the rules of melds and initial melds.

The score of a deal consists of signed lines, each with the rule that made it; the total is their
sum. Problems name everything in the report that is impossible or unlikely; they never change the
score.

>>> from scorekeeper.rules import find_rule_set, rule_book
>>> rules = rule_book(find_rule_set("Classic")).rules
>>> ours = side_deal_from({"melds": ["KKKKKKK", "555"], "went_out": True})
>>> score = score_deal(rules, Deal((ours, SideDeal(hand_card_points=60))))
>>> score.totals
(685, -60)
>>> line = score.sides[0].lines[1]
>>> line.kind, line.count, line.rule
('natural_canasta', 1, 'canasta_bonus.natural')
>>> line.points == rules.canasta_bonus.natural
True
>>> score.problems
()

The initial meld of a side with a total of 1,600 points, and the verdict on three sevens and three
queens with a two:

>>> required = requirement(rules, score=1600)
>>> required.points
90
>>> judged = verdict(rules, LayDown(melds=read_melds("777 QQQ2")), required)
>>> judged.value, [problem.code for problem in judged.problems]
(65, ['short_of_requirement'])

The docstring of `scorekeeper.rules` says how stable these names are.

The numbers of the game are in the rule files, not in this package. Values that depend on the rules
alone are computed once for each rule set (`caching.cached_by_owner`).

meld          melds, their points and their types of canasta
notation      melds and hands as text
deal          the report of a deal, and the sums of each side
score         the lines of each side
checks        the problems of a report, and going out
limits        the cards, points and canastas that the packs can hold
initial_meld  the requirement for a side, and the verdict on its lay-down
"""

from scorekeeper.problem import Grade, Problem
from scorekeeper.scoring.deal import Adjustment, Deal, SideDeal
from scorekeeper.scoring.initial_meld import LayDown, Requirement, Verdict, requirement, verdict
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import read_melds, side_deal_from
from scorekeeper.scoring.score import DealScore, ScoreLine, SideScore, score_deal, score_side
from scorekeeper.validation import DocumentError

__all__ = [
    "Adjustment",
    "Deal",
    "DealScore",
    "DocumentError",
    "Grade",
    "LayDown",
    "Meld",
    "Problem",
    "Requirement",
    "ScoreLine",
    "SideDeal",
    "SideScore",
    "Verdict",
    "read_melds",
    "requirement",
    "score_deal",
    "score_side",
    "side_deal_from",
    "verdict",
]
