"""What a rule set's page says to those who know another one."""

from scorekeeper.services import Session
from tests.ui.device import device
from tests.ui.recording import can_tap


async def test_a_page_says_what_differs_from_the_rules_it_inherits_from(session: Session) -> None:
    async with device(session, route="/rules/samba") as ui:
        await ui.tap("differ-tab")
        assert ui.identified("differ-tab").selected
        card = ui.text("differing")
        assert card.startswith("How Samba differs from Classic Players and cards ")
        assert "Each player is dealt 15 cards (Classic: 11)." in card
        assert "Wild cards can’t be used in sequences." not in card, "a detail can wait"
        await ui.tap("details")
        assert "Wild cards can’t be used in sequences." in ui.text("differing")
        await ui.tap("details")
        assert "Wild cards can’t be used in sequences." not in ui.text("differing")
        await ui.tap("compare")
        assert ui.route == "/rules/samba/compare/classic_4p"


async def test_other_known_rules_are_chosen_once_for_all_pages(session: Session) -> None:
    async with device(session, route="/rules/samba") as ui:
        await ui.tap("differ-tab")
        await ui.tap("differ-choose")
        assert ui.route == "/rules/samba/known"
        assert not can_tap(ui, "ruleset-samba")
        await ui.tap("ruleset-burraco")
        assert ui.route == "/rules/samba"
        await ui.tap("differ-tab")
        assert ui.text("differing").startswith("How Samba differs from Burraco ")
    async with device(session, route="/rules/cuban") as ui:
        await ui.tap("differ-tab")
        assert ui.text("differing").startswith("How Cuban differs from Burraco ")


async def test_differences_begin_at_the_first_rule_set_when_none_known(session: Session) -> None:
    async with device(session, route="/rules/classic_4p") as ui:
        assert not ui.has("differ-tab")
        assert ui.has("how-to-play")
