"""Screen that sets the common variations of a rule set in house rules."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.rule_choices import other_forms_text, switch_text
from scorekeeper.i18n.rule_values import rule_name
from scorekeeper.rules.house_rules import ProfileUid
from scorekeeper.rules.switches import Switch
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.hooks import component, get_state, memo_component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.house_rules.changes import start_change
from scorekeeper.ui.screens.house_rules.frame import pane, saving_parts
from scorekeeper.ui.screens.house_rules.values import detail_screen
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, text
from scorekeeper.view_models.house_rules import (
    EditedHouseRules,
    SwitchOption,
    SwitchView,
    other_switches,
    switch_views,
    with_switch_set,
)

UNAVAILABLE_OPACITY = 0.8


@component
def HouseSwitchesScreen() -> ft.View:
    """Screen with a card for each variation of house rules. Each choice is saved."""
    state = use_state()
    address = addresses.HouseSwitches.use_current()
    uid = ProfileUid(address.uid)

    def go_back() -> None:
        go(addresses.HouseRules(uid))

    def build_pane(edited: EditedHouseRules) -> ft.Control:
        words = state.words.of_game(edited.book.identity)
        parts: list[ft.Control] = [
            *saving_parts(state, uid, edited),
            kit.note(words.text("house-switches-what")),
        ]
        other_forms = other_forms_text(words, edited.book)
        if other_forms:
            parts.append(kit.note(other_forms, id="other-forms"))
        parts += [SwitchCard(uid, view, key=view.switch.id) for view in switch_views(words, edited)]
        parts.append(OtherSwitches(edited, key=f"others-{uid}"))
        title = words.text("house-switches")
        return pane(state, title, parts, subtitle=edited.house.name, on_back=go_back)

    return detail_screen(state, address, uid, build_pane, go_back)


@memo_component
def SwitchCard(uid: ProfileUid, view: SwitchView) -> ft.Control:
    """Card with a variation and chips for its values."""
    state = get_state()
    overlay = kit.use_overlay()
    switch = view.switch

    # Any: a value of a rule, as read from a rule file.
    def choose(value: Any) -> None:
        start_change(state, uid, lambda house: with_switch_set(house, switch, value))

    def ask_number(number: int) -> None:
        overlay.open(lambda close: kit.number_pad(view.name, number, choose, close))

    parts: list[ft.Control] = [
        kit.heading(view.name),
        text(view.sentence, 15, line_height=SENTENCE_LINE_HEIGHT),
        kit.choices(_switch_choices(view, choose, ask_number)),
    ]
    parts += [
        kit.error_text(option.conflict, id=f"misfit-{switch.id}-{index}")
        for index, option in enumerate(view.options)
        if option.conflict
    ]
    # The chosen value requires the table to agree on something else.
    if view.asks:
        parts.append(kit.error_text(view.asks, id=f"asks-{switch.id}"))
    parts.append(kit.note(view.affects))
    return kit.card(*parts)


def _switch_choices(
    view: SwitchView, on_choose: Callable[[Any], None], on_ask_number: Callable[[int], None]
) -> list[kit.Choice]:
    """Return chips for the values of a variation, and for another number if it allows one."""
    choices = [
        _option_choice(view, index, option, on_choose) for index, option in enumerate(view.options)
    ]
    if view.other_value:
        choices.append(_other_choice(view, view.number, on_ask_number))
    return choices


def _other_choice(
    view: SwitchView, number: int | None, on_ask_number: Callable[[int], None]
) -> kit.Choice:
    """Return the chip for any other value; for a number, a tap opens the number pad."""
    label = Label(f"turn-{view.switch.id}-other", view.other_value)
    if number is None:
        return kit.Choice(label, None, is_chosen=view.is_other_chosen)
    return kit.Choice(label, lambda: on_ask_number(number), is_chosen=view.is_other_chosen)


def _option_choice(
    view: SwitchView, index: int, option: SwitchOption, on_choose: Callable[[Any], None]
) -> kit.Choice:
    """Return the chip of a value, disabled if the value conflicts with other values."""
    label = Label(f"turn-{view.switch.id}-{index}", option.name)
    if option.conflict:
        return kit.Choice(label, None, is_chosen=option.is_chosen)
    return kit.Choice(label, lambda: on_choose(option.option.value), is_chosen=option.is_chosen)


@component
def OtherSwitches(edited: EditedHouseRules) -> ft.Control:
    """Row that shows and hides the variations of other rule sets, which cannot be chosen."""
    words = use_state().words
    is_open, set_open = ft.use_state(False)
    others = other_switches(edited.book)
    base = words.rule_set_name(edited.book.identity)
    label = words.label("house-switches-others", count=len(others), base=base)
    rows: list[ft.Control] = [
        kit.section("", [kit.expander(label, lambda: set_open(not is_open), is_open=is_open)])
    ]
    if is_open:
        rows += [_unavailable_card(words, switch) for switch in others]
    return kit.full_width_column(rows)


def _unavailable_card(words: Words, switch: Switch) -> ft.Control:
    """Return a pale card with a variation that the rule set does not allow."""
    card = kit.card(
        kit.heading(rule_name(words, switch.path)),
        text(switch_text(words, switch), 15, line_height=SENTENCE_LINE_HEIGHT),
        kit.note(words.text("house-switch-off")),
        id=f"off-{switch.id}",
    )
    return ft.Container(card, opacity=UNAVAILABLE_OPACITY)
