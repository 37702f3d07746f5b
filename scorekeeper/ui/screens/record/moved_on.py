"""What is asked when the match has changed since the form was opened."""

import flet as ft

from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.screens.record.kit import Kit


def moved_on(kit: Kit) -> ft.AlertDialog | None:
    """Go on with what was typed, or start anew; None where nothing has changed."""
    if not kit.pencil.has_moved_on:
        return None
    purpose = kit.pencil.purpose
    explained = kit.words.text(
        "record-moved-on-hint", count=purpose.seen - kit.pencil.seen, number=purpose.number
    )
    answers = [
        answer(kit.words.text("record-go-on"), kit.pencil.go_on, name="go-on", filled=True),
        answer(kit.words.text("record-start-anew"), kit.pencil.start_anew, name="start-anew"),
    ]
    asked = question(kit.words.text("record-moved-on"), explained, answers, lambda: None)
    asked.modal = True
    return asked
