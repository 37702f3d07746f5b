"""The code of a table or of the big screen: shown, drawn for scanners, and made anew."""

from functools import lru_cache
from io import BytesIO
from typing import Any

import flet as ft
import segno

from scorekeeper.club import EveningUid
from scorekeeper.ui.screens.organizer.shared import use_question
from scorekeeper.ui.state import State, component, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import button, card, heading, remark
from scorekeeper.ui.widgets.text import text

SIDE = 240
DRAWING = {"scale": 6, "border": 4}
"""Pixels of a module, and modules of white around all of them: scanners need it in the dark."""
LETTERS = 4
"""Letters of a code that are read together."""


def door(address: str) -> str:
    return f"{address}/join"


def invitation(address: str, code: str) -> str:
    """The text in a code's picture: the door of this club, and the code behind it."""
    return f"{door(address)}#{code}"


def spaced(code: str) -> str:
    return " ".join(code[start : start + LETTERS] for start in range(0, len(code), LETTERS))


def qr_drawing(link: str) -> str:
    """A picture for scanners that stands in a page for printing."""
    code = segno.make(link, micro=False, error="m")
    drawing: str = code.svg_inline(omitsize=True, **DRAWING)
    return drawing


@lru_cache(maxsize=64)
def qr_code(link: str) -> bytes:
    drawn = BytesIO()
    segno.make(link, micro=False, error="m").save(drawn, kind="png", **DRAWING)
    return drawn.getvalue()


@component
def CodeCard(uid: EveningUid, table: int | None) -> Any:
    """The code of a table, or for None that of the big screen."""
    state = use_state()
    words, access = state.words, state.session.club.access
    nothing: str | None = None
    code, show = ft.use_state(nothing)

    async def look(verb: Any) -> None:
        new_code = await state.saving(verb, uid, table)
        show(new_code if isinstance(new_code, str) else None)

    async def first() -> None:
        await look(access.code)

    async def renew() -> None:
        await look(access.new_code)

    ask = use_question(
        state,
        renew,
        title=words.text("club-code-ask"),
        hint=words.text("club-code-warning"),
        label=words.text("club-code-new"),
    )
    if code is None:
        label = words.text("club-code-show")
        parts: list[ft.Control] = [button(label, first, icon=ft.Icons.QR_CODE_2, name="code-show")]
    else:
        fresh = button(words.text("club-code-new"), ask, name="code-new")
        parts = [*_code(state, code), fresh]
    count = sum(visitor.table == table for visitor in access.visitors(uid))
    key = "club-code" if table is not None else "club-screen"
    return card(
        heading(words.text(key)),
        remark(words.text(f"{key}-hint")),
        *parts,
        remark(words.text("club-code-visitors", count=count), name="visitors"),
    )


def _code(state: State, code: str) -> list[ft.Control]:
    """The picture of a code with its letters; without a server how phones get in."""
    words, address = state.words, state.club_address
    letters = ft.Semantics(
        identifier="code-letters", container=True, content=text(spaced(code), 18, Face.MEDIUM)
    )
    if address is None:
        return [letters, remark(words.text("club-no-server"), name="no-server")]
    link = invitation(address, code)
    image = ft.Image(src=qr_code(link), width=SIDE, height=SIDE, border_radius=12)
    picture = ft.Semantics(
        identifier="code-picture",
        label=words.text("club-code-said", address=address),
        image=True,
        container=True,
        content=ft.Row([image], alignment=ft.MainAxisAlignment.CENTER),
    )
    return [picture, remark(link, name="code-link"), letters]
