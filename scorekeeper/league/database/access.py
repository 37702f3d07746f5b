"""Clubs of a league and their keys."""

import secrets
from hashlib import sha256
from typing import LiteralString

from scorekeeper.league.database.connection import Database, Row, fetch_row
from scorekeeper.league.documents import CLUB_ID, ClubId, LeagueError

KEY_BYTES = 32


def add_club(database: Database, club: str, name: str) -> str:
    """Add a club and return its key, of which only the hash is stored.

    Its sheets wait for the officer until it is trusted. Raise `LeagueError` for an id that is
    malformed or taken.
    """
    if not CLUB_ID.fullmatch(club):
        raise LeagueError("no_id", id=club)
    query: LiteralString = (
        "insert into club (id, name) values (%s, %s) on conflict do nothing returning id"
    )
    with database.transaction():
        if fetch_row(database, query, club, name) is None:
            raise LeagueError("league_club_there", club=club)
        return add_key(database, ClubId(club))


def clubs(database: Database) -> list[Row]:
    """Return id, name, trust, and number of shown sessions of every club."""
    return database.execute(
        "select id, name, is_trusted, count(shown) from club"
        " left join evening on evening.club = id group by id order by id"
    ).fetchall()


def check_club(database: Database, club: str) -> None:
    """Raise `LeagueError` unless a club is in the league."""
    if fetch_row(database, "select 1 from club where id = %s", club) is None:
        raise LeagueError("league_no_club", club=club)


def add_key(database: Database, club: ClubId) -> str:
    """Add a key of a club and return it; older keys stay valid until they are revoked."""
    check_club(database, club)
    key = secrets.token_urlsafe(KEY_BYTES)
    values = (sha256(key.encode()).digest(), club)
    database.execute("insert into api_key (hash, club) values (%s, %s)", values)
    return key


def club_keys(database: Database, club: str) -> list[Row]:
    """Return rows of a club's keys, the oldest first: start of the hash, time added, time revoked.

    The time of revocation is None for a valid key.
    """
    return database.execute(
        "select left(encode(hash, 'hex'), 12), added, revoked_at from api_key"
        " where club = %s order by added",
        [club],
    ).fetchall()


def revoke_keys(database: Database, club: str, beginning: str) -> int:
    """Revoke a club's keys whose hash begins with the digits `beginning`; return their number."""
    return database.execute(
        "update api_key set revoked_at = now() where club = %s and revoked_at is null"
        " and starts_with(encode(hash, 'hex'), %s)",
        (club, beginning),
    ).rowcount


def club_of_key(database: Database, key: str) -> ClubId | None:
    """Return the club of a key; None if the key is unknown or revoked."""
    digest = sha256(key.encode()).digest()
    query: LiteralString = "select club from api_key where hash = %s and revoked_at is null"
    row = fetch_row(database, query, digest)
    if row is None:
        return None
    return ClubId(row[0])
