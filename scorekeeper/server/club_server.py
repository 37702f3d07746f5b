"""The start of a club's server, its lines on the terminal, and the copy of the running session.

A session of the club is an `Evening` in the code; the `Session` of the services is the open store.
"""

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
from scorekeeper.server.launch import RunningNote, cannot_start, keep_note
from scorekeeper.services import Session
from scorekeeper.services.club import Club, UnknownEveningError
from scorekeeper.services.events import Bus
from scorekeeper.storage.disk import write_over

if TYPE_CHECKING:
    from scorekeeper.server.certificates import OwnCertificate
    from scorekeeper.server.club_app import ClubServer
    from scorekeeper.services.club.league import League

Listener = Callable[[str | None], None]

_log = logging.getLogger(__name__)


def announce_club(
    address: Address, words: Words, *, link: str, pin: str | None, own_certificate: bool = False
) -> None:
    """Print the address of the server and how to log in, also as a QR code on a terminal.

    Args:
        address: The address.
        words: The words of the terminal's language.
        link: The one-time link for this computer.
        pin: The PIN for organisers on other computers; None if there is none.
        own_certificate: True with the club's own certificate, which phones must install.
    """
    from scorekeeper.server.attempts import format_pin  # noqa: PLC0415
    from scorekeeper.server.join import CERTIFICATE_PAGE, PIN_PAGE  # noqa: PLC0415

    url = address.url_for_others()
    base = url.rstrip("/")
    addresses.print_address(url)
    lines = [words.text("serve-here", link=link)]
    if pin is not None:
        lines.append(words.text("serve-pin", address=base + PIN_PAGE, pin=format_pin(pin)))
    if not url.startswith("https"):
        lines.append(words.text("serve-plain"))
    if own_certificate:
        lines.append(words.text("serve-https", address=base + CERTIFICATE_PAGE))

    qr_code_url = url if pin is None else base + PIN_PAGE
    with contextlib.suppress(OSError):
        print("\n".join(lines), flush=True)  # noqa: T201  these lines are the interface
        if sys.stdout.isatty():
            segno.make(qr_code_url, micro=False).terminal(sys.stdout, compact=True)
            sys.stdout.flush()


def print_findings(session: Session, words: Words) -> None:
    """Print the faults found in the store. They stay unread until a page has shown them."""
    with contextlib.suppress(OSError):
        for finding in session.findings:
            print(finding_text(words, finding), flush=True)  # noqa: T201  for the person at the terminal


def listen_for_club(
    host: str, port: int | None, *, secure: bool, url: str = ""
) -> tuple[list[socket.socket], Address]:
    """Listen on a port of `host`, and on the same port of loopback for the organiser.

    Args:
        host: The name or address to listen on.
        port: The port; None for 8765, or any free port if that is taken.
        secure: True if the server uses HTTPS.
        url: The address of a proxy, at which phones find the server.

    Returns:
        The sockets, and the address of the server.

    Raises:
        LaunchError: A port cannot be used.
    """
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
    """Return the URL for this computer, a loopback address, which needs no network."""
    if address.beyond_loopback and not address.wildcard:
        address = replace(address, host=LOOPBACK)
    return address.url_for_this_computer()


def tls_context(cert: Path, key: Path | None) -> ssl.SSLContext:
    """Return the context of TLS with a certificate, its chain and its key, from PEM files.

    Raises:
        LaunchError: A file cannot be read, or is no certificate.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        context.load_cert_chain(cert, key)
    except ssl.SSLError as error:  # an OSError too, but without the name of the file
        raise LaunchError("bad-certificate", cert=str(cert)) from error
    except OSError as error:
        unreadable = cert
        if key is not None and os.access(cert, os.R_OK):
            unreadable = key
        raise LaunchError("no-certificate", file=str(unreadable)) from error
    return context


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubOptions:
    """The options of a club's server."""

    host: str
    port: int | None = None
    """None and 0 mean 8765, or any free port if that is taken."""
    organiser_remote: bool = False
    """True if organisers may work on other computers, with a PIN."""
    cert: Path | None = None
    """The file of a certificate for HTTPS."""
    key: Path | None = None
    """The file of the certificate's key, if it is another one."""
    https: bool = False
    """True for HTTPS with the club's own certificate."""
    url: str | None = None
    """The address of a proxy at which phones find the server; None without a proxy."""
    copy: Path | None = None
    """The file for a copy of the running session."""


def serve_club(
    session: Session,
    *,
    options: ClubOptions,
    data_dir: Path,
    words: Words,
    league: Callable[[], League] | None = None,
) -> int:
    """Serve a club to its organisers, phones and big screen until the process is stopped.

    Args:
        session: The open store.
        options: The options of the server.
        data_dir: The data folder.
        words: The words of the terminal's language.
        league: Makes the connection to a league; None if there is none.

    Returns:
        The exit status, as `launch` does.
    """
    try:
        environment.require_web_packages()
        with contextlib.ExitStack() as at_exit:
            _serve(session, options, data_dir, words, at_exit, league=league)
    except LaunchError as error:
        return cannot_start(error, words)
    return 0


def _serve(
    session: Session,
    options: ClubOptions,
    data_dir: Path,
    words: Words,
    at_exit: contextlib.ExitStack,
    *,
    league: Callable[[], League] | None,
) -> None:
    """Serve a club until the process is stopped; add resources to close to `at_exit`.

    The other arguments and errors are those of `serve_club`, but a LaunchError is raised.
    """
    # Check the options before a port is taken.
    copier = None
    if options.copy is not None:
        copier = _evening_copier(options.copy, session.club, words)
    assets = environment.find_assets()
    tls = _tls_of_files(options)
    url = "" if options.url is None else _page_url(options.url)

    # Listen, and start the copier.
    is_secure = options.https or tls is not None
    listeners, address = listen_for_club(options.host, options.port, secure=is_secure, url=url)
    for listener in listeners:
        at_exit.enter_context(contextlib.closing(listener))
    if copier is not None:
        at_exit.enter_context(copier)

    # The club's own certificate contains the names of the address.
    certificate = None
    if options.https:
        certificate = _own_certificate(session, data_dir, address)
        tls = tls_context(certificate.server, None)

    # Imported here, because Flet's server and the screens take longest to load.
    from scorekeeper.club_ui.app import app  # noqa: PLC0415
    from scorekeeper.club_ui.guest_app import screen_app, table_app  # noqa: PLC0415
    from scorekeeper.server.attempts import Pin, draw_pin  # noqa: PLC0415
    from scorekeeper.server.club_app import ClubServer  # noqa: PLC0415
    from scorekeeper.server.limits import Role  # noqa: PLC0415

    environment.tune_interpreter()
    environment.quiet_libraries()
    pin_digits = draw_pin() if options.organiser_remote else None
    server = ClubServer(
        club=session.club,
        address=address,
        countersign=addresses.new_countersign(),
        pin=None if pin_digits is None else Pin(pin_digits),
        certificate=certificate,
    )
    organiser_app = app(
        session,
        words,
        club_address=address.url_for_others().rstrip("/"),
        copier=copier,
        league=league,
    )
    apps = {
        Role.ORGANISER: organiser_app,
        Role.TABLE: table_app(session, words),
        Role.SCREEN: screen_app(session, words),
    }

    @contextlib.contextmanager
    def running_context() -> Iterator[None]:
        """Note and announce the server while it runs."""
        own = own_address(address)
        note = RunningNote(pid=os.getpid(), url=own, countersign=server.countersign)
        with keep_note(data_dir, note), server.closing_revoked():
            print_findings(session, words)
            _announce(server, words, own, pin_digits)
            yield

    server.make_server(server.app(apps, assets), running_context, tls).run(sockets=listeners)


def _announce(server: ClubServer, words: Words, own: str, pin: str | None) -> None:
    """Print the addresses of a server, and open a browser if possible.

    Args:
        server: The server.
        words: The words of the terminal's language.
        own: The address of the server on this computer.
        pin: The PIN for organisers on other computers; None if there is none.
    """
    announce_club(
        server.address,
        words,
        link=f"{own}?token={server.keys.create_link()}",
        pin=pin,
        own_certificate=server.certificate is not None,
    )
    if addresses.may_open_browser(os.environ):
        addresses.open_in_background(f"{own}?token={server.keys.create_link()}")


def _tls_of_files(options: ClubOptions) -> ssl.SSLContext | None:
    """Return the context of TLS with the certificate of a file; None if no file is named.

    Raises:
        LaunchError: The options contradict each other, or a file cannot be used.
    """
    if options.cert is None:
        if options.key is not None:
            raise LaunchError("key-without-certificate")
        return None
    context = tls_context(options.cert, options.key)
    if options.https:
        raise LaunchError("two-certificates")
    return context


def _own_certificate(session: Session, data_dir: Path, address: Address) -> OwnCertificate:
    """Return the club's own certificate for the names and addresses of this computer."""
    # Imported here, because it needs a package that is not installed everywhere.
    from scorekeeper.server.certificates import own_certificate  # noqa: PLC0415

    now = datetime.fromisoformat(session.club.access.work.now())
    return own_certificate(data_dir, address.certificate_names(), now=now)


def _page_url(url: str) -> str:
    """Return `url`, the address of a proxy, with a slash at the end.

    Raises:
        LaunchError: `url` is not the address of a host.
    """
    # Imported here, because it loads Starlette.
    from scorekeeper.server.security import read_origin  # noqa: PLC0415

    bare = url.removesuffix("/")
    if read_origin(bare) is None:
        raise LaunchError("bad-url", url=url)
    return f"{bare}/"


def _evening_copier(file: Path, club: Club, words: Words) -> EveningCopier:
    """Return the copier of the current session into a file, which copies after each change.

    Failures are printed.

    Raises:
        LaunchError: The file cannot be written.
    """
    if file.is_dir():
        raise LaunchError("copy-is-folder", file=str(file))
    if not file.absolute().parent.is_dir():
        raise LaunchError("copy-has-no-folder", folder=str(file.absolute().parent))

    def report(failure: str | None) -> None:
        """Print that a copy failed, or that it works again."""
        key = "serve-copied-again" if failure is None else "serve-not-copied"
        sentence = words.text(key, file=str(file))
        _log.info("The copy in %s: %s", file, failure or "written again")
        with contextlib.suppress(OSError):
            print(sentence, file=sys.stderr, flush=True)  # noqa: T201  for the person at the terminal

    copier = EveningCopier(file.absolute(), read=current_evening_reader(club))
    copier.listen(report)
    club.subscribe(lambda _event: copier.request_copy())
    return copier


def current_evening_reader(club: Club) -> Callable[[], bytes | None]:
    """Return a function that returns the current session as a file; None if there is none.

    The current session is the latest running session, or else the latest planned session. After
    its last round a session remains the current one, unless another session is planned.
    """
    copied: EveningUid | None = None

    def read() -> bytes | None:
        nonlocal copied
        evenings = [evening for evening in club.evenings.list() if evening.is_readable]
        running = [
            evening for evening in evenings if evening.state in ("running", "drawn", "between")
        ]
        planned = [evening for evening in evenings if evening.state == "planned"]
        candidates = running or planned
        if candidates:
            copied = candidates[0].uid
        if copied is None:
            return None
        try:
            return club.transfer.export_evening(copied)
        except UnknownEveningError:  # it was deleted
            copied = None
            return None

    return read


class EveningCopier:
    """Copies the running session into a file, such as one on a USB stick, when it changes.

    If the server's computer is lost, another one continues from that file. A thread writes it, so
    that no request waits for a slow stick. If the stick was pulled out, the
    thread tries again.
    """

    def __init__(
        self, file: Path, *, read: Callable[[], bytes | None], pause: float = 10.0
    ) -> None:
        """Copy into a file, while the context lasts.

        Args:
            file: The file.
            read: Returns the content; None leaves the file as it is.
            pause: Seconds between two copies.
        """
        self.file = file
        self.failure: str | None = None
        """The reason why the last copy failed."""
        self._read = read
        self._pause = pause
        self._listeners = Bus[str | None]()
        self._is_due = threading.Event()
        self._is_ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="copy", daemon=True)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener with the reason of each failure, and with None when copies work again.

        The listener is called in the thread of the copies. Returns the function that unsubscribes
        it.
        """
        return self._listeners.subscribe(listener)

    def request_copy(self) -> None:
        """Request a copy, which is made soon in another thread; any thread may call this."""
        self._is_due.set()

    def __enter__(self) -> Self:
        self.request_copy()
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_ended.set()
        self.request_copy()
        self._thread.join(15)  # seconds for the last copy

    def _run(self) -> None:
        """Copy after each change until the context ends; then copy once more."""
        while True:
            self._is_due.wait()
            self._is_due.clear()
            is_copied = self._copy()
            has_new_changes = self._is_due.is_set()
            # Changes during the last copy are copied too; a failed last copy is not repeated.
            if self._is_ended.is_set() and not (is_copied and has_new_changes):
                return
            if not is_copied:
                self._is_due.set()  # try again after the pause
            self._is_ended.wait(self._pause)

    def _copy(self) -> bool:
        """Write the content to the file; return False if that failed.

        Listeners are called when the reason of the failure changes; it is kept in `failure`.
        """
        failure = None
        try:
            content = self._read()
            if content is not None:
                write_over(self.file, [content])
        except (OSError, ScorekeeperError) as error:
            failure = getattr(error, "strerror", None) or str(error)
        except Exception as error:  # noqa: BLE001  the session goes on without a copy
            _log.exception("No copy of the session in %s", self.file)
            failure = type(error).__name__
        if failure != self.failure:
            self.failure = failure
            self._listeners.publish(failure)
        return failure is None
