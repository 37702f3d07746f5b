"""Ratings of a league's people, worked out in steps."""

from collections.abc import Callable, Iterator
from datetime import date
from itertools import groupby
from operator import itemgetter
from typing import LiteralString

from scorekeeper.club.model import MemberUid, Score
from scorekeeper.club.ratings import RatedMatch, RatingState
from scorekeeper.club.ratings import rate as rate_matches
from scorekeeper.league.database.connection import Database, copy_rows, lock_league, one

RATING_LOCK = 0x63616E63
STEP = 500_000
"""Results, and the rest of their last day, after which a run of ratings keeps how far it came."""
CHUNK = 20_000
"""Results that are fetched at a time for the ratings."""

Progress = Callable[[date, int], None]
"""Gets the last day that was rated, and the results of the step that ended there."""


def rate(database: Database, *, report: Progress | None = None) -> int:
    """Work out all ratings anew, from the first day on; return how many persons have one.

    The old ones stay until all is done. A run that was killed is taken up after its last step if
    nothing has changed since it began. What comes meanwhile may count in the next run only.
    """
    database.execute("select pg_advisory_lock(%s)", [RATING_LOCK])
    try:
        _begin(database)
        while (step := _step(database)) is not None:
            if report is not None:
                report(*step)
        return _finish(database)
    finally:
        database.execute("select pg_advisory_unlock(%s)", [RATING_LOCK])


def _begin(database: Database) -> None:
    """Take up the run under way, or begin one with nobody known if something has changed."""
    with database.transaction():
        last = one(database, "select coalesce(max(number), 0) from change") or (0,)
        if one(database, "select started from rating_run") != last:
            _clear(database)
            database.execute("insert into rating_run values (%s, '-infinity')", last)


def _step(database: Database) -> tuple[date, int] | None:
    """Go on over some days and keep how far it came; return what `Progress` gets.

    Only those who played on these days are in memory.
    """
    query: LiteralString = (
        "select min(day), max(day), count(*) from (select day from result where day >"
        " (select until from rating_run) order by day limit %s) as next"
    )
    with database.transaction():
        # Who is known and who has played go by the same persons, whoever is merged meanwhile.
        database.execute("set transaction isolation level repeatable read")
        first, last, count = one(database, query, STEP) or (None, None, 0)
        if not count:
            return None
        there = database.execute(
            "select * from rating_step where player in (select " + PLAYER + RATED + ")",  # noqa: S608  no values
            {"first": first, "last": last},
        )
        known: dict[MemberUid, RatingState] = {row[0]: row[1:] for row in there}
        rate_matches(known, _rated_matches(database, first, last))
        database.execute("delete from rating_step where player = any(%s)", [list(known)])
        rows = ((player, *values) for player, values in known.items())
        copy_rows(database, "copy rating_step from stdin", rows)
        database.execute("update rating_run set until = %s", [last])
    return last, count


def _finish(database: Database) -> int:
    with database.transaction():
        lock_league(database)  # nobody is forgotten meanwhile
        database.execute("delete from rating")
        rated = database.execute(
            "insert into rating (person, strength, uncertainty, matches)"
            " select id, strength, uncertainty, matches from rating_step"
            " join person on id::text = player"
        )
        _clear(database)
        return rated.rowcount


def _clear(database: Database) -> None:
    database.execute("truncate rating_run, rating_step")


PLAYER: LiteralString = "coalesce(root::text, r.club || '/' || r.member)"
RATED: LiteralString = (
    " from result r join member m on (m.club, m.uid) = (r.club, r.member)"
    " where not walkover and day between %(first)s and %(last)s"
)


def _rated_matches(database: Database, first: date, last: date) -> Iterator[RatedMatch]:
    """Yield the tables played on some days, in the order of days, clubs, rounds and numbers."""
    query: LiteralString = (
        'select r.club, r.uid, round, "table", side, points, outcome, '
        + PLAYER
        + RATED
        + ' order by day, r.club, r.uid, round, "table", side, r.member'
    )
    with database.cursor("rated") as cursor:
        cursor.itersize = CHUNK
        rated = cursor.execute(query, {"first": first, "last": last})
        for _, rows in groupby(rated, key=itemgetter(0, 1, 2, 3)):
            sides = [list(side) for _, side in groupby(rows, key=itemgetter(4))]
            points = tuple(side[0][5] for side in sides)
            won = next((place for place, side in enumerate(sides) if side[0][6] == 1), None)
            players = [tuple(MemberUid(row[7]) for row in side) for side in sides]
            yield players, Score(points, won)
