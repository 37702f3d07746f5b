"""Two rule sets side by side: the differences, or everything, section by section."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n import rules as rule_words
from scorekeeper.i18n.rules import RulePair
from scorekeeper.rules import RuleBook, RuleSetId, UnknownRuleSetError, find_rule_set, rule_book
from scorekeeper.rules.loader import has_path
from scorekeeper.ui.state import component, go, use_state
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets.buttons import choice, choices, heading, icon_button, remark, tappable
from scorekeeper.ui.widgets.page import app_bar, cover, padded, page
from scorekeeper.ui.widgets.rule_sets import listed, no_rule_set, rule_set_rows

C = ft.Colors
NAME_SHARE, VALUE_SHARE = 2, 3
"""Parts of the width of a wide row: the rule's name, and each of its two values."""


@component
def CompareWithScreen() -> Any:
    """All rule sets but the one that the address names."""
    words, named = use_state().words, ft.use_route_params()["id"]
    try:
        here = find_rule_set(named)
    except UnknownRuleSetError:
        return no_rule_set(words, named)
    back = partial(go, f"/rules/{here}")
    name = words.rule_set_name(rule_book(here).identity)
    bar = app_bar(
        words.text("compare"),
        words.text("compare-with-which", name=name),
        on_back=back,
        back_label=words.text("rules-back"),
    )
    rows = rule_set_rows(
        words,
        lambda other: go(f"/rules/{here}/compare/{other}"),
        fits=lambda other: other != here,
    )
    return cover(f"/rules/{named}/compare", page(bar, listed(rows)), back)


@component
def ComparedScreen() -> Any:
    """Both rule sets that the address names."""
    words, params = use_state().words, ft.use_route_params()
    try:
        here, there = find_rule_set(params["id"]), find_rule_set(params["other"])
    except UnknownRuleSetError as error:
        return no_rule_set(words, error.name)
    back = partial(go, f"/rules/{here}/compare")
    names = [words.rule_set_name(rule_book(rule_set).identity) for rule_set in (here, there)]
    swap = icon_button(
        ft.Icons.SWAP_HORIZ,
        words.text("compare-swap"),
        partial(go, f"/rules/{there}/compare/{here}"),
        name="swap",
    )
    bar = app_bar(
        words.text("compare"),
        words.text("compare-names", here=names[0], there=names[1]),
        on_back=back,
        back_label=words.text("rules-back"),
        actions=[swap],
    )
    route = f"/rules/{params['id']}/compare/{params['other']}"
    return cover(route, page(bar, Comparing(here, there, key=f"{here}/{there}")), back)


@component
def Comparing(here: RuleSetId, there: RuleSetId) -> Any:
    """The chips for how much is shown, and the rules of which one shows all its sources."""
    state = use_state()
    words, books = state.words, (rule_book(here), rule_book(there))
    sections = ft.use_memo(lambda: rule_words.compared_sections(*books), [here, there])
    is_all, show_all = ft.use_state(False)
    opened, open_rule = ft.use_state("")
    count = sum(len(section.differences) for section in sections)
    every = sum(len(section.rules) for section in sections)
    ways = [
        ("differences", words.text("compare-differences", count=count), False),
        ("all", words.text("compare-all", count=every), True),
    ]
    chips = [
        choice(label, partial(show_all, way), name=name, selected=is_all is way)
        for name, label, way in ways
    ]
    rows: list[ft.Control] = []
    for section in sections:
        rules = section.rules if is_all else section.differences
        if rules:
            title = heading(rule_words.section_name(words, section.name))
            rows.append(ft.Container(title, padding=ft.Padding.only(top=10, left=4)))
        rows += [
            ComparedRule(books, rule, is_open=rule.path == opened, on_tap=open_rule, key=rule.path)
            for rule in rules
        ]
    parts: list[ft.Control] = [padded(choices(chips))]
    if state.layout.is_wide:
        names = [words.rule_set_name(book.identity) for book in books]
        titles = [ft.Container(text(name, 17, Face.BOLD), expand=VALUE_SHARE) for name in names]
        head = ft.Row([ft.Container(expand=NAME_SHARE), *titles], spacing=16)
        parts.append(ft.Container(head, padding=ft.Padding.symmetric(horizontal=26)))
    parts.append(listed(rows or [remark(words.text("compare-same"), name="same")]))
    return ft.Column(
        parts, spacing=8, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


@component
def ComparedRule(
    books: tuple[RuleBook, RuleBook],
    rule: RulePair,
    *,
    is_open: bool,
    on_tap: Callable[[str], None],
) -> Any:
    """The rule with both values; a tap shows or hides every source.

    Where there is one column, what is the same is told once.
    """
    state = use_state()
    words, is_wide = state.words, state.layout.is_wide
    name, labels, columns = rule_words.rule_name(words, rule.path), list[str](), list[ft.Control]()
    for book, raw in zip(books, (rule.here, rule.there), strict=True):
        value, sources = _said(words, book, rule.path, raw, in_full=is_open)
        owner = words.rule_set_name(book.identity)
        lines: list[ft.Control] = [text(value, 16, Face.BOLD, line=SENTENCE)]
        lines += [text(s, 13, color=C.ON_SURFACE_VARIANT, line=SENTENCE) for s in sources]
        if not is_wide:
            is_both = not rule.differs
            owner = words.text("compare-both") if is_both else owner
            lines.insert(0, text(owner, 13, Face.MEDIUM, C.PRIMARY))
        labels.append(f"{owner}: {value}")
        columns.append(
            ft.Column(lines, spacing=2, tight=True, expand=VALUE_SHARE if is_wide else None)
        )
    title = text(name, 15 if is_wide else 16, Face.MEDIUM, line=SENTENCE)
    if is_wide:
        content: ft.Control = ft.Row(
            [ft.Container(title, expand=NAME_SHARE), *columns],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    else:
        count = 2 if rule.differs else 1
        labels, content = (
            labels[:count],
            ft.Column([title, *columns[:count]], spacing=6, tight=True),
        )
    return tappable(
        content,
        f"{name}. {'; '.join(labels)}".replace("\n", ", "),
        lambda: on_tap("" if is_open else rule.path),
        name=f"rule-{rule.path}",
        selected=is_open,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOW if rule.differs else C.SURFACE,
    )


def _said(
    words: Words, book: RuleBook, path: str, value: Any, *, in_full: bool
) -> tuple[str, list[str]]:
    """The value in one rule set, and its sources: in full, or the first and how many there are."""
    if not has_path(book.tree, path):
        return words.text("value-absent"), []
    citations = rule_words.rule_at(book, path).citations
    reasons = [rule_words.standing_reason(words, book, citation) for citation in citations]
    refs = (ref for citation in citations if citation.status != "proposed" for ref in citation.refs)
    sources = list(dict.fromkeys(rule_words.reference(words, ref) for ref in refs))
    lines = reasons[:1]
    if in_full:
        lines = [*dict.fromkeys(reasons), *sources]
    elif sources:
        lines = [words.text("breakdown-sources", first=sources[0], count=len(sources))]
    return rule_words.rule_value(words, path, value), lines
