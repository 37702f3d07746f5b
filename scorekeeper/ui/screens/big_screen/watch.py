"""What one big screen shows: looked at anew when its evening changes."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import flet as ft

from scorekeeper.club import Evening
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.screens.big_screen.board import NO_TOTALS, Board, Totals, board_of, scored
from scorekeeper.words import Words


@ft.observable
@dataclass
class Watch:
    """One page's picture of an evening; it is never shared with another page."""

    words: Words
    layout: Layout = field(default_factory=Layout)
    board: Board | None = None
    """None where there is nothing to show: the link is not valid any more."""
    _known: tuple[Evening, bool, Board] | None = field(default=None, init=False, repr=False)
    """The board without totals, of which evening, and whether with initials."""

    def look(
        self,
        evening: Evening | None,
        *,
        initials: bool,
        totals: Totals = NO_TOTALS,
        latest: Iterable[int] = (),
    ) -> None:
        """Show an evening as it stands; what is as it was stays untouched.

        `totals` and `latest` as for `scored`.
        """
        board = None
        if evening is not None:
            board = scored(self._of(evening, initials=initials), self.words, totals, latest)
        if board != self.board:
            self.board = board

    def _of(self, evening: Evening, *, initials: bool) -> Board:
        """The board without totals: while only deals are saved, it is the same one."""
        if self._known is None or self._known[0] is not evening or self._known[1] != initials:
            self._known = evening, initials, board_of(evening, self.words, initials=initials)
        return self._known[2]
