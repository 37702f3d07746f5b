"""The running round: clock and counts, a tile for each table, and how to close it."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.club import Evening, close_round
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import complaint
from scorekeeper.ui.components.page import SIDE_PADDING, padded
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import use_state
from scorekeeper.ui.layout import RAIL, Layout
from scorekeeper.ui.screens.club.addresses import of_table
from scorekeeper.ui.screens.club.clock import round_clock
from scorekeeper.ui.screens.club.floor.pane import WIDTH, StandingPane
from scorekeeper.ui.screens.club.floor.recent import RecentLines
from scorekeeper.ui.screens.club.floor.tally import TallyRow
from scorekeeper.ui.screens.club.floor.tile import TableTile
from scorekeeper.ui.screens.club.floor.watching import Floor, Tally, Tile, use_floor
from scorekeeper.ui.screens.club.organising import changed, use_doing
from scorekeeper.words.clubs.problems import club_problem

WITH_PANE = 960
"""Pixels from which on the standing stands beside the tables."""
TILE, GAP = 240, 10
"""Pixels that a tile takes at least, and between two."""
CLOCK = 300
ALL = "all"


@component
def FloorView(evening: Evening) -> Any:
    """The tables of the round, and the standing beside them where there is room."""
    state = use_state()
    floor = use_floor(state, evening)
    shown, show = ft.use_state(ALL)
    layout = state.layout
    has_pane = layout.width >= WITH_PANE and not layout.has_large_text
    clock, tally = round_clock(evening), TallyRow(floor.tally, shown, show, key="tally")
    head: list[ft.Control] = [*([clock] if clock else []), tally]
    if has_pane and clock is not None:
        head = [_beside(tally, clock)]
    tiles = Tiles(floor, floor.tally, evening.uid, shown, key="tiles")
    foot: list[ft.Control] = [CloseBar(evening, floor.tally, key="close")]
    if has_pane:
        foot.insert(0, RecentLines(floor.recent, key="recent"))
    sides = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=8)
    main = ft.Column(
        [
            ft.ListView([*head, tiles], expand=True, spacing=8, padding=sides),
            *(padded(part, bottom=8) for part in foot),
        ],
        spacing=8,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    if not has_pane:
        return main
    pane = ft.Container(
        StandingPane(floor.ranking, key="standing"),
        width=WIDTH,
        padding=ft.Padding.only(right=SIDE_PADDING, bottom=8),
    )
    return ft.Row([main, pane], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _beside(tally: ft.Control, clock: ft.Control) -> ft.Control:
    """The counts, and the clock at their right."""
    return ft.Row([ft.Container(tally, expand=True), ft.Container(clock, width=CLOCK)], spacing=GAP)


@component
def Tiles(floor: Floor, tally: Tally, uid: str, shown: str) -> Any:
    """The tiles in as many columns as there is room for; drawn again when a state changes."""
    state = use_state()
    both = zip(floor.tiles.values(), tally.states, strict=True)
    tiles = [tile for tile, now in both if shown in (ALL, now)]
    shown_tiles = [_tile(state.words, tile, uid, floor.number) for tile in tiles]
    return ft.Column(_rows(shown_tiles, columns(state.layout)), spacing=GAP, tight=True)


def columns(layout: Layout) -> int:
    """How many tiles have room side by side."""
    room = layout.beside_tabs - 2 * SIDE_PADDING
    if layout.width >= WITH_PANE and not layout.has_large_text:
        room = layout.width - RAIL - WIDTH - 2 * SIDE_PADDING
    return max(int((room + GAP) // (TILE * layout.scale + GAP)), 1)


def _tile(words: Any, tile: Tile, uid: str, number: int) -> ft.Control:
    address = of_table(uid, number, tile.glance.number)
    return ft.Container(
        TableTile(words, tile, address, key=f"tile-{tile.glance.number}"), expand=True
    )


def _rows(tiles: Sequence[ft.Control], count: int) -> list[ft.Control]:
    """Tiles in rows; the last row is filled up, so that all are equally wide."""
    rows: list[ft.Control] = []
    for start in range(0, len(tiles), count):
        row = list(tiles[start : start + count])
        row += [ft.Container(expand=True) for _ in range(count - len(row))]
        rows.append(ft.Row(row, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START))
    return rows


@component
def CloseBar(evening: Evening, tally: Tally) -> Any:
    """The way to the end of the round; it says what is still open."""
    state, doing = use_state(), use_doing()
    words, number = state.words, len(evening.rounds)
    still_open = sum(one != "done" for one in tally.states)

    async def close() -> None:
        await doing.do(changed(state, evening.uid, close_round))

    said = [
        complaint(club_problem(words, one, evening), name=f"open-{place}")
        for place, one in enumerate(doing.refused if still_open else ())
    ]
    key = "club-close-open" if still_open else "club-close"
    do = button(
        words.text(key, number=number, count=still_open),
        close,
        icon=ft.Icons.LOCK_OUTLINE,
        filled=not still_open,
        name="close-round",
    )
    return ft.Column(
        [*said, do], spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
