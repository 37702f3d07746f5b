"""Where a match is played, if at a table of a club night."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, cast

from scorekeeper.store.archive import CLUB_TABLES, Archive

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from scorekeeper.club import EveningUid  # a match at home loads nothing of a club

CLUB = "club"
"""The field of a match that says so."""


@dataclass(frozen=True, slots=True)
class ClubTable:
    """A table of a round of an evening, by numbers that count from 1."""

    evening: EveningUid
    round: int
    table: int

    @property
    def uid(self) -> str:
        """The name of the table's document, and of the match that is begun there."""
        return f"{self.evening}-{self.round}-{self.table}"

    @property
    def document(self) -> dict[str, Any]:
        """The same as a match keeps it."""
        return asdict(self)


def table_of_club(kept: Mapping[str, Any]) -> ClubTable | None:
    """Where a kept match is played; None where that is no club night, or says nothing."""
    match kept.get(CLUB):
        case {"evening": str(evening), "round": int(number), "table": int(table)}:
            return ClubTable(cast("EveningUid", evening), number, table)
    return None


def at_club_tables(archive: Archive) -> Collection[str]:
    """The uids of the matches at tables of the evenings that a store knows."""
    return {one["match"] for one in archive.picked(CLUB_TABLES, "match")}
