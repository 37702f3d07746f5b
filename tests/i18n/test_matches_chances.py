"""Chances of winning in words: as fine as their sample, and never certain."""

from dataclasses import replace

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import chance_needs, chance_texts, rounded_percent
from scorekeeper.match import Side
from scorekeeper.match.chance import Chance

SIDES = Side("Ana & Ben"), Side("Cleo & Dov")


@pytest.mark.parametrize(
    ("share", "is_fine", "percent"),
    [
        (0.68, False, (70, "about")),
        (0.66, False, (70, "about")),
        (0.66, True, (65, "about")),
        (0.5, False, (50, "about")),
        (0.997, True, (95, "over")),
        (0.94, True, (95, "about")),
        (1.0, False, (90, "over")),
        (0.003, True, (5, "under")),
        (0.0, False, (10, "under")),
    ],
)
def test_a_chance_is_as_fine_as_its_sample_and_never_certain(
    share: float, is_fine: bool, percent: tuple[int, str]
) -> None:
    assert rounded_percent(share, is_fine=is_fine) == percent


def test_chance_says_what_a_side_needs_in_tens_a_deal() -> None:
    estimate = Chance(shares=(0.86, 0.14), behind=(0, 1105), deals_left=2, gap=400, sample=120)
    assert chance_texts(Words(), SIDES, estimate) == [
        "Ana & Ben about 85%",
        "Cleo & Dov about 15%",
    ]
    few, drawn = replace(estimate, sample=99), replace(estimate, is_simulated=True)
    for coarse in (few, drawn):
        assert chance_texts(Words(), SIDES, coarse)[0] == "Ana & Ben about 90%"
    (needs,) = chance_needs(Words(), SIDES, estimate)
    assert needs.startswith("About 2 deals are left. Cleo & Dov, 1,105 behind")
    assert needs.endswith("must score about 560 more than Ana & Ben in each of them.")
    last = Chance(shares=(1.0, 0.0), behind=(0, 200), deals_left=1, gap=400, sample=120)
    (needs,) = chance_needs(Words("de"), SIDES, last)
    assert needs.startswith("Cleo & Dov, 200 zurück: Wahrscheinlich ist dies die letzte Runde.")
    assert needs.endswith("etwa 200 mehr als Ana & Ben.")
