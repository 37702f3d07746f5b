"""House rules by their address; where there are none, or broken ones, a screen that says so."""

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import RuleSetError
from scorekeeper.rules.house import ProfileUid
from scorekeeper.session import UnknownProfileError
from scorekeeper.ui.components.choices import remark
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.house.broken import BrokenPane
from scorekeeper.ui.screens.house.editing import Edited, edited
from scorekeeper.ui.screens.house.panes import HOME, address, framed, listed, pane
from scorekeeper.ui.state import State

Panes = tuple[ft.Control, Callable[[], None], ft.Control | None]
"""What is shown, where back leads, and what stands beside it where there is room."""


def opened(state: State, route: str, draw: Callable[[ProfileUid, Edited], Panes]) -> ft.View:
    """The screen that is drawn of the house rules which the address names."""
    uid = ProfileUid(ft.use_route_params()["uid"])
    back = lambda: go(HOME)  # noqa: E731 - said twice below
    try:
        main, back, beside = draw(uid, edited(state, uid))
    except UnknownProfileError:
        said = listed([remark(state.words.text("house-gone"), name="gone")])
        main, beside = pane(state, state.words.text("house-title"), "", said, back), None
    except RuleSetError:
        main, beside = BrokenPane(uid, key=f"broken-{uid}"), None
    return framed(state, address(uid) + route, main, back, beside)
