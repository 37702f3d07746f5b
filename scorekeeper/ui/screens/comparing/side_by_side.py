"""One rule in two rule sets: both values in words, and where each comes from."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.rules import RuleBook
from scorekeeper.rules.tree import has_path
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.comparing import ToldRule
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.rules import rule_at
from scorekeeper.words.sources import reference, standing_reason

C = ft.Colors
MUTED = C.ON_SURFACE_VARIANT
START = ft.CrossAxisAlignment.START
NAME_SHARE, VALUE_SHARE = 2, 3
"""Of the width of a wide row: the rule's name, and each of its two values."""


@dataclass(frozen=True, slots=True)
class Books:
    """The rule sets that are compared."""

    here: RuleBook
    there: RuleBook


@dataclass(frozen=True, slots=True)
class Cell:
    """What one rule set says of a rule."""

    rule_set: str
    value: str
    source: str
    """In short: the standing, or the first of its sources."""
    details: tuple[str, ...]
    """Why the value stands there, and every source."""


@component
def SideBySide(
    books: Books, told: ToldRule, *, is_open: bool, on_tap: Callable[[str], None]
) -> Any:
    """The rule with both values; a tap shows or hides every source.

    Where there is one column, what is the same is told once.
    """
    state = use_state()
    words, name = state.words, rule_name(state.words, told.path)
    cells = _cells(words, books, told)
    if not told.differs and not state.layout.is_wide:
        cells = [replace(cells[0], rule_set=words.text("compare-both"))]
    said = "; ".join(f"{cell.rule_set}: {cell.value}" for cell in cells).replace("\n", ", ")
    arrange = _wide if state.layout.is_wide else _narrow
    return tappable(
        arrange(name, cells, is_open=is_open),
        f"{name}. {said}",
        lambda: on_tap(told.path),
        name=f"rule-{told.path}",
        selected=is_open,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOW if told.differs else C.SURFACE,
    )


def names_row(words: Words, books: Books) -> ft.Control:
    """The head of the two columns: which rule set is which."""
    names = [rule_set_name(words, book.identity) for book in (books.here, books.there)]
    cells: list[ft.Control] = [
        ft.Container(text(name, 17, Face.BOLD), expand=VALUE_SHARE) for name in names
    ]
    row = ft.Row([ft.Container(expand=NAME_SHARE), *cells], spacing=16)
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=14))


def _cells(words: Words, books: Books, told: ToldRule) -> list[Cell]:
    """What both rule sets say."""
    both = [(books.here, told.here), (books.there, told.there)]
    return [_cell(words, book, told.path, value) for book, value in both]


def _cell(words: Words, book: RuleBook, path: str, value: Any) -> Cell:
    name = rule_set_name(words, book.identity)
    if not has_path(book.tree, path):
        return Cell(name, words.text("value-absent"), "", ())
    told = rule_value(words, path, value)
    citations = rule_at(book, path).citations
    reasons = [standing_reason(words, book, one) for one in citations]
    refs = [
        reference(words, ref) for one in citations if one.status != "proposed" for ref in one.refs
    ]
    sources = tuple(dict.fromkeys(refs))
    return Cell(
        name,
        told,
        _in_short(words, sources, reasons),
        (*dict.fromkeys(reasons), *sources),
    )


def _in_short(words: Words, sources: tuple[str, ...], reasons: list[str]) -> str:
    """The first source and how many there are; without one, why the value stands there."""
    if sources:
        return words.text("breakdown-sources", first=sources[0], count=len(sources))
    return reasons[0] if reasons else ""


def _wide(name: str, cells: list[Cell], *, is_open: bool) -> ft.Control:
    shown: list[ft.Control] = [
        ft.Container(_told(cell, is_open=is_open), expand=VALUE_SHARE) for cell in cells
    ]
    title = ft.Container(text(name, 15, line=SENTENCE), expand=NAME_SHARE)
    return ft.Row([title, *shown], spacing=16, vertical_alignment=START)


def _narrow(name: str, cells: list[Cell], *, is_open: bool) -> ft.Control:
    told = (
        [text(cell.rule_set, 13, Face.MEDIUM, C.PRIMARY), _told(cell, is_open=is_open)]
        for cell in cells
    )
    parts = [ft.Column(list[ft.Control](one), spacing=0, tight=True) for one in told]
    title = text(name, 16, Face.MEDIUM, line=SENTENCE)
    return ft.Column([title, *parts], spacing=6, tight=True, horizontal_alignment=START)


def _told(cell: Cell, *, is_open: bool) -> ft.Column:
    """The value, and below it the source or all of them."""
    below = cell.details if is_open else (cell.source,)
    return ft.Column(
        [
            text(cell.value, 16, Face.BOLD, line=SENTENCE),
            *(text(line, 13, color=MUTED, line=SENTENCE) for line in below if line),
        ],
        spacing=2,
        tight=True,
    )
