"""The size of the page and of its text."""

from dataclasses import dataclass
from functools import cached_property

MIN_WIDE_WIDTH = 840  # logical pixels; from here on a screen has two panes
MIN_TABLET_HEIGHT = 600  # logical pixels; a wide page that is lower is a phone on its side
RAIL_WIDTH = 88  # logical pixels; the tabs beside a wide screen
MIN_TALL_HEIGHT = 700  # logical pixels; a lower page has no room for a table above a keyboard
MAX_NORMAL_SCALE = 1.3  # above this text scale, screens scroll instead of squeezing their parts


@dataclass(frozen=True)
class Layout:
    """Size of the page without notches and system bars, and scale of its text."""

    width: float = 390
    """Logical pixels."""
    height: float = 844
    """Logical pixels."""
    scale: float = 1.0
    """Text scale: 2.0 for text at 200 %."""

    @cached_property
    def is_wide(self) -> bool:
        """True if there is room for two panes, and the tabs are beside the screen."""
        return self.width >= MIN_WIDE_WIDTH

    @cached_property
    def width_beside_tabs(self) -> float:
        """Width of the screen of a tab in logical pixels, without the tabs beside it."""
        return self.width - RAIL_WIDTH if self.is_wide else self.width

    @cached_property
    def is_low(self) -> bool:
        """True on a phone on its side, where all score cards must be visible at once."""
        return self.is_wide and self.height < MIN_TABLET_HEIGHT

    @cached_property
    def has_room_above_keyboard(self) -> bool:
        """True if the table with its seats fits above a keyboard on the screen."""
        return self.height >= MIN_TALL_HEIGHT

    @cached_property
    def has_large_text(self) -> bool:
        """True if screens should scroll instead of squeezing their parts."""
        return self.scale > MAX_NORMAL_SCALE

    @cached_property
    def has_two_panes(self) -> bool:
        """True if a screen shows two columns, or a list beside its detail."""
        return self.is_wide and not self.has_large_text
