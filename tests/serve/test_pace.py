"""How often may be guessed: evenly, for all together, and at no cost to who is right."""

import asyncio
import threading

import pytest

from scorekeeper.serve.codes import Codes
from scorekeeper.serve.pace import Pace, Tries
from scorekeeper.serve.recent import GOOD_FOR, Recent
from tests.serve.test_club_pin import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


def pace(clock: Clock) -> Pace:
    return Pace(every=0.125, at_once=200, longest=10.0, clock=clock, sleep=clock.sleep)


async def test_a_few_tries_are_free_and_then_they_are_evenly_apart(clock: Clock) -> None:
    guesses = pace(clock)
    began = clock.now
    for _ in range(200):
        assert await guesses.turn()
    assert clock.now == began
    for _ in range(80):
        assert await guesses.turn()
    assert clock.now - began == 10


async def test_what_was_right_costs_nothing(clock: Clock) -> None:
    guesses = pace(clock)
    began = clock.now
    for _ in range(1000):
        assert await guesses.turn()
        guesses.give_back()
    assert clock.now == began


async def test_who_would_wait_too_long_is_told_so_at_once(clock: Clock) -> None:
    async def never(seconds: float) -> None:
        waiting.append(seconds)

    waiting: list[float] = []
    guesses = Pace(every=0.125, at_once=200, longest=10.0, clock=clock, sleep=never)
    let_in = [await guesses.turn() for _ in range(1000)]
    assert let_in == [True] * 280 + [False] * 720
    assert (len(waiting), max(waiting)) == (80, 10)
    clock.now += 60
    assert await guesses.turn()


def test_tries_are_counted_in_a_window_that_moves(clock: Clock) -> None:
    tries = Tries(2, within=60, clock=clock)
    assert [tries.take(), tries.take(), tries.take()] == [True, True, False]
    clock.now += 60
    assert [tries.take(), tries.take(), tries.take()] == [True, True, False]


def test_what_the_store_said_is_believed_for_a_moment(clock: Clock) -> None:
    asked: list[str] = []
    answers: dict[str, str] = {"phone": "Ana"}

    def ask() -> str | None:
        asked.append("phone")
        return answers.get("phone")

    recent: Recent[str, str] = Recent(clock)
    assert [recent.get("phone", ask) for _ in range(3)] == ["Ana"] * 3
    assert len(asked) == 1
    clock.now += GOOD_FOR
    assert recent.get("phone", ask) == "Ana"
    assert len(asked) == 2
    answers.clear()
    recent.clear()
    assert [recent.get("phone", ask) for _ in range(3)] == [None] * 3
    assert len(asked) == 5, "what is not there is asked for each time"


async def test_a_store_that_takes_its_time_holds_nobody_else_up() -> None:
    class Slow:
        def exchange(self, code: str) -> None:
            held.wait(5)

        def by_id(self, visitor: str) -> None: ...

    held = threading.Event()
    codes = Codes(Slow(), connected=lambda: ["v"])  # type: ignore[arg-type]
    asked = asyncio.create_task(codes.exchange("aaaa", before=None))
    await asyncio.sleep(0.01)
    assert not asked.done()
    held.set()
    assert await asked is None
