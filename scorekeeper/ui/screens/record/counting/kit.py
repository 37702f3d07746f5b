"""What every part of the counting screen is drawn from."""

from collections.abc import Callable
from dataclasses import dataclass

from scorekeeper.entry import Field, Form
from scorekeeper.entry.counted import Counted, Way
from scorekeeper.entry.counting import counted_in
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui.components.keys import height_of_keys
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.screens.record.counting.taps import Taps
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.words import Words

LOW, LEAST = 700, 560
"""Below these heights a phone leaves out what it can, and scrolls as a whole."""
HEAD, LIST, ROWS, BESIDE = 290, 170, 3, 200
"""Pixels of all but the grid and the list above it, of that list, the rows of the grid; and of
all but the grid where the list stands beside it."""
KEY, HIGH_KEY, GAP = 48, 72, 6


@dataclass(frozen=True, slots=True, kw_only=True)
class CountKit:
    """The form, the field that is counted, the way in which, and what taps do."""

    kit: Kit
    layout: Layout
    way: Way
    choose_way: Callable[[Way], None]

    @property
    def form(self) -> Form:
        """The form as it is now."""
        return self.kit.pencil.form

    @property
    def rules(self) -> RuleSet:
        """The rules in force in the match."""
        return self.kit.rules

    @property
    def words(self) -> Words:
        """The words of the screen."""
        return self.kit.words

    @property
    def side(self) -> int:
        """The side whose cards are counted."""
        return self.form.side

    @property
    def where(self) -> Field:
        """The field that they are counted into."""
        return self.form.at[1]

    @property
    def counted(self) -> Counted:
        """What was counted so far."""
        return counted_in(self.form, self.side, self.where)

    @property
    def taps(self) -> Taps:
        """What taps do to that field."""
        return Taps(self.kit.pencil, self.side, self.where, self.way)

    @property
    def has_panes(self) -> bool:
        """Whether the keys stand beside what is counted."""
        return self.layout.is_wide and not self.layout.has_large_text

    @property
    def width(self) -> float:
        """The pixels that are there for what is counted."""
        return self.layout.width / 2 if self.has_panes else self.layout.width

    @property
    def is_low(self) -> bool:
        """Whether room is so short that the bar has the way to the other side."""
        return not self.has_panes and (self.layout.height < LOW or self.layout.has_large_text)

    @property
    def in_pairs(self) -> bool:
        """Whether two values stand in a line."""
        return self.is_low and not self.layout.has_large_text

    @property
    def all_scrolls(self) -> bool:
        """Whether the keys scroll with the rest: there is no room to keep them in place."""
        low = self.layout.height < LEAST and not self.has_panes
        return low or self.layout.has_large_text

    @property
    def key(self) -> float:
        """The height of a key of the grid, in pixels."""
        if self.layout.has_large_text:
            return KEY * self.layout.scale
        around = BESIDE if self.has_panes else HEAD + LIST
        fitting = (self.layout.height - around) / ROWS - GAP
        return max(KEY, min(HIGH_KEY, fitting))

    @property
    def digit(self) -> float:
        """The height of a key with a digit, in pixels."""
        left = self.layout.height - (BESIDE if self.has_panes else HEAD + LIST)
        return next((key for key in (56.0, 52.0) if height_of_keys(key) <= left), float(KEY))
