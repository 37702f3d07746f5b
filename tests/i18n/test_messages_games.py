"""Spanish and French have the nouns of each game: muerto and pozzetto, burraco, canasta oculta."""

import re
from collections.abc import Iterator

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import GAME_SEPARATOR, USUAL
from scorekeeper.rules import catalogue
from tests.i18n.game_texts import BURRACO, game_words, texts_of_any_game, texts_of_rules

FAMILY = tuple(str(one.id) for one in catalogue() if one.family == "burraco")
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


def texts_of_messages(words: Words) -> Iterator[tuple[str, str]]:
    """Yield key and texts of each message that a game shows; it has its own for the usual ones."""
    for key, text in texts_of_any_game(words, OF_SINGLE_RULE_SETS, HAND_AND_FOOT):
        if not key.endswith(GAME_SEPARATOR + USUAL):
            yield key, text


@pytest.mark.parametrize("language", ["es", "fr"])
@pytest.mark.parametrize("set_id", FAMILY)
def test_games_of_the_burraco_family_have_no_foot(language: str, set_id: str) -> None:
    words = game_words(language, set_id)
    texts = texts_of_messages(words)
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
    texts = [*texts_of_rules(words, "spanish"), *(text for _, text in texts_of_messages(words))]
    old_name = re.compile(r"\b(cierres?|cierra) en mano\b", re.IGNORECASE)
    assert [text for text in texts if old_name.search(text)] == []
    assert words.text("record-concealed") == "Canasta oculta"
    assert game_words("es", "classic_4p").text("line-concealed_go_out") == "Cierre en mano"
