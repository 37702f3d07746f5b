"""The club's whole server as one ASGI app: three apps behind one door, and who is inside."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from scorekeeper.serve.asgi import SESSION_KEPT, flet_app
from scorekeeper.serve.codes import Codes
from scorekeeper.serve.connection import Watched
from scorekeeper.serve.crowd import Crowd
from scorekeeper.serve.door import Door
from scorekeeper.serve.doorbell import Doorbell
from scorekeeper.serve.entrance import Entrance
from scorekeeper.serve.guard import Guard
from scorekeeper.serve.headers import ContentPolicy, SafeHeaders
from scorekeeper.serve.keys import Keys
from scorekeeper.serve.limits import Limits, is_loopback
from scorekeeper.serve.mains import Mains, Sessions
from scorekeeper.serve.visitors import Visitors

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from starlette.types import ASGIApp

    from scorekeeper.serve.address import Address
    from scorekeeper.serve.pin import Pin
    from scorekeeper.serve.visitors import Access, Logins

    Listen = Callable[[Callable[[Any], None]], Callable[[], None]]


class Club(Protocol):
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

    club: Club
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
