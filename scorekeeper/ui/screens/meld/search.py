"""Hook that searches the best melds of a hand in a thread."""

import asyncio
from dataclasses import dataclass
from typing import Any, cast

import flet as ft

from scorekeeper.view_models.meld import Finding, HandSearch


@dataclass(frozen=True, slots=True)
class _Outcome:
    """A finished search."""

    search: HandSearch
    finding: Finding | None = None
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of the last finished search."""

    finding: Finding | None
    """None until the first search has finished, and if there is nothing to search."""
    is_current: bool
    """True if it is the result of the requested search; False while that search still runs."""


def use_hand_search(search: HandSearch | None) -> SearchResult:
    """Return the result of a search; until it finishes, the previous result (a hook).

    One search runs at a time, in a thread. When it finishes, the latest requested search starts;
    requests in between are skipped, so quick taps do not queue outdated searches.

    Raises:
        Exception: The error of a failed search; the component then shows an error.
    """
    page = ft.context.page
    # cast: mypy would infer a state that can only be None.
    outcome, set_outcome = ft.use_state(cast("_Outcome | None", None))
    latest: Any = ft.use_ref()
    latest.current = search
    is_running: Any = ft.use_ref(False)

    async def run_searches() -> None:
        if is_running.current:
            return  # the running loop starts the latest search next
        is_running.current = True
        completed: HandSearch | None = None
        while latest.current is not None and latest.current != completed:
            completed = cast("HandSearch", latest.current)
            try:
                new = _Outcome(completed, finding=await asyncio.to_thread(completed.find))
            except Exception as error:  # noqa: BLE001 - raised again by the next render
                new = _Outcome(completed, error=error)
            set_outcome(new)
        is_running.current = False

    ft.use_effect(lambda: page.run_task(run_searches), [search])
    if search is None or outcome is None:
        return SearchResult(None, is_current=False)
    is_current = outcome.search == search
    if is_current and outcome.error is not None:
        raise outcome.error
    return SearchResult(outcome.finding, is_current=is_current)
