"""Where the app finds its pictures and fonts, and where it keeps what was played."""

from __future__ import annotations

import contextlib
import errno
import gc
import hashlib
import hmac
import importlib
import importlib.util
import json
import logging
import os
import secrets
import socket
import sys
import time
import webbrowser
from collections import Counter
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from scorekeeper.server.errors import LaunchError, MissingAssetsError
from scorekeeper.server.security import answer, header_values
from scorekeeper.shipped import asset_places

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from starlette.types import ASGIApp, Receive, Scope, Send

    from scorekeeper.server.security import Keys


APP_NAME = "Canasta Scorekeeper"


def find_assets(environ: Mapping[str, str] | None = None) -> Path:
    """Find the folder of fonts and pictures, as an absolute path.

    Raises MissingAssetsError where none of its places is a folder.
    """
    places = asset_places(environ)
    for place in places:
        if place.is_dir():
            return place.resolve()
    tried = ", ".join(str(place) for place in places)
    raise MissingAssetsError("assets-missing", tried=tried)


def data_folder(given: Path | None, environ: Mapping[str, str]) -> Path:
    """Name the folder of the journal, as an absolute path; it need not exist yet.

    `given` (the person's own choice) comes first, then the private folder that Flet
    gives to a bundled app, then the place that the platform keeps for user data.
    """
    if given is not None:
        return given.expanduser().absolute()
    if bundled := environ.get("FLET_APP_STORAGE_DATA"):
        return Path(bundled).absolute()
    from platformdirs import user_data_path  # noqa: PLC0415  only where it is needed

    return user_data_path(APP_NAME, appauthor=False)


PATH = "/-/running"
HEADER = "scorekeeper-ring"


def new_countersign() -> str:
    """Make what only the running app and its note know."""
    return secrets.token_urlsafe(32)


def proof(countersign: str, *, speaker: str, nonce: str) -> str:
    """Show that `speaker`, "caller" or "app", knows the countersign, for one ring only."""
    return hmac.new(countersign.encode(), f"{speaker}:{nonce}".encode(), hashlib.sha256).hexdigest()


def ring(countersign: str) -> tuple[str, str]:
    """Make the header of one ring, and what a true answer to it will prove."""
    nonce = secrets.token_urlsafe(16)
    return f"{nonce} {proof(countersign, speaker='caller', nonce=nonce)}", proof(
        countersign, speaker="app", nonce=nonce
    )


class Doorbell:
    """ASGI middleware that answers those who know the countersign, and nobody else."""

    def __init__(self, app: ASGIApp, *, countersign: str, keys: Keys | None) -> None:
        """Stand before `app`; with `keys` each ring is answered with a new link."""
        self._app = app
        self._countersign = countersign
        self._keys = keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a ring, or pass the request on."""
        nonce = self._nonce(scope) if scope["type"] == "http" and scope["path"] == PATH else None
        if nonce is None:
            await self._app(scope, receive, send)
            return
        told = {
            "proof": proof(self._countersign, speaker="app", nonce=nonce),
            "token": self._keys.new_link() if self._keys else None,
        }
        body = json.dumps(told).encode()
        await answer(scope, send, status=200, body=body, kind="application/json")

    def _nonce(self, scope: Scope) -> str | None:
        """Read a ring; None where the one who rings does not know the countersign."""
        rings = header_values(scope, HEADER.encode())
        nonce, _, shown = (rings[0] if len(rings) == 1 else "").partition(" ")
        expected = proof(self._countersign, speaker="caller", nonce=nonce)
        known = hmac.compare_digest(shown.encode(), expected.encode())
        return nonce if nonce and known else None


_SERVERS = ("fastapi", "uvicorn")


def _is_here(package: str) -> bool:
    """Tell whether a package is installed, without loading it."""
    try:
        return importlib.util.find_spec(package) is not None
    except ImportError:
        return False


def same_version(package: str) -> bool:
    """Tell whether one of Flet's packages is here in the version of Flet itself."""
    try:
        found = importlib.import_module(f"{package}.version").version
        wanted = importlib.import_module("flet.version").flet_version
    except (ImportError, AttributeError):
        return False
    return not found or found == wanted


class MissingExtraError(LaunchError):
    """A package is missing that this way to start the app needs."""

    def __init__(self, what: str, *, to_install: str) -> None:
        """Say what needs the package, browser or window, and what pip is to install."""
        super().__init__("extra-missing", what=what, to_install=to_install)


def need_web() -> None:
    """Raise MissingExtraError unless the app can be served to a browser."""
    if not (same_version("flet_web") and all(map(_is_here, _SERVERS))):
        raise MissingExtraError("browser", to_install="scorekeeper[web]")


def need_desktop() -> None:
    """Raise MissingExtraError unless Flet can open a window of its own."""
    if not same_version("flet_desktop"):
        wanted = importlib.import_module("flet.version").flet_version
        raise MissingExtraError("window", to_install=f"flet-desktop=={wanted}")


def tune_interpreter() -> None:
    """Set Python for a process that keeps many screens and answers many phones."""
    # A screen is thousands of objects, which all stay: looking for cycles at every 700th new one
    # finds nothing, and with many phones costs a quarter of the time.
    gc.set_threshold(50_000, 3, 30)
    # While another thread reads the store or writes to it, the one that answers waits for its turn
    # several times in each answer: 0.5 ms each rather than 5.
    sys.setswitchinterval(0.0005)
    for name in ("flet", "flet_components", "flet_controls", "flet_object_patch"):
        logging.getLogger(name).setLevel(logging.INFO)  # at DEBUG each value of a screen is written


EACH, MINUTE, LONGEST = 5, 60.0, 8000
"""Records of each kind in so many seconds, and the most characters of one."""

_LIBRARIES = ("asyncio", "flet", "flet_web", "flet_transport", "uvicorn")

# By name, so that no library has to be loaded to be kept quiet.
_ORDINARY = frozenset(
    {
        "CancelledError",
        "ClientDisconnected",
        "FletPageDisconnectedException",
        "WebSocketDisconnect",
    }
)
_SHUTDOWN = "timeout graceful shutdown exceeded"


class OnlyRealErrors(logging.Filter):
    """A filter that drops what is said when a browser goes away."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep a record unless it tells of an ordinary end."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and _is_ordinary(error):
            return False
        return _SHUTDOWN not in record.getMessage()


class FewOfEach(logging.Filter):
    """A filter that lets a few records of each kind through, then counts what it leaves out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nothing said."""
        super().__init__()
        self._clock, self._until = clock, 0.0
        self._said: Counter[tuple[object, ...]] = Counter()
        self._before: Counter[tuple[object, ...]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep a record unless enough like it were kept in this minute."""
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.lineno, error)
        if self._clock() >= self._until:
            self._until = self._clock() + MINUTE
            self._before, self._said = self._said, Counter()
        left_out = self._before.pop(kind, 0) - EACH
        if left_out > 0:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more before)", ()
        self._said[kind] += 1
        return self._said[kind] <= EACH


class Short(logging.Formatter):
    """A formatter that leaves out the middle of what is too long: what browsers sent is in it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record with its traceback."""
        written = super().format(record)
        half = LONGEST // 2
        return written if len(written) <= LONGEST else f"{written[:half]} … {written[-half:]}"


def quiet_libraries() -> None:
    """Let the server's libraries print errors only, and those of ordinary ends not at all.

    Where the program has set up logging of its own, that gets the records, without the
    ordinary ends and without what repeats itself.
    """
    filters = (OnlyRealErrors(), FewOfEach())
    own = logging.getLogger().handlers
    for handler in own:
        _add(handler, filters)
    if not own:
        _print(_LIBRARIES, logging.ERROR, filters)
        _print(("scorekeeper",), logging.WARNING, filters)


def _print(names: tuple[str, ...], level: int, filters: tuple[logging.Filter, ...]) -> None:
    """Print what some loggers say from a level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setLevel(level)
    handler.setFormatter(Short())
    _add(handler, filters)
    for name in names:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False


def _add(handler: logging.Handler, filters: tuple[logging.Filter, ...]) -> None:
    for one in filters:
        handler.addFilter(one)


def _is_ordinary(error: BaseException) -> bool:
    if isinstance(error, BaseExceptionGroup):
        return all(map(_is_ordinary, error.exceptions))
    names = {kind.__name__ for kind in type(error).__mro__}
    return isinstance(error, ConnectionError) or bool(names & _ORDINARY)


LOOPBACK = "127.0.0.1"
PREFERRED_PORT = 8765
_LAST_PORT = 65535
_SOMEWHERE_ELSE = ("192.0.2.1", 9)  # kept for documentation (RFC 5737): nobody is there


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens."""

    host: str
    """The host as it was asked for: a name, an address, or the address that means all."""
    port: int
    beyond_loopback: bool
    """True if other computers can reach it."""
    wildcard: bool
    """True if it listens on all addresses of this computer."""
    secure: bool = False
    """True if it speaks TLS."""

    def names(self) -> tuple[str, ...]:
        """List the host names that mean this server, beside those of loopback."""
        if not self.beyond_loopback:
            return (self.host,)
        here = socket.gethostname()
        own = (here, f"{here}.local")
        return own if self.wildcard else (self.host, *own)

    def for_this_computer(self) -> str:
        """Write the address for a browser on the same computer."""
        return self._url(LOOPBACK if self.wildcard else self.host)

    def for_others(self) -> str:
        """Write the address for whoever can reach the server."""
        return self._url(_network_address(self.host) if self.wildcard else self.host)

    def _url(self, host: str) -> str:
        scheme = "https" if self.secure else "http"
        return f"{scheme}://{f'[{host}]' if ':' in host else host}:{self.port}/"


def listen(host: str, port: int | None) -> tuple[socket.socket, Address]:
    """Take a port of `host` and listen on it.

    Without a port it is 8765, or a free one where that is taken. Raises LaunchError with a
    sentence for people where the port is taken or the host is not an address of this
    computer.
    """
    family, where = _resolve(host)
    bound = _bind(family, where, port, host) if port else _bind_any(family, where, host)
    found = ip_address(where)
    address = Address(
        host=host,
        port=bound.getsockname()[1],
        beyond_loopback=not found.is_loopback,
        wildcard=found.is_unspecified,
    )
    return bound, address


def _resolve(host: str) -> tuple[socket.AddressFamily, str]:
    """Find the address that a host name stands for; IPv4 where there are both."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise LaunchError("no-host", host=host) from error
    family, *_, where = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    return family, str(where[0]).partition("%")[0]


def _bind_any(family: socket.AddressFamily, where: str, host: str) -> socket.socket:
    try:
        return _server_socket(family, where, PREFERRED_PORT)
    except OSError:
        return _bind(family, where, 0, host)


def _bind(family: socket.AddressFamily, where: str, port: int, host: str) -> socket.socket:
    if not 0 <= port <= _LAST_PORT:
        raise LaunchError("no-port", port=str(port), last=str(_LAST_PORT))
    try:
        return _server_socket(family, where, port)
    except OSError as error:
        raise _why_not(error, host, port) from error


def _server_socket(family: socket.AddressFamily, where: str, port: int) -> socket.socket:
    both = family == socket.AF_INET6 and where == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((where, port), family=family, dualstack_ipv6=both)


_WHY = {
    errno.EADDRINUSE: "port-taken",
    errno.EADDRNOTAVAIL: "not-our-address",
    errno.EACCES: "port-forbidden",
}


def _why_not(error: OSError, host: str, port: int) -> LaunchError:
    reason = os.strerror(error.errno) if error.errno else str(error)
    code = _WHY.get(error.errno or 0, "cannot-listen")
    return LaunchError(code, host=host, port=str(port), reason=reason)


def _network_address(wildcard: str) -> str:
    """Find the address by which the network knows this computer; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE_ELSE)
        except OSError:
            return LOOPBACK
        found = str(probe.getsockname()[0])
    return LOOPBACK if found == wildcard else found


NO_BROWSER = "SCOREKEEPER_NO_BROWSER"
"""The environment variable that keeps the app from opening a browser."""


def has_display(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Tell whether a window can be shown: always on Windows and macOS, else with a display."""
    if platform in {"win32", "darwin"}:
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def may_open_browser(environ: Mapping[str, str]) -> bool:
    """Tell whether there is a browser to open and nobody has forbidden it.

    BROWSER names one even where there is no display, as in editors that run elsewhere.
    """
    if environ.get(NO_BROWSER) or not (has_display(environ) or environ.get("BROWSER")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def open_soon(url: str) -> None:
    """Open the browser without waiting for it: some stay in the foreground until closed."""
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def print_address(url: str) -> None:
    """Print the one line that says where the app is, unless nobody is there to read it."""
    with contextlib.suppress(OSError):
        print(f"{APP_NAME}: {url}", flush=True)  # noqa: T201  this line is the interface


def show(url: str, environ: Mapping[str, str]) -> None:
    """Open an app that already runs, or print where it is."""
    if not (may_open_browser(environ) and webbrowser.open(url)):
        print_address(url)
