"""Evenings as values, read from the store once and written back document by document."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import partial
from itertools import islice

from scorekeeper.club import Evening, EveningUid, Refused
from scorekeeper.errors import ScorekeeperError
from scorekeeper.session.club.documents import Doc, evening_of, numbered, numbers_of, writes
from scorekeeper.session.club.naming import shown, told
from scorekeeper.session.deletions import DELETED
from scorekeeper.session.desk import Desk
from scorekeeper.session.identities import Identities, identities
from scorekeeper.store.archive import (
    CLUB_LOG,
    CLUB_ROUNDS,
    CLUB_TABLES,
    EVENINGS,
    PLAYERS,
)

OF_EVENINGS = (EVENINGS, CLUB_ROUNDS, CLUB_TABLES, CLUB_LOG)


class UnknownEveningError(ScorekeeperError):
    """There is no evening of this uid."""


class Cabinet:
    """What was read once is given again until anything in its tables was written otherwise."""

    def __init__(self, desk: Desk) -> None:
        """Keep evenings of the archive of a desk at hand."""
        self._desk = desk
        self._kept: dict[EveningUid, Evening] = {}
        self._shown: dict[EveningUid, Evening] = {}
        self._numbers: dict[EveningUid, tuple[int, ...]] = {}
        self._stamps = (-1, -1)

    def open(self, uid: EveningUid) -> Evening:
        """An evening, everybody called as today; raises `UnknownEveningError`, `ClubFileError`."""
        with self._alone():
            self._look_again()
            if uid not in self._shown:
                self._shown[uid] = shown(self._read(uid), self._people())
            return self._shown[uid]

    def change(
        self, uid: EveningUid, step: Callable[[Evening], Evening | Refused]
    ) -> tuple[Evening, Evening] | Refused:
        """Have an evening be what a step makes of it: as it was before and as it is now.

        Nobody else changes it in between. Raises what `open` raises, and `StoreError`.
        """
        with self._alone(), self._desk.archive.transaction():
            before = self.open(uid)
            after = step(before)
            if isinstance(after, Refused):
                return after
            self._write(uid, before, after)
            return before, self._shown[uid]

    def add(self, evening: Evening, head: Doc) -> None:
        """Keep a new evening; `head` are fields that its head has beside the evening's own."""
        with self._alone(), self._desk.archive.transaction():
            for table, _, document in writes(None, evening, head=lambda: head):
                if document is not None:
                    self._desk.archive.put(table, document)

    def head(self, uid: EveningUid) -> Doc:
        """The document of an evening that is not deleted; raises `UnknownEveningError`."""
        head = self._desk.archive.get(EVENINGS, uid)
        if head is None or DELETED in head:
            raise UnknownEveningError(f"there is no evening {uid}")
        return head

    def has(self, uid: EveningUid) -> bool:
        """Whether there is such an evening, not deleted, readable or not."""
        with self._alone():
            self._look_again()
            if uid in self._kept:
                return True
            head = self._desk.archive.get(EVENINGS, uid)
            return head is not None and DELETED not in head

    def _write(self, uid: EveningUid, before: Evening, after: Evening) -> None:
        archive, kept = self._desk.archive, self._read(uid)
        now = replace(after, members=kept.members)
        if after.members is not before.members:
            now = replace(after, members=tuple(told(after.members, kept.members, before.members)))
            after = shown(now, self._people())
        numbers, head = self._numbers[uid], partial(self.head, uid)
        for table, name, document in writes(kept, now, head=head, numbers=numbers):
            if document is None:
                archive.remove(table, name)
            else:
                archive.put(table, document)
        self._numbers[uid] = tuple(islice(numbered(numbers), len(now.log)))
        self._kept[uid], self._shown[uid] = now, after
        self._stamps = self._now()

    def _read(self, uid: EveningUid) -> Evening:
        """An evening with the names that it was told."""
        found = self._kept.get(uid)
        if found is None:
            self.head(uid)
            found = evening_of(self._desk.archive, uid)
            if found is None:
                raise UnknownEveningError(f"there is no evening {uid}")
            self._kept[uid] = found
            self._numbers[uid] = numbers_of(self._desk.archive, uid)
        return found

    def _look_again(self) -> None:
        now = self._now()
        if self._stamps[0] != now[0]:
            self._kept.clear()
        if self._stamps != now:
            self._shown.clear()
        self._stamps = now

    def _now(self) -> tuple[int, int]:
        archive = self._desk.archive
        return archive.stamp(*OF_EVENINGS), archive.stamp(PLAYERS)

    def _people(self) -> Identities:
        return identities(self._desk.archive.all(PLAYERS))

    def _alone(self) -> AbstractContextManager[bool]:
        return self._desk.archive.alone()
