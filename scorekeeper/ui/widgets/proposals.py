"""Rules without a source, on which the table should agree: a card, a row and a sign.

Each opens a sheet with these rules and a button that records the agreement. Rules on which the
table has not agreed yet are called open rules here.
"""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.rules import RuleBook, RuleSetId
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.state import Saved, State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.view_models.proposals import (
    HouseRuleValues,
    OpenValue,
    agreement_text,
    open_values,
    open_values_line,
    proposals_sentence,
)


@component
def ProposalsCard(book: RuleBook) -> ft.Control:
    """Which rules have no source; a button opens them, or a line says when the table agreed.

    Only for rule sets that have such rules.
    """
    state = use_state()
    words = state.words
    ruleset = book.identity.id
    overlay = kit.use_overlay()

    parts: list[ft.Control] = [kit.prose(proposals_sentence(words, book))]
    if open_values(words, state.session, ruleset, {}):
        look = words.label("confirm-look", id="proposals")
        show = _sheet_opener(state, overlay, ruleset, {}, can_change=True)
        parts.append(kit.button(look, show, icon=ft.Icons.CHECKLIST))
    else:
        icon = ft.Icon(ft.Icons.CHECK_CIRCLE_OUTLINE, size=20, color=LINK)
        agreed = text(agreement_text(words, state.session, ruleset), 15, Face.MEDIUM, expand=True)
        parts.append(ft.Row([icon, agreed], spacing=8))
    return kit.card(*parts, id="proposed")


@component
def ProposalsLine(ruleset: RuleSetId, changes: HouseRuleValues) -> ft.Control:
    """A row on the felt that opens the open rules; nothing once the table has agreed."""
    state = use_state()
    overlay = kit.use_overlay()
    line = open_values_line(state.words, open_values(state.words, state.session, ruleset, changes))
    if not line:
        return ft.Container()
    show = _sheet_opener(state, overlay, ruleset, changes, can_change=True)
    row = kit.link(Label("proposals", line), show, icon=ft.Icons.LIGHTBULB_OUTLINE)
    # Not a card: its colours come from the page, not from the felt.
    return ft.Container(row, bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH, border_radius=14)


@component
def ProposalsMark(ruleset: RuleSetId, changes: HouseRuleValues) -> ft.Control:
    """A sign beside the rules in the form of a game; it opens the open rules, if there are any."""
    state = use_state()
    overlay = kit.use_overlay()
    line = open_values_line(state.words, open_values(state.words, state.session, ruleset, changes))
    if not line:
        return ft.Container()
    # No button for house rules: it would leave the form, and lose what was typed.
    show = _sheet_opener(state, overlay, ruleset, changes, can_change=False)
    return kit.icon_button(ft.Icons.INFO_OUTLINE, Label("proposals", line), show)


def _sheet_opener(
    state: State,
    overlay: kit.Overlay,
    ruleset: RuleSetId,
    changes: HouseRuleValues,
    *,
    can_change: bool,
) -> Callable[[], None]:
    """Return the handler that opens the sheet of open rules."""

    def open_sheet() -> None:
        overlay.open(
            lambda close: proposals_sheet(state, ruleset, changes, close, can_change=can_change)
        )

    return open_sheet


def proposals_sheet(
    state: State,
    ruleset: RuleSetId,
    changes: HouseRuleValues,
    close: kit.Close,
    *,
    can_change: bool,
) -> ft.BottomSheet | None:
    """Return the sheet with all open rules and the button to agree on them.

    Args:
        state: State of the page.
        ruleset: The rule set that is played.
        changes: House rules on top of it.
        close: Closes the sheet.
        can_change: Show the button that makes house rules on another screen.

    Returns:
        The sheet; None if the table has agreed on everything.
    """
    words = state.words
    values = open_values(words, state.session, ruleset, changes)
    if not values:
        return None

    async def agree() -> None:
        confirm = state.session.confirmations.confirm
        result = await state.save(confirm, ruleset, changes, by=state.author)
        if isinstance(result, Saved):
            close()
            state.notify_saved()

    def change() -> None:
        close()
        go(addresses.NameHouseRules(ruleset))

    parts: list[ft.Control] = [kit.prose(words.text("confirm-why"))]
    if state.failure:
        parts.append(kit.error_text(state.failure, id="not-confirmed"))
    parts.append(
        kit.button(
            words.label("confirm-agree"), agree, icon=ft.Icons.CHECK, kind=kit.ButtonKind.MAIN
        )
    )
    if can_change:
        parts.append(kit.button(words.label("confirm-change"), change))
    parts += _value_parts(values)
    return kit.sheet(state, words.text("confirm-title", count=len(values)), parts, close)


def _value_parts(values: tuple[OpenValue, ...]) -> list[ft.Control]:
    """Return the open rules, under the headings of their sections."""
    parts: list[ft.Control] = []
    section = ""
    for value in values:
        if value.section != section:
            section = value.section
            heading = kit.heading(section)
            parts.append(ft.Container(heading, padding=ft.Padding.only(top=8)))
        name = text(value.name, 15, line=SENTENCE)
        in_force = text(value.value, 16, Face.BOLD, line=SENTENCE)
        column = ft.Column([name, in_force], spacing=2, tight=True)
        parts.append(ft.Semantics(identifier=f"open-{value.path}", container=True, content=column))
    return parts
