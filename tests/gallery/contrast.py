"""Contrast of texts as it is on the screen, read from the pixels of a picture."""

import base64
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from tests.gallery.texts import Shown, is_scrolled_away

SCRIPT = (Path(__file__).parent / "pixels.js").read_text("utf-8")
LEAST, OF_SCORES = 4.5, 7.0
THIN = 17.0
"""Below this size in pixels strokes are thinner than a pixel, which then is never all ink."""
DIGITS = frozenset("0123456789")
SIGNS = frozenset(",.  −+=: ")
SCORES = ("total-", "needs-", "sum-", "new-total-", "sentence", "deal-", "points-")
"""Names of what shows scores begin like this."""


def is_score(one: Shown) -> bool:
    """Whether a text is a score: a number in one of the places where scores stand."""
    letters = set(one.text)
    is_number = bool(letters & DIGITS) and letters <= DIGITS | SIGNS
    return is_number and one.name.startswith(SCORES)


def is_judged(one: Shown) -> bool:
    """Whether a text can be read from pixels: large, switched on, and all of it in sight."""
    return one.size >= THIN and not one.off and not is_scrolled_away(one)


def pale(page: Page, picture: Path, texts: Sequence[Shown], *, ratio: float = 1.0) -> list[str]:
    """The texts whose ink differs too little from their ground; `ratio` is pixels a CSS pixel.

    Small texts and what is switched off are left out; `page` is any page, which reads the picture.
    """
    judged = [one for one in texts if is_judged(one)]
    encoded = base64.b64encode(picture.read_bytes()).decode()
    asked = {"picture": encoded, "boxes": [one.box for one in judged], "scale": ratio}
    measured: list[float | None] = page.evaluate(SCRIPT, asked)
    return [
        f"contrast {found:.1f}: {one}"
        for one, found in zip(judged, measured, strict=True)
        if found is not None and found < (OF_SCORES if is_score(one) else LEAST)
    ]
