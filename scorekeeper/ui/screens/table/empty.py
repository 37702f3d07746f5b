"""The table while no match is open: the way to those that run, or to those played last."""

from collections.abc import Sequence

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
MOST, MOST_RUNNING, LOOKED_AT = 3, 6, 20
"""Matches that are listed, over and running, and how many are scored to find those that run."""


def empty_table(state: State) -> ft.Control:
    """A calm screen with one thing to do."""
    words, latest = state.words, state.matches()[:LOOKED_AT]
    running = [one for one in latest if _is_running(one)][:MOST_RUNNING]
    title = "empty-running" if running else "empty-title"
    hint = "empty-running-hint" if running else "empty-hint"
    greeting = ft.Column(
        [
            text("♠ ♦", 40, color=C.PRIMARY),
            text(words.text(title), 22, Face.BOLD, text_align=ft.TextAlign.CENTER),
            text(
                words.text(hint),
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
        [
            ft.Container(height=24),
            greeting,
            ft.Container(height=8),
            *_listed(state, running, latest[:MOST]),
        ],
        spacing=12,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    foot = [padded(part, bottom=8) for part in (demo_button(state), new)]
    return page(app_bar(words.text("app-name")), padded(body, expand=True), *foot)


def _listed(
    state: State, running: Sequence[Summary], latest: Sequence[Summary]
) -> list[ft.Control]:
    """The matches to go on with, else those that were played last."""
    key, shown = ("empty-goes-on", running) if running else ("empty-last", latest)
    if not shown:
        return []
    heading = text(state.words.text(key), 15, Face.MEDIUM, C.ON_SURFACE_VARIANT)
    return [heading, *(_match(state, summary) for summary in shown)]


def _is_running(summary: Summary) -> bool:
    return summary.is_readable and not summary.progress.outcome.over


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
