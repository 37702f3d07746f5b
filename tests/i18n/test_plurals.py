"""One of a thing is in the singular: 1 point, not 1 points."""

from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages

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


def said(language: str, key: str, count: int) -> str:
    """Return the sentence with a star for the count."""
    name, others = COUNTED[key]
    return Words(language).text(key, **others, **{name: count}).replace(str(count), "*", 1)


@pytest.mark.parametrize("key", COUNTED)
@pytest.mark.parametrize("language", languages())
def test_count_of_one_is_in_the_singular(language: str, key: str) -> None:
    differs = said(language, key, 1) != said(language, key, 3)
    assert differs is ((language, key) not in SAME_IN_BOTH)


def test_one_canasta_of_sevens_is_in_the_singular() -> None:
    words = Words()
    assert words.canastas({"natural": 1, "sevens": 1}) == "1 natural and 1 of sevens"
    assert words.canastas({"sequence": 2}) == "2 sequences"
