"""Seasons: evenings in series, and what they add up to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.club import (
    ClubFileError,
    Evening,
    EveningUid,
    MemberUid,
    Problems,
    Season,
    SeasonRow,
    SeasonUid,
    season_document,
    season_from,
    season_problems,
    season_table,
)
from scorekeeper.club.ratings import Rating, ratings
from scorekeeper.club.seasons import Figure
from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import Player
from scorekeeper.match.statistics import IsNobody
from scorekeeper.scoring.problem import Problem
from scorekeeper.services.club.evenings import Evenings, News, Newsroom, UnknownEveningError
from scorekeeper.services.matches import Survey, survey
from scorekeeper.services.players import Identities
from scorekeeper.services.transactions import Desk
from scorekeeper.storage.database import SEASONS


class UnknownSeasonError(ScorekeeperError):
    """There is no season of this uid."""


@dataclass(frozen=True, slots=True)
class Seasons:
    """The verbs for seasons; what they add up to is worked out each time, never kept."""

    desk: Desk
    evenings: Evenings
    newsroom: Newsroom

    def list(self) -> tuple[Season, ...]:
        """All seasons, the one begun last first."""
        return tuple(_season(kept) for kept in reversed(self.desk.archive.all(SEASONS)))

    def open(self, uid: SeasonUid) -> Season:
        """One season; raises `UnknownSeasonError`, and `ClubFileError` where it cannot be read."""
        kept = self.desk.archive.get(SEASONS, uid)
        if kept is None:
            raise UnknownSeasonError(f"there is no season {uid}")
        return _season(kept)

    def begin(
        self,
        name: str,
        evenings: Sequence[EveningUid] = (),
        *,
        figure: Figure = "points",
        places: tuple[int, ...] = (),
        best: int | None = None,
    ) -> SeasonUid | Problems:
        """Begin a season; gives its uid, or everything that is wrong with it."""
        uid = SeasonUid(self.desk.new_uid())
        season = Season(
            uid=uid,
            name=name.strip(),
            evenings=tuple(evenings),
            figure=figure,
            places=places,
            best=best,
        )
        return self._keep(season) or uid

    def change(self, season: Season) -> Problems:
        """Have a season be this one: another name, other evenings, another way to count."""
        self.open(season.uid)
        return self._keep(replace(season, name=season.name.strip()))

    def add(self, uid: SeasonUid, evening: EveningUid) -> Problems:
        """Have an evening count in a season, as its last one."""
        season = self.open(uid)
        return self.change(replace(season, evenings=(*season.evenings, evening)))

    def delete(self, uid: SeasonUid) -> None:
        """Take a season away; its evenings stay."""
        season = self.open(uid)
        with self.desk.together():
            self.desk.archive.remove(SEASONS, uid)
            self._tell(season)

    def played(self, uid: SeasonUid) -> tuple[Evening, ...]:
        """The evenings of a season that are there and can be read, everybody under one uid each."""
        known = self.evenings.matches.people.identities()
        return tuple(as_one(one, known) for one in self._evenings(self.open(uid)))

    def table(self, uid: SeasonUid) -> tuple[SeasonRow, ...]:
        """The table of a season; who was on lists under two uids and is one person has one row."""
        return season_table(self.open(uid), self.played(uid))

    def statistics(self, uid: SeasonUid, *, is_nobody: IsNobody) -> Survey:
        """The statistics of all matches that were kept at the tables of a season."""
        return survey_of(self.evenings, self._evenings(self.open(uid)), is_nobody=is_nobody)

    def ratings(self, uid: SeasonUid) -> tuple[Rating, ...]:
        """The ratings of everybody from the tables of a season; `ImportError` without openskill."""
        return ratings(self.played(uid))

    def _evenings(self, season: Season) -> Iterable[Evening]:
        for uid in season.evenings:
            try:
                yield self.evenings.open(uid)
            except (UnknownEveningError, ClubFileError):  # deleted, or for a newer version
                continue

    def _keep(self, season: Season) -> Problems:
        listed = {one.uid for one in (*self.evenings.list(), *self.evenings.deleted())}
        unknown = (
            Problem("no_such_evening", f"evenings[{place}]", {"uid": uid})
            for place, uid in enumerate(season.evenings)
            if uid not in listed
        )
        if wrong := (*season_problems(season), *unknown):
            return wrong
        with self.desk.together():
            self.desk.archive.put(SEASONS, season_document(season))
            self._tell(season)
        return ()

    def _tell(self, season: Season) -> None:
        """Everybody at an evening of it; a season without one is told of as that of none."""
        for evening in season.evenings or (EveningUid(""),):
            self.newsroom.tell(News(evening, None, None, "season"))


def survey_of(evenings: Evenings, played: Iterable[Evening], *, is_nobody: IsNobody) -> Survey:
    """The statistics of the matches at the tables of some evenings.

    Results that came on paper have no deals, and so no part in it.
    """
    wanted = {
        table.match
        for evening in played
        for one in evening.rounds
        for table in one.tables
        if table.match is not None
    }
    listed = evenings.matches.list(include_club=True)
    return survey((one for one in listed if one.uid in wanted), is_nobody=is_nobody)


def as_one(evening: Evening, known: Identities) -> Evening:
    """An evening in which everybody has the uid under which they are known today."""

    def now(uids: Iterable[MemberUid]) -> tuple[MemberUid, ...]:
        return tuple(MemberUid(known.of(Player("", uid)).key) for uid in uids)

    entrants = (
        replace(one, members=now(one.members), away=now(one.away)) for one in evening.entrants
    )
    rounds = (
        replace(
            one,
            tables=tuple(
                replace(
                    table,
                    sides=tuple(replace(side, players=now(side.players)) for side in table.sides),
                )
                for table in one.tables
            ),
        )
        for one in evening.rounds
    )
    members = (replace(one, uid=now([one.uid])[0]) for one in evening.members)
    return replace(evening, members=tuple(members), entrants=tuple(entrants), rounds=tuple(rounds))


def _season(kept: dict[str, Any]) -> Season:
    return season_from(kept, str(kept.get("name") or kept["uid"]))
