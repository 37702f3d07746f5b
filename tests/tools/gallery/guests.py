"""Those who were let in at a club's evening: phones at tables in every state, and big screens.

people = members(session)
guests = let_in(session, people, clubs(session, people))
guests.tokens["guest plays"], guests.deals["guest plays"]
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from scorekeeper.club.calls import answer_call, open_calls
from scorekeeper.club.model import EveningUid, Member
from scorekeeper.match.serialization import read_deal
from scorekeeper.services import Change, Session
from scorekeeper.services.club import TableSession
from scorekeeper.services.club.access import HALL
from tests.services.club.kit import take_side
from tests.tools.gallery.clubs import REASON, TIMED, enter_all, plan, start_round, step

DEALS = ((1385, 585), (-120, 300), (905, 1240))
LAST = (4000, 100)
"""A deal after which a match is over."""


@dataclass(frozen=True, slots=True)
class Guests:
    """The name of each guest, and the uid of the first deal at the table where it sits."""

    tokens: dict[str, str] = field(default_factory=dict)
    deals: dict[str, str] = field(default_factory=dict)


def let_in(session: Session, people: Sequence[Member], evenings: Mapping[str, str]) -> Guests:
    """Let phones scan the codes of an evening, one table for each thing that can happen there."""
    agreed = plan("Wednesday evening", movement="free", length=TIMED)
    uid = enter_all(session, agreed, people[:28])
    start_round(session, uid)
    guests = Guests()
    _come(session, guests, uid, 1, "guest is new")
    playing = _sit(session, guests, uid, 2, "guest plays", "guest looks on")
    _play(playing[0], *DEALS)
    match = playing[0].table.view().match
    if match is not None:
        guests.deals["guest plays"] = str(session.matches.open(match).match.deals[0].uid)
    won = _sit(session, guests, uid, 3, "guest won")
    _play(won[0], *DEALS, LAST)
    gave = _sit(session, guests, uid, 4, "guest gave", "guest is asked")
    _give(gave)
    unsure = _sit(session, guests, uid, 5, "guest is contradicted", "guest disputes")
    _give(unsure)
    _said(unsure[1].table.dispute(REASON))
    done = _sit(session, guests, uid, 6, "guest is done", "guest agrees")
    _give(done)
    _said(done[1].table.accept(1))
    _called(session, guests, EveningUid(evenings["called"]))
    _come(session, guests, EveningUid(evenings["running"]), HALL, "guest joins")
    for number, (name, evening) in enumerate(
        (("waits", "planned"), ("moves", "drawn"), ("is there", "drawn"), ("is between", "resting"))
    ):
        seat = _come(session, guests, EveningUid(evenings[evening]), HALL, f"guest {name}")
        _said(seat.table.choose_owner(seat.table.choices()[number].owner))
        if name == "is there":
            _said(seat.table.arrive())
    _come(session, guests, EveningUid(evenings["resting"]), 1, "guest rests")
    _sit(session, guests, EveningUid(evenings["paused"]), 2, "guest is paused")
    for name in ("running", "paused", "drawn", "resting", "over"):
        _come(session, guests, EveningUid(evenings[name]), None, f"screen {name}")
    return guests


def _called(session: Session, guests: Guests, uid: EveningUid) -> None:
    """Two tables call the organiser; at one of them a second phone asks to join."""
    for table, names in ((1, ["guest calls"]), (2, ["guest is called", "guest lost"])):
        seats = _sit(session, guests, uid, table, *names)
        _said(seats[0].table.call(REASON if table == 1 else ""))
    made = open_calls(session.club.evenings.open(uid))[1]
    step(session, uid, lambda evening, note: answer_call(evening, made, note))
    asking = _come(session, guests, uid, 1, "guest asks")
    _said(take_side(asking, 0))
    _come(session, guests, uid, HALL, "guest nobody")


def _come(
    session: Session, guests: Guests, evening: EveningUid, table: int | None, name: str
) -> TableSession:
    passed = session.club.access.exchange(session.club.access.ensure_code(evening, table))
    if passed is None:
        raise TypeError(f"the gallery lets {name} in wrongly")
    guests.tokens[name] = passed.token
    return session.club.seat(passed.visitor)


def _sit(
    session: Session, guests: Guests, evening: EveningUid, table: int, *names: str
) -> list[TableSession]:
    """Phones come to a table, each for a side of its own."""
    seats = [_come(session, guests, evening, table, name) for name in names]
    for side, seat in enumerate(seats):
        _said(take_side(seat, side))
    return seats


def _play(seat: TableSession, *deals: tuple[int, int]) -> None:
    match = seat.table.view().match
    for totals in deals:
        played = read_deal({"sides": [{"total": one} for one in totals]}, "gallery")
        if match is None or not isinstance(
            seat.deals.record(match, played, seen=seat.matches.number(match)), Change
        ):
            raise TypeError("the gallery plays a deal wrongly")


def _give(seats: Sequence[TableSession]) -> None:
    """A match is won, and the first side gives its result."""
    _play(seats[0], *DEALS, LAST)
    _said(seats[0].table.claim())


def _said(problems: tuple[object, ...]) -> None:
    if problems:
        raise TypeError(f"the gallery does at a table what cannot be done: {problems}")
