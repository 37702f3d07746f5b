"""A drawn round before it starts: who sits where, what that repeats, and two who change places."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club import (
    EntrantUid,
    Evening,
    Note,
    Refused,
    Table,
    change_places,
    draw_round,
    repeats,
    take_back_round,
)
from scorekeeper.scoring import Problem
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, choice, choices, heading, remark
from scorekeeper.ui.components.page import SIDE_PADDING, padded
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.club.organising import Doing, changed, started, use_doing
from scorekeeper.ui.screens.club.planning.usual import chance
from scorekeeper.ui.screens.club.warned import warning
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.names import entrant_name
from scorekeeper.words.clubs.problems import club_problem

CARD, GAP = 300, 8
"""Pixels that a table takes at least, and between two."""


@component
def DrawnView(evening: Evening) -> Any:
    """The tables as they are drawn; a tap on one and on another has them change places."""
    state, doing = use_state(), use_doing()
    nobody: EntrantUid | None = None
    chosen, choose = ft.use_state(nobody)

    async def tap(uid: EntrantUid) -> None:
        if chosen is None or chosen == uid:
            choose(None if chosen == uid else uid)
            return
        choose(None)
        swap = partial(_swapped, chosen, uid)
        await doing.do(changed(state, evening.uid, swap))

    found = repeats(evening, len(evening.rounds))
    key = "club-swap-hint" if chosen is None else "club-swap-other"
    top = [remark(state.words.text(key), name="hint"), _summary(state, found)]
    seats = partial(_seat, state, evening, chosen, tap)
    body = ft.ListView(
        [*top, *_in_rows(state, _cards(state, evening, found, seats))],
        expand=True,
        spacing=GAP,
        padding=ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=8),
    )
    below = [*doing.complaints(state, evening), _buttons(state, evening, doing)]
    return ft.Column(
        [body, *(padded(one, bottom=8) for one in below)],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _cards(
    state: State, evening: Evening, found: Sequence[Problem], seats: Any
) -> list[ft.Control]:
    """A card for each table, and one for those who rest."""
    last = evening.rounds[-1]
    cards = [_table(state, evening, table, found, seats) for table in last.tables]
    if last.byes:
        cards.append(_byes(state, evening, last.byes, found, seats))
    return cards


def _swapped(one: EntrantUid, other: EntrantUid, evening: Evening, note: Note) -> Evening | Refused:
    return change_places(evening, one, other, note)


def _summary(state: State, found: Sequence[Problem]) -> ft.Control:
    """Whether anything repeats what was played before."""
    said = state.words.text("club-repeats", count=len(found))
    return remark(said, name="repeats")


def _buttons(state: State, evening: Evening, doing: Doing) -> ft.Control:
    """Start, and what else can be done with a draw."""
    words, uid = state.words, evening.uid

    async def start() -> None:
        await doing.do(started(state, uid))

    async def again() -> None:
        await doing.do(changed(state, uid, _again))

    async def back() -> None:
        await doing.do(changed(state, uid, take_back_round))

    def way(key: str, verb: Any, name: str, **more: Any) -> ft.Control:
        return button(words.text(key), None if doing.is_busy else verb, name=name, **more)

    others = [
        way("club-draw-back", back, "back-draw", expand=1),
        way("club-draw-again", again, "draw-again", expand=1),
    ]
    begin = way("club-start", start, "start-round", icon=ft.Icons.PLAY_ARROW, filled=True, expand=2)
    if state.layout.is_wide and not state.layout.has_large_text:
        return ft.Row([*others, begin], spacing=8)
    return ft.Column(
        [ft.Row(others, spacing=8), ft.Row([begin])],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _again(evening: Evening, note: Note) -> Evening | Refused:
    """The round drawn anew, by another seed."""
    back = take_back_round(evening, note)
    return back if isinstance(back, Refused) else draw_round(back, note, seed=chance())


def _table(
    state: State, evening: Evening, table: Table, found: Sequence[Problem], seats: Any
) -> ft.Control:
    """Who meets whom at a table, side by side, and what that repeats."""
    words = state.words
    sides: list[ft.Control] = []
    for place, side in enumerate(table.sides):
        if place:
            sides.append(remark(words.text("club-against")))
        sides.append(choices([seats(uid) for uid in side.entrants]))
    path = f"tables[{table.number - 1}]"
    said = [
        warning(club_problem(words, one, evening), name=f"repeats-{table.number}-{place}")
        for place, one in enumerate(one for one in found if one.path == path)
    ]
    title = heading(words.text("club-table", number=table.number))
    return ft.Container(card(title, *sides, *said), key=f"table-{table.number}", expand=True)


def _byes(
    state: State,
    evening: Evening,
    byes: Sequence[EntrantUid],
    found: Sequence[Problem],
    seats: Any,
) -> ft.Control:
    words = state.words
    said = [
        warning(club_problem(words, one, evening), name="bye-again")
        for one in found
        if one.path == "byes"
    ]
    title = heading(words.text("club-rest"))
    return ft.Container(card(title, choices([seats(uid) for uid in byes]), *said), expand=True)


def _seat(
    state: State, evening: Evening, chosen: EntrantUid | None, tap: Any, uid: EntrantUid
) -> ft.Control:
    name = entrant_name(state.words, evening, uid)

    async def tapped() -> None:
        await tap(uid)

    return choice(
        name,
        tapped,
        name=f"seat-{uid}",
        selected=uid == chosen,
        says=state.words.text("club-swap-said", name=name),
    )


def _in_rows(state: State, cards: Sequence[ft.Control]) -> list[ft.Control]:
    room = state.layout.beside_tabs - 2 * SIDE_PADDING
    count = max(int((room + GAP) // (CARD * state.layout.scale + GAP)), 1)
    rows: list[ft.Control] = []
    for start in range(0, len(cards), count):
        row = list(cards[start : start + count])
        row += [ft.Container(expand=True) for _ in range(count - len(row))]
        rows.append(ft.Row(row, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START))
    return rows
