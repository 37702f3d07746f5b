"""The icons of the app, drawn for it, as characters of one bundled font.

A new icon is a drawing in `assets/fonts/icons`, a member of `Icon` and a run of
`assets/draw_icon_font.py`.
"""

from enum import IntEnum, unique

import flet as ft

from scorekeeper.ui.controls import CircleAvatar, Text, TextStyle
from scorekeeper.ui.theme import ICONS


@unique
class Icon(IntEnum):
    """Icons by their meaning, each with its character in the font.

    The drawing of `NEW_GAME` is `new-game.svg`. Never give a character to another icon: an app
    that is still open in a browser has the previous font.
    """

    TABLE = 0xE001
    MELD = 0xE002
    CLUB = 0xE003
    GAMES = 0xE004
    MORE = 0xE005
    TIMER = 0xE006
    CHART = 0xE007
    ADD = 0xE008
    ADD_TIME = 0xE009
    BACK = 0xE00A
    BACKSPACE = 0xE00B
    BACKUP = 0xE00C
    BELL = 0xE00D
    BELOW = 0xE00E
    BOX = 0xE00F
    BRACKET = 0xE010
    BRIGHTNESS = 0xE011
    BULB = 0xE012
    CALENDAR = 0xE013
    CARDS = 0xE014
    CHAIR = 0xE015
    CHANCE = 0xE016
    CHECK = 0xE017
    CHEVRON = 0xE018
    CHEVRON_BACK = 0xE019
    CLOCK = 0xE01A
    CLOCKWISE = 0xE01B
    CLOSE = 0xE01C
    COLLAPSE = 0xE01D
    COPY = 0xE01E
    COUNTERCLOCKWISE = 0xE01F
    CROWN = 0xE020
    CUP = 0xE021
    DEALER = 0xE022
    DELETE = 0xE023
    DONE = 0xE024
    DOTS = 0xE025
    DOWN = 0xE026
    DOWNLOAD = 0xE027
    EDIT = 0xE028
    EXPAND = 0xE029
    FLAG = 0xE02A
    GLOBE = 0xE02B
    HAND = 0xE02C
    HELP = 0xE02D
    HIDDEN = 0xE02E
    HISTORY = 0xE02F
    HOURGLASS = 0xE030
    HOUSE_RULES = 0xE031
    INFO = 0xE032
    INSERT = 0xE033
    INSTALL = 0xE034
    KEY = 0xE035
    KEYBOARD = 0xE036
    KEYPAD = 0xE037
    LIST = 0xE038
    LOCK = 0xE039
    LOG_IN = 0xE03A
    LOG_OUT = 0xE03B
    MERGE = 0xE03C
    MOTION = 0xE03D
    NEW_GAME = 0xE03E
    NEXT = 0xE03F
    OFFLINE = 0xE040
    OPEN_FILE = 0xE041
    PAPER = 0xE042
    PAUSE = 0xE043
    PENALTY = 0xE044
    PHONE = 0xE045
    PICTURE = 0xE046
    PLAY = 0xE047
    PLAYER = 0xE048
    PLAYER_ADD = 0xE049
    PLAYER_REMOVE = 0xE04A
    PLAYERS = 0xE04B
    PRINT = 0xE04C
    QR_CODE = 0xE04D
    QUESTION = 0xE04E
    RANKING = 0xE04F
    REDO = 0xE050
    REMOVE = 0xE051
    REPEAT = 0xE052
    RULES = 0xE053
    SCALES = 0xE054
    SEARCH = 0xE055
    SEND = 0xE056
    SETTINGS = 0xE057
    SHARE = 0xE058
    SHIELD = 0xE059
    SHUFFLE = 0xE05A
    SOUND_OFF = 0xE05B
    SOUND_ON = 0xE05C
    SPEECH = 0xE05D
    SPLIT = 0xE05E
    SPREADSHEET = 0xE05F
    STAR = 0xE060
    STATISTICS = 0xE061
    SUM = 0xE062
    SWAP = 0xE063
    SWAP_SIDEWAYS = 0xE064
    SWITCH = 0xE065
    THEME = 0xE066
    UNDO = 0xE067
    UNLOCK = 0xE068
    UP = 0xE069
    VIEW = 0xE06A
    WARNING = 0xE06B


FILLED_ICONS = frozenset(
    {
        Icon.TABLE,
        Icon.MELD,
        Icon.CLUB,
        Icon.GAMES,
        Icon.MORE,
        Icon.TIMER,
        Icon.CHART,
        Icon.PLAYERS,
        Icon.RANKING,
        Icon.LIST,
        Icon.BOX,
    }
)
"""Icons with a filled drawing for a chosen tab or row, such as `table-filled.svg`."""
FILLED_OFFSET = 0x100
"""Difference between the character codes of an icon and of its filled drawing."""

ICON_SIZE = 24  # logical pixels


def glyph(name: Icon, *, filled: bool = False) -> str:
    """Return the character of an icon; without a filled drawing always the line drawing's."""
    if filled and name in FILLED_ICONS:
        return chr(name + FILLED_OFFSET)
    return chr(name)


def icon(
    name: Icon,
    *,
    size: float = ICON_SIZE,
    color: ft.ColorValue = ft.Colors.ON_SURFACE,
    filled: bool = False,
    tooltip: str | None = None,
) -> ft.CircleAvatar:
    """Return an icon; screen readers skip it.

    Args:
        name: The icon.
        size: Logical pixels in any text size.
        color: Colour. Icons do not follow the state of the control around them: for one that is
            disabled pass `DISABLED_COLOR`.
        filled: Use the filled drawing, if there is one.
        tooltip: Shown under a pointer and after a long press.
    """
    character = Text(
        glyph(name, filled=filled),
        style=TextStyle(size=size, height=1, font_family=ICONS, letter_spacing=0, color=color),
        # Not None, so that the character itself is no text for screen readers.
        semantics_label="",
        no_wrap=True,
        overflow=ft.TextOverflow.VISIBLE,
    )
    # Of Flet's boxes only this one keeps the text in it from growing with the device's text.
    return CircleAvatar(character, radius=size / 2, bgcolor=ft.Colors.TRANSPARENT, tooltip=tooltip)
