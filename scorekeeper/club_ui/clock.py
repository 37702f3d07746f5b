"""The clock of a round on a page of a club."""

from scorekeeper.ui.widgets.clock import now, use_ticks
from scorekeeper.view_models.countdown import MAX_PAUSE, MINUTE, Countdown, seconds_to_change


def use_is_time_up(countdown: Countdown | None, *, delay: float = 0.0) -> bool:
    """Return True once the playing time of a round is over; redraw the component then (a hook).

    Args:
        countdown: The clock; None if there is none.
        delay: See `use_clock`.
    """

    def is_up() -> bool:
        return countdown is not None and countdown.reading_at(now()).phase in {"last_deal", "over"}

    def pause() -> float:
        if countdown is None:
            return MAX_PAUSE
        return seconds_to_change(countdown, now(), interval=MINUTE) + delay

    # Without a clock the value never changes, so there is no pause after which to read it again.
    return use_ticks(is_up, None if countdown is None else pause, countdown)
