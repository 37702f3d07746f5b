"""Import: a file is picked or its text pasted, looked at, asked about, and taken in at once."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, complaint
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.keeping.frame import column_screen, sentence
from scorekeeper.ui.screens.keeping.importer import Importer, Stage
from scorekeeper.ui.screens.keeping.offered import offered, take_button
from scorekeeper.ui.screens.keeping.pasting import PasteField
from scorekeeper.ui.screens.keeping.picking import use_picker
from scorekeeper.ui.screens.keeping.taken import after_buttons, taken_parts
from scorekeeper.ui.state import State
from scorekeeper.words import Words

ROUTE = "/import"


@component
def ImportScreen() -> Any:
    """Nothing yet, what a file would bring, or what was done."""
    state = use_state()
    stage, show = ft.use_state(Stage())
    importer = Importer(state, stage, show)
    picker = use_picker(importer.picked)
    is_first = stage.offer is None
    choose = button(
        state.words.text("import-choose" if is_first else "import-other"),
        picker.on_tap,
        icon=ft.Icons.FILE_OPEN_OUTLINED,
        filled=is_first,
        name="choose",
        **picker.box,
    )
    return column_screen(
        state,
        ROUTE,
        state.words.text("import-title"),
        _parts(state, importer, choose),
        lambda: go("/exchange"),
        subtitle="" if stage.offer is None else stage.offer.file,
        foot=_foot(state, importer),
    )


def _parts(state: State, importer: Importer, choose: ft.Control) -> list[ft.Control]:
    stage = importer.stage
    if stage.done is not None:
        return [*taken_parts(state.words, stage.done), choose]
    if stage.offer is not None:
        return [*offered(state, stage.offer, stage.answers, importer.answered), choose]
    return [*_refused(stage.wrong), *_first(state.words, choose, importer.look)]


def _foot(state: State, importer: Importer) -> list[ft.Control]:
    stage = importer.stage
    if stage.done is not None:
        return after_buttons(state.words, stage.done)
    if stage.offer is not None:
        return take_button(state, stage.offer, stage.answers, importer.take)
    return []


def _refused(wrong: tuple[str, ...]) -> list[ft.Control]:
    if not wrong:
        return []
    lines = [text(said, 14, line=SENTENCE) for said in wrong[1:]]
    refused = card(complaint(wrong[0], name="wrong"), *lines)
    return [ft.Semantics(identifier="refused", container=True, content=refused)]


def _first(words: Words, choose: ft.Control, look: Handler) -> list[ft.Control]:
    return [
        sentence(words.text("import-explained")),
        choose,
        PasteField(look),
    ]
