"""What sheets call sides, entrants and members of an evening."""

from collections.abc import Iterable

from scorekeeper.club import EntrantUid, Evening, MemberUid, TableSide, entrant_of, names_of

JOINT = " & "


def called(evening: Evening, uid: EntrantUid) -> str:
    """What an entrant goes by: its own name, or those of its members."""
    entrant = entrant_of(evening, uid)
    return uid if entrant is None else JOINT.join(names_of(evening, entrant))


def side_called(evening: Evening, side: TableSide) -> str:
    """What a side of a table goes by."""
    return JOINT.join(called(evening, uid) for uid in side.entrants)


def listed(evening: Evening, uids: Iterable[MemberUid]) -> str:
    """Members by name, one after the other."""
    names = {member.uid: member.name for member in evening.members}
    return ", ".join(names.get(uid, uid) for uid in uids)


def names_today(evenings: Iterable[Evening]) -> dict[MemberUid, str]:
    """The names of everybody at some evenings, of the last one that says it."""
    return {member.uid: member.name for evening in evenings for member in evening.members}
