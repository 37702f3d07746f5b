"""The session: every verb of a scorer over one store."""

from __future__ import annotations

import contextlib
import secrets
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Any

from scorekeeper.services.backups import Backups
from scorekeeper.services.deals import Deals
from scorekeeper.services.drafts import Confirmations, Drafts, Settings
from scorekeeper.services.house_rules import Profiles
from scorekeeper.services.matches import Deletions, Matches, Seats
from scorekeeper.services.transactions import Listener, UnitOfWork
from scorekeeper.services.transfer import Exchange
from scorekeeper.storage import (
    Finding,
    FindingKind,
    StoreError,
    StoreWriteError,
)
from scorekeeper.storage.backups import Backup, BackupDirectory
from scorekeeper.storage.database import CHANGES, DEALS, MATCHES, Database

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from scorekeeper.services.club import Club


FILE = "scores.jsonl"


class Session:
    """The verbs by what they are about.

    They are `matches`, `deals`, `seats`, `people`, `deletions`, `drafts`, `settings`, `profiles`,
    `confirmations`, `exchange`, `backups` and `club`.
    """

    def __init__(
        self,
        database: Database,
        *,
        now: Callable[[], str],
        new_uid: Callable[[], str],
        new_secret: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """Work over an open store.

        `now` gives ISO 8601 text, `new_uid` a new name, `new_secret` so many random bytes.
        """
        self._journal = journal = database.journal
        work = UnitOfWork(database, now, new_uid)
        self._work = work
        self.matches = Matches(work)
        self.deals = Deals(work, self.matches)
        self.seats = Seats(work, self.matches)
        self.people = self.matches.people
        self.deletions = Deletions(work)
        self.drafts = Drafts(work)
        self.settings = Settings(work)
        self.profiles = Profiles(work)
        self.confirmations = Confirmations(work)
        self.exchange = Exchange(work, self.matches, self.profiles)
        self._club: Club | None = None
        self._club_comes = Lock()
        self._make_club = partial(self._club_with, new_secret)
        self._stop_waiting: Callable[[], None] = lambda: None
        shelf = BackupDirectory(store=journal.path)
        self.backups = Backups(work, journal, self.matches, shelf, self._evenings_changed)
        self._noted: tuple[Finding, ...] = ()
        self.is_read = False
        """True if somebody has been told of the findings."""

    @property
    def club(self) -> Club:
        """The club nights: loaded when somebody first asks for them, as most tables never do."""
        with self._club_comes:
            if self._club is None:
                self._club = self._make_club()
            return self._club

    def _club_with(self, new_secret: Callable[[int], bytes]) -> Club:
        from scorekeeper.services.club import Club  # noqa: PLC0415

        return Club(
            self._work, self.matches, new_secret=new_secret, is_read_only=lambda: self.read_only
        )

    def _evenings_changed(self) -> None:
        if self._club is not None:  # before that nobody listens
            self._club.look_again()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was wrong with the store, now or at a start of which nobody may have read."""
        return (*self._journal.findings, *self._journal.notes, *self._noted)

    def note(self, finding: Finding) -> None:
        self._noted += (finding,)

    def findings_were_read(self) -> None:
        """Have no later start tell the findings again, but for what still has to be answered."""
        self.is_read = True
        with contextlib.suppress(StoreError):  # then it does
            self._journal.settle()

    @property
    def ahead(self) -> Backup | None:
        """The backup that has what the store lacks, until that is answered; see `backups`."""
        return self.backups.ahead()

    def keep_present(self) -> bool:
        """Go on without what a backup has that the store lacks; raises `StoreError`."""
        self.backups.keep_present()
        return True

    @property
    def path(self) -> Path:
        return self._journal.path

    @property
    def read_only(self) -> bool:
        """True if nothing can be saved: a newer program made the store, or its disk failed."""
        return self._journal.read_only

    def listen(self, listener: Listener) -> Callable[[], None]:
        return self._work.listen(listener)

    def back_up_at_start(self) -> None:
        """Make a backup if something has changed since the last one, and tidy the store up.

        A disk that refuses keeps nobody from playing: it is a finding.
        """
        if self.read_only:
            return
        steps = (
            (self.backups.make, FindingKind.NOT_BACKED_UP),
            (self.backups.tidy, FindingKind.NOT_COMPACTED),
        )
        for step, kind in steps:
            try:
                step()
            except StoreWriteError as error:
                self.note(Finding(kind=kind, aside=None, kept=0, dropped=0, answer=error.answer))
                return
        if not self.backups.list():  # the next start is too late for what says who plays
            self._stop_waiting = self.listen(lambda _: self._back_up_first())

    def _back_up_first(self) -> None:
        """Have a first backup as soon as there is a match: until then nothing else has it."""
        self._stop_waiting()
        with contextlib.suppress(StoreWriteError):  # the next start says it
            self.backups.make_early()

    def note_lost_set_ups(self) -> None:
        """Say of how many matches a damage has left nothing but deals."""
        if lost := set_ups_lost(self._work.database):
            kind = FindingKind.SET_UP_LOST
            self.note(Finding(kind=kind, aside=None, kept=0, dropped=len(lost)))

    def let_go(self) -> None:
        """Let go of the store after a start that failed: what was found is still to be told."""
        self._journal.let_go()

    def close(self) -> None:
        self._journal.close()


def open_session(
    folder: Path,
    *,
    now: Callable[[], str],
    new_uid: Callable[[], str],
    new_secret: Callable[[int], bytes] = secrets.token_bytes,
) -> Session:
    """The session over the store in a folder, which is made where there is none.

    Raises `StoreBusyError` where another process has it, `StoreError` where it cannot be used.
    """
    database = Database(folder / FILE, now=now)
    session = Session(database, now=now, new_uid=new_uid, new_secret=new_secret)
    try:
        if FindingKind.DAMAGED in {finding.kind for finding in session.findings}:
            session.note_lost_set_ups()
        session.back_up_at_start()
    except BaseException:
        session.let_go()
        raise
    return session


def set_ups_lost(database: Database) -> tuple[str, ...]:
    """Return the matches of which there are deals, and nothing that says who played them.

    Of a match that was deleted the deals stay, and its history ends with no set-up.
    """
    deals = dict.fromkeys(deal["match"] for deal in database.picked(DEALS, "match"))
    unknown = (uid for uid in deals if not database.has(MATCHES, uid))
    return tuple(uid for uid in unknown if not _is_deleted(database.last_of_match(CHANGES, uid)))


def _is_deleted(change: Mapping[str, Any] | None) -> bool:
    return change is not None and change.get("deal") is None and change.get("after") is None
