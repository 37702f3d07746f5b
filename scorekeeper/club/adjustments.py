"""Penalties and bonuses, which the organiser gives to entrants and takes back.

Each action returns the changed session, or a tuple of the problems for which it was not done.
"""

from collections.abc import Iterator
from dataclasses import replace

from scorekeeper.club import model
from scorekeeper.club.model import Adjustment, Changed, Evening, Note
from scorekeeper.problem import Problem
from scorekeeper.validation import LARGEST_NUMBER


def add_adjustment(evening: Evening, adjustment: Adjustment) -> Changed:
    """Return the session with a penalty or bonus for an entrant, also in the log.

    Problems: no such entrant or round, no points, too many points, or no reason.
    """
    if problems := tuple(_problems(evening, adjustment)):
        return problems
    after = replace(evening, adjustments=(*evening.adjustments, adjustment))
    return after.with_log_entry(
        "adjusted", adjustment.note, adjustment.round, adjustment=adjustment
    )


def take_back_adjustment(evening: Evening, adjustment: Adjustment, note: Note) -> Changed:
    """Return the session without a penalty or bonus; the log keeps both.

    Problems: the adjustment was taken back already.
    """
    left = list(evening.adjustments)
    if adjustment not in left:
        return model.refusal("no_such_adjustment", "adjustments")
    left.remove(adjustment)
    after = replace(evening, adjustments=tuple(left))
    return after.with_log_entry("adjustment_removed", note, adjustment.round, adjustment=adjustment)


def _problems(evening: Evening, adjustment: Adjustment) -> Iterator[Problem]:
    """Yield the problems of an adjustment: its entrant, round, points or reason."""
    if adjustment.entrant not in {entrant.uid for entrant in evening.entrants}:
        yield Problem("no_such_entrant", "entrant", {"uid": adjustment.entrant})
    if adjustment.round is not None and not 1 <= adjustment.round <= len(evening.rounds):
        yield Problem("no_such_round", "round", {"round": adjustment.round})
    if not adjustment.points:
        yield Problem("no_points", "points")
    if abs(adjustment.points) > LARGEST_NUMBER:
        yield Problem("number_too_large", "points", {"value": LARGEST_NUMBER})
    if not adjustment.note.reason.strip():
        yield Problem("reason_needed", "reason")
