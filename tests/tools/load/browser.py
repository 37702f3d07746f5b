"""A browser without a picture: it keeps its page as the app sends it, taps, and comes back."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from tests.tools.load.answers import Answers
from tests.tools.load.frames import (
    Action,
    Device,
    answer,
    event,
    properties,
    registration,
    unpacked,
)
from tests.tools.load.screen import Screen

HOST = "127.0.0.1"
SOON, LATE = 0.2, 3.0
"""Seconds after which a browser tries again to come in: at first, and at most."""
TRIES, NOT_HEARD = 4, 6.0
"""The most taps on one thing, and the seconds after which it is tapped again."""
LARGEST_NUMBER = 4_000_000
"""Bytes of a frame of the app at most."""


class BrowserError(Exception):
    """The app did not do what a browser has to expect."""


@dataclass(frozen=True, slots=True)
class _Watch:
    is_true: Callable[[Screen], object]
    seen: "asyncio.Future[float]"


class Browser:
    """One browser: its cookie, its screen, and its connection, which it makes again when lost."""

    def __init__(
        self,
        port: int,
        device: Device,
        *,
        cookie: str = "",
        name: str = "",
        number: int = 0,
        records: bool = False,
    ) -> None:
        """Prepare a browser of a device; with `records` every frame of the app is kept."""
        self.name, self.number, self.screen = name, number, Screen()
        self.route, self.comings, self.patches, self.unheard = "/", 0, 0, 0
        self.frames: list[bytes] = []
        self.refused: int | None = None
        """The status with which the app has turned it away last; a browser tries again anyway."""
        self._port, self._device, self._cookie, self._records = port, device, cookie, records
        self.answers = Answers(device)
        self._session: str | None = None
        self._socket: ClientConnection | None = None
        self._life: asyncio.Task[None] | None = None
        self._watches: list[_Watch] = []
        self._faults: list[str] = []

    # --- coming and going

    def open(self) -> None:
        """Come in, and from now on again whenever the connection is lost."""
        self._life = asyncio.create_task(self._live(), name=self.name)

    async def close(self) -> None:
        """Go away for good; raises what went wrong on the way."""
        if self._life is not None:
            self._life.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._life
            self._life = None
        self.check()

    def forget(self) -> None:
        """Forget the page, as a browser does that is closed and opened anew."""
        self.screen, self._session = Screen(), None

    async def lose(self) -> None:
        """Lose the connection, as a phone does that is out of reach for a moment."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()

    def check(self) -> None:
        """Fail where the app has crashed or sent what belongs to another screen."""
        if self._faults:
            raise BrowserError(f"{self.name}: " + "; ".join(self._faults))

    # --- what a person sees and does

    async def until(self, is_true: Callable[[Screen], object], *, seconds: float = 20.0) -> float:
        """Wait until the screen is as wanted; gives when the frame arrived that made it so."""
        if self.screen.page and is_true(self.screen):
            return time.perf_counter()
        watch = _Watch(is_true, asyncio.get_running_loop().create_future())
        self._watches.append(watch)
        try:
            return await asyncio.wait_for(watch.seen, seconds)
        except TimeoutError:
            shown = " ".join(node.own_text for node in self.screen.nodes() if node.own_text)
            raise BrowserError(f"{self.name}: not within {seconds} s; shows {shown!r}") from None
        finally:
            self._watches.remove(watch)

    async def until_back(self, comings: int, *, seconds: float) -> None:
        """Wait until it has come in more often than that."""
        await self.until(lambda _: self.comings > comings, seconds=seconds)

    async def tap(self, identifier: str, *, seconds: float = 20.0) -> float:
        """Tap what an identifier stands for, once it is there; gives when the frame left."""
        await self.until(lambda screen: screen.target(identifier) is not None, seconds=seconds)
        control = self.screen.target(identifier)
        if control is None:  # what was seen cannot go away without a frame
            raise BrowserError(f"{self.name}: {identifier} is gone")
        left = time.perf_counter()
        await self._send(event(control, "click"))
        return left

    async def tap_and_look(self, identifier: str) -> None:
        """Tap something until the screen has changed: a tap into a redraw is not heard."""
        for _ in range(TRIES):
            before = self.patches
            await self.tap(identifier)
            if await self.shows_soon(partial(self._has_changed, before)):
                return
            self.unheard += 1
        raise BrowserError(f"{self.name}: {identifier} was tapped {TRIES} times in vain")

    async def tap_until_gone(self, identifier: str) -> None:
        """Tap what goes away with the tap, until it is gone: a tap into a redraw is not heard."""
        for _ in range(TRIES):
            await self.tap(identifier)
            if await self.shows_soon(lambda screen: screen.target(identifier) is None):
                return
            self.unheard += 1
        raise BrowserError(f"{self.name}: {identifier} was tapped {TRIES} times in vain")

    def _has_changed(self, before: int, _: Screen) -> bool:
        return self.patches > before

    async def shows_soon(self, is_true: Callable[[Screen], object]) -> bool:
        """Return True if the screen becomes as wanted before a person would tap again."""
        try:
            await self.until(is_true, seconds=NOT_HEARD)
        except BrowserError:
            return False
        return True

    async def type(self, identifier: str, text: str) -> None:
        await self.until(lambda screen: screen.find(identifier) is not None)
        found = self.screen.find(identifier)
        fields = [one for one in (found.all_nodes() if found else ()) if one.type == "TextField"]
        fields[0].data["value"] = text
        await self._send(properties(fields[0].id, value=text))
        await self._send(event(fields[0].id, "change", text))

    async def go(self, route: str) -> None:
        """Follow a route, as a link or the app itself does."""
        self.route = self.screen.page["route"] = route
        page = self.screen.page["_i"]
        await self._send(properties(page, route=route))
        await self._send(event(page, "route_change", {"route": route}))

    # --- the wire

    async def _live(self) -> None:
        pause = SOON
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with self._coming_in() as socket:
                    self._socket, pause = socket, SOON
                    await self._talk(socket)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATE)

    @contextlib.asynccontextmanager
    async def _coming_in(self) -> Any:
        place = f"{HOST}:{self._port}"
        try:
            async with connect(
                f"ws://{place}/ws",
                origin=f"http://{place}",  # type: ignore[arg-type] # a plain text will do
                additional_headers={"Cookie": self._cookie} if self._cookie else None,
                user_agent_header=self._device.agent,
                max_size=LARGEST_NUMBER,
                ping_interval=None,  # browsers answer pings and send none
            ) as socket:
                yield socket
        except InvalidStatus as error:
            self.refused = error.response.status_code
            raise

    async def _talk(self, socket: ClientConnection) -> None:
        await socket.send(registration(self._device, session=self._session, route=self.route))
        async for frame in socket:
            arrived = time.perf_counter()
            if isinstance(frame, bytes):
                await self._take(frame)
                self._look(arrived)

    async def _take(self, frame: bytes) -> None:
        if self._records:
            self.frames.append(frame)
        action, body = unpacked(frame)
        match action:
            case Action.REGISTER:
                self._session = body["session_id"]
                self.screen.begin(body["page_patch"])
                self.comings += 1
            case Action.PATCH:
                self.patches += 1
                if not self.screen.patch(body["id"], body["patch"]):
                    self._faults.append(f"a patch for control {body['id']}, which is not here")
            case Action.CALL:
                await self._do(body)
            case Action.CRASHED:
                self._faults.append(f"the session crashed: {body['message']}")
        for dialog in self.screen.closed_dialogs():
            await self._send(event(dialog, "dismiss"))

    async def _do(self, call: dict[str, Any]) -> None:
        result = self.answers.to(call)
        await self._send(answer(call, result))
        if call["name"] == "push_route":
            await self.go(call["args"]["route"])

    def _look(self, arrived: float) -> None:
        for watch in tuple(self._watches):
            if not watch.seen.done() and watch.is_true(self.screen):
                watch.seen.set_result(arrived)

    async def _send(self, frame: bytes) -> None:
        if self._socket is not None:
            await self._socket.send(frame)
