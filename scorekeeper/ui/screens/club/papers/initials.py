"""Whether the big screen shows names, or initials where people would rather not be named."""

from typing import Any

import flet as ft

from scorekeeper.club import EveningUid
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, choice, choices, heading, remark
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.big_screen.initials import choose_initials, has_initials


@component
def InitialsCard(uid: EveningUid) -> Any:
    """Two chips; every screen of the evening follows at once."""
    state = use_state()
    words = state.words
    before = has_initials(state.session, uid)
    is_on, turn = ft.use_state(before)

    def chooser(*, on: bool) -> Handler:
        async def choose() -> None:
            await state.saving(choose_initials, state.session, uid, on=on)
            turn(has_initials(state.session, uid))

        return choose

    names, initials = chooser(on=False), chooser(on=True)
    chips = [
        choice(words.text("club-screen-names"), names, name="show-names", selected=not is_on),
        choice(words.text("club-screen-initials"), initials, name="show-initials", selected=is_on),
    ]
    title = heading(words.text("club-screen-shows"))
    return card(title, remark(words.text("club-screen-shows-hint")), choices(chips))
