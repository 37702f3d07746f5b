"""Finals and sections: sessions whose entrants qualified in another session."""

from dataclasses import dataclass, replace
from decimal import ROUND_HALF_UP, Decimal

from scorekeeper.club import entrants, model
from scorekeeper.club.model import Changed, EntrantUid, Evening, EveningUid
from scorekeeper.club.standings import standing

PERCENT = Decimal("0.01")


@dataclass(frozen=True, slots=True, kw_only=True)
class Qualification:
    """The places of another session that qualify, and the points that are carried over."""

    evening: EveningUid
    first: int = 1
    """The first place in the standing that qualifies."""
    last: int | None = None
    """The last place that qualifies; None for all further places."""
    share: int = 0
    """The points carried over, in percent of the points in that session."""


def is_final(evening: Evening) -> bool:
    """Return True if a session began with entrants who qualified in another one."""
    return any(entrant.rank is not None for entrant in evening.entrants)


def candidates(earlier: Evening) -> tuple[EntrantUid, ...]:
    """Return the entrants of a session who have a place and have not left, best first."""
    present = {entrant.uid for entrant in earlier.entrants if entrant.present}
    return tuple(row.entrant for row in standing(earlier) if row.place and row.entrant in present)


def enter_qualifiers(new: Evening, earlier: Evening, qualification: Qualification) -> Changed:
    """Return the session `new` with the entrants who qualified in an earlier one, best first.

    They carry a share of their points, rounded to whole ones, halves away from 0. Problems: no
    entrant has a qualifying place, or the entrants do not fit the form of the new session.
    """
    points = {row.entrant: row.points for row in standing(earlier)}
    known = {entrant.uid: entrant for entrant in earlier.entrants}
    names = {member.uid: member for member in earlier.members}
    uids = candidates(earlier)[max(qualification.first, 1) - 1 : qualification.last]
    if not uids:
        values = {"first": qualification.first, "last": qualification.last or len(known)}
        return model.refusal("nobody_goes_on", "entrants", **values)
    for uid in uids:
        members = [names[member] for member in known[uid].members]
        entered = entrants.add_entrant(new, uid, members, name=known[uid].name)
        if isinstance(entered, tuple):
            return entered
        new = entered

    ranked = []
    for rank, entrant in enumerate(new.entrants, start=1):
        share = points[entrant.uid] * qualification.share * PERCENT
        carried = int(share.quantize(Decimal(1), ROUND_HALF_UP))
        ranked.append(replace(entrant, rank=rank, carried=carried))
    return replace(new, entrants=tuple(ranked))


def set_carried_points(evening: Evening, uid: EntrantUid, points: int) -> Changed:
    """Return the session with other carried points for an entrant.

    Problems: a round is drawn already, or no such entrant.
    """
    if evening.rounds:
        return model.refusal("has_begun", "entrants")
    entrant = entrants.entrant_of(evening, uid)
    if entrant is None:
        return model.refusal("no_such_entrant", "entrants", uid=uid)
    return entrants.with_entrant(evening, replace(entrant, carried=points))
