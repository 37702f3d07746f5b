"""A phone from round to round: it waits, goes on by itself, and is let in only while it may be."""

from typing import Any

import pytest

from scorekeeper.club.model import RoundLength, Score
from scorekeeper.club.phones import Owner
from scorekeeper.club.results import record_from_paper, record_walkover
from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.services.club import TableSession
from scorekeeper.services.club.access import HALL
from tests.club_ui.sessions import (
    ORGANISER,
    close_running_round,
    club_night,
    phone,
    record_deals,
    seat_phone,
    visitor,
)
from tests.services.club.kit import change, next_round
from tests.ui.testkit import mount

WORDS = Words()

WON = ((5100, 1200),)


def won(session: Session, uid: Any) -> tuple[Any, TableSession]:
    """A phone at table 1 whose side has won the match there."""
    who = visitor(session, uid)
    seat = seat_phone(session, who, 0)
    record_deals(seat, *WON)
    return who, seat


# --- what comes after


async def test_phone_waits_for_the_next_round_and_goes_there(session: Session) -> None:
    uid = club_night(session)
    who, _ = won(session, uid)
    for number in (1, 2):
        paper = lambda e, note, n=number: record_from_paper(e, n, Score((5100, 1200)), note)  # noqa: E731
        change(session, uid, paper)
    async with phone(session, who) as ui:
        assert ui.text("done") == "The result is from the paper sheet"
        assert "next round" in ui.text("next-round")
        close_running_round(session, uid)
        await ui.until(lambda: ui.has("waiting"))
        assert ui.text("waiting") == "Round 1 is over."
        assert ui.has("last-result")
        assert not ui.has("deal-1"), "nothing can be read or changed after the round is closed"
        next_round(session, uid)
        await ui.until(lambda: ui.has("record"))
        assert ui.has_text("Table 2, round 2"), "the phone goes with its pair"


async def test_a_phone_whose_pair_is_out_of_a_knockout_waits_for_no_round(session: Session) -> None:
    uid = club_night(session, movement="knockout")
    seat_phone(session, winner := visitor(session, uid), 0)
    seat_phone(session, loser := visitor(session, uid), 1)
    for number in (1, 2):
        paper = lambda e, note, n=number: record_from_paper(e, n, Score((5100, 1200)), note)  # noqa: E731
        change(session, uid, paper)
    close_running_round(session, uid)
    async with phone(session, loser) as ui:
        await ui.until(lambda: ui.has("waiting"))
        assert ui.text("waiting") == "Out in round 1."
        assert not ui.has("goes-on")
        next_round(session, uid)
        assert ui.text("waiting") == "Out in round 1."
    async with phone(session, winner) as ui:
        await ui.until(lambda: ui.has("record"))


async def test_a_form_that_is_open_when_the_round_ends_is_left(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who, route="/record") as ui:
        await ui.tap("who-0")
        absent = lambda e, note: record_walkover(e, 1, [1], note)  # noqa: E731
        change(session, uid, absent)
        await ui.until(lambda: ui.route == "/" and ui.has("done"))
        assert ui.text("done") == "The result is a walkover"


@pytest.mark.thorough
async def test_a_deal_that_comes_too_late_is_refused_in_words(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        for tap in ("record", "mode", "who-0", "key-5", "key-0", "key-0"):
            await ui.tap(tap)
        monkeypatch.setattr("scorekeeper.club_ui.guest_app.go", lambda *_: None)
        change(session, uid, lambda e, note: record_from_paper(e, 1, Score((100, 0)), note))
        await ui.tap("save")
        await ui.tap("warning-save")
        await ui.until(lambda: ui.has("not-saved-close"))
        assert ui.has_text("Table 1 already has a result.")


async def test_after_the_last_round_it_says_that_the_evening_is_over(session: Session) -> None:
    uid = club_night(session, rounds=1)
    who, _ = won(session, uid)
    async with phone(session, who) as ui:
        for number in (1, 2):
            paper = lambda e, note, n=number: record_from_paper(e, n, Score((1, 2)), note)  # noqa: E731
            change(session, uid, paper)
        await ui.until(lambda: ui.has("done"))
        assert "last round" in ui.text("next-round")
        close_running_round(session, uid)
        await ui.until(lambda: ui.has("waiting"))
        assert ui.text("waiting") == WORDS.text("phone-over")
        assert not ui.has("goes-on")


async def test_a_table_that_is_not_used_in_a_round_says_so(session: Session) -> None:
    three = (("Ana", "Ben"), ("Cleo", "Dov"), ("Eva", "Finn"))
    uid = club_night(session, three)
    async with phone(session, visitor(session, uid, 2)) as ui:
        assert ui.text("waiting") == "Nobody is at table 2 in round 1."
        assert ui.has("goes-on")


# --- who is not let in any more


async def test_a_revoked_phone_says_so_and_shows_nothing_any_more(session: Session) -> None:
    uid = club_night(session)
    who, _ = won(session, uid)
    async with phone(session, who) as ui:
        session.club.access.replace_code(uid, 1)
        await ui.until(lambda: ui.has("out"))
        assert not any("Greta" in text for text in ui.texts())
        await ui.go("/record")
        assert not ui.has("save")


async def test_somebody_unknown_is_told_to_scan_a_card(session: Session) -> None:
    uid = club_night(session)
    screen = visitor(session, uid, None)
    for unknown in (visitor(session, uid).id + "x", screen.id):
        who = type(screen)(id=unknown, role="table", evening=uid, table=1, number=1)
        async with phone(session, who) as ui:
            assert ui.has("out")
            assert not ui.has("owner-0")


async def test_an_evening_that_was_deleted_is_gone_from_its_phones(session: Session) -> None:
    uid = club_night(session)
    who, _ = won(session, uid)
    async with phone(session, who) as ui:
        session.club.evenings.delete(uid, by=ORGANISER)
        await ui.until(lambda: ui.has("out"))


async def test_resting_phone_has_the_clock_and_the_last_round(session: Session) -> None:
    """Three pairs in two rounds: the pair that rests sees the clock and the end of the round."""
    three = (("Ana", "Ben"), ("Cleo", "Dov"), ("Eva", "Finn"))
    length = RoundLength(points=5000, minutes=30)
    uid = club_night(session, three, length=length, rounds=2)
    (resting,) = session.club.evenings.open(uid).rounds[-1].byes
    who = visitor(session, uid, HALL)
    assert session.club.seat(who).table.choose_owner(Owner(resting)) == ()
    desk = mount(app(session, Words()), route=f"/club/{uid}", width=1280, height=900)
    async with phone(session, who) as ui, desk as organiser:
        assert ui.text("waiting") == "You sit out round 1"
        assert ui.has("clock")
        assert ui.text("goes-on").startswith("The next round")
        assert resting in organiser.text("resting")
        paper = lambda e, note: record_from_paper(e, 1, Score((5100, 1200)), note)  # noqa: E731
        change(session, uid, paper)
        close_running_round(session, uid)
        await ui.until(lambda: ui.text("waiting") == "Round 1 is over.")
        assert not ui.has("clock")
        next_round(session, uid)
        change(session, uid, paper)
        await ui.until(lambda: not ui.has("goes-on"))
    (last,) = session.club.evenings.open(uid).rounds[-1].byes
    other = visitor(session, uid, HALL)
    assert session.club.seat(other).table.choose_owner(Owner(last)) == ()
    async with phone(session, other) as ui:
        assert ui.text("goes-on").startswith("This is the last round.")
        assert ui.has("standing")
