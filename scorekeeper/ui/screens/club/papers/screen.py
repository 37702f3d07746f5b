"""Cards, sheets, the big screen, and the evening as a file."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.club import Evening
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, heading, remark
from scorekeeper.ui.components.page import SIDE_PADDING
from scorekeeper.ui.components.tap import button, icon_button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.club.following import gone, use_evening
from scorekeeper.ui.screens.club.frame import evening_screen
from scorekeeper.ui.screens.club.papers.cards import round_cards, table_cards
from scorekeeper.ui.screens.club.papers.initials import InitialsCard
from scorekeeper.ui.screens.club.papers.keeping import Save, use_saved
from scorekeeper.ui.screens.club.papers.moving import DeleteCard, MovingCard
from scorekeeper.ui.screens.club.papers.sheets import Paper, papers
from scorekeeper.ui.screens.club.players.outlook import outlook
from scorekeeper.ui.screens.club.table.code import CodeCard
from scorekeeper.ui.screens.keeping.sending import stem
from scorekeeper.ui.state import State

TWO_COLUMNS = 760
HTML, CSV = "html", "csv"


@component
def PapersScreen() -> Any:
    """Everything that leaves the app, in one column or two."""
    state = use_state()
    evening = use_evening(state)
    told, save = use_saved(state)
    if evening is None:
        return gone(state)
    left = [*told, _cards(state, evening, save), _sheets(state, evening, save)]
    right = [
        CodeCard(evening.uid, None, key="screen"),
        InitialsCard(evening.uid, key="initials"),
        MovingCard(evening, save, key="moving"),
        DeleteCard(evening, key="delete"),
    ]
    if state.layout.beside_tabs < TWO_COLUMNS or state.layout.has_large_text:
        body: ft.Control = _column([*left, *right])
    else:
        panes: list[ft.Control] = [_column(left), _column(right)]
        body = ft.Row(panes, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return evening_screen(state, evening, "papers", body)


def _cards(state: State, evening: Evening, save: Save) -> ft.Control:
    """Cards with a code for each table, and cards to write on."""
    words = state.words
    count, last = _tables(evening), len(evening.rounds)

    async def codes() -> None:
        verb = state.session.club.access.codes
        found = await state.saving(verb, evening.uid, range(1, count + 1))
        if isinstance(found, dict):
            page = table_cards(words, evening, found, state.club_address)
            await save(_file(evening, "tables"), page.encode())

    async def blank() -> None:
        await save(_file(evening, "cards"), round_cards(words, evening, last).encode())

    parts = [heading(words.text("club-cards")), remark(words.text("club-cards-hint"))]
    if state.club_address is None:
        parts.append(remark(words.text("club-no-server"), name="no-server"))
    ways = [
        button(
            words.text("club-cards-codes", count=count),
            codes if count else None,
            icon=ft.Icons.QR_CODE_2,
            name="cards-codes",
        ),
        button(
            words.text("club-cards-round", number=last or 1),
            blank if last else None,
            icon=ft.Icons.PRINT_OUTLINED,
            name="cards-round",
        ),
    ]
    return card(*parts, *ways)


def _tables(evening: Evening) -> int:
    """How many tables want a card: those of the last round, or of the one to come."""
    found = outlook(evening)
    last = len(evening.rounds[-1].tables) if evening.rounds else 0
    return max(last, found.tables + found.lone)


def _sheets(state: State, evening: Evening, save: Save) -> ft.Control:
    words = state.words
    rows = [_sheet(state, evening, paper, save) for paper in papers(words, evening)]
    title = heading(words.text("club-sheets"))
    return card(title, remark(words.text("club-sheets-hint")), *rows)


def _sheet(state: State, evening: Evening, paper: Paper, save: Save) -> ft.Control:
    """A sheet by its name, with its page and its table."""
    words = state.words

    async def page() -> None:
        await save(paper.file(evening, HTML), paper.page(words, evening))

    async def table() -> None:
        await save(paper.file(evening, CSV), paper.csv(words))

    name = ft.Container(text(paper.title, 16, line=SENTENCE), expand=True)
    to_print = icon_button(
        ft.Icons.PRINT_OUTLINED,
        words.text("club-sheet-page", paper=paper.title),
        page,
        name=f"page-{paper.key}",
    )
    to_keep = icon_button(
        ft.Icons.TABLE_VIEW,
        words.text("club-sheet-csv", paper=paper.title),
        table,
        name=f"csv-{paper.key}",
    )
    return ft.Row([name, to_print, to_keep], spacing=4, key=paper.key)


def _file(evening: Evening, key: str) -> str:
    return f"{stem(evening.plan.name, evening.plan.date, key)}.{HTML}"


def _column(parts: Sequence[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)
