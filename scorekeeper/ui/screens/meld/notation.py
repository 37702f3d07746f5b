"""Sheet to type the cards as text instead of tapping them."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.deal_form import lay_down
from scorekeeper.i18n.cards import from_notation, to_notation
from scorekeeper.scoring import Problem
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component
from scorekeeper.ui.screens.meld.actions import MeldActions, current_question
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import text_style
from scorekeeper.view_models.meld import problem_text


def notation_sheet(state: State, actions: MeldActions, close: kit.Close) -> ft.BottomSheet:
    """Return the sheet with the cards of the form as text."""
    title = state.words.text("meld-notation")
    return kit.sheet(state, title, [NotationForm(state, actions, close)], close)


@component
def NotationForm(state: State, actions: MeldActions, on_done: Callable[[], None]) -> ft.Control:
    """Form with a text field for cards, and the problem of a text that cannot be read.

    Args:
        state: State of the page.
        actions: Actions of the tab, which receive the cards.
        on_done: Called after the actions have received the cards.
    """
    words = state.words
    error, set_error = ft.use_state("")
    # Refers to the latest text field; the client keeps its value up to date.
    field: Any = ft.use_ref()

    def take_cards() -> None:
        rules = current_question(state).rules
        notation = to_notation(words, field.current.value or "")
        form = lay_down.with_written_cards(rules, actions.form, notation)
        if isinstance(form, Problem):
            set_error(problem_text(words, form))
            return
        actions.change(form)
        on_done()

    asks = "hand" if actions.form.is_hand else "melds"
    value = from_notation(words, lay_down.notation_of(actions.form))
    if field.current is not None:
        # A redraw keeps the typed text: the text of the form is older.
        value = field.current.value
    field.current = ft.TextField(
        label=words.text("meld-notation-label", asks=asks),
        value=value,
        text_style=text_style(20, ft.Colors.ON_SURFACE),
        autofocus=True,
        autocorrect=False,
        enable_suggestions=False,
        capitalization=ft.TextCapitalization.CHARACTERS,
        # Without a handler the client would not report the text.
        on_change=lambda: None,
        on_submit=take_cards,
    )
    parts: list[ft.Control] = [
        ft.Semantics(identifier="meld-notation-field", container=True, content=field.current)
    ]
    if error:
        parts.append(kit.error_text(error, id="meld-notation-error"))
    parts.append(kit.note(words.text("meld-notation-hint", asks=asks)))
    done = words.label("meld-notation-done")
    parts.append(kit.button(done, take_cards, kind=kit.ButtonKind.MAIN))
    return kit.full_width_column(parts)
