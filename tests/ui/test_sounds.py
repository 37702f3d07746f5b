"""Sounds: none at first; then a card at each deal that is saved, and a chord at the end."""

from pathlib import Path

import pytest

from scorekeeper.services import Session
from tests.ui.device import FOUR, device, played
from tests.ui.recording import COMMON_DEAL, taps
from tests.ui.testkit import UI

ASSETS = Path(__file__).parents[2] / "assets"


def heard(ui: UI) -> list[str]:
    """List the files of the sounds that a client was given, if it was told to play any."""
    players = [it for it in ui.mirror.known.values() if it["_c"] == "Audio"]
    plays = [name for name, _ in ui.mirror.called if name == "play"]
    assert len(plays) == len(players)
    return [player["src"] for player in players]


async def test_sounds_are_switched_on_by_a_tap_which_is_heard(session: Session) -> None:
    async with device(session, route="/more") as ui:
        assert ui.text("sounds") == "Sounds Off"
        await ui.tap("sounds")
        assert ui.text("sounds") == "Sounds On"
        assert heard(ui) == ["sounds/save.wav"]
        assert session.settings.of("this-device").get("sounds") is True


async def test_a_deal_is_saved_without_a_sound_until_sounds_are_on(session: Session) -> None:
    played(session, FOUR)
    async with device(session) as ui:
        await taps(ui, COMMON_DEAL)
        await ui.until(lambda: ui.route == "/")
        assert heard(ui) == []


@pytest.mark.parametrize(("before", "sound"), [(0, "save"), (4800, "winner")])
async def test_the_deal_that_ends_a_match_sounds_otherwise(
    session: Session, before: int, sound: str
) -> None:
    played(session, FOUR, (before, 0))
    session.settings.choose("this-device", sounds=True)
    async with device(session) as ui:
        await taps(ui, COMMON_DEAL)
        await ui.until(lambda: ui.route == "/")
        assert heard(ui) == [f"sounds/{sound}.wav"]
    assert (ASSETS / "sounds" / f"{sound}.wav").is_file()
