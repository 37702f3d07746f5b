"""A question mark beside what is asked, and the sheet that it opens."""

from collections.abc import Iterator, Sequence
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import heading
from scorekeeper.ui.components.menu import bottom_sheet
from scorekeeper.ui.components.tap import Handler, icon_button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.screens.helping.topics import told_rules
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

C = ft.Colors


@component
def HelpButton(state: State, topics: Sequence[str]) -> Any:
    """The question mark; its sheet tells the topics below each other, the first on top.

    It is given the state: within a part that is not always drawn anew nothing is in the context.
    """
    is_open, set_open = ft.use_state(False)
    words = state.words
    sheet = _sheet(state, topics, lambda: set_open(False)) if is_open else None
    ft.use_dialog(sheet)
    said = words.text("help-said", topic=words.text("help-topic", topic=topics[0]))
    return icon_button(ft.Icons.HELP_OUTLINE, said, lambda: set_open(True), name="help")


def _sheet(state: State, topics: Sequence[str], close: Handler) -> ft.BottomSheet:
    words = state.words
    first, *others = topics
    parts = [*_told(state, first)]
    for topic in others:
        parts += [heading(words.text("help-topic", topic=topic)), *_told(state, topic)]
    edge = ft.Padding.only(left=20, right=20, bottom=6)
    rows = [ft.Container(part, padding=edge) for part in parts]
    return bottom_sheet(state, words.text("help-topic", topic=first), rows, close)


def _told(state: State, topic: str) -> Iterator[ft.Control]:
    """Two sentences, then what the rules of the match say and who says so."""
    words = state.words
    yield ft.Semantics(
        identifier=f"help-{topic}",
        container=True,
        content=text(words.text("help-text", topic=topic), 16, line=SENTENCE),
    )
    told = () if state.match is None else tuple(told_rules(words, state.match, topic))
    if told:
        yield text(words.text("help-here"), 14, Face.MEDIUM, C.PRIMARY)
    for rule, source in told:
        yield text(rule, 16, Face.MEDIUM, line=SENTENCE)
        if source:
            yield text(source, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
