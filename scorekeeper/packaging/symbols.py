"""The symbols that an app draws, of the nine thousand in the font that Flet brings."""

import io
import json
import re
from collections.abc import Iterable

TABLE = "flet/controls/material/icons.json"
"""Flet's numbers of all symbols by name."""
_NAMED = re.compile(r"\.([A-Z][A-Z0-9_]*)\b")
_STYLES = ("baseline", "outlined", "rounded", "sharp")
OF_FLUTTER = (
    *("access_time", "add", "arrow_back", "arrow_back_ios", "arrow_back_ios_new"),
    *("arrow_downward", "arrow_drop_down", "arrow_drop_up", "arrow_forward", "arrow_left"),
    *("arrow_right", "arrow_upward", "broken_image", "calendar_today", "cancel", "check"),
    *("check_circle", "chevron_left", "chevron_right", "clear", "close", "content_copy"),
    *("content_cut", "content_paste", "date_range", "drag_handle", "edit", "error"),
    *("error_outline", "expand_less", "expand_more", "first_page", "image_not_supported", "info"),
    *("keyboard", "keyboard_arrow_down", "keyboard_arrow_left", "keyboard_arrow_right"),
    *("keyboard_arrow_up", "last_page", "menu", "more_horiz", "more_vert", "refresh", "remove"),
    *("schedule", "search", "select_all", "share", "unfold_more", "visibility"),
    *("visibility_off", "warning"),
)
"""Those that Flutter's and Flet's own controls draw by themselves, in whichever style."""


def named_in(sources: Iterable[str], table: bytes) -> set[str]:
    """Return the names of Flet's table that stand in sources of Python, as those of attributes."""
    known = set(json.loads(table))
    return {name for source in sources for name in _NAMED.findall(source) if name in known}


def table_of(table: bytes, names: set[str]) -> bytes:
    """Return Flet's table with these symbols alone, which is read at each start."""
    numbers = json.loads(table)
    return json.dumps({name: numbers[name] for name in sorted(names)}).encode()


def font_of(font: bytes, names: set[str]) -> bytes:
    """Return the font with the symbols of these names and those of Flutter.

    Raises `KeyError` for a name that it lacks.
    """
    from fontTools.subset import Options, Subsetter  # noqa: PLC0415  of an extra
    from fontTools.ttLib import TTFont  # noqa: PLC0415

    read = TTFont(io.BytesIO(font), recalcTimestamp=False)
    wanted = {_glyph(name) for name in names}
    if missing := wanted - set(read.getGlyphOrder()):
        raise KeyError(*sorted(missing))
    subsetter = Subsetter(Options(notdef_outline=True))
    subsetter.populate(glyphs=[*wanted, *(f"{n}_{style}" for n in OF_FLUTTER for style in _STYLES)])
    subsetter.subset(read)
    made = io.BytesIO()
    read.save(made)
    return made.getvalue()


def _glyph(name: str) -> str:
    lower = name.lower()
    return lower if lower.endswith(_STYLES) else f"{lower}_baseline"
