"""By which names a store knows one person: in which match, at which evening, and who else has them.

Names are looked for in what the store keeps, tables of documents, of now or of a backup.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from scorekeeper.match.model import Player
from scorekeeper.session.club.spelling import plain_name, without_note
from scorekeeper.session.identities import Identities, Identity
from scorekeeper.store.archive import CHANGES, DEALS, EVENINGS, MATCHES, PLAYERS

Doc = Mapping[str, Any]
Documents = Mapping[str, Mapping[str, Doc]]
"""Documents by table and id."""

OF_DEALS = ("dealer", "out_player", "seats", "confirmed_by")
"""Fields of a deal with names."""

FORGETTING = "forgetting"
"""The field of a person who is being forgotten: the name to come, and those that go."""


@dataclass(slots=True)
class Traces:
    """The names of one person, and those of everybody else, in one place or in all."""

    own: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)
    written: dict[str, bool] = field(default_factory=dict)
    """Names as they are written, and whether they mean the person."""
    apart: list[str] = field(default_factory=list)
    """Names of one match that are all the person's, where several players of it are."""

    def note(self, name: str, *, is_own: bool) -> None:
        """Take a name down, as it is written and as it is compared."""
        self.written[name] = is_own
        (self.own if is_own else self.others).add(plain_name(name))


@dataclass(slots=True)
class Everywhere:
    """The same by place, and all together."""

    places: dict[str, Traces] = field(default_factory=lambda: defaultdict(Traces))
    """By the uid of a match or an evening."""
    all: Traces = field(default_factory=Traces)
    misspelt: set[tuple[str, str]] = field(default_factory=set)
    people: set[str] = field(default_factory=set)
    """Names of others whom the store has a document of."""
    sides: set[str] = field(default_factory=set)
    """Names of sides and entrants, so that nobody is given one of them."""

    def place(self, uid: str) -> Traces:
        """The names of one place; none where it is not known."""
        return self.places[uid] if uid in self.places else Traces()

    def note(self, place: str, name: str, *, is_own: bool) -> None:
        """Take a name down, at a place and for all; at a place it means whom it meant last."""
        here = self.places[place]
        here.note(name, is_own=is_own)
        (here.others if is_own else here.own).discard(plain_name(name))
        for one in (name,) if is_own else (name, without_note(name)):
            self.all.note(one, is_own=is_own)


@dataclass(frozen=True)
class Sought:
    """Who is looked for: all uids of one person, by what the store knows of people now."""

    known: Identities
    uids: frozenset[str]
    misspelt: frozenset[tuple[str, str]] = frozenset()
    """Matches, each with a name that stood for the person until it was put right."""

    def is_meant(self, player: Player, place: str) -> bool:
        """Whether a player of a match is the person; a name may be composed or spaced otherwise."""
        if player.uid is not None:
            return player.uid in self.uids
        if (place, plain_name(player.name)) in self.misspelt:
            return True
        uid = self.known.by_name.get(player.name)
        return plain_name(player.name) in self._claimed if uid is None else uid in self.uids

    @cached_property
    def _claimed(self) -> frozenset[str]:
        mine = (name for name, uid in self.known.by_name.items() if uid in self.uids)
        return frozenset(map(plain_name, mine))

    def traces(self, tables: Documents) -> Everywhere:
        """Every name in these documents, and whose it is."""
        found = Everywhere()
        self._people(found, tables)
        self._sides(found, tables)
        self._seats(found, tables)
        self._evenings(found, tables)
        _put_right(found, tables)
        return found

    def _people(self, found: Everywhere, tables: Documents) -> None:
        for doc in tables.get(PLAYERS, {}).values():
            who = Identity(uid=doc["uid"], name=str(doc["name"]), note=str(doc.get("note") or ""))
            is_own = who.uid in self.uids
            claimed = [str(one) for one in doc.get("names") or ()]
            for name in (who.name, *((who.label, *claimed) if is_own else ())):
                found.all.note(name, is_own=is_own)
            if not is_own:
                names = (who.name, *claimed, *map(without_note, claimed))
                found.people |= set(map(plain_name, names))
                found.all.others |= found.people
            elif isinstance(going := doc.get(FORGETTING), dict):
                found.all.own.update(plain_name(str(one)) for one in going.get("names", ()))

    def _sides(self, found: Everywhere, tables: Documents) -> None:
        for place, state in states(tables):
            players = players_of(state)
            for player in players:
                found.note(place, player.name, is_own=self.is_meant(player, place))
            mine = [player.name for player in players if self.is_meant(player, place)]
            if mine[1:]:
                apart = found.places[place].apart
                apart += [name for name in mine if name not in apart]
            found.sides.update(str(side["name"]) for side in state["sides"])

    def _seats(self, found: Everywhere, tables: Documents) -> None:
        """People who only sat down later, or were there: nothing tells them but their names."""
        for place, name in (*_at_deals(tables), *_beside(tables)):
            here = found.place(place)
            if plain_name(name) not in here.own | here.others:
                found.note(place, name, is_own=self.is_meant(Player(name), place))

    def _evenings(self, found: Everywhere, tables: Documents) -> None:
        for doc in tables.get(EVENINGS, {}).values():
            for member in doc.get("members", ()):
                found.note(doc["uid"], str(member["name"]), is_own=member["uid"] in self.uids)
            mine = [str(m["name"]) for m in doc.get("members", ()) if m["uid"] in self.uids]
            found.places[doc["uid"]].apart += mine if mine[1:] else []
            found.sides.update(str(one.get("name", "")) for one in doc.get("entrants", ()))


def _put_right(found: Everywhere, tables: Documents) -> None:
    """Names that were typed wrongly at first, for the person and for nobody else."""
    places = Counter(name for traces in found.places.values() for name in traces.others)
    for place, state in states(tables):
        for old, new in (state.get("was") or {}).items():
            here, name = found.places[place], plain_name(old)
            elsewhere = name in found.people or places[name] > (name in here.others)
            if plain_name(str(new)) in here.own and not elsewhere:
                found.misspelt.add((place, name))
                found.note(place, old, is_own=True)
                found.all.others.discard(name)


def players_of(state: Doc) -> list[Player]:
    """The players of a set-up as it is written."""
    written = (one for side in state["sides"] for one in side["players"])
    return [
        Player(one) if isinstance(one, str) else Player(str(one["name"]), one.get("uid"))
        for one in written
    ]


def states(tables: Documents) -> Iterator[tuple[str, Doc]]:
    """Every set-up that a match had or has, in this order, with the uid of the match."""
    for change in tables.get(CHANGES, {}).values():
        if change.get("deal") is None:
            for side in ("before", "after"):
                if isinstance(state := change.get(side), dict):
                    yield str(change["match"]), state
    for doc in tables.get(MATCHES, {}).values():
        yield str(doc["uid"]), doc


def _at_deals(tables: Documents) -> Iterator[tuple[str, str]]:
    for deal in tables.get(DEALS, {}).values():
        for name in _named_in(deal):
            yield str(deal["match"]), name
    for change in tables.get(CHANGES, {}).values():
        if change.get("deal") is not None:
            for side in ("before", "after"):
                for name in _named_in(change.get(side) or {}):
                    yield str(change["match"]), name


def _named_in(deal: Doc) -> Iterable[str]:
    for name in OF_DEALS:
        said = deal.get(name) or ()
        yield from [said] if isinstance(said, str) else map(str, said)


def _beside(tables: Documents) -> Iterator[tuple[str, str]]:
    for place, state in states(tables):
        coming = state.get("next") or {}
        for name in (*(coming.get("seats") or ()), *(state.get("company") or ())):
            yield place, str(name)
