"""What a visitor can have of the club's server: so many sockets, so much at once, so much time."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import flet as ft
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from scorekeeper.i18n import Words
from scorekeeper.server.club_app import MAX_KEPT
from scorekeeper.server.limits import Limits, Role
from tests.server.evening import ELSEWHERE, HERE, PATIENCE, App, Browser, Served, serving
from tests.server.flet_client import PAGE, event, registration

Serve = Callable[..., AbstractAsyncContextManager[Served]]

KB = 1024

pytestmark = [pytest.mark.thorough, pytest.mark.platform("linux")]


@pytest.fixture
def serve(tmp_path: Path) -> Serve:
    """Serve an evening within limits that are said."""

    def served(**limits: Any) -> AbstractAsyncContextManager[Served]:
        return serving(tmp_path, limits=Limits(**limits))

    return served


async def close_code_of(app: ClientConnection) -> int | None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(app.recv(), PATIENCE)
    return app.close_code


def frame(size: int) -> bytes:
    """A message of a whole size that Flet reads and has no use for."""
    made = key_event(size - len(key_event(0)))
    return key_event(2 * size - len(key_event(0)) - len(made))


def key_event(letters: int) -> bytes:
    keys = dict.fromkeys(("alt", "ctrl", "shift", "meta"), False)
    return event(PAGE, "keyboard_event", {"key": "x" * letters, **keys})


async def open_app(browser: Browser, stack: contextlib.AsyncExitStack) -> App:
    app = await stack.enter_async_context(browser.app())
    await app.shows(" app of ")
    return app


class TestMessages:
    """64 kB for a visitor; a file of matches for the organiser."""

    async def test_a_phone_may_send_what_a_tap_sends_and_no_more(self, serve: Serve) -> None:
        async with serve() as club, (await club.phone(1)).app() as app:
            await app.socket.send(frame(64 * KB))
            await app.socket.send(frame(64 * KB + 1))
            assert await close_code_of(app.socket) == 1009
            assert (await (await club.phone(1)).get("/")).status == 200

    async def test_neither_in_pieces(self, serve: Serve) -> None:
        async with serve() as club, (await club.phone(1)).app() as app:
            with contextlib.suppress(ConnectionClosed):
                await app.socket.send([bytes(KB)] * 65)
            assert await close_code_of(app.socket) == 1009

    async def test_nor_pressed_into_a_small_one(self, serve: Serve) -> None:
        async with serve() as club, (await club.phone(1)).app() as app:
            assert [str(one) for one in app.socket.protocol.extensions] != []
            await app.socket.send(bytes(50_000_000))
            assert await close_code_of(app.socket) == 1009

    async def test_a_long_one_is_refused_before_it_is_received(self, serve: Serve) -> None:
        async with serve() as club, (await club.phone(1)).app() as app:
            head = b"\x82\xff" + (64 * KB + 1).to_bytes(8, "big") + bytes(4)
            app.socket.transport.write(head)
            assert await close_code_of(app.socket) == 1009

    async def test_an_organiser_sends_a_whole_file(self, serve: Serve) -> None:
        async with serve() as club, (await club.organiser()).app() as app:
            await app.shows("the organiser app")
            await app.socket.send(frame(5_000_000))
            await app.socket.send(event(PAGE, "resize", {"width": 1, "height": 2}))
            assert await app.shows("still the organiser app")

    async def test_a_screen_on_this_computer_is_a_visitor_all_the_same(self, serve: Serve) -> None:
        async with serve() as club:
            screen = await club.phone(None)
            screen.address = HERE
            async with screen.app() as app:
                await app.socket.send(frame(64 * KB + 1))
                assert await close_code_of(app.socket) == 1009


class TestRoom:
    """So many sockets a table, for screens, and for all."""

    async def test_a_table_has_room_for_its_phones_and_no_more(self, serve: Serve) -> None:
        async with serve(per_table=2) as club, contextlib.AsyncExitStack() as stack:
            first, second, third = [await club.phone(1) for _ in range(3)]
            apps = [await open_app(first, stack), await open_app(second, stack)]
            assert await self.turned_away(third)
            page = await third.get("/")
            assert (page.status, b'http-equiv="refresh"' in page.body) == (503, True)
            assert "Too many phones connected" in page.body.decode()
            await open_app(await club.phone(2), stack)
            await apps[0].socket.close()
            await self.until_there_is_room(third)
            await open_app(third, stack)

    async def test_screens_have_room_of_their_own(self, serve: Serve) -> None:
        async with serve(screens=1) as club, contextlib.AsyncExitStack() as stack:
            await open_app(await club.phone(None), stack)
            assert await self.turned_away(await club.phone(None))
            await open_app(await club.phone(1), stack)

    async def test_all_together_have_so_much_and_the_organiser_always_has_room(
        self, serve: Serve
    ) -> None:
        async with serve(sockets=3) as club, contextlib.AsyncExitStack() as stack:
            for table in (1, 2, None):
                await open_app(await club.phone(table), stack)
            assert await self.turned_away(await club.phone(4))
            assert await self.turned_away(await club.phone(None))
            organiser = await club.organiser()
            for _ in range(6):
                await open_app(organiser, stack)
            assert (await organiser.get("/")).status == 200

    async def test_reconnected_phone_takes_its_own_place(self, serve: Serve) -> None:
        async with serve(per_table=2) as club, contextlib.AsyncExitStack() as stack:
            phone, other = await club.phone(1), await club.phone(1)
            before, beside = await open_app(phone, stack), await open_app(other, stack)
            assert (await phone.get("/")).status == 200
            await open_app(phone, stack)
            assert await close_code_of(before.socket) == 1001
            assert beside.socket.close_code is None

    async def test_the_oldest_of_many_pages_of_one_phone_is_ended(self, serve: Serve) -> None:
        async with serve(per_visitor=2) as club, contextlib.AsyncExitStack() as stack:
            phone = await club.phone(1)
            apps = [await open_app(phone, stack) for _ in range(3)]
            assert await close_code_of(apps[0].socket) == 1001
            assert [app.socket.close_code for app in apps[1:]] == [None, None]

    async def test_one_phone_opens_so_many_sockets_a_minute(self, serve: Serve) -> None:
        async with serve(arrivals=3) as club, contextlib.AsyncExitStack() as stack:
            phone = await club.phone(1)
            for _ in range(3):
                async with phone.app() as app:
                    await app.shows("the table app")
            assert await self.turned_away(phone)
            assert (await phone.get("/")).status == 503
            await open_app(await club.phone(1), stack)
            organiser = await club.organiser()
            for _ in range(5):
                await open_app(organiser, stack)

    async def test_sessions_beyond_those_kept_end_at_once(self, tmp_path: Path) -> None:
        opened_by: list[ft.Page] = []
        closed_of: list[ft.Page] = []

        async def main(page: ft.Page) -> None:
            opened_by.append(page)
            page.on_close = lambda: closed_of.append(page)
            page.add(ft.Text("the app of a phone"))

        mains = dict.fromkeys(Role, main)
        async with serving(tmp_path, mains=mains) as club, contextlib.AsyncExitStack() as stack:
            phone = await club.phone(1)
            for _ in range(MAX_KEPT + 3):
                async with phone.app() as app:
                    await app.shows(" app of ")
                await self.until_left(opened_by[-1])
            await open_app(phone, stack)
            assert closed_of == opened_by[:3]

    @staticmethod
    async def until_left(page: ft.Page) -> None:
        """Wait until the server has missed a phone."""
        while page.session.connection is not None:  # noqa: ASYNC110  Flet tells nobody
            await asyncio.sleep(0.01)

    async def test_the_table_has_room_for_the_phones_that_a_code_lets_in(self) -> None:
        from scorekeeper.services.club.access import MAX_PHONES_OF_TABLE, MAX_SCREENS  # noqa: PLC0415

        assert (Limits().per_table, Limits().screens) == (MAX_PHONES_OF_TABLE, MAX_SCREENS)

    @staticmethod
    async def turned_away(browser: Browser) -> bool:
        """Return True if the app's socket is closed with "try again later" before any word."""
        async with browser.socket() as line:
            return await close_code_of(line) == 1013

    @staticmethod
    async def until_there_is_room(browser: Browser) -> None:
        """Wait until the server has missed somebody."""
        while (await browser.get("/")).status == 503:  # noqa: ASYNC110  it is another process's
            await asyncio.sleep(0.05)


class Wire:
    """A connection without a browser's manners."""

    def __init__(self, club: Served, address: str = ELSEWHERE) -> None:
        self.line = socket.create_connection((HERE, club.port), PATIENCE, (address, 0))
        self.place = f"{HERE}:{club.port}"

    def say(self, text: str) -> None:
        self.line.sendall(text.format(place=self.place).encode())

    def pour(self, most: int) -> int:
        """Send zeros until the server hangs up; how many bytes it let come."""
        sent = 0
        with contextlib.suppress(OSError), contextlib.closing(self.line):
            while sent < most:
                sent += self.line.send(bytes(64 * KB))
        return sent

    async def ended(self) -> bytes:
        """Wait until the server has hung up; what it said."""
        return await asyncio.to_thread(self._rest)

    def _rest(self) -> bytes:
        said = b""
        with contextlib.suppress(ConnectionResetError):
            while piece := self.line.recv(65_536):
                said += piece
        self.line.close()
        return said


class TestTime:
    @pytest.mark.parametrize(
        "begun",
        ["", "GET", "GET / HTTP/1.1\r\nHost: {place}\r\nCookie: a"],
        ids=["nothing", "a word", "half a head"],
    )
    async def test_a_request_that_never_becomes_whole_is_given_up(
        self, serve: Serve, begun: str
    ) -> None:
        async with serve(handshake=0.2) as club:
            wire = Wire(club)
            wire.say(begun)
            assert await wire.ended() == b""

    async def test_nor_is_the_next_one_waited_for_longer(self, serve: Serve) -> None:
        async with serve(handshake=0.3) as club:
            wire = Wire(club)
            wire.say("GET /join HTTP/1.1\r\nHost: {place}\r\n\r\nGET /")
            said = await wire.ended()
            assert said.startswith(b"HTTP/1.1 200")
            assert said.count(b"HTTP/1.1") == 1

    async def test_a_head_without_an_end_is_not_kept(self, serve: Serve) -> None:
        async with serve() as club:
            wire = Wire(club)
            with contextlib.suppress(ConnectionError):
                wire.say("GET / HTTP/1.1\r\nHost: {place}\r\n")
                for number in range(4000):
                    wire.say(f"X-{number}: {'x' * 60}\r\n")
            assert await wire.ended() == b""

    async def test_a_body_that_never_comes_is_not_waited_for(self, serve: Serve) -> None:
        async with serve(handshake=0.2) as club:
            wire = Wire(club)
            wire.say(
                "POST /-/join HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\n"
                "Content-Length: 16\r\n\r\naaaa"
            )
            assert (await wire.ended()).startswith(b"HTTP/1.1 413")

    @pytest.mark.parametrize("path", ["/-/join", "/join", "/", "/main.dart.js"])
    async def test_a_body_that_is_too_long_is_not_read(self, serve: Serve, path: str) -> None:
        async with serve() as club:
            wire = Wire(club)
            wire.say(
                f"POST {path} HTTP/1.1\r\nHost: {{place}}\r\nOrigin: http://{{place}}\r\n"
                "Content-Length: 100000000\r\n\r\n"
            )
            sent = await asyncio.to_thread(wire.pour, 100_000_000)
            assert sent < 20_000_000
            assert (await club.stranger().get("/join")).status == 200

    async def test_4_kb_are_a_body_and_one_more_is_not(self, serve: Serve) -> None:
        async with serve() as club:
            assert (await club.stranger().join("a" * 4096)).status == 403
            reply = await club.stranger().join("a" * 4097)
            assert (reply.status, reply.text) == (413, Words().text("visitor-knock-long"))

    async def test_a_socket_that_says_nothing_after_its_handshake_is_closed(
        self, serve: Serve
    ) -> None:
        async with serve(handshake=1.0) as club:
            phone = await club.phone(1)
            async with phone.socket() as line:
                assert await close_code_of(line) == 1008
            async with phone.socket() as line:
                await line.send(registration())
                await asyncio.sleep(1.5)
                assert line.close_code is None, "after its first message it may be silent"

    async def test_socket_without_pongs_is_closed_and_its_place_freed(self, serve: Serve) -> None:
        async with serve(silence=2.0, per_table=1) as club, contextlib.AsyncExitStack() as stack:
            phone, dead = await club.phone(1), await club.phone(1)
            line = await dead.socket().__aenter__()
            line.transport.pause_reading()
            await line.send(registration())
            await TestRoom.until_there_is_room(phone)
            app = await open_app(phone, stack)
            await asyncio.sleep(2.5)
            assert app.socket.close_code is None, "a browser answers by itself"
            line.transport.abort()

    async def test_an_answer_that_is_not_taken_is_given_up(self, serve: Serve) -> None:
        async with serve(stalled=0.3) as club:
            (name, value), *_ = (await club.phone(1)).cookies.items()
            wire = Wire(club)
            wire.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 64 * KB)
            wire.say(
                f"GET /main.dart.wasm HTTP/1.1\r\nHost: {{place}}\r\nCookie: {name}={value}\r\n\r\n"
            )
            await asyncio.sleep(1.5)
            assert len(await wire.ended()) < 8_000_000


async def test_more_connections_than_files_leave_room_for_this_computer(serve: Serve) -> None:
    async with serve(handshake=1000, connections=3) as club:
        wires = [Wire(club) for _ in range(3)]
        await asyncio.sleep(0.1)
        assert await Wire(club).ended() == b""
        assert (await club.stranger(HERE).get("/join")).status == 200
        for wire in wires:
            wire.line.close()
