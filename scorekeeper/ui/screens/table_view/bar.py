"""The bar below the sides: the clocks, the way to lay the sides out, and to the next deal."""

import flet as ft

from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.tap import Handler, tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.table.heading import title
from scorekeeper.ui.screens.table_view.clocks import deal_clock, evening_clock
from scorekeeper.ui.screens.table_view.seating import Facing
from scorekeeper.ui.screens.table_view.ticking import Ticking, now
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

C = ft.Colors
HEIGHT, BUTTON = 64, 56
ABOVE = 40
"""What the bar is higher by where a sentence has no room but a line of its own."""
ICONS = {
    Facing.ACROSS: ft.Icons.SWAP_VERT,
    Facing.ASIDE: ft.Icons.SWAP_HORIZ,
    Facing.FLAT: ft.Icons.SCREEN_LOCK_ROTATION,
}
NARROW = 560
"""Below this width the next deal has an icon alone, and there is no room for a sentence."""


def bar_height(state: State) -> float:
    """How high the bar is, in logical pixels."""
    return HEIGHT + (ABOVE if _has_line_above(state) else 0)


def view_bar(state: State, shown: OpenMatch, facing: Facing, turn: Handler) -> ft.Control:
    """Everything in one row; what the platform refuses stands in its middle, or over it."""
    refusal, rows = _refusal(state) if _is_refused(state) else None, list[ft.Control]()
    if _has_line_above(state):
        rows.append(ft.Container(refusal, height=ABOVE, alignment=ft.Alignment.CENTER_LEFT))
    room = ft.Container(None if rows else refusal, expand=True)
    parts = [*_clocks(state, shown), room, _turn(state, facing, turn), *_record(state, shown)]
    row = ft.Row(parts, height=HEIGHT, spacing=14, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(
        ft.Column([*rows, row], spacing=0),
        height=bar_height(state),
        padding=ft.Padding.only(left=14, right=6),
        bgcolor=C.SURFACE,
    )


def _has_line_above(state: State) -> bool:
    """Whether what the platform refuses stands over the row: in it there is no room."""
    return _is_refused(state) and _is_narrow(state)


def _is_narrow(state: State) -> bool:
    return state.layout.width < NARROW


def _is_refused(state: State) -> bool:
    """Whether the platform was asked to keep the screen on, and does not."""
    return state.stays_on is False


def _clocks(state: State, shown: OpenMatch) -> list[ft.Control]:
    """How long this deal and this evening have been going on; on a narrow phone line by line."""
    words, over, at = state.words, shown.progress.outcome.over, now()
    in_line = _is_narrow(state)
    found: list[ft.Control] = []
    if (deal := deal_clock(shown.match, now=at, over=over)) is not None:
        key = f"deal-{deal.start}"
        label = title(words, shown)
        found.append(Ticking(label, deal, "deal-clock", in_line=in_line, key=key))
    if (evening := evening_clock(shown.match, now=at, over=over)) is not None:
        label, key = words.text("view-evening"), f"evening-{evening}"
        found.append(Ticking(label, evening, "evening-clock", in_line=in_line, key=key))
    lines = ft.Column(found, spacing=2, alignment=ft.MainAxisAlignment.CENTER)
    return [lines] if in_line and found else found


def _refusal(state: State) -> ft.Control:
    """That the screen may go dark."""
    said = state.words.text("view-goes-dark")
    size = 13 / state.layout.scale
    shown = text(said, size, color=C.ON_SURFACE_VARIANT, max_lines=3)
    return spoken(shown, said, name="goes-dark")


def _turn(state: State, facing: Facing, turn: Handler) -> ft.Control:
    return tappable(
        ft.Icon(ICONS[facing], color=C.ON_SECONDARY_CONTAINER, size=28),
        state.words.text("view-turn", facing=facing.value),
        turn,
        name="turn",
        width=BUTTON,
        height=BUTTON,
        alignment=ft.Alignment.CENTER,
        border_radius=BUTTON / 2,
        bgcolor=C.SECONDARY_CONTAINER,
    )


def _record(state: State, shown: OpenMatch) -> list[ft.Control]:
    """The way to the next deal, while there is one."""
    if shown.progress.outcome.over:
        return []
    label = state.words.text("table-record", number=len(shown.match.deals) + 1)
    parts: list[ft.Control] = [ft.Icon(ft.Icons.ADD, color=C.ON_PRIMARY, size=26)]
    if not _is_narrow(state):
        parts.append(text(label, 19 / state.layout.scale, Face.MEDIUM, C.ON_PRIMARY))
    button = tappable(
        ft.Row(parts, spacing=8, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        label,
        lambda: go("/record"),
        name="record",
        height=BUTTON,
        padding=ft.Padding.symmetric(horizontal=18),
        alignment=ft.Alignment.CENTER,
        border_radius=BUTTON / 2,
        bgcolor=C.PRIMARY,
    )
    return [button]
