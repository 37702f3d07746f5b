"""A row with the packs of all colours, of which one is chosen."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.match import SideColor
from scorekeeper.ui import kit
from scorekeeper.ui.controls import Container, Row
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.view_models.side_colors import ColorChoice

CELL_WIDTH = 50  # logical pixels
CELL_HEIGHT = 54  # logical pixels
BACK_WIDTH = 28  # logical pixels; wide enough for the whole pattern
BORDER_WIDTH = 2.5  # logical pixels; round the chosen one
TAKEN_OPACITY = 0.5


def color_choice(
    choices: Sequence[ColorChoice], on_choose: Callable[[SideColor], object]
) -> ft.Control:
    """Return a button with the back of each pack, to choose a colour; those of others are pale.

    Args:
        choices: The colours.
        on_choose: Called with the colour that was tapped.
    """
    cells: list[ft.Control] = [_color_button(choice, on_choose) for choice in choices]
    return Row(cells, wrap=True, spacing=4, run_spacing=4, alignment=ft.MainAxisAlignment.CENTER)


def _color_button(choice: ColorChoice, on_choose: Callable[[SideColor], object]) -> ft.Control:
    """Return the back of a pack as a button; it is pale if another side has the colour."""
    opacity = TAKEN_OPACITY if choice.is_taken else 1
    back = Container(side_back(choice.color, BACK_WIDTH), opacity=opacity)
    border_color = ft.Colors.PRIMARY if choice.is_chosen else ft.Colors.OUTLINE_VARIANT
    box = Container(
        kit.hidden_from_screen_reader(back),
        width=CELL_WIDTH,
        height=CELL_HEIGHT,
        alignment=ft.Alignment.CENTER,
        on_click=kit.as_handler(lambda: on_choose(choice.color)),
        ink=True,
        border=ft.Border.all(BORDER_WIDTH if choice.is_chosen else 1, border_color),
        border_radius=12,
    )
    return kit.node(
        f"color-{choice.color}", box, says=choice.says, selected=choice.is_chosen, is_button=True
    )
