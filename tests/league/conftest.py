"""Fixtures: a league in a new database of one PostgreSQL server, and a club with its store."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from scorekeeper.league import database as db
from scorekeeper.league.database import Database
from tests.conftest import MadeOnce
from tests.league.postgres import Postgres, copy, create, postgres
from tests.services.conftest import reopen, session

__all__ = ["reopen", "session"]

NAME = "postgres"
"""The database with the empty tables of a league; each test gets a copy."""


@pytest.fixture(scope="session")
def data(made_once: MadeOnce) -> Path:
    """The data folder of a server with the tables of a league."""

    def make(data: Path) -> None:
        create(bare := data.with_name("bare"))
        with postgres(bare) as server:
            db.migrate(server.conninfo(NAME))
            server.stop(signal.SIGINT)  # writes everything to its files
            copy(server.folder / "data", data)

    return made_once("postgres", make)


@pytest.fixture(scope="session")
def server(data: Path) -> Iterator[Postgres]:
    with postgres(data) as server:
        yield server


@pytest.fixture
def conninfo(server: Postgres) -> Iterator[str]:
    with psycopg.connect(server.conninfo("template1"), autocommit=True) as other:
        other.execute(f"create database test template {NAME} strategy file_copy")
        yield server.conninfo("test")
        other.execute("drop database test with (force)")


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
    db.trust_club(connection, "north")
    return connection
