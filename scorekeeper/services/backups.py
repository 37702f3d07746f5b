"""Backups of the store: list, make, preview and restore them."""

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
from scorekeeper.storage.backups import Backup, BackupDirectory, Reason, number_in_name
from scorekeeper.storage.database import CHANGES, Database

OF_A_DEVICE = (store.DRAFTS, store.SETTINGS)
"""Tables with documents of single devices. A restoration adds only the missing ones."""

OF_EVENINGS = tuple(table for table in store.OF_THE_CLUB if table != store.ACCESS)
"""Tables of club sessions that a restoration replaces.

Codes and phones are not replaced: their access may have been revoked since the backup.
"""

OF_MATCHES = tuple(
    table for table in store.TABLES if table not in (*OF_A_DEVICE, CHANGES, *store.OF_THE_CLUB)
)
"""Tables that are restored with the matches: house rules, players, confirmations."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """The changes that restoring a backup would make; club matches are not listed."""

    backup: Backup
    added: tuple[Summary, ...]  # matches in the backup only
    removed: tuple[Summary, ...]  # matches in the store only
    changed: tuple[tuple[Summary, Summary], ...]
    """Matches that differ: in the store, in the backup."""
    same: int  # number of matches that do not change
    house_rules: bool
    """True if house rules, people or confirmed values would change."""
    device: bool  # true if missing settings or drafts would be restored
    club: bool
    """True if a club session, or a match at one of its tables, would change."""
    findings: tuple[storage.Finding, ...]  # faults of the backup


@dataclass(frozen=True, slots=True)
class BackupContents:
    """The numbers of matches and deals in a backup."""

    matches: int
    deals: int


@dataclass(frozen=True, slots=True)
class Backups:
    """Actions on backups. The app makes them automatically when it starts or closes."""

    work: UnitOfWork
    journal: storage.JournalStorage
    matches: Matches
    directory: BackupDirectory
    on_evenings_changed: Callable[[], None] = lambda: None  # called after a backup was restored
    last_restored: list[tuple[int, Backup]] = field(default_factory=list)
    """The last restoration, if any: the number of the last line after it, and the backup."""

    def list(self) -> tuple[Backup, ...]:
        """Return all backups, the newest first."""
        return self.directory.backups()

    def make(self, reason: Reason = "automatic") -> Backup | None:
        """Back up the store and return the new backup.

        Returns None if the store is empty or the same as in the newest backup.

        While a backup is ahead of the store, neither it nor an older one is deleted to save space.
        Raises `StoreWriteError` if the backup cannot be written.
        """
        with self.journal.lock:
            if self.journal.is_empty:
                return None
            newer = self.newer_backup()
            return self.directory.make(
                at=self.work.now(), spare=newer.number if newer else -1, reason=reason
            )

    def renew(self, backup: Backup) -> Backup:
        """Replace a backup by one of the current store, and return the new backup.

        Returns the old backup if the store has not changed since. Raises `StoreWriteError` if the
        new backup cannot be written.
        """
        with self.journal.lock:
            if self.directory.current_backup() == backup:
                return backup
            return self.directory.renew(backup, at=self.work.now())

    def make_early(self) -> None:
        """Back up a new store now, not at its next start; do nothing if it has a backup."""
        with self.journal.lock:
            if not self.journal.is_empty and not self.list():
                self.directory.make(at=self.work.now(), is_early=True)

    def compact_if_needed(self) -> None:
        """Compact the file of the store if that saves enough, after a complete backup.

        Damage to the new file then loses nothing. Raises `StoreWriteError` if the file cannot be
        written; the store is then unchanged.
        """
        with self.journal.lock:
            if not self.journal.needs_compacting:
                return
            self.make()
            present = self.directory.current_backup()
            if present is not None:
                self.journal.compact()
                with contextlib.suppress(storage.StoreWriteError):  # the old one is as good
                    self.directory.renew(present)

    def newer_backup(self) -> Backup | None:
        """Return the backup with changes that the store lacks; None if the store is complete.

        The backup is returned until it is restored, or given up by `dismiss_newer_backup`.
        """
        findings = (*self.journal.findings, *self.journal.unread_findings)
        behind = storage.FindingKind.BEHIND
        paths = {finding.backup for finding in findings if finding.kind is behind}
        return next((backup for backup in self.list() if backup.path in paths), None)

    def dismiss_newer_backup(self) -> bool:
        """Store that the changes of `newer_backup` are given up; always return True.

        Raises `StoreError` if the store cannot be written.
        """
        self.journal.mark_findings_read(is_answered=True)
        return True

    def contents(self, backup: Backup) -> BackupContents:
        """Return the numbers of matches and deals in a backup.

        Raises `StoreError` if the backup is unreadable.
        """
        then = self._open(backup)
        return BackupContents(len(then.table(store.MATCHES)), len(then.table(store.DEALS)))

    def preview(self, backup: Backup) -> Preview:
        """Return how restoring a backup would change the store.

        Raises `StoreError` if the backup is unreadable.
        """
        now = self.work.database
        then = self._open(backup)
        before = Matches(UnitOfWork(then, self.work.library, self.work.now, self.work.new_uid))
        ours = {summary.uid: summary for summary in self.matches.list(include_club=True)}
        theirs = {summary.uid: summary for summary in before.list(include_club=True)}
        added = [theirs[uid] for uid in theirs if uid not in ours]
        removed = [ours[uid] for uid in ours if uid not in theirs]
        changed = [
            (ours[uid], theirs[uid])
            for uid in ours
            if uid in theirs
            and now.match_documents(CHANGES, uid) != then.match_documents(CHANGES, uid)
        ]
        affected = (*added, *removed, *(mine for mine, _ in changed))
        of_club = [match for match in affected if match.club]
        return Preview(
            backup=backup,
            added=tuple(summary for summary in added if not summary.club),
            removed=tuple(summary for summary in removed if not summary.club),
            changed=tuple(pair for pair in changed if not pair[0].club),
            same=len(ours) - len(removed) - len(changed),
            house_rules=any(_differ(now, then, table) for table in OF_MATCHES),
            device=any(_missing_documents(now, then, table) for table in OF_A_DEVICE),
            club=bool(of_club) or any(_differ(now, then, table) for table in OF_EVENINGS),
            findings=self.findings(backup),
        )

    def findings(self, backup: Backup) -> tuple[storage.Finding, ...]:
        """Return the faults of a backup; raise `StoreError` if it is unreadable.

        A backup that ends before the last change in its name was cut off.
        """
        journal = self._open(backup).journal
        last = number_in_name(backup.path)
        is_known = any(finding.kind is storage.FindingKind.DAMAGED for finding in journal.findings)
        if last is None or journal.last >= last or is_known:
            return journal.findings
        kind = storage.FindingKind.DAMAGED
        missing = last - journal.last
        cut_off = storage.Finding(kind=kind, kept=journal.last, dropped=missing)
        return (cut_off, *journal.findings)

    def restore(self, backup: Backup) -> Backup | None:
        """Restore a backup, in one transaction; return a backup of the replaced content.

        Current drafts and settings stay; missing ones are restored. No other backup is deleted.
        Publishes events for all changed matches and for the sessions of clubs.

        Returns:
            The backup of the replaced content; None if the store was empty.

        Raises:
            StoreError: The backup is unreadable or empty, or the current store cannot be backed up.
            StoreTooNewError: A newer version made the backup.
            StoreWriteError: The store cannot be written.
        """
        database = self.work.database
        then = self._open(backup)
        if then.journal.is_empty:
            message = f"There are no games in this backup: {backup.path}"
            raise storage.StoreError(message, path=backup.path, reason="empty_backup")
        with self.journal.lock:
            if storage.FindingKind.TOO_NEW in {finding.kind for finding in then.journal.findings}:
                message = f"A newer Scorekeeper made this backup: {backup.path}"
                raise storage.StoreTooNewError(message, path=backup.path)
            before = self._back_up_current_store()
            uids = dict.fromkeys(map(MatchUid, (*database.match_uids(), *then.match_uids())))
            old = database.match_documents
            new = then.match_documents
            changed = [uid for uid in uids if old(CHANGES, uid) != new(CHANGES, uid)]
            self._replace_by(then, is_ahead=backup == self.newer_backup())
            self.last_restored[:] = [(self.journal.last, backup)]
        for uid in changed:
            self.work.publish(MatchChanged(uid))
        self.on_evenings_changed()
        return before

    def _open(self, backup: Backup) -> Database:
        return Database(backup.path, now=self.work.now, read_only=True)

    def _back_up_current_store(self) -> Backup | None:
        """Return a backup of the current store, made if needed; None if the store is empty.

        Raises `StoreError` if no backup can be made.
        """
        if self.journal.is_empty:
            return None
        for last, backup in self.last_restored:
            # Nothing has changed since this backup was restored.
            if last == self.journal.last and backup.path.exists():
                return backup
        self.directory.make(at=self.work.now(), spare=None, reason="restore")
        present = self.directory.current_backup()
        if present is None:
            path = self.directory.folder
            message = f"The present cannot be backed up, so nothing was brought back: {path}"
            raise storage.StoreError(message, path=path, reason="not_backed_up")
        return present

    def _replace_by(self, then: Database, *, is_ahead: bool) -> None:
        """Replace the content of the store by the store in a backup, in one transaction.

        Args:
            then: The store in the backup.
            is_ahead: True if the backup is ahead of the store. Only then it also replaces current
                drafts and settings.
        """
        database = self.work.database
        with database.transaction():
            for document in then.table(store.ACCESS).all():
                # Log-ins of organisers belong to no session. They stay as they are.
                evening = document["evening"]
                if evening and not database.table(store.EVENINGS).contains(doc_id=evening):
                    database.table(store.ACCESS).put(document)
            for table in OF_A_DEVICE:
                documents = (
                    then.table(table).all()
                    if is_ahead
                    else _missing_documents(database, then, table)
                )
                for document in documents:
                    database.table(table).put(document)
            for table in (CHANGES, *OF_MATCHES, *OF_EVENINGS):
                database.replace_documents(table, then.table(table).all())
            self.journal.mark_findings_read(is_answered=True)
        self.matches.summaries.clear()


def _missing_documents(now: Database, then: Database, table: str) -> list[dict[str, Any]]:
    """Return the documents of a table in the store `then` that the store `now` lacks."""
    return [
        document
        for document in then.table(table).all()
        if not now.table(table).contains(doc_id=document["uid"])
    ]


def _differ(now: Database, then: Database, table: str) -> bool:
    """Return True if a table has different documents in two stores, regardless of their order."""
    ours = {document["uid"]: document for document in now.table(table).all()}
    theirs = {document["uid"]: document for document in then.table(table).all()}
    return ours != theirs
