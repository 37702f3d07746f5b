"""How the room of a device is spent on the Meld tab, in logical pixels."""

from dataclasses import dataclass

from scorekeeper.ui.layout import Layout

TABS = 68
EDGE = 12
ROOMY = 700
"""From this height on, without the tabs, nothing has to be squeezed."""
LEAST_UPRIGHT = 540
LEAST_SCROLLED = 200
"""Less than this above a grid that stays in place is of no use: then all of it scrolls."""
ROWS = 3
"""Rows of keys in the grid."""
TOUCH, LARGEST_KEY = 48, 90


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """The measures of the parts."""

    scale: float
    """Of text, as the system has it."""
    is_wide: bool
    """Whether there are two panes."""
    scrolls: bool
    """Whether all above the grid scrolls, not the melds alone."""
    all_scrolls: bool
    """Whether the grid scrolls too."""
    width: float
    """Of a pane."""
    bar: float
    selector: float
    """The least height."""
    verdict: float
    """The least height."""
    row: float
    """Of a meld, at least."""
    key: float
    foot: float
    gap: float
    head: float
    """Size of the answer's words."""
    value: float
    """Size of its digits."""
    sign: float

    @property
    def is_large(self) -> bool:
        """Whether text is so large that what stood side by side stands one below the other."""
        return Layout(scale=self.scale).has_large_text

    @property
    def tool(self) -> float:
        """Height of a chip with a word on it."""
        return TOUCH * max(self.scale, 1)


def sizes_of(layout: Layout, *, selector_rows: int, tool_rows: int) -> Sizes:
    """The measures for a device, with so many rows of chips on top and of tools above the grid."""
    room = layout.height - TABS
    is_roomy = room >= ROOMY
    bar, selector, verdict, row, foot, gap = (
        (56, 56, 92, 60, 52, 8) if is_roomy else (48, 48, 72, 52, 48, 6)
    )
    scale, large = max(layout.scale, 1), layout.has_large_text
    melds = (row + gap / 2) * (3 if is_roomy else 2)
    chips = selector_rows * selector + tool_rows * (TOUCH + gap)
    others = bar + chips + verdict + melds + foot + 6 * gap
    key = max(TOUCH, min(LARGEST_KEY, int((room - others) / ROWS - gap)))
    key = key * scale if large else key
    scrolls = large or room < LEAST_UPRIGHT
    above = room - bar - ROWS * (key + gap) - foot * scale - 2 * gap
    width = layout.width / 2 if layout.is_wide else layout.width
    return Sizes(
        scale=scale,
        is_wide=layout.is_wide,
        scrolls=scrolls,
        all_scrolls=scrolls and above < LEAST_SCROLLED,
        width=width - 2 * EDGE,
        bar=bar,
        selector=selector,
        verdict=verdict,
        row=row,
        key=key,
        foot=foot,
        gap=gap,
        head=21 if is_roomy else 18,
        value=34 if is_roomy else 28,
        sign=40 if is_roomy else 30,
    )
