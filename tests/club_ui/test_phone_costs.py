"""The calls of the server for what the phones of a club do at once."""

import pytest

from tests.tools.load.phones import MOST, costs


@pytest.mark.thorough
async def test_phones_of_a_club_stay_within_their_calls() -> None:
    """It fails where a change costs some five percent more than the figures that were agreed.

    A frame that is drawn twice, or a component that follows more than it shows, costs more than
    that. `python -m tests.tools.load.phones` prints the figures.
    """
    found = await costs()
    assert found.keys() == MOST.keys()
    for name, cost in found.items():
        most = MOST[name]
        assert cost.calls <= most.calls, name
        assert cost.byte_count <= most.byte_count, name
        assert cost.calls > 0.8 * most.calls, f"{name}: the figure in MOST is out of date"
