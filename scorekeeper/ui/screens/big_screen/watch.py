"""What one big screen shows: looked at anew when its evening changes."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import flet as ft

from scorekeeper.club import Evening
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.screens.big_screen.board import NO_TOTALS, Board, Totals, board_of
from scorekeeper.words import Words


@ft.observable
@dataclass
class Watch:
    """One page's picture of an evening; it is never shared with another page."""

    words: Words
    layout: Layout = field(default_factory=Layout)
    board: Board | None = None
    """None where there is nothing to show: the link is not valid any more."""

    def look(
        self,
        evening: Evening | None,
        *,
        initials: bool,
        totals: Totals = NO_TOTALS,
        latest: Iterable[int] = (),
    ) -> None:
        """Show an evening as it stands; what is as it was stays untouched.

        `totals` and `latest` as for `board_of`.
        """
        board = None
        if evening is not None:
            words = self.words
            board = board_of(evening, words, initials=initials, totals=totals, latest=latest)
        if board != self.board:
            self.board = board
