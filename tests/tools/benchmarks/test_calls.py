"""What a scorer does most takes no more calls and bytes than it did, within five percent."""

import pytest

from tests.tools.benchmarks.calls import MOST, costs


@pytest.mark.thorough
async def test_calls_and_bytes_of_each_step_keep_to_their_limits() -> None:
    """A lower limit of a step is a success: set it in `MOST`, so that it stays."""
    found = await costs()
    assert set(found) == set(MOST)
    over = {
        step: (cost, MOST[step])
        for step, cost in found.items()
        if cost.calls > MOST[step].calls or cost.byte_count > MOST[step].byte_count
    }
    assert over == {}
