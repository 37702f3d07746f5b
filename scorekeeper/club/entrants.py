"""The entrants of an evening: check-in, latecomers, leavers, substitutes, names and seats."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from scorekeeper.club import model
from scorekeeper.club.model import Changed, EntrantUid, Evening, Member, MemberUid, Note
from scorekeeper.match.model import Player, Side
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleSetId

JOINT = " & "


def enter(
    evening: Evening,
    uid: EntrantUid,
    members: Sequence[Member],
    *,
    name: str = "",
) -> Changed:
    """Enter a player, partners or a team, who play from the next draw on.

    Those who left together come back to the place and the points that they had. Problems: a name
    is missing or taken, somebody takes part already, too many or too few members.
    """
    uids = tuple(member.uid for member in members)
    for before in evening.entrants:
        if not before.present and {*before.members} == {*uids}:
            return check_in(evening, before.uid)
    if problems := tuple(_entry_problems(evening, uid, members, name)):
        return problems
    known = {member.uid for member in evening.members}
    new = tuple(member for member in members if member.uid not in known)
    entrant = model.Entrant(uid=uid, members=uids, name=name.strip())
    return replace(evening, members=(*evening.members, *new), entrants=(*evening.entrants, entrant))


def check_in(evening: Evening, uid: EntrantUid) -> Changed:
    """Check in an entrant who has come back, from the next draw on.

    Problems: no such entrant, or a member of it plays for another one by now.
    """
    entrant = entrant_of(evening, uid)
    members = entrant.members if entrant is not None and not entrant.present else ()
    busy = (
        Problem("plays_already", "members", {"name": member.name})
        for member in evening.members
        if member.uid in members and member.uid in playing_members(evening)
    )
    return tuple(busy) or _with_presence(evening, uid, present=True)


def leave(evening: Evening, uid: EntrantUid) -> Changed:
    """Let an entrant play no further round: its points stay, and its members are free."""
    return _with_presence(evening, uid, present=False)


def log_presence_changes(before: Evening, after: Evening, note: Note) -> Evening:
    """An evening with a line in its log for everybody who came or left with a change.

    Before the first draw there is none: then nobody plays yet. A substitution has its own.
    """
    new = after.log[len(before.log) :]
    if not before.rounds or any(entry.kind == "substituted" for entry in new):
        return after
    was_present = {entrant.uid: entrant.present for entrant in before.entrants}
    for entrant in after.entrants:
        if entrant.present != was_present.get(entrant.uid, False):
            kind: model.LogKind = "checked_in" if entrant.present else "checked_out"
            after = after.with_log_entry(kind, note, members=entrant.members)
    return after


def open_table_of(evening: Evening, uid: EntrantUid) -> model.Table | None:
    """The table of the running round at which an entrant sits and that has no result yet."""
    running = evening.last_round("running")
    for table in running.tables if running else ():
        if table.result is None and any(uid in side.entrants for side in table.sides):
            return table
    return None


def strike(evening: Evening, uid: EntrantUid) -> Changed:
    """Take an entrant off the list who has not been drawn yet."""
    if entrant_of(evening, uid) is None:
        return model.refusal("no_such_entrant", "entrants", uid=uid)
    if any(uid in entrants_in_round(played) for played in evening.rounds):
        return model.refusal("has_played", "entrants", uid=uid)
    left = tuple(entrant for entrant in evening.entrants if entrant.uid != uid)
    seated = {member for entrant in left for member in (*entrant.members, *entrant.away)}
    members = tuple(member for member in evening.members if member.uid in seated)
    adjustments = tuple(given for given in evening.adjustments if given.entrant != uid)
    return replace(evening, entrants=left, members=members, adjustments=adjustments)


def substitute(
    evening: Evening, uid: EntrantUid, out: MemberUid, into: Member, note: Note
) -> Changed:
    """Give a member's seat to somebody else from now on, at tables without a result at once.

    A pair or a team keeps its place and points. Of individuals everybody has their own: the one
    who leaves keeps the points so far, and the substitute is another entrant. In a knock-out the
    seat in the bracket stays one entrant. The one who left may come back the same way. Problems:
    no such member, or whoever is to come plays already or sits at a table that still plays.
    """
    entrant = entrant_of(evening, uid)
    if entrant is None or out not in entrant.members:
        return model.refusal("no_such_member", "members", uid=out)
    tables = (table for last in evening.rounds[-1:] for table in last.tables if not table.result)
    at_tables = (player for table in tables for side in table.sides for player in side.players)
    taken = playing_members(evening).union(entrant.members, at_tables)
    if problems := tuple(_seat_problems(evening, into, taken)):
        return problems
    known = into.uid in {member.uid for member in evening.members}
    if not known:
        evening = replace(evening, members=(*evening.members, into))
    if _keeps_own_points(evening, entrant):
        after = _with_entrant_instead(evening, entrant, into)
        return after.with_log_entry("substituted", note, members=(out, into.uid))
    away = tuple(member for member in (*entrant.away, out) if member != into.uid)
    members = tuple(into.uid if member == out else member for member in entrant.members)
    changed = replace(entrant, members=members, away=away)
    after = replace(
        with_entrant(evening, changed),
        rounds=tuple(_reseated(played, uid, out, into.uid) for played in evening.rounds),
    )
    return after.with_log_entry("substituted", note, members=(out, into.uid))


def _keeps_own_points(evening: Evening, entrant: model.Entrant) -> bool:
    """True if an entrant is one player with points, which a substitute does not take over."""
    plan = evening.plan
    uid = entrant.uid
    if plan.form != "individuals" or plan.movement == "knockout":
        return False
    if entrant.carried or any(given.entrant == uid for given in evening.adjustments):
        return True
    for played in evening.rounds:
        if uid in played.byes and played.state != "drawn":
            return True
        for table in played.tables:
            if table.result and any(uid in side.entrants for side in table.sides):
                return True
    return False


def _with_entrant_instead(evening: Evening, left: model.Entrant, into: Member) -> Evening:
    """An evening in which another entrant plays in the place of one player, from now on."""
    before = (other for other in evening.entrants if other.members == (into.uid,))
    known = next(before, None)
    if known is None:
        uid = next_uid(evening)
        new = model.Entrant(uid=uid, members=(into.uid,), present=left.present, rank=left.rank)
        evening = replace(evening, entrants=(*evening.entrants, new))
    else:
        new = replace(known, present=left.present)
        evening = with_entrant(evening, new)
    evening = with_entrant(evening, replace(left, present=False))
    rounds = (_with_seat_of(played, left, new) for played in evening.rounds)
    return replace(evening, rounds=tuple(rounds))


def _with_seat_of(played: model.Round, left: model.Entrant, new: model.Entrant) -> model.Round:
    """A round in which one player plays for another, at tables that have no result.

    Who has begun to sit out a round sits it out.
    """
    members = {left.members[0]: new.members[0]}
    uids = {left.uid: new.uid}

    def side_now(side: model.TableSide) -> model.TableSide:
        if left.uid not in side.entrants:
            return side
        return model.TableSide(
            entrants=tuple(uids.get(uid, uid) for uid in side.entrants),
            players=tuple(members.get(member, member) for member in side.players),
        )

    tables = (
        table if table.result else replace(table, sides=tuple(map(side_now, table.sides)))
        for table in played.tables
    )
    byes = played.byes
    if played.state == "drawn":
        byes = tuple(uids.get(uid, uid) for uid in byes)
    return replace(played, tables=tuple(tables), byes=byes)


def swap_members(
    evening: Evening,
    first: tuple[EntrantUid, MemberUid],
    second: tuple[EntrantUid, MemberUid],
    note: Note,
) -> Changed:
    """Let two members change places with each other, from the next round that starts.

    Each entrant keeps its place and points, and its name where it has one of its own. Problems:
    no such member, or an entrant does not play from the next draw on.
    """
    entrants = [entrant_of(evening, uid) for uid, _ in (first, second)]
    for (uid, member), entrant in zip((first, second), entrants, strict=True):
        if entrant is None or member not in entrant.members:
            return model.refusal("no_such_member", "members", uid=member)
        if not entrant.present:
            return model.refusal("not_there", "entrants", uid=uid)
    uids = {first[0], second[0]}
    swapped = {first[1]: second[1], second[1]: first[1]}

    def other(members: Sequence[MemberUid]) -> tuple[MemberUid, ...]:
        return tuple(swapped.get(member, member) for member in members)

    def side_now(side: model.TableSide) -> model.TableSide:
        return replace(side, players=other(side.players)) if uids & {*side.entrants} else side

    def round_now(played: model.Round) -> model.Round:
        if played.state != "drawn":
            return played
        tables = (
            replace(table, sides=tuple(map(side_now, table.sides))) for table in played.tables
        )
        return replace(played, tables=tuple(tables))

    after = replace(
        evening,
        entrants=tuple(
            replace(entrant, members=other(entrant.members)) if entrant.uid in uids else entrant
            for entrant in evening.entrants
        ),
        rounds=tuple(map(round_now, evening.rounds)),
    )
    return after.with_log_entry("swapped", note, members=(first[1], second[1]))


def next_uid(evening: Evening) -> EntrantUid:
    """A uid that no entrant has: e1, e2 and so on."""
    numbers = [entrant.uid.removeprefix("e") for entrant in evening.entrants]
    highest = max((int(number) for number in numbers if number.isdecimal()), default=0)
    return EntrantUid(f"e{highest + 1}")


def entrant_of(evening: Evening, uid: EntrantUid) -> model.Entrant | None:
    """The entrant of a uid, or None."""
    return next((entrant for entrant in evening.entrants if entrant.uid == uid), None)


def with_entrant(evening: Evening, entrant: model.Entrant) -> Evening:
    """An evening with another entrant in the place of the one of its uid."""
    entrants = (entrant if other.uid == entrant.uid else other for other in evening.entrants)
    return replace(evening, entrants=tuple(entrants))


def entrant_names(evening: Evening, entrant: model.Entrant) -> tuple[str, ...]:
    """The name of an entrant, or those of its members."""
    if entrant.name:
        return (entrant.name,)
    names = {member.uid: member.name for member in evening.members}
    return tuple(names[member] for member in entrant.members)


def playing_members(evening: Evening) -> frozenset[MemberUid]:
    """All members who play from the next draw on."""
    present = (entrant for entrant in evening.entrants if entrant.present)
    return frozenset(member for entrant in present for member in entrant.members)


def entrants_in_round(played: model.Round) -> tuple[EntrantUid, ...]:
    """All entrants who play or rest in a round."""
    at_tables = (uid for table in played.tables for side in table.sides for uid in side.entrants)
    return (*dict.fromkeys(at_tables), *played.byes)


def rule_set_at(plan: model.Plan, table: model.Table) -> RuleSetId:
    """The rule set of a table: the plan's, or the one of tables of those left over."""
    shape = model.shape_of(plan)
    players = sum(len(side.players) for side in table.sides)
    is_usual = players == shape.sides * shape.seats
    return plan.ruleset if is_usual else model.odd_table_rule_sets(plan).get(players, plan.ruleset)


def match_sides(evening: Evening, table: model.Table) -> tuple[Side, ...]:
    """The sides of the match at a table, with those who sit there.

    A side goes by the name of its entrant, where it has one of its own that no other side at
    the table goes by, or by its players'.
    """
    names = {member.uid: member.name for member in evening.members}
    sides: list[tuple[str, str, tuple[Player, ...]]] = []
    for side in table.sides:
        players = tuple(Player(names[uid], uid) for uid in side.players)
        entrants = [entrant_of(evening, uid) for uid in side.entrants]
        own = [entrant.name for entrant in entrants if entrant is not None and entrant.name]
        joined = JOINT.join(player.name for player in players)
        sides.append((own[0] if len(own) == len(entrants) == 1 else joined, joined, players))
    known = [name for name, _, _ in sides]
    return tuple(
        Side(name if known.count(name) == 1 else joined, players) for name, joined, players in sides
    )


def _entry_problems(
    evening: Evening, uid: EntrantUid, members: Sequence[Member], name: str
) -> Iterator[Problem]:
    if entrant_of(evening, uid) is not None:
        yield Problem("entrant_twice", "uid", {"uid": uid})
    if len({member.uid for member in members}) < len(members):
        yield Problem("member_twice", "members")
    shape = model.shape_of(evening.plan)
    form = evening.plan.form
    if not model.members_fit(form, shape, len(members)):
        yield Problem("wrong_number_of_members", "members", {"count": len(members)})
    sizes = {len(entrant.members) for entrant in evening.entrants}
    if sizes and len(members) not in sizes:
        yield Problem("team_sizes_differ", "members", {"count": len(members)})
    yield from model.name_problems(name, needed=False)
    for place, member in enumerate(members):
        for problem in _seat_problems(evening, member, playing_members(evening)):
            yield Problem(problem.code, f"members[{place}]", problem.values)


def _seat_problems(
    evening: Evening, member: Member, taken: frozenset[MemberUid]
) -> Iterator[Problem]:
    """Yield the reasons to keep somebody from a seat; `taken` have one."""
    yield from model.name_problems(member.name)
    if member.uid in taken:
        yield Problem("plays_already", "uid", {"name": member.name})
    if any(other.name == member.name and other.uid != member.uid for other in evening.members):
        yield Problem("name_twice", "name", {"name": member.name})


def _with_presence(evening: Evening, uid: EntrantUid, *, present: bool) -> Changed:
    entrant = entrant_of(evening, uid)
    if entrant is None:
        return model.refusal("no_such_entrant", "entrants", uid=uid)
    return with_entrant(evening, replace(entrant, present=present))


def _reseated(played: model.Round, uid: EntrantUid, out: MemberUid, into: MemberUid) -> model.Round:
    """A round in which somebody sits in another's place, at tables that have no result."""

    def side_now(side: model.TableSide) -> model.TableSide:
        players = tuple(into if player == out else player for player in side.players)
        return replace(side, players=players) if uid in side.entrants else side

    tables = (
        table if table.result else replace(table, sides=tuple(map(side_now, table.sides)))
        for table in played.tables
    )
    return replace(played, tables=tuple(tables))
