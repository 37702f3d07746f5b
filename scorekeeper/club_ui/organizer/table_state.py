"""Pills that show the state of a table, and the frames of tables that need the organiser."""

from dataclasses import dataclass

import flet as ft

from scorekeeper.club.model import TableState
from scorekeeper.i18n import Words
from scorekeeper.ui import kit
from scorekeeper.ui.palette import MUTED, WARNING
from scorekeeper.ui.theme import Face, text


@dataclass(frozen=True, slots=True)
class PillLook:
    """Icon and colours of a pill."""

    icon: kit.Icon
    bgcolor: ft.ColorValue
    color: ft.ColorValue


STATE_LOOKS: dict[TableState, PillLook] = {
    "playing": PillLook(kit.Icon.PLAY, ft.Colors.TRANSPARENT, MUTED),
    "claimed": PillLook(
        kit.Icon.HOURGLASS,
        ft.Colors.TERTIARY_CONTAINER,
        ft.Colors.ON_TERTIARY_CONTAINER,
    ),
    "disputed": PillLook(kit.Icon.FLAG, ft.Colors.ERROR_CONTAINER, ft.Colors.ON_ERROR_CONTAINER),
    "done": PillLook(kit.Icon.DONE, ft.Colors.PRIMARY_CONTAINER, ft.Colors.ON_PRIMARY_CONTAINER),
}
EXTRA_TIME_LOOK = PillLook(
    kit.Icon.ADD_TIME, ft.Colors.TERTIARY_CONTAINER, ft.Colors.ON_TERTIARY_CONTAINER
)
FRAME_COLORS: dict[TableState, ft.ColorValue] = {
    "claimed": WARNING,
    "disputed": ft.Colors.ERROR,
}
"""Colours of the frames of tables that need the organiser."""


def state_pill(words: Words, state: TableState) -> ft.Control:
    """Return a pill with the state of a table in words, in the colour of the state."""
    return pill(words.text("club-table-pill", state=state), STATE_LOOKS[state])


def pill(title: str, look: PillLook) -> ft.Control:
    """Return a pill: a short text with an icon on a coloured background."""
    label = text(title, 14, Face.MEDIUM, look.color)
    icon = kit.icon(look.icon, color=look.color, size=16)
    return ft.Container(
        ft.Row([icon, label], spacing=4, tight=True),
        padding=ft.Padding.symmetric(vertical=3, horizontal=8),
        border_radius=12,
        bgcolor=look.bgcolor,
    )
