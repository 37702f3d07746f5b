"""Members under the names that they have today, while an evening keeps those it was told."""

from collections.abc import Sequence
from dataclasses import replace

from scorekeeper.club import Evening, Member
from scorekeeper.match.model import Player
from scorekeeper.session.identities import Identities


def shown(evening: Evening, known: Identities) -> Evening:
    """An evening with everybody called as they are called now.

    Where two would have one name, all keep the names that the evening was told.
    """
    called = known.called([Player(one.name, one.uid) for one in evening.members])
    members = tuple(Member(one.uid, called[one.name].name) for one in evening.members)
    if members == evening.members or len({one.name for one in members}) < len(members):
        return evening
    return replace(evening, members=members)


def told(members: Sequence[Member], kept: Sequence[Member], seen: Sequence[Member]) -> list[Member]:
    """Members as an evening keeps them; those who are called as they were `seen` stay as `kept`."""
    names = {one.uid: one.name for one in seen}
    before = {one.uid: one for one in kept}
    return [
        before[one.uid] if one.uid in before and names.get(one.uid) == one.name else one
        for one in members
    ]
