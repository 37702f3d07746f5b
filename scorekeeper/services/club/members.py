"""The people of a club: names, membership, attendance, and forgetting somebody.

Members are the people that the store knows anyway; one of the club has a mark, and a guest who
took part once has been to an evening. An evening keeps their uids, so what is done here never
changes a place or a point of it.

Who is forgotten has another name wherever theirs stood, and no file still has the old one.
What they played stays, with every total and place: the uid goes on under the new name. A name of a
match or an evening means whom the uids there say, so that a namesake keeps theirs. Names in notes,
reasons and labels go too, where they stand as whole words; nicknames, other spellings, and fields
that only another program knows, are not looked for.

Files are done one by one, each in one step, the store itself last. Whatever ends the program in
between leaves each file as it was or as it will be, and the store, which knows what is to be done,
says so until all is done: `unfinished` names the people, and forgetting them again does the rest.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from unicodedata import normalize

from scorekeeper.club.chronology import TimeKey
from scorekeeper.club.model import Evening, EveningUid, MemberUid, Problems, name_problems, refusal
from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import MatchUid, Player
from scorekeeper.problem import Problem
from scorekeeper.rules.loader import FOLDER as RULES
from scorekeeper.services.club.evenings import Newsroom, summary_of, time_key_of
from scorekeeper.services.events import EveningChanged, MatchChanged
from scorekeeper.services.matches import DELETED, WAS, Matches
from scorekeeper.services.players import (
    CHANGED,
    FORGOTTEN,
    Identities,
    Identity,
    name_with_note,
    written_players,
)
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage import StoreWriteError, backups
from scorekeeper.storage import database as db
from scorekeeper.storage.disk import read_store

IsNobody = Callable[[str], bool]
"""Tells names of seats, which stand for nobody: who went by one would count nowhere."""
MARK = "member"  # the field of a person who belongs to the club
PUBLIC = "public"  # the field of a person whose name may stand on published pages
CATEGORIES = (
    "categories"  # the field of a person with names such as "new", which have rankings of their own
)
Doc = Mapping[str, Any]
Tables = Mapping[str, Mapping[str, Doc]]

TEXTS = {"name", "names", "short", "players", "seats", "company", "first_dealer", "dealer"}
TEXTS |= {"out_player", "confirmed_by", "by", "note", "reason", "opening_reason", "profile"}
TEXTS |= {"place", CATEGORIES}
"""Fields, at whatever depth, with names or with words that people have typed."""
CODES = frozenset(("ended", "values", "house_rules", "scheme"))
"""Fields in which there are none, whatever the fields inside are called."""
FORGETTING = "forgetting"
"""The field of a person who is being forgotten: the name to come, and those that go."""


class UnknownPersonError(ScorekeeperError):
    """There is nobody of this uid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgetResult:
    alias: str
    rewritten: tuple[Path, ...] = ()
    cut: tuple[Path, ...] = ()
    """Those of them that were damaged: of these only what could be read is left."""
    removed: tuple[Path, ...] = ()
    """Files with the name that could not be read, or were never finished: they are gone."""
    shared: tuple[str, ...] = ()
    """Names of the person that somebody else has too: for them they stand where they stood."""
    left: tuple[Path, ...] = ()
    """Files of the folder that are not the program's, or could not be rewritten, with the name."""


def plain_name(name: str) -> str:
    """A name as it is compared, however it is composed and spaced."""
    return " ".join(normalize("NFC", name).split())


def without_note(name: str) -> str:
    """A plain name without the note in brackets that tells two people of that name apart."""
    before, bracket, _ = plain_name(name).partition(" (")
    return before if bracket and name.endswith(")") else plain_name(name)


class NameReplacer:
    """Replaces names in texts, where they stand as whole words."""

    def __init__(self, new: Mapping[str, str], others: Iterable[str] = ()) -> None:
        """`new` has the names that go, as they are written; longer ones of `others` stay."""
        going = {plain_name(name) for name in new if name.strip()}
        longer = {name for name in others if any(short in without_note(name) for short in going)}
        self._exact = {**new, **{name: name for name in longer}}
        self._plain = {plain_name(name): alias for name, alias in new.items()}
        self._plain |= {plain_name(name): "" for name in longer}
        longest_first = sorted(filter(None, self._plain), key=len, reverse=True)
        words = "|".join(r"\s+".join(map(re.escape, name.split())) for name in longest_first)
        self._pattern = re.compile(rf"(?<!\w)(?:{words})(?!\w)" if words else r"(?!)")

    def __call__(self, text: str) -> str:
        """A text with the new names; one that is a name as a whole is taken as it is written."""
        if text in self._exact:
            return self._exact[text]
        composed = normalize("NFC", text)
        renamed = self._pattern.sub(lambda at: self._plain[plain_name(at[0])] or at[0], composed)
        return text if renamed == composed else renamed

    def is_in(self, content: bytes) -> bool:
        """Return True if a file has a name that goes, in UTF-8 or escaped as in JSON."""
        text = content.decode("utf-8", "replace")
        escaped = re.sub(r"\\u([0-9a-fA-F]{4})", lambda at: chr(int(at[1], 16)), text)
        escaped = escaped.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        return self(text) != text or self(escaped) != escaped


@dataclass(slots=True)
class PersonToForget:
    """The person who is forgotten, with all uids, by what the store knows of people now."""

    known: Identities
    root: str  # the uid under which the person goes on
    uids: frozenset[str]
    claimed: frozenset[str]  # names that mean the person in matches without uids
    at: str
    aliases: tuple[str, ...] = ()
    """The new name; the others are for matches with several names of the person."""
    gone: frozenset[str] = frozenset()  # names of the person that nobody else has in any file
    longer: frozenset[str] = frozenset()  # names of others that hold one of the person's
    misspelt: set[tuple[str, str]] = field(default_factory=set)
    """Matches, each with a name that stood for the person until it was put right."""

    def is_meant(self, player: Player, place: str) -> bool:
        """Return True if a player of a match is the person."""
        if player.uid is not None:
            return player.uid in self.uids
        if player.name in self.known.by_name:
            return self.known.by_name[player.name] in self.uids
        name = plain_name(player.name)
        return name in self.claimed or (place, name) in self.misspelt


class StoreNames:
    """The names in one store, of now or of a backup, and its documents without the person's."""

    def __init__(self, person: PersonToForget, tables: Tables) -> None:
        self.person = person
        self.own, self.others, self.sides = set[str](), set[str](), set[str]()
        self._places: dict[str, dict[str, bool]] = defaultdict(dict)
        """By match or evening: True for names of the person; the last meaning counts."""
        self.several: dict[str, list[str]] = defaultdict(list)
        """By match or evening: the person's names, where several players there are the person."""
        self._renamings: dict[str, NameReplacer] = {}
        documents = list(_set_ups_and_deals(tables))
        for doc in tables.get(db.PLAYERS, {}).values():
            names = [doc["name"], name_with_note(doc["name"], doc.get("note") or "")]
            names += (*(doc.get("names") or ()), *(doc.get(FORGETTING) or {}).get("names", ()))
            self._note("", names, is_own=doc["uid"] in person.uids)
        for place, doc in documents:
            for old, new in (doc.get(WAS) or {}).items():
                renamed = (player for player in players_of(doc) if player.name == new)
                if any(person.is_meant(player, place) for player in renamed):
                    person.misspelt.add((place, plain_name(old)))
        for place, doc in documents:
            self._note_players(place, players_of(doc))
            self.sides.update(plain_name(side.get("name", "")) for side in doc["sides"])
        for place, doc in documents:  # who sat down later, or was there, has nothing but a name
            names = [*((doc.get("next") or {}).get("seats") or ()), *(doc.get("company") or ())]
            names += [*(doc.get("seats") or ()), *(doc.get("confirmed_by") or ())]
            for name in {*names, doc.get("dealer"), doc.get("out_player")} - {None}:
                if name not in self._places[place]:
                    self._note(place, [name], is_own=person.is_meant(Player(name), place))
        for doc in tables.get(db.EVENINGS, {}).values():
            members = doc.get("members", ())
            self._note_players(doc["uid"], [Player(str(m["name"]), m["uid"]) for m in members])
            entrants = doc.get("entrants", ())
            self.sides.update(plain_name(entrant.get("name", "")) for entrant in entrants)

    def _note(self, place: str, names: Iterable[str], *, is_own: bool) -> None:
        for name in names:
            self._places[place][name] = is_own
            if is_own:
                self.own.add(plain_name(name))
            else:
                self.others |= {plain_name(name), without_note(name)}

    def _note_players(self, place: str, players: list[Player]) -> None:
        mine = [player.name for player in players if self.person.is_meant(player, place)]
        others = {player.name for player in players}.difference(mine)
        self._note(place, mine, is_own=True)
        self._note(place, others, is_own=False)
        if len(mine) > 1:
            self.several[place] = list(dict.fromkeys((*self.several[place], *mine)))

    def renaming(self, place: str, players: Iterable[Player] = ()) -> NameReplacer:
        """The new names at a match or an evening where names mean these players."""
        names = dict(self._places.get(place, {})) if place else {}
        names |= {player.name: self.person.is_meant(player, place) for player in players}
        several, aliases = self.several.get(place, []), self.person.aliases
        new = dict.fromkeys(self.person.gone, aliases[0])
        for name, is_own in names.items():
            if is_own:
                new[name] = aliases[several.index(name) if name in several else 0]
        others = (name for name, is_own in names.items() if not is_own)
        return NameReplacer(new, (*(self.person.longer - set(map(plain_name, new))), *others))

    def rewritten(self, table: str, doc: Doc) -> dict[str, Any]:
        if table == db.PLAYERS and doc["uid"] in self.person.uids:
            return self._person(doc)
        owner, _ = db.PLACED_BY.get(table, ("uid", ""))
        place = "" if table == db.PLAYERS else str(doc.get(owner, ""))
        place = place.partition("/")[0]  # a draft is named after its match, device and deal
        if place not in self._renamings:
            self._renamings[place] = self.renaming(place)
        done: dict[str, Any] = self._value(doc, self._renamings[place], place)
        return done

    def _value(
        self, value: Any, renaming: NameReplacer, place: str, *, is_text: bool = False
    ) -> Any:
        if isinstance(value, str):
            return renaming(value) if is_text else value
        if isinstance(value, list):
            return [self._value(inner, renaming, place, is_text=is_text) for inner in value]
        if not isinstance(value, dict):
            return value
        if players := players_of(value):  # its uids say who is called by a name that others had
            renaming = self.renaming(place, players)
        done = {
            name: inner
            if name in CODES
            else self._value(inner, renaming, place, is_text=name in TEXTS)
            for name, inner in value.items()
        }
        if isinstance(spellings := value.get(WAS), dict):
            renamed = {renaming(old): renaming(new) for old, new in spellings.items()}
            done[WAS] = {old: new for old, new in renamed.items() if old != new}
        return done

    def _person(self, doc: Doc) -> dict[str, Any]:
        alias, *_ = self.person.aliases
        names = [*self.person.aliases] if doc["uid"] == self.person.root else []
        done = without(doc, FORGETTING, PUBLIC, CATEGORIES)
        done |= {"name": alias, "note": "", "names": names, FORGOTTEN: True}
        is_news = not doc.get(FORGOTTEN) or doc["name"] != alias
        return {**done, CHANGED: self.person.at} if is_news else done


def players_of(doc: Doc) -> list[Player]:
    """The players of a set-up as it is written; none for any other document."""
    return written_players(doc) if "ruleset" in doc else []


def _set_ups_and_deals(tables: Tables) -> Iterator[tuple[str, Doc]]:
    """Yield every set-up and every deal that there was or is, with the uid of its match."""
    for change in tables.get(db.CHANGES, {}).values():
        for doc in (change.get("before"), change.get("after")):
            if isinstance(doc, dict):
                yield str(change["match"]), doc
    for table, owner in ((db.DEALS, "match"), (db.MATCHES, "uid")):
        yield from ((str(doc[owner]), doc) for doc in tables.get(table, {}).values())


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubMember:
    who: Identity
    is_member: bool  # true if they belong to the club; others are guests
    evenings: tuple[EveningUid, ...]  # those that they are on the list of, the earliest first
    last_seen: str | None
    """The day of the last evening or match, as ISO 8601 text; None where there was none."""
    is_public: bool = False  # true if the name may stand on published pages
    categories: tuple[str, ...] = ()  # in the order of the alphabet


@dataclass(frozen=True, slots=True)
class Members:
    work: UnitOfWork
    matches: Matches
    newsroom: Newsroom

    def list(self, *, is_nobody: IsNobody = lambda _: False) -> tuple[ClubMember, ...]:
        """Everybody by name, guests too; `is_nobody` tells names of seats that nobody has."""
        people, database = self.matches.people, self.work.database
        known = people.identities()
        members = person_keys(known, (uid for uid, doc in known.docs.items() if doc.get(MARK)))
        seen = attendance(database, known)
        matches = database.picked(db.MATCHES, "uid", "started")
        began = {match["uid"]: str(match["started"] or "")[:10] for match in matches}
        listed = []
        for person in people.list(is_nobody=is_nobody):
            key = person.who.key
            days = [day for day, _ in seen[key]] + [began[uid] for uid in person.matches]
            member = ClubMember(
                who=person.who,
                is_member=key in members,
                evenings=tuple(evening for _, evening in seen[key]),
                last_seen=max(days, default=None) or None,
                is_public=bool(known.docs.get(key, {}).get(PUBLIC)),
                categories=_categories(known, key),
            )
            listed.append(member)
        return tuple(listed)

    def add(
        self, name: str, note: str = "", *, is_nobody: IsNobody = lambda _: False
    ) -> MemberUid | Problems:
        """Know a new member; a note tells them from somebody else of that name.

        Problems: it is no name, somebody's already, or by `is_nobody` that of a seat.
        """
        if wrong := tuple(self._naming(name, note, None, is_nobody)):
            return wrong
        with self.work.transaction():
            return self.join(self.matches.people.add(name.strip(), note.strip()))

    def join(self, who: Identity) -> MemberUid:
        """Make a person a member of the club, whatever is known of them so far."""
        return self._note(who, MARK, True)  # noqa: FBT003  the value of a field

    def publish_name(self, who: Identity, *, allowed: bool) -> MemberUid:
        """Let the name of a person stand on published pages, or initials from now on."""
        return self._note(who, PUBLIC, allowed)

    def put_into(self, who: Identity, categories: Iterable[str]) -> MemberUid | Problems:
        """Put a person into these categories and no others; problems are those of a name."""
        names = sorted({plain_name(name) for name in categories} - {""}, key=str.casefold)
        wrong = (problem for name in names for problem in name_problems(name, "category"))
        return tuple(wrong) or self._note(who, CATEGORIES, names)

    def categories(self, evening: Evening) -> dict[MemberUid, tuple[str, ...]]:
        known = self.matches.people.identities()
        members = (member.uid for member in evening.members)
        categories = {uid: _categories(known, known.of(Player("", uid)).key) for uid in members}
        return {uid: own for uid, own in categories.items() if own}

    def public(self) -> frozenset[str]:
        """The keys of everybody whose name may stand on published pages."""
        docs = self.matches.people.identities().docs
        return frozenset(uid for uid, doc in docs.items() if doc.get(PUBLIC))

    def join_all(self, people: Iterable[Identity]) -> int:
        """Make people members in one change of the store; gives how many."""
        with self.work.transaction():
            return len([self.join(who) for who in people])

    def leave(self, uid: MemberUid) -> None:
        """Take a person out of the club; all they played stays."""
        self._note(self._identity(uid), MARK, False)  # noqa: FBT003  the value of a field

    def rename(
        self, uid: MemberUid, name: str, note: str = "", *, is_nobody: IsNobody = lambda _: False
    ) -> Problems:
        """Give a person another name, at old evenings too; problems are those of `add`."""
        who = self._identity(uid)
        if wrong := tuple(self._naming(name, note, who, is_nobody)):
            return wrong
        self.matches.people.rename(who, name.strip(), note.strip())
        self._tell()
        return ()

    def merge(self, gone: MemberUid, *, into: MemberUid) -> Problems:
        """Make two people one, under the name of the second, until `separate`.

        Problems: they met, in a match or at an evening, and so are two.
        """
        going, staying = self._identity(gone), self._identity(into)
        seen = attendance(self.work.database, self.matches.people.identities())
        both = {*seen[going.key]} & {*seen[staying.key]}
        if both or going.key == staying.key:
            return refusal("two_people", "members", evenings=len(both))
        if problems := self.matches.people.merge(going, into=staying):
            return problems
        self._tell()
        return ()

    def separate(self, uid: MemberUid) -> None:
        """Take a merger back: somebody is a person of their own again."""
        if doc := self.work.database.get(db.PLAYERS, uid):
            self.matches.people.separate(Identity(uid=uid, name=str(doc["name"])))
            self._tell()

    def forget(
        self, uid: MemberUid, alias: str, *, is_nobody: IsNobody = lambda _: False
    ) -> ForgetResult | Problems:
        """Replace every name of a person with `alias`, in every file of the store, for good.

        The store and every backup are written anew, each in one step, and what cannot be is
        removed; the result says which. Matches, points and places stay. Problems: the alias is no
        name, says the name, is somebody's, or by `is_nobody` that of a seat. Raises
        `UnknownPersonError`, and `StoreError` where the disk refuses: then some files are done, and
        forgetting again does the rest.
        """
        if is_nobody(alias.strip()):
            return refusal("name_of_a_seat", "alias", name=alias.strip())
        done = self._forget(uid, alias)
        if isinstance(done, ForgetResult):
            self.matches.summaries.clear()
            for match in self.work.database.picked(db.MATCHES, "uid"):
                self.work.publish(MatchChanged(MatchUid(match["uid"])))
            self._tell()
        return done

    def unfinished(self) -> tuple[tuple[MemberUid, str], ...]:
        """Return who was to be forgotten when the program ended, each with the name to come."""
        docs = (doc for doc in self.work.database.all(db.PLAYERS) if FORGETTING in doc)
        return tuple((MemberUid(doc["uid"]), str(doc[FORGETTING]["as"])) for doc in docs)

    def _forget(self, uid: MemberUid, alias: str) -> ForgetResult | Problems:
        database, journal = self.work.database, self.work.database.journal
        with journal.lock:
            known, key = self.matches.people.identities(), self._identity(uid).key
            root = database.get(db.PLAYERS, key) or {}
            uids = {other for other in known.docs if known.of(Player("", other)).key == key}
            claimed = {plain_name(name) for name, other in known.by_name.items() if other in uids}
            person = PersonToForget(
                known, key, frozenset(uids), frozenset(claimed), self.work.now()
            )
            going = root.get(FORGETTING) or {}
            alias = str(going.get("as", "")) or alias.strip()
            stores = [StoreNames(person, journal.read())]
            stores += [
                StoreNames(person, old.reading.tables) for old in backups.earlier(journal.path)
            ]
            several = (names for store in stores for names in store.several.values())
            most = max(map(len, several), default=1)
            person.aliases = (alias, *(f"{alias} ({number})" for number in range(2, most + 1)))
            taken = set(map(plain_name, person.aliases))
            own = {name for store in stores for name in store.own} - taken
            others = {name for store in stores for name in store.others}
            person.gone = frozenset(own - others)
            longer = (name for name in others if any(part in without_note(name) for part in own))
            person.longer = frozenset(longer)
            if not going:
                sides = {name for store in stores for name in store.sides}
                is_known = bool(alias) and not taken.isdisjoint(others | sides)
                if wrong := tuple(_alias_problems(person, root, is_known=is_known)):
                    return wrong
                going = {"as": alias, "names": sorted(own)}
                database.put(db.PLAYERS, {**root, FORGETTING: going})
            return replace(self._rewrite(person), shared=tuple(sorted(own & others)))

    def _rewrite(self, person: PersonToForget) -> ForgetResult:
        """Rewrite one file after the other; the store is the last, since it knows the names."""
        database, path = self.work.database, self.work.database.journal.path
        store = StoreNames(person, database.journal.read())
        names = store.renaming("")
        removed, rewritten, cut = list[Path](), list[Path](), list[Path]()
        for unfinished in backups.unfinished(path):  # nobody reads them again
            removed += [unfinished] if names.is_in(read_store(unfinished)) else []
            backups.take_away(unfinished)
        for old in backups.earlier(path):
            is_named = names.is_in(old.content)
            if not old.is_whole and old.path.parent == path.parent:  # a piece, and no backup
                if is_named:
                    backups.take_away(old.path)
                    removed.append(old.path)
            elif is_named or any(uid.encode() in old.content for uid in person.uids):
                backups.write_anew(
                    old, StoreNames(person, old.reading.tables).rewritten, at=person.at
                )
                rewritten.append(old.path)
                cut += [] if old.is_whole else [old.path]
        database.rewrite(store.rewritten)
        directory = backups.BackupDirectory(store=path)
        with suppress(StoreWriteError):  # the next start makes it
            # The backups from before go less far than the numbers of the store do now.
            directory.make(at=person.at, spare=None)
        folders = (path.parent, directory.folder, path.parent / RULES)
        left = []
        for file in (file for folder in folders for file in sorted(folder.glob("*"))):
            with suppress(OSError):  # what cannot be read here says nothing to others
                if file.is_file() and names.is_in(read_store(file)):
                    left.append(file)
        return ForgetResult(
            alias=person.aliases[0],
            rewritten=(*rewritten, path),
            cut=tuple(cut),
            removed=tuple(removed),
            left=tuple(left),
        )

    def _identity(self, uid: MemberUid) -> Identity:
        identity = self.matches.people.identities().of(Player("", uid))
        if self.work.database.get(db.PLAYERS, identity.key) is None:
            raise UnknownPersonError(f"there is nobody {uid}")
        return identity

    def _note(self, who: Identity, field: str, value: object) -> MemberUid:
        """Keep a field of a person, who is known from now on."""
        with self.work.transaction():
            if who.uid is None:
                who = self.matches.people.add(who.name, who.note)
            elif self.work.database.get(db.PLAYERS, who.uid) is None:
                # The record of a game from another device has this uid, and keeps it.
                who = self.matches.people.rename(who, who.name, who.note)
            doc = self.work.database.get(db.PLAYERS, str(who.uid)) or {}
            self.work.database.put(db.PLAYERS, {**doc, field: value})
            return MemberUid(str(who.uid))

    def _naming(
        self, name: str, note: str, who: Identity | None, is_nobody: IsNobody
    ) -> Iterator[Problem]:
        yield from name_problems(name)
        if is_nobody(name.strip()):
            yield Problem("name_of_a_seat", "name", {"name": name.strip()})
        if note.strip():
            yield from name_problems(note, "note")
        label = plain_name(name_with_note(name, note))
        people = self.matches.people.identities().people()
        if any(plain_name(person.label) == label and person != who for person in people):
            yield Problem("name_twice", "name", {"name": name.strip()})

    def _tell(self) -> None:
        for head in self.work.database.picked(db.EVENINGS, "uid"):
            self.newsroom.publish(EveningChanged(EveningUid(head["uid"])))


def attendance(database: db.Database, known: Identities) -> dict[str, list[tuple[str, EveningUid]]]:
    """The evenings of each person by key, each with its day, the earliest first."""
    seen: dict[str, list[tuple[str, EveningUid]]] = defaultdict(list)
    heads = [head for head in database.all(db.EVENINGS) if DELETED not in head]

    def head_time(head: Doc) -> TimeKey:
        return time_key_of(summary_of(head, database.of_evening(db.CLUB_ROUNDS, head["uid"])))

    for head in sorted(heads, key=head_time):
        for key in person_keys(known, (member["uid"] for member in head.get("members", ()))):
            seen[key].append((str(head["plan"]["date"]), EveningUid(head["uid"])))
    return seen


def _categories(known: Identities, key: str) -> tuple[str, ...]:
    categories = known.docs.get(key, {}).get(CATEGORIES) or ()
    return tuple(map(str, categories)) if isinstance(categories, list) else ()


def person_keys(known: Identities, uids: Iterable[str]) -> set[str]:
    """The keys of the people that uids stand for today."""
    return {known.of(Player("", uid)).key for uid in uids}


def _alias_problems(person: PersonToForget, root: Doc, *, is_known: bool) -> Iterator[Problem]:
    """Yield everything that keeps a person, whose document is `root`, from being called so."""
    alias, *_ = person.aliases
    if root["name"] == alias and FORGOTTEN in root:
        return  # it is done once more: the name is this person's already
    yield from name_problems(alias, "alias")
    says_who = NameReplacer(dict.fromkeys(person.gone, "…"), person.longer)
    if root["name"] == alias or says_who(alias) != alias:
        yield Problem("name_says_who", "alias", {"name": alias})
    if is_known:
        yield Problem("name_twice", "alias", {"name": alias})
