"""The floor that scoring is measured by scores the same deals to the same totals."""

from scorekeeper.scoring import score_deal
from tests.tools.benchmarks import floor
from tests.tools.benchmarks.dealt import (
    CLASSIC,
    as_cards,
    as_counts,
    as_totals,
    by_hand,
    counted_by_hand,
    game,
)


def test_every_depth_of_entry_comes_to_the_totals_of_the_floor() -> None:
    classic = game(CLASSIC, many=60)
    expected = [tuple(floor.totals(sides)) for sides in by_hand(classic)]
    assert len(set(expected)) > 30
    assert [tuple(floor.totals_of_counts(sides)) for sides in counted_by_hand(classic)] == expected
    for told in (as_cards, as_counts, as_totals):
        found = [score_deal(classic.rules, deal).totals for deal in told(classic)]
        assert found == expected, told.__name__
