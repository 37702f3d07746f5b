"""Citations held against what the cited sections say, without a sentence of theirs.

`places` has the words and numbers of each section of the five documents, each once and in the
order of the alphabet; `terms.toml` has the words by which a value that is no number is known.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.rules import RuleSetId, rule_book, rule_set_ids
from scorekeeper.rules.loader import (
    Citation,
    has_path,
    leaf_paths,
    place_of,
    source_of,
    sources,
    value_at,
)

HERE = Path(__file__).parent
IDS = rule_set_ids()
LANGUAGES = {
    "afrikaans-wikipedia": "af",
    "dutch-wikipedia": "nl",
    "spruce-dutch": "nl",
    "english-wikipedia-german": "de",
    "italian-house-rules": "it",
}
IN_LETTERS: dict[str, dict[int, str]] = {
    "af": {1: "een eerste", 2: "twee", 3: "drie", 4: "vier", 5: "vyf", 6: "ses", 7: "sewe"},
    "nl": {1: "een één", 2: "twee", 3: "drie", 4: "vier", 5: "vijf", 6: "zes", 7: "zeven"},
    "de": {
        1: "ein eine einem einen einer eines",
        2: "zwei",
        3: "drei",
        4: "vier",
        5: "fünf",
        6: "sechs",
        7: "sieben",
    },
    "it": {1: "un una uno", 2: "due", 3: "tre", 4: "quattro", 6: "sei", 7: "sette"},
}
"""Small numbers as the documents spell them."""


@cache
def places(source: str) -> Mapping[str, frozenset[str]]:
    """The words of each section of a document; numbers in figures only."""
    told = json.loads((HERE / "places" / f"{source}.json").read_text("utf-8"))
    return {place: frozenset(words.split()) for place, words in told.items()}


@cache
def terms() -> Mapping[str, Any]:
    return tomllib.loads((HERE / "terms.toml").read_text("utf-8"))


def has_number(words: frozenset[str], language: str, number: int) -> bool:
    letters = IN_LETTERS[language].get(number, "").split()
    return str(number) in words or not words.isdisjoint(letters)


def row(path: str, language: str, value: str = "") -> set[str] | None:
    here: Any = terms()
    for step in (*path.split("."), *([f"={value}"] if value else [])):
        here = here.get(step, {})
    return set(here[language].split()) if language in here else None


def is_nothing(value: Any) -> bool:
    return value in (None, 0, [], "none")


def code(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return "absent" if value is None else "none" if is_nothing(value) else str(value)


def figures(path: str, value: Any, above: Any) -> Iterator[tuple[int, ...]]:
    """The numbers that a section must print: of each, one spelling or another will do.

    Of a table only what `above`, the table inherited from, has not: a document prints that.
    """
    if type(value) is int and value:
        yield (abs(value),)
    elif path.startswith("by_players."):
        yield (int(path.rpartition(".")[2]),)
    elif path == "players":
        yield from ((number,) for number in value)
    elif path.endswith("bands"):
        yield from rows_of(value, above or [])
    elif isinstance(value, list) and all(type(one) is int for one in value):
        yield from totals_of(value, above if isinstance(above, list) else [])
    elif isinstance(value, list):
        yield from ((one["points"],) for one in value if isinstance(one, dict))


def rows_of(bands: list[Any], above: list[Any]) -> Iterator[tuple[int, ...]]:
    """The points of each row, and where it begins or the row before ends."""
    known = {number for band in above for number in band.values()}
    ends = [None, *(band.get("to") for band in bands)]
    for band, end in zip(bands, ends, strict=False):
        yield from ((number,) for number in {band["points"]} - known - {0})
        if band.get("from") and not {band["from"], end} & known:
            yield (band["from"], end or 0)


def totals_of(values: list[int], above: list[int]) -> Iterator[tuple[int, ...]]:
    first = values[1] if values[1:] else 0
    for place, value in enumerate(values):
        is_new = value and value not in above[place : place + 1]
        if is_new and (place == 1 or value != place * first):
            yield (value,)


def is_told(ref: str, path: str, value: Any, above: Any = None) -> bool:
    """Return True if a section of a document says a value, as far as its words can tell."""
    language, words = LANGUAGES[source_of(ref)], places(source_of(ref))[place_of(ref)]
    known = row(path, language, code(value)) or row(path, language)
    if known is not None:
        return not words.isdisjoint(known)
    numbers = list(figures(path, value, None if value == above else above))
    if numbers:
        return all(any(has_number(words, language, n) for n in spelt) for spelt in numbers)
    whole = path.partition(".")[0]
    known = row(whole, language)
    if known is not None:
        return not words.isdisjoint(known)
    missing = row(path, language, "some") or row(whole, language, "some")
    return is_nothing(value) and missing is not None and words.isdisjoint(missing)


def is_document(ref: str) -> bool:
    return source_of(ref) in LANGUAGES


def value_above(set_id: str, path: str) -> Any:
    """The parent's value at a path; None where there is no such value or no parent."""
    parent = rule_book(RuleSetId(set_id)).identity.parent
    tree = rule_book(parent.rule_set).tree if parent else {}
    return value_at(tree, path) if has_path(tree, path) else None


def own_values(set_id: str) -> Iterator[tuple[str, Any, Citation]]:
    """The values that a rule file writes itself."""
    book = rule_book(RuleSetId(set_id))
    for path, value in leaf_paths(book.tree):
        if not book.citations.is_inherited(path):
            yield path, value, book.citations.citation_at(path)


def unfounded_citations(set_id: str) -> Iterator[str]:
    """Every citation of a document that its section does not bear out."""
    for path, value, citation in own_values(set_id):
        if citation.status in ("document", "document-conflict"):
            cited = [ref for ref in citation.refs if is_document(ref)]
            if not cited and citation.status == "document":
                yield f"{path}: no document is cited"
            for ref in cited:
                if not is_told(ref, path, value, value_above(set_id, path)):
                    yield f"{path} = {value}: {ref}"


@pytest.mark.parametrize("set_id", IDS)
def test_printed_value_stands_in_cited_section(set_id: str) -> None:
    assert list(unfounded_citations(set_id)) == []


def test_a_citation_that_leads_elsewhere_is_found() -> None:
    """The rules of going out were once cited for the price of a canasta."""
    assert is_told("afrikaans-wikipedia#Puntetelling", "canasta_bonus.natural", 500)
    assert not is_told("afrikaans-wikipedia#Uitspeel", "canasta_bonus.natural", 500)
    assert is_told("english-wikipedia-german#Samba", "meld_rules.sequences", value=True)
    assert not is_told("english-wikipedia-german#Punktevergabe", "meld_rules.sequences", value=True)
    assert is_told("english-wikipedia-german#Punktevergabe", "canasta_bonus.wild", None)
    assert not is_told(
        "english-wikipedia-german#Bolivianisches Canasta", "canasta_bonus.wild", None
    )
    assert not is_told("spruce-dutch#De resterende kaarten worden", "black_three.role", "stop_card")


def test_the_places_of_the_documents_are_those_that_may_be_cited() -> None:
    for source in LANGUAGES:
        assert set(sources()[source].places) <= set(places(source))


def test_the_words_of_a_section_make_no_sentence() -> None:
    for source in LANGUAGES:
        for told in json.loads((HERE / "places" / f"{source}.json").read_text("utf-8")).values():
            words = told.split()
            assert words == sorted(set(words))


@pytest.mark.parametrize("set_id", IDS)
def test_inherited_value_equals_parents_value(set_id: str) -> None:
    """A value is inherited or has a source that speaks of this very game."""
    book = rule_book(RuleSetId(set_id))
    for path, value in leaf_paths(book.tree):
        if book.citations.is_inherited(path):
            assert value == value_above(set_id, path), path


SECTIONS: dict[str, tuple[str, ...]] = {
    "classic_2p": (
        "afrikaans-wikipedia#Canasta vir twee of drie spelers",
        "english-wikipedia-german#Canasta für zwei oder drei Spieler",
    ),
    "samba": ("afrikaans-wikipedia#Samba", "english-wikipedia-german#Samba"),
    "bolivian": ("english-wikipedia-german#Bolivianisches Canasta",),
    "brazilian": ("english-wikipedia-german#Brasilianisches Canasta",),
    "british": ("english-wikipedia-german#Britisches Canasta",),
    "chilean": ("english-wikipedia-german#Chilenisches Canasta",),
    "cuban": ("english-wikipedia-german#Kubanisches Canasta",),
    "italian_samba": ("english-wikipedia-german#Italienisches Canasta",),
    "uruguayan": ("english-wikipedia-german#Uruguayisches Canasta",),
    "boat": ("english-wikipedia-german#Boot-Canasta",),
    "modern_american": (
        "english-wikipedia-german#Aufbau und Spiel",
        "english-wikipedia-german#Regeln für das Mischen",
        "english-wikipedia-german#Andere Wertungsregeln",
    ),
    "hand_and_foot": (
        "afrikaans-wikipedia#Hand-en-voet-canasta",
        "afrikaans-wikipedia#Hand-en-voet-canasta, Aanvanklike pakkies",
        "afrikaans-wikipedia#Die telling",
        "english-wikipedia-german#Hand und Fuß Canasta",
        "english-wikipedia-german#Hand und Fuß Canasta, Anfängliche Verschmelzungen",
        "english-wikipedia-german#Die Wertung",
    ),
    "italian_house": tuple(
        f"italian-house-rules#{place}" for place in sources()["italian-house-rules"].places
    ),
    "spruce": tuple(f"spruce-dutch#{place}" for place in sources()["spruce-dutch"].places),
}
"""The sections of the documents that are about one rule set alone."""


COINCIDENCES = {
    ("*", "meld_rules.pure_wild_max"): "seven are the cards of a canasta there, not of wild cards",
    ("samba", "red_three_sign.steps"): "red threes are named for their price, not for their sign",
    ("samba", "go_out_requirement.canastas"): "two are the cards drawn and the wild cards allowed",
    ("bolivian", "meld_rules.max_wilds"): "two are the canastas that make red threes count",
    (
        "brazilian",
        "red_three_sign.steps",
    ): "red threes are named for their price, not for their sign",
    ("brazilian", "go_out_bonus"): "200 are the first melds from 8,000 on",
    ("chilean", "players"): "four are the packs",
    ("chilean", "by_players.4"): "four are the packs",
    ("chilean", "meld_rules.min_cards"): "three are the packs",
    ("chilean", "meld_rules.sequence_min"): "three are the packs",
    ("chilean", "black_three.meld_sizes.min"): "three are the packs",
    ("boat", "go_out_requirement.canastas"): "one is no more than an article there",
    ("boat", "trump_multiplier"): "one is no more than an article there",
    ("boat", "meld_rules.sequence_aces"): "one is no more than an article there",
    ("modern_american", "red_three_in_hand.points"): "five are cards of a meld",
    ("modern_american", "black_three.in_hand"): "five are cards of a meld",
    ("modern_american", "go_out_bonus"): "100 are the points of a three",
    ("hand_and_foot", "jokers"): "10 is a card and its value",
    ("hand_and_foot", "match_hands"): "four are canastas, players, and the rows of a table",
}
"""Values called outside or proposed whose number or word stands in a section for another thing."""


def overlooked_values(set_id: str) -> Iterator[tuple[str, str]]:
    """Every value that is called outside or proposed and that its own section seems to print."""
    book = rule_book(RuleSetId(set_id))
    for path, value in leaf_paths(book.tree):
        if book.citations.citation_at(path).status in ("outside", "proposed") and not is_nothing(
            value
        ):
            for ref in SECTIONS[set_id]:
                if is_told(ref, path, value):
                    yield path, ref


@pytest.mark.parametrize("set_id", SECTIONS)
def test_value_printed_in_own_section_has_document_status(set_id: str) -> None:
    """Sequences in samba were once put down to the rule books that tell of them too."""
    found = [
        (path, ref)
        for path, ref in overlooked_values(set_id)
        if ("*", path) not in COINCIDENCES and (set_id, path) not in COINCIDENCES
    ]
    assert found == []


def test_every_coincidence_is_one() -> None:
    met = {(name, path) for name in SECTIONS for path, _ in overlooked_values(name)}
    met |= {("*", path) for _, path in met}
    assert met >= set(COINCIDENCES)


def test_every_documents_rule_set_has_or_shares_sections() -> None:
    shared = {"classic_4p", "classic_3p", "classic_6p", "dutch_house", "hand_and_foot_solo"}
    of_documents = {one for one in IDS if rule_book(one).identity.origin == "document"}
    assert of_documents == set(SECTIONS) | shared
