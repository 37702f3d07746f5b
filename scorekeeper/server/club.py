"""The start of a club's server, what its terminal tells the organiser, and the evening's copy."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import ssl
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Self

import segno

from scorekeeper.club.model import EveningUid
from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import finding_text
from scorekeeper.server import address as addresses
from scorekeeper.server import environment
from scorekeeper.server.address import LOOPBACK, Address, listen
from scorekeeper.server.environment import LaunchError
from scorekeeper.server.launch import RunningNote, cannot_start, noted
from scorekeeper.services import Session
from scorekeeper.services.club import Club, UnknownEveningError
from scorekeeper.services.events import Bus
from scorekeeper.storage.disk import write_over

if TYPE_CHECKING:
    from scorekeeper.services.club.league import League

Listener = Callable[[str | None], None]

_log = logging.getLogger(__name__)


def announce_club(
    address: Address, words: Words, *, link: str, pin: str | None, own_certificate: bool = False
) -> None:
    """Print where the server is, the one-time `link`, and the PIN for organisers elsewhere."""
    from scorekeeper.server.access import CERTIFICATE, PIN, in_groups  # noqa: PLC0415

    scanned = address.for_others()
    addresses.print_address(scanned)
    explained = scanned.rstrip("/") + CERTIFICATE
    lines = [words.text("serve-here", link=link)]
    if pin is not None:
        scanned = scanned.rstrip("/") + PIN
        lines.append(words.text("serve-pin", address=scanned, pin=in_groups(pin)))
    if not address.for_others().startswith("https"):
        lines.append(words.text("serve-plain"))
    if own_certificate:
        lines.append(words.text("serve-https", address=explained))
    with contextlib.suppress(OSError):
        print("\n".join(lines), flush=True)  # noqa: T201  these lines are the interface
        if sys.stdout.isatty():
            segno.make(scanned, micro=False).terminal(sys.stdout, compact=True)
            sys.stdout.flush()


def print_findings(session: Session, words: Words) -> None:
    """Print the findings of the store; they count as read when a page has shown them."""
    with contextlib.suppress(OSError):
        for finding in session.findings:
            print(finding_text(words, finding), flush=True)  # noqa: T201  for the person at the terminal


def listen_for_club(
    host: str, port: int | None, *, secure: bool, url: str = ""
) -> tuple[list[socket.socket], Address]:
    """Take a port of `host`, and the same of loopback, where the organiser comes in."""
    listener, address = listen(host, port)
    listeners = [listener]
    if address.beyond_loopback and not address.wildcard:
        try:
            listeners.append(listen(LOOPBACK, address.port)[0])
        except LaunchError:
            listener.close()
            raise
    return listeners, replace(address, secure=secure, url=url)


def own_address(address: Address) -> str:
    if address.beyond_loopback and not address.wildcard:
        address = replace(address, host=LOOPBACK)
    return address.for_this_computer()


def tls_context(cert: Path, key: Path | None) -> ssl.SSLContext:
    """Read a certificate with its chain, and its key, from files of PEM; raises LaunchError."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        context.load_cert_chain(cert, key)
    except ssl.SSLError as error:  # an OSError too, but with no word of the file
        raise LaunchError("bad-certificate", cert=str(cert)) from error
    except OSError as error:
        named = cert if key is None or not os.access(cert, os.R_OK) else key
        raise LaunchError("no-certificate", file=str(named)) from error
    return context


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubOptions:
    host: str
    port: int | None = None  # None and 0 mean 8765, or a free one where that is taken
    organiser_remote: bool = False  # an organiser may work on another computer, with a PIN
    cert: Path | None = None
    key: Path | None = None  # of the certificate, where it is not in the same file
    https: bool = False  # with a certificate of its own instead
    url: str | None = None  # at which phones find the server, where that is a proxy's
    copy: Path | None = None  # a file for a copy of the running evening


def serve_evening(
    session: Session,
    *,
    options: ClubOptions,
    data_dir: Path,
    words: Words,
    league: Callable[[], League] | None = None,
) -> int:
    """Serve a club's evening until somebody stops it; return the exit status, as `launch` does."""
    try:
        environment.need_web()
        with contextlib.ExitStack() as stack:
            _serve(session, options, data_dir, words, stack, league=league)
    except LaunchError as error:
        return cannot_start(error, words)
    return 0


def _serve(
    session: Session,
    options: ClubOptions,
    data_dir: Path,
    words: Words,
    stack: contextlib.ExitStack,
    *,
    league: Callable[[], League] | None,
) -> None:
    copier = None if options.copy is None else _evening_copier(options.copy, session.club, words)
    assets, context = environment.find_assets(), None
    if options.cert is not None:
        context = tls_context(options.cert, options.key)
    if options.cert is not None and options.https:
        raise LaunchError("two-certificates")
    if options.cert is None and options.key is not None:
        raise LaunchError("key-without-certificate")
    url = "" if options.url is None else _checked(options.url)
    secure = options.https or context is not None
    listeners, address = listen_for_club(options.host, options.port, secure=secure, url=url)
    for listener in listeners:
        stack.enter_context(contextlib.closing(listener))
    if copier is not None:
        stack.enter_context(copier)
    certificate = None
    if options.https:
        from scorekeeper.server.certificates import own_certificate  # noqa: PLC0415  of an extra

        now = datetime.fromisoformat(session.club.access.work.now())
        certificate = own_certificate(data_dir, address.certificate_names(), now=now)
        context = tls_context(certificate.server, None)
    # Loaded only here: Flet's server and the screens take longer to load than all the rest.
    from scorekeeper.club_ui.app import app  # noqa: PLC0415
    from scorekeeper.club_ui.guest_app import screen_app, table_app  # noqa: PLC0415
    from scorekeeper.server.access import Pin, draw_pin  # noqa: PLC0415
    from scorekeeper.server.club_app import ClubServer  # noqa: PLC0415
    from scorekeeper.server.limits import Role  # noqa: PLC0415

    environment.tune_interpreter()
    environment.quiet_libraries()
    digits = draw_pin() if options.organiser_remote else None
    pin, countersign = None if digits is None else Pin(digits), addresses.new_countersign()
    server = ClubServer(
        club=session.club,
        address=address,
        countersign=countersign,
        pin=pin,
        certificate=certificate,
    )
    club_address = address.for_others().rstrip("/")
    mains = {
        Role.ORGANISER: app(
            session, words, club_address=club_address, copier=copier, league=league
        ),
        Role.TABLE: table_app(session, words),
        Role.SCREEN: screen_app(session, words),
    }

    @contextlib.contextmanager
    def while_up() -> Iterator[None]:
        own = own_address(address)
        note = RunningNote(pid=os.getpid(), url=own, countersign=countersign)
        with noted(data_dir, note), server.watching():
            link = f"{own}?token={server.keys.new_link()}"
            print_findings(session, words)
            announce_club(
                address, words, link=link, pin=digits, own_certificate=certificate is not None
            )
            if addresses.may_open_browser(os.environ):
                addresses.open_soon(f"{own}?token={server.keys.new_link()}")
            yield

    server.server(server.app(mains, assets), while_up, context).run(sockets=listeners)


def _checked(url: str) -> str:
    """Return an address with the slash of a page; raises LaunchError for what is none."""
    from scorekeeper.server.security import read_origin  # noqa: PLC0415  loads Starlette

    bare = url.removesuffix("/")
    if read_origin(bare) is None:
        raise LaunchError("bad-url", url=url)
    return f"{bare}/"


def _evening_copier(file: Path, club: Club, words: Words) -> EveningCopier:
    if file.is_dir():
        raise LaunchError("copy-is-folder", file=str(file))
    if not file.absolute().parent.is_dir():
        raise LaunchError("copy-has-no-folder", folder=str(file.absolute().parent))

    def tell(failure: str | None) -> None:
        key = "serve-copied-again" if failure is None else "serve-not-copied"
        sentence = words.text(key, file=str(file))
        _log.info("The copy in %s: %s", file, failure or "written again")
        with contextlib.suppress(OSError):
            print(sentence, file=sys.stderr, flush=True)  # noqa: T201  for the person at the terminal

    copier = EveningCopier(file.absolute(), take=running_evening(club))
    copier.listen(tell)
    club.subscribe(lambda _news: copier.changed())
    return copier


def running_evening(club: Club) -> Callable[[], bytes | None]:
    """Give what makes a file of the evening that runs, None while there is none.

    Else it is the latest that is planned, and after the last round the one that was copied before.
    """
    copied: EveningUid | None = None

    def take() -> bytes | None:
        nonlocal copied
        evenings = [evening for evening in club.evenings.list() if evening.is_readable]
        states = ("running", "drawn", "between")
        candidates = [evening for evening in evenings if evening.state in states]
        candidates = candidates or [evening for evening in evenings if evening.state == "planned"]
        copied = candidates[0].uid if candidates else copied
        if copied is None:
            return None
        try:
            return club.moving.evening_file(copied)
        except UnknownEveningError:  # it was deleted
            copied = None
            return None

    return take


# --- a copy of the running evening in a file of its own, say on a USB stick
#
# If the server's computer is lost, another one goes on from that file. It is written in a
# thread: a slow stick keeps nobody at a table waiting, and one that was pulled out is tried again.


class EveningCopier:
    """Keeps a file up with what `take` gives, for as long as the context lasts."""

    def __init__(
        self, file: Path, *, take: Callable[[], bytes | None], pause: float = 10.0
    ) -> None:
        """Keep what `take` gives, unless it is None, with so many seconds between two copies."""
        self.file = file
        self._take, self._pause = take, pause
        self._listeners = Bus[str | None]()
        self._due, self._ended = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="copy", daemon=True)
        self.failure: str | None = None  # why the last copy could not be made

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener with the reason why no copy could be made, and with None once one was.

        It is called in the thread of the copies. Gives the call that ends it.
        """
        return self._listeners.subscribe(listener)

    def changed(self) -> None:
        """Make a copy soon; may be called from any thread, and as often as one likes."""
        self._due.set()

    def __enter__(self) -> Self:
        self.changed()
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self.changed()
        self._thread.join(15)  # seconds for the last copy

    def _run(self) -> None:
        while True:
            self._due.wait()
            self._due.clear()
            made = self._copy()
            if self._ended.is_set() and not (made and self._due.is_set()):
                return
            if not made:
                self._due.set()
            self._ended.wait(self._pause)

    def _copy(self) -> bool:
        failure = None
        try:
            content = self._take()
            if content is not None:
                write_over(self.file, [content])
        except (OSError, ScorekeeperError) as error:
            failure = getattr(error, "strerror", None) or str(error)
        except Exception as error:  # noqa: BLE001  the evening goes on without a copy
            _log.exception("No copy of the evening in %s", self.file)
            failure = type(error).__name__
        if failure != self.failure:
            self.failure = failure
            self._listeners.publish(failure)
        return failure is None
