"""Help for recording a deal: a button that explains topics and their rules in the open match."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.ui import kit
from scorekeeper.ui.hooks import get_state, memo_component
from scorekeeper.ui.palette import LINK, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models.help import HelpRule, help_rules


@memo_component
def HelpButton(topics: Sequence[str]) -> ft.Control:
    """Button with a question mark that explains topics, one below the other.

    Args:
        topics: Keys of `scorekeeper.view_models.help.TOPIC_RULES`; the first one names the sheet.
    """
    state = get_state()
    overlay = kit.use_overlay()
    title = state.game_words.text("help-topic", topic=topics[0])

    def show_help() -> None:
        overlay.open(lambda close: _help_sheet(state, topics, close))

    label = state.words.label("help-said", id="help", topic=title)
    return kit.icon_button(kit.Icon.HELP, label, show_help)


def _help_sheet(state: State, topics: Sequence[str], close: kit.Close) -> ft.BottomSheet:
    """Return the sheet that explains topics; the first topic names it."""
    words = state.game_words
    titles = [words.text("help-topic", topic=topic) for topic in topics]
    parts: list[ft.Control] = []
    for topic, title in zip(topics, titles, strict=True):
        # The first title is that of the sheet.
        if parts:
            parts.append(kit.heading(title))
        parts += _topic_parts(state, topic)
    return kit.sheet(state, titles[0], parts, close)


def _topic_parts(state: State, topic: str) -> list[ft.Control]:
    """Return two sentences about a topic, and its rules in the open match."""
    words = state.game_words
    parts: list[ft.Control] = [kit.prose(words.text("help-text", topic=topic), id=f"help-{topic}")]
    rules = help_rules(words, state.match, topic) if state.match else ()
    if rules:
        parts.append(text(words.text("help-here"), 14, Face.MEDIUM, LINK))
    for rule in rules:
        parts += _rule_parts(rule)
    return parts


def _rule_parts(rule: HelpRule) -> list[ft.Control]:
    """Return the sentence of a rule, and its remark if it has one."""
    parts: list[ft.Control] = [
        text(rule.sentence, 16, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)
    ]
    if rule.remark:
        parts.append(text(rule.remark, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT))
    return parts
