"""Codes by which phones and big screens join a session: their text, QR codes, and renewal."""

from collections.abc import Callable
from functools import lru_cache
from io import BytesIO
from typing import cast

import flet as ft
import segno

from scorekeeper.club.model import EveningUid
from scorekeeper.services.club.access import HALL
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.state import Saved, State
from scorekeeper.ui.theme import Face, text

PICTURE_SIZE = 240  # logical pixels
MODULE_SIZE = 6  # pixels of a module in a drawing
QUIET_ZONE = 4  # modules of white around the code, which scanners need on dark screens
GROUP_LENGTH = 4  # letters of a group of a code


def join_link(address: str, code: str) -> str:
    """Return the link of a code: the address of this club's server, followed by the code."""
    return f"{address}/join#{code}"


def letter_groups(code: str) -> str:
    """Return a code with its letters in groups of four."""
    groups = range(0, len(code), GROUP_LENGTH)
    return " ".join(code[start : start + GROUP_LENGTH] for start in groups)


@lru_cache(maxsize=64)
def qr_code(link: str) -> bytes:
    """Return the QR code of a link as a PNG file."""
    png = BytesIO()
    code = segno.make(link, micro=False, error="m")
    code.save(png, kind="png", scale=MODULE_SIZE, border=QUIET_ZONE)
    return png.getvalue()


def qr_drawing(link: str) -> str:
    """Return the QR code of a link as SVG for a printed page."""
    code = segno.make(link, micro=False, error="m")
    return code.svg_inline(omitsize=True, scale=MODULE_SIZE, border=QUIET_ZONE)


def qr_picture(link: str, says: str, *, id: str) -> ft.Control:
    """Return the QR code of a link in the middle of a line; screen readers read `says`."""
    image = ft.Image(src=qr_code(link), width=PICTURE_SIZE, height=PICTURE_SIZE, border_radius=12)
    row = ft.Row([image], alignment=ft.MainAxisAlignment.CENTER)
    return ft.Semantics(label=says, image=True, identifier=id, container=True, content=row)


@component
def CodeCard(uid: EveningUid, table: int | None) -> ft.Control:
    """Card with a code to join, hidden until a tap on its button, and a button that renews it.

    Args:
        uid: The session.
        table: Number of the table; `HALL` for the whole session, `BIG_SCREEN` for a big screen.
    """
    state = use_state()
    words = state.words
    access = state.session.club.access
    overlay = kit.use_overlay()
    # None: the code is hidden. cast: mypy would infer a state that can only be None.
    code, set_code = ft.use_state(cast("str | None", None))

    async def show_code() -> None:
        await load_code(access.ensure_code)

    async def renew_code() -> None:
        await load_code(access.replace_code)

    async def load_code(operation: Callable[[EveningUid, int | None], str]) -> None:
        result = await state.save(operation, uid, table)
        set_code(result.value if isinstance(result, Saved) else None)

    def confirm_renewal() -> None:
        overlay.open(
            lambda close: kit.confirmation(
                state,
                title=words.text("club-code-ask"),
                hint=words.text("club-code-warning"),
                action=words.text("club-code-new"),
                on_confirm=renew_code,
                close=close,
            )
        )

    if table is None:
        key = "club-screen"
    elif table == HALL:
        key = "club-hall"
    else:
        key = "club-code"
    if code is None:
        label = words.label("club-code-show")
        parts: list[ft.Control] = [kit.button(label, show_code, icon=kit.Icon.QR_CODE)]
    else:
        parts = [
            *_code_parts(state, code),
            kit.button(words.label("club-code-new"), confirm_renewal),
        ]
    visitor_count = sum(visitor.table == table for visitor in access.visitors(uid))
    return kit.card(
        kit.heading(words.text(key)),
        kit.note(words.text(f"{key}-hint")),
        *parts,
        kit.note(words.text("club-code-visitors", count=visitor_count), id="visitor-count"),
    )


def _code_parts(state: State, code: str) -> list[ft.Control]:
    """Return controls with a code as letters; with a server, also as a QR code and a link."""
    words = state.words
    address = state.club_address
    letters = kit.node("code-letters", text(letter_groups(code), 18, Face.MEDIUM))
    if address is None:
        return [letters, kit.note(words.text("club-no-server"), id="club-no-server")]

    link = join_link(address, code)
    says = words.text("club-code-said", address=address)
    return [
        qr_picture(link, says, id="code-picture"),
        kit.note(link, id="code-link"),
        letters,
    ]
