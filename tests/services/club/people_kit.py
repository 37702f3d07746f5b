"""A club with one evening that was played, for tests about its people and its files."""

import json
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from scorekeeper.club.entrants import add_entrant
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
from scorekeeper.club.results import claim_score, correct_result, dispute_score
from scorekeeper.club.rounds import close_round, draw_round
from scorekeeper.club.standings import Row, standing
from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.rules.house_rules import HouseRules
from scorekeeper.services import Session
from scorekeeper.storage.disk import read_store
from tests.club.kit import accepted
from tests.services.club.kit import BY, House, begin_empty_evening
from tests.services.conftest import classic, deal
from tests.support.matches import CLEO_DOV


def member(session: Session, name: str, note: str = "") -> MemberUid:
    return accepted(session.club.members.add(name, note))


def begin_evening(session: Session, pairs: Sequence[tuple[MemberUid, MemberUid]]) -> EveningUid:
    uid = begin_empty_evening(session, rounds=2)
    known = session.people.identities().docs
    for place, pair in enumerate(pairs):
        seated = [Member(one, str(known[one]["name"])) for one in pair]
        step = entering(EntrantUid(f"entrant-{place}"), seated)
        accepted(session.club.evenings.change(uid, step, by=BY))
    return uid


def entering(uid: EntrantUid, seated: Sequence[Member]) -> Callable[..., Evening | Problems]:
    """The step by which two take part, under a name of their own."""
    name = " & ".join(one.name for one in seated)

    def step(evening: Evening, _: Note) -> Evening | Problems:
        return add_entrant(evening, uid, seated, name=name)

    return step


def play_round(session: Session, uid: EveningUid, scores: Sequence[tuple[int, int]]) -> None:
    """A round with a deal at every table; both sides say the score, and it is closed."""
    start(session, uid)
    for number, points in enumerate(scores, start=1):
        record(session, uid, number, points)
        for side in (0, 1):
            claim_at(session, uid, number, side, points)
    accepted(session.club.evenings.change(uid, close_round, by=BY))


def start(session: Session, uid: EveningUid) -> None:
    accepted(session.club.evenings.change(uid, draw_round, by=BY))
    accepted(session.club.evenings.start_round(uid, by=BY))


def record(session: Session, uid: EveningUid, number: int, points: tuple[int, int]) -> MatchUid:
    """A deal at a table of the running round."""
    found = session.club.match_at(uid, len(session.club.evenings.open(uid).rounds), number)
    assert found is not None
    session.deals.record(
        found.uid,
        deal({"total": points[0]}, {"total": points[1]}),
        seen=session.matches.number(found.uid),
    )
    return found.uid


def claim_at(
    session: Session, uid: EveningUid, number: int, side: int, points: tuple[int, int]
) -> None:
    def step(evening: Evening, note: Note) -> Evening | Problems:
        return claim_score(evening, number, side, Score(points), note)

    accepted(session.club.evenings.change(uid, step, by=BY))


def spellings(name: str) -> set[bytes]:
    """Every way in which a file may have a name: composed or not, as it is or escaped."""
    composed = (unicodedata.normalize(form, name) for form in ("NFC", "NFD"))
    found = set()
    for one in composed:
        escaped = json.dumps(one)[1:-1]
        found |= {one.encode(), escaped.encode(), escaped.upper().encode(), one.encode("utf-16-le")}
    return found


def said_in(folder: Path, name: str) -> dict[str, bytes]:
    """The files below a folder that have a name in any spelling, and how."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {
        str(path.relative_to(folder)): way
        for path in files
        for way in spellings(name)
        if way in read_store(path)
    }


def totals_of_matches(session: Session) -> dict[str, tuple[int, ...]]:
    """The totals of every match of the store, at whatever table."""
    return {one.uid: one.progress.totals for one in session.matches.list(include_club=True)}


def places(session: Session) -> list[tuple[Row, ...]]:
    """All standings, down to the last line, without the reasons: these may name somebody."""
    evenings = (session.club.evenings.open(one.uid) for one in session.club.evenings.list())
    return [
        tuple(
            replace(row, lines=tuple(replace(line, reason="") for line in row.lines))
            for row in standing(evening)
        )
        for evening in evenings
    ]


def at_home(session: Session, name: str) -> MatchUid:
    mine = Side(f"{name} & Ben", (Player(name), Player("Ben")), f"{name[:3]}")
    seats = (name, "Cleo", "Ben", "Dov")
    company = (name, "Eva")
    sides = (mine, CLEO_DOV)
    set_up = classic(sides=sides, seats=seats, first_dealer=name, company=company)
    uid = session.matches.start(set_up, by=name)
    assert isinstance(uid, str), uid
    adjusted = {"total": 500, "adjustment": {"points": 5, "reason": f"for {name}"}}
    session.deals.record(
        uid, deal(adjusted, {"total": 120}), by=name, seen=session.matches.number(uid)
    )
    session.matches.arrange_next_deal(uid, dealer=name, by=name, seen=session.matches.number(uid))
    return uid


def everywhere(house: House, name: str) -> tuple[MemberUid, MatchUid, MatchUid]:
    """A store with a name everywhere, and backups; its member, her match, and a deleted one."""
    apart = unicodedata.normalize("NFD", name)
    first = at_home(house.start(), name)
    session = house.start()  # with a backup of what there was before she had a uid
    her, ben, cleo, dov = (member(session, one) for one in (name, "Ben", "Cleo", "Dov"))
    session.people.add("Eva", f"{apart}'s sister")
    uid = begin_evening(session, [(her, ben), (cleo, dov)])
    play_round(session, uid, [(900, 400)])
    start(session, uid)
    running = record(session, uid, 1, (300, 200))
    for step in (_corrected, _claimed, _disputed):
        said = partial(step, f"{name}, {apart} and Ben")
        accepted(session.club.evenings.change(uid, said, by=name))
    session.drafts.save(running, "phone", {"note": f"{name} is out", "sides": []}, seen=1)
    session.settings.choose("phone", **{"house-1": {"name": f"{name}'s rules", "rules": {}}})
    classic_4p = RuleSetId("classic_4p")
    session.profiles.save(HouseRules(name=f"{name}’s rules", book=rule_book(classic_4p)), by=name)
    session.confirmations.confirm(classic_4p, by=name)
    accepted(session.club.seasons.begin(f"{name} cup", [uid]))
    gone = at_home(session, "  ".join(name.split()))
    session.deletions.delete(gone, by=name, seen=session.matches.number(gone))
    session.matches.end(first, "agreement", by=name, seen=session.matches.number(first))
    house.start()
    house.close()
    return her, first, gone


def _corrected(why: str, evening: Evening, note: Note) -> Evening | Problems:
    return correct_result(evening, 1, 1, Score((700, 400)), replace(note, reason=why))


def _claimed(_: str, evening: Evening, note: Note) -> Evening | Problems:
    return claim_score(evening, 1, 0, Score((300, 200)), note)


def _disputed(why: str, evening: Evening, note: Note) -> Evening | Problems:
    return dispute_score(evening, 1, 1, replace(note, reason=why))
