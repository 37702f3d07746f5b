"""Connections to a league's database, its migrations, and the changes that it hands out.

A change gets its number under an advisory lock that is held until it is committed: a reader who
has seen a number has seen all before it. Another one is shared by the sheets that come in, and
held alone by what changes which of them count, and for whom. The row of an evening is locked
first, then the league, the changes at last, always in this order.
"""

import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from importlib.resources import as_file, files
from typing import Any, LiteralString
from urllib.parse import urlencode

from psycopg import Connection, pq
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import ConnectionPool

from scorekeeper.league.documents import ClubId

_log = logging.getLogger(__name__)

CHANGES_LOCK, MIGRATION_LOCK, LEAGUE_LOCK = 0x63616E61, 0x63616E62, 0x63616E64
PAGE = 500
"""Changes, or rows of a standing, of one answer at most."""
STATEMENT = 15  # seconds after which a statement is given up, as when a lock does not come free
RECONNECT = 2.0
"""Seconds after which the pool gives a failed connection up; the next request tries another.

By default it would wait longer after each attempt, and be away half as long again as the database.
"""
LONGEST_WAIT = 30.0  # seconds between two attempts at the start
Row = tuple[Any, ...]
Database = Connection[Row]


def wait_for_server(conninfo: str, *, sleep: Callable[[float], object] = time.sleep) -> None:
    """Return once a PostgreSQL server answers at all, even if it then refuses.

    A machine that starts brings up both at the same time.
    """
    silent, wait = {pq.Ping.REJECT, pq.Ping.NO_RESPONSE}, 1.0
    while pq.PGconn.ping(conninfo.encode()) in silent:
        _log.warning("PostgreSQL does not answer yet; trying again in %.0f s", wait)
        sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


def migrate(conninfo: str) -> None:
    """Bring the tables of a database to what this version needs; `conninfo` is libpq's.

    Raise `psycopg.Error` where the database cannot be reached or refuses.
    """
    from yoyo import get_backend, read_migrations  # noqa: PLC0415  nothing else needs it

    parts = {name: str(value) for name, value in conninfo_to_dict(conninfo).items()}
    with (
        Connection.connect(conninfo) as connection,
        as_file(files("scorekeeper.league") / "migrations") as folder,
    ):
        # yoyo's own lock is a row, which stays when its process is killed. This one ends with the
        # transaction: PgBouncer would keep a session's for whoever comes next.
        connection.execute("select pg_advisory_xact_lock(%s)", [MIGRATION_LOCK])
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
        reconnect_timeout=RECONNECT,
    )


def copy_rows(database: Database, statement: LiteralString, rows: Iterable[Row]) -> None:
    """Write rows by a statement `copy … from stdin`."""
    with database.cursor() as cursor, cursor.copy(statement) as copy:
        for row in rows:
            copy.write_row(row)


def one(database: Database, query: LiteralString, *values: Any) -> Row | None:
    return database.execute(query, values).fetchone()


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


def share_league(database: Database) -> None:
    """Keep clubs, seasons and persons as they are until the end of the transaction."""
    database.execute("select pg_advisory_xact_lock_shared(%s)", [LEAGUE_LOCK])


def lock_league(database: Database) -> None:
    """Wait for all sheets that are under way, and let no other begin; the changes are locked."""
    database.execute("select pg_advisory_xact_lock(%s)", [LEAGUE_LOCK])
    lock_changes(database)


def lock_changes(database: Database) -> None:
    database.execute("select pg_advisory_xact_lock(%s)", [CHANGES_LOCK])


def note(
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


def figures(database: Database) -> dict[str, int]:
    """Return counts for those who watch over the server."""
    query: LiteralString = (
        "select (select count(*) from club), (select coalesce(max(number), 0) from change),"
        " (select count(*) from sheet where state = 'waiting'),"
        " (select count(*) from merge where state = 'waiting')"
    )
    row = one(database, query) or ()
    return dict(zip(("clubs", "changes", "sheets_waiting", "merges_waiting"), row, strict=True))
