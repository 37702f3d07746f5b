"""Files that the organiser saves: the hook, and the rows of sheets for printer and spreadsheet."""

from collections.abc import Awaitable, Callable

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.sheets import csv_of
from scorekeeper.publishing.papers import Paper
from scorekeeper.ui import kit
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, text
from scorekeeper.ui.widgets.sending import Sender

SaveFile = Callable[[str, bytes], Awaitable[None]]
"""Saves a file under a name, and reports where it is."""


def use_file_saving(state: State) -> tuple[list[ft.Control], SaveFile]:
    """Return the report on the last saved file, and the function that saves a file (a hook).

    The list of the report is empty before the first file.
    """
    report, set_report = ft.use_state("")
    reports: list[ft.Control] = []
    if report:
        reports.append(kit.prose(report, id="saved", is_live=True))
    return reports, Sender(state, set_report).save


def paper_row(words: Words, save_file: SaveFile, paper: Paper, stem: str) -> ft.Control:
    """Return a row with the title of a sheet and two buttons: save a page to print, or a table.

    Args:
        words: The language.
        save_file: Saves the sheet.
        paper: The sheet.
        stem: Name of the file without its ending.
    """
    title = text(paper.title, 16, line_height=SENTENCE_LINE_HEIGHT, expand=True)
    page_label = words.label("club-sheet-page", id=f"page-{paper.key}", paper=paper.title)
    table_label = words.label("club-sheet-csv", id=f"csv-{paper.key}", paper=paper.title)
    page = kit.icon_button(kit.Icon.PRINT, page_label, lambda: save_page(save_file, paper, stem))
    table = kit.icon_button(
        kit.Icon.SPREADSHEET, table_label, lambda: save_table(save_file, paper, stem)
    )
    return ft.Row([title, page, table], spacing=4, key=paper.key)


async def save_page(save_file: SaveFile, paper: Paper, stem: str) -> None:
    """Save a sheet as a page for a printer."""
    await save_file(f"{stem}.html", paper.page().encode())


async def save_table(save_file: SaveFile, paper: Paper, stem: str) -> None:
    """Save a sheet as a table for a spreadsheet."""
    await save_file(f"{stem}.csv", csv_of(paper.sheet()).encode())
