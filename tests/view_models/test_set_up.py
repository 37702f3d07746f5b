"""The form of a match as a value: what is typed, what follows from the rules, what is made."""

from dataclasses import replace

import pytest

from scorekeeper.i18n import Words
from scorekeeper.match import Match, Player, Side, SideColor
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.services import rules_of, set_up_problems
from scorekeeper.view_models.set_up import (
    SetUpForm,
    blank_form,
    default_side_name,
    form_of,
    form_with_rules,
    places,
    places_by_side,
    set_up_of,
    side_name,
    target_options,
)
from scorekeeper.view_models.side_colors import colors_of_seat

WORDS = Words()
CLASSIC, HAND_AND_FOOT = RuleSetId("classic_4p"), RuleSetId("hand_and_foot")
ITALIAN, CLASSIC_3P = RuleSetId("italian_house"), RuleSetId("classic_3p")


def form_with_names(form: SetUpForm, *names: str) -> SetUpForm:
    for place, name in zip(places_by_side(form.names), names, strict=False):
        form = form.with_name(place, name)
    return form


def test_a_blank_form_is_a_match_that_can_begin() -> None:
    set_up = set_up_of(WORDS, blank_form(rule_book(CLASSIC)))
    assert set_up_problems(set_up, rule_book(set_up.ruleset)) == ()
    assert [side.name for side in set_up.sides] == ["North–South", "East–West"]
    assert set_up.first_dealer == "South"
    assert set_up.house_rules == {}
    assert set_up.opening_scores == ()


@pytest.mark.parametrize("players", [4, 6, 8])
def test_so_many_players_make_so_many_sides(players: int) -> None:
    set_up = set_up_of(WORDS, blank_form(rule_book(HAND_AND_FOOT)).with_players(players))
    assert set_up_problems(set_up, rule_book(set_up.ruleset)) == ()
    assert len(set_up.sides) == players // 2
    assert rules_of(set_up, rule_book(set_up.ruleset))[1].sides.count == players // 2


def test_sides_without_names_of_their_own_are_called_by_their_packs() -> None:
    form = blank_form(rule_book(HAND_AND_FOOT)).with_players(6)
    assert [side_name(WORDS, form, side) for side in range(3)] == ["Blue", "Red", "Amber"]
    alone = blank_form(rule_book(CLASSIC_3P))
    assert [side_name(WORDS, alone, n) for n in range(3)] == ["Player 1", "Player 2", "Player 3"]


def test_a_side_is_called_by_its_players_unless_it_has_a_name() -> None:
    form = form_with_names(blank_form(rule_book(CLASSIC)), "Ana", "Ben", "Cleo")
    assert [default_side_name(WORDS, form, side) for side in (0, 1)] == ["Ana & Ben", "Cleo & East"]
    sharks = form.with_side_name(0, " The Sharks ").with_short_name(0, "Sh.")
    side = set_up_of(WORDS, sharks).sides[0]
    assert side == Side("The Sharks", (Player("Ana"), Player("Ben")), "Sh.")
    six = form_with_names(blank_form(rule_book(RuleSetId("classic_6p"))), "Ana", "Ben", "Cleo")
    assert default_side_name(WORDS, six, 0) == "Ana, Ben & Cleo"


def test_partners_sit_opposite_each_other() -> None:
    form = blank_form(rule_book(CLASSIC))
    assert places(form.names) == ((0, 0), (1, 0), (0, 1), (1, 1))
    assert form.seating_order == places(form.names)


def test_other_rules_keep_the_people_and_forget_the_target() -> None:
    form = form_with_names(blank_form(rule_book(CLASSIC)), "Ana", "Ben", "Cleo", "Dov").with_target(
        3000
    )
    three = form.with_rules(rule_book(CLASSIC_3P))
    assert three.target is None
    assert three.names == (("Ana",), ("Cleo",), ("Ben",))
    italian = form.with_rules(rule_book(ITALIAN))
    assert (italian.players, italian.names) == (4, form.names)
    assert italian.with_players(2).names == (("Ana",), ("Cleo",))


@pytest.mark.parametrize("ruleset", ["burraco", "buraco", "tranca", "biriba"])
def test_games_with_a_second_hand_are_played_by_two_as_well(ruleset: str) -> None:
    """eburraco.com: with two only the deal differs; for Biriba rec.games.playing-cards."""
    form = form_with_names(blank_form(rule_book(RuleSetId(ruleset))).with_players(2), "Ana", "Cleo")
    set_up = set_up_of(WORDS, form)
    assert set_up_problems(set_up, rule_book(set_up.ruleset)) == ()
    assert [side.name for side in set_up.sides] == ["Ana", "Cleo"]
    _, rules = rules_of(set_up, rule_book(set_up.ruleset))
    four = rule_book(set_up.ruleset).rules
    assert (rules.hand_size, rules.foot_size, rules.target) == (11, 11, four.target)
    assert rules.canasta_bonus == four.canasta_bonus


def test_a_target_is_a_house_rule_only_where_it_differs() -> None:
    form = blank_form(rule_book(CLASSIC))
    assert set_up_of(WORDS, form.with_target(3000)).house_rules == {"target": 3000}
    assert set_up_of(WORDS, form.with_target(3000).with_target(5000)).house_rules == {}


def test_the_deal_moves_on_as_the_rules_say_until_the_table_turns_it() -> None:
    form = blank_form(rule_book(CLASSIC))
    assert (form.turns, form.direction) == (1, None)
    turned = form.with_other_direction()
    assert (turned.turns, turned.direction) == (-1, -1)
    assert turned.with_other_direction() == form


def test_one_name_twice_is_a_problem_at_the_second_place() -> None:
    form = form_with_names(blank_form(rule_book(CLASSIC)), "Ana", "Ben", "Ana")
    (problem,) = set_up_problems(set_up_of(WORDS, form), form.book)
    assert (problem.code, problem.path) == ("name_twice", "sides[1].players[0]")
    assert WORDS.problem(problem) == "“Ana” is used twice"


def test_next_partners_leave_the_first_player_and_move_the_dealer() -> None:
    form = form_with_names(blank_form(rule_book(CLASSIC)), "Ana", "Ben", "Cleo", "Dov").with_dealer(
        (1, 0)
    )
    turned = form.with_next_partners()
    assert turned.names == (("Ana", "Cleo"), ("Dov", "Ben"))
    assert turned.name(turned.dealer) == "Cleo"
    assert turned.with_next_partners().with_next_partners().names == form.names


def test_players_that_rules_were_searched_for_are_kept() -> None:
    form = form_with_rules(None, blank_form(rule_book(CLASSIC)), rule_book(ITALIAN), players=3)
    assert form.players == 3
    assert form_with_rules(None, form, rule_book(CLASSIC), players=3).players == 4, (
        "not possible by them"
    )


def match(form: SetUpForm) -> Match:
    set_up = set_up_of(WORDS, form)
    return Match(
        book=rule_book(set_up.ruleset),
        rules=rules_of(set_up, rule_book(set_up.ruleset))[1],
        sides=set_up.sides,
        house_rules={
            **rule_book(set_up.ruleset).rules.by_players.get(str(form.players), {}),
            **set_up.house_rules,
        },
        seats=set_up.seats,
        first_dealer=set_up.first_dealer,
        direction=set_up.direction,
        opening_scores=set_up.opening_scores,
    )


@pytest.mark.parametrize(
    "form",
    [
        blank_form(rule_book(CLASSIC)),
        form_with_names(blank_form(rule_book(CLASSIC)), "Ana", "Ben", "Cleo", "Dov")
        .with_target(3000)
        .with_dealer((1, 1)),
        form_with_names(blank_form(rule_book(CLASSIC)), "Ana")
        .with_side_name(0, "Sharks")
        .with_short_name(1, "E"),
        blank_form(rule_book(HAND_AND_FOOT)).with_players(6).with_other_direction(),
        blank_form(rule_book(ITALIAN)).with_players(3).with_opening_score(2, -150),
    ],
)
def test_a_match_comes_back_as_the_form_that_it_was_made_with(form: SetUpForm) -> None:
    found = form_of(WORDS, match(form))
    assert replace(found, kept_colors={}, usual_colors=()) == form


def test_seats_and_uids_of_a_match_stay_as_they_were() -> None:
    before = Match(
        book=rule_book(CLASSIC),
        rules=rule_book(CLASSIC).rules,
        sides=(
            Side("A", (Player("Ana", "p1"), Player("Ben"))),
            Side("B", (Player("Cleo"), Player("Dov"))),
        ),
        house_rules={"hand_size": 13},
        seats=("Ana", "Ben", "Cleo", "Dov"),
        first_dealer="Ben",
    )
    set_up = set_up_of(WORDS, form_of(WORDS, before), before)
    assert set_up.seats == before.seats
    assert set_up.sides == before.sides
    assert set_up.first_dealer == "Ben"
    assert set_up.house_rules == {"hand_size": 13}


def test_a_side_that_rests_a_player_keeps_all_three() -> None:
    five = Match(
        book=rule_book(CLASSIC),
        rules=rule_book(CLASSIC).rules,
        sides=(
            Side("Trio", tuple(map(Player, ("Ana", "Ben", "Eva")))),
            Side("B", (Player("Cleo"), Player("Dov"))),
        ),
        first_dealer="Eva",
    )
    set_up = set_up_of(WORDS, form_of(WORDS, five), five)
    assert set_up.sides == five.sides
    assert set_up.first_dealer == "Eva"
    assert set_up_problems(set_up, rule_book(set_up.ruleset)) == ()


# --- colours


def test_players_have_the_colours_that_they_keep() -> None:
    form = replace(blank_form(rule_book(CLASSIC)), kept_colors={"Cleo": SideColor.BLUE})
    form = form_with_names(form, "Ana", "Ben", "Cleo", "Dov")
    assert form.colors == (SideColor.RED, SideColor.BLUE), "the other side takes a free one"
    set_up = set_up_of(WORDS, form)
    assert [side.color for side in set_up.sides] == ["red", "blue"]
    assert not set_up.player_colors, "nothing was chosen here"


def test_chosen_colour_goes_with_its_player() -> None:
    form = form_with_names(blank_form(rule_book(CLASSIC)), "Ana", "Ben", "Cleo", "Dov")
    form = form.with_color((0, 1), SideColor.MINT)
    assert form.colors == (SideColor.MINT, SideColor.RED)
    swapped = form.with_swapped_players((0, 1), (1, 0))
    assert swapped.colors == (SideColor.BLUE, SideColor.MINT)
    assert set_up_of(WORDS, swapped).player_colors == {"Ben": SideColor.MINT}


def test_settings_of_a_game_begin_with_its_colours() -> None:
    sides = (Side("Ana", (Player("Ana"),), color="mint"), Side("Ben", (Player("Ben"),)))
    book = rule_book(RuleSetId("classic_2p"))
    match = Match(book=book, rules=book.rules, sides=sides)
    form = form_of(WORDS, match)
    assert form.colors == match.colors
    renamed = form.with_name((0, 0), "Anna")
    assert renamed.colors == match.colors, "a corrected name changes no colour"
    assert set_up_of(WORDS, renamed, match).sides[0].color == "mint"


def test_colours_of_a_seat_name_their_owners() -> None:
    form = form_with_names(blank_form(rule_book(CLASSIC)), "Ana", "Ben", "Cleo", "Dov")
    colors = colors_of_seat(WORDS, form, (0, 1))
    assert colors.title == "Colour of Ana & Ben: Blue"
    assert [choice.says for choice in colors.choices[:3]] == ["Blue", "Red, Cleo & Dov", "Amber"]
    assert [choice.is_chosen for choice in colors.choices] == [True, *[False] * 5]
    assert [choice.is_taken for choice in colors.choices] == [False, True, *[False] * 4]


# --- the target


@pytest.mark.parametrize(
    ("rule_set", "targets"),
    [
        ("burraco", (1005, 1505, 2005, 3000)),
        ("buraco", (2000, 3000, 4000, 5000)),
        ("modern_american", (5000, 8500)),
        ("classic_4p", (5000,)),
        ("hand_and_foot", (10000,)),
    ],
)
def test_targets_that_sources_name_are_offered(rule_set: str, targets: tuple[int, ...]) -> None:
    assert target_options(blank_form(rule_book(RuleSetId(rule_set)))) == targets


def test_target_of_the_table_is_offered_beside_the_usual_ones() -> None:
    form = blank_form(rule_book(RuleSetId("modern_american"))).with_target(3000)
    assert target_options(form) == (3000, 5000, 8500)
    assert set_up_of(WORDS, form).house_rules == {"target": 3000}
    assert set_up_of(WORDS, form.with_target(5000)).house_rules == {}
