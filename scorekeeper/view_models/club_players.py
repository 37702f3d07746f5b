"""View models of the entries of a session."""

from collections import Counter
from dataclasses import dataclass

from scorekeeper.club import entrants
from scorekeeper.club import model as club
from scorekeeper.club.pairings import draw_knockout
from scorekeeper.club.rounds import field_of
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import entrant_name, member_name


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """The tables that the next draw makes from the present entries."""

    present_count: int
    """Entries."""
    table_count: int
    """Tables with sides of the usual size."""
    odd_tables: tuple[int, ...] = ()
    """Number of players at each table for players left over."""
    bye_count: int = 0
    """Entries that sit out."""

    @property
    def has_tables(self) -> bool:
        """True if there are enough entries for a table."""
        return self.table_count > 0 or bool(self.odd_tables)


def outlook(evening: club.Evening) -> Outlook:
    """Return the number of entries, tables and byes of the next draw."""
    shape = evening.shape
    present = [entrant for entrant in evening.entrants if entrant.present]
    # A team sits at as many tables at once as it has pairs.
    tables_per_meeting = 1
    if present and evening.plan.form == "teams":
        tables_per_meeting = len(present[0].members) // shape.seats

    if evening.plan.movement == "knockout":
        field = field_of(evening)
        drawn = draw_knockout(field)
        return Outlook(
            present_count=len(field.present),
            table_count=len(drawn.meetings) * tables_per_meeting,
            bye_count=len(drawn.byes),
        )

    seats = shape.sides * shape.size
    # An odd table is given by the sizes of its sides.
    side_sizes_of_tables, bye_count = club.odd_tables(len(present), seats, shape.odd)
    odd_tables = tuple(sum(side_sizes) for side_sizes in side_sizes_of_tables)
    usual_count = (len(present) - sum(odd_tables)) // seats
    return Outlook(
        present_count=len(present),
        table_count=usual_count * tables_per_meeting,
        odd_tables=odd_tables,
        bye_count=bye_count,
    )


def outlook_text(words: Words, evening: club.Evening) -> str:
    """Return the outlook as text, such as "8 pairs, 2 tables, nobody sits out"."""
    next_draw = outlook(evening)
    form = evening.plan.form
    here = words.text("club-here", form=form, count=next_draw.present_count)
    if not next_draw.has_tables:
        return words.text("club-outlook-none", here=here)

    parts = [words.text("club-outlook", here=here, tables=next_draw.table_count)]
    for players, count in Counter(next_draw.odd_tables).items():
        parts.append(words.text("club-outlook-odd", players=players, count=count))
    parts.append(words.text("club-outlook-byes", form=form, count=next_draw.bye_count))
    return " ".join(parts)


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """An entry in the list of a session."""

    index: int
    uid: club.EntrantUid
    name: str
    members: str
    """Names of the players if the entry itself has a name; otherwise empty."""
    is_present: bool


def entrant_rows(words: Words, evening: club.Evening) -> list[EntrantRow]:
    """Return the entries of a session in the order of their check-in."""
    rows = []
    for index, entrant in enumerate(evening.entrants):
        members = ", ".join(member_name(evening, uid) for uid in entrant.members)
        row = EntrantRow(
            index=index,
            uid=entrant.uid,
            name=entrant_name(words, evening, entrant.uid),
            members=members if entrant.name else "",
            is_present=entrant.present,
        )
        rows.append(row)
    return rows


def next_round_to_draw(evening: club.Evening) -> int | None:
    """Return the number of the round that can be drawn now; None if no round can be drawn."""
    number = len(evening.rounds) + 1
    all_closed = all(drawn.state == "closed" for drawn in evening.rounds)
    return number if number <= evening.plan.rounds and all_closed else None


def has_been_drawn(evening: club.Evening, uid: club.EntrantUid) -> bool:
    """Return True if an entry takes part in any round; it then stays in the session."""
    return any(uid in entrants.entrants_in_round(played) for played in evening.rounds)


@dataclass(frozen=True, slots=True)
class SwapPartner:
    """A member who may change places with another one."""

    entrant: club.EntrantUid
    member: club.MemberUid
    name: str
    entrant_name: str


def possible_swap_partners(
    words: Words, evening: club.Evening, entrant: club.Entrant, uid: club.MemberUid
) -> list[SwapPartner]:
    """Return the members who may change places with a member of an entry.

    These are members of the other entries present and of the other pairs of the same team. There
    are none for an absent entry or a single player.
    """
    if not entrant.present or len(entrant.members) == 1:
        return []
    seats = evening.shape.seats
    own_pair = entrant.members.index(uid) // seats
    return [
        SwapPartner(
            other.uid,
            member,
            member_name(evening, member),
            entrant_name(words, evening, other.uid),
        )
        for other in evening.entrants
        if other.present
        for number, member in enumerate(other.members)
        if other.uid != entrant.uid or number // seats != own_pair
    ]
