"""Pages as values, and their HTML from templates.

Text typed by people is escaped. A page contains no script and loads nothing from other sites: a
single page contains its style sheet, a page in a folder links to `style.css`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from scorekeeper.i18n.messages import Words

if TYPE_CHECKING:
    from jinja2 import Environment

    # For type checking only: a score sheet needs no module of a club.
    from scorekeeper.i18n.sheets import Cell, Sheet

STYLE_FILE = "style.css"
MAX_PORTRAIT_COLUMNS = 8
"""Columns of a table that fit on a sheet in portrait; with more, the page is in landscape."""
ROW_HEADING_COLUMNS = ("record", "season", "evening", "entrant", "member")
"""The columns that can be the heading of a row; the first that a table has is used."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link to another page or file."""

    text: str
    href: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A part of a page: a heading, sentences, a table, links."""

    heading: str = ""
    lines: tuple[str, ...] = ()
    sheet: "Sheet | None" = None
    hrefs: Mapping[str, str] = field(default_factory=dict)
    """Link targets of cells, by the text of the cell."""
    row_hrefs: tuple[str, ...] = ()
    """Link targets of row headings, row by row; an empty text is no link."""
    links: tuple[Link, ...] = ()

    @property
    def row_heading_column(self) -> int:
        """The index of the column with the headings of the rows."""
        columns = self.sheet.columns if self.sheet else ()
        for name in ROW_HEADING_COLUMNS:
            if name in columns:
                return columns.index(name)
        return 0

    @property
    def blank_columns(self) -> frozenset[int]:
        """The indexes of the columns without content: they are printed wide, to write in."""
        return self.sheet.empty_columns if self.sheet else frozenset()

    @property
    def number_columns(self) -> frozenset[int]:
        """The indexes of the columns with numbers."""
        rows = self.sheet.rows if self.sheet else ()
        return frozenset(
            column for row in rows for column, cell in enumerate(row) if isinstance(cell, int)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page of sections."""

    title: str
    lines: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()
    navigation: tuple[Link, ...] = ()
    """Links to other pages, above the heading."""

    @property
    def is_landscape(self) -> bool:
        """True if a table has too many columns for portrait."""
        sheets = (section.sheet for section in self.sections)
        return any(len(sheet.columns) > MAX_PORTRAIT_COLUMNS for sheet in sheets if sheet)


@cache
def template_environment() -> "Environment":
    """Return the Jinja environment that loads the templates."""
    # Imported late, because the import takes time and most games are never printed.
    from jinja2 import Environment, PackageLoader, StrictUndefined  # noqa: PLC0415

    return Environment(
        loader=PackageLoader("scorekeeper.publishing"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def render_template(
    words: Words, template: str, *, title: str, root: str = "", **values: Any
) -> str:
    """Return a template as an HTML page.

    Args:
        words: The language.
        template: Name of the template, without its ending.
        title: Title of the page.
        root: Relative address of the folder with the style sheet, such as `../`. If it is
            empty, the page contains the style sheet.
        values: Further variables of the template.
    """

    def format_cell(cell: "Cell") -> "Cell":
        return words.number(cell) if isinstance(cell, int) else cell

    style_href = ""
    embedded_style = ""
    if root:
        style_href = f"{root}{STYLE_FILE}"
    else:
        embedded_style = style_sheet()

    loaded = template_environment().get_template(f"{template}.html")
    return loaded.render(
        language=words.language,
        title=title,
        style_href=style_href,
        embedded_style=embedded_style,
        format_cell=format_cell,
        **values,
    )


def style_sheet() -> str:
    """Return the style sheet of all pages as markup."""
    from markupsafe import Markup  # noqa: PLC0415  with the first page, as the templates

    environment = template_environment()
    text, _, _ = environment.loader.get_source(environment, STYLE_FILE)  # type: ignore[union-attr]
    return Markup(text)  # noqa: S704  not typed by people: a file of this package


def page_html(words: Words, page: Page, *, root: str = "") -> str:
    """Return a page of sections as HTML; `root` as in `render_template`."""
    return render_template(words, "page", title=page.title, root=root, page=page)
