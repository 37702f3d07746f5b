"""What an import did, and the way to take it back."""

from collections.abc import Iterator

import flet as ft

from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.keeping.doing import Import
from scorekeeper.ui.screens.keeping.frame import sentence
from scorekeeper.words import Words


def taken_parts(words: Words, done: Import) -> Iterator[ft.Control]:
    """A sentence for each thing that came of it."""
    for number, said in enumerate(_told(words, done)):
        yield sentence(said, name=f"taken-{number}", live=True)


def after_buttons(words: Words, done: Import) -> list[ft.Control]:
    """The matches, and what brings everything back as it was before."""
    before = done.before
    buttons: list[ft.Control] = []
    if before is not None:
        back = words.text("taken-back")
        way = f"/backups/{before.number}"
        buttons.append(button(back, lambda: go(way), icon=ft.Icons.UNDO, name="take-back"))
    show = words.text("taken-show")
    buttons.append(button(show, lambda: go("/matches"), filled=True, name="show-matches"))
    return buttons


def _told(words: Words, done: Import) -> Iterator[str]:
    taken, new = done.taken, done.new_house_rules
    if not (taken.added or taken.replaced or taken.people or new):
        yield words.text("taken-kept")
    for key in ("added", "replaced", "unchanged", "unanswered"):
        if count := len(getattr(taken, key)):
            yield words.text(f"taken-{key}", count=count)
    if taken.people:
        yield words.text("taken-people", count=len(taken.people))
    if new:
        yield words.text("taken-house", count=len(new), names=", ".join(new))
    if others := [conflict.kept.name for conflict in taken.house_conflicts]:
        yield words.text("taken-house-conflict", names=", ".join(others))
    for error in taken.house_refused:
        yield words.text("taken-house-refused", why=str(error))
