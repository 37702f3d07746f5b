"""A rule set as a book: its rules with their sources, and two books compared."""

from dataclasses import replace
from itertools import pairwise

from scorekeeper.i18n import Words
from scorekeeper.i18n.how_to_play import how_to_play
from scorekeeper.i18n.rule_comparison import compared_sections
from scorekeeper.i18n.rules import book_sections, rule_at
from scorekeeper.rules import RuleSetId, rule_book, rule_set_ids
from scorekeeper.rules.book import Compared
from scorekeeper.services import Session
from scorekeeper.view_models.differences import house_rule_differences
from scorekeeper.view_models.rule_book import (
    MAX_RULES_FOUND,
    BookForm,
    SourceLineKind,
    book_forms,
    chapter_blocks,
    compared_row,
    house_rules_of_page,
    rule_row,
    search_rules,
    source_lines,
)
from tests.rules.kit import house, player_notes
from tests.ui.device import FOUR, record_match

WORDS = Words("en")
CLASSIC = rule_book(RuleSetId("classic_4p"))
SAMBA = rule_book(RuleSetId("samba"))
BOLIVIAN = rule_book(RuleSetId("bolivian"))


def compared_rule(path: str) -> Compared:
    """Return a rule of Samba beside that of Bolivian."""
    every = compared_sections(SAMBA, BOLIVIAN)
    return next(rule for section in every for rule in section.rules if rule.path == path)


def test_rule_row_names_its_kinds_of_source() -> None:
    row = rule_row(WORDS, rule_at(SAMBA, "go_out_bonus"), has_sources=True)
    assert (row.name, row.value) == ("Going out", "200")
    assert row.standings == (("outside", "other books"), ("disputed", "disputed"))
    assert row.says == "Going out: 200. other books, disputed"


def test_rule_row_without_sources_has_name_and_value_only() -> None:
    row = rule_row(WORDS, rule_at(SAMBA, "go_out_bonus"), has_sources=False)
    assert row.standings == ()
    assert row.says == "Going out: 200"


def test_rule_row_of_a_table_is_read_as_one_line() -> None:
    """Screen readers would stop at the end of each line."""
    row = rule_row(WORDS, rule_at(CLASSIC, "card_values"), has_sources=True)
    assert "\n" in row.value
    assert "\n" not in row.says


def test_source_lines_of_a_disputed_rule() -> None:
    """The reason and its sources come first, then the values of other sources."""
    lines = source_lines(WORDS, CLASSIC, rule_at(CLASSIC, "red_three_values"))
    assert (lines[0].kind, lines[0].text) == (SourceLineKind.REASON, "Stated in our sources.")
    assert lines[1].kind is SourceLineKind.REFERENCE
    others = next(index for index, line in enumerate(lines) if line.text == "Other sources")
    assert lines[others].kind is SourceLineKind.HEADING
    assert lines[others + 1].text.startswith("100, 200, 300, 500")


def test_row_has_notes_that_the_value_does_not_tell() -> None:
    """Inherited values have the note of the file that wrote them, once."""
    rule = rule_at(rule_book(RuleSetId("burraco")), "canasta_bonus.natural")
    row = rule_row(WORDS, rule, has_sources=False)
    assert row.notes == ("In a sequence, a two in its own place counts as a natural card.",)
    assert row.says == f"Natural canasta: 200. {row.notes[0]}"
    assert rule_row(WORDS, rule, has_sources=True).notes == ()

    twice = rule_at(rule_book(RuleSetId("classic_2p")), "red_three_sign")
    assert rule_row(WORDS, twice, has_sources=False).notes == (
        "A red three alone doesn’t count as an initial meld.",
    )


def test_notes_for_people_who_check_sources_come_last() -> None:
    """They are in English in every language, under a heading that says so."""
    for language, heading in (
        ("en", "For people who check rules"),
        ("de", "Auf Englisch, für alle, die Regeln prüfen"),
    ):
        rule = rule_at(CLASSIC, "red_three_in_hand")
        lines = source_lines(Words(language), CLASSIC, rule)
        start = next(index for index, line in enumerate(lines) if line.text == heading)
        assert lines[start].kind is SourceLineKind.HEADING
        above = " ".join(line.text for line in lines[:start])
        below = [line.text for line in lines[start + 1 :]]
        assert "The article contradicts itself" not in above
        assert any("The article contradicts itself" in text for text in below)


def test_other_sources_without_a_value_are_cited_below_their_note() -> None:
    lines = source_lines(WORDS, CLASSIC, rule_at(CLASSIC, "match_winner"))
    texts = [line.text for line in lines]
    assert "Other sources" not in texts
    note = texts.index(
        "The first side to reach the target wins. If both sides reach it in the same deal, the "
        "higher total wins."
    )
    assert texts[note + 1].startswith("→ ")


def test_german_book_has_english_only_for_people_who_check_sources() -> None:
    """Players once read the English notes of rule files in the middle of their language."""
    german = Words("de")
    heading = german.text("rules-source-notes")
    english = set(player_notes().values())
    for set_id in rule_set_ids():
        book = rule_book(set_id)
        for rule in (rule for section in book_sections(book) for rule in section.rules):
            row = rule_row(german, rule, has_sources=False)
            lines = [line.text for line in source_lines(german, book, rule)]
            above = lines[: lines.index(heading)] if heading in lines else lines
            for text in (*row.notes, *above):
                assert text not in english
                assert not text.startswith("Englisch:")


def test_source_lines_of_a_suggestion_cite_nothing() -> None:
    boat = rule_book(RuleSetId("boat"))
    lines = source_lines(WORDS, boat, rule_at(boat, "target"))
    assert SourceLineKind.REFERENCE not in {line.kind for line in lines}


def test_rule_search_needs_two_letters() -> None:
    every = book_sections(CLASSIC)
    assert search_rules(WORDS, every, " a ") is None
    found = search_rules(WORDS, every, "ACABA")
    assert found is not None
    assert found.count == 2
    assert "acaba" in {rule.path for rule in found.rules}


def test_rule_search_lists_the_first_results() -> None:
    """All are counted, but not all are listed."""
    found = search_rules(WORDS, book_sections(CLASSIC), "ca")
    assert found is not None
    assert found.count > MAX_RULES_FOUND
    assert len(found.rules) == MAX_RULES_FOUND


def test_book_forms_without_a_known_rule_set(session: Session) -> None:
    """The first rule set has nothing to differ from until another one is known."""
    assert BookForm.DIFFERENCES not in book_forms(session, CLASSIC, None)
    assert BookForm.DIFFERENCES in book_forms(session, CLASSIC, "samba")
    assert BookForm.DIFFERENCES in book_forms(session, SAMBA, None)


def test_chapter_blocks_join_neighbouring_sentences() -> None:
    """No two paragraphs and no two tables follow one another."""
    for chapter in how_to_play(WORDS, SAMBA):
        kinds = [block.is_table for block in chapter_blocks(chapter)]
        assert all(kind != following for kind, following in pairwise(kinds))


def test_compared_row_gives_both_values_and_sources() -> None:
    row = compared_row(WORDS, (SAMBA, BOLIVIAN), compared_rule("target"), has_all_sources=False)
    assert row.differs
    assert row.same is None
    assert [(cell.owner, cell.value) for cell in row.cells] == [
        ("Samba", "10,000"),
        ("Bolivian", "15,000"),
    ]
    assert row.says == "Target. Samba: 10,000; Bolivian: 15,000"
    assert all(len(cell.sources) == 1 for cell in row.cells)


def test_compared_row_reads_a_common_value_once() -> None:
    row = compared_row(WORDS, (SAMBA, BOLIVIAN), compared_rule("decks"), has_all_sources=False)
    assert row.same is not None
    assert row.says == "Packs. Both: 3"


def test_compared_row_gives_all_sources_when_open() -> None:
    rule = compared_rule("target")
    row = compared_row(WORDS, (SAMBA, BOLIVIAN), rule, has_all_sources=True)
    assert row.cells[0].sources[0] == "Stated in our sources."
    assert len(row.cells[0].sources) > 1


def test_rules_of_a_game_say_what_its_house_rules_say(session: Session) -> None:
    """They said what the rule set says."""
    changes = {"go_out_bonus": 250}
    uid = record_match(session, replace(FOUR, house_rules=changes, profile="Our Tuesdays"))
    match = session.matches.open(uid)
    query = {"from": "table"}
    found = house_rules_of_page(WORDS, session, FOUR.ruleset, query, match)
    assert found is not None
    assert (found.name, found.changes) == ("Our Tuesdays", changes)
    chapters = how_to_play(WORDS, rule_book(FOUR.ruleset), found.changes)
    said = " ".join(str(part) for chapter in chapters for part in chapter.parts)
    assert "250" in said
    view = house_rule_differences(WORDS, found)
    lines = [line for chapter in view.chapters for pair in chapter.lines for line in pair]
    assert any("250" in line for line in lines)
    assert house_rules_of_page(WORDS, session, FOUR.ruleset, {}, match) is None


def test_page_of_house_rules_is_about_them_only_with_their_rule_set(session: Session) -> None:
    uid = session.profiles.save(house(go_out_bonus=200)).uid
    query = {"house": str(uid)}
    found = house_rules_of_page(WORDS, session, FOUR.ruleset, query, None)
    assert found is not None
    assert found.changes == {"go_out_bonus": 200}
    assert house_rules_of_page(WORDS, session, RuleSetId("samba"), query, None) is None
