"""One line that says that some values have no source; a tap opens them."""

from typing import Any

import flet as ft

from scorekeeper.rules import RuleSetId
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.confirming.open_values import Changes, OpenSection, open_values
from scorekeeper.ui.screens.confirming.sheet import proposals_sheet
from scorekeeper.words import Words

C = ft.Colors


@component
def ProposalsLine(ruleset: RuleSetId, changes: Changes, *, leads_on: bool = True) -> Any:
    """The line while something is open, and nothing once the table has agreed on it.

    `leads_on`: whether its sheet leads to house rules, or would lose what is typed here.
    """
    state = use_state()
    is_shown, show = ft.use_state(False)
    told = open_values(state.words, state.session, ruleset, changes)

    def close() -> None:
        show(False)

    sheet = None
    if is_shown and told:
        sheet = proposals_sheet(state, ruleset, changes, close, leads_on=leads_on)
    ft.use_dialog(sheet)
    if not told:
        return ft.Container()
    said = _said(state.words, told)
    icon = ft.Icon(ft.Icons.LIGHTBULB_OUTLINE, size=20, color=C.ON_SURFACE)
    words = ft.Container(text(said, 14, color=C.ON_SURFACE, line=SENTENCE), expand=True)
    more = ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=C.ON_SURFACE)
    return tappable(
        ft.Row([icon, words, more], spacing=8),
        said,
        lambda: show(True),
        name="proposals",
        bgcolor=C.SURFACE_CONTAINER_HIGH,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
    )


def _said(words: Words, told: tuple[OpenSection, ...]) -> str:
    """What is open by its name, or how many rules are."""
    first, *others = [value.name for section in told for value in section.values]
    if others:
        return words.text("confirm-line-many", count=len(others) + 1)
    return words.text("confirm-line", what=first)
