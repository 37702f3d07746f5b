"""A club as a folder of plain pages: evenings, seasons, ratings, records, and people who agreed.

Beside each page lies its table as CSV. Nothing in a file says when it was written, so that the
same store gives the same bytes.
"""

import io
import zipfile
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from scorekeeper.club.chronology import in_playing_order
from scorekeeper.club.model import Evening, EveningUid, MemberUid
from scorekeeper.club.ratings import Rating, ratings
from scorekeeper.club.records import Record, records
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club.standings import Row, Season, SeasonRow, season_table, standing
from scorekeeper.i18n import club, messages, sheets
from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.sheets import Cells, Sheet, csv_of, sheet_of
from scorekeeper.match import Match, MatchUid, Player, RecordError
from scorekeeper.match.progress import Progress
from scorekeeper.match.seating import Person
from scorekeeper.publishing import pages, papers
from scorekeeper.publishing.folder import whole_folder
from scorekeeper.publishing.names import public_names, with_public_names
from scorekeeper.publishing.pages import Link, Page, Section
from scorekeeper.rules import RuleSetError, UnknownRuleSetError
from scorekeeper.services import Session, UnknownMatchError
from scorekeeper.services.club import UnknownEveningError
from scorekeeper.services.club.club import with_current_uids

LISTING = "published.txt"
"""The file that lists the others: by it a folder is known that was published before."""
LIVE = ("drawn", "running", "between")
UP = "../"
SAME_TIME = (2000, 1, 1, 0, 0, 0)  # of every file in an archive
FILE = 0o644 << 16
DIGITS = 10  # of the name of a page, in hexadecimal


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The choices of a club on what it publishes."""

    title: str = ""
    """The name of the club; without one the pages say "canasta club" in their language."""
    all_names: bool = False
    """True if everybody is called by name, and not only those who have agreed to it."""
    running: bool = False
    """True if evenings are in it that are not over yet."""


@dataclass(frozen=True, kw_only=True)
class Club:
    """All that is published, under public names."""

    words: Words
    title: str
    evenings: tuple[Evening, ...]
    """The earliest first."""
    seasons: tuple[tuple[Season, tuple[SeasonRow, ...]], ...]
    ratings: tuple[Rating, ...]
    records: tuple[Record, ...]
    names: Mapping[MemberUid, str]
    people: tuple[MemberUid, ...]
    """Those with a page of their own, by name."""

    @cached_property
    def by_uid(self) -> dict[EveningUid, Evening]:
        return {evening.uid: evening for evening in self.evenings}

    @cached_property
    def standings(self) -> dict[EveningUid, tuple[Row, ...]]:
        return {evening.uid: standing(evening) for evening in self.evenings}

    @cached_property
    def hrefs(self) -> dict[str, str]:
        """The pages of people by their names, from the top folder."""
        return {self.names[uid]: page_of("people", uid) for uid in self.people}

    def evening_page(self, uid: EveningUid) -> str:
        return page_of("evenings", uid, self.by_uid[uid].plan.date)

    def called(self, uid: MemberUid) -> str:
        """A name; somebody of whom no evening knows, such as a helper at a table, has initials."""
        return self.names.get(uid) or public_names({uid: uid}, ())[uid]


SETTINGS = "publishing"


def title_of(session: Session) -> str:
    """The name of the club, as it was published last."""
    return str(session.settings.of(SETTINGS).get("title") or "")


def page_of(folder: str, uid: str, *parts: str) -> str:
    """The address of a page, which stays the same whatever the names on it."""
    digest = sha256(uid.encode("utf-8", "surrogatepass")).hexdigest()[:DIGITS]
    return f"{folder}/{'-'.join((*parts, digest))}.html"


def club_of(session: Session, words: Words, options: Options) -> Club:
    """Everything that is published of a store, and nothing else of it."""
    known, evenings = session.people.identities(), list[Evening]()
    for summary in reversed(session.club.evenings.list()):
        if summary.state == "over" or (options.running and summary.state in LIVE):
            with suppress(UnknownEveningError, ClubFileError):  # `doctor` names those
                evenings.append(with_current_uids(session.club.evenings.open(summary.uid), known))
    evenings = in_playing_order(evenings)

    def uid_of(person: Person) -> MemberUid:
        return MemberUid(known.of(Player(person.name, person.key)).key)

    return published(
        words,
        options,
        evenings,
        seasons=session.club.seasons.list(),
        names={
            member.uid: known.of(Player(member.name, member.uid)).name
            for evening in evenings
            for member in evening.members
        },
        agreed=session.club.members.public(),
        best=records(evenings, dict(_matches(session, evenings)), uid_of),
    )


def published(
    words: Words,
    options: Options,
    evenings: Sequence[Evening],
    *,
    names: Mapping[MemberUid, str],
    agreed: Collection[str],
    seasons: Iterable[Season] = (),
    best: tuple[Record, ...] = (),
) -> Club:
    """Return the published part of these evenings, in the order in which they were played.

    `names` has everybody who was there, in the order in which they first were, and `agreed`
    those of them who are called by it.
    """
    shown_in_full = names.keys() if options.all_names else names.keys() & agreed
    called, played = public_names(names, shown_in_full), {evening.uid for evening in evenings}
    rated: tuple[Rating, ...] = ()
    with suppress(ImportError):  # openskill belongs to the program that serves a club
        rated = ratings(evenings)
    return Club(
        words=words,
        title=options.title.strip() or words.text("publish-title"),
        evenings=tuple(with_public_names(evening, called, shown_in_full) for evening in evenings),
        seasons=tuple(
            (
                season,
                season_table(
                    season, [evening for evening in evenings if evening.uid in season.evenings]
                ),
            )
            for season in seasons
            if played.intersection(season.evenings)
        ),
        ratings=rated,
        records=best,
        names=called,
        people=tuple(sorted(shown_in_full, key=lambda uid: (called[uid].casefold(), uid))),
    )


def _matches(
    session: Session, evenings: Iterable[Evening]
) -> Iterator[tuple[MatchUid, tuple[Match, Progress]]]:
    tables = (table for evening in evenings for played in evening.rounds for table in played.tables)
    for uid in (table.match for table in tables if table.match is not None):
        # It was deleted, or only another version can read it.
        with suppress(UnknownMatchError, RecordError, RuleSetError):
            summary = session.matches.summary(uid)
            yield uid, (summary.match, summary.progress)


# --- the files


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    folder: Path
    files: int
    evenings: int


def site_files(known: Club) -> dict[str, bytes]:
    """Every file of the folder, by its path in it."""
    made = [_index(known)]
    made += (_evening(known, evening) for evening in known.evenings)
    made += (_season(known, season, rows) for season, rows in known.seasons)
    made += (_person(known, uid) for uid in known.people)
    made += [_ratings(known)] if known.ratings else []
    made += [_records(known)] if known.records else []
    return dict(sorted(written_files(known.words, made)))


Written = tuple[str, Page, Mapping[str, Sheet]]
"""The address of a page, its content, and the tables that lie beside it by their address."""


def written_files(words: Words, made: Iterable[Written]) -> Iterator[tuple[str, bytes]]:
    """Yield pages and tables as files with their path, and the style that they share."""
    yield pages.STYLE, pages.style().encode()
    for path, page, tables in made:
        root = UP if "/" in path else "./"
        yield path, pages.page_html(words, page, root=root).encode()
        for name, sheet in tables.items():
            yield name, csv_of(sheet).encode()


def publish(session: Session, words: Words, options: Options, folder: Path) -> Published:
    """Write the folder, in the place of the one that was published there before.

    Raises `FolderError`; then what was there is there still.
    """
    known = club_of(session, words, options)
    written = write_folder(site_files(known).items(), folder)
    return Published(folder=folder.expanduser(), files=len(written), evenings=len(known.evenings))


def write_folder(files: Iterable[tuple[str, bytes]], folder: Path) -> list[str]:
    """Write files into a folder, in the place of those that were published there before.

    Return their paths. Raises `FolderError`; then what was there is there still.
    """
    written = list[str]()
    with whole_folder(folder, listing=LISTING) as fresh:
        for path, content in files:
            (fresh / path).parent.mkdir(exist_ok=True)
            (fresh / path).write_bytes(content)
            written.append(path)
    return written


def archive(files: Mapping[str, bytes]) -> bytes:
    """The files as one that can be unpacked anywhere."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, SAME_TIME)
            entry.external_attr, entry.compress_type = FILE, zipfile.ZIP_DEFLATED
            packed.writestr(entry, data)
    return content.getvalue()


# --- the pages: address, content, and the tables that lie beside it


def _csv(words: Words, path: str, *, kind: str = "") -> tuple[str, Link]:
    """The path of a table beside a page, and the link to it."""
    name = path.removesuffix(".html") + (f"-{kind}" if kind else "") + ".csv"
    return name, Link(words.text("club-table-file"), name.rpartition("/")[2])


def _page(known: Club, title: str, path: str, **parts: object) -> Page:
    home = Link(known.title, f"{UP if '/' in path else ''}index.html")
    return Page(title=title, ways=(home,), **parts)  # type: ignore[arg-type]


def _day(known: Club, evening: Evening) -> str:
    return messages.day(known.words, evening.plan.date)


def _index(known: Club) -> Written:
    words, rows = known.words, list[Cells]()
    for evening in reversed(known.evenings):
        winners = (row.entrant for row in known.standings[evening.uid] if row.place == 1)
        row: Cells = {
            "date": _day(known, evening),
            "evening": evening.plan.name,
            "state": None if evening.is_over else club.state_text(words, evening),
            "winner": ", ".join(club.entrant_name(words, evening, uid) for uid in winners),
        }
        rows.append(row)
    evenings = sheets.without_empty(sheet_of(words, ("date", "evening", "state", "winner"), rows))
    more = [Link(words.text("club-ratings"), "ratings.html")] if known.ratings else []
    more += [Link(words.text("publish-records"), "records.html")] if known.records else []
    seasons = (Link(season.name, page_of("seasons", season.uid)) for season, _ in known.seasons)
    people = (Link(known.names[uid], page_of("people", uid)) for uid in known.people)
    hrefs = {evening.uid: known.evening_page(evening.uid) for evening in reversed(known.evenings)}
    sections = [
        Section(heading=words.text("club-seasons"), links=tuple(seasons)),
        Section(
            heading=words.text("publish-evenings"),
            sheet=evenings if rows else None,
            row_hrefs=tuple(hrefs.values()),
        ),
        Section(heading=words.text("club-column", code="members", number=""), links=tuple(people)),
        Section(links=tuple(more)),
    ]
    filled = tuple(section for section in sections if section.sheet or section.links)
    lines = () if rows else (words.text("publish-none"),)
    return "index.html", Page(title=known.title, lines=lines, sections=filled), {}


def _evening(known: Club, evening: Evening) -> Written:
    words, path = known.words, known.evening_page(evening.uid)
    code = "final" if evening.is_over else "standing"
    title = words.text("club-paper", paper=code, number=0)
    ranking, link = _csv(words, path)
    hrefs = {name: UP + href for name, href in known.hrefs.items()}
    printed = papers.ranking_sheet(words, evening)
    sections = [Section(heading=title, sheet=printed, hrefs=hrefs, links=(link,))]
    tables: dict[str, Sheet] = {ranking: sheets.standing_sheet(words, evening)}
    for played in evening.rounds:
        if played.state != "drawn":
            heading = words.text("club-round", number=played.number)
            results = sheets.results(words, evening, played.number)
            name, link = _csv(words, path, kind=str(played.number))
            usual = [] if any(table.result is None for table in played.tables) else ["state"]
            sheet = sheets.without(results, "round", *([] if played.byes else usual))
            sheet = sheets.without_empty(sheet)
            sections.append(Section(heading=heading, sheet=sheet, links=(link,)))
            tables[name] = results
    there = {member.uid for member in evening.members}
    people = (uid for uid in known.people if uid in there)
    links = tuple(Link(known.names[uid], UP + page_of("people", uid)) for uid in people)
    if links:
        sections.append(
            Section(heading=words.text("club-column", code="members", number=""), links=links)
        )
    lines = [_day(known, evening), evening.plan.place]
    with suppress(UnknownRuleSetError):  # its file is gone
        lines.append(club.plan_text(words, evening.plan))
    if not evening.is_over:
        lines.append(club.state_text(words, evening))
    about = tuple(line for line in lines if line.strip())
    title, parts = evening.plan.name, tuple(sections)
    return path, _page(known, title, path, lines=about, sections=parts), tables


def _season(known: Club, season: Season, rows: tuple[SeasonRow, ...]) -> Written:
    words, path = known.words, page_of("seasons", season.uid)
    evenings = [evening for evening in known.evenings if evening.uid in season.evenings]
    sheet = sheets.season_sheet(words, rows, evenings)
    count = len(evenings)
    best = season.best if season.best is not None and season.best < count else 0
    how = words.text("club-season-how", figure=season.figure, best=best, count=count)
    name, link = _csv(words, path)
    sections = (
        Section(
            sheet=sheets.without_empty(sheet),
            hrefs={name: UP + href for name, href in known.hrefs.items()},
            links=(link,),
        ),
        Section(
            heading=words.text("publish-evenings"),
            links=tuple(
                Link(papers.heading(words, evening), UP + known.evening_page(evening.uid))
                for evening in evenings
            ),
        ),
    )
    lines = tuple(filter(None, (how, sheets.season_tie_note(words, rows))))
    return path, _page(known, season.name, path, lines=lines, sections=sections), {name: sheet}


def _ratings(known: Club) -> Written:
    words, path = known.words, "ratings.html"
    rows: list[Cells] = [
        {
            "place": rating.place,
            "member": known.called(rating.member),
            "strength": rating_text(words, rating),
            "matches": rating.matches,
        }
        for rating in known.ratings
    ]
    sheet = sheet_of(words, ("place", "member", "strength", "matches"), rows)
    name, link = _csv(words, path)
    section = Section(sheet=sheet, hrefs=known.hrefs, links=(link,))
    title = words.text("club-ratings")
    lines = (words.text("club-ratings-hint"), words.text("club-ratings-order"))
    return path, _page(known, title, path, lines=lines, sections=(section,)), {name: sheet}


def rating_text(words: Words, rating: Rating) -> str:
    """A strength with the margin of its error."""
    doubt = 2 * rating.uncertainty
    return words.text("club-rating", strength=rating.strength, doubt=doubt)


def _records(known: Club) -> Written:
    words, path, rows = known.words, "records.html", list[Cells]()
    for record in known.records:
        evening = known.by_uid[record.evening]
        row: Cells = {
            "record": words.text("publish-record", kind=record.kind),
            "value": record.value,
            "members": club.joined_names(words, [known.called(uid) for uid in record.members]),
            "evening": papers.heading(words, evening),
            "round": record.round,
            "table": record.table,
        }
        rows.append(row)
    sheet = sheet_of(words, ("record", "value", "members", "evening", "round", "table"), rows)
    hrefs = {
        papers.heading(words, known.by_uid[record.evening]): known.evening_page(record.evening)
        for record in known.records
    }
    name, link = _csv(words, path)
    section = Section(sheet=sheet, hrefs=hrefs | known.hrefs, links=(link,))
    title = words.text("publish-records")
    return path, _page(known, title, path, sections=(section,)), {name: sheet}


def _person(known: Club, uid: MemberUid) -> Written:
    words, path, rows, hrefs = known.words, page_of("people", uid), list[Cells](), list[str]()
    for evening in reversed(known.evenings):
        entrants = {
            entrant.uid for entrant in evening.entrants if uid in (*entrant.members, *entrant.away)
        }
        for row in known.standings[evening.uid]:
            if row.entrant in entrants:
                cells: Cells = {
                    "date": _day(known, evening),
                    "evening": evening.plan.name,
                    "place": row.place,
                    "entrant": club.entrant_name(words, evening, row.entrant),
                    **{name: getattr(row, name) for name in ("points", "wins", "draws", "losses")},
                }
                rows.append(cells)
                hrefs.append(UP + known.evening_page(evening.uid))
    columns = ("date", "evening", "place", "entrant", "points", "wins", "draws", "losses")
    sheet, (name, link) = sheet_of(words, columns, rows), _csv(words, path)
    lines = [
        f"{words.text('club-ratings')}: {rating_text(words, rating)}"
        for rating in known.ratings
        if rating.member == uid
    ]
    placed = [
        (season, row) for season, table in known.seasons for row in table if row.member == uid
    ]
    totals: list[Cells] = [
        {"season": season.name, "place": row.place, "total": row.total} for season, row in placed
    ]
    seasons = sheet_of(words, ("season", "place", "total"), totals)
    sections = [Section(sheet=sheet, row_hrefs=tuple(hrefs), links=(link,))]
    if placed:
        there = tuple(UP + page_of("seasons", season.uid) for season, _ in placed)
        heading = words.text("club-seasons")
        sections.append(Section(heading=heading, sheet=seasons, row_hrefs=there))
    page = _page(known, known.names[uid], path, lines=tuple(lines), sections=tuple(sections))
    return path, page, {name: sheet}
