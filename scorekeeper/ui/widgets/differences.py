"""Differences of a rule set from the one that is known here, in prose."""

from collections import Counter
from collections.abc import Iterable
from functools import partial
from itertools import groupby
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.differences import Difference, differences
from scorekeeper.i18n.how_to_play import chapter_title
from scorekeeper.rules import RuleBook, RuleSetId, catalogue
from scorekeeper.services import Session
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.page import in_column

C = ft.Colors
KNOWN = "known-rules"
"""The setting with the rule set that somebody of this device chose to be told differences from."""


def times_played(session: Session) -> Counter[RuleSetId]:
    every = (summary for summary in session.matches.list() if summary.is_readable)
    return Counter(summary.match.ruleset for summary in every)


def known_rule_set(state: State, book: RuleBook) -> RuleSetId | None:
    """The rule set from which the differences of a book are told.

    It is the one that was chosen, else the one played most here, else the one that the book
    inherits from, else the first of all; None for the first of all where nothing else is known.
    """
    identity, listed = book.identity, [each.id for each in catalogue()]
    parent = [identity.parent.rule_set] if identity.parent else []
    often = (set_id for set_id, _ in times_played(state.session).most_common())
    ways = [state.settings.get(KNOWN), *often, *parent, listed[0]]
    return next((way for way in ways if way in listed and way != identity.id), None)


@component
def DifferencesCard(
    here: str, there: str, every: tuple[Difference, ...], *, is_short: bool = False
) -> Any:
    """Show the differences of two rule sets: what players ask for first.

    The details come after a tap, unless the card `is_short`.
    """
    words = use_state().words
    is_open, set_open = ft.use_state(False)
    details = [each for each in every if each.is_detail]
    firsts = [each for each in every if not each.is_detail] or details
    title = words.text("differ-title", here=here, there=there)
    parts: list[ft.Control] = [buttons.heading(title, size=17), *prose(words, firsts)]
    if not every:
        parts.append(text(words.text("differ-same", name=there), 16, line=SENTENCE))
    if firsts != details and details and not is_short:
        line, turn = (
            words.text("differ-details", count=len(details)),
            partial(set_open, not is_open),
        )
        parts.append(buttons.folding_row(line, "", turn, name="details", is_open=is_open))
        parts += prose(words, details) if is_open else []
    return in_column(buttons.identified("differing", buttons.card(*parts, spacing=12)))


def differences_card(words: Words, book: RuleBook, known: RuleBook, **card: Any) -> Any:
    """The card of two rule sets; further arguments are those of a `DifferencesCard`."""
    here, there = (words.rule_set_name(each.identity) for each in (book, known))
    key = f"{book.identity.id}/{known.identity.id}"
    return DifferencesCard(here, there, differences(words, book, known), key=key, **card)


def prose(words: Words, every: Iterable[Difference]) -> list[ft.Control]:
    """Differences under the headings of how to play, each with what the known rules say instead."""
    parts: list[ft.Control] = []
    for chapter, group in groupby(every, lambda difference: difference.chapter):
        title = text(chapter_title(words, chapter), 14, Face.MEDIUM, LINK)
        lines: list[ft.Control] = [ft.Semantics(header=True, container=True, content=title)]
        for difference in group:
            lines.append(text(difference.text, 16, line=SENTENCE))
            if difference.instead:
                lines.append(buttons.remark(difference.instead))
        parts.append(buttons.stacked(*lines, spacing=3))
    return parts
