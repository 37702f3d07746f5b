"""From a deal as played to its itemised score.

    score = score_deal(rules, Deal((side, other)))
    score.sides[0].lines                 signed lines, each with the rule that made it
    score.sides[0].total                 their sum and nothing else
    score.problems                       all that is impossible or unlikely in the report
    requirement(rules, score=1600)       what the next initial meld must count
    verdict(rules, lay_down, required)   whether these cards are enough

No number of the game stands in this package: they are in the rule files. What follows from the
rules alone is worked out once for each rule set: `naming`, `judging`, `holding`, `tallying` and
`scoring` read them, and give what does the work for every deal.
"""

from scorekeeper.scoring.checks import may_go_out
from scorekeeper.scoring.deal import Adjustment, Deal, SideDeal
from scorekeeper.scoring.initial_meld import LayDown, Requirement, Verdict, requirement, verdict
from scorekeeper.scoring.lines import DealScore, ScoreLine, SideScore
from scorekeeper.scoring.meld import Meld, MeldKind
from scorekeeper.scoring.problem import Grade, Problem
from scorekeeper.scoring.score import score_deal, score_side

__all__ = [
    "Adjustment",
    "Deal",
    "DealScore",
    "Grade",
    "LayDown",
    "Meld",
    "MeldKind",
    "Problem",
    "Requirement",
    "ScoreLine",
    "SideDeal",
    "SideScore",
    "Verdict",
    "may_go_out",
    "requirement",
    "score_deal",
    "score_side",
    "verdict",
]
