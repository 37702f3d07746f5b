"""The preference that applies if none was chosen."""

import pytest

from scorekeeper.meld_finder.question import Preference, default_preference
from scorekeeper.scoring import requirement
from tests.scoring.kit import rules


@pytest.mark.parametrize(
    ("rule_set", "score", "preference"),
    [
        ("classic_4p", 0, Preference.FEWEST),
        ("brazilian", 7000, Preference.FEWEST),  # no points, but a canasta
        ("burraco", 0, Preference.WILDS),
        ("tranca", 1500, Preference.WILDS),
    ],
)
def test_default_preference(rule_set: str, score: int, preference: Preference) -> None:
    assert default_preference(requirement(rules(rule_set), score=score)) is preference
