"""Reduce Flet's font of nine thousand symbols to those that Flutter's own controls draw.

The icons of the app's screens are in another font; see `scorekeeper.ui.kit.icons`.
"""

import io

SYMBOL_TABLE = "flet/controls/material/icons.json"
"""The file with the numbers of all symbols by name. The app names none, so a site has it empty."""
EMPTY_SYMBOL_TABLE = b"{}"
FLUTTER_SYMBOLS = (
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
"""The symbols that controls of Flutter and Flet draw by themselves, as the font names them."""


def reduced_font(font: bytes) -> bytes:
    """Return the bytes of a font reduced to `FLUTTER_SYMBOLS`.

    Raises:
        KeyError: If the font lacks one of them.
        ImportError: If fontTools is not installed.
    """
    from fontTools.subset import Options, Subsetter  # noqa: PLC0415 - of an optional extra
    from fontTools.ttLib import TTFont  # noqa: PLC0415 - likewise

    # The font keeps its time stamp, so that the same font gives the same bytes.
    reduced = TTFont(io.BytesIO(font), recalcTimestamp=False)
    missing = set(FLUTTER_SYMBOLS) - set(reduced.getGlyphOrder())
    if missing:
        raise KeyError(*sorted(missing))

    subsetter = Subsetter(Options(notdef_outline=True))
    subsetter.populate(glyphs=FLUTTER_SYMBOLS)
    subsetter.subset(reduced)

    content = io.BytesIO()
    reduced.save(content)
    return content.getvalue()
