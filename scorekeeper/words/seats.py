"""The names that seats have of their own: North, Player 3; they stand for nobody."""

from functools import cache

from scorekeeper.i18n import languages
from scorekeeper.words.words import Words

COMPASS, MOST_SEATS = 4, 12
"""Players who are called by the points of the compass, and more than ever sit at a table."""


def is_nobody(name: str) -> bool:
    """Whether a name is that of a seat, in whichever language the match was set up."""
    return name.strip() in _seat_names()


@cache
def _seat_names() -> frozenset[str]:
    return frozenset(
        Words(language).text(key, number=number)
        for language in languages()
        for key, most in (("seat-compass", COMPASS), ("seat-number", MOST_SEATS))
        for number in range(1, most + 1)
    )
