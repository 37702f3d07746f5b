"""The session: every verb of a scorer over one store."""

from __future__ import annotations

import secrets
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING

from scorekeeper.session.backups import Backups
from scorekeeper.session.confirmations import Confirmations
from scorekeeper.session.deals import Deals
from scorekeeper.session.deletions import Deletions
from scorekeeper.session.desk import Desk, Listener
from scorekeeper.session.drafts import Drafts, Settings
from scorekeeper.session.exchange import Exchange
from scorekeeper.session.matches import Matches
from scorekeeper.session.profiles import Profiles
from scorekeeper.session.seats import Seats
from scorekeeper.store import Finding, FindingKind, Journal, StoreWriteError, open_journal
from scorekeeper.store.archive import Archive
from scorekeeper.store.backups import Shelf

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from scorekeeper.session.club import Club

FILE = "scores.jsonl"


class Session:
    """The verbs by what they are about.

    They are `matches`, `deals`, `seats`, `people`, `deletions`, `drafts`, `settings`, `profiles`,
    `confirmations`, `exchange`, `backups` and `club`.
    """

    def __init__(
        self,
        journal: Journal,
        *,
        now: Callable[[], str],
        new_uid: Callable[[], str],
        new_secret: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """Work over an open journal.

        `now` gives ISO 8601 text, `new_uid` a new name, `new_secret` so many random bytes.
        """
        self._journal = journal
        desk = Desk(Archive(journal), now, new_uid)
        self._desk = desk
        self.matches = Matches(desk)
        self.deals = Deals(desk)
        self.seats = Seats(desk, self.matches)
        self.people = self.matches.people
        self.deletions = Deletions(desk)
        self.drafts = Drafts(desk)
        self.settings = Settings(desk)
        self.profiles = Profiles(desk)
        self.confirmations = Confirmations(desk)
        self.exchange = Exchange(desk, self.matches, self.profiles)
        self._club: Club | None = None
        self._club_comes = Lock()
        self._make_club = partial(self._club_with, new_secret)
        shelf = Shelf(store=journal.path)
        self.backups = Backups(desk, journal, self.matches, shelf, self._evenings_changed)
        self.findings: tuple[Finding, ...] = journal.findings
        """What was wrong with the store when it was opened, and was mended."""
        self.is_read = False
        """Whether somebody has been told of the findings."""

    @property
    def club(self) -> Club:
        """The club nights: loaded when somebody first asks for them, as most tables never do."""
        with self._club_comes:
            if self._club is None:
                self._club = self._make_club()
            return self._club

    def _club_with(self, new_secret: Callable[[int], bytes]) -> Club:
        from scorekeeper.session.club import Club  # noqa: PLC0415

        return Club(
            self._desk, self.matches, new_secret=new_secret, is_read_only=lambda: self.read_only
        )

    def _evenings_changed(self) -> None:
        if self._club is not None:  # before that nobody listens
            self._club.look_again()

    @property
    def path(self) -> Path:
        """The file that everything is kept in."""
        return self._journal.path

    @property
    def read_only(self) -> bool:
        """Whether nothing can be saved: a newer program made the store, or its disk failed."""
        return self._journal.read_only

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have a listener told of each match that changes; gives the call that ends it."""
        return self._desk.listen(listener)

    def put_back_what_is_lost(self) -> None:
        """Put back what a damage took, from histories and backups; what was done is a finding."""
        from scorekeeper.session.recovery import losses, put_back  # noqa: PLC0415

        is_damaged = FindingKind.DAMAGED in {finding.kind for finding in self.findings}
        archive, backups = self._desk.archive, self.backups.list()
        lost = losses(archive, backups, is_damaged=is_damaged, now=self._desk.now)
        if lost.found and not self.read_only:
            put_back(archive, lost)
            self.matches.summaries.clear()
            kind, kept = FindingKind.PUT_BACK, len(lost.found)
            self.findings += (Finding(kind=kind, aside=None, kept=kept, dropped=0),)

    def back_up_at_start(self) -> None:
        """Make a backup if something has changed since the last one.

        A disk that refuses keeps nobody from playing: it is a finding.
        """
        if self.read_only:
            return
        try:
            self.backups.make()
        except StoreWriteError:
            kind = FindingKind.NOT_BACKED_UP
            self.findings += (Finding(kind=kind, aside=None, kept=0, dropped=0),)

    def close(self) -> None:
        """Let go of the store."""
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
    journal = open_journal(folder / FILE, now=now)
    session = Session(journal, now=now, new_uid=new_uid, new_secret=new_secret)
    try:
        if FindingKind.DAMAGED in {finding.kind for finding in session.findings}:
            session.put_back_what_is_lost()
        session.back_up_at_start()
    except BaseException:
        session.close()
        raise
    return session
