"""What a person is called: the name, and a note that tells two of one name apart."""

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.components.name_field import NameField
from scorekeeper.words import Words


def called(
    words: Words, name: str, note: str, write: Callable[[tuple[str, str]], None]
) -> list[ft.Control]:
    """The fields of both; `write` is given the two as they are typed."""
    return [
        NameField(words.text("people-called"), name, lambda n: write((n, note)), name="name"),
        NameField(
            words.text("people-note"),
            note,
            lambda n: write((name, n)),
            name="note",
            hint=words.text("people-note-hint"),
        ),
    ]
