"""What is drawn again after a tap: the parts that it changed, or all where more has changed."""

import flet as ft

from scorekeeper.ui.screens.record.board import Board
from scorekeeper.ui.screens.record.following import typed_at
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.views import DealView, deal_view


def use_form(kit: Kit, board: Board, *, is_covered: bool) -> DealView:
    """What the form shows; after a tap its parts, and all of it where more has changed.

    While it `is_covered` by something that is no part of it, all is drawn at each tap.
    """
    _, draw = ft.use_state(0)
    deal = _view_of(kit)
    board.show(kit, deal)
    frame = _frame_of(kit, deal)

    def redraw() -> None:
        after = _view_of(kit)
        if is_covered or kit.pencil.hands_over or _frame_of(kit, after) != frame:
            draw(lambda drawn: drawn + 1)
        else:
            board.show(kit, after)

    kit.pencil.redraw = redraw
    # what a form drew leads back to its pencil: a circle that only a search of memory would find
    ft.use_effect(_nothing, [], cleanup=lambda: setattr(kit.pencil, "redraw", _nothing))
    return deal


def _nothing() -> None:
    """What there is to do for a form that is not shown any more, or not yet another one."""


def _view_of(kit: Kit) -> DealView:
    pencil = kit.pencil
    return deal_view(pencil.purpose, pencil.form, pencil.reckoning(), kit.words)


def _frame_of(kit: Kit, deal: DealView) -> tuple[object, ...]:
    """What no part shows by itself: what is wrong, and where the form has to scroll to."""
    pencil = kit.pencil
    wrong = (deal.problems, deal.open_side) if deal.problems else ()
    scrolled = typed_at(pencil.form) if kit.sizes.scrolls else ()
    asked = pencil.has_moved_on and (pencil.purpose.seen, pencil.was_refused)
    return deal.is_totals, wrong, scrolled, asked
