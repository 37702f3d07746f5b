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
    *("access_time_baseline", "arrow_back_baseline", "arrow_downward_baseline"),
    *("arrow_drop_down_baseline", "arrow_drop_up_baseline", "arrow_left_baseline"),
    *("arrow_right_baseline", "arrow_upward_baseline", "calendar_today_baseline"),
    *("cancel_baseline", "cancel_outlined", "check_baseline", "chevron_left_baseline"),
    *("chevron_right_baseline", "clear_baseline", "close_baseline", "content_copy_baseline"),
    *("drag_handle_baseline", "edit_baseline", "edit_outlined", "error_outline_baseline"),
    *("expand_more_baseline", "info_outlined", "keyboard_outlined", "menu_baseline"),
    *("more_horiz_baseline", "more_vert_baseline", "visibility_baseline"),
    "visibility_off_baseline",
)
"""Those that Flutter's and Flet's own controls draw by themselves, as the font calls them."""


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
    subsetter.populate(glyphs=[*wanted, *OF_FLUTTER])
    subsetter.subset(read)
    made = io.BytesIO()
    read.save(made)
    return made.getvalue()


def _glyph(name: str) -> str:
    lower = name.lower()
    return lower if lower.endswith(_STYLES) else f"{lower}_baseline"
