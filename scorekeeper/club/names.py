"""Names that people type: short enough for a table's card, and nothing but letters to be seen."""

from collections.abc import Iterator
from unicodedata import category

from scorekeeper.scoring.problem import Problem
from scorekeeper.typed import LONGEST_NAME

HIDDEN = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of a text round: what follows a name would read otherwise."""


def name_problems(name: str, path: str = "name", *, needed: bool = True) -> Iterator[Problem]:
    """What is wrong with a name, at a path: it is missing, too long, or has marks to be unseen.

    These are control characters, ends of lines, halves of characters, and marks of direction.
    """
    if needed and not name.strip():
        yield Problem("name_needed", path)
    if len(name) > LONGEST_NAME:
        yield Problem("name_too_long", path, {"most": LONGEST_NAME})
    if any(one in HIDDEN or category(one) in ("Cc", "Cs", "Zl", "Zp") for one in name):
        yield Problem("name_unseen", path)
