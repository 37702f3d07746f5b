"""What is wrong with a deal is said beside what it is about, in time, and in words."""

from pathlib import Path

import pytest

from scorekeeper.session import Session
from tests.ui.device import FOUR, device, played, session_in
from tests.ui.recording import deals, four, problems, said, saved, taps

ODD = ("who-0", "chip-0-canastas.natural-1", "key-3", "key-8", "key-6")
OTHERS = ("tab-1", "key-next", "key-6", "key-0")


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return session_in(tmp_path)


async def test_nothing_is_called_wrong_while_it_is_typed(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ODD)
        assert problems(ui) == []
        await ui.tap("key-next")
        assert problems(ui) == ["does it not end in 0 or 5?"]
        assert ui.has_text("ends in 0 or 5?")
        assert said(ui, "field-0-table").endswith("386. does it not end in 0 or 5?")


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
        assert problems(ui) == ["does it not end in 0 or 5?"]
        assert deals(session) == ()
        await saved(ui)
    assert len(deals(session)) == 1


async def test_what_is_impossible_is_not_saved_and_the_form_stays(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "chip-0-canastas.natural-2", "key-5", *OTHERS])
        await taps(ui, ["save", "save"])
        assert deals(session) == ()
        assert said(ui, "sum-0") == "+1,105"
        assert said(ui, "save").startswith("Save deal 1. ")


async def test_what_is_wrong_with_a_side_that_is_not_seen_goes_into_the_sentence(
    session: Session,
) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "chip-0-canastas.natural-2", "key-5", *OTHERS])
        assert problems(ui) == ["Ana & Ben: these canastas alone have at least 70"]
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
        assert problems(ui) == ["Cleo & Dov: nothing is typed here"]


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
            "out with no canasta that counts for it; wanted: 1",
            "this canasta alone has at least 50",
        ]
        assert ui.has("sentence-0")


async def test_what_is_wrong_with_a_rare_number_is_said_in_its_sheet_too(
    session: Session,
) -> None:
    played(session, four("dutch_house"))
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "more", "chip-0-hand_canastas.natural-1"])
        said_twice = "more canastas laid from the hand than canastas"
        assert problems(ui) == [said_twice, said_twice]
