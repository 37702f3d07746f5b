"""The figures, worked out off the screen's own loop: with hundreds of matches it takes a while."""

import contextlib
from typing import Any

import flet as ft

from scorekeeper.club import SeasonUid
from scorekeeper.session.club.seasons import UnknownSeasonError
from scorekeeper.session.statistics import Survey, survey
from scorekeeper.ui.state import State
from scorekeeper.words.seats import is_nobody


def use_survey(state: State, season: str | None = None) -> Survey | None:
    """The statistics over all matches, or those of a season; None while they are worked out."""
    found: Survey | None
    found, set_found = ft.use_state(None)
    page = ft.context.page
    task: Any = ft.use_ref(None)

    async def look() -> None:
        if season is None:
            set_found(await state.keep(survey, state.matches(), is_nobody=is_nobody))
            return
        verb = state.session.club.seasons.statistics
        with contextlib.suppress(UnknownSeasonError):
            set_found(await state.keep(verb, SeasonUid(season), is_nobody=is_nobody))

    def start() -> None:
        task.current = page.run_task(look)

    def stop() -> None:
        if task.current is not None:
            task.current.cancel()

    ft.use_effect(start, [state.match], cleanup=stop)
    return found
