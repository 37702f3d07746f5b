"""The search for the best melds of a hand, which runs in a thread."""

import asyncio
from dataclasses import dataclass
from typing import Any, cast

import flet as ft

from scorekeeper.view_models.meld import Finding, HandSearch


@dataclass(frozen=True, slots=True)
class _Outcome:
    """The end of a search."""

    search: HandSearch
    finding: Finding | None = None
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of the latest search that has ended."""

    finding: Finding | None
    """None before the first search has ended, and without a search."""
    is_current: bool
    """True if it belongs to the requested search, False while that still runs."""


def use_hand_search(search: HandSearch | None) -> SearchResult:
    """Return the result of a search; until it ends, the result of the previous one.

    One search runs at a time, in a thread. When it ends, the latest search follows; those between
    are skipped, so quick taps do not queue searches with outdated results.

    Raises:
        Exception: The search failed. The component then shows that it is broken.
    """
    page = ft.context.page
    # cast: mypy would infer a state that can only be None.
    outcome, set_outcome = ft.use_state(cast("_Outcome | None", None))
    latest: Any = ft.use_ref()
    latest.current = search
    is_running: Any = ft.use_ref(False)

    async def run() -> None:
        if is_running.current:
            return  # the running loop takes the latest search next
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

    ft.use_effect(lambda: page.run_task(run), [search])
    if search is None or outcome is None:
        return SearchResult(None, is_current=False)
    is_current = outcome.search == search
    if is_current and outcome.error is not None:
        raise outcome.error
    return SearchResult(outcome.finding, is_current=is_current)
