"""Players, first dealer, target, direction of play and opening scores."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.rules import catalogue, rule_book
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, choice, choices, heading, opening_row, remark
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.number_pad import Asked, use_number_pad
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import digits, one_line
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.setting_up.form import SetUpForm
from scorekeeper.ui.screens.setting_up.naming import player_name, side_name
from scorekeeper.ui.screens.setting_up.sides import Change
from scorekeeper.words import Words
from scorekeeper.words.rule_values import rule_value

C = ft.Colors


def players_card(
    words: Words, form: SetUpForm, change: Change, fits: Callable[[int], bool]
) -> list[ft.Control]:
    """How many play, where the rule set leaves a choice."""
    numbers = sorted(form.rules.players)
    if len(numbers) == 1:
        return []
    chips = [
        choice(
            words.number(players),
            (lambda _, n=players: change(lambda form: form.with_players(n)))
            if fits(players)
            else None,
            name=f"players-{players}",
            selected=players == form.players,
            says=words.text("set-up-players-count", count=players),
        )
        for players in numbers
    ]
    return [card(heading(words.text("set-up-players")), choices(chips))]


def dealer_card(words: Words, form: SetUpForm, change: Change) -> ft.Control:
    """Who deals first: the players as they sit."""
    chips = []
    for seat, place in enumerate(form.round_the_table):
        name = player_name(words, form, place)
        chips.append(
            choice(
                name,
                lambda _, place=place: change(lambda form: form.dealt_by(place)),
                name=f"dealer-{seat}",
                selected=place == form.dealer,
                says=words.text("set-up-dealer-label", name=name),
                mark=f"{mark_of(place[0]).symbol} ",
            )
        )
    return card(heading(words.text("set-up-dealer")), choices(chips))


@component
def TargetCard(form: SetUpForm, change: Change) -> Any:
    """To how many points the match goes: those of the rule set, others, or any number."""
    state = use_state()
    words, ask = state.words, use_number_pad(state)
    title, usual = words.text("set-up-target"), form.rules.target
    if usual is None:
        deals = words.text("set-up-target-deals", deals=form.rules.match_hands)
        return card(heading(title), remark(deals, name="target"))
    target = form.target or usual
    points = sorted({*_targets(), target})
    chips = [
        choice(
            words.number(one),
            lambda _, one=one: change(lambda form: form.played_to(one)),
            name=f"target-{one}",
            selected=one == target,
            says=words.text("set-up-target-chip", target=one),
        )
        for one in points
    ]
    typed = Asked(
        title=title,
        value=target,
        on_done=lambda number: change(lambda form: form.played_to(number or usual)),
    )
    shown = words.number(target)
    says = words.text("set-up-target-label", target=target)
    row = ft.Row([ft.Container(heading(title), expand=True), _number(shown, says, typed, ask)])
    return card(row, choices(chips))


@component
def MoreCard(form: SetUpForm, change: Change) -> Any:
    """What is seldom asked: the direction of play, and points that sides begin with."""
    state = use_state()
    words, ask = state.words, use_number_pad(state)
    used = form.direction is not None or any(form.opening)
    is_open, set_open = ft.use_state(used)
    toggle = opening_row(
        words.text("set-up-less" if is_open else "set-up-more"),
        "",
        lambda: set_open(not is_open),
        name="more",
        trailing=ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE,
    )
    if not is_open:
        return toggle
    which = "clockwise" if form.turns == 1 else "counterclockwise"
    direction = opening_row(
        words.text("set-up-direction"),
        rule_value(words, "dealing.direction", which),
        lambda: change(lambda form: form.turned()),
        name="direction",
        icon=ft.Icons.ROTATE_RIGHT if form.turns == 1 else ft.Icons.ROTATE_LEFT,
        trailing=ft.Icons.SWAP_HORIZ,
    )
    rows = [_opening(words, form, side, change, ask) for side in range(len(form.names))]
    opening = card(heading(words.text("set-up-opening")), *rows)
    return ft.Column(
        [toggle, direction, opening],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _opening(
    words: Words, form: SetUpForm, side: int, change: Change, ask: Callable[[Asked], None]
) -> ft.Control:
    name, points = side_name(words, form, side), form.opening[side]
    typed = Asked(
        title=name,
        value=points,
        on_done=lambda number: change(lambda form: form.begun_with(side, number)),
        signed=True,
    )
    says = words.text("set-up-opening-label", name=name, points=words.number(points))
    title = one_line(f"{mark_of(side).symbol} {name}", 16)
    return ft.Row(
        [
            ft.Container(title, expand=True),
            _number(words.number(points), says, typed, ask, name=f"opening-{side}"),
        ]
    )


def _number(
    shown: str,
    says: str,
    typed: Asked,
    ask: Callable[[Asked], None],
    *,
    name: str = "target",
) -> ft.Control:
    """A number that opens the pad."""
    return tappable(
        ft.Row(
            [digits(shown, 20, C.ON_SURFACE), ft.Icon(ft.Icons.DIALPAD, size=20)],
            spacing=10,
            tight=True,
        ),
        says,
        lambda: ask(typed),
        name=name,
        padding=ft.Padding.symmetric(vertical=13, horizontal=14),
        border=ft.Border.all(1, C.OUTLINE),
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
    )


def _targets() -> set[int]:
    """The targets that there are, whatever the rule set."""
    found = (rule_book(identity.id).rules.target for identity in catalogue())
    return {target for target in found if target is not None}
