"""What every verb of a session works with: the database, the time, new ids, and who listens."""

import logging
import threading
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from scorekeeper.match.model import MatchUid
from scorekeeper.storage.database import Database

log = logging.getLogger(__name__)

Listener = Callable[[MatchUid], None]
Call = Callable[[], None]


class Waiting(threading.local):
    """What a thread does once its transaction is saved; None while it has none under way."""

    calls: list[Call] | None = None


@dataclass(frozen=True, slots=True)
class UnitOfWork:
    """The store, the time and new names for every verb, its transactions, and who is notified.

    They are given from outside, so that nothing here knows a clock or chance.
    """

    database: Database
    now: Callable[[], str]
    """The time as ISO 8601 text."""
    new_uid: Callable[[], str]
    listeners: list[Listener] = field(default_factory=list)
    waiting: Waiting = field(default_factory=Waiting, repr=False, compare=False)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Make several verbs one change of the store; what fails inside takes all of it back.

        Nobody is notified before it is saved.
        """
        if self.waiting.calls is not None:
            with self.database.transaction():
                yield
            return
        calls: list[Call] = []
        self.waiting.calls = calls
        try:
            with self.database.transaction():
                yield
        finally:
            self.waiting.calls = None
        for call in calls:
            call()

    def after_commit(self, call: Call) -> None:
        """Do something when the change under way is saved; at once where there is none."""
        if self.waiting.calls is None:
            call()
        else:
            self.waiting.calls.append(call)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have a listener notified of each match that changes; gives the call that ends it."""
        self.listeners.append(listener)

        def end() -> None:
            if listener in self.listeners:
                self.listeners.remove(listener)

        return end

    def notify(self, match: MatchUid) -> None:
        """Notify all listeners of a match once its change is saved, also if one of them fails."""

        def call() -> None:
            for listener in tuple(self.listeners):
                try:
                    listener(match)
                except Exception:
                    log.exception("a listener could not be told of %s", match)

        self.after_commit(call)


def without(document: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key not in keys}


K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST = 100
"""How many are kept: more than a club has tables."""


class StampedCache(Generic[K, V]):
    """The values made last, each with a stamp of what it was made from.

    They are never changed, so any number of threads may have the same one.
    """

    def __init__(self, most: int = MOST) -> None:
        """Keep at most so many; the one that was made longest ago goes first."""
        self._most = most
        self._kept: dict[K, tuple[Hashable, V]] = {}

    def last(self, key: K) -> V | None:
        """The value of a key that was made last, whatever it was made from."""
        known = self._kept.get(key)
        return None if known is None else known[1]

    def get(self, key: K, stamp: Hashable, make: Callable[[], V]) -> V:
        """The value of a key, made anew where its stamp is another by now."""
        known = self._kept.get(key)
        if known is not None and known[0] == stamp:
            return known[1]
        made = make()
        self._kept.pop(key, None)
        self._kept[key] = (stamp, made)
        for oldest in list(self._kept)[: -self._most]:
            self._kept.pop(oldest, None)
        return made
