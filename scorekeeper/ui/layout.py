"""How much room a device has, and what that means for a screen."""

from dataclasses import dataclass
from enum import StrEnum

WIDE = 600
"""From this width on there are two panes, and two columns of a deal."""
RAIL = 88
"""Width of the tabs, where they stand beside a screen."""
NARROW = 380
TALL, MIDDLE, SMALL = 780, 705, 640
CHIP_ROW = 51
USUAL_ROWS = 3
LARGE_TEXT = 1.3


class Tier(StrEnum):
    """How a phone's height is spent on the record screen."""

    TALL = "tall"
    MIDDLE = "middle"
    SMALL = "small"
    SCROLLING = "scrolling"


@dataclass(frozen=True, slots=True)
class Layout:
    """The room inside the safe area, in logical pixels, and how large text is shown."""

    width: float = 390
    height: float = 844
    scale: float = 1.0
    """What the system makes of text sizes: 2.0 is doubled."""

    @property
    def is_wide(self) -> bool:
        """Whether two columns fit side by side."""
        return self.width >= WIDE

    @property
    def beside_tabs(self) -> float:
        """The width that is left to a tab's screen."""
        return self.width - RAIL if self.is_wide else self.width

    @property
    def is_narrow(self) -> bool:
        """Whether labels must be short."""
        return self.width < NARROW

    @property
    def has_large_text(self) -> bool:
        """Whether text is so large that screens scroll rather than squeeze."""
        return self.scale > LARGE_TEXT

    def tier(self, rows: int = USUAL_ROWS) -> Tier:
        """How the record screen spends its height with so many rows of chips."""
        left = self.height - CHIP_ROW * (rows - USUAL_ROWS)
        if self.has_large_text or left < SMALL:
            return Tier.SCROLLING
        return Tier.TALL if left >= TALL else Tier.MIDDLE if left >= MIDDLE else Tier.SMALL
