"""My house rules on the screens: made, changed, put back, named and thrown away."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.rules import HouseRules
from scorekeeper.rules.house_rules import ProfileUid
from scorekeeper.services import Session
from tests.rules.kit import house
from tests.support.sessions import kept_house_rules
from tests.ui.device import device
from tests.ui.testkit import UI

WORDS = Words()


def uid_of(session: Session, rules: HouseRules) -> ProfileUid:
    return session.profiles.save(rules).uid


async def type_number(ui: UI, field: str, digits: str) -> None:
    """Type a number on the pad that a field opens."""
    await ui.tap(field)
    for digit in digits:
        await ui.tap(f"pad-{digit}")
    await ui.tap("pad-done")


@pytest.mark.thorough
async def test_house_rules_are_made_from_more_with_four_taps(session: Session) -> None:
    async with device(session, route="/more") as ui:
        await ui.tap("more-house")
        assert "Choose a rule set" in ui.text("house-what")
        await ui.tap("house-new")
        await ui.tap("ruleset-samba")
        await ui.tap("house-make")
        await ui.until(lambda: ui.has("house-no-differences"))
        assert ui.has_text("Our Samba")
    assert (kept_house_rules(session).name, kept_house_rules(session).base) == (
        "Our Samba",
        "samba",
    )


async def test_house_rules_are_made_from_the_page_of_a_rule_set(session: Session) -> None:
    async with device(session, route="/rules/cuban") as ui:
        await ui.tap("house-play-our-way")
        await ui.type("house-name", "Havana")
        await ui.tap("house-make")
        await ui.until(lambda: ui.has("house-no-differences"))
    assert (kept_house_rules(session).name, kept_house_rules(session).base) == ("Havana", "cuban")


async def test_without_a_name_nothing_is_made(session: Session) -> None:
    async with device(session, route="/house-new/classic_4p") as ui:
        await ui.type("house-name", " ")
        with pytest.raises(AssertionError, match="thing to tap"):
            await ui.tap("house-make")
    assert session.profiles.list() == ()


async def test_a_number_is_changed_on_the_pad_and_shown_as_a_difference(session: Session) -> None:
    uid = uid_of(session, house())
    async with device(session, route=f"/house/{uid}") as ui:
        await ui.tap("house-values")
        await ui.tap("section-end")
        await ui.tap("value-target")
        assert ui.text("own-value") == "Target Standard (Classic) 5,000"
        await type_number(ui, "number-target", "7500")
        await ui.until(lambda: kept_house_rules(session).changes == {"target": 7500})
        await ui.tap("back")
        assert "7,500 (changed)" in ui.text("value-target")
        await ui.tap("back")
        assert "1 changed" in ui.text("section-end")
        await ui.tap("back")
        assert ui.text("changed-target") == "Target 7,500 instead of 5,000 Agreed at our table"
    assert kept_house_rules(session).rules[0].refs == ("table",)


async def test_a_value_goes_back_to_the_book_by_one_tap(session: Session) -> None:
    uid = uid_of(session, house(target=7500, go_out_bonus=200))
    async with device(session, route=f"/house/{uid}") as ui:
        assert ui.has_text("2 rules changed")
        await ui.tap("reset-target")
        await ui.until(lambda: not ui.has("changed-target"))
        assert kept_house_rules(session).changes == {"go_out_bonus": 200}
        await ui.tap("changed-go_out_bonus")
        await ui.tap("house-reset-one")
        await ui.until(lambda: kept_house_rules(session).changes == {})


async def test_all_values_go_back_when_that_was_meant(session: Session) -> None:
    uid = uid_of(session, house(target=7500, go_out_bonus=200))
    async with device(session, route=f"/house/{uid}") as ui:
        await ui.tap("house-reset-all")
        await ui.tap("cancel")
        assert len(kept_house_rules(session).rules) == 2
        await ui.tap("house-reset-all")
        await ui.tap("house-reset-all-yes")
        await ui.until(lambda: ui.has("house-no-differences"))
        assert not ui.has("house-reset-all")
    assert kept_house_rules(session).rules == ()


async def test_house_rules_are_renamed(session: Session) -> None:
    uid = uid_of(session, house())
    async with device(session, route=f"/house/{uid}") as ui:
        await ui.tap("house-rename")
        await ui.type("rename-field", "Cruise")
        await ui.tap("house-rename-done")
        await ui.until(lambda: kept_house_rules(session).name == "Cruise")
        await ui.until(lambda: "Cruise" in ui.text("house-rename"))
        await ui.tap("house-rename")
        await ui.type("rename-field", "")
        await ui.tap("house-rename-done")
    assert kept_house_rules(session).name == "Cruise", "no name is no name"


async def test_deleting_is_asked_once(session: Session) -> None:
    uid = uid_of(session, house())
    async with device(session, route=f"/house/{uid}") as ui:
        await ui.tap("house-drop")
        assert ui.has_text("Delete “Our Tuesdays”?")
        await ui.tap("cancel")
        assert session.profiles.list()
        await ui.tap("house-drop")
        await ui.tap("confirm")
        await ui.until(lambda: ui.route == "/house")
        assert "Choose a rule set" in ui.text("house-what")
    assert session.profiles.list() == ()


@pytest.mark.thorough
async def test_house_rules_that_contradict_stay_unsaved_not_lost(session: Session) -> None:
    """A third pack needs its jokers, its cards in all and a longer table of red threes."""
    uid = uid_of(session, house(target=7500))
    before = kept_house_rules(session)
    async with device(session, route=f"/house/{uid}/value/decks") as ui:
        await type_number(ui, "number-decks", "3")
        await ui.until(lambda: ui.has("unsaved"))
        assert "162 follows" not in ui.text("unsaved"), "the jokers are not three packs' yet"
        assert "must be 160, the total of the packs and jokers" in ui.text("unsaved")
        assert WORDS.text("rule-red_three_values") in ui.text("unsaved"), "all at once"
    assert kept_house_rules(session) == before
    async with device(session, route=f"/house/{uid}") as ui:
        assert "3" in ui.text("changed-decks"), "another start finds it again"
        with pytest.raises(AssertionError):
            await ui.tap("house-play")
        await ui.tap("wrong-0")
        assert ui.route.endswith("/value/total_cards")
        assert "must be 160" in (ui.text("wrong-total_cards"))
        await ui.go(f"/house/{uid}")
        await ui.tap("house-take-back")
        await ui.until(lambda: not ui.has("unsaved"))
        assert not ui.has("changed-decks")
    assert kept_house_rules(session) == before


@pytest.mark.thorough
async def test_values_that_go_together_at_last_are_saved(session: Session) -> None:
    uid = uid_of(session, house())
    async with device(session, route=f"/house/{uid}/value/decks") as ui:
        await type_number(ui, "number-decks", "3")
        await ui.go(f"/house/{uid}/value/total_cards")
        await type_number(ui, "number-total_cards", "160")
        await ui.go(f"/house/{uid}/value/red_three_values")
        for _ in range(2):
            await ui.tap("more-red_three_values")
        await ui.until(lambda: not ui.has("unsaved"))
    assert kept_house_rules(session).changes["decks"] == 3
    assert kept_house_rules(session).changes["red_three_values"] == [
        0,
        100,
        200,
        300,
        800,
        1300,
        1800,
    ]


async def test_a_reason_is_kept_with_the_value(session: Session) -> None:
    uid = uid_of(session, house(target=7500))
    async with device(session, route=f"/house/{uid}/value/target") as ui:
        assert ui.text("from-0") == WORDS.text("house-from-table")
        assert not ui.has("house-reason-keep")
        await ui.type("house-reason", "Since May, all four")
        await ui.tap("house-reason-keep")
        await ui.until(lambda: kept_house_rules(session).rules[0].note == "Since May, all four")
        await ui.go(f"/house/{uid}")
        assert "Since May, all four" in ui.text("changed-target")


async def test_house_rules_that_are_gone_are_said(session: Session) -> None:
    async with device(session, route="/house/nobody/values") as ui:
        assert ui.text("house-gone") == WORDS.text("house-gone")
        await ui.tap("back")
        assert ui.route == "/house"


async def test_house_rules_that_cannot_be_played_any_more_say_why(session: Session) -> None:
    uid = uid_of(session, house(target=7500))
    document = session._work.database.table("profiles").get(doc_id=uid)
    assert document is not None
    document["house"]["rules"]["goal"] = {"value": 1, "ref": "table"}
    session._work.database.table("profiles").put(document)
    async with device(session, route="/house") as ui:
        assert "No longer valid" in ui.text("house-0")
        await ui.tap("house-0")
        assert ui.has_text("there is no such rule: goal")
        await ui.tap("house-share")
        assert '"goal"' in ui.text("house-share-text")
        await ui.tap("back")
        await ui.tap("house-drop")
        await ui.tap("confirm")
        await ui.until(lambda: session.profiles.list() == ())


@pytest.mark.thorough
@pytest.mark.parametrize(
    "below", ["", "/switches", "/values", "/values/end", "/value/target", "/value/initial_meld"]
)
async def test_a_wide_screen_has_two_panes_and_each_thing_once(
    session: Session, below: str
) -> None:
    uid = uid_of(session, house(target=7500))
    async with device(session, route=f"/house/{uid}{below}", width=1280, height=800) as ui:
        assert ui.has("changed-target")
        assert ui.has("house-0") == (below == "")
        names = [node.identifier for node in ui.nodes() if node.identifier]
        assert sorted(names) == sorted(set(names))
