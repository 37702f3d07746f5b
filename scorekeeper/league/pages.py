"""The league's public pages: seasons, clubs, sessions, and people who agreed to be named."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from scorekeeper.club.model import MemberUid
from scorekeeper.i18n import sheets
from scorekeeper.i18n.club import joined_names
from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.sheets import Cells, sheet_of
from scorekeeper.i18n.times import day
from scorekeeper.league import database as db
from scorekeeper.league.database import Database, Standing
from scorekeeper.league.documents import ClubId, Sheet, SheetPlace, SheetResult
from scorekeeper.publishing.names import NO_NAME, public_names
from scorekeeper.publishing.pages import Link, Page, Section
from scorekeeper.publishing.site_files import UP, SitePage, page_path, rendered_files

MAX_SEASON_ROWS = 1_000_000
"""The maximum number of rows on a season's page, which is meant to have all of them."""
_EveningPlace = tuple[Sheet, SheetPlace]
"""A session, and a place in its standing."""


@dataclass(frozen=True, kw_only=True)
class _LeagueNames:
    """The names that all pages need."""

    words: Words
    title: str
    club_names: dict[ClubId, str]
    persons: dict[tuple[str, str], int]
    """The person of each member, by club and uid."""
    public_names: dict[int, str]
    """The names of persons who agreed to be named."""

    def member_name(self, club: str, uid: MemberUid) -> str:
        """Return the public name of a member of a club, or `NO_NAME`."""
        person = self.persons.get((club, uid))
        if person is None:
            return NO_NAME
        return self.public_names.get(person, NO_NAME)

    def side_name(self, club: str, uids: Iterable[MemberUid]) -> str:
        """Return the public names of the players of a side."""
        return joined_names(self.words, [self.member_name(club, uid) for uid in uids])

    def person_links(self) -> dict[str, str]:
        """Return the addresses of the pages of persons, by name."""
        return {
            name: UP + page_path("people", str(person))
            for person, name in self.public_names.items()
        }

    def page(self, title: str, *sections: Section) -> Page:
        """Return a page with a link to the first page of the league."""
        home = Link(self.title, f"{UP}index.html")
        return Page(title=title, navigation=(home,), sections=sections)


def league_files(database: Database, words: Words, title: str) -> Iterator[tuple[str, bytes]]:
    """Yield the files of the league's pages: the path in their folder, and the content.

    All pages are of the same state of the league, even if it changes meanwhile.
    """
    with database.transaction():
        database.execute("set transaction isolation level repeatable read")
        league = _load_league(database, words, title)
        yield from rendered_files(words, _pages(league, database))


def _load_league(database: Database, words: Words, title: str) -> _LeagueNames:
    """Return the names of the clubs and persons of a league, for its pages."""
    persons, names = db.persons_and_names(database)
    # `public_names` tells apart persons of the same name; it takes uids of members.
    names_by_uid = {MemberUid(str(person)): name for person, name in names.items()}
    names_apart = public_names(names_by_uid, names_by_uid.keys())
    return _LeagueNames(
        words=words,
        title=title.strip() or words.text("league-title"),
        club_names={ClubId(row[0]): str(row[1]) for row in db.clubs(database)},
        persons=persons,
        public_names={int(uid): name for uid, name in names_apart.items()},
    )


def _pages(league: _LeagueNames, database: Database) -> Iterator[SitePage]:
    """Yield all pages, club by club: only the sessions of one club are in memory at a time.

    The places of persons who play in several clubs are kept until the end.
    """
    clubs = list[ClubId]()
    club_counts = _club_counts(league)
    places = {person: list[_EveningPlace]() for person in league.public_names}

    for club, club_sheets in groupby(db.shown_sheets(database), key=attrgetter("club")):
        sheets_of_club = list[Sheet]()
        for sheet in club_sheets:
            yield _evening_page(league, sheet)
            sheets_of_club.append(sheet)
        yield _club_page(league, club, sheets_of_club)
        clubs.append(club)

        for person in _add_places(league, places, sheets_of_club):
            if club_counts[person] == 1:
                yield _person_page(league, person, places.pop(person))

    for person, person_places in places.items():
        yield _person_page(league, person, person_places)
    seasons = db.seasons(database)
    for season, name in seasons:
        rows = db.standings(database, season, limit=MAX_SEASON_ROWS)
        yield _season_page(league, season, name, rows)
    yield _index_page(league, seasons, clubs)


def _club_counts(league: _LeagueNames) -> Counter[int]:
    """Return the number of clubs of each person."""
    clubs_and_persons = {(club, person) for (club, _), person in league.persons.items()}
    return Counter(person for _, person in clubs_and_persons)


def _add_places(
    league: _LeagueNames, places: dict[int, list[_EveningPlace]], club_sheets: Iterable[Sheet]
) -> set[int]:
    """Add the places on a club's sheets to `places`; return the persons who got one."""
    added = set[int]()
    for sheet in club_sheets:
        for row in sheet.standing:
            persons = {league.persons.get((sheet.club, uid)) for uid in row.members}
            for person in persons:
                if person is not None and person in places:
                    places[person].append((sheet, row))
                    added.add(person)
    return added


def _index_page(
    league: _LeagueNames, seasons: list[tuple[str, str]], clubs: Iterable[ClubId]
) -> SitePage:
    """Return the start page, with links to seasons and clubs."""
    sections = (
        Section(
            heading=league.words.text("club-seasons"),
            links=tuple(Link(name, page_path("seasons", season)) for season, name in seasons),
        ),
        Section(
            heading=league.words.text("league-clubs"),
            links=tuple(
                Link(league.club_names[club], page_path("clubs", club)) for club in sorted(clubs)
            ),
        ),
    )
    filled = tuple(section for section in sections if section.links)
    page = Page(title=league.title, sections=filled)
    return SitePage(path="index.html", page=page)


def _season_page(league: _LeagueNames, season: str, name: str, rows: list[Standing]) -> SitePage:
    """Return the page of a season with its standings, also as a CSV file."""
    path = page_path("seasons", season)
    columns = ("place", "member", "matches", "wins", "draws", "losses", "difference", "strength")
    # Persons with the same wins and difference share the place of the first of them.
    places: dict[tuple[int, int], int] = {}
    for number, row in enumerate(rows, start=1):
        places.setdefault((row.wins, row.difference), number)

    cells: list[Cells] = [
        {
            "place": places[row.wins, row.difference],
            "member": league.public_names.get(row.person, NO_NAME),
            "matches": row.wins + row.draws + row.losses,
            "wins": row.wins,
            "draws": row.draws,
            "losses": row.losses,
            "difference": row.difference,
            "strength": _rating_text(league.words, row),
        }
        for row in rows
    ]

    table = sheets.sheet_without_empty(sheet_of(league.words, columns, cells))
    csv_path = path.replace(".html", ".csv")
    _, _, csv_name = csv_path.rpartition("/")
    link = Link(league.words.text("club-table-file"), csv_name)
    section = Section(sheet=table, hrefs=league.person_links(), links=(link,))
    return SitePage(path=path, page=league.page(name, section), tables={csv_path: table})


def _rating_text(words: Words, row: Standing) -> str | None:
    if row.strength is None or row.uncertainty is None:
        return None
    return words.text("club-rating", strength=row.strength, doubt=2 * row.uncertainty)


def _club_page(league: _LeagueNames, club: ClubId, club_sheets: list[Sheet]) -> SitePage:
    """Return the page of a club with its sessions, the latest first."""
    latest_first = club_sheets[::-1]
    rows: list[Cells] = []
    for sheet in latest_first:
        winners = [league.side_name(club, row.members) for row in sheet.standing if row.place == 1]
        rows.append({"date": day(league.words, sheet.day), "winner": ", ".join(winners)})

    section = Section(
        sheet=sheet_of(league.words, ("date", "winner"), rows),
        row_hrefs=tuple(UP + _evening_path(sheet) for sheet in latest_first),
    )
    page = league.page(league.club_names[club], section)
    return SitePage(path=page_path("clubs", club), page=page)


def _person_page(league: _LeagueNames, person: int, places: list[_EveningPlace]) -> SitePage:
    """Return the page of a person with their sessions, the latest first."""
    latest_first = sorted(places, key=_evening_order, reverse=True)
    rows: list[Cells] = [
        {
            "date": day(league.words, sheet.day),
            "evening": league.club_names[sheet.club],
            "place": row.place,
            "entrant": league.side_name(sheet.club, row.members),
            "points": row.points,
        }
        for sheet, row in latest_first
    ]

    section = Section(
        sheet=sheet_of(league.words, ("date", "evening", "place", "entrant", "points"), rows),
        row_hrefs=tuple(UP + _evening_path(sheet) for sheet, _ in latest_first),
    )
    page = league.page(league.public_names[person], section)
    return SitePage(path=page_path("people", str(person)), page=page)


def _evening_order(evening_place: _EveningPlace) -> tuple[str, str, str]:
    sheet, _ = evening_place
    return sheet.day, sheet.club, sheet.evening


def _evening_path(sheet: Sheet) -> str:
    return page_path("evenings", f"{sheet.club}/{sheet.evening}", sheet.day)


def _evening_page(league: _LeagueNames, sheet: Sheet) -> SitePage:
    """Return the page of a session with its standing and results."""
    words = league.words
    club = sheet.club
    standing: list[Cells] = [
        {"place": row.place, "entrant": league.side_name(club, row.members), "points": row.points}
        for row in sheet.standing
    ]
    results = [_result_cells(league, club, result) for result in sheet.results]

    side_columns = []
    max_sides = max((len(result.sides) for result in sheet.results), default=0)
    for number in range(1, max_sides + 1):
        side_columns += [f"side_{number}", f"score_{number}"]

    page = league.page(
        f"{league.club_names[club]}, {day(words, sheet.day)}",
        Section(sheet=sheet_of(words, ("place", "entrant", "points"), standing)),
        Section(sheet=sheet_of(words, ("round", "table", *side_columns), results)),
    )
    return SitePage(path=_evening_path(sheet), page=page)


def _result_cells(league: _LeagueNames, club: ClubId, result: SheetResult) -> Cells:
    cells: dict[str, str | int | None] = {"round": result.round, "table": result.table}
    for number, side in enumerate(result.sides, start=1):
        cells[f"side_{number}"] = league.side_name(club, side.members)
        cells[f"score_{number}"] = side.points
    return cells
