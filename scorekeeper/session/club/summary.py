"""An evening in a list, as its head and its rounds tell it, without reading all of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from scorekeeper.club import EveningUid
from scorekeeper.club.writing import VERSION

Doc = Mapping[str, Any]
EveningState = Literal["planned", "drawn", "running", "between", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningSummary:
    """One evening of many."""

    uid: EveningUid
    name: str
    date: str
    """The day as ISO 8601 text."""
    place: str
    rounds: int
    """How many are closed."""
    planned: int
    """How many rounds were agreed."""
    state: EveningState
    """`planned` before the first draw, `between` two rounds, `over` after the last."""
    entrants: int
    is_readable: bool = True
    """Whether this version of the program can open it."""


def summary_of(head: Doc, rounds: Sequence[Doc]) -> EveningSummary:
    """The summary of an evening, from its head and the heads of its rounds in order."""
    plan = head.get("plan") or {}
    closed = sum(one.get("state") == "closed" for one in rounds)
    return EveningSummary(
        uid=head["uid"],
        name=str(plan.get("name") or ""),
        date=str(plan.get("date") or ""),
        place=str(plan.get("place") or ""),
        rounds=closed,
        planned=int(plan.get("rounds") or 0),
        state=_state(rounds, closed, int(plan.get("rounds") or 0)),
        entrants=len(head.get("entrants") or ()),
        is_readable=head.get("version") in range(1, VERSION + 1),
    )


def _state(rounds: Sequence[Doc], closed: int, planned: int) -> EveningState:
    if not rounds:
        return "planned"
    last = rounds[-1].get("state", "drawn")
    if last != "closed":
        return "running" if last == "running" else "drawn"
    return "over" if closed >= planned else "between"
