"""Every value of the rule set in the order of a rule book, each with what the table plays."""

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.rules import HouseRules, rule_book
from scorekeeper.rules.house import ProfileUid
from scorekeeper.rules.house_values import tree_with
from scorekeeper.rules.tree import value_at
from scorekeeper.rules.values import same_value
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import opening_row, remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.house.editing import Edited, edited
from scorekeeper.ui.screens.house.opened import Panes, opened
from scorekeeper.ui.screens.house.panes import address, listed, no_such_rule, pane
from scorekeeper.ui.screens.house.screen import HousePane
from scorekeeper.ui.screens.house.status import standing
from scorekeeper.ui.screens.rules.book import LEAST_LETTERS, MOST_FOUND
from scorekeeper.words import Words
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.rules import Rule, Section, says, section_name, sections

FROM_VALUES = "?from=values"


@component
def ValuesScreen() -> Any:
    """The sections of the rule book; beside them what is played otherwise."""

    def draw(uid: ProfileUid, _: Edited) -> Panes:
        back = partial(go, address(uid))
        return ValuesPane(uid, key=f"values-{uid}"), back, HousePane(uid, beside=True, key=uid)

    return opened(use_state(), "/values", draw)


@component
def SectionScreen() -> Any:
    """The rules of the section that the address names."""
    name = ft.use_route_params()["section"]

    state = use_state()

    def draw(uid: ProfileUid, now: Edited) -> Panes:
        back, beside = partial(go, address(uid, "values")), HousePane(uid, beside=True, key=uid)
        if name not in {one.name for one in sections(rule_book(now.house.base))}:
            return no_such_rule(state, now.house.name, back), back, beside
        return SectionPane(uid, name, key=f"section-{uid}-{name}"), back, beside

    return opened(state, f"/values/{name}", draw)


@component
def ValuesPane(uid: ProfileUid) -> Any:
    """A search over all rules, and the sections."""
    state = use_state()
    words, now = state.words, edited(state, uid)
    book = rule_book(now.house.base)
    wanted, look_for = ft.use_state("")
    told = _as_played(now.house)
    parts: list[ft.Control] = [
        *standing(state, uid, now, book),
        NameField(words.text("rules-search"), wanted, look_for, name="search"),
    ]
    if len(wanted.strip()) >= LEAST_LETTERS:
        found = [r for one in told for r in one.rules if says(words, r, wanted.strip())]
        parts.append(remark(words.text("rules-found", count=len(found)), name="found"))
        parts += [value_row(words, uid, now.house, rule) for rule in found[:MOST_FOUND]]
    else:
        parts += [_section_row(words, uid, now.house, one) for one in told]
    title = words.text("house-values")
    return pane(state, title, now.house.name, listed(parts), partial(go, address(uid)))


@component
def SectionPane(uid: ProfileUid, name: str) -> Any:
    """The rules of one section."""
    state = use_state()
    words, now = state.words, edited(state, uid)
    rules = [r for one in _as_played(now.house) if one.name == name for r in one.rules]
    parts = [
        *standing(state, uid, now, rule_book(now.house.base)),
        *(value_row(words, uid, now.house, rule) for rule in rules),
    ]
    back = partial(go, address(uid, "values"))
    return pane(state, section_name(words, name), now.house.name, listed(parts), back)


def value_row(words: Words, uid: ProfileUid, house: HouseRules, rule: Rule) -> ft.Control:
    """One rule with the value that is played; a tap leads to where it is changed."""
    name, value = rule_name(words, rule.path), rule_value(words, rule.path, rule.value)
    said = words.text("house-changed-value", value=value) if _is_other(house, rule) else value
    return opening_row(
        name,
        said,
        lambda: go(address(uid, "value", rule.path) + FROM_VALUES),
        name=f"value-{rule.path}",
        says=f"{name}: {said}".replace("\n", "; "),
    )


def _section_row(words: Words, uid: ProfileUid, house: HouseRules, section: Section) -> ft.Control:
    changed = sum(_is_other(house, rule) for rule in section.rules)
    counted = words.text("house-section-count", count=len(section.rules), changed=changed)
    return opening_row(
        section_name(words, section.name),
        counted,
        lambda: go(address(uid, "values", section.name)),
        name=f"section-{section.name}",
    )


def _as_played(house: HouseRules) -> tuple[Section, ...]:
    """The rule book with the table's own values in their places."""
    tree = tree_with(house)
    return tuple(
        replace(
            section,
            rules=tuple(replace(rule, value=value_at(tree, rule.path)) for rule in section.rules),
        )
        for section in sections(rule_book(house.base))
    )


def _is_other(house: HouseRules, rule: Rule) -> bool:
    return not same_value(value_at(rule_book(house.base).tree, rule.path), rule.value)
