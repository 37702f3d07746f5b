"""Rules in words: every path and every code of every rule set can be read by people."""

from dataclasses import replace

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.rule_sources import dispute_value, note_text, reference_text, standing_reason
from scorekeeper.i18n.rule_values import rule_name, rule_value
from scorekeeper.i18n.rules import (
    SECTIONS,
    book_sections,
    group_by_family,
    paths_with_citation,
    proposed_rules,
    rule_at,
    rule_set_facts,
    section_name,
    speciality,
)
from scorekeeper.rules import RuleSetId, catalogue, rule_book
from scorekeeper.rules.loader import STATUSES, leaf_paths, with_value

WORDS = Words()
CLASSIC = RuleSetId("classic_4p")
EVERY = [identity.id for identity in catalogue()]
CODES_THAT_NO_RULE_SET_HAS = {
    "partner_question.acaba": "must_ask",
    "meld_rules.wild_vs_natural": "lt",
    "black_three.meld_when": "any",
    "initial_meld_exceptions.concealed_out_exempt": "always",
    "tie": "drawn game",
    "table_rules.pile_needs": "no_wild",
    "table_rules.stock_out": "pile_becomes_stock",
    "dealing.direction": "counterclockwise",
}


def rule_value_text(set_id: str, path: str) -> str:
    rule = rule_at(rule_book(RuleSetId(set_id)), path)
    return rule_value(WORDS, path, rule.value)


@pytest.mark.parametrize("set_id", EVERY)
def test_every_path_has_a_name_and_every_code_a_word(set_id: RuleSetId) -> None:
    for path, value in leaf_paths(rule_book(set_id).tree):
        assert rule_name(WORDS, path)
        shown = rule_value(WORDS, path, value)
        assert shown
        assert "_" not in shown, f"{path} = {value} is shown as a code: {shown}"


@pytest.mark.parametrize("set_id", EVERY)
def test_every_value_is_told_in_one_section_and_only_there(set_id: RuleSetId) -> None:
    book = rule_book(set_id)
    told = [rule.path for section in book_sections(book) for rule in section.rules]
    assert len(told) == len(set(told))
    for path, _ in leaf_paths(book.tree):
        assert len([one for one in told if f"{path}.".startswith(f"{one}.")]) == 1, path


@pytest.mark.parametrize("set_id", EVERY)
def test_every_rule_says_where_it_comes_from_and_what_others_say(set_id: RuleSetId) -> None:
    book = rule_book(set_id)
    for section in book_sections(book):
        assert section_name(WORDS, section.name)
        for rule in section.rules:
            assert rule.citations, rule.path
            for standing in rule.standings:
                assert WORDS.text(f"standing-{standing}")
            for citation in rule.citations:
                assert citation.status in STATUSES
                assert standing_reason(WORDS, book, citation)
                assert all(reference_text(WORDS, book, ref) for ref in citation.refs)
            for dispute in rule.disputes:
                has_note = dispute.note or dispute.source_note
                assert dispute_value(WORDS, dispute, rule.path) or has_note


@pytest.mark.parametrize("set_id", EVERY)
def test_every_rule_set_says_what_makes_it_special(set_id: RuleSetId) -> None:
    book = rule_book(set_id)
    assert speciality(WORDS, book) == book.identity.summary
    assert book.identity.summary.endswith(".")


def test_note_is_translated_or_quoted_in_english() -> None:
    """A new variant needs only its own file, even if it has notes."""
    steps = rule_book(CLASSIC).citations.citation_at("red_three_sign.steps")
    german = "Eine rote Drei allein gilt nicht als Erstmeldung."
    assert note_text(WORDS, steps) == "A red three alone doesn’t count as an initial meld."
    assert note_text(Words("de"), steps) == german

    made_up = replace(steps, note="Only on Sundays.", note_id="")
    assert note_text(WORDS, made_up) == note_text(Words("en-US"), made_up) == "Only on Sundays."
    assert note_text(Words("de"), made_up) == "Englisch: „Only on Sundays.“"
    assert note_text(Words("de"), replace(made_up, note="")) == ""


def test_sentence_without_a_translation_is_quoted_in_english() -> None:
    book = rule_book(CLASSIC)
    new = replace(book.identity, id=RuleSetId("beach"), summary="Played by the sea.")
    beach = replace(book, identity=new)
    assert speciality(WORDS, beach) == "Played by the sea."
    assert speciality(Words("de"), beach) == "Englisch: „Played by the sea.“"
    silent = replace(beach, identity=replace(new, summary=""))
    assert speciality(WORDS, silent) == rule_set_facts(WORDS, book.rules)


def test_the_names_of_groups_are_words_too() -> None:
    for tops in SECTIONS.values():
        assert all(rule_name(WORDS, top) for top in tops.split())
    assert rule_name(WORDS, "initial_meld.bands[2]") == "Minimum for the initial meld"
    assert rule_name(WORDS, "by_players.6.sides.count") == "With 6 players: Sides"
    assert rule_name(WORDS, "card_values.3b") == "Card value (black 3)"


@pytest.mark.parametrize(("path", "code"), CODES_THAT_NO_RULE_SET_HAS.items())
def test_codes_that_only_house_rules_use_have_words(path: str, code: str) -> None:
    assert rule_value(WORDS, path, code) not in ("", code)
    assert "_" not in rule_value(WORDS, path, code)


def test_a_code_that_nobody_has_put_into_words_is_shown_as_it_stands() -> None:
    assert rule_value(WORDS, "tie", "toss_a_coin") == "toss_a_coin"
    hands = [{"id": "seven_dwarfs", "points": 1000}]
    assert rule_value(WORDS, "special_hands", hands) == "seven dwarfs: 1,000"


@pytest.mark.parametrize(
    ("set_id", "path", "words"),
    [
        ("classic_4p", "target", "5,000"),
        ("hand_and_foot", "target", "none, only a set number of deals"),
        ("classic_4p", "match_hands", "no limit"),
        ("italian_house", "players", "2, 3, 4 or 6"),
        ("classic_4p", "meld_rules.max_cards", "no limit"),
        ("classic_4p", "canasta_bonus.wild", "not played"),
        ("classic_4p", "red_three_values", "100, 200, 300, 800"),
        ("hand_and_foot", "red_three_values", "never laid down"),
        ("classic_4p", "red_three_sign", "nothing melded: minus\nmelded: plus"),
        ("samba", "red_three_sign", "at most 1 canasta: minus\n2 or more canastas: plus"),
        (
            "modern_american",
            "red_three_sign",
            "no canasta: minus\nexactly 1 canasta: not counted\n2 or more canastas: plus",
        ),
        ("cuban", "red_three_sign", "no canasta: not counted\n1 or more canastas: plus"),
        ("classic_4p", "concealed_canasta", "no bonus"),
        ("dutch_house", "concealed_canasta", "bonus × 2"),
        ("classic_4p", "acaba", "not played"),
        ("british", "acaba", "the caller’s side scores 0, each other side 1,500"),
        ("classic_4p", "red_three_in_hand.points", "−500"),
        ("classic_4p", "penalties.held_aces_3plus", "nothing"),
        ("brazilian", "penalties.short_sequence", "−1,000 for each of up to 5 cards"),
        ("modern_american", "meld_rules.no_wild_ranks", "7"),
        (
            "italian_samba",
            "extra_canasta_bonuses",
            (
                "5 or more natural: 2,000\nexactly 4 natural and 1 or more mixed: 1,000\n"
                "10 or more canastas: 2,000"
            ),
        ),
        (
            "classic_4p",
            "initial_meld",
            "below 0: 15\n0 to 1,495: 50\n1,500 to 2,995: 90\n3,000 or more: 120",
        ),
        (
            "brazilian",
            "initial_meld",
            (
                "below 0: 15\n0 to 1,495: 50\n1,500 to 2,995: 90\n3,000 to 4,995: 120\n"
                "5,000 to 6,995: 150\n7,000 to 7,995: a canasta\n"
                "8,000 to 8,995: 200\n9,000 or more: a canasta that isn’t mixed"
            ),
        ),
        (
            "hand_and_foot",
            "initial_meld",
            "deal 1: 50\ndeal 2: 90\ndeal 3: 120\ndeal 4 and later: 150",
        ),
        (
            "classic_4p",
            "card_values",
            "joker: 50\n2, ace: 20\nking, queen, jack, 10, 9, 8: 10\n7, 6, 5, 4, black 3: 5",
        ),
    ],
)
def test_values_read_as_a_rule_book_prints_them(set_id: str, path: str, words: str) -> None:
    assert rule_value_text(set_id, path) == words


def test_a_table_of_one_row_holds_for_any_total() -> None:
    assert rule_value(WORDS, "initial_meld.bands", [{"points": 50}]) == "any total: 50"
    closed = [{"to": 4995, "points": 50}, {"from": 5000, "to": 9995, "points": 90}]
    shown = rule_value(WORDS, "initial_meld.bands", closed)
    assert shown == "below 5,000: 50\n5,000 to 9,995: 90"


def test_a_proposal_is_said_to_be_one_and_so_is_a_dispute() -> None:
    classic, boat = rule_book(CLASSIC), rule_book(RuleSetId("boat"))
    assert [rule.path for rule in proposed_rules(classic)] == ["tie"]
    assert rule_at(classic, "tie").standings == ("proposed", "disputed")
    assert rule_at(classic, "decks").standings == ("document",)
    assert all("proposed" in r.standings for s in book_sections(boat) for r in s.rules)


def test_inherited_rule_names_the_rule_set_that_gave_it() -> None:
    samba = rule_book(RuleSetId("samba"))
    rule = rule_at(samba, "canasta_min_cards")
    assert rule.standings == ("inherited",)
    assert standing_reason(WORDS, samba, rule.citations[0]) == "Same as Classic."
    assert rule_at(samba, "go_out_bonus").standings == ("outside", "disputed")


def test_a_reference_names_source_and_place_and_how_it_was_read() -> None:
    classic = rule_book(RuleSetId("classic_4p"))
    place = reference_text(WORDS, classic, "dutch-wikipedia#Puntentelling")
    assert place == "Canasta, Dutch Wikipedia · Puntentelling"
    assert reference_text(WORDS, classic, "pagat").startswith("Pagat: Canasta (as quoted by")


def test_a_table_of_values_from_one_place_is_cited_once() -> None:
    values = rule_at(rule_book(CLASSIC), "card_values")
    assert len(values.citations) == 1
    spruce = rule_book(RuleSetId("spruce"))
    *others, black = rule_at(spruce, "card_values").citations
    assert paths_with_citation(spruce, rule_at(spruce, "card_values"), black) == ("card_values.3b",)
    assert len(others) == 1


def test_disputed_value_is_told_for_its_part_of_the_rule() -> None:
    rule = rule_at(rule_book(CLASSIC), "card_values")
    (dispute,) = rule.disputes
    assert dispute_value(WORDS, dispute, "card_values") == "Card value (black 3): 100"
    whole = rule_at(rule_book(CLASSIC), "concealed_canasta").disputes[0]
    assert dispute_value(WORDS, whole, "concealed_canasta.amount") == "100"


def test_families_keep_the_order_of_the_catalogue() -> None:
    grouped = group_by_family(catalogue())
    assert list(grouped) == list(dict.fromkeys(identity.family for identity in catalogue()))
    for family, members in grouped.items():
        assert members == [identity for identity in catalogue() if identity.family == family]


def test_a_made_up_rule_set_is_told_by_its_numbers() -> None:
    book = rule_book(CLASSIC)
    tree = with_value(book.tree, "target", None)
    assert rule_value(WORDS, "target", tree["target"]).startswith("none")
    assert rule_set_facts(WORDS, book.rules) == "4 players, 2 packs, 11 cards each, to 5,000"
    foot = rule_book(RuleSetId("hand_and_foot"))
    assert rule_set_facts(WORDS, foot.rules) == "4, 6 or 8 players, 5 packs, 11 cards each, 4 deals"
