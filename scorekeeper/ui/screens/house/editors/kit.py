"""What every editor of a value is given, and how it says what is wrong."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.rules.tree import Tree
from scorekeeper.typed import Complaint
from scorekeeper.ui.components.choices import complaint
from scorekeeper.ui.components.number_pad import Asked
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

Update = Callable[[Any], Any]
Change = Callable[[Update], None]
"""Makes a value another one: it is given what makes the new value of the old one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """The words, the number pad, and what is wrong with the values, by path."""

    words: Words
    ask: Callable[[Asked], None]
    base: Tree
    """The values of the rule set itself."""
    wrong: tuple[Complaint, ...] = ()
    costs: Collection[str] = ()
    """The paths that take points off, so that they are typed without a sign."""

    def complaints(self, path: str) -> list[ft.Control]:
        """What is wrong with the value of exactly this path."""
        return [
            complaint(one.expected, name=f"wrong-{path}") for one in self.wrong if one.path == path
        ]


def label(words: str) -> ft.Control:
    """What a value is about, above its editor."""
    return text(words, 15, Face.MEDIUM, line=SENTENCE)


def inner(change: Change, key: str) -> Change:
    """The change of one field of an object, as a change of the object."""
    return lambda update: change(lambda whole: {**whole, key: update(whole.get(key))})


def at(change: Change, place: int) -> Change:
    """The change of one item of a list, as a change of the list."""
    return lambda update: change(
        lambda whole: [update(one) if n == place else one for n, one in enumerate(whole)]
    )


def becomes(change: Change, value: Any) -> Callable[[], None]:
    """The tap that makes a value this one."""
    return lambda: change(lambda _: value)
