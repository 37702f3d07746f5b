"""Documents without the names of one person: what says a name or tells of one is written anew."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from typing import Any

from scorekeeper.session.club.machine_fields import (
    MACHINES,
    OF_ALL,
    OF_EVENINGS,
    OF_HOUSES,
    OF_MATCHES,
)
from scorekeeper.session.club.spelling import Spelling, plain_name, spelling_of, without_note
from scorekeeper.session.club.traces import (
    FORGETTING,
    Everywhere,
    Sought,
    Traces,
    players_of,
)
from scorekeeper.session.identities import FORGOTTEN
from scorekeeper.session.matches import WAS
from scorekeeper.session.people import CHANGED
from scorekeeper.store.archive import (
    CHANGES,
    DRAFTS,
    EVENINGS,
    MATCHES,
    OWNER,
    PLAYERS,
    SETTINGS,
)

Doc = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Eraser:
    """Writes the documents of one store, of now or of a backup, without the names of a person."""

    sought: Sought
    found: Everywhere
    """The names that are written in this store."""
    own: frozenset[str]
    """All names of the person, from every store."""
    aliases: tuple[str, ...]
    """What the person is called; the others are for matches with several names of theirs."""
    root: str
    """The uid under which the person goes on."""
    at: str
    """The time now."""
    places: dict[str, Spelling] = field(default_factory=dict, repr=False)
    spellings: dict[object, Spelling] = field(default_factory=dict, repr=False)

    def told(self, table: str, doc: Doc) -> dict[str, Any]:
        """A document as it is to be kept from now on."""
        if table == PLAYERS and doc["uid"] in self.sought.uids:
            return self._person(doc)
        if table == MATCHES:
            return self._state(doc)
        if table == EVENINGS:
            return self._evening(doc)
        if table == SETTINGS:
            return self._settings(doc)
        spelling = self._at(place_of(table, doc))
        told = _object(doc, spelling, OF_ALL | MACHINES.get(table, frozenset()))
        if table == CHANGES and doc.get("deal") is None:
            states = ((side, doc.get(side)) for side in ("before", "after"))
            told |= {side: self._state(one) for side, one in states if isinstance(one, dict)}
        return told

    def _at(self, place: str) -> Spelling:
        """What becomes of names at a match or an evening, or where there is neither."""
        if place not in self.places:
            self.places[place] = self._spelling(self.found.place(place))
        return self.places[place]

    def _spelling(self, here: Traces) -> Spelling:
        """The names that go here: those of the person, and those that nobody else has anywhere."""
        others = self.found.all.others | here.others
        gone = (here.own - here.others) | (self.own - others)
        apart = {plain_name(name): to for name, to in self._apart(here)}
        new = {name: apart.get(name, self.aliases[0]) for name in gone}
        kept = (one if without_note(one) in gone else without_note(one) for one in others)
        made = replace(spelling_of(new, kept), exact=self._exact(here, gone))
        key = (frozenset(made.new.items()), made.kept, frozenset(made.exact.items()))
        return self.spellings.setdefault(key, made)

    def _exact(self, here: Traces, gone: AbstractSet[str]) -> dict[str, str]:
        """What becomes of names as they are written here: that says who, where two look alike."""
        told = {name: self.aliases[0] for name, is_own in here.written.items() if is_own}
        told |= {name: to for name, to in self._apart(here) if here.written.get(name, True)}
        others = (name for name, is_own in here.written.items() if not is_own)
        alike = (one for one in others if plain_name(without_note(one)) in gone | here.own)
        return told | {name: name for name in alike}

    def _apart(self, here: Traces) -> Iterable[tuple[str, str]]:
        """Names of one match that are all the person's, each with another one in its place."""
        return zip(here.apart, self.aliases, strict=False)

    def _state(self, state: Doc) -> dict[str, Any]:
        """A set-up, which says by its uids whom it calls by a name that others had there too."""
        place = str(state["uid"])
        spelling, here = self._at(place), Traces(apart=self.found.place(place).apart)
        for player in players_of(state):
            here.note(player.name, is_own=self.sought.is_meant(player, place))
        if not here.own <= spelling.new.keys() or here.others & spelling.new.keys():
            spelling = self._spelling(here)
        told = _object(state, spelling, OF_ALL | OF_MATCHES)
        if isinstance(was := told.get("was"), dict):
            told["was"] = {old: new for old, new in was.items() if old != new}
        return told

    def _evening(self, doc: Doc) -> dict[str, Any]:
        spelling = self._at(str(doc["uid"]))
        told = _object(doc, spelling, OF_ALL | OF_EVENINGS)
        if "entrants" in doc:
            machines = OF_ALL | OF_EVENINGS
            told["entrants"] = [_object(one, spelling, machines) for one in doc["entrants"]]
        if "members" in doc:
            told["members"] = [self._member(one, spelling) for one in doc["members"]]
        return told

    def _member(self, member: Doc, spelling: Spelling) -> dict[str, Any]:
        name = spelling.told(member["name"])
        is_still = member["uid"] in self.sought.uids and name == member["name"]
        return {**member, "name": self.aliases[0] if is_still else name}

    def _settings(self, doc: Doc) -> dict[str, Any]:
        """What a device chose is codes; house rules that were not saved yet are objects."""
        return {
            name: _told(value, self._at(""), OF_ALL | OF_HOUSES)
            if isinstance(value, dict | list)
            else value
            for name, value in doc.items()
        }

    def _person(self, doc: Doc) -> dict[str, Any]:
        claimed = [*self.aliases] if doc["uid"] == self.root else []
        told = _object(doc, self._at(""), OF_ALL | MACHINES[PLAYERS])
        told.pop(FORGETTING, None)
        said = {"name": self.aliases[0], "note": "", "names": claimed, FORGOTTEN: True}
        is_news = not doc.get(FORGOTTEN) or doc["name"] != self.aliases[0]
        return {**told, **said, **({CHANGED: self.at} if is_news else {})}


def place_of(table: str, doc: Doc) -> str:
    """The match or evening that a document is part of; nothing where it is of neither."""
    if table == DRAFTS:
        return str(doc["uid"]).partition("/")[0]
    return str(doc.get(OWNER.get(table, ""), ""))


def _told(value: Any, spelling: Spelling, machines: frozenset[str]) -> Any:
    """A value with all its texts told anew, those of the machine's fields left out."""
    if isinstance(value, str):
        return spelling.told(value)
    if isinstance(value, list):
        return [_told(one, spelling, machines) for one in value]
    return _object(value, spelling, machines) if isinstance(value, Mapping) else value


def _object(value: Doc, spelling: Spelling, machines: frozenset[str]) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for name, inner in value.items():
        if name == WAS and isinstance(inner, Mapping):
            told[name] = {spelling.told(old): spelling.told(str(new)) for old, new in inner.items()}
        else:
            told[name] = inner if name in machines else _told(inner, spelling, machines)
    return told
