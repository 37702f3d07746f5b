"""Club evenings for the gallery: one that is running, one drawn, one at the check-in, one over.

uids = clubs(session, members(session))
uids["running"]
"""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from scorekeeper.club.adjustments import add_adjustment
from scorekeeper.club.clock import add_table_minutes, begin_break, pause_clock
from scorekeeper.club.entrants import add_entrant
from scorekeeper.club.model import (
    Adjustment,
    EntrantUid,
    Evening,
    EveningUid,
    Member,
    MemberUid,
    Note,
    Plan,
    Problems,
    RoundLength,
    Score,
    Seed,
)
from scorekeeper.club.presets import scheme_of
from scorekeeper.club.results import claim_score, correct_result, dispute_score, record_from_paper
from scorekeeper.club.rounds import change_places, close_round, draw_round
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session

FIRST = [
    "Margarethe",
    "Bartholomew",
    "Wilhelmina",
    "Johann-Christian",
    "Ana",
    "Ben",
    "Cleo",
    "Dov",
    "Eva",
    "Finn",
    "Greta",
    "Hugo",
    "Ida",
    "Jon",
    "Kaja",
    "Lars",
    "Mia",
    "Nils",
    "Olga",
    "Paul",
    "Ruth",
    "Sven",
    "Tilda",
    "Uwe",
    "Vera",
    "Willy",
    "Xenia",
    "Yann",
    "Zita",
    "Adam",
    "Bea",
    "Carl",
    "Dora",
    "Emil",
    "Fay",
    "Gus",
    "Hanna",
    "Ivo",
    "Jana",
    "Kurt",
    "Lena",
    "Max",
    "Nora",
    "Otto",
    "Pia",
    "Rolf",
    "Siri",
    "Tom",
]
SEATS = 2
REASON = "one red three was counted twice"
TIMED = RoundLength(points=5000, minutes=50, warning=10, overtime=10)


def clubs(session: Session, people: Sequence[Member]) -> Mapping[str, str]:
    """Play the evenings; gives their uids, and those of a season and a member, by name."""
    over = _over(session, people[:16])
    session.club.members.join(session.people.list()[0].who)
    for member in session.club.members.list()[:5]:
        session.club.members.set_name_permission(member.who, allowed=True)
        session.club.members.set_categories(member.who, ["Newcomers", "Seniors"])
    _directors(session)
    season = session.club.seasons.begin("Autumn 2026", [over], best=3)
    return {
        "season": str(season),
        "member": str(people[0].uid),
        "over": over,
        "planned": enter_all(session, plan("Friday club"), people[4:14]),
        "drawn": _drawn(session, people[4:16]),
        "resting": _resting(session, people[4:20]),
        "running": _running(session, people),
        "paused": _paused(session, people[4:20]),
        "called": _called(session, people[4:20]),
    }


def _directors(session: Session) -> None:
    """One who is logged in twice, and one who is only invited."""
    directors = session.club.directors
    for name, devices in (("Margarethe", ("Firefox, Windows", "Safari, iPad")), ("Ben", ())):
        invitation: Any = directors.invite(name)
        for device in devices:
            invitation = directors.invite_again(invitation.director)
            directors.accept_invitation(invitation.pin, device=device)


def members(session: Session) -> list[Member]:
    return [_member(session, name) for name in FIRST]


def plan(name: str, **other: Any) -> Plan:
    parts: dict[str, Any] = {
        "name": name,
        "date": "2026-11-24",
        "place": "Village hall",
        "ruleset": RuleSetId("classic_4p"),
        "form": "pairs",
        "movement": "by_standing",
        "rounds": 3,
        "scheme": scheme_of("finland"),
        "seed": Seed("gallery"),
        "lot": Seed("gallery"),
        "length": RoundLength(points=5000),
    }
    return Plan(**{**parts, **other})


def _over(session: Session, people: Sequence[Member]) -> EveningUid:
    uid = enter_all(session, plan("Thursday club", drop_worst=1), people)
    for turn in range(3):
        play_round(session, uid, turn)
    wrong = session.club.evenings.open(uid).rounds[0].tables[0].result
    if wrong is not None:
        score = Score((wrong.score.points[0] - 500, wrong.score.points[1]))
        step(session, uid, lambda one, note: correct_result(one, 1, 1, score, note), REASON)
    step(
        session,
        uid,
        lambda one, note: add_adjustment(one, _penalty(note)),
        "late for the second round",
    )
    return uid


def _penalty(note: Note) -> Adjustment:
    return Adjustment(entrant=EntrantUid("e1"), points=-1, round=2, note=note)


def _drawn(session: Session, people: Sequence[Member]) -> EveningUid:
    uid = enter_all(session, plan("Saturday club", length=TIMED), people)
    first = play_round(session, uid, 0).rounds[0]
    last = step(session, uid, draw_round).rounds[-1]
    table = last.tables[0]
    one, across = (side.entrants[0] for side in table.sides)
    met = next(
        other
        for played in first.tables
        for side in played.sides
        for other in side.entrants
        if {one, other} == {each for both in played.sides for each in both.entrants}
        and other != one
    )
    step(session, uid, lambda evening, note: change_places(evening, across, met, note))
    return uid


def _running(session: Session, people: Sequence[Member]) -> EveningUid:
    """Twelve tables in every state, the second round."""
    uid = enter_all(session, plan("Thursday evening", length=TIMED), people)
    play_round(session, uid, 0)
    start_round(session, uid)
    for table in session.club.evenings.open(uid).rounds[-1].tables:
        if (match := table.match) is None:
            continue
        for turn in range(table.number % 5 + 1):
            points = [{"total": 35 * (7 * table.number + 11 * turn) % 1900} for _ in range(SEATS)]
            points[turn % SEATS] = {"total": 985 - 45 * table.number}
            deal, seen = read_deal({"sides": points}, "gallery"), session.matches.number(match)
            session.deals.record(match, deal, seen=seen)
    _claims(session, uid)
    return uid


def _paused(session: Session, people: Sequence[Member]) -> EveningUid:
    """A round whose clock stands, with extra time for one table."""
    uid = enter_all(session, plan("Tuesday club", length=TIMED), people)
    start_round(session, uid)
    step(session, uid, lambda one, note: add_table_minutes(one, 2, 10, note))
    step(session, uid, pause_clock)
    return uid


def _called(session: Session, people: Sequence[Member]) -> EveningUid:
    """A round that is running, for phones that call."""
    uid = enter_all(session, plan("Tuesday club"), people)
    start_round(session, uid)
    return uid


def _resting(session: Session, people: Sequence[Member]) -> EveningUid:
    """A break after the first round."""
    uid = enter_all(session, plan("Monday club", length=TIMED), people)
    play_round(session, uid, 0)
    step(session, uid, lambda one, note: begin_break(one, 60, note))
    return uid


def _claims(session: Session, uid: EveningUid) -> None:
    for number, points in (
        (2, (5120, 3385)),
        (4, (5045, 4890)),
        (7, (3340, 3340)),
        (8, (5230, 1120)),
    ):
        score = Score(points)
        step(session, uid, lambda one, note, n=number, s=score: claim_score(one, n, 0, s, note))
    for number in (2, 8):
        score = Score((5120, 3385) if number == 2 else (5230, 1120))
        step(session, uid, lambda one, note, n=number, s=score: claim_score(one, n, 1, s, note))
    step(session, uid, lambda one, note: dispute_score(one, 7, 1, note), REASON)


def enter_all(session: Session, agreed: Plan, people: Sequence[Member]) -> EveningUid:
    uid = session.club.evenings.begin(agreed, by="organiser")
    if not isinstance(uid, str):
        raise TypeError(f"the gallery plans an evening wrongly: {uid}")
    numbers = count(1)
    for start in range(0, len(people), SEATS):
        pair = people[start : start + SEATS]
        entrant = EntrantUid(f"e{next(numbers)}")
        step(session, uid, lambda one, _, e=entrant, p=pair: add_entrant(one, e, p))
    return uid


def start_round(session: Session, uid: EveningUid) -> None:
    """Draw the next round and begin it."""
    step(session, uid, draw_round)
    done = session.club.evenings.start_round(uid, by="organiser")
    if isinstance(done, tuple):
        raise TypeError(f"the gallery starts a round wrongly: {done}")


def play_round(session: Session, uid: EveningUid, turn: int) -> Evening:
    """A whole round, its results from paper."""
    start_round(session, uid)
    for table in session.club.evenings.open(uid).rounds[-1].tables:
        high, low = 5000 + 35 * table.number, 65 * (3 * table.number + 17 * turn) % 4900
        points = (high, low) if (table.number + turn) % SEATS else (low, high)
        score = Score(points)
        step(
            session,
            uid,
            lambda one, note, n=table.number, s=score: record_from_paper(one, n, s, note),
        )
    return step(session, uid, close_round)


def step(session: Session, uid: EveningUid, verb: Any, reason: str = "") -> Evening:
    def called(evening: Evening, note: Note) -> Evening | Problems:
        found: Evening | Problems = verb(evening, note)
        return found

    done = session.club.evenings.change(uid, called, by="organiser", reason=reason)
    if isinstance(done, tuple):
        raise TypeError(f"the gallery changes an evening wrongly: {done}")
    return done


def _member(session: Session, name: str) -> Member:
    known = {one.who.name: one.who for one in session.people.list()}
    who = known.get(name)
    kept = session.people.add(name) if who is None else session.people.rename(who, name)
    return Member(MemberUid(str(kept.uid)), name)
