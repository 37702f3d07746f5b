"""Seasons of a league with their standings, and the ratings of its people."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from operator import itemgetter
from typing import LiteralString

from scorekeeper.club.model import MemberUid, Score
from scorekeeper.club.ratings import RatedMatch, ratings_of
from scorekeeper.league.database.connection import PAGE, Database, lock_changes, note, one
from scorekeeper.league.documents import (
    CLUB_ID,
    LeagueError,
)

CHUNK = 20_000
"""Results that are fetched at a time for the ratings."""


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
        lock_changes(database)
        changed = database.execute(
            "update season set frozen_at = case when %s then now() end where id = %s",
            (frozen, season),
        )
        if not changed.rowcount:
            raise LeagueError("league_no_season", season=season)
        note(database, "frozen" if frozen else "thawed", None, season)


def seasons(database: Database) -> list[tuple[str, str]]:
    """Return id and name of every season, the latest first."""
    return database.execute("select id, name from season order by first desc, id").fetchall()


def standings(database: Database, season: str, *, most: int = PAGE) -> list[Standing]:
    """Return the first rows of a season: the most wins first, then the highest difference.

    A walkover counts as it was won. Raise `LeagueError` for an unknown season.
    """
    days = one(database, "select first, last from season where id = %s", season)
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
