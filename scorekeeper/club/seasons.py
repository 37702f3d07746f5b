"""Seasons: evenings in a series, and a table of the best of each member."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from scorekeeper.club.model import Evening, EveningUid, MemberUid, SeasonUid
from scorekeeper.club.standings import standing
from scorekeeper.scoring.problem import Problem

Figure = Literal["points", "card_points", "difference", "wins", "places"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """A series of evenings, and how they add up."""

    uid: SeasonUid
    name: str
    evenings: tuple[EveningUid, ...] = ()
    figure: Figure = "points"
    """The figure of an evening's standing that adds up."""
    places: tuple[int, ...] = ()
    """For `places`: points of the first place, the second and so on; further places have none."""
    best: int | None = None
    """The number of best evenings of each member that count; None: all."""


@dataclass(frozen=True, slots=True)
class SeasonScore:
    """A member's score of one evening."""

    evening: EveningUid
    value: int
    counts: bool


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A member's place in the table of a season."""

    place: int
    member: MemberUid
    total: int
    scores: tuple[SeasonScore, ...]
    """In the order of the evenings; those that do not count are among them."""


def season_problems(season: Season) -> tuple[Problem, ...]:
    """All problems that keep a season from being added up."""
    return tuple(_problems(season))


def season_table(season: Season, evenings: Iterable[Evening]) -> tuple[SeasonRow, ...]:
    """The table of a season from its evenings, in whatever order these are given.

    A member has the score of the entrant at the end of the evening: partners and teams each the
    whole, and who was replaced none of it; who left and played on for another entrant has the
    better of the two. Of those with as many points the one with the better best evening comes
    first, then the second best; after that they share a place.
    """
    known = {evening.uid: evening for evening in evenings}
    values: dict[MemberUid, dict[EveningUid, int]] = {}
    for uid in season.evenings:
        for member, value in _values(season, known[uid]) if uid in known else ():
            own = values.setdefault(member, {})
            own[uid] = max(value, own.get(uid, value))
    best = {  # of equal evenings the earlier
        member: sorted(own, key=lambda uid: -own[uid])[: season.best]
        for member, own in values.items()
    }

    def key(member: MemberUid) -> tuple[int, list[int]]:
        counted = [values[member][uid] for uid in best[member]]
        return -sum(counted), [-value for value in counted]

    rows: list[SeasonRow] = []
    for _, level in groupby(sorted(values, key=lambda member: (key(member), member)), key=key):
        place = len(rows) + 1
        for member in level:
            own, counting = values[member], best[member]
            scores = (SeasonScore(uid, value, uid in counting) for uid, value in own.items())
            total = sum(own[uid] for uid in counting)
            rows.append(SeasonRow(place, member, total, tuple(scores)))
    return tuple(rows)


def _problems(season: Season) -> Iterator[Problem]:
    if not season.name.strip():
        yield Problem("name_needed", "name")
    if len(set(season.evenings)) < len(season.evenings):
        yield Problem("evening_twice", "evenings")
    if season.best is not None and season.best < 1:
        yield Problem("not_positive", "best", {"value": season.best})
    if season.figure == "places" and not season.places:
        yield Problem("figures_needed", "places")


def _values(season: Season, evening: Evening) -> Iterator[tuple[MemberUid, int]]:
    rows = {row.entrant: row for row in standing(evening)}
    for entrant in evening.entrants:
        row = rows[entrant.uid]
        if row.lines or row.dropped:
            for member in entrant.members:
                if season.figure != "places":
                    yield member, getattr(row, season.figure)
                elif row.place is not None and row.place <= len(season.places):
                    yield member, season.places[row.place - 1]
                else:
                    yield member, 0
