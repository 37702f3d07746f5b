"""Chances come true about as often as they say, over matches made up by a known law."""

import pytest

from tests.benchmarks.chance import briers, calibration, forecasts

MATCHES, SAMPLE, RESAMPLES = 300, 60, 200


def test_a_chance_is_better_than_its_neighbours_and_comes_true_as_often_as_it_says() -> None:
    made = list(forecasts(MATCHES, SAMPLE, resamples=RESAMPLES))
    exact, shown, half, leader = briers(made)
    assert exact < half < leader or exact < leader < half
    assert shown == pytest.approx(exact, abs=0.01)
    for said, count, came in calibration(made):
        spread = (said * (1 - said) / count) ** 0.5
        assert came == pytest.approx(said, abs=3 * spread + 0.05)
