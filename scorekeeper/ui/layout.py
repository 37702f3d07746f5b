"""The size of the page and of its text."""

from dataclasses import dataclass
from functools import cached_property

WIDE = 840
"""Logical pixels; from this width on a screen has two panes."""
NARROW = 380
"""Logical pixels; below this width labels are short."""
TABLET = 600
"""Logical pixels; a wide screen that is lower than this is a phone on its side."""
RAIL = 88
"""Logical pixels; width of the tabs beside a wide screen."""
LARGE_TEXT = 1.3
"""Text scale from which on screens scroll instead of squeezing their parts."""


@dataclass(frozen=True)
class Layout:
    """The room inside the safe area, in logical pixels, and the scale of the text."""

    width: float = 390
    height: float = 844
    scale: float = 1.0
    """2.0 for text at 200 %."""

    @cached_property
    def is_wide(self) -> bool:
        return self.width >= WIDE

    @cached_property
    def beside_tabs(self) -> float:
        """Width of the screen of a tab."""
        return self.width - RAIL if self.is_wide else self.width

    @cached_property
    def is_narrow(self) -> bool:
        return self.width < NARROW

    @cached_property
    def is_low(self) -> bool:
        """True on a phone on its side, where all score cards must be visible at once."""
        return self.is_wide and self.height < TABLET

    @cached_property
    def has_large_text(self) -> bool:
        """True if screens should scroll instead of squeezing their parts."""
        return self.scale > LARGE_TEXT

    @cached_property
    def has_two_panes(self) -> bool:
        return self.is_wide and not self.has_large_text
