"""Runs of the Burraco family are read as an exhaustive reader reads them."""

from collections import Counter
from random import Random

import pytest

from scorekeeper.rules import RuleSetId, catalogue, rule_book
from scorekeeper.scoring import SideDeal, score_side
from scorekeeper.scoring.checks import meld_problems
from scorekeeper.scoring.meld import MeldKind, canasta_type, judged_melds
from tests.scoring.kit import melds, rules
from tests.scoring.run_reader import best_reading, dealt_runs, places, readings

FAMILY = [identity.id for identity in catalogue() if identity.family == "burraco"]
QUICK, MANY = 150, 2000
"""Numbers of deals."""
NO_MELD, ILLEGAL = "no meld", "illegal"


def count_answers(set_id: RuleSetId, deals: range) -> Counter[str | None]:
    """Hold the runs of the deals against the exhaustive reader; the number of each answer."""
    values, rule_set = rule_book(set_id).tree, rules(set_id)
    answers: Counter[str | None] = Counter()
    for seed in deals:
        for run in dealt_runs(values, Random(f"{set_id} {seed}")):
            (meld,) = judged_melds(rule_set, melds(run.token))
            has_reading = any(
                any(place.is_natural for place in reading)
                for reading in readings(places(values), run.cards)
            )
            best = best_reading(values, run.cards)
            assert (meld.kind is MeldKind.SEQUENCE) == has_reading, run.token
            assert (not meld_problems(rule_set, meld)) == (best is not None), run.token
            if best is None:
                answers[ILLEGAL if has_reading else NO_MELD] += 1
                continue
            score = score_side(rule_set, SideDeal(melds=melds(run.token)))
            assert (canasta_type(rule_set, meld), score.total) == best, run.token
            answers[best.canasta] += 1
    return answers


def test_burraco_family_is_read_whole() -> None:
    assert {"biriba", "buraco", "burraco", "tranca"} <= set(FAMILY)


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", FAMILY)
def test_runs_agree_with_exhaustive_reader(set_id: RuleSetId) -> None:
    answers = count_answers(set_id, range(QUICK))
    assert min(answers[one] for one in (NO_MELD, ILLEGAL, None, "natural", "mixed")) > 0


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", FAMILY)
def test_many_runs_agree_with_exhaustive_reader(set_id: RuleSetId) -> None:
    """Two thousand deals of each set; every type of canasta of a run with a price comes up."""
    answers = count_answers(set_id, range(MANY))
    prices = rule_book(set_id).tree["canasta_bonus"]
    types = ("natural", "mixed", "semi_natural", "suit_whole", "suit_mixed", "suit_ace_to_ace")
    wanted = {kind for kind in types if prices[kind] is not None}
    assert wanted <= answers.keys()
