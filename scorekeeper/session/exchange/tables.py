"""Matches as a spreadsheet, and one of a spreadsheet beside the one that is here.

A table says less than the store.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scorekeeper.match import Match
from scorekeeper.match.errors import RecordError
from scorekeeper.rules import RuleSetError
from scorekeeper.session.exchange.kept import Doc, Kept, has_same_set_up
from scorekeeper.session.exchange.offers import match_of
from scorekeeper.session.exchange.records import kept_from
from scorekeeper.session.exchange.sheet_reading import records_from
from scorekeeper.session.exchange.sheets import sheet


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of matches."""

    text: str
    """As CSV."""
    left_out: tuple[Kept, ...] = ()
    """The matches that this version cannot read: they are not in it."""


def readable_sheet(matches: Sequence[Kept]) -> Sheet:
    """All matches that can be read, as a table, and those that cannot."""
    readable: list[Match] = []
    left_out: list[Kept] = []
    for kept in matches:
        try:
            readable.append(match_of(kept))
        except (RecordError, RuleSetError):  # the list of matches says why
            left_out.append(kept)
    return Sheet(sheet(readable), tuple(left_out))


def aligned(theirs: Kept, mine: Kept) -> Kept:
    """A match of a table as a state of the one that is here.

    Where the table says what a table of ours would say, what the store has stands, with all
    that a table leaves out.
    """
    said = _as_table(mine)
    if said is None:
        return theirs
    match = mine.match if has_same_set_up(said, theirs) else theirs.match
    deals = [
        _deal(theirs, number, said, mine) if number < len(mine.deals) else deal
        for number, deal in enumerate(theirs.deals)
    ]
    return replace(theirs, match=match, deals=tuple(deals))


def _as_table(mine: Kept) -> Kept | None:
    """What would come back of a match from a table; None where no table can say it."""
    try:
        records = records_from(sheet([match_of(mine)]), mine.uid)
        return kept_from(records[0], mine.uid) if records else None
    except RecordError:
        return None


def _deal(theirs: Kept, number: int, said: Kept, mine: Kept) -> Doc:
    own, deal = mine.deals[number], theirs.deals[number]
    if said.deals[number]["uid"] == deal["uid"]:  # which follows from what the table says
        return own
    return {**deal, "uid": own["uid"], "position": own["position"]}
