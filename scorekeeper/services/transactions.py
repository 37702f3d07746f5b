"""The unit of work that all services share, and a cache of values computed from the store."""

import secrets
import threading
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from scorekeeper.rules import RuleLibrary
from scorekeeper.services.events import Event, EventBus
from scorekeeper.storage import JournalTable
from scorekeeper.storage.database import Database

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Waiting(threading.local):
    """The calls that a thread postpones to the end of its transaction; None outside of one."""

    calls: list[Callable[[], None]] | None = None


@dataclass(frozen=True, slots=True)
class UnitOfWork:
    """The database with its transactions, rule sets, clock, sources of uids, and event bus."""

    database: Database
    library: RuleLibrary  # the rule sets of the store's folder and of its games
    now: Callable[[], str]  # the time as ISO 8601 text
    new_uid: Callable[[], str]
    new_secret: Callable[[int], bytes] = secrets.token_bytes  # takes the number of bytes
    events: EventBus = field(default_factory=EventBus)
    waiting: Waiting = field(default_factory=Waiting, repr=False, compare=False)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Save all changes made in the context, or none of them; then publish their events.

        A transaction inside another transaction is part of the outer transaction.
        """
        if self.waiting.calls is not None:
            with self.database.transaction():
                yield
            return
        calls = self.waiting.calls = []
        try:
            with self.database.transaction():
                yield
        finally:
            self.waiting.calls = None
        for call in calls:
            call()

    def table(self, name: str) -> JournalTable:
        """Return a table of the database."""
        return self.database.table(name)

    def after_commit(self, call: Callable[[], None]) -> None:
        """Call a function when the current transaction is saved, or at once if there is none."""
        if self.waiting.calls is None:
            call()
        else:
            self.waiting.calls.append(call)

    def publish(self, event: Event) -> None:
        """Publish an event when the running transaction is saved, or at once if there is none."""
        self.after_commit(lambda: self.events.publish(event))


def without(document: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    """Return a copy of a document without the fields named by `keys`."""
    return {key: value for key, value in document.items() if key not in keys}


class StampedCache(Generic[K, V]):
    """A cache of computed values, each with a stamp of its input; threads may share it."""

    def __init__(self, most: int = 100) -> None:
        """Create a cache of at most `most` values, which drops the oldest value first.

        The default is more than the number of tables of a club.
        """
        self._most = most
        self._values: dict[K, tuple[Hashable, V]] = {}

    def last(self, key: K) -> V | None:
        """Return the cached value of a key, even if it is outdated; None if there is none."""
        _, value = self._values.get(key, (None, None))
        return value

    def get(self, key: K, stamp: Hashable, make: Callable[[], V]) -> V:
        """Return the cached value of a key; compute it with `make` if it is missing or outdated.

        A value is outdated if its stamp is not `stamp`.
        """
        known = self._values.get(key)
        if known is not None and known[0] == stamp:
            return known[1]
        value = make()
        self._values.pop(key, None)
        self._values[key] = (stamp, value)
        for oldest in list(self._values)[: -self._most]:
            self._values.pop(oldest, None)
        return value
