"""What entrants are called on a screen that everybody in the room can see."""

import re

from scorekeeper.club import Entrant, Evening, names_of
from scorekeeper.words import Words
from scorekeeper.words.clubs.names import joined
from scorekeeper.words.words import shortened

BETWEEN = re.compile(r"[\s\-‐‑]+")  # noqa: RUF001 - hyphens of double names


def shown_name(words: Words, evening: Evening, entrant: Entrant, *, initials: bool) -> str:
    """The name of an entrant in one line, or the initials of those who play for it.

    A team is more than its players: it keeps a name of its own.
    """
    if initials and not (evening.plan.form == "teams" and entrant.name):
        names = {member.uid: member.name for member in evening.members}
        return joined(words, [initials_of(names[uid]) for uid in entrant.members])
    return joined(words, [str(shortened(name)) for name in names_of(evening, entrant)])


def initials_of(name: str) -> str:
    """The first letters of a name: A. B. for Ana Berger, J. L. for Jean-Luc."""
    words = (word for word in BETWEEN.split(name.strip()) if word)
    letters = (next((one for one in word if one.isalnum()), "") for word in words)
    found = [f"{letter.upper()}." for letter in letters if letter]
    return " ".join(found[:1] + found[1:][-2:])
