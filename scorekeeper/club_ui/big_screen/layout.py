"""Layout of the big screen: sizes of texts and rows, and the content of each slide.

All sizes are computed from the size of the picture. The screen can then be read from the back of a
room at any resolution.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from scorekeeper.ui.theme import LABEL_LINE_HEIGHT
from scorekeeper.view_models.club_big_screen import ScreenContent

# In units of the picture, see `Sizes.unit`.
MIN_TEXT_SIZE = 4.2  # readable from the back of the room
MAX_TEXT_SIZE = 6.5
PANEL_TEXT_SHARE = 0.8  # of the smallest text, in the standings beside the tables
LINE_SIZE = 4.6  # text size of the lines above and below a slide
SIDE_PADDING = 3.0
GAP = 2.0  # between tables and standings
COLUMN_GAP = 4.0
HEADER_HEIGHT = 14.5
UPRIGHT_HEADER_HEIGHT = 25.0
UPRIGHT_HEADER_HEIGHT_WITH_CLOCK = 42.0
HEADING_HEIGHT = 5.5  # of the heading of a page
PAGE_MARGIN = 1.5  # between a full page and the footer
FOOTER_HEIGHT = 6.5
FOOTER_HEIGHT_WITH_SCORES = 11.5  # with the line of the tables that scored last
PANEL_PADDING = 2.0  # of the sheet of paper with the standings, above and below

# In multiples of a row's text size.
ROW_PADDING = 0.25  # above and below the lines of a row
CARD_HEAD = 0.85  # height of the title of a card
CARD_PADDING = 0.7  # above and below its lines, with the gap to the next card
CARD_BOTTOM_GAP = 0.25  # between a card and the next one
MIN_CARD_WIDTH = 9.0

TABLES_SHARE = 0.68  # of the width, for tables beside the standings
MAX_CARD_COLUMNS = 3


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of a picture, in logical pixels."""

    width: float
    height: float
    has_clock: bool = False
    has_latest_scores: bool = False
    """True if a line shows the tables that scored last."""

    @property
    def is_upright(self) -> bool:
        """True if the picture is taller than wide; the clock is then below the title."""
        return self.height > self.width

    @property
    def unit(self) -> float:
        """A hundredth of the height, or of three quarters of the width if that is less."""
        return min(self.height, self.width * 0.75) / 100

    @property
    def line_text_size(self) -> float:
        """Text size of the lines above and below a slide."""
        return LINE_SIZE * self.unit

    @property
    def header_height(self) -> float:
        """Height of the title with the clock."""
        if not self.is_upright:
            return HEADER_HEIGHT * self.unit
        if self.has_clock:
            return UPRIGHT_HEADER_HEIGHT_WITH_CLOCK * self.unit
        return UPRIGHT_HEADER_HEIGHT * self.unit

    @property
    def footer_height(self) -> float:
        """Height of the lines below a slide."""
        if self.has_latest_scores:
            return FOOTER_HEIGHT_WITH_SCORES * self.unit
        return FOOTER_HEIGHT * self.unit

    @property
    def page_height(self) -> float:
        """Height of the rows of a page, below its heading."""
        around_rows = (HEADING_HEIGHT + PAGE_MARGIN) * self.unit
        return self.height - self.header_height - self.footer_height - around_rows

    @property
    def panel_height(self) -> float:
        """Height of the rows of the standings beside the tables."""
        return self.page_height - PANEL_PADDING * self.unit

    @property
    def cards_height(self) -> float:
        """Height of all rows of cards; they have no heading and end level with the standings."""
        return self.panel_height + HEADING_HEIGHT * self.unit

    @property
    def min_text_size(self) -> float:
        """Smallest text of a row."""
        return MIN_TEXT_SIZE * self.unit

    @property
    def max_text_size(self) -> float:
        """Largest text of a row."""
        return MAX_TEXT_SIZE * self.unit

    def width_of_tables(self, *, has_panel: bool) -> float:
        """Return the width of the tables, which may share the picture with the standings."""
        share = TABLES_SHARE if has_panel else 1
        return self.width * share - 2 * SIDE_PADDING * self.unit


@dataclass(frozen=True, slots=True)
class RowPage:
    """A page with some of the tables, or some of the entries of the standings."""

    start: int
    """Index of its first row in the list."""
    stop: int
    """Index after its last row."""
    text_size: float
    """Text size of a row, in logical pixels."""
    column_count: int
    row_count: int
    """Rows per column."""
    lines_per_row: int = 1
    """Lines of text in a row; a table has one for each side."""
    is_cards: bool = False
    """True for tables on cards, False for rows of a list."""
    is_panel: bool = False
    """True for standings beside the tables."""
    min_row_height: float = 0.0
    """Smallest height of a row, in logical pixels; rows of this height fill the page."""

    @property
    def row_height(self) -> float:
        """Height of a row or card with its padding, in logical pixels."""
        padding = CARD_HEAD + CARD_PADDING if self.is_cards else ROW_PADDING
        height = (self.lines_per_row * LABEL_LINE_HEIGHT + padding) * self.text_size
        return max(height, self.min_row_height)


@dataclass(frozen=True, slots=True)
class Slide:
    """The pages visible at the same time: tables, standings, or both."""

    tables: RowPage | None = None
    standings: RowPage | None = None


def slides_of(content: ScreenContent, sizes: Sizes) -> list[Slide]:
    """Return the slides of a screen, at least one with a page of the standings.

    The tables of the round come first. While a round is running, they share the picture with the
    standings, unless the picture is upright.
    """
    table_count = len(content.tables)
    entry_count = max(len(content.standings), 1)
    lines = max((len(line.sides) for line in content.tables), default=1)
    if sizes.is_upright:
        tables = [*_row_pages(table_count, sizes, lines_per_row=lines)]
        has_panel = False
    else:
        has_panel = content.is_running
        tables = [*_card_pages(table_count, sizes, lines, has_panel=has_panel)]
    standings = [*_row_pages(entry_count, sizes, is_panel=has_panel)]

    if has_panel and tables:
        # The shorter list starts again until the longer one has ended.
        return [
            Slide(tables[number % len(tables)], standings[number % len(standings)])
            for number in range(max(len(tables), len(standings)))
        ]
    return [
        *(Slide(tables=page) for page in tables),
        *(Slide(standings=page) for page in standings),
    ]


def _card_pages(count: int, sizes: Sizes, lines: int, *, has_panel: bool) -> Iterator[RowPage]:
    """Yield pages of tables, evenly filled with cards in the largest text that fits.

    Args:
        count: Number of tables.
        sizes: Sizes of the picture.
        lines: Lines on a card: the sides of its table.
        has_panel: True if the standings are beside the tables.
    """
    if not count:
        return
    width = sizes.width_of_tables(has_panel=has_panel)
    height_in_text = CARD_HEAD + lines * LABEL_LINE_HEIGHT + CARD_PADDING
    min_size = sizes.min_text_size

    # The smallest text decides how many pages are needed ...
    max_columns = int(width / (min_size * MIN_CARD_WIDTH))
    max_columns = min(max(max_columns, 1), MAX_CARD_COLUMNS)
    max_rows = max(int(sizes.page_height / (min_size * height_in_text)), 1)
    page_count = ceil(count / (max_columns * max_rows))

    # ... and the cards of a page decide how large the text can be.
    per_page = ceil(count / page_count)
    # Two columns even if one is enough: two cards then share the width.
    columns = max(ceil(per_page / max_rows), min(2, per_page, max_columns))
    rows = ceil(per_page / columns)
    size = min(
        sizes.page_height / (rows * height_in_text),
        sizes.max_text_size,
        width / columns / MIN_CARD_WIDTH,
    )
    size = max(min_size, size)
    # The last card needs no gap below it.
    card_height = (sizes.cards_height + CARD_BOTTOM_GAP * size) / rows
    for start in range(0, count, per_page):
        stop = min(start + per_page, count)
        yield RowPage(
            start,
            stop,
            size,
            columns,
            rows,
            lines_per_row=lines,
            is_cards=True,
            min_row_height=card_height,
        )


def _row_pages(
    count: int, sizes: Sizes, *, lines_per_row: int = 1, is_panel: bool = False
) -> Iterator[RowPage]:
    """Yield evenly filled pages of rows, in two columns if one cannot hold all rows.

    An upright picture and a panel always have one column. A single column has the largest text that
    fits; two columns and a panel have the smallest.

    Args:
        count: Number of rows.
        sizes: Sizes of the picture.
        lines_per_row: Lines of text in a row.
        is_panel: True if the rows are the standings beside the tables.
    """
    if not count:
        return
    height_in_text = lines_per_row * LABEL_LINE_HEIGHT + ROW_PADDING
    min_size = sizes.min_text_size
    height = sizes.page_height
    if is_panel:
        min_size *= PANEL_TEXT_SHARE
        height = sizes.panel_height

    max_rows = max(int(height / (min_size * height_in_text)), 1)
    has_one_column = is_panel or sizes.is_upright or count <= max_rows
    columns = 1 if has_one_column else 2
    page_count = ceil(count / (columns * max_rows))
    rows = ceil(count / (columns * page_count))
    size = min_size
    if has_one_column and not is_panel:
        size = max(min_size, min(height / (rows * height_in_text), sizes.max_text_size))

    # Beside the tables, so that both end at the same height.
    min_row_height = height / rows if is_panel else 0.0
    per_page = rows * columns
    for start in range(0, count, per_page):
        stop = min(start + per_page, count)
        yield RowPage(
            start,
            stop,
            size,
            columns,
            rows,
            lines_per_row=lines_per_row,
            is_panel=is_panel,
            min_row_height=min_row_height,
        )
