"""Scores of deals, line by line, and the rules of melds and initial melds.

    score = score_deal(rules, Deal((side, other)))
    score.sides[0].lines                 signed lines, each with the rule that made it
    score.sides[0].total                 their sum and nothing else
    score.problems                       everything impossible or unlikely in the report
    requirement(rules, score=1600)       minimum of the next initial meld
    verdict(rules, lay_down, required)   value of these melds, and objections

No number of the game stands in this package: they are in the rule files. What depends on the
rules alone is computed once for each rule set (`caching.cached_by_owner`).
"""

from scorekeeper.problem import Grade, Problem
from scorekeeper.scoring.deal import Deal, SideDeal
from scorekeeper.scoring.initial_meld import LayDown, Requirement, requirement, verdict
from scorekeeper.scoring.score import DealScore, ScoreLine, score_deal, score_side

__all__ = [
    "Deal",
    "DealScore",
    "Grade",
    "LayDown",
    "Problem",
    "Requirement",
    "ScoreLine",
    "SideDeal",
    "requirement",
    "score_deal",
    "score_side",
    "verdict",
]
