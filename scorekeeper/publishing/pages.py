"""Pages as values, and the templates that write them as HTML.

Whatever somebody has typed stands there as text. A page needs no script, and asks no other
place for anything: alone it has its style in it, in a folder beside `style.css`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from scorekeeper.i18n.messages import Words

if TYPE_CHECKING:
    from jinja2 import Environment

    from scorekeeper.i18n.sheets import Sheet  # of the club, of which most know nothing

STYLE = "style.css"
MANY_COLUMNS = 8
"""Tables with more want the paper across."""
NAMES = ("record", "season", "evening", "entrant", "member")
"""The columns that say whom or what a row is about, the first that there is."""


@dataclass(frozen=True, slots=True)
class Link:
    text: str
    href: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A part of a page: a heading, sentences, a table, links."""

    heading: str = ""
    lines: tuple[str, ...] = ()
    sheet: "Sheet | None" = None
    hrefs: Mapping[str, str] = field(default_factory=dict)
    """The addresses to which cells lead, by their text."""
    row_hrefs: tuple[str, ...] = ()
    """The addresses to which the headings of the rows lead; empty where none does."""
    links: tuple[Link, ...] = ()

    @property
    def named_by(self) -> int:
        """The index of the column whose cell is the heading of its row."""
        columns = self.sheet.columns if self.sheet else ()
        return next((columns.index(name) for name in NAMES if name in columns), 0)

    @property
    def room(self) -> frozenset[int]:
        """The columns that are empty from top to bottom: there is room to write in them."""
        return self.sheet.empty if self.sheet else frozenset()

    @property
    def numbers(self) -> frozenset[int]:
        """The columns with numbers."""
        rows = self.sheet.rows if self.sheet else ()
        return frozenset(n for row in rows for n, cell in enumerate(row) if isinstance(cell, int))


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page of sections."""

    title: str
    lines: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()
    ways: tuple[Link, ...] = ()
    """The ways to other pages, above the heading."""

    @property
    def is_wide(self) -> bool:
        """True if a table wants the paper across."""
        sheets = (section.sheet for section in self.sections)
        return any(len(sheet.columns) > MANY_COLUMNS for sheet in sheets if sheet)


@cache
def environment() -> "Environment":
    """The templates; loaded when a page is first written, as most tables never write one."""
    from jinja2 import Environment, PackageLoader, StrictUndefined  # noqa: PLC0415

    return Environment(
        loader=PackageLoader("scorekeeper.publishing"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def rendered(words: Words, template: str, *, title: str, root: str = "", **values: Any) -> str:
    """A page by a template.

    `root` is the way to the folder that has the style, as in `../`; without one the style
    stands in the page itself.
    """
    return (
        environment()
        .get_template(f"{template}.html")
        .render(
            language=words.language,
            title=title,
            sheet_of_style=f"{root}{STYLE}" if root else "",
            style="" if root else style(),
            written=lambda cell: words.number(cell) if isinstance(cell, int) else cell,
            **values,
        )
    )


def style() -> str:
    """The style sheet of all pages."""
    from markupsafe import Markup  # noqa: PLC0415  as the templates

    text, _, _ = environment().loader.get_source(environment(), STYLE)  # type: ignore[union-attr]
    return Markup(text)  # noqa: S704  it is the project's own


def page_html(words: Words, page: Page, *, root: str = "") -> str:
    """A page of sections as HTML; `root` as in `rendered`."""
    return rendered(words, "page", title=page.title, root=root, page=page)
