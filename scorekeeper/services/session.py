"""The session: every verb of a scorer over one store."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from scorekeeper.services.backups import Backups
from scorekeeper.services.chances import Chances
from scorekeeper.services.deals import Deals
from scorekeeper.services.drafts import Confirmations, Drafts, Settings
from scorekeeper.services.events import Event, Listener, StoreFound, Unsubscribe
from scorekeeper.services.house_rules import Profiles
from scorekeeper.services.matches import Deletions, Matches
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.services.transfer import Exchange
from scorekeeper.storage import Finding, FindingKind, StoreError, StoreWriteError
from scorekeeper.storage.backups import Backup, BackupDirectory
from scorekeeper.storage.database import CHANGES, DEALS, MATCHES, Database

if TYPE_CHECKING:
    from scorekeeper.services.club import Club

FILE = "scores.jsonl"
READ_ATTEMPTS = 3
"""Times that a file is read whose last line is cut off: an app may be about to write the rest."""


class Session:
    """The verbs by what they are about.

    They are `matches`, `chances`, `deals`, `people`, `deletions`, `drafts`, `settings`,
    `profiles`, `confirmations`, `exchange`, `backups` and `club`.
    """

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._journal = work.database.journal
        # At once, not after the transaction: it may fail, and the finding would go unsaid.
        self._journal.on_finding = lambda finding: work.events.publish(StoreFound(finding))
        self.matches = Matches(work)
        self.chances = Chances(self.matches)
        self.deals = Deals(work, self.matches)
        self.people = self.matches.people
        self.deletions = Deletions(work)
        self.drafts = Drafts(work)
        self.settings = Settings(work)
        self.profiles = Profiles(work)
        self.confirmations = Confirmations(work)
        self.exchange = Exchange(work, self.matches, self.profiles)
        self._club: Club | None = None
        self._club_lock = Lock()
        directory = BackupDirectory(store=self.path)
        self.backups = Backups(work, self._journal, self.matches, directory, self._evenings_changed)
        self._noted: tuple[Finding, ...] = ()
        self._read: frozenset[Finding] | None = None  # the findings that somebody has read
        self._copy: Backup | None = None  # the backup of what this session has saved

    @property
    def club(self) -> Club:
        """The club nights: loaded when somebody first asks for them, as most tables never do."""
        from scorekeeper.services.club import Club  # noqa: PLC0415

        with self._club_lock:
            if self._club is None:
                self._club = Club(self._work, self.matches)
            return self._club

    def _evenings_changed(self) -> None:
        if self._club is not None:  # before that nobody listens
            self._club.publish_all_evenings()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The faults of the store, found now or at a start of which nobody may have read."""
        return (*self._journal.findings, *self._journal.notes, *self._noted)

    def note(self, finding: Finding) -> None:
        self._noted += (finding,)
        self._work.publish(StoreFound(finding))

    @property
    def is_read(self) -> bool:
        """True if somebody has been told of all findings."""
        return self._read is not None and self._read.issuperset(self.findings)

    def mark_findings_read(self) -> None:
        """Keep later starts from telling findings again, except those still to be answered."""
        self._read = frozenset(self.findings)
        with contextlib.suppress(StoreError):  # then it does
            self._journal.settle()

    @property
    def ahead(self) -> Backup | None:
        """The backup that has what the store lacks, until that is answered; see `backups`."""
        return self.backups.ahead()

    @property
    def path(self) -> Path:
        return self._journal.path

    @property
    def read_only(self) -> bool:
        """True if nothing can be saved: a newer program made the store, or its disk failed."""
        return self._journal.read_only

    def subscribe(self, listener: Listener) -> Unsubscribe:
        """Call `listener` with every event, on any thread; return the function that ends this."""
        return self._work.events.subscribe(listener)

    def prepare(self) -> None:
        """Note what a damage took, back up what changed, and tidy up; what fails is a finding."""
        is_damaged = FindingKind.DAMAGED in {finding.kind for finding in self.findings}
        if is_damaged and (lost := set_ups_lost(self._work.database)):
            self.note(Finding(kind=FindingKind.SET_UP_LOST, dropped=len(lost)))
        if self.read_only:
            return
        for step, kind in (
            (self.backups.make, FindingKind.NOT_BACKED_UP),
            (self.backups.tidy, FindingKind.NOT_COMPACTED),
        ):
            try:
                step()
            except StoreWriteError as error:
                self.note(Finding(kind=kind, answer=error.answer))
                return
        if self.backups.list():
            return

        def back_up(_: Event) -> None:
            stop()
            with contextlib.suppress(StoreWriteError):  # the next start says it
                self.backups.make_early()

        # The first match is backed up at once: the next start is too late for who plays.
        stop = self.subscribe(back_up)

    def release(self) -> None:
        """Let go of the store after a start that failed; its findings are still to be told."""
        self._journal.let_go()

    def check_file(self) -> None:
        """Write the file anew if another program deleted or replaced it, which is a finding.

        Raises `StoreWriteError`.
        """
        self._journal.come_back()

    def back_up(self) -> None:
        """Back up what this session has saved, in place of its last such backup.

        It is for the moments after which an app may end: raises `StoreWriteError`.
        """
        with self._journal.lock:
            if self.read_only:
                return
            self._journal.flush()
            newest = next(iter(self.backups.list()), None)
            if self._copy is None or self._copy != newest:
                self._copy = self.backups.make() or self._copy
            else:
                self._copy = self.backups.renew(self._copy)

    def close(self) -> None:
        """Back up what this session has saved, and close the store.

        Findings that nobody has read are told at the next start again. Raises `StoreWriteError`
        where the file was deleted or replaced and the disk refuses to write it anew.
        """
        try:
            self.check_file()
            with contextlib.suppress(StoreError, MemoryError):
                self._settle_what_was_read()
            with contextlib.suppress(StoreError, MemoryError):  # the next start makes it
                self.back_up()
        finally:
            self._journal.let_go()

    def _settle_what_was_read(self) -> None:
        if self.is_read or not self.findings:
            self._journal.settle()
        else:
            self._journal.keep_findings()


def open_session(
    folder: Path,
    *,
    now: Callable[[], str],
    new_uid: Callable[[], str],
    new_secret: Callable[[int], bytes] = secrets.token_bytes,
) -> Session:
    """Open the store in a folder, or a new one; raises `StoreBusyError` or another `StoreError`."""
    database = Database(folder / FILE, now=now)
    session = Session(UnitOfWork(database, now, new_uid, new_secret))
    try:
        session.prepare()
    except BaseException:
        session.release()
        raise
    return session


def open_read_only(folder: Path, *, now: Callable[[], str]) -> Session:
    """Open the store in a folder to read it, also while the app has it; raises `StoreError`."""
    return Session(UnitOfWork(open_database_read_only(folder, now=now), now, str))


def open_database_read_only(folder: Path, *, now: Callable[[], str]) -> Database:
    for _ in range(READ_ATTEMPTS):
        database = Database(folder / FILE, now=now, read_only=True)
        kinds = {finding.kind for finding in database.journal.findings}
        if FindingKind.TORN not in kinds:
            break
    return database


def set_ups_lost(database: Database) -> tuple[str, ...]:
    """Return the matches with deals, but nothing that says who played them, and not deleted."""
    matches = dict.fromkeys(deal["match"] for deal in database.picked(DEALS, "match"))
    lost = []
    for match in matches:
        last = database.last_of_match(CHANGES, match)
        is_deleted = last and last.get("deal") is None and last.get("after") is None
        if not is_deleted and not database.has(MATCHES, match):
            lost.append(match)
    return tuple(lost)
