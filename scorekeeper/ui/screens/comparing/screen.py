"""The differences of two rule sets, or everything that they say, section by section."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.rules import RuleSetId, UnknownRuleSetError, find_rule_set, rule_book
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import choice, choices, heading, remark
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, cover, padded, page
from scorekeeper.ui.components.tap import Handler, icon_button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.comparing.side_by_side import Books, SideBySide, names_row
from scorekeeper.ui.screens.nowhere import NoRuleSetScreen
from scorekeeper.words import Words
from scorekeeper.words.comparing import ComparedSection, ToldRule, compared_sections
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.rules import section_name


@component
def ComparedScreen() -> Any:
    """Both rule sets that the address names."""
    state, params = use_state(), ft.use_route_params()
    route = f"/rules/{params['id']}/compare/{params['other']}"
    try:
        here, there = find_rule_set(params["id"]), find_rule_set(params["other"])
    except UnknownRuleSetError as error:
        return NoRuleSetScreen(error.name)

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
