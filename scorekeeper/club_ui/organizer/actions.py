"""Calls of services by the organiser's screens, with the problems of the last call."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ParamSpec, TypeVar, cast

import flet as ft

from scorekeeper.club.model import Changed, Evening, EveningUid, Note, Problems
from scorekeeper.i18n.club import club_problems
from scorekeeper.services import Identity
from scorekeeper.services.club.evenings import StepFor
from scorekeeper.ui import kit
from scorekeeper.ui.state import NotSaved, Saved, SaveResult, State

P = ParamSpec("P")
T = TypeVar("T")

ORGANISER = "organiser"
"""Author of the organiser's changes in the log of a session."""


def author(state: State) -> str:
    """Return the author of changes on this page for the log: a director, or `ORGANISER`."""
    return ORGANISER if state.director is None else state.author


@dataclass(frozen=True, slots=True)
class Actions:
    """Calls services for a component, and holds the problems of the last call."""

    state: State
    problems: Problems
    """Problems of the last call; empty after a successful one."""
    is_busy: bool
    """True while a call runs."""
    set_problems: Callable[[Problems], None]
    set_is_busy: Callable[[bool], None]

    async def save(
        self, operation: Callable[P, T | Problems], *args: P.args, **kwargs: P.kwargs
    ) -> SaveResult[T]:
        """Call a writing method of a service with `State.save`, and return its result.

        The component is busy until the call ends; it then has the problems of this call only.
        """
        self.set_is_busy(True)
        try:
            result = await self.state.save(operation, *args, **kwargs)
        finally:
            self.set_is_busy(False)
        self.set_problems(result.problems if isinstance(result, NotSaved) else ())
        return result

    async def change(
        self,
        uid: EveningUid,
        operation: Callable[..., Changed],
        *args: object,
        reason: str = "",
        **more: object,
    ) -> bool:
        """Change a session by an operation, and save it with `save`; return True if it was saved.

        Args:
            uid: The session.
            operation: Function of `club` that returns the changed session or problems. It is
                called with the session, `args`, and a `note` with author, time and reason.
            args: Further arguments of the operation.
            reason: Reason of the organiser, for the log.
            more: Keyword arguments of the operation.
        """

        def step(evening: Evening, note: Note) -> Changed:
            return operation(evening, *args, note=note, **more)

        change = self.state.session.club.evenings.change
        result = await self.save(change, uid, step, by=author(self.state), reason=reason)
        return isinstance(result, Saved)

    async def change_with_people(
        self, uid: EveningUid, people: Sequence[Identity], step: StepFor
    ) -> bool:
        """Change a session with people as members, and save it; return True if it was saved.

        Args:
            uid: The session.
            people: People whom the change needs; new people are added to the store.
            step: Returns the changed session or problems. It is called with the session, a note,
                and the people as members, in the same order.
        """
        change = self.state.session.club.evenings.change_with_people
        result = await self.save(change, uid, people, step, by=author(self.state))
        return isinstance(result, Saved)

    def problem_texts(
        self, evening: Evening | None = None, *, id: str = "refused"
    ) -> list[ft.Control]:
        """Return one text with the problems of the last call, or an empty list without problems.

        Args:
            evening: The session with the names of entries in the problems.
            id: Id of the text.
        """
        if not self.problems:
            return []
        sentence = club_problems(self.state.words, self.problems, evening)
        return [kit.error_text(sentence, id=id)]


def use_actions(state: State) -> Actions:
    """Return the actions of the component, which keep the problems of their last call (a hook)."""
    # cast: mypy would infer a state that can only be an empty tuple.
    problems, set_problems = ft.use_state(cast("Problems", ()))
    is_busy, set_is_busy = ft.use_state(False)
    return Actions(state, problems, is_busy, set_problems, set_is_busy)
