"""The parts of the screen as the arrangements put them together."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.record.board import Board, SideParts
from scorekeeper.ui.screens.record.keypad import CountKey, DeleteKey, Digits, NextKey, keypad
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.panel import SidePanel
from scorekeeper.ui.screens.record.problems import at_the_question, elsewhere
from scorekeeper.ui.screens.record.save import SaveBar, SaveKey
from scorekeeper.ui.screens.record.sentence import problem_line
from scorekeeper.ui.screens.record.side_tabs import SideTab
from scorekeeper.ui.screens.record.sizes import EDGE, Sizes
from scorekeeper.ui.screens.record.swiping import swiped
from scorekeeper.ui.screens.record.totals import totals_of
from scorekeeper.ui.screens.record.views import DealView
from scorekeeper.ui.screens.record.who_out import WhoOut

STRETCH = ft.CrossAxisAlignment.STRETCH


@dataclass(frozen=True, slots=True)
class Parts:
    """Makes the parts for one form as it is now; what is live on its board goes on by itself."""

    kit: Kit
    deal: DealView
    board: Board
    count: Callable[[], None]
    """Leads to the counting of cards."""

    @property
    def has_count_key(self) -> bool:
        """Whether counting cards has a key; where room is short it stands in the top bar."""
        return bool(self.sizes.save) and not self.deal.is_totals

    @property
    def sizes(self) -> Sizes:
        """The measures of the parts."""
        return self.kit.sizes

    @property
    def sides(self) -> list[SideParts]:
        """The parts of each side."""
        return [self.board.side(view) for view in self.deal.sides]

    def who_out(self) -> ft.Control:
        """The question who went out."""
        problem = at_the_question(self.deal) if self.sizes.has_question else None
        asked: ft.Control = WhoOut(self.kit, self.board.answer, problem)
        return asked

    def one_side(self) -> ft.Control:
        """The tabs and below them the panel of the chosen side; or the totals."""
        if self.deal.is_totals:
            return self.totals()
        tabs: list[ft.Control] = [
            SideTab(self.kit, side.view, key=side.place) for side in self.sides
        ]
        heads: ft.Control = ft.Row(tabs, spacing=0)
        if self.sizes.is_large:
            heads = ft.Column(tabs, spacing=0, horizontal_alignment=STRETCH)
        shown = ft.Column([heads, *self._panels()], spacing=0, horizontal_alignment=STRETCH)
        return ft.Container(
            swiped(self.kit.pencil, shown), padding=ft.Padding.symmetric(horizontal=4)
        )

    def _panels(self) -> list[ft.Control]:
        loose = elsewhere(self.deal, self.sizes)
        here = self.deal.open_side
        return [
            SidePanel(
                self.kit, side, side.is_open, loose if side.place == here else (), key=side.place
            )
            for side in self.sides
        ]

    def totals(self) -> ft.Control:
        """A large field a side, and what is wrong with the deal or that details can wait."""
        parts: list[ft.Control] = [totals_of(self.kit, self.sides)]
        if loose := elsewhere(self.deal, self.sizes):
            parts.append(problem_line(self.kit, loose, None))
        else:
            hint = self.kit.words.text("record-totals-hint")
            parts.append(text(hint, 13, color=ft.Colors.ON_SURFACE_VARIANT))
        return ft.Container(
            ft.Column(parts, spacing=8, horizontal_alignment=STRETCH),
            padding=ft.Padding.symmetric(horizontal=EDGE),
        )

    def keypad(self) -> ft.Control:
        """The keys; where room is short Save is one of them."""
        kit, board = self.kit, self.board
        small = not self.sizes.save
        share = 1 if small else 3
        counts = self.has_count_key
        right = [DeleteKey(kit), *([CountKey(kit, self.count)] if counts else [])]
        right.append(NextKey(kit, board.next_place, share - counts))
        if small:
            right.append(SaveKey(kit, board.save))
        return keypad(Digits(kit, self.deal.is_totals), right, self.sizes)

    def save(self, width: float) -> ft.Control:
        """Save below the keypad, so many pixels wide."""
        bar: ft.Control = SaveBar(self.kit, self.board.save, width)
        return bar
