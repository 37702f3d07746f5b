"""Finals and sections: an evening that begins with those who go on from another one."""

from dataclasses import dataclass, replace
from decimal import ROUND_HALF_UP, Decimal

from scorekeeper.club import entrants, model
from scorekeeper.club.model import Changed, EntrantUid, Evening, EveningUid
from scorekeeper.club.standings import standing

PERCENT = Decimal("0.01")


@dataclass(frozen=True, slots=True, kw_only=True)
class Qualification:
    """Those who go on from another evening, and the points that they bring."""

    evening: EveningUid
    first: int = 1
    last: int | None = None
    """The places in its standing, both included; None: to the end."""
    share: int = 0
    """The points that they bring, in percent of their points there."""


def is_final(evening: Evening) -> bool:
    """True if an evening began with those who went on from another one."""
    return any(entrant.rank is not None for entrant in evening.entrants)


def candidates(earlier: Evening) -> tuple[EntrantUid, ...]:
    """Those who can go on from an evening, first place first: with a place, and not gone."""
    here = {entrant.uid for entrant in earlier.entrants if entrant.present}
    return tuple(row.entrant for row in standing(earlier) if row.place and row.entrant in here)


def enter_qualifiers(new: Evening, earlier: Evening, going_on: Qualification) -> Changed:
    """An evening at which those who go on have checked in, first place first.

    Points are rounded to whole ones, halves away from nothing. Problems: nobody has such a
    place, or they cannot be entered, since it is another form.
    """
    points = {row.entrant: row.points for row in standing(earlier)}
    known = {entrant.uid: entrant for entrant in earlier.entrants}
    names = {member.uid: member for member in earlier.members}
    uids = candidates(earlier)[max(going_on.first, 1) - 1 : going_on.last]
    if not uids:
        values = {"first": going_on.first, "last": going_on.last or len(known)}
        return model.refusal("nobody_goes_on", "entrants", **values)
    for uid in uids:
        members = [names[member] for member in known[uid].members]
        entered = entrants.enter(new, uid, members, name=known[uid].name)
        if isinstance(entered, tuple):
            return entered
        new = entered
    shares = {uid: points[uid] * going_on.share * PERCENT for uid in uids}
    brought = {uid: int(share.quantize(Decimal(1), ROUND_HALF_UP)) for uid, share in shares.items()}
    ranked = (
        replace(entrant, rank=rank, carried=brought[entrant.uid])
        for rank, entrant in enumerate(new.entrants, start=1)
    )
    return replace(new, entrants=tuple(ranked))


def set_carried_points(evening: Evening, uid: EntrantUid, points: int) -> Changed:
    """Change the points that an entrant brings along, before the first round is drawn."""
    if evening.rounds:
        return model.refusal("has_begun", "entrants")
    entrant = entrants.entrant_of(evening, uid)
    if entrant is None:
        return model.refusal("no_such_entrant", "entrants", uid=uid)
    return entrants.with_entrant(evening, replace(entrant, carried=points))
