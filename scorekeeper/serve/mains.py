"""Flet's side of a WebSocket in a club: the right app for who calls, under the right name.

Flet knows a session by its id, the address of the peer and the browser's own name. The door
puts the caller's name in the place of the address: so a phone finds its session again after
its address has changed, and no other token ever finds it.
"""

from __future__ import annotations

import inspect
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakSet

from scorekeeper.serve.messages import Connection
from scorekeeper.serve.visitors import KEY, Role

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import flet as ft
    from flet.messaging.session import Session
    from starlette.types import Receive, Scope, Send

    from scorekeeper.serve.visitors import Caller

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
