"""Papers of a session: lists for the wall, cards and slips for the tables, and sheets.

Each is one page that can be printed, saved and sent by itself.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from scorekeeper.club.entrants import match_sides
from scorekeeper.club.model import Evening
from scorekeeper.club.standings import Season, SeasonRow
from scorekeeper.i18n import club, sheets, times
from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.sheets import Categories, Cell, Sheet
from scorekeeper.match import Player
from scorekeeper.publishing import pages
from scorekeeper.publishing.pages import Page, Section

OPTIONAL_COLUMNS = ("draws", "byes", "adjusted")
"""Columns of a ranking that are left out if all rows have 0 in them."""


def heading(words: Words, evening: Evening) -> str:
    """Return the name of a session and its day."""
    day = times.day(words, evening.plan.date)
    return words.text("club-cards-title", name=evening.plan.name, day=day)


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper in two forms, each made on demand: HTML page, and table for a spreadsheet."""

    key: str
    title: str
    page: Callable[[], str]
    sheet: Callable[[], Sheet]


def evening_papers(words: Words, evening: Evening, categories: Categories) -> Iterator[Paper]:
    """Yield the papers of a session in order; rankings by category only if a member has one."""
    makers = _EveningPapers(words, evening)
    yield makers.check_in_paper()

    for played in evening.rounds:
        yield makers.seating_paper(played.number)
        if played.state != "drawn":
            yield makers.results_paper(played.number)
            yield makers.ranking_paper_after(played.number)

    yield makers.current_ranking_paper()
    yield makers.standing_lines_paper()
    if any(categories.values()):
        yield makers.categories_paper(categories)
    yield makers.log_paper()


@dataclass(frozen=True, slots=True)
class _EveningPapers:
    """Makes the papers of one session."""

    words: Words
    evening: Evening

    def check_in_paper(self) -> Paper:
        return self._sheet_paper(
            "check-in", lambda: sheets.check_in_sheet(self.words, self.evening)
        )

    def seating_paper(self, number: int) -> Paper:
        """Return the paper with the seats of a round."""
        title = self._title("seating", number)
        return Paper(
            f"seating-{number}",
            title,
            page=lambda: seating_page(self.words, self.evening, number, title),
            sheet=lambda: sheets.seating_sheet(self.words, self.evening, number),
        )

    def results_paper(self, number: int) -> Paper:
        return self._sheet_paper(
            "results", lambda: sheets.results_sheet(self.words, self.evening, number), number
        )

    def ranking_paper_after(self, number: int) -> Paper:
        evening_then = sheets.evening_after_round(self.evening, number)
        title = self._title("ranking", number)
        return self._ranking_paper(f"ranking-{number}", title, evening_then)

    def current_ranking_paper(self) -> Paper:
        code = "final" if self.evening.is_over else "standing"
        return self._ranking_paper(code, self._title(code), self.evening)

    def standing_lines_paper(self) -> Paper:
        return self._sheet_paper(
            "lines", lambda: sheets.standing_lines_sheet(self.words, self.evening)
        )

    def categories_paper(self, categories: Categories) -> Paper:
        """Return the paper with a ranking for each category of members."""
        title = self._title("categories")
        lines = (heading(self.words, self.evening), self.words.text("club-categories-hint"))

        def by_category() -> Sheet:
            return sheets.category_sheet(self.words, self.evening, categories)

        def page() -> str:
            sheet = without_members(self.evening, by_category())
            return categories_page(self.words, title, lines, sheet)

        return Paper("categories", title, page, by_category)

    def log_paper(self) -> Paper:
        """Return the paper with the log of the session."""
        title = self._title("log")
        return Paper(
            "log",
            title,
            page=lambda: log_page(self.words, self.evening, title),
            sheet=lambda: sheets.log_sheet(self.words, self.evening),
        )

    def _title(self, code: str, number: int = 0) -> str:
        return self.words.text("club-paper", paper=code, number=number)

    def _ranking_paper(self, key: str, title: str, evening: Evening) -> Paper:
        """Return the paper with the standings of a session, current or after an earlier round."""
        return Paper(
            key,
            title,
            page=lambda: ranking_page(self.words, evening, title),
            sheet=lambda: sheets.standing_sheet(self.words, evening),
        )

    def _sheet_paper(self, code: str, sheet: Callable[[], Sheet], number: int = 0) -> Paper:
        """Return a paper whose page is its table.

        Args:
            code: Kind of the paper, for its title and key.
            sheet: Makes the table.
            number: Number of the round; 0 if the paper is about the whole session.
        """
        title = self._title(code, number)
        about = heading(self.words, self.evening)
        key = f"{code}-{number}" if number else code

        def page() -> str:
            return sheet_page(self.words, title, about, without_members(self.evening, sheet()))

        return Paper(key, title, page, sheet)


def season_papers(
    words: Words,
    season: Season,
    rows: Sequence[SeasonRow],
    evenings: Sequence[Evening],
    categories: Categories,
) -> Iterator[Paper]:
    """Yield the table of a season, and its tables by category if a member has a category."""

    def table() -> Sheet:
        return sheets.season_sheet(words, rows, evenings)

    def by_category() -> Sheet:
        members_of_rows = [[row.member] for row in rows]
        return sheets.ranking_by_category(words, table(), members_of_rows, categories)

    title = words.text("club-paper", paper="season", number=0)
    yield Paper("season", title, lambda: sheet_page(words, title, season.name, table()), table)

    if any(categories.values()):
        category_title = words.text("club-paper", paper="categories", number=0)
        yield Paper(
            "categories",
            category_title,
            page=lambda: categories_page(words, category_title, (season.name,), by_category()),
            sheet=by_category,
        )


def sheet_page(words: Words, title: str, about: str, sheet: Sheet) -> str:
    """Return a table as an HTML page; empty columns are printed wide, to write in."""
    page = Page(title=title, lines=(about,), sections=(Section(sheet=sheet),))
    return pages.page_html(words, page)


def log_page(words: Words, evening: Evening, title: str) -> str:
    """Return the log as an HTML page: with times of day, and without empty columns."""
    sheet = sheets.sheet_without_empty(sheets.log_sheet(words, evening))
    rows = tuple((times.clock(words, str(at)), *cells) for at, *cells in sheet.rows)
    return sheet_page(words, title, heading(words, evening), replace(sheet, rows=rows))


def seating_page(words: Words, evening: Evening, number: int, title: str) -> str:
    """Return an HTML page with the seats of a round: by table, and on a second sheet by name."""
    played = evening.rounds[number - 1]

    tables = []
    for table in sorted(played.tables, key=lambda table: table.number):
        sides = [_side_text(side.name, side.players) for side in match_sides(evening, table)]
        tables.append({"number": table.number, "sides": sides})

    resting = ""
    if played.byes:
        names_of_byes = [club.entrant_name(words, evening, uid) for uid in played.byes]
        resting = words.text("big-screen-resting", names=", ".join(names_of_byes))

    return pages.render_template(
        words,
        "seating",
        title=title,
        about=(heading(words, evening),),
        tables=tables,
        resting=resting,
        names=_places_by_name(words, evening, number),
        by_table=words.text("club-seats-by", what="table"),
        by_name=words.text("club-seats-by", what="name"),
        table=words.text("club-column", code="table", number=""),
        players=words.text("club-column", code="members", number=""),
    )


def _places_by_name(words: Words, evening: Evening, number: int) -> list[tuple[Cell, Cell]]:
    """Return each player's name in a round with the number of the table, or the word for a bye."""
    seats = sheets.seating_sheet(words, evening, number)
    name_column = seats.columns.index("member")
    table_column = seats.columns.index("table")
    bye = words.text("club-cell-bye")

    places: list[tuple[Cell, Cell]] = []
    for row in seats.rows:
        table = row[table_column]
        places.append((row[name_column], bye if table is None else table))
    return places


def _side_text(name: str, players: Iterable[Player]) -> str:
    """Return the name of a side, followed by its players unless the name contains theirs."""
    names = [player.name for player in players]
    if all(player_name in name for player_name in names):
        return name
    return f"{name} ({', '.join(names)})"


def ranking_sheet(words: Words, evening: Evening) -> Sheet:
    """Return the standings without columns that are empty, redundant or 0 in all rows."""
    sheet = sheets.sheet_without_empty(sheets.standing_sheet(words, evening))
    unused = []
    for name in OPTIONAL_COLUMNS:
        column = sheet.columns.index(name)
        if not any(row[column] for row in sheet.rows):
            unused.append(name)
    return without_members(evening, sheets.sheet_without(sheet, *unused))


def without_members(evening: Evening, sheet: Sheet) -> Sheet:
    """Return a sheet without the players' column if no entrant has a name of its own."""
    has_names = any(entrant.name for entrant in evening.entrants)
    return sheet if has_names else sheets.sheet_without(sheet, "members")


def ranking_page(words: Words, evening: Evening, title: str) -> str:
    """Return the standings as an HTML page."""
    return sheet_page(words, title, heading(words, evening), ranking_sheet(words, evening))


def categories_page(words: Words, title: str, lines: tuple[str, ...], sheet: Sheet) -> str:
    """Return an HTML page with a ranking for each category of a sheet."""
    category_column = sheet.columns.index("category")
    ranking = sheets.sheet_without(sheet, "category")
    rows_of: dict[Cell, list[tuple[Cell, ...]]] = {}
    for row, ranking_row in zip(sheet.rows, ranking.rows, strict=True):
        rows_of.setdefault(row[category_column], []).append(ranking_row)

    sections = []
    for category, rows in rows_of.items():
        table = sheets.sheet_without_empty(replace(ranking, rows=tuple(rows)))
        sections.append(Section(heading=str(category), sheet=table))
    return pages.page_html(words, Page(title=title, lines=lines, sections=tuple(sections)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """The content of a printed card for a table."""

    heading: str
    drawing: str = ""
    """A picture as SVG; put into the page unescaped."""
    codes: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    """Names of sides, each with space for a score and a line for a signature."""
    remark: str = ""


def cards_page(words: Words, title: str, cards: Iterable[Card]) -> str:
    """Return an HTML page of cards to cut apart."""
    signature = words.text("club-card-signed")
    return pages.render_template(
        words, "cards", title=title, cards=tuple(cards), signature=signature
    )


def slips_page(words: Words, evening: Evening, number: int) -> str:
    """Return an HTML page with a slip for each table: space for scores and signatures."""
    cards = []
    for table in evening.rounds[number - 1].tables:
        sides = [side.name for side in match_sides(evening, table)]
        table_name = words.text("club-table", number=table.number)
        cards.append(Card(heading=table_name, sides=tuple(sides)))

    name = f"{evening.plan.name}, {words.text('club-round', number=number)}"
    day = times.day(words, evening.plan.date)
    title = words.text("club-cards-title", name=name, day=day)
    return cards_page(words, title, cards)
