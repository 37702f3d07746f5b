"""People: who has played, what they are called now, and who is the same person as whom.

Matches stay as they were written; a person's document says how the names and uids in them are
read. So an old match shows a new name, a merger is one change that can be taken back at any
time, and a record that leaves the app says what it always said.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.match.model import Match, MatchUid, Player, Side
from scorekeeper.match.seating import names_of
from scorekeeper.scoring.problem import Problem
from scorekeeper.services.set_up import SetUp
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage.database import DEALS, MATCHES, PLAYERS

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


CHANGED = "changed"
"""The field of a person with the time of the last change: of two states the later one stands."""
DEMO = "demo"
"""The field of a match that is there to try things with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """One person, and what the store knows of them."""

    who: Identity
    matches: tuple[MatchUid, ...] = ()
    """Those that were played, in which nobody else's name is meant."""
    also: tuple[Identity, ...] = ()
    """Whom this person was taken for before: they are the same."""


@dataclass(frozen=True, slots=True)
class People:
    """The verbs for people; `forget` is called when old matches are read otherwise from now on."""

    work: UnitOfWork
    forget: Callable[[], None] = lambda: None

    def identities(self) -> Identities:
        """Who every name and uid stands for, as it is known now."""
        return identities(self.work.database.all(PLAYERS))

    def called(self, match: Match) -> Mapping[str, Player]:
        """Each name that is written in a match with the person it stands for."""
        known = self.identities()
        return known.called(names_of(match)) if known.docs else {}

    def written(self, uid: MatchUid) -> Mapping[str, str]:
        """How a match writes each name that is shown otherwise today."""
        known, match = self.identities(), self.work.database.get(MATCHES, uid)
        if match is None or not known.docs:
            return {}
        takers = {
            n for one in self.work.database.of_match(DEALS, uid) for n in one.get("seats") or ()
        }
        called = known.called(_named(match, takers))
        return {player.name: name for name, player in reversed(called.items())}

    def list(self, *, is_nobody: Callable[[str], bool] = lambda _: False) -> tuple[Known, ...]:
        """Everybody, by name; seats that nobody was named for are left out, and demo matches."""
        known = self.identities()
        played: dict[str, list[MatchUid]] = defaultdict(list)
        who = {one.key: one for one in known.people()}
        for uid, players in self._played():
            for one in {found.key: found for found in map(known.of, players)}.values():
                if not is_nobody(one.name):
                    who.setdefault(one.key, one)
                    played[one.key].append(uid)
        also = self._also(known)
        found = (
            Known(who=one, matches=tuple(played[key]), also=also.get(key, ()))
            for key, one in who.items()
        )
        return tuple(sorted(found, key=lambda one: (one.who.label.casefold(), one.who.key)))

    def add(self, name: str, note: str = "") -> Identity:
        """Know a new person, whoever else has that name."""
        label = labelled(name, note)
        return self._kept(self._document(self.work.new_uid(), name, note, (label,)))

    def rename(self, who: Identity, name: str, note: str = "") -> Identity:
        """Have a person called otherwise from now on, in old matches too."""
        before = self._known(who)
        claimed = (*before["names"], *([who.label] if who.note else []))
        names = tuple(dict.fromkeys((*claimed, *([labelled(name, note)] if note else []))))
        return self._kept({**before, "name": name.strip(), "note": note.strip(), "names": [*names]})

    def together(self, one: Identity, other: Identity) -> tuple[MatchUid, ...]:
        """The matches in which both played: then they cannot be one person."""
        known = self.identities()
        keys = {one.key, other.key}
        return tuple(
            uid
            for uid, players in self._played()
            if keys <= {known.of(player).key for player in players}
        )

    def merge(self, gone: Identity, *, into: Identity) -> tuple[Problem, ...]:
        """Have two be one person, under the name of the other; nothing where they met in a match.

        It is taken back by `separate`, at any time.
        """
        if gone.key == into.key or (met := self.together(gone, into)):
            count = 0 if gone.key == into.key else len(met)
            return (Problem("same_match", "people", {"matches": count}),)
        with self.work.database.transaction():
            kept = self._kept(self._known(into), tell=False)
            self._kept({**self._known(gone), "same_as": kept.uid})
        return ()

    def separate(self, who: Identity) -> None:
        """Have somebody be a person of their own again."""
        kept = self.work.database.get(PLAYERS, who.key)
        if kept is not None:
            self._kept({**kept, "same_as": None})

    def identified(self, set_up: SetUp) -> SetUp:
        """A set-up whose players have the uids of the people whom their names mean now."""
        known = self.identities()
        players = (player for side in set_up.sides for player in side.players)
        if not known.docs or all(player.uid is not None for player in players):
            return set_up
        unnamed = {player.name for _, players in self._played() for player in players}
        sides = (
            Side(side.name, tuple(self._who(known, unnamed, p) for p in side.players), side.short)
            for side in set_up.sides
        )
        return replace(set_up, sides=tuple(sides))

    def _who(self, known: Identities, played: set[str], player: Player) -> Player:
        """Whom a typed name means: a note tells, then the name that somebody has now."""
        if player.uid is not None:
            return player
        name = player.name.strip()
        people = known.people()
        labels = [one for one in people if one.label == name]
        named = [one for one in people if one.name == name]
        claimed = known.of(player)
        if labels or (len(named) == 1 and name not in played - set(known.by_name)):
            return Player(player.name, (labels or named)[0].uid)
        if claimed.uid is None or claimed.name == name:
            return Player(player.name, claimed.uid)
        return Player(player.name, self.add(name).uid)  # who had this name has another now

    def _played(self) -> Iterator[tuple[MatchUid, tuple[Player, ...]]]:
        """Who is named in each match, as it is written, demo matches left out."""
        takers: dict[str, set[str]] = defaultdict(set)
        for deal in self.work.database.all(DEALS):
            takers[deal["match"]].update(deal.get("seats") or ())
        for match in self.work.database.all(MATCHES):
            if not match.get(DEMO):
                yield MatchUid(match["uid"]), _named(match, takers[match["uid"]])

    def _also(self, known: Identities) -> dict[str, tuple[Identity, ...]]:
        found: dict[str, list[Identity]] = defaultdict(list)
        for uid, doc in known.docs.items():
            root = known.of(Player("", uid))
            if root.uid is not None and root.uid != uid:
                one = Identity(uid=uid, name=str(doc["name"]), note=str(doc.get("note") or ""))
                found[root.uid].append(one)
        return {key: tuple(also) for key, also in found.items()}

    def _known(self, who: Identity) -> dict[str, Any]:
        """The document of a person; one that is not kept yet has the name of the old matches."""
        kept = None if who.uid is None else self.work.database.get(PLAYERS, who.uid)
        names = () if who.uid is not None else (who.name,)
        return kept or self._document(who.uid or self.work.new_uid(), who.name, who.note, names)

    def _document(self, uid: str, name: str, note: str, names: tuple[str, ...]) -> dict[str, Any]:
        said = {"name": name.strip(), "note": note.strip(), "names": list(names)}
        return {"uid": uid, **said, "same_as": None}

    def _kept(self, document: Mapping[str, Any], *, tell: bool = True) -> Identity:
        document = {**document, CHANGED: self.work.now()}
        self.work.database.put(PLAYERS, document)
        self.forget()
        if tell:
            for match in self.work.database.match_uids():
                self.work.notify(MatchUid(match))
        return Identity(uid=document["uid"], name=document["name"], note=document["note"])


def _named(match: Mapping[str, Any], takers: set[str]) -> tuple[Player, ...]:
    """The players of a match's sides, then those who took a seat over."""
    sides = (player for side in match["sides"] for player in side["players"])
    players = {one.name: one for one in map(_player, sides)}
    coming = (match.get("next") or {}).get("seats") or ()
    for name in (*sorted(takers), *coming):
        players.setdefault(name, Player(name))
    return tuple(players.values())


def _player(written: str | Mapping[str, str]) -> Player:
    if isinstance(written, str):
        return Player(written)
    return Player(written["name"], written.get("uid"))


def known_players(matches: Iterable[Mapping[str, Any]]) -> tuple[str, ...]:
    """Every player's name once, those of the matches begun last first."""
    latest = sorted(matches, key=lambda match: match.get("started") or "", reverse=True)
    names = (
        _name(player) for match in latest for side in match["sides"] for player in side["players"]
    )
    return tuple(dict.fromkeys(names))


def _name(player: str | Mapping[str, str]) -> str:
    return player if isinstance(player, str) else player["name"]
