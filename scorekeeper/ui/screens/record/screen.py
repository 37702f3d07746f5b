"""The record screen: a new deal, a deal to be amended, or one that was forgotten."""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.entry import main_rows
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import app_bar, cover, padded, page
from scorekeeper.ui.components.text import text
from scorekeeper.ui.context import Held, go, use_state
from scorekeeper.ui.screens.record.board import Board
from scorekeeper.ui.screens.record.columns import columns
from scorekeeper.ui.screens.record.counting import CountingForm
from scorekeeper.ui.screens.record.dialogs import moved_on, not_saved
from scorekeeper.ui.screens.record.following import Scroller, follow
from scorekeeper.ui.screens.record.handing import handed
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.more_sheet import more_sheet
from scorekeeper.ui.screens.record.parts import Parts
from scorekeeper.ui.screens.record.pencil import Pencil
from scorekeeper.ui.screens.record.phone import lying, upright
from scorekeeper.ui.screens.record.purpose import Purpose, purpose_of
from scorekeeper.ui.screens.record.redrawing import use_form
from scorekeeper.ui.screens.record.sizes import Arrangement, sizes_of
from scorekeeper.ui.screens.record.top_bar import TopBar
from scorekeeper.ui.screens.record.typing_keys import use_typist
from scorekeeper.ui.screens.record.who_out import endings
from scorekeeper.ui.state import State

ROUTE = "/record"


@component
def RecordScreen() -> Any:
    """The form of the deal that the address names."""
    state, params = use_state(), ft.use_route_params()
    counting, count = ft.use_state(False)
    purpose = purpose_of(state.match, params)
    if purpose is None:
        return _gone(state)
    uid = purpose.opened.uid
    key = f"{uid}/{purpose.kind}/{purpose.amends or purpose.goes_before}"
    form = DealForm(Held(state), purpose, counting, count, key=key)
    return cover(ROUTE, form, lambda: count(False) if counting else go("/"))


@component
def DealForm(
    held: Held,
    purpose: Purpose,
    counting: bool,  # noqa: FBT001
    count: Callable[[bool], None],
) -> Any:
    """One form from its opening to its end; while `counting` the cards of a field are counted."""
    state = held.state
    pencil = ft.use_memo(lambda: Pencil(state, purpose), [])
    drawn: Any = ft.use_ref(None)
    if not pencil.has_written(purpose):  # else Save would wait for what nobody will see
        pencil.meet(purpose)
        drawn.current = _form_of(state, pencil, counting, count)
    return drawn.current


def _form_of(
    state: State,
    pencil: Pencil,
    counting: bool,  # noqa: FBT001
    count: Callable[[bool], None],
) -> Any:
    """What the form shows, as it stands now; its hooks are the last, so a drawing may omit it."""
    scroller = ft.use_memo(Scroller, [])
    board = ft.use_memo(Board, [])
    is_open, open_sheet = ft.use_state(False)
    kit = _kit_of(state, pencil)
    deal = use_form(kit, board, is_covered=is_open or counting)

    doors = ft.use_memo(lambda: Doors(count, open_sheet), [])
    close = functools.partial(open_sheet, False)
    _use_dialogs(state, kit, more_sheet(state, kit, deal, close) if is_open else None)
    follow(pencil.form, kit.sizes, scroller)
    parts = Parts(kit, deal, board, doors.to_counting)
    passed = handed(kit, deal)
    use_typist(state, pencil, is_covered=is_open or counting or passed is not None)
    if passed is not None:
        return passed
    if counting and not deal.is_totals and not deal.is_acaba:
        return CountingForm(kit, state.layout, deal.opened.points, lambda: count(False))
    in_bar = None if parts.has_count_key or deal.is_totals else parts.count
    bar = TopBar(kit, board.open_side, deal.is_totals, doors.to_sheet, in_bar)
    if kit.sizes.in_columns:
        return columns(bar, parts)
    arranged = lying if kit.sizes.arrangement is Arrangement.BESIDE else upright
    return arranged(bar, parts, scroller)


@dataclass(frozen=True, slots=True)
class Doors:
    """The ways out of the form; they stay the same, so what shows them is not drawn again."""

    count: Callable[[bool], None]
    open_sheet: Callable[[bool], None]

    def to_counting(self) -> None:
        """Count cards."""
        self.count(True)

    def to_sheet(self) -> None:
        """See what is rare."""
        self.open_sheet(True)


def _use_dialogs(state: State, kit: Kit, sheet: ft.BottomSheet | None) -> None:
    """What may stand over the form."""
    ft.use_dialog(moved_on(kit.pencil, kit.words, lambda: go("/")))
    ft.use_dialog(not_saved(state))
    ft.use_dialog(sheet)


def _kit_of(state: State, pencil: Pencil) -> Kit:
    """What every part is given, with the measures for this device."""
    purpose = pencil.purpose
    rules, sides = purpose.match.rules, len(purpose.match.sides)
    rows, ways = len(main_rows(rules)), len(endings(rules))
    sizes = sizes_of(state.layout, sides=sides, rows=rows, switches=ways)
    return Kit(pencil, purpose, state.words, sizes)


def _gone(state: State) -> ft.View:
    """What is shown where the address names no deal."""
    back = state.words.text("record-leave")
    said = text(state.words.text("record-gone"), 18)
    content = page(app_bar("", on_back=lambda: go("/"), back_label=back), padded(said))
    return cover(ROUTE, content, lambda: go("/"))
