"""The rules browser: all rule sets, every value of one, where it comes from."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.i18n.rules import SECTIONS, book_sections
from scorekeeper.rules import RuleSetId, catalogue, rule_book
from scorekeeper.services import Session
from tests.ui.device import FOUR, device, record_match

WORDS = Words()


async def test_all_rule_sets_are_listed_family_by_family(session: Session) -> None:
    async with device(session, route="/rules") as ui:
        texts = ui.texts()
        assert texts.index("Classic") < texts.index("Hand & Foot") < texts.index("Modern American")
        assert not ui.has("ruleset-british")
        await ui.tap("rule-sets-rare")
        assert all(ui.has(f"ruleset-{identity.id}") for identity in catalogue())
        await ui.tap("rule-sets-rare")
        assert not ui.has("ruleset-british")
        await ui.tap("ruleset-samba")
        assert ui.route == "/rules/samba"
        await ui.tap("back")
        assert ui.route == "/rules"


@pytest.mark.thorough
async def test_every_rule_set_opens(session: Session) -> None:
    async with device(session, route="/rules") as ui:
        for identity in catalogue():
            await ui.go(f"/rules/{identity.id}")
            assert ui.has_text(identity.name)
            await ui.tap("how-to-play-values")
            assert all(ui.has(f"section-{name}") for name in SECTIONS)


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", ["british", "hand_and_foot", "italian_samba"])
async def test_every_rule_is_there_and_opens(session: Session, set_id: str) -> None:
    async with device(session, route=f"/rules/{set_id}") as ui:
        await ui.tap("how-to-play-sources")
        for section in book_sections(rule_book(RuleSetId(set_id))):
            await ui.tap(f"section-{section.name}")
            assert all(ui.has(f"rule-{rule.path}") for rule in section.rules)
            first, *_, last = section.rules
            await ui.tap(f"rule-{first.path}")
            await ui.tap(f"rule-{last.path}")
            assert ui.has(f"sources-{last.path}")
            assert not ui.has(f"sources-{first.path}"), "one rule at a time"
            await ui.tap(f"section-{section.name}")


async def test_a_section_opens_and_closes(session: Session) -> None:
    async with device(session, route="/rules/classic_4p") as ui:
        await ui.tap("how-to-play-sources")
        assert not ui.has("rule-go_out_bonus")
        await ui.tap("section-out")
        assert ui.text("rule-go_out_bonus") == "Going out 100 our sources"
        await ui.tap("section-out")
        assert not ui.has("rule-go_out_bonus")


async def test_tapped_rule_tells_sources_places_and_disputes(
    session: Session,
) -> None:
    """A tap on a rule tells sources places notes and what others say."""
    async with device(session, route="/rules/classic_4p") as ui:
        await ui.tap("how-to-play-sources")
        await ui.tap("section-threes")
        await ui.tap("rule-red_three_values")
        said = ui.text("sources-red_three_values")
    assert said.startswith(WORDS.text("standing-document-why"))
    assert "Canasta, Dutch Wikipedia · De Rode Drie" in said
    assert "Other sources 100, 200, 300, 500 → " in said
    note = "100, 200, 300, 500 · An Italian source has 500 for all four."
    assert said.endswith(f"For people who check rules {note}")
    assert "red_three_values" not in said


async def test_a_value_says_its_standing_in_words(session: Session) -> None:
    async with device(session, route="/rules/samba") as ui:
        await ui.tap("how-to-play-sources")
        await ui.tap("section-out")
        await ui.tap("section-canastas")
        assert ui.text("rule-go_out_bonus") == "Going out 200 other books disputed"
        assert ui.text("rule-canasta_min_cards").endswith("inherited")
        label = ui.identified("rule-go_out_bonus").label
        assert label == "Going out: 200. other books, disputed"
        await ui.tap("rule-canasta_min_cards")
        assert "Same as Classic." in ui.text("sources-canasta_min_cards")


async def test_a_search_looks_through_names_and_values(session: Session) -> None:
    async with device(session, route="/rules/classic_4p") as ui:
        await ui.tap("how-to-play-values")
        await ui.type("rules-search", "acaba")
        assert ui.text("rules-found") == "2 matching rules"
        assert ui.has("rule-acaba")
        assert not ui.has("section-out")
        await ui.type("rules-search", "xyz")
        assert ui.text("rules-found") == "No matching rules"
        await ui.type("rules-search", "")
        assert ui.has("section-out")


async def test_a_wide_screen_has_the_list_beside_the_rules(session: Session) -> None:
    async with device(session, route="/rules/classic_4p", width=1280, height=800) as ui:
        assert ui.identified("ruleset-classic_4p").selected
        await ui.tap("how-to-play-values")
        await ui.tap("section-end")
        await ui.tap("ruleset-samba")
        assert ui.route == "/rules/samba"
        assert not ui.has("rule-target"), "another book is opened anew"
        await ui.tap("how-to-play-values")
        await ui.tap("section-end")
        assert ui.text("rule-target").startswith("Target 10,000")


async def test_a_wide_list_shows_the_rules_that_are_played(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/rules", width=1280, height=800) as ui:
        assert ui.identified("ruleset-classic_4p").selected
        assert ui.has("how-to-play")


async def test_a_rule_set_that_there_is_not_is_said(session: Session) -> None:
    async with device(session, route="/rules/whist") as ui:
        assert ui.has_text("There is no rule set “whist”")


async def test_a_rule_set_says_how_it_is_played(session: Session) -> None:
    async with device(session, route="/rules/samba") as ui:
        assert ui.identified("how-to-play").selected
        assert ui.has_text("Each player is dealt 15 cards.")
        assert not ui.has("section-out")
        assert not ui.has("proposed")
        await ui.tap("how-to-play-values")
        assert ui.has("section-out")
        assert not ui.has("proposed")


async def test_values_have_their_sources_in_a_form_of_their_own(session: Session) -> None:
    async with device(session, route="/rules/samba") as ui:
        await ui.tap("how-to-play-values")
        await ui.tap("section-out")
        assert ui.identified("rule-go_out_bonus").label == "Going out: 200"
        await ui.tap("how-to-play-sources")
        assert ui.has("proposed")
        await ui.tap("section-out")
        assert ui.identified("rule-go_out_bonus").label == "Going out: 200. other books, disputed"


async def test_rule_sets_are_found_by_name_and_by_number_of_players(session: Session) -> None:
    async with device(session, route="/rules") as ui:
        await ui.tap("for-6")
        assert ui.has("ruleset-classic_6p")
        assert not ui.has("ruleset-classic_4p")
        await ui.tap("for-6")
        await ui.type("rule-sets-search", "SAMBA")
        assert ui.has("ruleset-italian_samba")
        assert not ui.has("ruleset-italian_house")
        await ui.type("rule-sets-search", "whist")
        assert ui.text("rule-sets-none") == WORDS.text("rule-sets-none")


async def test_no_two_rule_sets_of_a_language_have_one_name() -> None:
    for language in languages():
        words = Words(language)
        names = [words.rule_set_name(identity) for identity in catalogue()]
        assert len(set(names)) == len(names)
