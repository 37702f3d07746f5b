"""The address of a server, its names, and the browser that is opened there."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import hmac
import secrets
import socket
import webbrowser
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from threading import Thread
from urllib.parse import urlsplit

from scorekeeper.server.environment import APP_NAME, LaunchError, has_display

LOOPBACK = "127.0.0.1"
PREFERRED_PORT = 8765
_LAST_PORT = 65535


@dataclass(frozen=True, slots=True)
class Address:
    host: str  # as it was asked for: a name, an address, or the address that means all
    port: int
    beyond_loopback: bool  # whether other computers can reach it
    wildcard: bool  # whether it listens on all addresses of this computer
    secure: bool = False  # whether it speaks TLS
    url: str = ""  # at which others find it, where that is a proxy's or of another network

    def names(self) -> tuple[str, ...]:
        """List the host names that mean this server, beside those of loopback."""
        if not self.beyond_loopback:
            return (self.host,)
        here = socket.gethostname()
        own = (here, f"{here}.local")
        return own if self.wildcard else (self.host, *own)

    def certificate_names(self) -> tuple[str, ...]:
        """List the names and addresses that its certificate must have for all who may call it."""
        names = [urlsplit(self.for_others()).hostname or "", *self.names(), "localhost", LOOPBACK]
        names += _own_addresses() if self.wildcard else ()
        return tuple(dict.fromkeys(name.lower() for name in names if name.isascii()))

    def for_this_computer(self) -> str:
        return self._url(LOOPBACK if self.wildcard else self.host)

    def for_others(self) -> str:
        if self.url:
            return self.url
        return self._url(_network_address(self.host) if self.wildcard else self.host)

    def _url(self, host: str) -> str:
        scheme = "https" if self.secure else "http"
        return f"{scheme}://{f'[{host}]' if ':' in host else host}:{self.port}/"


def listen(host: str, port: int | None) -> tuple[socket.socket, Address]:
    """Take a port of `host`, by default 8765 or a free one, and listen; raises LaunchError."""
    try:
        addresses = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise LaunchError("no-host", host=host) from error
    # IPv4 where there are both.
    family, *_, where = min(addresses, key=lambda entry: entry[0] != socket.AF_INET)
    bare = str(where[0]).partition("%")[0]
    if port:
        bound = _bind(family, bare, port, host)
    else:
        try:
            bound = _server_socket(family, bare, PREFERRED_PORT)
        except OSError:
            bound = _bind(family, bare, 0, host)
    ip, port = ip_address(bare), bound.getsockname()[1]
    return bound, Address(host, port, not ip.is_loopback, ip.is_unspecified)


_WHY = {errno.EADDRINUSE: "port-taken", errno.EACCES: "port-forbidden"}
_WHY |= {errno.EADDRNOTAVAIL: "not-our-address"}


def _bind(family: socket.AddressFamily, where: str, port: int, host: str) -> socket.socket:
    if not 0 <= port <= _LAST_PORT:
        raise LaunchError("no-port", port=str(port), last=str(_LAST_PORT))
    try:
        return _server_socket(family, where, port)
    except OSError as error:
        code = _WHY.get(error.errno or 0, "cannot-listen")
        raise LaunchError(code, host=host, port=str(port)) from error


def _server_socket(family: socket.AddressFamily, where: str, port: int) -> socket.socket:
    both = family == socket.AF_INET6 and where == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((where, port), family=family, dualstack_ipv6=both)


def _own_addresses() -> list[str]:
    """List this computer's addresses in private networks, as far as its name leads to them."""
    try:
        own = socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
    return [address for address in own if ip_address(address).is_private]


def _network_address(wildcard: str) -> str:
    """Find the address by which the network knows this computer; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # kept for documentation (RFC 5737): nobody is there
        except OSError:
            return LOOPBACK
        address = str(probe.getsockname()[0])
    return LOOPBACK if address == wildcard else address


# --- how a second start recognises the running app

HEALTH_PATH = "/-/running"
HEALTH_HEADER = "scorekeeper-ring"


def new_countersign() -> str:
    return secrets.token_urlsafe(32)


def health_proof(countersign: str, *, speaker: str, nonce: str) -> str:
    """Show that `speaker`, "caller" or "app", knows the countersign, for one call only."""
    return hmac.new(countersign.encode(), f"{speaker}:{nonce}".encode(), hashlib.sha256).hexdigest()


def health_request(countersign: str) -> tuple[str, str]:
    """Make the header of one call, and what a true answer to it will prove."""
    nonce = secrets.token_urlsafe(16)
    proof = health_proof(countersign, speaker="caller", nonce=nonce)
    return f"{nonce} {proof}", health_proof(countersign, speaker="app", nonce=nonce)


# --- the browser of this computer

NO_BROWSER = "SCOREKEEPER_NO_BROWSER"
"""The environment variable that keeps the app from opening a browser."""


def may_open_browser(environ: Mapping[str, str]) -> bool:
    """Tell whether there is a browser, also one that BROWSER names, and nobody has forbidden it."""
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


def open_or_print(url: str, environ: Mapping[str, str]) -> None:
    if not (may_open_browser(environ) and webbrowser.open(url)):
        print_address(url)
