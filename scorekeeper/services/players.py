"""People: the players of all matches under their present names, and mergers of people.

Stored matches do not change. The document of a person says which names and uids in matches mean
that person. So old matches show new names, a merger can be reverted at any time, and exported
matches keep their original names.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.match.colors import SideColor, color_from
from scorekeeper.match.model import Match, MatchUid, Player
from scorekeeper.match.seating import all_players
from scorekeeper.problem import Problem
from scorekeeper.services.events import MatchChanged
from scorekeeper.services.set_up import SetUp
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage.database import DEALS, MATCHES, PLAYERS

Doc = Mapping[str, Any]

FORGOTTEN = "forgotten"
"""Field of a person: true if their names were replaced for good, also in later imports."""
CHANGED = "changed"
"""Field of a person: the time of the last change. An import keeps the later of two states."""
COLOR = "color"
"""Field of a person: their chosen colour. It is missing if none was chosen."""
DEMO = "demo"
"""Field of a match to try the app with, which is in no statistics."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """A person. Without a uid only the name in matches is known."""

    uid: str | None
    name: str
    note: str = ""
    color: SideColor | None = None
    """The colour of this person's side in new matches at home; None for the colour of the seat."""

    @property
    def key(self) -> str:
        """The uid, or the name if there is no uid; it identifies the person."""
        return self.uid or self.name

    @property
    def label(self) -> str:
        """The name with the note."""
        return name_with_note(self.name, self.note)


def name_with_note(name: str, note: str) -> str:
    """Return a name with a note in brackets, which tells apart people of the same name."""
    return f"{name} ({note})" if note else name


def _identity(document: Doc) -> Identity:
    """Return the person of a stored document."""
    note = str(document.get("note") or "")
    color = color_from(document.get(COLOR))
    return Identity(uid=document["uid"], name=str(document["name"]), note=note, color=color)


@dataclass(frozen=True, slots=True)
class Identities:
    """All people of the store."""

    docs: Mapping[str, Doc]  # their documents by uid
    by_name: Mapping[str, str]  # uids by the names in matches without uids

    def person_of(self, player: Player) -> Identity:
        """Return the person who is a player of a match, or whom they were merged into.

        A player who is not stored has an identity without a document.
        """
        uid = self.by_name.get(player.name) if player.uid is None else player.uid
        visited: set[str] = set()
        while uid is not None and uid in self.docs:
            doc = self.docs[uid]
            same = doc.get("same_as")
            # Two imported files can merge people in a circle.
            if not isinstance(same, str) or same in visited or same not in self.docs:
                return _identity(doc)
            visited.add(uid)
            uid = same
        return Identity(uid=player.uid, name=player.name)

    def people(self) -> tuple[Identity, ...]:
        """Return every person once, except for people who were merged into another person."""
        people = (self.person_of(Player("", uid)) for uid in self.docs)
        return tuple({person.key: person for person in people}.values())

    def current_players(self, players: Sequence[Player]) -> dict[str, Player]:
        """Return the current players of a match, each with a unique name, by the stored names.

        People with the same name get their labels, or if these are equal too, the stored names.
        """
        people = {player.name: self.person_of(player) for player in players}
        stored_names = {person.key: name for name, person in reversed(people.items())}
        labels = {person.key: person.label for person in people.values()}
        names = {person.key: person.name for person in people.values()}
        for alternatives in (labels, stored_names):
            counts = Counter(names.values())
            names = {
                key: alternatives[key] if counts[name] > 1 else name for key, name in names.items()
            }
        has_duplicates = len(set(names.values())) < len(names)
        if has_duplicates:
            names = stored_names
        return {name: Player(names[person.key], person.uid) for name, person in people.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownPerson:
    """A person with the matches that they played in."""

    who: Identity
    matches: tuple[MatchUid, ...] = ()
    also: tuple[Identity, ...] = ()  # people who were merged into this one


@dataclass(frozen=True, slots=True)
class People:
    """Actions on people; `on_names_changed` is called when names in caches may be outdated."""

    work: UnitOfWork
    on_names_changed: Callable[[], None] = lambda: None

    def identities(self) -> Identities:
        """Return all stored people; a name in two documents belongs to the first document."""
        docs = {str(doc["uid"]): doc for doc in self.work.table(PLAYERS).all()}
        by_name: dict[str, str] = {}
        for uid, doc in docs.items():
            for name in doc.get("names") or ():
                by_name.setdefault(str(name), uid)
        return Identities(docs, by_name)

    def current_players(self, match: Match) -> Mapping[str, Player]:
        """Return the current players of a match by their stored names.

        The result is empty if no people are stored.
        """
        known = self.identities()
        return known.current_players(all_players(match)) if known.docs else {}

    def list(
        self, *, is_seat_name: Callable[[str], bool] = lambda _: False
    ) -> tuple[KnownPerson, ...]:
        """Return all people in the order of their names, with their matches except demos.

        People without a document, who are only in matches, are included. `is_seat_name` returns
        True for the name of a seat, which is not a person.
        """
        known = self.identities()
        who = {person.key: person for person in known.people()}
        matches: dict[str, list[MatchUid]] = defaultdict(list)
        also: dict[str, list[Identity]] = defaultdict(list)
        for uid, players in self._players_by_match():
            for person in {person.key: person for person in map(known.person_of, players)}.values():
                if not is_seat_name(person.name):
                    who.setdefault(person.key, person)
                    matches[person.key].append(uid)
        for other, doc in known.docs.items():
            if (key := known.person_of(Player("", other)).key) != other:
                also[key].append(_identity(doc))
        people = sorted(who.values(), key=lambda person: (person.label.casefold(), person.key))
        return tuple(
            KnownPerson(
                who=person, matches=tuple(matches[person.key]), also=tuple(also[person.key])
            )
            for person in people
        )

    def add(self, name: str, note: str = "") -> Identity:
        """Store and return a new person, even if another person has the same name."""
        who = Identity(uid=None, name=name.strip(), note=note.strip())
        return self._put({**self._document(who), "names": [name_with_note(name, note)]})

    def rename(self, who: Identity, name: str, note: str = "") -> Identity:
        """Store a new name and note of a person, for old matches too; return the person."""
        before = self._document(who)
        labels = (who.label if who.note else "", name_with_note(name, note) if note else "")
        names = dict.fromkeys((*before["names"], *filter(None, labels)))
        return self._put({**before, "name": name.strip(), "note": note.strip(), "names": [*names]})

    def colors(self) -> Mapping[str, SideColor]:
        """Return the colours that were chosen for people, by name with note."""
        people = self.identities().people()
        return {person.label: person.color for person in people if person.color is not None}

    def set_color(self, who: Identity, color: SideColor | None) -> Identity:
        """Store the colour of a person for new matches, and return the person.

        None means the colour of the seat.
        """
        document = without(self._document(who), COLOR)
        return self._put(document if color is None else {**document, COLOR: color})

    def keep_colors(self, set_up: SetUp) -> None:
        """Store the colours chosen in a set-up for its players, who must have uids."""
        for side in set_up.sides:
            for player in side.players:
                color = set_up.player_colors.get(player.name)
                if color is None:
                    continue
                who = self.identities().person_of(player)
                if who.color is not color:
                    self.set_color(who, color)

    def shared_matches(self, person: Identity, other: Identity) -> tuple[MatchUid, ...]:
        """Return the matches in which both people play, and which therefore prevent a merger."""
        known = self.identities()
        keys = {person.key, other.key}
        return tuple(
            uid
            for uid, players in self._players_by_match()
            if keys <= {known.person_of(player).key for player in players}
        )

    def merge(self, gone: Identity, *, into: Identity) -> tuple[Problem, ...]:
        """Merge a person into another; return problems if they shared a match or are one person."""
        if gone.key == into.key:
            return (Problem("same_match", "people", {"matches": 0}),)
        if matches := self.shared_matches(gone, into):
            return (Problem("same_match", "people", {"matches": len(matches)}),)
        with self.work.transaction():
            root = self._put(self._document(into))
            self._put({**self._document(gone), "same_as": root.uid})
        return ()

    def separate(self, who: Identity) -> None:
        """Revert the merger of a person into another; do nothing if they were not merged."""
        document = self.work.table(PLAYERS).get(doc_id=who.key)
        if document is not None:
            self._put({**document, "same_as": None})

    def with_uids(self, set_up: SetUp) -> SetUp:
        """Return a set-up whose players have the uids of the people with their names.

        A new person may be added to the store; see `_identify`.
        """
        known = self.identities()
        players = (player for side in set_up.sides for player in side.players)
        if not known.docs or all(player.uid is not None for player in players):
            return set_up
        played = {player.name for _, players in self._players_by_match() for player in players}
        sides = (
            replace(side, players=tuple(self._identify(known, played, p) for p in side.players))
            for side in set_up.sides
        )
        return replace(set_up, sides=tuple(sides))

    def _identify(self, known: Identities, played: set[str], player: Player) -> Player:
        """Return a player with the uid of the person whom the player's typed name means.

        A label comes first, then the only person who has the name now, then the person who had it
        in matches without uids. If that person has another name now, a new person is stored.
        """
        if player.uid is not None:
            return player
        name = player.name.strip()
        people = known.people()
        claimed = known.person_of(player)
        labels = [person for person in people if person.label == name]
        named = [person for person in people if person.name == name]
        if labels or (len(named) == 1 and name not in played - set(known.by_name)):
            return Player(player.name, (labels or named)[0].uid)
        if claimed.uid is None or claimed.name == name:
            return Player(player.name, claimed.uid)
        # The person of this name in old matches has another name now, so this is a new person.
        return Player(player.name, self.add(name).uid)

    def _players_by_match(self) -> Iterator[tuple[MatchUid, tuple[Player, ...]]]:
        """Yield the uid and the players of each match, with their stored names; without demos."""
        takers: dict[str, set[str]] = defaultdict(set)
        for deal in self.work.database.select_fields(DEALS, "match", "seats"):
            takers[deal["match"]].update(deal["seats"] or ())
        for match in self.work.database.select_fields(MATCHES, "uid", "sides", "next", DEMO):
            if not match[DEMO]:
                yield MatchUid(match["uid"]), _players(match, takers[match["uid"]])

    def _document(self, who: Identity) -> dict[str, Any]:
        """Return the document of a person, or a new document that is not stored yet.

        A new person without a uid owns their name in matches without uids.
        """
        if who.uid is not None and (document := self.work.table(PLAYERS).get(doc_id=who.uid)):
            return document
        uid = who.uid or self.work.new_uid()
        names = [] if who.uid else [who.name]
        return {"uid": uid, "name": who.name, "note": who.note, "names": names, "same_as": None}

    def _put(self, document: Mapping[str, Any]) -> Identity:
        """Store and return a person by document, and publish that names may have changed."""
        document = {**document, CHANGED: self.work.now()}
        self.work.table(PLAYERS).put(document)
        self.on_names_changed()
        # Again after the transaction: other threads may cache the old names until then.
        self.work.after_commit(self.on_names_changed)
        for match in self.work.database.match_uids():
            self.work.publish(MatchChanged(MatchUid(match)))
        return _identity(document)


def stored_players(match: Doc) -> list[Player]:
    """Return the players of a stored match by side, with their stored names."""
    players = []
    for side in match.get("sides") or ():
        for entry in side["players"]:
            if isinstance(entry, str):
                players.append(Player(entry))
            else:
                players.append(Player(str(entry["name"]), entry.get("uid")))
    return players


def _players(match: Doc, takers: set[str]) -> tuple[Player, ...]:
    """Return the players of a match's sides, then the players who took over a seat."""
    players = {player.name: player for player in stored_players(match)}
    for name in (*sorted(takers), *((match.get("next") or {}).get("seats") or ())):
        players.setdefault(name, Player(name))
    return tuple(players.values())
