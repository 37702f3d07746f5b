"""People: who has played, what they are called now, and who is the same person as whom.

Matches stay as they were written; a person's document says how the names and uids in them are
read. So an old match shows a new name, a merger is one change that can be taken back at any
time, and a record that leaves the app says what it always said.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.match.model import Match, MatchUid, Player, Side
from scorekeeper.match.seating import names_of
from scorekeeper.problem import Problem
from scorekeeper.services.events import MatchChanged
from scorekeeper.services.set_up import SetUp
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage.database import DEALS, MATCHES, PLAYERS

Doc = Mapping[str, Any]

FORGOTTEN = "forgotten"
"""The field of a person whose names are gone for good: no file brings them back."""
CHANGED = "changed"
"""The field of a person with the time of the last change: of two states the later one stands."""
DEMO = "demo"  # the field of a match that is there to try things with


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """One person; without a uid somebody of whom only the name is known."""

    uid: str | None
    name: str
    note: str = ""

    @property
    def key(self) -> str:
        """The uid or, without one, the name: it tells this person from all others."""
        return self.uid or self.name

    @property
    def label(self) -> str:
        return name_with_note(self.name, self.note)


def name_with_note(name: str, note: str) -> str:
    """Return a name with a note that tells two of that name apart."""
    return f"{name} ({note})" if note else name


def _identity(document: Doc) -> Identity:
    note = str(document.get("note") or "")
    return Identity(uid=document["uid"], name=str(document["name"]), note=note)


@dataclass(frozen=True, slots=True)
class Identities:
    """Everybody the store knows, by uid and by name."""

    docs: Mapping[str, Doc]
    by_name: Mapping[str, str]  # names of matches without uids, each with the uid of its person

    def of(self, player: Player) -> Identity:
        """Return the person that a player of a match is, or is the same as."""
        uid = self.by_name.get(player.name) if player.uid is None else player.uid
        met: set[str] = set()
        while uid is not None and (doc := self.docs.get(uid)) is not None:
            same = doc.get("same_as")
            if not isinstance(same, str) or same in met or same not in self.docs:
                return _identity(doc)
            met.add(uid)
            uid = same
        return Identity(uid=player.uid, name=player.name)

    def people(self) -> tuple[Identity, ...]:
        """Return every person once; those who are the same as another are not among them."""
        people = (self.of(Player("", uid)) for uid in self.docs)
        return tuple({person.key: person for person in people}.values())

    def current_players(self, players: Sequence[Player]) -> dict[str, Player]:
        """Return each name of one match with the person it stands for; no two get one name.

        People of one name are told apart by their notes, else each keeps the name of the match.
        """
        who = {player.name: self.of(player) for player in players}
        written = {person.key: name for name, person in reversed(who.items())}
        labels = {person.key: person.label for person in who.values()}
        names = {person.key: person.name for person in who.values()}
        for otherwise in (labels, written):
            twice = {name for name, count in Counter(names.values()).items() if count > 1}
            names = {key: otherwise[key] if name in twice else name for key, name in names.items()}
        if len(set(names.values())) < len(names):
            names = written
        return {name: Player(names[person.key], person.uid) for name, person in who.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownPerson:
    who: Identity
    matches: tuple[MatchUid, ...] = ()
    """Those that were played, in which nobody else's name is meant."""
    also: tuple[Identity, ...] = ()  # people who are known to be this person


@dataclass(frozen=True, slots=True)
class People:
    """The verbs for people; `forget` is called when old matches are read otherwise from now on."""

    work: UnitOfWork
    forget: Callable[[], None] = lambda: None

    def identities(self) -> Identities:
        """Return everybody as they are known now; of two with one name the first has it."""
        docs = {str(doc["uid"]): doc for doc in self.work.database.all(PLAYERS)}
        by_name: dict[str, str] = {}
        for uid, doc in docs.items():
            for name in doc.get("names") or ():
                by_name.setdefault(str(name), uid)
        return Identities(docs, by_name)

    def current_players(self, match: Match) -> Mapping[str, Player]:
        """Return each name that is written in a match with the person it stands for."""
        known = self.identities()
        return known.current_players(names_of(match)) if known.docs else {}

    def list(
        self, *, is_nobody: Callable[[str], bool] = lambda _: False
    ) -> tuple[KnownPerson, ...]:
        """Return everybody by name; seats without a person are left out, and demo matches."""
        known = self.identities()
        who = {person.key: person for person in known.people()}
        matches: dict[str, list[MatchUid]] = defaultdict(list)
        also: dict[str, list[Identity]] = defaultdict(list)
        for uid, players in self._played():
            for person in {person.key: person for person in map(known.of, players)}.values():
                if not is_nobody(person.name):
                    who.setdefault(person.key, person)
                    matches[person.key].append(uid)
        for other, doc in known.docs.items():
            if (key := known.of(Player("", other)).key) != other:
                also[key].append(_identity(doc))
        people = sorted(who.values(), key=lambda person: (person.label.casefold(), person.key))
        return tuple(
            KnownPerson(
                who=person, matches=tuple(matches[person.key]), also=tuple(also[person.key])
            )
            for person in people
        )

    def add(self, name: str, note: str = "") -> Identity:
        """Add a new person, whoever else has that name."""
        who = Identity(uid=None, name=name.strip(), note=note.strip())
        return self._put({**self._document(who), "names": [name_with_note(name, note)]})

    def rename(self, who: Identity, name: str, note: str = "") -> Identity:
        """Rename a person, in old matches too."""
        before = self._document(who)
        labels = (who.label if who.note else "", name_with_note(name, note) if note else "")
        names = dict.fromkeys((*before["names"], *filter(None, labels)))
        return self._put({**before, "name": name.strip(), "note": note.strip(), "names": [*names]})

    def shared_matches(self, person: Identity, other: Identity) -> tuple[MatchUid, ...]:
        """Return the matches in which both played: then they cannot be one person."""
        known = self.identities()
        keys = {person.key, other.key}
        return tuple(
            uid
            for uid, players in self._played()
            if keys <= {known.of(player).key for player in players}
        )

    def merge(self, gone: Identity, *, into: Identity) -> tuple[Problem, ...]:
        """Merge two people under the name of the other; nothing if they met in a match."""
        if gone.key == into.key:
            return (Problem("same_match", "people", {"matches": 0}),)
        if matches := self.shared_matches(gone, into):
            return (Problem("same_match", "people", {"matches": len(matches)}),)
        with self.work.transaction():
            root = self._put(self._document(into))
            self._put({**self._document(gone), "same_as": root.uid})
        return ()

    def separate(self, who: Identity) -> None:
        """Make somebody a person of their own again."""
        document = self.work.database.get(PLAYERS, who.key)
        if document is not None:
            self._put({**document, "same_as": None})

    def with_uids(self, set_up: SetUp) -> SetUp:
        """Return a set-up whose players have the uids of the people whom their names mean now."""
        known = self.identities()
        players = (player for side in set_up.sides for player in side.players)
        if not known.docs or all(player.uid is not None for player in players):
            return set_up
        played = {player.name for _, players in self._played() for player in players}
        sides = (
            Side(side.name, tuple(self._who(known, played, p) for p in side.players), side.short)
            for side in set_up.sides
        )
        return replace(set_up, sides=tuple(sides))

    def _who(self, known: Identities, played: set[str], player: Player) -> Player:
        """Return the person of a typed name: a note tells, then the name that somebody has now."""
        if player.uid is not None:
            return player
        name = player.name.strip()
        people = known.people()
        claimed = known.of(player)
        labels = [person for person in people if person.label == name]
        named = [person for person in people if person.name == name]
        if labels or (len(named) == 1 and name not in played - set(known.by_name)):
            return Player(player.name, (labels or named)[0].uid)
        if claimed.uid is None or claimed.name == name:
            return Player(player.name, claimed.uid)
        return Player(player.name, self.add(name).uid)  # who had this name has another now

    def _played(self) -> Iterator[tuple[MatchUid, tuple[Player, ...]]]:
        """Yield the people in each match, as it is written, demo matches left out."""
        takers: dict[str, set[str]] = defaultdict(set)
        for deal in self.work.database.picked(DEALS, "match", "seats"):
            takers[deal["match"]].update(deal["seats"] or ())
        for match in self.work.database.picked(MATCHES, "uid", "sides", "next", DEMO):
            if not match[DEMO]:
                yield MatchUid(match["uid"]), _players(match, takers[match["uid"]])

    def _document(self, who: Identity) -> dict[str, Any]:
        """Return the document of a person; a new one has the name of the old matches."""
        if who.uid is not None and (document := self.work.database.get(PLAYERS, who.uid)):
            return document
        uid = who.uid or self.work.new_uid()
        names = [] if who.uid else [who.name]
        return {"uid": uid, "name": who.name, "note": who.note, "names": names, "same_as": None}

    def _put(self, document: Mapping[str, Any]) -> Identity:
        document = {**document, CHANGED: self.work.now()}
        self.work.database.put(PLAYERS, document)
        self.forget()
        # Other threads go on reading the names of before until the transaction is on the disk.
        self.work.after_commit(self.forget)
        for match in self.work.database.match_uids():
            self.work.publish(MatchChanged(MatchUid(match)))
        return _identity(document)


def written_players(match: Doc) -> list[Player]:
    return [
        Player(written)
        if isinstance(written, str)
        else Player(str(written["name"]), written.get("uid"))
        for side in match.get("sides") or ()
        for written in side["players"]
    ]


def _players(match: Doc, takers: set[str]) -> tuple[Player, ...]:
    """Return the players of a match's sides, then those who took a seat over."""
    players = {player.name: player for player in written_players(match)}
    for name in (*sorted(takers), *((match.get("next") or {}).get("seats") or ())):
        players.setdefault(name, Player(name))
    return tuple(players.values())
