"""Problems of a recorded deal or a document: a code, a path, and values for the message."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Grade(StrEnum):
    """How certain a mistake is."""

    IMPOSSIBLE = "impossible"
    """Impossible with the packs in play, or contradictory; it cannot be saved."""
    UNLIKELY = "unlikely"
    """Against the rules, or unusual; it can be saved after a confirmation."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake of players or a fault in a document; its code has a sentence in every language."""

    code: str
    path: str = ""
    """The dotted path of the field, such as `sides[0].red_threes`."""
    values: Mapping[str, Any] = field(default_factory=dict)
    grade: Grade = Grade.IMPOSSIBLE

    def below(self, path: str) -> "Problem":
        """Return the same problem with `path` in front of its own path."""
        joint = "" if not self.path or not path or self.path.startswith("[") else "."
        return Problem(self.code, f"{path}{joint}{self.path}", self.values, self.grade)

    def __str__(self) -> str:
        """Return a text for developers; users read the sentence from the catalogues."""
        values = ", ".join(f"{name}: {value}" for name, value in self.values.items())
        code = self.code.replace("_", " ")
        return f"{self.path or 'the whole'}: {code}{f' ({values})' if values else ''}"
