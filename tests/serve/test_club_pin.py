"""The organiser elsewhere: a PIN, few tries at it, and this computer never locked out."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from scorekeeper.serve.pace import Pace, Tries
from scorekeeper.serve.pin import Pin, Verdict, draw_pin, in_groups
from tests.serve.evening import ELSEWHERE, HERE, Served, serving

DIGITS = "04270815"
WRONG = "12345678"
FULL_WIDTH = "".join(chr(ord(digit) + 0xFEE0) for digit in DIGITS)


class Clock:
    """Seconds that pass when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def pin(clock: Clock) -> Pin:
    pace = Pace(every=1.0, at_once=5, longest=30.0, clock=clock, sleep=clock.sleep)
    return Pin(DIGITS, tries=Tries(5, clock=clock), here=pace)


@pytest.fixture
async def club(tmp_path: Path, pin: Pin) -> AsyncIterator[Served]:
    async with serving(tmp_path, pin=pin) as running:
        yield running


def test_a_pin_has_eight_digits_zeros_in_front_among_them() -> None:
    drawn = [draw_pin() for _ in range(2000)]
    assert {len(pin) for pin in drawn} == {8}
    assert all(pin.isascii() and pin.isdecimal() for pin in drawn)
    assert any(pin.startswith("0") for pin in drawn)
    assert len(set(drawn)) > 1990


@pytest.mark.parametrize("typed", [DIGITS, "0427 0815", " 0427-0815\n", in_groups(DIGITS)])
async def test_the_pin_is_right_however_it_is_grouped(pin: Pin, typed: str) -> None:
    assert await pin.judge(typed, here=False) is Verdict.RIGHT


@pytest.mark.parametrize("typed", ["", "0427", DIGITS + "0", FULL_WIDTH, "\ud800", WRONG])
async def test_whatever_else_is_typed_is_wrong(pin: Pin, typed: str) -> None:
    assert await pin.judge(typed, here=False) is Verdict.WRONG


async def test_after_five_tries_in_a_minute_not_even_the_right_one_is_looked_at(
    pin: Pin, clock: Clock
) -> None:
    for _ in range(5):
        assert await pin.judge(WRONG, here=False) is Verdict.WRONG
        clock.now += 10
    assert await pin.judge(DIGITS, here=False) is Verdict.TOO_OFTEN
    clock.now += 9.9
    assert await pin.judge(DIGITS, here=False) is Verdict.TOO_OFTEN
    clock.now += 0.1
    assert await pin.judge(DIGITS, here=False) is Verdict.RIGHT


async def test_in_no_minute_of_an_evening_are_there_more_than_five_tries(
    pin: Pin, clock: Clock
) -> None:
    looked_at = []
    for _ in range(3600):
        if await pin.judge(WRONG, here=False) is Verdict.WRONG:
            looked_at.append(clock.now)
        clock.now += 0.7
    within = [sum(start <= one < start + 60 for one in looked_at) for start in looked_at]
    assert max(within) == 5


async def test_this_computer_is_slowed_down_but_never_locked_out(pin: Pin, clock: Clock) -> None:
    for _ in range(50):
        await pin.judge(WRONG, here=False)
    began = clock.now
    for _ in range(20):
        assert await pin.judge(WRONG, here=True) is Verdict.WRONG
    assert clock.now - began == pytest.approx(15)
    assert await pin.judge(DIGITS, here=True) is Verdict.RIGHT


@pytest.mark.thorough
@pytest.mark.platform("linux")
class TestOverTheWire:
    """The same against the real server."""

    async def test_the_pin_lets_an_organiser_in_from_elsewhere(self, club: Served) -> None:
        laptop = club.stranger(ELSEWHERE, "a laptop")
        page = await laptop.get("/organiser")
        assert (page.status, b'inputmode="numeric"' in page.body) == (200, True)
        reply = await laptop.post("/-/organiser", "0427 0815")
        line = reply.headers["set-cookie"]
        assert reply.status == 200
        assert line.endswith("; Path=/; HttpOnly; SameSite=Strict"), "it ends with the browser"
        async with laptop.app() as app:
            await app.shows("the organiser app")

    async def test_a_guessed_pin_is_refused_and_soon_not_even_looked_at(self, club: Served) -> None:
        for number in range(5):
            guesser = club.stranger(f"127.0.0.{number + 2}")
            reply = await guesser.post("/-/organiser", f"1234567{number}")
            assert (reply.status, reply.text) == (403, "That is not the PIN.")
        last = club.stranger("127.0.0.9")
        reply = await last.post("/-/organiser", DIGITS)
        assert (reply.status, last.cookies) == (429, {})
        assert reply.text == "That was tried too often. Wait a minute, then try again."

    async def test_who_guesses_locks_nobody_out_who_is_at_this_computer_or_inside(
        self, club: Served
    ) -> None:
        phone = await club.phone(1)
        laptop = club.stranger(ELSEWHERE, "a laptop")
        await laptop.post("/-/organiser", DIGITS)
        for _ in range(8):
            await phone.post("/-/organiser", WRONG)
        assert (await club.stranger(HERE).post("/-/organiser", DIGITS)).status == 200
        assert (await (await club.organiser()).get("/")).status == 200
        assert (await laptop.get("/")).status == 200
        assert (await phone.get("/")).status == 200
        assert (await club.phone(2)).cookies

    async def test_a_phone_that_knows_the_pin_becomes_the_organisers(self, club: Served) -> None:
        phone = await club.phone(1)
        await phone.post("/-/organiser", DIGITS)
        async with phone.app() as app:
            await app.shows("the organiser app")

    async def test_another_site_cannot_try_the_pin(self, club: Served, pin: Pin) -> None:
        browser = club.stranger(HERE)
        reply = await browser.post("/-/organiser", DIGITS, Origin="http://evil.example")
        assert (reply.status, browser.cookies) == (403, {})
        for _ in range(5):
            assert await pin.judge(WRONG, here=False) is Verdict.WRONG, "no try was counted"

    async def test_the_link_of_this_computer_is_refused_elsewhere_with_a_pin_too(
        self, club: Served
    ) -> None:
        link = f"/?token={club.server.keys.new_link()}"
        assert (await club.stranger(ELSEWHERE).get(link)).status == 403
