"""The evening that an address names, as it stands; drawn again when what is shown of it changes."""

from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import flet as ft

from scorekeeper.club import ClubFileError, Evening, EveningUid
from scorekeeper.session.club import News, UnknownEveningError
from scorekeeper.ui.components.choices import remark
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.club.addresses import CLUB
from scorekeeper.ui.screens.club.hearing import use_news
from scorekeeper.ui.screens.keeping.frame import column_screen
from scorekeeper.ui.state import State

Of = Callable[[Evening], Any]


def whole(evening: Evening) -> Any:
    """All of an evening."""
    return evening


def use_evening(state: State, *, of: Of = whole) -> Evening | None:
    """Have the evening of the address in a component; None where it cannot be shown.

    `of` gives what the component shows of it: it is drawn again only when that is another.
    """
    uid = address_of("evening")
    evening = opened(state, uid)
    seen = evening and of(evening)
    _, show = ft.use_state(seen)

    def look() -> None:
        now = opened(state, uid)
        show(lambda _: now and of(now))

    def tell(news: tuple[News, ...]) -> None:
        if any(one.evening == uid and one.what != "deal" for one in news):
            look()

    use_news(state, tell, again=look)
    return evening


def address_of(name: str) -> EveningUid:
    """The evening that stands under a name in the address."""
    return EveningUid(unquote(ft.use_route_params().get(name) or ""))


def opened(state: State, uid: EveningUid) -> Evening | None:
    """An evening, or None where there is none, or none that this version can read."""
    try:
        return state.session.club.evenings.open(uid)
    except (UnknownEveningError, ClubFileError):  # the list of evenings says why
        return None


def gone(state: State) -> ft.View:
    """What is shown instead of an evening that is not there."""
    words = state.words
    said = remark(words.text("club-gone"), name="gone")
    return column_screen(state, CLUB, words.text("tab-club"), [said], lambda: go(CLUB), part="gone")
