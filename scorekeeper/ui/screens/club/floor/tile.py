"""One table at a glance: who plays, how it stands, how far it is, since when."""

from typing import Any

import flet as ft

from scorekeeper.club import TableState
from scorekeeper.session.club import TableGlance
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import digits, text
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.club.floor.watching import Tile
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C, CUT = ft.Colors, ft.TextOverflow.ELLIPSIS
LOOKS: dict[TableState, tuple[ft.IconData, ft.ColorValue, ft.ColorValue]] = {
    "playing": (ft.Icons.PLAY_ARROW, C.SURFACE_CONTAINER_HIGH, C.ON_SURFACE),
    "claimed": (ft.Icons.HOURGLASS_BOTTOM, C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    "disputed": (ft.Icons.FLAG, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
    "done": (ft.Icons.CHECK_CIRCLE, C.PRIMARY_CONTAINER, C.ON_PRIMARY_CONTAINER),
}
FRAMES: dict[TableState, ft.ColorValue] = {"claimed": C.TERTIARY, "disputed": C.ERROR}


@still_component
def TableTile(words: Words, tile: Tile, address: str) -> Any:
    """The tile; a tap shows the table. It is drawn again when something about it changes."""
    glance = tile.glance
    frame = FRAMES.get(glance.state, C.OUTLINE_VARIANT)
    number = text(words.text("club-table", number=glance.number), 17, Face.BOLD)
    title = ft.Row([ft.Container(number, expand=True), state_pill(words, glance.state)], spacing=8)
    best = max(glance.totals, default=0)
    sides = [
        _side(words, name, total, is_best=total == best and len(set(glance.totals)) > 1)
        for name, total in zip(glance.names, glance.totals, strict=True)
    ]
    return tappable(
        ft.Column([title, *sides, _foot(words, tile)], spacing=6, tight=True),
        said(words, glance, tile.waited),
        lambda: go(address),
        name=f"table-{glance.number}",
        padding=ft.Padding.symmetric(vertical=12, horizontal=14),
        border_radius=18,
        border=ft.Border.all(2, frame),
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
    )


def state_pill(words: Words, state: TableState) -> ft.Control:
    """How far a table is, as a picture and a word."""
    icon, ground, ink = LOOKS[state]
    shown = text(words.text("club-table-pill", state=state), 14, Face.MEDIUM, ink)
    return ft.Container(
        ft.Row([ft.Icon(icon, color=ink, size=16), shown], spacing=4, tight=True),
        padding=ft.Padding.symmetric(vertical=3, horizontal=8),
        border_radius=12,
        bgcolor=ground,
    )


def said(words: Words, glance: TableGlance, waited: str) -> str:
    """The whole tile as a screen reader says it."""
    pairs = zip(glance.names, glance.totals, strict=True)
    parts = [
        words.text("club-table", number=glance.number),
        words.text("club-table-state", state=glance.state),
        *(f"{name} {words.number(total)}" for name, total in pairs),
        deals_told(words, glance),
        waited,
    ]
    return ", ".join(part for part in parts if part)


def deals_told(words: Words, glance: TableGlance) -> str:
    """How many deals there are; nothing where the result came without any."""
    is_still = glance.state == "done" and not glance.deals
    return "" if is_still else words.text("club-deals", count=glance.deals)


def _side(words: Words, name: str, total: int, *, is_best: bool) -> ft.Control:
    face = Face.BOLD if is_best else Face.REGULAR
    shown = text(words.number(total), 19, face, C.ON_SURFACE, max_lines=1)
    if is_best:
        shown = digits(words.number(total), 19, C.ON_SURFACE)
    return ft.Row(
        [ft.Container(text(name, 16, face, max_lines=2, overflow=CUT), expand=True), shown],
        spacing=8,
    )


def _foot(words: Words, tile: Tile) -> ft.Control:
    """How many deals, and since when nothing has come."""
    muted = C.ON_SURFACE_VARIANT
    deals = text(deals_told(words, tile.glance), 14, color=muted)
    parts: list[ft.Control] = [ft.Container(deals, expand=True)]
    if tile.waited and tile.glance.state != "done":
        clock = ft.Icon(ft.Icons.SCHEDULE, color=muted, size=16)
        parts += [clock, text(tile.waited, 14, color=muted)]
    return ft.Row(parts, spacing=4)
