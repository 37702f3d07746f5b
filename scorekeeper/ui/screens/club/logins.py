"""Organisers at other computers: how many there are, and logging them out."""

from collections.abc import Iterator, Sequence
from typing import Any

import flet as ft

from scorekeeper.session.club import News
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, heading, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.club.hearing import use_news
from scorekeeper.ui.state import State


@component
def Logins() -> Any:
    """Nothing as long as nobody is logged in."""
    state = use_state()
    logins = state.session.club.logins
    known, see = ft.use_state(logins.all())

    def look() -> None:
        see(logins.all())

    def tell(news: Sequence[News]) -> None:
        if any(one.what == "access" for one in news):
            look()

    use_news(state, tell, again=look)
    if not known:
        return ft.Container()
    count = state.words.text("logins-count", count=len(known))
    said = [heading(state.words.text("logins")), remark(count, name="logins")]
    return card(*said, *_ways_out(state, known))


def _ways_out(state: State, known: Sequence[str]) -> Iterator[ft.Control]:
    """Log out here, and all others; the name of one's own log-in is that of the page."""
    words, own = state.words, ft.context.page.client_ip or ""
    others = [one for one in known if one != own]

    def ending(*these: str) -> Any:
        async def end() -> None:
            await state.saving(state.session.club.logins.end, *these)

        return end

    if own in known:
        yield button(words.text("logins-end-own"), ending(own), name="log-out")
    if others:
        said = words.text("logins-end-others" if own in known else "logins-end-all")
        yield button(said, ending(*others), name="log-out-others")
