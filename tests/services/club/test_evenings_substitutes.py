"""Somebody takes a seat while the round is running: the match at the table knows it."""

from scorekeeper.club.entrants import substitute_member
from scorekeeper.club.model import EntrantUid, Member, MemberUid
from scorekeeper.match.seating import next_arrangement
from scorekeeper.services import Change, Session
from tests.services.club.kit import (
    BY,
    House,
    begin_evening,
    begin_first_round,
    change,
    match_of,
    next_round,
    phone,
    record_totals,
    seat_substitute,
)
from tests.support.problems import problem_codes as refused_codes


def test_a_substitute_sits_in_the_match_too(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    before, after = phone(session, uid, 1, side=0), phone(session, uid, 2, side=0)
    record_totals(after, 100, 50)
    for table, seated in ((1, before), (2, after)):
        into = Member(MemberUid(f"sub{table}"), f"Sub {table}")
        seat_substitute(session, uid, table, into)
        assert into in seated.table.view().sides[0].players
    started = before.matches.open(match_of(before)).match
    assert started.sides[0].players[0].uid == "sub1"
    assert started.sides[0].name.startswith("Sub 1 & ")
    running_match = after.matches.open(match_of(after))
    assert "Sub 2" not in {player.name for player in running_match.match.sides[0].players}
    assert "Sub 2" in (next_arrangement(running_match.match).seats or ())
    assert isinstance(
        after.deals.record(
            match_of(after),
            running_match.match.deals[0],
            seen=after.matches.number(match_of(after)),
        ),
        Change,
    )
    last = after.matches.open(match_of(after)).match.deals[-1]
    assert last.seats is not None
    assert "Sub 2" in last.seats
    assert house.start().club.match_at(uid, 1, 2) is not None


def test_a_substitute_comes_and_the_one_who_left_comes_back(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    members = {one.uid: one for one in session.club.evenings.open(uid).members}
    into = Member(MemberUid("sub"), "Sub")
    record_totals(north, 100, 50)
    left = members[seat_substitute(session, uid, 1, into)]
    record_totals(north, 100, 50)
    seat_substitute(session, uid, 1, left)
    record_totals(north, 100, 50)
    deals = north.matches.open(match_of(north)).match.deals
    assert deals[0].seats is None
    assert "Sub" in (deals[1].seats or ())
    assert "Sub" not in (deals[2].seats or ())
    assert left.name in (deals[2].seats or ())


def test_substitute_with_a_name_of_the_match_is_refused(session: Session) -> None:
    """The match could not tell the two apart: all of the change is taken back."""
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    record_totals(north, 100, 50)
    seats = [*north.matches.open(match_of(north)).match.seats] or [
        player.name
        for pair in zip(*(side.players for side in north.table.view().sides), strict=True)
        for player in pair
    ]
    assert isinstance(
        session.matches.arrange_next_deal(
            match_of(north),
            seats=(*seats[:-1], "Sub"),
            seen=session.matches.number(match_of(north)),
        ),
        Change,
    )
    before = session.club.evenings.open(uid)
    side = before.rounds[0].tables[0].sides[0]
    into = Member(MemberUid("sub"), "Sub")
    refused = session.club.evenings.change(
        uid, lambda e, n: substitute_member(e, side.entrants[0], side.players[0], into, n), by=BY
    )
    assert refused_codes(refused) == ["name_twice"]
    assert session.club.evenings.open(uid) == before
    assert into not in north.table.view().sides[0].players


def test_substitute_before_the_draw_needs_no_match(session: Session) -> None:
    uid = begin_evening(session, 4)
    into = Member(MemberUid("sub"), "Sub")
    change(
        session,
        uid,
        lambda e, n: substitute_member(e, EntrantUid("00"), MemberUid("m00a"), into, n),
    )
    next_round(session, uid)
    names = {
        player.name
        for number in (1, 2)
        for side in session.club.match_at(uid, 1, number).match.sides  # type: ignore[union-attr]
        for player in side.players
    }
    assert "Sub" in names
    assert "00a" not in names


def test_substitute_at_a_table_whose_match_was_deleted(
    session: Session,
) -> None:
    uid = begin_first_round(session, 4)
    match = match_of(phone(session, uid, 1, side=0))
    session.deletions.delete(match, seen=session.matches.number(match))
    into = Member(MemberUid("sub"), "Sub")
    out = seat_substitute(session, uid, 1, into)
    (side, _) = session.club.evenings.open(uid).rounds[0].tables[0].sides
    assert into.uid in side.players
    assert out not in side.players
