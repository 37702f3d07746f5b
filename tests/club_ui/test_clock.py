"""The clock on all screens: paused, lengthened, a table's extra time, breaks, and its sounds."""

import gc
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from scorekeeper.club.clock import (
    add_minutes,
    add_table_minutes,
    begin_break,
    end_break,
    pause_clock,
    start_clock,
)
from scorekeeper.club.model import RoundLength
from scorekeeper.club.rounds import draw_round
from scorekeeper.services import Session
from scorekeeper.ui.connection import is_open
from tests.club_ui.sessions import (
    begin_evening,
    big_screen,
    close_running_round,
    club_night,
    draw_next_round,
    open_evening,
    phone,
    play_round,
    record_deals,
    seat_phone,
    visitor,
)
from tests.services.club.kit import by_paper, change, next_round
from tests.ui.device import device
from tests.ui.matches import label_of
from tests.ui.mirror import features
from tests.ui.testkit import UI, mount

NEVADA = RoundLength(points=5000, minutes=50, warning=10, overtime=5)
SCREEN: dict[str, Any] = {"width": 1280, "height": 720}


class Watch:
    """The time of day, in minutes after the beginning of something."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.began = self.now = datetime.now().astimezone()
        patch.setattr("scorekeeper.ui.widgets.clock.now", lambda: self.now)
        patch.setattr("scorekeeper.ui.widgets.countdown.now", lambda: self.now)
        patch.setattr("scorekeeper.club_ui.clock.now", lambda: self.now)
        patch.setattr("scorekeeper.ui.bell.now", lambda: self.now)
        patch.setattr("scorekeeper.view_models.countdown.MAX_PAUSE", 0.05)

    def count_from(self, written: str | None) -> None:
        assert written is not None
        self.began = self.now = datetime.fromisoformat(written)

    def set(self, minutes: float) -> None:
        self.now = self.began + timedelta(minutes=minutes)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def timed_night(session: Session, watch: Watch, **plan: Any) -> Any:
    """An evening whose first round has begun just now."""
    uid = club_night(session, length=NEVADA, **plan)
    watch.count_from(open_evening(session, uid).rounds[-1].started)
    return uid


def resting(session: Session, watch: Watch) -> Any:
    """An evening in a break of 15 minutes that has begun just now."""
    uid = timed_night(session, watch)
    by_paper(session, uid, {1: (5000, 0), 2: (0, 5000)})
    close_running_round(session, uid)
    change(session, uid, lambda e, note: begin_break(e, 15, note))
    current = open_evening(session, uid).current_break
    assert current is not None
    watch.count_from(current.began)
    return uid


def played_again(ui: UI) -> int:
    """Return the number of times that a browser was told to play a sound that it had."""
    return [name for name, _ in ui.mirror.called].count("play")


def shows(ui: UI, name: str, words: str) -> Callable[[], bool]:
    def is_shown() -> bool:
        if not ui.has(name):
            return False
        node = ui.identified(name)
        return words in (node.label or node.text)

    return is_shown


# --- the organiser


async def test_the_organiser_pauses_goes_on_and_adds_minutes(
    session: Session, watch: Watch
) -> None:
    uid = timed_night(session, watch)
    async with device(session, route=f"/club/{uid}") as ui:
        watch.set(12)
        await ui.until(shows(ui, "clock", "38 minutes left"))
        await ui.tap("clock-more")
        await ui.until(shows(ui, "clock", "43 minutes left"))
        await ui.tap("clock-less")
        await ui.until(shows(ui, "clock", "38 minutes left"))
        await ui.tap("club-clock-turn")
        await ui.until(shows(ui, "clock", "Paused"))
        await ui.tap("club-clock-turn")
        await ui.until(lambda: "Paused" not in ui.text("clock"))
        await ui.go(f"/club/{uid}/log")
        lines = [
            "Round 1: clock resumed",
            "Round 1: clock paused",
            "Round 1: −5 min for all tables",
        ]
        assert all(ui.has_text(line) for line in lines)
        assert ui.has_text("Round 1: +5 min for all tables")


async def test_a_round_may_begin_without_its_clock(session: Session, watch: Watch) -> None:
    uid = begin_evening(session, length=NEVADA)
    draw_next_round(session, uid)
    async with device(session, route=f"/club/{uid}") as ui:
        await ui.tap("club-with-clock")
        await ui.tap("club-start")
        await ui.until(shows(ui, "clock", "Clock not started"))
        assert ui.text("club-clock-turn") == "Start"
        await ui.tap("club-clock-turn")
        await ui.until(lambda: ui.has("club-clock-turn") and "Pause" in ui.text("club-clock-turn"))
    clock = open_evening(session, uid).rounds[-1].clock
    assert clock is not None
    assert clock.since is not None


async def test_a_round_without_minutes_asks_for_no_clock(session: Session) -> None:
    uid = begin_evening(session)
    draw_next_round(session, uid)
    async with device(session, route=f"/club/{uid}") as ui:
        assert not ui.has("club-with-clock")
        await ui.tap("club-start")
        await ui.until(lambda: ui.has("table-1"))
        assert not ui.has("club-clock-turn")
        await ui.go(f"/club/{uid}/table/1/1")
        assert not ui.has("extra-more")


async def test_one_table_gets_extra_time_and_its_tile_says_so(
    session: Session, watch: Watch
) -> None:
    uid = timed_night(session, watch)
    async with device(session, route=f"/club/{uid}/table/1/2") as ui:
        assert ui.text("club-extra-now") == "This table plays as long as the others."
        await ui.tap("extra-more")
        await ui.until(lambda: "5 minutes longer" in ui.text("club-extra-now"))
        await ui.tap("extra-more")
        await ui.until(lambda: "10 minutes longer" in ui.text("club-extra-now"))
        await ui.tap("extra-less")
        await ui.until(lambda: "5 minutes longer" in ui.text("club-extra-now"))
        await ui.go(f"/club/{uid}")
        assert "+5 min" in ui.text("table-2")
        assert "min" not in ui.text("table-1").split("deal")[0]
        assert "50 minutes left" in label_of(ui, "clock"), "the clock of all others"


async def test_break_is_started_lengthened_and_ended_during_a_draw(
    session: Session, watch: Watch
) -> None:
    uid = begin_evening(session, length=NEVADA)
    evening = play_round(session, uid, (5000, 3000), (4000, 5100))
    watch.count_from(evening.log[-1].note.at)
    async with device(session, route=f"/club/{uid}") as ui:
        await ui.tap("break-15")
        await ui.until(shows(ui, "clock", "Break until"))
        await ui.tap("club-draw")
        await ui.until(lambda: ui.has("club-start"))
        assert "Break until" in ui.text("clock")
        current = open_evening(session, uid).current_break
        await ui.tap("break-more")
        await ui.until(lambda: open_evening(session, uid).current_break != current)
        await ui.tap("club-break-end")
        await ui.until(lambda: ui.has("break-15"))
    assert [entry.kind for entry in open_evening(session, uid).log[-4:]] == [
        "break_started",
        "drawn",
        "break_changed",
        "break_ended",
    ]


# --- phones and the big screen


async def test_phone_clock_shows_pause_and_extra_time_of_its_table(
    session: Session, watch: Watch
) -> None:
    uid = timed_night(session, watch)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        watch.set(20)
        await ui.until(shows(ui, "clock", "30 minutes left"))
        change(session, uid, lambda e, note: add_table_minutes(e, 1, 10, note))
        await ui.until(shows(ui, "clock", "40 minutes left · with 10 extra minutes"))
        change(session, uid, pause_clock)
        await ui.until(shows(ui, "clock", "Paused"))
        change(session, uid, start_clock)
        await ui.until(lambda: "Paused" not in ui.text("clock"))
    seat_phone(session, other := visitor(session, uid, 2), 0)
    async with phone(session, other) as ui:
        assert "extra" not in ui.text("clock")


async def test_a_clock_that_waits_is_seen_on_phone_and_wall(session: Session, watch: Watch) -> None:
    uid = begin_evening(session, length=NEVADA)
    change(session, uid, draw_round)
    session.club.evenings.start_round(uid, by="organiser", with_clock=False)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        assert ui.text("clock") == "Clock not started · 50 minutes left"
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        assert ui.text("clock") == "50:00 Clock not started"


async def test_a_break_is_seen_on_phone_and_wall_until_the_next_round(
    session: Session, watch: Watch
) -> None:
    uid = resting(session, watch)
    ends = (watch.began + timedelta(minutes=15)).strftime("%H:%M")
    async with phone(session, visitor(session, uid)) as ui:
        assert ui.text("break") == f"Break until {ends}"
        watch.set(15)
        await ui.until(shows(ui, "break", "The break is over"))
        change(session, uid, end_break)
        await ui.until(lambda: not ui.has("break"))
    change(session, uid, lambda e, note: begin_break(e, 15, note))
    current = open_evening(session, uid).current_break
    assert current is not None
    watch.count_from(current.began)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        watch.set(5)
        await ui.until(lambda: ui.text("clock").startswith("10:00 Break until"))
        next_round(session, uid)
        await ui.until(lambda: "Break" not in ui.text("clock"))


async def test_the_big_screen_shows_a_pause_and_who_has_extra_time(
    session: Session, watch: Watch
) -> None:
    uid = timed_night(session, watch)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        change(session, uid, pause_clock)
        await ui.until(lambda: "Paused" in ui.text("clock"))
        change(session, uid, lambda e, note: add_table_minutes(e, 2, 5, note))
        await ui.until(lambda: "+5 min" in ui.text("playing-2"))
        assert label_of(ui, "playing-2").endswith("with 5 extra minutes")
        assert "+5" not in ui.text("playing-1")


# --- sounds


async def test_the_big_screen_rings_at_the_warning_and_at_the_end_once_each(
    session: Session, watch: Watch
) -> None:
    uid = timed_night(session, watch)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        assert ui.sound_files() == []
        watch.set(40)
        await ui.until(lambda: ui.sound_files() == ["sounds/warning.wav"])
        record_deals(seat_phone(session, visitor(session, uid), 0), (300, 700))
        await ui.until(lambda: ui.has("latest-1"))
        watch.set(50)
        await ui.until(lambda: ui.sound_files() == ["sounds/warning.wav", "sounds/time-up.wav"])
        assert played_again(ui) == 0
        watch.set(55)  # the overtime is up too
        await ui.until(lambda: played_again(ui) == 1)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        await ui.until(lambda: "stop and count" in ui.text("clock"))
        assert ui.sound_files() == [], "who comes later has missed it"


async def test_minutes_that_are_added_let_the_warning_come_again(
    session: Session, watch: Watch
) -> None:
    uid = timed_night(session, watch)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        watch.set(40)
        await ui.until(lambda: ui.sound_files() == ["sounds/warning.wav"])
        change(session, uid, lambda e, note: add_minutes(e, 5, note))
        await ui.until(shows(ui, "clock", "15 minutes left"))
        watch.set(45)
        await ui.until(lambda: played_again(ui) == 1)


async def test_the_end_of_a_break_is_heard(session: Session, watch: Watch) -> None:
    uid = resting(session, watch)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        watch.set(15)
        await ui.until(lambda: ui.sound_files() == ["sounds/break-over.wav"])


async def test_the_big_screen_asks_for_a_tap_before_it_can_be_heard(
    session: Session, watch: Watch
) -> None:
    uid = timed_night(session, watch)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        assert ui.text("big-screen-sound") == "Tap for sound"
        await ui.tap("big-screen-sound")
        await ui.until(lambda: not ui.has("big-screen-sound"))
        assert ui.sound_files() == ["sounds/warning.wav"], "the tap is heard"


async def test_a_phone_buzzes_and_rings_only_where_sounds_were_chosen(
    session: Session, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scorekeeper.ui.motion.PULSE_INTERVAL_SECONDS", 0.0)
    monkeypatch.setattr("scorekeeper.club_ui.guest_app.redraw_delay", lambda _: 0.0)
    uid = timed_night(session, watch)
    seat_phone(session, who := visitor(session, uid), 0)
    lively: Any = {"answers": {"get_accessibility_features": lambda _: features()}}
    async with phone(session, who, **lively) as ui:
        watch.set(40)
        await ui.until(
            lambda: [n for n, _ in ui.mirror.called if n == "vibrate"] == ["vibrate"] * 3
        )
        assert ui.sound_files() == []
        await ui.tap("table-menu")
        await ui.tap("phone-sounds")
        await ui.until(lambda: ui.sound_files() == ["sounds/warning.wav"])
        watch.set(50)
        await ui.until(lambda: "sounds/time-up.wav" in ui.sound_files())
        await ui.tap("table-menu")
        assert "Turn sounds off" in ui.text("phone-sounds")


async def test_clock_is_beside_the_tally_on_a_wide_page(session: Session, watch: Watch) -> None:
    uid = timed_night(session, watch)
    async with device(session, route=f"/club/{uid}", **SCREEN) as ui:
        await ui.until(lambda: ui.has("clock"))
        assert ui.has("show-all")


async def test_a_page_whose_session_was_thrown_away_is_not_open() -> None:
    # The clock of a page that was gone ended in an error that nobody heard.
    async with mount(lambda _: None) as ui:
        page = ui.page
        assert is_open(page)
    del ui
    gc.collect()
    assert not is_open(page)
