"""Who deals next and who sits where can be said by hand in the middle of an evening."""

from scorekeeper.match import Match, MatchUid, Player, Side, seats_of
from scorekeeper.match.seating import current_sides, dealers, people_of
from scorekeeper.services import Change, Session
from tests.services.conftest import Reopen, classic, deal
from tests.support.matches import CLEO_DOV

SOME, LESS = {"total": 500}, {"total": 120}
AT_FIRST = ("Ana", "Cleo", "Ben", "Dov")


def start_with_deals(session: Session, deals: int = 0) -> MatchUid:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    for _ in range(deals):
        assert isinstance(
            session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid)), Change
        )
    return uid


def match_of(session: Session, uid: MatchUid) -> Match:
    return session.matches.open(uid).match


def side_names(match: Match, side: int, number: int | None = None) -> list[str]:
    return [person.name for person in people_of(match, side, number)]


def test_arranged_dealer_deals_next_and_the_turn_continues(session: Session) -> None:
    uid = start_with_deals(session, deals=1)
    assert isinstance(
        session.matches.arrange_next_deal(uid, dealer="Dov", seen=session.matches.number(uid)),
        Change,
    )
    assert session.matches.open(uid).progress.dealer == "Dov"
    assert session.matches.open(uid).progress.leader == "Ana"
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    opened = session.matches.open(uid)
    assert [one.dealer for one in opened.progress.deals] == ["Ana", "Dov"]
    assert opened.progress.dealer == "Ana"


def test_an_arrangement_holds_for_the_next_deal_alone(session: Session) -> None:
    uid = start_with_deals(session)
    session.matches.arrange_next_deal(uid, dealer="Ben", seen=session.matches.number(uid))
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    assert [one.dealer for one in session.matches.open(uid).progress.deals] == ["Ben", "Dov"]


def test_a_deal_that_is_undone_finds_its_arrangement_again(session: Session) -> None:
    uid = start_with_deals(session, deals=1)
    session.matches.arrange_next_deal(uid, dealer="Dov", seen=session.matches.number(uid))
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    session.deals.undo(uid, seen=session.matches.number(uid))
    assert session.matches.open(uid).progress.dealer == "Dov"
    session.deals.undo(uid, seen=session.matches.number(uid))
    assert session.matches.open(uid).progress.dealer == "Cleo"


def test_replacement_plays_from_then_on_earlier_deals_stay(reopen: Reopen) -> None:
    session = reopen()
    uid = start_with_deals(session, deals=2)
    assert isinstance(
        session.matches.arrange_next_deal(
            uid, seats=("Ana", "Cleo", "Eva", "Dov"), seen=session.matches.number(uid)
        ),
        Change,
    )
    assert seats_of(match_of(session, uid)) == ("Ana", "Cleo", "Eva", "Dov")
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    match = match_of(reopen(), uid)
    assert [seats_of(match, number) for number in (0, 1)] == [AT_FIRST, AT_FIRST]
    assert [side_names(match, 0, number) for number in range(4)] == [
        ["Ana", "Ben"],
        ["Ana", "Ben"],
        ["Ana", "Eva"],
        ["Ana", "Eva"],
    ]
    assert dealers(match)[2] == "Eva"
    assert [side.name for side in current_sides(match)] == ["Ana & Eva", "Cleo & Dov"]


def test_the_replacement_outlives_the_deal_in_which_it_began(session: Session) -> None:
    uid = start_with_deals(session, deals=1)
    session.matches.arrange_next_deal(
        uid, seats=("Ana", "Cleo", "Eva", "Dov"), seen=session.matches.number(uid)
    )
    for _ in range(2):
        session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    began = match_of(session, uid).deals[1].uid
    assert began is not None
    session.deals.drop(uid, began, seen=session.matches.number(uid))
    assert side_names(match_of(session, uid), 0, 1) == ["Ana", "Eva"]


def test_the_turn_to_deal_stays_with_the_seat_that_is_taken_over(session: Session) -> None:
    uid = start_with_deals(session, deals=2)
    assert session.matches.open(uid).progress.dealer == "Ben"
    session.matches.arrange_next_deal(
        uid, seats=("Ana", "Cleo", "Eva", "Dov"), seen=session.matches.number(uid)
    )
    assert session.matches.open(uid).progress.dealer == "Eva"


def test_whoever_comes_back_sits_there_as_before(session: Session) -> None:
    uid = start_with_deals(session)
    session.matches.arrange_next_deal(
        uid, seats=("Ana", "Cleo", "Eva", "Dov"), seen=session.matches.number(uid)
    )
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    session.matches.arrange_next_deal(uid, seats=AT_FIRST, seen=session.matches.number(uid))
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    match = match_of(session, uid)
    assert [side_names(match, 0, number) for number in (0, 1)] == [["Ana", "Eva"], ["Ana", "Ben"]]


def test_seats_that_cannot_be_are_refused_and_nothing_changes(session: Session) -> None:
    uid = start_with_deals(session)
    for seats, codes in (
        (("Ana", "Cleo", "Ben"), ["wrong_number_of_players"]),
        (("Ana", "Cleo", "Ana", "Dov"), ["name_twice"]),
        (("Ana", " ", "Ben", "Dov"), ["name_needed"]),
    ):
        found = session.matches.arrange_next_deal(
            uid, seats=seats, seen=session.matches.number(uid)
        )
        assert isinstance(found, tuple)
        assert [problem.code for problem in found] == codes
    found = session.matches.arrange_next_deal(uid, dealer="Eva", seen=session.matches.number(uid))
    assert isinstance(found, tuple)
    assert [problem.code for problem in found] == ["name_needed"]
    assert len(session.matches.open(uid).history.changes) == 1


def test_a_correction_of_the_set_up_keeps_what_is_arranged(session: Session) -> None:
    uid = start_with_deals(session, deals=1)
    session.matches.arrange_next_deal(uid, dealer="Dov", seen=session.matches.number(uid))
    assert isinstance(
        session.matches.correct_set_up(
            uid, classic(house_rules={"target": 3000}), seen=session.matches.number(uid)
        ),
        Change,
    )
    assert session.matches.open(uid).progress.dealer == "Dov"


def test_a_record_with_an_arrangement_is_read_again(session: Session) -> None:
    uid = start_with_deals(session, deals=1)
    session.matches.arrange_next_deal(
        uid, dealer="Dov", seats=("Ana", "Cleo", "Eva", "Dov"), seen=session.matches.number(uid)
    )
    text = session.exchange.export_json([uid])
    session.deletions.delete(uid, seen=session.matches.number(uid))
    session.exchange.import_matches(session.exchange.preview_import(text, "a file"))
    assert session.matches.open(uid).progress.dealer == "Dov"
    assert seats_of(match_of(session, uid)) == ("Ana", "Cleo", "Eva", "Dov")


def test_a_rematch_has_the_side_names_of_those_who_sit_there_now(session: Session) -> None:
    uid = start_with_deals(session)
    session.matches.arrange_next_deal(
        uid, seats=("Ana", "Cleo", "Eva", "Dov"), seen=session.matches.number(uid)
    )
    assert current_sides(match_of(session, uid))[0].players == (Player("Ana"), Player("Eva"))


def test_a_name_that_is_put_right_is_put_right_in_deals_that_name_it(session: Session) -> None:
    uid = start_with_deals(session)
    session.matches.arrange_next_deal(uid, dealer="Ben", seen=session.matches.number(uid))
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    session.matches.arrange_next_deal(
        uid, seats=("Ana", "Cleo", "Ben", "Eva"), seen=session.matches.number(uid)
    )
    session.deals.record(uid, deal(SOME, LESS), seen=session.matches.number(uid))
    bob = Side("Ana & Bob", (Player("Ana"), Player("Bob")))
    assert isinstance(
        session.matches.correct_set_up(
            uid, classic(sides=(bob, CLEO_DOV)), seen=session.matches.number(uid)
        ),
        Change,
    )
    opened = session.matches.open(uid)
    assert [one.dealer for one in opened.progress.deals] == ["Bob", "Eva"]
    assert seats_of(opened.match) == ("Ana", "Cleo", "Bob", "Eva")
    assert [side_names(opened.match, side, 1) for side in (0, 1)] == [
        ["Ana", "Bob"],
        ["Cleo", "Eva"],
    ]
    rob = Side("Ana & Rob", (Player("Ana"), Player("Rob")))
    session.matches.correct_set_up(
        uid, classic(sides=(rob, CLEO_DOV)), seen=session.matches.number(uid)
    )
    assert session.matches.open(uid).progress.deals[0].dealer == "Rob"
    for _ in range(2):
        session.deals.undo(uid, seen=session.matches.number(uid))
    assert session.matches.open(uid).progress.deals[0].dealer == "Ben"
