"""House rules: their differences, values, conflicts and common variations."""

from typing import Any

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import book_sections
from scorekeeper.rules import HouseRules, catalogue, house_rules, rule_book
from scorekeeper.services import Session
from scorekeeper.view_models.house_rules import (
    EditedHouseRules,
    SwitchView,
    changed_rule_rows,
    conflict_rows,
    cost_paths,
    edited_house_rules,
    free_house_rules_name,
    house_rules_line,
    house_rules_tags,
    origin_text,
    other_switches,
    other_values,
    played_sections,
    rule_path,
    section_line,
    section_of,
    suggested_bases,
    switch_views,
    value_row,
    with_switch_set,
)
from tests.rules.kit import house
from tests.ui.device import record_match
from tests.ui.recording import four

WORDS = Words("en")
CLASSIC = rule_book(house().base)
BANDS = [{**band, "points": band["points"] + 5} for band in CLASSIC.tree["initial_meld"]["bands"]]
CONFLICTING = house_rules.with_value_at(house(), "decks", 3)
"""A third pack alone needs other values too."""


def edited_rules(rules: HouseRules) -> EditedHouseRules:
    """Return house rules as the screens get them, conflicts included."""
    return EditedHouseRules(rules, house_rules.editing_problems(rules))


def switch(view_id: str, rules: HouseRules) -> SwitchView:
    """Return one of the common variations."""
    views = {view.switch.id: view for view in switch_views(WORDS, edited_rules(rules))}
    return next(view for key, view in views.items() if key == view_id)


THREE_PACKS: dict[str, Any] = {
    "decks": 3,
    "total_cards": 160,
    "red_three_values": [0, 100, 200, 300, 400, 500, 600],
}


# --- drafts


def test_draft_replaces_saved_house_rules(session: Session) -> None:
    """The draft of a device holds changes that conflict; the saved ones stay as they are."""
    profile = session.profiles.save(house(target=7500))
    draft = house_rules.house_document(CONFLICTING)
    found = edited_house_rules(profile, draft)
    assert found is not None
    assert found.house.changes == {"decks": 3}
    assert found.problems
    saved = edited_house_rules(profile, None)
    assert saved is not None
    assert (saved.house.changes, saved.problems) == ({"target": 7500}, ())


def test_new_house_rules_get_a_free_name(session: Session) -> None:
    assert free_house_rules_name(WORDS, session, house().book) == "Our Classic"
    session.profiles.save(HouseRules(name="Our Classic", book=house().book))
    assert free_house_rules_name(WORDS, session, house().book) == "Our Classic 2"


def test_house_rules_line_counts_changes(session: Session) -> None:
    profile = session.profiles.save(house("samba", target=7500))
    assert house_rules_line(WORDS, profile) == "Samba · 1 rule changed"


# --- conflicts


def test_tags_name_changed_rules_and_short_values(session: Session) -> None:
    """A long value is left out."""
    rules = house_rules.with_value_at(house(), "target", 3000)
    session.profiles.save(house_rules.with_value_at(rules, "initial_meld.bands", BANDS))
    (profile,) = session.profiles.list()
    assert set(house_rules_tags(WORDS, profile)) == {"Target 3,000", "Minimum for the initial meld"}


def test_first_base_is_that_of_the_latest_game(session: Session) -> None:
    assert [book.identity.id for book in suggested_bases(session, catalogue())] == ["classic_4p"]
    record_match(session, four("samba"))
    assert [book.identity.id for book in suggested_bases(session, catalogue())] == [
        "samba",
        "classic_4p",
    ]


def test_conflicts_lead_to_the_rules_that_correct_them() -> None:
    """A third pack needs its jokers, its cards in all and a longer table of red threes."""
    rows = conflict_rows(WORDS, edited_rules(CONFLICTING))
    paths = {row.path for row in rows}
    assert "total_cards" in paths
    assert "red_three_values" in paths
    assert any("must be 160, the total of the packs and jokers" in row.sentence for row in rows)


def test_rule_path_of_parts_and_rows() -> None:
    assert rule_path(CLASSIC, "card_values.4") == "card_values"
    assert rule_path(CLASSIC, "initial_meld.bands[3].from") == "initial_meld"
    assert rule_path(CLASSIC, "no_such_rule") is None


# --- differences


def test_changed_rule_row_gives_both_values_and_reasons() -> None:
    (row,) = changed_rule_rows(WORDS, house(target=7500))
    assert (row.path, row.name, row.value) == ("target", "Target", "7,500")
    assert row.instead == "instead of 5,000"
    assert row.reasons == ("Agreed at our table",)
    assert row.says == "Target: 7,500. instead of 5,000"


def test_changed_rule_row_of_a_table_has_differing_lines_only() -> None:
    """Most lines of a table of card values stay as they are."""
    values = {**CLASSIC.tree["card_values"], "4": 10}
    (row,) = changed_rule_rows(WORDS, house(card_values=values))
    whole = value_row(
        WORDS,
        CLASSIC,
        next(
            rule
            for section in book_sections(CLASSIC)
            for rule in section.rules
            if rule.path == "card_values"
        ),
    )
    assert len(row.value.splitlines()) < len(whole.value.splitlines())


def test_origin_text_by_kind_of_reference() -> None:
    assert origin_text(WORDS, CLASSIC, "table") == "Agreed at our table"
    variation = origin_text(WORDS, CLASSIC, "switch#jokers_a_pack")
    assert variation.startswith("Common variation: Some packs have three jokers")


# --- values


def test_value_row_says_that_a_value_is_changed() -> None:
    found = edited_rules(house(target=7500))
    rules = {rule.path: rule for section in played_sections(found) for rule in section.rules}
    assert value_row(WORDS, CLASSIC, rules["target"]).value == "7,500 (changed)"
    assert value_row(WORDS, CLASSIC, rules["go_out_bonus"]).says == "Going out: 100"


def test_section_line_counts_changed_rules() -> None:
    found = edited_rules(house(target=7500))
    end = next(section for section in played_sections(found) if section.name == "end")
    assert section_line(WORDS, CLASSIC, end).endswith("1 changed")


def test_section_of_a_rule() -> None:
    assert section_of(CLASSIC, "target") == "end"
    assert section_of(CLASSIC, "no_such_rule") is None


def test_sources_with_only_a_source_note_give_no_other_value() -> None:
    """Their notes are in English, for people who check sources."""
    disputes = CLASSIC.citations.citation_at("match_winner").disputes
    assert [bool(dispute.source_note) for dispute in disputes] == [True]
    assert other_values(Words("de"), CLASSIC, "match_winner") == ()


def test_other_values_that_can_be_played() -> None:
    """An Italian table gives 500 for four red threes."""
    others = other_values(WORDS, CLASSIC, "red_three_values")
    italian = next(other for other in others if other.value == "100, 200, 300, 500")
    assert italian.can_be_played
    assert italian.remarks


def test_cost_paths_are_those_of_penalties() -> None:
    tree = CLASSIC.tree
    penalty = "red_three_in_hand.points"
    assert cost_paths(tree, penalty, -500) == {penalty}
    assert cost_paths(tree, "target", 5000) == frozenset()


# --- common variations


def test_switch_of_the_rule_set_is_chosen_and_says_so() -> None:
    acaba = switch("acaba", house())
    assert acaba.options[0].is_chosen
    assert acaba.options[0].name == "no (standard)"
    assert acaba.affects == "Affects scoring."


def test_switch_offers_any_target() -> None:
    """The offer is a number that is typed; a typed one is chosen."""
    offered = switch("target", house())
    assert (offered.number, offered.is_other_chosen) == (5000, False)
    typed = switch("target", house(target=4200))
    assert (typed.other_value, typed.is_other_chosen) == ("4,200", True)


def test_switch_value_in_conflict_says_why() -> None:
    """With three packs six jokers are 162 cards, not the 110 that the variation sets."""
    jokers = switch("jokers_a_pack", house(**THREE_PACKS))
    why = jokers.options[1].conflict
    assert "Total number of cards: must be 162, the total of the packs and jokers" in why


def test_switch_without_source_asks_to_agree() -> None:
    wild_melds = switch("wild_melds", house())
    assert wild_melds.asks == ""
    other = wild_melds.options[1].option
    rules = with_switch_set(house(), wild_melds.switch, other.value)
    assert "Wild canasta" in switch("wild_melds", rules).asks


def test_switch_brings_what_belongs_to_it() -> None:
    """Six jokers in two packs make 110 cards; the value of the rule set takes both away."""
    jokers = switch("jokers_a_pack", house())
    with_six = with_switch_set(house(), jokers.switch, jokers.options[1].option.value)
    assert with_six.changes == {"jokers": 6, "total_cards": 110}
    without = with_switch_set(with_six, jokers.switch, jokers.options[0].option.value)
    assert without.changes == {}


def test_other_switches_are_about_other_values() -> None:
    ids = {other.id for other in other_switches(CLASSIC)}
    assert "short_sequences" in ids
    assert "acaba" not in ids
