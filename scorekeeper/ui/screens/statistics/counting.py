"""The figures, worked out off the screen's own loop: with hundreds of matches it takes a while."""

from typing import Any

import flet as ft

from scorekeeper.session.statistics import Survey, survey
from scorekeeper.ui.state import State
from scorekeeper.words.seats import is_nobody


def use_survey(state: State) -> Survey | None:
    """The statistics over all matches; None while they are worked out."""
    found: Survey | None
    found, set_found = ft.use_state(None)
    page = ft.context.page
    task: Any = ft.use_ref(None)

    async def look() -> None:
        set_found(await state.keep(survey, state.matches(), is_nobody=is_nobody))

    def start() -> None:
        task.current = page.run_task(look)

    def stop() -> None:
        if task.current is not None:
            task.current.cancel()

    ft.use_effect(start, [state.match], cleanup=stop)
    return found
