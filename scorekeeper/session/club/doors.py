"""The documents of codes and visitors, looked up often and seldom written."""

from collections.abc import Sequence

from scorekeeper.club import EveningUid
from scorekeeper.session.club.visitors import DIGEST, Doc, same_door
from scorekeeper.store.archive import ACCESS, Archive


class Doors:
    """What was read once is given again until anything of it was written; never to be changed."""

    def __init__(self, archive: Archive) -> None:
        """Read the documents of an archive when they are first asked for."""
        self._archive = archive
        self._stamp = -1
        self._all: Sequence[Doc] = ()

    def all(self) -> Sequence[Doc]:
        """Every code and every visitor, in the order in which they came."""
        with self._archive.alone():
            stamp = self._archive.stamp(ACCESS)
            if stamp != self._stamp:
                self._all = tuple(self._archive.all(ACCESS))
                self._stamp = stamp
            return self._all

    def visitors(self) -> list[Doc]:
        """Every visitor."""
        return [kept for kept in self.all() if DIGEST in kept]

    def visitors_at(self, evening: EveningUid, table: int | None) -> list[Doc]:
        """The visitors of a table, or for None the screens of an evening."""
        return [kept for kept in self.visitors() if same_door(kept, evening, table)]
