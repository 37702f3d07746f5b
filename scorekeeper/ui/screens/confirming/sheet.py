"""The sheet in which a table looks at what has no source, and agrees on it."""

from collections.abc import Callable, Iterator, Sequence

import flet as ft

from scorekeeper.rules import RuleSetId
from scorekeeper.ui.components.choices import complaint, heading
from scorekeeper.ui.components.menu import bottom_sheet
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.confirming.open_values import (
    Changes,
    OpenSection,
    OpenValue,
    open_values,
)
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

C = ft.Colors
EDGE = 20


def proposals_sheet(
    state: State,
    ruleset: RuleSetId,
    changes: Changes,
    close: Callable[[], None],
    *,
    leads_on: bool = True,
) -> ft.BottomSheet:
    """Why it is asked, the button that agrees, and every open value below it.

    `leads_on`: whether there is a way from here to house rules that change some of it.
    """
    words = state.words
    told = open_values(words, state.session, ruleset, changes)

    async def agree() -> None:
        await state.confirm(ruleset, changes)
        if state.failure is None:
            close()

    def change() -> None:
        close()
        go(f"/house-new/{ruleset}")

    wrong = [complaint(state.failure, name="not-confirmed")] if state.failure else []
    parts: list[ft.Control] = [
        text(words.text("confirm-why"), 16, line=SENTENCE),
        *wrong,
        button(words.text("confirm-agree"), agree, name="agree", filled=True, icon=ft.Icons.CHECK),
        *([button(words.text("confirm-change"), change, name="change")] if leads_on else []),
        *_rows(told),
    ]
    shown = [
        ft.Container(part, padding=ft.Padding.only(left=EDGE, right=EDGE, bottom=10))
        for part in parts
    ]
    count = sum(len(section.values) for section in told)
    return bottom_sheet(state, words.text("confirm-title", count=count), shown, close)


def _rows(told: Sequence[OpenSection]) -> Iterator[ft.Control]:
    for section in told:
        yield ft.Container(heading(section.heading), padding=ft.Padding.only(top=8))
        for value in section.values:
            yield _row(value)


def _row(value: OpenValue) -> ft.Semantics:
    shown = ft.Column(
        [
            text(value.name, 15, line=SENTENCE),
            text(value.value, 16, Face.BOLD, line=SENTENCE),
        ],
        spacing=2,
        tight=True,
    )
    return ft.Semantics(identifier=f"open-{value.path}", container=True, content=shown)
