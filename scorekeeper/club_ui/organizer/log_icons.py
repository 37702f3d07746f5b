"""Icons of the entries in the log of a session."""

import flet as ft

from scorekeeper.club.model import LogKind

ICONS = ft.Icons
LOG_ICONS: dict[LogKind, ft.IconData] = {
    "drawn": ICONS.SHUFFLE,
    "taken_back": ICONS.UNDO,
    "arranged": ICONS.SWAP_HORIZ,
    "started": ICONS.PLAY_ARROW,
    "closed": ICONS.LOCK_OUTLINE,
    "claimed": ICONS.HOURGLASS_BOTTOM,
    "withdrawn": ICONS.UNDO,
    "agreed": ICONS.CHECK_CIRCLE,
    "disputed": ICONS.FLAG,
    "decided": ICONS.GAVEL,
    "paper": ICONS.DESCRIPTION_OUTLINED,
    "walkover": ICONS.PERSON_OFF_OUTLINED,
    "corrected": ICONS.EDIT_OUTLINED,
    "reopened": ICONS.LOCK_OPEN,
    "substituted": ICONS.SWAP_CALLS,
    "swapped": ICONS.SWAP_HORIZ,
    "checked_in": ICONS.LOGIN,
    "checked_out": ICONS.LOGOUT,
    "adjusted": ICONS.EXPOSURE,
    "adjustment_removed": ICONS.UNDO,
    "clock_started": ICONS.TIMER_OUTLINED,
    "clock_paused": ICONS.PAUSE,
    "clock_resumed": ICONS.PLAY_ARROW,
    "minutes_added": ICONS.MORE_TIME,
    "table_minutes_added": ICONS.MORE_TIME,
    "break_started": ICONS.LOCAL_CAFE_OUTLINED,
    "break_changed": ICONS.MORE_TIME,
    "break_ended": ICONS.LOCAL_CAFE_OUTLINED,
    "called": ICONS.CAMPAIGN_OUTLINED,
    "coming": ICONS.DIRECTIONS_WALK,
    "attended": ICONS.CHECK,
}
