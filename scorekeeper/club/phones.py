"""The owners of phones: a pair, a player or the partners of a team, and where they sit."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.club import model
from scorekeeper.club.entrants import entrant_of
from scorekeeper.club.model import EntrantUid, Evening, Round, Table


@dataclass(frozen=True, slots=True)
class Owner:
    """An entrant to whom a phone belongs for a whole session."""

    entrant: EntrantUid
    part: int = 0
    """In a team, the number of the partnership, from 0; each one sits at its own table."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The table of an owner in a round, and the side at it, from 0."""

    table: Table
    side: int


def owners(evening: Evening) -> Iterator[Owner]:
    """Yield all possible owners of phones, in the order of entry."""
    present = [entrant for entrant in evening.entrants if entrant.present]
    if evening.plan.form != "teams":
        yield from (Owner(entrant.uid) for entrant in present)
        return
    seats = evening.shape.seats
    for entrant in present:
        for part in range(len(entrant.members) // seats):
            yield Owner(entrant.uid, part)


def owners_at(played: Round, table: Table) -> Iterator[tuple[int, Owner]]:
    """Yield the possible owners of phones at a table of a round, each with its side."""
    for side, table_side in enumerate(table.sides):
        for entrant in table_side.entrants:
            table_numbers = [seat.table.number for seat in _seats(played, entrant)]
            yield side, Owner(entrant, table_numbers.index(table.number))


def seat_of(played: Round, owner: Owner) -> Seat | None:
    """Return the seat of an owner in a round; None for a bye, or if the owner came later."""
    seats = list(_seats(played, owner.entrant))
    return seats[owner.part] if owner.part < len(seats) else None


def players_of(evening: Evening, owner: Owner) -> tuple[model.Member, ...]:
    """Return the members who play for an owner now; none if its entrant does not exist."""
    entrant = entrant_of(evening, owner.entrant)
    if entrant is None:
        return ()
    uids = entrant.members
    if evening.plan.form == "teams":
        size = evening.shape.seats
        uids = uids[owner.part * size : (owner.part + 1) * size]
    members = {member.uid: member for member in evening.members}
    return tuple(members[uid] for uid in uids)


def _seats(played: Round, entrant: EntrantUid) -> Iterator[Seat]:
    """Yield the seat of an entrant; for a team one for each partnership, in order."""
    for table in played.tables:
        for side, table_side in enumerate(table.sides):
            if entrant in table_side.entrants:
                yield Seat(table, side)
