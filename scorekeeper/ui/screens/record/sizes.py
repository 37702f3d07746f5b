"""How the room of a device is spent on the record screen, in logical pixels."""

from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.ui.components.tap import TOUCH
from scorekeeper.ui.components.text import LINE
from scorekeeper.ui.layout import USUAL_ROWS, Layout, Tier

PANEL = 344
"""Width of the keypad beside columns; a phone that lies has less."""
LYING_PANEL = 300
LEAST_COLUMN = 280
ROOMY_COLUMN = 400
LEAST_HEIGHT = 560
"""Below it a wide screen is a phone that lies on its side."""
PANEL_BESIDE = 1000
"""From this width on the keypad stands beside the columns, not below them."""
EDGE, GAP = 12, 8
PAIR = 2
"""With more sides than these everything of a side is narrow."""
LABEL, NARROW_LABEL, ROOMY_LABEL = 92, 82, 122
TABS = {Tier.TALL: 64.0, Tier.MIDDLE: 58.0, Tier.SMALL: 56.0, Tier.SCROLLING: 58.0}
FIELDS = {Tier.TALL: 56.0, Tier.MIDDLE: 52.0, Tier.SMALL: 50.0, Tier.SCROLLING: 52.0}
MORE_ROWS = 3
"""With more rows of chips than these the sentence has a third line."""


class Arrangement(StrEnum):
    """Where the parts of the screen lie."""

    PHONE = "phone"
    """One side at a time, the keypad below."""
    BESIDE = "beside"
    """One side at a time, the keypad beside it."""
    BELOW = "below"
    """All sides in columns, the keypad below."""
    COLUMNS = "columns"
    """All sides in columns, the keypad beside them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """The measures of the parts."""

    arrangement: Arrangement
    tier: Tier
    scale: float
    """Of text, as the system has it."""
    side_width: float
    """Of a side's column, or of its tab."""
    width: float
    """Of the part that is not the keypad."""
    gap: float = GAP
    tab: float = 64
    chip: float = 48
    label: float = LABEL
    """Of the words before a row of chips; 0: they stand above it."""
    field: float = 56
    sentence: float = 44
    key: float | None = None
    """Height of a row of keys; None: they share what is left."""
    save: float = 56
    """Height of Save below the keypad; 0: it is one of the keys."""
    has_question: bool = True
    """Whether "who went out?" has a line of its own above the answers."""
    is_roomy: bool = False
    """Whether there is room for large digits in columns."""
    is_narrow: bool = False

    @property
    def is_large(self) -> bool:
        """Whether text is so large that what stood side by side stands one below the other."""
        return Layout(scale=self.scale).has_large_text

    @property
    def in_columns(self) -> bool:
        """Whether all sides are seen at once."""
        return self.arrangement in (Arrangement.BELOW, Arrangement.COLUMNS)

    @property
    def scrolls(self) -> bool:
        """Whether the form scrolls above its keypad."""
        return self.tier is Tier.SCROLLING or self.arrangement is not Arrangement.PHONE

    @property
    def field_width(self) -> float:
        """The width of a field; a side has two, side by side unless text is large."""
        whole = self.side_width - 2 if self.in_columns else self.width - GAP
        whole -= 2 * (16 if self.is_roomy else EDGE)
        return whole if self.is_large else (whole - GAP) / 2

    def text(self, size: float, *, most: float) -> float:
        """A size of text that is shown no larger than `most`, however large the system's are."""
        return min(size, most / self.scale)

    def grown(self, pixels: float) -> float:
        """A length that grows with the text."""
        return pixels * max(1.0, self.scale)

    def around(self, text: float) -> float:
        """The height of something to tap that holds one line of text, which grows."""
        return max(TOUCH, text * LINE * self.scale + 14)


def sizes_of(layout: Layout, *, sides: int, rows: int, switches: int = 0) -> Sizes:
    """The measures for a device, so many sides and so many rows of chips.

    `switches` are the ways of ending a deal beside going out: more than one want a line of
    their own.
    """
    arrangement = _arrangement(layout, sides)
    if arrangement in (Arrangement.BELOW, Arrangement.COLUMNS):
        return _columns(layout, arrangement, sides)
    if arrangement is Arrangement.BESIDE:
        return _beside(layout, sides, switches)
    return _phone(layout, sides, rows, switches)


def _arrangement(layout: Layout, sides: int) -> Arrangement:
    if not layout.is_wide:
        return Arrangement.PHONE
    if layout.height < LEAST_HEIGHT or layout.has_large_text:
        return Arrangement.BESIDE if layout.width > layout.height else Arrangement.PHONE
    if _column(layout, sides, PANEL + GAP) >= LEAST_COLUMN and layout.width >= PANEL_BESIDE:
        return Arrangement.COLUMNS
    if _column(layout, sides, 0) >= LEAST_COLUMN and layout.height > layout.width:
        return Arrangement.BELOW
    return Arrangement.BESIDE


def _column(layout: Layout, sides: int, panel: float) -> float:
    """The width that is left for the column of one side."""
    return (layout.width - panel - 2 * EDGE - GAP * (sides - 1)) / sides


def _columns(layout: Layout, arrangement: Arrangement, sides: int) -> Sizes:
    panel = PANEL + GAP if arrangement is Arrangement.COLUMNS else 0
    column = _column(layout, sides, panel)
    roomy = column >= ROOMY_COLUMN
    return Sizes(
        arrangement=arrangement,
        tier=Tier.TALL,
        scale=layout.scale,
        side_width=column,
        width=layout.width,
        chip=60 if roomy else 48,
        label=ROOMY_LABEL if roomy else 0,
        field=80 if roomy else 84,
        key=None if panel else 56,
        is_roomy=roomy,
        is_narrow=not roomy,
    )


def _beside(layout: Layout, sides: int, switches: int) -> Sizes:
    width = layout.width - LYING_PANEL
    return Sizes(
        arrangement=Arrangement.BESIDE,
        tier=Tier.SCROLLING,
        scale=layout.scale,
        side_width=(width - GAP) / sides,
        width=width,
        gap=4,
        tab=58,
        label=0 if layout.has_large_text else LABEL,
        field=52,
        save=52,
        has_question=layout.has_large_text or switches > 1,
    )


def _phone(layout: Layout, sides: int, rows: int, switches: int) -> Sizes:
    lined = switches > 1 or rows > USUAL_ROWS
    tier = layout.tier(rows + lined)
    tight = tier in (Tier.MIDDLE, Tier.SMALL)
    scrolling = tier is Tier.SCROLLING
    label = NARROW_LABEL if layout.is_narrow else LABEL
    return Sizes(
        arrangement=Arrangement.PHONE,
        tier=tier,
        scale=layout.scale,
        side_width=(layout.width - GAP) / sides,
        width=layout.width,
        gap=4 if tight else GAP,
        tab=TABS[tier],
        label=0 if layout.has_large_text else label,
        field=FIELDS[tier],
        sentence=60 if rows > MORE_ROWS else 44,
        key=48 if scrolling else None,
        save=0 if tier is Tier.SMALL else 52 if tight else 56,
        has_question=lined or layout.has_large_text or tier is Tier.TALL,
        is_narrow=layout.is_narrow,
    )
