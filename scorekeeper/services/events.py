"""Events that services publish once a change is on the disk, and the bus that delivers them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from scorekeeper.match.model import MatchUid
from scorekeeper.storage import Finding

if TYPE_CHECKING:
    # A game at home loads nothing of a club.
    from scorekeeper.club.model import EveningUid

log = logging.getLogger(__name__)

EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class MatchChanged:
    """A match, its deals, or the names of its players changed."""

    uid: MatchUid


@dataclass(frozen=True, slots=True)
class EveningChanged:
    """A session changed: all of it, one of its tables, or the deals at a table."""

    uid: EveningUid
    round: int | None = None
    """Number of the round, from 1; None for a change of the whole session."""
    table: int | None = None
    """Number of the table, from 1; None for a change of the whole session."""
    kind: Literal["evening", "table", "deal", "access", "phone", "call", "season", "league"] = (
        "evening"
    )
    """What changed. `access`: who may join; `phone`: whose phones are present."""
    visitor: str | None = None
    """The only phone that the event is for; None for an event for all."""


@dataclass(frozen=True, slots=True)
class StoreFound:
    """The store found a fault while it was open."""

    finding: Finding


Event = MatchChanged | EveningChanged | StoreFound
Listener = Callable[[Event], None]
Unsubscribe = Callable[[], None]


class Bus(Generic[EventT]):
    """Delivers each event to all subscribers, on the thread that publishes it."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[EventT], None]] = []

    def __len__(self) -> int:
        """Return the number of subscribers."""
        return len(self._listeners)

    def subscribe(self, listener: Callable[[EventT], None]) -> Unsubscribe:
        """Call `listener` with every event; return the function that unsubscribes it."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            # A page may be closed twice.
            with suppress(ValueError):
                self._listeners.remove(listener)

        return unsubscribe

    def publish(self, event: EventT) -> None:
        """Call all listeners with an event; log the error of a listener and go on."""
        # A copy, because a listener may end its own subscription.
        for listener in tuple(self._listeners):
            try:
                listener(event)
            except Exception:
                log.exception("a listener failed on %s", event)


EventBus = Bus[Event]
