"""New house rules: a rule set to begin with, and a name."""

from typing import Any

import flet as ft

from scorekeeper.rules import HouseRules, RuleSetId, UnknownRuleSetError, find_rule_set, rule_book
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.house.editing import make
from scorekeeper.ui.screens.house.listing import NEW
from scorekeeper.ui.screens.house.panes import HOME, address, framed, listed, pane
from scorekeeper.ui.screens.setting_up.choosing import Choosing, rule_set_rows
from scorekeeper.ui.state import State
from scorekeeper.words.rule_sets import facts, rule_set_name


@component
def NewHouseScreen() -> Any:
    """Which rule set the new house rules begin with."""
    state = use_state()
    words = state.words
    choosing = Choosing(words=words, on_choose=lambda set_id: go(f"{NEW}/{set_id}"))
    back = lambda: go(HOME)  # noqa: E731 - said twice below
    body = listed([remark(words.text("house-new-why")), *rule_set_rows(choosing)])
    return framed(state, NEW, pane(state, words.text("house-new"), "", body, back), back, None)


@component
def NameHouseScreen() -> Any:
    """The name of new house rules on the rule set of the address."""
    named = ft.use_route_params()["id"]
    try:
        base = find_rule_set(named)
    except UnknownRuleSetError:
        return NewHouseScreen()
    return Naming(base)


@component
def Naming(base: RuleSetId) -> Any:
    """A name is there already; whoever wants another types it."""
    state = use_state()
    words, book = state.words, rule_book(base)
    title = words.text("house-new")
    name, call = ft.use_state(_free_name(state, rule_set_name(words, book.identity)))

    async def made() -> None:
        if kept := await make(state, HouseRules(name=name.strip(), base=base)):
            go(address(kept.uid))

    parts = [
        remark(facts(words, book.rules)),
        NameField(words.text("house-name"), name, call, name="house-name"),
        button(
            words.text("house-make"),
            made if name.strip() else None,
            icon=ft.Icons.CHECK,
            filled=True,
            name="house-make",
        ),
    ]
    back = lambda: go(NEW)  # noqa: E731 - said twice below
    main = pane(state, title, rule_set_name(words, book.identity), listed(parts), back)
    return framed(state, f"{NEW}/{base}", main, back, None)


def _free_name(state: State, base: str) -> str:
    """A name that no other house rules have: Our Samba, Our Samba 2."""
    taken = {one.name for one in state.session.profiles.list()}
    for number in range(1, len(taken) + 2):
        name = state.words.text("house-name-made", base=base, number=number)
        if name not in taken:
            return name
    return base
