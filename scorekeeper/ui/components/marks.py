"""A side is a mark, a name and a colour, always in the same order."""

from dataclasses import dataclass

import flet as ft

C = ft.Colors


@dataclass(frozen=True, slots=True)
class Mark:
    """What stands for a side beside its name: never colour alone."""

    symbol: str
    color: ft.ColorValue
    on_color: ft.ColorValue
    container: ft.ColorValue
    on_container: ft.ColorValue


MARKS = (
    Mark("♠", C.PRIMARY, C.ON_PRIMARY, C.PRIMARY_CONTAINER, C.ON_PRIMARY_CONTAINER),
    Mark("♦", C.TERTIARY, C.ON_TERTIARY, C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    Mark("♣", C.SECONDARY, C.ON_SECONDARY, C.SECONDARY_FIXED, C.ON_SECONDARY_FIXED),
    Mark(
        "♥",
        C.TERTIARY_FIXED_DIM,
        C.ON_TERTIARY_FIXED_VARIANT,
        C.TERTIARY_FIXED,
        C.ON_TERTIARY_FIXED,
    ),
)


def mark_of(side: int) -> Mark:
    """The mark of a side by its index."""
    return MARKS[side % len(MARKS)]
