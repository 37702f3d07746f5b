"""Who did something at a club evening: the organiser, or a phone of a table."""

from scorekeeper.club import Evening
from scorekeeper.session.club.authors import author_of
from scorekeeper.words.clubs.names import member_name
from scorekeeper.words.words import Words

ORGANISER = "organiser"


def told_author(words: Words, evening: Evening, by: str) -> str:
    """Whoever a note is by; somebody who spoke on another side's phone is named."""
    author = author_of(by)
    if author is None:
        return words.text("club-organiser") if by in ("", ORGANISER) else by
    values = {"table": author.table, "phone": author.phone}
    if author.member is None:
        return words.text("club-phone", **values)
    name = member_name(evening, author.member)
    return words.text("club-phone-for", name=name, **values)
