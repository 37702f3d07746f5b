"""A phone at a table of the club: from scanning the code to the saved deal, and who may undo it."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from scorekeeper.club.model import RoundLength
from scorekeeper.club.standings import standing
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from tests.club_ui.sessions import (
    ORGANISER,
    club_night,
    phone,
    record_deals,
    seat_phone,
    table_at,
    visitor,
)
from tests.ui.matches import is_on, label_of, shown_totals
from tests.ui.recording import COMMON_DEAL, asked_about, saved_as_it_is, taps
from tests.ui.screen import Node
from tests.ui.testkit import UI

WORDS = Words()

SIZES = [(390, 844), (360, 640), (844, 390), (1280, 800)]


async def sat_down(ui: UI, side: int = 0) -> None:
    """Say whose phone it is, and wait for the table."""
    await ui.tap(f"owner-{side}")
    await ui.until(lambda: ui.has("record"))


# --- whose phone it is


async def test_scanned_phone_says_its_table_and_asks_its_owner(
    session: Session,
) -> None:
    uid = club_night(session)
    sides = [side.entrants[0] for side in table_at(session, uid).sides]
    async with phone(session, visitor(session, uid)) as ui:
        assert ui.has_text("Table 1, round 1")
        assert ui.has_text(WORDS.text("phone-whose"))
        for place, entrant in enumerate(sides):
            assert entrant in ui.text(f"owner-{place}")
        assert not ui.has("record")
        await sat_down(ui)
        assert seat_phone(session, visitor(session, uid)).table.view().sides[0].has_phone


async def test_table_of_five_says_that_the_dealer_sits_out(session: Session) -> None:
    """The next dealer is also the one who sits out; a deal counts for all three of the side."""
    names = [(name,) for name in ("Ana", "Ben", "Cleo", "Dov", "Eva")]
    plan: dict[str, Any] = {"form": "individuals", "movement": "free", "fives": "classic_4p"}
    uid = club_night(session, names, **plan)
    three, two = [side.players for side in table_at(session, uid).sides]
    assert (len(three), len(two)) == (3, 2)
    seat = seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        assert ui.text("dealer").startswith(f"{three[0]} deals and sits out this deal")
        assert "sits out" not in ui.text("dealer").partition(" · ")[2]
        record_deals(seat, (300, 100))
        await ui.until(lambda: f"{three[1]} sits out" in ui.text("dealer"))
        record_deals(seat, (5000, 0))
        assert seat.table.claim() == ()
    assert seat_phone(session, visitor(session, uid), 1).table.accept(1) == ()
    rows = standing(session.club.evenings.open(uid))
    assert sorted(row.card_points for row in rows) == [100, 100, 5300, 5300, 5300]


async def test_the_answer_may_be_changed_until_the_result_is_given(session: Session) -> None:
    who = visitor(session, uid := club_night(session))
    seat = seat_phone(session, who, 0)
    async with phone(session, who) as ui:
        await ui.tap("table-menu")
        await ui.tap("phone-whose")
        assert ui.route == "/whose"
        await ui.tap("owner-1")
        await ui.until(lambda: ui.route == "/")
        mine = seat.table.view().mine
        assert mine is not None
        assert mine.number == 1
        record_deals(seat, (5000, 0))
        assert seat.table.claim() == ()
        await ui.until(lambda: ui.has("given"))
        await ui.tap("table-menu")
        assert not is_on(ui, "phone-whose")
        assert table_at(session, uid).claims


async def test_second_phone_of_a_pair_asks_the_first(
    session: Session,
) -> None:
    uid = club_night(session)
    seat_phone(session, first := visitor(session, uid), 0)
    async with (
        phone(session, visitor(session, uid)) as ui,
        phone(session, first) as other,
    ):
        assert "Already has a phone" in ui.text("owner-0")
        assert "Has a phone" not in ui.text("owner-1")
        await ui.tap("owner-0")
        await ui.until(lambda: ui.has("asked-for"))
        assert not ui.has("record")
        await other.until(lambda: other.has("asking"))
        await other.tap("phone-asking-no")
        await ui.until(lambda: not ui.has("asked-for"))
        await ui.tap("owner-0")
        await other.until(lambda: other.has("phone-asking-yes"))
        await other.tap("phone-asking-yes")
        await ui.until(lambda: ui.has("record"))
        await other.until(lambda: other.has("record") and not other.has("asking"))


async def test_whoever_asks_for_a_pair_gets_it_once_its_phone_is_lost(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, first := visitor(session, uid), 0)
    async with phone(session, visitor(session, uid)) as ui, phone(session, first) as lost:
        await ui.tap("owner-0")
        await ui.until(lambda: ui.has("asked-for"))
        assert session.club.access.revoke(first.id)
        await ui.until(lambda: ui.has("record"))
        await lost.until(lambda: lost.has("out"))


# --- the match


@pytest.mark.parametrize("size", SIZES)
async def test_the_table_is_all_there_at_every_size(
    session: Session, size: tuple[int, int]
) -> None:
    uid = club_night(session)
    seat = seat_phone(session, who := visitor(session, uid), 0)
    record_deals(seat, (1385, 585), (500, -120))
    async with phone(session, who, width=size[0], height=size[1]) as ui:
        assert shown_totals(ui) == ["1,885", "465"]
        assert [ui.text("needs-0"), ui.text("needs-1")] == ["meld 90", "meld 50"]
        assert ui.has("dealer")
        assert ui.text("record") == "Score deal 3"
        assert ui.has("deal-2")
        assert ui.has("tab-meld")
        assert not ui.has("tab-matches")


async def test_a_deal_takes_as_many_taps_as_at_home(session: Session) -> None:
    uid = club_night(session)
    who = visitor(session, uid)
    seat = seat_phone(session, who, 0)
    async with phone(session, who) as ui:
        for tap in COMMON_DEAL:
            await ui.tap(tap)
        await ui.until(lambda: ui.route == "/" and ui.has("notice"))
        assert shown_totals(ui) == ["1,385", "585"]
        assert seat.matches.list()[0].progress.totals == (1385, 585)
        await ui.tap("deal-1")
        assert ui.has("line-mixed_canasta")


async def test_a_deal_against_the_rules_takes_one_tap_more(session: Session) -> None:
    uid = club_night(session)
    seat = seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        await ui.tap("record")
        await taps(ui, ["tab-1", "key-6", "key-0", "who-0", "key-8", "key-5"])
        asked = await asked_about(ui)
        assert asked == ["Greta & Hugo: went out without a canasta, but these rules require 1."]
        await saved_as_it_is(ui)
    assert seat.matches.list()[0].progress.totals == (185, 60)


async def test_latest_deals_are_shown_and_earlier_ones_on_demand(
    session: Session,
) -> None:
    """Of many deals the latest are shown and the earlier ones on demand."""
    uid = club_night(session, length=RoundLength(deals=20))
    who = visitor(session, uid)
    record_deals(seat_phone(session, who, 0), *[(100, 50)] * 7)
    async with phone(session, who) as ui:
        assert all(ui.has(f"deal-{number}") for number in range(1, 8))  # one more is not hidden
        record_deals(seat_phone(session, who), (100, 50), (100, 50))
        await ui.until(lambda: ui.has("deal-9"))
        assert ui.text("phone-earlier") == "3 earlier deals"
        assert not ui.has("deal-3")
        await ui.tap("phone-earlier")
        assert all(ui.has(f"deal-{number}") for number in range(1, 10))
        assert not ui.has("phone-earlier")


async def test_a_meld_can_be_checked_for_the_own_match(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who, route="/meld") as ui:
        assert ui.has("rank-7")
        for tap in ("rank-7", "rank-7", "rank-7"):
            await ui.tap(tap)
        assert ui.has("verdict")


async def test_half_typed_deal_survives_a_flat_battery(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who, route="/record") as ui:
        for tap in ("who-0", "key-3", "key-8", "key-5"):
            await ui.tap(tap)
        match = seat_phone(session, who).table.view().match
        assert match is not None
        await ui.until(lambda: "385" in _typed(session, who, match))
    async with phone(session, who, route="/record") as ui:
        assert "385" in label_of(ui, "field-0-table")


def _typed(session: Session, who: Any, match: Any) -> str:
    draft = session.drafts.find(match, who.id)
    return "" if draft is None else str(draft.form)


async def test_other_phones_deal_is_shown_with_its_author(
    session: Session,
) -> None:
    uid = club_night(session)
    mine, other = visitor(session, uid), visitor(session, uid)
    seat_phone(session, mine, 0)
    async with phone(session, mine) as ui:
        record_deals(seat_phone(session, other, 1), (300, 700))
        await ui.until(lambda: shown_totals(ui) == ["300", "700"])
        assert ui.text("changed").startswith("By another phone at this table: Deal 1 saved")
        assert not ui.has("notice-undo")


# --- what goes on below the form of a deal


async def test_below_the_form_the_table_follows_what_other_phones_record(session: Session) -> None:
    uid = club_night(session)
    mine, other = visitor(session, uid), visitor(session, uid)
    seat_phone(session, mine, 0)
    async with phone(session, mine) as ui:
        await ui.tap("record")
        await ui.until(lambda: ui.has("save"))
        assert not ui.has("total-0"), "the form lies over it"
        record_deals(seat_phone(session, other, 1), (300, 700))
        await ui.back()
        await ui.until(lambda: shown_totals(ui) == ["300", "700"])
        assert ui.has_text("Score deal 2")


async def test_below_the_form_the_table_is_turned_with_the_phone(session: Session) -> None:
    seat_phone(session, who := visitor(session, club_night(session)), 0)
    async with phone(session, who) as ui:
        assert [node.type for node in ui.nodes()].count("NavigationBar") == 1
        await ui.tap("record")
        await ui.resize(844, 390)
        await ui.back()
        await ui.until(lambda: ui.has("record"))
        assert "NavigationBar" not in [node.type for node in ui.nodes()]
        assert ui.has("tab-meld"), "the tabs stand beside"


async def test_language_changed_on_a_phone_changes_every_text(
    session: Session,
) -> None:
    seat_phone(session, who := visitor(session, club_night(session)), 0)
    async with phone(session, who) as ui:
        await ui.until(lambda: ui.has("record"))
        german = {"language_code": "de", "country_code": "DE", "script_code": None}
        await ui.fire(page_of(ui), "locale_change", {"locales": [german]})
        await ui.until(lambda: ui.has_text("Runde 1 eintragen"))
        english = ("Deal 1", "Table 1, round 1", "deals", "meld")
        assert [said for said in english if ui.has_text(said)] == []


def page_of(ui: UI) -> Node:
    """The page itself, which hears what happens to the phone."""
    return Node(ui.mirror.page, disabled=False)


# --- undo


async def test_a_phone_takes_back_what_it_did_last(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        record_deals(seat_phone(session, who), (300, 700))
        await ui.until(lambda: shown_totals(ui) == ["300", "700"])
        assert label_of(ui, "undo") == "Undo: deal 1"
        await ui.tap("undo")
        await ui.until(lambda: shown_totals(ui) == ["0", "0"])


async def test_nobody_takes_back_what_another_did_and_is_told_who(session: Session) -> None:
    uid = club_night(session)
    mine, other = visitor(session, uid), visitor(session, uid)
    seat = seat_phone(session, mine, 0)
    record_deals(seat, (300, 700))
    async with phone(session, mine) as ui:
        assert is_on(ui, "undo")
        record_deals(seat_phone(session, other, 1), (100, 100))
        await ui.until(lambda: ui.has("deal-2"))
        assert not is_on(ui, "undo")
        assert label_of(ui, "undo").endswith("because another phone at this table made the change")
        match = seat.table.view().match
        assert match is not None
        uid_of_first = session.matches.open(match).match.deals[0].uid
        assert uid_of_first is not None
        session.deals.drop(match, uid_of_first, by=ORGANISER, seen=session.matches.number(match))
        await ui.until(
            lambda: label_of(ui, "undo").endswith("because the organiser made the change")
        )


@pytest.mark.thorough
async def test_the_bar_that_takes_back_goes_when_somebody_else_goes_on(session: Session) -> None:
    uid = club_night(session)
    mine, other = visitor(session, uid), visitor(session, uid)
    seat_phone(session, mine, 0)
    async with phone(session, mine) as ui:
        for tap in ("record", "mode", "who-0", "key-5", "key-0", "key-0", "save", "warning-save"):
            await ui.tap(tap)
        await ui.until(lambda: ui.route == "/" and ui.has("notice-undo"))
        record_deals(seat_phone(session, other, 1), (100, 100))
        await ui.until(lambda: ui.has("deal-2"))
        assert not ui.has("notice-undo")


# --- the clock


def at(monkeypatch: pytest.MonkeyPatch, session: Session, uid: Any, minutes: float) -> None:
    """Let it be so many minutes after the beginning of the round."""
    started = session.club.evenings.open(uid).rounds[-1].started
    assert started is not None
    then = datetime.fromisoformat(started) + timedelta(minutes=minutes)
    monkeypatch.setattr("scorekeeper.ui.widgets.countdown.now", lambda: then)
    monkeypatch.setattr("scorekeeper.club_ui.clock.now", lambda: then)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("minutes", "said", "gives"),
    [
        (3, "47 minutes left", False),
        (42, "Last 8 minutes", False),
        (51, "Time’s up: finish this deal within 4 minutes", True),
        (56, "Time’s up: stop and count the cards", True),
    ],
)
async def test_the_clock_warns_and_then_the_result_can_be_given(
    session: Session, monkeypatch: pytest.MonkeyPatch, minutes: float, said: str, *, gives: bool
) -> None:
    length = RoundLength(points=5000, minutes=50, warning=10, overtime=5)
    uid = club_night(session, length=length)
    seat = seat_phone(session, who := visitor(session, uid), 0)
    record_deals(seat, (300, 700))
    at(monkeypatch, session, uid, minutes)
    async with phone(session, who) as ui:
        assert ui.text("clock") == said
        assert ui.has("record")
        assert ui.has("phone-give") == gives


async def test_a_round_without_minutes_has_no_clock(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        assert not ui.has("clock")
