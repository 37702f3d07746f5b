"""Where a club's server listens: for the phones of the tables, and for its own computer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from scorekeeper.serve.address import LOOPBACK, listen
from scorekeeper.serve.errors import LaunchError

if TYPE_CHECKING:
    import socket

    from scorekeeper.serve.address import Address


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
