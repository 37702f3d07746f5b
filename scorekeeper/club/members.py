"""The people of an evening: another name, or one person who was on the list twice."""

from collections.abc import Iterator
from dataclasses import replace

from scorekeeper.club.model import Entrant, Evening, Member
from scorekeeper.club.names import name_problems
from scorekeeper.club.refused import Refused, refusal, refused
from scorekeeper.club.rounds import LogEntry, Round
from scorekeeper.club.uids import MemberUid
from scorekeeper.scoring.problem import Problem


def rename(evening: Evening, uid: MemberUid, name: str) -> Evening | Refused:
    """Give a member another name; every seat, result and place stays."""
    if uid not in {member.uid for member in evening.members}:
        return refusal("no_such_member", "members", uid=uid)
    if wrong := refused(name_problems(name)):
        return wrong
    if any(one.name == name.strip() and one.uid != uid for one in evening.members):
        return refusal("name_twice", "name", name=name.strip())
    members = (
        Member(uid, name.strip()) if member.uid == uid else member for member in evening.members
    )
    return replace(evening, members=tuple(members))


def merge(evening: Evening, kept: MemberUid, gone: MemberUid) -> Evening | Refused:
    """Have one person, on the list under two uids, be known by the first of them.

    Problems: there is no such member, or both sit in the evening and so are two.
    """
    if found := refused(_merging(evening, kept, gone)):
        return found
    return replace(
        evening,
        members=tuple(member for member in evening.members if member.uid != gone),
        entrants=tuple(_merged(entrant, kept, gone) for entrant in evening.entrants),
        rounds=tuple(_merged_round(played, kept, gone) for played in evening.rounds),
        log=tuple(_merged_entry(entry, kept, gone) for entry in evening.log),
    )


def _merging(evening: Evening, kept: MemberUid, gone: MemberUid) -> Iterator[Problem]:
    known = {member.uid for member in evening.members}
    for uid in (kept, gone):
        if uid not in known:
            yield Problem("no_such_member", "members", {"uid": uid})
    seats = [{*entrant.members, *entrant.away} for entrant in evening.entrants]
    if kept == gone or (
        any(kept in seat for seat in seats) and any(gone in seat for seat in seats)
    ):
        yield Problem("two_people", "members", {"uids": (kept, gone)})


def _merged(entrant: Entrant, kept: MemberUid, gone: MemberUid) -> Entrant:
    members, away = (_named(uids, kept, gone) for uids in (entrant.members, entrant.away))
    return replace(entrant, members=members, away=away)


def _merged_round(played: Round, kept: MemberUid, gone: MemberUid) -> Round:
    tables = (
        replace(
            table,
            sides=tuple(
                replace(side, players=_named(side.players, kept, gone)) for side in table.sides
            ),
        )
        for table in played.tables
    )
    return replace(played, tables=tuple(tables))


def _merged_entry(entry: LogEntry, kept: MemberUid, gone: MemberUid) -> LogEntry:
    return replace(entry, members=_named(entry.members, kept, gone))


def _named(uids: tuple[MemberUid, ...], kept: MemberUid, gone: MemberUid) -> tuple[MemberUid, ...]:
    return tuple(kept if uid == gone else uid for uid in uids)
