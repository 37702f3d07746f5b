"""Ratings of a league's persons, computed in resumable steps."""

from collections.abc import Callable, Iterator
from datetime import date
from itertools import groupby
from operator import itemgetter
from typing import LiteralString

from scorekeeper.club.model import MemberUid, Score
from scorekeeper.club.ratings import RatedMatch, RatingState, update_ratings
from scorekeeper.league.database.connection import Database, copy_rows, fetch_row, lock_league

RATING_LOCK = 0x63616E63
STEP_SIZE = 500_000  # results after which a run saves its progress; it ends with a whole day
FETCH_SIZE = 20_000  # results in memory at a time

Progress = Callable[[date, int], None]
"""Called after each step with its last day and its number of results."""


def compute_ratings(database: Database, *, report: Progress | None = None) -> int:
    """Compute all ratings from the first day on; return the number of rated persons.

    `report` is called after each step. The old ratings stay until the run is complete. A killed run
    continues after its last step if nothing has changed since it began. Results that arrive during
    a run may have to wait for the next one.
    """
    database.execute("select pg_advisory_lock(%s)", [RATING_LOCK])
    try:
        _begin_run(database)
        while (step := _rate_next_days(database)) is not None:
            if report is not None:
                report(*step)
        return _finish_run(database)
    finally:
        database.execute("select pg_advisory_unlock(%s)", [RATING_LOCK])


def _begin_run(database: Database) -> None:
    """Continue the saved run, or begin a new one if the league has changed since."""
    with database.transaction():
        last_change = fetch_row(database, "select coalesce(max(number), 0) from change") or (0,)
        if fetch_row(database, "select started from rating_run") != last_change:
            _clear(database)
            database.execute("insert into rating_run values (%s, '-infinity')", last_change)


def _rate_next_days(database: Database) -> tuple[date, int] | None:
    """Rate the next days and save the progress.

    Return the last of these days and the number of their results; None if no day is left. Only the
    players of these days are in memory.
    """
    query: LiteralString = (
        "select min(day), max(day), count(*) from (select day from result where day >"
        " (select until from rating_run) order by day limit %s) as next"
    )
    with database.transaction():
        # Both queries must see the same persons, although the officer may merge some meanwhile.
        database.execute("set transaction isolation level repeatable read")
        first, last, count = fetch_row(database, query, STEP_SIZE) or (None, None, 0)
        if not count:
            return None
        saved = database.execute(
            "select * from rating_step where player in (select " + PLAYER + RATED + ")",  # noqa: S608  no values
            {"first": first, "last": last},
        )
        states: dict[MemberUid, RatingState] = {row[0]: row[1:] for row in saved}
        update_ratings(states, _rated_matches(database, first, last))
        database.execute("delete from rating_step where player = any(%s)", [list(states)])
        rows = ((player, *values) for player, values in states.items())
        copy_rows(database, "copy rating_step from stdin", rows)
        database.execute("update rating_run set until = %s", [last])
    return last, count


def _finish_run(database: Database) -> int:
    """Replace the ratings by the results of the run; return their number."""
    with database.transaction():
        lock_league(database)  # a person who is forgotten meanwhile must get no rating
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


# A player without a person, because forgotten, still counts as an opponent of the others.
PLAYER: LiteralString = "coalesce(root::text, r.club || '/' || r.member)"
RATED: LiteralString = (
    " from result r join member m on (m.club, m.uid) = (r.club, r.member)"
    " where not walkover and day between %(first)s and %(last)s"
)
# The columns of `_rated_matches`.
CLUB, EVENING, ROUND, TABLE, SIDE, POINTS, OUTCOME, MEMBER = range(8)


def _rated_matches(database: Database, first: date, last: date) -> Iterator[RatedMatch]:
    """Yield players and score of each match from `first` to `last`.

    The order is by day, club, session, round and table.
    """
    query: LiteralString = (
        'select r.club, r.uid, round, "table", side, points, outcome, '
        + PLAYER
        + RATED
        + ' order by day, r.club, r.uid, round, "table", side, r.member'
    )
    with database.cursor("rated") as cursor:
        cursor.itersize = FETCH_SIZE
        results = cursor.execute(query, {"first": first, "last": last})
        for _, rows in groupby(results, key=itemgetter(CLUB, EVENING, ROUND, TABLE)):
            sides = [list(side) for _, side in groupby(rows, key=itemgetter(SIDE))]
            players = [tuple(MemberUid(row[MEMBER]) for row in side) for side in sides]
            # All rows of a side have the same points and outcome.
            points = tuple(side[0][POINTS] for side in sides)
            winners = (index for index, side in enumerate(sides) if side[0][OUTCOME] == 1)
            winner = next(winners, None)
            yield players, Score(points, winner)
