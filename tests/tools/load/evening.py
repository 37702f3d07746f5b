"""An evening that is under way: pairs have checked in, the first round is played at its tables."""

import uuid
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from scorekeeper.club.entrants import add_entrant
from scorekeeper.club.model import (
    EntrantUid,
    Evening,
    EveningUid,
    Member,
    MemberUid,
    Note,
    Plan,
    Problems,
    RoundLength,
    Seed,
)
from scorekeeper.club.presets import scheme_of
from scorekeeper.club.rounds import close_round, draw_round
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Change, Session, open_session
from tests.services.club.kit import by_paper, take_side

SIDES = 2
FAR = 1_000_000
"""Points that end no match here."""
PEOPLE = ("Ada", "Bea", "Cid", "Dan")
"""First names of those at a table, which they share with nobody at another."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Prepared:
    uid: EveningUid
    codes: Mapping[int, str]
    """By the numbers of the tables."""
    screen: str
    """The code of the big screen."""
    names: Mapping[int, tuple[str, ...]]
    """The players at each table."""
    totals: Mapping[int, tuple[int, int]]
    """The totals at each table after the first deal, which was recorded before."""


def open_folder(folder: Path) -> Session:
    """The session over a data folder, as the program opens it."""
    return open_session(folder, now=now, new_uid=lambda: uuid.uuid4().hex)


def now() -> str:
    """The local time with its distance from UTC, to the second."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def prepare(folder: Path, tables: int, *, length: RoundLength | None = None) -> Prepared:
    """Begin an evening of so many tables in a data folder, each with its first deal played.

    Each table stands otherwise, so that one that is taken for another is noticed.
    """
    with closing(open_folder(folder)) as session:
        uid = _begun(session, tables, length or RoundLength(points=FAR))
        done(session.club.evenings.change(uid, draw_round, by="organiser"))
        evening = done(session.club.evenings.start_round(uid, by="organiser"))
        numbers = [table.number for table in evening.rounds[-1].tables]
        totals = {number: first_totals(number) for number in numbers}
        for number, points in totals.items():
            record(session, uid, number, points)
        codes = session.club.access.ensure_codes(uid, [*numbers, None])
        return Prepared(
            uid=uid,
            codes={number: codes[number] for number in numbers},
            screen=codes[None],
            names={number: names_at(evening, number) for number in numbers},
            totals=totals,
        )


@dataclass(frozen=True, slots=True)
class BetweenRounds:
    uid: EveningUid
    tokens: tuple[str, ...]
    """Of the phones, each of which belongs to a pair already."""


def prepare_between_rounds(folder: Path, tables: int, phones: int) -> BetweenRounds:
    """Play the first round of an evening by its paper sheets, and draw the second one."""
    with closing(open_folder(folder)) as session:
        club = session.club
        uid = _begun(session, tables, RoundLength(points=FAR))
        done(club.evenings.change(uid, draw_round, by="organiser"))
        evening = done(club.evenings.start_round(uid, by="organiser"))
        numbers = [table.number for table in evening.rounds[-1].tables]
        tokens = []
        for place in range(phones):
            turn, index = divmod(place, len(numbers))
            known = club.access.exchange(club.access.ensure_code(uid, numbers[index]))
            assert known is not None
            tokens.append(known.token)
            assert take_side(club.seat(known.visitor), turn % SIDES) == ()
            club.access.allow(known.visitor.id)
        by_paper(session, uid, {number: first_totals(number) for number in numbers})
        for step in (close_round, draw_round):
            done(club.evenings.change(uid, step, by="organiser"))
        return BetweenRounds(uid, tuple(tokens))


def first_totals(number: int) -> tuple[int, int]:
    return 1000 + 10 * number, 505 + 10 * number


def record(session: Session, uid: EveningUid, number: int, points: tuple[int, int]) -> None:
    """Record a deal at a table of the last round by its totals."""
    playing = session.club.match_at(uid, len(session.club.evenings.open(uid).rounds), number)
    assert playing is not None
    document = {"sides": [{"total": one} for one in points]}
    change = session.deals.record(
        playing.uid, read_deal(document, "a deal"), seen=session.matches.number(playing.uid)
    )
    assert isinstance(change, Change), change


def record_at_all_tables(folder: Path, uid: EveningUid, deals: int) -> None:
    """Record so many deals at each table of the last round, while no server has the store."""
    with closing(open_folder(folder)) as session:
        for table in session.club.evenings.open(uid).rounds[-1].tables:
            for _ in range(deals):
                record(session, uid, table.number, (105, 60))


def names_at(evening: Evening, number: int) -> tuple[str, ...]:
    known = {member.uid: member.name for member in evening.members}
    table = next(one for one in evening.rounds[-1].tables if one.number == number)
    return tuple(known[player] for side in table.sides for player in side.players)


def done(given: T | Problems) -> T:
    assert not isinstance(given, tuple), given
    return given


def _begun(session: Session, tables: int, length: RoundLength) -> EveningUid:
    plan = Plan(
        name="Club night",
        date=now()[:10],
        ruleset=RuleSetId("classic_4p"),
        form="pairs",
        movement="by_lot",
        rounds=3,
        scheme=scheme_of("finland"),
        seed=Seed("load"),
        lot=Seed("lot"),
        length=length,
    )
    uid = session.club.evenings.begin(plan, by="organiser")
    assert isinstance(uid, str), uid
    for pair in range(tables * SIDES):
        names = [f"{PEOPLE[2 * (pair % 2) + seat]} {word(pair)}" for seat in range(2)]
        members = [Member(known(session, name), name) for name in names]
        step = partial(_entered, pair=pair, members=members)
        done(session.club.evenings.change(uid, step, by="organiser"))
    return uid


def known(session: Session, name: str) -> MemberUid:
    return MemberUid(str(session.people.add(name, "").uid))


def _entered(
    evening: Evening, _note: Note, *, pair: int, members: list[Member]
) -> Evening | Problems:
    return add_entrant(evening, EntrantUid(f"pair-{pair}"), members)


def word(number: int) -> str:
    """A surname that no other number has, and that is no part of another one."""
    high, low = divmod(number, 20)
    letters = "bcdfghjklmnpqrstvwxz"
    return f"{letters[low].upper()}{'aeiou'[high % 5]}{letters[-1 - low]}{'iouae'[high % 5]}r"
