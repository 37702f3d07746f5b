"""The More tab: theme, rule sets, the program, and what is wrong with the store."""

import shutil
from pathlib import Path

import pytest

from scorekeeper.rules import rule_set_ids
from scorekeeper.services import Session
from scorekeeper.storage.lines import Change, line_of
from tests.browser.said import foreign, saying
from tests.club.kit import plan_of
from tests.ui.device import FOUR, device, record_match, session_in
from tests.ui.matches import label_of
from tests.ui.mirror import features
from tests.ui.testkit import UI

LIVELY = {"get_accessibility_features": lambda _: features()}


async def test_a_theme_applies_at_once_and_is_remembered(session: Session) -> None:
    async with device(session, route="/more") as ui:
        assert ui.text("more-theme") == "Appearance System default"
        await ui.tap("more-theme")
        assert ui.identified("theme-system").selected
        await ui.tap("theme-dark")
        assert ui.mirror.page["theme_mode"] == "dark"
        assert not ui.has("theme-dark"), "the sheet is closed"
        await ui.until(lambda: session.settings.read("this-device").get("theme") == "dark")
        assert ui.text("more-theme") == "Appearance Dark"
    async with device(session, route="/more") as again:
        assert again.mirror.page["theme_mode"] == "dark"
        await again.tap("more-theme")
        assert again.identified("theme-dark").selected


async def test_a_language_is_spoken_at_once(session: Session) -> None:
    async with device(session, route="/more") as ui:
        await ui.tap("more-language")
        await ui.tap("language-de")
        assert ui.text("more-language") == "Sprache Deutsch"


async def test_the_match_that_is_shown_speaks_the_chosen_language(session: Session) -> None:
    record_match(session, FOUR, (5020, 5))
    async with device(session) as ui:
        assert ui.text("total-0") == "5,020"
        await ui.go("/more")
        await ui.tap("more-language")
        await ui.tap("language-it")
        await ui.go("/")
        await ui.until(lambda: ui.text("total-0") == "5.020")
        texts = "\n".join(ui.texts())
        assert [text for text in foreign("it", "en") if text in texts] == []
        assert saying("it", "ending-won").search(label_of(ui, "winner"))
        assert saying("it", "table-rematch").search(label_of(ui, "rematch") or ui.text("rematch"))


def is_on(ui: UI, name: str) -> bool:
    nodes = ui.identified(name).all_nodes()
    return bool(next(node for node in nodes if node.type == "Switch").data.get("value"))


async def test_motion_is_switched_off_and_remembered(session: Session) -> None:
    async with device(session, route="/more", answers=LIVELY) as ui:
        assert is_on(ui, "more-motion")
        await ui.tap("more-motion")
        assert not is_on(ui, "more-motion")
        assert session.settings.read("this-device").get("motion") == "off"


async def test_a_device_that_wants_no_motion_has_none(session: Session) -> None:
    async with device(session, route="/more") as ui:
        assert not is_on(ui, "more-motion")


@pytest.mark.parametrize("chosen", ["calm", "off"])
async def test_a_device_that_had_less_motion_has_none(session: Session, chosen: str) -> None:
    """An earlier version had a grade between all and none."""
    session.settings.choose("this-device", motion=chosen)
    async with device(session, route="/more", answers=LIVELY) as ui:
        assert not is_on(ui, "more-motion")


async def test_the_club_belongs_to_more_until_its_first_session(session: Session) -> None:
    async with device(session, route="/more") as ui:
        assert not ui.has("tab-club")
        await ui.tap("more-club")
        assert ui.has("club-new")
        assert not ui.has("tab-club")
        await ui.go("/")
        assert ui.has("start-join")
    session.club.evenings.begin(plan_of(), by="organiser")
    async with device(session, route="/more") as ui:
        assert ui.has("tab-club")
        assert not ui.has("more-club")


async def test_rules_and_more_lead_to_one_list_of_house_rules(session: Session) -> None:
    for first in ("/more", "/rules"):
        async with device(session, route=first) as ui:
            await ui.tap("more-house")
            assert ui.has("house-new")
            await ui.tap("back")
            assert ui.route == first


async def test_the_rules_are_a_tap_away_and_so_is_the_way_back(session: Session) -> None:
    async with device(session, route="/more") as ui:
        assert f"{len(rule_set_ids())} rule sets" in ui.text("more-rules")
        await ui.tap("more-rules")
        assert ui.route == "/rules"
        await ui.tap("back")
        assert ui.route == "/more"


async def test_about_says_what_it_is_and_where_the_data_lie(
    session: Session, tmp_path: Path
) -> None:
    async with device(session, route="/more") as ui:
        await ui.tap("about")
        assert "MIT licence" in ui.text("about-licence")
        assert "scorekeeper/i18n/catalogues/en.ftl" in ui.text("about-words")
        assert str(tmp_path / "scores.jsonl") in ui.text("about-data")
        assert not ui.has("finding-0")
        assert not ui.has("read-only")


async def test_more_tab_tells_findings_of_the_store(tmp_path: Path) -> None:
    first = session_in(tmp_path)
    record_match(first, FOUR, (500, 120))
    first.close()
    shutil.rmtree(tmp_path / "backups")
    file = tmp_path / "scores.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    session = session_in(tmp_path)
    async with device(session, route="/more") as ui:
        assert "incomplete" in ui.text("finding-0")
    session.close()


async def test_a_store_of_a_newer_version_is_said_to_be_read_only(tmp_path: Path) -> None:
    header = {"_meta": {"1": {"format": "scorekeeper-store", "schema": 99, "app": "9.0"}}}
    newer = line_of(seq=1, at="2031-01-01", change=Change(puts=header))
    (tmp_path / "scores.jsonl").write_bytes(newer)
    session = session_in(tmp_path)
    async with device(session, route="/more") as ui:
        assert "Read-only" in ui.text("read-only")
        assert "These games were saved by a newer version" in ui.text("finding-0")
    session.close()
