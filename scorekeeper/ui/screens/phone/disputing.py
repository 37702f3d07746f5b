"""Why a result is not right: chosen by a tap, or written, for the organiser to read."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.session.club import SideView
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import choice
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.page import cover, padded, page
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.phone.following import use_phone
from scorekeeper.ui.screens.phone.giving import handed_to, leave_unless
from scorekeeper.ui.screens.phone.standing import Standing, standing_of
from scorekeeper.ui.screens.phone.status import DISPUTE
from scorekeeper.ui.screens.phone.whose import heading
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C, HAND = ft.Colors, ft.Icons.PAN_TOOL_OUTLINED
REASONS = ("points", "deal", "rule", "end")
"""What is usually wrong, as the end of a key."""


@component
def DisputeScreen() -> Any:
    """Four usual reasons and a field for another; without any the organiser is asked as well.

    An address that names a side is that of a phone in the hands of that side.
    """
    state, wanted = use_phone(), ft.use_route_params().get("side")
    view = state.view
    other = None if wanted is None else handed_to(view, wanted)
    route = DISPUTE if wanted is None else f"{DISPUTE}/{wanted}"
    chosen, choose = ft.use_state("")
    written, write = ft.use_state("")
    standing = standing_of(view, state.match)
    here = standing is (Standing.ASKED if wanted is None else Standing.GIVEN)
    here = here and (wanted is None or other is not None)
    leave_unless(is_here=here)
    if view is None or not here:
        return cover(route, page(), _home)
    words = state.words

    def sending(side: int | None = None, person: str = "") -> Handler:
        async def send() -> None:
            if await state.dispute(_reason(words, chosen, written), side=side, person=person):
                _home()

        return send

    asks = [_own(words, sending())] if other is None else _of_side(words, other, sending)
    label = words.text("phone-why-other")
    failure = [] if state.failure is None else [text(state.failure, 16, Face.MEDIUM, C.ERROR)]
    parts: list[ft.Control] = [
        text(words.text("phone-why"), 26, Face.BOLD, line=SENTENCE),
        *_reasons(words, chosen, choose),
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
    foot = ft.Column(
        asks, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    whole = page(
        heading(words, view, on_back=_home), padded(body, expand=True), padded(foot, bottom=8)
    )
    return cover(route, whole, _home)


def _reasons(words: Words, chosen: str, choose: Callable[[str], None]) -> list[ft.Control]:
    """What is usually wrong; a second tap on a reason takes it back."""
    return [
        choice(
            words.text(f"phone-why-{one}"),
            lambda _, one=one: choose("" if chosen == one else one),
            name=f"why-{one}",
            selected=chosen == one,
        )
        for one in REASONS
    ]


def _reason(words: Words, chosen: str, written: str) -> str:
    """The reason that was chosen, and what was written beside it."""
    usual = words.text(f"phone-why-{chosen}") if chosen else ""
    return ". ".join(part for part in (usual, written.strip()) if part)


def _own(words: Words, send: Handler) -> ft.Control:
    """The button of one's own side."""
    said = words.text("phone-call-organiser")
    return button(said, send, icon=HAND, name="send", filled=True, size=19)


def _of_side(
    words: Words, side: SideView, sending: Callable[[int, str], Handler]
) -> list[ft.Control]:
    """A button for each of the side that this phone was handed to: the log says who it was."""
    return [
        button(
            words.text("phone-call-organiser-for", name=one.name),
            sending(side.number, one.uid),
            icon=HAND,
            name=f"send-{one.uid}",
            filled=True,
            size=19,
        )
        for one in side.players
    ]


def _home() -> None:
    go("/")
