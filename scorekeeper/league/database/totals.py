"""Seasons of a league, and the totals of persons in each, which are updated with each result."""

from dataclasses import dataclass
from datetime import date
from typing import LiteralString

from scorekeeper.league.database.connection import (
    MAX_ROWS,
    Database,
    add_change,
    fetch_row,
    lock_league,
)
from scorekeeper.league.documents import CLUB_ID, LeagueError


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A person's results in a season."""

    person: int
    name: str
    """Empty for a person who did not agree to be named, or has no trusted club."""
    evenings: int
    wins: int
    draws: int
    losses: int
    points: int
    difference: int
    """The sum of the differences to the best other side, in points."""
    strength: float | None
    """The rating; None until ratings are computed with a match of this person."""
    uncertainty: float | None
    """The standard deviation of the rating."""


def add_season(database: Database, season: str, name: str, first: date, last: date) -> None:
    """Add or change a season; raise `LeagueError` for a malformed id, or days in reverse order."""
    if not CLUB_ID.fullmatch(season) or last < first:
        raise LeagueError("league_no_season", season=season)
    with database.transaction():
        lock_league(database)
        database.execute(
            "insert into season (id, name, first, last) values (%s, %s, %s, %s)"
            " on conflict (id) do update set (name, first, last) = (%s, %s, %s)",
            (season, name, first, last, name, first, last),
        )
        database.execute("delete from total where season = %s", [season])
        _add_totals(database, "season.id = %(season)s", season=season)


def set_season_frozen(database: Database, season: str, *, frozen: bool = True) -> None:
    """Freeze a season, or thaw it if `frozen` is False.

    While it is frozen, no sheet of its days is added or removed. Raise `LeagueError` for an
    unknown season.
    """
    with database.transaction():
        lock_league(database)
        changed = database.execute(
            "update season set frozen_at = case when %s then now() end where id = %s",
            (frozen, season),
        )
        if not changed.rowcount:
            raise LeagueError("league_no_season", season=season)
        add_change(database, "frozen" if frozen else "thawed", None, season)


def seasons(database: Database) -> list[tuple[str, str]]:
    """Return id and name of every season, the latest first."""
    return database.execute("select id, name from season order by first desc, id").fetchall()


def standings(database: Database, season: str, *, limit: int = MAX_ROWS) -> list[Standing]:
    """Return at most `limit` rows of a season, ordered by wins, then by difference.

    A walkover counts as a match. Raise `LeagueError` for an unknown season.
    """
    if fetch_row(database, "select 1 from season where id = %s", season) is None:
        raise LeagueError("league_no_season", season=season)
    where: LiteralString = (
        "total.season = %s order by wins desc, difference desc, total.person limit %s"
    )
    return [row for _, row in _standings(database, where, season, limit)]


def person_standings(database: Database, person: int) -> list[tuple[str, Standing]]:
    """Return the id of each season of a person, with the person's row in it, the latest first.

    Raise `LeagueError` for an unknown person.
    """
    if fetch_row(database, "select 1 from person where id = %s", person) is None:
        raise LeagueError("league_no_member", uid=str(person))
    where: LiteralString = "total.person = %s order by first desc, season.id"
    return _standings(database, where, person)


def _standings(
    database: Database, where: LiteralString, *values: object
) -> list[tuple[str, Standing]]:
    """Return season ids and rows of standings; `where` is a condition and order in SQL."""
    query: LiteralString = (
        "select season.id, total.person, case when (select bool_or(is_trusted)"  # noqa: S608  as below
        " from member join club on club.id = member.club where member.person = total.person)"
        " then person.name else '' end,"
        " evenings, wins, draws, losses, points, difference, strength, uncertainty"
        " from total join season on season.id = total.season"
        " join person on person.id = total.person left join rating using (person)"
        " where evenings > 0 and " + where
    )
    names = Standing.__dataclass_fields__
    rows = database.execute(query, values).fetchall()
    return [(row[0], Standing(**dict(zip(names, row[1:], strict=True)))) for row in rows]


def count_evening(database: Database, club: str, uid: str, *, times: int = 1) -> None:
    """Add the results of a session to the totals, or subtract them with `times=-1`.

    The caller holds the lock of the changes.
    """
    where: LiteralString = "(r.club, r.uid) = (%(club)s, %(uid)s)"
    _add_totals(database, where, times=times, club=club, uid=uid)


def count_people(database: Database, people: list[int]) -> None:
    """Compute the totals of some persons again; the caller holds the lock of the league."""
    database.execute("delete from total where person = any(%s)", [people])
    _add_totals(database, "root = any(%(people)s)", people=people)


def _add_totals(
    database: Database, where: LiteralString, *, times: int = 1, **values: object
) -> None:
    """Add the results that match `where` to the totals `times` times; -1 subtracts them.

    `values` are the values of the condition.
    """
    query: LiteralString = (
        "insert into total as t select season.id, root,"  # noqa: S608  `where` is one of three here
        " %(times)s::integer * count(distinct (r.club, r.uid)),"
        " %(times)s::integer * count(*) filter (where outcome = 1),"
        " %(times)s::integer * count(*) filter (where outcome = 0),"
        " %(times)s::integer * count(*) filter (where outcome = -1),"
        " %(times)s::integer * sum(points), %(times)s::integer * sum(difference)"
        " from result r join member m on (m.club, m.uid) = (r.club, r.member)"
        " join season on day between first and last"
        " where root is not null and " + where + " group by season.id, root"
        " on conflict (season, person) do update set evenings = t.evenings + excluded.evenings,"
        " wins = t.wins + excluded.wins, draws = t.draws + excluded.draws,"
        " losses = t.losses + excluded.losses, points = t.points + excluded.points,"
        " difference = t.difference + excluded.difference"
    )
    database.execute(query, {"times": times, **values})
