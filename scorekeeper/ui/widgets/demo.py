"""A match to try things with: marked, left out of all figures, gone with one tap."""

from typing import Any, Literal

import flet as ft

from scorekeeper.match import PlayedDeal, Player, Side
from scorekeeper.rules import catalogue, rule_book
from scorekeeper.scoring import Deal, SideDeal
from scorekeeper.services import SetUp
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets import buttons, deletion
from scorekeeper.ui.widgets.text import SENTENCE, text

C = ft.Colors

BOTH, MIXED = {"natural": 1, "mixed": 1}, {"mixed": 1}
DEALS = (
    (
        SideDeal(canastas=BOTH, melded_card_points=385, red_threes=1, went_out=True),
        SideDeal(canastas=MIXED, melded_card_points=145, hand_card_points=60, red_threes=2),
    ),
    (
        SideDeal(melded_card_points=95, hand_card_points=140, red_threes=1),
        SideDeal(canastas={"mixed": 2}, melded_card_points=240, red_threes=1, went_out=True),
    ),
    (
        SideDeal(canastas=BOTH, melded_card_points=410, went_out=True, concealed=True),
        SideDeal(hand_card_points=115, red_threes=1),
    ),
)
"""The common deal; one that turns the lead; one that is ended concealed."""


def demo_button(state: State) -> ft.Control:
    """The way into a match to try things with."""

    async def begin() -> None:
        await start_demo(state)
        if not state.failure:
            go("/")

    label = state.words.text("demo-start")
    return buttons.button(label, begin, icon=ft.Icons.SCHOOL_OUTLINED, name="demo")


async def start_demo(state: State) -> None:
    """Begin a demo match and play its deals; nothing more happens where the store refuses."""
    words, ruleset = state.words, catalogue()[0].id
    seats = [Player(words.text("seat-compass", number=number)) for number in range(1, 5)]
    sides = tuple(
        Side(words.text("side-compass", number=n + 1), (seats[n], seats[n + 2])) for n in range(2)
    )
    direction: Literal[1, -1] = (
        1 if rule_book(ruleset).rules.dealing.direction == "clockwise" else -1
    )
    dealer, before = seats[0].name, state.match
    await state.start(
        SetUp(ruleset=ruleset, sides=sides, first_dealer=dealer, direction=direction, is_demo=True)
    )
    if state.failure or state.match is before:
        return
    for deal in DEALS:
        await state.change(state.session.deals.record, PlayedDeal(deal=Deal(deal)))
    state.dismiss()


@component
def DemoLine() -> Any:
    """The mark of a demo match with the way to throw it away; nothing where it is a real one."""
    state = use_state()
    words, match = state.words, state.match
    if match is None or not match.is_demo:
        return ft.Container()

    async def delete() -> None:
        await deletion.delete_match(state, match)
        state.gone = None
        if latest := state.session.matches.list():
            await state.open(latest[0].uid)

    ink, label = C.ON_TERTIARY_CONTAINER, words.text("demo-delete")
    mark = text(words.text("demo-mark"), 14, Face.MEDIUM, ink, line=SENTENCE)
    icon = ft.Icons.DELETE_OUTLINE
    away = buttons.icon_button(icon, label, delete, name="demo-delete", color=ink)
    line = ft.Semantics(identifier="demo-mark", container=True, expand=True, content=mark)
    return ft.Container(
        ft.Row([line, away], spacing=8),
        bgcolor=C.TERTIARY_CONTAINER,
        border_radius=18,
        padding=ft.Padding.only(left=16, top=2, bottom=2),
    )
