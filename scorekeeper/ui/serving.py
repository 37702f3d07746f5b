"""What the organiser's screens know of the server that shows them to a club."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import flet as ft

from scorekeeper.ui.pages import is_there
from scorekeeper.ui.state import State


class Copying(Protocol):
    """The keeper of a copy of the running evening."""

    @property
    def file(self) -> Path:
        """Where the copy is."""
        ...

    @property
    def failure(self) -> str | None:
        """Why the last copy could not be made; None where it was."""
        ...

    def listen(self, listener: Callable[[str | None], None]) -> Callable[[], None]:
        """Have a listener told, in a thread, when `failure` changes; gives what ends it."""
        ...


class Serving(Protocol):
    """A club's server."""

    @property
    def address(self) -> str:
        """What stands before `/join#…` in the link of a card."""
        ...

    @property
    def copying(self) -> Copying | None:
        """Who keeps a copy of the evening; None where nobody does."""
        ...


def follow_copy(page: ft.Page, state: State, copying: Copying) -> Callable[[], None]:
    """Say on a page when the copy of the evening cannot be written; gives what ends that."""
    said: list[str] = []

    async def look() -> None:
        if copying.failure is not None:
            values = {"file": str(copying.file), "reason": copying.failure}
            state.failure = state.words.text("serve-not-copied", **values)
            said[:] = [state.failure]
        elif state.failure in said:
            state.failure = None

    def changed(_failure: str | None) -> None:
        if is_there(page):
            page.run_task(look)

    if copying.failure is not None:
        page.run_task(look)
    return copying.listen(changed)
