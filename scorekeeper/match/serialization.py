"""The match record (`scorekeeper-match`): documents to matches, and deals to documents.

`match_from` and `read_deal` read plain data, `deal_document` and `side_document` write it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Any, Literal

from cattrs import Converter

from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import (
    Arrangement,
    DealUid,
    Ended,
    Match,
    MatchUid,
    PlayedDeal,
    Player,
    Side,
)
from scorekeeper.rules import RuleSet, RuleSetError, find_rule_set, overlaid, rule_book
from scorekeeper.rules.errors import UnknownRuleSetError
from scorekeeper.rules.model import RuleSetId
from scorekeeper.scoring.deal import Adjustment, Deal, SideDeal
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import FIELDS, new_deal_converter, write_meld
from scorekeeper.validation import Complaint, DocumentError, structured


class RecordError(ScorekeeperError):
    """A record cannot be read; each complaint names the place and the expected value."""

    def __init__(self, file: str, wrong: Iterable[Complaint]) -> None:
        self.file = file
        self.complaints = tuple(wrong)
        super().__init__("\n".join(f"{file}: {complaint}" for complaint in self.complaints))


class RecordTooNewError(RecordError):
    """A record was written by a newer version of this program."""


FORMAT = "scorekeeper-match"
VERSION = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenSide:
    """A side in a record; a player is a name or an object."""

    name: str
    players: tuple[Player, ...] = ()
    short: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenDeal:
    """A deal in a record."""

    sides: tuple[SideDeal, ...]
    uid: DealUid | None = None
    dealer: str | None = None
    at: str | None = None
    ended_at: str | None = None
    out_player: str | None = None
    note: str | None = None
    confirmed_by: tuple[str, ...] = ()
    seats: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenMatch:
    """A record; unknown fields are not read and stay in the document."""

    format: str
    version: int
    ruleset: str
    sides: tuple[WrittenSide, ...]
    deals: tuple[WrittenDeal, ...]
    uid: MatchUid | None = None
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    first_dealer: str | None = None
    direction: Literal[1, -1] = 1
    opening_scores: tuple[int, ...] = ()
    opening_reason: str = ""
    ended: Ended | None = None
    started: str | None = None
    next: Arrangement | None = None


def match_from(document: object, file: str, *, rules: RuleSet | None = None) -> Match:
    """Return the match of a record; `file` is its name in messages.

    `rules` are the stored values in force when the match began; by default those of the
    program's rule set with the record's house rules on top. Raise `RecordError` with every
    complaint, `RecordTooNewError` for a newer version.
    """
    _check_version(document, file)
    try:
        written = structured(_converter(), document, WrittenMatch)
    except DocumentError as error:
        raise RecordError(file, error.complaints) from error
    wrong = _misfits(written)
    try:
        set_id = find_rule_set(written.ruleset)
        in_force = rules or _rules(written, set_id)
    except UnknownRuleSetError as error:
        wrong.append(Complaint("ruleset", str(error)))
    except RuleSetError as error:
        wrong += [Complaint(f"house_rules.{c.path}", c.expected) for c in error.complaints]
    if wrong:
        raise RecordError(file, wrong)
    return Match(
        ruleset=set_id,
        rules=in_force,
        sides=tuple(Side(side.name, side.players, side.short) for side in written.sides),
        deals=tuple(played_from(deal) for deal in written.deals),
        uid=written.uid,
        house_rules=written.house_rules,
        seats=written.seats,
        first_dealer=written.first_dealer,
        direction=written.direction,
        opening_scores=written.opening_scores,
        opening_reason=written.opening_reason,
        ended=written.ended,
        started=written.started,
        arranged=written.next,
    )


def played_from(written: WrittenDeal) -> PlayedDeal:
    """Return the deal of a match from its form in a record."""
    return PlayedDeal(
        deal=Deal(written.sides),
        uid=written.uid,
        dealer=written.dealer,
        at=written.at,
        ended_at=written.ended_at,
        out_player=written.out_player,
        note=written.note,
        confirmed_by=written.confirmed_by,
        seats=written.seats,
    )


def read_deal(document: object, file: str) -> PlayedDeal:
    """Return one deal of a record; raise `RecordError` with every complaint."""
    try:
        return played_from(structured(_converter(), document, WrittenDeal))
    except DocumentError as error:
        raise RecordError(file, error.complaints) from error


@cache
def _converter() -> Converter:
    converter = new_deal_converter(forbid_unknown=False)
    plain = converter.get_structure_hook(Player)

    def player(value: Any, kind: Any) -> Player:
        return Player(value) if isinstance(value, str) else plain(value, kind)

    converter.register_structure_hook(Player, player)
    return converter


def _check_version(document: object, file: str) -> None:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(file, [Complaint("format", f'"{FORMAT}" should stand here')])
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise RecordError(file, [Complaint("version", f"{VERSION} should stand here")])
    if version > VERSION:
        raise RecordTooNewError(
            file, [Complaint("version", f"{version} is newer than {VERSION}: update this program")]
        )


def _misfits(written: WrittenMatch) -> list[Complaint]:
    """Return complaints about fields that do not fit together."""
    count, complaints = len(written.sides), []
    if count <= 1:
        complaints.append(Complaint("sides", "two sides or more are needed"))
    if written.opening_scores and len(written.opening_scores) != count:
        complaints.append(Complaint("opening_scores", f"{count} numbers are needed, one a side"))
    for number, deal in enumerate(written.deals):
        if len(deal.sides) != count:
            complaints.append(Complaint(f"deals[{number}].sides", f"{count} sides are needed"))
    names = [player.name for side in written.sides for player in side.players]
    complaints += _repeated("sides", "side", [side.name for side in written.sides])
    complaints += _repeated("sides", "player", names)
    if written.first_dealer is not None and written.first_dealer not in (*names, *written.seats):
        complaints.append(Complaint("first_dealer", "one of the players is needed"))
    if written.seats and sorted(written.seats) != sorted(names):
        complaints.append(Complaint("seats", "the players of all sides are needed, each once"))
    return complaints


def _repeated(path: str, what: str, names: list[str]) -> list[Complaint]:
    twice = sorted(name for name, times in Counter(names).items() if times > 1)
    return [Complaint(path, f"every {what} has a name of its own, not twice {n}") for n in twice]


def _rules(written: WrittenMatch, set_id: RuleSetId) -> RuleSet:
    book = rule_book(set_id)
    changes = {**changes_by_number(written.sides, book.rules), **written.house_rules}
    return overlaid(book.tree, changes, "house_rules")[1]


def changes_by_number(sides: Sequence[Side | WrittenSide], rules: RuleSet) -> Mapping[str, Any]:
    """Return the changes for the number of players or, if none is named, of sides."""
    if players := sum(len(side.players) for side in sides):
        return rules.by_players.get(str(players), {})
    count, usual = len(sides), rules.sides.count
    if count == usual:
        return {}
    fitting = (c for c in rules.by_players.values() if c.get("sides.count", usual) == count)
    return next(fitting, {})


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
    """Return a deal as a document; unknown fields of `kept` stay in it."""
    unknown = {key: value for key, value in (kept or {}).items() if key not in DEAL_FIELDS}
    sides = [side_document(side) for side in played.deal.sides]
    known = {field: getattr(played, field) for field in PLAYED_FIELDS}
    written = {field: plain(value) for field, value in known.items() if value not in (None, ())}
    return {"sides": sides, **written, **unknown}


def side_document(side: SideDeal) -> dict[str, Any]:
    """Return one side's deal as a document."""
    written: dict[str, Any] = {}
    for part in fields(side):
        value = getattr(side, part.name)
        default = part.default if part.default is not MISSING else {}
        if value != default:
            written[part.name] = plain(value)
    return written


def plain(value: Any) -> Any:
    """Return a value of a deal as JSON has it, melds as tokens if possible."""
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
    """Return a token, or an object if a count is negative, which no token can express."""
    if min(meld.naturals, meld.twos, meld.jokers) >= 0 and meld.cards:
        return write_meld(meld)
    values = meld._asdict() | {"count": meld.naturals}
    return {
        "kind": str(meld.kind),
        **{field: values[field] for field in FIELDS[meld.kind]},
        "jokers": meld.jokers,
        "from_hand": meld.from_hand,
    }
