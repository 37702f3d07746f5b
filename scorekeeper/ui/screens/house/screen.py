"""One set of house rules, as the difference from its rule set."""

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.rules import HouseRules, rule_book, switches_for
from scorekeeper.rules.house import ProfileUid
from scorekeeper.rules.house_values import with_own_value
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.choices import heading, opening_row, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.house.differences import difference_row
from scorekeeper.ui.screens.house.dropping import Dropping
from scorekeeper.ui.screens.house.editing import Changed, Edited, edit, edited
from scorekeeper.ui.screens.house.listing import HouseListPane
from scorekeeper.ui.screens.house.naming import Renaming
from scorekeeper.ui.screens.house.opened import Panes, opened
from scorekeeper.ui.screens.house.panes import HOME, address, listed, pane
from scorekeeper.ui.screens.house.status import standing
from scorekeeper.ui.screens.new_match import FOR_HOUSE
from scorekeeper.ui.screens.new_match import ROUTE as NEW_MATCH
from scorekeeper.ui.state import State
from scorekeeper.words import Words
from scorekeeper.words.comparing import unchecked_rules_told
from scorekeeper.words.rule_sets import rule_set_name


@component
def HouseScreen() -> Any:
    """The house rules of the address; beside them, where there is room, all others."""
    state = use_state()

    def draw(uid: ProfileUid, _: Edited) -> Panes:
        return HousePane(uid, key=uid), lambda: go(HOME), HouseListPane(uid)

    return opened(state, "", draw)


@component
def HousePane(uid: ProfileUid, *, beside: bool = False) -> Any:
    """What is played otherwise, then what can be done.

    `beside` another pane it is that one which says whether all is saved, and has the way back.
    """
    state = use_state()
    words, now = state.words, edited(state, uid)
    house, book = now.house, rule_book(now.house.base)
    on_base = words.text("house-on-base", base=rule_set_name(words, book.identity))
    parts: list[ft.Control] = [
        *([] if beside else standing(state, uid, now, book)),
        *_differences(state, uid, house),
        heading(words.text("house-change"), size=17),
        *_ways(words, uid, house),
        Resetting(uid, has_changes=bool(house.rules)),
        heading(words.text("house-use"), size=17),
        _play(words, uid, now),
        opening_row(
            words.text("house-share"),
            words.text("house-share-why"),
            lambda: go(address(uid, "share")),
            name="share",
            icon=ft.Icons.IOS_SHARE,
        ),
        Renaming(uid, house.name),
        Dropping(uid, house.name),
    ]
    back = None if beside else lambda: go(HOME)
    return pane(state, house.name, on_base, listed(parts), back)


@component
def Resetting(uid: ProfileUid, *, has_changes: bool) -> Any:
    """The way back to the rule set as it stands in the books; asked once."""
    state = use_state()
    words = state.words
    asks, ask = ft.use_state(False)

    async def emptied() -> None:
        ask(False)
        await edit(state, uid, lambda house: replace(house, rules=()))

    def kept() -> None:
        ask(False)

    ft.use_dialog(
        question(
            words.text("house-reset-all"),
            words.text("house-reset-all-explained"),
            [
                answer(words.text("house-reset-all-yes"), emptied, name="reset-yes", danger=True),
                answer(words.text("house-keep"), kept, name="reset-no"),
            ],
            kept,
        )
        if asks
        else None
    )
    if not has_changes:
        return ft.Container()
    return button(
        words.text("house-reset-all"), lambda: ask(True), icon=ft.Icons.UNDO, name="reset-all"
    )


def change_house(state: State, uid: ProfileUid, change: Changed) -> None:
    """Change house rules from a tap that cannot wait itself."""
    ft.context.page.run_task(edit, state, uid, change)


def _put_back(state: State, uid: ProfileUid, path: str) -> None:
    change_house(state, uid, lambda house: with_own_value(house, path))


def _differences(state: State, uid: ProfileUid, house: HouseRules) -> list[ft.Control]:
    words, told = state.words, unchecked_rules_told(house)
    if not told:
        return [remark(words.text("house-no-differences"), name="no-differences")]
    rows = [
        difference_row(
            words,
            one,
            partial(go, address(uid, "value", one.told.path)),
            partial(_put_back, state, uid, one.told.path),
        )
        for one in told
    ]
    title = heading(words.text("house-differences", count=len(told)), size=17)
    return [title, *rows]


def _ways(words: Words, uid: ProfileUid, house: HouseRules) -> list[ft.Control]:
    """The two ways to change something."""
    ready = len(switches_for(rule_book(house.base)))
    return [
        opening_row(
            words.text("house-switches"),
            words.text("house-switches-why", count=ready),
            lambda: go(address(uid, "switches")),
            name="switches",
            icon=ft.Icons.TOGGLE_ON_OUTLINED,
        ),
        opening_row(
            words.text("house-values"),
            words.text("house-values-why"),
            lambda: go(address(uid, "values")),
            name="values",
            icon=ft.Icons.TUNE,
        ),
    ]


def _play(words: Words, uid: ProfileUid, now: Edited) -> ft.Control:
    return button(
        words.text("house-play"),
        None if now.wrong else (lambda: go(f"{NEW_MATCH}{FOR_HOUSE}{uid}")),
        icon=ft.Icons.PLAY_ARROW,
        filled=True,
        name="play",
    )
