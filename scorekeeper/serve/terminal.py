"""What the terminal says of a club's server: where it is, and what only the organiser may see."""

from __future__ import annotations

import contextlib
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

import segno

from scorekeeper.serve.browser import print_address
from scorekeeper.serve.entrance import PIN
from scorekeeper.serve.pin import in_groups

if TYPE_CHECKING:
    from scorekeeper.words import Words


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
    """Whether nobody on the network can listen."""


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
