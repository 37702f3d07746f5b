"""Matches into the store: a history is taken over, what it does not explain is a change."""

from collections.abc import Mapping, Sequence

from scorekeeper.match.model import DealUid
from scorekeeper.session.changes import ChangeKind, Step, enter, number_of
from scorekeeper.session.deletions import Deletions
from scorekeeper.session.desk import Desk, without
from scorekeeper.session.exchange.kept import Doc, Kept, kept_match, renamed, replayed
from scorekeeper.store.archive import CHANGES, DEALS, MATCHES, Archive

ENDED = "ended"


def bring(desk: Desk, wanted: Kept, *, reason: str) -> None:
    """Have a match in the store as it is wanted, in one transaction.

    Its history comes with it where the store knows the match not at all, or only the first
    part of this history. What is not yet as wanted then is changed, deal by deal, and each
    change can be read and undone; `reason` stands in it.
    """
    archive, uid = desk.archive, wanted.uid
    with archive.transaction():
        Deletions(desk).bring_back(
            uid, seen=number_of(desk, uid)
        )  # what was deleted here goes on from there
        mine = kept_match(archive, uid)
        if wanted.changes and (mine is None or is_continued(mine, wanted)):
            _take_history(archive, wanted, mine)
            mine = kept_match(archive, uid)
        _set_up(desk, mine, wanted, reason)
        _play(desk, mine, wanted, reason)


def is_continued(mine: Kept, theirs: Kept) -> bool:
    """Whether theirs has the history of mine, and perhaps more."""
    mine_uids = [change["uid"] for change in mine.changes]
    return mine_uids == [change["uid"] for change in theirs.changes[: len(mine_uids)]]


def fitted(archive: Archive, kept: Kept) -> Kept:
    """A match whose deals and changes have names that no other match of the store uses."""
    named = [(DEALS, deal) for deal in kept.deals] + [(CHANGES, one) for one in kept.changes]
    named += [(DEALS, {"uid": uid}) for uid in _deals_of(kept)]
    for table, document in named:
        found = archive.get(table, document["uid"])
        if found is not None and found["match"] != kept.uid:
            return renamed(kept, kept.uid)
    return kept


def _deals_of(kept: Kept) -> set[str]:
    """The deals that a history speaks of, those that were dropped too."""
    return {change["deal"] for change in kept.changes if change.get("deal") is not None}


def _take_history(archive: Archive, wanted: Kept, mine: Kept | None) -> None:
    """Put the changes into the store, and the documents that they lead to."""
    for change in wanted.changes:
        archive.put(CHANGES, change)
    match, deals = replayed(wanted.changes)
    if match is not None:
        archive.put(MATCHES, match)
    for deal in mine.deals if mine else ():
        if deal["uid"] not in deals:
            archive.remove(DEALS, deal["uid"])
    for deal in deals.values():
        archive.put(DEALS, deal)


def _set_up(desk: Desk, mine: Kept | None, wanted: Kept, reason: str) -> None:
    before = mine.match if mine else None
    if before == wanted.match:
        return
    kind = ChangeKind.START if before is None else _kind(before, wanted.match)
    enter(desk, wanted.uid, Step(kind, before=before, after=wanted.match, reason=reason))


def _kind(before: Doc, after: Doc) -> ChangeKind:
    if without(before, ENDED) != without(after, ENDED):
        return ChangeKind.SET_UP
    return ChangeKind.END if after.get(ENDED) else ChangeKind.RESUME


def _play(desk: Desk, mine: Kept | None, wanted: Kept, reason: str) -> None:
    """Record, amend and drop deals until they are those that are wanted."""
    here = {deal["uid"]: deal for deal in (mine.deals if mine else ())}
    there = {deal["uid"] for deal in wanted.deals}
    last = max((deal["position"] for uid, deal in here.items() if uid in there), default=0)
    changes: list[tuple[ChangeKind, Doc | None, Doc | None]] = [
        (ChangeKind.DROP, deal, None) for uid, deal in here.items() if uid not in there
    ]
    for deal in _placed(wanted.deals, here):
        before = here.get(deal["uid"])
        kind = ChangeKind.INSERT if deal["position"] < last else ChangeKind.RECORD
        if before != deal:
            changes.append((kind if before is None else ChangeKind.AMEND, before, deal))
    for kind, before, after in changes:
        uid = DealUid((after or before or {})["uid"])
        step = Step(kind, deal=uid, before=before, after=after, reason=reason)
        enter(desk, wanted.uid, step)


def _placed(deals: Sequence[Doc], here: Mapping[str, Doc]) -> list[Doc]:
    """The deals in their order, those that are here already where they stand."""
    places = [here[deal["uid"]]["position"] if deal["uid"] in here else None for deal in deals]
    known = [place for place in places if place is not None]
    if known != sorted(known):
        return list(deals)
    placed: list[Doc] = []
    before: float = 0
    for number, (deal, place) in enumerate(zip(deals, places, strict=True)):
        after = next((later for later in places[number:] if later is not None), before + 2)
        before = (before + after) / 2 if place is None else place
        whole = int(before) if before == int(before) else before
        placed.append({**deal, "position": whole if place is None else place})
    return placed
