"""A game has its own nouns in German, Dutch and Afrikaans, where no sentence is written for it."""

import re

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.how_to_play import how_to_play
from scorekeeper.rules import RuleSetId, rule_book

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
    book = rule_book(RuleSetId("burraco"))
    words = Words(language).of_game(book.identity)
    texts = [words.text(key) for key in KEYS]
    for chapter in how_to_play(words, book):
        for part in chapter.parts:
            texts.extend([part] if isinstance(part, str) else part)
    assert [text for text in texts if re.search(other_words, text)] == []
