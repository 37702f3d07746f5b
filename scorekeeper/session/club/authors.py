"""Who stands in a log and in a history: codes, of which words make a text.

A phone is `table-3-phone-2`. Where it was handed over to somebody of the other side, who accepted
or disputed on it, that is `table-3-phone-2 for` and the uid of that member: a name would outlive
its person. Whatever else stands there is the organiser, or somebody who was named before.
"""

import re
from dataclasses import dataclass

from scorekeeper.club import MemberUid

_PHONE = re.compile(r"table-(\d+)-phone-(\d+)(?: for (.+))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Author:
    """A phone of a table, and whom it was handed to."""

    table: int
    phone: int
    member: MemberUid | None = None
    """Who spoke for the other side on this phone; None where nobody was named."""


def author_of(by: str) -> Author | None:
    """The phone that a note or a change is by; None where it is no phone.

    >>> author_of("table-3-phone-2 for m17")
    Author(table=3, phone=2, member='m17')
    >>> author_of("organiser") is None
    True
    """
    found = _PHONE.fullmatch(by)
    if found is None:
        return None
    member = MemberUid(found[3]) if found[3] else None
    return Author(int(found[1]), int(found[2]), member)


def handed_over(mark: str, member: MemberUid) -> str:
    """What stands in the log for a phone that was handed to a member of the other side."""
    return f"{mark} for {member}"
