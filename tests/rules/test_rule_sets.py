"""Every rule set that there is: whole, cited to the last value, and good to build on."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.rules import (
    RuleSetId,
    UnknownRuleSetError,
    catalogue,
    find_rule_set,
    rule_book,
    rule_set_ids,
)
from scorekeeper.rules.library import is_at_home, sorted_identities
from scorekeeper.rules.loader import (
    STATUSES,
    Citation,
    Identity,
    has_path,
    leaf_paths,
    place_of,
    rules_folder,
    source_of,
    sources,
    value_at,
)
from tests.rules.kit import HEAD, TARGET, citations_and_disputes, load_rule_file, player_notes

IDS = rule_set_ids()
LONGEST_NOTE = 40
"""Words in a note: more would be a passage of somebody's text."""

PARENTS = {
    "classic_2p": "classic_4p",
    "modern_american_cla": "modern_american",
    "bolivian": "samba",
    "brazilian": "bolivian",
    "biriba": "burraco",
    "burraco_3p": "burraco",
    "hand_and_foot_solo": "hand_and_foot",
}


def citations(set_id: str) -> Iterator[Citation]:
    book = rule_book(RuleSetId(set_id))
    for path, _ in leaf_paths(book.tree):
        yield book.citations.citation_at(path)


SCORING = ("card_values", "canasta_bonus.natural", "canasta_bonus.mixed", "canasta_min_cards")
TABLE = ("decks", "jokers", "hand_size", "foot_size", "go_out_bonus", "penalties.foot_untaken")


@pytest.mark.parametrize("set_id", ["burraco", "burraco_3p", "biriba", "buraco", "tranca"])
def test_own_sources_of_scoring_values(set_id: str) -> None:
    """No source of another game is shown for the values that score."""
    book = rule_book(RuleSetId(set_id))
    scoring = [path for path, _ in leaf_paths(book.tree) if path.startswith((*SCORING, *TABLE))]
    played = [path for path in scoring if value_at(book.tree, path)]
    assert len(played) > 15
    for path in played:
        assert not book.citations.citation_at(path).refs[0].startswith("afrikaans-wikipedia"), path


def test_source_has_address_or_says_why_not() -> None:
    for key, source in sources().items():
        if source.grade not in {"document", "none", "table"} and source.url is None:
            assert source.title.endswith(("; address unknown", "in November 2026")), key


def test_five_play_kanasta_each_alone() -> None:
    """Czech Wikibooks: two, three or five play alone, and five and six with three packs."""
    changes = rule_book(RuleSetId("kanasta")).rules.by_players["5"]
    assert {"sides.count": 5, "sides.size": 1, "decks": 3, "jokers": 6}.items() <= changes.items()


def test_each_is_known_once() -> None:
    assert len(IDS) == len(set(IDS)) >= 23
    assert {identity.id for identity in catalogue()} == set(IDS)


def test_the_catalogue_reads_the_same_identity_as_the_book() -> None:
    for identity in catalogue():
        assert rule_book(identity.id).identity == identity


@pytest.mark.parametrize("document", ["README.md", ".github/CONTRIBUTING.md"])
def test_no_document_counts_the_rule_sets(document: str) -> None:
    """A count would have to be changed with every new rule set."""
    text = (Path(__file__).parents[2] / document).read_text("utf-8")
    assert re.search(r"\d+ rule sets", text) is None


def identity(
    set_id: str, family: str, place: int | None = None, *, home: tuple[str, ...] = ()
) -> Identity:
    return Identity(
        id=RuleSetId(set_id),
        name=set_id,
        family=family,
        place=place,
        home=home,
        origin="rule_book",
        edition=1,
    )


def test_place_follows_from_the_file_and_the_family() -> None:
    listed = sorted_identities(
        [
            identity("atoll", "islands"),
            identity("beach", "classic"),
            identity("boat", "boat", 30),
            identity("classic", "classic", 10),
            identity("classic_2p", "classic", 20),
        ]
    )
    assert [one.id for one in listed] == ["classic", "classic_2p", "beach", "boat", "atoll"]


def test_rule_sets_at_home_come_first() -> None:
    """First those of the language and country, then those of the language, each by place."""
    listed = [
        identity("classic", "classic", 10),
        identity("coast", "classic", 20, home=("pt",)),
        identity("island", "classic", 30, home=("fr", "pt-PT")),
    ]
    orders = {
        locale: [one.id for one in sorted_identities(listed, locale)]
        for locale in ("", "de-AT", "pt", "pt-BR", "pt-PT")
    }
    assert orders == {
        "": ["classic", "coast", "island"],
        "de-AT": ["classic", "coast", "island"],
        "pt": ["coast", "classic", "island"],
        "pt-BR": ["coast", "classic", "island"],
        "pt-PT": ["island", "coast", "classic"],
    }


@pytest.mark.parametrize(
    ("locale", "first"),
    [
        ("it-IT", ["burraco", "burraco_3p", "classic_4p"]),
        ("pt-BR", ["buraco", "buraco_closed", "tranca", "classic_4p"]),
        ("pt-PT", ["classic_4p", "buraco"]),
        ("es-ES", ["spanish", "classic_4p"]),
        ("es-AR", ["uruguayan", "burako", "classic_4p"]),
        ("es-UY", ["uruguayan", "burako", "classic_4p"]),
        ("es-MX", ["classic_4p", "classic_2p"]),
        ("en-US", ["classic_4p", "hand_and_foot_us", "modern_american_cla"]),
        ("en-GB", ["classic_4p", "classic_2p"]),
        ("nl-NL", ["classic_4p", "dutch_house"]),
        ("el-GR", ["biriba", "classic_4p"]),
        ("cs-CZ", ["kanasta", "classic_4p"]),
        *((language, ["classic_4p"]) for language in ("af", "de", "fi", "fr", "sv", "ja")),
    ],
)
def test_order_of_a_country(locale: str, first: list[str]) -> None:
    assert [one.id for one in catalogue(locale)][: len(first)] == first


def test_at_home_in_a_language_is_at_home_in_all_its_countries() -> None:
    burraco = rule_book(RuleSetId("burraco")).identity
    spanish = rule_book(RuleSetId("spanish")).identity
    assert is_at_home(burraco, "it")
    assert is_at_home(burraco, "it-CH")
    assert not is_at_home(burraco, "de-IT")
    assert not is_at_home(spanish, "es")
    assert not is_at_home(spanish, "")


def test_some_rule_sets_are_common_everywhere() -> None:
    """A list without the rare ones is short, and every family has a place in it but one."""
    common = [one for one in catalogue() if not one.rare]
    assert 10 <= len(common) <= 15
    assert {one.family for one in catalogue()} - {one.family for one in common} == {"boat"}


@pytest.mark.parametrize("set_id", IDS)
def test_every_value_has_a_reference_and_a_status(set_id: str) -> None:
    for citation in citations(set_id):
        assert citation.refs, citation.path
        assert citation.status in STATUSES


@pytest.mark.parametrize("set_id", IDS)
def test_references_lead_to_a_source_and_a_place(set_id: str) -> None:
    for citation in citations(set_id):
        disputed = (ref for dispute in citation.disputes for ref in dispute.refs)
        for ref in (*citation.refs, *disputed):
            source = rule_book(RuleSetId(set_id)).sources[source_of(ref)]
            if source.places_required:
                assert place_of(ref) in source.places, ref


@pytest.mark.parametrize("set_id", IDS)
def test_values_are_proposed_exactly_where_no_source_is_given(set_id: str) -> None:
    for citation in citations(set_id):
        assert (citation.status == "proposed") == (citation.refs == ("none",)), citation


@pytest.mark.parametrize("set_id", IDS)
def test_unknown_values_are_named_by_an_existing_path(set_id: str) -> None:
    book = rule_book(RuleSetId(set_id))
    for path in book.identity.unknown:
        assert has_path(book.tree, path), path


@pytest.mark.parametrize("set_id", IDS)
def test_notes_are_the_words_of_this_project_and_short(set_id: str) -> None:
    for citation in citations(set_id):
        texts = [(citation.note, citation.source_note)]
        texts += [(dispute.note, dispute.source_note) for dispute in citation.disputes]
        for note in (text for pair in texts for text in pair):
            assert len(note.split()) <= LONGEST_NOTE, note


def test_notes_with_one_id_say_the_same() -> None:
    """They share their translations; an id without a note would have nothing to translate."""
    for each in citations_and_disputes():
        if each.note_id:
            assert each.note == player_notes()[each.note_id]


@pytest.mark.parametrize("set_id", IDS)
def test_a_file_begins_with_what_the_game_is_like_in_prose(set_id: str) -> None:
    first, *_ = (rules_folder() / f"{set_id}.toml").read_text("utf-8").splitlines()
    assert first.startswith("# ")
    assert len(first.split()) > 5


@pytest.mark.parametrize("set_id", IDS)
def test_every_rule_set_can_be_inherited_from(set_id: str) -> None:
    line = f'inherits = {{ from = "{set_id}", ref = "none" }}\n'
    book = load_rule_file(TARGET.replace("3000", "4321"), HEAD + line)
    assert book.rules.target == 4321
    assert book.rules.canasta_bonus == rule_book(RuleSetId(set_id)).rules.canasta_bonus


@pytest.mark.parametrize(("child", "parent"), PARENTS.items())
def test_inherited_values_are_those_of_the_parent_and_say_so(child: str, parent: str) -> None:
    book, above = rule_book(RuleSetId(child)), rule_book(RuleSetId(parent))
    assert book.identity.parent is not None
    assert book.identity.parent.rule_set == parent
    for path, value in leaf_paths(book.tree):
        if book.citations.is_inherited(path):
            assert dict(leaf_paths(above.tree))[path] == value
            assert book.citations.citation_at(path).rule_set != child


@pytest.mark.parametrize(
    ("typed", "set_id"),
    [
        ("classic_4p", "classic_4p"),
        ("  Classic ", "classic_4p"),
        ("KANASTA", "kanasta"),
        ("Samba", "samba"),
        ("zamba", "samba"),
    ],
)
def test_names_that_people_type_are_understood(typed: str, set_id: str) -> None:
    assert find_rule_set(typed) == set_id


def test_every_name_means_one_rule_set() -> None:
    for identity in catalogue():
        for known in (identity.id, identity.name, *identity.aliases):
            assert find_rule_set(known.upper()) == identity.id, known


@pytest.mark.parametrize("typed", ["", "klassik", "classic 4p!", "../classic_4p", "\x00"])
def test_an_unknown_name_is_answered_with_the_known_ones(typed: str) -> None:
    with pytest.raises(UnknownRuleSetError) as refused:
        find_rule_set(typed)
    assert set(refused.value.known) == set(IDS)
    assert "classic_4p" in str(refused.value)


def test_an_id_that_is_no_file_is_unknown() -> None:
    with pytest.raises(UnknownRuleSetError):
        rule_book(RuleSetId("klassik"))


def test_reading_the_rules_needs_no_screen_and_no_store() -> None:
    code = "import sys, scorekeeper.scoring, scorekeeper.match; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True
    )
    assert not {"flet", "tinydb", "scorekeeper.ui", "scorekeeper.storage"} & set(
        done.stdout.split()
    )
