"""To whom a phone can belong, and where that one sits."""

from dataclasses import replace

from scorekeeper.club.entrants import check_out
from scorekeeper.club.model import EntrantUid, Evening
from scorekeeper.club.phones import Owner, owners, owners_at, players_of, seat_of
from scorekeeper.club.rounds import draw_round
from tests.club.kit import NOTE, accepted, evening_of


def draw_next_round(evening: Evening) -> Evening:
    return accepted(draw_round(evening, NOTE))


def owner_names(evening: Evening, owner: Owner) -> list[str]:
    return [member.name for member in players_of(evening, owner)]


def test_a_phone_belongs_to_a_pair_that_is_here() -> None:
    evening = accepted(check_out(evening_of(3), EntrantUid("001")))
    assert [owner.entrant for owner in owners(evening)] == ["000", "002"]
    assert owner_names(evening, Owner(EntrantUid("000"))) == ["000.0", "000.1"]


def test_the_partners_of_a_team_have_a_table_and_a_phone_each() -> None:
    evening = draw_next_round(evening_of(2, form="teams", movement="by_lot"))
    assert [*owners(evening)] == [
        Owner(EntrantUid(team), part) for team in ("000", "001") for part in (0, 1)
    ]
    second = Owner(EntrantUid("001"), 1)
    assert owner_names(evening, second) == ["001.2", "001.3"]
    last, seat = evening.rounds[-1], seat_of(evening.rounds[-1], second)
    assert seat is not None
    assert seat.table.number == 2
    assert (seat.side, second) in [*owners_at(last, seat.table)]


def test_seat_is_none_for_resting_and_late_entrants() -> None:
    evening = draw_next_round(evening_of(3))
    (resting,) = evening.rounds[-1].byes
    assert seat_of(evening.rounds[-1], Owner(resting)) is None
    assert seat_of(evening.rounds[-1], Owner(EntrantUid("late"))) is None


def test_an_owner_who_was_struck_off_has_no_players() -> None:
    evening = evening_of(2)
    gone = replace(evening, entrants=evening.entrants[:1])
    assert players_of(gone, Owner(EntrantUid("001"))) == ()
