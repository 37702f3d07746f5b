"""Chances of winning: with the chart, in the table view, and where they are turned on."""

from dataclasses import replace

import pytest

from scorekeeper.services import OpenMatch, Session
from scorekeeper.services.chances import MIN_SAMPLE, Chances
from scorekeeper.ui.widgets.chance import CHANCES
from tests.ui.device import FOUR, NAME, device, record_match
from tests.ui.matches import THREE
from tests.ui.recording import COMMON_DEAL, taps

TALK = replace(FOUR, house_rules={"target": 50_000})
DEALS = ((700, 120), (-85, 610)) * (MIN_SAMPLE // 2)
SIZES = [(390, 844), (360, 640), (844, 390), (1280, 800), (320, 480)]


@pytest.fixture
def behind(session: Session) -> Session:
    """A session with many deals, and a match in which Cleo & Dov are 1,500 behind."""
    record_match(session, TALK, *DEALS)
    record_match(session, FOUR, (1500, 120), (1400, 900), (1000, 1380))
    show_chances(session)
    return session


def show_chances(session: Session) -> None:
    """Turn the chances on, on the device of the tests."""
    session.settings.choose(NAME, **{CHANCES: True})


async def test_a_line_below_the_chart_opens_what_the_side_behind_needs(behind: Session) -> None:
    async with device(behind, route="/course") as ui:
        await ui.until(lambda: ui.has("chance"))
        assert ui.text("chance") == ("What do we need? Ana & Ben about 80% · Cleo & Dov about 20%")
        await ui.tap("chance")
        assert ui.text("chance-0") == "Ana & Ben about 80%"
        assert ui.has_text("Cleo & Dov, 1,500 behind")
        assert ui.has_text(f"{len(DEALS) + 3} deals")
        await ui.tap("close")
        assert not ui.has("chance-0")


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_a_button_of_the_table_view_opens_it_too(
    behind: Session, width: float, height: float
) -> None:
    async with device(behind, route="/view", width=width, height=height) as ui:
        await ui.until(lambda: ui.has("chance"))
        await ui.tap("chance")
        assert ui.text("chance-1").startswith("Cleo & Dov")


async def test_a_guess_is_not_shown(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    record_match(session, replace(FOUR, house_rules={"go_out_bonus": 200}), *DEALS[:8])
    show_chances(session)
    find, answers = Chances.find, []

    def heard(chances: Chances, open_match: OpenMatch) -> None:
        answers.append(find(chances, open_match))

    monkeypatch.setattr(Chances, "find", heard)
    async with device(session, route="/course") as ui:
        await ui.until(lambda: bool(answers))
        assert answers == [None]
        assert not ui.has("chance")


async def test_no_tap_and_no_save_estimates_anything(
    behind: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Chances, "find")
    async with device(behind) as ui:
        await taps(ui, COMMON_DEAL)
        assert len(behind.matches.list()[0].match.deals) == 4


async def test_before_that_simulated_deals_serve_and_it_is_said(session: Session) -> None:
    record_match(session, FOUR, (1500, 120), (1400, 900))
    show_chances(session)
    async with device(session, route="/course") as ui:
        await ui.until(lambda: ui.has("chance"))
        await ui.tap("chance")
        assert ui.has_text("simulated deals")


async def test_each_of_three_sides_has_a_chance(session: Session) -> None:
    long = replace(THREE, house_rules={"target": 50_000})
    record_match(session, long, *((500, 220, 60),) * MIN_SAMPLE)
    record_match(session, THREE, (1500, 900, 900))
    show_chances(session)
    async with device(session, route="/course") as ui:
        await ui.until(lambda: ui.has("chance"))
        await ui.tap("chance")
        assert ui.has_text("Finn, 600 behind")
        assert ui.has_text("Greta, 600 behind")


async def test_chances_are_off_until_this_device_turns_them_on(session: Session) -> None:
    record_match(session, FOUR, (1500, 120), (1400, 900))
    async with device(session, route="/course") as ui:
        await ui.settle()
        assert not ui.has("chance")
        await ui.go("/more")
        assert not ui.identified("more-chances").selected
        await ui.tap("more-chances")
        assert ui.identified("more-chances").selected
        await ui.go("/course")
        await ui.until(lambda: ui.has("chance"))
