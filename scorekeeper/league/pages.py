"""The league's public pages: seasons, clubs, sessions, and people who agreed to be named."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from scorekeeper.club.model import MemberUid
from scorekeeper.i18n import sheets
from scorekeeper.i18n.club import joined_names
from scorekeeper.i18n.messages import Words, day
from scorekeeper.i18n.sheets import Cells, sheet_of
from scorekeeper.league import database as db
from scorekeeper.league.database import Database, Standing
from scorekeeper.league.documents import ClubId, Sheet, SheetPlace
from scorekeeper.publishing.names import NO_NAME, public_names
from scorekeeper.publishing.pages import Link, Page, Section
from scorekeeper.publishing.site_files import UP, SitePage, page_path, rendered_files

ALL = 1_000_000
"""Rows of a season at most: one file has them all."""
_Played = tuple[Sheet, SheetPlace]
"""An evening of somebody, and their place at it."""


@dataclass(frozen=True, kw_only=True)
class _League:
    words: Words
    title: str
    clubs: dict[ClubId, str]
    persons: dict[tuple[str, str], int]
    called: dict[int, str]
    hrefs: dict[str, str]
    """The pages of people by their names."""

    def name(self, club: str, uid: MemberUid) -> str:
        return self.called.get(self.persons.get((club, uid), 0), NO_NAME)

    def names(self, club: str, uids: Iterable[MemberUid]) -> str:
        return joined_names(self.words, [self.name(club, uid) for uid in uids])

    def page(self, title: str, *sections: Section) -> Page:
        home = Link(self.title, f"{UP}index.html")
        return Page(title=title, navigation=(home,), sections=sections)


def league_files(database: Database, words: Words, title: str) -> Iterator[tuple[str, bytes]]:
    """Yield every file of the league's pages with its path in their folder.

    All are of one state of the league, whatever comes meanwhile.
    """
    with database.transaction():
        database.execute("set transaction isolation level repeatable read")
        persons, named = db.people(database)
        names = {MemberUid(str(person)): name for person, name in named.items()}
        called = {int(uid): name for uid, name in public_names(names, names.keys()).items()}
        league = _League(
            words=words,
            title=title.strip() or words.text("league-title"),
            clubs={ClubId(row[0]): str(row[1]) for row in db.clubs(database)},
            persons=persons,
            called=called,
            hrefs={text: UP + page_path("people", str(person)) for person, text in called.items()},
        )
        yield from rendered_files(words, _pages(league, database))


def _pages(league: _League, database: Database) -> Iterator[SitePage]:
    """Yield the pages club by club: only the evenings of one club are in memory at a time.

    Of people who play in several clubs, the rows are kept until the end.
    """
    clubs_of, clubs = defaultdict[int, set[str]](set), list[ClubId]()
    for (club, _), person in league.persons.items():
        clubs_of[person].add(club)
    rows_of = {person: list[_Played]() for person in league.called}
    for club, played in groupby(db.shown_sheets(database), key=attrgetter("club")):
        evenings, there = list[Sheet](), set[int]()
        for sheet in played:
            yield _evening(league, sheet)
            evenings.append(sheet)
            for row in sheet.standing:
                for person in {league.persons.get((club, uid), 0) for uid in row.members}:
                    if person in rows_of:
                        rows_of[person].append((sheet, row))
                        there.add(person)
        yield _club(league, club, evenings)
        clubs.append(club)
        for person in there:
            if len(clubs_of[person]) == 1:
                yield _person(league, person, rows_of.pop(person))
    for person, rows in rows_of.items():
        yield _person(league, person, rows)
    seasons = db.seasons(database)
    for season, name in seasons:
        yield _season(league, season, name, db.standings(database, season, limit=ALL))
    yield _index(league, seasons, clubs)


def _index(league: _League, seasons: list[tuple[str, str]], clubs: Iterable[ClubId]) -> SitePage:
    sections = (
        Section(
            heading=league.words.text("club-seasons"),
            links=tuple(Link(name, page_path("seasons", season)) for season, name in seasons),
        ),
        Section(
            heading=league.words.text("league-clubs"),
            links=tuple(
                Link(league.clubs[club], page_path("clubs", club)) for club in sorted(clubs)
            ),
        ),
    )
    filled = tuple(section for section in sections if section.links)
    page = Page(title=league.title, sections=filled)
    return SitePage(path="index.html", page=page)


def _season(league: _League, season: str, name: str, rows: list[Standing]) -> SitePage:
    path = page_path("seasons", season)
    columns = ("place", "member", "matches", "wins", "draws", "losses", "difference", "strength")
    places: dict[tuple[int, int], int] = {}
    for number, row in enumerate(rows, start=1):
        places.setdefault((row.wins, row.difference), number)
    cells: list[Cells] = [
        {
            "place": places[row.wins, row.difference],
            "member": league.called.get(row.person, NO_NAME),
            "matches": row.wins + row.draws + row.losses,
            "wins": row.wins,
            "draws": row.draws,
            "losses": row.losses,
            "difference": row.difference,
            "strength": _strength(league.words, row),
        }
        for row in rows
    ]
    table = sheets.without_empty(sheet_of(league.words, columns, cells))
    csv = path.replace(".html", ".csv")
    link = Link(league.words.text("club-table-file"), csv.rpartition("/")[2])
    section = Section(sheet=table, hrefs=league.hrefs, links=(link,))
    return SitePage(path=path, page=league.page(name, section), tables={csv: table})


def _strength(words: Words, row: Standing) -> str | None:
    if row.strength is None or row.uncertainty is None:
        return None
    return words.text("club-rating", strength=row.strength, doubt=2 * row.uncertainty)


def _club(league: _League, club: ClubId, played: list[Sheet]) -> SitePage:
    latest = played[::-1]
    rows: list[Cells] = [
        {
            "date": day(league.words, sheet.day),
            "winner": ", ".join(
                league.names(club, row.members) for row in sheet.standing if row.place == 1
            ),
        }
        for sheet in latest
    ]
    section = Section(
        sheet=sheet_of(league.words, ("date", "winner"), rows),
        row_hrefs=tuple(UP + _address(sheet) for sheet in latest),
    )
    page = league.page(league.clubs[club], section)
    return SitePage(path=page_path("clubs", club), page=page)


def _person(league: _League, person: int, played: list[_Played]) -> SitePage:
    latest = sorted(played, key=lambda row: (row[0].day, row[0].club, row[0].evening))[::-1]
    rows: list[Cells] = [
        {
            "date": day(league.words, sheet.day),
            "evening": league.clubs[sheet.club],
            "place": row.place,
            "entrant": league.names(sheet.club, row.members),
            "points": row.points,
        }
        for sheet, row in latest
    ]
    section = Section(
        sheet=sheet_of(league.words, ("date", "evening", "place", "entrant", "points"), rows),
        row_hrefs=tuple(UP + _address(sheet) for sheet, _ in latest),
    )
    page = league.page(league.called[person], section)
    return SitePage(path=page_path("people", str(person)), page=page)


def _address(sheet: Sheet) -> str:
    return page_path("evenings", f"{sheet.club}/{sheet.evening}", sheet.day)


def _evening(league: _League, sheet: Sheet) -> SitePage:
    words, club = league.words, sheet.club
    standing: list[Cells] = [
        {"place": row.place, "entrant": league.names(club, row.members), "points": row.points}
        for row in sheet.standing
    ]
    results: list[Cells] = []
    for result in sheet.results:
        cells: Cells = {"round": result.round, "table": result.table}
        for number, side in enumerate(result.sides, start=1):
            cells = {
                **cells,
                f"side_{number}": league.names(club, side.members),
                f"score_{number}": side.points,
            }
        results.append(cells)
    most = max((len(result.sides) for result in sheet.results), default=0)
    sides = [f"{kind}_{number}" for number in range(1, most + 1) for kind in ("side", "score")]
    page = league.page(
        f"{league.clubs[club]}, {day(words, sheet.day)}",
        Section(sheet=sheet_of(words, ("place", "entrant", "points"), standing)),
        Section(sheet=sheet_of(words, ("round", "table", *sides), results)),
    )
    return SitePage(path=_address(sheet), page=page)
