"""What can be wrong within one side's report."""

from collections.abc import Callable, Iterator

from scorekeeper.rules.canasta_types import bonus_of, priced_type
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.going_out import (
    may_go_out,
    short_melds_in_the_way,
    short_of_going_out,
)
from scorekeeper.scoring.judging import placed_melds
from scorekeeper.scoring.legality import meld_problems
from scorekeeper.scoring.partnership import has_lone_hands
from scorekeeper.scoring.penalties import held_back
from scorekeeper.scoring.problem import Problem, unlikely
from scorekeeper.scoring.record import SideDeal
from scorekeeper.scoring.tally import Tally
from scorekeeper.scoring.worth import canasta_type

SideCheck = Callable[[RuleSet, Tally], Iterator[Problem]]

COUNTS = (
    "melded_card_points",
    "hand_card_points",
    "red_threes_in_hand",
    "black_threes_in_hand",
    "red_threes",
    "black_threes",
    "black_threes_captured",
)
COUNTED_BY_KIND = ("canastas", "hand_canastas", "cards_in_hand")


def _negative(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    counts = {field: getattr(tally.side, field) or 0 for field in COUNTS}
    for path, count in (*counts.items(), *_counts_within(tally.side)):
        if count < 0:
            yield Problem("negative", path, {"count": count})


def _counts_within(side: SideDeal) -> Iterator[tuple[str, int]]:
    counts = {field: getattr(side, field) or {} for field in COUNTED_BY_KIND}
    hands = {f"hands[{player}]": hand for player, hand in enumerate(side.hands or ())}
    for field, inner in (counts | hands).items():
        for key, count in inner.items():
            yield f"{field}.{key}", count


def _counted_twice(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    """The same thing as cards and as a number."""
    side = tally.side
    cards = side.cards_in_hand is not None or side.hands is not None
    both = {
        "melded_card_points": side.melds and side.melded_card_points,
        "hand_card_points": cards and side.hand_card_points,
        "hands": side.hands is not None and side.cards_in_hand is not None,
        "red_threes_in_hand": tally.red_threes_in_hand > side.red_threes_in_hand > 0,
        "black_threes_in_hand": tally.black_threes_in_hand > side.black_threes_in_hand > 0,
        "incomplete": not set(tally.short).isdisjoint(side.incomplete),
        "held": not set(held_back(side)).isdisjoint(side.held),
    }
    laid = [canasta_type(rules, meld) for meld in tally.melds] if side.canastas else ()
    for kind, count in side.canastas.items():
        both[f"canastas.{kind}"] = count > 0 and priced_type(rules, kind) in laid
    for path, is_twice in both.items():
        if is_twice:
            yield Problem("counted_twice", path)


def _melds(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    for place, meld in placed_melds(rules, tally.side.melds):
        for problem in meld_problems(rules, meld, going_out=tally.side.went_out):
            yield problem.below(f"melds[{place}]")


def _priced(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    """The rule set has no number for something that was reported; it brings nothing more."""
    if tally.side.total is not None or tally.side.acaba:
        return
    for kind in tally.canastas:
        if bonus_of(rules, kind) is None and tally.canastas[kind]:
            yield unlikely("no_value_canasta", f"canastas.{kind}", {"type": kind})
    side, black = tally.side, rules.black_three
    tables = {
        "red_threes": rules.red_three_values,
        "black_threes": black.tabled_values or (0,),
        "black_threes_captured": black.captured_values or (0,),
    }
    for field, table in tables.items():
        count, most = getattr(side, field), len(table) - 1
        if count > most:
            yield unlikely(f"no_value_{field}", field, {"count": count, "most": most})
    known = [hand.id for hand in rules.special_hands]
    if side.special_hand is not None and side.special_hand not in known:
        yield unlikely("no_value_special_hand", "special_hand", {"name": side.special_hand})


def _hand_canastas(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    for kind, count in tally.hand_canastas.items():
        if count > tally.canastas.get(kind, 0):
            yield Problem("more_hand_canastas", f"hand_canastas.{kind}", {"count": count})


def _going_out(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    side = tally.side
    if side.concealed and not side.went_out:
        yield Problem("concealed_but_not_out", "concealed")
    if not side.went_out or side.total is not None or side.special_hand:
        return
    if not may_go_out(rules, tally.canastas):
        short = short_of_going_out(rules, tally.canastas)
        yield unlikely("out_without_canastas", "went_out", short)
    elif side.concealed and not tally.canasta_count:
        yield unlikely("concealed_without_canasta", "concealed")
    for kind in short_melds_in_the_way(rules, [*tally.short, *side.incomplete]):
        yield unlikely("out_over_short_meld", "went_out", {"kind": kind})
    if side.opened is False:
        yield Problem("out_but_not_opened", "opened")


def _opened(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    melded = tally.melds or tally.canasta_count or tally.melded_points
    if tally.side.opened is False and melded:
        yield Problem("melded_but_not_opened", "opened")


def _special_hand(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    if tally.side.special_hand and (tally.melds or tally.canasta_count):
        yield unlikely("special_hand_with_melds", "special_hand")


def _lone(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    if tally.side.lone and not has_lone_hands(rules):
        yield unlikely("no_lone_hand", "lone")


SIDE_CHECKS: tuple[SideCheck, ...] = (
    _negative,
    _counted_twice,
    _priced,
    _opened,
    _special_hand,
    _lone,
)
"""About what one side reports."""
PARTY_CHECKS: tuple[SideCheck, ...] = (_melds, _hand_canastas, _going_out)
"""About what those have together who play together."""
