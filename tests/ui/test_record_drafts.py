"""A half-typed deal is kept at every tap, and says so when the match has moved on."""

import errno
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.match.serialization import read_deal
from scorekeeper.services import Change, Session
from scorekeeper.storage import StoreError, StoreWriteError
from tests.ui.device import FOUR, NAME, device, record_match, session_in
from tests.ui.recording import COMMON_DEAL, deals, label_of, recorded_totals, save_deal, taps
from tests.ui.testkit import UI

WORDS = Words()

HALF = COMMON_DEAL[1:7]
README = Path(__file__).parents[2] / "README.md"


def is_kept(session: Session, match: Any, text: str) -> bool:
    """Return True if the disk has this text in the first side's field."""
    draft = session.drafts.find(match, NAME)
    return draft is not None and draft.form["sides"][0]["texts"].get("table") == text


def is_drafted(session: Session, match: Any, **where: Any) -> bool:
    """Return True if this device is typing a deal, by the last that was kept."""
    return session.drafts.find(match, NAME, **where) is not None


async def record_elsewhere(ui: UI, session: Session, match: Any) -> None:
    """Another device records a deal while this screen is open."""
    document = {"sides": [{"total": 500}, {"total": 120}]}
    assert isinstance(
        session.deals.record(
            match, read_deal(document, "deal"), seen=session.matches.number(match)
        ),
        Change,
    )
    await ui.until(lambda: ui.has("keep"))


async def test_every_tap_is_on_the_disk(session: Session) -> None:
    match = record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, HALF)
        await ui.until(lambda: is_kept(session, match, "38"))
        await ui.tap("key-5")
        await ui.until(lambda: is_kept(session, match, "385"))


async def test_tap_is_shown_before_its_draft_is_written(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To write it first would make every tap wait for the disk: on a phone up to 30 ms."""
    match = record_match(session, FOUR)
    written = Event()
    keep = session.drafts.save

    def keep_later(*args: Any, **kwargs: Any) -> None:
        written.wait()
        keep(*args, **kwargs)

    async with device(session, route="/record") as ui:
        await taps(ui, HALF)
        await ui.until(lambda: is_kept(session, match, "38"))
        monkeypatch.setattr(type(session.drafts), "save", lambda _, *a, **k: keep_later(*a, **k))
        await ui.tap("key-5")
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 385"
        assert is_kept(session, match, "38")
        written.set()
        await ui.until(lambda: is_kept(session, match, "385"))
    readme = " ".join(README.read_text().split())
    assert "you may lose the last tap" in readme


async def test_a_half_typed_deal_is_there_after_a_restart(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    match = record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, HALF)
        await ui.until(lambda: is_kept(session, match, "38"))
    session.close()
    session = session_in(tmp_path)
    async with device(session, route="/record") as ui:
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 38"
        await ui.tap("key-5")
        assert label_of(ui, "sum-0") == "+1,385"


async def test_leaving_keeps_the_draft_and_saving_throws_it_away(session: Session) -> None:
    match = record_match(session, FOUR)
    async with device(session) as ui:
        await taps(ui, [*COMMON_DEAL[:7], "back"])
        assert ui.route == "/"
        await taps(ui, ["record", *COMMON_DEAL[7:-1]])
        await save_deal(ui)
        assert session.drafts.find(match, NAME) is None
        await ui.tap("record")
        assert label_of(ui, "sum-0") == "0"
    assert recorded_totals(session) == (1385, 585)


async def test_saving_is_one_change_of_the_store(session: Session) -> None:
    match = record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, COMMON_DEAL[1:-1])
        await ui.until(lambda: session.drafts.find(match, NAME) is not None)
        await save_deal(ui)
    last = session.path.read_bytes().splitlines()[-1]
    assert b'"changes"' in last
    assert b'"drafts"' in last
    assert session.drafts.find(match, NAME) is None


async def test_a_deal_that_was_forgotten_leaves_no_draft_once_it_is_saved(session: Session) -> None:
    match = record_match(session, FOUR)
    document = {"sides": [{"total": 500}, {"total": 120}]}
    first = session.deals.record(
        match, read_deal(document, "deal"), seen=session.matches.number(match)
    )
    assert isinstance(first, Change)
    where = {"before": first.deal}
    async with device(session, route=f"/insert/{first.deal}") as ui:
        await taps(ui, COMMON_DEAL[1:-1])
        await ui.until(partial(is_drafted, session, match, **where))
        await save_deal(ui)
    assert not is_drafted(session, match, **where)


async def test_each_device_has_its_own(session: Session) -> None:
    match = record_match(session, FOUR)
    session.drafts.save(match, "another-device", {"sides": [{}, {}]}, seen=1)
    async with device(session, route="/record") as ui:
        assert label_of(ui, "sentence") == WORDS.text("record-nothing")


async def test_typing_while_another_device_saves_can_go_on(session: Session) -> None:
    match = record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, COMMON_DEAL[1:-1])
        await record_elsewhere(ui, session, match)
        assert ui.has_text("Deal 1 was saved on another device at ")
        assert ui.has_text(": 500 : 120. Your scores: 1,385 : 585.")
        assert ui.text("go-on") == "Mine is a different deal: continue with deal 2"
        await ui.tap("go-on")
        assert not ui.has("keep")
        assert label_of(ui, "new-total-0") == "1,885"
        await save_deal(ui)
    assert recorded_totals(session) == (1885, 705)


@pytest.mark.thorough
async def test_or_lets_stand_what_was_saved(session: Session) -> None:
    match = record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, COMMON_DEAL[1:-1])
        await record_elsewhere(ui, session, match)
        await ui.tap("keep")
        await ui.until(lambda: ui.route == "/")
        assert session.drafts.find(match, NAME) is None
        assert ui.text("record") == "Score deal 2"
    assert recorded_totals(session) == (500, 120)


@pytest.mark.thorough
async def test_stale_draft_is_told_again_after_a_restart(session: Session) -> None:
    match = record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, HALF)
        await ui.until(lambda: is_kept(session, match, "38"))
    document = {"sides": [{"total": 500}, {"total": 120}]}
    session.deals.record(match, read_deal(document, "deal"), seen=session.matches.number(match))
    async with device(session, route="/record") as ui:
        assert ui.has("keep")
    async with device(session, route="/record") as ui:
        await ui.tap("go-on")
        await ui.until(lambda: getattr(session.drafts.find(match, NAME), "seen", 0) > 1)
    async with device(session, route="/record") as ui:
        assert not ui.has("keep")
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 38"


async def test_a_blank_form_just_follows_the_match(session: Session) -> None:
    match = record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        document = {"sides": [{"total": 500}, {"total": 120}]}
        session.deals.record(match, read_deal(document, "deal"), seen=session.matches.number(match))
        await ui.until(lambda: ui.has_text("Deal 2"))
        assert not ui.has("keep")
        assert label_of(ui, "new-total-0") == "500"


def full_disk() -> StoreError:
    error = StoreWriteError("no room")
    error.__cause__ = OSError(errno.ENOSPC, "No space left on device")
    return error


class Broken:
    """Drafts of a store whose disk is full."""

    def find(self, *_: object, **__: object) -> None:
        """There is no draft."""

    def save(self, *_: object, **__: object) -> None:
        raise full_disk()

    delete = save


async def test_draft_refused_by_the_store_is_told_once(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    record_match(session, FOUR)
    monkeypatch.setattr(session, "drafts", Broken())
    async with device(session, route="/record") as ui:
        await ui.tap("key-5")
        await ui.until(lambda: ui.has_text("Not saved: the disk is full"))
        await ui.tap("not-saved-close")
        await taps(ui, ["key-0", "key-next"])
        assert not ui.has_text("Not saved: the disk is full")
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 50"


async def test_a_store_that_refuses_the_deal_is_said_and_the_form_stays(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    record_match(session, FOUR)

    def refuse(*_: object, **__: object) -> None:
        raise full_disk()

    real = type(session.deals).record
    async with device(session, route="/record") as ui:
        await taps(ui, COMMON_DEAL[1:-1])
        monkeypatch.setattr(type(session.deals), "record", refuse)
        await ui.tap("save")
        await ui.until(lambda: ui.has_text("Not saved: the disk is full"))
        assert deals(session) == ()
        await ui.tap("not-saved-close")
        assert label_of(ui, "sum-0") == "+1,385"
        monkeypatch.setattr(type(session.deals), "record", real)
        await save_deal(ui)
    assert recorded_totals(session) == (1385, 585)


async def test_melds_of_the_meld_tab_stand_on_the_table(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/meld") as ui:
        await taps(ui, ["meld-side-0", "rank-A", "rank-A", "rank-A", "meld-lay"])
        await ui.until(lambda: ui.has("field-0-table"))
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 60"
