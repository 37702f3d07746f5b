"""The records of a club: the best that was ever reached at its tables, and by whom."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from scorekeeper.club.chronology import in_playing_order
from scorekeeper.club.model import Evening, EveningUid, MemberUid, Table
from scorekeeper.club.standings import leading_sides
from scorekeeper.match.model import Match, MatchUid
from scorekeeper.match.progress import Progress
from scorekeeper.match.seating import Person, people_of
from scorekeeper.match.statistics import parts_of

RecordKind = Literal[
    "highest_match", "largest_margin", "longest_streak", "best_deal", "most_canastas"
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A record, with those who reached it first, and where."""

    kind: RecordKind
    value: int
    """Points, canastas of one deal, or matches won in a row."""
    members: tuple[MemberUid, ...]
    evening: EveningUid
    round: int
    table: int


UidOf = Callable[[Person], MemberUid]
Matches = Mapping[MatchUid, tuple[Match, Progress]]


def records(evenings: Iterable[Evening], matches: Matches, uid_of: UidOf) -> tuple[Record, ...]:
    """The records of some evenings; none of a kind where nothing was played that counts for it.

    `matches` are those that were kept at the tables, `uid_of` gives the member who a player is.
    """
    best: dict[RecordKind, Record] = {}
    streaks = Counter[MemberUid]()
    for evening in in_playing_order(evenings):
        for played in evening.rounds:
            for table in played.tables:
                reached = [*_by_result(table, streaks), *_by_deals(table, matches, uid_of)]
                for kind, value, members in reached:
                    if value > (best[kind].value if kind in best else 0):
                        best[kind] = Record(
                            kind=kind,
                            value=value,
                            members=members,
                            evening=evening.uid,
                            round=played.number,
                            table=table.number,
                        )
    kinds: tuple[RecordKind, ...] = get_args(RecordKind)
    return tuple(best[kind] for kind in kinds if kind in best)


Reached = tuple[RecordKind, int, tuple[MemberUid, ...]]


def _by_result(table: Table, streaks: Counter[MemberUid]) -> Iterator[Reached]:
    """Yield what the sides of a table have reached; `streaks` are the matches won in a row so far.

    Where a side did not come nothing was played, and no streak ends.
    """
    result = table.result
    if result is None or result.how == "walkover":
        return
    points = result.score.points
    leaders = leading_sides(result)
    for place, side in enumerate(table.sides):
        yield "highest_match", points[place], side.players
        if leaders != (place,):
            for player in side.players:
                streaks[player] = 0
            continue
        others = (*points[:place], *points[place + 1 :])
        yield "largest_margin", points[place] - max(others), side.players
        for player in side.players:
            streaks[player] += 1
            if streaks[player] > 1:
                yield "longest_streak", streaks[player], (player,)


def _by_deals(table: Table, matches: Matches, uid_of: UidOf) -> Iterator[Reached]:
    if table.match is None or table.match not in matches:
        return
    match, progress = matches[table.match]
    for number, sides in enumerate(parts_of(match, progress)):
        for part in sides:
            members = tuple(map(uid_of, people_of(match, part.place, number)))
            yield "best_deal", part.points, members
            if part.canastas is not None:
                yield "most_canastas", part.canastas, members
