"""Where the parts of the screen lie: below each other, or in two panes."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.components.page import padded, page
from scorekeeper.ui.screens.meld.grid import rank_grid
from scorekeeper.ui.screens.meld.kit import Kit

EDGE = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """The parts from the top to the bottom; the grid comes between tools and foot."""

    bar: ft.Control
    selector: ft.Control
    verdict: ft.Control
    rows: list[ft.Control]
    tools: list[ft.Control]
    foot: ft.Control


def laid_out(kit: Kit, parts: Parts) -> ft.Control:
    """The whole screen."""
    return _panes(kit, parts) if kit.sizes.is_wide else _upright(kit, parts)


def _upright(kit: Kit, parts: Parts) -> ft.Control:
    """The grid stays where it is; above it the melds scroll, or all that is there."""
    gap, grid = kit.sizes.gap, rank_grid(kit)
    above = [parts.selector, parts.verdict]
    if kit.sizes.all_scrolls:
        every = [*above, *parts.rows, *parts.tools, grid, parts.foot]
        return page(parts.bar, padded(_scrolling(every, gap), expand=True, bottom=gap), spacing=0)
    if kit.sizes.scrolls:
        scrolled = padded(_scrolling([*above, *parts.rows, *parts.tools], gap), expand=True)
        return page(parts.bar, scrolled, padded(grid), padded(parts.foot, bottom=gap), spacing=gap)
    melds = padded(_scrolling(parts.rows, gap / 2, at_end=_is_at_end(kit)), expand=True)
    below = [*parts.tools, grid]
    return page(
        parts.bar,
        *(padded(part) for part in above),
        melds,
        *(padded(part) for part in below),
        padded(parts.foot, bottom=8),
        spacing=gap,
    )


def _panes(kit: Kit, parts: Parts) -> ft.Control:
    """Question and answer on the left, cards to tap on the right."""
    gap = kit.sizes.gap
    left = _column(
        [parts.selector, parts.verdict, _scrolling(parts.rows, gap / 2, at_end=_is_at_end(kit))],
        gap,
    )
    if kit.sizes.scrolls:
        left = _scrolling([parts.selector, parts.verdict, *parts.rows], gap)
        right = _scrolling([*parts.tools, rank_grid(kit), parts.foot], gap)
    else:
        right = _column([*parts.tools, rank_grid(kit, expand=True), parts.foot], gap)
    panes = ft.Row(
        [ft.Container(left, expand=True), ft.Container(right, expand=True)],
        spacing=EDGE,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return page(parts.bar, padded(panes, expand=True, bottom=8), spacing=0)


def _is_at_end(kit: Kit) -> bool:
    """Whether the last row is the one that changes, and should be seen."""
    return not kit.form.is_hand and kit.form.at == len(kit.form.melds) - 1


def _column(parts: Sequence[ft.Control], gap: float) -> ft.Column:
    return ft.Column(
        list(parts),
        spacing=gap,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _scrolling(parts: Sequence[ft.Control], gap: float, *, at_end: bool = False) -> ft.Column:
    return ft.Column(
        list(parts),
        spacing=gap,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        auto_scroll=at_end,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
