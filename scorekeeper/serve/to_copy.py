"""Which evening is worth a copy: the one that runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.session.club import UnknownEveningError

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.club import EveningUid
    from scorekeeper.session.club import Club, EveningSummary

_ROUND_BY_ROUND = ("running", "drawn", "between")


def running_evening(club: Club) -> Callable[[], bytes | None]:
    """Give what makes a file of the evening that runs, None while there is none.

    Without a round the latest one that is only planned is taken, and after the last round the
    one that was copied before: its end is worth a copy too.
    """
    copied: EveningUid | None = None

    def take() -> bytes | None:
        nonlocal copied
        copied = _to_copy(club.evenings.list()) or copied
        if copied is None:
            return None
        try:
            return club.moving.evening_file(copied)
        except UnknownEveningError:  # it was deleted
            copied = None
            return None

    return take


def _to_copy(evenings: tuple[EveningSummary, ...]) -> EveningUid | None:
    for states in (_ROUND_BY_ROUND, ("planned",)):
        for evening in evenings:
            if evening.is_readable and evening.state in states:
                return evening.uid
    return None
