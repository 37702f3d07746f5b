"""`scorekeeper serve`: the club's server, from its options to its last connection."""

from __future__ import annotations

import contextlib
import os
import sys
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from scorekeeper.serve.browser import may_open_browser, open_soon
from scorekeeper.serve.club_address import listen_for_club, own_address
from scorekeeper.serve.copying import Copying
from scorekeeper.serve.doorbell import new_countersign
from scorekeeper.serve.errors import LaunchError
from scorekeeper.serve.extras import need_web
from scorekeeper.serve.folders import find_assets
from scorekeeper.serve.launch import CANNOT_START
from scorekeeper.serve.pin import Pin, draw_pin
from scorekeeper.serve.quiet import quiet_libraries
from scorekeeper.serve.running import RunningNote, noted
from scorekeeper.serve.terminal import Places, announce_club, tell_of_copy
from scorekeeper.serve.tls import tls_context

if TYPE_CHECKING:
    import ssl
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from scorekeeper.serve.address import Address
    from scorekeeper.serve.club_app import Club, ClubServer
    from scorekeeper.serve.mains import Mains
    from scorekeeper.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubOptions:
    """How an organiser wants the club's server."""

    host: str
    port: int | None = None
    """None and 0 mean 8765, or a free one where that is taken."""
    organiser_remote: bool = False
    """Whether an organiser may work on another computer, with a PIN."""
    cert: Path | None = None
    key: Path | None = None
    """The key of the certificate, where that is not in the same file."""
    copy: Path | None = None
    """The file in which a copy of the running evening is kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Serving:
    """What the organiser's screens are told of the server that shows them."""

    address: str
    """What stands before `/join#…` in the link of a card, say `http://192.168.1.20:8765`."""
    copying: Copying | None
    """The keeper of the evening's copy, which says when it cannot be written."""


def serve_club(
    club: Club,
    make_mains: Callable[[Serving], Mains],
    *,
    evening_file: Callable[[], bytes | None],
    options: ClubOptions,
    data_dir: Path,
    words: Words,
) -> int:
    """Serve an evening until somebody stops it.

    `make_mains` gives the apps of the three roles, `evening_file` the running evening as one
    file, None while there is none. Returns the exit status: 0, or 2 after a sentence on the
    standard error that says what is in the way.
    """
    start = _Start(club, options, data_dir, words)
    try:
        need_web()
        with contextlib.ExitStack() as stack:
            copying = _copying(options.copy, evening_file, club, words)
            start.run(make_mains, copying, stack)
    except LaunchError as error:
        print(words.text(f"launch-{error.code}", **error.values), file=sys.stderr)  # noqa: T201  a sentence for the person at the terminal
        return CANNOT_START
    return 0


@dataclass(frozen=True, slots=True)
class _Start:
    """What a run of the server begins with."""

    club: Club
    options: ClubOptions
    data_dir: Path
    words: Words

    def run(
        self,
        make_mains: Callable[[Serving], Mains],
        copying: Copying | None,
        stack: contextlib.ExitStack,
    ) -> None:
        """Serve until it is stopped; what is to be closed then goes on the stack."""
        assets, context = find_assets(), self._tls()
        listeners, address = listen_for_club(
            self.options.host, self.options.port, secure=context is not None
        )
        for one in listeners:
            stack.enter_context(contextlib.closing(one))
        if copying is not None:
            stack.enter_context(copying)
        # Loaded only here: Flet's server takes longer to load than all the rest.
        from scorekeeper.serve.club_run import club_server  # noqa: PLC0415

        quiet_libraries()
        digits = draw_pin() if self.options.organiser_remote else None
        server = self._server(address, digits)
        mains = make_mains(Serving(address=address.for_others().rstrip("/"), copying=copying))
        app = server.app(mains, assets)
        up = partial(self._up, server, digits)
        running = club_server(app, up, limits=server.limits, here=server.here, context=context)
        running.run(sockets=listeners)

    def _tls(self) -> ssl.SSLContext | None:
        cert, key = self.options.cert, self.options.key
        if cert is None and key is not None:
            raise LaunchError("key-without-certificate")
        return None if cert is None else tls_context(cert, key)

    def _server(self, address: Address, digits: str | None) -> ClubServer:
        from scorekeeper.serve.club_app import ClubServer  # noqa: PLC0415

        return ClubServer(
            club=self.club,
            address=address,
            countersign=new_countersign(),
            pin=None if digits is None else Pin(digits),
        )

    @contextlib.contextmanager
    def _up(self, server: ClubServer, digits: str | None) -> Iterator[None]:
        """Leave a note of the running server, and say where it is."""
        address, own = server.address, own_address(server.address)
        note = RunningNote(pid=os.getpid(), url=own, countersign=server.countersign)
        places = Places(
            all=address.for_others(),
            own=f"{own}?token={server.keys.new_link()}",
            pin=digits,
            secure=address.secure,
        )
        with noted(self.data_dir, note), server.watching():
            announce_club(places, self.words)
            if may_open_browser(os.environ):
                open_soon(f"{own}?token={server.keys.new_link()}")
            yield


def _copying(
    file: Path | None, evening_file: Callable[[], bytes | None], club: Club, words: Words
) -> Copying | None:
    """Make the keeper of the evening's copy, which hears of each change."""
    if file is None:
        return None
    if file.is_dir():
        raise LaunchError("copy-is-folder", file=str(file))
    if not file.absolute().parent.is_dir():
        raise LaunchError("copy-has-no-folder", folder=str(file.absolute().parent))
    copying = Copying(file.absolute(), take=evening_file)
    copying.listen(lambda failure: tell_of_copy(words, file, failure))
    club.listen(lambda _news: copying.changed())
    return copying
