"""Visitors of an evening: phones at its tables, and screens; as the store keeps them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from scorekeeper.club import EveningUid

Role = Literal["table", "screen"]
Doc = Mapping[str, Any]

DIGEST, CODE, LOGIN = "digest", "code", "login"
"""Fields that tell a visitor's document from that of a code, and of an organiser's log-in."""

HELD = "held"
"""The field of a visitor with the side that it speaks for, and the round in which it does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Visitor:
    """Somebody who came with a code: a phone at a table, or a screen."""

    id: str
    role: Role
    evening: EveningUid
    table: int | None
    """The number of the table; None for a screen."""
    number: int
    """Counts up from 1 at each table; a number that is gone is not given again."""

    @property
    def mark(self) -> str:
        """What the log and the histories have for this visitor: see `authors`."""
        return f"table-{self.table}-phone-{self.number}"


def visitor_from(kept: Doc) -> Visitor:
    """The visitor of a document."""
    return Visitor(
        id=kept["uid"],
        role=kept["role"],
        evening=EveningUid(kept["evening"]),
        table=kept["table"],
        number=kept["number"],
    )


def visitor_document(visitor: Visitor, *, digest: str, at: str) -> dict[str, Any]:
    """The document of a visitor whose token has this digest, since some time."""
    return {
        "uid": visitor.id,
        "evening": visitor.evening,
        "role": visitor.role,
        "table": visitor.table,
        "number": visitor.number,
        DIGEST: digest,
        "at": at,
    }


def door(evening: EveningUid, table: int | None) -> str:
    """The uid of the document with the code of a table, or of the screens for None."""
    return f"{evening}-screen" if table is None else f"{evening}-table-{table}"


def same_door(kept: Doc, evening: EveningUid, table: int | None) -> bool:
    """Whether a document of a code or a visitor is about this table, or about the screens."""
    return (kept["evening"], kept["table"]) == (evening, table)
