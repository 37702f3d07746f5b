"""A game has its own nouns in German, Dutch and Afrikaans, where no sentence is written for it."""

import re

import pytest

from tests.i18n.game_texts import game_words, texts_of_how_to_play
from tests.rules.kit import book_of

KEYS = (
    "line-seven_canastas",
    "line-total_base",
    "problem-concealed_without_canasta",
    "problem-no_value_feet_untaken",
    "rule-canasta_bonus-natural",
    "rule-foot_size",
    "rule-go_out_requirement-canastas",
    "rules-section-canastas",
)
"""Messages of any game about canastas and the foot that take no values."""


@pytest.mark.parametrize(
    ("language", "other_words"),
    [
        ("de", r"Canasta|Fuß|pozzetto"),
        ("nl", r"[Cc]anasta|\b[Vv]oet"),
        ("af", r"[Cc]anasta|\b[Vv]oet"),
    ],
)
def test_burraco_has_burracos_and_a_pozzetto(language: str, other_words: str) -> None:
    words = game_words(language, "burraco")
    texts = [words.text(key) for key in KEYS]
    texts += texts_of_how_to_play(words, book_of("burraco"))
    assert [text for text in texts if re.search(other_words, text)] == []
