"""Sessions over a store in a folder, with a clock and uids that count up."""

import contextlib
import itertools
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

from scorekeeper.rules import HouseRules
from scorekeeper.services import Session, open_session

MINUTE = timedelta(minutes=1)


class SteppingClock:
    """A clock that moves on by a step each time it is read."""

    def __init__(self, start: str = "2026-11-21T19:00:00+01:00", step: timedelta = MINUTE) -> None:
        self._next = datetime.fromisoformat(start)
        self._step = step

    def __call__(self) -> str:
        now = self._next
        self._next += self._step
        return now.isoformat()


def count_uids(prefix: str = "uid") -> Callable[[], str]:
    """Return a maker of uids: `uid-1`, `uid-2` and so on."""
    numbers = itertools.count(1)
    return lambda: f"{prefix}-{next(numbers)}"


@contextlib.contextmanager
def restartable_session(folder: Path, clock: Callable[[], str]) -> Iterator[Callable[[], Session]]:
    """Give a function that closes the session over a folder and opens it again."""
    new_uid = count_uids()
    running: list[Session] = []

    def restart() -> Session:
        for session in running:
            session.close()
        running[:] = [open_session(folder, now=clock, new_uid=new_uid)]
        return running[0]

    yield restart
    for session in running:
        session.close()


def kept_house_rules(session: Session) -> HouseRules:
    """Return the house rules of a session that keeps these and no others."""
    (profile,) = session.profiles.list()
    assert profile.house is not None
    return profile.house
