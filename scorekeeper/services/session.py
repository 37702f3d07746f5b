"""The session: all actions of a scorer on one store."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from scorekeeper.rules import RuleLibrary
from scorekeeper.rules.loader import FOLDER as RULE_FOLDER
from scorekeeper.services.backups import Backups
from scorekeeper.services.chances import Chances
from scorekeeper.services.confirmations import Confirmations
from scorekeeper.services.deals import Deals
from scorekeeper.services.drafts import Drafts
from scorekeeper.services.events import Event, Listener, StoreFound, Unsubscribe
from scorekeeper.services.house_rules import Profiles
from scorekeeper.services.matches import Deletions, Matches
from scorekeeper.services.settings import Settings
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.services.transfer import Exchange
from scorekeeper.storage import Finding, FindingKind, StoreError, StoreWriteError
from scorekeeper.storage.backups import Backup, BackupDirectory
from scorekeeper.storage.database import CHANGES, DEALS, EVENINGS, MATCHES, Database

if TYPE_CHECKING:
    from scorekeeper.services.club import Club

FILE = "scores.jsonl"
READ_ATTEMPTS = 3
"""Attempts to read a file whose last line is incomplete: the app may be writing the rest."""


class Session:
    """The actions on one store, grouped by subject, and the `library` of its rule sets.

    The groups are `matches`, `chances`, `deals`, `people`, `deletions`, `drafts`, `settings`,
    `profiles`, `confirmations`, `exchange`, `backups` and `club`.
    """

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self.library = work.library
        self._journal = work.database.journal
        # Not after the transaction: if that fails, the finding would not be published.
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
        self.backups = Backups(work, self._journal, self.matches, directory, self._publish_evenings)
        self._added_findings: tuple[Finding, ...] = ()
        self._read: frozenset[Finding] | None = None  # findings that were shown and read
        self._copy: Backup | None = None  # the backup of this session's changes

    @property
    def club(self) -> Club:
        """The services for club sessions, imported at the first use: most apps need none."""
        from scorekeeper.services.club import Club  # noqa: PLC0415

        with self._club_lock:
            if self._club is None:
                self._club = Club(self._work, self.matches)
            return self._club

    @property
    def has_evenings(self) -> bool:
        """True if there is a club session, or was one that is deleted.

        Every start needs this, so it does not import the actions of the club.
        """
        return len(self._work.table(EVENINGS)) > 0

    def _publish_evenings(self) -> None:
        if self._club is not None:  # otherwise no screen shows a club session
            self._club.publish_all_evenings()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The faults of the store: found by this session, or before and not read yet."""
        return (*self._journal.findings, *self._journal.unread_findings, *self._added_findings)

    def add_finding(self, finding: Finding) -> None:
        """Add a finding and publish it."""
        self._added_findings += (finding,)
        self._work.publish(StoreFound(finding))

    @property
    def are_findings_read(self) -> bool:
        """True if all findings have been read."""
        return self._read is not None and self._read.issuperset(self.findings)

    def mark_findings_read(self) -> None:
        """Record that the findings were read; later starts show only findings without an answer."""
        self._read = frozenset(self.findings)
        with contextlib.suppress(StoreError):  # then the next start shows them again
            self._journal.mark_findings_read()

    @property
    def newer_backup(self) -> Backup | None:
        """The backup with changes that the store lacks; None if the store is complete."""
        return self.backups.newer_backup()

    @property
    def path(self) -> Path:
        """The file of the store."""
        return self._journal.path

    @property
    def read_only(self) -> bool:
        """True if nothing can be saved: a newer program made the store, or its disk failed."""
        return self._journal.read_only

    def subscribe(self, listener: Listener) -> Unsubscribe:
        """Call `listener` with every event, on any thread.

        Returns the function that unsubscribes the listener.
        """
        return self._work.events.subscribe(listener)

    def prepare(self) -> None:
        """Look for losses in the store, back it up, and compact it, unless it is read-only.

        A step that fails becomes a finding. If there is no backup yet, the first change makes one.
        """
        is_damaged = FindingKind.DAMAGED in {finding.kind for finding in self.findings}
        if is_damaged and (lost := matches_without_set_up(self._work.database)):
            self.add_finding(Finding(kind=FindingKind.SET_UP_LOST, dropped=len(lost)))
        if self.read_only:
            return
        for step, kind in (
            (self.backups.make, FindingKind.NOT_BACKED_UP),
            (self.backups.compact_if_needed, FindingKind.NOT_COMPACTED),
        ):
            try:
                step()
            except StoreWriteError as error:
                self.add_finding(Finding(kind=kind, answer=error.answer))
                return
        if self.backups.list():
            return

        def back_up(_: Event) -> None:
            stop()
            with contextlib.suppress(StoreWriteError):  # the next start reports it
                self.backups.make_early()

        # If there is no backup yet, the first change is backed up at once, not at the next start.
        stop = self.subscribe(back_up)

    def release(self) -> None:
        """Close the store without a backup, after a failed start. Findings stay unread."""
        self._journal.close_unsettled()

    def check_file(self) -> None:
        """Restore the file if another program deleted or replaced it, and add a finding about it.

        Raises `StoreWriteError` if the file cannot be written.
        """
        self._journal.restore_file()

    def back_up(self) -> None:
        """Back up the store when the app may end soon, in place of this session's last backup.

        Does nothing if the store is read-only. Raises `StoreWriteError` if the backup cannot be
        written.
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
        """Back up the changes of this session, and close the store.

        Unread findings are shown again at the next start. Raises `StoreWriteError` if the file of
        the store was deleted or replaced, and cannot be written again.
        """
        try:
            self.check_file()
            with contextlib.suppress(StoreError, MemoryError):
                self._settle_findings()
            with contextlib.suppress(StoreError, MemoryError):  # the next start makes it
                self.back_up()
        finally:
            self._journal.close_unsettled()

    def _settle_findings(self) -> None:
        """Store whether the findings were read, so that the next start shows unread ones."""
        if self.are_findings_read or not self.findings:
            self._journal.mark_findings_read()
        else:
            self._journal.keep_findings()


def open_session(
    folder: Path,
    *,
    now: Callable[[], str],
    new_uid: Callable[[], str],
    new_secret: Callable[[int], bytes] = secrets.token_bytes,
) -> Session:
    """Open the store in a folder, or create it, and prepare it; see `Session.prepare`.

    The session also has the user's own rule files in the folder.

    Args:
        folder: The folder of the store.
        now: Returns the time as ISO 8601 text.
        new_uid: Returns a new uid.
        new_secret: Returns the given number of random bytes.

    Raises:
        StoreBusyError: Another program has the store open.
        StoreError: The store cannot be opened for another reason.
    """
    database = Database(folder / FILE, now=now)
    session = Session(UnitOfWork(database, library_of(folder), now, new_uid, new_secret))
    try:
        session.prepare()
    except BaseException:
        session.release()
        raise
    return session


def open_read_only(folder: Path, *, now: Callable[[], str]) -> Session:
    """Open the store in a folder for reading, also while the app has it open.

    Raises `StoreError` if the store cannot be read.
    """
    database = open_database_read_only(folder, now=now)
    return Session(UnitOfWork(database, library_of(folder), now, str))


def library_of(folder: Path) -> RuleLibrary:
    """Return the rule sets of the program and of the rule files in a data folder."""
    return RuleLibrary(folder / RULE_FOLDER)


def open_database_read_only(folder: Path, *, now: Callable[[], str]) -> Database:
    """Open the database of a folder for reading; repeat this if its last line is incomplete.

    The last line may still be incomplete after the last attempt.
    """
    for _ in range(READ_ATTEMPTS):
        database = Database(folder / FILE, now=now, read_only=True)
        kinds = {finding.kind for finding in database.journal.findings}
        if FindingKind.TORN not in kinds:
            break
    return database


def matches_without_set_up(database: Database) -> tuple[str, ...]:
    """Return the uids of matches that have deals but no set-up, and are not deleted."""
    matches = dict.fromkeys(deal["match"] for deal in database.select_fields(DEALS, "match"))
    lost = []
    for match in matches:
        last = database.last_document(CHANGES, match)
        is_deleted = last and last.get("deal") is None and last.get("after") is None
        if not is_deleted and not database.table(MATCHES).contains(doc_id=match):
            lost.append(match)
    return tuple(lost)
