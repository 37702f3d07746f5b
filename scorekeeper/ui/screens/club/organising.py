"""What the organiser does: each verb is one change of the store, or says why it is refused."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.club import Evening, EveningUid, Note, Refused
from scorekeeper.scoring import Problem
from scorekeeper.ui.components.choices import complaint
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.problems import club_problems

ORGANISER = "organiser"
"""Who does it, as the log keeps it."""
Step = Callable[[Evening, Note], Evening | Refused]
Problems = tuple[Problem, ...]


async def changed(
    state: State, uid: EveningUid, step: Step, *, reason: str = ""
) -> Problems | None:
    """Have an evening be changed; gives why it was not, nothing where it was.

    None means that the store refused: then `state.failure` says why.
    """
    verb = state.session.club.evenings.change
    done = await state.saving(verb, uid, step, by=ORGANISER, reason=reason)
    return outcome(done)


async def started(state: State, uid: EveningUid) -> Problems | None:
    """Have the drawn round begin, with a match at every table."""
    return outcome(await state.saving(state.session.club.evenings.start_round, uid, by=ORGANISER))


def outcome(done: Evening | Refused | None) -> Problems | None:
    """The problems of what a verb gave, none where it did what was asked."""
    if done is None:
        return None
    return done.problems if isinstance(done, Refused) else ()


@dataclass(frozen=True, slots=True)
class Doing:
    """What a component has of the verbs that it calls."""

    refused: Problems
    """Why the last one was not done."""
    is_busy: bool
    """Whether one is under way."""
    do: Callable[[Awaitable[Problems | None]], Awaitable[bool]]
    """Waits for a verb, keeps what it refused, and says whether it was done."""

    def complaints(
        self, state: State, evening: Evening, *, name: str = "refused"
    ) -> list[ft.Control]:
        """What was refused, in sentences; nothing where nothing was."""
        if not self.refused:
            return []
        return [complaint(club_problems(state.words, self.refused, evening), name=name)]


def use_doing() -> Doing:
    """Have verbs called in a component, one at a time."""
    nothing: Problems = ()
    refused, refuse = ft.use_state(nothing)
    is_busy, set_busy = ft.use_state(False)

    async def do(verb: Awaitable[Problems | None]) -> bool:
        set_busy(True)
        try:
            problems = await verb
        finally:
            set_busy(False)
        refuse(problems or ())
        return problems == ()

    return Doing(refused, is_busy, do)
