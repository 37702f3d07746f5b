"""Forgetting a person: another name wherever theirs stood, and no file that still has the old one.

What they played stays, with every total and place: the uid goes on under the new name. Files are
done one by one, each in one step, the store itself last. Whatever ends the program in between
leaves each file as it was or as it will be, and the store, which knows what is to be done, says
so until all is done: `unfinished` names the people, and forgetting them again does the rest.
"""

import contextlib
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from scorekeeper.club import MemberUid, Refused
from scorekeeper.club.model import name_problems, refused
from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import Player
from scorekeeper.rules.loader import FOLDER as RULES
from scorekeeper.scoring.problem import Problem
from scorekeeper.services.matches import WAS
from scorekeeper.services.players import CHANGED, FORGOTTEN, Identities, Identity, identities
from scorekeeper.services.transactions import Desk
from scorekeeper.storage import Journal, StoreWriteError
from scorekeeper.storage.backups import Earlier, Shelf, earlier, take_away, unfinished, write_anew
from scorekeeper.storage.database import (
    ACCESS,
    CHANGES,
    CLUB_LOG,
    CLUB_ROUNDS,
    CLUB_TABLES,
    CONFIRMATIONS,
    DEALS,
    DRAFTS,
    EVENINGS,
    MATCHES,
    OWNER,
    PLAYERS,
    PROFILES,
    SEASONS,
    SETTINGS,
)

_BESIDE_EACH_OTHER = (
    r"\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff"
    "\U00020000-\U0003ffff"
)
"""Writing that puts no space between words, or particles right behind a name."""

_NO_BORDER = re.compile(f"[{_BESIDE_EACH_OTHER}]")
_MARKS_UP_TO = 0x20000
_ESCAPED = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)
_MEANING = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}


@dataclass(frozen=True)
class Spelling:
    """Names that become others in texts, as `spelling_of` makes it."""

    new: Mapping[str, str]
    """Each name that goes with the one in its place."""
    kept: frozenset[str] = frozenset()
    """Longer names that stay though they hold one of these."""
    exact: Mapping[str, str] = field(default_factory=dict)
    """Texts that are told so as a whole, before any name is looked for."""

    def told(self, text: str) -> str:
        """A text in which no name that goes stands as whole words."""
        if text in self.exact:
            return self.exact[text]
        told, done = [], 0
        for at in self._found(text):
            told += [text[done : at.start()], self.new.get(plain_name(at[0]), at[0])]
            done = at.end()
        return "".join((*told, text[done:]))

    def is_in(self, text: str) -> bool:
        """Return True if a name that goes stands in a text as whole words."""
        return any(plain_name(at[0]) in self.new for at in self._found(text))

    def _found(self, text: str) -> Iterator[re.Match[str]]:
        """Where names stand, those that stay too.

        What stands before one is looked at when it was found: a pattern that begins with its
        letters is found a hundred times faster in a long text.
        """
        place = 0
        while (at := self._pattern.search(text, place)) is not None:
            begins = at.start() == 0 or _NO_BORDER.match(at[0])
            is_whole = begins or not _letter().match(text[at.start() - 1])
            place = at.end() if is_whole else at.start() + 1
            if is_whole:
                yield at

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        longest_first = sorted((*self.new, *self.kept), key=len, reverse=True)
        return re.compile("|".join(map(_whole_words, longest_first)) or r"(?!)")


def spelling_of(new: Mapping[str, str], kept: Iterable[str] = ()) -> Spelling:
    """What makes `new` names of others in texts; of the `kept` ones only longer ones matter."""
    names = {plain: after for name, after in new.items() if (plain := plain_name(name))}
    longer = (plain_name(one) for one in kept)
    at_risk = (one for one in longer if one not in names and any(name in one for name in names))
    return Spelling(names, frozenset(at_risk))


def plain_name(name: str) -> str:
    """A name as it is compared, however it is composed and spaced."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def without_note(name: str) -> str:
    """A name without the note in brackets that tells two people of that name apart."""
    before, bracket, _ = name.partition(" (")
    return before if bracket and name.endswith(")") else name


def is_in_bytes(content: bytes, looked_for: Spelling) -> bool:
    """Return True if a file says a name that goes, in UTF-8 or escaped as in JSON."""
    text = content.decode("utf-8", "replace")
    return looked_for.is_in(text) or ("\\" in text and looked_for.is_in(_unescaped(text)))


def _whole_words(name: str) -> str:
    letters = "".join(r"\s+" if one == " " else _either(one) for one in name)
    return letters if _NO_BORDER.match(name[-1:]) else f"{letters}(?!{_letter().pattern})"


def _either(letter: str) -> str:
    """A letter in one piece, or as a base with its marks."""
    apart = unicodedata.normalize("NFD", letter)
    forms = dict.fromkeys((letter, apart))
    return f"(?:{'|'.join(map(re.escape, forms))})" if len(forms) > 1 else re.escape(letter)


@cache
def _letter() -> re.Pattern[str]:
    """Whatever belongs to a word."""
    return re.compile(rf"[\w{_marks()}]")


@cache
def _marks() -> str:
    """Marks that go on a letter, as a set of a pattern: a letter with one is another letter."""
    ranges: list[list[int]] = []
    for code in range(_MARKS_UP_TO):
        if unicodedata.category(chr(code)).startswith("M"):
            if ranges and ranges[-1][1] == code - 1:
                ranges[-1][1] = code
            else:
                ranges.append([code, code])
    return "".join(f"{chr(low)}-{chr(high)}" for low, high in ranges)


def _unescaped(text: str) -> str:
    said = _ESCAPED.sub(lambda at: _meant(at[1], at[2]), text)
    return said.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _meant(code: str | None, letter: str | None) -> str:
    return chr(int(code, 16)) if code else _MEANING.get(letter or "", letter or "")


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
        """True if a player of a match is the person; a name may be composed or spaced otherwise."""
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


OF_ALL = frozenset(("uid", "format", "version", "at", "kind", "match", "evening"))
OF_MATCHES = frozenset(("ruleset", "edition", "values", "house_rules", "started", "ended", "club"))
FIELDS_OF_DEALS = frozenset(
    (
        *("ended_at", "melds", "cards_in_hand", "hands", "canastas", "hand_canastas", "held"),
        *("incomplete", "special_hand", "acaba"),
    )
)
OF_FORMS = frozenset(("mode", "ended", "chips", "texts", "counted", "left", "special_hand"))
OF_HOUSES = frozenset(("base", "value", "ref", "changed"))
OF_EVENINGS = frozenset(
    (
        *("date", "ruleset", "form", "movement", "scheme", "seed", "lot", "house_rules", "length"),
        *("threes", "members", "entrants", "away", "players", "byes", "state", "started", "how"),
        "matches",
    )
)
MACHINES: Mapping[str, frozenset[str]] = {
    MATCHES: OF_MATCHES,
    DEALS: FIELDS_OF_DEALS,
    CHANGES: OF_MATCHES | FIELDS_OF_DEALS | {"deal"},
    DRAFTS: OF_FORMS,
    PLAYERS: frozenset(("same_as",)),
    PROFILES: OF_HOUSES,
    CONFIRMATIONS: frozenset(("value",)),
    CLUB_ROUNDS: OF_EVENINGS,
    CLUB_TABLES: OF_EVENINGS,
    CLUB_LOG: OF_EVENINGS,
    SEASONS: frozenset(("evenings", "figure")),
    ACCESS: frozenset(("role", "code", "digest", "login")),
}
"""Fields, at whatever depth, that say no word about anybody."""


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


@dataclass(frozen=True, slots=True)
class Names:
    """What is known of the names of a person, from the store and everything beside it."""

    own: frozenset[str]
    others: frozenset[str]
    aliases: tuple[str, ...]

    @property
    def looked_for(self) -> Spelling:
        """What no file may say in the end."""
        kept = map(without_note, self.others)
        return spelling_of(dict.fromkeys(self.own - self.others, ""), kept)


def names_of(found: Iterable[Everywhere], alias: str) -> Names:
    """The names that are written in some stores, with as many new ones as are needed."""
    own, others, most = set[str](), set[str](), 1
    for one in found:
        own |= one.all.own
        others |= one.all.others
        most = max(most, *(len(place.apart) for place in one.places.values()), 1)
    aliases = (alias, *(f"{alias} ({number})" for number in range(2, most + 1)))
    going = own - set(map(plain_name, aliases))
    return Names(frozenset(going), frozenset(others), aliases)


def alias_problems(
    found: Iterable[Everywhere], names: Names, root: Mapping[str, Any]
) -> Iterator[Problem]:
    """Everything that keeps a person, whose document is `root`, from being called so."""
    alias = names.aliases[0]
    if root["name"] == alias and FORGOTTEN in root:
        return  # it is done once more: the name is this person's already
    yield from name_problems(alias, "alias")
    if root["name"] == alias or names.looked_for.is_in(alias):
        yield Problem("name_says_who", "alias", {"name": alias})
    taken = {plain_name(name) for one in found for name in one.all.others | one.sides}
    if not taken.isdisjoint(map(plain_name, names.aliases)):
        yield Problem("name_twice", "alias", {"name": alias})


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
    """Return True if a file may have to be written anew: it names the person, or says their uid."""
    by_uid = any(uid.encode() in old.content for uid in work.sought.uids)
    return by_uid or is_in_bytes(old.content, work.names.looked_for)


def _is_backup(old: Earlier, store: Path) -> bool:
    return old.path.parent != store.parent
