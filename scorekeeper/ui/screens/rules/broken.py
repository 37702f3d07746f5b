"""Rule files of this device that were refused: which, where in them, and what would be right."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.rules import RuleSetError
from scorekeeper.typed import Complaint
from scorekeeper.ui.components.choices import card, complaint, heading, remark
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words


def broken_files(words: Words, errors: Sequence[RuleSetError]) -> list[ft.Control]:
    """A card for all of them; nothing where every file can be used."""
    if not errors:
        return []
    parts = [
        ft.Semantics(identifier=f"broken-{place}", container=True, content=_file(words, error))
        for place, error in enumerate(errors)
    ]
    title = words.text("house-broken-files")
    return [card(heading(title), remark(words.text("house-broken-files-why")), *parts)]


def _file(words: Words, error: RuleSetError) -> ft.Control:
    """The name of a file, and all that is wrong with it."""
    wrong = [places(words, one) for one in error.complaints]
    return ft.Column([complaint(error.file), *wrong], spacing=6, tight=True)


def places(words: Words, wrong: Complaint) -> ft.Control:
    """The place in a file, and what would be right there."""
    where = wrong.path or words.text("house-bring-whole")
    return ft.Column(
        [
            text(where, 14, Face.MEDIUM, line=SENTENCE),
            text(wrong.expected, 15, line=SENTENCE),
        ],
        spacing=0,
        tight=True,
    )
