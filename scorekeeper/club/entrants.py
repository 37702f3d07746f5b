"""Who takes part: entering, checking in, coming late, leaving, and being replaced."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from scorekeeper.club.model import (
    Entrant,
    EntrantUid,
    Evening,
    LogEntry,
    Member,
    MemberUid,
    Note,
    Plan,
    Refused,
    Round,
    Table,
    TableSide,
    members_fit,
    name_problems,
    refusal,
    refused,
    shape_of,
)
from scorekeeper.match.model import Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.scoring.problem import Problem


def enter(
    evening: Evening,
    uid: EntrantUid,
    members: Sequence[Member],
    *,
    name: str = "",
    present: bool = True,
) -> Evening | Refused:
    """Have a player, partners or a team take part, from the next draw on.

    With `present` False they are expected, and play once they have checked in. Those who left
    together come back to the place and the points that they had. Problems: a name is missing or
    taken, somebody takes part already, too many or too few members.
    """
    uids = tuple(member.uid for member in members)
    for before in evening.entrants:
        if present and not before.present and {*before.members} == {*uids}:
            return check_in(evening, before.uid)
    if found := refused(_entering(evening, uid, members, name)):
        return found
    known = {member.uid for member in evening.members}
    new = tuple(member for member in members if member.uid not in known)
    entrant = Entrant(uid=uid, members=uids, name=name.strip(), present=present)
    return replace(evening, members=(*evening.members, *new), entrants=(*evening.entrants, entrant))


def check_in(evening: Evening, uid: EntrantUid) -> Evening | Refused:
    """Have an entrant who was expected, or has come back, play from the next draw on.

    Problems: no such entrant, or a member of it plays for another one by now.
    """
    entrant = entrant_of(evening, uid)
    members = entrant.members if entrant is not None and not entrant.present else ()
    busy = (
        Problem("plays_already", "members", {"name": one.name})
        for one in evening.members
        if one.uid in members and one.uid in playing(evening)
    )
    return refused(busy) or _set_present(evening, uid, present=True)


def leave(evening: Evening, uid: EntrantUid) -> Evening | Refused:
    """Have an entrant play no further round; what was played stays in the standing.

    Its members are free to play for another one.
    """
    return _set_present(evening, uid, present=False)


def strike(evening: Evening, uid: EntrantUid) -> Evening | Refused:
    """Take an entrant off the list who has not been drawn yet."""
    if entrant_of(evening, uid) is None:
        return refusal("no_such_entrant", "entrants", uid=uid)
    if any(uid in drawn_in(one) for one in evening.rounds):
        return refusal("has_played", "entrants", uid=uid)
    left = tuple(entrant for entrant in evening.entrants if entrant.uid != uid)
    seated = {member for entrant in left for member in (*entrant.members, *entrant.away)}
    members = tuple(member for member in evening.members if member.uid in seated)
    return replace(evening, entrants=left, members=members)


def substitute(
    evening: Evening, uid: EntrantUid, out: MemberUid, into: Member, note: Note
) -> Evening | Refused:
    """Have somebody take a member's seat from now on, at a table without a result at once.

    The entrant keeps its place and points. The one who left may come back the same way. Problems:
    no such member, or whoever is to come plays already or sits at a table that still plays.
    """
    entrant = entrant_of(evening, uid)
    if entrant is None or out not in entrant.members:
        return refusal("no_such_member", "members", uid=out)
    taken = playing(evening).union(entrant.members, _at_open_tables(evening))
    if found := refused(_taking_part(evening, into, taken)):
        return found
    known = into.uid in {member.uid for member in evening.members}
    away = tuple(one for one in (*entrant.away, out) if one != into.uid)
    members = tuple(into.uid if one == out else one for one in entrant.members)
    changed = replace(entrant, members=members, away=away)
    entry = LogEntry(
        kind="substituted",
        note=note,
        round=max(len(evening.rounds), 1),
        members=(out, into.uid),
    )
    return replace(
        evening,
        members=evening.members if known else (*evening.members, into),
        entrants=tuple(changed if one is entrant else one for one in evening.entrants),
        rounds=tuple(_reseated(one, uid, out, into.uid) for one in evening.rounds),
        log=(*evening.log, entry),
    )


def entrant_of(evening: Evening, uid: EntrantUid) -> Entrant | None:
    """The entrant of a uid, or None."""
    return next((entrant for entrant in evening.entrants if entrant.uid == uid), None)


def names_of(evening: Evening, entrant: Entrant) -> tuple[str, ...]:
    """What an entrant goes by: its own name, or those of its members."""
    if entrant.name:
        return (entrant.name,)
    names = {member.uid: member.name for member in evening.members}
    return tuple(names[member] for member in entrant.members)


def playing(evening: Evening) -> frozenset[MemberUid]:
    """Everybody who plays from the next draw on."""
    present = (entrant for entrant in evening.entrants if entrant.present)
    return frozenset(member for entrant in present for member in entrant.members)


def drawn_in(played: Round) -> tuple[EntrantUid, ...]:
    """Everybody who plays or rests in a round."""
    at_tables = (one for table in played.tables for side in table.sides for one in side.entrants)
    return (*dict.fromkeys(at_tables), *played.byes)


def _entering(
    evening: Evening, uid: EntrantUid, members: Sequence[Member], name: str
) -> Iterator[Problem]:
    if entrant_of(evening, uid) is not None:
        yield Problem("entrant_twice", "uid", {"uid": uid})
    if len({member.uid for member in members}) < len(members):
        yield Problem("member_twice", "members")
    shape, form = shape_of(evening.plan), evening.plan.form
    if not members_fit(form, shape, len(members)):
        yield Problem("wrong_number_of_members", "members", {"count": len(members)})
    sizes = {len(entrant.members) for entrant in evening.entrants}
    if sizes and len(members) not in sizes:
        yield Problem("team_sizes_differ", "members", {"count": len(members)})
    yield from name_problems(name, needed=False)
    for place, member in enumerate(members):
        for problem in _taking_part(evening, member, playing(evening)):
            yield Problem(problem.code, f"members[{place}]", problem.values)


def _at_open_tables(evening: Evening) -> frozenset[MemberUid]:
    """Everybody at a table of the last round that has no result yet."""
    tables = [one for last in evening.rounds[-1:] for one in last.tables if one.result is None]
    return frozenset(player for table in tables for side in table.sides for player in side.players)


def _taking_part(
    evening: Evening, member: Member, taken: frozenset[MemberUid]
) -> Iterator[Problem]:
    """What keeps somebody from a seat, where `taken` have one."""
    yield from name_problems(member.name)
    if member.uid in taken:
        yield Problem("plays_already", "uid", {"name": member.name})
    if any(one.name == member.name and one.uid != member.uid for one in evening.members):
        yield Problem("name_twice", "name", {"name": member.name})


def _set_present(evening: Evening, uid: EntrantUid, *, present: bool) -> Evening | Refused:
    if entrant_of(evening, uid) is None:
        return refusal("no_such_entrant", "entrants", uid=uid)
    entrants = (
        replace(entrant, present=present) if entrant.uid == uid else entrant
        for entrant in evening.entrants
    )
    return replace(evening, entrants=tuple(entrants))


def _reseated(played: Round, uid: EntrantUid, out: MemberUid, into: MemberUid) -> Round:
    """A round in which somebody sits in another's place, at tables that have no result."""
    tables = (
        table
        if table.result is not None
        else replace(
            table,
            sides=tuple(
                replace(side, players=tuple(into if one == out else one for one in side.players))
                if uid in side.entrants
                else side
                for side in table.sides
            ),
        )
        for table in played.tables
    )
    return replace(played, tables=tuple(tables))


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


JOINT = " & "


def rule_set_at(plan: Plan, table: Table) -> RuleSetId:
    """The rule set of a table: the plan's, or the one of tables of those left over."""
    alone = all(len(side.players) == 1 for side in table.sides)
    if plan.threes is not None and alone and len(table.sides) == shape_of(plan).lone:
        return plan.threes
    return plan.ruleset


def match_sides(evening: Evening, table: Table) -> tuple[Side, ...]:
    """The sides of the match at a table, with those who sit there.

    A side goes by the name of its entrant, where it has one of its own that no other side at
    the table goes by, or by its players'.
    """
    sides = [_side(evening, side) for side in table.sides]
    names = [side.name for side in sides]
    return tuple(
        side if names.count(side.name) == 1 else Side(_joined(side.players), side.players)
        for side in sides
    )


def _joined(players: Sequence[Player]) -> str:
    return JOINT.join(player.name for player in players)


def _side(evening: Evening, side: TableSide) -> Side:
    names = {member.uid: member.name for member in evening.members}
    players = tuple(Player(names[uid], uid) for uid in side.players)
    entrants = [entrant_of(evening, uid) for uid in side.entrants]
    own = [entrant.name for entrant in entrants if entrant is not None and entrant.name]
    name = own[0] if len(own) == len(entrants) == 1 else _joined(players)
    return Side(name, players)
