"""How often may be guessed wrong, and what the store is not asked again."""

import pytest

from scorekeeper.server.attempts import PAUSE, AttemptLimiter, network_of
from scorekeeper.server.visitors import ANSWER_SECONDS, RecentAnswers


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("192.168.1.2", "192.168.1.2", True),
        ("192.168.1.2", "192.168.1.3", False),
        ("::ffff:192.168.1.2", "192.168.1.2", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("", "192.168.1.2", False),
    ],
)
def test_an_address_that_is_changed_at_will_is_still_the_same_place(
    one: str, other: str, is_same: bool
) -> None:
    assert (network_of(one) == network_of(other)) is is_same


async def test_a_wrong_try_takes_its_time_once_there_were_too_many() -> None:
    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    slept: list[float] = []
    wrong = AttemptLimiter(each=2, together=3, sleep=sleep)
    assert [await wrong.count("192.168.1.2") for _ in range(3)] == [True, True, False]
    assert [wrong.is_exhausted(f"192.168.1.{number}") for number in (2, 3)] == [True, False]
    assert not await wrong.count("192.168.1.3"), "all together had as many as they may"
    assert slept == [PAUSE, PAUSE]


def test_recent_answers_of_the_store_are_believed_for_a_moment() -> None:
    clock = Clock()
    asked: list[str] = []
    answers: dict[str, str] = {"phone": "Ana"}

    def ask() -> str | None:
        asked.append("phone")
        return answers.get("phone")

    recent = RecentAnswers(clock)
    assert [recent.get("phone", ask) for _ in range(3)] == ["Ana"] * 3
    assert len(asked) == 1
    clock.now += ANSWER_SECONDS
    assert recent.get("phone", ask) == "Ana"
    assert len(asked) == 2
    answers.clear()
    recent.clear()
    assert [recent.get("phone", ask) for _ in range(3)] == [None] * 3
    assert len(asked) == 5, "what is not there is asked for each time"
