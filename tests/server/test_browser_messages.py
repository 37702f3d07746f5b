"""What a browser may tell Flet: what its own client tells, and nothing else at all."""

import asyncio
import contextlib
import dataclasses
import gc
import os
import re
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.canvas import Canvas
from flet.messaging.session import Session as FletSession
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from scorekeeper.server.browser_messages import EVENTS, PROPERTIES
from scorekeeper.server.club_app import MAX_KEPT
from scorekeeper.server.limits import Limits, Role
from tests.browser.club_server import ClubServer
from tests.club_ui.sessions import club_night, record_deals, seat_phone, visitor
from tests.server.evening import PATIENCE, Browser, Served, open_counting_session, screens, serving
from tests.server.flet_client import (
    INVOKE_METHOD,
    PAGE,
    PATCH_CONTROL,
    REGISTER_CLIENT,
    SESSION_CRASHED,
    event,
    message,
    registration,
    unpack_frame,
    update,
)
from tests.server.forging import controls_in, forged

pytestmark = [pytest.mark.thorough, pytest.mark.platform("linux")]

SIZE = {"width": 300, "height": 700}
SHARED = pytest.mark.asyncio(loop_scope="module")
EDGES = {"left": 0, "top": 0, "right": 0, "bottom": 0}


@pytest.fixture
async def night(tmp_path: Path) -> AsyncIterator[Served]:
    """An evening with its first round running, on the app's own screens."""
    async with serving(tmp_path, mains=screens) as served:
        served.evening = club_night(served.session)
        yield served


class Client:
    """A browser that listens all the time, and says only what a test has it say."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.controls: dict[int, str] = {}
        self.actions: list[int] = []
        self.told = ""
        self.news = asyncio.Condition()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator["Client"]:
        async with self.browser.app() as self.app:
            listening = asyncio.create_task(self._listen())
            yield self
            listening.cancel()

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            while True:
                action, body = await self.app.heard()
                self.actions.append(action)
                self.told += str(body)
                self.controls.update(controls_in(body))
                async with self.news:
                    self.news.notify_all()

    async def until(self, words: str) -> None:
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(lambda: words in self.told)

    async def say(self, *frames: bytes) -> None:
        with contextlib.suppress(ConnectionClosed):
            for frame in frames:
                await self.app.socket.send(frame)

    def of(self, kind: str) -> list[int]:
        return [number for number, one in self.controls.items() if one == kind]


async def sitting(night: Served, table: int) -> Client:
    """A phone that speaks for the first side of a table."""
    browser = await night.phone(table, f"a phone at table {table}")
    seat_phone(night.session, night.session.club.access.visitors(night.evening)[-1], 0)
    return Client(browser)


@contextlib.asynccontextmanager
async def everybody(night: Served) -> AsyncIterator[tuple[Client, Client, Client]]:
    """A phone at another table, the organiser, and the big screen."""
    phone, wall = await sitting(night, 2), Client(await night.phone(None))
    organiser = Client(await night.organiser())
    async with phone.open(), wall.open(), organiser.open():
        # each is asked or told this last, when it is shown all that there is
        await phone.until("'name': 'is_enabled'")
        await wall.until("'name': 'is_enabled'")
        await organiser.until("[[0], [0, 0, 'on_route_change', True]]")
        yield phone, wall, organiser


def play(night: Served) -> None:
    """Somebody else at table 2 saves a deal."""
    record_deals(seat_phone(night.session, visitor(night.session, night.evening, 2), 0), (785, 120))


async def test_forged_frames_of_one_phone_leave_the_others_running(
    night: Served,
) -> None:
    """They changed a style that all texts of all pages had in common."""
    async with everybody(night) as (phone, wall, organiser):
        async with (await sitting(night, 1)).open() as attacker:
            await attacker.until("'identifier': 'record'")
            texts = attacker.of("Text")[:9]
            assert len(texts) == 9
            await attacker.say(*(update(text, style={"_values": 5}) for text in texts))
            assert await attacker.app.close_code() == 1008
        play(night)
        await phone.until("785")
        await wall.until("785")
        await organiser.say(event(organiser.of("NavigationBar")[0], "change", 3))
        await organiser.until("push_route")
        async with (await sitting(night, 1)).open() as again:
            await again.until("'identifier': 'record'")
        for one in (phone, wall, organiser, again):
            assert SESSION_CRASHED not in one.actions


FORGED: dict[str, bytes] = {
    "a private field": update(PAGE, _values={}),
    "whose page it is": update(PAGE, client_ip="organiser"),
    "a field that the client does not set": update(PAGE, title="Mine"),
    "a value of another kind": update(PAGE, width="wide"),
    "no number": update(PAGE, width=float("nan")),
    "a page as wide as the sea": update(PAGE, width=1e12),
    "what lies within": update(PAGE, media={"padding": {"_values": 5}}),
    "half of what there is": update(PAGE, media={"padding": EDGES}),
    "a brightness that is none": update(PAGE, platform_brightness="dim"),
    "no properties": message(4, {"id": PAGE, "props": [1]}),
    "an event that the client does not report": event(PAGE, "close"),
    "the server's own event": event(PAGE, "connect"),
    "an event that there is not": event(PAGE, "__class__"),
    "another control in an event": event(PAGE, "resize", SIZE | {"control": 1}),
    "less than an event says": event(PAGE, "resize", {"width": 1}),
    "a key that is a list": event(
        PAGE,
        "keyboard_event",
        {"key": [], **dict.fromkeys(("alt", "ctrl", "shift", "meta"), False)},
    ),
    "an answer to no call": message(
        INVOKE_METHOD, {"control_id": PAGE, "call_id": "x", "result": None, "error": None}
    ),
    "a second registration": registration(),
    "a crash": message(SESSION_CRASHED, {"message": "x"}),
    "a message of the server": message(PATCH_CONTROL, {"id": PAGE, "patch": []}),
    "no kind of message": message(99, {}),
    "true for one": b"\x00" + bytes(msgpack.packb([True, {}])),
    "no message": b"\x00\xc1",
    "half a message": b"\x00\x92\x03",
    "an odd date": b"\x00" + bytes(msgpack.packb([3, msgpack.ExtType(1, b"soon")])),
    "a channel of its own": b"\x01\x00\x00\x00\x00data",
    "another channel": b"\x07data",
    "nothing": b"",
    "too deep": b"\x00" + b"\x91" * 2000,
}


@SHARED
@pytest.mark.parametrize("frame", FORGED.values(), ids=FORGED)
async def test_a_browser_that_forges_is_hung_up_on(club: Served, frame: bytes) -> None:
    async with (await club.phone(1)).app() as app:
        await app.shows("the table app")
        await app.socket.send(frame)
        assert await app.close_code() == 1008
        assert "Something went wrong" not in app.said


@SHARED
async def test_a_text_instead_of_bytes_is_forged_too(club: Served) -> None:
    async with (await club.phone(1)).app() as app:
        await app.socket.send("hello")
        assert await app.close_code() == 1008


@SHARED
async def test_the_first_message_is_a_registration_as_the_client_makes_it(club: Served) -> None:
    for frame in (
        event(PAGE, "resize", SIZE),
        update(PAGE, **SIZE),
        message(REGISTER_CLIENT, {"session_id": None, "page_name": "", "page": {"client_ip": "a"}}),
        message(REGISTER_CLIENT, {"session_id": 5, "page_name": "", "page": {}}),
        message(REGISTER_CLIENT, {"session_id": None}),
        message(REGISTER_CLIENT, []),
    ):
        async with (await club.phone(1)).socket() as line:
            await line.send(frame)
            await asyncio.wait_for(line.wait_closed(), PATIENCE)
            assert line.close_code == 1008, frame


@SHARED
async def test_messages_of_flets_own_client_are_accepted(club: Served) -> None:
    async with (await club.phone(1)).app() as app:
        await app.shows("the table app")
        media = {
            **dict.fromkeys(("padding", "view_padding", "view_insets"), EDGES),
            "device_pixel_ratio": 2.0,
            "orientation": "landscape",
            "always_use_24_hour_format": True,
        }
        for frame in (
            update(PAGE, route="/", **SIZE, media=media, platform_brightness="dark"),
            event(PAGE, "app_lifecycle_state_change", {"state": "inactive"}),
            event(PAGE, "platform_brightness_change", "dark"),
            event(PAGE, "media_change", media),
            event(987_654, "click"),
            update(987_654, value="of a field that is gone"),
            event(PAGE, "resize", SIZE),
        ):
            await app.socket.send(frame)
        assert await app.shows("still the table app")
        assert app.socket.close_code is None


async def test_an_answer_that_comes_after_a_lost_connection_is_heard(tmp_path: Path) -> None:
    answers: list[Any] = []

    async def main(page: ft.Page) -> None:
        answers.append(await ft.SharedPreferences().get("x"))
        page.add(ft.Text(f"heard {answers}"))

    async with serving(tmp_path, mains=dict.fromkeys(Role, main)) as club:
        phone = await club.phone(1)
        async with phone.socket() as line:
            await line.send(registration())
            _, first = unpack_frame(await frame_of(line))
            action, call = unpack_frame(await frame_of(line))
            while action != INVOKE_METHOD:
                action, call = unpack_frame(await frame_of(line))
        async with phone.app(first["session_id"]) as app:
            assert app.session == first["session_id"]
            answer = {key: call[key] for key in ("control_id", "call_id")}
            await app.socket.send(message(INVOKE_METHOD, answer | {"result": "y", "error": None}))
            assert await app.shows("heard ['y']")


async def frame_of(line: ClientConnection) -> bytes:
    frame = await asyncio.wait_for(line.recv(), PATIENCE)
    assert isinstance(frame, bytes)
    return frame


@SHARED
async def test_one_socket_has_one_session_however_often_it_registers(club: Served) -> None:
    phone, before = await club.phone(1), flet_sessions()
    async with phone.socket() as line:
        for _ in range(50):
            await line.send(registration())
        await asyncio.wait_for(line.wait_closed(), PATIENCE)
        assert line.close_code == 1008
    assert len(flet_sessions() - before) <= 1


def flet_sessions() -> set[int]:
    gc.collect()
    return {id(one) for one in gc.get_objects() if type(one) is FletSession}


@pytest.mark.parametrize(
    ("language", "sorry"),
    [("en", "Something went wrong."), ("de", "Hier ist etwas schiefgegangen.")],
)
async def test_handler_error_is_told_without_path_or_traceback(
    tmp_path: Path, language: str, sorry: str
) -> None:
    def main(page: ft.Page) -> None:
        page.add(ft.Text("the table app"))
        page.on_resize = lambda: 1 / 0

    async with serving(tmp_path, mains=dict.fromkeys(Role, main)) as club:
        phone = await club.phone(1)
        async with phone.socket(**{"Accept-Language": language}) as line:
            await line.send(registration())
            await line.send(event(PAGE, "resize", SIZE))
            action, body = unpack_frame(await frame_of(line))
            while action != SESSION_CRASHED:
                action, body = unpack_frame(await frame_of(line))
    assert body["message"].startswith(sorry)
    assert not [part for part in ("/", "Traceback", "line ", "Error") if part in str(body)]


async def test_thousands_of_forged_messages_change_nothing_of_others(
    night: Served,
) -> None:
    chance = Random(20261124)
    async with everybody(night) as others:
        for one in others:
            one.actions.clear()
        for _ in range(4):
            attacker = await sitting(night, 1)
            for _ in range(10):
                async with attacker.open():
                    await attacker.until("'identifier': 'record'")
                    await attacker.say(*(forged(chance, attacker.controls) for _ in range(50)))
                    assert await attacker.app.close_code() == 1008
        assert [one.actions for one in others] == [[], [], []]
        play(night)
        for one in others[:2]:
            await one.until("785")


def test_every_kind_of_control_is_one_that_flet_has() -> None:
    for kind, names in (*PROPERTIES.items(), *EVENTS.items()):
        fields = {field.name for field in dataclasses.fields(getattr(ft, kind, None) or Canvas)}
        prefix = "on_" if names is EVENTS.get(kind) else ""
        assert {f"{prefix}{name}" for name in names} <= fields


COUNTING = """
import asyncio, gc, signal, sys
from scorekeeper.__main__ import main

SWEEP, sleep = 10, asyncio.sleep

def soon(seconds, *result):
    return sleep(0.2 if seconds == SWEEP else seconds, *result)

asyncio.sleep = soon  # Flet looks for sessions that have expired every so many seconds

def count(*_):
    gc.collect()
    kept = [one for one in gc.get_objects() if type(one).__name__ == "Session"]
    pages = [one for one in kept if type(one).__module__ == "flet.messaging.session"]
    print(f"<{len(pages)} sessions>", flush=True)

signal.signal(signal.SIGUSR1, count)
sys.exit(main())
"""


class CountingServer(ClubServer):
    def command(self) -> list[str]:
        program, _, _, *options = super().command()
        return [program, "-c", COUNTING, *options]

    def memory(self, *, sessions: int) -> int:
        """Pages of memory that the process has once it keeps no more than so many sessions."""
        counted = sessions + 1
        while counted > sessions:
            told = len(self.output)
            os.kill(self.pid, signal.SIGUSR1)
            while not (found := re.search(r"<(\d+) sessions>", self.output[told:])):
                assert self.runs, self.output
                time.sleep(0.05)
            counted = int(found[1])
        return int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1])


async def test_memory_taken_by_a_forger_is_freed_when_he_has_gone(tmp_path: Path) -> None:
    """A server in a process of its own, whose memory can be told from that of a test."""
    with open_counting_session(tmp_path) as session:
        code = session.club.access.ensure_code(club_night(session), 1)
    server = CountingServer(tmp_path / "data")
    server.start()
    try:
        chance = Random(7)
        memory = []
        for phones in range(1, 4):  # at first much is loaded that stays, and memory is laid out
            phone = Browser(server.port)
            assert (await phone.join(code)).status == 200
            for _ in range(Limits().arrivals):
                await forge(phone, chance)
            most = phones * (MAX_KEPT + 1)
            memory.append(await asyncio.to_thread(server.memory, sessions=most))
        assert memory[2] < memory[1] * 1.05
        assert len(server.output) < 10_000
    finally:
        server.kill()


async def forge(phone: Browser, chance: Random) -> None:
    """Send fifty forged frames, of which the first ends the connection."""
    attacker = Client(phone)
    async with attacker.open():
        await attacker.until("Semantics")
        await attacker.say(*(forged(chance, attacker.controls) for _ in range(50)))
        assert await attacker.app.close_code() == 1008
