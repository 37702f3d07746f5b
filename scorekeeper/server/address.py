"""The address of a server and its names, the check of a running app, and the browser."""

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
    """The address on which a server listens."""

    host: str
    """The requested name or address, which may be a wildcard such as `0.0.0.0`."""
    port: int
    beyond_loopback: bool
    """True if other computers can reach it."""
    wildcard: bool
    """True if it listens on all addresses of this computer."""
    secure: bool = False
    """True if it uses TLS."""
    url: str = ""
    """The address of a proxy, at which other computers find it; empty without a proxy."""

    def names(self) -> tuple[str, ...]:
        """Return the host names of the server, except for the loopback names."""
        if not self.beyond_loopback:
            return (self.host,)
        here = socket.gethostname()
        own = (here, f"{here}.local")
        return own if self.wildcard else (self.host, *own)

    def certificate_names(self) -> tuple[str, ...]:
        """Return the names and addresses that the certificate of the server must have."""
        names = [
            urlsplit(self.url_for_others()).hostname or "",
            *self.names(),
            "localhost",
            LOOPBACK,
        ]
        if self.wildcard:
            names += _own_addresses()
        return tuple(dict.fromkeys(name.lower() for name in names if name.isascii()))

    def url_for_this_computer(self) -> str:
        """Return the URL for browsers on this computer."""
        return self._url(LOOPBACK if self.wildcard else self.host)

    def url_for_others(self) -> str:
        """Return the URL for browsers on other computers."""
        if self.url:
            return self.url
        return self._url(_network_address(self.host) if self.wildcard else self.host)

    def _url(self, host: str) -> str:
        """Return the URL of the server at a host."""
        scheme = "https" if self.secure else "http"
        if ":" in host:  # an IPv6 address
            host = f"[{host}]"
        return f"{scheme}://{host}:{self.port}/"


def listen(host: str, port: int | None) -> tuple[socket.socket, Address]:
    """Listen on a port of `host`, by default on 8765 or any free port.

    Returns the listening socket and the address of the server.

    Raises:
        LaunchError: The host is not an address of this computer, or the port cannot be used.
    """
    try:
        addresses = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise LaunchError("no-host", host=host) from error
    # IPv4 is preferred if there are both.
    family, *_, socket_address = min(addresses, key=lambda entry: entry[0] != socket.AF_INET)
    # An IPv6 address may end in a network interface: `fe80::1%eth0`.
    bare = str(socket_address[0]).partition("%")[0]
    if port:
        bound = _bind(family, bare, port, host)
    else:
        try:
            bound = _server_socket(family, bare, PREFERRED_PORT)
        except OSError:
            bound = _bind(family, bare, 0, host)
    ip = ip_address(bare)
    address = Address(
        host,
        bound.getsockname()[1],
        beyond_loopback=not ip.is_loopback,
        wildcard=ip.is_unspecified,
    )
    return bound, address


_REASONS = {
    errno.EADDRINUSE: "port-taken",
    errno.EACCES: "port-forbidden",
    errno.EADDRNOTAVAIL: "not-our-address",
}
"""The codes of messages by the number of the system's error."""


def _bind(family: socket.AddressFamily, bare: str, port: int, host: str) -> socket.socket:
    """Return a socket that listens on a port of the address `bare`.

    Raises `LaunchError`, with `host` as the name of the address, if the port cannot be used.
    """
    if not 0 <= port <= _LAST_PORT:
        raise LaunchError("no-port", port=str(port), last=str(_LAST_PORT))
    try:
        return _server_socket(family, bare, port)
    except OSError as error:
        code = _REASONS.get(error.errno or 0, "cannot-listen")
        raise LaunchError(code, host=host, port=str(port)) from error


def _server_socket(family: socket.AddressFamily, bare: str, port: int) -> socket.socket:
    """Return a socket that listens on a port of an address; for `::` on IPv4 as well."""
    has_both = family == socket.AF_INET6 and bare == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((bare, port), family=family, dualstack_ipv6=has_both)


def _own_addresses() -> list[str]:
    """Return the addresses of this computer in private networks, as its host name resolves."""
    try:
        addresses = socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
    return [address for address in addresses if ip_address(address).is_private]


def _network_address(wildcard: str) -> str:
    """Return the address of this computer in its network, or of loopback without a network.

    `wildcard` is the address that means all addresses. No packet is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation (RFC 5737)
        except OSError:
            return LOOPBACK
        address = str(probe.getsockname()[0])
    return LOOPBACK if address == wildcard else address


# --- how a second start recognises the running app
#
# A second start finds the URL of a running app and a secret, the countersign, in a file
# (`launch.RunningNote`). Both sides prove that they know the countersign, because another program
# may listen at that URL by then.

HEALTH_PATH = "/-/running"
HEALTH_HEADER = "scorekeeper-ring"


def new_countersign() -> str:
    """Return a new random secret, by which a second start recognises the running app."""
    return secrets.token_urlsafe(32)


def health_proof(countersign: str, *, speaker: str, nonce: str) -> str:
    """Return the proof that `speaker` ("caller" or "app") knows the countersign, for one nonce."""
    return hmac.new(countersign.encode(), f"{speaker}:{nonce}".encode(), hashlib.sha256).hexdigest()


def health_request(countersign: str) -> tuple[str, str]:
    """Return the header of a request to a running app, and the proof of the right answer."""
    nonce = secrets.token_urlsafe(16)
    proof = health_proof(countersign, speaker="caller", nonce=nonce)
    return f"{nonce} {proof}", health_proof(countersign, speaker="app", nonce=nonce)


# --- the browser of this computer

NO_BROWSER = "SCOREKEEPER_NO_BROWSER"
"""The environment variable that forbids the app to open a browser."""


def may_open_browser(environ: Mapping[str, str]) -> bool:
    """Return True if there is a browser that the app may open.

    Without a display, the variable BROWSER must name one.
    """
    if environ.get(NO_BROWSER) or not (has_display(environ) or environ.get("BROWSER")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def open_in_background(url: str) -> None:
    """Open an address in the browser, in a thread: some browsers return only when closed."""
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def print_address(url: str) -> None:
    """Print the line with the address of the app, if the process has an output."""
    with contextlib.suppress(OSError):
        print(f"{APP_NAME}: {url}", flush=True)  # noqa: T201  this line is the interface


def open_or_print(url: str, environ: Mapping[str, str]) -> None:
    """Open an address in the browser, or print it if there is no browser."""
    if not (may_open_browser(environ) and webbrowser.open(url)):
        print_address(url)
