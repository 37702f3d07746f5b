"""What the terminal says of a club's server: where it is, and what only the organiser may see."""

from __future__ import annotations

import contextlib
import os
import ssl
import sys
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import segno

from scorekeeper.server.access import PIN, Pin, draw_pin, in_groups
from scorekeeper.server.backup_copy import Copying
from scorekeeper.server.environment import (
    LOOPBACK,
    find_assets,
    listen,
    may_open_browser,
    need_web,
    new_countersign,
    open_soon,
    print_address,
    quiet_libraries,
)
from scorekeeper.server.errors import LaunchError
from scorekeeper.server.launch import CANNOT_START, RunningNote, noted
from scorekeeper.services.club import UnknownEveningError

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from scorekeeper.club import EveningUid
    from scorekeeper.i18n import Words
    from scorekeeper.server.club_app import ClubApp, ClubServer, Mains
    from scorekeeper.server.environment import Address
    from scorekeeper.services import Session
    from scorekeeper.services.club import Club, EveningSummary


@dataclass(frozen=True, slots=True, kw_only=True)
class Places:
    """Where the server is for whom."""

    all: str
    """The address for phones and screens, which opens nothing by itself."""
    own: str
    """The one-time link for the browser of the server's own computer."""
    pin: str | None
    """The PIN of an organiser elsewhere, where there may be one."""
    secure: bool
    """True if nobody on the network can listen."""


def announce_club(places: Places, words: Words) -> None:
    """Print where the club's server is, unless nobody is there to read it."""
    print_address(places.all)
    with contextlib.suppress(OSError):
        _say(words.text("serve-here", link=places.own))
        scanned = places.all
        if places.pin is not None:
            scanned = places.all.rstrip("/") + PIN
            _say(words.text("serve-pin", address=scanned, pin=in_groups(places.pin)))
        if not places.secure:
            _say(words.text("serve-plain"))
        if sys.stdout.isatty():
            segno.make(scanned, micro=False).terminal(sys.stdout, compact=True)
            sys.stdout.flush()


def tell_of_copy(words: Words, file: object, failure: str | None) -> None:
    """Print that the evening's copy cannot be written, or that it can again."""
    key = "serve-copied-again" if failure is None else "serve-not-copied"
    with contextlib.suppress(OSError):
        print(words.text(key, file=str(file), reason=failure or ""), file=sys.stderr, flush=True)  # noqa: T201  for the person at the terminal


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201  these lines are the interface


def listen_for_club(
    host: str, port: int | None, *, secure: bool
) -> tuple[list[socket.socket], Address]:
    """Take a port of `host`, and the same of loopback, where the organiser comes in.

    Raises LaunchError where the port is taken or the host is not an address of this computer.
    """
    listener, address = listen(host, port)
    listeners = [listener]
    if address.beyond_loopback and not address.wildcard:
        try:
            listeners.append(listen(LOOPBACK, address.port)[0])
        except LaunchError:
            listener.close()
            raise
    return listeners, replace(address, secure=secure)


def own_address(address: Address) -> str:
    """Write the address at which this computer's own browser is the organiser's."""
    if address.beyond_loopback and not address.wildcard:
        address = replace(address, host=LOOPBACK)
    return address.for_this_computer()


def tls_context(cert: Path, key: Path | None) -> ssl.SSLContext:
    """Read a certificate with its chain, and its key, from files of PEM.

    Without `key` the key is in the file of the certificate. Raises LaunchError where a file
    cannot be read, is something else, or the two do not belong together.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        context.load_cert_chain(cert, key)
    except ssl.SSLError as error:  # an OSError too, but with no word of the file
        raise LaunchError("bad-certificate", cert=str(cert), reason=error.reason or "") from error
    except OSError as error:
        named = cert if key is None or not _opens(cert) else key
        raise LaunchError("no-certificate", file=str(named), reason=_why(error)) from error
    return context


def _opens(file: Path) -> bool:
    try:
        with file.open("rb"):
            return True
    except OSError:
        return False


def _why(error: OSError) -> str:
    return error.strerror or str(error)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubOptions:
    """How an organiser wants the club's server."""

    host: str
    port: int | None = None
    """None and 0 mean 8765, or a free one where that is taken."""
    organiser_remote: bool = False
    """True if an organiser may work on another computer, with a PIN."""
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
    club: ClubApp,
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

    club: ClubApp
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
        from scorekeeper.server.club_run import club_server  # noqa: PLC0415

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
        from scorekeeper.server.club_app import ClubServer  # noqa: PLC0415

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
    file: Path | None, evening_file: Callable[[], bytes | None], club: ClubApp, words: Words
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


_ROUND_BY_ROUND = ("running", "drawn", "between")


def running_evening(club: Club) -> Callable[[], bytes | None]:
    """Give what makes a file of the evening that runs, None while there is none.

    Without a round the latest one that is only planned is taken, and after the last round the
    one that was copied before: its end is worth a copy too.
    """
    copied: EveningUid | None = None

    def take() -> bytes | None:
        nonlocal copied
        copied = _to_copy(club.evenings.list()) or copied
        if copied is None:
            return None
        try:
            return club.moving.evening_file(copied)
        except UnknownEveningError:  # it was deleted
            copied = None
            return None

    return take


def _to_copy(evenings: tuple[EveningSummary, ...]) -> EveningUid | None:
    for states in (_ROUND_BY_ROUND, ("planned",)):
        for evening in evenings:
            if evening.is_readable and evening.state in states:
                return evening.uid
    return None


def serve_evening(session: Session, *, options: ClubOptions, data_dir: Path, words: Words) -> int:
    """Serve the club's part of a session with its own screens; see `serve_club`."""

    def mains(serving: Serving) -> Mains:
        from scorekeeper.server.club_app import Mains  # noqa: PLC0415  Flet and all screens
        from scorekeeper.ui import app  # noqa: PLC0415
        from scorekeeper.ui.visitors import screen_app, table_app  # noqa: PLC0415

        return Mains(
            organiser=app(session, words, serving=serving),
            table=table_app(session, words),
            screen=screen_app(session, words),
        )

    club = session.club
    return serve_club(
        club,
        mains,
        evening_file=running_evening(club),
        options=options,
        data_dir=data_dir,
        words=words,
    )
