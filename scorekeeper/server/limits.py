"""How much the club's server gives to whom, and for how long."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address

from scorekeeper.server.security import plain_name

LARGEST_MESSAGE = 100_000_000
"""Bytes that an organiser may send at once: a file to be imported comes in one piece."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What visitors can have of the server; an organiser is never kept out by any of it.

    A phone sends a few hundred bytes at a tap and needs one socket; the rest is room for a
    club of forty tables, and an end to what a hostile phone could use up.
    """

    sockets: int = 400
    """Open connections of all visitors together."""
    a_table: int = 8
    """Open connections of one table: four phones, and as many that were not missed yet."""
    screens: int = 20
    """Open connections of big screens."""
    a_visitor: int = 4
    """Open connections of one phone; beyond that its oldest is ended."""
    frame: int = 65_536
    """Bytes of one message of a visitor."""
    body: int = 4096
    """Bytes of what is posted to a page: a code or a PIN."""
    head: int = 32_768
    """Bytes of a request before its body."""
    handshake: float = 10.0
    """Seconds for a request to be there whole, for TLS, and for a socket's first message."""
    stalled: float = 60.0
    """Seconds for which an answer may wait for a browser that takes nothing of it."""
    silence: float = 40.0
    """Seconds after which a socket is closed that has sent nothing, not even a pong.

    It is asked for one every half of that time, and browsers answer by themselves.
    """
    kept: int = 600
    """Seconds for which a phone that went away finds its screen again as it was."""
    spare_files: int = 100
    """Files of the process that visitors leave for the organiser, the store and the rest."""


def is_loopback(host: str) -> bool:
    """Tell whether the address of a peer is one of this computer's own loopback."""
    try:
        return ip_address(plain_name(host)).is_loopback
    except ValueError:
        return False
