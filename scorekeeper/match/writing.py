"""Deals back to documents: the record's own spelling, nothing said that is the default."""

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any

from scorekeeper.match.model import PlayedDeal
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import write_meld
from scorekeeper.scoring.reading import FIELDS
from scorekeeper.scoring.record import Adjustment, SideDeal

PLAYED_FIELDS = (
    "uid",
    "dealer",
    "at",
    "ended_at",
    "out_player",
    "note",
    "confirmed_by",
    "seats",
)
DEAL_FIELDS = ("sides", *PLAYED_FIELDS)


def deal_document(played: PlayedDeal, kept: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A deal as a record spells it; fields of `kept` that nobody knows stay in it."""
    unknown = {key: value for key, value in (kept or {}).items() if key not in DEAL_FIELDS}
    sides = [side_document(side) for side in played.deal.sides]
    known = {field: getattr(played, field) for field in PLAYED_FIELDS}
    said = {field: plain(value) for field, value in known.items() if value not in (None, ())}
    return {"sides": sides, **said, **unknown}


def side_document(side: SideDeal) -> dict[str, Any]:
    """One side's deal as a record spells it."""
    said: dict[str, Any] = {}
    for field in fields(side):
        value = getattr(side, field.name)
        default = field.default if field.default is not MISSING else {}
        if value != default:
            said[field.name] = plain(value)
    return said


def plain(value: Any) -> Any:
    """A value of a deal as JSON has it; melds as tokens where a token can say them."""
    if isinstance(value, Meld):
        return _meld(value)
    if isinstance(value, Adjustment):
        return {"points": value.points, "reason": value.reason}
    if isinstance(value, Mapping):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, tuple):
        return [plain(inner) for inner in value]
    return value


def _meld(meld: Meld) -> Any:
    """A token; an object where a count is negative, which no token can say."""
    if min(meld.naturals, meld.twos, meld.jokers) >= 0 and meld.cards:
        return write_meld(meld)
    values = meld._asdict() | {"count": meld.naturals}
    return {
        "kind": str(meld.kind),
        **{field: values[field] for field in FIELDS[meld.kind]},
        "jokers": meld.jokers,
        "from_hand": meld.from_hand,
    }
