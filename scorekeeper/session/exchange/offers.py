"""What a file of matches would bring, to be looked at before anything is changed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from scorekeeper.match import Match
from scorekeeper.match.model import MatchUid
from scorekeeper.match.record import match_from
from scorekeeper.rules import RuleSetError
from scorekeeper.session.exchange.kept import Doc, Kept, has_same_set_up, played
from scorekeeper.session.exchange.persons import PersonNews
from scorekeeper.session.exchange.records import record_of
from scorekeeper.session.exchange.taking import is_continued
from scorekeeper.session.kept_values import kept_rules
from scorekeeper.session.profiles import Conflict as HouseConflict
from scorekeeper.session.profiles import Profile
from scorekeeper.session.summary import Summary


class Answer(StrEnum):
    """What becomes of a match that is here already with other content."""

    MINE = "mine"
    """It stays as it is here."""
    THEIRS = "theirs"
    """It becomes what the file says, by changes that can be read and undone."""
    BOTH = "both"
    """The one of the file is kept beside it, as a match of its own."""


class Relation(StrEnum):
    """What two states of one match have to do with each other."""

    LATER = "later"
    """The file has what is here and what was done since: nothing is lost by taking it."""
    EARLIER = "earlier"
    """The file has what was here once."""
    APART = "apart"
    """Each has something of its own."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One deal in both: its index in either, None where it is not there."""

    mine: int | None
    theirs: int | None
    is_same: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """A match that is here already with other content."""

    mine: Summary
    theirs: Summary
    relation: Relation
    same_set_up: bool
    deals: tuple[Pair, ...]
    """Side by side: those of mine in order, then those that only theirs has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """What a file would bring."""

    file: str
    new: tuple[Summary, ...]
    same: tuple[Summary, ...]
    """Matches that are here just like that: nothing happens to them."""
    conflicts: tuple[Conflict, ...]
    matches: tuple[Kept, ...]
    """All of them, for `Exchange.accept`."""
    house_rules: tuple[Mapping[str, Any], ...] = ()
    """House rules by name, as their files spell them."""
    persons: tuple[Doc, ...] = ()
    """Everybody who is known there, for `Exchange.accept`."""
    people: tuple[PersonNews, ...] = ()
    """Those of them who are new here, or of whom it says something newer."""
    is_sheet: bool = False
    """Whether it is a table, which says less than a record."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken:
    """What became of each match of a file."""

    added: tuple[MatchUid, ...] = ()
    replaced: tuple[MatchUid, ...] = ()
    unchanged: tuple[MatchUid, ...] = ()
    """Those that were here just like that, and conflicts answered with MINE."""
    unanswered: tuple[MatchUid, ...] = ()
    """Conflicts that nobody has answered: they are as they were."""
    house_rules: tuple[Profile, ...] = ()
    """House rules that are here now, whether they came or were here."""
    house_conflicts: tuple[HouseConflict, ...] = ()
    """House rules that are here with other content, which were left as they are."""
    house_refused: tuple[RuleSetError, ...] = ()
    """Why some house rules cannot be played here; they were not taken."""
    people: tuple[PersonNews, ...] = ()
    """People who are known here now, or known better."""


def summary_of(kept: Kept) -> Summary:
    """A match for a list, whose deals are read and scored when they are first asked for."""
    number = len(kept.changes)
    return Summary(uid=kept.uid, number=number, changed=kept.changed, read=lambda: match_of(kept))


def match_of(kept: Kept) -> Match:
    """A match with the rules that were in force when it began."""
    return match_from(record_of(kept), kept.uid, rules=kept_rules(kept.match))


def conflict(mine: Kept, theirs: Kept) -> Conflict:
    """Two states of one match side by side."""
    return Conflict(
        mine=summary_of(mine),
        theirs=summary_of(theirs),
        relation=_relation(mine, theirs),
        same_set_up=has_same_set_up(mine, theirs),
        deals=tuple(_pairs(mine, theirs)),
    )


def _relation(mine: Kept, theirs: Kept) -> Relation:
    if mine.changes and is_continued(mine, theirs):
        return Relation.LATER
    if theirs.changes and is_continued(theirs, mine):
        return Relation.EARLIER
    return Relation.APART


def _pairs(mine: Kept, theirs: Kept) -> Iterator[Pair]:
    there = {deal["uid"]: number for number, deal in enumerate(theirs.deals)}
    for number, deal in enumerate(mine.deals):
        other = there.pop(deal["uid"], None)
        is_same = other is not None and played(theirs.deals[other]) == played(deal)
        yield Pair(number, other, is_same)
    for number in there.values():
        yield Pair(None, number, is_same=False)
