"""A deal is amended or inserted in the same form in which it is recorded."""

from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.match.serialization import read_deal
from scorekeeper.scoring.notation import read_melds
from scorekeeper.services import ChangeKind, Session
from tests.ui.device import FOUR, NAME, device, record_match
from tests.ui.recording import (
    asked_about,
    chips_of_row,
    deals,
    label_of,
    recorded_totals,
    save_deal,
    saved_as_it_is,
    taps,
)

WORDS = Words()

FIRST = {
    "sides": [
        {"melds": ["KKKKKKK", "555"], "red_threes": 1, "went_out": True},
        {"canastas": {"mixed": 1}, "melded_card_points": 145, "hand_card_points": 60},
    ],
    "note": "cut twice",
}


def with_deals(session: Session, *documents: dict[str, Any]) -> list[str]:
    """A match of these deals; gives their uids."""
    match = record_match(session, FOUR)
    for document in documents:
        session.deals.record(match, read_deal(document, "deal"), seen=session.matches.number(match))
    return [str(deal.uid) for deal in deals(session)]


def last_change(session: Session) -> ChangeKind:
    match = session.matches.list()[0]
    return session.matches.open(match.uid).history.changes[-1].kind


OUT_TOO_EARLY = {
    "sides": [{"melds": ["KKK222", "h:457"], "went_out": True}, {"hand_card_points": 60}]
}


@pytest.mark.thorough
@pytest.mark.parametrize("route", ["/record/{uid}", "/insert/{uid}"])
async def test_deal_against_the_rules_is_amended_after_one_question(
    session: Session, route: str
) -> None:
    (uid,) = with_deals(session, OUT_TOO_EARLY)
    async with device(session, route=route.format(uid=uid)) as ui:
        await taps(ui, ["who-0", "tab-1", "key-next", "key-7", "key-0", "tab-0", "key-next"])
        asked = await asked_about(ui)
        assert "Ana & Ben: went out without a canasta, but these rules require 1." in asked
        await saved_as_it_is(ui)
    assert recorded_totals(session)[1] < -60


async def test_cards_that_are_no_meld_are_still_the_cards_that_were_tapped(
    session: Session,
) -> None:
    """Of a sequence with a gap the suit was lost, and with it all cards of the side."""
    (uid,) = with_deals(session, OUT_TOO_EARLY)
    async with device(session, route=f"/record/{uid}") as ui:
        await taps(ui, ["tab-0", "chip-0-red_threes-1"])
        await asked_about(ui)
        await saved_as_it_is(ui)
    (deal,) = deals(session)
    assert deal.deal.sides[0].melds == read_melds("KKK222 h:457")


async def test_a_recorded_deal_opens_with_what_was_recorded(session: Session) -> None:
    uid, *_ = with_deals(session, FIRST, {"sides": [{"total": 500}, {"total": 120}]})
    async with device(session, route=f"/record/{uid}") as ui:
        assert ui.has_text("Edit deal 1")
        assert ui.identified("who-0").selected
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 85"
        assert chips_of_row(ui, "0-canastas.natural") == "0 [1] 2 3 4"
        assert label_of(ui, "new-total-0") == "785"


async def test_an_amended_deal_keeps_the_detail_of_the_side_that_was_right(
    session: Session,
) -> None:
    (uid,) = with_deals(session, FIRST)
    async with device(session, route=f"/record/{uid}") as ui:
        await taps(ui, ["tab-1", "key-next", "key-delete", "key-delete", "key-5"])
        await save_deal(ui)
    (deal,) = deals(session)
    assert deal.uid == uid
    assert deal.deal.sides[0].melds == read_melds("KKKKKKK 555")
    assert deal.deal.sides[1].hand_card_points == 5
    assert deal.note == "cut twice"
    assert recorded_totals(session) == (785, 440)
    assert last_change(session) is ChangeKind.AMEND


async def test_nothing_is_written_when_nothing_was_changed(session: Session) -> None:
    (uid,) = with_deals(session, FIRST)
    async with device(session, route=f"/record/{uid}") as ui:
        await taps(ui, ["tab-1", "key-next"])
        await save_deal(ui)
    assert last_change(session) is ChangeKind.RECORD


async def test_deal_by_totals_opens_by_totals_keeping_the_habit(
    session: Session,
) -> None:
    """A deal by totals opens by totals and the device keeps its habit."""
    (uid,) = with_deals(session, {"sides": [{"total": -225}, {"total": 585, "went_out": True}]})
    async with device(session, route=f"/record/{uid}") as ui:
        assert label_of(ui, "sum-0") == "−225"
        assert ui.identified("who-1").selected
        await taps(ui, ["mode", "mode"])
    assert "mode" not in session.settings.read(NAME)


async def test_everything_after_an_amended_deal_follows(session: Session) -> None:
    uid, *_ = with_deals(
        session,
        {"sides": [{"total": 500}, {"total": 120}]},
        {"sides": [{"total": 300}, {"total": 900}]},
    )
    async with device(session, route=f"/record/{uid}") as ui:
        assert label_of(ui, "new-total-0") == "500"
        await taps(ui, ["key-delete", "key-5", "save"])
        await ui.until(lambda: ui.route == "/")
    assert recorded_totals(session) == (805, 1020)


async def test_closing_an_amendment_cancels_it_and_leads_back_to_the_deal(session: Session) -> None:
    """A 240 of which an amendment was left stood there as 2,403 when it was opened again."""
    (uid,) = with_deals(session, {"sides": [{"total": 240}, {"total": 585, "went_out": True}]})
    for _ in range(2):
        async with device(session, route=f"/record/{uid}") as ui:
            await taps(ui, ["field-0-total"])
            assert label_of(ui, "sum-0") == "+240"
            await taps(ui, ["key-3", "back"])
            assert ui.route == f"/deal/{uid}"
    assert recorded_totals(session) == (240, 585)


async def test_the_first_digit_takes_the_place_of_a_number_that_was_saved(session: Session) -> None:
    (uid,) = with_deals(session, FIRST)
    async with device(session, route=f"/record/{uid}") as ui:
        await taps(ui, ["tab-1", "key-5", "key-0"])
        assert label_of(ui, "field-1-table") == "On the table, Cleo & Dov: 50"
        await taps(ui, ["key-next", "key-plus", "key-5"])
        assert label_of(ui, "field-1-hand") == "Left in hand, Cleo & Dov: 65"
        await taps(ui, ["tab-0", "key-delete", "key-0"])
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 80"


async def test_a_forgotten_deal_goes_in_front_of_another(session: Session) -> None:
    _, second = with_deals(
        session,
        {"sides": [{"total": 500}, {"total": 120}]},
        {"sides": [{"total": 300}, {"total": 900}]},
    )
    async with device(session, route=f"/insert/{second}") as ui:
        assert ui.has_text("Insert deal 2")
        assert label_of(ui, "new-total-0") == "500"
        await taps(ui, ["mode", "key-1", "key-0", "key-next", "key-2", "key-0"])
        await save_deal(ui)
    assert [deal.deal.sides[0].total for deal in deals(session)] == [500, 10, 300]
    assert last_change(session) is ChangeKind.INSERT


async def test_a_forgotten_deal_has_a_draft_of_its_own(session: Session) -> None:
    (uid,) = with_deals(session, FIRST)
    match = session.matches.list()[0].uid
    async with device(session, route=f"/insert/{uid}") as ui:
        await ui.tap("key-5")
        found = session.drafts.find
        await ui.until(lambda: found(match, NAME, before=uid) is not None)  # type: ignore[arg-type]
        assert found(match, NAME) is None
        await ui.go("/record")
        assert label_of(ui, "sentence") == WORDS.text("record-nothing")


@pytest.mark.parametrize("route", ["/record/nothing", "/insert/nothing"])
async def test_a_deal_that_is_gone_is_said_to_be_gone(session: Session, route: str) -> None:
    with_deals(session, FIRST)
    async with device(session, route=route) as ui:
        assert ui.has_text(WORDS.text("record-gone"))
        await ui.tap("back")
        assert ui.route == "/"


async def test_without_a_match_there_is_no_deal(session: Session) -> None:
    async with device(session, route="/record") as ui:
        assert ui.has_text(WORDS.text("record-gone"))


CONFIRMED = FIRST | {"confirmed_by": ["Ana", "Cleo"]}


async def test_names_do_not_stand_for_numbers_that_were_put_right_later(session: Session) -> None:
    (uid,) = with_deals(session, CONFIRMED)
    async with device(session, route=f"/record/{uid}") as ui:
        await taps(ui, ["tab-1", "chip-1-red_threes-1"])
        await save_deal(ui)
    assert deals(session)[0].confirmed_by == ()


async def test_a_note_alone_leaves_the_confirmation_as_it_was(session: Session) -> None:
    (uid,) = with_deals(session, CONFIRMED)
    async with device(session, route=f"/record/{uid}") as ui:
        await ui.tap("more")
        await ui.type("remark", "long deal")
        await ui.tap("done")
        await save_deal(ui)
    (deal,) = deals(session)
    assert (deal.note, deal.confirmed_by) == ("long deal", ("Ana", "Cleo"))
