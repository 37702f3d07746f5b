"""The records of a club: the best results at its tables, and who reached them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Literal, get_args

from scorekeeper.club.chronology import in_playing_order
from scorekeeper.club.model import Evening, EveningUid, MemberUid, Table
from scorekeeper.club.standings import leading_sides
from scorekeeper.match.model import Match, MatchUid
from scorekeeper.match.progress import Progress
from scorekeeper.match.seating import Person, people_of
from scorekeeper.match.statistics import deal_results_of

RecordKind = Literal[
    "highest_match", "largest_margin", "longest_streak", "best_deal", "most_canastas"
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A record, with the members who reached it first, and the table where they did."""

    kind: RecordKind
    value: int
    """Points, number of canastas in one deal, or number of matches won in a row."""
    members: tuple[MemberUid, ...]
    evening: EveningUid
    round: int
    table: int


UidOf = Callable[[Person], MemberUid]
Matches = Mapping[MatchUid, tuple[Match, Progress]]


def records(evenings: Iterable[Evening], matches: Matches, uid_of: UidOf) -> tuple[Record, ...]:
    """Return the best record of each kind in all sessions, without kinds that nobody has reached.

    Args:
        evenings: The sessions, in any order.
        matches: The recorded matches of the tables, each with its progress.
        uid_of: Returns the member who is a player of a match.
    """
    best: dict[RecordKind, Record] = {}
    streaks = Counter[MemberUid]()
    for evening in in_playing_order(evenings):
        for played in evening.rounds:
            for table in played.tables:
                candidates = chain(
                    _result_candidates(table, streaks), _deal_candidates(table, matches, uid_of)
                )
                for kind, value, members in candidates:
                    best_value = best[kind].value if kind in best else 0
                    if value > best_value:
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


Candidate = tuple[RecordKind, int, tuple[MemberUid, ...]]
"""A value that may be a record: the kind, the value, and the members who reached it."""


def _result_candidates(table: Table, streaks: Counter[MemberUid]) -> Iterator[Candidate]:
    """Yield the candidates from the result of a table, and update `streaks`.

    `streaks` are the matches in a row that each member has won so far. A walkover yields nothing
    and ends no streak.
    """
    result = table.result
    if result is None or result.how == "walkover":
        return
    points = result.score.points
    leaders = leading_sides(result)
    for index, side in enumerate(table.sides):
        yield "highest_match", points[index], side.players
        if leaders != (index,):
            for player in side.players:
                streaks[player] = 0
            continue
        others = (*points[:index], *points[index + 1 :])
        yield "largest_margin", points[index] - max(others), side.players
        for player in side.players:
            streaks[player] += 1
            if streaks[player] > 1:
                yield "longest_streak", streaks[player], (player,)


def _deal_candidates(table: Table, matches: Matches, uid_of: UidOf) -> Iterator[Candidate]:
    """Yield the candidates from the deals of a table, if they were recorded."""
    if table.match is None or table.match not in matches:
        return
    match, progress = matches[table.match]
    for number, sides in enumerate(deal_results_of(match, progress)):
        for part in sides:
            members = tuple(map(uid_of, people_of(match, part.side, number)))
            yield "best_deal", part.points, members
            if part.canastas is not None:
                yield "most_canastas", part.canastas, members
