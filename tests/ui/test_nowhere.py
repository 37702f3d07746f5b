"""Addresses at which there is nothing: each is said kindly, in the words of its place."""

from pathlib import Path

import pytest

from scorekeeper.i18n import Words
from scorekeeper.services import Session
from tests.rules.kit import house
from tests.ui.device import FOUR, device, record_match, session_in

WORDS = Words()

NO_RULE = "There is no such rule in this rule set."
NO_RULE_SET = "There is no rule set “nope”."


@pytest.fixture
def session(tmp_path: Path) -> Session:
    session = session_in(tmp_path)
    record_match(session, FOUR, (100, 200))
    return session


@pytest.mark.parametrize("route", ["/nonsense", "/nonsense/at/all", "/house/x/y/z", "/meld/x"])
async def test_an_address_without_a_screen_says_so_and_has_a_way_on(
    session: Session, route: str
) -> None:
    async with device(session, route=route) as ui:
        assert ui.has_text("Page not found")
        assert "address may be wrong" in ui.text("nowhere")
        await ui.tap("nowhere-home")
        assert ui.has("record")


@pytest.mark.parametrize(
    "below", ["values/nope", "values/MELDS", "value/nope", "value/go_out_bonus.nope"]
)
async def test_house_rules_say_that_there_is_no_such_rule(session: Session, below: str) -> None:
    uid = session.profiles.save(house()).uid
    async with device(session, route=f"/house/{uid}/{below}") as ui:
        assert ui.text("nowhere") == NO_RULE
        await ui.tap("back")
        assert not ui.has("nowhere")


@pytest.mark.parametrize(
    "route", ["/rules/nope", "/rules/nope/compare", "/rules/nope/compare/boat"]
)
async def test_a_rule_set_that_there_is_not_is_named(session: Session, route: str) -> None:
    async with device(session, route=route) as ui:
        assert ui.text("nowhere") == NO_RULE_SET
        await ui.tap("back")
        assert ui.has("ruleset-classic_4p")


async def test_the_other_one_of_two_rule_sets_is_named_where_it_is_missing(
    session: Session,
) -> None:
    async with device(session, route="/rules/samba/compare/nope") as ui:
        assert ui.text("nowhere") == NO_RULE_SET


async def test_somebody_nobody_knows_is_said_to_be_unknown(session: Session) -> None:
    async with device(session, route="/people/nobody") as ui:
        assert ui.text("nowhere-person") == WORDS.text("nowhere-person")
