"""Checks of a rule set: the type of each value, and how values fit together.

`rule_set_from` builds a `RuleSet` from plain values, `value_complaints` checks a single value
and `rule_complaints` a whole rule set.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache
from itertools import pairwise
from operator import attrgetter
from typing import Any, Literal, get_args, get_origin, get_type_hints

from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, override

from scorekeeper.rules.cards import (
    ANY_TYPE,
    BLACK_SUITS,
    NATURALS,
    RED_SUITS,
    SUITS,
    VALUED,
    types_by_id,
)
from scorekeeper.rules.errors import RuleSetError
from scorekeeper.rules.model import Band, RuleSet
from scorekeeper.typed import Complaint, DocumentError, ExpectedError, strict_converter, structured


def rule_set_from(tree: Mapping[str, Any], name: str) -> RuleSet:
    """Return the rule set of a tree of values; `name` stands in messages.

    Raise `RuleSetError` for a missing or unknown path and a value of the wrong kind.
    """
    try:
        return structured(rule_converter(), tree, RuleSet)
    except DocumentError as error:
        raise RuleSetError(name, error.complaints) from error


@cache
def rule_converter() -> Converter:
    """Return the converter from plain values to those of a rule set or of a part of one."""
    converter = strict_converter()
    band = make_dict_structure_fn(
        Band, converter, _cattrs_forbid_extra_keys=True, from_=override(rename="from")
    )
    converter.register_structure_hook(Band, band)
    converter.register_structure_hook_func(lambda t: t == Literal["all"] | int, _all_or_number)
    converter.register_structure_hook_func(lambda t: t == int | str, _number_or_text)
    return converter


def _all_or_number(value: Any, _: Any) -> Any:
    if value == "all" or type(value) is int:
        return value
    raise ExpectedError("all or a whole number should stand here")


def _number_or_text(value: Any, _: Any) -> Any:
    if type(value) in (int, str):
        return value
    raise ExpectedError("a whole number or a text should stand here")


NO_PATH = "there is no such path"


@cache
def kind_at(path: str) -> Any:
    """Return the type of the value at a dotted path; raise KeyError for an unknown path."""
    kind: Any = RuleSet
    for step in path.split("."):
        kind = _below(kind, step)
    return kind


def is_known(path: str) -> bool:
    """Return True if a rule set can have a value at a dotted path."""
    try:
        kind_at(path)
    except KeyError:
        return False
    return True


def value_complaints(path: str, value: Any) -> Iterator[Complaint]:
    """Yield a complaint for each reason why a value cannot stand at a path."""
    if not is_known(path):
        yield Complaint(path, NO_PATH)
        return
    try:
        structured(rule_converter(), value, kind_at(path))
    except DocumentError as error:
        for complaint in error.complaints:
            joint = "" if complaint.path.startswith("[") or not complaint.path else "."
            yield Complaint(f"{path}{joint}{complaint.path}", complaint.expected)


def _below(kind: Any, step: str) -> Any:
    """Return the type one step further down; an optional object is entered as if present."""
    for option in (kind, *get_args(kind)):
        if is_dataclass(option) and isinstance(option, type):
            return _fields(option)[step]
        if get_origin(option) is Mapping:
            return get_args(option)[1]
    raise KeyError(step)


@cache
def _fields(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


Check = Callable[[RuleSet], Iterator[Complaint]]


def rule_complaints(rules: RuleSet) -> Iterator[Complaint]:
    """Yield a complaint for everything in a rule set that cannot be played."""
    for check in CHECKS:
        yield from check(rules)


def _packs(rules: RuleSet) -> Iterator[Complaint]:
    threes_and_twos = 2
    cards = (len(NATURALS) + threes_and_twos) * len(SUITS) * rules.decks + rules.jokers
    if rules.decks < 1 or rules.jokers < 0:
        yield Complaint("decks", "at least one pack, and no negative number of jokers, is needed")
    elif rules.total_cards != cards:
        yield Complaint("total_cards", f"{cards} follows from the packs and jokers")


def _card_values(rules: RuleSet) -> Iterator[Complaint]:
    for card in VALUED:
        if rules.card_values.get(card, 0) <= 0:
            yield Complaint(f"card_values.{card}", "every card has a value above 0")
    for unknown in sorted(set(rules.card_values) - set(VALUED)):
        yield Complaint(f"card_values.{unknown}", "there is no such card")


def _sides(rules: RuleSet) -> Iterator[Complaint]:
    if rules.sides.count <= 1:
        yield Complaint("sides.count", "two sides or more are needed")
    if rules.sides.size < 1:
        yield Complaint("sides.size", "a side has at least one player")


def _by_players(rules: RuleSet) -> Iterator[Complaint]:
    for players, changes in rules.by_players.items():
        if not players.isdecimal():
            yield Complaint(f"by_players.{players}", "a number of players should stand here")
        for path, value in changes.items():
            for complaint in value_complaints(path, value):
                where = f"by_players.{players}.{complaint.path}"
                yield Complaint(where, complaint.expected)


def _bands(rules: RuleSet) -> Iterator[Complaint]:
    bands, by = rules.initial_meld.bands, rules.initial_meld.by
    if not bands:
        yield Complaint("initial_meld.bands", "at least one row is needed")
        return
    if by == "score" and bands[0].from_ is not None:
        yield Complaint("initial_meld.bands[0].from", "the first row is open below")
    if by == "hand_number" and bands[0].hand != 1:
        yield Complaint("initial_meld.bands[0].hand", "the first row is for the first deal")
    starts = [band.from_ if by == "score" else band.hand for band in bands]
    for row, (before, after) in enumerate(pairwise(starts), 1):
        if after is None or (before is not None and after <= before):
            yield Complaint(f"initial_meld.bands[{row}]", "each row begins above the one before")
    for row, band in enumerate(bands):
        if band.points < 0:
            yield Complaint(f"initial_meld.bands[{row}].points", "0 or more is needed")


def _red_threes(rules: RuleSet) -> Iterator[Complaint]:
    in_packs = len(RED_SUITS) * rules.decks
    values = rules.red_three_values
    if len(values) not in (1, in_packs + 1) or values[0] != 0:
        yield Complaint("red_three_values", f"0 and then one total for each of {in_packs}")
    steps = rules.red_three_sign.steps
    if not steps or any(len(step) != len(("least", "sign")) for step in steps):
        yield Complaint("red_three_sign.steps", "pairs of least value and sign are needed")
    elif steps[0][0] > 0 or any(a[0] >= b[0] for a, b in pairwise(steps)):
        yield Complaint("red_three_sign.steps", "the steps begin at 0 and ascend")
    elif any(sign not in (-1, 0, 1) for _, sign in steps):
        yield Complaint("red_three_sign.steps", "a sign is -1, 0 or 1")


def _black_threes(rules: RuleSet) -> Iterator[Complaint]:
    in_packs = len(BLACK_SUITS) * rules.decks
    for field in ("tabled_values", "captured_values"):
        values = getattr(rules.black_three, field)
        if values is not None and (len(values) != in_packs + 1 or values[0] != 0):
            yield Complaint(f"black_three.{field}", f"0 and then one total for each of {in_packs}")


def _canasta_types(rules: RuleSet) -> Iterator[Complaint]:
    known = (ANY_TYPE, *types_by_id())
    for kind in rules.go_out_requirement.exclude:
        if kind not in known:
            yield Complaint("go_out_requirement.exclude", f"{kind} is no type of canasta")
    for place, bonus in enumerate(rules.extra_canasta_bonuses):
        for kind, count in bonus.when.items():
            where = f"extra_canasta_bonuses[{place}].when.{kind}"
            if kind not in known:
                yield Complaint(where, "there is no such type of canasta")
            if len(count) not in (1, 2) or sorted(count) != list(count):
                yield Complaint(where, "the least number, or the least and the most")


def _bonuses_when_out(rules: RuleSet) -> Iterator[Complaint]:
    known = (*types_by_id(), *(bonus.id for bonus in rules.extra_canasta_bonuses))
    for name in rules.bonuses_when_out:
        if name not in known:
            yield Complaint("bonuses_when_out", f"{name} is no type of canasta and no extra bonus")


def _short_melds(rules: RuleSet) -> Iterator[Complaint]:
    for kind in rules.go_out_requirement.no_short_melds_of:
        if not hasattr(rules.penalties, f"incomplete_{kind}"):
            where = "go_out_requirement.no_short_melds_of"
            yield Complaint(where, f"{kind} is no kind of short meld")


def _melds(rules: RuleSet) -> Iterator[Complaint]:
    meld = rules.meld_rules
    if rules.canasta_min_cards < meld.min_cards:
        yield Complaint("canasta_min_cards", "a canasta is at least as long as a meld")
    for field in ("sequence_low", "sequence_high"):
        if getattr(meld, field) not in NATURALS:
            yield Complaint(f"meld_rules.{field}", f"one of {', '.join(NATURALS)} is needed")
    if meld.pure_wild and rules.canasta_bonus.wild is None:
        yield Complaint("canasta_bonus.wild", "a bonus is needed where wild cards are melded")
    if meld.sequences and rules.canasta_bonus.sequence is None:
        yield Complaint("canasta_bonus.sequence", "a bonus is needed where sequences are melded")
    if meld.twos_meldable and rules.canasta_bonus.twos_natural is None:
        yield Complaint("canasta_bonus.twos_natural", "a bonus is needed where twos are melded")


def _ending(rules: RuleSet) -> Iterator[Complaint]:
    if rules.target is None and rules.match_hands is None:
        yield Complaint("target", "a target or a number of deals must end the match")
    for field in ("target", "match_hands"):
        value = getattr(rules, field)
        if value is not None and value <= 0:
            yield Complaint(field, "more than 0 is needed")


def _counts(rules: RuleSet) -> Iterator[Complaint]:
    for path in ONE_OR_MORE:
        if attrgetter(path)(rules) < 1:
            yield Complaint(path, "1 or more is needed")
    for path in NOT_NEGATIVE:
        if (attrgetter(path)(rules) or 0) < 0:
            yield Complaint(path, "0 or more is needed")


def _ids(rules: RuleSet) -> Iterator[Complaint]:
    for path in ("special_hands", "extra_canasta_bonuses"):
        ids = [item.id for item in getattr(rules, path)]
        for place, item_id in enumerate(ids):
            if item_id in ids[:place]:
                yield Complaint(f"{path}[{place}].id", f"{item_id} stands here already")


def _costs(rules: RuleSet) -> Iterator[Complaint]:
    costs = {
        "red_three_in_hand.points": rules.red_three_in_hand.points,
        "black_three.in_hand": rules.black_three.in_hand,
        "penalties.incomplete_sevens": rules.penalties.incomplete_sevens,
        "penalties.incomplete_aces": rules.penalties.incomplete_aces,
        "penalties.incomplete_wild": rules.penalties.incomplete_wild,
        "penalties.held_sevens_3plus": rules.penalties.held_sevens_3plus,
        "penalties.held_aces_3plus": rules.penalties.held_aces_3plus,
    }
    short, jokers = rules.penalties.short_sequence, "incomplete_wild_with_four_jokers"
    costs["penalties.short_sequence.points"] = short.points if short else 0
    costs[f"penalties.{jokers}"] = getattr(rules.penalties, jokers) or 0
    for path, points in costs.items():
        if points > 0:
            yield Complaint(path, "this is taken off: 0 or a negative number is needed")


ONE_OR_MORE = (
    "hand_size",
    "stock_draw",
    "meld_rules.min_cards",
    "meld_rules.sequence_min",
    "black_three.meld_sizes.min",
    "seven_canastas_auto_win.count",
)
NOT_NEGATIVE = (
    "foot_size",
    "meld_rules.min_naturals",
    "meld_rules.max_wilds",
    "meld_rules.sequence_wilds",
    "go_out_requirement.canastas",
    "go_out_requirement.natural",
    "go_out_requirement.mixed",
    "go_out_requirement.sequence",
)
"""Paths of numbers that are counted out at the table; None is no limit."""

CHECKS: tuple[Check, ...] = (
    _packs,
    _card_values,
    _sides,
    _by_players,
    _bands,
    _red_threes,
    _black_threes,
    _canasta_types,
    _bonuses_when_out,
    _short_melds,
    _melds,
    _counts,
    _ids,
    _ending,
    _costs,
)
