"""Rules that rest on no source: the card and the line that lead to agreeing on them."""

import json
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, NamedTuple

import flet as ft

from scorekeeper.i18n import Words, messages, rules
from scorekeeper.rules import RuleBook, RuleSetId, loader, overlaid, rule_book, switches
from scorekeeper.services import Session
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, dialogs

C = ft.Colors
Changes = Mapping[str, Any]
"""House rules: path to value."""


class OpenValue(NamedTuple):
    section: str
    path: str
    name: str
    value: str


def open_values(
    words: Words, session: Session, ruleset: RuleSetId, changes: Changes
) -> tuple[OpenValue, ...]:
    """Return the rules that are still to be agreed on, with the values that are in force."""
    confirmed = {rule.path: rule.value for rule in session.confirmations.of(ruleset)}
    # as text, by which answers are remembered
    texts = json.dumps(dict(changes), default=list), json.dumps(confirmed, default=list)
    return _open_values(words, ruleset, *texts)


@lru_cache(maxsize=64)
def _open_values(
    words: Words, ruleset: RuleSetId, changes: str, confirmed: str
) -> tuple[OpenValue, ...]:
    book = rule_book(ruleset)
    paths = switches.unconfirmed(book, json.loads(confirmed), json.loads(changes))
    tree, _ = overlaid(book.tree, json.loads(changes), book.identity.id)
    return tuple(
        OpenValue(
            rules.section_name(words, section.name),
            rule.path,
            rules.rule_name(words, rule.path),
            rules.rule_value(words, rule.path, loader.value_at(tree, rule.path)),
        )
        for section in rules.sections(book)
        for rule in section.rules
        if any(loader.overlaps(rule.path, path) for path in paths)
    )


def proposals_sheet(
    state: State,
    ruleset: RuleSetId,
    changes: Changes,
    close: Callable[[], None],
    *,
    leads_on: bool,
) -> ft.BottomSheet:
    """Ask to agree, above every open value; with `leads_on` also to change some by house rules."""
    words = state.words
    values = open_values(words, state.session, ruleset, changes)

    async def agree() -> None:
        confirm = state.session.confirmations.confirm
        await state.saving(confirm, ruleset, changes, by=state.author)
        state.confirmed += 1
        if state.failure is None:
            close()

    def change() -> None:
        close()
        go(f"/house-new/{ruleset}")

    parts: list[ft.Control] = [text(words.text("confirm-why"), 16, line=SENTENCE)]
    if state.failure:
        parts.append(buttons.complaint(state.failure, name="not-confirmed"))
    label = words.text("confirm-agree")
    parts.append(buttons.button(label, agree, name="agree", filled=True, icon=ft.Icons.CHECK))
    if leads_on:
        parts.append(buttons.button(words.text("confirm-change"), change, name="change"))
    section = None
    for value in values:
        if value.section != section:
            section = value.section
            parts.append(ft.Container(buttons.heading(section), padding=ft.Padding.only(top=8)))
        name = text(value.name, 15, line=SENTENCE)
        in_force = text(value.value, 16, Face.BOLD, line=SENTENCE)
        column = ft.Column([name, in_force], spacing=2, tight=True)
        parts.append(buttons.identified(f"open-{value.path}", column))
    title = words.text("confirm-title", count=len(values))
    return dialogs.bottom_sheet(state, title, parts, close)


def _use_proposals(
    state: State, ruleset: RuleSetId, changes: Changes, *, leads_on: bool = True
) -> tuple[str, Callable[[], None]]:
    """Hook for the sheet: gives a line about the open values, and the call that shows them."""
    words, line = state.words, ""
    values = open_values(words, state.session, ruleset, changes)
    if len(values) > 1:
        line = words.text("confirm-line-many", count=len(values))
    elif values:
        line = words.text("confirm-line", what=values[0].name)
    made = partial(proposals_sheet, state, ruleset, changes, leads_on=leads_on)
    return line, dialogs.use_sheet(lambda close: made(close) if values else None)


@component
def ProposalsCard(book: RuleBook, proposed: str) -> Any:
    """The sentence about proposals, with the way to agree on them, or when that was done."""
    state, ruleset = use_state(), book.identity.id
    words, (asks, show) = state.words, _use_proposals(state, ruleset, {})
    parts: list[ft.Control] = [text(proposed, 15, color=C.ON_SURFACE, line=SENTENCE)]
    if asks:
        look = words.text("confirm-look")
        parts.append(buttons.button(look, show, name="proposals", icon=ft.Icons.CHECKLIST))
    else:
        agreed = (rule.at for rule in state.session.confirmations.of(ruleset))
        label = words.text("confirm-done", day=messages.day(words, max(agreed, default=None)))
        icon = ft.Icon(ft.Icons.CHECK_CIRCLE_OUTLINE, size=20, color=LINK)
        done = text(label, 15, Face.MEDIUM, expand=True)
        parts.append(ft.Row([icon, done], spacing=8))
    border = ft.Border.all(1, C.ERROR if asks else C.OUTLINE)
    card = ft.Container(buttons.stacked(*parts), border=border, border_radius=16, padding=12)
    return buttons.identified("proposed", card)


@component
def ProposalsLine(ruleset: RuleSetId, changes: Changes) -> Any:
    """A line while something is open, and nothing once the table has agreed on it."""
    state = use_state()
    label, show = _use_proposals(state, ruleset, changes)
    if not label:
        return ft.Container()
    icon = ft.Icon(ft.Icons.LIGHTBULB_OUTLINE, size=20, color=C.ON_SURFACE)
    words = text(label, 14, color=C.ON_SURFACE, line=SENTENCE, expand=True)
    more = ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=C.ON_SURFACE)
    return buttons.tappable(
        ft.Row([icon, words, more], spacing=8),
        label,
        show,
        name="proposals",
        bgcolor=C.SURFACE_CONTAINER_HIGH,
        border_radius=14,
        padding=14,
    )


@component
def ProposalsMark(ruleset: RuleSetId, changes: Changes) -> Any:
    """A quiet mark beside the rules while something is open; what is typed there stays."""
    state = use_state()
    label, show = _use_proposals(state, ruleset, changes, leads_on=False)
    if not label:
        return ft.Container()
    icon, color = ft.Icons.INFO_OUTLINE, C.ON_SURFACE_VARIANT
    return buttons.icon_button(icon, label, show, name="proposals", color=color)
