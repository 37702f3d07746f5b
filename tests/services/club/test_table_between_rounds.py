"""A phone between two rounds: where its pair goes, how it stands, calls, and who may share it."""

from scorekeeper.club.model import EntrantUid, EveningUid, Member, MemberUid
from scorekeeper.club.phones import Owner, seat_of
from scorekeeper.club.rounds import draw_round
from scorekeeper.services import Session
from scorekeeper.services.club import TableSession
from scorekeeper.services.club.access import HALL
from scorekeeper.services.club.table import LONGEST_REASON
from tests.services.club.kit import (
    begin_evening,
    begin_first_round,
    by_paper,
    change,
    close_running_round,
    enter_entrant,
    enters,
    next_round,
    phone,
)
from tests.support.problems import problem_codes

A, B = Owner(EntrantUid("00")), Owner(EntrantUid("01"))


def phone_of(session: Session, uid: EveningUid, owner: Owner) -> TableSession:
    """A phone that has scanned the code on the wall and belongs to somebody, or asks to."""
    seated = phone(session, uid, HALL)
    assert seated.table.choose_owner(owner) == ()
    return seated


# --- the next seat


def test_drawn_round_says_the_next_table_and_takes_arrivals(
    session: Session,
) -> None:
    uid = begin_evening(session, 4)
    north = phone_of(session, uid, A)
    assert north.table.view().coming is None
    assert problem_codes(north.table.arrive()) == ["no_round_drawn"]
    drawn = change(session, uid, draw_round).rounds[-1]
    coming = north.table.view().coming
    assert coming is not None
    assert coming.table in [table.number for table in drawn.tables]
    assert (coming.moves, coming.has_arrived) == (False, False)
    assert coming.sides[coming.side or 0] == "00a & 00b"
    assert north.table.arrive() == ()
    arrived = north.table.view().coming
    assert arrived is not None
    assert arrived.has_arrived
    assert north.table.arrive() == (), "to say it again is no problem"


def test_resting_phone_sees_the_running_round_and_its_end(session: Session) -> None:
    """In the second round: where it stands while others play, and that the round is over then."""
    uid = begin_first_round(session, 3, rounds=3)
    close_running_round(session, uid)
    (resting,) = next_round(session, uid).rounds[-1].byes
    seat = phone_of(session, uid, Owner(resting))
    view = seat.table.view()
    assert (view.state, view.is_running, view.round) == ("waiting", True, 2)
    assert view.standing is not None
    assert view.clock is not None
    close_running_round(session, uid)
    view = seat.table.view()
    assert (view.state, view.is_running, view.coming) == ("closed", False, None)
    late = phone(session, uid, HALL)
    enter_entrant(session, uid, "late")
    assert late.table.choose_owner(Owner(EntrantUid("late"))) == ()
    assert late.table.view().state == "waiting", "who comes now was in no round"


def test_resting_phone_has_no_table_to_come(session: Session) -> None:
    uid = begin_evening(session, 3)
    (resting,) = change(session, uid, draw_round).rounds[-1].byes
    coming = phone_of(session, uid, Owner(resting)).table.view().coming
    assert coming is not None
    assert (coming.round, coming.table) == (1, None)


def test_phone_of_a_latecomer_waits_for_the_next_draw(session: Session) -> None:
    uid = begin_evening(session, 4)
    change(session, uid, draw_round)
    enter_entrant(session, uid, "04")
    late = phone_of(session, uid, Owner(EntrantUid("04")))
    assert late.table.view().coming is None
    assert problem_codes(late.table.arrive()) == ["no_round_drawn"]


def test_a_pair_that_stays_at_its_table_does_not_move(session: Session) -> None:
    uid = begin_first_round(session, 2)
    north = phone(session, uid, 1, side=0)
    close_running_round(session, uid)
    change(session, uid, draw_round)
    coming = north.table.view().coming
    assert coming is not None
    assert (coming.table, coming.moves) == (1, False)


# --- the standing


def test_after_a_round_a_phone_says_how_its_pair_stands(session: Session) -> None:
    uid = begin_first_round(session, 4)
    tables = session.club.evenings.open(uid).rounds[-1].tables
    by_paper(session, uid, {table.number: (2000, 500) for table in tables})
    winner, loser = (phone_of(session, uid, Owner(side.entrants[0])) for side in tables[0].sides)
    assert winner.table.view().standing is None, "the round still runs"
    close_running_round(session, uid)
    first, last = winner.table.view().standing, loser.table.view().standing
    assert first is not None
    assert last is not None
    assert (first.place, first.gap, first.entrants) == (1, None, 4)
    assert (last.place, last.gap) == (3, first.points - last.points)


def test_phone_knows_the_tie_break_behind_its_place(session: Session) -> None:
    uid = begin_first_round(session, 4)
    tables = session.club.evenings.open(uid).rounds[-1].tables
    by_paper(session, uid, {1: (2000, 500), 2: (2500, 500)})
    second, first = (phone_of(session, uid, Owner(at.sides[0].entrants[0])) for at in tables)
    close_running_round(session, uid)
    behind, ahead = second.table.view().standing, first.table.view().standing
    assert behind is not None
    assert (behind.place, behind.gap) == (2, 0)
    assert (behind.tie_break, behind.tie_break_figures) == ("difference", (2000, 1500))
    assert ahead is not None
    assert ahead.tie_break is None


def test_knockout_loser_is_told_the_round_without_a_gap(
    session: Session,
) -> None:
    uid = begin_first_round(session, 4, movement="knockout", rounds=1)
    (beaten,) = session.club.evenings.open(uid).rounds[-1].tables[0].sides[1].entrants
    loser = phone_of(session, uid, Owner(beaten))
    assert loser.table.view().exit_round is None
    close_running_round(session, uid)
    view = loser.table.view()
    assert view.exit_round == 1
    assert view.standing is not None
    assert view.standing.gap is None


def test_when_the_evening_is_over_nobody_chooses_a_name_any_more(session: Session) -> None:
    uid = begin_first_round(session, 2, rounds=1)
    stranger = phone(session, uid, HALL)
    assert len(stranger.table.view().choices) == 2
    close_running_round(session, uid)
    assert stranger.table.view().is_over
    assert stranger.table.view().choices == ()


def test_names_of_pairs_and_teams_on_phones(
    session: Session,
) -> None:
    """A pair with a name goes by it and a team by its name and partners."""

    def names(form: str, team: str, count: int) -> list[str]:
        uid = begin_evening(session, 0, form=form, movement="by_lot")
        members = [Member(MemberUid(f"{team}{n}"), f"{team} {n}") for n in range(count)]
        enters(session, uid, team, members, called=team)
        return [choice.name for choice in phone(session, uid, HALL).table.choices()]

    assert names("pairs", "Foxes", 2) == ["Foxes"]
    assert names("teams", "Owls", 4) == ["Owls: Owls 0 & Owls 1", "Owls: Owls 2 & Owls 3"]


# --- who asks to share a phone's owner


def asking(session: Session) -> tuple[TableSession, TableSession]:
    """The phone of a pair, and one that asks for it."""
    uid = begin_evening(session, 4)
    return phone_of(session, uid, A), phone_of(session, uid, A)


def test_whose_wish_is_granted_has_the_pair_too(session: Session) -> None:
    first, second = asking(session)
    assert first.table.answer_request(second.visitor.id, is_allowed=True) == ()
    assert [seat.table.view().owner is not None for seat in (first, second)] == [True, True]
    assert first.table.view().asking == ()


def test_a_wish_is_refused_or_taken_back(session: Session) -> None:
    first, second = asking(session)
    assert first.table.answer_request(second.visitor.id, is_allowed=False) == ()
    assert (first.table.view().asking, second.table.view().owner) == ((), None)
    assert second.table.choose_owner(A) == ()
    assert first.table.view().asking == (second.visitor.id,)
    assert second.table.withdraw_request() == ()
    assert first.table.view().asking == ()


def test_nobody_answers_for_others_or_once_shut_out(session: Session) -> None:
    first, second = asking(session)
    stranger = phone_of(session, first.visitor.evening, B)
    assert stranger.table.answer_request(second.visitor.id, is_allowed=True) == ()
    assert second.table.view().owner is None, "the wish is not for that pair"
    session.club.access.revoke(first.visitor.id)
    assert problem_codes(first.table.answer_request(second.visitor.id, is_allowed=True)) == [
        "access_revoked"
    ]


# --- calls


def test_a_call_is_open_until_it_is_ended_and_is_made_once(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    assert north.table.end_call() == (), "there is none"
    assert north.table.call("the pile") == ()
    made = north.table.view().call
    assert made is not None
    assert (made.table, made.note.reason) == (1, "the pile")
    assert problem_codes(north.table.call()) == ["called_already"]
    assert north.table.end_call() == ()
    assert north.table.view().call is None


def test_call_between_rounds_is_made_from_the_next_table(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    close_running_round(session, uid)
    change(session, uid, draw_round)
    coming = north.table.view().coming
    assert coming is not None
    assert north.table.call() == ()
    made = north.table.view().call
    assert made is not None
    assert made.table == coming.table


def test_a_table_whose_phone_is_nobodys_can_call(session: Session) -> None:
    uid = begin_first_round(session, 4)
    card = phone(session, uid, 2)
    assert card.table.call() == ()
    made = card.table.view().call
    assert made is not None
    assert (made.table, made.members) == (2, ())


def test_a_reason_has_an_end(session: Session) -> None:
    uid = begin_first_round(session, 4)
    refused = phone(session, uid, 1, side=0).table.call("x" * (LONGEST_REASON + 1))
    assert problem_codes(refused) == ["text_too_long"]


# --- what a phone hears of


def test_phone_is_near_its_table_in_a_round_and_near_all_after(
    session: Session,
) -> None:
    uid = begin_evening(session, 4)
    north = phone_of(session, uid, A)
    near = north._phone.nearby_tables
    assert near() == frozenset()
    evening = next_round(session, uid)
    seat = seat_of(evening.rounds[-1], A)
    assert seat is not None
    assert near() == {seat.table.number}
    close_running_round(session, uid)
    assert near() == {1, 2}
    session.club.evenings.delete(uid, by="organiser")
    assert near() == frozenset()


# --- what the organiser grants


def test_only_what_is_asked_for_can_be_granted(session: Session) -> None:
    first, second = asking(session)
    access = session.club.access
    assert not access.allow(first.visitor.id), "it has its pair, and asks for none"
    assert not access.allow("nobody")
    access.withdraw_request("nobody")
    access.release("nobody")
    assert first.table.view().asking == (second.visitor.id,)


def test_a_pair_can_be_handed_on_and_its_old_phone_asks_anew(session: Session) -> None:
    first, second = asking(session)
    assert session.club.access.allow(second.visitor.id, instead=True)
    assert first.table.view().owner is None
    assert second.table.view().owner is not None


def test_a_page_that_is_lost_twice_was_connected_once(session: Session) -> None:
    first, _ = asking(session)
    access, uid = session.club.access, first.visitor.id
    lost, again = access.connect(first.visitor), access.connect(first.visitor)
    lost()
    lost()
    assert access.is_connected(uid), "a second page of it is still there"
    again()
    assert not access.is_connected(uid)
