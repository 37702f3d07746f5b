"""The match record (`scorekeeper-match`): documents to matches, and deals to documents.

`match_from` and `read_deal` read plain data, `deal_document` and `side_document` write it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper import validation
from scorekeeper.match.model import Arrangement, Match, PlayedDeal, Player, Side
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleSet, RuleSetError, find_rule_set, overlaid, rule_book
from scorekeeper.rules.cards import Suit
from scorekeeper.rules.model import UnknownRuleSetError
from scorekeeper.scoring.deal import Adjustment, Deal, SideDeal
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import FIELDS, new_deal_converter, write_meld


class RecordError(validation.FileError):
    """A record cannot be read; each problem has the path of its place."""


FORMAT = "scorekeeper-match"
VERSION = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class _RecordedDeal(PlayedDeal):
    """A deal in a record, which has the sides in the place of the deal."""

    deal: Deal = field(init=False)
    sides: tuple[SideDeal, ...]
    trump: Suit | None = None


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
        return PlayedDeal(
            deal=Deal(deal.sides, deal.trump), **{f: getattr(deal, f) for f in PLAYED_FIELDS}
        )

    converter.register_structure_hook(Player, player)
    converter.register_structure_hook_func(lambda kind: kind is PlayedDeal, played_deal)
    return converter


def match_from(document: object, file: str, *, rules: RuleSet | None = None) -> Match:
    """Return the match of a record; `file` is its name in messages.

    `rules` are the stored values in force when the match began; by default those of the
    program's rule set with the record's house rules on top. Unknown fields are not read and stay
    in the document. Raise `RecordError` with every problem.
    """
    validation.check_format(document, FORMAT, VERSION, file, error=RecordError)
    with validation.file_problems(file, RecordError):
        record = validation.structured(_converter(), document, _Record)
    wrong = _inconsistencies(record)
    try:
        set_id = find_rule_set(record.ruleset)
        if rules is None:
            book = rule_book(set_id)
            changes = {**changes_by_number(record.sides, book.rules), **record.house_rules}
            _, rules = overlaid(book.tree, changes, "house_rules")
    except UnknownRuleSetError as error:
        wrong.append(Problem("unknown_rule_set", "ruleset", {"id": error.name}))
    except RuleSetError as error:
        wrong += [problem.below("house_rules") for problem in error.problems]
    if wrong or rules is None:
        raise RecordError(file, wrong)
    read_here = [f.name for f in fields(_Record) if f.init and f.name not in ("ruleset", "next")]
    values = {name: getattr(record, name) for name in read_here}
    return Match(ruleset=set_id, rules=rules, arranged=record.next, **values)


def read_deal(document: object, file: str) -> PlayedDeal:
    """Return one deal of a record; raise `RecordError` with every problem."""
    try:
        return validation.structured(_converter(), document, PlayedDeal)
    except validation.DocumentError as error:
        raise RecordError(file, error.problems) from error


def _inconsistencies(record: _Record) -> list[Problem]:
    """Return problems of fields that do not fit together."""
    count, problems = len(record.sides), []
    if count <= 1:
        problems.append(Problem("too_few_sides", "sides"))
    if record.opening_scores and len(record.opening_scores) != count:
        values = {"count": len(record.opening_scores), "right": count}
        problems.append(Problem("wrong_number_of_scores", "opening_scores", values))
    if record.ended is not None and record.ended.side not in (None, *range(count)):
        choice: dict[str, Any] = {"allowed": tuple(range(count)), "value": record.ended.side}
        problems.append(Problem("not_offered", "ended.side", choice))
    for number, played in enumerate(record.deals):
        if len(played.deal.sides) != count:
            values = {"count": len(played.deal.sides), "right": count}
            problems.append(Problem("wrong_number_of_sides", f"deals[{number}].sides", values))
    players = [player.name for side in record.sides for player in side.players]
    for names in ([side.name for side in record.sides], players):
        twice = sorted(name for name, times in Counter(names).items() if times > 1)
        problems += [Problem("name_twice", "sides", {"name": name}) for name in twice]
    if record.first_dealer is not None and record.first_dealer not in (*players, *record.seats):
        problems.append(Problem("not_a_player", "first_dealer"))
    if record.seats and sorted(record.seats) != sorted(players):
        problems.append(Problem("seats_not_players", "seats"))
    return problems


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
    known = ("sides", "trump", *PLAYED_FIELDS)
    unknown = {key: value for key, value in (kept or {}).items() if key not in known}
    sides = [side_document(side) for side in played.deal.sides]
    values = {field: getattr(played, field) for field in PLAYED_FIELDS}
    values["trump"] = played.deal.trump
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
