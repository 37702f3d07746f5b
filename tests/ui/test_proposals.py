"""What no source gives is said in plain words among the sources, and agreed on there."""

from pathlib import Path

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import rules_in_effect
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.services import Session
from scorekeeper.storage import StoreError
from tests.ui.device import CLASSIC, FOUR, device, record_match, session_in
from tests.ui.recording import taps

WORDS = Words()

BOAT = RuleSetId("boat")
SOURCES = "how-to-play-sources"


async def test_the_sources_say_it_until_the_table_has_agreed_once(session: Session) -> None:
    async with device(session, route="/rules/classic_4p") as ui:
        await taps(ui, [SOURCES, "proposals"])
        assert ui.has_text("One rule without a source")
        assert ui.text("open-tie") == "If sides are tied play another deal"
        texts = ui.texts()
        assert texts.index(WORDS.text("value-tie-play_another_hand")) < texts.index(
            WORDS.text("confirm-agree")
        )
        await ui.tap("confirm-agree")
        await ui.until(lambda: not ui.has("confirm-agree"))
        assert not ui.has("proposals")
    assert not session.confirmations.open_paths(CLASSIC)


async def test_neither_the_table_nor_a_new_game_says_anything_of_it(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session) as ui:
        assert ui.has("record")
        assert not ui.has("proposals")
        await ui.go("/new")
        assert ui.has("ruleset")
        assert not ui.has("proposals")


async def test_confirmed_proposals_are_remembered_over_a_restart(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    async with device(session, route="/rules/classic_4p") as ui:
        await taps(ui, [SOURCES, "proposals", "confirm-agree"])
        await ui.until(lambda: not ui.has("proposals"))
    session.close()
    async with device(session_in(tmp_path), route="/rules/classic_4p") as ui:
        await ui.tap(SOURCES)
        assert ui.has("proposed")
        assert not ui.has("proposals")


async def test_looking_without_agreeing_changes_nothing(session: Session) -> None:
    async with device(session, route="/rules/classic_4p") as ui:
        await taps(ui, [SOURCES, "proposals", "close"])
        assert ui.has("proposals")
    assert session.confirmations.open_paths(CLASSIC)


async def test_confirming_another_value_leads_to_house_rules(session: Session) -> None:
    async with device(session, route="/rules/classic_4p") as ui:
        await taps(ui, [SOURCES, "proposals", "confirm-change"])
        assert ui.route == "/house-new/classic_4p"


async def test_each_rule_set_is_asked_for_itself(session: Session) -> None:
    session.confirmations.confirm(CLASSIC)
    async with device(session, route="/rules/british") as ui:
        await ui.tap(SOURCES)
        assert ui.has("proposals")


async def test_the_rule_set_says_it_and_when_it_was_agreed(session: Session) -> None:
    async with device(session, route="/rules/boat") as ui:
        every = len(rules_in_effect(rule_book(BOAT)))
        await ui.tap(SOURCES)
        assert f"{every} of {every} rules have no source" in ui.text("proposed")
        await taps(ui, ["proposals", "confirm-agree"])
        await ui.until(lambda: not ui.has("proposals"))
        assert "Agreed on Sun 1 Nov 2026." in ui.text("proposed")
    assert not session.confirmations.open_paths(BOAT)


async def test_a_store_that_refuses_is_said_and_nothing_counts_as_agreed(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise StoreError("the disk is full")

    async with device(session, route="/rules/classic_4p") as ui:
        await taps(ui, [SOURCES, "proposals"])
        monkeypatch.setattr(type(session.confirmations), "confirm", refuse)
        await ui.tap("confirm-agree")
        await ui.until(lambda: ui.has("not-confirmed"))
        assert ui.has("open-tie")
    assert session.confirmations.open_paths(CLASSIC)
