"""Rules without a source, on which the table should agree: a card of the rules page.

It opens a sheet with these rules and a button that records the agreement. Rules on which the table
has not agreed yet are called open rules here.
"""

import flet as ft

from scorekeeper.rules import RuleBook
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.state import Saved, State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models.proposals import (
    OpenValue,
    agreement_text,
    open_values,
    proposals_sentence,
)


@component
def ProposalsCard(book: RuleBook) -> ft.Control:
    """Card about the rules without a source; a button opens them until they are agreed on.

    Only for rule sets that have such rules.
    """
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()

    def open_sheet() -> None:
        overlay.open(lambda close: proposals_sheet(state, book, close))

    parts: list[ft.Control] = [kit.prose(proposals_sentence(words, book))]
    if open_values(words, state.session, book):
        look = words.label("confirm-look", id="proposals")
        parts.append(kit.button(look, open_sheet, icon=kit.Icon.LIST))
    else:
        icon = kit.icon(kit.Icon.DONE, size=20, color=LINK)
        sentence = agreement_text(words, state.session, book.identity.id)
        agreed = text(sentence, 15, Face.MEDIUM, expand=True)
        parts.append(ft.Row([icon, agreed], spacing=8))
    return kit.card(*parts, id="proposed")


def proposals_sheet(state: State, book: RuleBook, close: kit.Close) -> ft.BottomSheet | None:
    """Return the sheet with all open rules and, below them, the button to agree on them.

    None if the table has agreed on everything.
    """
    words = state.words
    ruleset = book.identity.id
    values = open_values(words, state.session, book)
    if not values:
        return None

    async def agree() -> None:
        confirm = state.session.confirmations.confirm
        result = await state.save(confirm, ruleset, by=state.author)
        if isinstance(result, Saved):
            close()
            state.notify_saved()

    def change() -> None:
        close()
        go(addresses.NameHouseRules(ruleset))

    parts: list[ft.Control] = [kit.prose(words.text("confirm-why")), *_value_parts(values)]
    buttons: list[ft.Control] = [
        kit.button(words.label("confirm-change"), change),
        kit.button(
            words.label("confirm-agree"), agree, icon=kit.Icon.CHECK, kind=kit.ButtonKind.MAIN
        ),
    ]
    if state.failure:
        buttons.insert(0, kit.error_text(state.failure, id="not-confirmed"))
    footer = kit.full_width_column(buttons)
    title = words.text("confirm-title", count=len(values))
    return kit.sheet(state, title, parts, close, footer=footer)


def _value_parts(values: tuple[OpenValue, ...]) -> list[ft.Control]:
    """Return the open rules, under the headings of their sections."""
    parts: list[ft.Control] = []
    section = ""
    for value in values:
        if value.section != section:
            section = value.section
            heading = kit.heading(section)
            parts.append(ft.Container(heading, padding=ft.Padding.only(top=8)))
        name = text(value.name, 15, line_height=SENTENCE_LINE_HEIGHT)
        suggestion = text(value.value, 16, Face.BOLD, line_height=SENTENCE_LINE_HEIGHT)
        column = ft.Column([name, suggestion], spacing=2, tight=True)
        parts.append(ft.Semantics(identifier=f"open-{value.path}", container=True, content=column))
    return parts
