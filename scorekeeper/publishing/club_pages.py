"""The pages of a club's site: contents, sessions, seasons, ratings, records, and people.

A session is an `Evening` in the code.
"""

from collections.abc import Iterable, Iterator, Mapping

from scorekeeper.club.model import Evening, MemberUid, Round
from scorekeeper.club.ratings import Rating
from scorekeeper.club.standings import Row, Season, SeasonRow
from scorekeeper.i18n import club, sheets, times
from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.sheets import Cells, Sheet, sheet_of
from scorekeeper.publishing import papers
from scorekeeper.publishing.pages import Link, Page, Section
from scorekeeper.publishing.published_club import PublishedClub
from scorekeeper.publishing.site_files import UP, SitePage, page_path

INDEX = "index.html"
RATINGS = "ratings.html"
RECORDS = "records.html"


def club_pages(published: PublishedClub) -> Iterator[SitePage]:
    """Yield all pages of a club's site: index, sessions, seasons, people, ratings and records."""
    yield _index_page(published)
    for evening in published.evenings:
        yield _evening_page(published, evening)
    for season, rows in published.seasons:
        yield _season_page(published, season, rows)
    for uid in published.people:
        yield _person_page(published, uid)
    if published.ratings:
        yield _ratings_page(published)
    if published.records:
        yield _records_page(published)


def rating_text(words: Words, rating: Rating) -> str:
    """Return a rating as a text with its margin of error: two standard deviations."""
    margin = 2 * rating.uncertainty
    return words.text("club-rating", strength=rating.strength, doubt=margin)


# --- contents


def _index_page(published: PublishedClub) -> SitePage:
    """Return the start page of a club: seasons, sessions, people and links."""
    words = published.words
    evening_links = [published.evening_path(evening.uid) for evening in published.evenings]
    evening_links.reverse()
    seasons = [
        Link(season.name, page_path("seasons", season.uid)) for season, _ in published.seasons
    ]
    sections = [
        Section(heading=words.text("club-seasons"), links=tuple(seasons)),
        Section(
            heading=words.text("publish-evenings"),
            sheet=_evenings_sheet(published),
            row_hrefs=tuple(evening_links),
        ),
        _people_section(published, published.people, root=""),
        Section(links=tuple(_index_links(published))),
    ]
    with_content = [section for section in sections if section.sheet or section.links]
    lines = () if published.evenings else (words.text("publish-none"),)
    page = Page(title=published.title, lines=lines, sections=tuple(with_content))
    return SitePage(path=INDEX, page=page)


def _evenings_sheet(published: PublishedClub) -> Sheet | None:
    """Return the table of sessions, the latest first; None if there are none."""
    words = published.words
    rows: list[Cells] = []
    for evening in reversed(published.evenings):
        winners = [
            club.entrant_name(words, evening, row.entrant)
            for row in published.standings[evening.uid]
            if row.place == 1
        ]
        cells: Cells = {
            "date": _day(words, evening),
            "evening": evening.plan.name,
            "state": None if evening.is_over else club.state_text(words, evening),
            "winner": ", ".join(winners),
        }
        rows.append(cells)

    if not rows:
        return None
    sheet = sheet_of(words, ("date", "evening", "state", "winner"), rows)
    return sheets.sheet_without_empty(sheet)


def _index_links(published: PublishedClub) -> Iterator[Link]:
    words = published.words
    if published.ratings:
        yield Link(words.text("club-ratings"), RATINGS)
    if published.records:
        yield Link(words.text("publish-records"), RECORDS)


# --- a session


def _evening_page(published: PublishedClub, evening: Evening) -> SitePage:
    """Return the page of a session: ranking, results of each round and people, with CSV files."""
    words = published.words
    path = published.evening_path(evening.uid)
    tables: dict[str, Sheet] = {}  # CSV files, with all columns

    ranking_csv = _csv_path(path)
    tables[ranking_csv] = sheets.standing_sheet(words, evening)
    code = "final" if evening.is_over else "standing"
    ranking = Section(
        # These two papers are about no round, so the number is not printed.
        heading=words.text("club-paper", paper=code, number=0),
        sheet=papers.ranking_sheet(words, evening),
        hrefs=_from_subfolder(published.person_paths),
        links=(_csv_link(words, ranking_csv),),
    )

    sections = [ranking]
    for played in evening.rounds:
        if played.state != "drawn":
            csv_path = _csv_path(path, suffix=str(played.number))
            results = sheets.results_sheet(words, evening, played.number)
            tables[csv_path] = results
            sections.append(_round_section(words, played, results, csv_path))

    member_uids = {member.uid for member in evening.members}
    linked_people = [uid for uid in published.people if uid in member_uids]
    people_section = _people_section(published, linked_people, root=UP)
    if people_section.links:
        sections.append(people_section)

    page = Page(
        title=evening.plan.name,
        navigation=_navigation(published, path),
        lines=tuple(_evening_lines(words, evening)),
        sections=tuple(sections),
    )
    return SitePage(path=path, page=page, tables=tables)


def _round_section(words: Words, played: Round, results: Sheet, csv_path: str) -> Section:
    """Return the section with the results of a round, and a link to their CSV file.

    The column with the state of the tables is left out if all have a result and no entrant had a
    bye, because its cells would all be equal.
    """
    redundant = ["round"]
    if not played.byes and all(table.result is not None for table in played.tables):
        redundant.append("state")
    sheet = sheets.sheet_without(results, *redundant)
    return Section(
        heading=words.text("club-round", number=played.number),
        sheet=sheets.sheet_without_empty(sheet),
        links=(_csv_link(words, csv_path),),
    )


def _evening_lines(words: Words, evening: Evening) -> Iterator[str]:
    """Yield the lines below the title of a session: day, place, plan and state."""
    yield _day(words, evening)
    if evening.plan.place.strip():
        yield evening.plan.place
    yield club.plan_text(words, evening)
    if not evening.is_over:
        yield club.state_text(words, evening)


# --- seasons, ratings, records


def _season_page(published: PublishedClub, season: Season, rows: tuple[SeasonRow, ...]) -> SitePage:
    """Return the page of a season with its table, also as a CSV file, and links to its sessions."""
    words = published.words
    path = page_path("seasons", season.uid)
    csv_path = _csv_path(path)
    evenings = [evening for evening in published.evenings if evening.uid in season.evenings]
    sheet = sheets.season_sheet(words, rows, evenings)

    table = Section(
        sheet=sheets.sheet_without_empty(sheet),
        hrefs=_from_subfolder(published.person_paths),
        links=(_csv_link(words, csv_path),),
    )
    evening_links = [
        Link(papers.heading(words, evening), UP + published.evening_path(evening.uid))
        for evening in evenings
    ]
    evening_section = Section(heading=words.text("publish-evenings"), links=tuple(evening_links))

    lines = [_counting_text(words, season, len(evenings))]
    tie_note = sheets.season_tie_note(words, rows)
    if tie_note:
        lines.append(tie_note)

    page = Page(
        title=season.name,
        navigation=_navigation(published, path),
        lines=tuple(lines),
        sections=(table, evening_section),
    )
    return SitePage(path=path, page=page, tables={csv_path: sheet})


def _counting_text(words: Words, season: Season, evening_count: int) -> str:
    """Return the sentence on which results count in a season."""
    best = 0  # all count
    if season.best is not None and season.best < evening_count:
        best = season.best
    return words.text("club-season-how", figure=season.figure, best=best, count=evening_count)


def _ratings_page(published: PublishedClub) -> SitePage:
    """Return the page of the ratings, also as a CSV file."""
    words = published.words
    csv_path = _csv_path(RATINGS)
    rows: list[Cells] = [
        {
            "place": rating.place,
            "member": published.public_name(rating.member),
            "strength": rating_text(words, rating),
            "matches": rating.matches,
        }
        for rating in published.ratings
    ]
    sheet = sheet_of(words, ("place", "member", "strength", "matches"), rows)
    links = (_csv_link(words, csv_path),)
    page = Page(
        title=words.text("club-ratings"),
        navigation=_navigation(published, RATINGS),
        lines=(words.text("club-ratings-hint"), words.text("club-ratings-order")),
        sections=(Section(sheet=sheet, hrefs=published.person_paths, links=links),),
    )
    return SitePage(path=RATINGS, page=page, tables={csv_path: sheet})


def _records_page(published: PublishedClub) -> SitePage:
    """Return the page of the records, also as a CSV file."""
    words = published.words
    csv_path = _csv_path(RECORDS)
    rows: list[Cells] = []
    evening_paths: dict[str, str] = {}  # by the text of the cell, as `Section.hrefs`
    for record in published.records:
        names = [published.public_name(uid) for uid in record.members]
        evening = papers.heading(words, published.evening_by_uid[record.evening])
        evening_paths[evening] = published.evening_path(record.evening)
        cells: Cells = {
            "record": words.text("publish-record", kind=record.kind),
            "value": record.value,
            "members": club.joined_names(words, names),
            "evening": evening,
            "round": record.round,
            "table": record.table,
        }
        rows.append(cells)

    sheet = sheet_of(words, ("record", "value", "members", "evening", "round", "table"), rows)
    hrefs = evening_paths | published.person_paths
    links = (_csv_link(words, csv_path),)
    page = Page(
        title=words.text("publish-records"),
        navigation=_navigation(published, RECORDS),
        sections=(Section(sheet=sheet, hrefs=hrefs, links=links),),
    )
    return SitePage(path=RECORDS, page=page, tables={csv_path: sheet})


# --- a person


def _person_page(published: PublishedClub, uid: MemberUid) -> SitePage:
    """Return the page of a person: sessions, also as a CSV file, seasons and rating."""
    words = published.words
    path = page_path("people", uid)
    csv_path = _csv_path(path)

    rows: list[Cells] = []
    evening_hrefs: list[str] = []
    for evening, row in _results_of_person(published, uid):
        rows.append(_result_cells(words, evening, row))
        evening_hrefs.append(UP + published.evening_path(evening.uid))
    columns = ("date", "evening", "place", "entrant", "points", "wins", "draws", "losses")
    sheet = sheet_of(words, columns, rows)
    link = _csv_link(words, csv_path)

    sections = [Section(sheet=sheet, row_hrefs=tuple(evening_hrefs), links=(link,))]
    seasons = _person_seasons_section(published, uid)
    if seasons is not None:
        sections.append(seasons)

    lines = [
        f"{words.text('club-ratings')}: {rating_text(words, rating)}"
        for rating in published.ratings
        if rating.member == uid
    ]
    page = Page(
        title=published.names[uid],
        navigation=_navigation(published, path),
        lines=tuple(lines),
        sections=tuple(sections),
    )
    return SitePage(path=path, page=page, tables={csv_path: sheet})


def _results_of_person(published: PublishedClub, uid: MemberUid) -> Iterator[tuple[Evening, Row]]:
    """Yield sessions with a person's row in their standings, the latest session first."""
    for evening in reversed(published.evenings):
        own_entrants = {
            entrant.uid for entrant in evening.entrants if uid in (*entrant.members, *entrant.away)
        }
        for row in published.standings[evening.uid]:
            if row.entrant in own_entrants:
                yield evening, row


def _result_cells(words: Words, evening: Evening, row: Row) -> Cells:
    """Return the cells of a person's result in a session, by the name of the column."""
    return {
        "date": _day(words, evening),
        "evening": evening.plan.name,
        "place": row.place,
        "entrant": club.entrant_name(words, evening, row.entrant),
        "points": row.points,
        "wins": row.wins,
        "draws": row.draws,
        "losses": row.losses,
    }


def _person_seasons_section(published: PublishedClub, uid: MemberUid) -> Section | None:
    """Return the section with a person's place in each season; None if there is none."""
    words = published.words
    rows: list[Cells] = []
    hrefs: list[str] = []
    for season, season_rows in published.seasons:
        for row in season_rows:
            if row.member == uid:
                rows.append({"season": season.name, "place": row.place, "total": row.total})
                hrefs.append(UP + page_path("seasons", season.uid))

    if not rows:
        return None
    return Section(
        heading=words.text("club-seasons"),
        sheet=sheet_of(words, ("season", "place", "total"), rows),
        row_hrefs=tuple(hrefs),
    )


# --- parts of several pages


def _people_section(published: PublishedClub, people: Iterable[MemberUid], *, root: str) -> Section:
    """Return links to the pages of some people; `root` leads to the top folder."""
    links = [Link(published.names[uid], root + page_path("people", uid)) for uid in people]
    heading = published.words.text("club-column", code="members", number="")
    return Section(heading=heading, links=tuple(links))


def _navigation(published: PublishedClub, path: str) -> tuple[Link, ...]:
    """Return the navigation of a page: the link to the contents."""
    root = UP if "/" in path else ""
    return (Link(published.title, f"{root}{INDEX}"),)


def _csv_path(path: str, *, suffix: str = "") -> str:
    """Return the path of a table beside a page; a suffix distinguishes several tables."""
    stem = path.removesuffix(".html")
    return f"{stem}-{suffix}.csv" if suffix else f"{stem}.csv"


def _csv_link(words: Words, csv_path: str) -> Link:
    """Return the link to a table from the page beside it."""
    name = csv_path.rpartition("/")[2]
    return Link(words.text("club-table-file"), name)


def _from_subfolder(paths: Mapping[str, str]) -> dict[str, str]:
    """Return links for a page in a subfolder; `paths` begin in the top folder."""
    return {text: UP + path for text, path in paths.items()}


def _day(words: Words, evening: Evening) -> str:
    return times.day(words, evening.plan.date)
