"""Codes and tokens: what opens a table, for how long, and how it is taken back."""

import pytest

from scorekeeper.club.model import EntrantUid, EveningUid
from scorekeeper.club.phones import Owner
from scorekeeper.services import Session
from scorekeeper.services.club import UnknownEveningError, Visitor
from scorekeeper.services.club.access import (
    HALL,
    MAX_PHONES_OF_HALL,
    MAX_PHONES_OF_TABLE,
    MAX_SCREENS,
    NoRoomError,
)
from scorekeeper.services.events import EveningChanged
from tests.services.club.kit import (
    BY,
    House,
    begin_evening,
    begin_first_round,
    close_running_round,
    next_round,
    phone,
    take_side,
)
from tests.support.problems import problem_codes


def let_in(session: Session, code: str) -> tuple[str, Visitor]:
    found = session.club.access.exchange(code)
    assert found is not None
    return found.token, found.visitor


def test_a_code_has_16_letters_and_each_table_its_own(session: Session) -> None:
    uid = begin_evening(session)
    found = session.club.access.ensure_codes(uid, [1, 2, 3, None])
    assert len(set(found.values())) == 4
    for code in found.values():
        assert len(code) == 16
        assert set(code) <= set("abcdefghijklmnopqrstuvwxyz234567")
    assert session.club.access.ensure_code(uid, 2) == found[2]


def test_a_code_stays_the_same_over_a_restart_and_so_does_a_token(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    code = session.club.access.ensure_code(uid, 1)
    token, visitor = let_in(session, code)
    session = house.start()
    assert session.club.access.ensure_code(uid, 1) == code
    assert session.club.access.visitor(token) == visitor
    assert session.club.access.visitor_by_id(visitor.id) == visitor
    assert session.club.seat(visitor).table.view().table == 1


def test_only_the_digest_of_a_token_is_in_the_store(session: Session) -> None:
    uid = begin_first_round(session, 4)
    token, _ = let_in(session, session.club.access.ensure_code(uid, 1))
    assert len(token) == 43
    assert token.encode() not in session.path.read_bytes()


@pytest.mark.parametrize("wrong", ["", "a" * 16, "ä" * 16, "\ud800", "x" * 100_000, "\x00"])
def test_a_guess_opens_nothing(session: Session, wrong: str) -> None:
    uid = begin_first_round(session, 4)
    session.club.access.ensure_code(uid, 1)
    assert session.club.access.exchange(wrong) is None
    assert session.club.access.visitor(wrong) is None
    assert session.club.access.visitor_by_id(wrong) is None


def test_a_code_is_no_token_and_its_document_no_visitor(session: Session) -> None:
    uid = begin_first_round(session, 4)
    code = session.club.access.ensure_code(uid, 1)
    assert session.club.access.visitor(code) is None
    assert session.club.access.visitor_by_id(f"{uid}-table-1") is None
    assert session.club.access.revoke(f"{uid}-table-1") is False
    assert session.club.access.ensure_code(uid, 1) == code


def test_a_code_may_be_typed_in_capitals_and_with_a_space_behind_it(session: Session) -> None:
    uid = begin_first_round(session, 4)
    assert session.club.access.exchange(f" {session.club.access.ensure_code(uid, 1).upper()} ")


def test_a_new_code_puts_everybody_of_that_table_out_and_nobody_else(session: Session) -> None:
    uid = begin_first_round(session, 4)
    old = session.club.access.ensure_code(uid, 1)
    out, _ = let_in(session, old)
    stays, _ = let_in(session, session.club.access.ensure_code(uid, 2))
    news: list[EveningChanged] = []
    session.club.subscribe(news.append)
    fresh = session.club.access.replace_code(uid, 1)
    assert fresh != old
    assert session.club.access.exchange(old) is None
    assert session.club.access.visitor(out) is None
    assert session.club.access.visitor(stays) is not None
    _, visitor = let_in(session, fresh)
    assert visitor.mark == "table-1-phone-2"  # who was out before keeps the number in the log
    assert news[0] == EveningChanged(uid, None, 1, "access")


def test_a_single_visitor_is_revoked(session: Session) -> None:
    uid = begin_first_round(session, 4)
    code = session.club.access.ensure_code(uid, 1)
    (lost, gone), (kept, _) = let_in(session, code), let_in(session, code)
    assert session.club.access.revoke(gone.id)
    assert not session.club.access.revoke(gone.id)
    assert session.club.access.visitor(lost) is None
    assert session.club.access.visitor(kept) is not None
    assert [one.number for one in session.club.access.visitors(uid)] == [2]


def test_a_table_has_eight_phones_and_the_one_away_for_longest_goes(session: Session) -> None:
    uid = begin_first_round(session, 4)
    code = session.club.access.ensure_code(uid, 1)
    tokens = [let_in(session, code)[0] for _ in range(MAX_PHONES_OF_TABLE)]
    session.club.access.visitor(tokens[0])  # the first phone was here again
    let_in(session, code)
    known = [session.club.access.visitor(token) is not None for token in tokens]
    assert known == [True, False, *[True] * (MAX_PHONES_OF_TABLE - 2)]


@pytest.mark.thorough
def test_joining_flood_puts_out_no_phone_of_a_pair_or_connected(session: Session) -> None:
    """Also not the ones that wait for consent, as long as there are others."""
    uid = begin_first_round(session, 4)
    access, code = session.club.access, session.club.access.ensure_code(uid, HALL)
    pair = Owner(EntrantUid("a pair"))
    (_, owned), (_, waiting), (_, connected) = (let_in(session, code) for _ in range(3))
    assert access.request_owner(owned.id, pair)
    assert not access.request_owner(waiting.id, pair)
    for _ in range(MAX_PHONES_OF_HALL + 10):
        assert access.exchange(code, {connected.id}) is not None
    assert all(access.visitor_by_id(visitor.id) for visitor in (owned, waiting, connected))
    assert len(access.visitors(uid)) == MAX_PHONES_OF_HALL


def test_table_without_room_for_another_phone_keeps_its_own(session: Session) -> None:
    uid = begin_first_round(session, 4)
    access, code = session.club.access, session.club.access.ensure_code(uid, 1)
    phones = [let_in(session, code)[1] for _ in range(MAX_PHONES_OF_TABLE)]
    for number, phone_of_pair in enumerate(phones[:-1]):
        assert access.request_owner(phone_of_pair.id, Owner(EntrantUid(f"pair {number}")))
    with pytest.raises(NoRoomError):
        access.exchange(code, {phones[-1].id})
    assert {visitor.id for visitor in access.visitors(uid)} == {visitor.id for visitor in phones}


def test_after_a_restart_the_oldest_phone_that_has_not_come_back_goes(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    code = session.club.access.ensure_code(uid, 1)
    tokens = [let_in(session, code)[0] for _ in range(MAX_PHONES_OF_TABLE)]
    session = house.start()
    session.club.access.visitor(tokens[0])
    let_in(session, code)
    known = [session.club.access.visitor(token) is not None for token in tokens]
    assert known == [True, False, *[True] * (MAX_PHONES_OF_TABLE - 2)]


def test_screens_are_counted_by_themselves(session: Session) -> None:
    uid = begin_first_round(session, 4)
    code = session.club.access.ensure_code(uid, None)
    tokens = [let_in(session, code)[0] for _ in range(MAX_SCREENS + 1)]
    visitors = [session.club.access.visitor(token) for token in tokens]
    assert [one is None for one in visitors] == [True, *[False] * MAX_SCREENS]
    assert {one.role for one in visitors if one} == {"screen"}


def test_a_screen_takes_no_place_at_a_table(session: Session) -> None:
    uid = begin_first_round(session, 4)
    _, screen = let_in(session, session.club.access.ensure_code(uid, None))
    seated = session.club.seat(screen)
    assert seated.matches.list() == ()
    assert problem_codes(take_side(seated, 0)) == ["not_at_this_table"]


def test_when_all_rounds_are_closed_no_table_code_opens_anything(session: Session) -> None:
    uid = begin_first_round(session, 4, rounds=1)
    code, screen = (
        session.club.access.ensure_code(uid, 1),
        session.club.access.ensure_code(uid, None),
    )
    seated = phone(session, uid, 1, side=0)
    close_running_round(session, uid)
    assert session.club.access.exchange(code) is None
    assert session.club.access.exchange(screen) is not None  # the last standing is looked at
    assert seated.table.view().is_over
    assert problem_codes(seated.table.claim()) == ["no_round_running"]


def test_table_code_opens_the_next_rounds_table_between_rounds(
    session: Session,
) -> None:
    uid = begin_first_round(session, 4, rounds=2)
    code = session.club.access.ensure_code(uid, 1)
    close_running_round(session, uid)
    seated = session.club.seat(let_in(session, code)[1])
    assert seated.matches.list() == ()
    next_round(session, uid)
    assert seated.table.view().round == 2
    assert len(seated.matches.list()) == 1


def test_a_deleted_evening_knows_nobody_until_it_is_brought_back(session: Session) -> None:
    uid = begin_first_round(session, 4)
    code = session.club.access.ensure_code(uid, 1)
    token, visitor = let_in(session, code)
    session.club.evenings.delete(uid, by=BY)
    assert session.club.access.exchange(code) is None
    assert session.club.access.visitor(token) is None
    assert session.club.access.visitor_by_id(visitor.id) is None
    with pytest.raises(UnknownEveningError):
        session.club.access.ensure_code(uid, 1)
    session.club.evenings.restore(uid, by=BY)
    assert session.club.access.visitor(token) == visitor


def test_phones_of_an_ended_evening_are_forgotten_at_the_next(
    session: Session,
) -> None:
    over, other = begin_first_round(session, 4, rounds=1), begin_first_round(session, 4)
    phones = [phone(session, uid, 1, side=0) for uid in (over, other)]
    code = session.club.access.ensure_code(over, 1)
    close_running_round(session, over)
    assert session.club.access.visitor_by_id(phones[0].visitor.id) is not None
    session.club.access.ensure_code(begin_first_round(session, 4), 1)
    assert session.club.access.visitor_by_id(phones[0].visitor.id) is None
    assert session.club.access.visitor_by_id(phones[1].visitor.id) is not None
    assert session.club.access.ensure_code(over, 1) == code


def test_nobody_makes_a_code_for_an_evening_that_there_is_not(session: Session) -> None:
    with pytest.raises(UnknownEveningError):
        session.club.access.ensure_code(EveningUid("gone"), 1)
    with pytest.raises(UnknownEveningError):
        session.club.access.replace_code(EveningUid("gone"), 1)


def test_codes_of_two_evenings_have_nothing_to_do_with_each_other(session: Session) -> None:
    one, other = begin_first_round(session, 4), begin_first_round(session, 4)
    _, visitor = let_in(session, session.club.access.ensure_code(one, 1))
    assert session.club.access.ensure_code(one, 1) != session.club.access.ensure_code(other, 1)
    assert visitor.evening == one
    session.club.access.replace_code(other, 1)
    assert session.club.access.visitor_by_id(visitor.id) == visitor
