"""What every verb of a session works with: the archive, the time, new ids, and who listens."""

import logging
import threading
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeVar

from scorekeeper.match.model import MatchUid
from scorekeeper.storage.database import Database

log = logging.getLogger(__name__)

Listener = Callable[[MatchUid], None]
Call = Callable[[], None]


class Held(threading.local):
    """What a thread does once its changes are saved; None while it has none under way."""

    calls: list[Call] | None = None


@dataclass(frozen=True, slots=True)
class Desk:
    """Given from outside, so that nothing here knows a clock or chance."""

    archive: Database
    now: Callable[[], str]
    """The time as ISO 8601 text."""
    new_uid: Callable[[], str]
    listeners: list[Listener] = field(default_factory=list)
    held: Held = field(default_factory=Held, repr=False, compare=False)

    def tell(self, match: MatchUid) -> None:
        """Let everybody who listens know that a match has changed, once that is on the disk.

        A listener that fails is nothing to the one who made the change.
        """
        self.when_saved(partial(self._tell, match))

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have a listener told of every change; gives the call that ends it."""
        self.listeners.append(listener)

        def end() -> None:
            if listener in self.listeners:
                self.listeners.remove(listener)

        return end

    @contextmanager
    def together(self) -> Iterator[None]:
        """Make several verbs one change of the store, and hold its news back until it is saved.

        What fails inside takes all of it back, and nobody is told anything.
        """
        if self.held.calls is not None:
            with self.archive.transaction():
                yield
            return
        calls: list[Call] = []
        self.held.calls = calls
        try:
            with self.archive.transaction():
                yield
        finally:
            self.held.calls = None
        for call in calls:
            call()

    def when_saved(self, call: Call) -> None:
        """Do something when the change under way is saved; at once where there is none."""
        if self.held.calls is None:
            call()
        else:
            self.held.calls.append(call)

    def _tell(self, match: MatchUid) -> None:
        for listener in tuple(self.listeners):
            try:
                listener(match)
            except Exception:
                log.exception("a listener could not be told of %s", match)


def without(document: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    """A copy of a document that leaves some keys out."""
    return {key: value for key, value in document.items() if key not in keys}


K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST = 100
"""How many are kept: more than a club has tables."""


class AtHand(Generic[K, V]):
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
