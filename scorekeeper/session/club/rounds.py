"""A round at its tables: how a match there is set up, begun, and told of a substitute."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from scorekeeper.club import (
    Evening,
    MemberUid,
    Note,
    Plan,
    Refused,
    RoundLength,
    Table,
    match_sides,
    rule_set_at,
    start_round,
    table_of,
)
from scorekeeper.club.refused import refusal
from scorekeeper.match.model import Match, MatchUid
from scorekeeper.match.seating import seats_of
from scorekeeper.rules import RuleSetId
from scorekeeper.scoring.problem import Problem
from scorekeeper.session.club_table import ClubTable
from scorekeeper.session.matches import Matches
from scorekeeper.session.seats import Seats
from scorekeeper.session.set_up import SetUp, set_up_problems
from scorekeeper.store.archive import MATCHES


def begin_matches(
    matches: Matches, evening: Evening, *, by: str
) -> Mapping[int, MatchUid] | Refused:
    """Begin a match for every table of the round that was drawn; gives them by table.

    Each is a change of its own, so that no line of the store becomes long, and found again by
    its uid where the program ended before the round had started. Problems: no round is drawn;
    a match cannot be set up, each at the place of its table.
    """
    if not evening.rounds or evening.rounds[-1].state != "drawn":
        return refusal("no_round_drawn", "rounds")
    last = evening.rounds[-1]
    set_ups = {one.number: table_set_up(evening, last.number, one) for one in last.tables}
    wrong = tuple(
        problem.below(f"tables[{place}]")
        for place, set_up in enumerate(set_ups.values())
        for problem in set_up_problems(set_up)
    )
    if wrong:
        return Refused(wrong)
    return {number: _begun(matches, set_up, by) for number, set_up in set_ups.items()}


def started_with(played: Mapping[int, MatchUid], evening: Evening, note: Note) -> Evening | Refused:
    """An evening whose drawn round has started, with these matches at its tables."""
    started = start_round(evening, note)
    if isinstance(started, Refused):
        return started
    last = started.rounds[-1]
    tables = tuple(replace(table, match=played[table.number]) for table in last.tables)
    playing = replace(last, tables=tables)
    return replace(started, rounds=(*started.rounds[:-1], playing))


def table_set_up(evening: Evening, number: int, table: Table) -> SetUp:
    """The match at a table of a round, as it is set up."""
    ruleset = rule_set_at(evening.plan, table)
    return SetUp(
        ruleset=ruleset,
        sides=match_sides(evening, table),
        house_rules=house_rules_at(evening.plan, ruleset),
        club=ClubTable(evening.uid, number, table.number),
    )


def house_rules_at(plan: Plan, ruleset: RuleSetId) -> Mapping[str, Any]:
    """What a table plays by otherwise than its rule set says.

    The house rules of the evening are for its own rule set: tables of those who are left over
    play by another. The length of a round takes the place of the rule set's end of a match; a
    length in minutes alone leaves that as it is.
    """
    own = plan.house_rules if ruleset == plan.ruleset else {}
    return {**own, **_end_of_match(plan.length)}


def follow_seats(
    matches: Matches, seats: Seats, before: Evening, after: Evening, by: str
) -> tuple[Problem, ...]:
    """Have the matches of a running round know who has taken a seat at their table.

    A match without a deal is set up anew; in one that has begun the seat is taken from the next
    deal on. Gives what keeps a name from being taken; then the change cannot be.
    """
    found: list[Problem] = []
    if not any(entry.kind == "substituted" for entry in after.log[len(before.log) :]):
        return ()  # who has another uid by now may be the same person
    for table in _reseated(before, after):
        if table.match is None or not matches.desk.archive.has(MATCHES, table.match):
            continue
        opened = matches.open(table.match)
        if not opened.match.deals:
            set_up = table_set_up(after, len(after.rounds), table)
            done = matches.correct(opened.uid, set_up, seen=opened.number, by=by)
        else:
            wanted = _seats(opened.match, before, after, table)
            done = seats.arrange(opened.uid, seats=wanted, seen=opened.number, by=by)
        found += done if isinstance(done, tuple) else ()
    return tuple(found)


def _begun(matches: Matches, set_up: SetUp, by: str) -> MatchUid:
    at = set_up.club
    uid = MatchUid(at.uid) if at is not None else None
    if uid is None or not matches.desk.archive.has(MATCHES, uid):
        return matches.begin(set_up, by=by, uid=uid)
    matches.correct(uid, set_up, seen=matches.number(uid), by=by)
    return uid


def _reseated(before: Evening, after: Evening) -> Iterator[Table]:
    if not after.rounds or after.rounds[-1].state != "running":
        return
    for table in after.rounds[-1].tables:
        was = table_of(before, len(after.rounds), table.number)
        is_same = was is not None and was.match == table.match
        if is_same and was is not table and _players(was) != _players(table):
            yield table


def _players(table: Table | None) -> list[tuple[MemberUid, ...]]:
    return [side.players for side in table.sides] if table is not None else []


def _seats(match: Match, before: Evening, after: Evening, table: Table) -> tuple[str, ...]:
    """The names round the table with those who took a seat in the places of those who left."""
    was = table_of(before, len(after.rounds), table.number)
    pairs = [
        pair
        for old, new in zip(was.sides if was else (), table.sides, strict=True)
        for pair in zip(old.players, new.players, strict=True)
    ]
    own = {player.uid: player.name for side in match.sides for player in side.players}
    gone = {one.uid: one.name for one in before.members}
    here = {one.uid: one.name for one in after.members}

    def name(uid: MemberUid, names: Mapping[MemberUid, str]) -> str:
        return own.get(uid, names[uid])

    taken = {name(old, gone): name(new, here) for old, new in pairs if old != new}
    return tuple(taken.get(one, one) for one in seats_of(match))


def _end_of_match(length: RoundLength) -> Mapping[str, Any]:
    """The rules that end a match after the points or the deals of a round, whatever is first."""
    if length.points is None and length.deals is None:
        return {}
    by_deals = length.points is None
    return {
        "target": length.points,
        "match_hands": length.deals,
        "match_winner": "highest_after_last_deal" if by_deals else "highest_at_target",
        **({"tie": "drawn game"} if length.deals is not None else {}),
    }
