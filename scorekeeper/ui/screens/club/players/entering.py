"""Members become an entrant: alone, with a partner, or as a team."""

from collections.abc import Sequence
from functools import partial

from scorekeeper.club import EntrantUid, Evening, Member, Note, Refused, enter
from scorekeeper.session import Identity
from scorekeeper.session.club.evenings import StepFor
from scorekeeper.ui.screens.club.organising import ORGANISER, Problems, outcome
from scorekeeper.ui.state import State

LETTER = "e"
"""What the uid of an entrant begins with; its number follows."""


async def entered(
    state: State, evening: Evening, people: Sequence[Identity], name: str = ""
) -> Problems | None:
    """Have people play from the next draw on; gives why not, None where the store refused."""
    return await changed_for(state, evening, people, partial(_enter, name))


async def changed_for(
    state: State, evening: Evening, people: Sequence[Identity], step: StepFor
) -> Problems | None:
    """Have an evening be changed for people, who are known from then on; as `changed` gives it."""
    verb = state.session.club.evenings.change_for
    return outcome(await state.saving(verb, evening.uid, people, step, by=ORGANISER))


def _enter(name: str, evening: Evening, _: Note, members: Sequence[Member]) -> Evening | Refused:
    return enter(evening, _next_uid(evening), members, name=name)


def _next_uid(evening: Evening) -> EntrantUid:
    """A uid that no entrant of the evening has."""
    taken = [one.uid.removeprefix(LETTER) for one in evening.entrants]
    highest = max((int(one) for one in taken if one.isdecimal()), default=0)
    return EntrantUid(f"{LETTER}{highest + 1}")
