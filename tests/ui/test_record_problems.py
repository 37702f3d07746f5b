"""What is wrong with a deal is said beside what it is about, in time, and in words."""

import pytest

from scorekeeper.services import Session
from tests.ui.device import FOUR, device, played
from tests.ui.recording import asked_about, deals, four, problems, said, saved, taps

pytestmark = pytest.mark.thorough

ODD = ("who-0", "chip-0-canastas.natural-1", "key-3", "key-8", "key-6")
OTHERS = ("tab-1", "key-next", "key-6", "key-0")


async def test_nothing_is_called_wrong_while_it_is_typed(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ODD)
        assert problems(ui) == []
        await ui.tap("key-next")
        assert problems(ui) == ["card points end in 0 or 5"]
        assert ui.has_text("ends in 0 or 5")
        assert said(ui, "field-0-table").endswith("386. card points end in 0 or 5")


async def test_what_is_unlikely_can_be_saved_anyway(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*ODD, *OTHERS])
        assert said(ui, "save").startswith("Save anyway. ")
        await saved(ui)
    assert deals(session)[0].deal.sides[0].melded_card_points == 386


async def test_what_is_unlikely_and_was_not_seen_yet_is_shown_by_save_first(
    session: Session,
) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*OTHERS, *ODD])
        assert said(ui, "save").startswith("Save deal 1. ")
        await ui.tap("save")
        assert problems(ui) == ["card points end in 0 or 5"]
        assert deals(session) == ()
        await saved(ui)
    assert len(deals(session)) == 1


FIVE_AND_THREE = (
    "chip-0-canastas.natural-4",
    "chip-0-canastas.natural-5",
    "chip-0-canastas.mixed-3",
)
MELDS = ("count", "count-way-melds")
SIX_HUNDRED, EIGHTY_FIVE = ("key-6", "key-0", "key-0"), ("key-8", "key-5")


@pytest.mark.parametrize(
    ("rules", "typed", "asked"),
    [
        (
            "hand_and_foot",
            (*FIVE_AND_THREE, *SIX_HUNDRED),
            (
                "canastas when going out: 5 natural and 3 mixed; "
                "these rules need 3 natural and 4 mixed"
            ),
        ),
        (
            "hand_and_foot",
            ("chip-0-canastas.natural-2", "chip-0-canastas.mixed-2", *SIX_HUNDRED),
            (
                "canastas when going out: 2 natural and 2 mixed; "
                "these rules need 3 natural and 4 mixed"
            ),
        ),
        ("classic_4p", EIGHTY_FIVE, "went out without a canasta; these rules need 1"),
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
            "a special hand is played complete, with no other melds",
        ),
        (
            "brazilian",
            ("chip-0-canastas.natural-1", *EIGHTY_FIVE),
            "went out with one canasta; these rules need 2",
        ),
        (
            "italian_house",
            (*MELDS, *["rank-K"] * 7, "new-meld", *["rank-3b"] * 3, "count-done"),
            "black threes can’t be melded",
        ),
        (
            "italian_samba",
            ("chip-0-canastas.twos_natural-1", *SIX_HUNDRED),
            "went out with no canasta that counts for going out; these rules need 2",
        ),
    ],
)
async def test_what_a_table_did_against_the_rules_is_asked_about_once_and_saved(
    session: Session, rules: str, typed: tuple[str, ...], asked: str
) -> None:
    """Save did nothing at Hand & Foot with other canastas than the rules ask for."""
    played(session, four(rules))
    async with device(session, route="/record") as ui:
        await taps(ui, [*OTHERS, "who-0", *typed])
        assert await asked_about(ui) == [asked]
        assert deals(session) == ()
        await saved(ui)
        assert "unlikely" in said(ui, "deal-1")
    assert deals(session)[0].deal.sides[0].went_out


async def test_save_anyway_is_said_once_everything_was_asked(session: Session) -> None:
    """It was said with half of the questions on the screen, and brought the others."""
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*ODD, "key-next"])
        assert problems(ui) == ["card points end in 0 or 5"]
        assert said(ui, "save").startswith("Save deal 1. ")
        await ui.tap("save")
        assert "Cleo & Dov: nothing entered here" in problems(ui)
        assert said(ui, "save").startswith("Save anyway. ")
        await saved(ui)


async def test_the_question_has_room_for_its_words_on_a_phone(session: Session) -> None:
    played(session, four("hand_and_foot"))
    async with device(session, route="/record", width=390, height=844) as ui:
        await taps(ui, [*OTHERS, "who-0", *FIVE_AND_THREE, *SIX_HUNDRED, "save"])
        assert ui.has_text("these rules need 3 natural and 4 mixed")


async def test_what_is_impossible_is_not_saved_and_the_form_stays(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "chip-0-canastas.natural-2", *["key-5"] * 4, *OTHERS])
        await taps(ui, ["save", "save"])
        assert deals(session) == ()
        assert said(ui, "sum-0") == "+6,655"
        assert said(ui, "save").startswith("Save deal 1. ")


async def test_what_is_wrong_with_a_side_that_is_not_seen_goes_into_the_sentence(
    session: Session,
) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "chip-0-canastas.natural-2", "key-5", *OTHERS])
        assert problems(ui) == [
            "Ana & Ben: the cards in these canastas alone are worth at least 70"
        ]
        assert not ui.has("sentence")
        await ui.tap("problem-0")
        assert ui.identified("tab-0").selected


async def test_a_mended_field_is_right_at_once(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*ODD, "key-next", "field-0-table", "key-delete", "key-5", "key-next"])
        assert problems(ui) == []


async def test_a_forgotten_answer_to_who_went_out_is_asked_for(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["key-5", "key-0", "key-next", "key-5", "tab-1", "key-1", "key-0", "save"])
        assert problems(ui) == ["who went out?"]
        await taps(ui, ["who-nobody"])
        assert problems(ui) == []
        await saved(ui)
    assert len(deals(session)) == 1


async def test_on_a_small_phone_the_sentence_asks_for_that_answer(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record", width=390, height=664) as ui:
        await taps(ui, ["key-5", "key-0", "key-next", "key-5", "tab-1", "key-1", "key-0", "save"])
        assert problems(ui) == ["who went out?"]
        assert not ui.has("sentence")


async def test_a_side_for_which_nothing_was_typed_is_named(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*ODD[:4], "key-5", "save"])
        assert problems(ui) == ["Cleo & Dov: nothing entered here"]


async def test_several_problems_are_counted(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record", width=390, height=664) as ui:
        await taps(ui, ["key-5", "key-next", "save"])
        assert problems(ui) == ["who went out? (and 1 more)"]


async def test_in_columns_each_problem_stands_with_its_side(session: Session) -> None:
    played(session, four("dutch_house"))
    async with device(session, route="/record", width=1280, height=800) as ui:
        await taps(ui, ["who-0", "key-5", "key-0", "chip-1-canastas.mixed-1", "key-5", "save"])
        assert problems(ui) == [
            "went out without a canasta; these rules need 1",
            "the cards in this canasta alone are worth at least 50",
        ]
        assert ui.has("sentence-0")


async def test_what_is_wrong_with_a_rare_number_is_said_in_its_sheet_too(session: Session) -> None:
    played(session, four("dutch_house"))
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "more", "chip-0-hand_canastas.natural-1"])
        said_twice = "more concealed canastas than canastas"
        assert problems(ui) == [said_twice, said_twice]
