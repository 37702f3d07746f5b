"""Backups: the store as it was at an earlier start, looked at and brought back."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from scorekeeper import storage
from scorekeeper.match.model import MatchUid
from scorekeeper.services.events import MatchChanged
from scorekeeper.services.matches import Matches, Summary
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage import database as store
from scorekeeper.storage.backups import Backup, BackupDirectory, number_in_name
from scorekeeper.storage.database import CHANGES, Database

OF_A_DEVICE = (store.DRAFTS, store.SETTINGS)
"""Tables of which only what is missing comes back: what a device is typing, and its settings."""

OF_EVENINGS = tuple(table for table in store.OF_THE_CLUB if table != store.ACCESS)
"""Tables with the evenings of a club, which come back; codes that were revoked do not."""

OF_MATCHES = tuple(
    table for table in store.TABLES if table not in (*OF_A_DEVICE, CHANGES, *store.OF_THE_CLUB)
)
"""Tables that come back with the matches: house rules, players, confirmations."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """The changes that a backup would make, each match with its names and totals.

    Matches at tables of a club are many, and are not named one by one.
    """

    backup: Backup
    come: tuple[Summary, ...]  # matches that are in the backup only
    go: tuple[Summary, ...]  # matches that are in the store only
    change: tuple[tuple[Summary, Summary], ...]
    """Matches in both that are not the same: as it is, as it would be."""
    same: int
    house_rules: bool
    """True if house rules, people, or what players confirmed, would become another too."""
    device: bool  # true if settings, or deals that were being typed, are missing and come back
    club: bool
    """True if any evening of a club would become another, or a match at one of its tables."""
    findings: tuple[storage.Finding, ...]


@dataclass(frozen=True, slots=True)
class BackupContents:
    matches: int
    deals: int


@dataclass(frozen=True, slots=True)
class Backups:
    """The verbs for backups; they are made by themselves, when an app closes or starts."""

    work: UnitOfWork
    journal: storage.JournalStorage
    matches: Matches
    directory: BackupDirectory
    restored: Callable[[], None] = lambda: None  # called when evenings may be others than before
    tried: list[tuple[int, Backup]] = field(default_factory=list)
    """The backup that was brought back last, and the last line of the store right after it."""

    def list(self) -> tuple[Backup, ...]:
        return self.directory.backups()

    def make(self) -> Backup | None:
        """Copy the store as it is now; None where it is empty, or the newest backup is the same.

        While the store is behind a backup, none of those from before that is cleared away. Raises
        `StoreWriteError`.
        """
        with self.journal.lock:
            if self.journal.is_empty:
                return None
            ahead = self.ahead()
            return self.directory.make(at=self.work.now(), spare=ahead.number if ahead else -1)

    def renew(self, backup: Backup) -> Backup:
        """Copy the store as it is now in place of a backup of some minutes ago.

        Returns the new backup, or that one where it is the same. Raises `StoreWriteError`.
        """
        with self.journal.lock:
            if self.directory.present() == backup:
                return backup
            return self.directory.renew(backup, at=self.work.now())

    def make_early(self) -> None:
        """Copy the store before any start has; until then nothing else has what it says."""
        with self.journal.lock:
            if not self.journal.is_empty and not self.list():
                self.directory.make(at=self.work.now(), is_early=True)

    def tidy(self) -> None:
        """Write the store anew where that is worth it, once a backup has all that it says now.

        So a damage to the new file takes nothing that the backup has not got. Raises
        `StoreWriteError`; then the store goes on as it was.
        """
        with self.journal.lock:
            if not self.journal.is_untidy:
                return
            self.make()
            present = self.directory.present()
            if present is not None:
                self.journal.compact()
                with contextlib.suppress(storage.StoreWriteError):  # the one from before is as good
                    self.directory.renew(present)

    def ahead(self) -> Backup | None:
        """Return the backup that has what the store lacks, until it is put back or given up."""
        findings = (*self.journal.findings, *self.journal.notes)
        behind = storage.FindingKind.BEHIND
        paths = {finding.backup for finding in findings if finding.kind is behind}
        return next((backup for backup in self.list() if backup.path in paths), None)

    def keep_present(self) -> bool:
        """Give up what a backup has that the store lacks; raises `StoreError`."""
        self.journal.settle(is_answered=True)
        return True

    def contents(self, backup: Backup) -> BackupContents:
        """Count what a backup holds; `StoreError` where it cannot be read."""
        then = self._opened(backup)
        return BackupContents(then.count(store.MATCHES), then.count(store.DEALS))

    def preview(self, backup: Backup) -> Preview:
        """Return what would change with a backup; `StoreError` where it cannot be read."""
        now = self.work.database
        then = self._opened(backup)
        before = Matches(UnitOfWork(then, self.work.now, self.work.new_uid))
        ours = {summary.uid: summary for summary in self.matches.list(include_club=True)}
        theirs = {summary.uid: summary for summary in before.list(include_club=True)}
        come = [theirs[uid] for uid in theirs if uid not in ours]
        go = [ours[uid] for uid in ours if uid not in theirs]
        change = [
            (ours[uid], theirs[uid])
            for uid in ours
            if uid in theirs and now.of_match(CHANGES, uid) != then.of_match(CHANGES, uid)
        ]
        of_club = [match for match in (*come, *go, *(mine for mine, _ in change)) if match.club]
        return Preview(
            backup=backup,
            come=tuple(summary for summary in come if not summary.club),
            go=tuple(summary for summary in go if not summary.club),
            change=tuple(pair for pair in change if not pair[0].club),
            same=len(ours) - len(go) - len(change),
            house_rules=any(_differ(now, then, table) for table in OF_MATCHES),
            device=any(_missing(now, then, table) for table in OF_A_DEVICE),
            club=bool(of_club) or any(_differ(now, then, table) for table in OF_EVENINGS),
            findings=self.findings(backup),
        )

    def findings(self, backup: Backup) -> tuple[storage.Finding, ...]:
        """Return the faults of a backup; `StoreError` where it cannot be read.

        One of them is that it ends before the number that its name gives.
        """
        journal = self._opened(backup).journal
        last = number_in_name(backup.path)
        is_known = any(finding.kind is storage.FindingKind.DAMAGED for finding in journal.findings)
        if last is None or journal.last >= last or is_known:
            return journal.findings
        kind = storage.FindingKind.DAMAGED
        missing = last - journal.last
        cut_off = storage.Finding(kind=kind, kept=journal.last, dropped=missing)
        return (cut_off, *journal.findings)

    def restore(self, backup: Backup) -> Backup | None:
        """Put the matches back as they are in a backup; return a backup of what was there, if any.

        It is one change of the store: all of it or nothing. No backup is cleared away for it;
        drafts and settings stay, and those that are missing come back. Raises `StoreError` where
        the backup cannot be read or is empty, or the present cannot be backed up,
        `StoreTooNewError`, or `StoreWriteError`.
        """
        database = self.work.database
        then = self._opened(backup)
        if then.journal.is_empty:
            message = f"There are no games in this backup: {backup.path}"
            raise storage.StoreError(message, path=backup.path, reason="empty_backup")
        with self.journal.lock:
            if storage.FindingKind.TOO_NEW in {finding.kind for finding in then.journal.findings}:
                message = f"A newer Scorekeeper made this backup: {backup.path}"
                raise storage.StoreTooNewError(message, path=backup.path)
            before = self._present()
            uids = dict.fromkeys(map(MatchUid, (*database.match_uids(), *then.match_uids())))
            old = database.of_match
            new = then.of_match
            changed = [uid for uid in uids if old(CHANGES, uid) != new(CHANGES, uid)]
            self._replace_by(then, is_ahead=backup == self.ahead())
            self.tried[:] = [(self.journal.last, backup)]
        for uid in changed:
            self.work.publish(MatchChanged(uid))
        self.restored()
        return before

    def _opened(self, backup: Backup) -> Database:
        return Database(backup.path, now=self.work.now, read_only=True)

    def _present(self) -> Backup | None:
        """Return the backup of the store as it is now; None where there is nothing in it."""
        if self.journal.is_empty:
            return None
        for last, backup in self.tried:
            if last == self.journal.last and backup.path.exists():
                return backup
        self.directory.make(at=self.work.now(), spare=None)
        present = self.directory.present()
        if present is None:
            path = self.directory.folder
            message = f"The present cannot be backed up, so nothing was brought back: {path}"
            raise storage.StoreError(message, path=path, reason="not_backed_up")
        return present

    def _replace_by(self, then: Database, *, is_ahead: bool) -> None:
        database = self.work.database
        with database.transaction():
            for document in then.all(store.ACCESS):
                evening = document["evening"]  # an organiser's log-in has none, and stays as it is
                if evening and not database.has(store.EVENINGS, evening):
                    database.put(store.ACCESS, document)
            for table in OF_A_DEVICE:
                for document in then.all(table) if is_ahead else _missing(database, then, table):
                    database.put(table, document)
            for table in (CHANGES, *OF_MATCHES, *OF_EVENINGS):
                database.become(table, then.all(table))
            self.journal.settle(is_answered=True)
        self.matches.summaries.clear()


def _missing(now: Database, then: Database, table: str) -> list[dict[str, Any]]:
    return [document for document in then.all(table) if not now.has(table, document["uid"])]


def _differ(now: Database, then: Database, table: str) -> bool:
    ours, theirs = ({document["uid"]: document for document in d.all(table)} for d in (now, then))
    return ours != theirs
