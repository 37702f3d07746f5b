"""Problems of a report or of a document: a code, a path and the values for the sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Grade(StrEnum):
    """The certainty that something was reported wrongly."""

    IMPOSSIBLE = "impossible"
    """Not possible with these packs, or contradictory; it cannot be saved."""
    UNLIKELY = "unlikely"
    """Against the rules, or worth a second look; it can be saved after a question."""


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
        """Return a text for developers; people read the sentence of the catalogue."""
        values = ", ".join(f"{name}: {value}" for name, value in self.values.items())
        code = self.code.replace("_", " ")
        return f"{self.path or 'the whole'}: {code}{f' ({values})' if values else ''}"
