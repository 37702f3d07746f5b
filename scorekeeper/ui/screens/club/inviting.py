"""Codes as pictures: the address that a phone opens when it scans one."""

from functools import lru_cache
from io import BytesIO

import flet as ft
import segno

from scorekeeper.ui.components.choices import remark
from scorekeeper.ui.components.text import text
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

SIDE, EDGE = 240, 4
"""Pixels of the picture; modules of the white around it, which scanners need in the dark too."""
PIXELS = 6
LETTERS = 4
"""Letters of a code that are read together."""


def invitation(address: str, code: str) -> str:
    """What a code's picture says: the door of this club, and the code behind it."""
    return f"{door(address)}#{code}"


def door(address: str) -> str:
    """Where a code can be typed."""
    return f"{address}/join"


def code_picture(state: State, code: str) -> list[ft.Control]:
    """The picture of a code with its letters; without a server how phones get in."""
    words, address = state.words, state.club_address
    letters = ft.Semantics(
        identifier="code-letters", container=True, content=text(spaced(code), 18, Face.MEDIUM)
    )
    if address is None:
        return [letters, remark(words.text("club-no-server"), name="no-server")]
    link = invitation(address, code)
    picture = ft.Image(src=qr_code(link), width=SIDE, height=SIDE, border_radius=12)
    seen = ft.Semantics(
        identifier="code-picture",
        label=words.text("club-code-said", address=address),
        image=True,
        container=True,
        content=ft.Row([picture], alignment=ft.MainAxisAlignment.CENTER),
    )
    return [seen, remark(link, name="code-link"), letters]


@lru_cache(maxsize=64)
def qr_code(said: str) -> bytes:
    """A picture of a text for scanners, as the bytes of a PNG."""
    drawn = BytesIO()
    segno.make(said, micro=False, error="m").save(drawn, kind="png", scale=PIXELS, border=EDGE)
    return drawn.getvalue()


def qr_drawing(said: str) -> str:
    """The same as a drawing that stands in a page for printing."""
    drawing: str = segno.make(said, micro=False, error="m").svg_inline(
        scale=PIXELS, border=EDGE, omitsize=True
    )
    return drawing


def spaced(code: str) -> str:
    """A code in groups of letters, as it is read out."""
    return " ".join(code[start : start + LETTERS] for start in range(0, len(code), LETTERS))
