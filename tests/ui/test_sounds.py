"""Sounds: none at first; then a card at each deal that is saved, and a chord at the end."""

from pathlib import Path

import pytest
from flet_audio import Audio

from scorekeeper.services import Session
from tests.ui.device import FOUR, device, record_match
from tests.ui.recording import COMMON_DEAL, taps

ASSETS = Path(__file__).parents[2] / "assets"


async def test_sounds_are_switched_on_by_a_tap_which_is_heard(session: Session) -> None:
    async with device(session, route="/more") as ui:
        assert not ui.identified("more-sounds").selected
        await ui.tap("more-sounds")
        assert ui.identified("more-sounds").selected
        assert ui.sound_files() == ["sounds/save.wav"]
        assert session.settings.read("this-device").get("sounds") is True


async def test_a_deal_is_saved_without_a_sound_until_sounds_are_on(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session) as ui:
        await taps(ui, COMMON_DEAL)
        await ui.until(lambda: ui.route == "/")
        assert ui.sound_files() == []


async def test_loaded_sound_plays_when_told_not_by_itself(
    session: Session,
) -> None:
    session.settings.choose("this-device", sounds=False)
    async with device(session, route="/more") as ui:
        for _ in range(3):  # on, off, and on again
            await ui.tap("more-sounds")
        assert ui.sound_files() == ["sounds/save.wav"]
        assert [name for name, _ in ui.mirror.called if name == "play"] == ["play"]
        players = [it for it in ui.page.session.index.values() if isinstance(it, Audio)]
        assert [player.autoplay for player in players] == [False]


@pytest.mark.parametrize(("before", "sound"), [(0, "save"), (4800, "winner")])
async def test_the_deal_that_ends_a_match_sounds_otherwise(
    session: Session, before: int, sound: str
) -> None:
    record_match(session, FOUR, (before, 0))
    session.settings.choose("this-device", sounds=True)
    async with device(session) as ui:
        await taps(ui, COMMON_DEAL)
        await ui.until(lambda: ui.route == "/")
        assert ui.sound_files() == [f"sounds/{sound}.wav"]
    assert (ASSETS / "sounds" / f"{sound}.wav").is_file()
