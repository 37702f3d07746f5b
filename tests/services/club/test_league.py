"""The fate of an item that was sent to a league."""

import pytest

from scorekeeper.services.club.league import LeagueAnswer


@pytest.mark.parametrize(
    ("state", "is_stored", "is_rejected"),
    [
        ("shown", True, False),
        ("waiting", True, False),
        ("older", True, False),
        ("kept", True, False),
        ("refused", True, True),
        ("conflict", False, True),
        ("invalid", False, True),
        ("a state of a newer league", True, False),
    ],
)
def test_fate_of_a_sent_item(state: str, *, is_stored: bool, is_rejected: bool) -> None:
    answer = LeagueAnswer(state=state)
    assert (answer.is_stored, answer.is_rejected) == (is_stored, is_rejected)
