"""The parts of the screen as the arrangements put them together."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.entry.handing import following
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.record.keypad import CountKey, DeleteKey, Digits, NextKey, keypad
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.panel import SidePanel
from scorekeeper.ui.screens.record.problems import at_the_question, elsewhere
from scorekeeper.ui.screens.record.save import SaveBar, SaveKey, SaveView
from scorekeeper.ui.screens.record.sentence import problem_line
from scorekeeper.ui.screens.record.side_tabs import SideTab
from scorekeeper.ui.screens.record.sizes import EDGE, Sizes
from scorekeeper.ui.screens.record.swiping import swiped
from scorekeeper.ui.screens.record.totals import totals_of
from scorekeeper.ui.screens.record.views import DealView
from scorekeeper.ui.screens.record.who_out import Answer, WhoOut

STRETCH = ft.CrossAxisAlignment.STRETCH


@dataclass(frozen=True, slots=True)
class Parts:
    """Makes the parts for one form as it is now."""

    kit: Kit
    deal: DealView
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

    def who_out(self) -> ft.Control:
        """The question who went out."""
        form = self.kit.pencil.form
        problem = at_the_question(self.deal) if self.sizes.has_question else None
        asked: ft.Control = WhoOut(self.kit, Answer(form.asked, form.out, form.ended), problem)
        return asked

    def one_side(self) -> ft.Control:
        """The tabs and below them the panel of the chosen side; or the totals."""
        if self.deal.is_totals:
            return self.totals()
        tabs: list[ft.Control] = [
            SideTab(self.kit, view, key=view.place) for view in self.deal.sides
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
        return [
            SidePanel(self.kit, view, loose if view.is_open else (), key=view.place)
            for view in self.deal.sides
        ]

    def totals(self) -> ft.Control:
        """A large field a side, and what is wrong with the deal or that details can wait."""
        parts: list[ft.Control] = [totals_of(self.kit, self.deal)]
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
        kit, following = self.kit, self.deal.next_field
        small = not self.sizes.save
        share = 1 if small else 3
        counts = self.has_count_key
        right = [DeleteKey(kit), *([CountKey(kit, self.count)] if counts else [])]
        right.append(NextKey(kit, following.side, following.field, share - counts))
        if small:
            right.append(SaveKey(kit, self._save_view()))
        return keypad(Digits(kit, self.deal.is_totals), right, self.sizes)

    def save(self, width: float) -> ft.Control:
        """Save below the keypad, so many pixels wide."""
        bar: ft.Control = SaveBar(self.kit, self._save_view(), width)
        return bar

    def _save_view(self) -> SaveView:
        deal = self.deal
        return SaveView(
            points=tuple(side.points for side in deal.sides),
            is_ready=not deal.is_impossible and (deal.is_ready or bool(self._goes_on())),
            is_doubtful=deal.is_doubtful,
            is_blank=deal.is_blank,
            goes_on=self._goes_on(),
        )

    def _goes_on(self) -> str:
        """Where each side types its own half: to whom the phone goes, or that all look."""
        form, words = self.kit.pencil.form, self.kit.words
        if form.turn is None:
            return ""
        after = following(form)
        if after is None:
            return words.text("hand-over-show")
        side = self.kit.sides[after]
        return words.text("hand-over-to", side=side.short or side.name)
