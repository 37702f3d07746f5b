"""Seasons: evenings in series, and what they add up to."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper import errors
from scorekeeper.club import model as club
from scorekeeper.club.ratings import Rating, ratings
from scorekeeper.club.serialization import ClubFileError, season_document, season_from
from scorekeeper.club.standings import Season, SeasonRow, season_problems, season_table
from scorekeeper.match.model import Player
from scorekeeper.match.statistics import IsNobody
from scorekeeper.scoring.problem import Problem
from scorekeeper.services import matches, players, transactions
from scorekeeper.services.club.evenings import Evenings, News, Newsroom, UnknownEveningError
from scorekeeper.storage.database import SEASONS


class UnknownSeasonError(errors.ScorekeeperError):
    """There is no season of this uid."""


@dataclass(frozen=True, slots=True)
class Seasons:
    """The verbs for seasons; what they add up to is worked out each time, never kept."""

    work: transactions.UnitOfWork
    evenings: Evenings
    newsroom: Newsroom

    def list(self) -> tuple[Season, ...]:
        return tuple(_season(doc) for doc in reversed(self.work.database.all(SEASONS)))

    def open(self, uid: club.SeasonUid) -> Season:
        """One season; raises `UnknownSeasonError`, and `ClubFileError` where it cannot be read."""
        doc = self.work.database.get(SEASONS, uid)
        if doc is None:
            raise UnknownSeasonError(f"there is no season {uid}")
        return _season(doc)

    def begin(
        self, name: str, evenings: Sequence[club.EveningUid] = (), **how: Any
    ) -> club.SeasonUid | club.Problems:
        """Begin a season, with `figure`, `places` and `best` as in `Season`; gives its uid.

        Or everything that is wrong with it.
        """
        uid = club.SeasonUid(self.work.new_uid())
        season = Season(uid=uid, name=name.strip(), evenings=tuple(evenings), **how)
        return self._keep(season) or uid

    def change(self, season: Season) -> club.Problems:
        self.open(season.uid)
        return self._keep(replace(season, name=season.name.strip()))

    def add(self, uid: club.SeasonUid, evening: club.EveningUid) -> club.Problems:
        season = self.open(uid)
        return self.change(replace(season, evenings=(*season.evenings, evening)))

    def delete(self, uid: club.SeasonUid) -> None:
        season = self.open(uid)
        with self.work.transaction():
            self.work.database.remove(SEASONS, uid)
            self._tell(season)

    def played(self, uid: club.SeasonUid) -> tuple[club.Evening, ...]:
        """The evenings of a season that are there and can be read, everybody under one uid each."""
        known = self.evenings.matches.people.identities()
        return tuple(with_uids_of_today(evening, known) for evening in self._evenings(uid))

    def table(self, uid: club.SeasonUid) -> tuple[SeasonRow, ...]:
        """The table of a season; who was on lists under two uids and is one person has one row."""
        return season_table(self.open(uid), self.played(uid))

    def statistics(self, uid: club.SeasonUid, *, is_nobody: IsNobody) -> matches.Survey:
        """The statistics of all matches that were kept at the tables of a season.

        Results that came on paper have no deals, and so no part in it.
        """
        rounds = (played for evening in self._evenings(uid) for played in evening.rounds)
        wanted = {table.match for played in rounds for table in played.tables}
        listed = self.evenings.matches.list(include_club=True)
        return matches.survey(
            (match for match in listed if match.uid in wanted), is_nobody=is_nobody
        )

    def ratings(self, uid: club.SeasonUid) -> tuple[Rating, ...]:
        """The ratings of everybody from the tables of a season; `ImportError` without openskill."""
        return ratings(self.played(uid))

    def _evenings(self, uid: club.SeasonUid) -> Iterable[club.Evening]:
        for evening in self.open(uid).evenings:
            with suppress(UnknownEveningError, ClubFileError):  # deleted, or for a newer version
                yield self.evenings.open(evening)

    def _keep(self, season: Season) -> club.Problems:
        summaries = (*self.evenings.list(), *self.evenings.deleted())
        listed = {summary.uid for summary in summaries}
        unknown = (
            Problem("no_such_evening", f"evenings[{place}]", {"uid": uid})
            for place, uid in enumerate(season.evenings)
            if uid not in listed
        )
        if wrong := (*season_problems(season), *unknown):
            return wrong
        with self.work.transaction():
            self.work.database.put(SEASONS, season_document(season))
            self._tell(season)
        return ()

    def _tell(self, season: Season) -> None:
        """Tell everybody at an evening of it; a season without one is that of no evening."""
        evenings = season.evenings or (club.EveningUid(""),)
        self.newsroom.tell(*(News(evening, what="season") for evening in evenings))


def with_uids_of_today(evening: club.Evening, known: players.Identities) -> club.Evening:
    """An evening in which everybody has the uid under which they are known today."""

    def now(uids: Iterable[club.MemberUid]) -> tuple[club.MemberUid, ...]:
        return tuple(club.MemberUid(known.of(Player("", uid)).key) for uid in uids)

    def table_now(table: club.Table) -> club.Table:
        sides = (replace(side, players=now(side.players)) for side in table.sides)
        return replace(table, sides=tuple(sides))

    return replace(
        evening,
        members=tuple(replace(member, uid=now([member.uid])[0]) for member in evening.members),
        entrants=tuple(
            replace(entrant, members=now(entrant.members), away=now(entrant.away))
            for entrant in evening.entrants
        ),
        rounds=tuple(
            replace(played, tables=tuple(map(table_now, played.tables)))
            for played in evening.rounds
        ),
    )


def _season(doc: dict[str, Any]) -> Season:
    return season_from(doc, str(doc.get("name") or doc["uid"]))
