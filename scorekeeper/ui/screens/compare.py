"""Two rule sets side by side.

choosing   with which other one a rule set is compared
screen     the differences, or everything, section by section
side_by_side  one rule in both, with its values and where they come from
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import (
    ComparedSection,
    ToldRule,
    compared_sections,
    reference,
    rule_at,
    rule_name,
    rule_set_name,
    rule_value,
    section_name,
    standing_reason,
)
from scorekeeper.rules import RuleBook, RuleSetId, UnknownRuleSetError, find_rule_set, rule_book
from scorekeeper.rules.loader import has_path
from scorekeeper.ui.state import component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    Handler,
    choice,
    choices,
    heading,
    icon_button,
    remark,
    tappable,
)
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, padded, page
from scorekeeper.ui.widgets.rule_sets import listed, no_rule_set, rule_set_rows
from scorekeeper.ui.widgets.text import SENTENCE, text


@component
def CompareWithScreen() -> Any:
    """All rule sets but the one that the address names."""
    state, params = use_state(), ft.use_route_params()
    words, route = state.words, f"/rules/{params['id']}/compare"
    try:
        here = find_rule_set(params["id"])
    except UnknownRuleSetError:
        return no_rule_set(words, params["id"])

    def back() -> None:
        go(f"/rules/{here}")

    def chosen(other: RuleSetId) -> None:
        go(f"/rules/{here}/compare/{other}")

    name = rule_set_name(words, rule_book(here).identity)
    bar = app_bar(
        words.text("compare"),
        words.text("compare-with-which", name=name),
        on_back=back,
        back_label=words.text("rules-back"),
    )
    rows = rule_set_rows(words, chosen, fits=lambda other: other != here)
    return cover(route, page(bar, listed(rows)), back)


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


@component
def ComparedScreen() -> Any:
    """Both rule sets that the address names."""
    state, params = use_state(), ft.use_route_params()
    route = f"/rules/{params['id']}/compare/{params['other']}"
    try:
        here, there = find_rule_set(params["id"]), find_rule_set(params["other"])
    except UnknownRuleSetError as error:
        return no_rule_set(state.words, error.name)

    def back() -> None:
        go(f"/rules/{here}/compare")

    body = Comparing(here, there, key=f"{here}/{there}")
    return cover(route, page(_bar(state.words, here, there, back), body), back)


@component
def Comparing(here: RuleSetId, there: RuleSetId) -> Any:
    """What is compared, and how much of it is shown."""
    state = use_state()
    books = Books(rule_book(here), rule_book(there))
    sections = ft.use_memo(lambda: compared_sections(books.here, books.there), [here, there])
    is_all, show_all = ft.use_state(False)
    shown = tuple(s.rules if is_all else s.differences for s in sections)
    head = [padded(names_row(state.words, books))] if state.layout.is_wide else []
    return ft.Column(
        [
            padded(_how_much(state.words, sections, is_all, show_all)),
            *head,
            Rules(books, tuple(zip([s.name for s in sections], shown, strict=True)), key=is_all),
        ],
        spacing=8,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@component
def Rules(books: Books, sections: tuple[tuple[str, tuple[ToldRule, ...]], ...]) -> Any:
    """The rules of each section under its heading, of which one shows all its sources."""
    words = use_state().words
    opened, open_rule = ft.use_state("")
    rows: list[ft.Control] = []
    for name, rules in sections:
        if rules:
            title = heading(section_name(words, name))
            rows.append(ft.Container(title, padding=ft.Padding.only(top=10, left=4)))
        rows += [
            SideBySide(
                books,
                told,
                is_open=told.path == opened,
                on_tap=lambda path: open_rule("" if path == opened else path),
                key=told.path,
            )
            for told in rules
        ]
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    same = remark(words.text("compare-same"), name="same")
    return ft.ListView(rows or [same], expand=True, spacing=6, padding=padding)


def _how_much(
    words: Words,
    sections: tuple[ComparedSection, ...],
    is_all: bool,  # noqa: FBT001
    show_all: Callable[[bool], None],
) -> ft.Control:
    """Only what is not the same, or everything; each with its number."""
    count = sum(len(section.differences) for section in sections)
    every = sum(len(section.rules) for section in sections)
    told = {
        "differences": (words.text("compare-differences", count=count), False),
        "all": (words.text("compare-all", count=every), True),
    }
    return choices(
        [
            choice(label, lambda _, one=one: show_all(one), name=name, selected=is_all is one)
            for name, (label, one) in told.items()
        ]
    )


def _bar(words: Words, here: RuleSetId, there: RuleSetId, back: Handler) -> ft.Container:
    names = [rule_set_name(words, rule_book(one).identity) for one in (here, there)]
    swap = icon_button(
        ft.Icons.SWAP_HORIZ,
        words.text("compare-swap"),
        lambda: go(f"/rules/{there}/compare/{here}"),
        name="swap",
    )
    return app_bar(
        words.text("compare"),
        words.text("compare-names", here=names[0], there=names[1]),
        on_back=back,
        back_label=words.text("rules-back"),
        actions=[swap],
    )
