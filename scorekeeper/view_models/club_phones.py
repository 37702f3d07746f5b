"""View models of the phones of a session."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.club import phones
from scorekeeper.club.model import Evening
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import author_name
from scorekeeper.i18n.times import clock
from scorekeeper.services.club import Visitor
from scorekeeper.services.club.access import Access
from scorekeeper.services.club.table import owner_name

Arrivals = Mapping[int, tuple[str, ...]]
"""Names of the players who have come to a table, by its number."""


@dataclass(frozen=True, slots=True)
class PhoneRow:
    """A phone in the list of the organiser."""

    visitor: str
    """Id of the phone."""
    title: str
    """Name of its owner."""
    request: str = ""
    """The name that it asks for; empty if it asks for none."""
    notes: str = ""
    """Table, number of the phone, and state of its connection."""
    is_connected: bool = False
    has_owner: bool = False

    @property
    def has_request(self) -> bool:
        """True if the phone asks for an owner."""
        return bool(self.request)


def phone_rows(words: Words, evening: Evening, access: Access) -> list[PhoneRow]:
    """Return the phones of a session: phones with a request first, then by name of the owner."""
    visitors = [visitor for visitor in access.visitors(evening.uid) if visitor.role == "table"]
    visitors.sort(
        key=lambda visitor: (
            visitor.wants is None,
            visitor.owner is None,
            _name_of_owner(evening, visitor).casefold(),
        )
    )
    return [_phone_row(words, evening, access, visitor) for visitor in visitors]


def _phone_row(words: Words, evening: Evening, access: Access, visitor: Visitor) -> PhoneRow:
    """Return the row of a phone: owner or request, table, author mark and presence."""
    title = words.text("club-phone-unowned")
    if visitor.owner:
        title = owner_name(evening, visitor.owner)
    request = ""
    if visitor.wants is not None:
        request = words.text("club-phone-wants", owner=owner_name(evening, visitor.wants))

    notes = [author_name(words, evening, visitor.mark), _presence_text(words, access, visitor)]
    table = _current_table(evening, visitor)
    if table is not None:
        notes.insert(0, words.text("club-table", number=table))
    return PhoneRow(
        visitor=visitor.id,
        title=title,
        request=request,
        notes=" · ".join(notes),
        is_connected=access.is_connected(visitor.id),
        has_owner=visitor.owner is not None,
    )


def _name_of_owner(evening: Evening, visitor: Visitor) -> str:
    owner = visitor.owner or visitor.wants
    return owner_name(evening, owner) if owner else ""


def _current_table(evening: Evening, visitor: Visitor) -> int | None:
    """Return the number of the owner's table in the current round; None without one."""
    if visitor.owner is None or not evening.rounds or evening.rounds[-1].state == "closed":
        return None
    seat = phones.seat_of(evening.rounds[-1], visitor.owner)
    return None if seat is None else seat.table.number


def _presence_text(words: Words, access: Access, visitor: Visitor) -> str:
    """Return a text: the phone is connected, or disconnected since a time, if it is known."""
    if access.is_connected(visitor.id):
        return words.text("club-phone-there")
    left_at = access.disconnected_at.get(visitor.id)
    if left_at is None:
        return words.text("club-phone-away")
    return words.text("club-phone-since", time=clock(words, left_at))


def phone_count_text(words: Words, evening: Evening, access: Access) -> str:
    """Return a text with the number of players and pairs that have a phone, and of all."""
    owners = {*phones.owners(evening)}
    with_phone = owners.intersection(access.owners(evening.uid).values())
    return words.text("club-phones-row", count=len(with_phone), all=len(owners))


def arrivals(evening: Evening, access: Access) -> Arrivals:
    """Return the names of the players who have come to the tables of the last round."""
    names_by_table: dict[int, list[str]] = {}
    for owner, table in access.arrivals(evening.uid, len(evening.rounds)):
        names_by_table.setdefault(table, []).append(owner_name(evening, owner))
    return {table: tuple(sorted(names)) for table, names in names_by_table.items()}


def arrival_count_text(words: Words, evening: Evening, arrived: Arrivals) -> str:
    """Return a sentence with the number of arrivals out of all players in the last round."""
    last_round = evening.rounds[-1]
    expected = sum(len([*phones.owners_at(last_round, table)]) for table in last_round.tables)
    count = sum(len(names) for names in arrived.values())
    return words.text("club-at-table-count", count=count, all=expected)
