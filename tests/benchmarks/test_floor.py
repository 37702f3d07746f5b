"""The floor that scoring is measured by scores the same deals to the same totals."""

from collections import Counter

import pytest

from scorekeeper.rules import RuleSetId, rule_set_ids
from scorekeeper.scoring import score_deal
from tests.benchmarks import floor
from tests.benchmarks.dealt import (
    CLASSIC,
    as_cards,
    as_counts,
    as_totals,
    by_hand,
    counted_by_hand,
    game,
)
from tests.scoring.second_scorer import cards_of


def test_every_depth_of_entry_comes_to_the_totals_of_the_floor() -> None:
    classic = game(CLASSIC, many=60)
    expected = [tuple(floor.totals(sides)) for sides in by_hand(classic)]
    assert len(set(expected)) > 30
    assert [tuple(floor.totals_of_counts(sides)) for sides in counted_by_hand(classic)] == expected
    for told in (as_cards, as_counts, as_totals):
        found = [score_deal(classic.rules, deal).totals for deal in told(classic)]
        assert found == expected, told.__name__


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_the_cards_of_any_rule_set_can_be_added_up_by_the_floor(set_id: RuleSetId) -> None:
    """No more is asked of it: it takes them for Classic."""
    played = game(set_id, many=20)
    for sides, dealt in zip(by_hand(played), played.deals, strict=True):
        assert len(floor.totals(sides)) == len(dealt)
        cards = [sum(map(len, side.melds)) + len(side.hand) for side in sides]
        assert cards == [
            sum(cards_of(meld).total() for meld in side.melds) + sum(map(Counter.total, side.hands))
            for side in dealt
        ]
