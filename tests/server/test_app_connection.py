"""The end of a browser's connection, with Flet's real sessions and without."""

import asyncio
import logging
import re
from importlib.resources import files
from typing import Any

import flet as ft
import pytest
from starlette.types import Message, Receive, Scope, Send

from scorekeeper.server.address import Address
from scorekeeper.server.app import WebSocketWatchdog, build_app
from tests.server.flet_client import registration, unpack_frame
from tests.server.visitor import HERE, ORIGIN, PORT, lines, scope_of

SCOPE = scope_of("websocket", "/ws", lines({"host": HERE, "origin": ORIGIN}))
CONNECT: Message = {"type": "websocket.connect"}
GONE: Message = {"type": "websocket.disconnect", "code": 1006}


class Line:
    """A connection that can be cut: what is sent into it afterwards is an error, as in uvicorn."""

    def __init__(self, *heard: Message) -> None:
        self.to_app: asyncio.Queue[Message] = asyncio.Queue()
        self.frames: asyncio.Queue[bytes] = asyncio.Queue()
        self.cut = False
        self.lost = 0
        for message in heard:
            self.to_app.put_nowait(message)

    async def send(self, message: Message) -> None:
        if self.cut:
            self.lost += 1
            raise ConnectionResetError
        if message["type"] == "websocket.send":
            await self.frames.put(message["bytes"])

    async def session_id(self) -> str:
        """The session that the server gave this browser."""
        _, body = unpack_frame(await asyncio.wait_for(self.frames.get(), 5))
        return str(body["session_id"])


def frame_message(frame: bytes) -> Message:
    return {"type": "websocket.receive", "bytes": frame}


async def test_undeliverable_frames_are_dropped() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        while (await receive())["type"] != "websocket.disconnect":
            pass
        await send({"type": "websocket.send", "bytes": b"too late"})

    line = Line(CONNECT, GONE)
    line.cut = True
    await WebSocketWatchdog(app)(SCOPE, line.to_app.get, line.send)
    assert line.lost == 1


@pytest.mark.parametrize("kind", ["websocket.send", "websocket.close"])
async def test_frames_sent_after_the_servers_close_are_dropped(kind: str) -> None:
    """As uvicorn does between the end of its patience with a browser and the last byte."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        closed.set()
        await send({"type": kind})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def send(_: Message) -> None:
        if closed.is_set():
            raise RuntimeError("Unexpected ASGI message, after sending 'websocket.close'.")

    closed, line = asyncio.Event(), Line(CONNECT, GONE)
    await WebSocketWatchdog(app)(SCOPE, line.to_app.get, send)


@pytest.mark.parametrize(
    "messages",
    [
        [{"type": "websocket.send", "bytes": b"before it is open"}],
        [{"type": "websocket.accept"}, {"type": "websocket.accept"}],
    ],
    ids=["too early", "twice"],
)
async def test_an_app_that_speaks_out_of_turn_is_told(messages: list[Message]) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        for message in messages:
            await send(message)

    async def send(message: Message) -> None:
        if message is messages[-1]:
            raise RuntimeError("Expected another message.")

    with pytest.raises(RuntimeError):
        await WebSocketWatchdog(app)(SCOPE, Line(CONNECT).to_app.get, send)


async def test_an_app_that_does_not_end_with_its_connection_is_ended() -> None:
    ended: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            ended.append("by force")
            raise

    line = Line(CONNECT)
    watched = asyncio.ensure_future(
        WebSocketWatchdog(app, closing_timeout=0.01, receive_timeout=0.01)(
            SCOPE, line.to_app.get, line.send
        )
    )
    await line.to_app.put(GONE)
    await asyncio.wait_for(watched, 5)
    assert ended == ["by force"]


async def test_app_that_stops_reading_is_ended_while_a_browser_talks() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await asyncio.get_running_loop().create_future()

    line = Line(CONNECT, *(frame_message(b"hello?") for _ in range(9)))
    await asyncio.wait_for(
        WebSocketWatchdog(app, closing_timeout=0.01, receive_timeout=0.05)(
            SCOPE, line.to_app.get, line.send
        ),
        5,
    )
    assert line.to_app.qsize() > 0


async def test_an_app_with_time_to_end_ends_by_itself() -> None:
    ended: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass
        await asyncio.sleep(0.05)
        ended.append("by itself")

    line = Line(CONNECT, GONE)
    await WebSocketWatchdog(app)(SCOPE, line.to_app.get, line.send)
    assert ended == ["by itself"]


async def test_an_error_of_the_app_comes_out() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise ZeroDivisionError

    line = Line(CONNECT)
    with pytest.raises(ZeroDivisionError):
        await WebSocketWatchdog(app)(SCOPE, line.to_app.get, line.send)


@pytest.fixture
def address() -> Address:
    return Address(host="127.0.0.1", port=PORT, beyond_loopback=False, wildcard=False)


async def test_phone_that_vanishes_finds_its_session_again(address: Address, tmp_path: Any) -> None:
    pages: list[ft.Page] = []
    shown = asyncio.Event()

    def main(page: ft.Page) -> None:
        page.add(ft.Text("0"))
        pages.append(page)
        shown.set()

    app = build_app(main, address=address, assets=tmp_path, countersign="x", keys=None)
    phone = Line(CONNECT, frame_message(registration()))
    session = asyncio.ensure_future(app(SCOPE, phone.to_app.get, phone.send))
    first = await phone.session_id()
    await asyncio.wait_for(shown.wait(), 5)

    phone.cut = True
    while not phone.lost:
        pages[0].controls[0].value = "1"  # type: ignore[attr-defined]  # a Text
        pages[0].update()
        await asyncio.sleep(0)
    await phone.to_app.put(GONE)
    await asyncio.wait_for(session, 5)

    back = Line(CONNECT, frame_message(registration(first)))
    again = asyncio.ensure_future(app(SCOPE, back.to_app.get, back.send))
    assert await back.session_id() == first
    assert len(pages) == 1
    await back.to_app.put(GONE)
    await asyncio.wait_for(again, 5)


async def test_a_browser_that_never_says_who_it_is_leaves_nothing_behind(
    address: Address,
    tmp_path: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(
        WebSocketWatchdog.__init__,
        "__kwdefaults__",
        {"closing_timeout": 0.05, "receive_timeout": 1.0},
    )
    app = build_app(lambda page: None, address=address, assets=tmp_path, countersign="x", keys=None)
    before = asyncio.all_tasks()
    stranger = Line(CONNECT, GONE)
    await asyncio.wait_for(app(SCOPE, stranger.to_app.get, stranger.send), 5)
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == before
    assert [entry for entry in caplog.records if entry.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("error", [None, AttributeError("late")], ids=["ends", "fails"])
async def test_browser_that_leaves_early_prints_no_traceback(
    address: Address, tmp_path: Any, caplog: pytest.LogCaptureFixture, error: Exception | None
) -> None:
    begun, left, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def main(page: ft.Page) -> None:
        begun.set()
        await left.wait()
        asyncio.get_running_loop().call_soon(ended.set)
        if error is not None:
            raise error

    app = build_app(main, address=address, assets=tmp_path, countersign="x", keys=None)
    phone = Line(CONNECT, frame_message(registration()))
    session = asyncio.ensure_future(app(SCOPE, phone.to_app.get, phone.send))
    await asyncio.wait_for(begun.wait(), 5)
    await phone.to_app.put(GONE)
    await asyncio.wait_for(session, 5)
    left.set()
    await asyncio.wait_for(ended.wait(), 5)
    entries = [entry for entry in caplog.records if entry.levelno >= logging.WARNING]
    assert [entry.exc_info for entry in entries] == [None] * (error is not None)


async def test_nothing_is_sent_to_a_browser_that_has_just_left(
    address: Address, tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """Flet's queue closes before the session knows, and what sends meanwhile failed."""
    begun = asyncio.Event()

    async def main(page: ft.Page) -> None:
        begun.set()
        while page.session.connection is not None:
            page.add(ft.Text("still here?"))
            await asyncio.sleep(0)

    app = build_app(main, address=address, assets=tmp_path, countersign="x", keys=None)
    phone = Line(CONNECT, frame_message(registration()))
    session = asyncio.ensure_future(app(SCOPE, phone.to_app.get, phone.send))
    await asyncio.wait_for(begun.wait(), 5)
    await phone.to_app.put(GONE)
    await asyncio.wait_for(session, 5)
    assert [entry for entry in caplog.records if entry.levelno >= logging.WARNING] == []


class _Deals:
    """The deals of a match as a control may hold them; to write their text once took seconds."""

    def __repr__(self) -> str:
        raise AssertionError("a message is spelled out, though nobody logs it")


async def test_control_data_is_not_formatted_for_a_disabled_log(
    address: Address, tmp_path: Any
) -> None:
    """A row of the table once held a whole match, and each phone's row was 21 MB of text."""

    def main(page: ft.Page) -> None:
        page.add(ft.Text("dealt", data=_Deals()))

    app = build_app(main, address=address, assets=tmp_path, countersign="x", keys=None)
    phone = Line(CONNECT, frame_message(registration()))
    session = asyncio.ensure_future(app(SCOPE, phone.to_app.get, phone.send))
    await phone.session_id()
    while b"dealt" not in await asyncio.wait_for(phone.frames.get(), 5):
        pass
    await phone.to_app.put(GONE)
    await asyncio.wait_for(session, 5)


def test_a_page_says_within_five_seconds_that_nobody_answers() -> None:
    """First a frame has no answer, then a question; `tests/browser` has what is shown then."""
    script = (files("scorekeeper.server") / "connection_lost.js").read_text("utf-8")
    waits = {name: int(number) for name, number in re.findall(r"const ([A-Z]+) = (\d+);", script)}
    assert waits["UNANSWERED"] + waits["PATIENCE"] <= 5000
