"""Two rule sets side by side: only what is not the same, each value with its source."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.rule_comparison import compared_sections
from scorekeeper.rules import RuleSetId, rule_book, rule_set_ids
from scorekeeper.services import Session
from tests.ui.device import device
from tests.ui.recording import can_tap
from tests.ui.testkit import UI

WORDS = Words()


def rules_on(ui: UI) -> list[str]:
    """The paths of the rules that are shown, from the top to the bottom."""
    names = (node.identifier or "" for node in ui.nodes())
    return [name.removeprefix("rule-") for name in names if name.startswith("rule-")]


def differences(here: str, there: str) -> list[str]:
    """The paths at which two rule sets do not say the same."""
    books = rule_book(RuleSetId(here)), rule_book(RuleSetId(there))
    return [rule.path for part in compared_sections(*books) for rule in part.differences]


async def test_the_other_rule_set_is_chosen_from_all_the_others(session: Session) -> None:
    async with device(session, route="/rules/samba") as ui:
        await ui.tap("compare-with")
        assert ui.route == "/rules/samba/compare"
        await ui.tap("rule-sets-rare")
        assert all(ui.has(f"ruleset-{set_id}") for set_id in rule_set_ids())
        assert not can_tap(ui, "ruleset-samba")
        await ui.tap("ruleset-bolivian")
        assert ui.route == "/rules/samba/compare/bolivian"
        await ui.tap("back")
        assert ui.route == "/rules/samba"


async def test_comparison_shows_differences_with_values_and_sources(
    session: Session,
) -> None:
    """Only differences are shown with both values and their sources."""
    async with device(session, route="/rules/samba/compare/bolivian") as ui:
        assert rules_on(ui) == differences("samba", "bolivian")
        assert ui.identified("compare-differences").selected
        target = ui.text("rule-target")
        assert target.startswith("Target Samba 10,000 ")
        assert " Bolivian 15,000 " in target
        assert "Canasta, Afrikaans Wikipedia" in target
        wild = ui.text("rule-canasta_bonus.wild")
        assert wild.startswith("Wild canasta Samba not played 4 sources · ")


async def test_all_rules_can_be_looked_at(session: Session) -> None:
    async with device(session, route="/rules/samba/compare/bolivian") as ui:
        await ui.tap("compare-all")
        books = rule_book(RuleSetId("samba")), rule_book(RuleSetId("bolivian"))
        told = [rule.path for part in compared_sections(*books) for rule in part.rules]
        assert rules_on(ui) == told
        assert ui.text("rule-decks").startswith("Packs Both 3 "), "the same is told once"
        await ui.tap("compare-differences")
        assert rules_on(ui) == differences("samba", "bolivian")


async def test_chosen_chip_stays_chosen_when_tapped(session: Session) -> None:
    """A chip whose tap changes nothing still looks chosen."""
    async with device(session, route="/rules/samba/compare/bolivian") as ui:
        await ui.tap("compare-differences")
        assert ui.identified("compare-differences").selected


async def test_a_tap_on_a_rule_tells_every_source(session: Session) -> None:
    async with device(session, route="/rules/samba/compare/boat") as ui:
        assert WORDS.text("standing-document-why") not in ui.text("rule-target")
        await ui.tap("rule-target")
        said = ui.text("rule-target")
        assert WORDS.text("standing-document-why") in said
        assert "Canasta, Afrikaans Wikipedia · Samba" in said
        await ui.tap("rule-decks")
        assert WORDS.text("standing-document-why") not in ui.text("rule-target"), (
            "one rule at a time"
        )


async def test_places_are_changed_with_one_tap(session: Session) -> None:
    async with device(session, route="/rules/samba/compare/bolivian") as ui:
        await ui.tap("compare-swap")
        assert ui.route == "/rules/bolivian/compare/samba"
        assert ui.text("rule-target").startswith("Target Bolivian 15,000 ")


async def test_two_that_play_alike_are_said_to_be_the_same(session: Session) -> None:
    async with device(session, route="/rules/classic_4p/compare/uruguayan") as ui:
        assert rules_on(ui) == []
        assert ui.text("compare-same") == WORDS.text("compare-same")


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
async def test_every_rule_set_can_be_compared(session: Session, set_id: RuleSetId) -> None:
    other = "hand_and_foot" if set_id != "hand_and_foot" else "samba"
    async with device(session, route=f"/rules/{set_id}/compare/{other}") as ui:
        assert rules_on(ui) == differences(set_id, other)


async def test_a_wide_screen_has_a_column_for_each(session: Session) -> None:
    async with device(session, route="/rules/samba/compare/bolivian", width=1280, height=800) as ui:
        assert ui.text("rule-target").startswith("Target 10,000 "), "the names stand above"
        assert [text for text in ui.texts() if text in ("Samba", "Bolivian")] == [
            "Samba",
            "Bolivian",
        ]


async def test_a_rule_set_that_there_is_not_is_said(session: Session) -> None:
    async with device(session, route="/rules/whist/compare") as ui:
        assert ui.has_text("There is no rule set “whist”")
        await ui.go("/rules/samba/compare/whist")
        assert ui.has_text("There is no rule set “whist”")
        await ui.tap("back")
        assert ui.route == "/rules"


async def test_comparison_tells_differences_in_prose_first(session: Session) -> None:
    async with device(session, route="/rules/bolivian/compare/samba") as ui:
        texts = ui.texts()
        prose = texts.index(
            "To go out, a side needs 2 canastas. At least one of them must be a sequence."
        )
        assert texts.index("How Bolivian differs from Samba") < prose < texts.index("Wild canasta")


async def test_either_side_is_exchanged_for_another_rule_set(session: Session) -> None:
    async with device(session, route="/rules") as ui:
        await ui.tap("compare")
        here, there = ui.text("side-0"), ui.text("side-1")
        assert here == "Classic"
        await ui.tap("side-1")
        assert not can_tap(ui, "ruleset-classic_4p")
        await ui.tap("rule-sets-rare")
        await ui.tap("ruleset-cuban")
        assert (ui.text("side-0"), ui.text("side-1")) == ("Classic", "Cuban")
        await ui.tap("side-0")
        await ui.tap("back")
        assert ui.text("side-0") == "Classic", "nothing was chosen"
        await ui.tap("side-0")
        await ui.tap("ruleset-samba")
        assert ui.route == "/rules/samba/compare/cuban"
        assert there != "Cuban"
