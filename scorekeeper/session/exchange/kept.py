"""What the store keeps of one match: a document of its set-up, its deals, its history."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.match.model import MatchUid
from scorekeeper.session.desk import without
from scorekeeper.store.archive import CHANGES, DEALS, MATCHES, Archive
from scorekeeper.store.documents import text_of

Doc = Mapping[str, Any]
DIGITS = 32
"""Of a uid, in hexadecimal."""

PLACE = ("match", "position")
"""Fields by which the store finds a deal; they say nothing about what was played."""

RULES = ("values", "edition")
"""Fields of a match with the rules in force when it began."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """One match as the store keeps it."""

    match: Doc
    deals: tuple[Doc, ...]
    """In the order in which they were played."""
    changes: tuple[Doc, ...]
    has_rules: bool = True
    """Whether who gave it said which rules were in force, down to the last value."""

    @property
    def uid(self) -> MatchUid:
        """The name of the match."""
        return MatchUid(self.match["uid"])

    @property
    def names(self) -> str:
        """What its sides are called, also where nothing else of it can be read."""
        sides = self.match.get("sides") or ()
        named = (side.get("name") for side in sides if isinstance(side, Mapping))
        return ", ".join(str(name) for name in named if name) or self.uid

    @property
    def changed(self) -> str:
        """When it was last changed, as far as it is known."""
        times = (*(change["at"] for change in self.changes[-1:]), self.match.get("started"))
        return next((str(at) for at in times if at), "")


def kept_match(archive: Archive, uid: MatchUid) -> Kept | None:
    """A match of the store, or None where there is none of this uid."""
    match = archive.get(MATCHES, uid)
    if match is None:
        return None
    deals, changes = archive.of_match(DEALS, uid), archive.of_match(CHANGES, uid)
    return Kept(match=match, deals=tuple(deals), changes=tuple(changes))


def is_same(one: Kept, other: Kept) -> bool:
    """Whether two say the same of a match, set-up and every deal; how it came about may differ."""
    deals = ([played(deal) for deal in kept.deals] for kept in (one, other))
    return has_same_set_up(one, other) and next(deals) == next(deals)


def has_same_set_up(one: Kept, other: Kept) -> bool:
    """Whether two say the same of who plays by which rules, and of how the match ended."""
    left_out = () if one.has_rules and other.has_rules else RULES
    return _said(one.match, left_out) == _said(other.match, left_out)


def played(deal: Doc) -> dict[str, Any]:
    """What a deal says, without its place in the store."""
    return without(deal, *PLACE)


def replayed(changes: Iterable[Doc]) -> tuple[Doc | None, dict[str, Doc]]:
    """The set-up and the deals by uid that a history leads to."""
    match: Doc | None = None
    deals: dict[str, Doc] = {}
    for change in changes:
        after = change.get("after")
        if change.get("deal") is None:
            match = after
        elif after is not None:
            deals[change["deal"]] = after
        else:
            deals.pop(change["deal"], None)
    return match, deals


def renamed(kept: Kept, uid: MatchUid) -> Kept:
    """The same match under another uid, deals and changes with names of their own too."""
    deals = tuple(_renamed_deal(deal, uid) for deal in kept.deals)
    changes = tuple(_renamed_change(change, uid) for change in kept.changes)
    match = {**kept.match, "uid": uid}
    return Kept(match=match, deals=deals, changes=changes, has_rules=kept.has_rules)


def copy_of(kept: Kept) -> Kept:
    """The same match as one of its own, always under the same uid while it says the same."""
    deals = [played(deal) for deal in kept.deals]
    return renamed(kept, MatchUid(derived_uid(kept.uid, _said(kept.match, RULES), deals)))


def derived_uid(*parts: Any) -> str:
    """A uid that follows from some JSON values, the same one every time."""
    return hashlib.sha256(text_of(_sorted(parts)).encode()).hexdigest()[:DIGITS]


def _renamed_deal(deal: Doc, uid: MatchUid) -> Doc:
    return {**deal, "uid": derived_uid(uid, deal["uid"]), "match": uid}


def _renamed_change(change: Doc, uid: MatchUid) -> Doc:
    fresh = {**change, "uid": derived_uid(uid, change["uid"]), "match": uid}
    is_deal = change.get("deal") is not None
    if is_deal:
        fresh["deal"] = derived_uid(uid, change["deal"])
    for side in ("before", "after"):
        if (document := change.get(side)) is not None:
            fresh[side] = _renamed_deal(document, uid) if is_deal else {**document, "uid": uid}
    return fresh


def _said(match: Doc, left_out: Iterable[str]) -> dict[str, Any]:
    """A set-up without what is the default anyway."""
    said = without(match, *left_out)
    nothing: tuple[Any, ...] = (None, [], {})
    usual = {"direction": 1}
    return {
        key: value
        for key, value in said.items()
        if value not in nothing and usual.get(key) != value
    }


def _sorted(value: Any) -> Any:
    """The fields of all objects in the order of their names."""
    if isinstance(value, Mapping):
        return {key: _sorted(value[key]) for key in sorted(value)}
    return [_sorted(one) for one in value] if isinstance(value, list | tuple) else value
