"""A table of the faults: one line for each, with the kinds that show it."""

from collections import defaultdict
from collections.abc import Mapping

from tests.tools.gallery.camera import Found

Findings = Mapping[tuple[str, str], Found]
"""The faults, by language and scene."""
SHOWN = 4
"""Kinds that a line names before it counts the rest."""


def table(findings: Findings) -> list[str]:
    """The lines of the table, each thing once for a language and a scene."""
    return [
        f"{language} | {scene} | {wrong} | {_named(kinds)}"
        for (language, scene), found in findings.items()
        for wrong, kinds in _by_thing(found).items()
    ]


def _by_thing(found: Found) -> dict[str, list[str]]:
    things: dict[str, list[str]] = defaultdict(list)
    for kind, wrongs in found.items():
        for wrong in wrongs:
            things[wrong].append(kind)
    return things


def _named(kinds: list[str]) -> str:
    more = len(kinds) - SHOWN
    return ", ".join(kinds[:SHOWN]) + (f" and {more} more" if more > 0 else "")
