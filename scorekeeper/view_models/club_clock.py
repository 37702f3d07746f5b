"""View models of the clock of a round on the organiser's screens."""

from typing import Literal

from scorekeeper.club.model import RoundClock
from scorekeeper.i18n import Words

ClockTurn = Literal["start", "pause", "resume"]
"""What the button of a clock does."""


def clock_turn(clock: RoundClock) -> ClockTurn:
    """Return what the button of a clock does: start it, pause it, or let it go on."""
    if clock.since is None:
        return "start"
    if clock.paused is None:
        return "pause"
    return "resume"


def extra_time_text(words: Words, minutes: int) -> str:
    """Return added minutes with their sign, such as +5 min; negative ones were taken off."""
    change = "more" if minutes > 0 else "less"
    return words.text("round-clock-minutes", minutes=abs(minutes), change=change)
