"""Connections to a league's database, its migrations, locks, and numbered changes.

Locks are advisory and end with the transaction. A transaction takes the locks that it needs in
this order, so that no two transactions wait for each other:

1. The row of a session, while one of its editions is stored or decided.
2. `LEAGUE_LOCK`: shared while a sheet is stored; exclusive while clubs, seasons or persons
   change, because these decide which sheets count, and for whom.
3. `CHANGES_LOCK`, to number a change. It is held until the commit: a reader who has seen a number
   has seen all lower ones.
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

CHANGES_LOCK = 0x63616E61
MIGRATION_LOCK = 0x63616E62
LEAGUE_LOCK = 0x63616E64

MAX_ROWS = 500
"""The maximum number of changes, sessions, or rows of a standing in one response."""
STATEMENT_TIMEOUT = 15_000  # milliseconds, including the wait for a lock
RECONNECT_TIMEOUT = 2.0
"""Seconds after which the pool gives up a failed connection; the next request tries another one.

By default the pool waits longer after each attempt, up to half the time for which the database
was unreachable.
"""
FIRST_WAIT = 1.0  # seconds before the second attempt at the start; then twice as long each time
LONGEST_WAIT = 30.0  # seconds
Row = tuple[Any, ...]
Database = Connection[Row]


def wait_for_server(conninfo: str, *, sleep: Callable[[float], object] = time.sleep) -> None:
    """Wait until a PostgreSQL server accepts connections.

    When a machine starts, PostgreSQL may be slower than this server. Wrong connection settings
    end the wait: they fail at the first connection, with a clear error.
    """
    wait = FIRST_WAIT
    while pq.PGconn.ping(conninfo.encode()) in (pq.Ping.REJECT, pq.Ping.NO_RESPONSE):
        _log.warning("PostgreSQL does not answer yet; trying again in %.0f s", wait)
        sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


def migrate(conninfo: str) -> None:
    """Migrate the tables of a database to this version.

    `conninfo` is a libpq connection string. Raise `psycopg.Error` if the database cannot be
    reached or refuses.
    """
    # Imported here because no other command needs it.
    from yoyo import get_backend, read_migrations  # noqa: PLC0415

    parts = {name: str(value) for name, value in conninfo_to_dict(conninfo).items()}
    with (
        Connection.connect(conninfo) as connection,
        as_file(files("scorekeeper.league") / "migrations") as folder,
    ):
        # The lock of yoyo is a row, which remains when its process is killed. This lock ends with
        # the transaction. A lock of the session would not work: PgBouncer passes sessions on.
        connection.execute("select pg_advisory_xact_lock(%s)", [MIGRATION_LOCK])
        with get_backend(f"postgresql+psycopg:///?{urlencode(parts)}") as backend:
            backend.apply_migrations(backend.to_apply(read_migrations(str(folder))))


def open_pool(conninfo: str, *, size: int, patience: float) -> "ConnectionPool[Database]":
    """Return a pool of at most `size` connections, which is not open yet.

    Connections are checked before use. The pool raises `PoolTimeout` if none becomes free in
    `patience` seconds.
    """
    options = f"-c statement_timeout={STATEMENT_TIMEOUT}"
    return ConnectionPool(
        conninfo,
        kwargs={"autocommit": True, "options": options},
        min_size=1,
        max_size=size,
        open=False,
        check=ConnectionPool.check_connection,
        timeout=patience,
        reconnect_timeout=RECONNECT_TIMEOUT,
    )


def copy_rows(database: Database, statement: LiteralString, rows: Iterable[Row]) -> None:
    """Write rows with a statement `copy … from stdin`."""
    with database.cursor() as cursor, cursor.copy(statement) as copy:
        for row in rows:
            copy.write_row(row)


def fetch_row(database: Database, query: LiteralString, *values: Any) -> Row | None:
    """Return the first row of a query; None if there are no rows."""
    return database.execute(query, values).fetchone()


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A change of the league. Readers fetch the named subject again."""

    number: int
    kind: str
    """`sheet` or `withdrawn` for a session, `members` for a club, `person` or `forgotten` for a
    member, `frozen` or `thawed` for a season."""
    club: ClubId | None
    subject: str
    edition: int | None
    at: datetime


def changes_after(database: Database, number: int, *, limit: int = MAX_ROWS) -> list[Change]:
    """Return at most `limit` changes with a number higher than `number`, in order of number."""
    query: LiteralString = (
        "select number, kind, club, subject, edition, at from change"
        " where number > %s order by number limit %s"
    )
    names = Change.__dataclass_fields__
    rows = database.execute(query, (number, limit))
    return [Change(**dict(zip(names, row, strict=True))) for row in rows]


def lock_league_shared(database: Database) -> None:
    """Keep others from changing clubs, seasons and persons until the current transaction ends."""
    database.execute("select pg_advisory_xact_lock_shared(%s)", [LEAGUE_LOCK])


def lock_league(database: Database) -> None:
    """Wait until no sheet is being stored, and keep other transactions from storing one.

    The changes are locked too. Both locks end with the transaction.
    """
    database.execute("select pg_advisory_xact_lock(%s)", [LEAGUE_LOCK])
    lock_changes(database)


def lock_changes(database: Database) -> None:
    """Keep other transactions from adding changes, until this one ends."""
    database.execute("select pg_advisory_xact_lock(%s)", [CHANGES_LOCK])


def add_change(
    database: Database,
    kind: str,
    club: str | None,
    subject: str,
    edition: int | None = None,
) -> None:
    """Add a change with the next number; the caller holds the lock of the changes."""
    database.execute(
        "insert into change (number, kind, club, subject, edition)"
        " select coalesce(max(number), 0) + 1, %s, %s, %s, %s from change",
        (kind, club, subject, edition),
    )


def monitoring_counts(database: Database) -> dict[str, int]:
    """Return figures for monitoring by name: clubs, last change, waiting sheets and merges."""
    query: LiteralString = (
        "select (select count(*) from club), (select coalesce(max(number), 0) from change),"
        " (select count(*) from sheet where state = 'waiting'),"
        " (select count(*) from merge where state = 'waiting')"
    )
    row = fetch_row(database, query) or ()
    return dict(zip(("clubs", "changes", "sheets_waiting", "merges_waiting"), row, strict=True))
