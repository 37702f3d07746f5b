"""Help where a question arises: two sentences, and what the rules of this match say."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import flet as ft

from scorekeeper.i18n.rules import rule_name, rule_value
from scorekeeper.rules.loader import has_path, value_at
from scorekeeper.ui.hooks import get_state, memo_component
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets.match import rule_source

C = ft.Colors
TOPICS: Mapping[str, tuple[str, ...]] = {
    "out": ("go_out_requirement.canastas", "go_out_bonus"),
    "concealed": ("concealed_go_out_extra",),
    "kinds": ("canasta_bonus.natural", "canasta_bonus.mixed"),
    "threes": ("red_three_values",),
    "hand": ("card_values",),
    "initial": ("initial_meld.bands",),
}


@memo_component
def HelpButton(topics: Sequence[str]) -> Any:
    """The question mark; its sheet explains the topics below each other, the first on top."""
    state = get_state()
    title, *others = (state.words.text("help-topic", topic=topic) for topic in topics)

    def sheet(close: Callable[[], None]) -> ft.BottomSheet:
        parts = [*_explained(state, topics[0])]
        for topic, name in zip(topics[1:], others, strict=True):
            parts += [buttons.heading(name), *_explained(state, topic)]
        return dialogs.bottom_sheet(state, title, parts, close)

    label = state.words.text("help-said", topic=title)
    show = dialogs.use_sheet(sheet)
    return buttons.icon_button(ft.Icons.HELP_OUTLINE, label, show, name="help")


def _explained(state: State, topic: str) -> Iterator[ft.Control]:
    """Two sentences, then each rule with its value in this match, and the source of that."""
    words, match = state.words, state.match
    sentences = text(words.text("help-text", topic=topic), 16, line=SENTENCE)
    yield ft.Semantics(identifier=f"help-{topic}", container=True, content=sentences)
    paths = [path for path in TOPICS[topic] if match is not None and has_path(match.values, path)]
    if match is None or not paths:
        return
    yield text(words.text("help-here"), 14, Face.MEDIUM, LINK)
    for path in paths:
        value = rule_value(words, path, value_at(match.values, path))
        between = "\n" if len(value.splitlines()) > 1 else ": "
        rule = f"{rule_name(words, path)}{between}{value}"
        yield text(rule, 16, Face.MEDIUM, line=SENTENCE)
        if source := rule_source(words, match, path):
            yield text(source, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
