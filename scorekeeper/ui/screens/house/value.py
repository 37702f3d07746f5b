"""One value of house rules: what it is in the rule set, what the table plays, and why."""

from functools import partial
from typing import Any

import flet as ft

from scorekeeper.rules import RuleBook, rule_book
from scorekeeper.rules.house import ProfileUid
from scorekeeper.rules.house_values import rules_about, tree_with, with_own_value, with_value_at
from scorekeeper.rules.tree import has_path, value_at
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, heading, remark
from scorekeeper.ui.components.number_pad import use_number_pad
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.house.browsing import FROM_VALUES
from scorekeeper.ui.screens.house.costs import costs_in
from scorekeeper.ui.screens.house.editing import Edited, edited
from scorekeeper.ui.screens.house.editors import Kit, editor
from scorekeeper.ui.screens.house.opened import Panes, opened
from scorekeeper.ui.screens.house.others import others_card
from scorekeeper.ui.screens.house.panes import address, listed, no_such_rule, pane
from scorekeeper.ui.screens.house.reason import Reason
from scorekeeper.ui.screens.house.screen import HousePane, change_house
from scorekeeper.ui.screens.house.status import saved_line, status, told_path
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.rules import sections


@component
def ValueScreen() -> Any:
    """The value that the address names; beside it what is played otherwise."""
    path, is_from_values = ft.use_route_params()["path"], _is_from_values()
    state = use_state()

    def draw(uid: ProfileUid, now: Edited) -> Panes:
        book = rule_book(now.house.base)
        told = told_path(book, path) if has_path(book.tree, path) else None
        section = _section_of(book, told) if told and is_from_values else None
        back = partial(go, address(uid, "values", section) if section else address(uid))
        if told is None:
            return no_such_rule(state, now.house.name, back), back, None
        value = ValuePane(uid, told, back, key=f"value-{uid}-{told}")
        return value, back, HousePane(uid, beside=True, key=uid)

    return opened(state, f"/value/{path}", draw)


@component
def ValuePane(uid: ProfileUid, path: str, on_back: Any) -> Any:
    """The value of the rule set, the editor of the table's own, and the way back to it."""
    state = use_state()
    words, now, ask = state.words, edited(state, uid), use_number_pad(state)
    house, book = now.house, rule_book(now.house.base)
    value, is_changed = value_at(tree_with(house), path), bool(rules_about(house, path))

    def change(update: Any) -> None:
        change_house(
            state,
            uid,
            lambda one: with_value_at(one, path, update(value_at(tree_with(one), path))),
        )

    kit = Kit(
        words=words,
        ask=ask,
        base=book.tree,
        wrong=now.wrong,
        costs=costs_in(book.tree, path, value),
    )
    reset = button(
        words.text("house-reset-one"),
        lambda: change_house(state, uid, lambda one: with_own_value(one, path)),
        icon=ft.Icons.UNDO,
        name="reset",
    )
    parts: list[ft.Control] = [
        saved_line(state, now),
        *_own(words, book, path),
        card(heading(words.text("house-we-play")), *editor(kit, path, value, change)),
        *([reset, Reason(uid, path, key=f"reason-{path}")] if is_changed else []),
        *status(state, uid, now, book),
        *others_card(words, book, path, partial(_take, state, uid)),
    ]
    return pane(state, rule_name(words, path), house.name, listed(parts), on_back)


def _take(state: Any, uid: ProfileUid, path: str, value: Any, refs: tuple[str, ...]) -> None:
    """Play what another source says."""
    change_house(state, uid, lambda house: with_value_at(house, path, value, refs=refs))


def _own(words: Words, book: RuleBook, path: str) -> list[ft.Control]:
    said = rule_value(words, path, value_at(book.tree, path))
    shown = card(
        heading(rule_name(words, path)),  # the title above may be cut off
        remark(words.text("house-in-base", base=rule_set_name(words, book.identity))),
        text(said, 17, Face.BOLD, line=SENTENCE),
        spacing=2,
    )
    return [ft.Semantics(identifier="own-value", container=True, content=shown)]


def _section_of(book: RuleBook, path: str) -> str | None:
    every = ((one.name, rule.path) for one in sections(book) for rule in one.rules)
    return next((name for name, told in every if told == path), None)


def _is_from_values() -> bool:
    return bool(ft.context.page.route.endswith(FROM_VALUES))
