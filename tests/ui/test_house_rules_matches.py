"""A match takes house rules over when it begins, and whatever becomes of them changes nothing."""

from dataclasses import replace
from pathlib import Path

import pytest

from scorekeeper.i18n import Words
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules.house_rules import with_value_at
from scorekeeper.services import Change, Session
from tests.rules.kit import house
from tests.ui.device import FOUR, device, record_match
from tests.ui.testkit import UI

WORDS = Words()


async def start_match(ui: UI, session: Session) -> None:
    """Tap Start, and wait for the table."""
    before = len(session.matches.list())
    await ui.tap("new-match-start")
    await ui.until(lambda: len(session.matches.list()) > before and ui.route == "/")


@pytest.mark.thorough
async def test_house_rules_stand_beside_the_rule_sets(session: Session) -> None:
    session.profiles.save(house("samba", target=7500))
    async with device(session, route="/new") as ui:
        await ui.tap("ruleset")
        texts = ui.texts()
        assert texts.index("My house rules") < texts.index("Our Tuesdays") < texts.index("Samba")
        assert "Samba · 1 rule changed" in ui.text("choose-house-0")
        await ui.tap("choose-house-0")
        assert "Our Tuesdays" in ui.text("rules-0")
        assert ui.identified("target-7500").selected, "the target follows"
        await ui.tap("ruleset")
        assert ui.identified("choose-house-0").selected
        assert not ui.identified("ruleset-samba").selected
        await ui.tap("choose-house-0")
        await start_match(ui, session)
    match = session.matches.list()[0].match
    assert (match.ruleset, match.rules.target) == ("samba", 7500)
    assert match.house_rules == {"target": 7500}
    assert session.matches.open(session.matches.list()[0].uid).profile == "Our Tuesdays"


@pytest.mark.thorough
async def test_a_tap_on_the_chosen_rules_keeps_the_house_rules(session: Session) -> None:
    session.profiles.save(house("samba", go_out_bonus=300))
    async with device(session, route="/new") as ui:
        await ui.tap("ruleset")
        await ui.tap("choose-house-0")
        await ui.tap("rules-0")
        await start_match(ui, session)
    assert session.matches.list()[0].match.house_rules == {"go_out_bonus": 300}


async def test_without_house_rules_nothing_is_said_of_them(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.tap("ruleset")
        assert not ui.has_text("My house rules")


@pytest.mark.thorough
async def test_a_rule_set_chosen_after_house_rules_is_played_by_the_book(session: Session) -> None:
    session.profiles.save(house(target=7500))
    async with device(session, route="/new") as ui:
        await ui.tap("ruleset")
        await ui.tap("choose-house-0")
        await ui.tap("ruleset")
        await ui.tap("ruleset-classic_4p")
        await start_match(ui, session)
    (found,) = session.matches.list()
    assert found.match.house_rules == {}
    assert session.matches.open(found.uid).profile == ""


@pytest.mark.thorough
async def test_another_target_can_be_set_on_top_of_house_rules(session: Session) -> None:
    session.profiles.save(house(target=7500, go_out_bonus=200))
    async with device(session, route="/new") as ui:
        await ui.tap("ruleset")
        await ui.tap("choose-house-0")
        await ui.tap("target-5000")
        await start_match(ui, session)
    assert session.matches.list()[0].match.rules.target == 5000
    assert session.matches.list()[0].match.rules.go_out_bonus == 200


@pytest.mark.thorough
async def test_a_match_is_begun_from_the_house_rules_themselves(session: Session) -> None:
    uid = session.profiles.save(house(go_out_bonus=200)).uid
    async with device(session, route=f"/house/{uid}") as ui:
        await ui.tap("house-play")
        assert "Our Tuesdays" in ui.text("rules-0")
        await ui.tap("back")
        assert ui.route == f"/house/{uid}"
        await ui.tap("house-play")
        await start_match(ui, session)
        assert ui.has_text("Our Tuesdays"), "the table says by which rules it is played"
    assert session.matches.list()[0].match.house_rules == {"go_out_bonus": 200}


@pytest.mark.thorough
async def test_house_rules_for_three_sides_make_three_sides(session: Session) -> None:
    session.profiles.save(house("classic_6p", sides__count=3, sides__size=2))
    async with device(session, route="/new") as ui:
        await ui.tap("ruleset")
        await ui.tap("choose-house-0")
        assert ui.has("name-5")
        await start_match(ui, session)
    assert [len(side.players) for side in session.matches.list()[0].match.sides] == [2, 2, 2]


@pytest.mark.thorough
async def test_changing_and_deleting_house_rules_changes_no_old_match(session: Session) -> None:
    """200 for going out when the match began: seven kings are 70 and 500, 770 for ever."""
    uid = session.profiles.save(house(go_out_bonus=200)).uid
    deal = read_deal({"sides": [{"melds": ["KKKKKKK"], "went_out": True}, {}]}, "here")
    async with device(session, route=f"/house/{uid}") as ui:
        await ui.tap("house-play")
        await start_match(ui, session)
        match = session.matches.list()[0].uid
        assert isinstance(
            session.deals.record(match, deal, seen=session.matches.number(match)), Change
        )
        await ui.until(lambda: ui.has_text("770"))

        await ui.go(f"/house/{uid}/value/go_out_bonus")
        await ui.tap("number-go_out_bonus")
        await ui.tap("pad-5")
        await ui.tap("pad-done")
        await ui.until(
            lambda: getattr(session.profiles.open(uid).house, "changes", {}) == {"go_out_bonus": 5}
        )
        await ui.go("/")
        assert ui.has_text("770")

        await ui.go(f"/house/{uid}")
        await ui.tap("house-drop")
        await ui.tap("confirm")
        await ui.until(lambda: session.profiles.list() == ())
        await ui.go("/")
        assert ui.has_text("770")
    found = session.matches.open(match)
    assert (found.progress.totals, found.profile) == ((770, 0), "Our Tuesdays")


@pytest.mark.thorough
async def test_a_rematch_keeps_the_house_rules_of_the_match(session: Session) -> None:
    uid = session.profiles.save(house(target=700, go_out_bonus=200)).uid
    deal = read_deal({"sides": [{"melds": ["KKKKKKK"], "went_out": True}, {}]}, "here")
    async with device(session, route=f"/new?house={uid}") as ui:
        await start_match(ui, session)
        first = session.matches.list()[0].uid
        assert isinstance(
            session.deals.record(first, deal, seen=session.matches.number(first)), Change
        )
        session.profiles.delete(uid)
        await ui.until(lambda: ui.has("rematch"))
        await ui.tap("rematch")
        await ui.until(lambda: len(session.matches.list()) == 2)
    second = session.matches.open(session.matches.list()[0].uid)
    assert (second.match.rules.go_out_bonus, second.profile) == (200, "Our Tuesdays")


@pytest.mark.thorough
async def test_house_rules_correct_a_running_match_by_name(
    session: Session,
) -> None:
    """A running match is put right by house rules and keeps their name."""
    session.profiles.save(house(go_out_bonus=200))
    uid = record_match(session, FOUR, (500, 120))
    async with device(session, route="/set-up") as ui:
        await ui.tap("ruleset")
        await ui.tap("choose-house-0")
        await ui.tap("set-up-save")
        await ui.until(lambda: session.matches.open(uid).profile == "Our Tuesdays")
        await ui.go("/set-up")
        await ui.tap("set-up-target-other")
        for digit in "7500":
            await ui.tap(f"pad-{digit}")
        await ui.tap("pad-done")
        await ui.tap("set-up-save")
        await ui.until(lambda: session.matches.open(uid).match.rules.target == 7500)
    found = session.matches.open(uid)
    assert (found.profile, found.match.rules.go_out_bonus) == ("Our Tuesdays", 200)


async def test_broken_rule_files_are_told_with_place_and_remedy(
    session: Session, tmp_path: Path
) -> None:
    own_rule_files = tmp_path / "rules"
    own_rule_files.mkdir()
    own_rule_files.joinpath("mine.toml").write_text("id = ", "utf-8")
    own_rule_files.joinpath("samba.toml").write_text("", "utf-8")
    async with device(session, route="/rules") as ui:
        assert "mine.toml" in (ui.identified("broken-0").text + ui.identified("broken-1").text)
        assert "isn’t valid TOML" in ui.text("broken-0")
        assert WORDS.text("problem-id_taken") in ui.text("broken-1")
        assert ui.has("ruleset-samba"), "everything else works"


async def test_without_broken_rule_files_nothing_is_said_of_them(session: Session) -> None:
    async with device(session, route="/rules") as ui:
        assert not ui.has("broken-0")


async def test_one_name_of_rules_everywhere_in_a_game(session: Session) -> None:
    """The form and the Meld tab said Classic, the table the name of the house rules."""
    changes = {"go_out_bonus": 200}
    record_match(session, replace(FOUR, house_rules=changes, profile="Sundays"), (400, 300))
    async with device(session) as ui:
        for route in ("/", "/record", "/meld"):
            await ui.go(route)
            await ui.until(lambda: any("Sundays" in text for text in ui.texts()))


async def test_settings_say_that_house_rules_have_changed(session: Session) -> None:
    kept = session.profiles.save(house(go_out_bonus=200))
    assert kept.house is not None
    set_up = replace(FOUR, house_rules=kept.house.changes, profile="Our Tuesdays")
    record_match(session, set_up, (400, 300))
    async with device(session, route="/set-up") as ui:
        assert not ui.has("set-up-house-changed")
    session.profiles.save(with_value_at(kept.house, "go_out_bonus", 300))
    async with device(session, route="/set-up") as ui:
        said = ui.text("set-up-house-changed")
        assert said.startswith("“Our Tuesdays” has changed since this game began.")


async def test_how_to_play_house_rules_begins_with_their_differences(session: Session) -> None:
    uid = session.profiles.save(house(go_out_bonus=250)).uid
    async with device(session, route=f"/house/{uid}") as ui:
        await ui.tap("how-to-play")
        assert ui.route == f"/rules/classic_4p?house={uid}"
        assert "250" in ui.text("differing")
        await ui.tap("how-to-play-values")
        assert ui.has("without-house")
        await ui.tap("back")
        assert ui.route == f"/house/{uid}"
