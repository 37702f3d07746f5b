"""A browser that is lost on the way to its first screen finds that screen when it is back."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgpack
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.browser.server import Server
from tests.server.flet_client import REGISTER_CLIENT, registration, unpack_frame

INVOKE_METHOD = 5
SILENCE, DEAD_SILENCE = 0.5, 30.0  # seconds
pytestmark = [pytest.mark.thorough, pytest.mark.platform("linux", "darwin")]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("opening") / "data").start()
    yield server
    server.kill()


def visit(app: Server) -> connect:
    place = f"127.0.0.1:{app.port}"
    headers = {"Origin": f"http://{place}"}
    return connect(f"ws://{place}/ws", additional_headers=headers, max_size=None)


async def receive_frame(browser: ClientConnection) -> tuple[int, Any]:
    frame = await browser.recv()
    assert isinstance(frame, bytes)
    return unpack_frame(frame)


async def answer(browser: ClientConnection, call: Any) -> None:
    told = {"control_id": call["control_id"], "call_id": call["call_id"]}
    body = {**told, "result": None, "error": None}
    await browser.send(b"\x00" + bytes(msgpack.packb([INVOKE_METHOD, body])))


async def lost_after(app: Server, frames: int) -> str:
    """Open the app, read so many frames, answer nothing, and go; the session that was begun."""
    async with visit(app) as browser:
        await browser.send(registration())
        action, first = await receive_frame(browser)
        assert action == REGISTER_CLIENT
        for _ in range(frames - 1):
            await receive_frame(browser)
    return str(first["session_id"])


async def screens_of(app: Server, session: str) -> str:
    """Come back to a session, answer what is asked, and give all that it sends."""
    told: list[str] = []
    async with visit(app) as browser:
        await browser.send(registration(session))
        patience = DEAD_SILENCE
        while True:
            try:
                async with asyncio.timeout(patience):
                    action, body = await receive_frame(browser)
            except TimeoutError:
                return "".join(told)
            told.append(str(body))
            if action == INVOKE_METHOD:
                await answer(browser, body)
            if "tab-more" in told[-1]:
                patience = SILENCE


@pytest.mark.parametrize("frames", [1, 2, 3])
async def test_a_browser_lost_while_the_app_opens_has_its_screen_later(
    app: Server, frames: int
) -> None:
    session = await lost_after(app, frames)
    assert "tab-more" in await screens_of(app, session)
