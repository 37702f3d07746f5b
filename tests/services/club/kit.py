"""Evenings of a club over a store: begun, drawn and closed, with phones at their tables."""

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from scorekeeper.club.entrants import add_entrant, substitute_member
from scorekeeper.club.model import (
    EntrantUid,
    Evening,
    EveningUid,
    Member,
    MemberUid,
    Note,
    Problems,
    Score,
)
from scorekeeper.club.phones import Owner
from scorekeeper.club.results import record_from_paper
from scorekeeper.club.rounds import close_round, draw_round
from scorekeeper.match import MatchUid
from scorekeeper.services import Change, Session, open_session
from scorekeeper.services.club import TableSession
from tests.club.kit import SEATS, accepted, plan_of
from tests.support.matches import deal_by_totals
from tests.support.sessions import SteppingClock

BY = "organiser"
T = TypeVar("T")


@dataclass
class Chance:
    """Uids and secrets that count up, so that a test can be read."""

    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def uid(self) -> str:
        return f"uid-{next(self.numbers)}"

    def secret(self, size: int) -> bytes:
        return sha256(str(next(self.numbers)).encode()).digest()[:size]


@dataclass
class House:
    """A store in a folder, and the session that is open over it."""

    folder: Path
    clock: SteppingClock = field(default_factory=SteppingClock)
    chance: Chance = field(default_factory=Chance)
    opened: list[Session] = field(default_factory=list)

    def start(self, folder: Path | None = None) -> Session:
        """Start the program, over this folder anew or over another one beside it."""
        if folder is None:
            self.close()
        session = open_session(
            folder or self.folder,
            now=self.clock,
            new_uid=self.chance.uid,
            new_secret=self.chance.secret,
        )
        self.opened.append(session)
        return session

    def close(self) -> None:
        for session in self.opened:
            session.close()
        self.opened.clear()


def begin_empty_evening(session: Session, **plan: Any) -> EveningUid:
    """Begin an evening to which nobody has come yet."""
    uid = session.club.evenings.begin(plan_of(**plan), by=BY)
    assert isinstance(uid, str), uid
    return uid


def begin_evening(session: Session, count: int = 8, **plan: Any) -> EveningUid:
    """Begin an evening with so many entrants, called 00, 01 and so on."""
    uid = begin_empty_evening(session, **plan)
    for number in range(count):
        enter_entrant(session, uid, f"{number:02}")
    return uid


def enter_entrant(session: Session, uid: EveningUid, name: str) -> None:
    """One more entrant, whose members are called like it with a letter."""
    letters = "abcd"[: SEATS[session.club.evenings.open(uid).plan.form]]
    enters(session, uid, name, [Member(MemberUid(f"m{name}{one}"), name + one) for one in letters])


def enters(
    session: Session, uid: EveningUid, name: str, members: Sequence[Member], called: str = ""
) -> None:
    def step(evening: Evening, _: Note) -> Evening | Problems:
        return add_entrant(evening, EntrantUid(name), members, name=called)

    change(session, uid, step)


def seat_substitute(session: Session, uid: EveningUid, table: int, into: Member) -> MemberUid:
    """Seat somebody else first at a table of the last round; return who sat there."""
    side = session.club.evenings.open(uid).rounds[-1].tables[table - 1].sides[0]
    entrant, out = side.entrants[0], side.players[0]

    def step(evening: Evening, note: Note) -> Evening | Problems:
        return substitute_member(evening, entrant, out, into, note)

    change(session, uid, step)
    return out


def change(
    session: Session,
    uid: EveningUid,
    step: Callable[[Evening, Note], Evening | Problems],
    reason: str = "",
) -> Evening:
    """The evening after a verb that the organiser may do."""
    return accepted(session.club.evenings.change(uid, step, by=BY, reason=reason))


def begin_first_round(session: Session, count: int = 8, **plan: Any) -> EveningUid:
    uid = begin_evening(session, count, **plan)
    next_round(session, uid)
    return uid


def next_round(session: Session, uid: EveningUid) -> Evening:
    change(session, uid, draw_round)
    return accepted(session.club.evenings.start_round(uid, by=BY))


def by_paper(session: Session, uid: EveningUid, scores: Mapping[int, tuple[int, ...]]) -> None:
    for table, points in scores.items():
        change(session, uid, _paper(table, points))


def close_running_round(session: Session, uid: EveningUid) -> Evening:
    """The evening with its running round closed; tables without a result had 1000 to 500."""
    for table in session.club.evenings.open(uid).rounds[-1].tables:
        if table.result is None:
            change(session, uid, _paper(table.number, (1000, 500, 200)[: len(table.sides)]))
    return change(session, uid, close_round)


def phone(session: Session, uid: EveningUid, table: int, side: int | None = None) -> TableSession:
    """A phone that has read the code of a table, and speaks for a side of it.

    Where another phone does that already, the organiser lets it.
    """
    found = session.club.access.exchange(session.club.access.ensure_code(uid, table))
    assert found is not None
    seated = session.club.seat(found.visitor)
    if side is not None:
        assert take_side(seated, side) == ()
        session.club.access.allow(seated.visitor.id)
    return seated


def take_side(seated: TableSession, side: int) -> Problems:
    """Let a phone belong to the first who is on a side of its table; gives what is wrong."""
    at = (choice.owner for choice in seated.table.choices() if choice.side == side)
    return seated.table.choose_owner(next(at, Owner(EntrantUid("nobody"))))


def match_of(seated: TableSession) -> MatchUid:
    (summary,) = seated.matches.list()
    return summary.uid


def record_totals(seated: TableSession, *points: int, token: str = "") -> Change:
    change = seated.deals.record(
        match_of(seated),
        deal_by_totals(*points),
        token=token,
        seen=seated.matches.number(match_of(seated)),
    )
    assert isinstance(change, Change), change
    return change


def kinds(session: Session, uid: EveningUid) -> list[tuple[str, str]]:
    log = session.club.evenings.open(uid).log
    return [(entry.kind, entry.note.by) for entry in log if entry.table is not None]


def _paper(table: int, points: tuple[int, ...]) -> Callable[[Evening, Note], Evening | Problems]:
    return lambda evening, note: record_from_paper(evening, table, Score(points), note)
