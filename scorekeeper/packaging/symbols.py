"""The symbols that Flutter draws, of the nine thousand in the font that Flet brings.

Those of the app are in a font of its own, see `scorekeeper.ui.kit.icons`.
"""

import io

TABLE = "flet/controls/material/icons.json"
"""Flet's numbers of all symbols by name, of which the app uses none."""
NO_SYMBOLS = b"{}"
"""That table without entries."""
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


def font_of(font: bytes) -> bytes:
    """Return the font with the symbols of Flutter alone.

    Raises `KeyError` for one that it lacks.
    """
    from fontTools.subset import Options, Subsetter  # noqa: PLC0415  of an extra
    from fontTools.ttLib import TTFont  # noqa: PLC0415

    read = TTFont(io.BytesIO(font), recalcTimestamp=False)
    if missing := set(OF_FLUTTER) - set(read.getGlyphOrder()):
        raise KeyError(*sorted(missing))
    subsetter = Subsetter(Options(notdef_outline=True))
    subsetter.populate(glyphs=OF_FLUTTER)
    subsetter.subset(read)
    made = io.BytesIO()
    read.save(made)
    return made.getvalue()
