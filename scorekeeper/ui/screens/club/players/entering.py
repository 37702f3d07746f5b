"""Members become an entrant: alone, with a partner, or as a team."""

from collections.abc import Sequence
from functools import partial

from scorekeeper.club import EntrantUid, Evening, Member, MemberUid, Note, Refused, enter
from scorekeeper.session import Identity
from scorekeeper.ui.screens.club.organising import Problems, changed
from scorekeeper.ui.state import State

LETTER = "e"
"""What the uid of an entrant begins with; its number follows."""


async def entered(
    state: State, evening: Evening, people: Sequence[Identity], name: str = ""
) -> Problems | None:
    """Have people play from the next draw on; gives why not, None where the store refused."""
    members = [await member_of(state, who) for who in people]
    known = [one for one in members if one is not None]
    if len(known) < len(members):
        return None
    return await changed(state, evening.uid, partial(_enter, known, name))


async def member_of(state: State, who: Identity) -> Member | None:
    """Somebody as a member, known to the store from now on; None where the store refused."""
    if who.uid is None:
        people = state.session.people
        kept = await state.saving(people.rename, who, who.name, who.note)
        if not isinstance(kept, Identity):
            return None
        who = kept
    return None if who.uid is None else Member(MemberUid(who.uid), who.label)


def _enter(members: Sequence[Member], name: str, evening: Evening, _: Note) -> Evening | Refused:
    return enter(evening, _next_uid(evening), members, name=name)


def _next_uid(evening: Evening) -> EntrantUid:
    """A uid that no entrant of the evening has."""
    taken = [one.uid.removeprefix(LETTER) for one in evening.entrants]
    highest = max((int(one) for one in taken if one.isdecimal()), default=0)
    return EntrantUid(f"{LETTER}{highest + 1}")
