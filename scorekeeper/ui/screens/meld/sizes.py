"""How the room of a device is spent on the Meld tab, in logical pixels."""

from dataclasses import dataclass

from scorekeeper.ui.layout import Layout

TABS = 68
EDGE = 12
ROOMY = 700
"""From this height on, without the tabs, nothing has to be squeezed."""
LEAST_LYING, HIGH = 260, 900
LEAST_SCROLLED = 200
"""Less than this above a grid that stays in place is of no use: then all of it scrolls."""
LEAST_MELDS = 1.6
"""So many rows of melds are seen, or what stands above them scrolls with them."""
THREE_PANES = 1000
ROWS = 3
"""Rows of keys in the grid."""
TOUCH, LARGEST_KEY = 48, 90
LARGEST_RANK, LARGEST_WORD, LARGEST_BADGE = 38, 22, 18
"""The most pixels of what stands on a key, however large text is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """The measures of the parts."""

    scale: float
    """Of text, as the system has it."""
    panes: int
    """One, two, or three with the quick reference."""
    scrolls: bool
    """Whether all above the grid scrolls, not the melds alone."""
    all_scrolls: bool
    """Whether the grid scrolls too."""
    has_fold: bool
    """Whether two panes are so high that the quick reference has room below the grid."""
    fills: bool
    """Whether the grid takes what room is left: on a phone that lies every pixel of it."""
    foot_left: bool
    """Whether the buttons stand below the melds, not below the grid."""
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
    def shows_reference(self) -> bool:
        """Whether the quick reference is seen without being opened."""
        return self.panes > 2 or self.has_fold

    @property
    def tool(self) -> float:
        """Height of a chip with a word on it."""
        return TOUCH + 18 * (self.scale - 1)

    def at_most(self, size: float, pixels: float) -> float:
        """A size of text that never takes more than so many pixels."""
        return min(size, pixels / self.scale)


def sizes_of(layout: Layout, *, selector_rows: int, tool_rows: int) -> Sizes:
    """The measures for a device, with so many rows of chips on top and of tools above the grid."""
    room = layout.height - (0 if layout.is_wide else TABS)
    scale, is_large = max(layout.scale, 1), layout.has_large_text
    is_roomy, is_lying = room >= ROOMY, layout.is_wide and room < ROOMY
    bar, selector, verdict, row, foot, gap = (
        (56, 56, 92, 60, 52, 8) if is_roomy else (48, 48, 72, 52, 48, 6)
    )
    chips = selector_rows * (selector + gap) + tool_rows * (TOUCH + gap)
    left = room - bar - chips - verdict - foot - 4 * gap
    wanted = (row + gap / 2) * (3 if is_roomy else 2)
    least = TOUCH + 40 * (scale - 1) if is_large else TOUCH
    key = max(least, min(LARGEST_KEY, (left - wanted) // ROWS - gap))
    is_tight = not layout.is_wide and left - ROWS * (key + gap) < LEAST_MELDS * row
    buttons = foot * scale + (foot + gap if is_large else 0)
    above = room - ROWS * (key + gap) - buttons - (tool_rows - 1) * TOUCH * scale
    scrolls = is_large or is_tight or room < LEAST_LYING
    panes = 3 if layout.beside_tabs >= THREE_PANES and is_roomy else 2 if layout.is_wide else 1
    return Sizes(
        scale=scale,
        panes=panes,
        scrolls=scrolls,
        all_scrolls=scrolls and above < LEAST_SCROLLED,
        has_fold=panes == 2 and not scrolls and room >= HIGH,
        fills=is_lying,
        foot_left=is_lying and tool_rows > 1,
        width=layout.beside_tabs / panes - 2 * EDGE,
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
