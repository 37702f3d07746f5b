"""Who a name or uid of a match stands for: people as the store knows them.

A person's document has a name, a note, and the names under which matches without uids know
that person. One that is the same person as another points to it, and so can be parted again.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scorekeeper.match.model import Player

Doc = Mapping[str, Any]

FORGOTTEN = "forgotten"
"""The field of a person whose names are gone for good: no file brings them back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """One person; without a uid somebody of whom only the name is known."""

    uid: str | None
    name: str
    note: str = ""

    @property
    def key(self) -> str:
        """What tells this person from all others."""
        return self.uid or self.name

    @property
    def label(self) -> str:
        """The name, with the note where there is one."""
        return labelled(self.name, self.note)


def labelled(name: str, note: str) -> str:
    """A name with a note that tells two of that name apart."""
    return f"{name} ({note})" if note else name


@dataclass(frozen=True, slots=True)
class Identities:
    """Everybody the store knows, by uid and by name."""

    docs: Mapping[str, Doc]
    by_name: Mapping[str, str]
    """Names of matches without uids, each with the uid of its person."""

    def of(self, player: Player) -> Identity:
        """Who a player of a match is."""
        if player.uid is not None:
            return self._at(player.uid) or Identity(uid=player.uid, name=player.name)
        uid = self.by_name.get(player.name)
        found = None if uid is None else self._at(uid)
        return found or Identity(uid=None, name=player.name)

    def people(self) -> tuple[Identity, ...]:
        """Every person once; those who are the same as another are not among them."""
        found = (self._at(uid) for uid in self.docs)
        return tuple({one.key: one for one in found if one is not None}.values())

    def called(self, players: Sequence[Player]) -> dict[str, Player]:
        """Each name of one match with the person it stands for; no two people get one name.

        People of one name are told apart by their notes, else each keeps the name of the match.
        """
        who = {player.name: self.of(player) for player in players}
        written = {one.key: name for name, one in reversed(who.items())}
        people = {one.key: one for one in who.values()}
        shown = {key: one.name for key, one in people.items()}
        for otherwise in ({key: one.label for key, one in people.items()}, written):
            twice = {name for name, count in Counter(shown.values()).items() if count > 1}
            shown = {key: otherwise[key] if name in twice else name for key, name in shown.items()}
        if len(set(shown.values())) < len(shown):
            shown = written
        return {name: Player(shown[one.key], one.uid) for name, one in who.items()}

    def _at(self, uid: str) -> Identity | None:
        """The person of a uid, or the one who that is the same as."""
        met: set[str] = set()
        while (doc := self.docs.get(uid)) is not None:
            same = doc.get("same_as")
            if not isinstance(same, str) or same in met or same not in self.docs:
                return Identity(uid=uid, name=str(doc["name"]), note=str(doc.get("note") or ""))
            met.add(uid)
            uid = same
        return None


def identities(docs: Iterable[Doc]) -> Identities:
    """Who everybody is, from the documents of the store; of two with one name the first has it."""
    known = {str(doc["uid"]): doc for doc in docs}
    by_name: dict[str, str] = {}
    for uid, doc in known.items():
        for name in doc.get("names") or ():
            by_name.setdefault(str(name), uid)
    return Identities(known, by_name)
