"""Spanish and French have the nouns of each game: muerto and pozzetto, burraco, canasta oculta."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser

from scorekeeper.i18n import Words
from scorekeeper.i18n.how_to_play import how_to_play
from scorekeeper.i18n.messages import GAME_SEPARATOR
from scorekeeper.i18n.rule_choices import option_name, switch_text
from scorekeeper.i18n.rules import book_sections, rule_notes, section_name, speciality
from scorekeeper.rules import RuleBook, RuleSetId, catalogue, rule_book
from scorekeeper.rules.switches import switches_for
from scorekeeper.view_models.rule_book import rule_row
from tests.i18n.test_catalogues import Parts

FAMILY = tuple(str(one.id) for one in catalogue() if one.family == "burraco")
BURRACO = ("burraco", "burraco_3p", "burraco_international")
FOOT = re.compile(r"\bpies?\b|\bpieds?\b", re.IGNORECASE)
OF_SINGLE_RULE_SETS = ("ask-", "play-", "rule-note-", "rule-set-", "switch-")
"""Sentences of single rule sets, or about all; those of a game are read as its page shows them."""
HAND_AND_FOOT = {
    "record-field",
    "record-field-short",
    "record-next",
    "value-hand_cards-every_card_of_hand_and_foot",
}
"""Messages that name the foot of Hand and Foot, in a variant that other games do not have."""


def book(set_id: str) -> RuleBook:
    return rule_book(RuleSetId(set_id))


def game_words(language: str, set_id: str) -> Words:
    return Words(language).of_game(book(set_id).identity)


def common_texts(words: Words) -> Iterator[tuple[str, str]]:
    """Yield key and texts of each message that any game may show."""
    for key, source in words.catalogue.sources.items():
        name, _, game = key.partition(GAME_SEPARATOR)
        is_of_others = bool(game) or name.startswith(OF_SINGLE_RULE_SETS)
        if is_of_others or name in HAND_AND_FOOT:
            continue
        parts = Parts()
        parts.visit(FluentParser().parse(source))
        yield key, " ".join(parts.texts)


def texts_of_rules(words: Words, set_id: str) -> Iterator[str]:
    """Yield what the page of a rule set shows in all its forms, and its variations."""
    yield speciality(words, book(set_id))
    for chapter in how_to_play(words, book(set_id)):
        yield chapter.title
        for part in chapter.parts:
            yield from [part] if isinstance(part, str) else part
    for section in book_sections(book(set_id)):
        yield section_name(words, section.name)
        for rule in section.rules:
            yield rule_row(words, rule, has_sources=False).says
            yield from rule_notes(words, rule)
    for switch in switches_for(book(set_id)):
        yield switch_text(words, switch)
        yield from (option_name(words, switch, option) for option in switch.options)


@pytest.mark.parametrize("language", ["es", "fr"])
@pytest.mark.parametrize("set_id", FAMILY)
def test_games_of_the_burraco_family_have_no_foot(language: str, set_id: str) -> None:
    words = game_words(language, set_id)
    texts = common_texts(words)
    assert {key: text for key, text in texts if FOOT.search(text)} == {}
    assert [text for text in texts_of_rules(words, set_id) if FOOT.search(text)] == []


@pytest.mark.parametrize("language", ["es", "fr"])
@pytest.mark.parametrize("set_id", BURRACO)
def test_rules_of_burraco_name_no_canastas(language: str, set_id: str) -> None:
    texts = list(texts_of_rules(game_words(language, set_id), set_id))
    assert [text for text in texts if "canast" in text.casefold()] == []


@pytest.mark.parametrize(
    ("language", "foot"),
    [("es", "Cartas del pie"), ("fr", "Cartes du pied")],
)
def test_hand_and_foot_keeps_its_foot(language: str, foot: str) -> None:
    assert game_words(language, "hand_and_foot").text("rule-foot_size") == foot


@pytest.mark.parametrize(
    ("set_id", "label"),
    [
        ("burraco", "Burraco limpio"),
        ("biriba", "Biriba limpia"),
        ("buraco", "Canasta limpia"),
        ("classic_4p", "Canasta limpia"),
    ],
)
def test_adjectives_agree_with_the_noun_of_a_game(set_id: str, label: str) -> None:
    assert game_words("es", set_id).text("rule-canasta_bonus-natural") == label


def test_going_out_concealed_has_its_spanish_name() -> None:
    """In Spain it is the canasta oculta, elsewhere el cierre en mano."""
    words = game_words("es", "spanish")
    texts = [*texts_of_rules(words, "spanish"), *(text for _, text in common_texts(words))]
    old_name = re.compile(r"\b(cierres?|cierra) en mano\b", re.IGNORECASE)
    assert [text for text in texts if old_name.search(text)] == []
    assert words.text("record-concealed") == "Canasta oculta"
    assert game_words("es", "classic_4p").text("line-concealed_go_out") == "Cierre en mano"
