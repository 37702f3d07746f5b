"""The score sheet as a whole: nothing to tap, everything to read."""

from typing import Any

import flet as ft

from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, cover, page
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.tap import Handler, icon_button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.pictures.screen import catching_up_lines
from scorekeeper.ui.screens.sharing import use_sharing
from scorekeeper.ui.screens.sheet.table import SheetTable
from scorekeeper.ui.screens.table.ending import said_of_ending, said_of_outcome
from scorekeeper.ui.screens.table.heading import subtitle
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.times import day

ROUTE = "/sheet"


@component
def SheetScreen() -> Any:
    """Deals by row, sides by column, and how the match stands."""
    state = use_state()
    shown = state.match
    share = use_sharing(state)
    parts: list[ft.Control] = []
    if shown is not None:
        table = SheetTable(state, shown).table()
        parts = [ft.Row([table], scroll=ft.ScrollMode.AUTO), _outcome(state.words, shown)]
        parts += catching_up_lines(state, shown)
    body = ft.Column(parts, spacing=12, expand=True, scroll=ft.ScrollMode.AUTO)
    padding = ft.Padding.symmetric(horizontal=SIDE_PADDING)
    return cover(
        ROUTE, page(_bar(state, share), ft.Container(body, expand=True, padding=padding)), _home
    )


def _home() -> None:
    go("/")


def _bar(state: State, share: Handler) -> ft.Container:
    words, shown = state.words, state.match
    under = [] if shown is None else [subtitle(words, shown), day(words, shown.match.started)]
    return app_bar(
        words.text("table-sheet"),
        " · ".join(part for part in under if part),
        on_back=_home,
        back_label=words.text("back"),
        actions=[] if shown is None else [_share(words, share)],
    )


def _share(words: Words, share: Handler) -> ft.Control:
    return icon_button(ft.Icons.SHARE, words.text("share"), share, name="share")


def _outcome(words: Words, shown: OpenMatch) -> ft.Control:
    """How the match stands, in a sentence."""
    outcome = shown.progress.outcome
    said = words.text("sheet-running")
    if outcome.over or outcome.tie:
        how = said_of_ending(words, shown) if outcome.over else words.text("ending-tie-plays-on")
        said = f"{said_of_outcome(words, outcome, shown.match.sides)}. {how}."
    return spoken(text(said, 17, Face.MEDIUM, line=SENTENCE), said, name="outcome")
