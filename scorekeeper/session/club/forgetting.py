"""Forgetting a person: another name wherever theirs stood, and no file that still has the old one.

What they played stays, with every total and place: the uid goes on under the new name. Files are
done one by one, each in one step, the store itself last. Whatever ends the program in between
leaves each file as it was or as it will be, and the store, which knows what is to be done, says
so until all is done: `unfinished` names the people, and forgetting them again does the rest.
"""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from scorekeeper.club import MemberUid, Refused
from scorekeeper.club.refused import refused
from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import Player
from scorekeeper.rules.folders import FOLDER as RULES
from scorekeeper.session.club.erasing import Eraser
from scorekeeper.session.club.names_to_go import Names, alias_problems, names_of
from scorekeeper.session.club.spelling import is_in_bytes
from scorekeeper.session.club.traces import (
    FORGETTING,
    Documents,
    Sought,
)
from scorekeeper.session.desk import Desk
from scorekeeper.session.identities import identities
from scorekeeper.store import Journal, StoreWriteError
from scorekeeper.store.archive import PLAYERS
from scorekeeper.store.backups import Shelf
from scorekeeper.store.earlier import Earlier, earlier, take_away, unfinished, write_anew


class UnknownPersonError(ScorekeeperError):
    """There is nobody of this uid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten:
    """What became of the files of a store when a person was forgotten."""

    alias: str
    """What the person is called from now on."""
    rewritten: tuple[Path, ...] = ()
    """Files that are without the name now, the store itself the last of them."""
    cut: tuple[Path, ...] = ()
    """Those of them that were damaged: of these only what could be read is left."""
    removed: tuple[Path, ...] = ()
    """Files with the name that could not be read, or were never finished: they are gone."""
    shared: tuple[str, ...] = ()
    """Names of the person that somebody else has too: for them they stand where they stood."""
    left: tuple[Path, ...] = ()
    """Files of the folder that are not the program's, or were changed meanwhile, with the name."""


@dataclass(frozen=True, slots=True)
class _Work:
    """What is to be done, to each store in the same way."""

    sought: Sought
    names: Names
    root: str
    at: str

    def eraser(self, tables: Documents) -> Eraser:
        """What writes the documents of a store anew."""
        found = self.sought.traces(tables)
        # A name that somebody has in one store is that person's in all of them.
        found.all.others |= self.names.others
        return Eraser(
            sought=self.sought,
            found=found,
            own=self.names.own,
            aliases=self.names.aliases,
            root=self.root,
            at=self.at,
        )


@dataclass(frozen=True, slots=True)
class Forgetting:
    """The verb for one store; nobody else writes to it meanwhile."""

    desk: Desk

    @property
    def journal(self) -> Journal:
        """The journal of the store."""
        return self.desk.archive.journal

    def unfinished(self) -> tuple[tuple[MemberUid, str], ...]:
        """Who was to be forgotten when the program ended, and the name to come."""
        docs = (doc for doc in self.desk.archive.all(PLAYERS) if FORGETTING in doc)
        return tuple((MemberUid(doc["uid"]), str(doc[FORGETTING]["as"])) for doc in docs)

    def forget(self, uid: MemberUid, alias: str) -> Forgotten | Refused:
        """Have a person be called by a name that says nothing; see `Members.forget`."""
        with self.journal.lock:
            sought, root = self._sought(uid)
            going = root.get(FORGETTING) or {}
            alias = str(going.get("as", "")) or alias.strip()
            here = sought.traces(self.journal.documents())
            sought = replace(sought, misspelt=frozenset(here.misspelt))
            found = [sought.traces(tables) for tables in self._stores()]
            names = names_of(found, alias)
            if not going:
                if wrong := refused(alias_problems(found, names, root)):
                    return wrong
                said = {"as": alias, "names": sorted(names.own)}
                self.desk.archive.put(PLAYERS, {**root, FORGETTING: said})
            return self._done(_Work(sought, names, str(root["uid"]), self.desk.now()))

    def _sought(self, uid: MemberUid) -> tuple[Sought, dict[str, Any]]:
        known = identities(self.desk.archive.all(PLAYERS))
        root = known.of(Player("", uid)).uid
        kept = None if root is None else self.desk.archive.get(PLAYERS, root)
        if kept is None:
            raise UnknownPersonError(f"there is nobody {uid}")
        uids = (one for one in known.docs if known.of(Player("", one)).uid == root)
        return Sought(known, frozenset(uids)), kept

    def _stores(self) -> Iterator[Documents]:
        yield self.journal.documents()
        yield from (old.tables for old in earlier(self.journal.path))

    def _done(self, work: _Work) -> Forgotten:
        """The files one after the other; the store is the last, since it knows the names."""
        removed = [*self._clear_away(work.names)]
        rewritten: list[Path] = []
        cut: list[Path] = []
        for old in earlier(self.journal.path):
            if not old.is_whole and not _is_backup(old, self.journal.path):
                removed += self._taken_away(old, work.names)
            elif _says(old, work):
                write_anew(old, work.eraser(old.tables).told, at=work.at)
                rewritten.append(old.path)
                cut += [] if old.is_whole else [old.path]
        self.desk.archive.rewrite(work.eraser(self.journal.documents()).told)
        with contextlib.suppress(StoreWriteError):  # the next start makes it
            # The backups from before go less far than the numbers of the store do now.
            Shelf(store=self.journal.path).make(at=work.at, spare=None)
        return Forgotten(
            alias=work.names.aliases[0],
            rewritten=(*rewritten, self.journal.path),
            cut=tuple(cut),
            removed=tuple(removed),
            shared=tuple(sorted(work.names.own & work.names.others)),
            left=tuple(self._left(work.names)),
        )

    def _taken_away(self, old: Earlier, names: Names) -> list[Path]:
        """A piece of a store that cannot be read: it goes if it says the name."""
        if not is_in_bytes(old.content, names.looked_for):
            return []
        take_away(old.path)
        return [old.path]

    def _clear_away(self, names: Names) -> Iterator[Path]:
        """Files that were never finished: nobody reads them again. Those with the name are told."""
        for path in unfinished(self.journal.path):
            if is_in_bytes(path.read_bytes(), names.looked_for):
                yield path
            take_away(path)

    def _left(self, names: Names) -> Iterator[Path]:
        """Files of the folder, those of others too, that say the name after all."""
        folder = self.journal.path.parent
        places = (folder, Shelf(store=self.journal.path).folder, folder / RULES)
        files = (path for place in places for path in sorted(place.glob("*")) if path.is_file())
        for path in files:
            with contextlib.suppress(OSError):  # what cannot be read here says nothing to others
                if is_in_bytes(path.read_bytes(), names.looked_for):
                    yield path


def _says(old: Earlier, work: _Work) -> bool:
    """Whether a file may have to be written anew: it names the person, or says their uid."""
    by_uid = any(uid.encode() in old.content for uid in work.sought.uids)
    return by_uid or is_in_bytes(old.content, work.names.looked_for)


def _is_backup(old: Earlier, store: Path) -> bool:
    return old.path.parent != store.parent
