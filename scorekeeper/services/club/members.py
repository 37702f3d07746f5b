"""The people of a club: names, membership, attendance, and forgetting a person.

Members are people of the store (`services.players`) with a mark. Guests are people without it who
took part in a session. Sessions refer to people by uid, so nothing here changes a place or a point.

Forgetting a person replaces their name by an alias in every file of the store, backups included.
Matches, totals and places stay: the uid continues under the alias. In a match or session a name
means the person of its uid there, so another person of the same name keeps it. Names in notes,
reasons and labels are replaced where they are whole words. Nicknames, other spellings, and fields
of other programs are not searched.

The files are rewritten one after the other, each atomically, and the store last. The store records
the intention before that. If the program ends in between, every file is in its old or its new
state; `Members.list_unfinished` lists the people, and forgetting them again completes it.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
from scorekeeper.services.club.evenings import ClubEvents, summary_of, time_key_of
from scorekeeper.services.events import MatchChanged
from scorekeeper.services.matches import DELETED, WAS, Matches
from scorekeeper.services.players import (
    CHANGED,
    COLOR,
    FORGOTTEN,
    Identities,
    Identity,
    name_with_note,
    stored_players,
)
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage import StoreWriteError, backups, where
from scorekeeper.storage import database as db
from scorekeeper.storage.disk import read_store

IsSeatName = Callable[[str], bool]
"""Returns True for the name of a seat, such as "North", which is no name for a person."""
MARK = "member"
"""Field of a person: true if they are a member of the club."""
PUBLIC = "public"
"""Field of a person: true if published pages may show the name."""
CATEGORIES = "categories"
"""Field of a person: names of categories, such as "new", each with its own ranking."""
Doc = Mapping[str, Any]
Tables = Mapping[str, Mapping[str, Doc]]

TEXTS = {
    "by",
    "company",
    "confirmed_by",
    "dealer",
    "first_dealer",
    "name",
    "names",
    "note",
    "opening_reason",
    "out_player",
    "place",
    "players",
    "profile",
    "reason",
    "seats",
    "short",
    CATEGORIES,
}
"""Fields of stored documents, at any depth, that contain names or text typed by people."""
CODES = frozenset(("ended", "values", "house_rules", "scheme"))
"""Fields without names of people, although fields inside them may have a name in `TEXTS`."""
FORGETTING = "forgetting"
"""Field of a person who is being forgotten: the alias, and the names to replace."""


class UnknownPersonError(ScorekeeperError):
    """There is no person with this uid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgetResult:
    """The files that were changed to forget a person."""

    alias: str
    rewritten: tuple[Path, ...] = ()
    cut: tuple[Path, ...] = ()
    """Rewritten files that were damaged, and now have only their readable part."""
    removed: tuple[Path, ...] = ()
    """Files with the name that were unreadable or incomplete, and were deleted."""
    shared: tuple[str, ...] = ()
    """Names of the person that other people have too. They were not replaced for the others."""
    left: tuple[Path, ...] = ()
    """Files in the folders that still have the name: of other programs, or not writable."""


def plain_name(name: str) -> str:
    """Return a name with composed characters and single spaces, for comparisons."""
    return " ".join(normalize("NFC", name).split())


def without_note(name: str) -> str:
    """Return the plain name without the note in brackets that tells two people apart."""
    before, bracket, _ = plain_name(name).partition(" (")
    return before if bracket and name.endswith(")") else plain_name(name)


class NameReplacer:
    """Replaces names in texts, where they are whole words."""

    def __init__(self, new: Mapping[str, str], others: Iterable[str] = ()) -> None:
        """Create a replacer.

        Args:
            new: The replacements, by the names to replace.
            others: Names of other people. Those that contain a name to replace ("Anna Lee" for
                "Anna") are not changed.
        """
        to_replace = {plain_name(name) for name in new if name.strip()}
        longer = {
            name for name in others if any(short in without_note(name) for short in to_replace)
        }

        self._by_text = {**new, **{name: name for name in longer}}
        """Replacements of texts that are a name as a whole."""
        self._by_plain_name = {plain_name(name): alias for name, alias in new.items()}
        """Replacements of names inside a text; empty for a name that stays."""
        self._by_plain_name |= {plain_name(name): "" for name in longer}

        # The longest alternative first: a regular expression takes the first that matches.
        longest_first = sorted(filter(None, self._by_plain_name), key=len, reverse=True)
        alternatives = (r"\s+".join(map(re.escape, name.split())) for name in longest_first)
        words = "|".join(alternatives)
        matches_nothing = r"(?!)"
        self._pattern = re.compile(rf"(?<!\w)(?:{words})(?!\w)" if words else matches_nothing)

    def __call__(self, text: str) -> str:
        """Return a text with the names replaced."""
        if text in self._by_text:
            return self._by_text[text]
        composed = normalize("NFC", text)
        replaced = self._pattern.sub(self._replacement, composed)
        # A text without a name keeps its bytes, composed or not.
        return text if replaced == composed else replaced

    def _replacement(self, match: re.Match[str]) -> str:
        return self._by_plain_name[plain_name(match[0])] or match[0]

    def is_in(self, content: bytes) -> bool:
        """Return True if a file contains a name to replace, in UTF-8 or with JSON escapes."""
        text = content.decode("utf-8", "replace")
        unescaped = re.sub(r"\\u([0-9a-fA-F]{4})", lambda escape: chr(int(escape[1], 16)), text)
        # JSON escapes characters beyond U+FFFF as two surrogates; this joins them.
        unescaped = unescaped.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        return self(text) != text or self(unescaped) != unescaped


@dataclass(slots=True)
class PersonToForget:
    """A person who is being forgotten, with all their names in the files."""

    known: Identities
    root: str  # the uid under which the person continues
    uids: frozenset[str]  # all uids, of merged people too
    claimed: frozenset[str]  # names that mean the person in matches without uids
    at: str  # the time, as ISO 8601 text
    aliases: tuple[str, ...] = ()
    """The alias, then numbered ones for matches in which the person has several names."""
    gone: frozenset[str] = frozenset()  # names of the person that no other person has in any file
    longer: frozenset[str] = frozenset()  # names of others that contain one of the person's names
    misspelt: set[tuple[str, str]] = field(default_factory=set)
    """Match uids, each with a name of the person that was corrected later."""

    def is_meant(self, player: Player, place: str) -> bool:
        """Return True if a player in the match or session with the uid `place` is the person."""
        if player.uid is not None:
            return player.uid in self.uids
        if player.name in self.known.by_name:
            return self.known.by_name[player.name] in self.uids
        name = plain_name(player.name)
        return name in self.claimed or (place, name) in self.misspelt


class StoreNames:
    """The names in one store or backup, with their owners; replaces them in its documents.

    A place is the uid of a match or session in which a name has its meaning. Documents of people
    have the place "".
    """

    def __init__(self, person: PersonToForget, tables: Tables) -> None:
        self.person = person
        self.own = set[str]()  # plain names of the person
        self.others = set[str]()  # plain names of other people, with and without notes
        self.sides = set[str]()  # plain names of sides and entrants
        self.several: dict[str, list[str]] = defaultdict(list)
        """The names of the person by place, if several players there are the person."""
        self._is_own: dict[str, dict[str, bool]] = defaultdict(dict)
        """For each place its names: True if the name means the person. The last meaning counts."""
        self._replacers: dict[str, NameReplacer] = {}  # by place

        documents = list(_set_ups_and_deals(tables))
        self._add_people(tables)
        self._find_misspellings(documents)
        self._add_players_of_sides(documents)
        self._add_other_names(documents)
        self._add_evenings(tables)

    def _add_people(self, tables: Tables) -> None:
        """Add the names of all people in a store."""
        for doc in tables.get(db.PLAYERS, {}).values():
            names = [doc["name"], name_with_note(doc["name"], doc.get("note") or "")]
            names += doc.get("names") or ()
            names += (doc.get(FORGETTING) or {}).get("names", ())
            self._add_names("", names, is_own=doc["uid"] in self.person.uids)

    def _find_misspellings(self, documents: Iterable[tuple[str, Doc]]) -> None:
        """Add earlier spellings of the person's names to `person.misspelt`; deals may have them."""
        for place, doc in documents:
            for old, new in (doc.get(WAS) or {}).items():
                renamed = (player for player in players_of(doc) if player.name == new)
                if any(self.person.is_meant(player, place) for player in renamed):
                    self.person.misspelt.add((place, plain_name(old)))

    def _add_players_of_sides(self, documents: Iterable[tuple[str, Doc]]) -> None:
        """Add the names of the players and sides in set-ups."""
        for place, doc in documents:
            self._add_players(place, players_of(doc))
            self.sides.update(plain_name(side.get("name", "")) for side in doc["sides"])

    def _add_other_names(self, documents: Iterable[tuple[str, Doc]]) -> None:
        """Add names without a uid: of players who took a seat later, or were only present."""
        for place, doc in documents:
            names = {
                *((doc.get("next") or {}).get("seats") or ()),
                *(doc.get("company") or ()),
                *(doc.get("seats") or ()),
                *(doc.get("confirmed_by") or ()),
                doc.get("dealer"),
                doc.get("out_player"),
            }
            for name in names - {None}:
                if name not in self._is_own[place]:
                    self._add_names(place, [name], is_own=self.person.is_meant(Player(name), place))

    def _add_evenings(self, tables: Tables) -> None:
        """Add the names in all sessions of a store."""
        for doc in tables.get(db.EVENINGS, {}).values():
            members = doc.get("members", ())
            players = [Player(str(member["name"]), member["uid"]) for member in members]
            self._add_players(doc["uid"], players)
            entrants = doc.get("entrants", ())
            self.sides.update(plain_name(entrant.get("name", "")) for entrant in entrants)

    def _add_names(self, place: str, names: Iterable[str], *, is_own: bool) -> None:
        """Add names at a place; they mean the person if `is_own`, otherwise another person."""
        for name in names:
            self._is_own[place][name] = is_own
            if is_own:
                self.own.add(plain_name(name))
            else:
                self.others |= {plain_name(name), without_note(name)}

    def _add_players(self, place: str, players: list[Player]) -> None:
        """Add the names of players at a place."""
        own_names = [player.name for player in players if self.person.is_meant(player, place)]
        other_names = {player.name for player in players}.difference(own_names)
        self._add_names(place, own_names, is_own=True)
        self._add_names(place, other_names, is_own=False)
        if len(own_names) > 1:
            self.several[place] = list(dict.fromkeys((*self.several[place], *own_names)))

    def replacer(self, place: str, players: Iterable[Player] = ()) -> NameReplacer:
        """Return the replacer of names at a place; names of `players` mean these players."""
        is_own = dict(self._is_own.get(place, {})) if place else {}
        is_own |= {player.name: self.person.is_meant(player, place) for player in players}

        aliases = self.person.aliases
        several = self.several.get(place, [])
        new = dict.fromkeys(self.person.gone, aliases[0])
        for name, means_person in is_own.items():
            if means_person:
                # Several players need several aliases, or their deals would be mixed up.
                new[name] = aliases[several.index(name) if name in several else 0]

        others = [name for name, means_person in is_own.items() if not means_person]
        longer = self.person.longer - {plain_name(name) for name in new}
        return NameReplacer(new, (*longer, *others))

    def rewrite(self, table: str, doc: Doc) -> dict[str, Any]:
        """Return a document of a table with the names of the person replaced."""
        if table == db.PLAYERS and doc["uid"] in self.person.uids:
            return self._forgotten_person(doc)
        place = ""
        if table != db.PLAYERS:
            owner_field, _ = db.ORDER_FIELDS.get(table, ("uid", ""))
            # The uid of a draft has the uid of its match, then the device and the deal.
            place, _, _ = str(doc.get(owner_field, "")).partition("/")
        if place not in self._replacers:
            self._replacers[place] = self.replacer(place)
        rewritten: dict[str, Any] = self._rewritten_value(doc, self._replacers[place], place)
        return rewritten

    def _rewritten_value(
        self, value: Any, replacer: NameReplacer, place: str, *, is_text: bool = False
    ) -> Any:
        """Return a value of a document with the names replaced, at any depth.

        `is_text` is True for text typed by people, in which names are replaced too.
        """
        if isinstance(value, str):
            return replacer(value) if is_text else value
        if isinstance(value, list):
            return [
                self._rewritten_value(inner, replacer, place, is_text=is_text) for inner in value
            ]
        if not isinstance(value, dict):
            return value

        if players := players_of(value):
            # An older set-up can give a name to a person who has another one in newer ones.
            replacer = self.replacer(place, players)
        rewritten: dict[str, Any] = {}
        for name, inner in value.items():
            if name in CODES:
                rewritten[name] = inner
            else:
                rewritten[name] = self._rewritten_value(
                    inner, replacer, place, is_text=name in TEXTS
                )

        spellings = value.get(WAS)
        if isinstance(spellings, dict):
            replaced = {replacer(old): replacer(new) for old, new in spellings.items()}
            rewritten[WAS] = {old: new for old, new in replaced.items() if old != new}
        return rewritten

    def _forgotten_person(self, doc: Doc) -> dict[str, Any]:
        """Return the document of the person under the alias."""
        alias = self.person.aliases[0]
        is_root = doc["uid"] == self.person.root
        forgotten = without(doc, FORGETTING, PUBLIC, CATEGORIES, COLOR)
        forgotten["name"] = alias
        forgotten["note"] = ""
        forgotten["names"] = list(self.person.aliases) if is_root else []
        forgotten[FORGOTTEN] = True
        is_changed = not doc.get(FORGOTTEN) or doc["name"] != alias
        if is_changed:
            forgotten[CHANGED] = self.person.at
        return forgotten


def players_of(doc: Doc) -> list[Player]:
    """Return the players of a stored set-up; an empty list for any other document."""
    return stored_players(doc) if "ruleset" in doc else []


def _set_ups_and_deals(tables: Tables) -> Iterator[tuple[str, Doc]]:
    """Yield the uid of the match and the document of every past and present set-up and deal."""
    for change in tables.get(db.CHANGES, {}).values():
        for doc in (change.get("before"), change.get("after")):
            if isinstance(doc, dict):
                yield str(change["match"]), doc
    for table, owner in ((db.DEALS, "match"), (db.MATCHES, "uid")):
        yield from ((str(doc[owner]), doc) for doc in tables.get(table, {}).values())


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubMember:
    """A member of the club, or a guest."""

    who: Identity
    is_member: bool  # false for a guest
    evenings: tuple[EveningUid, ...]  # sessions that they took part in, the earliest first
    last_seen: str | None
    """The day of the last session or match, as ISO 8601 text; None if there was none."""
    is_public: bool = False  # true if published pages may show the name
    categories: tuple[str, ...] = ()  # in alphabetical order


@dataclass(frozen=True, slots=True)
class Members:
    """Actions on the people of a club. `is_seat_name` recognises the names of seats."""

    work: UnitOfWork
    matches: Matches
    club_events: ClubEvents

    def list(self, *, is_seat_name: IsSeatName = lambda _: False) -> tuple[ClubMember, ...]:
        """Return all members and guests in the order of their names.

        Args:
            is_seat_name: Returns True for the name of a seat, which is not a person.
        """
        people = self.matches.people
        database = self.work.database
        known = people.identities()
        member_keys = person_keys(known, (uid for uid, doc in known.docs.items() if doc.get(MARK)))
        attended = attendance(database, known)
        matches = database.select_fields(db.MATCHES, "uid", "started")
        match_days = {match["uid"]: str(match["started"] or "")[:10] for match in matches}

        listed = []
        for person in people.list(is_seat_name=is_seat_name):
            key = person.who.key
            days = [day for day, _ in attended[key]]
            days += [match_days[uid] for uid in person.matches]
            member = ClubMember(
                who=person.who,
                is_member=key in member_keys,
                evenings=tuple(evening for _, evening in attended[key]),
                last_seen=max(days, default=None) or None,
                is_public=bool(known.docs.get(key, {}).get(PUBLIC)),
                categories=_categories(known, key),
            )
            listed.append(member)
        return tuple(listed)

    def add(
        self, name: str, note: str = "", *, is_seat_name: IsSeatName = lambda _: False
    ) -> MemberUid | Problems:
        """Store a new member; a note distinguishes people with the same name.

        Returns the uid, or problems: the name is invalid, or a person or a seat has it.
        """
        if problems := tuple(self._naming_problems(name, note, None, is_seat_name)):
            return problems
        with self.work.transaction():
            return self.join(self.matches.people.add(name.strip(), note.strip()))

    def join(self, who: Identity) -> MemberUid:
        """Make a person a member, and return the uid; a new person is added to the store."""
        return self._set_field(who, MARK, True)  # noqa: FBT003  the value of a field

    def set_name_permission(self, who: Identity, *, allowed: bool) -> MemberUid:
        """Allow or forbid the name of a person on published pages; return the person's uid.

        Pages show initials in place of a forbidden name.
        """
        return self._set_field(who, PUBLIC, allowed)

    def set_categories(self, who: Identity, categories: Iterable[str]) -> MemberUid | Problems:
        """Replace the categories of a person; return the uid, or the problems of category names."""
        names = sorted({plain_name(name) for name in categories} - {""}, key=str.casefold)
        problems = tuple(problem for name in names for problem in name_problems(name, "category"))
        return problems or self._set_field(who, CATEGORIES, names)

    def categories(self, evening: Evening) -> dict[MemberUid, tuple[str, ...]]:
        """Return the categories of the members of a session who have any."""
        known = self.matches.people.identities()
        members = (member.uid for member in evening.members)
        categories = {
            uid: _categories(known, known.person_of(Player("", uid)).key) for uid in members
        }
        return {uid: own for uid, own in categories.items() if own}

    def public_people(self) -> frozenset[str]:
        """Return the keys of all people who may be named on published pages."""
        docs = self.matches.people.identities().docs
        return frozenset(uid for uid, doc in docs.items() if doc.get(PUBLIC))

    def join_all(self, people: Iterable[Identity]) -> int:
        """Make people members, in one transaction; return their number."""
        with self.work.transaction():
            return len([self.join(who) for who in people])

    def leave(self, uid: MemberUid) -> None:
        """Make a member a guest; sessions and matches stay."""
        self._set_field(self._identity(uid), MARK, False)  # noqa: FBT003  the value of a field

    def rename(
        self,
        uid: MemberUid,
        name: str,
        note: str = "",
        *,
        is_seat_name: IsSeatName = lambda _: False,
    ) -> Problems:
        """Give a person a new name and note, in past sessions too; return the problems of the name.

        Without `note`, the person has no note afterwards. `is_seat_name` returns True for a name
        that stands for a seat, which nobody may have.
        """
        who = self._identity(uid)
        if problems := tuple(self._naming_problems(name, note, who, is_seat_name)):
            return problems
        self.matches.people.rename(who, name.strip(), note.strip())
        self.club_events.publish_all_evenings()
        return ()

    def merge(self, gone: MemberUid, *, into: MemberUid) -> Problems:
        """Merge two people under the name of the second; `separate` reverts the merge.

        Returns problems if both took part in one match or session, so that they cannot be one
        person.
        """
        merged = self._identity(gone)
        kept = self._identity(into)
        attended = attendance(self.work.database, self.matches.people.identities())
        common = set(attended[merged.key]) & set(attended[kept.key])
        if common or merged.key == kept.key:
            return refusal("two_people", "members", evenings=len(common))
        if problems := self.matches.people.merge(merged, into=kept):
            return problems
        self.club_events.publish_all_evenings()
        return ()

    def separate(self, uid: MemberUid) -> None:
        """Revert the merger of the person with this uid into another person."""
        if doc := self.work.table(db.PLAYERS).get(doc_id=uid):
            self.matches.people.separate(Identity(uid=uid, name=str(doc["name"])))
            self.club_events.publish_all_evenings()

    def forget(
        self, uid: MemberUid, alias: str, *, is_seat_name: IsSeatName = lambda _: False
    ) -> ForgetResult | Problems:
        """Replace every name of a person by `alias`, irreversibly, in all files of the store.

        The store and every backup are rewritten, each atomically; unreadable files with the name
        are deleted. Matches, points and places stay.

        Returns:
            The changed files, or problems: the alias is not a valid name, contains the name of
            the person, or is the name of another person or of a seat.

        Raises:
            UnknownPersonError: There is no such person.
            StoreError: The disk failed. Some files may be done; forgetting again does the rest.
        """
        if is_seat_name(alias.strip()):
            return refusal("name_of_a_seat", "alias", name=alias.strip())
        done = self._forget(uid, alias)
        if isinstance(done, ForgetResult):
            self.matches.summaries.clear()
            for match in self.work.database.select_fields(db.MATCHES, "uid"):
                self.work.publish(MatchChanged(MatchUid(match["uid"])))
            self.club_events.publish_all_evenings()
        return done

    def list_unfinished(self) -> tuple[tuple[MemberUid, str], ...]:
        """Return the people whose forgetting was interrupted, each with the alias."""
        docs = self.work.table(db.PLAYERS).search(where(FORGETTING).exists())
        return tuple((MemberUid(doc["uid"]), str(doc[FORGETTING]["as"])) for doc in docs)

    def _forget(self, uid: MemberUid, alias: str) -> ForgetResult | Problems:
        """Replace the names of a person by an alias in all files; see `forget`.

        If forgetting this person was interrupted before, it is completed with the earlier alias.
        """
        database = self.work.database
        journal = database.journal
        with journal.lock:
            person = self._person_to_forget(uid)
            root = database.table(db.PLAYERS).get(doc_id=person.root) or {}
            # An interrupted forgetting is completed with the alias that was chosen then.
            started = root.get(FORGETTING) or {}
            alias = str(started.get("as", "")) or alias.strip()

            old_tables = (old.reading.tables for old in backups.earlier_files(journal.path))
            stores = [StoreNames(person, tables) for tables in (journal.read(), *old_tables)]
            own, others = _set_aliases_and_names(person, stores, alias)

            if not started:
                sides = {name for store in stores for name in store.sides}
                plain_aliases = {plain_name(name) for name in person.aliases}
                is_known = bool(alias) and not plain_aliases.isdisjoint(others | sides)
                if problems := tuple(_alias_problems(person, root, is_known=is_known)):
                    return problems
                started = {"as": alias, "names": sorted(own)}
                database.table(db.PLAYERS).put({**root, FORGETTING: started})

            return replace(self._rewrite_files(person), shared=tuple(sorted(own & others)))

    def _person_to_forget(self, uid: MemberUid) -> PersonToForget:
        """Return a person with all of their uids; `_set_aliases_and_names` adds the names.

        Raises `UnknownPersonError` if there is no such person.
        """
        known = self.matches.people.identities()
        key = self._identity(uid).key
        uids = {other for other in known.docs if known.person_of(Player("", other)).key == key}
        claimed = {plain_name(name) for name, other in known.by_name.items() if other in uids}
        return PersonToForget(known, key, frozenset(uids), frozenset(claimed), self.work.now())

    def _rewrite_files(self, person: PersonToForget) -> ForgetResult:
        """Replace the names of a person in all files of the store, and make a new backup.

        The store is rewritten last, because it records that forgetting has begun. Files that cannot
        be rewritten are deleted if they contain a name.
        """
        database = self.work.database
        path = database.journal.path
        store = StoreNames(person, database.journal.read())
        names = store.replacer("")

        removed: list[Path] = []
        for unfinished in backups.unfinished_files(path):
            if names.is_in(read_store(unfinished)):
                removed.append(unfinished)
            backups.delete_file(unfinished)

        rewritten: list[Path] = []
        cut: list[Path] = []
        for old in backups.earlier_files(path):
            has_name = names.is_in(old.content)
            is_fragment = not old.is_whole and old.path.parent == path.parent
            if is_fragment:
                # A part of a damaged store that was set aside: no backup, so it is not rewritten.
                if has_name:
                    backups.delete_file(old.path)
                    removed.append(old.path)
            elif has_name or any(uid.encode() in old.content for uid in person.uids):
                old_names = StoreNames(person, old.reading.tables)
                backups.rewrite_file(old, old_names.rewrite, at=person.at)
                rewritten.append(old.path)
                if not old.is_whole:
                    cut.append(old.path)
        database.rewrite(store.rewrite)

        directory = backups.BackupDirectory(store=path)
        # The older backups end before the last change number of the rewritten store, so a new
        # one is made. If that fails, the next start makes it.
        with suppress(StoreWriteError):
            directory.make(at=person.at, spare=None, reason="erase")

        folders = (path.parent, directory.folder, path.parent / RULES)
        return ForgetResult(
            alias=person.aliases[0],
            rewritten=(*rewritten, path),
            cut=tuple(cut),
            removed=tuple(removed),
            left=tuple(_files_with_names(folders, names)),
        )

    def _identity(self, uid: MemberUid) -> Identity:
        """Return the person with a uid, after mergers; raise `UnknownPersonError` if unknown."""
        identity = self.matches.people.identities().person_of(Player("", uid))
        if self.work.table(db.PLAYERS).get(doc_id=identity.key) is None:
            raise UnknownPersonError(f"there is nobody {uid}")
        return identity

    def _set_field(self, who: Identity, field: str, value: object) -> MemberUid:
        """Store a field of a person, who is added to the store if missing; return the uid."""
        with self.work.transaction():
            if who.uid is None:
                who = self.matches.people.add(who.name, who.note)
            elif self.work.table(db.PLAYERS).get(doc_id=who.uid) is None:
                # The uid comes from a game of another device, and is kept.
                who = self.matches.people.rename(who, who.name, who.note)
            self.work.table(db.PLAYERS).update({field: value}, doc_ids=[str(who.uid)])
            return MemberUid(str(who.uid))

    def _naming_problems(
        self, name: str, note: str, who: Identity | None, is_seat_name: IsSeatName
    ) -> Iterator[Problem]:
        """Yield the problems of a name for a person, or for a new one if `who` is None."""
        yield from name_problems(name)
        if is_seat_name(name.strip()):
            yield Problem("name_of_a_seat", "name", {"name": name.strip()})
        if note.strip():
            yield from name_problems(note, "note")
        label = plain_name(name_with_note(name, note))
        people = self.matches.people.identities().people()
        if any(plain_name(person.label) == label and person != who for person in people):
            yield Problem("name_twice", "name", {"name": name.strip()})


def attendance(database: db.Database, known: Identities) -> dict[str, list[tuple[str, EveningUid]]]:
    """Return the sessions of each person by key: day and uid, the earliest first."""
    attended: dict[str, list[tuple[str, EveningUid]]] = defaultdict(list)
    heads = [head for head in database.table(db.EVENINGS).all() if DELETED not in head]

    def head_time(head: Doc) -> TimeKey:
        return time_key_of(
            summary_of(head, database.evening_documents(db.CLUB_ROUNDS, head["uid"]))
        )

    for head in sorted(heads, key=head_time):
        for key in person_keys(known, (member["uid"] for member in head.get("members", ()))):
            attended[key].append((str(head["plan"]["date"]), EveningUid(head["uid"])))
    return attended


def _categories(known: Identities, key: str) -> tuple[str, ...]:
    categories = known.docs.get(key, {}).get(CATEGORIES) or ()
    return tuple(map(str, categories)) if isinstance(categories, list) else ()


def person_keys(known: Identities, uids: Iterable[str]) -> set[str]:
    """Return the keys of the people with the uids `uids`, after mergers."""
    return {known.person_of(Player("", uid)).key for uid in uids}


def _set_aliases_and_names(
    person: PersonToForget, stores: Sequence[StoreNames], alias: str
) -> tuple[set[str], set[str]]:
    """Set the aliases and names of `person`; return the plain names of the person and of others."""
    names_per_place = [names for store in stores for names in store.several.values()]
    most_names = max(map(len, names_per_place), default=1)
    numbered = (f"{alias} ({number})" for number in range(2, most_names + 1))
    person.aliases = (alias, *numbered)

    # After an interruption some files have the aliases already.
    plain_aliases = {plain_name(name) for name in person.aliases}
    own = {name for store in stores for name in store.own} - plain_aliases
    others = {name for store in stores for name in store.others}
    person.gone = frozenset(own - others)
    person.longer = frozenset(
        name for name in others if any(part in without_note(name) for part in own)
    )
    return own, others


def _files_with_names(folders: Iterable[Path], names: NameReplacer) -> Iterator[Path]:
    """Yield the readable files in folders that contain one of the names."""
    for folder in folders:
        for file in sorted(folder.glob("*")):
            with suppress(OSError):
                if file.is_file() and names.is_in(read_store(file)):
                    yield file


def _alias_problems(person: PersonToForget, root: Doc, *, is_known: bool) -> Iterator[Problem]:
    """Yield the problems of the alias for a person.

    Args:
        person: The person.
        root: The stored document of the person.
        is_known: True if another person has the alias as a name.
    """
    alias = person.aliases[0]
    if root["name"] == alias and FORGOTTEN in root:
        return  # the person is forgotten again, under the same alias
    yield from name_problems(alias, "alias")
    hide_names = NameReplacer(dict.fromkeys(person.gone, "…"), person.longer)
    if root["name"] == alias or hide_names(alias) != alias:
        yield Problem("name_says_who", "alias", {"name": alias})
    if is_known:
        yield Problem("name_twice", "alias", {"name": alias})
