"""A rule set section by section; a tap opens one, a search looks through all."""

from typing import Any

import flet as ft

from scorekeeper.rules import RuleBook, RuleSetId, rule_book
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.page import SIDE_PADDING
from scorekeeper.ui.components.tap import Handler, button, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.confirming import ProposalsCard
from scorekeeper.ui.screens.rules.rule_row import RuleRow
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_sets import facts, rule_set_name, special
from scorekeeper.words.rules import Rule, Section, proposed, says, section_name, sections

C = ft.Colors
FEW = 4
"""Proposals that are named one by one; more are counted."""


LEAST_LETTERS, MOST_FOUND = 2, 25
"""Letters that make a search, and rules shown for it: nobody reads more."""


@component
def Book(book: RuleBook) -> Any:
    """What is special, what is only proposed, then all sections, or the rules looked for."""
    words = use_state().words
    told = ft.use_memo(lambda: sections(book), [book.identity.id])
    wanted, look_for = ft.use_state("")
    search = NameField(words.text("rules-search"), wanted, look_for, name="search")
    parts: list[ft.Control] = [*_introduction(words, book, told), search]
    if len(wanted.strip()) >= LEAST_LETTERS:
        found = tuple(r for one in told for r in one.rules if says(words, r, wanted.strip()))
        parts.append(remark(words.text("rules-found", count=len(found)), name="found"))
        parts.append(Rules(book, found[:MOST_FOUND], key="found"))
    else:
        parts += [SectionCard(book, section, key=section.name) for section in told]
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(parts, expand=True, spacing=8, padding=padding)


@component
def SectionCard(book: RuleBook, section: Section) -> Any:
    """One section: its heading, and its rules once it was tapped."""
    state = use_state()
    is_open, set_open = ft.use_state(False)
    head = _section_row(state, section, is_open=is_open, on_tap=lambda: set_open(not is_open))
    if not is_open:
        return _ground([head])
    return _ground([head, _line(), Rules(book, section.rules)])


@component
def Rules(book: RuleBook, rules: tuple[Rule, ...]) -> Any:
    """Rules below each other, of which one shows its sources."""
    shown, show = ft.use_state("")
    rows: list[ft.Control] = []
    for rule in rules:
        rows += [_line()] * bool(rows)
        rows.append(
            RuleRow(
                book,
                rule,
                is_open=rule.path == shown,
                on_tap=lambda path: show("" if path == shown else path),
                key=rule.path,
            )
        )
    return _ground(rows)


def book_title(words: Words, set_id: RuleSetId) -> tuple[str, str]:
    """A rule set's name, and where it comes from."""
    identity = rule_book(set_id).identity
    origin = words.text(f"rules-origin-{identity.origin}")
    return rule_set_name(words, identity), words.text(
        "rules-edition", origin=origin, edition=identity.edition
    )


def _introduction(words: Words, book: RuleBook, told: tuple[Section, ...]) -> list[ft.Control]:
    line, numbers = special(words, book), facts(words, book.rules)
    said: list[ft.Control] = [
        text(one, 15, line=SENTENCE) for one in dict.fromkeys([line, numbers])
    ]
    if book.identity.parent is not None:
        above = rule_set_name(words, rule_book(book.identity.parent.rule_set).identity)
        said.append(remark(words.text("rules-inherits", **{"from": above})))
    if suggestions := proposed(book):
        every = sum(len(section.rules) for section in told)
        said.append(ProposalsCard(book, _proposals(words, suggestions, every)))
    said.append(
        button(
            words.text("house-play-our-way"),
            lambda: go(f"/house-new/{book.identity.id}"),
            icon=ft.Icons.RULE,
            name="make-house",
        )
    )
    compare = words.text("compare-with")
    said.append(
        button(
            compare,
            lambda: go(f"/rules/{book.identity.id}/compare"),
            icon=ft.Icons.COMPARE_ARROWS,
            name="compare",
        )
    )
    return said


def _proposals(words: Words, suggestions: tuple[Rule, ...], every: int) -> str:
    """What no source gives, for the table to agree on."""
    count = len(suggestions)
    if count > FEW:
        return words.text("rules-proposed-many", count=count, all=every)
    what = ", ".join(rule_name(words, rule.path) for rule in suggestions)
    return words.text("rules-proposed", count=count, what=what)


def _section_row(state: State, section: Section, *, is_open: bool, on_tap: Handler) -> ft.Control:
    """The heading of a section, and how many rules it has: below it in large text."""
    words = state.words
    name = section_name(words, section.name)
    counted = words.text("rules-count", count=len(section.rules))
    count = text(counted, 13, color=C.ON_SURFACE_VARIANT)
    title: list[ft.Control] = [text(name, 17, Face.BOLD)]
    beside: list[ft.Control] = [count]
    if state.layout.has_large_text:
        title, beside = [*title, count], []
    icon = ft.Icon(ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE)
    return tappable(
        ft.Row([ft.Column(title, spacing=0, expand=True), *beside, icon], spacing=10),
        f"{name}, {counted}",
        on_tap,
        name=f"section-{section.name}",
        selected=is_open,
        padding=14,
    )


def _line() -> ft.Container:
    return ft.Container(height=1, bgcolor=C.OUTLINE_VARIANT)


def _ground(rows: list[ft.Control]) -> ft.Container:
    """Rows on one ground."""
    return ft.Container(
        ft.Column(
            rows,
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=16,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )
