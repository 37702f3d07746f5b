"""The table while no match is open: the way to a new one, and what was played last."""

import flet as ft

from scorekeeper.match.errors import RecordError
from scorekeeper.rules import RuleSetError
from scorekeeper.session import Summary
from scorekeeper.ui.components.page import app_bar, padded, page
from scorekeeper.ui.components.tap import button, tappable
from scorekeeper.ui.components.text import SENTENCE, one_line, text
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.demo import demo_button
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.times import day

C = ft.Colors
MOST = 3


def empty_table(state: State) -> ft.Control:
    """A calm screen with one thing to do."""
    words = state.words
    greeting = ft.Column(
        [
            text("♠ ♦", 40, color=C.PRIMARY),
            text(words.text("empty-title"), 22, Face.BOLD, text_align=ft.TextAlign.CENTER),
            text(
                words.text("empty-hint"),
                16,
                color=C.ON_SURFACE_VARIANT,
                line=SENTENCE,
                text_align=ft.TextAlign.CENTER,
            ),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    new = button(
        words.text("table-new-match"),
        lambda: go("/new"),
        icon=ft.Icons.ADD,
        filled=True,
        name="new-match",
    )
    body = ft.Column(
        [ft.Container(height=24), greeting, ft.Container(height=8), *_last(state)],
        spacing=12,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    foot = [padded(part, bottom=8) for part in (demo_button(state), new)]
    return page(app_bar(words.text("app-name")), padded(body, expand=True), *foot)


def _last(state: State) -> list[ft.Control]:
    """The matches that were played last."""
    latest = state.matches()[:MOST]
    if not latest:
        return []
    heading = text(state.words.text("empty-last"), 15, Face.MEDIUM, C.ON_SURFACE_VARIANT)
    return [heading, *(_match(state, summary) for summary in latest)]


def _match(state: State, summary: Summary) -> ft.Control:
    async def opened() -> None:
        await state.open(summary.uid)

    try:
        said = standing(state.words, summary)
    except (RecordError, RuleSetError) as error:
        said = state.words.text("matches-unreadable", why=str(error))
        return text(said, 14, color=C.ERROR, line=SENTENCE)
    when = day(state.words, summary.changed)
    return tappable(
        ft.Column(
            [one_line(said, 17, Face.MEDIUM), text(when, 14, color=C.ON_SURFACE_VARIANT)],
            spacing=2,
        ),
        f"{said}, {when}",
        opened,
        name=f"match-{summary.uid}",
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=16,
        padding=ft.Padding.symmetric(vertical=12, horizontal=16),
    )


def standing(words: Words, summary: Summary) -> str:
    """The sides of a match with their totals."""
    pairs = zip(summary.match.sides, summary.progress.totals, strict=True)
    return " : ".join(f"{side.name} {words.number(total)}" for side, total in pairs)
