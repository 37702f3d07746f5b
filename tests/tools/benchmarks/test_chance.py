"""Chances come true about as often as they say, over matches made up by a known law."""

import pytest

from tests.tools.benchmarks.chance import LAWS, briers, calibration, forecasts

MATCHES, RESAMPLES = 300, 200


@pytest.mark.thorough
@pytest.mark.parametrize("law", ["sides alike, 100 deals", "simulated players, the app's deals"])
def test_chances_are_calibrated_and_better_than_guesses(
    law: str,
) -> None:
    """A chance of 70 % comes true seven times of ten, and both simple guesses do worse."""
    made = list(forecasts(MATCHES, LAWS[law], resamples=RESAMPLES))
    exact, shown, half, leader = briers(made)
    assert exact < min(half, leader)
    assert shown == pytest.approx(exact, abs=0.01)
    for said, count, came in calibration(made):
        spread = (said * (1 - said) / count) ** 0.5
        assert came == pytest.approx(said, abs=3 * spread + 0.05)
