"""Help where a question arises: two sentences, and what the rules of this match say."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import rule_name, rule_value
from scorekeeper.rules.loader import has_path, value_at
from scorekeeper.services import OpenMatch
from scorekeeper.ui.state import State, component
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import Handler, heading, icon_button
from scorekeeper.ui.widgets.dialogs import bottom_sheet
from scorekeeper.ui.widgets.match import rule_source
from scorekeeper.ui.widgets.text import SENTENCE, text

TOPICS: Mapping[str, tuple[str, ...]] = {
    "out": ("go_out_requirement.canastas", "go_out_bonus"),
    "concealed": ("concealed_go_out_extra",),
    "kinds": ("canasta_bonus.natural", "canasta_bonus.mixed"),
    "threes": ("red_three_values",),
    "hand": ("card_values",),
    "initial": ("initial_meld.bands",),
}


def told_rules(words: Words, shown: OpenMatch, topic: str) -> Iterator[tuple[str, str]]:
    """Each rule of a topic with its value in this match, and where that comes from."""
    for path in TOPICS[topic]:
        if has_path(shown.values, path):
            value = rule_value(words, path, value_at(shown.values, path))
            between = "\n" if len(value.splitlines()) > 1 else ": "
            yield f"{rule_name(words, path)}{between}{value}", rule_source(words, shown, path)


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
