"""The top of the screen: which deal it is, the depth of detail, and what is rare."""

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import rule_book
from scorekeeper.ui.components.page import app_bar
from scorekeeper.ui.components.tap import icon_button, tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.sizes import Arrangement
from scorekeeper.ui.screens.record.views import DealView
from scorekeeper.ui.theme import Face

C = ft.Colors
LONGEST = 14
"""Characters of the rule set and the dealer beside the switch on a phone."""


def top_bar(kit: Kit, deal: DealView, open_sheet: Callable[[], None]) -> ft.Container:
    """Close, the deal's number, the switch to totals, and the sheet for what is rare."""
    purpose, side = kit.purpose, kit.name(deal.open_side)
    return app_bar(
        kit.words.text(f"record-title-{purpose.kind}", number=purpose.number),
        "" if kit.sizes.is_large else under_title(kit),
        on_back=kit.pencil.leave,
        back_label=kit.words.text("record-leave"),
        back_icon=ft.Icons.CLOSE,
        actions=[
            _mode(kit, on=deal.is_totals),
            icon_button(
                ft.Icons.MORE_VERT,
                kit.words.text("record-more", side=side),
                open_sheet,
                name="more",
            ),
        ],
        height=kit.sizes.around(20),
    )


def under_title(kit: Kit) -> str:
    """The rule set and who dealt; where both are too long, who dealt."""
    purpose = kit.purpose
    rules = rule_book(purpose.match.ruleset).identity.name
    if purpose.dealer is None:
        return rules
    if not kit.sizes.in_columns and len(rules) + len(purpose.dealer) > LONGEST:
        return kit.words.text("record-dealt", dealer=purpose.dealer)
    return kit.words.text("record-under", rules=rules, dealer=purpose.dealer)


def _mode(kit: Kit, *, on: bool) -> ft.Semantics:
    ink = C.ON_SECONDARY_CONTAINER if on else C.ON_SURFACE_VARIANT
    label = kit.words.text("record-mode")
    icon = ft.Icon(ft.Icons.CHECK if on else ft.Icons.PIN_OUTLINED, size=18, color=ink)
    shown: list[ft.Control] = [icon]
    lying = kit.sizes.arrangement is Arrangement.BESIDE
    if not kit.sizes.is_large and not lying:
        narrow = kit.sizes.is_narrow and not kit.sizes.in_columns
        brief = kit.words.text("record-mode-short") if narrow else label
        shown.append(text(brief, 14, Face.BOLD if on else Face.MEDIUM, ink))
    return tappable(
        ft.Row(shown, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        label,
        kit.pencil.turn_mode,
        name="mode",
        selected=on,
        height=48,
        padding=ft.Padding.symmetric(horizontal=10),
        alignment=ft.Alignment.CENTER,
        border_radius=24,
        border=ft.Border.all(5, C.SURFACE),
        bgcolor=C.SECONDARY_CONTAINER if on else None,
    )
