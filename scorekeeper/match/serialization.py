"""The match record (`scorekeeper-match`), as plain data for JSON.

`read_match` and `read_deal` read it; `deal_document` and `side_document` write the parts of a deal.
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
from scorekeeper.rules import RuleBook, RuleLibrary, RuleSet, RuleSetError, apply_changes
from scorekeeper.rules.cards import Suit
from scorekeeper.rules.model import RuleSetId, UnknownRuleSetError
from scorekeeper.scoring.deal import Adjustment, Deal, SideDeal
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import FIELDS, new_deal_converter, write_meld


class RecordError(validation.FileError):
    """A record cannot be read; each problem has the path of its place."""


FORMAT = "scorekeeper-match"
VERSION = 1
PLAYED_FIELDS = tuple(part.name for part in fields(PlayedDeal) if part.name != "deal")
"""The fields of a played deal besides its deal, whose own fields a record has in their place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _RecordedDeal(PlayedDeal):
    """A deal as a record has it: `sides` and `trump` are fields of the played deal itself."""

    deal: Deal = field(init=False)
    sides: tuple[SideDeal, ...]
    trump: Suit | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Record(Match):
    """A match as a record has it. Fields with `init=False` are not read from the record."""

    book: RuleBook = field(init=False)  # looked up by `ruleset`
    rules: RuleSet = field(init=False)  # likewise
    ruleset: RuleSetId = field()  # without `field` its default would be the property of `Match`
    arranged: Arrangement | None = field(init=False)  # in a record this is `next`
    others: tuple[Player, ...] = field(init=False)  # set by `renamed_match`
    deals: tuple[PlayedDeal, ...]
    next: Arrangement | None = None


@cache
def _converter() -> Converter:
    """Return the converter of match records; unknown fields are ignored."""
    converter = new_deal_converter(forbid_unknown=False)
    structure_player_object = converter.get_structure_hook(Player)

    def structure_player(value: Any, target_type: Any) -> Player:
        if isinstance(value, str):
            return Player(value)
        player: Player = structure_player_object(value, target_type)
        return player

    def structure_played_deal(value: Any, _: Any) -> PlayedDeal:
        recorded = converter.structure(value, _RecordedDeal)
        fields_of_played = {name: getattr(recorded, name) for name in PLAYED_FIELDS}
        return PlayedDeal(deal=Deal(recorded.sides, recorded.trump), **fields_of_played)

    converter.register_structure_hook(Player, structure_player)
    # By identity: a hook for the class would also apply to its subclass `_RecordedDeal`.
    converter.register_structure_hook_func(
        lambda target_type: target_type is PlayedDeal, structure_played_deal
    )
    return converter


def read_match(
    document: object, file: str, library: RuleLibrary, *, rules: RuleSet | None = None
) -> Match:
    """Return the match in a record; unknown fields are ignored.

    Args:
        document: The record as plain data.
        file: The name of the record in messages.
        library: The rule sets that the record may name.
        rules: The stored values that were in force when the match began; by default those of the
            rule set in the library, changed by the house rules in the record.

    Raises:
        RecordError: With every problem of the record.
    """
    validation.check_format(document, FORMAT, VERSION, file, error=RecordError)
    with validation.file_problems(file, RecordError):
        record = validation.convert_document(_converter(), document, _Record)
    problems = _inconsistencies(record)

    try:
        book = library.find_book(record.ruleset)
        if rules is None:
            rules = _rules_of(record, book)
    except UnknownRuleSetError as error:
        problems.append(error.problem("ruleset"))
    except RuleSetError as error:
        problems += [problem.below("house_rules") for problem in error.problems]
    if problems or rules is None:
        raise RecordError(file, problems)

    names = [part.name for part in fields(_Record) if part.init]
    values = {name: getattr(record, name) for name in names if name not in ("ruleset", "next")}
    return Match(book=book, rules=rules, arranged=record.next, **values)


def _rules_of(record: _Record, book: RuleBook) -> RuleSet:
    """Return the values of a rule book with the house rules of a record."""
    changes = {**changes_for_player_count(record.sides, book.rules), **record.house_rules}
    _, rules = apply_changes(book.tree, changes, "house_rules")
    return rules


def read_deal(document: object, file: str) -> PlayedDeal:
    """Return one deal of a record; raise `RecordError` with every problem."""
    try:
        return validation.convert_document(_converter(), document, PlayedDeal)
    except validation.DocumentError as error:
        raise RecordError(file, error.problems) from error


def _inconsistencies(record: _Record) -> list[Problem]:
    """Return problems of fields that do not fit together."""
    return [*_side_count_problems(record), *_name_problems(record)]


def _side_count_problems(record: _Record) -> list[Problem]:
    """Return problems of lists and indices that do not fit the number of sides."""
    problems = []
    count = len(record.sides)
    if count <= 1:
        problems.append(Problem("too_few_sides", "sides"))
    if record.opening_scores and len(record.opening_scores) != count:
        values = {"count": len(record.opening_scores), "right": count}
        problems.append(Problem("wrong_number_of_scores", "opening_scores", values))
    if record.ended is not None and record.ended.side not in (None, *range(count)):
        choice: dict[str, Any] = {"allowed": tuple(range(count)), "value": record.ended.side}
        problems.append(Problem("not_offered", "ended.side", choice))
    for index, played in enumerate(record.deals):
        if len(played.deal.sides) != count:
            values = {"count": len(played.deal.sides), "right": count}
            problems.append(Problem("wrong_number_of_sides", f"deals[{index}].sides", values))
    return problems


def _name_problems(record: _Record) -> list[Problem]:
    """Return problems of duplicate names, and of seats and dealers that are not players."""
    problems = []
    sides = [side.name for side in record.sides]
    players = [player.name for side in record.sides for player in side.players]
    for names in (sides, players):
        duplicates = sorted(name for name, count in Counter(names).items() if count > 1)
        problems += [Problem("name_twice", "sides", {"name": name}) for name in duplicates]
    if record.first_dealer is not None and record.first_dealer not in (*players, *record.seats):
        problems.append(Problem("not_a_player", "first_dealer"))
    if record.seats and sorted(record.seats) != sorted(players):
        problems.append(Problem("seats_not_players", "seats"))
    return problems


def changes_for_player_count(sides: Sequence[Side], rules: RuleSet) -> Mapping[str, Any]:
    """Return the values, by path, that a rule set changes for the number of players.

    If the players are not named, the number of sides decides.
    """
    player_count = sum(len(side.players) for side in sides)
    if player_count:
        return rules.by_players.get(str(player_count), {})

    default_count = rules.sides.count
    if len(sides) == default_count:
        return {}
    for changes in rules.by_players.values():
        if changes.get("sides.count", default_count) == len(sides):
            return changes
    return {}


def deal_document(played: PlayedDeal, before: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return a deal as a document.

    Unknown fields of `before`, the document that this one replaces, are kept: a newer version of
    the program may have written them.
    """
    known_names = ("sides", "trump", *PLAYED_FIELDS)
    unknown = {name: value for name, value in (before or {}).items() if name not in known_names}

    sides = [side_document(side) for side in played.deal.sides]
    values = {name: getattr(played, name) for name in PLAYED_FIELDS}
    values["trump"] = played.deal.trump
    written = {
        name: plain_value(value) for name, value in values.items() if value not in (None, ())
    }
    return {"sides": sides, **written, **unknown}


def side_document(side: SideDeal) -> dict[str, Any]:
    """Return one side's deal as a document, without default values."""
    # Fields without a default value are mappings.
    defaults = {part.name: {} if part.default is MISSING else part.default for part in fields(side)}
    values = {name: getattr(side, name) for name in defaults}
    return {name: plain_value(value) for name, value in values.items() if value != defaults[name]}


def plain_value(value: Any) -> Any:
    """Return a value of a deal as plain data for JSON; melds in notation if it can express them."""
    if isinstance(value, Meld):
        if min(value.naturals, value.twos, value.jokers) >= 0 and value.cards:
            return write_meld(value)
        # The notation cannot express a negative count, or a meld without cards.
        counts = value._asdict() | {"count": value.naturals}
        own_fields = {name: counts[name] for name in FIELDS[value.kind]}
        shared_fields = {"jokers": value.jokers, "from_hand": value.from_hand}
        return {"kind": str(value.kind), **own_fields, **shared_fields}
    if isinstance(value, Adjustment):
        return {"points": value.points, "reason": value.reason}
    if isinstance(value, Mapping):
        return {key: plain_value(inner) for key, inner in value.items()}
    if isinstance(value, tuple):
        return [plain_value(inner) for inner in value]
    return value
