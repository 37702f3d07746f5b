"""Cards have the letters of the language, on their faces and where melds are typed."""

from pathlib import Path

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.cards import LETTERED, from_notation, to_notation
from scorekeeper.i18n.messages import PRINTED, languages
from scorekeeper.rules.cards import RED_THREE, SUITS, VALUED
from scorekeeper.scoring import Problem
from scorekeeper.scoring.notation import WRITTEN

PICTURES = Path(__file__).parents[2] / "assets" / "cards"
INTERNATIONAL = "A K Q J"
FACES = {
    "en": INTERNATIONAL,
    "en-US": INTERNATIONAL,
    "af": INTERNATIONAL,
    "de": "A K D B",
    "es": INTERNATIONAL,
    "fi": INTERNATIONAL,
    "fr": "A R D V",
    "it": INTERNATIONAL,
    "nl": "A H V B",
    "pt": INTERNATIONAL,
    "pt-PT": INTERNATIONAL,
    "sv": INTERNATIONAL,
}
EVERY = [WRITTEN[card] for card in (*VALUED, RED_THREE)]
IN_NOTATION = "AKQJ10 KKKQ2 JJ*! d:JQK h:QKA bbb RR s:456 QJ"
"""Melds with a card of every letter, and suits whose signs are letters too."""


@pytest.mark.parametrize("language", languages())
def test_faces_have_the_letters_that_are_printed_there(language: str) -> None:
    words = Words(language)
    assert [words.letter(card) for card in PRINTED] == FACES[language].split()
    assert words.letter("10") == "10"


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_picture_with_its_letter(language: str) -> None:
    words, ranks = Words(language), [*"23456789", "10", *PRINTED]
    names = [f"{words.letter(rank)}{suit[0]}.svg" for rank in ranks for suit in SUITS]
    assert [name for name in names if not (PICTURES / name).is_file()] == []


@pytest.mark.parametrize("language", languages())
def test_no_two_cards_are_typed_alike(language: str) -> None:
    own = [Words(language).text(f"letter-{card}") for card in LETTERED]
    others = [other for other in EVERY if other not in {WRITTEN[card] for card in LETTERED}]
    assert all(len(text) == 1 and text == text.upper() for text in own)
    assert len({*own, *others}) == len(EVERY)


@pytest.mark.parametrize("language", languages())
def test_typed_letters_are_those_of_the_language_and_back(language: str) -> None:
    words = Words(language)
    typed = from_notation(words, IN_NOTATION)
    assert to_notation(words, typed) == IN_NOTATION


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [
        ("de", "BBB dd2 D:BDK s:456 SSS", "JJJ qq2 D:JQK s:456 BBB"),
        ("de", "QQ JJ KK", "QQ JJ KK"),
        ("nl", "BBB vv2 H:BVH s:456 ZZZ", "JJJ qq2 H:JQK s:456 BBB"),
        ("nl", "QQ JJ KK", "QQ JJ KK"),
        ("af", "KKQ b:JJ bbb", "KKQ b:JJ bbb"),
        ("es", "KKQ d:JQK bbb nnn", "KKQ d:JQK bbb bbb"),
        ("fr", "VVV dd2 D:VDR s:456 NNN CC", "JJJ qq2 D:JQK s:456 BBB RR"),
        ("fr", "QQ JJ KK", "QQ JJ KK"),
        ("it", "KKQ d:JQK bbb NNN", "KKQ d:JQK bbb BBB"),
        ("pt", "KKQ d:JQK bbb ppp VV", "KKQ d:JQK bbb bbb RR"),
        ("pt-PT", "KKQ d:JQK bbb PPP", "KKQ d:JQK bbb BBB"),
        ("sv", "KKQ d:JQK bbb sss s:456 RR", "KKQ d:JQK bbb bbb s:456 RR"),
        ("fi", "KKQ d:JQK bbb MMM P", "KKQ d:JQK bbb BBB R"),
        ("en", "KKQ d:JQK bbb", "KKQ d:JQK bbb"),
    ],
)
def test_letters_of_the_language_and_international_ones_are_read(
    language: str, typed: str, notation: str
) -> None:
    assert to_notation(Words(language), typed) == notation


@pytest.mark.parametrize("language", languages())
def test_examples_have_the_letters_of_the_language(language: str) -> None:
    words = Words(language)
    queen, black = words.text("letter-Q"), words.text("letter-3b")
    assert f"777 {queen * 3}2 AA*" in words.text("meld-notation-hint", asks="melds")
    assert f"{queen} {queen} 2" in words.text("start-meld.detail")
    for asks in ("hand", "melds"):
        hint = words.text("meld-notation-hint", asks=asks)
        assert f" {black} " in hint or f" {black.lower()} " in hint


def test_problems_name_cards_with_the_letters_of_the_language() -> None:
    ranks = Problem("no_meld", values={"why": "ranks", "first": "K", "other": "Q"})
    packs = Problem("too_many_of_a_card", values={"card": "h:J", "count": 4, "most": 3})
    words = Words("nl")
    assert "H en V " in words.problem(ranks)
    assert "h:B" in words.problem(packs)
