"""Marks of the sides and their players: colours, backs of packs, chart symbols, and badges."""

from dataclasses import dataclass

import flet as ft

from scorekeeper.match import SideColor
from scorekeeper.ui import kit
from scorekeeper.ui.controls import CircleAvatar, Container
from scorekeeper.ui.palette import BRASS, INSET, ON_BRASS, ON_FELT
from scorekeeper.ui.theme import Face, text

MAX_SMALL_BACK = 26  # logical pixels; wider backs use the detailed drawing
CARD_RATIO = 1.36  # height of a back by its width
BADGE_RATIO = 0.56  # size of the dealer's badge by that of the initial


@dataclass(frozen=True, slots=True)
class Mark:
    """Colours and symbols of a side. Nothing tells sides apart by their colour alone."""

    symbol: str
    """Marker on the line of the side in charts."""
    pack_color: ft.ColorValue
    """Colour of the backs of its pack, and of the discs of its players, in both themes."""
    initial_color: ft.ColorValue
    """Colour of a player's initial on `pack_color`: dark on a light pack."""
    back: str
    """Letter of its pack in the names of picture files."""
    color: ft.ColorValue
    """Colour of texts (also on `container`), lines, bars, and chosen chips with text `CARD`."""
    container: ft.ColorValue
    """Background of controls that belong to the side."""


# The palette keeps the colours for text in these roles of the theme.
MARKS = {
    SideColor.BLUE: Mark(
        "◆", "#2459B5", ON_FELT, "a", ft.Colors.SECONDARY_FIXED, ft.Colors.SECONDARY_FIXED_DIM
    ),
    SideColor.RED: Mark(
        "○",
        "#C0263D",
        ON_FELT,
        "b",
        ft.Colors.ON_SECONDARY_FIXED,
        ft.Colors.ON_SECONDARY_FIXED_VARIANT,
    ),
    SideColor.AMBER: Mark(
        "▲", "#D9971A", "#2A1C00", "c", ft.Colors.TERTIARY_FIXED, ft.Colors.TERTIARY_FIXED_DIM
    ),
    SideColor.SLATE: Mark(
        "■",
        "#43434F",
        ON_FELT,
        "d",
        ft.Colors.ON_TERTIARY_FIXED,
        ft.Colors.ON_TERTIARY_FIXED_VARIANT,
    ),
    SideColor.LILAC: Mark("×", "#BFA8EA", "#2B1650", "e", ft.Colors.TERTIARY, INSET),
    SideColor.MINT: Mark("♢", "#86DFC0", "#0A3D2F", "f", ft.Colors.ON_ERROR, INSET),
}


def mark_of(color: SideColor) -> Mark:
    """Return the mark of a side by its colour."""
    return MARKS[color]


def side_back(color: SideColor, width: float = 18) -> ft.Image:
    """Return the back of a side's pack, `width` logical pixels wide."""
    size = "-small" if width <= MAX_SMALL_BACK else ""
    return kit.picture(f"marks/back-{mark_of(color).back}{size}.svg", width, width * CARD_RATIO)


def out_badge(word: str, color: SideColor) -> ft.Container:
    """Return a badge with the word that marks the side that ended a deal."""
    mark = mark_of(color)
    return Container(
        text(word.upper(), 11, Face.BOLD, mark.color),
        bgcolor=mark.container,
        border_radius=6,
        padding=ft.Padding.symmetric(vertical=3, horizontal=7),
    )


def player_initial(
    name: str, color: SideColor, size: float = 28, *, is_dealer: bool = False
) -> ft.Semantics:
    """Return a disc with the first letter of a player, in the colour of the side's pack.

    Args:
        name: The player.
        color: The colour of the side.
        size: Diameter in logical pixels.
        is_dealer: Add the badge of the dealer.
    """
    mark = mark_of(color)
    letter = text(name[:1].upper(), size * 0.5, Face.MEDIUM, mark.initial_color)
    disc = _disc(letter, size, mark.pack_color)
    if not is_dealer:
        return kit.hidden_from_screen_reader(disc)
    badge_size = size * BADGE_RATIO
    cards = kit.icon(kit.Icon.DEALER, size=badge_size * 0.62, color=ON_BRASS)
    badge = _disc(cards, badge_size, BRASS)
    badge.right = 0
    badge.bottom = 0
    return kit.hidden_from_screen_reader(
        ft.Stack([disc, badge], width=size * 1.2, height=size * 1.12)
    )


def _disc(content: ft.Control, size: float, color: ft.ColorValue) -> ft.CircleAvatar:
    """Return a disc whose letter stays in it: it does not grow with the text of the device."""
    return CircleAvatar(content, radius=size / 2, bgcolor=color)
