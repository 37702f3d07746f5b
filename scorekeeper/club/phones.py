"""The owners of phones: a pair, a player or the partners of a team, and where they sit."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.club import model
from scorekeeper.club.entrants import entrant_of
from scorekeeper.club.model import EntrantUid, Evening, Round, Table


@dataclass(frozen=True, slots=True)
class Owner:
    """An entrant to whom a phone belongs for a whole evening."""

    entrant: EntrantUid
    part: int = 0
    """Of a team the number of its partners, from 0: each have a table of their own."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The table of an owner in a round, and the side there."""

    table: Table
    side: int


def owners(evening: Evening) -> Iterator[Owner]:
    """Yield everybody to whom a phone can belong, in the order in which they were entered."""
    size = model.shape_of(evening.plan).seats if evening.plan.form == "teams" else None
    for entrant in evening.entrants:
        if entrant.present:
            for part in range(len(entrant.members) // size if size else 1):
                yield Owner(entrant.uid, part)


def owners_at(played: Round, table: Table) -> Iterator[tuple[int, Owner]]:
    """Yield everybody to whom a phone at a table of a round can belong, each with the side."""
    for side, seated in enumerate(table.sides):
        for entrant in seated.entrants:
            numbers = [seat.table.number for seat in _seats(played, entrant)]
            yield side, Owner(entrant, numbers.index(table.number))


def seat_of(played: Round, owner: Owner) -> Seat | None:
    """The seat of an owner in a round; None where that one rests or came too late for it."""
    seats = [*_seats(played, owner.entrant)]
    return seats[owner.part] if owner.part < len(seats) else None


def players_of(evening: Evening, owner: Owner) -> tuple[model.Member, ...]:
    """The members who hold the seats of an owner now."""
    entrant = entrant_of(evening, owner.entrant)
    if entrant is None:
        return ()
    uids = entrant.members
    if evening.plan.form == "teams":
        size = model.shape_of(evening.plan).seats
        uids = uids[owner.part * size : (owner.part + 1) * size]
    members = {member.uid: member for member in evening.members}
    return tuple(members[uid] for uid in uids)


def _seats(played: Round, entrant: EntrantUid) -> Iterator[Seat]:
    """Yield the seats of an entrant: one, of a team one for each of its partners, in order."""
    for table in played.tables:
        for side, seated in enumerate(table.sides):
            if entrant in seated.entrants:
                yield Seat(table, side)
