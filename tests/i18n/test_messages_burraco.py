"""Italian Burraco has its own nouns: burrachi, pozzetto, monte and matte, and no canastas."""

import re
from collections.abc import Iterator

import pytest

from tests.i18n.game_texts import BURRACO, game_words, texts_of_any_game, texts_of_rules

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


def texts_of_messages(set_id: str) -> Iterator[tuple[str, str]]:
    words = game_words("it", set_id)
    left_out = (*NOT_ABOUT_A_GAME, *ABOUT_OTHER_GAMES, "canasta-name")
    return texts_of_any_game(words, left_out, HAND_AND_FOOT)


@pytest.mark.parametrize("set_id", BURRACO)
def test_no_message_of_burraco_has_a_word_of_canasta(set_id: str) -> None:
    texts = texts_of_messages(set_id)
    assert {key: text for key, text in texts if WORD_OF_ANOTHER_GAME.search(text)} == {}


@pytest.mark.parametrize("set_id", BURRACO)
def test_no_rule_of_burraco_has_a_word_of_canasta(set_id: str) -> None:
    texts = list(texts_of_rules(game_words("it", set_id), set_id))
    assert [text for text in texts if WORD_OF_ANOTHER_GAME.search(text)] == []
    assert "Burraco pulito: 200" in " ".join(texts)


def test_nouns_agree_with_their_game() -> None:
    """Burraco is masculine, and a rule set without its nouns has the usual ones."""

    def bonus(set_id: str) -> str:
        return game_words("it", set_id).text("rule-canasta_bonus-natural")

    assert bonus("burraco") == "Burraco pulito"
    assert bonus("biriba") == "Biriba pulita"
    assert bonus("buraco") == bonus("classic_4p") == "Canasta pulita"
    asked = {"asked": "number", "count": 0, "canastas": 1, "has": "", "wants": ""}
    sentence = game_words("it", "burraco").text("problem-out_without_canastas", **asked)
    assert sentence == "chiusura senza burraco; il minimo è 1"
