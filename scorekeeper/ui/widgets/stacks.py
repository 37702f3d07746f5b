"""Pictures of canastas as they lie on the table, squared up."""

from enum import StrEnum

import flet as ft

from scorekeeper.rules.cards import stack_type
from scorekeeper.ui import kit
from scorekeeper.ui.widgets.side_marks import CARD_RATIO

WIDE_STACKS = {"semi_natural": 1.27}
"""Width of a picture by that of a usual one: the wild card is laid beside the others."""


class StackSize(StrEnum):
    """Drawings of a canasta, from the simplest to the most detailed; the end of a file name."""

    SMALL = "-small"
    MEDIUM = ""
    LARGE = "-large"


def stack_source(type_id: str, size: StackSize = StackSize.MEDIUM) -> str:
    """Return the asset path of the picture of a type of canasta."""
    return f"marks/stack-{stack_type(type_id)}{size}.svg"


def stack_picture(type_id: str, width: float, size: StackSize = StackSize.MEDIUM) -> ft.Image:
    """Return the picture of a type of canasta.

    Args:
        type_id: The type.
        width: Logical pixels of a usual picture; all are equally high.
        size: The drawing.
    """
    ratio = WIDE_STACKS.get(stack_type(type_id), 1)
    return kit.picture(stack_source(type_id, size), width * ratio, width * CARD_RATIO)
