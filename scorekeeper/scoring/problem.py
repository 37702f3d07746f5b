"""What is wrong with a report: a value with a code, a place and the numbers of the sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Grade(StrEnum):
    """How sure it is that something was reported wrongly."""

    IMPOSSIBLE = "impossible"
    """No cards of these packs can make it, or it contradicts itself; it is not saved."""
    UNLIKELY = "unlikely"
    """Against the rules, or worth a second look: it is asked about once and saved anyway."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake of players: its code has words in every language."""

    code: str
    path: str = ""
    """Dotted path of the field it is about, such as `sides[0].red_threes`."""
    values: Mapping[str, Any] = field(default_factory=dict)
    grade: Grade = Grade.IMPOSSIBLE

    def below(self, path: str) -> "Problem":
        """The same problem seen from further up: `path` goes before its own."""
        own = self.path if not self.path or self.path.startswith("[") else f".{self.path}"
        return Problem(self.code, path + own, self.values, self.grade)


def unlikely(code: str, path: str = "", values: Mapping[str, Any] | None = None) -> Problem:
    """Return a problem that may be saved anyway."""
    return Problem(code, path, values or {}, Grade.UNLIKELY)
