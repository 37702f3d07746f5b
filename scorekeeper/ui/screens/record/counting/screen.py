"""Counting cards: in place of the form, until it is done."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.entry.counted import Way
from scorekeeper.entry.counting import values_of, ways_of
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.page import app_bar, padded, page
from scorekeeper.ui.components.tap import button, icon_button
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.screens.record.counting.head import heads, other_side
from scorekeeper.ui.screens.record.counting.kit import GAP, CountKit
from scorekeeper.ui.screens.record.counting.melds import meld_rows, meld_tools
from scorekeeper.ui.screens.record.counting.ranks import count_grid
from scorekeeper.ui.screens.record.counting.values import value_keys, value_rows
from scorekeeper.ui.screens.record.kit import Kit

STRETCH = ft.CrossAxisAlignment.STRETCH


@component
def CountingForm(kit: Kit, layout: Layout, points: int, close: Callable[[], None]) -> Any:
    """The cards of the field in which the cursor is; `points` are those of the deal so far."""
    form = kit.pencil.form
    where = form.at[1]
    counted = form.sides[form.side].counted.get(where)
    chosen, choose = ft.use_state(counted.way if counted is not None else Way.VALUES)
    way = chosen if chosen in ways_of(where) else Way.RANKS
    count = CountKit(kit=kit, layout=layout, way=way, choose_way=choose)
    shown, keys = _counting(count)
    words = kit.words
    clear = icon_button(
        ft.Icons.DELETE_SWEEP_OUTLINED,
        words.text("count-empty"),
        None if count.counted.is_blank else count.taps.clear,
        name="count-clear",
    )
    bar = app_bar(
        words.text("count-cards"),
        f"{mark_of(count.side).symbol} {kit.name(count.side)}" if count.is_low else "",
        on_back=close,
        back_label=words.text("record-leave"),
        actions=[*other_side(count), clear],
        height=kit.sizes.around(20),
    )
    done = button(
        words.text("record-done", points=points), close, name="count-done", filled=True, height=52
    )
    return _arranged(count, bar, shown, [keys, done])


def _counting(kit: CountKit) -> tuple[ft.Control, ft.Control]:
    """What is counted in this way, and the keys for it."""
    at, move = ft.use_state(min(values_of(kit.rules, kit.where)))
    nothing: Any = None
    over, refused = ft.use_state(nothing)

    def moved(value: int) -> None:
        refused(None)
        move(value)

    if kit.way is Way.VALUES:
        return value_rows(kit, at, over, moved), value_keys(kit, at, moved, refused)
    if kit.way is Way.RANKS:
        return ft.Container(), count_grid(kit)
    tools = [meld_tools(kit), count_grid(kit)]
    return meld_rows(kit), ft.Column(tools, spacing=GAP, tight=True, horizontal_alignment=STRETCH)


def _arranged(
    kit: CountKit, bar: ft.Control, shown: ft.Control, below: list[ft.Control]
) -> ft.Control:
    """The keys below what is counted, beside it, or scrolling with it."""
    above = [*heads(kit), shown]
    if kit.all_scrolls:
        keys, done = below
        return page(bar, padded(_column([*above, keys]), expand=True), padded(done, bottom=8))
    if not kit.has_panes:
        keys, done = below
        return page(
            bar,
            padded(_column(above), expand=True),
            padded(keys),
            padded(done, bottom=8),
            spacing=GAP,
        )
    row = ft.Row(
        [ft.Container(_column(above), expand=True), ft.Container(_column(below), expand=True)],
        spacing=12,
        expand=True,
        vertical_alignment=STRETCH,
    )
    return page(bar, padded(row, expand=True, bottom=8), spacing=GAP)


def _column(parts: list[ft.Control]) -> ft.Column:
    return ft.Column(
        parts,
        spacing=GAP,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCH,
    )
