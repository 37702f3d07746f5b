"""Evenings are begun, changed, listed, deleted and brought back; each verb is one change."""

from dataclasses import replace

import pytest

from scorekeeper.club.entrants import check_in, check_out
from scorekeeper.club.model import (
    EntrantUid,
    Evening,
    EveningUid,
    Member,
    MemberUid,
    Note,
    Plan,
    Problems,
    Score,
)
from scorekeeper.club.results import decide_result
from scorekeeper.club.rounds import draw_round
from scorekeeper.club.serialization import EVENING_VERSION, ClubFileError
from scorekeeper.services import Session
from scorekeeper.services.club import EveningSummary, UnknownEveningError
from scorekeeper.services.club.evenings import new_evening_name
from scorekeeper.services.events import EveningChanged
from scorekeeper.storage.database import EVENINGS
from tests.club.kit import accepted, plan_of
from tests.services.club.kit import (
    BY,
    House,
    begin_evening,
    begin_first_round,
    by_paper,
    change,
    close_running_round,
    enter_entrant,
    enters,
    next_round,
    phone,
    record_totals,
)
from tests.support.problems import problem_codes as refused_codes


def test_an_evening_is_begun_by_a_plan_and_is_there_after_a_restart(house: House) -> None:
    session = house.start()
    uid = begin_evening(session, 8, place="Clubhouse")
    before = session.club.evenings.open(uid)
    assert [entrant.uid for entrant in before.entrants][:2] == ["00", "01"]
    assert house.start().club.evenings.open(uid) == before


def test_impossible_plan_is_refused_with_all_its_problems(session: Session) -> None:
    refused = session.club.evenings.begin(plan_of(rounds=0, ruleset="classic_2p", form="pairs"))
    assert isinstance(refused, tuple)
    assert "too_few_rounds" in {problem.code for problem in refused}
    assert session.club.evenings.list() == ()


def test_a_verb_that_the_evening_does_not_allow_changes_nothing(session: Session) -> None:
    uid = begin_evening(session)
    before, size = session.club.evenings.open(uid), session.path.stat().st_size
    refused = session.club.evenings.start_round(uid, by=BY)
    assert refused_codes(refused) == ["no_round_drawn"]
    assert session.club.evenings.open(uid) is before
    assert session.path.stat().st_size == size


def test_nobody_opens_an_evening_that_there_is_not(session: Session) -> None:
    with pytest.raises(UnknownEveningError):
        session.club.evenings.open(EveningUid("gone"))
    with pytest.raises(UnknownEveningError):
        session.club.evenings.change(EveningUid("gone"), draw_round, by=BY)


def test_the_list_says_how_far_each_evening_is(session: Session) -> None:
    first = begin_evening(session, rounds=2)
    told = [(one.state, one.rounds) for one in session.club.evenings.list()]
    assert told == [("planned", 0)]
    states = []
    for _ in range(2):
        change(session, first, draw_round)
        states.append(session.club.evenings.list()[0].state)
        accepted(session.club.evenings.start_round(first, by=BY))
        states.append(session.club.evenings.list()[0].state)
        close_running_round(session, first)
        states.append(session.club.evenings.list()[0].state)
    assert states == ["drawn", "running", "between", "drawn", "running", "over"]
    (listed,) = session.club.evenings.list()
    assert (listed.name, listed.date, listed.rounds, listed.planned, listed.entrants) == (
        *("Tuesday", "2026-11-24"),
        *(2, 2, 8),
    )


def test_evenings_are_listed_by_day_then_by_beginning(
    session: Session,
) -> None:
    plans = [plan_of(), plan_of(), plan_of()]
    days = ("2026-11-24", "2026-12-01", "2026-11-24")
    uids = [
        session.club.evenings.begin(_on(plan, day)) for plan, day in zip(plans, days, strict=True)
    ]
    listed = [one.uid for one in session.club.evenings.list()]
    assert listed == [uids[1], uids[2], uids[0]]


def _on(plan: Plan, day: str) -> Plan:
    return replace(plan, date=day)


def test_an_evening_goes_with_its_matches_and_comes_back_with_them(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 8)
    match = session.club.match_at(uid, 1, 1)
    assert match is not None
    gone = session.club.match_at(uid, 1, 2)
    assert gone is not None
    session.deletions.delete(gone.uid, seen=session.matches.number(gone.uid))
    before = session.club.evenings.open(uid)
    session.club.evenings.delete(uid, by=BY)
    assert session.club.evenings.list() == ()
    assert session.matches.list(include_club=True) == ()
    assert [one.uid for one in session.deletions.list()] == []
    with pytest.raises(UnknownEveningError):
        session.club.evenings.open(uid)
    session = house.start()
    assert [one.uid for one in session.club.evenings.list_deleted()] == [uid]
    session.club.evenings.restore(uid, by=BY)
    assert session.club.evenings.open(uid) == before
    assert session.club.match_at(uid, 1, 1) is not None
    assert [one.uid for one in session.deletions.list()] == [gone.uid]


def test_bringing_back_an_evening_not_deleted_changes_nothing(session: Session) -> None:
    uid = begin_first_round(session, 2)
    before = session.club.evenings.open(uid)
    heard: list[EveningChanged] = []
    session.club.subscribe(heard.append)
    session.club.evenings.restore(uid, by="organiser")
    assert (session.club.evenings.open(uid), heard) == (before, [])


def test_members_are_shown_by_the_names_that_they_have_today(house: House) -> None:
    session = house.start()
    ana, ben = session.people.add("Ana"), session.people.add("Ben")
    uid = begin_evening(session, 1)
    members = [Member(MemberUid(str(one.uid)), one.name) for one in (ana, ben)]
    enters(session, uid, "pair", members)
    next_round(session, uid)
    session.people.rename(ana, "Anna")
    for again in (session, house.start()):
        names = {one.uid: one.name for one in again.club.evenings.open(uid).members}
        assert names[MemberUid(str(ana.uid))] == "Anna"
        match = again.club.match_at(uid, 1, 1)
        assert match is not None
        assert "Anna & Ben" in {side.name for side in match.match.sides}
    session = house.opened[-1]
    kept = session._work.database.table(EVENINGS).get(doc_id=uid)
    assert kept is not None
    assert "Ana" in {one["name"] for one in kept["members"]}

    def called_zoe(evening: Evening, _: Note) -> Evening:
        zoe = Member(MemberUid("m00a"), "Zoë")
        return replace(evening, members=(zoe, *evening.members[1:]))

    assert session.club.evenings.open(uid).members[0].uid == "m00a"
    change(session, uid, called_zoe)
    kept = session._work.database.table(EVENINGS).get(doc_id=uid)
    assert kept is not None
    assert {"Ana", "Zoë"} <= {one["name"] for one in kept["members"]}


def test_an_evening_of_a_newer_program_is_listed_and_not_opened(session: Session) -> None:
    uid = begin_evening(session)
    database = session._work.database
    head = database.table(EVENINGS).get(doc_id=uid)
    assert head is not None
    database.table(EVENINGS).put({**head, "version": EVENING_VERSION + 1, "wind": "east"})
    (listed,) = session.club.evenings.list()
    assert (listed.name, listed.is_readable) == ("Tuesday", False)
    with pytest.raises(ClubFileError, match="newer version"):
        session.club.evenings.open(uid)
    with pytest.raises(ClubFileError, match="newer version"):
        session.club.evenings.change(uid, draw_round, by=BY)


def test_a_field_of_the_head_that_nobody_knows_stays(session: Session) -> None:
    uid = begin_evening(session)
    database = session._work.database
    database.table(EVENINGS).put(
        {**(database.table(EVENINGS).get(doc_id=uid) or {}), "weather": "snow"}
    )
    change(session, uid, lambda e, _: check_out(e, EntrantUid("03")))
    assert (database.table(EVENINGS).get(doc_id=uid) or {})["weather"] == "snow"
    change(session, uid, lambda e, _: check_in(e, EntrantUid("03")))
    assert session.club.evenings.open(uid).entrants[3].present


def test_evening_news_names_each_table_that_differs(session: Session) -> None:
    uid = begin_evening(session, 4)
    news: list[EveningChanged] = []
    end = session.club.subscribe(news.append)
    change(session, uid, draw_round)
    assert news == [
        EveningChanged(uid, None, None, "evening"),
        EveningChanged(uid, 1, 1, "table"),
        EveningChanged(uid, 1, 2, "table"),
    ]
    news.clear()
    accepted(session.club.evenings.start_round(uid, by=BY))
    by_paper(session, uid, {2: (10, 5)})
    assert news[-1] == EveningChanged(uid, 1, 2, "table")
    news.clear()
    session.club.evenings.change(uid, lambda e, _: e, by=BY)
    assert news == []
    end()
    by_paper(session, uid, {1: (10, 5)})
    assert news == []


def test_a_listener_that_fails_is_nothing_to_the_others(session: Session) -> None:
    uid = begin_first_round(session, 4)
    heard: list[EveningChanged] = []

    def broken(_: EveningChanged) -> None:
        raise ZeroDivisionError

    session.club.subscribe(broken)
    session.club.subscribe(heard.append)
    by_paper(session, uid, {1: (10, 5)})
    assert heard == [EveningChanged(uid, 1, 1, "table")]


def test_a_step_that_raises_leaves_the_evening_as_it_was(session: Session) -> None:
    uid = begin_first_round(session, 4)
    before = session.club.evenings.open(uid)

    def broken(*_: object) -> Problems:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        session.club.evenings.change(uid, broken, by=BY)
    assert session.club.evenings.open(uid) == before


def test_single_table_view_equals_that_of_all_tables(
    session: Session,
) -> None:
    uid = begin_first_round(session, 4)
    record_totals(phone(session, uid, 2, side=0), 785, 120)
    _, second = session.club.tables(uid, 1)
    assert session.club.table(uid, 1, 2) == second
    assert second.totals == (785, 120)
    for number, table in ((1, 3), (1, 0), (0, 1), (2, 1)):
        assert session.club.table(uid, number, table) is None
    assert session.club.tables(uid, 0) == session.club.tables(uid, 2) == ()


def test_evening_of_version_1_becomes_the_newest_when_changed(
    session: Session,
) -> None:
    """Its byes are worth nothing, as they were; an older program does not open it any more."""
    uid = begin_evening(session)
    next_round(session, uid)
    database = session._work.database
    head = database.table(EVENINGS).get(doc_id=uid)
    assert head is not None
    scheme = {**head["plan"]["scheme"], "bye": "nothing"}
    for name in ("bye_floor", "whole_match"):
        scheme.pop(name)
    older = {**head, "version": 1, "plan": {**head["plan"], "scheme": scheme}}
    older.pop("adjustments")
    database.table(EVENINGS).put(older)
    evening = session.club.evenings.open(uid)
    assert (evening.plan.scheme.missed, evening.plan.scheme.whole_match) == ("nothing", None)
    change(
        session, uid, lambda evening, note: decide_result(evening, 1, Score((5, 0)), note), "why"
    )
    now = database.table(EVENINGS).get(doc_id=uid)
    assert now is not None
    assert (now["version"], now["plan"]) == (EVENING_VERSION, older["plan"])


def test_log_says_who_checks_out_in_and_comes_late(session: Session) -> None:
    """Before the first draw everybody arrives, and the log would be their list."""
    uid = begin_evening(session, 4)
    first = EntrantUid("00")
    next_round(session, uid)
    change(session, uid, lambda evening, _: check_out(evening, first))
    change(session, uid, lambda evening, _: check_in(evening, first))
    enter_entrant(session, uid, "late")
    log = session.club.evenings.open(uid).log
    assert [(entry.kind, entry.members) for entry in log[2:]] == [
        ("checked_out", ("m00a", "m00b")),
        ("checked_in", ("m00a", "m00b")),
        ("checked_in", ("mlatea", "mlateb")),
    ]
    assert {entry.note.by for entry in log} == {BY}


def test_second_session_of_a_day_has_a_number() -> None:
    """The number goes with the day: next week's first session has the plain name again."""

    def name(plan_name: str, today: str, *listed: tuple[str, str]) -> str:
        plan = plan_of()
        plan = replace(plan, name=plan_name, date="2026-11-24")
        summaries = [
            EveningSummary(
                uid=EveningUid(f"{number}"),
                name=own,
                date=day,
                place="",
                rounds=0,
                planned=3,
                state="planned",
                entrants=0,
            )
            for number, (own, day) in enumerate(listed)
        ]
        return new_evening_name(plan, today, summaries)

    first, second = ("Canasta", "2026-11-24"), ("Canasta 2", "2026-11-24")
    assert name("Canasta", "2026-11-24") == "Canasta"
    assert name("Canasta", "2026-11-24", first) == "Canasta 2"
    assert name("Canasta 2", "2026-11-24", first, second) == "Canasta 3"
    assert name("Canasta 2", "2026-12-01", first, second) == "Canasta"
    assert name("Round 2", "2026-12-01", ("Round 2", "2026-11-24")) == "Round 2"
