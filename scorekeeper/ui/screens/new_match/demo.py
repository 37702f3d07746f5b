"""A match to try things with: marked, left out of all figures, gone with one tap.

deals    what was played in it
playing  the match is begun
line     its mark on the table
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import flet as ft

from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import catalogue
from scorekeeper.ui.screens.new_match.set_up import blank_form, set_up_of
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import button, icon_button
from scorekeeper.ui.widgets.text import SENTENCE, text

C = ft.Colors


@component
def DemoLine() -> Any:
    """What this match is; nothing where it is a real one."""
    state = use_state()
    words, shown = state.words, state.match
    if shown is None or not shown.is_demo:
        return ft.Container()

    async def delete() -> None:
        await state.delete(shown)
        state.forget_deleted()
        if latest := state.matches():
            await state.open(latest[0].uid)

    said = ft.Semantics(
        identifier="demo-mark",
        container=True,
        expand=True,
        content=text(
            words.text("demo-mark"), 14, Face.MEDIUM, C.ON_TERTIARY_CONTAINER, line=SENTENCE
        ),
    )
    away = icon_button(
        ft.Icons.DELETE_OUTLINE,
        words.text("demo-delete"),
        delete,
        name="demo-delete",
        color=C.ON_TERTIARY_CONTAINER,
    )
    return ft.Container(
        ft.Row([said, away], spacing=8),
        bgcolor=C.TERTIARY_CONTAINER,
        border_radius=18,
        padding=ft.Padding.only(left=16, top=2, bottom=2),
    )


DEALS: Sequence[Mapping[str, Any]] = (
    {
        "sides": [
            {
                "canastas": {"natural": 1, "mixed": 1},
                "melded_card_points": 385,
                "red_threes": 1,
                "went_out": True,
            },
            {
                "canastas": {"mixed": 1},
                "melded_card_points": 145,
                "hand_card_points": 60,
                "red_threes": 2,
            },
        ]
    },
    {
        "sides": [
            {"melded_card_points": 95, "hand_card_points": 140, "red_threes": 1},
            {
                "canastas": {"mixed": 2},
                "melded_card_points": 240,
                "red_threes": 1,
                "went_out": True,
            },
        ]
    },
    {
        "sides": [
            {
                "canastas": {"natural": 1, "mixed": 1},
                "melded_card_points": 410,
                "went_out": True,
                "concealed": True,
            },
            {"hand_card_points": 115, "red_threes": 1},
        ]
    },
)
"""The common deal; one that turns the lead; one that is ended concealed."""


def demo_button(state: State) -> ft.Control:
    """The way into a match to try things with."""

    async def begin() -> None:
        await start_demo(state)
        if not state.failure:
            go("/")

    said = state.words.text("demo-start")
    return button(said, begin, icon=ft.Icons.SCHOOL_OUTLINED, name="demo")


async def start_demo(state: State) -> None:
    """Begin a demo match and play its deals; nothing more happens where the store refuses."""
    set_up = set_up_of(state.words, blank_form(catalogue()[0].id))
    before = state.match
    await state.start(replace(set_up, is_demo=True))
    if state.failure or state.match is before:
        return
    for document in DEALS:
        await state.record(read_deal(document, "demo"))
    state.dismiss()
