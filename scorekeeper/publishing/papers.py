"""Papers of an evening: lists for the wall, cards and slips for the tables, and sheets.

Each is one page that can be printed, kept and sent by itself.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from scorekeeper.club.entrants import match_sides
from scorekeeper.club.model import Evening
from scorekeeper.club.standings import Season, SeasonRow
from scorekeeper.i18n import club, messages, sheets
from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.sheets import Categories, Cell, Sheet
from scorekeeper.publishing import pages
from scorekeeper.publishing.pages import Page, Section

SELDOM = ("draws", "byes", "adjusted")
"""Columns that a ranking has where anybody has some."""
PageOf = Callable[[str], str]
"""Makes a page of its title."""


def heading(words: Words, evening: Evening) -> str:
    """The name of an evening and its day."""
    day = messages.day(words, evening.plan.date)
    return words.text("club-cards-title", name=evening.plan.name, day=day)


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper as a page and as a table; either is made when it is asked for."""

    key: str
    title: str
    page: Callable[[], str]
    sheet: Callable[[], Sheet]


def evening_papers(words: Words, evening: Evening, categories: Categories) -> Iterator[Paper]:
    """Yield the papers of an evening as it stands, by category only where there are any."""

    def paper(
        code: str, sheet: Callable[[], Sheet], number: int = 0, page: PageOf | None = None
    ) -> Paper:
        title = words.text("club-paper", paper=code, number=number)

        def usual(title: str) -> str:
            return sheet_page(
                words, title, heading(words, evening), without_members(evening, sheet())
            )

        key = f"{code}-{number}" if number else code
        return Paper(key, title, partial(page or usual, title), sheet)

    def ranking(code: str, evening: Evening, number: int = 0) -> Paper:
        sheet = partial(sheets.standing_sheet, words, evening)
        page = partial(ranking_page, words, evening)
        return paper(code, sheet, number, page)

    yield paper("check-in", partial(sheets.check_in_list, words, evening))
    for played in evening.rounds:
        number = played.number
        on_wall = partial(seating_page, words, evening, number)
        yield paper("seating", partial(sheets.seating, words, evening, number), number, on_wall)
        if played.state != "drawn":
            yield paper("results", partial(sheets.results, words, evening, number), number)
            yield ranking("ranking", sheets.after_round(evening, number), number)
    yield ranking("final" if evening.is_over else "standing", evening)
    yield paper("lines", partial(sheets.standing_lines, words, evening))
    if any(categories.values()):
        by_category = partial(sheets.category_sheet, words, evening, categories)

        def category_page(title: str) -> str:
            lines = (heading(words, evening), words.text("club-categories-hint"))
            return categories_page(words, title, lines, without_members(evening, by_category()))

        yield paper("categories", by_category, page=category_page)
    log = partial(sheets.log_sheet, words, evening)
    yield paper("log", log, page=partial(log_page, words, evening))


def season_papers(
    words: Words,
    season: Season,
    rows: Sequence[SeasonRow],
    evenings: Sequence[Evening],
    categories: Categories,
) -> Iterator[Paper]:
    """Yield the table of a season, and one by category where there are any."""
    titles = {
        code: words.text("club-paper", paper=code, number=0) for code in ("season", "categories")
    }

    def table() -> Sheet:
        return sheets.season_sheet(words, rows, evenings)

    def by_category() -> Sheet:
        who = [[row.member] for row in rows]
        return sheets.by_category(words, table(), who, categories)

    title = titles["season"]
    yield Paper("season", title, lambda: sheet_page(words, title, season.name, table()), table)
    if any(categories.values()):
        of_all, lines = titles["categories"], (season.name,)
        page = partial(categories_page, words, of_all, lines)
        yield Paper("categories", of_all, lambda: page(by_category()), by_category)


def sheet_page(words: Words, title: str, about: str, sheet: Sheet) -> str:
    """A sheet; where a column is empty from top to bottom there is room to write."""
    page = Page(title=title, lines=(about,), sections=(Section(sheet=sheet),))
    return pages.page_html(words, page)


def log_page(words: Words, evening: Evening, title: str) -> str:
    """The log as it is read: by the clock, and without the columns in which nothing stands."""
    sheet = sheets.without_empty(sheets.log_sheet(words, evening))
    rows = tuple((messages.clock(words, str(at)), *cells) for at, *cells in sheet.rows)
    return sheet_page(words, title, heading(words, evening), replace(sheet, rows=rows))


def seating_page(words: Words, evening: Evening, number: int, title: str) -> str:
    """The seats of a round for the wall: by table, and on the next sheet by name."""
    played = evening.rounds[number - 1]
    tables = [
        {"number": table.number, "sides": [_side(side.name, side.players) for side in sides]}
        for table in sorted(played.tables, key=lambda table: table.number)
        for sides in [match_sides(evening, table)]
    ]
    bye = words.text("club-cell-bye")
    resting = [club.entrant_name(words, evening, uid) for uid in played.byes]
    seats = sheets.seating(words, evening, number)
    name, place = seats.columns.index("member"), seats.columns.index("table")
    names = [(row[name], bye if row[place] is None else row[place]) for row in seats.rows]
    return pages.rendered(
        words,
        "seating",
        title=title,
        about=(heading(words, evening),),
        tables=tables,
        resting=words.text("big-screen-resting", names=", ".join(resting)) if resting else "",
        names=names,
        by_table=words.text("club-seats-by", what="table"),
        by_name=words.text("club-seats-by", what="name"),
        table=words.text("club-column", code="table", number=""),
        players=words.text("club-column", code="members", number=""),
    )


def _side(name: str, players: Iterable[Any]) -> str:
    """The name of a side, with its players where it has a name of its own."""
    names = [player.name for player in players]
    return name if all(own in name for own in names) else f"{name} ({', '.join(names)})"


def ranking_sheet(words: Words, evening: Evening) -> Sheet:
    """The standing for people: without what nobody has, or what stands twice in each row."""
    sheet = sheets.without_empty(sheets.standing_sheet(words, evening))
    places = {name: sheet.columns.index(name) for name in SELDOM}
    unused = [name for name, at in places.items() if not any(row[at] for row in sheet.rows)]
    return without_members(evening, sheets.without(sheet, *unused))


def without_members(evening: Evening, sheet: Sheet) -> Sheet:
    """A sheet without the players, where every entrant goes by their names."""
    has_names = any(entrant.name for entrant in evening.entrants)
    return sheet if has_names else sheets.without(sheet, "members")


def ranking_page(words: Words, evening: Evening, title: str) -> str:
    return sheet_page(words, title, heading(words, evening), ranking_sheet(words, evening))


def categories_page(words: Words, title: str, lines: tuple[str, ...], sheet: Sheet) -> str:
    """A ranking for each category of a sheet."""
    category, ranking = sheet.columns.index("category"), sheets.without(sheet, "category")
    rows: dict[Cell, list[tuple[Cell, ...]]] = {}
    for whole, own in zip(sheet.rows, ranking.rows, strict=True):
        rows.setdefault(whole[category], []).append(own)
    sections = (
        Section(heading=str(name), sheet=sheets.without_empty(replace(ranking, rows=tuple(own))))
        for name, own in rows.items()
    )
    return pages.page_html(words, Page(title=title, lines=lines, sections=tuple(sections)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card of a table: what stands on it."""

    heading: str
    drawing: str = ""
    """A picture as SVG, which stands in the page as it is."""
    codes: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    """Names beside which the score is written, each with a line to sign on."""
    remark: str = ""


def cards_page(words: Words, title: str, cards: Iterable[Card]) -> str:
    signature = words.text("club-card-signed")
    return pages.rendered(words, "cards", title=title, cards=tuple(cards), signature=signature)


def slips_page(words: Words, evening: Evening, number: int) -> str:
    """A slip for each table of a round, for its scores and signatures."""
    name = f"{evening.plan.name}, {words.text('club-round', number=number)}"
    day = messages.day(words, evening.plan.date)
    cards = (
        Card(
            heading=words.text("club-table", number=table.number),
            sides=tuple(side.name for side in match_sides(evening, table)),
        )
        for table in evening.rounds[number - 1].tables
    )
    return cards_page(words, words.text("club-cards-title", name=name, day=day), cards)
