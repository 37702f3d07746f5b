"""Each side types its own half; all see the sums and accept them; swipes change the side."""

from pathlib import Path

import pytest

from scorekeeper.services import Session
from tests.ui.device import FOUR, NAME, device, played, session_in
from tests.ui.recording import THREE, asked_about, can_tap, deals, said, saved, taps, totals
from tests.ui.testkit import UI

pytestmark = pytest.mark.thorough

FIRST = ["who-0", "chip-0-canastas.natural-1", "key-8", "key-5"]
SECOND = ["hand-over-take", "key-1", "key-4", "key-5"]


@pytest.fixture
def session(tmp_path: Path) -> Session:
    found = session_in(tmp_path)
    found.settings.choose(NAME, hand_over=True)
    return found


async def test_it_is_chosen_on_the_sheet_and_kept_by_the_device(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["more", "hand-over"])
        await ui.until(lambda: session.settings.of(NAME).get("hand_over") is True)
        await ui.tap("done")
        assert "Hand over to Cleo & Dov" in said(ui, "save")
        await taps(ui, ["more", "hand-over"])
        await ui.until(lambda: session.settings.of(NAME).get("hand_over") is False)


async def test_a_side_types_nothing_into_the_half_of_the_other(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-1", "tab-1", "key-5", "key-next", "key-next", "key-0"])
        assert said(ui, "field-0-table") == "On the table, Ana & Ben: 50"
        assert ui.identified("tab-0").selected


async def test_between_the_halves_nothing_is_seen_but_who_takes_the_phone(
    session: Session,
) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*FIRST, "save"])
        assert ui.has_text("Hand the phone to Cleo & Dov")
        assert not ui.has("sum-0")
        await ui.tap("hand-over-take")
        assert ui.identified("tab-1").selected


async def test_all_accept_the_sums_and_stand_in_the_record(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*FIRST, "save", *SECOND, "save"])
        assert [said(ui, name) for name in ("sum-0", "sum-1")] == ["+685", "+145"]
        assert not can_tap(ui, "save")
        await ui.tap("accept-0")
        assert not can_tap(ui, "save")
        await ui.tap("accept-1")
        await saved(ui)
    (deal,) = deals(session)
    assert deal.confirmed_by == ("Ana", "Ben", "Cleo", "Dov")


async def test_what_was_played_against_the_rules_is_asked_about_once_all_have_accepted(
    session: Session,
) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "key-8", "key-5", "save", *SECOND, "save"])
        await taps(ui, ["accept-0", "accept-1"])
        asked = await asked_about(ui)
        assert asked == ["out without a canasta; these rules ask for 1"]
        await saved(ui)
    assert totals(session) == (185, 145)


async def test_who_confirmed_a_deal_is_shown_with_it(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await _agreed(ui)
        await ui.go(f"/deal/{deals(session)[0].uid}")
        assert ui.has_text("Confirmed by Ana, Ben, Cleo, Dov")


async def test_names_do_not_stand_for_numbers_that_were_put_right_later(
    session: Session,
) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await _agreed(ui)
        await ui.go(f"/record/{deals(session)[0].uid}")
        await taps(ui, ["tab-1", "chip-1-red_threes-1"])
        await saved(ui)
    assert deals(session)[0].confirmed_by == ()


async def test_a_note_alone_leaves_the_confirmation_as_it_was(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await _agreed(ui)
        await ui.go(f"/record/{deals(session)[0].uid}")
        await ui.tap("more")
        await ui.type("note", "long deal")
        await ui.tap("done")
        await saved(ui)
    assert deals(session)[0].confirmed_by == ("Ana", "Ben", "Cleo", "Dov")


async def test_a_half_that_is_wrong_is_changed_and_accepted_anew(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*FIRST, "save", *SECOND, "save", "accept-0", "change-1"])
        await taps(ui, ["key-delete", "key-0", "save"])
        assert said(ui, "sum-1") == "+140"
        assert not ui.identified("accept-0").selected
        assert not can_tap(ui, "save")


async def test_the_phone_that_dies_on_its_way_knows_whose_turn_it_is(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*FIRST, "save"])
        await ui.until(lambda: _is_passing(session))
    async with device(session, route="/record") as ui:
        assert ui.has_text("Hand the phone to Cleo & Dov")


async def test_a_draft_of_then_is_typed_by_one_person_once_it_is_switched_off(
    session: Session,
) -> None:
    played(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*FIRST, "save"])
        await ui.until(lambda: _is_passing(session))
    session.settings.choose(NAME, hand_over=False)
    async with device(session, route="/record") as ui:
        await taps(ui, ["tab-0", "tab-1", "key-5"])
        await saved(ui)
    assert totals(session) == (685, 5)
    assert deals(session)[0].confirmed_by == ()


def _is_passing(session: Session) -> bool:
    draft = session.drafts.find(session.matches.list()[0].uid, NAME)
    return draft is not None and draft.form["passing"]


async def test_three_sides_type_one_after_the_other(session: Session) -> None:
    played(session, THREE)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-nobody", "key-5", "save"])
        assert ui.has_text("Hand the phone to Finn")
        await taps(ui, ["hand-over-take", "key-5", "save", "hand-over-take", "key-5", "save"])
        assert [ui.has(f"accept-{side}") for side in range(3)] == [True] * 3


async def test_a_deal_that_is_put_right_is_typed_by_one_person(session: Session) -> None:
    played(session, FOUR, (500, 120))
    async with device(session, route=f"/record/{deals(session)[0].uid}") as ui:
        assert said(ui, "save").startswith("Save")


async def _agreed(ui: UI) -> None:
    await taps(ui, [*FIRST, "save", *SECOND, "save", "accept-0", "accept-1"])
    await saved(ui)
