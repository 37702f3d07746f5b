"""View models of the seasons of a club: the table of a season, and the ratings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from scorekeeper.club.model import Evening, EveningUid, MemberUid
from scorekeeper.club.ratings import Rating
from scorekeeper.club.standings import Figure, Season, SeasonRow
from scorekeeper.i18n import Words, times
from scorekeeper.i18n.sheets import names_today, session_labels

USUAL_PLACE_POINTS = (10, 8, 6, 5, 4, 3, 2, 1)
"""Points of the first places, until the organiser chooses others."""
LEADING_PLACES = 3
"""Places that are emphasised."""
MAX_LEADERS = 6
"""Rows on the Club tab; both players of a pair may share each of the leading places."""


@dataclass(frozen=True, slots=True)
class SeasonTableRow:
    """A player in the table of a season."""

    member: MemberUid
    place: str
    name: str
    scores: str
    """Score of each session; scores that do not count are in brackets."""
    total: str
    is_leading: bool


def season_table(
    words: Words, rows: Sequence[SeasonRow], played: Sequence[Evening]
) -> list[SeasonTableRow]:
    """Return the rows of a season's table, with the current names of the players."""
    names = names_today(played)
    days = session_labels(played, lambda day: times.day(words, day))
    return [_table_row(words, row, names, days) for row in rows]


def _table_row(
    words: Words,
    row: SeasonRow,
    names: Mapping[MemberUid, str],
    days: Mapping[EveningUid, str],
) -> SeasonTableRow:
    """Return the row of a member in a season's table, with the score of each session."""
    scores = []
    for score in row.scores:
        key = "club-season-score" if score.counts else "club-season-score-not"
        day = days.get(score.evening, "")
        scores.append(words.text(key, day=day, value=words.number(score.value)))
    return SeasonTableRow(
        member=row.member,
        place=words.number(row.place),
        name=names.get(row.member, row.member),
        scores=" · ".join(scores),
        total=words.number(row.total),
        is_leading=row.place <= LEADING_PLACES,
    )


@dataclass(frozen=True, slots=True)
class SeasonLeader:
    """One of the first places of a season, on the Club tab."""

    member: MemberUid
    place: str
    name: str
    played: str
    """Sessions of the season in which they have a score, such as 5 of 6."""
    total: str
    says: str
    """The row for screen readers."""


def season_leaders(
    words: Words, season: Season, rows: Sequence[SeasonRow], played: Sequence[Evening]
) -> list[SeasonLeader]:
    """Return the rows of the leading places of a season, at most `MAX_LEADERS`."""
    names = names_today(played)
    leading = [row for row in rows if row.place <= LEADING_PLACES]
    leaders = []
    for row in leading[:MAX_LEADERS]:
        name = names.get(row.member, row.member)
        count = words.text("club-season-played", count=len(row.scores), all=len(season.evenings))
        place = words.number(row.place)
        total = words.number(row.total)
        says = words.text("big-screen-row", place=place, name=name, points=total)
        leaders.append(SeasonLeader(row.member, place, name, count, total, f"{says}, {count}"))
    return leaders


def counting_text(words: Words, season: Season) -> str:
    """Return a text with the figure that a season scores, and the number of sessions that count."""
    count = len(season.evenings)
    best = 0  # all sessions
    if season.best is not None and season.best < count:
        best = season.best
    return words.text("club-season-how", figure=season.figure, best=best, count=count)


def best_counts(season: Season) -> range:
    """Return the choices for the number of best sessions that count."""
    return range(1, max(len(season.evenings), season.best or 1) + 1)


def with_figure(season: Season, figure: Figure) -> Season:
    """Return a season that scores another figure.

    A season that scores places gets the default points for places unless it has points already.
    """
    if figure == "places":
        return replace(season, figure=figure, places=season.places or USUAL_PLACE_POINTS)
    return replace(season, figure=figure)


def with_evening_toggled(season: Season, uid: EveningUid) -> Season:
    """Return a season with a session added, or removed if it is part of the season."""
    others = tuple(other for other in season.evenings if other != uid)
    if uid in season.evenings:
        return replace(season, evenings=others)
    return replace(season, evenings=(*others, uid))


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A player in the list of ratings."""

    member: MemberUid
    place: str
    name: str
    match_count: str
    rating: str
    """Strength and its margin of error."""


def rating_rows(
    words: Words, ratings: Sequence[Rating], played: Sequence[Evening]
) -> list[RatingRow]:
    """Return a row for each rating in the given order, with the current name of the player."""
    names = names_today(played)
    return [
        RatingRow(
            member=rating.member,
            place=words.number(rating.place),
            name=names.get(rating.member, rating.member),
            match_count=words.text("club-rating-matches", count=rating.matches),
            # Two standard deviations: about 95 % of the true strengths lie within.
            rating=words.text(
                "club-rating", strength=rating.strength, doubt=2 * rating.uncertainty
            ),
        )
        for rating in ratings
    ]
