"""What no source gives is said in plain words, and the table is asked about it once."""

from dataclasses import replace
from pathlib import Path

import pytest

from scorekeeper.i18n.rules import rules_in_effect
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.services import Session
from scorekeeper.storage import StoreError
from tests.ui.device import CLASSIC, FOUR, device, played, session_in
from tests.ui.recording import four

pytestmark = pytest.mark.thorough

BOAT = RuleSetId("boat")


async def test_the_table_says_it_until_it_has_agreed_once(session: Session) -> None:
    played(session, FOUR)
    async with device(session) as ui:
        assert ui.text("proposals") == "Agree before you play: If sides are tied"
        await ui.tap("proposals")
        assert ui.has_text("One rule without a source")
        assert ui.text("open-tie") == "If sides are tied play another deal"
        await ui.tap("confirm-agree")
        await ui.until(lambda: not ui.has("confirm-agree"))
        assert not ui.has("proposals")
    assert not session.confirmations.open_paths(CLASSIC)


async def test_the_table_says_nothing_of_it_once_a_deal_is_played(session: Session) -> None:
    played(session, FOUR, (100, 200))
    async with device(session) as ui:
        assert ui.has("record")
        assert not ui.has("proposals")


async def test_it_is_remembered_over_a_restart(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    played(session, FOUR)
    async with device(session) as ui:
        await ui.tap("proposals")
        await ui.tap("confirm-agree")
        await ui.until(lambda: not ui.has("proposals"))
    session.close()
    async with device(session_in(tmp_path)) as ui:
        assert ui.has("record")
        assert not ui.has("proposals")


async def test_looking_without_agreeing_changes_nothing(session: Session) -> None:
    played(session, FOUR)
    async with device(session) as ui:
        await ui.tap("proposals")
        await ui.tap("close")
        assert ui.has("proposals")
    assert session.confirmations.open_paths(CLASSIC)


async def test_what_the_table_plays_otherwise_leads_to_house_rules(session: Session) -> None:
    played(session, FOUR)
    async with device(session) as ui:
        await ui.tap("proposals")
        await ui.tap("confirm-change")
        assert ui.route == "/house-new/classic_4p"
    async with device(session, route="/new") as ui:
        await ui.tap("proposals")
        assert not ui.has("confirm-change"), "names that were typed would be lost"


async def test_each_rule_set_is_asked_for_itself(session: Session) -> None:
    session.confirmations.confirm(CLASSIC)
    played(session, four("british"))
    async with device(session) as ui:
        assert ui.has("proposals")


async def test_what_the_table_chose_itself_is_not_asked(session: Session) -> None:
    played(session, replace(FOUR, house_rules={"tie": "drawn game"}))
    async with device(session) as ui:
        assert not ui.has("proposals")


async def test_a_match_that_is_over_is_not_asked_any_more(session: Session) -> None:
    played(session, FOUR, (5200, 200))
    async with device(session) as ui:
        assert not ui.has("proposals")


async def test_the_set_up_of_a_match_says_it_as_well(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.tap("ruleset")
        await ui.tap("ruleset-chilean")
        rules = rule_book(RuleSetId("chilean"))
        assert " rules before you play" in (ui.identified("proposals").label or "")
        await ui.tap("proposals")
        assert ui.has("open-target")
        assert not ui.has("open-canasta_bonus.sequence"), "a source allows sambas"
        await ui.tap("confirm-agree")
        await ui.until(lambda: not ui.has("proposals"))
        assert ui.has_text(rules.identity.name), "the form is as it was"
    assert not session.confirmations.open_paths(RuleSetId("chilean"))


async def test_the_rule_set_says_it_and_when_it_was_agreed(session: Session) -> None:
    async with device(session, route="/rules/boat") as ui:
        every = len(rules_in_effect(rule_book(BOAT)))
        assert f"{every} of {every} rules have no source" in ui.text("proposed")
        await ui.tap("proposals")
        await ui.tap("confirm-agree")
        await ui.until(lambda: not ui.has("proposals"))
        assert "Agreed on Sun 1 Nov 2026." in ui.text("proposed")
    assert not session.confirmations.open_paths(BOAT)


async def test_a_store_that_refuses_is_said_and_nothing_counts_as_agreed(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(session, FOUR)

    def refuse(*_: object, **__: object) -> None:
        raise StoreError("the disk is full")

    async with device(session) as ui:
        await ui.tap("proposals")
        monkeypatch.setattr(type(session.confirmations), "confirm", refuse)
        await ui.tap("confirm-agree")
        await ui.until(lambda: ui.has("not-confirmed"))
        assert ui.has("open-tie")
    assert session.confirmations.open_paths(CLASSIC)
