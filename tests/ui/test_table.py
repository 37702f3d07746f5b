"""The table: where a match stands, and what can be done from there."""

from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest

from scorekeeper.i18n import Words
from scorekeeper.match import Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp
from scorekeeper.storage import StoreError
from scorekeeper.ui.kit import notices
from scorekeeper.ui.screens.table import screen
from scorekeeper.ui.widgets.score_cards import score_cards
from tests.support.matches import ANA_BEN, CLEO_DOV
from tests.ui.device import FOUR, device, record_match
from tests.ui.matches import THREE, is_on, label_of, record_evening, shown_totals
from tests.ui.recording import COMMON_DEAL, taps

WORDS = Words()

SIZES = [(390, 844), (390, 664), (360, 640), (844, 390), (1280, 800), (320, 480)]


async def test_without_a_match_there_is_one_thing_to_do(session: Session) -> None:
    async with device(session) as ui:
        assert ui.has_text(WORDS.text("start-title"))
        await ui.tap("start-join")
        assert "your phone’s camera" in ui.text("start-join-how")
        await ui.tap("close")
        await ui.tap("new-match")
        assert ui.route == "/new"


async def test_a_device_whose_match_is_gone_is_shown_what_was_played_last(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    session.settings.choose("this-device", match="a match of another store")
    async with device(session) as ui:
        assert ui.has_text("Ana & Ben 500 : Cleo & Dov 120")
        await ui.tap(f"match-{uid}")
        await ui.until(lambda: ui.has("total-0"))
        assert shown_totals(ui) == ["500", "120"]


async def test_after_the_evening_totals_requirements_and_dealer_stand_there(
    session: Session,
) -> None:
    record_evening(session)
    async with device(session) as ui:
        assert shown_totals(ui) == ["2,520", "4,810"]
        assert [ui.text("needs-0"), ui.text("needs-1")] == ["meld 90", "meld 120"]
        assert ui.text("dealer") == "Cleo deals"
        assert ui.has_text("Ben plays first")
        assert ui.has_text("2,480 to go")
        assert ui.text("record") == "Score deal 10"


async def test_a_table_is_drawn_once_when_it_is_opened(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The device's wishes are known before; the answer about its screen is no news here."""
    record_evening(session, 3)
    draw = Mock(wraps=score_cards)
    monkeypatch.setattr(screen, "score_cards", draw)
    async with device(session, answers={"is_enabled": lambda _: True}) as ui:
        assert "is_enabled" in [name for name, _ in ui.mirror.called]
        assert draw.call_count == 1


async def test_deals_stand_newest_first_with_points_and_running_totals(session: Session) -> None:
    record_evening(session, 3)
    async with device(session) as ui:
        rows = [node.identifier for node in ui.nodes() if (node.identifier or "")[:5] == "deal-"]
        assert rows == ["deal-3", "deal-2", "deal-1"]
        assert ui.text("deal-2") == "2 +685 395 OUT +865 1,585"
        said = "Deal 2: Ana & Ben +685, now 395; Cleo & Dov +865, now 1,585, out"
        assert label_of(ui, "deal-2") == said


async def test_a_tap_on_a_deal_opens_its_breakdown(session: Session) -> None:
    record_evening(session, 3)
    async with device(session) as ui:
        await ui.tap("deal-2")
        assert ui.has("line-mixed_canasta")
        await ui.tap("back")
        assert ui.route == "/"


async def test_the_record_button_leads_to_the_record_screen(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session) as ui:
        assert not any((node.identifier or "").startswith("deal-") for node in ui.nodes())
        await ui.tap("record")
        assert ui.route == "/record"


async def test_undo_names_its_deal_and_the_notice_offers_redo(
    session: Session,
) -> None:
    record_match(session, FOUR, (400, 400), (785, 120))
    async with device(session) as ui:
        assert label_of(ui, "undo") == "Undo: deal 2"
        await ui.tap("undo")
        await ui.until(lambda: ui.has("notice"))
        assert label_of(ui, "notice") == "Undone: deal 2 (+785 for Ana & Ben, +120 for Cleo & Dov)"
        assert shown_totals(ui) == ["400", "400"]
        await ui.tap("notice-redo")
        await ui.until(lambda: ui.has("notice-undo"))
        assert shown_totals(ui) == ["1,185", "520"]
        await ui.tap("notice-undo")
        await ui.until(lambda: shown_totals(ui) == ["400", "400"])


async def test_the_bar_leaves_by_itself_and_undo_stays(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert notices.DISPLAY_SECONDS == 6
    monkeypatch.setattr(notices, "DISPLAY_SECONDS", 0)
    record_match(session, FOUR, (400, 400), (785, 120))
    async with device(session) as ui:
        await ui.tap("undo")
        await ui.until(lambda: shown_totals(ui) == ["400", "400"] and not ui.has("notice"))
        assert is_on(ui, "undo")


async def test_the_columns_of_three_sides_say_whose_they_are(session: Session) -> None:
    record_match(session, THREE, (1385, 585, -225))
    async with device(session) as ui:
        heads = ui.texts()[: ui.texts().index("+1,385")]
        assert heads[-4:-1] == ["Eva", "Finn", "Greta"]


async def test_out_stands_before_the_points_of_three_sides(session: Session) -> None:
    """Below the total it made every other row higher."""
    uid = record_match(session, THREE)
    sides = [{"total": 1385, "went_out": True}, {"total": 585}, {"total": -225}]
    deal = read_deal({"sides": sides}, "a deal")
    session.deals.record(uid, deal, seen=session.matches.number(uid))
    async with device(session) as ui:
        assert ui.text("deal-1") == "1 OUT +1,385 1,385 +585 585 −225 −225"


async def test_the_bar_is_there_until_it_is_closed(session: Session) -> None:
    record_match(session, FOUR, (400, 400))
    async with device(session) as ui:
        await ui.tap("undo")
        await ui.until(lambda: ui.has("notice"))
        await ui.tap("menu")
        await ui.tap("share")
        await ui.tap("back")
        assert ui.has("notice")
        await ui.tap("notice-dismiss")
        assert not ui.has("notice")


async def test_undo_is_off_and_redo_away_on_a_new_match(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session) as ui:
        assert not is_on(ui, "undo")
        assert not ui.has("redo")


async def test_redo_from_the_title_bar_after_a_restart(
    session: Session,
) -> None:
    record_match(session, FOUR, (400, 400), (785, 120))
    async with device(session) as ui:
        await ui.tap("undo")
        await ui.until(lambda: ui.has("notice"))
    async with device(session) as ui:
        assert not ui.has("notice")
        assert label_of(ui, "redo") == "Redo: deal 2"
        await ui.tap("redo")
        await ui.until(lambda: shown_totals(ui) == ["1,185", "520"])
        assert not ui.has("redo")


async def test_a_store_that_refuses_is_told_in_the_bar_and_nothing_is_lost(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise StoreError("the disk is full")

    record_match(session, FOUR, (400, 400))
    async with device(session) as ui:
        monkeypatch.setattr(type(session.deals), "undo", refuse)
        await ui.tap("undo")
        await ui.until(lambda: ui.has("notice"))
        assert label_of(ui, "notice") == WORDS.text("store-misused")
        assert shown_totals(ui) == ["400", "400"]
        await ui.tap("notice-dismiss")
        assert not ui.has("notice")


async def test_three_sides_have_a_card_each(session: Session) -> None:
    record_match(session, replace(THREE, opening_scores=(0, 100, 0)), (1385, 585, -225))
    async with device(session) as ui:
        assert shown_totals(ui) == ["1,385", "685", "−225"]
        assert [ui.text(f"needs-{side}") for side in range(3)] == [
            "meld 50",
            "meld 50",
            "meld 15",
        ]
        assert ui.text("dealer") == "Finn deals"


async def test_strips_of_five_sides_share_rows(session: Session) -> None:
    """One below the other they had left no room for the score pad."""
    names = ("Ana", "Ben", "Cleo", "Dov", "Eva")
    sides = tuple(Side(name, (Player(name),)) for name in names)
    record_match(
        session, SetUp(ruleset=RuleSetId("kanasta"), sides=sides), (640, -85, 1305, 220, 480)
    )
    async with device(session, width=390, height=844) as ui:
        assert shown_totals(ui) == ["640", "−85", "1,305", "220", "480"]
        assert [ui.text(f"needs-{side}") for side in range(5)] == ["50", "15", "50", "50", "50"]
        rows = [node for node in ui.nodes() if node.type == "Row"]
        total = [ui.identified(f"total-{side}") for side in range(3)]
        held = [[row.holds(each) for each in total] for row in rows]
        assert [True, True, False] in held, "the first two share a row, the third has another"


async def test_a_name_without_room_gives_way_to_the_short_form_of_the_table(
    session: Session,
) -> None:
    long = replace(ANA_BEN, name="Annemarie & Bernadette", short="A & B")
    record_match(session, replace(FOUR, sides=(long, CLEO_DOV)))
    async with device(session) as ui:
        assert ui.has_text("A & B")
        assert not ui.has_text("Annemarie")
        await ui.resize(1280, 800)
        assert ui.has_text("Annemarie & Bernadette")


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_everything_is_there_at_every_size(
    session: Session, width: float, height: float
) -> None:
    record_evening(session)
    async with device(session, width=width, height=height) as ui:
        for name in ("total-0", "total-1", "needs-0", "needs-1", "dealer", "record", "deal-1"):
            assert ui.has(name), name


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_large_text_loses_nothing(session: Session, width: float, height: float) -> None:
    record_evening(session)
    async with device(session, width=width, height=height) as ui:
        ruler = next(n for n in ui.nodes() if n.data.get("on_size_change"))
        await ui.fire(ruler, "size_change", {"w": 112, "h": 200})
        assert shown_totals(ui) == ["2,520", "4,810"]
        for name in ("needs-0", "needs-1", "dealer", "record", "deal-1"):
            assert ui.has(name), name


async def test_the_course_of_the_match_is_a_tab_of_the_pad_and_can_be_heard(
    session: Session,
) -> None:
    record_match(session, FOUR, (400, 400), (640, -175), (-225, 640))
    async with device(session) as ui:
        assert not ui.has("course")
        await ui.tap("tab-chart")
        assert not ui.has("deal-1")
        said = "Score chart. Ana & Ben: 400, 1,040, 815; Cleo & Dov: 400, 225, 865"
        assert label_of(ui, "course") == said


async def test_table_says_which_rules_changed_since_the_match_began(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = record_match(session, FOUR, (400, 400))
    kept = session.matches.open(uid)
    older = {**kept.values, "go_out_bonus": 50}
    aged = replace(kept, rules_changed=("go_out_bonus",), values=older)
    monkeypatch.setattr(type(session.matches), "open", lambda *_: aged)
    async with device(session) as ui:
        await ui.tap("rules-changed")
        assert ui.has_text("in this game 50, now 100")


async def test_a_change_on_another_device_is_seen_at_once(session: Session) -> None:
    uid = record_match(session, FOUR, (400, 400))
    async with device(session) as ui:
        deal = read_deal({"sides": [{"total": 785}, {"total": 120}]}, "a deal")
        session.deals.record(uid, deal, by="another device", seen=session.matches.number(uid))
        await ui.until(lambda: shown_totals(ui) == ["1,185", "520"])
        assert ui.text("record") == "Score deal 3"


async def test_a_band_that_was_reached_is_told_until_a_tap(session: Session) -> None:
    """1,385 on top of 1,000 passes 1,500, from which on 90 are required instead of 50."""
    record_match(session, FOUR, (1000, 300))
    async with device(session) as ui:
        await taps(ui, COMMON_DEAL)
        await ui.until(lambda: ui.has("passed-0"))
        assert label_of(ui, "passed-0") == "Passed 1,500. Ana & Ben: initial meld, now 90"
        assert not ui.has("passed-1")
        await ui.tap("passed-0")
        assert not ui.has("passed-0")


async def test_canastas_of_the_match_lie_on_the_card_of_their_side(session: Session) -> None:
    record_evening(session)
    async with device(session) as ui:
        said = [node.data.get("label") or "" for node in ui.nodes()]
        assert "6 mixed canastas" in said


async def test_matches_of_the_same_people_one_after_the_other_are_a_series(
    session: Session,
) -> None:
    record_match(session, THREE, (5100, 0, 0))
    for deal in ((5100, 300), (200, 6000), (7000, 20)):
        record_match(session, FOUR, deal)
    record_match(session, replace(FOUR, sides=(CLEO_DOV, ANA_BEN)))
    async with device(session) as ui:
        assert ui.has_text("series 1 : 2")


async def test_the_menu_has_eight_entries_with_the_new_game_first(session: Session) -> None:
    record_evening(session, 3)
    async with device(session) as ui:
        await ui.tap("menu")
        names = [node.identifier for node in ui.nodes() if node.identifier]
        rows = names[names.index("close") + 1 :]
        first = ["new-match", "share", "adjust", "insert"]
        assert rows == [*first, "settings", "timer", "rules", "end"]


async def test_the_menu_leads_to_the_rules_and_back(session: Session) -> None:
    record_evening(session, 3)
    async with device(session) as ui:
        await ui.tap("menu")
        assert ui.text("rules") == "Rules of Classic"
        await ui.tap("rules")
        assert ui.route.startswith("/rules/classic_4p")
        await ui.tap("back")
        assert ui.route == "/"


async def test_large_text_puts_everything_about_a_side_below_each_other(session: Session) -> None:
    record_match(session, THREE, (1385, 585, -225))
    async with device(session) as ui:
        assert not ui.has_text("3,615 to go")
        ruler = next(n for n in ui.nodes() if n.data.get("on_size_change"))
        await ui.fire(ruler, "size_change", {"w": 112, "h": 200})
        assert ui.has_text("3,615 to go")
