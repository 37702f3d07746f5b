"""Why a result is not right: chosen by a tap, or written, for the organiser to read."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import choice
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.page import cover, padded, page
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.phone.following import use_phone
from scorekeeper.ui.screens.phone.giving import leave_unless
from scorekeeper.ui.screens.phone.standing import Standing, standing_of
from scorekeeper.ui.screens.phone.status import DISPUTE
from scorekeeper.ui.screens.phone.whose import heading
from scorekeeper.ui.theme import Face

C = ft.Colors
MAY_DISPUTE = {Standing.ASKED, Standing.GIVEN}
"""When there is a result to be against: the phone may be in the hands of the other side."""
REASONS = ("points", "deal", "rule", "end")
"""What is usually wrong, as the end of a key."""


@component
def DisputeScreen() -> Any:
    """Four usual reasons and a field for another; without any the organiser is asked as well."""
    state = use_phone()
    view = state.view
    chosen, choose = ft.use_state("")
    written, write = ft.use_state("")
    here = standing_of(view, state.match) in MAY_DISPUTE
    leave_unless(is_here=here)
    if view is None or not here:
        return cover(DISPUTE, page(), _home)
    words = state.words

    async def send() -> None:
        usual = words.text(f"phone-why-{chosen}") if chosen else ""
        reason = ". ".join(part for part in (usual, written.strip()) if part)
        if await state.dispute(reason):
            _home()

    reasons: list[ft.Control] = [
        choice(
            words.text(f"phone-why-{one}"),
            lambda _, one=one: choose("" if chosen == one else one),
            name=f"why-{one}",
            selected=chosen == one,
        )
        for one in REASONS
    ]
    label = words.text("phone-why-other")
    failure = [] if state.failure is None else [text(state.failure, 16, Face.MEDIUM, C.ERROR)]
    parts: list[ft.Control] = [
        text(words.text("phone-why"), 26, Face.BOLD, line=SENTENCE),
        *reasons,
        NameField(label, written, write, name="why", is_sentence=True, key="why"),
        *failure,
    ]
    body = ft.Column(
        parts,
        spacing=12,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    said = words.text("phone-call-organiser")
    ask = button(said, send, icon=ft.Icons.PAN_TOOL_OUTLINED, name="send", filled=True, size=19)
    whole = page(
        heading(words, view, on_back=_home), padded(body, expand=True), padded(ask, bottom=8)
    )
    return cover(DISPUTE, whole, _home)


def _home() -> None:
    go("/")
