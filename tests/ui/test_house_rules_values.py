"""Every value of a rule set can be changed on the screen, whatever kind it is of."""

from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import book_sections
from scorekeeper.rules import RuleSetId, rule_book, rule_set_ids
from scorekeeper.services import Session
from tests.rules.kit import house
from tests.support.sessions import kept_house_rules
from tests.ui.device import BROKEN, device
from tests.ui.testkit import UI

WORDS = Words()


def editing(session: Session, path: str, base: str = "classic_4p", **rules: Any) -> Any:
    """A device on which a value of house rules is about to be changed."""
    uid = session.profiles.save(house(base, **rules)).uid
    return device(session, route=f"/house/{uid}/value/{path}")


async def type_number(ui: UI, field: str, digits: str) -> None:
    """Type a number on the pad that a field opens."""
    await ui.until(lambda: ui.has(field))
    await ui.tap(field)
    for digit in digits:
        await ui.tap(f"pad-{digit}")
    await ui.tap("pad-done")


async def until_played(ui: UI, session: Session, changes: dict[str, Any]) -> None:
    """Wait until just these values are kept."""
    await ui.until(lambda: kept_house_rules(session).changes == changes)


def new_values() -> dict[RuleSetId, set[str]]:
    """The rules of each rule set that no earlier one has with the same value."""
    seen, new = set[tuple[str, str]](), {}
    for set_id in rule_set_ids():
        parts = book_sections(rule_book(set_id))
        values = {(rule.path, repr(rule.value)) for part in parts for rule in part.rules} - seen
        seen |= values
        new[set_id] = {path for path, _ in values}
    return new


@pytest.mark.thorough
@pytest.mark.parametrize(("base", "paths"), new_values().items(), ids=rule_set_ids())
async def test_every_value_of_every_rule_set_opens(
    session: Session, base: RuleSetId, paths: set[str]
) -> None:
    uid = session.profiles.save(house(base)).uid
    async with device(session, route=f"/house/{uid}/values") as ui:
        for section in book_sections(rule_book(base)):
            rules = [rule for rule in section.rules if rule.path in paths]
            if rules:
                await ui.go(f"/house/{uid}/values/{section.name}")
                assert all(ui.has(f"value-{rule.path}") for rule in section.rules)
            for rule in rules:
                await ui.go(f"/house/{uid}/value/{rule.path}")
                assert ui.has("own-value"), rule.path
                assert BROKEN.isdisjoint(ui.texts()), rule.path


async def test_a_yes_becomes_a_no(session: Session) -> None:
    async with editing(session, "go_out_discard_required") as ui:
        await ui.tap("is-go_out_discard_required-True")
        await until_played(ui, session, {"go_out_discard_required": True})
        await ui.tap("is-go_out_discard_required-False")
        await until_played(ui, session, {})


async def test_one_of_several_is_chosen_by_its_words(session: Session) -> None:
    async with editing(session, "tie") as ui:
        await ui.tap_text("a draw")
        await until_played(ui, session, {"tie": "drawn game"})


async def test_a_cost_is_typed_without_its_sign(session: Session) -> None:
    async with editing(session, "red_three_in_hand.points") as ui:
        await ui.tap("number-red_three_in_hand.points")
        assert ui.text("pad-number") == "500"
        assert not ui.has("pad-sign")
        await ui.tap("pad-1")
        await ui.tap("pad-0")
        await ui.tap("pad-0")
        await ui.tap("pad-done")
        await until_played(ui, session, {"red_three_in_hand.points": -100})


async def test_optional_house_value_begins_with_an_example(session: Session) -> None:
    async with editing(session, "meld_rules.max_wilds") as ui:
        await ui.tap("none-meld_rules.max_wilds")
        await until_played(ui, session, {"meld_rules.max_wilds": None})
        await ui.until(lambda: not ui.has("number-meld_rules.max_wilds"))
        await ui.tap("some-meld_rules.max_wilds")
        await type_number(ui, "number-meld_rules.max_wilds", "2")
        await until_played(ui, session, {"meld_rules.max_wilds": 2})


async def test_a_rule_that_only_others_have_is_taken_over_whole(session: Session) -> None:
    """Brazilian: sequences of five cards or fewer cost 1,000."""
    async with editing(session, "penalties.short_sequence") as ui:
        await ui.tap("some-penalties.short_sequence")
        short = {"max_len": 5, "points": -1000}
        await until_played(ui, session, {"penalties.short_sequence": short})
        await type_number(ui, "number-penalties.short_sequence.points", "500")
        short = {"max_len": 5, "points": -500}
        await until_played(ui, session, {"penalties.short_sequence": short})


async def test_all_or_a_number(session: Session) -> None:
    async with editing(session, "table_rules.pile_cards") as ui:
        await ui.tap("some-table_rules.pile_cards")
        await type_number(ui, "number-table_rules.pile_cards", "10")
        await until_played(ui, session, {"table_rules.pile_cards": 10})


async def test_cards_are_chosen_one_by_one(session: Session) -> None:
    async with editing(session, "meld_rules.no_wild_ranks", "modern_american") as ui:
        await ui.tap("has-meld_rules.no_wild_ranks-A")
        await until_played(ui, session, {"meld_rules.no_wild_ranks": ["7", "A"]})
        await ui.tap("has-meld_rules.no_wild_ranks-7")
        await until_played(ui, session, {"meld_rules.no_wild_ranks": ["A"]})


async def test_a_card_gets_another_value(session: Session) -> None:
    async with editing(session, "card_values") as ui:
        await type_number(ui, "number-card_values.4", "10")
        await ui.until(lambda: kept_house_rules(session).changes["card_values"]["4"] == 10)
        assert kept_house_rules(session).changes["card_values"]["5"] == 5, "no other card does"


async def test_a_card_that_is_worth_nothing_is_refused_beside_its_field(session: Session) -> None:
    async with editing(session, "card_values") as ui:
        await type_number(ui, "number-card_values.4", "0")
        await ui.until(lambda: ui.has("wrong-card_values.4"))
        assert ui.text("wrong-card_values.4") == "must be 1 or more"
    assert kept_house_rules(session).changes == {}


async def test_a_row_of_the_first_melds_moves_its_neighbours_end(session: Session) -> None:
    async with editing(session, "initial_meld") as ui:
        await type_number(ui, "number-initial_meld.bands[3].from", "4000")
        await ui.until(lambda: ui.has_text("4,000 or more: 120"))
        await ui.until(lambda: bool(kept_house_rules(session).changes))
    assert kept_house_rules(session).changes["initial_meld"]["bands"][2:] == [
        {"from": 1500, "to": 3995, "points": 90},
        {"from": 4000, "points": 120},
    ]


@pytest.mark.thorough
async def test_rows_of_the_first_melds_come_and_go(session: Session) -> None:
    async with editing(session, "initial_meld") as ui:
        await ui.tap("add-initial_meld.bands")
        await ui.until(lambda: ui.has_text("4,500 or more: 120"))
        await type_number(ui, "number-initial_meld.bands[4].points", "150")
        await ui.tap("needs-initial_meld.bands[4]-canasta")
        await ui.until(lambda: ui.has_text("4,500 or more: 150 and a canasta"))
        await ui.tap("drop-initial_meld.bands-0")
        await ui.until(lambda: ui.has_text("below 1,500: 50"))
        await ui.until(lambda: len(kept_house_rules(session).changes["initial_meld"]["bands"]) == 4)


async def test_a_band_that_goes_backwards_is_refused_at_its_row(session: Session) -> None:
    async with editing(session, "initial_meld") as ui:
        await type_number(ui, "number-initial_meld.bands[3].from", "1000")
        await ui.until(lambda: ui.has("wrong-initial_meld.bands[3].from"))
        label = ui.text("wrong-initial_meld.bands[3].from")
        assert label == WORDS.text("problem-rows_ascend")
        assert ui.has("unsaved")
    assert kept_house_rules(session).changes == {}


async def test_going_back_asks_about_unsaved_house_rules(session: Session) -> None:
    async with editing(session, "canasta_bonus.natural") as ui:
        here = ui.route
        await type_number(ui, "number-canasta_bonus.natural", "7")
        await ui.until(lambda: ui.has("wrong-canasta_bonus.natural"))
        await ui.tap("back")
        await ui.tap("cancel")
        assert ui.route == here
        await ui.tap("back")
        await ui.tap("leave-discard")
        await ui.until(lambda: ui.route != here)
        assert not ui.has("unsaved")
    assert kept_house_rules(session).changes == {}


async def test_first_melds_can_go_by_the_number_of_the_deal(session: Session) -> None:
    """Hand and Foot: 50, 90, 120, and 150 from the fourth deal on."""
    async with editing(session, "initial_meld") as ui:
        await ui.tap("by-hand_number")
        await ui.until(lambda: ui.has_text("deal 4 and later: 150"))
        await ui.until(
            lambda: kept_house_rules(session).changes["initial_meld"]["by"] == "hand_number"
        )


async def test_a_special_hand_is_added_priced_and_taken_away(session: Session) -> None:
    async with editing(session, "special_hands", "modern_american") as ui:
        own = len(rule_book(RuleSetId("modern_american")).tree["special_hands"])
        await ui.tap("add-hand-zip_code")
        row = f"special_hands[{own}]"
        await type_number(ui, f"number-{row}.points", "4000")
        await ui.tap(f"is-{row}.wins_match-yes")
        await ui.until(
            lambda: (
                kept_house_rules(session).changes["special_hands"][-1]
                == {"id": "zip_code", "points": 4000, "wins_match": True}
            )
        )
        await ui.until(lambda: not ui.has("add-hand-zip_code"))
        await ui.tap(f"drop-special_hands-{own}")
        await until_played(ui, session, {})


@pytest.mark.thorough
async def test_a_bonus_for_so_many_canastas_is_made(session: Session) -> None:
    async with editing(session, "extra_canasta_bonuses") as ui:
        await ui.tap("add-extra_canasta_bonuses")
        row = "extra_canasta_bonuses[0]"
        await type_number(ui, f"number-{row}.points", "1500")
        await ui.tap(f"when-{row}.when-mixed")
        await type_number(ui, f"number-{row}.when.mixed", "2")
        await ui.tap(f"exactly-{row}.when.mixed")
        await ui.until(
            lambda: (
                kept_house_rules(session).changes["extra_canasta_bonuses"]
                == [{"id": "own_1", "points": 1500, "when": {"any": [5], "mixed": [2, 2]}}]
            )
        )


async def test_red_threes_count_by_other_steps(session: Session) -> None:
    async with editing(session, "red_three_sign") as ui:
        await ui.tap_text("the side’s number of canastas")
        await ui.tap("sign-red_three_sign.steps[0]-zero")
        steps = [[0, 0], [1, 1]]
        wanted = {"red_three_sign": {"measure": "canastas", "steps": steps}}
        await until_played(ui, session, wanted)


async def test_house_value_by_number_of_players_is_changed_there(session: Session) -> None:
    async with editing(session, "by_players", "british") as ui:
        await type_number(ui, "number-by_players.2.hand_size", "13")
        await ui.until(lambda: bool(kept_house_rules(session).changes))
    assert kept_house_rules(session).changes["by_players"]["2"]["hand_size"] == 13


async def test_house_value_of_another_source_keeps_its_reference(session: Session) -> None:
    async with editing(session, "red_three_values") as ui:
        assert ui.has_text("100, 200, 300, 500")
        await ui.tap("take-0")
        await ui.until(lambda: bool(kept_house_rules(session).rules))
    (rule,) = kept_house_rules(session).rules
    assert rule.refs != ("table",)
    assert rule.value == [0, 100, 200, 300, 500]


async def test_two_taps_in_a_row_are_both_kept(session: Session) -> None:
    """The second is made on what the first has left, however slow the disk is."""
    async with editing(session, "card_values") as ui:
        await ui.tap("number-card_values.4")
        await ui.tap("pad-7")
        await ui.tap("pad-done")
        await ui.tap("number-card_values.5")
        await ui.tap("pad-8")
        await ui.tap("pad-done")
        await ui.until(
            lambda: kept_house_rules(session).changes.get("card_values", {}).get("5") == 8
        )
    assert kept_house_rules(session).changes["card_values"]["4"] == 7


async def test_a_search_finds_a_value(session: Session) -> None:
    uid = session.profiles.save(house()).uid
    async with device(session, route=f"/house/{uid}/values") as ui:
        await ui.type("rules-search", "acaba")
        assert ui.has("value-acaba")
        assert not ui.has("section-out")


async def test_house_value_with_parts_in_a_file_is_changed_whole(
    session: Session,
) -> None:
    """A part that a file changed is changed as a whole on the screen."""
    async with editing(session, "acaba", acaba__enabled=True) as ui:
        await type_number(ui, "number-acaba.opponents", "2000")
        wanted = {"acaba": {"enabled": True, "opponents": 2000, "caller": 0}}
        await until_played(ui, session, wanted)
