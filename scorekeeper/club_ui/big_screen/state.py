"""The state of a big screen, and its updates after events of the session."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import flet as ft

from scorekeeper.club.model import Evening, EveningUid
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club_ui.initials import has_initials
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.services.club import UnknownEveningError, Visitor
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui.events import PageEvent
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.motion import Sound, play_sound
from scorekeeper.ui.state import Memory
from scorekeeper.view_models.club_big_screen import ScreenContent, screen_content
from scorekeeper.view_models.countdown import Countdown

MAX_TABLES = 2
"""Maximum number of tables with new scores in one update; others follow in the next update."""
MAX_LATEST = 4
"""Maximum number of tables in the list of latest scores."""
IGNORED_EVENTS = frozenset(("phone", "call"))
"""Kinds of events that change nothing on a big screen."""


@ft.observable
@dataclass
class BigScreenState:
    """The state of one page; each page has its own."""

    words: Words
    layout: Layout = field(default_factory=Layout)
    content: ScreenContent | None = None
    """None if there is nothing to show: the link is no longer valid."""
    needs_tap: bool = False
    """True until a tap in this browser; before it, browsers play no sound."""
    memory: Memory = field(default_factory=Memory)

    def countdown(self) -> Countdown | None:
        """Return the clock of the session; None if there is none."""
        return None if self.content is None else self.content.countdown

    async def unmute(self) -> None:
        """Play a sound after the tap, so that people hear that sounds are on."""
        self.needs_tap = False
        # Players from before the tap may stay silent.
        self.memory.audio_players.clear()
        await play_sound(self.memory.audio_players, Sound.WARNING)


@dataclass
class RunningScores:
    """The totals at the tables of a running round, and the tables that scored last."""

    round: tuple[EveningUid, int] | None = None
    """Session and number of the round; None while no round is running."""
    totals: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Card points of the sides, by the number of the table."""
    latest: tuple[int, ...] = ()
    """Numbers of tables, the one that scored last first."""

    def reload(self, session: Session, evening: Evening, tables: Iterable[int] | None) -> None:
        """Read totals of tables again, and put tables with new scores first in `latest`.

        Starts with empty `latest` in a new round, and forgets the totals if no round is running.

        Args:
            session: The services that read the tables.
            evening: The session of the club.
            tables: Numbers of the tables; None reads all.
        """
        last = evening.rounds[-1] if evening.rounds else None
        if last is None or last.state != "running":
            self._set_round(None, {})
            return
        current = (evening.uid, last.number)
        if current != self.round or tables is None:
            table_statuses = session.club.tables(*current)
        else:
            found = [session.club.table(*current, number) for number in tables]
            table_statuses = tuple(
                table_status for table_status in found if table_status is not None
            )
        totals = {table_status.number: table_status.totals for table_status in table_statuses}
        if current != self.round:
            self._set_round(current, totals)
            return

        scored = [number for number, points in totals.items() if points != self.totals.get(number)]
        self.totals = {**self.totals, **totals}
        earlier = [number for number in self.latest if number not in scored]
        self.latest = tuple([*reversed(scored), *earlier][:MAX_LATEST])

    def _set_round(
        self, new_round: tuple[EveningUid, int] | None, totals: dict[int, tuple[int, ...]]
    ) -> None:
        """Set the round and its totals, and empty `latest`; `new_round` is None if none runs."""
        self.round = new_round
        self.totals = totals
        self.latest = ()


class EveningFollower:
    """Updates the state of a page after events of its session, while the visitor has access."""

    def __init__(
        self, page: ft.Page, session: Session, visitor: Visitor, state: BigScreenState
    ) -> None:
        """Keep the arguments; the first call of `reload` reads the session."""
        self._page = page
        self._session = session
        self._visitor = visitor
        self._state = state
        self._scores = RunningScores()

    def reload(self, tables: Iterable[int] | None = None) -> None:
        """Read the session and the scores of tables again.

        Args:
            tables: Numbers of the tables; None reads all.
        """
        evening = self._open_evening()
        if evening is None:
            self._state.content = None
            return
        self._scores.reload(self._session, evening, tables)
        self._state.content = screen_content(
            evening,
            self._state.words,
            has_initials=has_initials(self._session, evening.uid, self._page.route),
            totals=self._scores.totals,
            latest=self._scores.latest,
        )

    def on_events(self, events: Sequence[PageEvent]) -> None:
        """Read the session again after events that change the screen."""
        ours = [event for event in events if self._concerns(event)]
        if not ours:
            return
        tables = [
            event.table
            for event in ours
            if isinstance(event, EveningChanged) and event.table is not None
        ]
        # An event without a table is about the whole session.
        is_about_tables_only = len(tables) == len(ours)
        self.reload(tables if is_about_tables_only else None)

    def _concerns(self, event: PageEvent) -> bool:
        """Return True if an event may change the screen of the session."""
        if not isinstance(event, EveningChanged):
            return False
        return event.uid == self._visitor.evening and event.kind not in IGNORED_EVENTS

    def _open_evening(self) -> Evening | None:
        """Return the session; None if it cannot be read or the visitor has no access."""
        if self._session.club.access.visitor_by_id(self._visitor.id) is None:
            return None
        with suppress(UnknownEveningError, ClubFileError):
            return self._session.club.evenings.open(EveningUid(self._visitor.evening))
        return None
