"""The entrants of a session: check in, leave, substitute and swap members; names and seats."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from scorekeeper.club import model
from scorekeeper.club.model import Changed, EntrantUid, Evening, Member, MemberUid, Note
from scorekeeper.match.model import Player, Side
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleSetId

JOINT = " & "


def add_entrant(
    evening: Evening,
    uid: EntrantUid,
    members: Sequence[Member],
    *,
    name: str = "",
) -> Changed:
    """Return the session with a player, partners or a team entered from the next draw on.

    If the members are those of an entrant that has left, this entrant returns with its points.
    Problems: a name is missing or taken, a member takes part already, or the number of members is
    wrong.
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
    """Return the session with an entrant that had left playing again, from the next draw on.

    Problems: no such entrant, or a member plays for another entrant now.
    """
    entrant = entrant_of(evening, uid)
    problems: list[Problem] = []
    if entrant is not None and not entrant.present:
        busy = playing_members(evening).intersection(entrant.members)
        problems = [
            Problem("plays_already", "members", {"name": member.name})
            for member in evening.members
            if member.uid in busy
        ]
    return tuple(problems) or _with_presence(evening, uid, present=True)


def check_out(evening: Evening, uid: EntrantUid) -> Changed:
    """Return the session with an entrant out of the next draws; its points stay.

    Its members may enter again. Problems: no such entrant.
    """
    return _with_presence(evening, uid, present=False)


def log_presence_changes(before: Evening, after: Evening, note: Note) -> Evening:
    """Return `after` with a log entry for each entrant that came or left since `before`.

    Nothing is logged before the first draw, and for a substitution, which has its own entry.
    """
    new_entries = after.log[len(before.log) :]
    if not before.rounds or any(entry.kind == "substituted" for entry in new_entries):
        return after
    was_present = {entrant.uid: entrant.present for entrant in before.entrants}
    for entrant in after.entrants:
        if entrant.present != was_present.get(entrant.uid, False):
            kind: model.LogKind = "checked_in" if entrant.present else "checked_out"
            after = after.with_log_entry(kind, note, members=entrant.members)
    return after


def open_table_of(evening: Evening, uid: EntrantUid) -> model.Table | None:
    """Return the entrant's table in the running round if it has no result yet, or None."""
    running = evening.last_round("running")
    if running is None:
        return None
    for table in running.tables:
        if table.result is None and any(uid in side.entrants for side in table.sides):
            return table
    return None


def remove_entrant(evening: Evening, uid: EntrantUid) -> Changed:
    """Return the session without an entrant, its members and its adjustments.

    Problems: no such entrant, or it was drawn already.
    """
    if entrant_of(evening, uid) is None:
        return model.refusal("no_such_entrant", "entrants", uid=uid)
    if any(uid in entrants_in_round(played) for played in evening.rounds):
        return model.refusal("has_played", "entrants", uid=uid)
    left = tuple(entrant for entrant in evening.entrants if entrant.uid != uid)
    needed = {member for entrant in left for member in (*entrant.members, *entrant.away)}
    members = tuple(member for member in evening.members if member.uid in needed)
    adjustments = tuple(given for given in evening.adjustments if given.entrant != uid)
    return replace(evening, entrants=left, members=members, adjustments=adjustments)


def substitute_member(
    evening: Evening, uid: EntrantUid, out: MemberUid, into: Member, note: Note
) -> Changed:
    """Return the session with member `out` replaced by `into`, also at tables without a result.

    A pair or team stays the same entrant. An individual who has points keeps them, and the
    substitute is another entrant; in a knock-out the place in the bracket stays one entrant. The
    replaced member may return by another substitution. Problems: no such member, or the substitute
    plays already or sits at a table without a result.
    """
    entrant = entrant_of(evening, uid)
    if entrant is None or out not in entrant.members:
        return model.refusal("no_such_member", "members", uid=out)
    last_tables = evening.rounds[-1].tables if evening.rounds else ()
    open_sides = (side for table in last_tables if not table.result for side in table.sides)
    at_open_tables = (player for side in open_sides for player in side.players)
    taken = playing_members(evening).union(entrant.members, at_open_tables)
    if problems := tuple(_seat_problems(evening, into, taken)):
        return problems
    if into.uid not in {member.uid for member in evening.members}:
        evening = replace(evening, members=(*evening.members, into))
    if _has_own_points(evening, entrant):
        after = _with_entrant_replaced(evening, entrant, into)
        return after.with_log_entry("substituted", note, members=(out, into.uid))

    away = tuple(member for member in (*entrant.away, out) if member != into.uid)
    members = tuple(into.uid if member == out else member for member in entrant.members)
    changed = replace(entrant, members=members, away=away)
    after = replace(
        with_entrant(evening, changed),
        rounds=tuple(
            _with_player_replaced(played, uid, out, into.uid) for played in evening.rounds
        ),
    )
    return after.with_log_entry("substituted", note, members=(out, into.uid))


def _has_own_points(evening: Evening, entrant: model.Entrant) -> bool:
    """Return True if an entrant is an individual with points, which no substitute takes over."""
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


def _with_entrant_replaced(evening: Evening, left: model.Entrant, into: Member) -> Evening:
    """Return a session in which the entrant of `into` plays instead of an individual."""
    entrants_of_member = (other for other in evening.entrants if other.members == (into.uid,))
    known = next(entrants_of_member, None)
    if known is None:
        uid = next_uid(evening)
        new = model.Entrant(uid=uid, members=(into.uid,), present=left.present, rank=left.rank)
        evening = replace(evening, entrants=(*evening.entrants, new))
    else:
        new = replace(known, present=left.present)
        evening = with_entrant(evening, new)
    evening = with_entrant(evening, replace(left, present=False))
    rounds = (_with_individual_replaced(played, left, new) for played in evening.rounds)
    return replace(evening, rounds=tuple(rounds))


def _with_individual_replaced(
    played: model.Round, left: model.Entrant, new: model.Entrant
) -> model.Round:
    """Return a round with the individual `new` in the place of `left` at tables without a result.

    A bye is passed on only in a round that has not started.
    """
    members = {left.members[0]: new.members[0]}
    uids = {left.uid: new.uid}

    def new_side(side: model.TableSide) -> model.TableSide:
        """Return a side with `new` in the place of `left`; a side without `left` unchanged."""
        if left.uid not in side.entrants:
            return side
        return model.TableSide(
            entrants=tuple(uids.get(uid, uid) for uid in side.entrants),
            players=tuple(members.get(member, member) for member in side.players),
        )

    changed = _with_open_sides_changed(played, new_side)
    if played.state != "drawn":
        return changed
    return replace(changed, byes=tuple(uids.get(uid, uid) for uid in played.byes))


def _with_open_sides_changed(
    played: model.Round, new_side: Callable[[model.TableSide], model.TableSide]
) -> model.Round:
    """Return a round with `new_side` applied to the sides of tables without a result."""
    tables = tuple(
        table if table.result else replace(table, sides=tuple(map(new_side, table.sides)))
        for table in played.tables
    )
    return replace(played, tables=tables)


def swap_members(
    evening: Evening,
    first: tuple[EntrantUid, MemberUid],
    second: tuple[EntrantUid, MemberUid],
    note: Note,
) -> Changed:
    """Return the session with two members of different entrants swapped.

    The swap counts from the next round that starts. Each member is given after its entrant, and
    the entrants keep their points and their own names. Problems: no such member, or an entrant has
    left.
    """
    entrants = [entrant_of(evening, uid) for uid, _ in (first, second)]
    for (uid, member), entrant in zip((first, second), entrants, strict=True):
        if entrant is None or member not in entrant.members:
            return model.refusal("no_such_member", "members", uid=member)
        if not entrant.present:
            return model.refusal("not_there", "entrants", uid=uid)
    uids = {first[0], second[0]}
    swapped = {first[1]: second[1], second[1]: first[1]}

    def swap(members: Sequence[MemberUid]) -> tuple[MemberUid, ...]:
        return tuple(swapped.get(member, member) for member in members)

    def new_side(side: model.TableSide) -> model.TableSide:
        if uids.isdisjoint(side.entrants):
            return side
        return replace(side, players=swap(side.players))

    # No table of a drawn round has a result, so this changes all of its tables.
    rounds = tuple(
        _with_open_sides_changed(played, new_side) if played.state == "drawn" else played
        for played in evening.rounds
    )
    new_entrants = tuple(
        replace(entrant, members=swap(entrant.members)) if entrant.uid in uids else entrant
        for entrant in evening.entrants
    )
    after = replace(evening, entrants=new_entrants, rounds=rounds)
    return after.with_log_entry("swapped", note, members=(first[1], second[1]))


def next_uid(evening: Evening) -> EntrantUid:
    """Return a uid for a new entrant: e1, e2 and so on."""
    numbers = [entrant.uid.removeprefix("e") for entrant in evening.entrants]
    highest = max((int(number) for number in numbers if number.isdecimal()), default=0)
    return EntrantUid(f"e{highest + 1}")


def entrant_of(evening: Evening, uid: EntrantUid) -> model.Entrant | None:
    """Return the entrant with a uid, or None."""
    return next((entrant for entrant in evening.entrants if entrant.uid == uid), None)


def with_entrant(evening: Evening, entrant: model.Entrant) -> Evening:
    """Return a session with the entrant of the same uid replaced."""
    entrants = (entrant if other.uid == entrant.uid else other for other in evening.entrants)
    return replace(evening, entrants=tuple(entrants))


def entrant_names(evening: Evening, entrant: model.Entrant) -> tuple[str, ...]:
    """Return the own name of an entrant, or the names of its members."""
    if entrant.name:
        return (entrant.name,)
    names = {member.uid: member.name for member in evening.members}
    return tuple(names[member] for member in entrant.members)


def playing_members(evening: Evening) -> frozenset[MemberUid]:
    """Return all members of entrants that take part in the next draw."""
    present = (entrant for entrant in evening.entrants if entrant.present)
    return frozenset(member for entrant in present for member in entrant.members)


def entrants_in_round(played: model.Round) -> tuple[EntrantUid, ...]:
    """Return all entrants at the tables of a round, then the entrants with a bye."""
    at_tables = (uid for table in played.tables for side in table.sides for uid in side.entrants)
    return (*dict.fromkeys(at_tables), *played.byes)


def rule_set_at(evening: Evening, table: model.Table) -> RuleSetId:
    """Return the rule set of a table: that of the plan, or the one for tables of another size."""
    plan = evening.plan
    players = sum(len(side.players) for side in table.sides)
    if players == evening.shape.sides * evening.shape.seats:
        return plan.ruleset
    return model.odd_table_rule_sets(plan).get(players, plan.ruleset)


def match_sides(evening: Evening, table: model.Table) -> tuple[Side, ...]:
    """Return the sides of the match at a table, with the players in its seats.

    A side has the own name of its entrant. Without one, with several entrants, or if another side
    of the table has the same name, it has the names of its players.
    """
    member_names = {member.uid: member.name for member in evening.members}
    side_players = [
        tuple(Player(member_names[uid], uid) for uid in side.players) for side in table.sides
    ]
    player_names = [JOINT.join(player.name for player in players) for players in side_players]
    names = [
        _own_name(evening, side) or joined_names
        for side, joined_names in zip(table.sides, player_names, strict=True)
    ]
    return tuple(
        Side(name if names.count(name) == 1 else joined_names, players)
        for name, joined_names, players in zip(names, player_names, side_players, strict=True)
    )


def _own_name(evening: Evening, side: model.TableSide) -> str:
    """Return the own name of a side's only entrant; empty if it has none, or for several."""
    if len(side.entrants) != 1:
        return ""
    entrant = entrant_of(evening, side.entrants[0])
    return entrant.name if entrant else ""


def _entry_problems(
    evening: Evening, uid: EntrantUid, members: Sequence[Member], name: str
) -> Iterator[Problem]:
    """Yield the problems of a new entrant with these members."""
    if entrant_of(evening, uid) is not None:
        yield Problem("entrant_twice", "uid", {"uid": uid})
    if len({member.uid for member in members}) < len(members):
        yield Problem("member_twice", "members")
    shape = evening.shape
    form = evening.plan.form
    if not model.can_form_entrant(form, shape, len(members)):
        yield Problem("wrong_number_of_members", "members", {"count": len(members)})
    sizes = {len(entrant.members) for entrant in evening.entrants}
    if sizes and len(members) not in sizes:
        yield Problem("team_sizes_differ", "members", {"count": len(members)})
    yield from model.name_problems(name, needed=False)
    for index, member in enumerate(members):
        for problem in _seat_problems(evening, member, playing_members(evening)):
            yield Problem(problem.code, f"members[{index}]", problem.values)


def _seat_problems(
    evening: Evening, member: Member, taken: frozenset[MemberUid]
) -> Iterator[Problem]:
    """Yield the problems of giving a member a seat; the members in `taken` already have one."""
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


def _with_player_replaced(
    played: model.Round, uid: EntrantUid, out: MemberUid, into: MemberUid
) -> model.Round:
    """Return a round with one player of an entrant replaced, at tables without a result."""

    def new_side(side: model.TableSide) -> model.TableSide:
        if uid not in side.entrants:
            return side
        players = tuple(into if player == out else player for player in side.players)
        return replace(side, players=players)

    return _with_open_sides_changed(played, new_side)
