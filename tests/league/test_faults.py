"""Whatever is cut or killed on the way, no sheet is lost and none counts twice."""

import itertools
import json
import os
import re
import select
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from datetime import date
from pathlib import Path
from typing import LiteralString

import httpx
import psycopg
import pytest

from scorekeeper.club.model import EveningUid
from scorekeeper.league import database as db
from scorekeeper.league.database import Database
from scorekeeper.league.documents import ClubId, Sheet
from scorekeeper.league.outbox import Sender, StoredMembership
from tests.league.conftest import NAME, Connect
from tests.league.kit import TODAY, sheet
from tests.league.postgres import QUICK, Postgres, copy, fresh_folder, postgres
from tests.league.serving import serving

PATIENCE = 60  # seconds
EVENINGS, EDITIONS, SENDERS = 8, 3, 3
SEGMENT = "16777216"
"""Bytes of a file of PostgreSQL's log: with files of at most this size its tables have no room."""


@contextmanager
def cutting(url: str) -> Iterator[str]:
    """A way to a server on which every third connection is cut, each time a little later.

    Some are cut before the request has arrived whole, some before its answer has.
    """
    host, port = url.removeprefix("http://").split(":")
    listening = socket.create_server(("127.0.0.1", 0))
    cuts = itertools.cycle((None, None, 150, None, None, 400, None, None, 1300))

    def carry(came: socket.socket, left: int | None) -> None:
        with came, suppress(OSError), socket.create_connection((host, int(port))) as there:
            pump({came.fileno(): (came, there), there.fileno(): (there, came)}, left)

    def accept() -> None:
        with suppress(OSError):
            while True:
                came, _ = listening.accept()
                threading.Thread(target=carry, args=(came, next(cuts)), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    with closing(listening):
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        listening.shutdown(socket.SHUT_RDWR)


def pump(ways: dict[int, tuple[socket.socket, socket.socket]], left: int | None) -> None:
    """Carry bytes both ways until an end closes, or so many have passed."""
    while True:
        for ready in select.select([*ways], [], [], PATIENCE)[0]:
            source, target = ways[ready]
            content = source.recv(65_536)
            if not content:
                return
            target.sendall(content if left is None else content[:left])
            if left is not None and (left := left - len(content)) <= 0:
                return


def sheets() -> list[Sheet]:
    """Three editions of each evening, the later ones of some first."""
    order = [(1, 2, 3), (3, 1, 2), (2, 3, 1)]
    return [
        sheet(evening=EveningUid(f"e{number}"), edition=edition, first=5000 + edition)
        for number in range(EVENINGS)
        for edition in order[number % len(order)]
    ]


class Reader(threading.Thread):
    """Follows the changes from number to number, as a mirror of the league does."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.client = httpx.Client(base_url=url, timeout=PATIENCE)
        self.seen, self.last, self.over = list[int](), 0, threading.Event()

    def run(self) -> None:
        while not self.over.wait(0.02):
            self.look()

    def look(self) -> None:
        with suppress(httpx.TransportError):
            answer = self.client.get("/changes", params={"after": self.last})
            if answer.status_code == 200:
                self.seen += [change["number"] for change in answer.json()["changes"]]
                self.last = answer.json()["last"]


Faults = Mapping[int, Callable[[], object]]
"""Faults, each right after so many answers."""


def check_each_counts_once(
    conninfo: str, url: str, faults: Faults, *, way: str | None = None
) -> None:
    """Send all sheets by some way while there are faults, and a reader follows the changes."""
    with psycopg.connect(conninfo, autocommit=True) as league:
        key = db.add_club(league, "north", "Canasta North")
        db.trust_club(league, "north")
    reader, answers = Reader(url), itertools.count(1)
    each_its_own = httpx.Limits(max_keepalive_connections=0)  # connection
    client = httpx.Client(timeout=PATIENCE, limits=each_its_own)
    sender = Sender(
        membership=StoredMembership(club=ClubId("north"), url=way or url, key=key),
        client=client,
        wait=lambda seconds: reader.over.wait(min(seconds, 0.3)),
        max_tries=100,
    )

    def send(document: Sheet) -> str:
        state = sender.send(document).state
        faults.get(next(answers), lambda: None)()
        return state

    with client, reader.client:
        reader.start()
        with ThreadPoolExecutor(SENDERS) as pool:
            states = [*pool.map(send, sheets())]
        reader.over.set()
        reader.join(PATIENCE)
        reader.look()
        assert {*states, *map(send, sheets())} <= {"shown", "older"}
    with psycopg.connect(conninfo) as league:
        assert league.execute("select distinct shown from evening").fetchall() == [(EDITIONS,)]
        assert league.execute("select count(*) from sheet").fetchone() == (EVENINGS * EDITIONS,)
        assert league.execute(
            "select points, count(*) from result where side = 0 group by points"
        ).fetchall() == [(5000 + EDITIONS, 2 * EVENINGS)]
        numbers = [number for (number,) in league.execute("select number from change order by 1")]
    assert reader.seen == numbers == [*range(1, len(numbers) + 1)]


def see_waiting(reader: Database) -> None:
    """Return when a connection waits for a lock."""
    deadline = time.monotonic() + PATIENCE
    while not reader.execute("select 1 from pg_locks where not granted").fetchone():
        assert time.monotonic() < deadline, "nobody waits"


def test_no_sheet_slips_into_a_season_while_it_is_frozen(connect: Connect) -> None:
    officer, club, reader = connect(), connect(), connect()
    db.add_club(officer, "north", "Canasta North")
    db.trust_club(officer, "north")
    db.add_season(officer, "2026", "Season 2026", date(2026, 1, 1), date(2026, 12, 31))
    with ThreadPoolExecutor(1) as pool:
        with officer.transaction():
            db.set_season_frozen(officer, "2026")
            sent = pool.submit(db.put_sheet, club, sheet(), today=TODAY)
            see_waiting(reader)
        assert sent.result(PATIENCE).reasons == ("league_season_frozen",)


def test_a_pooler_keeps_no_lock_of_a_server_that_has_started(
    conninfo: str, connect: Connect
) -> None:
    """PgBouncer hands a connection on after each transaction, and what its session has locked."""
    busy, reader = connect(), connect()
    query: LiteralString = (
        "select state from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory'"
    )
    with ThreadPoolExecutor(1) as pool:
        with busy.transaction():
            busy.execute("lock table _yoyo_migration")
            started = pool.submit(db.migrate, conninfo)
            see_waiting(reader)
            assert reader.execute(query).fetchall() == [("idle in transaction",)]
        started.result(PATIENCE)


def test_start_waits_longer_and_longer_for_postgresql(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    waits = list[float]()
    with fresh_folder() as folder:
        copy(data, folder / "data")
        server = Postgres(folder)

        def sleep(seconds: float) -> None:
            waits.append(seconds)
            if len(waits) == 7:
                server.start()

        db.wait_for_server(server.conninfo("nowhere"), sleep=sleep)
        server.stop()
    assert waits == [1, 2, 4, 8, 16, 30, 30]
    assert caplog.messages[0] == "PostgreSQL does not answer yet; trying again in 1 s"


@pytest.mark.thorough
def test_league_serves_once_postgresql_is_up(data: Path, tmp_path: Path) -> None:
    log, over = tmp_path / "log", threading.Event()
    log.touch()
    with postgres(data) as server, ThreadPoolExecutor(1) as pool:
        server.kill()

        def start_late() -> None:
            while "PostgreSQL does not answer" not in log.read_text("utf-8"):
                if over.wait(0.05):  # the league has ended instead of waiting
                    return
            server.start()

        started = pool.submit(start_late)
        try:
            with serving(server.conninfo(NAME), log=log) as url:
                assert httpx.get(f"{url}/health").status_code == 200
        finally:
            over.set()
        started.result(PATIENCE)


@pytest.mark.thorough
def test_whatever_is_cut_or_killed_every_sheet_counts_once(data: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with (
        postgres(data) as server,
        serving(server.conninfo(NAME), log=log) as url,
        cutting(url) as way,
    ):

        def kill_worker() -> None:
            worker = json.loads(log.read_text("utf-8").splitlines()[-1])["process"]
            os.kill(worker, signal.SIGKILL)

        def kill_database() -> None:
            server.kill()
            server.start()

        faults = {EVENINGS: kill_worker, 2 * EVENINGS: kill_database}
        check_each_counts_once(server.conninfo(NAME), url, faults, way=way)
        figures = httpx.get(f"{url}/metrics").text
    (count,) = re.findall(r'seconds_count{method="PUT",status="200"} (\d+)', figures)
    assert int(count) >= 2 * EVENINGS * EDITIONS - SENDERS, "of both, but for what was under way"


def fill(conninfo: str) -> None:
    """Let the table of sheets grow until there is no room, with rows that are rolled back."""
    rows = (
        "insert into sheet select 'north', n, 1, '', now(), '{}', 'accepted',"
        " array[repeat('x', 1900)] from generate_series(1, 10000) n"
    )
    with (
        psycopg.connect(conninfo) as league,
        pytest.raises(psycopg.DatabaseError, match="could not extend file"),
    ):
        league.execute(rows)


def refused_documents(url: str) -> int:
    """Return how many documents found no database so far."""
    count = re.search(
        r'seconds_count{method="PUT",status="503"} (\d+)', httpx.get(f"{url}/metrics").text
    )
    return int(count[1]) if count else 0


@pytest.mark.platform("linux")
@pytest.mark.thorough
def test_while_the_disk_is_full_sheets_wait_and_then_each_counts_once(data: Path) -> None:
    settings = (*QUICK, "autovacuum=off")  # which would make room by itself
    with (
        postgres(data, settings=settings) as server,
        serving(conninfo := server.conninfo(NAME)) as url,
        ThreadPoolExecutor(1) as pool,
    ):
        server.limit_files(SEGMENT)
        fill(conninfo)
        sending = pool.submit(check_each_counts_once, conninfo, url, {})
        deadline = time.monotonic() + PATIENCE
        while refused_documents(url) < SENDERS and not sending.done():
            assert time.monotonic() < deadline, "nobody is refused"
        for path in ("changes", "clubs/north/evenings", "health"):
            assert httpx.get(f"{url}/{path}").status_code == 200
        server.limit_files("unlimited")
        sending.result(PATIENCE)
        assert refused_documents(url) >= SENDERS


@pytest.mark.thorough
def test_a_standby_that_is_promoted_has_all_that_was_acknowledged(data: Path) -> None:
    with postgres(data) as primary, postgres(data, primary=primary) as standby:
        hosts = f"host={primary.folder},{standby.folder}"
        conninfo = f"{hosts} user=postgres dbname={NAME} target_session_attrs=read-write"

        def promote() -> None:
            primary.kill()
            with psycopg.connect(standby.conninfo(NAME), autocommit=True) as connection:
                assert connection.execute("select pg_promote()").fetchone() == (True,)

        with serving(conninfo) as url:
            check_each_counts_once(conninfo, url, {EVENINGS: promote})


def test_a_number_is_not_given_before_the_one_before_is_committed(connect: Connect) -> None:
    slow, quick, reader = connect(), connect(), connect()
    db.add_club(slow, "north", "Canasta North")
    db.trust_club(slow, "north")
    before = db.changes_after(reader, 0)[-1].number
    with ThreadPoolExecutor(1) as pool:
        with slow.transaction():
            db.put_sheet(slow, sheet(evening=EveningUid("slow")), today=TODAY)
            second = pool.submit(db.put_sheet, quick, sheet(), today=TODAY)
            see_waiting(reader)
            assert db.changes_after(reader, before) == []
        assert second.result(PATIENCE).state == "shown"
    changes = db.changes_after(reader, before)
    assert [(change.number, change.subject) for change in changes] == [
        (before + 1, "slow"),
        (before + 2, "e1"),
    ]
