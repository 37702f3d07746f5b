"""The actions of an organiser on one store, and seasons: series of sessions."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper import errors
from scorekeeper.club import model as club
from scorekeeper.club.chronology import in_playing_order
from scorekeeper.club.ratings import Rating, ratings
from scorekeeper.club.results import table_of
from scorekeeper.club.serialization import ClubFileError, read_season, season_document
from scorekeeper.club.standings import Season, SeasonRow, season_problems, season_table
from scorekeeper.match.model import Player
from scorekeeper.match.statistics import IsSeatName
from scorekeeper.problem import Problem
from scorekeeper.services import matches as matches_of
from scorekeeper.services.club import access, evenings, transfer
from scorekeeper.services.club.directors import Directors
from scorekeeper.services.club.evenings import ClubEvents, Evenings, TableStatus
from scorekeeper.services.club.members import Members
from scorekeeper.services.club.table import TablePhone, TableSession
from scorekeeper.services.events import EveningChanged, Unsubscribe
from scorekeeper.services.players import Identities
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage.database import SEASONS


class Club:
    """The actions on club sessions, grouped by subject, as in `Session`."""

    def __init__(self, work: UnitOfWork, matches: matches_of.Matches) -> None:
        self._work = work
        self._matches = matches
        self._club_events = ClubEvents(work)
        self.evenings = Evenings(work, matches, self._club_events)
        documents = access.AccessDocuments(work.database)
        self.access = access.Access(work, self.evenings, self._club_events, documents)
        self.logins = access.Logins(work, self._club_events, documents)
        self.directors = Directors(work, self._club_events, documents)
        self.members = Members(work, matches, self._club_events)
        self.seasons = Seasons(self.evenings)
        self.transfer = transfer.EveningTransfer(work, matches, self.evenings)

    def subscribe(self, listener: Callable[[EveningChanged], None]) -> Unsubscribe:
        """Call `listener` with the events of sessions; return the function that unsubscribes it."""
        return self._club_events.subscribe(listener)

    def publish_all_evenings(self) -> None:
        """Publish a change of every session, for changes that may concern all sessions."""
        self._club_events.publish_all_evenings()

    def match_at(
        self, uid: club.EveningUid, number: int, table: int
    ) -> matches_of.OpenMatch | None:
        """Return the match at a table of round `number`; None if the table has no match.

        Raises the errors of `Evenings.open`.
        """
        seated = table_of(self.evenings.open(uid), number, table)
        return self._matches.open(seated.match) if seated and seated.match else None

    def tables(self, uid: club.EveningUid, number: int) -> tuple[TableStatus, ...]:
        """Return the status of each table of round `number`; empty if there is no such round."""
        evening = self.evenings.open(uid)
        tables = evening.rounds[number - 1].tables if 1 <= number <= len(evening.rounds) else ()
        return tuple(
            evenings.table_status(evening, number, table, self._matches) for table in tables
        )

    def table(self, uid: club.EveningUid, number: int, table: int) -> TableStatus | None:
        """Return the status of one table of round `number`; None if there is no such table."""
        evening = self.evenings.open(uid)
        seated = table_of(evening, number, table)
        return evenings.table_status(evening, number, seated, self._matches) if seated else None

    def seat(self, visitor: access.Visitor) -> TableSession:
        """Return the part of the session that a visitor's phone may use at its table."""
        phone = TablePhone(self._work, self.evenings, self._matches, self.access, visitor)
        return TableSession(phone, self._club_events)


class UnknownSeasonError(errors.ScorekeeperError):
    """There is no season with this uid."""


@dataclass(frozen=True, slots=True)
class Seasons:
    """Actions on seasons. Their tables are computed and never stored."""

    evenings: Evenings

    def list(self) -> tuple[Season, ...]:
        """Return all seasons, the latest first."""
        return tuple(_season(doc) for doc in reversed(self.evenings.work.table(SEASONS).all()))

    def open(self, uid: club.SeasonUid) -> Season:
        """Return a stored season.

        Raises `UnknownSeasonError`, and `ClubFileError` if it is damaged or of a newer version.
        """
        doc = self.evenings.work.table(SEASONS).get(doc_id=uid)
        if doc is None:
            raise UnknownSeasonError(f"there is no season {uid}")
        return _season(doc)

    def begin(
        self, name: str, evenings: Sequence[club.EveningUid] = (), **how: Any
    ) -> club.SeasonUid | club.Problems:
        """Store a new season; return its uid, or its problems.

        `how` has further fields of `Season`.
        """
        uid = club.SeasonUid(self.evenings.work.new_uid())
        season = Season(uid=uid, name=name.strip(), evenings=tuple(evenings), **how)
        return self._save(season) or uid

    def change(self, season: Season) -> club.Problems:
        """Store a changed season, or return its problems; raise the errors of `open`."""
        self.open(season.uid)
        return self._save(replace(season, name=season.name.strip()))

    def delete(self, uid: club.SeasonUid) -> None:
        """Delete a season; its sessions stay. Raises the errors of `open`."""
        season = self.open(uid)
        with self.evenings.work.transaction():
            self.evenings.work.table(SEASONS).remove(doc_ids=[uid])
            self._publish_change(season)

    def evenings_in_order(self, uid: club.SeasonUid) -> tuple[club.Evening, ...]:
        """Return the readable sessions of a season in playing order.

        Merged people have the same uid in all sessions.
        """
        known = self.evenings.matches.people.identities()
        played = in_playing_order(self._evenings(uid))
        return tuple(with_current_uids(evening, known) for evening in played)

    def table(self, uid: club.SeasonUid) -> tuple[SeasonRow, ...]:
        """Return the table of a season: one row for each person, the leader first."""
        return season_table(self.open(uid), self.evenings_in_order(uid))

    def statistics(
        self, uid: club.SeasonUid, *, is_seat_name: IsSeatName
    ) -> matches_of.StatisticsReport:
        """Return the statistics of the matches of a season whose tables have a result.

        Results from paper sheets have no deals.
        """
        rounds = (played for evening in self._evenings(uid) for played in evening.rounds)
        tables = (table for played in rounds for table in played.tables)
        finished = {table.match for table in tables if table.match and table.result}
        listed = self.evenings.matches.list(include_club=True)
        return matches_of.statistics_report(
            (match for match in listed if match.uid in finished),
            is_seat_name=is_seat_name,
            ended_by_clock=finished,
        )

    def ratings(self, uid: club.SeasonUid) -> tuple[Rating, ...]:
        """Return the ratings of the players from the matches of a season, the best first.

        Raises `ImportError` if the package openskill is needed and not installed.
        """
        return ratings(self.evenings_in_order(uid))

    def _evenings(self, uid: club.SeasonUid) -> Iterable[club.Evening]:
        """Yield the readable sessions of a season."""
        for evening in self.open(uid).evenings:
            # The session may be deleted, or stored by a newer version.
            with suppress(evenings.UnknownEveningError, ClubFileError):
                yield self.evenings.open(evening)

    def _save(self, season: Season) -> club.Problems:
        """Store a season and publish its change; return the problems instead if it has any."""
        summaries = (*self.evenings.list(), *self.evenings.list_deleted())
        listed = {summary.uid for summary in summaries}
        unknown = (
            Problem("no_such_evening", f"evenings[{index}]", {"uid": uid})
            for index, uid in enumerate(season.evenings)
            if uid not in listed
        )
        if problems := (*season_problems(season), *unknown):
            return problems
        with self.evenings.work.transaction():
            self.evenings.work.table(SEASONS).put(season_document(season))
            self._publish_change(season)
        return ()

    def _publish_change(self, season: Season) -> None:
        uids = season.evenings or (club.EveningUid(""),)
        self.evenings.club_events.publish(*(EveningChanged(uid, kind="season") for uid in uids))


def with_current_uids(evening: club.Evening, known: Identities) -> club.Evening:
    """Return a session in which merged people have the uid of the person they were merged into."""

    def current_uids(uids: Iterable[club.MemberUid]) -> tuple[club.MemberUid, ...]:
        return tuple(club.MemberUid(known.person_of(Player("", uid)).key) for uid in uids)

    def with_current_players(table: club.Table) -> club.Table:
        sides = (replace(side, players=current_uids(side.players)) for side in table.sides)
        return replace(table, sides=tuple(sides))

    return replace(
        evening,
        members=tuple(
            replace(member, uid=current_uids([member.uid])[0]) for member in evening.members
        ),
        entrants=tuple(
            replace(entrant, members=current_uids(entrant.members), away=current_uids(entrant.away))
            for entrant in evening.entrants
        ),
        rounds=tuple(
            replace(played, tables=tuple(map(with_current_players, played.tables)))
            for played in evening.rounds
        ),
    )


def _season(doc: dict[str, Any]) -> Season:
    return read_season(doc, str(doc.get("name") or doc["uid"]))
