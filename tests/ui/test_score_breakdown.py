"""The breakdown of a deal: what each line is for, by which rule, and what was done to the deal."""

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp
from scorekeeper.ui.state import LANGUAGE
from tests.tools.gallery.measure import ems
from tests.ui.device import FOUR, NAME, device, record_match
from tests.ui.matches import ALONE, THREE, label_of, record_evening, shown_totals, uid_of

WORDS = Words()

CARD_PADDING = 14
"""Pixels between the points and the edge of their card."""
PAGE_EDGE, GAP, TEXT, ICON_AND_EDGES = 12, 8, 16, 22 + 2 * 8 + 14 + 6
"""Pixels beside a row of buttons and between two, size of their words, and what is beside these."""
SIZES = [(390, 844), (390, 664), (360, 640), (844, 390), (1280, 800), (320, 480)]
COMMON = {
    "sides": [
        {
            "melded_card_points": 385,
            "canastas": {"natural": 1, "mixed": 1},
            "red_threes": 1,
            "went_out": True,
        },
        {
            "melded_card_points": 145,
            "canastas": {"mixed": 1},
            "red_threes": 2,
            "hand_card_points": 60,
        },
    ]
}


def common(session: Session, **set_up: Any) -> tuple[Any, str]:
    """A match with the common deal, and the address of that deal."""
    uid = record_match(session, replace(FOUR, **set_up), (1600, 985))
    session.deals.record(
        uid, read_deal(COMMON, "a deal"), by=NAME, seen=session.matches.number(uid)
    )
    return uid, f"/deal/{uid_of(session, uid, 2)}"


async def test_the_common_deal_line_by_line(session: Session) -> None:
    _, route = common(session)
    async with device(session, route=route) as ui:
        rows = [node.identifier for node in ui.nodes() if (node.identifier or "")[:5] == "line-"]
        assert rows == [
            "line-melded_cards",
            "line-natural_canasta",
            "line-mixed_canasta",
            "line-red_threes",
            "line-go_out",
            "line-cards_in_hand",
        ]
        assert label_of(ui, "line-red_threes").startswith(
            "Red threes: +100 for Ana & Ben; +200 for Cleo & Dov. Rule: 100, 200, 300, 800"
        )
        assert ui.text("line-cards_in_hand").endswith("– −60")
        assert [ui.text("sum-0"), ui.text("sum-1")] == ["1,385", "585"]
        assert [ui.text("points-0"), ui.text("points-1")] == ["+1,385", "+585"]
        assert ui.has_text("1,600 → 2,985")
        assert ui.has_text("985 → 1,570")


async def test_a_tap_on_a_line_opens_the_rule_with_its_value_and_no_source(
    session: Session,
) -> None:
    _, route = common(session)
    async with device(session, route=route) as ui:
        await ui.tap("line-natural_canasta")
        for said in ("Ana & Ben: +500 for 1", "Natural canasta", "500"):
            assert said in ui.texts()
        assert not ui.has_text("canasta_bonus.natural")
        assert not ui.has_text("sources")
        await ui.tap("close")
        assert not ui.has("rules")


async def test_a_line_leads_to_the_rules_and_back_to_the_deal(session: Session) -> None:
    _, route = common(session)
    async with device(session, route=route) as ui:
        await ui.tap("line-natural_canasta")
        await ui.tap("rules")
        assert ui.has("how-to-play-sources")
        await ui.tap("back")
        assert ui.route == route


async def test_a_house_rule_is_shown_as_such_with_what_the_book_says(session: Session) -> None:
    _, route = common(session, house_rules={"canasta_bonus.mixed": 400})
    async with device(session, route=route) as ui:
        assert ui.text("line-mixed_canasta").startswith("Mixed canastas House rule of this game")
        assert "Rule: 400 · Mixed canasta" in label_of(ui, "line-mixed_canasta")
        assert "House rule" not in ui.text("line-natural_canasta")
        await ui.tap("line-mixed_canasta")
        assert "400" in ui.texts()
        assert ui.has_text("Classic says: 300")


async def test_a_total_of_the_table_has_no_rule(session: Session) -> None:
    uid, _ = common(session)
    async with device(session, route=f"/deal/{uid_of(session, uid, 1)}") as ui:
        await ui.tap("line-total")
        assert ui.has_text(WORDS.text("breakdown-no-rule-total"))


async def test_the_log_tells_what_was_done_when_and_where(session: Session) -> None:
    uid, route = common(session)
    mended = {
        "sides": [{**COMMON["sides"][0], "red_threes": 2}, {**COMMON["sides"][1], "red_threes": 1}]
    }
    session.deals.amend(
        uid,
        uid_of(session, uid, 2),
        read_deal(mended, "a deal"),
        by="elsewhere",
        seen=session.matches.number(uid),
    )
    async with device(session, route=route) as ui:
        saved = "Deal 2 saved: +1,385 for Ana & Ben, +585 for Cleo & Dov (on this device)"
        assert ui.has_text(saved)
        assert ui.has_text("Deal 2 edited: +1,385 → +1,485 for Ana & Ben")
        assert ui.has_text("(on another device)")
        assert ui.has_text("Ana & Ben: Red threes +100 → +200")
        assert ui.has_text("Cleo & Dov: Red threes +200 → +100")


async def test_breakdown_tells_who_went_out_and_adjustments(session: Session) -> None:
    uid = record_match(session, FOUR)
    told = {
        "sides": [{"total": 500, "adjustment": {"points": -50, "reason": "late"}}, {"total": 100}],
        "out_player": "Ben",
        "confirmed_by": ["Cleo"],
        "note": "played twice",
    }
    session.deals.record(uid, read_deal(told, "a deal"), seen=session.matches.number(uid))
    async with device(session, route=f"/deal/{uid_of(session, uid, 1)}") as ui:
        for said in ("Ben went out", "Confirmed by Cleo", "played twice", "Penalty or bonus: late"):
            assert said in ui.texts()
        assert ui.text("line-adjustment").endswith("−50 –")


async def test_dropping_is_asked_once_and_can_be_undone_on_the_table(session: Session) -> None:
    _, route = common(session)
    async with device(session, route=route) as ui:
        await ui.tap("menu")
        await ui.tap("breakdown-drop")
        assert ui.has_text("Delete deal 2?")
        await ui.tap("cancel")
        assert ui.has("line-go_out")

        await ui.tap("menu")
        await ui.tap("breakdown-drop")
        await ui.tap("confirm")
        await ui.until(lambda: ui.route == "/")
        assert shown_totals(ui) == ["1,600", "985"]
        assert label_of(ui, "notice").startswith("Deal 2 deleted: +1,385 for Ana & Ben")
        await ui.tap("notice-undo")
        await ui.until(lambda: shown_totals(ui) == ["2,985", "1,570"])


@pytest.mark.parametrize(
    ("button", "route"),
    [
        ("breakdown-amend", "/record/"),
        ("breakdown-insert", "/insert/"),
        ("breakdown-next-deal", "/record"),
    ],
)
async def test_the_ways_from_the_last_deal(session: Session, button: str, route: str) -> None:
    uid, here = common(session)
    async with device(session, route=here) as ui:
        if button == "breakdown-insert":
            await ui.tap("menu")
        await ui.tap(button)
        deal = uid_of(session, uid, 2) if route.endswith("/") else ""
        assert ui.route == f"{route}{deal}"


async def test_one_walks_from_deal_to_deal(session: Session) -> None:
    uid = record_evening(session, 3)
    async with device(session, route=f"/deal/{uid_of(session, uid, 2)}") as ui:
        assert not ui.has("next-deal"), "the next deal is recorded after the last one"
        await ui.tap("breakdown-next")
        assert ui.has_text("Deal 3")
        assert ui.text("sum-0") == "850"
        await ui.tap("breakdown-previous")
        await ui.tap("breakdown-previous")
        assert ui.text("sum-0") == "−290"
        await ui.tap("back")
        assert ui.route == "/"


async def test_problems_name_the_side_that_they_are_about(session: Session) -> None:
    uid = record_match(session, FOUR, (403, 400))
    async with device(session, route=f"/deal/{uid_of(session, uid, 1)}") as ui:
        assert ui.text("problems") == "Ana & Ben: card points end in 0 or 5"


@pytest.mark.parametrize("route", ["/deal/nobody-knows", "/deal/%00"])
async def test_a_deal_that_is_gone_has_a_way_back(session: Session, route: str) -> None:
    record_match(session, FOUR, (400, 400))
    async with device(session, route=route) as ui:
        assert ui.has_text("Deal not found")
        await ui.tap("back")
        assert ui.route == "/"


async def test_breakdown_of_a_deal_dropped_elsewhere_says_not_found(
    session: Session,
) -> None:
    uid, route = common(session)
    async with device(session, route=route) as ui:
        await ui.tap("line-go_out")
        session.deals.drop(
            uid, uid_of(session, uid, 2), by="another device", seen=session.matches.number(uid)
        )
        await ui.until(lambda: ui.has_text("Deal not found"))


async def test_without_a_match_there_is_no_deal(session: Session) -> None:
    async with device(session, route="/deal/x") as ui:
        assert ui.has_text("Deal not found")


@pytest.mark.parametrize(
    ("set_up", "width", "card"),
    [(FOUR, 360, 166), (FOUR, 1280, 309), (THREE, 390, 183), (ALONE, 390, 181), (ALONE, 1280, 153)],
)
async def test_no_digit_of_the_points_is_cut_off(
    session: Session, set_up: SetUp, width: int, card: int
) -> None:
    """The width of a card is the one within its borders."""
    points = (1305, -1475, 20, 2610)[: len(set_up.sides)]
    match = record_match(session, set_up, points)
    route = f"/deal/{uid_of(session, match, 1)}"
    async with device(session, route=route, width=width, height=800) as ui:
        for place in range(len(points)):
            node = ui.identified(f"points-{place}")
            number = next(part for part in node.all_nodes() if part.type == "Text")
            size = number.data["style"]["size"]
            assert 24 <= size <= (card - 2 * CARD_PADDING) / ems(number.text, "Score")


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_all_of_it_is_there_at_every_size_and_with_large_text(
    session: Session, width: float, height: float
) -> None:
    _, route = common(session)
    async with device(session, route=route, width=width, height=height) as ui:
        for scale in (1, 2):
            ruler = next(n for n in ui.nodes() if n.data.get("on_size_change"))
            await ui.fire(ruler, "size_change", {"w": 56 * scale, "h": 100 * scale})
            assert [ui.text("sum-0"), ui.text("sum-1")] == ["1,385", "585"]
            for name in (
                "line-cards_in_hand",
                "menu",
                "breakdown-amend",
                "history-of-deal",
                "breakdown-next-deal",
                "back",
            ):
                assert ui.has(name), name


@pytest.mark.thorough
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [320, 360, 390, 430])
async def test_no_word_on_a_button_below_the_last_deal_is_torn(
    session: Session, language: str, width: int
) -> None:
    match = record_evening(session, 2)
    session.settings.choose(NAME, **{LANGUAGE: language})
    route = f"/deal/{uid_of(session, match, 2)}"
    async with device(session, route=route, width=width, height=640) as ui:
        buttons = {name: ui.identified(name) for name in ("breakdown-amend", "breakdown-next-deal")}
        for row in (node for node in ui.nodes() if node.type == "Row"):
            flex = {
                name: child["expand"]
                for child in row.data["controls"]
                for name, button in buttons.items()
                if button.data["_i"] == (child.get("content") or {}).get("_i")
            }
            room = width - 2 * PAGE_EDGE - (len(flex) - 1) * GAP
            for name, share in flex.items():
                longest = max(ems(word, "Medium") for word in buttons.pop(name).text.split())
                assert room * share / sum(flex.values()) >= longest * TEXT + ICON_AND_EDGES
        assert buttons == {}


async def test_the_trump_suit_of_a_deal_stands_below_its_lines(session: Session) -> None:
    sides = [{"melds": ["h:r456789"], "went_out": True}, {"hand_card_points": 40}]
    uid = record_match(session, replace(FOUR, ruleset=RuleSetId("biriba")))
    deal = read_deal({"trump": "hearts", "sides": sides}, "a deal")
    session.deals.record(uid, deal, by=NAME, seen=session.matches.number(uid))
    async with device(session, route=f"/deal/{uid_of(session, uid, 1)}") as ui:
        assert ui.has_text("Trump suit ♥")
        assert label_of(ui, "line-trump_canasta").startswith(
            "Canastas in trumps: +200 for Ana & Ben"
        )
