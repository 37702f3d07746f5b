"""Checks of a rule set: the type of each value, and how values fit together.

`rule_set_from` builds a `RuleSet` from plain values, `value_complaints` checks a single value
and `rule_complaints` a whole rule set.
"""

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache
from itertools import pairwise
from operator import attrgetter
from typing import Any, Literal, get_args, get_origin, get_type_hints

from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, override

from scorekeeper.rules.cards import ANY_TYPE, NATURALS, RED_SUITS, SUITS, VALUED, types_by_id
from scorekeeper.rules.model import Band, RuleSet, RuleSetError
from scorekeeper.validation import (
    Complaint,
    DocumentError,
    ExpectedError,
    strict_converter,
    structured,
)


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

    def all_or_number(value: Any, _: Any) -> Any:
        if value == "all" or type(value) is int:
            return value
        raise ExpectedError("all or a whole number should stand here")

    def number_or_text(value: Any, _: Any) -> Any:
        if type(value) in (int, str):
            return value
        raise ExpectedError("a whole number or a text should stand here")

    converter.register_structure_hook_func(lambda t: t == Literal["all"] | int, all_or_number)
    converter.register_structure_hook_func(lambda t: t == int | str, number_or_text)
    return converter


NO_PATH = "there is no such path"


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
        yield from (complaint.below(path) for complaint in error.complaints)


Finding = tuple[bool, str, str]
"""True if something is wrong, the path of the value, and what would be right."""


def rule_complaints(rules: RuleSet) -> Iterator[Complaint]:
    """Yield a complaint for everything in a rule set that cannot be played."""
    for check in (_cards, _by_players, _bands, _threes, _canastas, _melds, _counts, _ending):
        for is_wrong, path, expected in check(rules):
            if is_wrong:
                yield Complaint(path, expected)


def _cards(rules: RuleSet) -> Iterator[Finding]:
    threes_and_twos = 2
    cards = (len(NATURALS) + threes_and_twos) * len(SUITS) * rules.decks + rules.jokers
    has_packs = rules.decks >= 1 and rules.jokers >= 0
    packs = "at least one pack, and no negative number of jokers, is needed"
    yield not has_packs, "decks", packs
    is_other = has_packs and rules.total_cards != cards
    yield is_other, "total_cards", f"{cards} follows from the packs and jokers"
    for card in VALUED:
        is_worthless = rules.card_values.get(card, 0) <= 0
        yield is_worthless, f"card_values.{card}", "every card has a value above 0"
    for unknown in sorted(set(rules.card_values) - set(VALUED)):
        yield True, f"card_values.{unknown}", "there is no such card"
    yield rules.sides.count <= 1, "sides.count", "two sides or more are needed"
    yield rules.sides.size < 1, "sides.size", "a side has at least one player"


def _by_players(rules: RuleSet) -> Iterator[Finding]:
    for players, changes in rules.by_players.items():
        where = f"by_players.{players}"
        yield not players.isdecimal(), where, "a number of players should stand here"
        for path, value in changes.items():
            for complaint in value_complaints(path, value):
                yield True, f"{where}.{complaint.path}", complaint.expected


def _bands(rules: RuleSet) -> Iterator[Finding]:
    bands, by = rules.initial_meld.bands, rules.initial_meld.by
    path = "initial_meld.bands"
    if not bands:
        yield True, path, "at least one row is needed"
        return
    is_closed = by == "score" and bands[0].from_ is not None
    yield is_closed, f"{path}[0].from", "the first row is open below"
    is_late = by == "hand_number" and bands[0].hand != 1
    yield is_late, f"{path}[0].hand", "the first row is for the first deal"
    starts = [band.from_ if by == "score" else band.hand for band in bands]
    for row, (before, after) in enumerate(pairwise(starts), 1):
        is_lower = after is None or (before is not None and after <= before)
        yield is_lower, f"{path}[{row}]", "each row begins above the one before"
    for row, band in enumerate(bands):
        yield band.points < 0, f"{path}[{row}].points", "0 or more is needed"


def _threes(rules: RuleSet) -> Iterator[Finding]:
    totals = f"0 and then one total for each of {len(RED_SUITS) * rules.decks}"
    values, most = rules.red_three_values, len(RED_SUITS) * rules.decks + 1
    yield len(values) not in (1, most) or values[0] != 0, "red_three_values", totals
    steps, path = rules.red_three_sign.steps, "red_three_sign.steps"
    if not steps or any(len(step) != len(("least", "sign")) for step in steps):
        yield True, path, "pairs of least value and sign are needed"
    elif steps[0][0] > 0 or any(a[0] >= b[0] for a, b in pairwise(steps)):
        yield True, path, "the steps begin at 0 and ascend"
    else:
        yield any(sign not in (-1, 0, 1) for _, sign in steps), path, "a sign is -1, 0 or 1"
    for field in ("tabled_values", "captured_values"):
        tabled = getattr(rules.black_three, field)
        is_wrong = tabled is not None and (len(tabled) != most or tabled[0] != 0)
        yield is_wrong, f"black_three.{field}", totals


def _canastas(rules: RuleSet) -> Iterator[Finding]:
    known = (ANY_TYPE, *types_by_id())
    for kind in rules.go_out_requirement.exclude:
        path = "go_out_requirement.exclude"
        yield kind not in known, path, f"{kind} is no type of canasta"
    for place, bonus in enumerate(rules.extra_canasta_bonuses):
        for kind, count in bonus.when.items():
            path = f"extra_canasta_bonuses[{place}].when.{kind}"
            yield kind not in known, path, "there is no such type of canasta"
            is_no_range = len(count) not in (1, 2) or sorted(count) != list(count)
            yield is_no_range, path, "the least number, or the least and the most"
    bonuses = (*types_by_id(), *(bonus.id for bonus in rules.extra_canasta_bonuses))
    for name in rules.bonuses_when_out:
        what = f"{name} is no type of canasta and no extra bonus"
        yield name not in bonuses, "bonuses_when_out", what
    for kind in rules.go_out_requirement.no_short_melds_of:
        is_unknown = not hasattr(rules.penalties, f"incomplete_{kind}")
        path = "go_out_requirement.no_short_melds_of"
        yield is_unknown, path, f"{kind} is no kind of short meld"


def _melds(rules: RuleSet) -> Iterator[Finding]:
    meld, bonus = rules.meld_rules, rules.canasta_bonus
    is_short = rules.canasta_min_cards < meld.min_cards
    yield is_short, "canasta_min_cards", "a canasta is at least as long as a meld"
    for field in ("sequence_low", "sequence_high"):
        is_no_rank = getattr(meld, field) not in NATURALS
        yield is_no_rank, f"meld_rules.{field}", f"one of {', '.join(NATURALS)} is needed"
    for is_melded, kind, what in (
        (meld.pure_wild, "wild", "wild cards"),
        (meld.sequences, "sequence", "sequences"),
        (meld.twos_meldable, "twos_natural", "twos"),
    ):
        is_missing = is_melded and getattr(bonus, kind) is None
        yield is_missing, f"canasta_bonus.{kind}", f"a bonus is needed where {what} are melded"


def _counts(rules: RuleSet) -> Iterator[Finding]:
    for path in ONE_OR_MORE:
        yield attrgetter(path)(rules) < 1, path, "1 or more is needed"
    for path in NOT_NEGATIVE:
        yield (attrgetter(path)(rules) or 0) < 0, path, "0 or more is needed"
    for path in ("special_hands", "extra_canasta_bonuses"):
        ids = [item.id for item in getattr(rules, path)]
        for place, item_id in enumerate(ids):
            is_twice = item_id in ids[:place]
            yield is_twice, f"{path}[{place}].id", f"{item_id} stands here already"


def _ending(rules: RuleSet) -> Iterator[Finding]:
    is_endless = rules.target is None and rules.match_hands is None
    yield is_endless, "target", "a target or a number of deals must end the match"
    for path in ("target", "match_hands"):
        value = getattr(rules, path)
        yield value is not None and value <= 0, path, "more than 0 is needed"
    for path in COSTS:
        here: Any = rules
        for step in path.split("."):
            here = getattr(here, step, None)  # a short sequence may cost nothing
        what = "this is taken off: 0 or a negative number is needed"
        yield here is not None and here > 0, path, what


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
)
