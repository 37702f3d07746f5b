"""The organiser's PIN: drawn at the start, printed on the terminal, kept nowhere.

Twelve digits: somebody who has all addresses of the world, and a thousand tries a second for a
whole evening, has tried one in thirty thousand. So nobody is kept out because others guess.
"""

from __future__ import annotations

import hmac
import secrets
from enum import Enum, auto

from scorekeeper.serve.pace import WrongTries

DIGITS, GROUP = 12, 4
TRIES, TOGETHER = 5, 100
"""Wrong tries in a minute, of an address and of all together."""

_SPACES = str.maketrans("", "", " \t\r\n-\u00a0")


class Verdict(Enum):
    """What came of a try."""

    RIGHT = auto()
    WRONG = auto()
    TOO_OFTEN = auto()
    """Not looked at, or one of too many."""


def draw_pin() -> str:
    """Draw a PIN; all are equally likely, those with zeros in front among them."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


def in_groups(pin: str) -> str:
    """Write a PIN as people read it aloud: in groups of four."""
    return " ".join(pin[start : start + GROUP] for start in range(0, len(pin), GROUP))


class Pin:
    """A PIN and the wrong tries at it."""

    def __init__(self, digits: str, *, wrong: WrongTries | None = None) -> None:
        """Guard `digits`."""
        self._digits = digits.encode()
        self._wrong = wrong or WrongTries(each=TRIES, together=TOGETHER)

    async def judge(self, typed: str, *, address: str) -> Verdict:
        """Say what comes of a try; only the tries of its own address keep one from being made."""
        if self._wrong.are_used_up(address):
            return Verdict.TOO_OFTEN
        plain = typed.translate(_SPACES).encode("utf-8", "surrogatepass")
        if hmac.compare_digest(plain, self._digits):
            return Verdict.RIGHT
        return Verdict.WRONG if await self._wrong.another(address) else Verdict.TOO_OFTEN
