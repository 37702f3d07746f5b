"""Where the parts of the screen lie: below each other, or in two panes."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.components.page import padded, page
from scorekeeper.ui.screens.meld.grid import rank_grid
from scorekeeper.ui.screens.meld.kit import Kit
from scorekeeper.ui.screens.meld.reference import reference_parts

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
    if kit.sizes.panes > 1:
        return _panes(kit, parts)
    return _scrolled(kit, parts) if kit.sizes.scrolls else _upright(kit, parts)


def _upright(kit: Kit, parts: Parts) -> ft.Control:
    """Everything stays where it is; only the melds scroll where they are many."""
    gap = kit.sizes.gap
    return page(
        parts.bar,
        padded(parts.selector),
        padded(parts.verdict),
        padded(_melds(kit, parts), expand=True),
        *(padded(tools) for tools in parts.tools),
        padded(rank_grid(kit)),
        padded(parts.foot, bottom=8),
        spacing=gap,
    )


def _scrolled(kit: Kit, parts: Parts) -> ft.Control:
    """Question and answer scroll, and where the grid leaves no room for that, it scrolls too."""
    gap, grid, foot = kit.sizes.gap, rank_grid(kit), parts.foot
    tools, suits = parts.tools[0], parts.tools[1:]
    above: list[ft.Control] = [
        padded(part) for part in (parts.selector, parts.verdict, *parts.rows, tools)
    ]
    bar: list[ft.Control] = [parts.bar]
    if kit.sizes.is_large:  # the answer first: what it is about is chosen once
        answer = [padded(part) for part in (parts.verdict, *parts.rows)]
        above, bar = [parts.bar, *answer, padded(parts.selector), padded(tools)], []
    if kit.sizes.all_scrolls:
        below = [padded(part) for part in (*suits, grid, foot)]
        return page(*bar, _scrolling([*above, *below, ft.Container()], gap), spacing=0)
    return page(
        *bar,
        _scrolling(above, gap),
        *(padded(part) for part in (*suits, grid)),
        padded(foot, bottom=gap),
        spacing=gap,
    )


def _panes(kit: Kit, parts: Parts) -> ft.Control:
    """Question and answer on the left, cards to tap on the right, then the reference."""
    gap, sizes = kit.sizes.gap, kit.sizes
    left = [parts.selector, parts.verdict]
    right, foot_right = [*parts.tools], [] if sizes.foot_left else [parts.foot]
    foot_left = [parts.foot] if sizes.foot_left else []
    if sizes.scrolls:
        shown = [
            _scrolling([*left, *parts.rows, *foot_left], gap),
            _scrolling([*right, rank_grid(kit), *foot_right], gap),
        ]
    else:
        grid = rank_grid(kit, expand=sizes.fills)
        below = [_scrolling(reference_parts(kit), gap)] if sizes.has_fold else []
        shown = [
            _column([*left, _melds(kit, parts), *foot_left], gap),
            _column([*right, grid, *foot_right, *below], gap),
        ]
    if sizes.panes > 2:
        shown.append(_scrolling(reference_parts(kit), gap))
    panes = ft.Row(
        [ft.Container(pane, expand=True) for pane in shown],
        spacing=EDGE,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return page(parts.bar, padded(panes, expand=True, bottom=8), spacing=0)


def _melds(kit: Kit, parts: Parts) -> ft.Column:
    """The melds; where the last one is tapped into it is the one that is seen."""
    form = kit.form
    at_end = not form.is_hand and form.melds.is_last
    return _scrolling(parts.rows, kit.sizes.gap / 2, at_end=at_end)


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
