"""Everything that was ever changed about a match, or about one deal of it."""

from typing import Any

import flet as ft

from scorekeeper.i18n.matches import Teller
from scorekeeper.services import Change, OpenMatch
from scorekeeper.ui.screens.data.transfer import Entry, entry_card
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import button, opening_row, remark
from scorekeeper.ui.widgets.page import column_screen, sentence

ROUTE = "/history"
AT_ONCE = 40
"""Changes shown at a time."""


@component
def HistoryScreen() -> Any:
    """The latest change first; of a deal those that were about it."""
    state, deal = use_state(), ft.use_route_params().get("deal")
    shown, show = ft.use_state(AT_ONCE)
    found = _changes(state.match, deal)
    if state.match is None or not found:
        missing = sentence(state.words.text("history-none"), name="none")
        title = state.words.text("history")
        return column_screen(state, ROUTE, title, [missing], _home, part=str(deal))
    teller = Teller(state.words, state.match)
    rows: list[ft.Control] = [
        entry_card(Entry(state, teller, change, in_match=deal is None)) for change in found[:shown]
    ]
    if shown < len(found):
        older = state.words.text("matches-older")
        rows.append(button(older, lambda: show(shown + AT_ONCE), name="older"))
    if deal is not None:
        whole = state.words.text("history-whole")
        rows.append(opening_row(whole, "", lambda: go(ROUTE), name="whole"))
    kept = remark(state.words.text("history-every", count=len(found)))
    number = _number(state.match, deal)
    back = f"/deal/{deal}" if number else "/"
    return column_screen(
        state,
        ROUTE,
        _title(state, deal, number),
        [kept, *rows],
        lambda: go(back),
        subtitle=", ".join(side.name for side in state.match.match.sides),
        part=str(deal),
    )


def _changes(shown: OpenMatch | None, deal: str | None) -> tuple[Change, ...]:
    """The changes of a match or of a deal, the latest first."""
    if shown is None:
        return ()
    changes = shown.history.changes
    return tuple(change for change in reversed(changes) if deal in (None, change.deal))


def _number(shown: OpenMatch, deal: str | None) -> int:
    """The number of a deal, 0 where it was dropped, or where there is none."""
    uids = [played.uid for played in shown.match.deals]
    return next((number for number, uid in enumerate(uids, start=1) if uid == deal), 0)


def _title(state: State, deal: str | None, number: int) -> str:
    if deal is None:
        return state.words.text("history")
    key = "history-of-deal" if number else "history-of-dropped"
    return state.words.text(key, number=number)


def _home() -> None:
    go("/")
