"""One ready switch: what it means, its values, and what follows from the chosen one."""

from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.rules import HouseRules, Switch
from scorekeeper.rules.house_values import tree_with
from scorekeeper.rules.switch_files import Option
from scorekeeper.rules.tree import value_at
from scorekeeper.typed import Complaint
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.choices import card, choice, choices, complaint, heading, remark
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.screens.house.flipping import chosen_option, misfits
from scorekeeper.ui.screens.house.turning import Turning
from scorekeeper.words import Words
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.switches import (
    option_asks,
    option_name,
    switch_effect,
    switch_name,
    switch_sentence,
)


@dataclass(frozen=True, slots=True)
class Shown:
    """A switch as it stands in some house rules."""

    value: Any
    chosen: Option | None
    """None where the table plays a value that the switch does not offer."""
    wrong: tuple[tuple[Complaint, ...], ...]
    """What keeps each value from going with the table's other changes."""


def shown_in(house: HouseRules, switch: Switch, known: tuple[Complaint, ...]) -> Shown:
    """How a switch stands in house rules, of which it is `known` already what is wrong."""
    chosen = chosen_option(house, switch)
    wrong = (
        () if option is chosen else misfits(house, switch, option.value, known)
        for option in switch.options
    )
    return Shown(value_at(tree_with(house), switch.path), chosen, tuple(wrong))


@still_component
def SwitchCard(words: Words, turning: Turning, switch: Switch, shown: Shown) -> Any:
    """The card; the value of the rule set itself comes first and says so."""
    chips: list[ft.Control] = []
    reasons: list[ft.Control] = []
    for place, (option, wrong) in enumerate(zip(switch.options, shown.wrong, strict=True)):
        name = _said(words, switch, option, is_own=place == 0)
        tap = None if wrong else partial(turning.turn, switch, option.value)
        is_chosen = option == shown.chosen
        chips.append(choice(name, tap, name=f"turn-{switch.id}-{place}", selected=is_chosen))
        if wrong:
            why = "; ".join(_misfit(words, one) for one in wrong)
            told = words.text("house-switch-misfit", value=name, why=why)
            reasons.append(complaint(told, name=f"misfit-{switch.id}-{place}"))
    if switch.free or shown.chosen is None:
        chips.append(_other(words, turning, switch, shown))
    if asked := option_asks(words, shown.chosen) if shown.chosen else "":
        reasons.append(complaint(asked, name=f"asks-{switch.id}"))
    return card(
        heading(switch_name(words, switch)),
        text(switch_sentence(words, switch), 15, line=SENTENCE),
        choices(chips),
        *reasons,
        remark(switch_effect(words, switch)),
    )


def _said(words: Words, switch: Switch, option: Option, *, is_own: bool) -> str:
    name = option_name(words, switch, option)
    return words.text("house-switch-own", value=name) if is_own else name


def _misfit(words: Words, wrong: Complaint) -> str:
    plain = wrong.path.removeprefix("rules.").partition("[")[0]
    return words.text("value-of", what=rule_name(words, plain), value=wrong.expected)


def _other(words: Words, turning: Turning, switch: Switch, shown: Shown) -> ft.Control:
    """A value that is none of the offered ones: the table's own, or any number."""
    is_other, value = shown.chosen is None, shown.value
    said = rule_value(words, switch.path, value) if is_other else words.text("house-switch-other")
    ask = partial(turning.ask, switch, switch_name(words, switch), value)
    tap = ask if switch.free and isinstance(value, int) else None
    return choice(said, tap, name=f"turn-{switch.id}-other", selected=is_other)
