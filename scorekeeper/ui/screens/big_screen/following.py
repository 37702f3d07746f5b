"""Keeps one big screen up with what happens on its evening."""

from collections.abc import Iterable, Sequence

import flet as ft

from scorekeeper.club import ClubFileError, Evening, EveningUid
from scorekeeper.session import Session
from scorekeeper.session.club import News, UnknownEveningError, Visitor
from scorekeeper.ui.screens.big_screen.initials import has_initials
from scorekeeper.ui.screens.big_screen.scores import Scores
from scorekeeper.ui.screens.big_screen.watch import Watch


class Following:
    """What a page shows follows the evening of its visitor, for as long as that one is let in."""

    def __init__(self, page: ft.Page, session: Session, visitor: Visitor, watch: Watch) -> None:
        """Follow nothing yet; `look` shows the evening for the first time."""
        self._page, self._session, self._visitor, self._watch = page, session, visitor, watch
        self._scores = Scores(session.club)

    def look(self, tables: Iterable[int] | None = None) -> None:
        """Look at the evening, and at how it stands at these tables: at all, if none are named."""
        evening = self._opened()
        if evening is None:
            self._watch.look(None, initials=False)
            return
        scores = self._scores
        scores.look(evening, tables)
        initials = has_initials(self._session, evening.uid, self._page.route)
        self._watch.look(evening, initials=initials, totals=scores.totals, latest=scores.latest)

    def hear(self, news: Sequence[News]) -> None:
        """Look at what news are about, where that is something that the screen shows."""
        ours = [one for one in news if one.evening == self._visitor.evening]
        if not ours:
            return
        tables = [one.table for one in ours if one.table is not None]
        self.look(tables if len(tables) == len(ours) else None)

    def _opened(self) -> Evening | None:
        """The evening of a visitor who is still let in; None where it cannot be shown."""
        if self._session.club.access.by_id(self._visitor.id) is None:
            return None
        try:
            return self._session.club.evenings.open(EveningUid(self._visitor.evening))
        except (UnknownEveningError, ClubFileError):
            return None
