"""The organiser's PIN: drawn at the start, printed on the terminal, kept nowhere.

Eight digits and five tries a minute for the whole server: somebody who tries all evening long
has tried some thousands of a hundred million.
"""

from __future__ import annotations

import hmac
import secrets
from enum import Enum, auto

from scorekeeper.serve.pace import Pace, Tries

DIGITS = 8
TRIES = 5
"""Tries in a minute, of all who are not at the server's own computer together."""

_HALF = DIGITS // 2
_SPACES = str.maketrans("", "", " \t\r\n-\u00a0")


class Verdict(Enum):
    """What came of a try."""

    RIGHT = auto()
    WRONG = auto()
    TOO_OFTEN = auto()
    """Not looked at."""


def draw_pin() -> str:
    """Draw a PIN; all are equally likely, those with zeros in front among them."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


def in_groups(pin: str) -> str:
    """Write a PIN as people read it aloud: two groups of four."""
    return f"{pin[:_HALF]} {pin[_HALF:]}"


class Pin:
    """A PIN and the tries at it."""

    def __init__(
        self, digits: str, *, tries: Tries | None = None, here: Pace | None = None
    ) -> None:
        """Guard `digits`; `tries` are those of everybody else, `here` the pace of loopback."""
        self._digits = digits.encode()
        self._tries = tries or Tries(TRIES)
        # Who sits at the server's computer is slowed down, and never locked out by others.
        self._here = here or Pace(every=1.0, at_once=TRIES, longest=30.0)

    async def judge(self, typed: str, *, here: bool) -> Verdict:
        """Say what comes of a try; `here` is whether it comes from the server's own computer."""
        may = await self._here.turn() if here else self._tries.take()
        if not may:
            return Verdict.TOO_OFTEN
        plain = typed.translate(_SPACES).encode("utf-8", "surrogatepass")
        return Verdict.RIGHT if hmac.compare_digest(plain, self._digits) else Verdict.WRONG
