"""Send sheets to a league and fill it, and print what both take.

    python -m tests.tools.load.league                10 million results; ten minutes, 12 GB of disk
    python -m tests.tools.load.league --results 200000

A league of clubs with 250 members each, who meet once a fortnight for ten seasons, is copied into
a PostgreSQL that flushes every transaction, its seasons are added up, everybody is rated by the
officer's own command, and its pages are asked for over http. Then more clubs send sheets of eight
tables and three rounds at once to the real server of this league; as many connections insert the
same bytes into a bare table in the same run.

The exit status is 1 where something asked for was not reached.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import chain, count, cycle, islice, pairwise
from pathlib import Path

import click
import httpx
import psycopg

from scorekeeper.club.model import EveningUid, MemberUid
from scorekeeper.league import database as db
from scorekeeper.league.database import Database
from scorekeeper.league.database.connection import Row, copy_rows, fetch_row
from scorekeeper.league.database.members import add_members
from scorekeeper.league.database.sheets import result_rows
from scorekeeper.league.documents import (
    ClubId,
    Sheet,
    SheetPlace,
    SheetResult,
    canonical_bytes,
    hash_of,
)
from scorekeeper.league.outbox import TIMEOUT, Sender, StoredMembership
from tests.league.conftest import NAME
from tests.league.kit import sheet, side
from tests.league.postgres import Postgres, create, postgres
from tests.league.serving import serving
from tests.tools.benchmarks.machine import described
from tests.tools.benchmarks.printing import Target, number, print_table, print_targets
from tests.tools.load.waits import Waits

MEMBERS, TABLES, ROUNDS = 250, 8, 3
RESULTS = TABLES * ROUNDS * 4  # rows of an evening
SEASONS, EVENINGS_A_SEASON = 10, 26
EVENINGS = SEASONS * EVENINGS_A_SEASON  # of a club
FIRST, FORTNIGHT = date(2016, 1, 4), timedelta(weeks=2)
DURABLE = ("shared_buffers=1GB", "max_wal_size=8GB", "max_connections=60")
RATED, MOST_RATING = "everybody rated", 600
"""Seconds that a night's run may take."""
MOST_PAGE = 200
"""Milliseconds that 95 of 100 answers may take."""
PAGES = 100
"""Times that each page is asked for: together less than a client may in a minute."""


def evening(club: str, number: int) -> Sheet:
    """Return the sheet of a club's fortnight, at which 32 of a turning circle play."""
    uids = [f"m{(place + 7 * number) % MEMBERS}" for place in range(4 * TABLES)]
    results = [
        SheetResult(round=played, table=table + 1, sides=(side(ours, *us), side(theirs, *them)))
        for played in range(1, ROUNDS + 1)
        for table in range(TABLES)
        for us, them in [(uids[4 * table : 4 * table + 2], uids[4 * table + 2 : 4 * table + 4])]
        for ours, theirs in [_totals(played * table + number)]
    ]
    places = (
        SheetPlace(place=place, members=(MemberUid(uid),), points=MEMBERS - place)
        for place, uid in enumerate(uids, start=1)
    )
    return sheet(
        club=club,
        evening=EveningUid(f"{club}-{number}"),
        day=f"{FIRST + number * FORTNIGHT}",
        form="individuals",
        results=tuple(results),
        standing=tuple(places),
    )


def _totals(seed: int) -> tuple[int, int]:
    """Return two totals: all pairs come, a draw among them."""
    return 5 * (seed * 613 % 1400), 5 * (seed * 389 % 1300)


# --- sheets a second


def sent(server: Postgres, *, senders: int, seconds: float) -> tuple[int, float, float]:
    """Return the sheets that were taken, and how many a second by the league and a bare table."""
    conninfo, clubs = server.conninfo(NAME), [f"s{sender}" for sender in range(senders)]
    day = datetime.now(UTC).date()
    with psycopg.connect(conninfo, autocommit=True) as league:
        keys = {club: db.add_club(league, club, club) for club in clubs}
        for club in clubs:
            db.trust_club(league, club)
        db.add_season(league, "today", "Today", day - FORTNIGHT, day + FORTNIGHT)
        league.execute("create table bare (id bigserial primary key, body bytea)")

    def sheets(club: str) -> Iterator[Sheet]:
        return (replace(evening(club, number), day=f"{day}") for number in count())

    with serving(conninfo) as url:

        def send(club: str, until: float) -> int:
            membership = StoredMembership(club=ClubId(club), url=url, key=keys[club])
            with httpx.Client(timeout=TIMEOUT) as client:
                sender = Sender(membership=membership, client=client, wait=time.sleep)

                def put(document: Sheet) -> None:
                    assert sender.send(document).state == "shown"

                return _repeat(sheets(club), put, until)

        taken = _at_once(send, clubs, seconds)

    def insert(club: str, until: float) -> int:
        with psycopg.connect(conninfo, autocommit=True) as database:

            def add(document: Sheet) -> None:
                database.execute("insert into bare (body) values (%s)", [canonical_bytes(document)])

            return _repeat(sheets(club), add, until)

    bare = _at_once(insert, clubs, seconds)
    return taken, taken / seconds, bare / seconds


def _repeat(sheets: Iterator[Sheet], action: Callable[[Sheet], object], until: float) -> int:
    done = 0
    while time.monotonic() < until:
        action(next(sheets))
        done += 1
    return done


def _at_once(action: Callable[[str, float], int], clubs: list[str], seconds: float) -> int:
    until = time.monotonic() + seconds
    with ThreadPoolExecutor(len(clubs)) as pool:
        return sum(pool.map(lambda club: action(club, until), clubs))


# --- a league that is full


def fill(league: Database, *, results: int) -> int:
    """Copy evenings of clubs into a league until it has so many results; return how many.

    Rows are copied as `put_sheet` would have written them, but without asking whether a sheet is
    there already, is doubtful or has to wait. What rows refer to is checked at the end, of all at
    once: looking for it row by row would take most of the time.
    """
    evenings = -(-results // RESULTS)
    full, rest = divmod(evenings, EVENINGS)
    with league.transaction(), _checked_at_the_end(league):
        for club in range(full + bool(rest)):
            _fill_club(league, f"c{club}", EVENINGS if club < full else rest)
        league.execute("update person set name = 'Player ' || id")
    league.execute("vacuum analyze")
    return evenings * RESULTS


@contextmanager
def _checked_at_the_end(league: Database) -> Iterator[None]:
    """Drop the foreign keys of sheets and results, and add them again at the end."""
    keys = league.execute(
        "select format('alter table %s drop constraint %I', conrelid::regclass, conname),"
        " format('alter table %s add constraint %I %s', conrelid::regclass, conname,"
        " pg_get_constraintdef(oid)) from pg_constraint where contype = 'f'"
        " and conrelid in ('sheet'::regclass, 'result'::regclass)"
    ).fetchall()
    for drop, _ in keys:
        league.execute(drop.encode())
    yield
    for _, add in keys:
        league.execute(add.encode())


def _fill_club(league: Database, club: str, evenings: int) -> None:
    sheets = [evening(club, number) for number in range(evenings)]
    db.add_club(league, club, club)
    db.trust_club(league, club)
    add_members(league, club, [MemberUid(f"m{member}") for member in range(MEMBERS)])
    rows = ((club, each.evening, each.edition) for each in sheets)
    copy_rows(league, "copy evening from stdin", rows)
    columns = "club, uid, edition, hash, day, body, state, reasons"
    copy_rows(league, f"copy sheet ({columns}) from stdin", map(_sheet_row, sheets))
    copy_rows(league, "copy result from stdin", chain.from_iterable(map(result_rows, sheets)))
    league.execute(
        "insert into change (number, kind, club, subject, edition)"
        " select last + row_number() over (order by uid), 'sheet', club, uid, shown"
        " from evening, (select max(number) as last from change) as before where club = %s",
        [club],
    )


def _sheet_row(each: Sheet) -> Row:
    content = canonical_bytes(each)
    place = (each.club, each.evening, each.edition)
    return (*place, hash_of(content), each.day, content.decode(), "accepted", [])


def add_seasons(league: Database) -> list[str]:
    """Add the seasons of all evenings, which are added up with them; return their ids."""
    days = [FIRST + number * FORTNIGHT for number in range(0, EVENINGS + 1, EVENINGS_A_SEASON)]
    for first, after in pairwise(days):
        db.add_season(league, f"{first:%Y-%m}", f"{first}", first, after - timedelta(days=1))
    return [f"{first:%Y-%m}" for first in days[:-1]]


def rate(conninfo: str) -> float:
    """Rate everybody as the officer does; return the megabytes that it had in memory at most."""
    command = (sys.executable, "-m", "scorekeeper", "league", "rate", "--database", conninfo)
    process = os.posix_spawn(sys.executable, command, os.environ)
    _, status, used = os.wait4(process, 0)
    assert status == 0
    return used.ru_maxrss / 1000  # Linux counts in kilobytes


SIZES = """
    select relname, pg_total_relation_size(oid), pg_indexes_size(oid) from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    union all select 'all', pg_database_size(current_database()), sum(pg_indexes_size(oid))::bigint
    from pg_class where relkind = 'r' order by 2 desc limit 7
"""


def pages(url: str, league: Database, seasons: list[str]) -> list[Waits]:
    """Ask for each page so often, of another season, club, person and change each time."""
    clubs, people, changes = (
        [row[0] for row in league.execute(query, [PAGES])]
        for query in (
            "select id from club where id like 'c%%' order by md5(id) limit %s",
            "select id from person order by md5(id::text) limit %s",
            "select number from change order by md5(number::text) limit %s",
        )
    )
    paths = {
        "the standings of a season": [f"standings/{season}" for season in seasons],
        "the evenings of a club": [f"clubs/{club}/evenings" for club in clubs],
        "the members of a club": [f"clubs/{club}/members" for club in clubs],
        "the seasons of a person": [f"people/{person}" for person in people],
        "500 changes": [f"changes?after={change}" for change in changes],
        "an evening": [f"clubs/{club}/evenings/{club}-0" for club in clubs],
    }
    with httpx.Client(base_url=url, timeout=TIMEOUT) as client:
        return [_waits(client, name, islice(cycle(of), PAGES)) for name, of in paths.items()]


def _waits(client: httpx.Client, name: str, paths: Iterator[str]) -> Waits:
    waits = Waits(name)
    for path in paths:
        began = time.perf_counter()
        client.get(path).raise_for_status()
        waits.add(began, time.perf_counter())
    return waits


# --- the whole


@click.command()
@click.option("--results", default=10_000_000, show_default=True, type=click.IntRange(RESULTS))
@click.option("--senders", default=8, show_default=True, type=click.IntRange(1, 32))
@click.option("--seconds", default=20.0, show_default=True, help="How long sheets are sent.")
@click.option(
    "--folder", type=click.Path(path_type=Path, file_okay=False), help="On the disk to be measured."
)
def main(results: int, senders: int, seconds: float, folder: Path | None) -> None:
    """Send sheets to a league and fill it, and print what both take."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        Path(place).chmod(0o755)
        click.echo(f"machine: {described(Path(place))}")
        create(Path(place) / "fresh")
        with postgres(Path(place) / "fresh", parent=Path(place), settings=DURABLE) as server:
            db.migrate(server.conninfo(NAME))
            targets = _print_full(server, results)
            _print_sent(*sent(server, senders=senders, seconds=seconds))
            sys.exit(0 if print_targets(targets) else 1)


def _print_full(server: Postgres, results: int) -> list[Target]:
    conninfo, seconds = server.conninfo(NAME), dict[str, float]()

    @contextmanager
    def step(name: str) -> Iterator[None]:
        began = time.perf_counter()
        yield
        seconds[name] = time.perf_counter() - began

    with psycopg.connect(conninfo, autocommit=True) as league:
        with step("made, copied and checked"):
            copied = fill(league, results=results)
        with step("added up by seasons"):
            seasons = add_seasons(league)
        with step(RATED):
            memory = rate(conninfo)
        (rated,) = fetch_row(league, "select count(*) from rating") or (0,)
        steps = [(name, number(each, digits=1)) for name, each in seconds.items()]
        print_table(f"{copied:,} results of {rated:,} persons: seconds", ("", ""), steps)
        sizes = [
            (name, number(whole / 1e6, digits=1), number(indexes / 1e6, digits=1))
            for name, whole, indexes in league.execute(SIZES)
        ]
        print_table("megabytes", ("", "in all", "of it indexes"), sizes)
        print_table("in memory, megabytes", ("", ""), [(RATED, number(memory))])
        with serving(conninfo) as url:
            every = pages(url, league, seasons)
    rows = [(each.who, number(each.middle), number(each.nearly_all)) for each in every]
    print_table("pages over http, in ms", ("", "median", "95 of 100"), rows)
    return [
        Target(f"{RATED}, s", MOST_RATING, seconds[RATED]),
        *(Target(f"95 of 100, ms: {each.who}", MOST_PAGE, each.nearly_all) for each in every),
    ]


def _print_sent(taken: int, league: float, bare: float) -> None:
    rows = [("the league", number(league)), ("the same bytes into a bare table", number(bare))]
    print_table(f"{taken} sheets, each flushed to the disk: a second", ("", ""), rows)


if __name__ == "__main__":
    main.main(prog_name="python -m tests.tools.load.league")
