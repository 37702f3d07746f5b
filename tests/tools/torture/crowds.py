"""Many at once: threads that save, a second process, and copies of a file that is written."""

import contextlib
import itertools
import shutil
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tinydb import TinyDB

from scorekeeper.match import MatchUid
from scorekeeper.services import Change, open_session
from scorekeeper.services.session import FILE
from scorekeeper.storage import Database, FindingKind, StoreBusyError, StoreError
from scorekeeper.storage.database import PLAYERS
from tests.storage.kit import deal, now
from tests.tools.torture.evening import CLASSIC, Evening, random_deal
from tests.tools.torture.workers import Workers

THREADS, SAVES = 8, 60
COPIES_OF_ONE = 30
"""Copies after which a new store is begun: an old one takes ever longer to copy."""

AT_ONCE = 0.2
"""Seconds within which a second process is to be refused."""


@dataclass(frozen=True, slots=True)
class Count:
    wanted: int
    found: int

    @property
    def harm(self) -> int:
        return self.wanted - self.found


@dataclass(frozen=True, slots=True)
class Refused:
    tries: int
    refused: int
    slowest: float
    """Seconds."""

    @property
    def harm(self) -> int:
        """The tries that were let in, and whether one had to wait."""
        return self.tries - self.refused + (self.slowest > AT_ONCE)


def save_from_threads(folder: Path) -> Count:
    """Save deals in two matches from threads, and count those that are there after a start."""
    names = itertools.count()
    session = open_session(folder, now=now, new_uid=lambda: f"uid-{next(names)}")
    matches = [MatchUid(str(session.matches.start(CLASSIC))) for _ in range(2)]

    def save(number: int) -> None:
        random = Random(str(number))
        for _ in range(SAVES):
            match, deal = matches[number % 2], random_deal(random)
            # where another thread came in between, the author looks again
            while not isinstance(
                session.deals.record(match, deal, seen=session.matches.number(match)), Change
            ):
                pass

    assert run_all(save) == []
    session.close()
    with contextlib.closing(open_session(folder, now=now, new_uid=str)) as again:
        assert again.findings == ()
        for match in matches:
            numbers = [change.number for change in again.matches.open(match).history.changes]
            assert numbers == list(range(1, len(numbers) + 1))
        found = sum(len(again.matches.open(match).match.deals) for match in matches)
        return Count(THREADS * SAVES, found)


def save_from_threads_to_stock(folder: Path) -> Count:
    """The same with TinyDB's own storage; there are none where the file cannot be read."""
    path = folder / "stock.json"
    with TinyDB(path) as db:

        def save(number: int) -> None:
            for position in range(SAVES):
                with contextlib.suppress(ValueError, KeyError, TypeError, OSError):
                    db.table("deals").insert(deal(position))

        run_all(save)
    try:
        with TinyDB(path) as again:
            return Count(THREADS * SAVES, len(again.table("deals")))
    except ValueError:
        return Count(THREADS * SAVES, 0)


def run_all(work: Callable[[int], None]) -> list[BaseException]:
    """Run `work` in all threads at once; gives what they raised."""
    failed: list[BaseException] = []
    gate = threading.Barrier(THREADS)

    def run(number: int) -> None:
        try:
            gate.wait()
            work(number)
        except BaseException as error:  # noqa: BLE001 - the test shows it
            failed.append(error)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return failed


def refuse_second(folder: Path, workers: Workers, *, times: int) -> Refused:
    """Try to open a store that another process has and writes to."""
    refused, slowest = 0, 0.0
    with workers.working("verbs", folder):
        for _ in range(times):
            begun = time.perf_counter()
            try:
                Evening(folder, "second").close()
            except StoreBusyError:
                refused += 1
            slowest = max(slowest, time.perf_counter() - begun)
    return Refused(times, refused, slowest)


@dataclass(slots=True)
class Owners:
    """What became of two programs whose lock file was deleted again and again."""

    saved: int = 0
    refused: int = 0  # saves and starts that were refused
    lost: int = 0

    @property
    def harm(self) -> int:
        return self.lost


def delete_lock(folder: Path, *, times: int = 150) -> Owners:
    """Save from two programs that take the store from each other, and count what is missing."""
    owners, saved = Owners(), list[str]()
    path = folder / FILE
    is_over = threading.Event()

    def work(name: str) -> None:
        for number in itertools.count():
            if is_over.is_set():
                return
            with contextlib.suppress(StoreError):
                _save_until_refused(path, f"{name}-{number}", saved, is_over)
            owners.refused += 1

    threads = [threading.Thread(target=work, args=(name,)) for name in ("one", "other")]
    for thread in threads:
        thread.start()
    for _ in range(times):
        known = len(saved)
        while len(saved) < known + 3:
            time.sleep(0.001)
        path.with_name(f"{FILE}.lock").unlink(missing_ok=True)
    is_over.set()
    for thread in threads:
        thread.join()
    with contextlib.closing(Database(path, now=now).journal) as journal:
        there = {document["uid"] for document in journal.tables[PLAYERS].values()}
    owners.saved, owners.lost = len(saved), len(set(saved) - there)
    return owners


def _save_until_refused(path: Path, name: str, saved: list[str], is_over: threading.Event) -> None:
    database = Database(path, now=now)
    with contextlib.closing(database.journal):
        for number in itertools.count():
            if is_over.is_set():
                return
            database.table(PLAYERS).put({"uid": f"{name}-{number}"})
            saved.append(f"{name}-{number}")


def open_stock_twice(folder: Path) -> Count:
    """Save deals by two owners of a file of TinyDB's own storage, and count them."""
    path = folder / "stock.json"
    with TinyDB(path) as one, TinyDB(path) as other:
        for position in range(THREADS):
            for owner in (one, other):
                with contextlib.suppress(ValueError):  # each gives out the ids of the other
                    owner.insert(deal(position))
        return Count(2 * THREADS, len(one))


def copy_many(folder: Path, workers: Workers, *, copies: int) -> Count:
    """Copy stores that are written to, and count the copies that open."""
    good, states = 0, set[int]()
    for first in range(0, copies, COPIES_OF_ONE):
        live = folder / f"live-{first}"
        with workers.working("verbs", live, milliseconds=1):
            for _ in range(first, min(first + COPIES_OF_ONE, copies)):
                workers.wait_for(1)
                kinds, state = _copied(live / FILE, folder / "copy")
                good += kinds <= {FindingKind.TORN}
                states.add(hash(state))
    assert len(states) > copies / COPIES_OF_ONE, "nothing was written meanwhile"
    return Count(copies, good)


def _copied(file: Path, copy: Path) -> tuple[set[FindingKind], str]:
    copy.mkdir()
    shutil.copyfile(file, copy / FILE)
    with contextlib.closing(Evening(copy, "copy")) as evening:
        found = {finding.kind for finding in evening.findings()}, evening.state()
    shutil.rmtree(copy)
    return found


def copy_stock(folder: Path, workers: Workers, *, copies: int) -> Count:
    """Copy a file of TinyDB's own storage until a copy does not open, at most so many times."""
    copy = folder / "copy.json"
    with workers.working("stock", folder, milliseconds=15):
        for number in range(copies):
            shutil.copyfile(folder / "stock.json", copy)
            try:
                with TinyDB(copy) as db:
                    len(db.tables())
            except (ValueError, AttributeError):
                return Count(number + 1, number)
    return Count(copies, copies)
