"""The record screen: a new deal, a deal to be amended, or one that was forgotten."""

from typing import Any

import flet as ft

from scorekeeper.entry import main_rows
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import app_bar, cover, padded, page
from scorekeeper.ui.components.text import text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.record.columns import columns
from scorekeeper.ui.screens.record.dialogs import moved_on, not_saved
from scorekeeper.ui.screens.record.following import Scroller, follow
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.more_sheet import more_sheet
from scorekeeper.ui.screens.record.parts import Parts
from scorekeeper.ui.screens.record.pencil import Pencil
from scorekeeper.ui.screens.record.phone import lying, upright
from scorekeeper.ui.screens.record.purpose import Purpose, purpose_of
from scorekeeper.ui.screens.record.sizes import Arrangement, sizes_of
from scorekeeper.ui.screens.record.top_bar import top_bar
from scorekeeper.ui.screens.record.views import deal_view
from scorekeeper.ui.screens.record.who_out import endings
from scorekeeper.ui.state import State

ROUTE = "/record"


@component
def RecordScreen() -> Any:
    """The form of the deal that the address names."""
    state, params = use_state(), ft.use_route_params()
    purpose = purpose_of(state.match, params)
    if purpose is None:
        return _gone(state)
    uid = purpose.opened.uid
    key = f"{uid}/{purpose.kind}/{purpose.amends or purpose.goes_before}"
    form = DealForm(state, purpose, key=key)
    return cover(ROUTE, form, lambda: go("/"))


@component
def DealForm(state: State, purpose: Purpose) -> Any:
    """One form from its opening to its end."""
    pencil = ft.use_memo(lambda: Pencil(state, purpose), [])
    scroller = ft.use_memo(Scroller, [])
    _, redraw = ft.use_state(0)
    is_open, open_sheet = ft.use_state(False)
    pencil.redraw = lambda: redraw(lambda drawn: drawn + 1)
    pencil.meet(purpose)
    purpose = pencil.purpose
    rules = purpose.match.rules
    rows = len(main_rows(rules))
    sizes = sizes_of(
        state.layout, sides=len(purpose.match.sides), rows=rows, switches=len(endings(rules))
    )
    kit = Kit(pencil, purpose, state.words, sizes)
    deal = deal_view(purpose, pencil.form, pencil.reckoning(), state.words)

    def close() -> None:
        open_sheet(False)

    ft.use_dialog(moved_on(kit))
    ft.use_dialog(not_saved(state))
    ft.use_dialog(more_sheet(state, kit, deal, close) if is_open else None)
    bar, parts = top_bar(kit, deal, lambda: open_sheet(True)), Parts(kit, deal)
    follow(pencil.form, sizes, scroller)
    if sizes.in_columns:
        return columns(bar, parts)
    arranged = lying if sizes.arrangement is Arrangement.BESIDE else upright
    return arranged(bar, parts, scroller)


def _gone(state: State) -> ft.View:
    """What is shown where the address names no deal."""
    back = state.words.text("record-leave")
    said = text(state.words.text("record-gone"), 18)
    content = page(app_bar("", on_back=lambda: go("/"), back_label=back), padded(said))
    return cover(ROUTE, content, lambda: go("/"))
