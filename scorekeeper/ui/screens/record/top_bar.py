"""The top of the screen: which deal it is, the depth of detail, and what is rare."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.rules import rule_book
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.page import app_bar
from scorekeeper.ui.components.tap import icon_button, tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.purpose import Kind
from scorekeeper.ui.screens.record.sizes import Arrangement
from scorekeeper.ui.theme import Face
from scorekeeper.words.rule_sets import rule_set_name

C = ft.Colors
LONGEST = 14
"""Characters of the rule set and the dealer beside the words of the switch on a phone."""

SQUEEZED = 26
"""Pixels of the title beside two buttons, in the pane that lies next to large text."""


@still_component
def TopBar(
    kit: Kit,
    open_side: int,
    is_totals: bool,  # noqa: FBT001 - components take what they show
    open_sheet: Callable[[], None],
    count: Callable[[], None] | None,
) -> Any:
    """Close, the deal's number, the switch to totals, and the sheet for what is rare.

    `count` leads to the counting of cards, where no key does.
    """
    counts = [] if count is None else [_count(kit, count)]
    purpose, side, sizes = kit.purpose, kit.name(open_side), kit.sizes
    is_squeezed = sizes.is_large and sizes.arrangement is Arrangement.BESIDE
    return app_bar(
        kit.words.text(f"record-title-{purpose.kind}", number=purpose.number),
        "" if sizes.is_large else under_title(kit),
        is_tight=True,
        most=SQUEEZED / sizes.scale if is_squeezed else None,
        on_back=kit.pencil.leave,
        back_label=kit.words.text("cancel" if purpose.kind is Kind.AMEND else "record-leave"),
        back_icon=ft.Icons.CLOSE,
        actions=[
            _mode(kit, on=is_totals),
            *counts,
            icon_button(
                ft.Icons.MORE_VERT,
                kit.words.text("record-more", side=side),
                open_sheet,
                name="more",
            ),
        ],
        height=sizes.around(20),
    )


def _is_bare(kit: Kit) -> bool:
    """Whether the switch is but a sign: the room goes to who dealt, or to large text."""
    sizes = kit.sizes
    if sizes.is_large or sizes.arrangement is Arrangement.BESIDE:
        return True
    return sizes.is_narrow and not sizes.in_columns and len(under_title(kit)) > LONGEST


def _count(kit: Kit, count: Callable[[], None]) -> ft.Control:
    label = kit.words.text("count-cards")
    return icon_button(ft.Icons.STYLE_OUTLINED, label, count, name="count")


def under_title(kit: Kit) -> str:
    """The rule set and who dealt; where both are too long, who dealt."""
    purpose = kit.purpose
    rules = rule_set_name(kit.words, rule_book(purpose.match.ruleset).identity)
    if purpose.dealer is None:
        return rules
    short = not kit.sizes.save  # the bar has one button more then
    if not kit.sizes.in_columns and (short or len(rules) + len(purpose.dealer) > LONGEST):
        return kit.words.text("record-dealt", dealer=purpose.dealer)
    return kit.words.text("record-under", rules=rules, dealer=purpose.dealer)


def _mode(kit: Kit, *, on: bool) -> ft.Control:
    ink = C.ON_SECONDARY_CONTAINER if on else C.ON_SURFACE_VARIANT
    label = kit.words.text("record-mode")
    icon = ft.Icon(ft.Icons.CHECK if on else ft.Icons.PIN_OUTLINED, size=18, color=ink)
    shown: list[ft.Control] = [icon]
    if not _is_bare(kit):
        narrow = kit.sizes.is_narrow and not kit.sizes.in_columns
        brief = kit.words.text("record-mode-short") if narrow else label
        shown.append(text(brief, 14, Face.BOLD if on else Face.MEDIUM, ink))
    pill = ft.Container(
        ft.Row(shown, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        height=38,
        padding=ft.Padding.symmetric(horizontal=10),
        border_radius=19,
        bgcolor=C.SECONDARY_CONTAINER if on else None,
    )
    return tappable(
        pill,
        label,
        kit.pencil.turn_mode,
        name="mode",
        selected=on,
        height=48,
        padding=ft.Padding.symmetric(horizontal=5),
        alignment=ft.Alignment.CENTER,
        border_radius=24,
    )
