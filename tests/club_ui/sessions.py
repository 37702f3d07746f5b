"""Sessions of a club for tests of its screens: played with few words, with phones and screens."""

import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

from scorekeeper.club.model import Evening, EveningUid, Member, MemberUid, Table
from scorekeeper.club.rounds import close_round, draw_round
from scorekeeper.club_ui.guest_app import screen_app, table_app
from scorekeeper.i18n import Words
from scorekeeper.services import Change, Session
from scorekeeper.services.club import TableSession, Visitor
from tests.services.club.kit import (
    begin_empty_evening,
    by_paper,
    change,
    enters,
    next_round,
    take_side,
)
from tests.support.matches import deal_by_totals
from tests.ui.testkit import UI, mount

PAIRS = (("Ana", "Ben"), ("Cleo", "Dov"), ("Eva", "Finn"), ("Greta", "Hugo"))
ORGANISER = "organiser"
WON = (5100, 1200)
"""Points that end a match here."""


def begin_evening(
    session: Session, people: Sequence[Sequence[str]] = PAIRS, **plan: Any
) -> EveningUid:
    """The uid of an evening at which these have checked in, each group as one entrant."""
    uid = begin_empty_evening(session, **plan)
    for number, names in enumerate(people, start=1):
        enters(session, uid, f"e{number}", [member(session, name) for name in names])
    return uid


def member(session: Session, name: str) -> Member:
    """Somebody of a name, known from now on."""
    known = (one.who for one in session.people.list() if one.who.name == name)
    who = next(known, None) or session.people.add(name)
    return Member(MemberUid(str(who.uid)), name)


def draw_next_round(session: Session, uid: EveningUid) -> Evening:
    return change(session, uid, draw_round)


def play_round(session: Session, uid: EveningUid, *scores: tuple[int, int]) -> Evening:
    """The evening after one more round, the scores in the order of its tables."""
    next_round(session, uid)
    by_paper(session, uid, dict(enumerate(scores, start=1)))
    return change(session, uid, close_round)


def play_evening(session: Session) -> EveningUid:
    """The uid of an evening of one round that is over."""
    uid = begin_evening(session, rounds=1)
    play_round(session, uid, (5000, 3000), (5100, 2000))
    return uid


def open_evening(session: Session, uid: EveningUid) -> Evening:
    return session.club.evenings.open(uid)


# --- with phones and screens


def club_night(
    session: Session, pairs: Sequence[tuple[str, ...]] = PAIRS, **plan: Any
) -> EveningUid:
    """An evening at which these have checked in, with its first round running."""
    uid = begin_empty_evening(session, **plan)
    for names in pairs:
        enters(session, uid, names[0], [Member(MemberUid(name), name) for name in names])
    next_round(session, uid)
    return uid


def close_running_round(session: Session, uid: Any) -> None:
    change(session, uid, close_round)


def table_at(session: Session, uid: Any, number: int = 1) -> Table:
    tables = session.club.evenings.open(uid).rounds[-1].tables
    return next(table for table in tables if table.number == number)


def visitor(session: Session, uid: Any, table: int | None = 1) -> Visitor:
    """Somebody who has scanned the code of a table, or of the screens for None."""
    code = session.club.access.ensure_code(uid, table)
    passed = session.club.access.exchange(code)
    assert passed is not None
    return passed.visitor


def seat_phone(session: Session, who: Visitor, side: int | None = None) -> TableSession:
    """A phone of a side of its table; the organiser lets it, where another one is that already."""
    seat = session.club.seat(who)
    if side is not None:
        assert take_side(seat, side) == ()
        session.club.access.allow(who.id)
    return seat


def record_deals(seat: TableSession, *deals: tuple[int, ...]) -> None:
    """Deals saved by a phone, by their totals."""
    match = seat.table.view().match
    assert match is not None
    for totals in deals:
        played = deal_by_totals(*totals)
        assert isinstance(seat.deals.record(match, played, seen=seat.matches.number(match)), Change)


def win_match(session: Session, uid: Any, side: int = 0) -> tuple[Visitor, TableSession]:
    who = visitor(session, uid)
    seat = seat_phone(session, who, side)
    record_deals(seat, WON)
    return who, seat


async def give_result(ui: UI) -> None:
    """Say for one's own side that the score is right."""
    await ui.tap("phone-give")
    await ui.tap("phone-agree")
    await ui.until(lambda: ui.has("given"))


@contextlib.asynccontextmanager
async def phone(
    session: Session, who: Visitor, *, route: str = "/", **size: Any
) -> AsyncIterator[UI]:
    main = table_app(session, Words())
    async with mount(main, route=route, client=who.id, **size) as ui:
        yield ui


@contextlib.asynccontextmanager
async def big_screen(
    session: Session, who: Visitor, *, route: str = "/", **size: Any
) -> AsyncIterator[UI]:
    main = screen_app(session, Words())
    async with mount(main, route=route, client=who.id, **size) as ui:
        yield ui
