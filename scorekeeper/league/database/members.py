"""Members of clubs and the persons behind them: names, merges, and the right to be forgotten."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import LiteralString

from scorekeeper.club.model import MemberUid
from scorekeeper.league.database.access import check_club
from scorekeeper.league.database.connection import Database, add_change, fetch_row, lock_league
from scorekeeper.league.database.totals import count_people
from scorekeeper.league.documents import LeagueError, MemberList, digest_of
from scorekeeper.services.club.league import LeagueAnswer

Member = tuple[str, str]
"""A club and a uid."""


def put_members(database: Database, document: MemberList, *, now: datetime) -> LeagueAnswer:
    """Store the names of a list of members, if it was written after the last one.

    Raise `LeagueError` for a club that is not in this league, and for a list with a future time:
    no correct list could replace that one.
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
            # The stored list is newer, or this one was sent twice.
            row = fetch_row(database, "select members_hash from club where id = %s", document.club)
            return LeagueAnswer(state="kept" if row == (digest,) else "older")

        uids = [member.uid for member in document.members]
        add_members(database, document.club, uids)
        # Members who are not on the list lose their name.
        database.execute(
            "update person set name = coalesce(listed.name, '') from member"
            " left join unnest(%s::text[], %s::text[]) as listed (uid, name) using (uid)"
            " where club = %s and person.id = member.person",
            (uids, [member.name for member in document.members], document.club),
        )
        add_change(database, "members", document.club, "")
        return LeagueAnswer(state="kept")


def add_members(database: Database, club: str, uids: Sequence[MemberUid]) -> None:
    """Add unknown members of a club, each as a new person; the caller holds the lock of the league.

    A forgotten member is still known, and does not become a person again.
    """
    database.execute(
        "with new as (select uid, nextval(pg_get_serial_sequence('person', 'id')) as id"
        " from unnest(%(uids)s::text[]) as listed (uid) where not exists"
        " (select 1 from member where (member.club, member.uid) = (%(club)s, listed.uid))),"
        " people as (insert into person (id) overriding system value select id from new)"
        " insert into member (club, uid, person, root) select %(club)s, uid, id, id from new",
        {"club": club, "uids": sorted(set(uids))},
    )


def member_names(database: Database, club: str) -> dict[str, str]:
    """Return the public names of a club's members by uid; none before the club is trusted."""
    rows = database.execute(
        "select uid, person.name from member join person on person.id = member.person"
        " join club on club.id = member.club"
        " where club = %s and is_trusted and person.name <> '' order by uid",
        [club],
    )
    return dict(rows)


def persons_and_names(database: Database) -> tuple[dict[Member, int], dict[int, str]]:
    """Return the number of each member's person, and the public names by that number."""
    members = database.execute(
        "select club, uid, root, person.name, is_trusted and root = person.id from member"
        " join person on person.id = member.person"
        " join club on club.id = member.club order by root"
    )
    persons = dict[Member, int]()
    public_names = dict[int, str]()
    for club, uid, person, name, is_public in members:
        persons[club, uid] = person
        if name and is_public:
            public_names[person] = name
    return persons, public_names


def person_of(database: Database, club: str, uid: str) -> int:
    """Return the person of a member after all merges; raise `LeagueError` if there is none."""
    row = fetch_row(database, "select root from member where (club, uid) = (%s, %s)", club, uid)
    if row is None or row[0] is None:
        raise LeagueError("league_no_member", uid=f"{club}/{uid}")
    return int(row[0])


def _root(database: Database, person: int) -> int:
    """Return the person into whom a person was merged, or the same person without a merge."""
    row = fetch_row(database, "select root from member where person = %s", person)
    assert row is not None  # noqa: S101  a person has a member, or is deleted
    return int(row[0])


def _merged_persons(database: Database, person: int) -> list[int]:
    """Return a person and all persons who were merged into this one."""
    rows = database.execute(
        "with recursive down (id) as (select %s::bigint union all select person.id from person"
        " join down on person.same_as = down.id) select id from down",
        [person],
    )
    return [number for (number,) in rows]


def _add_member_changes(database: Database, kind: str, people: Iterable[int]) -> None:
    """Add a change of a kind for each member who is one of the persons."""
    members = database.execute(
        "select club, uid from member where person = any(%s) order by club, uid", [list(people)]
    ).fetchall()
    for club, uid in members:
        add_change(database, kind, club, uid)


def propose_merge(database: Database, kept: Member, gone: Member) -> int:
    """Add the merge of two members' persons to the queue; return the number of the entry.

    Raise `LeagueError` for an unknown member, or if they are one person already.
    """
    with database.transaction():
        kept_person = person_of(database, *kept)
        gone_person = person_of(database, *gone)
        if kept_person == gone_person:
            raise LeagueError("league_one_person")
        query: LiteralString = "insert into merge (kept, gone) values (%s, %s) returning id"
        row = fetch_row(database, query, kept_person, gone_person)
        assert row is not None  # noqa: S101  an insert returns its row
        return int(row[0])


def decide_merge(database: Database, number: int, *, accept: bool) -> None:
    """Accept or refuse a proposed merge of two persons; refusing an accepted merge undoes it.

    Raise `LeagueError` if there is no such entry, or if they are one person already.
    """
    with database.transaction():
        lock_league(database)
        row = fetch_row(database, "select kept, gone, state from merge where id = %s", number)
        if row is None:
            raise LeagueError("league_no_item", item=f"merge/{number}")
        kept, gone, state = row
        if accept and state != "done":
            # Both persons may have been merged with others since the proposal.
            kept = _root(database, kept)
            gone = _root(database, gone)
            if kept == gone:
                raise LeagueError("league_one_person")
        database.execute(
            "update merge set (kept, gone, state) = (%s, %s, %s) where id = %s",
            (kept, gone, "done" if accept else "refused", number),
        )
        if accept and state != "done":
            _move_person(database, gone, into=kept)
        elif not accept and state == "done":
            _move_person(database, gone, into=None)


def _move_person(database: Database, person: int, *, into: int | None) -> None:
    """Merge a person into the person `into`, or separate the person again if that is None.

    Persons who were merged into `person` move along. Totals and changes are brought up to date.
    """
    root_before = _root(database, person)
    database.execute("update person set same_as = %s where id = %s", (into, person))
    moved = _merged_persons(database, person)
    root_after = person if into is None else into
    database.execute("update member set root = %s where person = any(%s)", (root_after, moved))
    count_people(database, [root_before, root_after])
    _add_member_changes(database, "person", moved)


def forget_person(database: Database, club: str, uid: str) -> int:
    """Delete the person of a member, with name and links; return how many members the person had.

    Sheets do not change, because they contain no names. Later lists of members do not name the
    person again.
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
            people = _merged_persons(database, person_of(database, club, uid))
        except LeagueError:
            # There is no person: the member was forgotten before, or is unknown.
            return 0
        _add_member_changes(database, "forgotten", people)
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
