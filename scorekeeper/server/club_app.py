"""The club's whole server as one ASGI app: three apps behind one door, and who is inside."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakSet

from scorekeeper.server.access import KEY, Codes, Crowd, Door, Entrance, Role, Visitors
from scorekeeper.server.app import SESSION_KEPT, Watched, flet_app
from scorekeeper.server.environment import Doorbell
from scorekeeper.server.limits import Limits, is_loopback
from scorekeeper.server.messages import Connection
from scorekeeper.server.security import ContentPolicy, Guard, Keys, SafeHeaders

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    import flet as ft
    from flet.messaging.session import Session
    from starlette.types import ASGIApp, Receive, Scope, Send

    from scorekeeper.server.access import Access, Caller, Logins, Pin
    from scorekeeper.server.environment import Address


if TYPE_CHECKING:
    Main = Callable[[ft.Page], Awaitable[None] | None]

MOST_KEPT = 2
"""Sessions without a browser that are kept for one phone; each takes some 0.3 MB."""

_caller: ContextVar[Caller] = ContextVar("caller")
"""Who is at the other end of the WebSocket that the running task belongs to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mains:
    """The three apps, each a function of a page; each role has one and cannot reach another."""

    organiser: Main
    table: Main
    screen: Main

    def of(self, role: Role) -> Main:
        """Find the app of a role."""
        apps = {Role.ORGANISER: self.organiser, Role.TABLE: self.table, Role.SCREEN: self.screen}
        return apps[role]


class Inside:
    """Flet's sessions, and whose they are."""

    def __init__(self) -> None:
        """Begin without a session."""
        self._sessions: dict[Caller, WeakSet[Session]] = {}

    def opened(self, page: ft.Page, caller: Caller) -> None:
        """Remember whose page it is."""
        self._sessions = {one: kept for one, kept in self._sessions.items() if kept}
        self._sessions.setdefault(caller, WeakSet()).add(page.session)

    async def clear(self, caller: Caller, *, keep: int) -> None:
        """Let go of the sessions that a caller's browsers have left, but for the last ones."""
        sessions = tuple(self._sessions.get(caller, ()))
        left = {one: one.expires_at for one in sessions if one.expires_at is not None}
        for session in sorted(left, key=left.__getitem__)[: max(len(left) - keep, 0)]:
            await session.disconnect(0)  # gone when Flet next looks for what has expired


class Sessions:
    """The end of a WebSocket that the door has let in: an ASGI app that runs Flet's side of it."""

    def __init__(
        self,
        mains: Mains,
        *,
        kept: int,
        organisers_kept: int,
        is_welcome: Callable[[Caller], bool],
    ) -> None:
        """Serve `mains`; a session without a browser is kept for so many seconds."""
        self._kept = dict.fromkeys(Role, kept) | {Role.ORGANISER: organisers_kept}
        self._is_welcome = is_welcome
        self._inside = Inside()
        # One function a role: Flet keeps a hub for each that it is given.
        self._mains = {role: self._opening(mains.of(role)) for role in Role}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run a session for one WebSocket; KeyError where no door has said whose it is."""
        caller: Caller = scope[KEY]
        _caller.set(caller)
        await self._inside.clear(caller, keep=MOST_KEPT)

        flet = Connection(self._mains[caller.role], kept=self._kept[caller.role])
        await flet.serve(scope, receive, send)
        if not self._is_welcome(caller):
            await self._inside.clear(caller, keep=0)

    def _opening(self, main: Main) -> Callable[[ft.Page], Awaitable[None]]:
        async def open_page(page: ft.Page) -> None:
            caller = _caller.get()
            self._inside.opened(page, caller)
            page.client_ip = caller.id
            begun = main(page)
            if inspect.isawaitable(begun):
                await begun

        return open_page


if TYPE_CHECKING:
    Listen = Callable[[Callable[[Any], None]], Callable[[], None]]


class ClubApp(Protocol):
    """What the server asks of the club's part of a session."""

    @property
    def access(self) -> Access:
        """Codes, tokens and visitors."""
        ...

    @property
    def logins(self) -> Logins:
        """Organisers at other computers."""
        ...

    def listen(self, listener: Callable[[Any], None]) -> Callable[[], None]:
        """Have a listener told, on any thread, of each change; gives the call that ends it."""
        ...


@dataclass(slots=True, kw_only=True)
class ClubServer:
    """What one run of the club's server knows."""

    club: ClubApp
    address: Address
    countersign: str
    pin: Pin | None = None
    """The organiser's PIN; None where there is an organiser on this computer only."""
    limits: Limits = field(default_factory=Limits)
    here: Callable[[str], bool] = is_loopback
    """Tells whether the address of a peer is this computer's own."""
    keys: Keys = field(init=False)
    crowd: Crowd = field(init=False)
    visitors: Visitors = field(init=False)

    def __post_init__(self) -> None:
        """Begin with nobody inside."""
        self.keys, self.crowd = Keys(self.club.logins), Crowd(self.limits)
        self.visitors = Visitors(
            self.club.access,
            self.club.logins,
            self.keys,
            port=self.address.port,
            remote=self.pin is not None,
            here=self.here,
        )

    def app(self, mains: Mains, assets: Path) -> ASGIApp:
        """Build the app around the apps of the three roles."""
        policy = ContentPolicy()
        sessions = Sessions(
            mains,
            kept=self.limits.kept,
            organisers_kept=SESSION_KEPT,
            is_welcome=self.visitors.is_welcome,
        )
        app = self._door(Watched(flet_app(sessions, assets, policy)))
        app = Doorbell(app, countersign=self.countersign, keys=self.keys)
        address = self.address
        app = Guard(
            app, names=address.names(), port=address.port, any_own_address=address.beyond_loopback
        )
        return SafeHeaders(app, policy=policy)

    def _door(self, app: ASGIApp) -> ASGIApp:
        codes = Codes(
            self.club.access, connected=lambda: {caller.id for caller in self.crowd.callers()}
        )
        entrance = Entrance(self.visitors, codes=codes, pin=self.pin, limits=self.limits)
        return Door(
            app,
            visitors=self.visitors,
            entrance=entrance,
            keys=self.keys,
            crowd=self.crowd,
            limits=self.limits,
        )

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Hang up on those whose token is revoked, as soon as it is; inside the event loop."""
        loop = asyncio.get_running_loop()
        running: set[asyncio.Task[None]] = set()

        def look() -> None:
            task = loop.create_task(self.crowd.look_round(self.visitors.is_welcome))
            running.add(task)
            task.add_done_callback(running.discard)

        def heard(news: Any) -> None:
            if news.what in {"access", "evening"}:
                self.visitors.look_again()
                with contextlib.suppress(RuntimeError):  # the loop has just ended
                    loop.call_soon_threadsafe(look)

        end_listening = self.club.listen(heard)
        try:
            yield
        finally:
            end_listening()
