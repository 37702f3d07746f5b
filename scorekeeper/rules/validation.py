"""Checks of a rule set: the type of each value, and how values fit together.

`rule_set_from` builds a `RuleSet` from plain values, `later_rules` returns the rules of a second
phase, `value_problems` checks a single value and `rule_problems` a whole rule set.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass, replace
from functools import cache
from itertools import pairwise
from operator import attrgetter
from typing import Any, Literal, get_args, get_origin, get_type_hints

from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, override

from scorekeeper.caching import cached_by_owner
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import (
    ANY_TYPE,
    NATURALS,
    RED_SUITS,
    SUITS,
    THREE,
    VALUED,
    types_by_id,
    valued_cards,
)
from scorekeeper.rules.loader import is_overlapping
from scorekeeper.rules.model import Band, RuleSet, RuleSetError
from scorekeeper.validation import (
    DocumentError,
    ExpectedError,
    convert_document,
    file_problems,
    short_text,
    strict_converter,
)


def rule_set_from(tree: Mapping[str, Any], name: str) -> RuleSet:
    """Return the rule set of a tree of values; `name` is its name in messages.

    Raise `RuleSetError` for a missing or unknown path and a value of the wrong kind.
    """
    with file_problems(name, RuleSetError):
        return convert_document(rule_converter(), tree, RuleSet)


@cache
def rule_converter() -> Converter:
    """Return the converter from plain values to those of a rule set or of a part of one."""
    converter = strict_converter()
    band = make_dict_structure_fn(
        Band, converter, _cattrs_forbid_extra_keys=True, from_=override(rename="from")
    )
    converter.register_structure_hook(Band, band)

    def all_or_number(value: Any, _: Any) -> Any:
        if value == "all" or type(value) is int:
            return value
        raise ExpectedError("wrong_kind", kind="number_or_all", value=short_text(value))

    def number_or_text(value: Any, _: Any) -> Any:
        if type(value) in (int, str):
            return value
        raise ExpectedError("wrong_kind", kind="number_or_text", value=short_text(value))

    converter.register_structure_hook_func(lambda t: t == Literal["all"] | int, all_or_number)
    converter.register_structure_hook_func(lambda t: t == int | str, number_or_text)
    return converter


@cache
def kind_at(path: str) -> Any:
    """Return the type of the value at a dotted path; raise KeyError for an unknown path."""
    kind: Any = RuleSet
    for step in path.split("."):
        # an optional object is entered as if present
        for option in (kind, *get_args(kind)):
            if is_dataclass(option) and isinstance(option, type):
                kind = get_type_hints(option)[step]
                break
            if get_origin(option) is Mapping:
                kind = get_args(option)[1]
                break
        else:
            raise KeyError(step)
    return kind


VALUES_OF_OTHERS = re.compile(r"(?:by_players\.\d+|later_phase\.values)\.(.+)")
"""Matches the path of a value for a number of players or a later phase; group 1 is the rule."""


def rule_path(path: str) -> str:
    """Return the path of the rule that a value for some players or a later phase changes.

    Any other path is returned unchanged.

    >>> rule_path("by_players.2.hand_size")
    'hand_size'
    >>> rule_path("hand_size")
    'hand_size'
    """
    inner = VALUES_OF_OTHERS.fullmatch(path)
    return path if inner is None else inner[1]


def default_at(path: str, otherwise: Any) -> Any:
    """Return the default of the rule at a dotted path as plain data; `otherwise` if it has none."""
    group, _, name = path.rpartition(".")
    kind: Any = kind_at(group) if group else RuleSet
    for option in (kind, *get_args(kind)):
        if is_dataclass(option):
            default = {field.name: field.default for field in fields(option)}.get(name, MISSING)
            if default is not MISSING:
                return list(default) if isinstance(default, tuple) else default
    return otherwise


def is_known_path(path: str) -> bool:
    """Return True if a rule set can have a value at a dotted path."""
    try:
        kind_at(path)
    except KeyError:
        return False
    return True


def value_problems(path: str, value: Any) -> Iterator[Problem]:
    """Yield a problem for each reason why a value cannot be at a path."""
    if not is_known_path(path):
        yield unknown_path_problem(path)
        return
    try:
        convert_document(rule_converter(), value, kind_at(path))
    except DocumentError as error:
        yield from (problem.below(path) for problem in error.problems)


def unknown_path_problem(path: str) -> Problem:
    """Return the problem of a path at which no rule set has a value."""
    return Problem("unknown_rule", path, {"rule": path})


def rule_problems(rules: RuleSet) -> Iterator[Problem]:
    """Yield a problem for each value of a rule set that cannot be played."""
    for check in (
        _card_problems,
        _by_players_problems,
        _band_problems,
        _three_problems,
        _canasta_problems,
        _meld_problems,
        _count_problems,
        _end_and_penalty_problems,
    ):
        yield from check(rules)
    yield from _later_phase_problems(rules)


def _least_problems(least: int, value: int, path: str) -> Iterator[Problem]:
    if value < least:
        yield Problem("at_least", path, {"least": least})


def _not_offered_problem(allowed: Iterable[Any], value: Any, path: str) -> Problem:
    return Problem("not_offered", path, {"allowed": (*allowed,), "value": short_text(value)})


def _card_problems(rules: RuleSet) -> Iterator[Problem]:
    """Yield the problems of packs, jokers, card values, sides and the lone hand."""
    threes_and_twos = 2
    cards = (len(NATURALS) + threes_and_twos) * len(SUITS) * rules.decks + rules.jokers
    yield from _least_problems(1, rules.decks, "decks")
    yield from _least_problems(0, rules.jokers, "jokers")
    if rules.decks >= 1 and rules.jokers >= 0 and rules.total_cards != cards:
        yield Problem("total_cards", "total_cards", {"cards": cards})
    for card in valued_cards(rules):
        yield from _least_problems(1, rules.card_values.get(card, 0), f"card_values.{card}")
    for unknown in sorted(set(rules.card_values) - {*VALUED, THREE}):
        yield _not_offered_problem(VALUED, unknown, f"card_values.{unknown}")
    if rules.sides.count <= 1:
        yield Problem("too_few_sides", "sides.count")
    yield from _least_problems(1, rules.sides.size, "sides.size")
    if rules.lone_hand is not None:
        yield from _least_problems(0, rules.lone_hand.foot_size, "lone_hand.foot_size")


def _by_players_problems(rules: RuleSet) -> Iterator[Problem]:
    """Yield the problems of the values for single numbers of players."""
    for players, changes in rules.by_players.items():
        where = f"by_players.{players}"
        if not players.isdecimal():
            yield Problem("wrong_kind", where, {"kind": "number", "value": short_text(players)})
        for path, value in changes.items():
            yield from (problem.below(where) for problem in value_problems(path, value))


FOR_ALL_PHASES = ("players", "sides.count", "sides.size", "by_players", "later_phase", "target")
"""Paths whose values a second phase cannot change."""


def _later_phase_problems(rules: RuleSet) -> Iterator[Problem]:
    """Yield a problem for each value of the second phase that cannot be played."""
    if rules.later_phase is None:
        return
    yield from _least_problems(1, rules.later_phase.from_score, "later_phase.from_score")
    where = "later_phase.values"
    wrong = []
    for path, value in rules.later_phase.values.items():
        if any(is_overlapping(path, fixed) for fixed in FOR_ALL_PHASES):
            wrong.append(unknown_path_problem(path))
        else:
            wrong += value_problems(path, value)
    if not wrong:
        wrong += rule_problems(later_rules(rules))
    yield from (problem.below(where) for problem in wrong)


@cached_by_owner
def later_rules(rules: RuleSet) -> RuleSet:
    """Return the rules of the second phase of a match; without one, the same rules."""
    later = replace(rules, later_phase=None)
    values = {} if rules.later_phase is None else rules.later_phase.values
    for path, value in values.items():
        later = _with_value(later, path, convert_document(rule_converter(), value, kind_at(path)))
    return later


def _with_value(group: Any, path: str, value: Any) -> Any:
    """Return a copy of a rule set, or of a group of its values, with another value at a path."""
    step, _, rest = path.partition(".")
    if isinstance(group, Mapping):  # such as the values of cards
        return {**group, step: value}
    new = _with_value(getattr(group, step), rest, value) if rest else value
    return replace(group, **{step: new})


def _band_problems(rules: RuleSet) -> Iterator[Problem]:
    """Yield the problems of the rows of the table of initial melds."""
    bands = rules.initial_meld.bands
    by = rules.initial_meld.by
    path = "initial_meld.bands"
    if not bands:
        yield Problem("row_needed", path)
        return
    if by == "score" and bands[0].from_ is not None:
        yield Problem("first_row_open", f"{path}[0].from")
    if by == "hand_number" and bands[0].hand != 1:
        yield Problem("first_row_first_deal", f"{path}[0].hand")
    if by == "score":
        yield from _row_order_problems([band.from_ for band in bands], path, "from")
    else:
        yield from _row_order_problems([band.hand for band in bands], path, "hand")
    for row, band in enumerate(bands):
        yield from _least_problems(0, band.points, f"{path}[{row}].points")
    again = "initial_meld_exceptions.last_row_again"
    for row, points in enumerate(rules.initial_meld_exceptions.last_row_again):
        yield from _least_problems(0, points, f"{again}[{row}]")


def _row_order_problems(starts: Sequence[int | None], path: str, field: str) -> Iterator[Problem]:
    """Yield a problem for each misplaced row of a table: without it, the others would ascend.

    If either of two rows may be the misplaced one, both have a problem.
    """
    for row, (before, after) in enumerate(pairwise(starts), 1):
        if after is None:
            yield Problem("rows_ascend", f"{path}[{row}]")
            continue
        if before is None or before < after:
            continue
        misplaced = [
            place
            for place in (row - 1, row)
            if place > 0 and _is_ascending([*starts[:place], *starts[place + 1 :]])
        ]
        for place in misplaced or [row]:
            yield Problem("rows_ascend", f"{path}[{place}].{field}")


def _is_ascending(starts: Sequence[int | None]) -> bool:
    """Return True if each start but the first is greater than the one before it."""
    return all(
        after is not None and (before is None or before < after)
        for before, after in pairwise(starts)
    )


def _three_problems(rules: RuleSet) -> Iterator[Problem]:
    """Yield the problems of the points and signs of red and black threes."""
    threes = len(RED_SUITS) * rules.decks
    values = rules.red_three_values
    totals = {"count": threes}
    # a table may go on for the packs of other numbers of players
    if not values or values[0] != 0 or 1 < len(values) <= threes:
        yield Problem("totals_of_threes", "red_three_values", totals)
    steps = rules.red_three_sign.steps
    path = "red_three_sign.steps"
    if not steps or any(len(step) != len(("least", "sign")) for step in steps):
        yield Problem("steps_pairs", path)
    elif steps[0][0] > 0 or any(a[0] >= b[0] for a, b in pairwise(steps)):
        yield Problem("steps_ascend", path)
    else:
        signs = (-1, 0, 1)
        wrong = [sign for _, sign in steps if sign not in signs]
        yield from (_not_offered_problem(signs, sign, path) for sign in wrong[:1])
    for field in ("tabled_values", "captured_values"):
        tabled = getattr(rules.black_three, field)
        if tabled is not None and (len(tabled) != threes + 1 or tabled[0] != 0):
            yield Problem("totals_of_threes", f"black_three.{field}", totals)


def _canasta_problems(rules: RuleSet) -> Iterator[Problem]:
    """Yield a problem for each unknown type of canasta or bonus, and each invalid range."""
    known = (ANY_TYPE, *types_by_id())
    for kind in rules.go_out_requirement.exclude:
        if kind not in known:
            yield _not_offered_problem(known, kind, "go_out_requirement.exclude")
    for place, bonus in enumerate(rules.extra_canasta_bonuses):
        for kind, count in bonus.when.items():
            path = f"extra_canasta_bonuses[{place}].when.{kind}"
            if kind not in known:
                yield _not_offered_problem(known, kind, path)
            if len(count) not in (1, 2) or sorted(count) != list(count):
                yield Problem("count_range", path)
    bonuses = (*types_by_id(), *(bonus.id for bonus in rules.extra_canasta_bonuses))
    for name in rules.bonuses_when_out:
        if name not in bonuses:
            yield _not_offered_problem(bonuses, name, "bonuses_when_out")
    penalties = [field.name for field in fields(rules.penalties)]
    marked = [name for name in penalties if name.startswith(INCOMPLETE)]
    short = [name.removeprefix(INCOMPLETE) for name in marked]
    for kind in rules.go_out_requirement.no_short_melds_of:
        if kind not in short:
            yield _not_offered_problem(short, kind, "go_out_requirement.no_short_melds_of")


INCOMPLETE = "incomplete_"
"""The beginning of the penalties for short melds; the kind of meld follows."""


def _meld_problems(rules: RuleSet) -> Iterator[Problem]:
    """Yield the problems of meld lengths and ranks, and of missing bonuses for canastas."""
    meld = rules.meld_rules
    bonus = rules.canasta_bonus
    if rules.canasta_min_cards < meld.min_cards:
        yield Problem("canasta_too_short", "canasta_min_cards")
    for field in ("sequence_low", "sequence_high"):
        if getattr(meld, field) not in NATURALS:
            yield _not_offered_problem(NATURALS, getattr(meld, field), f"meld_rules.{field}")
    ranks = (THREE, *NATURALS)
    for rank in meld.group_ranks:
        if rank not in ranks:
            yield _not_offered_problem(ranks, rank, "meld_rules.group_ranks")
    for is_melded, kind in (
        (meld.pure_wild, "wild"),
        (meld.sequences and meld.sequence_canastas == "own", "sequence"),
        (meld.twos_meldable, "twos_natural"),
        (rules.go_out_requirement.wild, "wild"),
        (rules.go_out_requirement.fives, "fives"),
        (rules.go_out_requirement.sevens or rules.red_three_sign.measure == "sevens", "sevens"),
    ):
        if is_melded and getattr(bonus, kind) is None:
            yield Problem("bonus_needed", f"canasta_bonus.{kind}", {"kind": kind})


def _count_problems(rules: RuleSet) -> Iterator[Problem]:
    """Yield a problem for each number that is too low, and each id that is used twice."""
    for path in ONE_OR_MORE:
        yield from _least_problems(1, attrgetter(path)(rules), path)
    for path in NOT_NEGATIVE:
        yield from _least_problems(0, attrgetter(path)(rules) or 0, path)
    for path in ("special_hands", "extra_canasta_bonuses"):
        ids = [item.id for item in getattr(rules, path)]
        for place, item_id in enumerate(ids):
            if item_id in ids[:place]:
                yield Problem("name_twice", f"{path}[{place}].id", {"name": item_id})


def _end_and_penalty_problems(rules: RuleSet) -> Iterator[Problem]:
    """Yield the problems of the end of a match, and a problem for each penalty above 0."""
    if rules.target is None and rules.match_hands is None:
        yield Problem("endless", "target")
    for path in ("target", "match_hands"):
        value = getattr(rules, path)
        yield from _least_problems(1, 1 if value is None else value, path)
    for path in COSTS:
        here: Any = rules
        for step in path.split("."):
            here = getattr(here, step, None)  # a short sequence may cost nothing
        if here is not None and here > 0:
            yield Problem("taken_off", path)


ONE_OR_MORE = (
    "hand_size",
    "stock_draw",
    "meld_rules.min_cards",
    "meld_rules.sequence_min",
    "meld_rules.sequence_aces",
    "black_three.meld_sizes.min",
    "trump_multiplier",
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
    "go_out_requirement.wild",
    "go_out_requirement.sevens",
    "go_out_requirement.fives",
    "exact_pickup_bonus",
)
"""Paths of numbers that must not be negative; None means no limit."""
COSTS = (
    "red_three_in_hand.points",
    "black_three.in_hand",
    "penalties.incomplete_sevens",
    "penalties.incomplete_aces",
    "penalties.incomplete_wild",
    "penalties.held_sevens_3plus",
    "penalties.held_aces_3plus",
    "penalties.short_sequence.points",
    "penalties.incomplete_wild_with_four_jokers",
    "penalties.foot_untaken",
)
