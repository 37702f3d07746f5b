"""What is asked and said in front of the form: the match has moved on, nothing was saved."""

import flet as ft

from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.state import State


def moved_on(kit: Kit) -> ft.AlertDialog | None:
    """Go on with what was typed, or start anew; None where nothing has changed."""
    if not kit.pencil.has_moved_on:
        return None
    purpose = kit.pencil.purpose
    explained = kit.words.text(
        "record-moved-on-hint",
        count=purpose.seen - kit.pencil.seen,
        number=purpose.number,
        kind=str(purpose.kind),
    )
    answers = [
        answer(kit.words.text("record-go-on"), kit.pencil.go_on, name="go-on", filled=True),
        answer(kit.words.text("record-start-anew"), kit.pencil.start_anew, name="start-anew"),
    ]
    asked = question(kit.words.text("record-moved-on"), explained, answers, lambda: None)
    asked.modal = True
    return asked


def not_saved(state: State) -> ft.AlertDialog | None:
    """What the store said against saving; the form stays as it is."""
    if state.failure is None:
        return None
    words = state.words

    def close() -> None:
        state.failure = None

    title = words.text("record-not-saved")
    close_it = answer(words.text("record-close"), close, name="not-saved-close", filled=True)
    return question(title, state.failure, [close_it], close)
