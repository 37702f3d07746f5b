"""Colours of the sides: chosen ones, those that players keep, and those of the seats."""

from collections.abc import Mapping, Sequence
from enum import StrEnum


class SideColor(StrEnum):
    """A colour of a side, in the order in which sides without a chosen one take them."""

    BLUE = "blue"
    RED = "red"
    AMBER = "amber"
    SLATE = "slate"
    LILAC = "lilac"
    MINT = "mint"


COLORS = tuple(SideColor)


def seat_color(side: int) -> SideColor:
    """Return the usual colour of a side by its index; from the seventh side on they repeat."""
    return COLORS[side % len(COLORS)]


def color_from(value: object) -> SideColor | None:
    """Return a stored colour; None for no colour and for an unknown one."""
    return next((color for color in COLORS if color == value), None)


def side_colors(
    wishes: Sequence[SideColor | None], usual: Sequence[SideColor] = ()
) -> tuple[SideColor, ...]:
    """Return the colour of each side; two sides have the same one only if there are too few.

    Args:
        wishes: The colour that each side should have; None for the usual one. Of two sides
            with the same wish, the first one gets the colour.
        usual: The usual colours; those of the seats for sides without one.
    """
    colors: dict[int, SideColor] = {}
    usual_colors = [*usual, *map(seat_color, range(len(usual), len(wishes)))]
    # Three steps, so that a usual colour is taken from its side only by a wish.
    for side, wish in enumerate(wishes):
        if wish is not None and wish not in colors.values():
            colors[side] = wish
    for side in range(len(wishes)):
        if side not in colors and usual_colors[side] not in colors.values():
            colors[side] = usual_colors[side]
    for side in range(len(wishes)):
        if side not in colors:
            free_colors = [color for color in COLORS if color not in colors.values()]
            colors[side] = free_colors[0] if free_colors else usual_colors[side]
    return tuple(colors[side] for side in range(len(wishes)))


def colors_of_players(
    names: Sequence[Sequence[str]],
    kept: Mapping[str, SideColor],
    chosen: Mapping[str, SideColor] | None = None,
    usual: Sequence[SideColor] = (),
) -> tuple[SideColor, ...]:
    """Return the colour of each side by the wishes of its players.

    Args:
        names: The players of each side.
        kept: Colours that players always have, by name. The first player of a side comes first.
        chosen: Colours that were chosen for this match, by name; they come before all others, the
            last one first.
        usual: Colours of sides without a wish, as for `side_colors`.

    Example:
        >>> colors_of_players([["Anna"], ["Ben"]], kept={"Anna": SideColor.RED})
        (<SideColor.RED: 'red'>, <SideColor.BLUE: 'blue'>)
    """
    wishes: list[SideColor | None] = [None] * len(names)
    for name, color in reversed(list((chosen or {}).items())):
        for side, side_names in enumerate(names):
            if name in side_names and wishes[side] is None and color not in wishes:
                wishes[side] = color
    for side, side_names in enumerate(names):
        if wishes[side] is None:
            free_wishes = [
                kept[name] for name in side_names if kept.get(name) not in (None, *wishes)
            ]
            wishes[side] = free_wishes[0] if free_wishes else None
    return side_colors(wishes, usual)


def written_colors(colors: Sequence[SideColor]) -> tuple[SideColor | None, ...]:
    """Return colours as a match stores them: None for a side with the colour of its seat."""
    return tuple(None if color is seat_color(side) else color for side, color in enumerate(colors))
