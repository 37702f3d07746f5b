"""View models of the tables of a session in a drawn, running or closed round."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.club import model as club
from scorekeeper.club import rounds as club_rounds
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.i18n import Words, times
from scorekeeper.i18n import club as club_words
from scorekeeper.services import Session
from scorekeeper.services.club import TableStatus, UnknownEveningError
from scorekeeper.view_models.club_clock import extra_time_text
from scorekeeper.view_models.club_phones import Arrivals

ALL = "all"
"""The filter that shows all tables."""
STATE_ORDER: tuple[club.TableState, ...] = ("disputed", "claimed", "playing", "done")
"""States of a table: those that need the organiser come first."""


# --- a running round


class RunningRound:
    """The tables of a running round, as one page shows them.

    Listeners are called when a table, the log or a result has changed. Events name the tables that
    changed, so that only these are read again after a deal.
    """

    def __init__(self, session: Session, evening: club.Evening) -> None:
        """Read the tables of the session's last round."""
        self._session = session
        self._listeners: list[Callable[[], None]] = []
        self.evening = evening
        self.number = len(evening.rounds)
        self.table_statuses = {
            table_status.number: table_status
            for table_status in session.club.tables(evening.uid, self.number)
        }

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` after each change; return a function that unsubscribes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    @property
    def states(self) -> tuple[club.TableState, ...]:
        """State of each table, in the order of their numbers."""
        return tuple(table_status.state for table_status in self.table_statuses.values())

    @property
    def open_count(self) -> int:
        """Number of tables without a final result."""
        return sum(state != "done" for state in self.states)

    def refresh(self, tables: Collection[int] | None = None) -> None:
        """Read the session and some of its tables again; notify the listeners of any change.

        Does nothing if the session is unreadable or has another round.

        Args:
            tables: Numbers of the tables; None reads all.
        """
        try:
            evening = self._session.club.evenings.open(self.evening.uid)
        except (UnknownEveningError, ClubFileError):
            return
        # Once the round is closed, another view model replaces this one.
        if len(evening.rounds) != self.number:
            return

        before = (self.table_statuses, self.evening)
        numbers = self.table_statuses if tables is None else tables
        changed = {}
        for number in numbers:
            table_status = self._session.club.table(evening.uid, self.number, number)
            if table_status is not None and number in self.table_statuses:
                changed[number] = table_status
        self.table_statuses = {**self.table_statuses, **changed}
        self.evening = evening
        if (self.table_statuses, self.evening) != before:
            for listener in list(self._listeners):
                listener()


def filter_counts(states: Sequence[club.TableState], chosen: str) -> list[tuple[str, int]]:
    """Return the filters for the list of tables, each with its number of tables.

    `ALL` comes first, then the states. States without a table are left out, except the chosen one.
    """
    counts = [(ALL, len(states))]
    for state in STATE_ORDER:
        count = states.count(state)
        if count or state == chosen:
            counts.append((state, count))
    return counts


@dataclass(frozen=True, slots=True)
class TileSide:
    """A side on the tile of a table."""

    name: str
    points: str
    is_best: bool


@dataclass(frozen=True, slots=True)
class TableTileView:
    """The tile of a table."""

    title: str
    state: club.TableState
    extra_time: str
    """Minutes that it may play longer; empty if there are none, or if it is done."""
    sides: tuple[TileSide, ...]
    deals: str
    """Number of deals; empty for a result without deals."""
    says: str
    """The whole tile for screen readers, without the time since the last deal."""


def table_tile(words: Words, table_status: TableStatus) -> TableTileView:
    """Return the tile of a table: state, sides with totals, number of deals and extra time."""
    best = None
    if len(set(table_status.totals)) > 1:
        best = max(table_status.totals)
    sides = tuple(
        TileSide(name, words.number(total), is_best=total == best)
        for name, total in zip(table_status.names, table_status.totals, strict=True)
    )
    is_done = table_status.state == "done"
    extra_time = ""
    if table_status.extra and not is_done:
        extra_time = extra_time_text(words, table_status.extra)
    deals = ""
    if table_status.deals or not is_done:
        deals = words.text("club-deals", count=table_status.deals)

    title = words.text("club-table", number=table_status.number)
    says = [title, words.text("club-table-state", state=table_status.state), extra_time]
    says += [f"{side.name} {side.points}" for side in sides]
    says.append(deals)
    return TableTileView(
        title=title,
        state=table_status.state,
        extra_time=extra_time,
        sides=sides,
        deals=deals,
        says=", ".join(filter(None, says)),
    )


def close_problems(problems: club.Problems, open_count: int) -> club.Problems:
    """Return the problems of closing a round, without "table_open" if no table is open."""
    return tuple(problem for problem in problems if open_count or problem.code != "table_open")


@dataclass(frozen=True, slots=True)
class RecentLine:
    """One of the latest entries of the log."""

    kind: club.LogKind
    time: str
    sentence: str


def recent_lines(words: Words, evening: club.Evening, *, count: int) -> list[RecentLine]:
    """Return the latest `count` entries of the log, the last one first."""
    return [
        RecentLine(
            entry.kind,
            times.clock(words, entry.note.at),
            club_words.entry_text(words, evening, entry),
        )
        for entry in reversed(evening.log[-count:])
    ]


def resting_text(words: Words, evening: club.Evening) -> str:
    """Return a text with the entries that sit out in the last round; empty if there are none."""
    byes = evening.rounds[-1].byes
    if not byes:
        return ""
    names = ", ".join(club_words.entrant_name(words, evening, uid) for uid in byes)
    return words.text("big-screen-resting", names=names)


# --- a drawn round


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """An entry at a table of the draw."""

    entrant: club.EntrantUid
    name: str


@dataclass(frozen=True, slots=True)
class DrawnSide:
    """A side at a table of the draw."""

    seats: tuple[DrawnSeat, ...]
    pair: str
    """Names of the pair that plays for a team; empty for other forms."""


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table of the draw."""

    number: int
    title: str
    sides: tuple[DrawnSide, ...]
    arrived: str
    """Text with the players who have come to the table; empty if there are none."""
    repeats: tuple[str, ...]
    """Sentences about pairs that have met before."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A round that is drawn and not started."""

    tables: tuple[DrawnTable, ...]
    byes: tuple[DrawnSeat, ...]
    repeated_byes: tuple[str, ...]
    """Sentences about entries that have sat out before."""
    repeat_count: int


def draw_view(words: Words, evening: club.Evening, arrivals: Arrivals) -> Draw:
    """Return the tables and byes of the last round, which must be drawn and not started.

    Tables and byes that repeat those of earlier rounds are marked.
    """
    last_round = evening.rounds[-1]
    repeats = club_rounds.repeat_problems(evening, last_round.number)

    def repeats_at(path: str) -> tuple[str, ...]:
        return tuple(
            club_words.club_problem(words, problem, evening)
            for problem in repeats
            if problem.path == path
        )

    tables = tuple(
        DrawnTable(
            number=table.number,
            title=words.text("club-table", number=table.number),
            sides=tuple(_drawn_side(words, evening, side) for side in table.sides),
            arrived=_arrived_text(words, arrivals.get(table.number, ())),
            repeats=repeats_at(f"tables[{table.number - 1}]"),
        )
        for table in last_round.tables
    )
    return Draw(
        tables=tables,
        byes=tuple(_drawn_seat(words, evening, uid) for uid in last_round.byes),
        repeated_byes=repeats_at("byes"),
        repeat_count=len(repeats),
    )


def _drawn_seat(words: Words, evening: club.Evening, uid: club.EntrantUid) -> DrawnSeat:
    return DrawnSeat(uid, club_words.entrant_name(words, evening, uid))


def _drawn_side(words: Words, evening: club.Evening, side: club.TableSide) -> DrawnSide:
    """Return a side of a drawn table: its entries, and for teams the pair that plays there."""
    pair = ""
    if evening.plan.form == "teams":
        names = [club_words.member_name(evening, uid) for uid in side.players]
        pair = club_words.joined_names(words, names)
    seats = tuple(_drawn_seat(words, evening, uid) for uid in side.entrants)
    return DrawnSide(seats, pair)


def _arrived_text(words: Words, names: Sequence[str]) -> str:
    return words.text("club-at-table", who=", ".join(names)) if names else ""


# --- between two rounds


@dataclass(frozen=True, slots=True)
class TableResult:
    """A table of a round that is over."""

    round: int
    table: int
    title: str
    """Number of the table and its score."""
    names: str


def round_results(words: Words, evening: club.Evening, played: club.Round) -> list[TableResult]:
    """Return a result for each table of a round; its score is empty while it has none."""
    results = []
    for table in played.tables:
        score = club_words.score_text(words, table.result.score) if table.result else ""
        label = words.text("club-table", number=table.number)
        names = " – ".join(club_words.side_names(evening, table))
        results.append(TableResult(played.number, table.number, f"{label}: {score}", names))
    return results


def team_sums(words: Words, evening: club.Evening, played: club.Round) -> list[str]:
    """Return the total card points of teams that met at several tables of a round.

    Tables without a result are left out. Empty for pairs and individuals, who have one table.
    """
    scores: dict[frozenset[club.EntrantUid], list[dict[club.EntrantUid, int]]] = {}
    for table in played.tables:
        if table.result is None:
            continue
        entrants = [uid for side in table.sides for uid in side.entrants]
        if len(entrants) != len(table.sides):
            # A side of individuals has no single name to add points for.
            continue
        points = dict(zip(entrants, table.result.score.points, strict=True))
        scores.setdefault(frozenset(entrants), []).append(points)
    return [_team_sum(words, evening, tables) for tables in scores.values() if len(tables) > 1]


def _team_sum(
    words: Words, evening: club.Evening, tables: Sequence[Mapping[club.EntrantUid, int]]
) -> str:
    """Return the sums of the card points of two teams over their tables as a text."""
    teams = list(tables[0])
    names = [club_words.entrant_name(words, evening, uid) for uid in teams]
    sums = [words.number(sum(points[uid] for points in tables)) for uid in teams]
    return words.text("club-team-sum", teams=" – ".join(names), score=" : ".join(sums))


def is_over(evening: club.Evening) -> bool:
    """Return True if all rounds of the plan are closed."""
    return bool(evening.rounds) and len(evening.rounds) >= evening.plan.rounds
