"""The address the server listens on, and the ways to write it for people."""

from __future__ import annotations

import errno
import os
import socket
from dataclasses import dataclass
from ipaddress import ip_address

from scorekeeper.serve.errors import LaunchError

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
    """Whether other computers can reach it."""
    wildcard: bool
    """Whether it listens on all addresses of this computer."""
    secure: bool = False
    """Whether it speaks TLS."""

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
