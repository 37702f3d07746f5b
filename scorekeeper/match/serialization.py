"""The match record (`scorekeeper-match`): documents to matches."""

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
from scorekeeper.typed import Complaint, DocumentError, structured


class RecordError(ScorekeeperError):
    """A record cannot be read; each complaint names the place and what would be right."""

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
    """A side as a record spells it; a player is a name or an object."""

    name: str
    players: tuple[Player, ...] = ()
    short: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenDeal:
    """A deal as a record spells it."""

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
    """A record without its deals; fields that nobody knows stay in the document."""

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
    """The match that a record describes; `file` is its name in messages.

    `rules` are the values in force when the match began, where they were kept; otherwise those
    of the app's rule set with the record's house rules on top. Raises `RecordError` with every
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
    """A deal of a match as the record spells it."""
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
    """One deal of a record; raises `RecordError` with every complaint."""
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
    """What does not fit together in a record whose fields are each as they should be."""
    count, found = len(written.sides), []
    if count <= 1:
        found.append(Complaint("sides", "two sides or more are needed"))
    if written.opening_scores and len(written.opening_scores) != count:
        found.append(Complaint("opening_scores", f"{count} numbers are needed, one a side"))
    for number, deal in enumerate(written.deals):
        if len(deal.sides) != count:
            found.append(Complaint(f"deals[{number}].sides", f"{count} sides are needed"))
    names = [player.name for side in written.sides for player in side.players]
    found += _repeated("sides", "side", [side.name for side in written.sides])
    found += _repeated("sides", "player", names)
    if written.first_dealer is not None and written.first_dealer not in (*names, *written.seats):
        found.append(Complaint("first_dealer", "one of the players is needed"))
    if written.seats and sorted(written.seats) != sorted(names):
        found.append(Complaint("seats", "the players of all sides are needed, each once"))
    return found


def _repeated(path: str, what: str, names: list[str]) -> list[Complaint]:
    twice = sorted(name for name, times in Counter(names).items() if times > 1)
    return [Complaint(path, f"every {what} has a name of its own, not twice {n}") for n in twice]


def _rules(written: WrittenMatch, set_id: RuleSetId) -> RuleSet:
    """The rule set with what follows from who plays, and the house rules on top."""
    book = rule_book(set_id)
    changes = {**changes_by_number(written.sides, book.rules), **written.house_rules}
    return overlaid(book.tree, changes, "house_rules")[1]


def changes_by_number(sides: Sequence[Side | WrittenSide], rules: RuleSet) -> Mapping[str, Any]:
    """What changes with the number of players; where none is named, with that of sides."""
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
    """A deal as a record spells it; fields of `kept` that nobody knows stay in it."""
    unknown = {key: value for key, value in (kept or {}).items() if key not in DEAL_FIELDS}
    sides = [side_document(side) for side in played.deal.sides]
    known = {field: getattr(played, field) for field in PLAYED_FIELDS}
    said = {field: plain(value) for field, value in known.items() if value not in (None, ())}
    return {"sides": sides, **said, **unknown}


def side_document(side: SideDeal) -> dict[str, Any]:
    """One side's deal as a record spells it."""
    said: dict[str, Any] = {}
    for part in fields(side):
        value = getattr(side, part.name)
        default = part.default if part.default is not MISSING else {}
        if value != default:
            said[part.name] = plain(value)
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
