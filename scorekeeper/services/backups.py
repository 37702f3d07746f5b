"""Backups: the store as it was at an earlier start, looked at and brought back."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from scorekeeper.match.model import Match, MatchUid
from scorekeeper.services.matches import Matches, Summary
from scorekeeper.services.transactions import Desk
from scorekeeper.services.transfer import Pair
from scorekeeper.storage import (
    Finding,
    FindingKind,
    JournalStorage,
    StoreError,
    StoreTooNewError,
    StoreWriteError,
)
from scorekeeper.storage.backups import Backup, BackupDirectory
from scorekeeper.storage.database import (
    ACCESS,
    CHANGES,
    DEALS,
    DRAFTS,
    EVENINGS,
    MATCHES,
    OF_THE_CLUB,
    SETTINGS,
    TABLES,
    Database,
)

OF_A_DEVICE = (DRAFTS, SETTINGS)
"""Tables of which only what is missing comes back: what a device is typing, and its settings."""

CLUB = tuple(table for table in OF_THE_CLUB if table != ACCESS)
"""Tables with the evenings of a club, which come back; codes that were revoked do not."""

BESIDE = tuple(table for table in TABLES if table not in (*OF_A_DEVICE, CHANGES, *OF_THE_CLUB))
"""Tables that come back with the matches: house rules, players, confirmations."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """What a backup would change, each match with its names and totals.

    Matches at tables of a club are many, and are not told one by one.
    """

    backup: Backup
    come: tuple[Summary, ...]
    """Matches that are in the backup only."""
    go: tuple[Summary, ...]
    """Matches that are in the store only."""
    change: tuple[tuple[Summary, Summary], ...]
    """Matches in both that are not the same: as it is, as it would be."""
    same: int
    """How many matches would stay as they are."""
    house_rules: bool
    """True if house rules, people, or what players confirmed, would become another too."""
    device: bool
    """True if settings, or deals that were being typed, are missing and come back."""
    club: bool
    """True if any evening of a club would become another, or a match at one of its tables."""
    findings: tuple[Finding, ...]
    """What is wrong with the backup itself."""


@dataclass(frozen=True, slots=True)
class BackupContents:
    """How much a backup holds."""

    matches: int
    deals: int


@dataclass(frozen=True, slots=True)
class Backups:
    """The verbs for backups; they are made by themselves, at a start after something changed."""

    desk: Desk
    journal: JournalStorage
    matches: Matches
    shelf: BackupDirectory
    restored: Callable[[], None] = lambda: None
    """Called when evenings may be others than before."""
    tried: list[tuple[int, Backup]] = field(default_factory=list)
    """The backup that was brought back last, and the last line of the store right after it."""

    def list(self) -> tuple[Backup, ...]:
        """All backups, the newest first."""
        return self.shelf.backups()

    def make(self) -> Backup | None:
        """Copy the store as it is now; None where the newest backup is the same.

        Nothing is copied of a store without documents. While the store is behind a backup, none
        of those from before that was found is cleared away. Raises `StoreWriteError` where the
        disk refuses.
        """
        with self.journal.lock:
            if self.journal.is_empty:
                return None
            ahead = self.ahead()
            return self.shelf.make(at=self.desk.now(), spare=ahead.number if ahead else -1)

    def make_early(self) -> None:
        """Copy the store before any start has: until then nothing else has what it says.

        Raises `StoreWriteError`.
        """
        with self.journal.lock:
            if not self.journal.is_empty and not self.list():
                self.shelf.make(at=self.desk.now(), is_early=True)

    def tidy(self) -> None:
        """Write the store anew where that is worth it, once a backup has all that it says now.

        So a damage to the new file takes nothing that the backup has not got. Raises
        `StoreWriteError`; then the store goes on as it was.
        """
        with self.journal.lock:
            if not self.journal.is_untidy:
                return
            self.make()
            present = self.shelf.present()
            if present is not None:
                self.journal.compact()
                with contextlib.suppress(StoreWriteError):  # the one from before is as good
                    self.shelf.renew(present)

    def ahead(self) -> Backup | None:
        """Return the backup that has what the store lacks, until it is put back or given up."""
        found = (*self.journal.findings, *self.journal.notes)
        paths = {finding.backup for finding in found if finding.kind is FindingKind.BEHIND}
        return next((backup for backup in self.list() if backup.path in paths), None)

    def keep_present(self) -> None:
        """Give up what a backup has that the store lacks; the backup stays as others do.

        Raises `StoreError` where nothing can be saved.
        """
        self.journal.settle(is_answered=True)

    def of_path(self, path: Path) -> Backup | None:
        """Return the backup of a file; of one that lies elsewhere too, None where there is none."""
        known = next((one for one in self.list() if one.path == path.absolute()), None)
        if known is None and path.is_file():
            return Backup(path=path, number=0, at=None, size=path.stat().st_size)
        return known

    def contents(self, backup: Backup) -> BackupContents:
        """How many matches and deals a backup holds; `StoreError` where it cannot be read."""
        then = self._opened(backup)
        return BackupContents(then.count(MATCHES), then.count(DEALS))

    def preview(self, backup: Backup) -> Preview:
        """What would change with a backup; `StoreError` where it cannot be read."""
        return _told(self._compared(backup, self._opened(backup)))

    def restore(self, backup: Backup) -> Backup | None:
        """Have the matches as they are in a backup; gives a backup of what was there before.

        Where nothing was there it gives None. No backup is cleared away for it, and one that was
        only tried needs no backup of its own.

        It is one change of the store: all of it is done or nothing. Drafts and settings that are
        there stay; those that are missing come back.

        Raises `StoreError` where the backup cannot be read or the present cannot be backed up,
        `StoreTooNewError` where a newer program made it, `StoreWriteError` where the disk
        refuses; then everything is as it was.
        """
        then = self._opened(backup)
        with self.journal.lock:
            if FindingKind.TOO_NEW in {finding.kind for finding in then.journal.findings}:
                message = f"A newer Scorekeeper made this backup: {backup.path}"
                raise StoreTooNewError(message, path=backup.path)
            before = self._present()
            wanted = self._compared(backup, then)
            self._take_over(then, is_ahead=backup == self.ahead())
            self.tried[:] = [(self.journal.last, backup)]
        for match in (*wanted.come, *wanted.go, *(now for now, _ in wanted.change)):
            self.desk.notify(match.uid)
        self.restored()
        return before

    def _opened(self, backup: Backup) -> Database:
        return Database(backup.path, now=self.desk.now, read_only=True)

    def _present(self) -> Backup | None:
        """The backup of the store as it is now; None where there is nothing in it."""
        if self.journal.is_empty:
            return None
        for last, backup in self.tried:
            if last == self.journal.last and backup.path.exists():
                return backup
        self.shelf.make(at=self.desk.now(), spare=None)
        present = self.shelf.present()
        if present is None:
            path = self.shelf.folder
            message = f"The present cannot be backed up, so nothing was brought back: {path}"
            raise StoreError(message, path=path, reason="not_backed_up")
        return present

    def _take_over(self, then: Database, *, is_ahead: bool) -> None:
        """Have the store hold what a backup does; what a device keeps it keeps.

        It does not where the store is behind the backup: then that is what it kept last.
        """
        archive = self.desk.archive
        with archive.transaction():
            for document in then.all(ACCESS):
                evening = document["evening"]  # an organiser's log-in has none, and stays as it is
                if evening and not archive.has(EVENINGS, evening):
                    archive.put(ACCESS, document)
            for table in OF_A_DEVICE:
                come = then.all(table) if is_ahead else _lacks(archive, then, table)
                for document in come:
                    archive.put(table, document)
            for table in (CHANGES, *BESIDE, *CLUB):
                archive.become(table, then.all(table))
            self.journal.settle(is_answered=True)
        self.matches.summaries.clear()

    def _compared(self, backup: Backup, then: Database) -> Preview:
        desk = Desk(then, self.desk.now, self.desk.new_uid)
        ours = {summary.uid: summary for summary in self.matches.list(include_club=True)}
        theirs = {summary.uid: summary for summary in Matches(desk).list(include_club=True)}
        both = [uid for uid in ours if uid in theirs]
        changed = [uid for uid in both if not _is_same(self.desk.archive, then, uid)]
        return Preview(
            backup=backup,
            come=tuple(theirs[uid] for uid in theirs if uid not in ours),
            go=tuple(ours[uid] for uid in ours if uid not in theirs),
            change=tuple((ours[uid], theirs[uid]) for uid in changed),
            same=len(both) - len(changed),
            house_rules=any(_differ(self.desk.archive, then, table) for table in BESIDE),
            device=any(_lacks(self.desk.archive, then, table) for table in OF_A_DEVICE),
            club=any(_differ(self.desk.archive, then, table) for table in CLUB),
            findings=then.journal.findings,
        )


def _told(found: Preview) -> Preview:
    """A comparison as people want to see it: without the matches of clubs."""
    come, go = ([one for one in some if one.club is None] for some in (found.come, found.go))
    change = [(now, then) for now, then in found.change if now.club is None]
    left = len(come) + len(go) + len(change)
    is_club = found.club or left < len(found.come) + len(found.go) + len(found.change)
    return replace(found, come=tuple(come), go=tuple(go), change=tuple(change), club=is_club)


def _lacks(now: Database, then: Database, table: str) -> list[dict[str, Any]]:
    """Return the documents of a table that are in a backup only."""
    return [document for document in then.all(table) if not now.has(table, document["uid"])]


def _differ(one: Database, other: Database, table: str) -> bool:
    """Return True if a table holds anything else in one than in the other."""
    mine, theirs = ({kept["uid"]: kept for kept in each.all(table)} for each in (one, other))
    return mine != theirs


def deal_pairs(now: Match, then: Match) -> tuple[Pair, ...]:
    """The deals of two states of a match side by side: those of now, then those of then alone."""
    there = {played.uid: place for place, played in enumerate(then.deals)}
    pairs: list[Pair] = []
    for place, played in enumerate(now.deals):
        other = there.pop(played.uid, None)
        pairs.append(Pair(place, other, other is not None and then.deals[other] == played))
    return (*pairs, *(Pair(None, place, is_same=False) for place in there.values()))


def _is_same(one: Database, other: Database, uid: MatchUid) -> bool:
    """Return True if a match has the same set-up, the same deals and the same history in both."""
    return one.get(MATCHES, uid) == other.get(MATCHES, uid) and all(
        one.of_match(table, uid) == other.of_match(table, uid) for table in (DEALS, CHANGES)
    )
