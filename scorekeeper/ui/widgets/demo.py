"""The demo match: begun with deals that are played, and thrown away with a tap.

Short hints lead through its next deal, one at a time: they stand beside what they are about, and
a tap ends them for good.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from scorekeeper.entry.form import DealForm
from scorekeeper.match import Player, Side
from scorekeeper.match.model import PlayedDeal
from scorekeeper.rules import catalogue, rule_book
from scorekeeper.scoring import Deal, SideDeal
from scorekeeper.services import SetUp
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.deleted_matches import delete_match

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


def demo_beginning(state: State) -> Callable[[], Awaitable[None]]:
    """The call that begins a demo match, whose deals are played, unless the store refuses."""
    words, ruleset = state.words, catalogue()[0].id

    async def begin() -> None:
        seats = [Player(words.text("seat-compass", number=number)) for number in range(1, 5)]
        names = [words.text("side-compass", number=number) for number in (1, 2)]
        sides = tuple(Side(name, (seats[n], seats[n + 2])) for n, name in enumerate(names))
        is_clockwise = rule_book(ruleset).rules.dealing.direction == "clockwise"
        set_up = SetUp(
            ruleset=ruleset,
            sides=sides,
            first_dealer=seats[0].name,
            direction=1 if is_clockwise else -1,
            is_demo=True,
        )
        before = state.match
        await state.start(set_up)
        if not state.failure and state.match is not before:
            for deal in DEALS:
                await state.change(state.session.deals.record, PlayedDeal(deal=Deal(deal)))
            state.dismiss()
        if not state.failure:
            state.is_guided = True
            go("/")

    return begin


def demo_button(state: State) -> ft.Control:
    icon, label = ft.Icons.SCHOOL_OUTLINED, state.words.text("demo-start")
    return buttons.button(label, demo_beginning(state), icon=icon, name="demo")


@component
def DemoLine() -> Any:
    """The mark of a demo match with the way to throw it away; nothing where it is a real one."""
    state = use_state()
    words, match = state.words, state.match
    if match is None or not match.is_demo:
        return ft.Container()

    async def delete() -> None:
        await delete_match(state, match)
        state.gone = None
        if latest := state.session.matches.list():
            await state.open(latest[0].uid)

    ink, label = C.ON_TERTIARY_CONTAINER, words.text("demo-delete")
    mark = text(words.text("demo-mark"), 14, Face.MEDIUM, ink, line=SENTENCE)
    icon = ft.Icons.DELETE_OUTLINE
    away = buttons.icon_button(icon, label, delete, name="demo-delete", color=ink)
    line = ft.Container(buttons.identified("demo-mark", mark), expand=True)
    box = ft.Container(
        ft.Row([line, away], spacing=8),
        bgcolor=C.TERTIARY_CONTAINER,
        border_radius=18,
        padding=ft.Padding.only(left=16, top=2, bottom=2),
    )
    step = "record" if len(match.match.deals) <= len(DEALS) else "meld"
    hint = [GuideStrip(step, number=len(match.match.deals) + 1)] if state.is_guided else []
    return buttons.stacked(box, *hint)


# --- the guided deal

STRIP = 64
"""Height of a hint in usual text."""


def is_guided(state: State) -> bool:
    return state.is_guided and state.match is not None and state.match.is_demo


def guide_step(form: DealForm) -> str:
    """The next thing to do in a deal that is typed for the first time."""
    if not form.asked:
        return "who"
    if not any(any(side.chips.values()) for side in form.sides):
        return "canasta"
    if not any(any(side.texts.values()) for side in form.sides):
        return "cards"
    return "save"


@component
def GuideStrip(step: str, *, number: int = 0) -> Any:
    """One hint, and the way to have no more of them."""
    state = use_state()
    words = state.words

    def close() -> None:
        state.is_guided = False

    label = words.text("guide", step=step, number=number)
    icon = ft.Icon(ft.Icons.LIGHTBULB_OUTLINE, size=22, color=C.PRIMARY)
    hint = buttons.identified("guide", text(label, 15, Face.MEDIUM, line=SENTENCE), live=True)
    away = buttons.icon_button(ft.Icons.CLOSE, words.text("guide-close"), close, name="guide-close")
    return ft.Container(
        ft.Row([icon, ft.Container(hint, expand=True), away], spacing=10),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(1.5, C.PRIMARY),
        border_radius=16,
        padding=ft.Padding.only(left=14, top=2, bottom=2),
    )
