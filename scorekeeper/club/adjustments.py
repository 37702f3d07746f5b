"""Penalties and bonuses of entrants, as the organiser gives them and takes them back."""

from collections.abc import Iterator
from dataclasses import replace

from scorekeeper.club import model
from scorekeeper.club.model import Adjustment, Changed, Evening, Note
from scorekeeper.problem import Problem
from scorekeeper.validation import LARGEST


def adjust(evening: Evening, adjustment: Adjustment) -> Changed:
    """Give an entrant a penalty or a bonus; its note needs a reason.

    Problems: no such entrant or round, no points or too many, no reason.
    """
    if wrong := tuple(_problems(evening, adjustment)):
        return wrong
    entry = _entry(evening, adjustment, "adjusted", adjustment.note)
    adjustments = (*evening.adjustments, adjustment)
    return replace(evening, adjustments=adjustments, log=(*evening.log, entry))


def take_back_adjustment(evening: Evening, adjustment: Adjustment, note: Note) -> Changed:
    """Take back a penalty or a bonus; the log keeps it. Problem: it was taken back already."""
    left = list(evening.adjustments)
    if adjustment not in left:
        return model.refusal("no_such_adjustment", "adjustments")
    left.remove(adjustment)
    entry = _entry(evening, adjustment, "adjustment_removed", note)
    return replace(evening, adjustments=tuple(left), log=(*evening.log, entry))


def _entry(
    evening: Evening, adjustment: Adjustment, kind: model.EntrantStep, note: Note
) -> model.LogEntry:
    number = adjustment.round or max(len(evening.rounds), 1)
    return model.LogEntry(kind=kind, note=note, round=number, adjustment=adjustment)


def _problems(evening: Evening, adjustment: Adjustment) -> Iterator[Problem]:
    if adjustment.entrant not in {entrant.uid for entrant in evening.entrants}:
        yield Problem("no_such_entrant", "entrant", {"uid": adjustment.entrant})
    if adjustment.round is not None and not 1 <= adjustment.round <= len(evening.rounds):
        yield Problem("no_such_round", "round", {"round": adjustment.round})
    if not adjustment.points:
        yield Problem("no_points", "points")
    if abs(adjustment.points) > LARGEST:
        yield Problem("number_too_large", "points", {"value": LARGEST})
    if not adjustment.note.reason.strip():
        yield Problem("reason_needed", "reason")
