"""The timer on the table: set in the menu, seen while it runs, heard when its time is up."""

from datetime import datetime, timedelta

import pytest

from scorekeeper.services import Session
from scorekeeper.view_models.timer import TIMER
from tests.ui.device import FOUR, NAME, device, record_match
from tests.ui.files import calls
from tests.ui.matches import label_of
from tests.ui.mirror import features
from tests.ui.testkit import UI


class Watch:
    """The time of day, in minutes after the beginning of a test."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.began = self.now = datetime.now().astimezone()
        for module in (
            "ui.widgets.clock",
            "ui.widgets.countdown",
            "ui.bell",
            "ui.screens.table.timer",
        ):
            patch.setattr(f"scorekeeper.{module}.now", lambda: self.now)
        patch.setattr("scorekeeper.view_models.timer.MAX_PAUSE", 0.05)
        patch.setattr("scorekeeper.view_models.countdown.MAX_PAUSE", 0.05)

    def set(self, minutes: float) -> None:
        self.now = self.began + timedelta(minutes=minutes)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


async def start(ui: UI, minutes: int) -> None:
    await ui.tap("menu")
    await ui.tap("timer")
    await ui.tap(f"timer-{minutes}")
    await ui.tap("timer-start")
    await ui.until(lambda: ui.has("timer-pill"))


async def test_timer_runs_rings_and_starts_again(session: Session, watch: Watch) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session) as ui:
        assert not ui.has("timer-pill")
        await start(ui, 10)
        assert label_of(ui, "timer-pill") == "Timer, 10 min left"
        watch.set(9.5)
        await ui.until(lambda: "0:30" in ui.text("timer-pill"))
        assert not ui.sound_files()
        watch.set(10)
        await ui.until(lambda: ui.has("timer-up"))
        await ui.until(lambda: ui.sound_files() == ["sounds/time-up.wav"])
        assert not ui.has("timer-pill")
        await ui.tap("timer-again")
        await ui.until(lambda: ui.has("timer-pill"))
        watch.set(20)
        await ui.until(lambda: ui.has("timer-up"))
        await ui.tap("timer-stop")
        await ui.until(lambda: not ui.has("timer-up"))
    assert session.settings.read(NAME)[TIMER]["since"] is None


async def test_timer_outlasts_the_screen_and_the_app(session: Session, watch: Watch) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session) as ui:
        await start(ui, 60)
        await ui.tap("record")
        await ui.tap("back")
        assert ui.has("timer-pill")
    watch.set(19)
    async with device(session) as ui:
        assert label_of(ui, "timer-pill") == "Timer, 41 min left"


async def test_timer_rings_on_other_screens_unless_silent(session: Session, watch: Watch) -> None:
    record_match(session, FOUR, (500, 120))
    # A system that wants motion wants vibrations too.
    answers = {"get_accessibility_features": lambda _: features()}
    async with device(session, answers=answers) as ui:
        await ui.tap("menu")
        await ui.tap("timer")
        await ui.tap("timer-sound")
        await ui.tap("timer-10")
        await ui.tap("timer-start")
        await ui.tap("record")
        watch.set(10)
        await ui.until(lambda: len(calls(ui, "vibrate")) == 3)
        assert not ui.sound_files()


async def test_running_timer_is_paused_and_changed(session: Session, watch: Watch) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session) as ui:
        await start(ui, 30)
        await ui.tap("timer-pill")
        assert ui.text("timer-time") == "30:00"
        await ui.tap("timer-more")
        await ui.until(lambda: ui.text("timer-time") == "35:00")
        await ui.tap("timer-pause")
        watch.set(20)
        await ui.until(lambda: ui.has("timer-resume"))
        assert ui.text("timer-time") == "35:00"
        await ui.tap("timer-resume")
        await ui.until(lambda: label_of(ui, "timer-pill") == "Timer, 35 min left")
        await ui.tap("timer-pill")
        await ui.tap("timer-stop")
        await ui.until(lambda: not ui.has("timer-pill"))


async def test_time_up_is_seen_beside_the_winner(session: Session, watch: Watch) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session) as ui:
        await start(ui, 10)
    uid = session.matches.list()[0].uid
    session.matches.end(uid, "agreement", seen=session.matches.number(uid))
    watch.set(11)
    async with device(session) as ui:
        assert ui.has("rematch")
        assert ui.has("timer-up")
        assert not ui.sound_files(), "nobody was there when the time was up"
