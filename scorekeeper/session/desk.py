"""What every verb of a session works with: the archive, the time, new ids, and who listens."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from scorekeeper.match.model import MatchUid
from scorekeeper.store.archive import Archive

log = logging.getLogger(__name__)

Listener = Callable[[MatchUid], None]


@dataclass(frozen=True, slots=True)
class Desk:
    """Given from outside, so that nothing here knows a clock or chance."""

    archive: Archive
    now: Callable[[], str]
    """The time as ISO 8601 text."""
    new_uid: Callable[[], str]
    listeners: list[Listener] = field(default_factory=list)

    def tell(self, match: MatchUid) -> None:
        """Let everybody who listens know that a match has changed.

        The change is on the disk: a listener that fails is nothing to the one who made it.
        """
        for listener in tuple(self.listeners):
            try:
                listener(match)
            except Exception:
                log.exception("a listener could not be told of %s", match)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have a listener told of every change; gives the call that ends it."""
        self.listeners.append(listener)

        def end() -> None:
            if listener in self.listeners:
                self.listeners.remove(listener)

        return end


def without(document: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    """A copy of a document that leaves some keys out."""
    return {key: value for key, value in document.items() if key not in keys}
