"""Every verb of an evening, refused for each of its reasons, leaves the store as it was."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.club.adjustments import add_adjustment, take_back_adjustment
from scorekeeper.club.calls import Call, call_organizer, end_call, open_calls
from scorekeeper.club.entrants import (
    add_entrant,
    check_in,
    check_out,
    remove_entrant,
    substitute_member,
)
from scorekeeper.club.model import (
    Adjustment,
    Band,
    EntrantUid,
    Evening,
    EveningUid,
    Member,
    MemberUid,
    Note,
    Problems,
    RoundLength,
    Score,
    change_plan,
)
from scorekeeper.club.phones import Owner
from scorekeeper.club.presets import scheme_of
from scorekeeper.club.results import (
    accept_score,
    claim_score,
    correct_result,
    decide_result,
    dispute_score,
    record_from_paper,
    record_walkover,
    reopen_table,
    withdraw_claim,
)
from scorekeeper.club.rounds import (
    arrange_round,
    change_places,
    close_round,
    draw_round,
    start_round,
    take_back_round,
)
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.match.model import DealUid, MatchUid
from scorekeeper.rules import RuleLibrary
from scorekeeper.services import Session
from scorekeeper.services.club import TableSession
from scorekeeper.services.players import Identity
from scorekeeper.storage.database import TABLES
from tests.club.kit import plan_of
from tests.i18n.test_club import club_problem_codes as all_codes
from tests.services.club.kit import (
    BY,
    House,
    begin_evening,
    begin_first_round,
    by_paper,
    change,
    close_running_round,
    next_round,
    phone,
    record_totals,
    take_side,
)
from tests.services.conftest import put_as
from tests.support.matches import deal_by_totals

E00, E01, NOBODY = EntrantUid("00"), EntrantUid("01"), EntrantUid("nobody")
M00A, M01A = MemberUid("m00a"), MemberUid("m01a")
ANA, BEN, ZOE = (Member(MemberUid(name), name.title()) for name in ("ana", "ben", "zoe"))
SAME = Member(MemberUid("other"), "01a")
SCORE, HUGE = Score((1000, 500)), (10**12, 0)
PENALTY = Adjustment(entrant=E00, points=-1, note=Note(BY, "", "late"))
CALL = Call(table=1, members=(), note=Note("nobody", "never"))
VICTORY = scheme_of("burraco_4")


@dataclass
class Scene:
    """An evening at some moment, and what a case has prepared."""

    house: House
    session: Session
    uid: EveningUid
    phones: list[TableSession] = field(default_factory=list)
    kept: dict[str, Any] = field(default_factory=dict)

    @property
    def match(self) -> MatchUid:
        return MatchUid(f"{self.uid}-1-1")

    @property
    def seen(self) -> int:
        return self.session.matches.number(self.match)

    def content(self) -> tuple[bytes, dict[str, list[dict[str, Any]]]]:
        """All that is in the store: as the file has it, and as documents."""
        database = self.session._work.database
        return self.session.path.read_bytes(), {name: database.table(name).all() for name in TABLES}


Verb = Callable[[Scene], object]
Case = tuple[str, str, Verb]
"""The moment of the evening, the code for which it is refused, and the verb."""


def club(verb: Callable[[Evening, Note], Evening | Problems], reason: str = "") -> Verb:
    return lambda s: s.session.club.evenings.change(s.uid, verb, by=BY, reason=reason)


def penalizing(**parts: Any) -> Callable[[Evening, Note], Evening | Problems]:
    return lambda evening, note: add_adjustment(evening, replace(PENALTY, note=note, **parts))


def plan(**said: Any) -> Verb:
    return lambda s: s.session.club.evenings.begin(plan_of(**said), by=BY)


def season(*evenings: str, name: str = "S", **said: Any) -> Verb:
    return lambda s: s.session.club.seasons.begin(
        name, [s.uid if one == "this" else EveningUid(one) for one in evenings], **said
    )


def with_an_evening_twice(s: Any) -> Any:
    before = s.session.club.seasons.open(s.kept["season"])
    return s.session.club.seasons.change(replace(before, evenings=(s.uid, s.uid)))


def entering(*members: Member, uid: str = "new") -> Verb:
    return club(lambda e, _: add_entrant(e, EntrantUid(uid), members))


def entering_guests(*names: str) -> Verb:
    who = [Identity(uid=None, name=name) for name in names]
    return lambda s: s.session.club.evenings.change_with_people(
        s.uid, who, lambda e, _, members: add_entrant(e, EntrantUid("new"), members), by=BY
    )


def substituting_guest(name: str) -> Verb:
    return lambda s: s.session.club.evenings.change_with_people(
        s.uid,
        [Identity(uid=None, name=name)],
        lambda e, note, members: substitute_member(e, E00, M00A, members[0], note),
        by=BY,
    )


def sitting(*tables: str) -> Verb:
    """A round laid by hand: `00-01` is a table."""
    laid = [tuple((EntrantUid(one),) for one in table.split("-")) for table in tables]
    return club(lambda e, note: arrange_round(e, laid, [], note))


ENTERING: tuple[Case, ...] = (
    ("planned", "entrant_twice", entering(ANA, BEN, uid="00")),
    ("planned", "member_twice", entering(ANA, ANA)),
    ("planned", "wrong_number_of_members", entering(ANA)),
    ("planned", "plays_already", entering(ANA, Member(M01A, "01a"))),
    ("planned", "name_twice", entering(ANA, SAME)),
    ("planned", "name_needed", entering(ANA, Member(MemberUid("x"), " "))),
    ("planned", "name_too_long", entering(ANA, Member(MemberUid("x"), "x" * 81))),
    ("planned", "name_unseen", entering(ANA, Member(MemberUid("x"), "A\u202e"))),
    ("teams", "team_sizes_differ", entering(*(Member(MemberUid(n), n) for n in "pqrstu"))),
    ("planned", "name_twice", entering_guests("Zoe", "01a")),
    ("planned", "wrong_number_of_members", entering_guests("Zoe", "Yan", "Xia")),
    ("running", "name_twice", substituting_guest("01a")),
    ("planned", "no_such_entrant", club(lambda e, _: check_in(e, NOBODY))),
    ("apart", "plays_already", club(lambda e, _: check_in(e, E00))),
    ("planned", "no_such_entrant", club(lambda e, _: check_out(e, NOBODY))),
    ("planned", "no_such_entrant", club(lambda e, _: remove_entrant(e, NOBODY))),
    ("running", "has_played", club(lambda e, _: remove_entrant(e, E00))),
    ("planned", "no_such_member", club(lambda e, n: substitute_member(e, E00, M01A, ANA, n))),
    (
        "planned",
        "plays_already",
        club(lambda e, n: substitute_member(e, E00, M00A, Member(M01A, "01a"), n)),
    ),
    ("planned", "name_twice", club(lambda e, n: substitute_member(e, E00, M00A, SAME, n))),
    ("taken seat", "name_twice", lambda s: club(s.kept["verb"])(s)),
)
ROUNDS: tuple[Case, ...] = (
    ("alone", "too_few_present", club(draw_round)),
    ("running", "round_open", club(draw_round)),
    ("over", "all_rounds_played", club(draw_round)),
    ("running", "round_started", club(take_back_round)),
    ("planned", "no_round_drawn", club(start_round)),
    ("planned", "no_round_drawn", lambda s: s.session.club.evenings.start_round(s.uid, by=BY)),
    ("nameless", "name_needed", lambda s: s.session.club.evenings.start_round(s.uid, by=BY)),
    ("planned", "no_round_running", club(close_round)),
    ("running", "table_open", club(close_round)),
    ("level knock-out", "nobody_has_won", club(close_round)),
    ("running", "round_started", sitting("00-01", "02-03")),
    ("running", "round_started", club(lambda e, note: change_places(e, E00, E01, note))),
    ("drawn", "seated_twice", sitting("00-01", "00-02", "03-02")),
    ("drawn", "seated_nowhere", sitting("00-01")),
    ("drawn", "not_there", sitting("00-01", "02-nobody")),
    ("drawn", "wrong_table", sitting("00-01-02", "03-03")),
    (
        "running",
        "has_begun",
        club(
            lambda e, _: change_plan(
                e, replace(e.plan, ruleset=plan_of(ruleset="samba").ruleset), RuleLibrary()
            )
        ),
    ),
    (
        "second round",
        "too_few_rounds",
        club(lambda e, _: change_plan(e, replace(e.plan, rounds=1), RuleLibrary())),
    ),
)
RESULTS: tuple[Case, ...] = (
    ("running", "no_such_table", club(lambda e, n: claim_score(e, 9, 0, SCORE, n))),
    ("running", "no_such_side", club(lambda e, n: claim_score(e, 1, 2, SCORE, n))),
    ("running", "wrong_number_of_scores", club(lambda e, n: claim_score(e, 1, 0, Score((5,)), n))),
    ("running", "number_too_large", club(lambda e, n: claim_score(e, 1, 0, Score((10**12, 0)), n))),
    ("running", "nothing_claimed", club(lambda e, n: accept_score(e, 1, 0, n))),
    ("running", "nothing_claimed", club(lambda e, n: withdraw_claim(e, 1, 0, n))),
    ("running", "no_such_side", club(lambda e, n: dispute_score(e, 1, 5, n))),
    ("running", "reason_needed", club(lambda e, n: decide_result(e, 1, SCORE, n))),
    ("running", "scoreless", club(lambda e, n: record_from_paper(e, 1, Score((0, 0)), n))),
    ("running", "no_such_side", club(lambda e, n: record_walkover(e, 1, [], n))),
    ("running", "has_no_result", club(lambda e, n: correct_result(e, 1, 1, SCORE, n), "why")),
    ("running", "has_no_result", club(lambda e, n: reopen_table(e, 1, n), "why")),
    ("running", "no_such_table", club(lambda e, n: reopen_table(e, 9, n), "why")),
    (
        "done",
        "number_too_large",
        club(lambda e, n: correct_result(e, 1, 1, SCORE, n, awards=HUGE), "why"),
    ),
    ("done", "no_such_entrant", club(penalizing(entrant=NOBODY), "why")),
    ("done", "no_such_round", club(penalizing(round=9), "why")),
    ("done", "no_points", club(penalizing(points=0), "why")),
    ("done", "reason_needed", club(penalizing())),
    ("done", "no_such_adjustment", club(lambda e, n: take_back_adjustment(e, PENALTY, n))),
    ("over", "no_round_running", club(lambda e, n: reopen_table(e, 1, n), "why")),
    ("over", "reason_needed", club(lambda e, n: correct_result(e, 1, 1, SCORE, n))),
    *(
        (moment, code, club(verb, "why"))
        for moment, code in (("done", "has_a_result"), ("over", "no_round_running"))
        for verb in (
            lambda e, n: claim_score(e, 1, 0, SCORE, n),
            lambda e, n: accept_score(e, 1, 0, n),
            lambda e, n: dispute_score(e, 1, 0, n),
            lambda e, n: withdraw_claim(e, 1, 0, n),
            lambda e, n: decide_result(e, 1, SCORE, n),
            lambda e, n: record_from_paper(e, 1, SCORE, n),
            lambda e, n: record_walkover(e, 1, [0], n),
        )
    ),
)
DEAL = deal_by_totals(100, 50)
PHONES: tuple[Case, ...] = (
    ("running", "not_at_this_table", lambda s: take_side(s.phones[0], 2)),
    ("claimed", "has_spoken", lambda s: take_side(s.phones[0], 1)),
    ("running", "round_over", lambda s: s.phones[0].table.claim(round_number=7)),
    ("running", "no_round_drawn", lambda s: s.phones[0].table.arrive()),
    ("running", "text_too_long", lambda s: s.phones[0].table.call("x" * 501)),
    (
        "called",
        "called_already",
        club(lambda e, n: call_organizer(e, 1, open_calls(e)[0].members, n)),
    ),
    ("called", "call_over", club(lambda e, n: end_call(e, CALL, n))),
    ("over", "not_at_this_table", lambda s: take_side(s.phones[0], 1)),
    ("revoked", "access_revoked", lambda s: take_side(s.phones[0], 1)),
    ("running", "no_side_held", lambda s: s.phones[2].table.claim(SCORE)),
    ("running", "no_side_held", lambda s: s.phones[2].table.withdraw()),
    ("running", "nothing_played", lambda s: s.phones[0].table.claim()),
    ("running", "wrong_number_of_scores", lambda s: s.phones[0].table.claim(Score((5,)))),
    ("running", "nothing_claimed", lambda s: s.phones[0].table.accept(0)),
    ("running", "no_such_side", lambda s: s.phones[0].table.accept(7)),
    ("claimed", "person_needed", lambda s: s.phones[0].table.accept(1)),
    ("claimed", "not_of_this_side", lambda s: s.phones[0].table.accept(1, person="Zoe")),
    ("claimed", "claim_changed", lambda s: s.phones[1].table.accept(1, score=SCORE)),
    ("running", "text_too_long", lambda s: s.phones[0].table.dispute("x" * 501)),
    ("running", "not_this_table", lambda s: s.phones[0].deals.record(MatchUid("x"), DEAL, seen=0)),
    (
        "running",
        "no_such_deal",
        lambda s: s.phones[0].deals.drop(s.match, DealUid("x"), seen=s.seen),
    ),
    (
        "running",
        "no_such_deal",
        lambda s: s.phones[0].deals.amend(s.match, DealUid("x"), DEAL, seen=s.seen),
    ),
    (
        "running",
        "no_such_deal",
        lambda s: s.phones[0].deals.insert(s.match, DEAL, before=DealUid("x"), seen=s.seen),
    ),
    ("claimed", "not_yours", lambda s: s.phones[1].deals.undo(s.match, seen=s.seen)),
    *(
        (moment, code, verb)
        for moment, code in (
            ("done", "has_a_result"),
            ("over", "no_round_running"),
            ("revoked", "access_revoked"),
        )
        for verb in (
            lambda s: s.phones[0].table.claim(SCORE),
            lambda s: s.phones[0].table.dispute("why"),
            lambda s: s.phones[0].deals.record(s.match, DEAL, seen=s.seen),
            lambda s: s.phones[0].deals.undo(s.match, seen=s.seen),
        )
    ),
)
PEOPLE: tuple[Case, ...] = (
    ("members", "name_twice", lambda s: s.session.club.members.add("Ben")),
    ("members", "name_needed", lambda s: s.session.club.members.add(" ")),
    (
        "members",
        "name_of_a_seat",
        lambda s: s.session.club.members.add("North", is_seat_name=is_seat_name),
    ),
    ("members", "name_twice", lambda s: s.session.club.members.rename(s.kept["ana"], "Ben")),
    (
        "members",
        "two_people",
        lambda s: s.session.club.members.merge(s.kept["ana"], into=s.kept["ana"]),
    ),
    ("members", "name_says_who", lambda s: s.session.club.members.forget(s.kept["ana"], "Ana")),
    ("members", "name_twice", lambda s: s.session.club.members.forget(s.kept["ana"], "Ben")),
    (
        "members",
        "name_of_a_seat",
        lambda s: s.session.club.members.forget(s.kept["ana"], "North", is_seat_name=is_seat_name),
    ),
    ("planned", "name_needed", season(name=" ")),
    ("planned", "evening_twice", season("this", "this")),
    ("planned", "not_positive", season(best=0)),
    ("planned", "figures_needed", season(figure="places")),
    ("planned", "no_such_evening", season("nowhere")),
    ("in a season", "evening_twice", with_an_evening_twice),
)
FILES: tuple[Case, ...] = tuple(
    (moment, code, lambda s: s.session.club.transfer.import_evening(s.kept["file"], "file.json"))
    for moment, code in (
        ("deleted", "evening_deleted"),
        ("further on", "evening_later_here"),
        ("elsewhere", "evening_differs"),
        ("match of another", "match_elsewhere"),
    )
)
PLANS: tuple[Case, ...] = tuple(
    ("planned", code, verb)
    for code, verb in (
        ("name_needed", lambda s: s.session.club.evenings.begin(replace(plan_of(), name=" "))),
        ("no_date", lambda s: s.session.club.evenings.begin(replace(plan_of(), date="soon"))),
        ("too_few_rounds", plan(rounds=0)),
        ("too_many_dropped", plan(rounds=3, drop_worst=3)),
        ("not_positive", plan(length=RoundLength(deals=0))),
        ("warning_too_early", plan(length=RoundLength(minutes=50, warning=50))),
        ("figures_needed", plan(figures=replace(scheme_of("finland"), match_points=None))),
        ("last_band_open", plan(figures=replace(VICTORY, bands=()))),
        ("bands_ascend", plan(figures=replace(VICTORY, bands=(Band(500, 5, 5), *VICTORY.bands)))),
        ("tie_break_twice", plan(figures=replace(VICTORY, tie_breaks=("lot", "lot")))),
        ("unknown_rule_set", plan(ruleset="whist")),
        ("house_rule", plan(house_rules={"target": "many"})),
        (
            "partners_cannot_change",
            plan(ruleset="classic_6p", form="individuals", movement="by_lot"),
        ),
        ("draw_needs_fixed_sides", plan(form="individuals")),
        ("draw_needs_individuals", plan(movement="rotating")),
        ("teams_meet_in_twos", plan(ruleset="classic_3p", form="teams", movement="by_lot")),
        ("nobody_left_over", plan(threes="british")),
        ("not_by_so_many", plan(form="individuals", movement="rotating", threes="classic_4p")),
    )
)
CASES = (*ENTERING, *ROUNDS, *RESULTS, *PHONES, *PEOPLE, *FILES, *PLANS)
WARNINGS = {"met_before", "partners_before", "bye_again"}
"""Warnings of a round that was laid by hand: it is refused for none of them."""
OF_FILES = {
    *("matches_of_tables", "no_code_of_table", "reference_needed", "round_number"),
    *("table_of_match", "there_twice", "unknown_entrant", "unknown_member", "unknown_side"),
    "wrong_code",
}
"""The faults of a file alone; the tests of files have them."""
OF_LISTS = {"partner_needed", "is_member"}
"""The faults of a list that was typed or pasted; the tests of the check-in have them."""


# --- the moments of an evening


def plan_evening(session: Session, _: House) -> EveningUid:
    return begin_evening(session, 4)


def teams(session: Session, _: House) -> EveningUid:
    return begin_evening(session, 2, form="teams")


def alone(session: Session, _: House) -> EveningUid:
    return begin_evening(session, 1)


def draw_first_round(session: Session, _: House) -> EveningUid:
    uid = begin_evening(session, 4)
    change(session, uid, draw_round)
    return uid


def in_play(session: Session, _: House) -> EveningUid:
    return begin_first_round(session, 4)


def apart(session: Session, _: House) -> EveningUid:
    uid = begin_evening(session, 4)
    change(session, uid, lambda e, _: check_out(e, E00))
    mine = Member(M00A, "00a")
    change(session, uid, lambda e, _: add_entrant(e, EntrantUid("new"), [mine, ANA]))
    return uid


def second_round(session: Session, _: House) -> EveningUid:
    uid = begin_first_round(session, 4)
    close_running_round(session, uid)
    next_round(session, uid)
    return uid


def level_knockout(session: Session, _: House) -> EveningUid:
    uid = begin_first_round(session, 2, movement="knockout")
    by_paper(session, uid, {1: (3000, 3000)})
    return uid


def nameless(session: Session, house: House) -> EveningUid:
    """Somebody whose name a damage has emptied: no match can be set up with them."""
    uid = draw_first_round(session, house)
    nothing: list[str] = []
    empty = {"uid": "m00a", "name": "", "note": "", "names": nothing, "same_as": None}
    session._work.database.table("players").put(empty)
    return uid


def with_phones(session: Session, uid: EveningUid) -> list[TableSession]:
    """Two phones at table 1 that speak for its sides, and one that looks on."""
    return [phone(session, uid, 1, side) for side in (0, 1, None)]


MOMENTS: dict[str, Callable[[Session, House], EveningUid]] = {
    "planned": plan_evening,
    "teams": teams,
    "alone": alone,
    "drawn": draw_first_round,
    "running": in_play,
    "claimed": in_play,
    "called": in_play,
    "done": in_play,
    "revoked": in_play,
    "taken seat": in_play,
    "further on": in_play,
    "elsewhere": in_play,
    "deleted": in_play,
    "match of another": in_play,
    "apart": apart,
    "over": lambda session, _: begin_first_round(session, 4, rounds=1),
    "second round": second_round,
    "level knock-out": level_knockout,
    "nameless": nameless,
    "members": plan_evening,
    "in a season": plan_evening,
}


def claim_result(scene: Scene) -> None:
    record_totals(scene.phones[0], 300, 200)
    scene.phones[0].table.claim()


def members(scene: Scene) -> None:
    scene.kept["ana"] = scene.session.club.members.add("Ana")
    scene.session.club.members.add("Ben")


def in_a_season(scene: Scene) -> None:
    scene.kept["season"] = scene.session.club.seasons.begin("S", [scene.uid])


def taken_seat(scene: Scene) -> None:
    scene.kept["verb"] = onto_a_taken_seat(scene)


WITH_PHONES = {"running", "called", "claimed", "done", "over", "revoked", "taken seat"}
FROM_FILES = {"further on", "elsewhere", "deleted", "match of another"}
PREPARED: dict[str, Callable[[Scene], object]] = {
    "claimed": claim_result,
    "called": lambda s: s.phones[0].table.call(),
    "done": lambda s: by_paper(s.session, s.uid, {1: (300, 200)}),
    "over": lambda s: close_running_round(s.session, s.uid),
    "revoked": lambda s: s.session.club.access.replace_code(s.uid, 1),
    "taken seat": taken_seat,
    "members": members,
    "in a season": in_a_season,
}


def onto_a_taken_seat(scene: Scene) -> Callable[[Evening, Note], Evening | Problems]:
    """A substitute of a name that somebody at the match goes by, though not at the evening."""
    north = scene.phones[0]
    record_totals(north, 100, 50)
    pairs = zip(*(side.players for side in north.table.view().sides), strict=True)
    seats = [player.name for pair in pairs for player in pair]
    scene.session.matches.arrange_next_deal(
        scene.match, seats=(*seats[:-1], "Sub"), seen=scene.seen
    )
    side = scene.session.club.evenings.open(scene.uid).rounds[0].tables[0].sides[0]
    into = Member(MemberUid("sub"), "Sub")
    return lambda e, note: substitute_member(e, side.entrants[0], side.players[0], into, note)


def evening_file(scene: Scene, moment: str, folder: Path) -> bytes:
    """The evening as a file that is not taken over here."""
    session, uid = scene.session, scene.uid
    content = session.club.transfer.export_evening(uid)
    if moment == "elsewhere":
        other = scene.house.start(folder)
        other.club.transfer.import_evening(content, "file.json")
        by_paper(other, uid, {1: (1, 2)})
        content = other.club.transfer.export_evening(uid)
    if moment in {"further on", "elsewhere"}:
        by_paper(session, uid, {2: (3, 4)})
    if moment == "deleted":
        session.club.evenings.delete(uid, by=BY)
    if moment == "match of another":
        database = session._work.database
        kept = database.table("matches").get(doc_id=scene.match) or {}
        put_as(database, {key: value for key, value in kept.items() if key != "club"})
    return content


@pytest.fixture
def scene(house: House, request: pytest.FixtureRequest, tmp_path: Path) -> Scene:
    session = house.start()
    moment = request.param
    found = Scene(house, session, MOMENTS[moment](session, house))
    if moment in WITH_PHONES:
        found.phones = with_phones(session, found.uid)
    if moment in FROM_FILES:
        found.kept["file"] = evening_file(found, moment, tmp_path / "other")
    if moment in PREPARED:
        PREPARED[moment](found)
    return found


def refusal_codes(given: object) -> Iterator[str]:
    """The codes for which a verb was refused; none where it was not."""
    if isinstance(given, tuple):
        yield from (problem.code for problem in given)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("scene", "code", "verb"),
    CASES,
    indirect=["scene"],
    ids=[f"{place}-{moment}-{code}" for place, (moment, code, _) in enumerate(CASES)],
)
def test_a_refused_verb_leaves_nothing_behind(scene: Scene, code: str, verb: Verb) -> None:
    news: list[object] = []
    scene.session.club.subscribe(news.append)
    before = scene.content()
    assert code in refusal_codes(verb(scene))
    file, documents = scene.content()
    assert documents == before[1]
    assert file == before[0]
    assert news == []


def test_each_reason_to_refuse_a_verb_of_the_club_has_a_case() -> None:
    tried = {code for _, code, _ in CASES}
    assert set(all_codes()) - tried == WARNINGS | OF_FILES | OF_LISTS


def test_unknown_codes_and_visitors_write_nothing(session: Session) -> None:
    uid = begin_first_round(session, 4)
    access, logins = session.club.access, session.club.logins
    access.ensure_code(uid, 1)
    size = session.path.stat().st_size
    assert access.exchange("a" * 16) is None
    assert not access.revoke("nobody")
    assert not access.request_owner("nobody", Owner(EntrantUid("00")))
    assert not access.allow("nobody")
    access.release("nobody")
    access.withdraw_request("nobody")
    access.record_arrival("nobody", 1, 1)
    logins.note_use("nobody's")
    assert session.path.stat().st_size == size
