"""Club evenings in the store of a device: entered, drawn, started and played with few words."""

from collections.abc import Sequence
from typing import Any

from scorekeeper.club.entrants import enter
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
from scorekeeper.club.results import from_paper
from scorekeeper.club.rounds import close_round, draw_round
from scorekeeper.services import Session
from tests.club.kit import plan_of

PAIRS = (("Ana", "Ben"), ("Cleo", "Dov"), ("Eva", "Finn"), ("Greta", "Hugo"))


def begun(session: Session, people: Sequence[Sequence[str]] = PAIRS, **plan: Any) -> EveningUid:
    """The uid of an evening at which these have checked in, each group as one entrant."""
    uid = session.club.evenings.begin(plan_of(**plan), by="organiser")
    assert isinstance(uid, str), uid
    for number, names in enumerate(people, start=1):
        members = [member(session, name) for name in names]
        entrant = EntrantUid(f"e{number}")
        step(session, uid, lambda one, _, e=entrant, m=members: enter(one, e, m))
    return uid


def member(session: Session, name: str) -> Member:
    """Somebody of a name, known from now on."""
    known = (one.who for one in session.people.list() if one.who.name == name)
    who = next(known, None) or session.people.add(name)
    return Member(MemberUid(str(who.uid)), name)


def step(session: Session, uid: EveningUid, verb: Any, reason: str = "") -> Evening:
    """The evening after a verb of the club that nothing speaks against."""
    done = session.club.evenings.change(uid, verb, by="organiser", reason=reason)
    assert not isinstance(done, tuple), done
    return done


def drawn(session: Session, uid: EveningUid) -> Evening:
    return step(session, uid, draw_round)


def running(session: Session, uid: EveningUid) -> Evening:
    """The evening with its next round drawn and started."""
    drawn(session, uid)
    done = session.club.evenings.start_round(uid, by="organiser")
    assert not isinstance(done, tuple), done
    return done


def played(session: Session, uid: EveningUid, *scores: tuple[int, int]) -> Evening:
    """The evening after one more round, the scores in the order of its tables."""
    running(session, uid)
    for number, score in enumerate(scores, start=1):
        step(session, uid, _paper(number, score))
    return step(session, uid, close_round)


def open_evening(session: Session, uid: EveningUid) -> Evening:
    return session.club.evenings.open(uid)


def _paper(number: int, score: tuple[int, int]) -> Any:
    def verb(evening: Evening, note: Note) -> Evening | Problems:
        return from_paper(evening, number, Score(score), note)

    return verb
