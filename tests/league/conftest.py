"""A league with a database of its own on one PostgreSQL server, and a club with its store."""

from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from scorekeeper.league import database as db
from scorekeeper.league.database import Database
from tests.conftest import MadeOnce
from tests.league.postgres import Postgres, create, postgres
from tests.services.conftest import reopen, session

__all__ = ["reopen", "session"]

NAME = "postgres"


@pytest.fixture(scope="session")
def data(made_once: MadeOnce) -> Path:
    """The data of a fresh server."""
    return made_once("postgres", create)


@pytest.fixture(scope="session")
def server(data: Path) -> Iterator[Postgres]:
    with postgres(data) as server:
        db.migrate(server.conninfo(NAME))
        yield server


@pytest.fixture
def conninfo(server: Postgres) -> str:
    """The database, with all tables empty."""
    with psycopg.connect(server.conninfo(NAME), autocommit=True) as connection:
        connection.execute(
            "truncate club, person, season, change, evening, sheet, result, member, rating, merge,"
            " api_key, total, rating_run, rating_step restart identity"
        )
    return server.conninfo(NAME)


Connect = Callable[[], Database]


@pytest.fixture
def connect(conninfo: str) -> Iterator[Connect]:
    opened: list[Database] = []

    def again() -> Database:
        opened.append(psycopg.connect(conninfo, autocommit=True))
        return opened[-1]

    yield again
    for connection in opened:
        connection.close()


@pytest.fixture
def league(connect: Connect) -> Database:
    """A league with two clubs, one of which is trusted."""
    connection = connect()
    db.add_club(connection, "north", "Canasta North")
    db.add_club(connection, "south", "Canasta South")
    db.trust(connection, "north")
    return connection
