"""View models of the big screen: the session, its tables and its standings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.club.entrants import entrant_names, entrant_of
from scorekeeper.club.model import (
    Entrant,
    EntrantUid,
    Evening,
    MemberUid,
    Round,
    Table,
    TableSide,
    TieBreak,
    table_state,
)
from scorekeeper.club.standings import Row, standing
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import initials_of, joined_names, place_text
from scorekeeper.i18n.messages import shorten
from scorekeeper.view_models.club_clock import evening_countdown
from scorekeeper.view_models.countdown import Countdown

FIGURE_TIE_BREAKS = ("difference", "card_points", "wins", "highest_match")
"""Tie-breaks with a figure of each entry; head to head and the lot have none."""
LEADING_PLACES = 3
"""Places that are emphasised."""
MAX_NAMED_TABLES = 14
"""Maximum number of tables listed as still playing; of more, only their number is shown."""

Totals = Mapping[int, tuple[int, ...]]
"""Card points of the sides, by the number of the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingLine:
    """An entry in the standings."""

    number: int
    """Line number from 1; unlike a place, it is never shared."""
    place: str
    """A dash before the first result."""
    name: str
    points: str
    figure: str
    """The first tie-break that is a number; empty if there is none."""
    is_leading: bool
    says: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLine:
    """A table of the round."""

    table: int
    title: str
    sides: tuple[str, ...]
    totals: tuple[str, ...]
    """Card points of the sides; empty unless the round is running."""
    leader: int | None
    """The side that is ahead; None if there is none."""
    state: str
    """State of the table in a running round; "playing" in a drawn one."""
    state_text: str
    """The state in a word; empty while the table plays."""
    extra_minutes: str
    """Minutes that it may play longer than the others, with their sign; empty for none."""
    says: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreenContent:
    """Everything that the big screen of a session shows."""

    title: str
    round_text: str
    """The round and its state: about to begin, running or over."""
    points_head: str
    figure_head: str
    """Heading of the tie-break; empty if there is none."""
    standings: tuple[StandingLine, ...]
    tables: tuple[TableLine, ...]
    """Tables of a round that is drawn or running."""
    latest_scores: tuple[str, ...]
    """Tables that scored last with their totals, the latest first."""
    status: str
    """The entries with a bye, or the tables still playing; empty between rounds."""
    is_running: bool
    """True while a round is played; its tables and the standings are then visible together."""
    countdown: Countdown | None
    """Clock of the running round until all its tables are done; or of the break."""

    @property
    def has_totals(self) -> bool:
        """True if at least one table shows card points."""
        return any(line.totals for line in self.tables)


def screen_content(
    evening: Evening,
    words: Words,
    *,
    has_initials: bool,
    totals: Totals | None = None,
    latest: Iterable[int] = (),
) -> ScreenContent:
    """Return the content of the big screen of a session.

    Args:
        evening: The session.
        words: The language.
        has_initials: True to show initials instead of names.
        totals: Card points at the tables of a running round.
        latest: Numbers of the tables that scored last, the latest first.
    """
    last = evening.rounds[-1] if evening.rounds else None
    is_running = last is not None and last.state == "running"
    running_totals: Totals = {}
    if is_running and totals is not None:
        running_totals = totals
    tables: tuple[Table, ...] = ()
    if last is not None and last.state != "closed":
        tables = last.tables

    names = DisplayNames(words, evening, has_initials=has_initials)
    figure = first_numeric_tie_break(evening)
    figure_head = words.text("big-screen-second", figure=figure) if figure else ""
    return ScreenContent(
        title=shorten(evening.plan.name),
        round_text=_round_text(words, evening),
        points_head=words.text("big-screen-counts", counts=evening.plan.scheme.counts),
        figure_head=figure_head,
        standings=tuple(
            _standing_line(names, number, row, figure)
            for number, row in enumerate(standing(evening), start=1)
        ),
        tables=tuple(
            _table_line(names, table, running_totals.get(table.number, ()), is_running=is_running)
            for table in tables
        ),
        latest_scores=tuple(
            _latest_score(words, number, running_totals[number])
            for number in latest
            if number in running_totals
        ),
        status=_status(names, last),
        is_running=is_running,
        countdown=evening_countdown(evening),
    )


# --- names


@dataclass(frozen=True, slots=True)
class DisplayNames:
    """Names of a session as the big screen shows them: in full or as initials."""

    words: Words
    evening: Evening
    has_initials: bool

    def entrant_name(self, entrant: Entrant) -> str:
        """Return the name of an entry.

        A named team has its full name even with initials, because it is not a person's name.
        """
        is_named_team = self._has_teams and bool(entrant.name)
        if self.has_initials and not is_named_team:
            return self.player_names(entrant.members)
        names = [shorten(name) for name in entrant_names(self.evening, entrant)]
        return joined_names(self.words, names)

    def entrant_name_by_uid(self, uid: EntrantUid) -> str:
        """Return the name of an entry; its uid if the session does not know it."""
        entrant = entrant_of(self.evening, uid)
        return uid if entrant is None else self.entrant_name(entrant)

    def player_names(self, uids: Iterable[MemberUid]) -> str:
        """Return the names of players as one text."""
        names = {member.uid: member.name for member in self.evening.members}
        if self.has_initials:
            return joined_names(self.words, [initials_of(names[uid]) for uid in uids])
        return joined_names(self.words, [shorten(names[uid]) for uid in uids])

    def side_name(self, side: TableSide) -> str:
        """Return the name of a side of a table; for a team, followed by its players there.

        A team sits at several tables, so its name does not tell who plays where.
        """
        if not self._has_teams:
            names = [self.entrant_name_by_uid(uid) for uid in side.entrants]
            return joined_names(self.words, names)
        players = self.player_names(side.players)
        teams = [entrant_of(self.evening, uid) for uid in side.entrants]
        own_names = [self.entrant_name(team) for team in teams if team is not None and team.name]
        return ": ".join([*own_names, players])

    @property
    def _has_teams(self) -> bool:
        return self.evening.plan.form == "teams"


# --- standings


def first_numeric_tie_break(evening: Evening) -> TieBreak | None:
    """Return the first numeric tie-break that the standings do not already count, or None."""
    scheme = evening.plan.scheme
    figures = (
        tie for tie in scheme.tie_breaks if tie in FIGURE_TIE_BREAKS and tie != scheme.counts
    )
    return next(figures, None)


def _standing_line(
    names: DisplayNames, number: int, row: Row, figure: TieBreak | None
) -> StandingLine:
    """Return a line of the standings; `number` is its position, also among shared places."""
    words = names.words
    name = names.entrant_name_by_uid(row.entrant)
    points = words.number(row.points)
    figure_text = ""
    if figure is not None:
        value: int = getattr(row, figure)
        figure_text = words.points(value) if figure == "difference" else words.number(value)
    return StandingLine(
        number=number,
        place=place_text(words, row.place),
        name=name,
        points=points,
        figure=figure_text,
        is_leading=row.place is not None and row.place <= LEADING_PLACES,
        says=words.text("big-screen-row", place=row.place or "none", name=name, points=points),
    )


# --- tables


def _table_line(
    names: DisplayNames, table: Table, points: tuple[int, ...], *, is_running: bool
) -> TableLine:
    """Return the line of a table of a drawn or running round.

    Args:
        names: Names of the session.
        table: The table.
        points: Card points of the sides of the table; empty if they are unknown.
        is_running: True if the round is running.
    """
    words = names.words
    sides = tuple(names.side_name(side) for side in table.sides)
    totals = tuple(map(words.number, points))
    state = table_state(table) if is_running else "playing"
    state_text = ""
    if state in {"done", "claimed", "disputed"}:
        state_text = words.text("club-table-pill", state=state)
    extra = table.extra if table.result is None else 0
    extra_minutes = ""
    if extra:
        extra_minutes = words.text("round-clock-minutes", minutes=extra, change="more")

    return TableLine(
        table=table.number,
        title=words.text("phone-table", table=table.number),
        sides=sides,
        totals=totals,
        leader=_leader(points),
        state=state,
        state_text=state_text,
        extra_minutes=extra_minutes,
        says=_table_screen_reader_text(words, table.number, sides, totals, extra),
    )


def _leader(points: Sequence[int]) -> int | None:
    """Return the index of the side with the most points; None if sides are tied for it."""
    most = max(points, default=0)
    return points.index(most) if points.count(most) == 1 else None


def _table_screen_reader_text(
    words: Words, number: int, sides: Sequence[str], totals: Sequence[str], extra: int
) -> str:
    """Return the screen-reader text of a table."""
    side_texts = sides
    if totals:
        side_texts = [f"{side} {total}" for side, total in zip(sides, totals, strict=True)]
    sentence = words.text("big-screen-seat", table=number, sides=" – ".join(side_texts))
    if extra:
        sentence += f", {words.text('round-clock-extra', minutes=extra)}"
    return sentence


def _latest_score(words: Words, number: int, points: Sequence[int]) -> str:
    totals = " : ".join(map(words.number, points))
    return words.text("big-screen-seat", table=number, sides=totals)


# --- the round


def _round_text(words: Words, evening: Evening) -> str:
    """Return a text with the round and its state: about to begin, running or over."""
    if not evening.rounds:
        return words.text("big-screen-begins")
    last = evening.rounds[-1]
    rounds = evening.plan.rounds
    if last.state == "closed" and last.number >= rounds:
        return words.text("big-screen-final")
    return words.text(f"big-screen-{last.state}", number=last.number, rounds=rounds)


def _status(names: DisplayNames, last: Round | None) -> str:
    """Return the byes of a drawn round, or the tables still playing in a running round.

    Empty if there is nothing to report.
    """
    words = names.words
    if last is None or last.state == "closed":
        return ""
    if last.state == "drawn":
        if not last.byes:
            return ""
        resting = ", ".join(names.entrant_name_by_uid(uid) for uid in last.byes)
        return words.text("big-screen-resting", names=resting)

    playing = _playing_tables(last)
    if not playing:
        return ""
    if len(playing) > MAX_NAMED_TABLES:
        return words.text("big-screen-playing-many", count=len(playing))
    numbers = ", ".join(map(str, playing))
    return words.text("big-screen-playing", count=len(playing), tables=numbers)


def _playing_tables(last: Round) -> list[int]:
    """Return the numbers of the tables of a round that have no result yet."""
    return [table.number for table in last.tables if table_state(table) != "done"]
