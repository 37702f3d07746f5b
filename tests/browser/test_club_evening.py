"""A club evening in five real browsers: two rounds, three tables, one organiser, one wall.

Table 1 has a phone of each side, table 2 has one phone, table 3 writes on paper.
Rounds are of one deal, whose totals are typed. The sums that are expected are made apart from
the app, from what was typed and from who sat where by the wall.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from scorekeeper.services import open_session
from tests.browser.club_night import Night
from tests.browser.club_people import (
    Score,
    begin_totals,
    dispute,
    end_totals,
    give,
    hand_over,
    take_side,
    tap_all,
    type_totals,
)
from tests.browser.club_server import ClubServer
from tests.browser.club_sums import WALKOVER
from tests.browser.conftest import NewPhone, failed

PEOPLE = (
    *("Adele Brandt", "Bruno Castell", "Clara Dahlmann", "David Ekholm"),
    *("Edith Forster", "Fabian Gerling", "Gerda Hallberg", "Henrik Iversen"),
    *("Irene Jansson", "Jonas Kessler", "Katrin Lundqvist", "Lukas Mertens"),
)
PAIRS = tuple(zip(PEOPLE[::2], PEOPLE[1::2], strict=True))
MEMBERS = PEOPLE[:10]
"""Those whom the club knows; the others are guests."""
PHONES = (1, 1, 2)
"""At which tables there are phones."""
PAPER = 3
SCORES: dict[int, tuple[Score, ...]] = {
    1: ((900, 850), (500, 600), (700, 900)),
    2: ((1000, 500), (400, 400)),
}
"""What is typed at the tables of each round; in round 2 somebody is missing at table 3."""
DECIDED, CORRECTED = (950, 500), (900, 700)
WHY_DECIDED, WHY_CORRECTED = "One red three was forgotten", "Columns were swapped"


@pytest.fixture
def club(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ClubServer]:
    """Give a club's server whose store knows the members."""
    data, uids = tmp_path / "data", (f"person-{number}" for number in count())
    session = open_session(data, now=lambda: "2026-11-01T20:00:00+01:00", new_uid=uids.__next__)
    for name in MEMBERS:
        session.people.add(name)
    session.close()
    server = ClubServer(data)
    server.start()
    yield server
    server.kill()
    if failed(request):
        print(server.output)  # noqa: T201 - pytest shows it beside the failure


def test_an_evening_of_two_rounds_on_three_tables(club: ClubServer, new_phone: NewPhone) -> None:
    night = Night(club, new_phone, SCORES)
    night.begin(PAIRS, members=MEMBERS)
    accepted = first_round(night)
    accepted += second_round(night)
    before = night.sums.standing()
    correct_the_first_round(night)
    assert night.sums.standing() != before, "the correction changes the standing"
    the_evening_is_over(night)
    the_log_says_it_all(night.organiser.log(), accepted)
    no_phone_was_told_of_another_table(night)


def first_round(night: Night) -> list[str]:
    """Two phones agree; one is handed over; one dies with half a deal typed, and comes back."""
    night.next_round()
    night.hand_out_cards(1, 2)
    one, other, second = night.scan(*PHONES)
    night.agreed_on_two_phones(one, other)

    first, last = night.typed(second.table)
    take_side(second.phone, 1)
    begin_totals(second.phone, first)
    second = night.comes_back(second)
    second.phone.tap("record")
    second.phone.wait_says("field-0-total", str(first))
    end_totals(second.phone, last)
    give(second.phone)
    named = hand_over(second.phone, 0)

    night.organiser.settle(PAPER, night.typed(PAPER), "paper")
    night.close()
    night.shows_the_sums()
    return [named]


def second_round(night: Night) -> list[str]:
    """A dispute, a walkover, and a phone whose card another one scans after it gave the result."""
    night.next_round()
    one, other, second = sorted(night.guests, key=lambda guest: guest.table)
    take_side(one.phone, 0)
    take_side(other.phone, 1)
    type_totals(one.phone, night.typed(one.table))
    give(one.phone)
    dispute(other.phone)
    night.organiser.sees(one.table, "disputed")
    night.organiser.settle(one.table, DECIDED, "decide", reason=WHY_DECIDED)
    night.sums.book(night.number, one.table, DECIDED)
    one.phone.box("done")

    take_side(second.phone, 0)
    type_totals(second.phone, night.typed(second.table))
    give(second.phone)
    night.vanish(second)
    (successor,) = night.scan(second.table)
    take_side(successor.phone, 0)
    named = [hand_over(successor.phone, 1)]

    night.organiser.miss(PAPER, 1)
    night.sums.book(night.number, PAPER, (WALKOVER, 0))
    night.close()
    night.shows_the_sums()
    return named


def correct_the_first_round(night: Night) -> None:
    """The paper of table 3 was read the wrong way round."""
    night.organiser.screen.tap("part-tables")
    night.organiser.correct(1, PAPER, CORRECTED, reason=WHY_CORRECTED)
    night.sums.book(1, PAPER, CORRECTED)
    night.shows_the_sums()


def the_evening_is_over(night: Night) -> None:
    """Everybody reads the final standing, and nobody has met anybody twice."""
    tap_all(night.organiser.screen, "part-tables", "final")
    night.shows_the_sums()
    night.big.wait_text("Final standing")
    for guest in night.guests:
        guest.phone.wait_text("The evening is over.")
    meetings = night.sums.meetings()
    assert len(meetings) == len(set(meetings)) == 3 * 2


def the_log_says_it_all(log: str, accepted: list[str]) -> None:
    """Who accepted on whose phone, what was decided and corrected, and why."""
    for name in accepted:
        assert f"{name}, on phone" in log
    assert "Table 3 of round 1: 700 : 900 is corrected to 900 : 700" in log
    assert "Table 1: 950 : 500 is decided" in log
    assert "Table 3: walkover" in log
    assert WHY_CORRECTED in log
    assert WHY_DECIDED in log


def no_phone_was_told_of_another_table(night: Night) -> None:
    """In each round a phone's frames hold the names of those at its table, and no other."""
    for guest in (*night.guests, *night.gone):
        for number, told in guest.ears.heard().items():
            sides = night.sums.seats[number][guest.table]
            here = {name for side in sides for name in side.split(" & ")}
            others = [name for name in PEOPLE if name not in here]
            assert all(name.encode() in told for name in here)
            parts = [part for name in others for part in name.split()]
            assert [part for part in parts if part.encode() in told] == []
