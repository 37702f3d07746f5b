"""The league's database: sheets, members and changes in PostgreSQL, and the officer's verbs.

Each function is one transaction on a connection in autocommit. A change gets its number under an
advisory lock that is held until it is committed: a reader who has seen a number has seen all
before it. The row of an evening is locked first, that lock after it, always in this order.
"""

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from hashlib import sha256
from importlib.resources import as_file, files
from itertools import groupby
from operator import itemgetter
from typing import Any, LiteralString
from urllib.parse import urlencode

from psycopg import Connection
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.json import Jsonb
from psycopg_pool import ConnectionPool

from scorekeeper.club.model import MemberUid, Score
from scorekeeper.club.ratings import RatedMatch, ratings_of
from scorekeeper.league.documents import (
    CLUB_ID,
    Answer,
    ClubId,
    LeagueError,
    MemberList,
    Sheet,
    canonical,
    digest_of,
    doubts,
    sheet_from,
)
from scorekeeper.validation import json_from

CHANGES_LOCK, MIGRATION_LOCK = 0x63616E61, 0x63616E62
KEY_BYTES = 32
PAGE = 500
"""Changes, or rows of a standing, of one answer at most."""
CHUNK = 20_000
"""Results that are fetched at a time for the ratings."""
STATEMENT = 15  # seconds after which a statement is given up, as when a lock does not come free

Row = tuple[Any, ...]
Database = Connection[Row]


def migrate(conninfo: str) -> None:
    """Bring the tables of a database to what this version needs; `conninfo` is libpq's.

    Raise `psycopg.Error` where the database cannot be reached or refuses.
    """
    from yoyo import get_backend, read_migrations  # noqa: PLC0415  nothing else needs it

    parts = {name: str(value) for name, value in conninfo_to_dict(conninfo).items()}
    with (
        Connection.connect(conninfo, autocommit=True) as connection,
        as_file(files("scorekeeper.league") / "migrations") as folder,
    ):
        # yoyo's own lock is a row, which stays when its process is killed.
        connection.execute("select pg_advisory_lock(%s)", [MIGRATION_LOCK])
        with get_backend(f"postgresql+psycopg:///?{urlencode(parts)}") as backend:
            backend.apply_migrations(backend.to_apply(read_migrations(str(folder))))


def open_pool(conninfo: str, *, size: int, patience: float) -> "ConnectionPool[Database]":
    """Return a pool, not open yet, of so many connections, each tried before it is used.

    `PoolTimeout` comes where none is to be had in so many seconds.
    """
    options = f"-c statement_timeout={STATEMENT * 1000}"
    return ConnectionPool(
        conninfo,
        kwargs={"autocommit": True, "options": options},
        min_size=1,
        max_size=size,
        open=False,
        check=ConnectionPool.check_connection,
        timeout=patience,
    )


def _one(database: Database, query: LiteralString, *values: Any) -> Row | None:
    return database.execute(query, values).fetchone()


# --- changes and their numbers


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A change that readers of the league take up: look again at what it names."""

    number: int
    kind: str
    """`sheet` and `withdrawn` (an evening), `members` (a club), `person` and `forgotten` (a
    member), `frozen` and `thawed` (a season)."""
    club: ClubId | None
    subject: str
    edition: int | None
    at: datetime


def changes_after(database: Database, number: int, *, most: int = PAGE) -> list[Change]:
    """Return the changes after a number, in their order; none is ever added before another."""
    query: LiteralString = (
        "select number, kind, club, subject, edition, at from change"
        " where number > %s order by number limit %s"
    )
    names = Change.__dataclass_fields__
    rows = database.execute(query, (number, most))
    return [Change(**dict(zip(names, row, strict=True))) for row in rows]


def _lock_changes(database: Database) -> None:
    database.execute("select pg_advisory_xact_lock(%s)", [CHANGES_LOCK])


def _note(
    database: Database,
    kind: str,
    club: str | None,
    subject: str,
    edition: int | None = None,
) -> None:
    """Add a change; the lock is held."""
    database.execute(
        "insert into change (number, kind, club, subject, edition)"
        " select coalesce(max(number), 0) + 1, %s, %s, %s, %s from change",
        (kind, club, subject, edition),
    )


# --- clubs and their keys


def add_club(database: Database, club: str, name: str) -> str:
    """Add a club, whose sheets wait until it is trusted; return its key, which is kept nowhere.

    Raise `LeagueError` for an id that is none or taken.
    """
    if not CLUB_ID.fullmatch(club):
        raise LeagueError("no_id", id=club)
    query: LiteralString = (
        "insert into club (id, name) values (%s, %s) on conflict do nothing returning id"
    )
    with database.transaction():
        if _one(database, query, club, name) is None:
            raise LeagueError("league_club_there", club=club)
        return new_key(database, ClubId(club))


def clubs(database: Database) -> list[Row]:
    """Return id, name, trust, and the number of shown evenings of every club."""
    return database.execute(
        "select id, name, is_trusted, count(shown) from club"
        " left join evening on evening.club = id group by id order by id"
    ).fetchall()


def _check_club(database: Database, club: str) -> None:
    if _one(database, "select 1 from club where id = %s", club) is None:
        raise LeagueError("league_no_club", club=club)


def new_key(database: Database, club: ClubId) -> str:
    """Return another key of a club; those before stay valid until they are revoked."""
    _check_club(database, club)
    key = secrets.token_urlsafe(KEY_BYTES)
    values = (sha256(key.encode()).digest(), club)
    database.execute("insert into api_key (hash, club) values (%s, %s)", values)
    return key


def keys(database: Database, club: str) -> list[Row]:
    """Return the beginning of the hash of every key of a club, and when it came and went."""
    return database.execute(
        "select left(encode(hash, 'hex'), 12), added, revoked_at from api_key"
        " where club = %s order by added",
        [club],
    ).fetchall()


def revoke(database: Database, club: str, beginning: str) -> int:
    """Revoke the keys of a club whose hash begins so; return how many."""
    return database.execute(
        "update api_key set revoked_at = now() where club = %s and revoked_at is null"
        " and starts_with(encode(hash, 'hex'), %s)",
        (club, beginning),
    ).rowcount


def club_of_key(database: Database, key: str) -> ClubId | None:
    """Return the club that a key opens, or None for one that is unknown or revoked."""
    digest = sha256(key.encode()).digest()
    query: LiteralString = "select club from api_key where hash = %s and revoked_at is null"
    row = _one(database, query, digest)
    return None if row is None else ClubId(row[0])


def trust(database: Database, club: str) -> int:
    """Let the sheets of a club count at once; return how many that waited for this now count."""
    _check_club(database, club)
    with database.transaction():
        _lock_changes(database)
        database.execute("update club set is_trusted = true where id = %s", [club])
        _note(database, "members", club, "")
    waiting = database.execute(
        "select uid, edition from sheet where club = %s and state = 'waiting'"
        " and reasons = array['league_new_club'] order by uid, edition",
        [club],
    ).fetchall()
    for uid, edition in waiting:
        decide_sheet(database, club, uid, edition, accept=True)
    return len(waiting)


# --- sheets


def put_sheet(database: Database, sheet: Sheet, *, today: date) -> Answer:
    """Take in a sheet and return what became of it; the same one again changes nothing.

    Raise `LeagueError` for a club that is not of this league.
    """
    place, digest = (sheet.club, sheet.evening), digest_of(sheet)
    _check_club(database, sheet.club)
    with database.transaction():
        _lock_evening(database, *place)
        known = _answer(database, *place, sheet.edition)
        if known is not None:
            same = _one(
                database,
                "select 1 from sheet where (club, uid, edition, hash) = (%s, %s, %s, %s)",
                *(*place, sheet.edition, digest),
            )
            return known if same else Answer(state="conflict", newest=known.newest)
        _lock_changes(database)
        reasons = [*doubts(sheet, today=today), *_vetoes(database, sheet)]
        body = Jsonb(json_from(canonical(sheet).decode()))
        values = (*place, sheet.edition, digest, sheet.day, body)
        state = "waiting" if reasons else "accepted"
        database.execute(
            "insert into sheet (club, uid, edition, hash, day, body, state, reasons)"
            " values (%s, %s, %s, %s, %s, %s, %s, %s)",
            (*values, state, reasons),
        )
        if not reasons:
            _show_latest(database, *place)
        answer = _answer(database, *place, sheet.edition)
        assert answer is not None  # noqa: S101  it was written just now
        return answer


def _lock_evening(database: Database, club: str, uid: str) -> None:
    """Lock the row of an evening, which is made where there is none."""
    place = (club, uid)
    database.execute(
        "insert into evening (club, uid) select id, %s from club where id = %s"
        " on conflict do nothing",
        (uid, club),
    )
    database.execute("select 1 from evening where (club, uid) = (%s, %s) for update", place)


def _vetoes(database: Database, sheet: Sheet) -> Iterator[str]:
    """Yield the codes of what keeps any sheet of its club and day waiting; the lock is held."""
    if _one(database, "select 1 from club where id = %s and not is_trusted", sheet.club):
        yield "league_new_club"
    if _is_frozen(database, sheet.club, sheet.evening, sheet.day):
        yield "league_season_frozen"


def _is_frozen(database: Database, club: str, uid: str, day: str | None = None) -> bool:
    """Return True if a day, or that of an evening's shown edition, is in a frozen season."""
    query: LiteralString = (
        "select 1 from season where frozen_at is not null and exists (select 1 from"
        " (select %s::date as day union select day from sheet join evening using (club, uid)"
        " where (club, uid) = (%s, %s) and edition = shown) days where day between first and last)"
    )
    return _one(database, query, day, club, uid) is not None


def _answer(database: Database, club: str, uid: str, edition: int) -> Answer | None:
    """Return what became of an edition, or None if there is none."""
    query: LiteralString = (
        "select state, reasons, shown, (select max(edition) from sheet"
        " where (club, uid) = (s.club, s.uid)) from sheet s join evening using (club, uid)"
        " where (club, uid, edition) = (%s, %s, %s)"
    )
    row = _one(database, query, club, uid, edition)
    if row is None:
        return None
    state, reasons, current, newest = row
    if state == "accepted":
        state = "shown" if current == edition else "older"
    return Answer(state=state, reasons=tuple(reasons), newest=newest)


def _show_latest(database: Database, club: str, uid: str) -> bool:
    """Show the latest accepted edition of an evening; False if it was shown already.

    The locks are held.
    """
    place = (club, uid)
    latest = _one(
        database,
        "select edition, body from sheet where (club, uid) = (%s, %s) and state = 'accepted'"
        " order by edition desc limit 1",
        *place,
    )
    edition, body = latest or (None, None)
    changed = database.execute(
        "update evening set shown = %s where (club, uid) = (%s, %s) and shown is distinct from %s",
        (edition, *place, edition),
    )
    if not changed.rowcount:
        return False
    database.execute("delete from result where (club, uid) = (%s, %s)", place)
    if body is None:
        _note(database, "withdrawn", club, uid)
        return True
    sheet = sheet_from(body, f"{club}/{uid}/{edition}")
    _add_members(database, club, sheet.members)
    with database.cursor() as cursor:
        cursor.executemany(
            'insert into result (club, uid, round, "table", side, member, day, ruleset, points,'
            " difference, outcome, walkover) values (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s,"
            " %s, %s) on conflict do nothing",  # somebody in two seats of a side counts once
            [*_results(sheet)],
        )
    _note(database, "sheet", club, uid, edition)
    return True


def _results(sheet: Sheet) -> Iterator[Row]:
    for result in sheet.results:
        winners = result.winners
        for number, side in enumerate(result.sides):
            others = [*result.sides[:number], *result.sides[number + 1 :]]
            outcome = 0 if number in winners else -1
            for member in side.members:
                yield (
                    *(sheet.club, sheet.evening, result.round, result.table, number, member),
                    *(sheet.day, result.ruleset or sheet.ruleset, side.points),
                    side.points - max(other.points for other in others),
                    1 if winners == (number,) else outcome,
                    result.walkover,
                )


def shown_sheet(database: Database, club: str, uid: str) -> Any:
    """Return the shown sheet of an evening as plain data, or None."""
    query: LiteralString = (
        "select body from sheet join evening using (club, uid)"
        " where (club, uid) = (%s, %s) and edition = shown"
    )
    row = _one(database, query, club, uid)
    return None if row is None else row[0]


# --- members and people


def put_members(database: Database, document: MemberList, *, now: datetime) -> Answer:
    """Take over the names of a list, if it was written after the one before.

    Raise `LeagueError` for a club that is not of this league, and for a list of the future.
    """
    written = datetime.fromisoformat(document.written)
    if written > now:
        raise LeagueError("league_written_ahead")
    _check_club(database, document.club)
    with database.transaction():
        _lock_changes(database)
        digest = digest_of(document)
        changed = database.execute(
            "update club set members_written = %s, members_hash = %s where id = %s"
            " and (members_written is null or members_written < %s)",
            (written, digest, document.club, written),
        )
        if not changed.rowcount:
            row = _one(database, "select members_hash from club where id = %s", document.club)
            return Answer(state="kept" if row == (digest,) else "older")
        uids = [member.uid for member in document.members]
        _add_members(database, document.club, uids)
        database.execute(
            "update person set name = coalesce(listed.name, '') from member"
            " left join unnest(%s::text[], %s::text[]) as listed (uid, name) using (uid)"
            " where club = %s and person.id = member.person",
            (uids, [member.name for member in document.members], document.club),
        )
        _note(database, "members", document.club, "")
        return Answer(state="kept")


def _add_members(database: Database, club: str, uids: Sequence[MemberUid]) -> None:
    """Add those who are not known yet, each as a person of their own; the lock is held."""
    known = database.execute(
        "select uid from member where club = %s and uid = any(%s)", (club, list(uids))
    )
    new = sorted(set(uids) - {uid for (uid,) in known})
    people = database.execute(
        "insert into person (name) select '' from generate_series(1, %s) returning id", [len(new)]
    )
    database.execute(
        "insert into member (club, uid, person) select %s, * from unnest(%s::text[], %s::bigint[])",
        (club, new, [person for (person,) in people]),
    )


def names(database: Database, club: str) -> dict[str, str]:
    """Return the names of a trusted club's members who are called by name, by uid."""
    rows = database.execute(
        "select uid, person.name from member join person on person.id = member.person"
        " join club on club.id = member.club"
        " where club = %s and is_trusted and person.name <> '' order by uid",
        [club],
    )
    return dict(rows)


def _person(database: Database, club: str, uid: str) -> int:
    """Return the person that a member is today; raise `LeagueError` where there is none."""
    row = _one(database, "select person from member where (club, uid) = (%s, %s)", club, uid)
    if row is None or row[0] is None:
        raise LeagueError("league_no_member", uid=f"{club}/{uid}")
    return _root(database, row[0])


def _root(database: Database, person: int) -> int:
    """Return the person whom another was merged into, or the same one."""
    while (row := _one(database, "select same_as from person where id = %s", person)) and row[0]:
        person = int(row[0])
    return person


def _cluster(database: Database, person: int) -> list[int]:
    """Return a person and all who were merged into them."""
    rows = database.execute(
        "with recursive down (id) as (select %s::bigint union all select person.id from person"
        " join down on person.same_as = down.id) select id from down",
        [person],
    )
    return [number for (number,) in rows]


def _note_people(database: Database, kind: str, people: Iterable[int]) -> None:
    members = database.execute(
        "select club, uid from member where person = any(%s) order by club, uid", [list(people)]
    ).fetchall()
    for club, uid in members:
        _note(database, kind, club, uid)


def forget(database: Database, club: str, uid: str) -> int:
    """Take a person's name and links out of the league; return how many members they were.

    Sheets stay as they are: they hold no names. No later list of members names them again.
    """
    _check_club(database, club)
    with database.transaction():
        _lock_changes(database)
        database.execute(
            "insert into member (club, uid, forgotten_at) values (%s, %s, now())"
            " on conflict do nothing",
            (club, uid),
        )
        try:
            people = _cluster(database, _person(database, club, uid))
        except LeagueError:  # was forgotten, or unknown until now
            return 0
        _note_people(database, "forgotten", people)
        forgotten = database.execute(
            "update member set person = null, forgotten_at = now() where person = any(%s)",
            [people],
        )
        database.execute("delete from merge where kept = any(%s) or gone = any(%s)", [people] * 2)
        database.execute("delete from rating where person = any(%s)", [people])
        database.execute("update person set same_as = null where id = any(%s)", [people])
        database.execute("delete from person where id = any(%s)", [people])
        return forgotten.rowcount


# --- the officer


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """An entry of the officer's queue: a sheet, or two members who may be one person."""

    item: str
    """`CLUB/EVENING/EDITION`, or `merge/NUMBER`."""
    day: date
    reasons: tuple[str, ...]
    values: tuple[str, ...] = ()


def queue(database: Database) -> list[Waiting]:
    """Return all that waits for an officer, the earliest first."""
    sheets = database.execute(
        "select concat_ws('/', club, uid, edition), day, reasons from sheet"
        " where state = 'waiting' order by received"
    ).fetchall()
    merges = database.execute(
        "select 'merge/' || merge.id, at::date, min(k.club || '/' || k.uid),"
        " min(g.club || '/' || g.uid) from merge join member k on k.person = kept"
        " join member g on g.person = gone where state = 'waiting' group by merge.id, at"
        " order by merge.id"
    ).fetchall()
    waiting = [Waiting(item=item, day=day, reasons=tuple(why)) for item, day, why in sheets]
    waiting += (
        Waiting(item=item, day=day, reasons=("league_same_person",), values=(kept, gone))
        for item, day, kept, gone in merges
    )
    return waiting


def decide_sheet(database: Database, club: str, uid: str, edition: int, *, accept: bool) -> None:
    """Accept or refuse an edition of an evening, waiting or not.

    Raise `LeagueError` if there is none, or if that would change a season that is frozen.
    """
    with database.transaction():
        _lock_evening(database, club, uid)
        _lock_changes(database)
        decided = database.execute(
            "update sheet set state = %s, reasons = '{}' where (club, uid, edition) = (%s, %s, %s)",
            ("accepted" if accept else "refused", club, uid, edition),
        )
        if not decided.rowcount:
            raise LeagueError("league_no_item", item=f"{club}/{uid}/{edition}")
        was_frozen = _is_frozen(database, club, uid)
        if _show_latest(database, club, uid) and (was_frozen or _is_frozen(database, club, uid)):
            raise LeagueError("league_season_frozen")


Member = tuple[str, str]
"""A club and a uid."""


def propose_merge(database: Database, kept: Member, gone: Member) -> int:
    """Queue that two members are one person; return the number of the entry.

    Raise `LeagueError` for an unknown member, or if they are one person already.
    """
    with database.transaction():
        people = _person(database, *kept), _person(database, *gone)
        if people[0] == people[1]:
            raise LeagueError("league_one_person")
        query: LiteralString = "insert into merge (kept, gone) values (%s, %s) returning id"
        row = _one(database, query, *people)
        assert row is not None  # noqa: S101  an insert returns its row
        return int(row[0])


def decide_merge(database: Database, number: int, *, accept: bool) -> None:
    """Merge two persons, or refuse to; refusing a merge that was done takes it back whole.

    Raise `LeagueError` if there is no such entry, or if they are one person already.
    """
    with database.transaction():
        _lock_changes(database)
        row = _one(database, "select kept, gone, state from merge where id = %s", number)
        if row is None:
            raise LeagueError("league_no_item", item=f"merge/{number}")
        kept, gone, state = row
        if accept and state != "done":
            kept, gone = _root(database, kept), _root(database, gone)
            if kept == gone:
                raise LeagueError("league_one_person")
        database.execute(
            "update merge set (kept, gone, state) = (%s, %s, %s) where id = %s",
            (kept, gone, "done" if accept else "refused", number),
        )
        if accept != (state == "done"):
            same = kept if accept else None
            database.execute("update person set same_as = %s where id = %s", (same, gone))
            _note_people(database, "person", _cluster(database, gone))


def add_season(database: Database, season: str, name: str, first: date, last: date) -> None:
    """Add a season of days, or change one; raise `LeagueError` for an id or days that are none."""
    if not CLUB_ID.fullmatch(season) or last < first:
        raise LeagueError("league_no_season", season=season)
    database.execute(
        "insert into season (id, name, first, last) values (%s, %s, %s, %s)"
        " on conflict (id) do update set (name, first, last) = (%s, %s, %s)",
        (season, name, first, last, name, first, last),
    )


def freeze(database: Database, season: str, *, frozen: bool = True) -> None:
    """Freeze a season: no sheet of its days counts or ceases to; or let it go on.

    Raise `LeagueError` for an unknown one.
    """
    with database.transaction():
        _lock_changes(database)
        changed = database.execute(
            "update season set frozen_at = case when %s then now() end where id = %s",
            (frozen, season),
        )
        if not changed.rowcount:
            raise LeagueError("league_no_season", season=season)
        _note(database, "frozen" if frozen else "thawed", None, season)


# --- standings and ratings


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A person's results in a season."""

    person: int
    name: str
    """Empty for who has not agreed to be named, or plays in new clubs alone."""
    evenings: int
    wins: int
    draws: int
    losses: int
    points: int
    difference: int
    strength: float | None
    uncertainty: float | None


def standings(database: Database, season: str, *, most: int = PAGE) -> list[Standing]:
    """Return the first rows of a season: the most wins first, then the highest difference.

    A walkover counts as it was won. Raise `LeagueError` for an unknown season.
    """
    days = _one(database, "select first, last from season where id = %s", season)
    if days is None:
        raise LeagueError("league_no_season", season=season)
    query: LiteralString = (
        "with total as (select root, count(distinct (r.club, r.uid)) as evenings,"
        " count(*) filter (where outcome = 1) as wins,"
        " count(*) filter (where outcome = 0) as draws,"
        " count(*) filter (where outcome = -1) as losses,"
        " sum(points)::bigint as points, sum(difference)::bigint as difference from result r"
        " join member m on (m.club, m.uid) = (r.club, r.member) join root using (person)"
        " where day between %s and %s group by root)"
        " select root, case when exists (select 1 from member join club on club.id = member.club"
        " where member.person = root and is_trusted) then name else '' end,"
        " evenings, wins, draws, losses, points, difference, strength, uncertainty"
        " from total join person on person.id = root left join rating on rating.person = root"
        " order by wins desc, difference desc, root limit %s"
    )
    names = Standing.__dataclass_fields__
    rows = database.execute(query, (*days, most)).fetchall()
    return [Standing(**dict(zip(names, row, strict=True))) for row in rows]


def seasons(database: Database) -> list[tuple[str, str]]:
    """Return id and name of every season, the latest first."""
    return database.execute("select id, name from season order by first desc, id").fetchall()


def people(database: Database) -> tuple[dict[tuple[str, str], int], dict[int, str]]:
    """Return the person who each member is, and the names of those who are called by one."""
    members = database.execute(
        "select club, uid, root, person.name, is_trusted and root = person.id from member"
        " join root using (person) join person on person.id = member.person"
        " join club on club.id = member.club order by root"
    )
    persons, called = dict[tuple[str, str], int](), dict[int, str]()
    for club, uid, person, name, is_shown in members:
        persons[club, uid] = person
        if name and is_shown:
            called[person] = name
    return persons, called


def shown_sheets(database: Database) -> Iterator[Sheet]:
    """Yield the sheets that are shown, in the order of their days."""
    query: LiteralString = (
        "select body from sheet join evening using (club, uid) where edition = shown"
        " order by day, club, uid"
    )
    with database.transaction(), database.cursor("shown") as cursor:
        for (body,) in cursor.execute(query):
            yield sheet_from(body, "database")


def rate(database: Database) -> int:
    """Work out all ratings anew, from the first day on; return how many persons have one.

    It is done whole or not at all, and reads one state of the results, whatever comes meanwhile.
    """
    with database.transaction():
        rated = ratings_of(_rated_matches(database))
        own = [rating for rating in rated if rating.member.isdecimal()]  # not of the forgotten
        database.execute("delete from rating")
        database.execute(
            "insert into rating (person, strength, uncertainty, matches) select new.* from"
            " unnest(%s::bigint[], %s::float8[], %s::float8[], %s::integer[])"
            " as new (person, strength, uncertainty, matches) join person on id = new.person",
            (
                [int(rating.member) for rating in own],
                [rating.strength for rating in own],
                [rating.uncertainty for rating in own],
                [rating.matches for rating in own],
            ),
        )
        return len(own)


def _rated_matches(database: Database) -> Iterator[RatedMatch]:
    """Yield all tables that were played, in the order of days, clubs, rounds and numbers."""
    query: LiteralString = (
        'select r.club, r.uid, round, "table", side, points, outcome,'
        " coalesce(root::text, r.club || '/' || r.member) from result r"
        " join member m on (m.club, m.uid) = (r.club, r.member) left join root using (person)"
        ' where not walkover order by day, r.club, r.uid, round, "table", side, r.member'
    )
    with database.cursor("rated") as cursor:
        cursor.itersize = CHUNK
        for _, rows in groupby(cursor.execute(query), key=itemgetter(0, 1, 2, 3)):
            sides = [list(side) for _, side in groupby(rows, key=itemgetter(4))]
            points = tuple(side[0][5] for side in sides)
            won = next((place for place, side in enumerate(sides) if side[0][6] == 1), None)
            players = [tuple(MemberUid(row[7]) for row in side) for side in sides]
            yield players, Score(points, won)


def figures(database: Database) -> dict[str, int]:
    """Return counts for those who watch over the server."""
    query: LiteralString = (
        "select (select count(*) from club), (select coalesce(max(number), 0) from change),"
        " (select count(*) from sheet where state = 'waiting'),"
        " (select count(*) from merge where state = 'waiting')"
    )
    row = _one(database, query) or ()
    return dict(zip(("clubs", "changes", "sheets_waiting", "merges_waiting"), row, strict=True))
