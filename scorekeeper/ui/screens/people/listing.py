"""All people, by name; a tap opens one of them."""

from typing import Any
from urllib.parse import quote

import flet as ft

from scorekeeper.session import Identity, Known
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import opening_row, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.keeping.frame import column_screen
from scorekeeper.ui.screens.people.knowing import known_people
from scorekeeper.words import Words

ROUTE = "/people"
NEW = "/people-new"
FROM_STATISTICS = "?from=statistics"


@component
def PeopleScreen() -> Any:
    """The list, or what will stand in it."""
    state = use_state()
    words, known = state.words, known_people(state.session)
    rows: list[ft.Control] = [_row(words, one, place) for place, one in enumerate(known)]
    if not rows:
        rows = [remark(words.text("people-none"), name="none")]
    new = button(
        words.text("people-new"),
        lambda: go(NEW),
        icon=ft.Icons.PERSON_ADD_OUTLINED,
        name="new-person",
    )
    title, home = words.text("people"), _way_back()
    return column_screen(state, ROUTE, title, rows, lambda: go(home), foot=[new])


def _way_back() -> str:
    """Where the screen was called from: the statistics say so, the last tab does not."""
    return "/statistics" if ft.context.page.route.endswith(FROM_STATISTICS) else "/more"


def address(who: Identity) -> str:
    """Where a person is shown."""
    return f"{ROUTE}/{quote(who.key, safe='')}"


def _row(words: Words, one: Known, place: int) -> ft.Control:
    parts = [words.text("people-line", matches=len(one.matches))]
    parts += [words.text("people-also", name=other.name) for other in one.also]
    return opening_row(
        one.who.label,
        " · ".join(parts),
        lambda: go(address(one.who)),
        name=f"person-{place}",
        icon=ft.Icons.PERSON_OUTLINED,
    )
