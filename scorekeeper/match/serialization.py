"""The match record (`scorekeeper-match`): documents to matches, and deals to documents.

`match_from` and `read_deal` read plain data, `deal_document` and `side_document` write it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper.match.model import Arrangement, Match, PlayedDeal, Player, Side
from scorekeeper.rules import RuleSet, RuleSetError, find_rule_set, overlaid, rule_book
from scorekeeper.rules.model import UnknownRuleSetError
from scorekeeper.scoring.deal import Adjustment, Deal, SideDeal
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import FIELDS, new_deal_converter, write_meld
from scorekeeper.validation import Complaint, DocumentError, FileError, structured


class RecordError(FileError):
    """A record cannot be read; each complaint names the place and the expected value."""


class RecordTooNewError(RecordError):
    """A record was written by a newer version of this program."""


@contextmanager
def complaints_below(path: str, file: str) -> Iterator[None]:
    """Raise `RecordError` for whatever is wrong inside, with `path` in front of each place."""
    try:
        yield
    except (DocumentError, RecordError) as error:
        kind = type(error) if isinstance(error, RecordError) else RecordError
        raise kind(file, (c.below(path) for c in error.complaints)) from error


FORMAT = "scorekeeper-match"
VERSION = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class _RecordedDeal(PlayedDeal):
    """A deal in a record, which has the sides in the place of the deal."""

    deal: Deal = field(init=False)
    sides: tuple[SideDeal, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Record(Match):
    """The fields of a match in a record; the rules are looked up when they have been read."""

    rules: RuleSet = field(init=False)
    arranged: Arrangement | None = field(init=False)
    others: tuple[Player, ...] = field(init=False)
    deals: tuple[PlayedDeal, ...]
    next: Arrangement | None = None


@cache
def _converter() -> Converter:
    converter = new_deal_converter(forbid_unknown=False)
    player_object = converter.get_structure_hook(Player)

    def player(value: Any, kind: Any) -> Player:
        return Player(value) if isinstance(value, str) else player_object(value, kind)

    def played_deal(value: Any, _: Any) -> PlayedDeal:
        deal = converter.structure(value, _RecordedDeal)
        return PlayedDeal(deal=Deal(deal.sides), **{f: getattr(deal, f) for f in PLAYED_FIELDS})

    converter.register_structure_hook(Player, player)
    converter.register_structure_hook_func(lambda kind: kind is PlayedDeal, played_deal)
    return converter


def match_from(document: object, file: str, *, rules: RuleSet | None = None) -> Match:
    """Return the match of a record; `file` is its name in messages.

    `rules` are the stored values in force when the match began; by default those of the
    program's rule set with the record's house rules on top. Unknown fields are not read and stay
    in the document. Raise `RecordError` with every complaint, `RecordTooNewError` for a newer
    version.
    """
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(file, [Complaint("format", f'"{FORMAT}" should stand here')])
    check_version(document, VERSION, file)
    try:
        record = structured(_converter(), document, _Record)
    except DocumentError as error:
        raise RecordError(file, error.complaints) from error
    wrong = _inconsistencies(record)
    try:
        set_id = find_rule_set(record.ruleset)
        if rules is None:
            book = rule_book(set_id)
            changes = {**changes_by_number(record.sides, book.rules), **record.house_rules}
            _, rules = overlaid(book.tree, changes, "house_rules")
    except UnknownRuleSetError as error:
        wrong.append(Complaint("ruleset", str(error)))
    except RuleSetError as error:
        wrong += [complaint.below("house_rules") for complaint in error.complaints]
    if wrong or rules is None:
        raise RecordError(file, wrong)
    read_here = [f.name for f in fields(_Record) if f.init and f.name not in ("ruleset", "next")]
    values = {name: getattr(record, name) for name in read_here}
    return Match(ruleset=set_id, rules=rules, arranged=record.next, **values)


def read_deal(document: object, file: str) -> PlayedDeal:
    """Return one deal of a record; raise `RecordError` with every complaint."""
    try:
        return structured(_converter(), document, PlayedDeal)
    except DocumentError as error:
        raise RecordError(file, error.complaints) from error


def check_version(document: Mapping[str, Any], newest: int, file: str) -> None:
    """Raise `RecordError` for a version that there is not, `RecordTooNewError` for a newer one."""
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise RecordError(file, [Complaint("version", f"{newest} should stand here")])
    if version > newest:
        expected = f"{version} is newer than {newest}: update this program"
        raise RecordTooNewError(file, [Complaint("version", expected)])


def _inconsistencies(record: _Record) -> list[Complaint]:
    """Return complaints about fields that do not fit together."""
    count, complaints = len(record.sides), []
    if count <= 1:
        complaints.append(Complaint("sides", "two sides or more are needed"))
    if record.opening_scores and len(record.opening_scores) != count:
        complaints.append(Complaint("opening_scores", f"{count} numbers are needed, one a side"))
    for number, played in enumerate(record.deals):
        if len(played.deal.sides) != count:
            complaints.append(Complaint(f"deals[{number}].sides", f"{count} sides are needed"))
    players = [player.name for side in record.sides for player in side.players]
    for what, names in (("side", [side.name for side in record.sides]), ("player", players)):
        twice = sorted(name for name, times in Counter(names).items() if times > 1)
        expected = f"every {what} has a name of its own, not twice "
        complaints += [Complaint("sides", expected + name) for name in twice]
    if record.first_dealer is not None and record.first_dealer not in (*players, *record.seats):
        complaints.append(Complaint("first_dealer", "one of the players is needed"))
    if record.seats and sorted(record.seats) != sorted(players):
        complaints.append(Complaint("seats", "the players of all sides are needed, each once"))
    return complaints


def changes_by_number(sides: Sequence[Side], rules: RuleSet) -> Mapping[str, Any]:
    """Return the changes for the number of players or, if none is named, of sides."""
    if players := sum(len(side.players) for side in sides):
        return rules.by_players.get(str(players), {})
    count, usual = len(sides), rules.sides.count
    if count == usual:
        return {}
    fitting = (c for c in rules.by_players.values() if c.get("sides.count", usual) == count)
    return next(fitting, {})


PLAYED_FIELDS = tuple(part.name for part in fields(PlayedDeal) if part.name != "deal")


def deal_document(played: PlayedDeal, kept: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return a deal as a document; unknown fields of `kept` stay in it."""
    known = ("sides", *PLAYED_FIELDS)
    unknown = {key: value for key, value in (kept or {}).items() if key not in known}
    sides = [side_document(side) for side in played.deal.sides]
    values = {field: getattr(played, field) for field in PLAYED_FIELDS}
    written = {field: plain(value) for field, value in values.items() if value not in (None, ())}
    return {"sides": sides, **written, **unknown}


def side_document(side: SideDeal) -> dict[str, Any]:
    """Return one side's deal as a document, without what is the default."""
    defaults = {f.name: {} if f.default is MISSING else f.default for f in fields(side)}
    values = {name: getattr(side, name) for name in defaults}
    return {name: plain(value) for name, value in values.items() if value != defaults[name]}


def plain(value: Any) -> Any:
    """Return a value of a deal as JSON has it, melds as tokens if possible."""
    if isinstance(value, Meld):
        if min(value.naturals, value.twos, value.jokers) >= 0 and value.cards:
            return write_meld(value)
        # No token can express a negative count.
        counts = value._asdict() | {"count": value.naturals}
        own = {field: counts[field] for field in FIELDS[value.kind]}
        rest = {"jokers": value.jokers, "from_hand": value.from_hand}
        return {"kind": str(value.kind), **own, **rest}
    if isinstance(value, Adjustment):
        return {"points": value.points, "reason": value.reason}
    if isinstance(value, Mapping):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, tuple):
        return [plain(inner) for inner in value]
    return value
