"""One of a thing is in the singular: 1 point, not 1 points."""

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import GAME_SEPARATOR, languages
from tests.i18n.test_catalogues import ENGLISH, messages

COUNTED: dict[str, tuple[str, dict[str, Any]]] = {
    "club-standing-said": ("points", {"place": 2, "name": "Ana", "difference": "+70"}),
    "club-problem-too_few_rounds": ("count", {}),
    "club-season-how": ("best", {"figure": "points", "count": 5}),
    "finding-damaged": ("kept", {"dropped": 0, "aside": "none"}),
    "finding-torn": ("kept", {"aside": "none"}),
    "table-would-win": ("margin", {"side": "Ana & Ben"}),
}
"""Messages that once had no singular: the counted value, and the others."""
SAME_IN_BOTH = {
    ("fi", "club-problem-too_few_rounds"),
    ("sv", "club-standing-said"),
    ("sv", "table-would-win"),
}
"""Messages whose words are the same for one and for several in a language."""

COUNTS = {"count", "deals", "games", "matches", "sessions", "kept", "dropped", "margin", "minutes"}
"""Variables that are numbers of things."""
SINGULAR = re.compile(
    r"(?<![\d.,])1 ([a-z-]+ )?(backups|canastas|cards|changes|computers|deals|devices|differences"
    r"|aces|entries|files|games|letters|minutes|opponents|packs|pairs|people|persons|players|points"
    r"|questions|records|results|rounds|rules|sequences|sessions|sets|sides|tables|teams|threes"
    r"|variations|winners)\b"
)
"""One of several things."""
ALWAYS_SEVERAL = {
    *("problem-no_value_red_threes", "problem-no_value_black_threes"),
    *("problem-no_value_black_threes_captured", "problem-too_many_red_threes"),
    *("problem-too_many_black_threes", "problem-too_many_wild_cards"),
    *("problem-too_many_cards_in_meld", "problem-too_many_aces"),
    *("chance-source", "chance-simulated", "statistics-at-least", "statistics-unranked"),
    *("set-up-rules-all", "set-up-players-count", "more-rules.detail", "compare-all", "turn-all"),
    *("club-problem-teams_meet_in_twos", "club-problem-not_by_so_many", "big-screen-playing-many"),
    *("timer-change.says", "club-clock-said", "club-break-change", "club-extra-said"),
    *("club-break-minutes.says", "club-season-how"),
}
"""Messages whose count is never one: it is above a limit, or a step of five minutes."""


def texts_of_one(key: str) -> Iterator[str]:
    """Yield the texts of a message with one of each thing in turn, by every code that it has."""
    name = key.partition(".")[0]
    parts = messages(ENGLISH)[name]
    numbers = parts.variables - parts.codes.keys()
    choices = [
        [(variable, code) for code in sorted(frozenset[str]().union(*variants))]
        for variable, variants in sorted(parts.codes.items())
    ]
    for chosen in product(*choices):
        for one in sorted(numbers & COUNTS):
            values: Mapping[str, Any] = {**dict.fromkeys(numbers, 7), one: 1, **dict(chosen)}
            yield Words().text(key, **values)


def test_english_never_says_one_points() -> None:
    keys = [key for key in messages(ENGLISH) if GAME_SEPARATOR not in key]
    keys += [
        f"{key}.{attribute}"
        for key in keys
        for attribute in ("detail", "says")
        if Words().catalogue.has_attribute(key, attribute)
    ]
    wrong = {key: text for key in keys for text in texts_of_one(key) if SINGULAR.search(text)}
    assert {key: text for key, text in wrong.items() if key not in ALWAYS_SEVERAL} == {}
    assert wrong.keys() >= ALWAYS_SEVERAL
    assert SINGULAR.search("level on 1 card points")
    assert not SINGULAR.search("1 point, 21 points, 1 more minute")


def sentence_with_star(language: str, key: str, count: int) -> str:
    """Return the sentence with a star for the count."""
    name, others = COUNTED[key]
    return Words(language).text(key, **others, **{name: count}).replace(str(count), "*", 1)


@pytest.mark.parametrize("key", COUNTED)
@pytest.mark.parametrize("language", languages())
def test_count_of_one_is_in_the_singular(language: str, key: str) -> None:
    differs = sentence_with_star(language, key, 1) != sentence_with_star(language, key, 3)
    assert differs is ((language, key) not in SAME_IN_BOTH)


def test_one_canasta_of_sevens_is_in_the_singular() -> None:
    words = Words()
    assert words.canastas({"natural": 1, "sevens": 1}) == "1 natural and 1 of sevens"
    assert words.canastas({"sequence": 2}) == "2 sequences"
