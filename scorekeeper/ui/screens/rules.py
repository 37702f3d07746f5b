"""The rules browser: a rule set as a rule book tells it.

book       the sections of one rule set, opened one by one or searched
rule_row   one rule: name, value, standing, and where it comes from
"""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import (
    Rule,
    Section,
    Standing,
    dispute_value,
    facts,
    note,
    paths_alike,
    proposed,
    reference,
    rule_name,
    rule_set_name,
    rule_value,
    says,
    section_name,
    sections,
    special,
    standing_reason,
)
from scorekeeper.rules import (
    RuleBook,
    RuleSetError,
    RuleSetId,
    UnknownRuleSetError,
    broken_rule_files,
    find_rule_set,
    rule_book,
)
from scorekeeper.rules.loader import Citation, Dispute
from scorekeeper.typed import Complaint
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    card,
    complaint,
    heading,
    remark,
    tappable,
)
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, page
from scorekeeper.ui.widgets.proposals import ProposalsCard
from scorekeeper.ui.widgets.rule_sets import listed, no_rule_set, rule_set_rows
from scorekeeper.ui.widgets.text import SENTENCE, text

C = ft.Colors
MUTED = C.ON_SURFACE_VARIANT
SHORT = 16
"""Letters of a value that stands beside its name; a longer one stands below it."""
LOOKS: dict[Standing, tuple[ft.IconData, ft.ColorValue, ft.ColorValue]] = {
    "document": (ft.Icons.DESCRIPTION_OUTLINED, C.PRIMARY_CONTAINER, C.ON_PRIMARY_CONTAINER),
    "outside": (ft.Icons.PUBLIC, C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    "inherited": (ft.Icons.SUBDIRECTORY_ARROW_RIGHT, C.SURFACE_CONTAINER_HIGHEST, C.ON_SURFACE),
    "disputed": (ft.Icons.FORUM_OUTLINED, C.SECONDARY_FIXED, C.ON_SECONDARY_FIXED),
    "proposed": (ft.Icons.LIGHTBULB_OUTLINE, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}


@component
def RuleRow(book: RuleBook, rule: Rule, *, is_open: bool, on_tap: Callable[[str], None]) -> Any:
    """The row; a tap shows or hides where the rule comes from."""
    words = use_state().words
    name, value = rule_name(words, rule.path), rule_value(words, rule.path, rule.value)
    standings = ", ".join(words.text(f"standing-{one}") for one in rule.standings)
    row = tappable(
        ft.Column(
            [*_told(name, value), _badges(words, rule.standings)],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        f"{name}: {value}. {standings}".replace("\n", "; "),
        lambda: on_tap(rule.path),
        name=f"rule-{rule.path}",
        selected=is_open,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
    )
    return ft.Column(
        [row, *([_sources(words, book, rule)] if is_open else [])],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def badge(words: Words, standing: Standing) -> ft.Control:
    """How well a value is known: an icon and a word on a fill."""
    icon, ground, ink = LOOKS[standing]
    said = text(words.text(f"standing-{standing}"), 12, Face.MEDIUM, ink)
    return ft.Container(
        ft.Row([ft.Icon(icon, size=14, color=ink), said], spacing=4, tight=True),
        bgcolor=ground,
        border_radius=8,
        padding=ft.Padding.symmetric(vertical=2, horizontal=6),
    )


def _told(name: str, value: str) -> list[ft.Control]:
    """Name and value side by side where the value is short."""
    title = text(name, 15, line=SENTENCE)
    if len(value) > SHORT:
        return [title, text(value, 16, Face.BOLD, line=SENTENCE)]
    shown = text(value, 16, Face.BOLD, text_align=ft.TextAlign.RIGHT)
    return [ft.Row([ft.Container(title, expand=True), shown], spacing=12)]


def _badges(words: Words, standings: tuple[Standing, ...]) -> ft.Row:
    return ft.Row([badge(words, one) for one in standings], wrap=True, spacing=6, run_spacing=4)


def _sources(words: Words, book: RuleBook, rule: Rule) -> ft.Control:
    """Why the value stands there, who says so, and what others say."""
    said: list[ft.Control] = []
    for citation in rule.citations:
        said += _citation(words, book, rule, citation)
    if rule.disputes:
        said.append(text(words.text("rules-others-say"), 14, Face.BOLD))
        said += [_dispute(words, rule, dispute) for dispute in rule.disputes]
    said.append(text(rule.path, 13, color=MUTED))
    return ft.Semantics(
        identifier=f"sources-{rule.path}",
        container=True,
        content=ft.Container(
            ft.Column(said, spacing=6, tight=True),
            bgcolor=C.SURFACE_CONTAINER_HIGH,
            border_radius=12,
            padding=12,
            margin=ft.Margin.only(left=14, right=14, bottom=12),
        ),
    )


def _citation(words: Words, book: RuleBook, rule: Rule, citation: Citation) -> list[ft.Control]:
    """Reason, references and note of one citation, under a title where there are several."""
    parts: list[ft.Control] = []
    if len(rule.citations) > 1 and citation.path.startswith(f"{rule.path}."):
        names = (rule_name(words, path) for path in paths_alike(book, rule, citation))
        parts.append(text("; ".join(names), 14, Face.BOLD))
    parts.append(text(standing_reason(words, book, citation), 14, Face.MEDIUM, line=SENTENCE))
    if citation.status != "proposed":
        parts += [_bullet(reference(words, ref)) for ref in citation.refs]
    if citation.note:
        parts.append(text(note(citation.note), 14, line=SENTENCE))
    return parts


def _dispute(words: Words, rule: Rule, dispute: Dispute) -> ft.Control:
    value = dispute_value(words, dispute, rule.path)
    remark = note(dispute.note)
    told = (
        words.text("rules-says", value=value, note=remark) if value and remark else value or remark
    )
    return ft.Column(
        [
            text(told, 14, Face.MEDIUM, line=SENTENCE),
            *(_bullet(reference(words, ref)) for ref in dispute.refs),
        ],
        spacing=2,
        tight=True,
    )


def _bullet(said: str) -> ft.Control:
    return ft.Row(
        [
            text("→", 14, color=MUTED),
            ft.Container(text(said, 14, color=MUTED, line=SENTENCE), expand=True),
        ],
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


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


def broken_files(words: Words, errors: Sequence[RuleSetError]) -> list[ft.Control]:
    """A card for all of them; nothing where every file can be used."""
    if not errors:
        return []
    parts = [
        ft.Semantics(identifier=f"broken-{place}", container=True, content=_file(words, error))
        for place, error in enumerate(errors)
    ]
    title = words.text("house-broken-files")
    return [card(heading(title), remark(words.text("house-broken-files-why")), *parts)]


def _file(words: Words, error: RuleSetError) -> ft.Control:
    """The name of a file, and all that is wrong with it."""
    wrong = [places(words, one) for one in error.complaints]
    return ft.Column([complaint(error.file), *wrong], spacing=6, tight=True)


def places(words: Words, wrong: Complaint) -> ft.Control:
    """The place in a file, and what would be right there."""
    where = wrong.path or words.text("house-bring-whole")
    return ft.Column(
        [
            text(where, 14, Face.MEDIUM, line=SENTENCE),
            text(wrong.expected, 15, line=SENTENCE),
        ],
        spacing=0,
        tight=True,
    )


ROUTE = "/rules"
LIST_WIDTH = 380


@component
def RuleSetsScreen() -> Any:
    """The list, and on a wide screen the first step into a rule set beside it."""
    state = use_state()
    chosen = state.match.match.ruleset if state.match is not None else None
    if state.layout.is_wide and chosen is not None:
        return RulesPanes(chosen)
    return cover(ROUTE, page(_bar(), RuleSetList(None)), _back)


@component
def RulesPanes(chosen: RuleSetId) -> Any:
    """The list on the left, the chosen rule set on the right."""
    words = use_state().words
    title, origin = book_title(words, chosen)
    right = page(app_bar(title, origin), Book(rule_book(chosen), key=chosen))
    left = page(_bar(), RuleSetList(chosen))
    left.expand, left.width = None, LIST_WIDTH
    panes = ft.Row(
        [left, right],
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return cover(ROUTE, panes, _back)


@component
def RuleSetList(chosen: RuleSetId | None) -> Any:
    """Every rule set with what makes it special."""
    words = use_state().words
    broken = ft.use_memo(broken_rule_files, [])
    rows = rule_set_rows(words, lambda set_id: go(f"/rules/{set_id}"), chosen=chosen)
    return listed([*broken_files(words, broken), *rows])


def _bar() -> ft.Container:
    words = use_state().words
    return app_bar(words.text("rules-title"), on_back=_back, back_label=words.text("rules-back"))


def _back() -> None:
    go("/more")


@component
def RuleSetScreen() -> Any:
    """The rule set that the address names; on a wide screen the list stands beside it."""
    state = use_state()
    words, named = state.words, ft.use_route_params()["id"]
    route = f"/rules/{named}"
    try:
        set_id = find_rule_set(named)
    except UnknownRuleSetError:
        return no_rule_set(words, named)
    if state.layout.is_wide:
        return RulesPanes(set_id)
    title, origin = book_title(words, set_id)
    bar = app_bar(title, origin, on_back=_rule_set_back, back_label=words.text("rules-back"))
    return cover(route, page(bar, Book(rule_book(set_id), key=set_id)), _rule_set_back)


def _rule_set_back() -> None:
    go("/rules")
