"""Icons of the entries in the log of a session."""

from scorekeeper.club.model import LogKind
from scorekeeper.ui import kit

LOG_ICONS: dict[LogKind, kit.Icon] = {
    "drawn": kit.Icon.SHUFFLE,
    "taken_back": kit.Icon.UNDO,
    "arranged": kit.Icon.SWAP_SIDEWAYS,
    "started": kit.Icon.PLAY,
    "closed": kit.Icon.LOCK,
    "claimed": kit.Icon.HOURGLASS,
    "withdrawn": kit.Icon.UNDO,
    "agreed": kit.Icon.DONE,
    "disputed": kit.Icon.FLAG,
    "decided": kit.Icon.SCALES,
    "paper": kit.Icon.PAPER,
    "walkover": kit.Icon.PLAYER_REMOVE,
    "corrected": kit.Icon.EDIT,
    "reopened": kit.Icon.UNLOCK,
    "substituted": kit.Icon.SWAP,
    "swapped": kit.Icon.SWAP_SIDEWAYS,
    "checked_in": kit.Icon.LOG_IN,
    "checked_out": kit.Icon.LOG_OUT,
    "adjusted": kit.Icon.PENALTY,
    "adjustment_removed": kit.Icon.UNDO,
    "clock_started": kit.Icon.TIMER,
    "clock_paused": kit.Icon.PAUSE,
    "clock_resumed": kit.Icon.PLAY,
    "minutes_added": kit.Icon.ADD_TIME,
    "table_minutes_added": kit.Icon.ADD_TIME,
    "break_started": kit.Icon.CUP,
    "break_changed": kit.Icon.ADD_TIME,
    "break_ended": kit.Icon.CUP,
    "called": kit.Icon.BELL,
    "coming": kit.Icon.NEXT,
    "attended": kit.Icon.CHECK,
}
