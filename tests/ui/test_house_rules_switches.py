"""The ready switches of house rules, turned on the screen."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.rules import catalogue, rule_book, switches_for
from scorekeeper.services import Session
from tests.rules.kit import house
from tests.support.sessions import kept_house_rules
from tests.ui.device import device

WORDS = Words()


@pytest.mark.thorough
async def test_a_switch_brings_what_belongs_to_it_and_takes_it_away_again(session: Session) -> None:
    """Some packs have three jokers: six in two packs, and 110 cards in all."""
    uid = session.profiles.save(house()).uid
    async with device(session, route=f"/house/{uid}/switches") as ui:
        assert ui.identified("turn-jokers_a_pack-0").selected
        await ui.tap("turn-jokers_a_pack-1")
        await ui.until(lambda: ui.identified("turn-jokers_a_pack-1").selected)
        assert kept_house_rules(session).changes == {"jokers": 6, "total_cards": 110}
        assert {rule.refs for rule in kept_house_rules(session).rules} == {
            ("switch#jokers_a_pack",)
        }
        await ui.tap("back")
        assert "Common variation: Some packs have three jokers" in ui.text("changed-jokers")
        await ui.tap("house-switches")
        await ui.tap("turn-jokers_a_pack-0")
        await ui.until(lambda: kept_house_rules(session).changes == {})


async def test_the_value_of_the_book_says_so_and_a_sentence_explains(session: Session) -> None:
    uid = session.profiles.save(house()).uid
    async with device(session, route=f"/house/{uid}/switches") as ui:
        assert ui.text("turn-acaba-0") == "no (standard)"
        assert ui.has_text("A losing player may call “acaba”")
        assert ui.has_text(WORDS.text("switch-affects-score"))


async def test_any_target_will_do(session: Session) -> None:
    uid = session.profiles.save(house()).uid
    async with device(session, route=f"/house/{uid}/switches") as ui:
        await ui.tap("turn-target-other")
        for digit in "4200":
            await ui.tap(f"pad-{digit}")
        await ui.tap("pad-done")
        await ui.until(lambda: kept_house_rules(session).changes == {"target": 4200})
        await ui.until(lambda: ui.identified("turn-target-other").selected)
        assert "4,200" in ui.text("turn-target-other")


async def test_a_value_without_a_source_asks_the_table_to_agree(session: Session) -> None:
    uid = session.profiles.save(house()).uid
    async with device(session, route=f"/house/{uid}/switches") as ui:
        assert not ui.has("asks-wild_melds")
        await ui.tap("turn-wild_melds-1")
        await ui.until(lambda: ui.has("asks-wild_melds"))
        assert "Wild canasta" in (ui.text("asks-wild_melds"))


async def test_a_value_that_does_not_go_with_the_rest_is_off_and_says_why(session: Session) -> None:
    """With three packs, six jokers are 162 cards, and no longer the 110 that the switch sets."""
    three_packs = house(
        decks=3, total_cards=160, red_three_values=[0, 100, 200, 300, 400, 500, 600]
    )
    uid = session.profiles.save(three_packs).uid
    async with device(session, route=f"/house/{uid}/switches") as ui:
        with pytest.raises(AssertionError, match="thing to tap"):
            await ui.tap("turn-jokers_a_pack-1")
        said = ui.text("misfit-jokers_a_pack-1")
        assert "Total number of cards: must be 162, the total of the packs and jokers" in said
    assert kept_house_rules(session) == three_packs.__class__(
        name=three_packs.name, book=three_packs.book, rules=three_packs.rules, uid=uid
    )


async def test_switches_tell_that_another_rule_set_plays_otherwise(session: Session) -> None:
    modern = session.profiles.save(house("modern_american")).uid
    async with device(session, route=f"/house/{modern}/switches") as ui:
        assert "Modern American" in ui.text("other-forms")
    classic = session.profiles.save(house()).uid
    async with device(session, route=f"/house/{classic}/switches") as ui:
        assert not ui.has("other-forms")


async def test_variations_of_other_games_are_shown_as_not_fitting(session: Session) -> None:
    uid = session.profiles.save(house()).uid
    async with device(session, route=f"/house/{uid}/switches") as ui:
        assert not ui.has("off-short_sequences")
        await ui.tap("house-switches-others")
        assert WORDS.text("house-switch-off") in ui.text("off-short_sequences")
        assert not ui.has("off-acaba"), "this one fits"


@pytest.mark.thorough
@pytest.mark.parametrize("base", [identity.id for identity in catalogue()])
async def test_every_rule_set_offers_each_of_its_switches(session: Session, base: str) -> None:
    uid = session.profiles.save(house(base)).uid
    async with device(session, route=f"/house/{uid}/switches") as ui:
        for switch in switches_for(rule_book(kept_house_rules(session).base)):
            assert ui.identified(f"turn-{switch.id}-0").selected
            assert switch.free or ui.has(f"turn-{switch.id}-1")


async def test_switch_with_long_values_is_a_list(session: Session) -> None:
    """A stock chip would cut off “50, 90, 120, 150: every 500 points”."""
    uid = session.profiles.save(house("pennies_from_heaven")).uid
    async with device(session, route=f"/house/{uid}/switches") as ui:
        (row,) = ui.identified("turn-first_melds_pennies-0").targets()
        assert row.type == "ListTile"
        (chip,) = ui.identified("turn-target-0").targets()
        assert chip.type == "Chip"
