"""All that a visitor of one table is given: a session that knows one match, and its table."""

from collections.abc import Callable
from functools import partial

from scorekeeper.match.model import MatchUid
from scorekeeper.session.club.news import Listener as NewsListener
from scorekeeper.session.club.news import News, Newsroom
from scorekeeper.session.club.seat import Seat
from scorekeeper.session.club.table_deals import TableDeals
from scorekeeper.session.club.table_reading import (
    TableConfirmations,
    TableDrafts,
    TableMatches,
    TableSettings,
)
from scorekeeper.session.club.table_verbs import TableVerbs
from scorekeeper.session.club.visitors import Visitor
from scorekeeper.session.confirmations import Confirmations
from scorekeeper.session.deals import Deals
from scorekeeper.session.desk import Listener
from scorekeeper.session.drafts import Drafts, Settings
from scorekeeper.store import Finding


class TableSession:
    """What a phone may do, under the names that a session has: the rest is not there.

    They are `matches`, `deals`, `drafts`, `settings` and `confirmations`, and `table` for what
    the sides say of the result.
    """

    findings: tuple[Finding, ...] = ()
    """What was wrong with the store is none of a visitor's business."""
    is_read = True
    ahead = None

    def __init__(self, seat: Seat, newsroom: Newsroom, *, is_read_only: Callable[[], bool]) -> None:
        """Sit at a table; `is_read_only` says whether the store can save nothing."""
        self._seat, self._newsroom, self._is_read_only = seat, newsroom, is_read_only
        desk = seat.desk
        self.matches = TableMatches(seat)
        self.deals = TableDeals(seat, Deals(desk))
        self.drafts = TableDrafts(seat, Drafts(desk))
        self.settings = TableSettings(seat, Settings(desk))
        self.confirmations = TableConfirmations(Confirmations(desk))
        self.table = TableVerbs(seat)

    @property
    def visitor(self) -> Visitor:
        """Whose session this is."""
        return self._seat.visitor

    @property
    def read_only(self) -> bool:
        """Whether nothing can be saved: the store says so."""
        return self._is_read_only()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have a listener told when the match of this table has changed; gives the end of it."""
        return self._seat.desk.listen(partial(self._match_changed, listener))

    def hear(self, listener: NewsListener) -> Callable[[], None]:
        """Have a listener told of this table and of its evening; gives the call that ends it."""
        return self._newsroom.listen(partial(self._news, listener))

    def _match_changed(self, listener: Listener, match: MatchUid) -> None:
        visitor, at = self._seat.visitor, self._newsroom.place(match)
        is_near = at is not None and (at.evening, at.table) == (visitor.evening, visitor.table)
        if is_near and match == self._seat.match:
            listener(match)

    def _news(self, listener: NewsListener, news: News) -> None:
        visitor = self._seat.visitor
        if news.evening == visitor.evening and news.table in (None, visitor.table):
            listener(news)
