"""The organiser elsewhere: a PIN, few wrong tries at it, and nobody kept out by those who guess."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from scorekeeper.server.attempts import (
    MAX_ALL_PIN_ATTEMPTS,
    MAX_PIN_ATTEMPTS,
    PAUSE,
    AttemptLimiter,
    Pin,
    Verdict,
    draw_pin,
    format_pin,
)
from tests.server.evening import ELSEWHERE, HERE, Served, serving
from tests.server.flet_client import PAGE, event

DIGITS = "042708151234"
WRONG = "123456789012"
FULL_WIDTH = "".join(chr(ord(digit) + 0xFEE0) for digit in DIGITS)


class Clock:
    """Seconds that pass when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("limits.storage.memory.time", clock)
    monkeypatch.setattr("limits.strategies.time", clock)
    return clock


@pytest.fixture
def pin(clock: Clock) -> Pin:
    return Pin(
        DIGITS,
        attempts=AttemptLimiter(
            each=MAX_PIN_ATTEMPTS, together=MAX_ALL_PIN_ATTEMPTS, sleep=clock.sleep
        ),
    )


@pytest.fixture
async def club(tmp_path: Path, pin: Pin) -> AsyncIterator[Served]:
    async with serving(tmp_path, pin=pin) as running:
        yield running


def test_a_pin_has_twelve_digits_zeros_in_front_among_them() -> None:
    drawn = [draw_pin() for _ in range(2000)]
    assert {len(pin) for pin in drawn} == {12}
    assert all(pin.isascii() and pin.isdecimal() for pin in drawn)
    assert any(pin.startswith("0") for pin in drawn)
    assert len(set(drawn)) > 1990


@pytest.mark.parametrize(
    "typed", [DIGITS, "0427 0815 1234", " 0427-0815-1234\n", format_pin(DIGITS)]
)
async def test_the_pin_is_right_however_it_is_grouped(pin: Pin, typed: str) -> None:
    assert await pin.check(typed, address=ELSEWHERE) is Verdict.RIGHT


@pytest.mark.parametrize("typed", ["", "0427", DIGITS + "0", FULL_WIDTH, "\ud800", WRONG])
async def test_whatever_else_is_typed_is_wrong(pin: Pin, typed: str) -> None:
    assert await pin.check(typed, address=ELSEWHERE) is Verdict.WRONG


async def test_five_wrong_tries_of_others_do_not_keep_the_organiser_out(
    pin: Pin, clock: Clock
) -> None:
    for number in range(2, 200):
        for _ in range(7):
            assert await pin.check(WRONG, address=f"192.168.1.{number}") is not Verdict.RIGHT
    assert await pin.check(DIGITS, address=ELSEWHERE) is Verdict.RIGHT
    assert await pin.check(DIGITS, address=HERE) is Verdict.RIGHT


async def test_pin_is_not_checked_after_five_wrong_tries_a_minute(pin: Pin, clock: Clock) -> None:
    for _ in range(5):
        assert await pin.check(WRONG, address=ELSEWHERE) is Verdict.WRONG
    for _ in range(5):
        assert await pin.check(DIGITS, address=ELSEWHERE) is Verdict.TOO_OFTEN
    clock.now += 60
    assert await pin.check(DIGITS, address=ELSEWHERE) is Verdict.RIGHT


async def test_the_right_pin_costs_no_try(pin: Pin) -> None:
    for _ in range(50):
        assert await pin.check(DIGITS, address=ELSEWHERE) is Verdict.RIGHT
    assert await pin.check(WRONG, address=ELSEWHERE) is Verdict.WRONG


async def test_too_many_addresses_that_guess_are_slowed_down_all_together(
    pin: Pin, clock: Clock
) -> None:
    began = clock.now
    verdicts = [
        await pin.check(WRONG, address=f"192.168.{number // 250}.{number % 250}")
        for number in range(MAX_ALL_PIN_ATTEMPTS + 10)
    ]
    assert verdicts == [Verdict.WRONG] * MAX_ALL_PIN_ATTEMPTS + [Verdict.TOO_OFTEN] * 10
    assert clock.now - began == 10 * PAUSE


@pytest.mark.thorough
@pytest.mark.platform("linux")
class TestOverTheWire:
    """The same against the real server."""

    async def test_the_pin_lets_an_organiser_in_from_elsewhere(self, club: Served) -> None:
        laptop = club.stranger(ELSEWHERE, "a laptop")
        page = await laptop.get("/organiser")
        assert (page.status, b'inputmode="numeric"' in page.body) == (200, True)
        reply = await laptop.post("/-/organiser", "0427 0815 1234")
        line = reply.headers["set-cookie"]
        assert reply.status == 200
        attributes = set(line.split("; ")[1:])
        assert attributes == {"Path=/", "HttpOnly", "SameSite=strict"}, "it ends with the browser"
        async with laptop.app() as app:
            await app.shows("the organiser app")

    async def test_a_guessed_pin_is_refused_and_soon_not_even_looked_at(self, club: Served) -> None:
        guesser = club.stranger()
        for number in range(5):
            reply = await guesser.post("/-/organiser", f"12345678901{number}")
            assert (reply.status, reply.text) == (403, "Wrong PIN.")
        reply = await guesser.post("/-/organiser", DIGITS)
        assert (reply.status, guesser.cookies) == (429, {})
        assert reply.text == "Too many attempts. Wait a minute and try again."

    async def test_guessing_the_pin_locks_out_nobody_inside_or_here(self, club: Served) -> None:
        phone = await club.phone(1)
        laptop = club.stranger(ELSEWHERE, "a laptop")
        await laptop.post("/-/organiser", DIGITS)
        for _ in range(8):
            await phone.post("/-/organiser", WRONG)
        for address in (HERE, "127.0.0.3"):
            assert (await club.stranger(address).post("/-/organiser", DIGITS)).status == 200
        assert (await (await club.organiser()).get("/")).status == 200
        assert (await laptop.get("/")).status == 200
        assert (await phone.get("/")).status == 200
        assert (await club.phone(2)).cookies

    async def test_a_phone_that_knows_the_pin_becomes_the_organisers(self, club: Served) -> None:
        phone = await club.phone(1)
        await phone.post("/-/organiser", DIGITS)
        async with phone.app() as app:
            await app.shows("the organiser app")

    async def test_logged_out_organiser_is_disconnected_and_refused(self, club: Served) -> None:
        logins = club.session.club.logins
        laptop, tablet = club.stranger(agent="a laptop"), club.stranger(agent="a tablet")
        for browser in (laptop, tablet):
            await browser.post("/-/organiser", DIGITS)
        first, second = logins.active_logins()
        organiser = await club.organiser()
        async with laptop.app() as one, tablet.app() as other, organiser.app() as here:
            await one.shows(f"the organiser app of {first}")
            await other.shows(f"the organiser app of {second}")
            await here.shows("the organiser app of organiser")
            await asyncio.to_thread(logins.end, first)
            assert await one.close_code() == 1008
            for app in (other, here):
                await app.socket.send(event(PAGE, "resize", {"width": 300, "height": 700}))
                await app.shows("still the organiser app")
        page = await laptop.get("/")
        assert (page.status, b"The PIN is shown where" in page.body) == (200, True)
        assert (await laptop.get("/main.dart.js")).status == 403
        with pytest.raises(InvalidStatus, match="403"):
            async with laptop.socket():
                pass
        assert (await tablet.get("/main.dart.js")).status == 200

    async def test_another_site_cannot_try_the_pin(self, club: Served, pin: Pin) -> None:
        browser = club.stranger(HERE)
        reply = await browser.post("/-/organiser", DIGITS, Origin="http://evil.example")
        assert (reply.status, browser.cookies) == (403, {})
        for _ in range(5):
            assert await pin.check(WRONG, address=HERE) is Verdict.WRONG, "no try was counted"

    async def test_link_of_this_computer_is_refused_elsewhere_with_a_pin(
        self, club: Served
    ) -> None:
        link = f"/?token={club.server.keys.create_link()}"
        assert (await club.stranger(ELSEWHERE).get(link)).status == 403

    async def test_cookie_of_this_computer_opens_nothing_elsewhere(self, club: Served) -> None:
        organiser = await club.organiser()
        thief = club.stranger(ELSEWHERE, organiser.agent)
        thief.cookies = organiser.cookies
        reply = await thief.get("/")
        assert b'inputmode="numeric"' in reply.body, "the thief is asked for the PIN"
        with pytest.raises(InvalidStatus, match="403"):
            async with thief.socket():
                pass

    async def test_after_a_restart_a_log_in_by_pin_is_good_where_there_is_a_pin(
        self, tmp_path: Path, pin: Pin
    ) -> None:
        async with serving(tmp_path, pin=pin) as before:
            laptop = before.stranger(ELSEWHERE, "a laptop")
            await laptop.post("/-/organiser", DIGITS)
        again = serving(tmp_path, pin=Pin("87654321"), port=before.port)
        async with again, laptop.app() as app:
            await app.shows("the organiser app")
        async with serving(tmp_path, port=before.port):
            assert (await laptop.get("/")).status == 403, "without a PIN nobody is let in there"
