"""A club's server over a real store, in the loop of the test, and browsers that come to it.

Everybody is on this machine, so a phone elsewhere is one whose own address is 127.0.0.2, and
this computer is 127.0.0.1 alone; what a start outside the tests takes for loopback has tests of
its own.
"""

import asyncio
import contextlib
import json
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import Any

import flet as ft
from websockets.asyncio.client import ClientConnection, connect

from scorekeeper.club.model import EveningUid
from scorekeeper.club_ui.app import app as scorekeeper_app
from scorekeeper.club_ui.guest_app import screen_app, table_app
from scorekeeper.i18n import Words
from scorekeeper.server.address import new_countersign
from scorekeeper.server.attempts import Pin
from scorekeeper.server.certificates import OwnCertificate
from scorekeeper.server.club_app import ClubServer, Mains
from scorekeeper.server.club_server import listen_for_club
from scorekeeper.server.limits import Limits, Role
from scorekeeper.services import Session, open_session
from tests.club.kit import plan_of
from tests.server.flet_client import INVOKE_METHOD, message, registration, unpack_frame
from tests.support.sessions import SteppingClock, count_uids

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
PATIENCE = 20.0  # seconds


def here(address: str) -> bool:
    """Return True if a peer is this computer, as these tests have it."""
    return address == HERE


def showing(role: str) -> Callable[[ft.Page], Awaitable[None]]:
    """An app that shows for whom it was opened, and again at each `look` of its browser."""

    async def main(page: ft.Page) -> None:
        said = ft.Text(f"the {role} app of {page.client_ip}")

        def looked() -> None:
            said.value = f"still the {role} app of {page.client_ip}"
            page.update()

        page.on_resize = looked
        page.add(said)

    return main


MAINS: Mains = {role: showing(role.value) for role in Role}


def screens(session: Session) -> Mains:
    words = Words()
    organiser = scorekeeper_app(session, words)
    table, screen = table_app(session, words), screen_app(session, words)
    return {Role.ORGANISER: organiser, Role.TABLE: table, Role.SCREEN: screen}


@dataclass
class Reply:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return str(json.loads(self.body)["text"])


@dataclass
class Browser:
    """One browser: its address, its cookies, and what it says of itself."""

    port: int
    address: str = ELSEWHERE
    agent: str = "a phone"
    cookies: dict[str, str] = field(default_factory=dict)
    context: ssl.SSLContext | None = None

    @property
    def origin(self) -> str:
        return f"{'https' if self.context else 'http'}://{HERE}:{self.port}"

    async def get(self, path: str, method: str = "GET", **headers: str) -> Reply:
        return await asyncio.to_thread(self.ask, method, path, b"", **headers)

    async def post(self, path: str, body: str | bytes, **headers: str) -> Reply:
        """Send what a page's script sends."""
        return await asyncio.to_thread(self.ask, "POST", path, body, **headers)

    async def join(self, code: str) -> Reply:
        return await self.post("/-/join", code)

    def socket(self, **headers: str) -> connect:
        scheme = "wss" if self.context else "ws"
        lines = {"Cookie": self._cookie(), "User-Agent": self.agent, "Origin": self.origin}
        return connect(
            f"{scheme}://{HERE}:{self.port}/ws",
            additional_headers=lines | headers,
            user_agent_header=None,
            local_addr=(self.address, 0),
            ssl=self.context,
            max_size=None,
        )

    @contextlib.asynccontextmanager
    async def app(self, session: str | None = None) -> AsyncIterator["App"]:
        """Open the app, or come back to a session of it."""
        async with self.socket() as line:
            await line.send(registration(session))
            app = App(line)
            _, first = await app.heard()
            app.session = first["session_id"]
            yield app

    def _cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def ask(self, method: str, path: str, body: str | bytes, **headers: str) -> Reply:
        where = (self.address, 0)
        if self.context:
            line: HTTPConnection = HTTPSConnection(
                HERE, self.port, timeout=PATIENCE, source_address=where, context=self.context
            )
        else:
            line = HTTPConnection(HERE, self.port, timeout=PATIENCE, source_address=where)
        usual = {"User-Agent": self.agent} | ({"Origin": self.origin} if method == "POST" else {})
        if self.cookies:
            usual["Cookie"] = self._cookie()
        with contextlib.closing(line):
            line.request(method, path, body or None, usual | headers)
            answer = line.getresponse()
            reply = Reply(answer.status, dict(answer.headers), answer.read())
        for cookie in answer.headers.get_all("set-cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return reply


@dataclass
class App:
    socket: ClientConnection
    session: str = ""
    said: str = ""
    """All that the server has shown so far."""

    async def heard(self) -> tuple[int, Any]:
        """Take the next frame, and answer what it asks: the screen stays on, more there is not."""
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(frame, bytes)
        action, body = unpack_frame(frame)
        self.said += str(body)
        if action == INVOKE_METHOD:
            told = {key: body[key] for key in ("control_id", "call_id")}
            stays_on = True if body["name"] == "is_enabled" else None
            reply = {**told, "result": stays_on, "error": None}
            await self.socket.send(message(INVOKE_METHOD, reply))
        return action, body

    async def shows(self, words: str) -> bool:
        while words not in self.said:
            await self.heard()
        return True

    async def close_code(self) -> int | None:
        """Wait until the server has closed the socket; the code with which it did."""
        await asyncio.wait_for(self.socket.wait_closed(), PATIENCE)
        return self.socket.close_code


@dataclass
class Served:
    session: Session
    evening: EveningUid
    server: ClubServer
    port: int
    context: ssl.SSLContext | None = None

    def code(self, table: int | None) -> str:
        return self.session.club.access.ensure_code(self.evening, table)

    def stranger(self, address: str = ELSEWHERE, agent: str = "a phone") -> Browser:
        return Browser(self.port, address, agent, context=self.context)

    async def phone(self, table: int | None = 1, agent: str = "a phone") -> Browser:
        """A phone that has scanned the card of its table, or a screen that was opened."""
        phone = self.stranger(agent=agent)
        reply = await phone.join(self.code(table))
        assert reply.status == 200, reply.body
        return phone

    async def organiser(self) -> Browser:
        """The browser of the server's own computer, with the link that the start printed."""
        browser = self.stranger(HERE, "a computer")
        reply = await browser.get(f"/?token={self.server.keys.create_link()}")
        assert reply.status == 200, reply.body
        return browser


@contextlib.asynccontextmanager
async def serving(
    folder: Path,
    *,
    mains: Mains | Callable[[Session], Mains] = MAINS,
    limits: Limits | None = None,
    pin: Pin | None = None,
    tls: tuple[ssl.SSLContext, ssl.SSLContext] | None = None,
    port: int | None = None,
    url: str = "",
    certificate: OwnCertificate | None = None,
) -> AsyncIterator[Served]:
    """Serve a new evening; with `tls`, the contexts of the server and of its browsers.

    With the `port` and the folder of a server that has ended this is that one, started again.
    """
    limits, (server_tls, browser_tls) = limits or Limits(), tls or (None, None)
    with open_counting_session(folder) as session, contextlib.ExitStack() as stack:
        listeners, address = listen_for_club(
            HERE, port or free_port(), secure=tls is not None, url=url
        )
        for listener in listeners:
            stack.enter_context(contextlib.closing(listener))
        club = ClubServer(
            club=session.club,
            address=address,
            countersign=new_countersign(),
            certificate=certificate,
            pin=pin,
            limits=limits,
            is_own=here,
        )
        assets = folder / "assets"
        assets.mkdir(exist_ok=True)
        app = club.app(mains(session) if callable(mains) else mains, assets)
        up = asyncio.Event()

        @contextlib.contextmanager
        def running_context() -> Iterator[None]:
            with club.closing_revoked():
                up.set()
                yield

        server = club.make_server(app, running_context, server_tls)
        running = asyncio.create_task(server.serve(sockets=listeners))
        await asyncio.wait_for(up.wait(), PATIENCE)
        try:
            yield Served(session, begin_evening(session), club, address.port, browser_tls)
        finally:
            server.should_exit = True
            await running


@contextlib.contextmanager
def open_counting_session(folder: Path) -> Iterator[Session]:
    """A session over a new store, with a clock and uids that count up."""
    clock = SteppingClock("2026-11-24T09:00:00+00:00")
    session = open_session(folder / "data", now=clock, new_uid=count_uids())
    with contextlib.closing(session):
        yield session


def begin_evening(session: Session) -> EveningUid:
    uid = session.club.evenings.begin(plan_of())
    assert isinstance(uid, str), uid
    return uid


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])
