"""The ready switches: what the books themselves call a variation, to be chosen by a tap."""

from functools import partial
from typing import Any

import flet as ft

from scorekeeper.rules import HouseRules, Switch, rule_book, switches_for
from scorekeeper.rules.house import ProfileUid
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, heading, opening_row, remark
from scorekeeper.ui.components.number_pad import use_number_pad
from scorekeeper.ui.components.tap import DISABLED
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.house.editing import Edited, edited
from scorekeeper.ui.screens.house.flipping import complaints, other_switches
from scorekeeper.ui.screens.house.opened import Panes, opened
from scorekeeper.ui.screens.house.panes import address, listed, pane
from scorekeeper.ui.screens.house.screen import HousePane
from scorekeeper.ui.screens.house.status import standing
from scorekeeper.ui.screens.house.switch_card import Shown, SwitchCard, shown_in
from scorekeeper.ui.screens.house.turning import Turning
from scorekeeper.words import Words
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.switches import other_forms_said, switch_name, switch_sentence


@component
def SwitchesScreen() -> Any:
    """All switches of the rule set; beside them what is played otherwise."""

    def draw(uid: ProfileUid, _: Edited) -> Panes:
        back = partial(go, address(uid))
        return SwitchesPane(uid, key=f"switches-{uid}"), back, HousePane(uid, beside=True, key=uid)

    return opened(use_state(), "/switches", draw)


@component
def SwitchesPane(uid: ProfileUid) -> Any:
    """A card for each switch, then those that are for other games."""
    state = use_state()
    words, now = state.words, edited(state, uid)
    book = rule_book(now.house.base)
    every = ft.use_memo(lambda: switches_for(book), [now.house.base])
    others, (is_open, set_open) = (
        ft.use_memo(lambda: other_switches(now.house), [now.house.base]),
        ft.use_state(False),
    )
    turning = ft.use_memo(lambda: Turning(state, uid), [uid])
    turning.pad = use_number_pad(state)
    more = opening_row(
        words.text("house-switches-others", count=len(others)),
        words.text("house-switches-others-why", base=rule_set_name(words, book.identity)),
        lambda: set_open(not is_open),
        name="other-switches",
        trailing=ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE,
    )
    parts = [
        *standing(state, uid, now, book),
        remark(words.text("house-switches-what")),
        *([remark(said, name="other-forms")] if (said := other_forms_said(words, book)) else []),
        *(
            SwitchCard(words, turning, switch, shown, key=switch.id)
            for switch, shown in _shown(now.house, every)
        ),
        more,
        *([_off(words, switch) for switch in others] if is_open else []),
    ]
    title = words.text("house-switches")
    return pane(state, title, now.house.name, listed(parts), partial(go, address(uid)))


def _shown(house: HouseRules, every: tuple[Switch, ...]) -> list[tuple[Switch, Shown]]:
    """The switches of a rule set, and how they stand in house rules."""
    known = complaints(house)
    return [(switch, shown_in(house, switch, known)) for switch in every]


def _off(words: Words, switch: Switch) -> ft.Control:
    """A switch of another game: told, and not to be turned."""
    told = card(
        heading(switch_name(words, switch)),
        text(switch_sentence(words, switch), 15, line=SENTENCE),
        remark(words.text("house-switch-off")),
    )
    return ft.Semantics(
        identifier=f"off-{switch.id}",
        container=True,
        disabled=True,
        content=ft.Container(told, opacity=1 - DISABLED / 2),
    )
