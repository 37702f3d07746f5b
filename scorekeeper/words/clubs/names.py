"""What entrants, sides and members of an evening are called."""

from collections.abc import Sequence

from scorekeeper.club import (
    EntrantUid,
    Evening,
    MemberUid,
    Table,
    entrant_of,
    match_sides,
    names_of,
)
from scorekeeper.words.words import Words


def joined(words: Words, names: Sequence[str]) -> str:
    """Names as a side has them: Ana & Ben."""
    if len(names) < 2:  # noqa: PLR2004  one name, or none, is joined to nothing
        return "".join(names)
    *first, last = names
    return words.text("side-of-players", first=", ".join(first), last=last)


def both(words: Words, names: Sequence[str]) -> str:
    """Several who may be pairs themselves: Ana & Ben and Cleo & Dov."""
    if len(names) < 2:  # noqa: PLR2004  as above
        return "".join(names)
    *first, last = names
    return words.text("club-and", first=", ".join(first), last=last)


def entrant_name(words: Words, evening: Evening, uid: EntrantUid) -> str:
    """What an entrant goes by; its uid where the evening does not know it."""
    entrant = entrant_of(evening, uid)
    return uid if entrant is None else joined(words, names_of(evening, entrant))


def member_name(evening: Evening, uid: MemberUid) -> str:
    """What a member is called on an evening; the uid where it does not know it."""
    return next((one.name for one in evening.members if one.uid == uid), uid)


def side_names(evening: Evening, table: Table) -> tuple[str, ...]:
    """What the sides of a table are called, as the match there says it."""
    return tuple(side.name for side in match_sides(evening, table))


def somebody(words: Words, evening: Evening, uid: str) -> str:
    """Whoever a uid of an evening stands for: an entrant or a member."""
    entrant = entrant_of(evening, EntrantUid(uid))
    if entrant is not None:
        return entrant_name(words, evening, entrant.uid)
    return member_name(evening, MemberUid(uid))
