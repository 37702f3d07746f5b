"""Who sits where and who deals next, to be changed between two deals."""

from typing import Any

import flet as ft

from scorekeeper.match import Match, default_seats, seats_of
from scorekeeper.match.seating import seats_at_first
from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, choice, choices, heading, remark
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import SIDE_PADDING
from scorekeeper.ui.components.seat_map import SeatMap, seats_from
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.keeping.frame import WIDEST, column_screen
from scorekeeper.ui.screens.seats.replacing import use_replacing
from scorekeeper.ui.state import State

ROUTE = "/seats"
EDGES = 28
"""Pixels of a card beside what is in it."""


@component
def SeatsScreen() -> Any:
    """The screen of the match that is open; everything is saved at once, and can be undone."""
    state = use_state()
    replace = use_replacing(state)
    words, shown = state.words, state.match
    names = () if shown is None else seats_of(shown.match)
    if shown is None or not names:
        said = [remark(words.text("set-up-no-match"), name="none")]
        return column_screen(state, ROUTE, words.text("seats-table"), said, _home)
    notice = notice_bar(state) if state.notice and not state.failure else None
    parts = [
        _table(state, shown, names),
        _dealer(state, shown, names),
        _replacements(state, names, replace),
        remark(words.text("seats-stays")),
    ]
    foot = [notice] if notice else []
    return column_screen(state, ROUTE, words.text("seats-table"), parts, _home, foot=foot)


def sides_of_seats(match: Match) -> list[int]:
    """The side of each seat, in the order of the seats."""
    where = {p.name: place for place, side in enumerate(match.sides) for p in side.players}
    return [where.get(name, 0) for name in seats_at_first(match) or default_seats(match.sides)]


def _table(state: State, shown: OpenMatch, names: tuple[str, ...]) -> ft.Control:
    words = state.words

    async def swap(one: int, other: int) -> None:
        seats = list(names)
        seats[one], seats[other] = seats[other], seats[one]
        await state.arrange(seats=tuple(seats), dealer=shown.progress.dealer)

    def swapped(one: int, other: int) -> None:
        ft.context.page.run_task(swap, one, other)

    seats = seats_from(names, sides_of_seats(shown.match), shown.progress.dealer)
    room = min(state.layout.width, WIDEST) - 2 * SIDE_PADDING - EDGES
    hint = remark(words.text("seats-hint"))
    return card(heading(words.text("seats")), hint, SeatMap(seats, swapped, room))


def _dealer(state: State, shown: OpenMatch, names: tuple[str, ...]) -> ft.Control:
    def chosen(name: str) -> Handler:
        async def handler() -> None:
            await state.arrange(dealer=name)

        return handler

    words = state.words
    chips = [
        choice(
            name,
            chosen(name),
            name=f"dealer-{place}",
            selected=name == shown.progress.dealer,
            says=words.text("seats-dealer-label", name=name),
        )
        for place, name in enumerate(names)
    ]
    return card(heading(words.text("seats-dealer")), choices(chips))


def _replacements(state: State, names: tuple[str, ...], replace: Handler) -> ft.Control:
    words = state.words
    rows = [
        button(
            words.text("seats-replace", name=name),
            lambda _, place=place: replace(place),
            icon=ft.Icons.PERSON_OUTLINED,
            name=f"replace-{place}",
        )
        for place, name in enumerate(names)
    ]
    return card(heading(words.text("seats-replace-head")), *rows)


def _home() -> None:
    go("/")
