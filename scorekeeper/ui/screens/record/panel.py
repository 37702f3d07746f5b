"""What is typed for one side: its chips, its fields, and what they come to."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.tap import UNCLIPPED
from scorekeeper.ui.screens.record.board import SideParts
from scorekeeper.ui.screens.record.chips import ChipRow
from scorekeeper.ui.screens.record.fields import fields_of
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.sentence import Sentence
from scorekeeper.ui.screens.record.side_tabs import PANEL_TINT
from scorekeeper.ui.screens.record.views import ProblemView

C = ft.Colors
CORNER = 16


@still_component
def SidePanel(
    kit: Kit,
    side: SideParts,
    is_open: bool,  # noqa: FBT001
    problems: tuple[ProblemView, ...],
) -> Any:
    """The panel below the tabs; those of the other sides wait unseen, so that a tap shows them."""
    tight = kit.sizes.gap < 8
    edge = 6 if kit.sizes.is_narrow else 12
    last = len(kit.sides) - 1
    return ft.Container(
        ft.Column(
            [
                rows_of(kit, side),
                fields_of(kit, side),
                Sentence(kit, side.view, problems),
            ],
            spacing=kit.sizes.gap - 2 if tight else kit.sizes.gap,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        visible=is_open,
        padding=ft.Padding.only(left=edge, top=5 if tight else 8, right=edge, bottom=4),
        bgcolor=C.with_opacity(PANEL_TINT, mark_of(side.place).container),
        border_radius=ft.BorderRadius.only(
            bottom_left=CORNER,
            bottom_right=CORNER,
            top_left=0 if side.place == 0 else CORNER,
            top_right=0 if side.place == last else CORNER,
        ),
        clip_behavior=UNCLIPPED,
    )


def rows_of(kit: Kit, side: SideParts) -> ft.Column:
    """The rows of chips of a side."""
    return ft.Column(
        [ChipRow(kit, side.place, row, chips, key=row.key) for row, chips in side.rows],
        spacing=10 if kit.sizes.is_roomy else 3,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
