"""A real evening: nine deals that four people played at classic canasta."""

import json
from pathlib import Path

from scorekeeper.match import progress, read_match
from scorekeeper.rules import RuleLibrary

EVENING = Path(__file__).parent / "evening.json"
RUNNING = [
    (-290, 720),
    (395, 1585),
    (1245, 2475),
    (1910, 2345),
    (1510, 2985),
    (2270, 3785),
    (3030, 3415),
    (1940, 4035),
    (2520, 4810),
]


def test_real_evening_stands_2520_to_4810_without_winner() -> None:
    stand = progress(
        read_match(json.loads(EVENING.read_text("utf-8")), EVENING.name, RuleLibrary())
    )
    assert [deal.totals_after for deal in stand.deals] == RUNNING
    assert stand.totals == (2520, 4810)
    assert [needed.points for needed in stand.requirements] == [90, 120]
    assert not stand.outcome.over
    assert stand.outcome.winner is None
    assert stand.dealer == "B1"
    assert [deal.score.problems for deal in stand.deals] == [()] * 9
