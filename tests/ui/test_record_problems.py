"""What is wrong with a deal is said beside what it is about, in time, and in words."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.services import Session
from tests.ui.device import FOUR, device, record_match
from tests.ui.recording import (
    asked_about,
    deals,
    four,
    label_of,
    problem_labels,
    save_deal,
    saved_as_it_is,
    taps,
)

WORDS = Words()

ODD = ("who-0", "chip-0-canastas.natural-1", "key-3", "key-8", "key-6")
OTHERS = ("tab-1", "key-next", "key-6", "key-0")


async def test_nothing_is_called_wrong_while_it_is_typed(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ODD)
        assert problem_labels(ui) == []
        await ui.tap("key-next")
        assert problem_labels(ui) == [WORDS.text("problem-odd_points")]
        assert ui.has_text("ends in 0 or 5")
        assert label_of(ui, "field-0-table").endswith("386. card points end in 0 or 5")


async def test_unlikely_deal_can_be_saved_as_it_is(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*ODD, *OTHERS])
        assert await asked_about(ui) == ["Ana & Ben: card points end in 0 or 5."]
        assert ui.has_text("Points that don’t end in 0 or 5?")
        await saved_as_it_is(ui)
    assert deals(session)[0].deal.sides[0].melded_card_points == 386


async def test_card_leads_to_the_number_in_question(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*ODD, *OTHERS])
        await asked_about(ui)
        await ui.tap("warning-change")
        assert not ui.has("warning")
        assert ui.identified("field-0-table").selected
        await taps(ui, ["key-delete", "key-5"])
        await save_deal(ui)
    assert deals(session)[0].deal.sides[0].melded_card_points == 385


FIVE_AND_THREE = (
    "chip-0-canastas.natural-4",
    "chip-0-canastas.natural-5",
    "chip-0-canastas.mixed-3",
)
MELDS = ("count", "count-way-melds")
SIX_HUNDRED, EIGHTY_FIVE = ("key-6", "key-0", "key-0"), ("key-8", "key-5")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("rules", "typed", "asked"),
    [
        (
            "hand_and_foot",
            (*FIVE_AND_THREE, *SIX_HUNDRED),
            (
                "went out with too few canastas (5 natural and 3 mixed), "
                "but these rules require 3 natural and 4 mixed"
            ),
        ),
        (
            "hand_and_foot",
            ("chip-0-canastas.natural-2", "chip-0-canastas.mixed-2", *SIX_HUNDRED),
            (
                "went out with too few canastas (2 natural and 2 mixed), "
                "but these rules require 3 natural and 4 mixed"
            ),
        ),
        ("classic_4p", EIGHTY_FIVE, "went out without a canasta, but these rules require 1"),
        (
            "classic_4p",
            (*MELDS, *["rank-K"] * 7, "new-meld", *["rank-2"] * 3, "count-done"),
            "wild cards can’t be melded on their own",
        ),
        (
            "samba",
            (*MELDS, *[f"rank-{card}" for card in "KKKKKKKQQQQQQQ999222"], "count-done"),
            "3 wild cards: at most 2 in a meld",
        ),
        (
            "modern_american",
            ("more", "special-garbage", "done", "chip-0-canastas.natural-1", *EIGHTY_FIVE),
            "a special hand must be complete and can’t have other melds",
        ),
        (
            "brazilian",
            ("chip-0-canastas.natural-1", *EIGHTY_FIVE),
            "went out with one canasta, but these rules require 2",
        ),
        (
            "italian_house",
            (*MELDS, *["rank-K"] * 7, "new-meld", *["rank-3b"] * 3, "count-done"),
            "black threes can’t be melded",
        ),
        (
            "italian_samba",
            ("chip-0-canastas.twos_natural-1", *SIX_HUNDRED),
            "went out with no canasta that counts for going out, but these rules require 2",
        ),
    ],
)
async def test_deal_against_the_rules_is_asked_about_once_and_saved(
    session: Session, rules: str, typed: tuple[str, ...], asked: str
) -> None:
    """Save did nothing at Hand & Foot with other canastas than the rules ask for."""
    record_match(session, four(rules))
    async with device(session, route="/record") as ui:
        await taps(ui, [*OTHERS, "who-0", *typed])
        assert await asked_about(ui) == [f"Ana & Ben: {asked}."]
        assert deals(session) == ()
        await saved_as_it_is(ui)
        assert "unlikely" in label_of(ui, "deal-1")
    assert deals(session)[0].deal.sides[0].went_out


async def test_one_card_asks_about_everything(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*ODD, "key-next"])
        assert problem_labels(ui) == [WORDS.text("problem-odd_points")]
        assert await asked_about(ui) == [
            "Cleo & Dov would get 0 for this deal.",
            "Ana & Ben: card points end in 0 or 5.",
        ]
        assert ui.has_text("Nothing entered for Cleo & Dov?")
        await saved_as_it_is(ui)


CARD_CLOSERS = ("field-0-table", "field-0-hand", "tab-0", "tab-1", "chip-0-canastas.mixed-1")


@pytest.mark.thorough
@pytest.mark.parametrize("tap", CARD_CLOSERS)
async def test_a_tap_on_the_form_closes_the_card(session: Session, tap: str) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", *EIGHTY_FIVE, *OTHERS])
        assert ui.identified("tab-1").selected
        await asked_about(ui)
        assert ui.identified("tab-0").selected, "the side in question is open"
        await ui.tap(tap)
        assert not ui.has("warning")
        assert ui.has("save")
    assert deals(session) == ()


@pytest.mark.thorough
@pytest.mark.parametrize("way", ["Escape", "back", "leave"])
async def test_escape_and_back_close_the_card_alone(session: Session, way: str) -> None:
    record_match(session, FOUR)
    async with device(session) as ui:
        await taps(ui, ["record", "who-0", *EIGHTY_FIVE, *OTHERS])
        await asked_about(ui)
        if way == "Escape":
            await ui.press("Escape")
        elif way == "back":
            await ui.back()
        else:
            await ui.leave()
        assert not ui.has("warning")
        assert ui.route == "/record"
        assert ui.has("key-5")


@pytest.mark.thorough
async def test_someone_else_may_have_gone_out(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", *EIGHTY_FIVE, *OTHERS])
        await asked_about(ui)
        await ui.tap("warning-somebody-else")
        assert not ui.identified("who-0").selected
        await taps(ui, ["who-nobody"])
        await save_deal(ui)
    assert not deals(session)[0].deal.sides[0].went_out


async def test_impossible_deal_is_not_saved_and_the_form_stays(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "chip-0-canastas.natural-2", *["key-5"] * 4, *OTHERS])
        await taps(ui, ["save", "save"])
        assert deals(session) == ()
        assert label_of(ui, "sum-0") == "+6,655"
        assert label_of(ui, "save").startswith("Save deal 1. ")


@pytest.mark.thorough
async def test_problem_of_a_hidden_side_goes_into_the_sentence(
    session: Session,
) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "chip-0-canastas.natural-2", "key-5", *OTHERS])
        assert problem_labels(ui) == [
            "Ana & Ben: the cards in these canastas alone are worth at least 70"
        ]
        assert not ui.has("sentence")
        await ui.tap("problem-0")
        assert ui.identified("tab-0").selected


async def test_a_mended_field_is_right_at_once(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*ODD, "key-next", "field-0-table", "key-delete", "key-5", "key-next"])
        assert problem_labels(ui) == []


UNASKED = ("key-5", "key-0", "key-next", "key-5", "tab-1", "key-1", "key-0")


@pytest.mark.thorough
async def test_a_forgotten_answer_to_who_went_out_is_asked_for(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, UNASKED)
        assert await asked_about(ui) == ["Choose a side, or “Nobody”."]
        await taps(ui, ["warning-nobody"])
        assert problem_labels(ui) == []
        assert ui.identified("who-nobody").selected
        await save_deal(ui)
    assert len(deals(session)) == 1


async def test_a_side_for_which_nothing_was_typed_is_named(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*ODD[:4], "key-5"])
        assert await asked_about(ui) == ["Cleo & Dov would get 0 for this deal."]
        await ui.tap("warning-enter")
        assert ui.identified("field-1-table").selected


async def test_in_columns_each_problem_stands_with_its_side(session: Session) -> None:
    record_match(session, four("dutch_house"))
    async with device(session, route="/record", width=1280, height=800) as ui:
        await taps(ui, ["who-0", "key-5", "key-0", "chip-1-canastas.mixed-1", "key-5"])
        assert await asked_about(ui) == [
            "Ana & Ben: went out without a canasta, but these rules require 1.",
            "Cleo & Dov: the cards in this canasta alone are worth at least 50.",
        ]
        assert problem_labels(ui) == ["the cards in this canasta alone are worth at least 50"]
        assert ui.has("sentence-0")


async def test_problem_of_a_rare_number_stands_in_its_sheet_too(session: Session) -> None:
    record_match(session, four("dutch_house"))
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "more", "chip-0-hand_canastas.natural-1"])
        said_twice = "more concealed canastas than canastas"
        assert problem_labels(ui) == [said_twice, said_twice]
