"""The card at the top of a rule set: what rests on no source, and whether the table has agreed."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import day
from scorekeeper.i18n.rules import Section, rule_name, rule_value, section_name, sections
from scorekeeper.rules import RuleBook, RuleSetId, overlaid, rule_book
from scorekeeper.rules.loader import value_at
from scorekeeper.rules.switches import unconfirmed
from scorekeeper.services import Session
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import button, complaint, heading, tappable
from scorekeeper.ui.widgets.dialogs import bottom_sheet
from scorekeeper.ui.widgets.text import SENTENCE, text

Changes = Mapping[str, Any]
"""House rules: path to value."""


@dataclass(frozen=True, slots=True)
class OpenValue:
    """One rule that rests on no source, in words."""

    path: str
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class OpenSection:
    """The open values of one section of a rule book."""

    heading: str
    values: tuple[OpenValue, ...]


def is_open(session: Session, ruleset: RuleSetId, changes: Changes) -> bool:
    """Return True if something about a rule set is still to be agreed on."""
    return bool(_open_paths(ruleset, *_as_text(session, ruleset, changes)))


def open_values(
    words: Words, session: Session, ruleset: RuleSetId, changes: Changes
) -> tuple[OpenSection, ...]:
    """Return what is to be agreed on, section by section, with the values that are in force."""
    return _open_sections(words, ruleset, *_as_text(session, ruleset, changes))


def _as_text(session: Session, ruleset: RuleSetId, changes: Changes) -> tuple[str, str]:
    """Return house rules and what was confirmed as JSON, by which answers are remembered."""
    confirmed = {one.path: one.value for one in session.confirmations.of(ruleset)}
    return json.dumps(dict(changes), default=list), json.dumps(confirmed, default=list)


@lru_cache(maxsize=64)
def _open_paths(ruleset: RuleSetId, changes: str, confirmed: str) -> tuple[str, ...]:
    return unconfirmed(rule_book(ruleset), json.loads(confirmed), json.loads(changes))


@lru_cache(maxsize=64)
def _open_sections(
    words: Words, ruleset: RuleSetId, changes: str, confirmed: str
) -> tuple[OpenSection, ...]:
    paths, book = _open_paths(ruleset, changes, confirmed), rule_book(ruleset)
    tree, _ = overlaid(book.tree, json.loads(changes), book.identity.id)
    found = (
        OpenSection(
            section_name(words, section.name),
            tuple(
                OpenValue(path, rule_name(words, path), rule_value(words, path, value))
                for path in _told(section, paths)
                for value in (value_at(tree, path),)
            ),
        )
        for section in sections(book)
    )
    return tuple(section for section in found if section.values)


def _told(section: Section, paths: tuple[str, ...]) -> Iterator[str]:
    """The paths under which a section tells them: some are told with what belongs to them."""
    for rule in section.rules:
        if any(_overlap(rule.path, path) for path in paths):
            yield rule.path


def _overlap(one: str, other: str) -> bool:
    return f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")


C = ft.Colors
EDGE = 20


def proposals_sheet(
    state: State,
    ruleset: RuleSetId,
    changes: Changes,
    close: Callable[[], None],
    *,
    leads_on: bool = True,
) -> ft.BottomSheet:
    """Why it is asked, the button that agrees, and every open value below it.

    `leads_on`: whether there is a way from here to house rules that change some of it.
    """
    words = state.words
    told = open_values(words, state.session, ruleset, changes)

    async def agree() -> None:
        confirm = state.session.confirmations.confirm
        await state.saving(confirm, ruleset, changes, by=state.device)
        state.confirmed += 1
        if state.failure is None:
            close()

    def change() -> None:
        close()
        go(f"/house-new/{ruleset}")

    wrong = [complaint(state.failure, name="not-confirmed")] if state.failure else []
    parts: list[ft.Control] = [
        text(words.text("confirm-why"), 16, line=SENTENCE),
        *wrong,
        button(words.text("confirm-agree"), agree, name="agree", filled=True, icon=ft.Icons.CHECK),
        *([button(words.text("confirm-change"), change, name="change")] if leads_on else []),
        *_rows(told),
    ]
    shown = [
        ft.Container(part, padding=ft.Padding.only(left=EDGE, right=EDGE, bottom=10))
        for part in parts
    ]
    count = sum(len(section.values) for section in told)
    return bottom_sheet(state, words.text("confirm-title", count=count), shown, close)


def _rows(told: Sequence[OpenSection]) -> Iterator[ft.Control]:
    for section in told:
        yield ft.Container(heading(section.heading), padding=ft.Padding.only(top=8))
        for value in section.values:
            yield _row(value)


def _row(value: OpenValue) -> ft.Semantics:
    shown = ft.Column(
        [
            text(value.name, 15, line=SENTENCE),
            text(value.value, 16, Face.BOLD, line=SENTENCE),
        ],
        spacing=2,
        tight=True,
    )
    return ft.Semantics(identifier=f"open-{value.path}", container=True, content=shown)


@component
def ProposalsCard(book: RuleBook, told: str) -> Any:
    """What is only proposed, as `told`, with the way to agree on it, or when that was done."""
    state, ruleset = use_state(), book.identity.id
    is_shown, show = ft.use_state(False)
    asks = is_open(state.session, ruleset, {})

    def close() -> None:
        show(False)

    ft.use_dialog(proposals_sheet(state, ruleset, {}, close) if is_shown and asks else None)
    parts: list[ft.Control] = [text(told, 15, color=C.ON_SURFACE, line=SENTENCE)]
    if asks:
        look = state.words.text("confirm-look")
        parts.append(button(look, lambda: show(True), name="proposals", icon=ft.Icons.CHECKLIST))
    else:
        parts.append(_agreed(state, book))
    return ft.Semantics(
        identifier="proposed",
        container=True,
        content=ft.Container(
            ft.Column(
                parts,
                spacing=8,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            border=ft.Border.all(1, C.ERROR if asks else C.OUTLINE),
            border_radius=16,
            padding=12,
        ),
    )


def _agreed(state: State, book: RuleBook) -> ft.Control:
    """When the table agreed: the last time that something was confirmed."""
    known = state.session.confirmations.of(book.identity.id)
    latest = max((one.at for one in known), default=None)
    said = state.words.text("confirm-done", day=day(state.words, latest))
    icon = ft.Icon(ft.Icons.CHECK_CIRCLE_OUTLINE, size=20, color=C.PRIMARY)
    return ft.Row([icon, ft.Container(text(said, 15, Face.MEDIUM), expand=True)], spacing=8)


@component
def ProposalsLine(ruleset: RuleSetId, changes: Changes, *, leads_on: bool = True) -> Any:
    """The line while something is open, and nothing once the table has agreed on it.

    `leads_on`: whether its sheet leads to house rules, or would lose what is typed here.
    """
    state = use_state()
    is_shown, show = ft.use_state(False)
    told = open_values(state.words, state.session, ruleset, changes)

    def close() -> None:
        show(False)

    sheet = None
    if is_shown and told:
        sheet = proposals_sheet(state, ruleset, changes, close, leads_on=leads_on)
    ft.use_dialog(sheet)
    if not told:
        return ft.Container()
    said = _said(state.words, told)
    icon = ft.Icon(ft.Icons.LIGHTBULB_OUTLINE, size=20, color=C.ON_SURFACE)
    words = ft.Container(text(said, 14, color=C.ON_SURFACE, line=SENTENCE), expand=True)
    more = ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=C.ON_SURFACE)
    return tappable(
        ft.Row([icon, words, more], spacing=8),
        said,
        lambda: show(True),
        name="proposals",
        bgcolor=C.SURFACE_CONTAINER_HIGH,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
    )


def _said(words: Words, told: tuple[OpenSection, ...]) -> str:
    """What is open by its name, or how many rules are."""
    first, *others = [value.name for section in told for value in section.values]
    if others:
        return words.text("confirm-line-many", count=len(others) + 1)
    return words.text("confirm-line", what=first)
