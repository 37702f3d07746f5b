"""News of evenings: who listens hears what changed, once it is on the disk."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from scorekeeper.club import EveningUid
from scorekeeper.match.model import MatchUid
from scorekeeper.session.club_table import ClubTable, table_of_club
from scorekeeper.session.desk import Desk
from scorekeeper.store.archive import CHANGES, MATCHES

log = logging.getLogger(__name__)

What = Literal["evening", "table", "deal", "access", "season"]


@dataclass(frozen=True, slots=True)
class News:
    """What changed: all of an evening, one of its tables, or the deals there."""

    evening: EveningUid
    round: int | None
    table: int | None
    what: What


Listener = Callable[[News], None]


@dataclass(frozen=True, slots=True)
class Newsroom:
    """Passes news on; deals at club tables are news that it hears of itself."""

    desk: Desk
    listeners: list[Listener] = field(default_factory=list)
    tables: dict[MatchUid, ClubTable] = field(default_factory=dict)
    """Where matches are played; a match never moves to another table."""
    told: dict[MatchUid, str | None] = field(default_factory=dict)
    """The last change of each match that there was news of."""

    def __post_init__(self) -> None:
        """Hear of deals from now on."""
        self.desk.listen(self._match_changed)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have a listener told of every change; gives the call that ends it.

        It is called on the thread that made the change.
        """
        self.listeners.append(listener)

        def end() -> None:
            if listener in self.listeners:
                self.listeners.remove(listener)

        return end

    def tell(self, *news: News) -> None:
        """Pass news on when the change under way is saved, or at once."""
        for one in news:
            self.desk.when_saved(partial(self._tell, one))

    def place(self, match: MatchUid) -> ClubTable | None:
        """Where a match is played; None where that is at no table of a club."""
        at = self.tables.get(match)
        if at is None:
            at = table_of_club(self.desk.archive.get(MATCHES, match) or {})
            if at is not None:
                self.tables[match] = at
        return at

    def _match_changed(self, match: MatchUid) -> None:
        at = self.place(match) if self.listeners else None
        if at is None:
            return
        last = (self.desk.archive.last_of_match(CHANGES, match) or {}).get("uid")
        if last != self.told.get(match):  # else somebody has another name, and no deal is new
            self.told[match] = last
            self._tell(News(at.evening, at.round, at.table, "deal"))

    def _tell(self, news: News) -> None:
        for listener in tuple(self.listeners):
            try:
                listener(news)
            except Exception:
                log.exception("a listener could not be told of %s", news)
