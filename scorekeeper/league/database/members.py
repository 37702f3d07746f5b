"""Members of clubs, and the persons who they are: named, merged, forgotten."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import LiteralString

from scorekeeper.club.model import MemberUid
from scorekeeper.league.database.access import check_club
from scorekeeper.league.database.connection import Database, lock_league, note, one
from scorekeeper.league.database.totals import count_people
from scorekeeper.league.documents import Answer, LeagueError, MemberList, digest_of

Member = tuple[str, str]
"""A club and a uid."""


def put_members(database: Database, document: MemberList, *, now: datetime) -> Answer:
    """Take over the names of a list, if it was written after the one before.

    Raise `LeagueError` for a club that is not of this league, and for a list of the future.
    """
    written = datetime.fromisoformat(document.written)
    if written > now:
        raise LeagueError("league_written_ahead")
    check_club(database, document.club)
    with database.transaction():
        lock_league(database)
        digest = digest_of(document)
        changed = database.execute(
            "update club set members_written = %s, members_hash = %s where id = %s"
            " and (members_written is null or members_written < %s)",
            (written, digest, document.club, written),
        )
        if not changed.rowcount:
            row = one(database, "select members_hash from club where id = %s", document.club)
            return Answer(state="kept" if row == (digest,) else "older")
        uids = [member.uid for member in document.members]
        add_members(database, document.club, uids)
        database.execute(
            "update person set name = coalesce(listed.name, '') from member"
            " left join unnest(%s::text[], %s::text[]) as listed (uid, name) using (uid)"
            " where club = %s and person.id = member.person",
            (uids, [member.name for member in document.members], document.club),
        )
        note(database, "members", document.club, "")
        return Answer(state="kept")


def add_members(database: Database, club: str, uids: Sequence[MemberUid]) -> None:
    """Add those who are not known yet, each as a person of their own; the lock is held."""
    database.execute(
        "with new as (select uid, nextval(pg_get_serial_sequence('person', 'id')) as id"
        " from unnest(%(uids)s::text[]) as listed (uid) where not exists"
        " (select 1 from member where (member.club, member.uid) = (%(club)s, listed.uid))),"
        " people as (insert into person (id) overriding system value select id from new)"
        " insert into member (club, uid, person, root) select %(club)s, uid, id, id from new",
        {"club": club, "uids": sorted(set(uids))},
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


def people(database: Database) -> tuple[dict[tuple[str, str], int], dict[int, str]]:
    """Return the person who each member is, and the names of those who are called by one."""
    members = database.execute(
        "select club, uid, root, person.name, is_trusted and root = person.id from member"
        " join person on person.id = member.person"
        " join club on club.id = member.club order by root"
    )
    persons, called = dict[tuple[str, str], int](), dict[int, str]()
    for club, uid, person, name, is_shown in members:
        persons[club, uid] = person
        if name and is_shown:
            called[person] = name
    return persons, called


def person_of(database: Database, club: str, uid: str) -> int:
    """Return the person that a member is today; raise `LeagueError` where there is none."""
    row = one(database, "select root from member where (club, uid) = (%s, %s)", club, uid)
    if row is None or row[0] is None:
        raise LeagueError("league_no_member", uid=f"{club}/{uid}")
    return int(row[0])


def _root(database: Database, person: int) -> int:
    """Return the person whom another was merged into, or the same one."""
    row = one(database, "select root from member where person = %s", person)
    assert row is not None  # noqa: S101  a person goes with the last member
    return int(row[0])


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
        note(database, kind, club, uid)


def propose_merge(database: Database, kept: Member, gone: Member) -> int:
    """Queue that two members are one person; return the number of the entry.

    Raise `LeagueError` for an unknown member, or if they are one person already.
    """
    with database.transaction():
        people = person_of(database, *kept), person_of(database, *gone)
        if people[0] == people[1]:
            raise LeagueError("league_one_person")
        query: LiteralString = "insert into merge (kept, gone) values (%s, %s) returning id"
        row = one(database, query, *people)
        assert row is not None  # noqa: S101  an insert returns its row
        return int(row[0])


def decide_merge(database: Database, number: int, *, accept: bool) -> None:
    """Merge two persons, or refuse to; refusing a merge that was done takes it back whole.

    Raise `LeagueError` if there is no such entry, or if they are one person already.
    """
    with database.transaction():
        lock_league(database)
        row = one(database, "select kept, gone, state from merge where id = %s", number)
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
            same, before = kept if accept else None, _root(database, gone)
            database.execute("update person set same_as = %s where id = %s", (same, gone))
            moved, after = _cluster(database, gone), same or gone
            database.execute("update member set root = %s where person = any(%s)", (after, moved))
            count_people(database, [before, after])
            _note_people(database, "person", moved)


def forget(database: Database, club: str, uid: str) -> int:
    """Take a person's name and links out of the league; return how many members they were.

    Sheets stay as they are: they hold no names. No later list of members names them again.
    """
    check_club(database, club)
    with database.transaction():
        lock_league(database)
        database.execute(
            "insert into member (club, uid, forgotten_at) values (%s, %s, now())"
            " on conflict do nothing",
            (club, uid),
        )
        try:
            people = _cluster(database, person_of(database, club, uid))
        except LeagueError:  # was forgotten, or unknown until now
            return 0
        _note_people(database, "forgotten", people)
        forgotten = database.execute(
            "update member set (person, root, forgotten_at) = (null, null, now())"
            " where person = any(%s)",
            [people],
        )
        database.execute("delete from merge where kept = any(%s) or gone = any(%s)", [people] * 2)
        database.execute("delete from rating where person = any(%s)", [people])
        database.execute("delete from total where person = any(%s)", [people])
        database.execute("delete from person where id = any(%s)", [people])
        return forgotten.rowcount
