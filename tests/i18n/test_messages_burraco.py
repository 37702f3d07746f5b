"""Italian Burraco has its own nouns: burrachi, pozzetto, monte and matte, and no canastas."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser

from scorekeeper.i18n import Words
from scorekeeper.i18n.how_to_play import how_to_play
from scorekeeper.i18n.messages import GAME_SEPARATOR, USUAL
from scorekeeper.i18n.rule_choices import option_name, switch_text
from scorekeeper.i18n.rules import book_sections, rule_notes, section_name, speciality
from scorekeeper.rules import RuleBook, RuleSetId, rule_book
from scorekeeper.rules.switches import switches_for
from scorekeeper.view_models.rule_book import rule_row
from tests.i18n.test_catalogues import Parts

BURRACO = ("burraco", "burraco_3p", "burraco_international")
WORD_OF_ANOTHER_GAME = re.compile(r"canast|pinell|pozzo\b|\bpiede", re.IGNORECASE)
NOT_ABOUT_A_GAME = (
    "app-name",
    "about-",
    "club-ratings-missing",
    "install-",
    "launch-",
    "league-",
    "package-",
    "problem-league_",
    "publish-",
    "source-title",
    "visitor-",
)
"""Messages that name this app, or what it is for."""
ABOUT_OTHER_GAMES = ("ask-", "rule-note-", "rule-set-", "switch-")
"""Sentences of single rule sets, or about all; those of Burraco are read as they are shown."""
HAND_AND_FOOT = {
    "play-score",
    "record-field",
    "record-field-short",
    "record-next",
    "value-hand_cards-every_card_of_hand_and_foot",
}
"""Messages that name the foot of Hand and Foot, in a variant that Burraco does not have."""


def book(set_id: str) -> RuleBook:
    return rule_book(RuleSetId(set_id))


def game_words(set_id: str) -> Words:
    return Words("it").of_game(book(set_id).identity)


def common_texts(words: Words) -> Iterator[tuple[str, str]]:
    """Yield key and texts of each message that any game may show."""
    for key, source in words.catalogue.sources.items():
        name, _, game = key.partition(GAME_SEPARATOR)
        if name.startswith((*NOT_ABOUT_A_GAME, *ABOUT_OTHER_GAMES, "-", "canasta-name")):
            continue
        if game not in ("", USUAL) or key in HAND_AND_FOOT:
            continue
        parts = Parts()
        parts.visit(FluentParser().parse(source))
        yield key, " ".join(parts.texts)


def texts_of_rules(set_id: str) -> Iterator[str]:
    """Yield what the page of a rule set shows in all its forms, and its variations."""
    words = game_words(set_id)
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


@pytest.mark.parametrize("set_id", BURRACO)
def test_no_message_of_burraco_has_a_word_of_canasta(set_id: str) -> None:
    texts = common_texts(game_words(set_id))
    assert {key: text for key, text in texts if WORD_OF_ANOTHER_GAME.search(text)} == {}


@pytest.mark.parametrize("set_id", BURRACO)
def test_no_rule_of_burraco_has_a_word_of_canasta(set_id: str) -> None:
    texts = list(texts_of_rules(set_id))
    assert [text for text in texts if WORD_OF_ANOTHER_GAME.search(text)] == []
    assert "Burraco pulito: 200" in " ".join(texts)


def test_nouns_agree_with_their_game() -> None:
    """Burraco is masculine, and a rule set without its nouns has the usual ones."""

    def bonus(set_id: str) -> str:
        return game_words(set_id).text("rule-canasta_bonus-natural")

    assert bonus("burraco") == "Burraco pulito"
    assert bonus("biriba") == "Biriba pulita"
    assert bonus("buraco") == bonus("classic_4p") == "Canasta pulita"
    asked = {"asked": "number", "count": 0, "canastas": 1, "has": "", "wants": ""}
    sentence = game_words("burraco").text("problem-out_without_canastas", **asked)
    assert sentence == "chiusura senza burraco; il minimo è 1"
