"""Club evenings in the store of a device: entered, drawn, started and played with few words."""

from collections.abc import Sequence
from typing import Any

from scorekeeper.club.model import Evening, EveningUid, Member, MemberUid
from scorekeeper.club.rounds import close_round, draw_round
from scorekeeper.services import Session
from tests.club.kit import plan_of
from tests.services.club.kit import by_paper, change, enters, next_round

PAIRS = (("Ana", "Ben"), ("Cleo", "Dov"), ("Eva", "Finn"), ("Greta", "Hugo"))


def begun(session: Session, people: Sequence[Sequence[str]] = PAIRS, **plan: Any) -> EveningUid:
    """The uid of an evening at which these have checked in, each group as one entrant."""
    uid = session.club.evenings.begin(plan_of(**plan), by="organiser")
    assert isinstance(uid, str), uid
    for number, names in enumerate(people, start=1):
        enters(session, uid, f"e{number}", [member(session, name) for name in names])
    return uid


def member(session: Session, name: str) -> Member:
    """Somebody of a name, known from now on."""
    known = (one.who for one in session.people.list() if one.who.name == name)
    who = next(known, None) or session.people.add(name)
    return Member(MemberUid(str(who.uid)), name)


def drawn(session: Session, uid: EveningUid) -> Evening:
    return change(session, uid, draw_round)


def played(session: Session, uid: EveningUid, *scores: tuple[int, int]) -> Evening:
    """The evening after one more round, the scores in the order of its tables."""
    next_round(session, uid)
    by_paper(session, uid, dict(enumerate(scores, start=1)))
    return change(session, uid, close_round)


def finished(session: Session) -> EveningUid:
    """The uid of an evening of one round that is over."""
    uid = begun(session, rounds=1)
    played(session, uid, (5000, 3000), (5100, 2000))
    return uid


def open_evening(session: Session, uid: EveningUid) -> Evening:
    return session.club.evenings.open(uid)
