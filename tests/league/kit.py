"""Short functions that make sheets and lists of members."""

from datetime import date
from typing import Any

from scorekeeper.club.model import EveningUid, MemberUid
from scorekeeper.league.documents import (
    ClubId,
    MemberList,
    Sheet,
    SheetMember,
    SheetPlace,
    SheetResult,
    SheetSide,
)
from scorekeeper.rules import RuleSetId

TODAY = date(2026, 11, 22)


def side(points: int, *members: str) -> SheetSide:
    return SheetSide(members=tuple(map(MemberUid, members)), points=points)


def sheet(
    *, first: int = 5200, second: int = 3100, edition: int = 1, club: str = "north", **more: Any
) -> Sheet:
    """Return the sheet of an evening with one table: Ana and Ben against Cleo and Dov."""
    known: dict[str, Any] = {
        "evening": EveningUid("e1"),
        "day": "2026-11-21",
        "form": "pairs",
        "ruleset": RuleSetId("classic_4p"),
        "ruleset_edition": 1,
        "results": (
            SheetResult(
                round=1, table=1, sides=(side(first, "ana", "ben"), side(second, "cleo", "dov"))
            ),
        ),
        "standing": (
            SheetPlace(place=1, members=(MemberUid("ana"), MemberUid("ben")), points=2),
            SheetPlace(place=2, members=(MemberUid("cleo"), MemberUid("dov")), points=0),
        ),
    }
    return Sheet(club=ClubId(club), edition=edition, **known | more)


def members(
    written: str = "2026-11-21T20:00:00+01:00", *, club: str = "north", **names: str
) -> MemberList:
    listed = (SheetMember(uid=MemberUid(uid), name=name) for uid, name in names.items())
    return MemberList(club=ClubId(club), written=written, members=tuple(listed))
