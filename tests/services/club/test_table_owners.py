"""Whose phones are: claimed once, shared or handed on by consent, and led from table to table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorekeeper.club.entrants import remove_entrant
from scorekeeper.club.model import EntrantUid
from scorekeeper.club.phones import Owner, owners, seat_of
from scorekeeper.club.rounds import draw_round
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.services import Session, UnknownMatchError
from scorekeeper.services.club import TableSession
from scorekeeper.services.club.access import HALL
from scorekeeper.services.events import Event
from tests.club.kit import accepted
from tests.services.club.kit import (
    House,
    begin_evening,
    begin_first_round,
    change,
    close_running_round,
    match_of,
    next_round,
    phone,
    record_totals,
    take_side,
)
from tests.services.club.test_transfer import FILE, changed_file
from tests.support.problems import problem_codes

A, B = Owner(EntrantUid("00")), Owner(EntrantUid("01"))


def in_hall(session: Session, uid: Any) -> TableSession:
    """A phone that has scanned the code on the wall."""
    return phone(session, uid, HALL)


def test_evening_code_claims_a_pair_only_while_it_has_no_phone(
    session: Session,
) -> None:
    uid = begin_evening(session, 4)
    first, second = in_hall(session, uid), in_hall(session, uid)
    assert first.table.choose_owner(A) == ()
    assert second.table.choose_owner(A) == ()
    assert first.table.view().owner is not None
    assert second.table.view().owner is None, "it has only asked"
    assert first.table.view().asking == (second.visitor.id,)
    assert second.table.choose_owner(B) == ()
    assert session.club.access.owners(uid) == {first.visitor.id: A, second.visitor.id: B}
    assert first.table.view().asking == ()


@pytest.fixture
def elsewhere(house: House, tmp_path: Path) -> Iterator[House]:
    """Another computer, and the one of the evening."""
    other = House(tmp_path / "elsewhere", clock=house.clock, chance=house.chance)
    yield other
    other.close()


def test_phone_at_a_new_address_takes_its_name(house: House, elsewhere: House) -> None:
    """After an import the old phone of a pair was never here: nobody has to agree."""
    session = house.start()
    uid = begin_evening(session, 4)
    known = in_hall(session, uid)
    assert known.table.choose_owner(A) == ()
    second = elsewhere.start()
    accepted(second.club.transfer.import_evening(session.club.transfer.export_evening(uid), FILE))
    second = elsewhere.start()
    again = in_hall(second, uid)
    (choice, *_) = again.table.choices()
    assert (choice.owner, choice.has_phone) == (A, False)
    assert again.table.choose_owner(A) == ()
    assert second.club.access.owners(uid) == {again.visitor.id: A}
    third = in_hall(second, uid)
    assert third.table.choose_owner(A) == ()
    assert third.table.view().owner is None, "it has only asked: the other one is here"


def test_imported_phone_that_came_keeps_its_name(house: House, elsewhere: House) -> None:
    """With the old address a phone comes in by itself, and is asked before it shares."""
    session = house.start()
    uid = begin_evening(session, 4)
    known = in_hall(session, uid)
    assert known.table.choose_owner(A) == ()
    second = elsewhere.start()
    accepted(second.club.transfer.import_evening(session.club.transfer.export_evening(uid), FILE))
    second.club.access.connect(known.visitor)()
    other = in_hall(second, uid)
    assert other.table.choose_owner(A) == ()
    assert other.table.view().owner is None
    assert second.club.access.owners(uid) == {known.visitor.id: A}


def test_import_over_a_running_session_frees_no_name(session: Session) -> None:
    uid = begin_evening(session, 4)
    known = in_hall(session, uid)
    assert known.table.choose_owner(A) == ()
    content = session.club.transfer.export_evening(uid)
    accepted(session.club.transfer.import_evening(content, FILE, anyway=True))
    other = in_hall(session, uid)
    assert other.table.choose_owner(A) == ()
    assert session.club.access.owners(uid) == {known.visitor.id: A}


def test_phone_without_an_owner_has_no_table_and_no_match(session: Session) -> None:
    uid = begin_first_round(session, 4)
    stranger = in_hall(session, uid)
    assert stranger.matches.list() == ()
    view = stranger.table.view()
    assert (view.table, view.state, view.sides) == (0, "waiting", ())
    assert len(view.choices) == 4
    assert problem_codes(stranger.table.claim()) == ["no_round_running"]
    assert problem_codes(stranger.table.call()) == ["no_side_held"]


def test_phone_follows_its_pair_to_the_next_table(
    session: Session,
) -> None:
    uid = begin_first_round(session, 8)
    north = phone(session, uid, 1, side=0)
    owner = session.club.access.owners(uid)[north.visitor.id]
    before = match_of(north)
    close_running_round(session, uid)
    evening = next_round(session, uid)
    seat = seat_of(evening.rounds[1], owner)
    assert seat is not None
    assert north.table.view().table == seat.table.number
    assert match_of(north) == seat.table.match
    record_totals(north, 100, 50)
    others = [table.match for table in evening.rounds[1].tables if table != seat.table]
    for match in (before, *others):
        assert match is not None
        with pytest.raises(UnknownMatchError):
            north.matches.open(match)


def test_a_phone_of_somebody_stays_that_whatever_card_it_scans(session: Session) -> None:
    uid, other = begin_first_round(session, 4), begin_first_round(session, 4)
    access = session.club.access
    mine, unowned = phone(session, uid, 1, side=0), phone(session, uid, 1)
    for code, stays in (
        (access.ensure_code(uid, 2), True),
        (access.ensure_code(uid, HALL), True),
        (access.ensure_code(uid, None), False),
        (access.ensure_code(other, 1), False),
        ("a" * 16, False),
    ):
        assert access.is_code_of_own_evening(mine.visitor.id, code) is stays
        assert not access.is_code_of_own_evening(unowned.visitor.id, code)


def test_partners_of_a_team_have_a_phone_at_each_table(session: Session) -> None:
    uid = begin_evening(session, 2, form="teams", movement="by_lot")
    change(session, uid, draw_round)
    everybody = [*owners(session.club.evenings.open(uid))]
    assert [(owner.entrant, owner.part) for owner in everybody] == [
        ("00", 0),
        ("00", 1),
        ("01", 0),
        ("01", 1),
    ]
    drawn = session.club.evenings.open(uid).rounds[0]
    seats = [seat_of(drawn, owner) for owner in everybody]
    assert [seat.table.number for seat in seats if seat] == [1, 2, 1, 2]


def test_a_pair_that_is_struck_off_leaves_its_phone_to_choose_again(session: Session) -> None:
    uid = begin_evening(session, 4)
    seat = in_hall(session, uid)
    assert seat.table.choose_owner(A) == ()
    change(session, uid, lambda evening, _: remove_entrant(evening, A.entrant))
    view = seat.table.view()
    assert view.owner is None
    assert A not in [choice.owner for choice in view.choices]
    assert seat.table.choose_owner(B) == ()


def test_when_a_phone_is_lost_the_one_that_asks_first_gets_its_pair(session: Session) -> None:
    uid = begin_evening(session, 4)
    old, first, second = (in_hall(session, uid) for _ in range(3))
    for seat in (old, first, second):
        seat.table.choose_owner(A)
    session.club.access.revoke(old.visitor.id)
    assert session.club.access.owners(uid) == {first.visitor.id: A}
    assert first.table.view().asking == (second.visitor.id,)


def test_a_phone_hears_nothing_of_who_else_comes(session: Session) -> None:
    uid = begin_evening(session, 4)
    seat = in_hall(session, uid)
    seat.table.choose_owner(A)
    news: list[Event] = []
    seat.subscribe(news.append)
    in_hall(session, uid).table.choose_owner(B)
    assert news == []


def test_owners_move_to_another_computer_and_older_files_ask_again(
    house: House, tmp_path: Any
) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    content = session.club.transfer.export_evening(uid)
    other = house.start(tmp_path / "other")
    assert other.club.transfer.import_evening(content, FILE) == uid
    assert other.club.access.owners(uid) == session.club.access.owners(uid)

    def older(document: Any) -> None:
        (visitor,) = document["access"]["visitors"]
        del visitor["owner"]
        visitor["held"] = {"round": 1, "side": 0}

    assert (
        other.club.transfer.import_evening(changed_file(content, older), FILE, anyway=True) == uid
    )
    assert other.club.access.owners(uid) == {}
    assert take_side(other.club.seat(north.visitor), 0) == ()

    def wrong(document: Any) -> None:
        document["access"]["visitors"][0]["owner"]["entrant"] = "nobody"

    with pytest.raises(ClubFileError):
        other.club.transfer.import_evening(changed_file(content, wrong), FILE, anyway=True)


steps = st.lists(
    st.tuples(
        st.sampled_from(["belong", "release", "lose", "withdraw"]),
        st.integers(0, 3),
        st.sampled_from([A, B]),
    ),
    max_size=14,
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(steps)
def test_without_consent_no_two_phones_ever_belong_to_the_same_pair(
    tmp_path_factory: pytest.TempPathFactory, wanted: list[tuple[str, int, Owner]]
) -> None:
    house = House(tmp_path_factory.mktemp("house"))
    session = house.start()
    uid = begin_evening(session, 4)
    seats = [in_hall(session, uid) for _ in range(4)]
    access = session.club.access
    for step, number, owner in wanted:
        seat = seats[number]
        if step == "belong":
            seat.table.choose_owner(owner)
        elif step == "release":
            access.release(seat.visitor.id)
        elif step == "withdraw":
            seat.table.withdraw_request()
        else:
            access.revoke(seat.visitor.id)
        owned = [*access.owners(uid).values()]
        assert len(set(owned)) == len(owned)
        waiting = {visitor.wants for visitor in access.visitors(uid) if visitor.wants}
        assert waiting <= set(owned), "nobody waits for a pair that is free"
    house.close()
