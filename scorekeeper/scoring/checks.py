"""Checks of melds and of a reported deal, and the conditions for going out.

`problems` runs all checks and returns every problem at once, each with a code and a path.
`meld_problems` and `cards_beyond_packs` check melds alone, in a deal or in a lay-down. `may_go_out`
and `going_out_shortfall` compare the canastas of a side with the requirement for going out.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import gcd
from operator import attrgetter
from typing import Any, NamedTuple

from scorekeeper.caching import cached_by_owner
from scorekeeper.problem import Grade, Problem
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_THREE,
    TWO,
    WILDS,
    Card,
    bonus_of,
    has_plain_threes,
    priced_type,
    types_by_id,
)
from scorekeeper.rules.model import LONE_HAND, MeldRules, RuleSet
from scorekeeper.scoring.deal import (
    PER_PLAYER,
    Deal,
    LoneHandOpponents,
    SideDeal,
    Tally,
    count_of_type,
    hands_of,
    held_back_kinds,
    is_halved_for_partners,
    opponents_of_lone_hand,
    tally_of,
)
from scorekeeper.scoring.limits import (
    card_point_range,
    cards_in_packs,
    least_points,
    most_total,
    points_in_packs,
    wilds_in_canastas,
)
from scorekeeper.scoring.meld import Meld, MeldKind, canasta_type, cards_of, indexed_melds
from scorekeeper.scoring.notation import SUIT_MARK, WRITTEN, write_meld

UNLIKELY = Grade.UNLIKELY
MELDED_POINTS = "melded_card_points"


class Party(NamedTuple):
    """One side, or the partners that play together against a lone hand."""

    tally: Tally
    """The tally of all its sides together."""
    sides: tuple[tuple[int, SideDeal], ...]
    """The sides, each with its index in the deal; only the first has a report that all repeat."""


def problems(rules: RuleSet, deal: Deal) -> tuple[Problem, ...]:
    """Return all problems of a deal, the impossible ones first, then the unlikely ones."""
    tallies = [tally_of(rules, side, deal.trump) for side in deal.sides]
    # Partners may report the same cards; for the limits of the packs these are counted once.
    tallies_without_repeats = tallies
    opponents = opponents_of_lone_hand(rules, deal)
    if opponents is not None:
        sides = opponents.sides_without_repeats
        tallies_without_repeats = [tally_of(rules, side, deal.trump) for side in sides]
    parties = _parties(rules, deal, tallies, opponents)

    found = []
    if len(deal.sides) != rules.sides.count:
        values = {"count": len(deal.sides), "right": rules.sides.count}
        found.append(Problem("wrong_number_of_sides", "sides", values))
    for party in parties:
        found += _party_problems(rules, party, tallies)
    found += _ending_problems(rules, parties, tallies)
    found += _pack_problems(rules, tallies_without_repeats)
    if deal.trump is None and rules.trump_multiplier != 1:
        found += _trump_problems(rules, tallies_without_repeats)
    return tuple(sorted(found, key=lambda problem: problem.grade is UNLIKELY))


def _parties(
    rules: RuleSet, deal: Deal, tallies: Sequence[Tally], opponents: LoneHandOpponents | None
) -> list[Party]:
    """Return a party for each side; all opponents of a lone hand form one party, the last."""
    partners = () if opponents is None else opponents.indexes
    parties = [
        Party(tally, ((index, tally.side),))
        for index, tally in enumerate(tallies)
        if index not in partners
    ]
    if opponents is not None:
        joint_tally = tally_of(rules, SideDeal(**opponents.joint_report), deal.trump)
        sides = tuple((index, opponents.sides_without_repeats[index]) for index in partners)
        parties.append(Party(joint_tally, sides))
    return parties


def _party_problems(rules: RuleSet, party: Party, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """Yield the problems of one side, or of partners, apart from those of the whole deal."""
    for index, _ in party.sides:
        yield from _contradiction_problems(rules, tallies[index], f"sides[{index}].")
        yield from _parts_without_value(rules, tallies[index], f"sides[{index}].")
    if len(party.sides) == 1:
        yield from _table_problems(rules, party.tally, f"sides[{party.sides[0][0]}].")
        return
    for problem in _table_problems(rules, party.tally, ""):
        yield _with_path_of_reporter(party, problem)


def _trump_problems(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """Yield a problem for canastas in a suit if the rules have trumps and the trump is unknown."""
    melds = (meld for tally in tallies for meld in tally.melds if meld.suit is not None)
    if any(canasta_type(rules, meld) for meld in melds):
        yield Problem("trump_unknown", "trump", grade=UNLIKELY)


NO_VALUE = "no_value"
"""The beginning of the codes of problems about a part that the rule set has no points for."""


def is_scorable(problems: Sequence[Problem]) -> bool:
    """Return True if the rule set has points for every part of the report."""
    return not any(problem.code.startswith(NO_VALUE) for problem in problems)


def _with_path_of_reporter(party: Party, problem: Problem) -> Problem:
    """Return a problem of partners with the path of the partner that reported the field.

    The problem's path counts the melds of all partners consecutively.
    """
    head, bracket, rest = problem.path.partition("[")
    if head == "melds" and bracket:
        number, _, rest = rest.partition("]")
        meld_number = int(number)
        for index, side in party.sides:
            if meld_number < len(side.melds):
                return replace(problem, path=f"sides[{index}].melds[{meld_number}]{rest}")
            meld_number -= len(side.melds)
    field = head.partition(".")[0]
    reporters = (index for index, side in party.sides if getattr(side, field, None))
    return problem.below(f"sides[{next(reporters, party.sides[0][0])}]")


COUNTS = (
    MELDED_POINTS,
    "hand_card_points",
    "red_threes_in_hand",
    "black_threes_in_hand",
    "red_threes",
    "black_threes",
    "black_threes_captured",
    *PER_PLAYER,
)


def _contradiction_problems(rules: RuleSet, tally: Tally, prefix: str) -> Iterator[Problem]:
    """Yield a problem for each contradiction in the report of a side.

    `prefix` is the beginning of the paths of the problems.
    """
    side = tally.side
    yield from _negative_counts(side, prefix)
    yield from _double_reports(rules, tally, prefix)

    if side.base is not None and side.total is None:
        yield Problem("base_without_total", prefix + "base")
    if side.opened is False and (tally.melds or tally.canasta_count or tally.melded_points):
        yield Problem("melded_but_not_opened", prefix + "opened")
    if rules.table_rules.foot_taken == "by_side" and side.feet_untaken > 1:
        yield Problem("too_many_feet", prefix + "feet_untaken", {"count": side.feet_untaken})


def _negative_counts(side: SideDeal, prefix: str) -> Iterator[Problem]:
    """Yield a problem for each number below 0 in the report of a side."""
    counts = {field: getattr(side, field) or 0 for field in COUNTS}
    for field in ("canastas", "hand_canastas", "trump_canastas", "cards_in_hand"):
        counts |= {f"{field}.{key}": n for key, n in (getattr(side, field) or {}).items()}
    for player, hand in enumerate(side.hands or ()):
        counts |= {f"hands[{player}].{card}": n for card, n in hand.items()}

    for path, count in counts.items():
        if count < 0:
            yield Problem("negative", prefix + path, {"count": count})


def _double_reports(rules: RuleSet, tally: Tally, prefix: str) -> Iterator[Problem]:
    """Yield a problem for each part that is reported, and would score, as cards and as a number."""
    side = tally.side
    has_cards_in_hand = side.cards_in_hand is not None or side.hands is not None
    is_twice = {
        MELDED_POINTS: side.melds and side.melded_card_points,
        "hand_card_points": has_cards_in_hand and side.hand_card_points,
        "hands": side.hands is not None and side.cards_in_hand is not None,
        "red_threes_in_hand": tally.red_threes_in_hand > side.red_threes_in_hand > 0,
        "black_threes_in_hand": tally.black_threes_in_hand > side.black_threes_in_hand > 0,
        "incomplete": not set(tally.short_kinds).isdisjoint(side.incomplete),
        "held": side.held and not set(held_back_kinds(side)).isdisjoint(side.held),
    }
    if side.canastas:
        laid_types = [canasta_type(rules, meld) for meld in tally.melds]
        for kind, count in side.canastas.items():
            is_laid = count > 0 and priced_type(rules, kind) in laid_types
            is_twice[f"canastas.{kind}"] = is_laid

    for path, is_wrong in is_twice.items():
        if is_wrong:
            yield Problem("counted_twice", prefix + path)


def _parts_without_value(rules: RuleSet, tally: Tally, prefix: str) -> Iterator[Problem]:
    """Yield a problem for each part of a report for which the rule set has no points.

    Also for a special hand with melds, and for a lone hand in a rule set without lone hands.
    """
    side = tally.side
    if side.total is None and side.acaba is None:
        yield from _canastas_without_value(rules, tally, prefix)
        yield from _counts_without_value(rules, side, prefix)
        name = side.special_hand
        if name is not None and name not in [hand.id for hand in rules.special_hands]:
            yield Problem(
                "no_value_special_hand", f"{prefix}special_hand", {"name": name}, UNLIKELY
            )
    if side.special_hand and (tally.melds or tally.canasta_count):
        yield Problem("special_hand_with_melds", f"{prefix}special_hand", grade=UNLIKELY)
    if side.lone and rules.sides.kind != LONE_HAND:
        yield Problem("no_lone_hand", f"{prefix}lone", grade=UNLIKELY)


def _canastas_without_value(rules: RuleSet, tally: Tally, prefix: str) -> Iterator[Problem]:
    """Yield a problem for each type of canasta, and for trumps, for which there are no points."""
    for kind, count in tally.canastas.items():
        if count and getattr(rules.canasta_bonus, kind) is None:
            yield Problem("no_value_canasta", f"{prefix}canastas.{kind}", {"type": kind}, UNLIKELY)
    if rules.trump_multiplier == 1 and any(tally.side.trump_canastas.values()):
        yield Problem("no_value_trump_canastas", f"{prefix}trump_canastas", grade=UNLIKELY)


def _counts_without_value(rules: RuleSet, side: SideDeal, prefix: str) -> Iterator[Problem]:
    """Yield a problem for more threes than the rules have points for, and for worthless counts."""
    points_by_count = {
        "red_threes": rules.red_three_values,
        "black_threes": rules.black_three.tabled_values,
        "black_threes_captured": rules.black_three.captured_values,
    }
    for field, points in points_by_count.items():
        count = getattr(side, field)
        most = len(points or (0,)) - 1  # The first number is for no three at all.
        if count > most:
            values = {"count": count, "most": most}
            yield Problem(f"no_value_{field}", prefix + field, values, UNLIKELY)

    for field, rule in PER_PLAYER.items():
        count = getattr(side, field)
        if count > 0 and not attrgetter(rule)(rules):
            yield Problem(f"no_value_{field}", prefix + field, {"count": count}, UNLIKELY)


def _table_problems(rules: RuleSet, tally: Tally, prefix: str) -> Iterator[Problem]:
    """Yield the problems of the melds and canastas of a side, and of its going out."""
    side = tally.side
    if side.melds:
        yield from (
            problem.below(f"{prefix}melds[{index}]")
            for index, meld in indexed_melds(rules, side.melds)
            for problem in meld_problems(rules, meld, going_out=side.went_out)
        )
    for field in ("hand_canastas", "trump_canastas"):
        for kind, count in getattr(tally, field).items():
            if count > tally.canastas.get(kind, 0):
                yield Problem(f"more_{field}", f"{prefix}{field}.{kind}", {"count": count})
    if side.concealed and not side.went_out:
        yield Problem("concealed_but_not_out", f"{prefix}concealed")
    if side.went_out and side.total is None and not side.special_hand:
        yield from _out_problems(rules, tally, prefix)
    if side.total is None and not (side.acaba or side.special_hand or side.melds):
        yield from _points_of_canastas_problems(rules, tally, prefix)


def _points_of_canastas_problems(rules: RuleSet, tally: Tally, prefix: str) -> Iterator[Problem]:
    """Yield a problem if the card points are too low or too high for the canastas of a side.

    The same holds if the packs cannot hold the canastas at once. All of this is graded as unlikely,
    not impossible, because people lay illegal melds.
    """
    points = tally.melded_points
    count = tally.canasta_count
    path = prefix + MELDED_POINTS
    least, most = card_point_range(rules, *tally.canastas.items())
    if most is None:
        values: dict[str, Any] = {"count": count, "by": "rules"}
        yield Problem("too_many_canastas", f"{prefix}canastas", values, UNLIKELY)
    elif points < least:
        values = {"points": points, "count": count, "least": least}
        yield Problem("too_few_points_for_canastas", path, values, UNLIKELY)
    elif points > most:
        values = {"points": points, "count": count, "most": most}
        yield Problem("too_many_points_for_canastas", path, values, UNLIKELY)


def _out_problems(rules: RuleSet, tally: Tally, prefix: str) -> Iterator[Problem]:
    """Yield a problem for each requirement for going out that a side which went out misses."""
    side = tally.side
    short = going_out_shortfall(rules, tally.canastas)
    if short is not None:
        yield Problem("out_without_canastas", f"{prefix}went_out", short, UNLIKELY)
    elif side.concealed and not tally.canasta_count:
        yield Problem("concealed_without_canasta", f"{prefix}concealed", grade=UNLIKELY)
    short_melds = [*tally.short_kinds, *side.incomplete]
    yield from (
        Problem("out_over_short_meld", f"{prefix}went_out", {"kind": kind}, UNLIKELY)
        for kind in (short_melds_against_going_out(rules, short_melds) if short_melds else ())
    )
    if side.opened is False:
        yield Problem("out_but_not_opened", f"{prefix}opened")
    if side.feet_untaken > 0:
        yield Problem("out_without_foot", f"{prefix}feet_untaken", grade=UNLIKELY)


def _ending_problems(
    rules: RuleSet, parties: Sequence[Party], tallies: Sequence[Tally]
) -> Iterator[Problem]:
    """Yield the problems of the end of a deal: one side must be out, or cards be left in hands."""
    sides = [tally.side for tally in tallies]
    yield from _two_sides_out_problems(parties)
    if rules.sides.size == 1:
        yield from _cards_of_player_out_problems(parties)
    if rules.sides.kind == LONE_HAND:
        yield from _lone_hand_problems(rules, parties)
    if any(side.acaba or side.special_hand for side in sides):
        yield from _special_ending_problems(rules, sides)
    for index, side in enumerate(sides):
        yield from _typed_points_problems(rules, side, f"sides[{index}].")
    yield from _nobody_out_problems(tallies)


def _two_sides_out_problems(parties: Sequence[Party]) -> Iterator[Problem]:
    """Yield a problem for every side that went out after another one had."""
    first: int | None = None
    for party in parties:
        out = [index for index, side in party.sides if side.went_out]
        if out and first is not None:
            yield Problem("two_sides_out", f"sides[{out[0]}].went_out", {"first": first})
        if out and first is None:
            first = out[0]


def _typed_points_problems(rules: RuleSet, side: SideDeal, prefix: str) -> Iterator[Problem]:
    """Yield a problem for typed points that do not fit the values of cards and canastas."""
    step = gcd(*rules.card_values.values())  # every card value is a multiple of it
    fields = [MELDED_POINTS, "hand_card_points"]
    if not is_halved_for_partners(rules):  # half of such points need not be one
        is_base_odd = side.base is not None and side.base % step != 0
        # With an odd base, nothing is known about the rest of the total.
        fields.append("base" if is_base_odd else "total")
    for field in fields:
        points = getattr(side, field)
        if points is not None and points % step:
            yield Problem("odd_points", prefix + field, {"points": points, "step": step}, UNLIKELY)

    if side.total is None:
        return
    path = f"{prefix}total"
    least = least_total_out(rules)
    most = most_total(rules)
    if side.went_out and side.total < least:
        values = {"points": side.total, "least": least}
        yield Problem("total_too_low_for_out", path, values, UNLIKELY)
    if side.total > most:
        yield Problem("total_too_high", path, {"points": side.total, "most": most}, UNLIKELY)


def _nobody_out_problems(tallies: Sequence[Tally]) -> Iterator[Problem]:
    """Yield a problem if nobody went out although all hands are empty.

    Sides reported by their total are ignored, because they do not report their hands.
    """
    sides = [tally.side for tally in tallies]
    counted = [tally for tally in tallies if tally.side.total is None]
    is_ended = any(side.went_out or side.acaba or side.special_hand for side in sides)
    has_cards = any(
        tally.in_hand_points or tally.red_threes_in_hand or tally.black_threes_in_hand
        for tally in counted
    )
    if counted and not is_ended and not has_cards:
        yield Problem("nobody_out_nothing_in_hand", "sides", grade=UNLIKELY)


@cached_by_owner
def least_total_out(rules: RuleSet) -> int:
    """Return the lowest likely points in a deal of a side that goes out.

    For a player without a partner these are the points of the canastas required for going out, of
    the cards in them and of going out, or of a special hand: the values of `go_out_requirement`,
    `canasta_bonus`, `card_values`, `go_out_bonus` and `special_hands`, each with its source in
    the rule set. Partners may hold all other cards, which count against the side. They rarely
    bring its points below 0, so the result is 0 unless the canastas are worth more than the cards.

    >>> from scorekeeper.rules import find_rule_set, rule_book
    >>> least_total_out(rule_book(find_rule_set("classic_2p")).rules)
    800
    >>> least_total_out(rule_book(find_rule_set("classic_4p")).rules)
    0
    """
    if rules.sides.kind == LONE_HAND:
        return 0
    counting_kinds, wants = _going_out_contract(rules)

    def least_price(kinds: Iterable[str]) -> int:
        """Return the fewest points of one canasta of these types, with its cards."""
        prices = []
        for kind in kinds:
            bonus = bonus_of(rules, kind)
            if bonus is not None:
                cards = least_points(rules, {kind: 1}) if rules.canasta_cards_count else 0
                prices.append(bonus + cards)
        return min(prices, default=0)

    points = rules.go_out_bonus
    for wanted, number in wants.items():
        points += number * least_price(_kinds_that_count_as(wanted))
    free = rules.go_out_requirement.canastas - sum(wants.values())
    points += max(free, 0) * least_price(counting_kinds)
    least = min([points, *(hand.points for hand in rules.special_hands)])
    if rules.sides.size > 1:
        least -= _most_cost_of_partners(rules)
    return max(0, least)


def _most_cost_of_partners(rules: RuleSet) -> int:
    """Return the most points that the cards of partners can cost a side that goes out.

    No rule limits the number of cards in a hand, so partners may hold all that the packs have.
    Melds left incomplete and cards held back are not counted: where they cost points, the cards
    alone may cost more than the canastas for going out bring.
    """
    red_threes = cards_in_packs(rules, RED_THREE) * -min(0, rules.red_three_in_hand.points)
    feet = rules.sides.size * -rules.penalties.foot_untaken
    return points_in_packs(rules) + red_threes + feet


def _kinds_that_count_as(wanted: str) -> list[str]:
    """Return the types of canastas that count as the type `wanted` for going out."""
    return [kind for kind in types_by_id() if count_of_type({kind: 1}, wanted)]


def _cards_of_player_out_problems(parties: Sequence[Party]) -> Iterator[Problem]:
    """Yield a problem for a player without a partner who is out and still has cards in hand.

    Of partners with separate hands the others may have cards.
    """
    for party in parties:
        out = [(index, side) for index, side in party.sides if side.went_out]
        if len(out) != 1:
            continue
        index, side = out[0]
        if side.total is None and not side.special_hand and _has_cards_in_hand(side):
            fields = ("hands", "cards_in_hand")
            reported = (field for field in fields if getattr(side, field) is not None)
            field = next(reported, "hand_card_points")
            yield Problem("out_with_cards_in_hand", f"sides[{index}].{field}")


def _has_cards_in_hand(side: SideDeal) -> bool:
    """Return True if a side reports cards left in hand, as cards, points or numbers of threes."""
    cards = sum(count for hand in hands_of(side) for count in hand.values() if count > 0)
    points = max(side.hand_card_points or 0, 0)
    return cards + points + side.red_threes_in_hand + side.black_threes_in_hand > 0


def _lone_hand_problems(rules: RuleSet, parties: Sequence[Party]) -> Iterator[Problem]:
    """Yield a problem for a second or missing lone hand, and for a lone hand without a foot.

    A missing lone hand is a problem only if a side went out, since each side is then scored alone.
    The foot matters only where the player who takes it becomes the lone hand.
    """
    is_decided_by_foot = rules.lone_hand is not None and rules.lone_hand.foot_size > 0
    sides = sorted((index for party in parties for index in party.sides), key=lambda p: p[0])
    lone = [index for index, side in sides if side.lone]
    for index in lone[1:]:
        yield Problem("two_lone_hands", f"sides[{index}].lone", {"first": lone[0]})
    for index, side in sides:
        if side.lone and side.feet_untaken > 0 and is_decided_by_foot:
            yield Problem("lone_without_foot", f"sides[{index}].feet_untaken", grade=UNLIKELY)
    out = [index for index, side in sides if side.went_out]
    sides_with_counts = [side for _, side in sides if side.total is None]
    if out and not lone and len(sides_with_counts) > 1:
        values = {"decided": "foot" if is_decided_by_foot else "pile"}
        yield Problem("lone_hand_needed", f"sides[{out[0]}].lone", values, UNLIKELY)


def _special_ending_problems(rules: RuleSet, sides: Sequence[SideDeal]) -> Iterator[Problem]:
    """Yield the problems of a deal that acaba or a special hand ended."""
    if any(side.acaba for side in sides):
        yield from _acaba_problems(rules, sides)
    special = [index for index, side in enumerate(sides) if side.special_hand]
    for index in special[1:]:
        yield Problem("two_special_hands", f"sides[{index}].special_hand", {"first": special[0]})
    if not special:
        return
    for index, side in enumerate(sides):
        if side.went_out and not side.special_hand:
            yield Problem("special_hand_ended_the_deal", f"sides[{index}].went_out")


def _acaba_problems(rules: RuleSet, sides: Sequence[SideDeal]) -> Iterator[Problem]:
    """Yield a problem for acaba without a rule for it, with a side out, or without one caller."""
    for index, side in enumerate(sides):
        if not rules.acaba.enabled and side.acaba:
            yield Problem("acaba_not_played", f"sides[{index}].acaba", grade=UNLIKELY)
        if side.went_out:
            yield Problem("acaba_and_out", f"sides[{index}].went_out")
    callers = [side.acaba for side in sides].count("caller")
    # The caller may be a side of which only the total is known.
    has_totals = any(side.total is not None for side in sides)
    is_caller_missing = callers == 0 and len(sides) > 1 and not has_totals
    if callers > 1 or is_caller_missing:
        yield Problem("acaba_one_caller", "sides", {"count": callers})


THREES = {RED_THREE: "red_threes", BLACK_THREE: "black_threes"}


def _pack_problems(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """Yield a problem for more cards, canastas or points over all sides than the packs hold."""
    cards_by_side = [_reported_cards(rules, tally) for tally in tallies]
    cards: Counter[Card] = Counter()
    for reported in cards_by_side:
        cards.update(reported)
    for card, count in cards.items():
        if count > cards_in_packs(rules, card):
            last = max(index for index, reported in enumerate(cards_by_side) if reported[card])
            yield _too_many_of_card_problem(rules, tallies, card, count, last)
    yield from _canasta_limit_problems(rules, tallies, cards[TWO] + cards[JOKER])
    yield from _point_limit_problems(rules, tallies)


def _too_many_of_card_problem(
    rules: RuleSet, tallies: Sequence[Tally], card: Card, count: int, last: int
) -> Problem:
    """Return the problem that the sides report more of a card than the packs hold.

    Args:
        rules: The rules.
        tallies: The tallies of all sides.
        card: The card.
        count: The number of this card that all sides report together.
        last: The index of the last side that reports this card; the problem has its path.
    """
    values: dict[str, Any] = {"count": count, "most": cards_in_packs(rules, card)}
    if card in THREES:
        return Problem(f"too_many_{THREES[card]}", f"sides[{last}].{THREES[card]}", values)
    field = "cards_in_hand" if tallies[last].side.hands is None else "hands"
    if any(card in cards_of(meld) for meld in tallies[last].melds):
        field = "melds"
    return Problem("too_many_of_a_card", f"sides[{last}].{field}", {"card": card} | values)


def _canasta_limit_problems(
    rules: RuleSet, tallies: Sequence[Tally], wild_cards: int
) -> Iterator[Problem]:
    """Yield a problem for more canastas, reported as numbers, than the packs can make.

    `wild_cards` is the number of wild cards that the sides report as cards.
    """
    canastas = [
        (index, (kind, count))
        for index, tally in enumerate(tallies)
        for kind, count in tally.side.canastas.items()
        if count > 0
    ]
    if not canastas:
        return
    path = f"sides[{canastas[-1][0]}].canastas"
    in_canastas = wilds_in_canastas(rules, *(counted for _, counted in canastas))
    if in_canastas is None:
        values = {"count": sum(count for _, (_, count) in canastas), "by": "packs"}
        yield Problem("too_many_canastas", path, values)
        return
    needed = in_canastas + wild_cards
    most = cards_in_packs(rules, TWO) + cards_in_packs(rules, JOKER)
    if needed > most:
        yield Problem("too_many_wild_cards", path, {"count": needed, "most": most})


def _point_limit_problems(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """Yield a problem for more card points over all sides than the packs hold."""
    points = [tally.melded_points + tally.in_hand_points for tally in tallies]
    if not rules.canasta_cards_count:
        for index, tally in enumerate(tallies):
            points[index] += least_points(rules, tally.canastas)
    most = points_in_packs(rules)
    if sum(points) > most:
        index = _side_with_too_many(points, most)
        is_on_table = tallies[index].melded_points >= tallies[index].in_hand_points
        field = MELDED_POINTS if is_on_table else "hand_card_points"
        values = {"points": sum(points), "most": most}
        yield Problem("too_many_points", f"sides[{index}].{field}", values)


def _side_with_too_many(points: Sequence[int], most: int) -> int:
    """Return the index of the side whose points are probably too high.

    This is the last side without whose points the sum is at most `most`; if there is none, the side
    with the most points.
    """
    others = [sum(points) - own for own in points]
    at_fault = [index for index, rest in enumerate(others) if points[index] and rest <= most]
    return at_fault[-1] if at_fault else points.index(max(points))


def _reported_cards(rules: RuleSet, tally: Tally) -> Counter[Card]:
    """Return the number of each card that a side reports, including threes reported as a number."""
    side = tally.side
    cards: Counter[Card] = Counter()
    cards[RED_THREE] = max(side.red_threes, 0) + tally.red_threes_in_hand
    cards[BLACK_THREE] = max(side.black_threes, 0) + tally.black_threes_in_hand
    cards[BLACK_THREE] += max(side.black_threes_captured, 0)
    for meld in tally.melds:
        cards.update(cards_of(meld))
    # The tally has the threes in hand already, unless they are plain cards.
    counted = () if has_plain_threes(rules) else THREES
    for hand in hands_of(side):
        cards.update({c: count for c, count in hand.items() if count > 0 and c not in counted})
    return cards


def may_go_out(rules: RuleSet, canastas: Mapping[str, int], *, has_discard: bool = True) -> bool:
    """Return True if a side with these canastas, counted by type, may go out.

    `has_discard` is False if the player has no card left to discard.

    >>> from scorekeeper.rules import find_rule_set, rule_book
    >>> may_go_out(rule_book(find_rule_set("classic_4p")).rules, {"mixed": 1})
    True
    """
    can_end_turn = has_discard or not rules.go_out_discard_required
    return can_end_turn and going_out_shortfall(rules, canastas) is None


def going_out_shortfall(rules: RuleSet, canastas: Mapping[str, int]) -> dict[str, Any] | None:
    """Return the values of the problem of a side that may not go out; None if it may.

    Returns:
        `count`: the number of its canastas that count; `has`: the number of each type that is
        required; `canastas` and `wants`: the values required of these two; `asked`: `kinds` if the
        required types make up all required canastas, else `both`; without required types `some`
        if the side has canastas that do not count, else `number`.
    """
    rule = rules.go_out_requirement
    counting_kinds, wants = _going_out_contract(rules)
    counting = {kind: number for kind, number in canastas.items() if kind in counting_kinds}
    has = {kind: count_of_type(counting, kind) for kind in wants}
    for kind, number in wants.items():
        _subtract_special_canastas(kind, number, counting, has, wants)
    count = sum(counting.values())
    if count >= rule.canastas and all(has[kind] >= wants[kind] for kind in wants):
        return None
    if wants:
        asked = "kinds" if sum(wants.values()) >= rule.canastas else "both"
    else:
        asked = "some" if count < sum(canastas.values()) else "number"
    return {"count": count, "canastas": rule.canastas, "has": has, "wants": wants, "asked": asked}


@cached_by_owner
def _going_out_contract(rules: RuleSet) -> tuple[frozenset[str], Mapping[str, int]]:
    """Return the types of canastas that count for going out, and the number required of some."""
    rule = rules.go_out_requirement
    excluded = set(rule.exclude)
    counting = {
        kind for kind, type_ in types_by_id().items() if not {kind, type_.counts_as} & excluded
    }
    return frozenset(counting), rule.kinds


def _subtract_special_canastas(
    kind: str,
    number: int,
    canastas: Mapping[str, int],
    has: dict[str, int],
    wants: Mapping[str, int],
) -> None:
    """Subtract the canastas required of a special type from the plainer types they also count as.

    No canasta counts twice. Canastas whose plainer type has the most to spare are subtracted
    first.

    Args:
        kind: The special type.
        number: The number required of it.
        canastas: The canastas of the side by type.
        has: The number of each required type, which this function changes.
        wants: The number required of each type.
    """
    types = types_by_id()
    plainer = {
        canasta: plain
        for canasta in canastas
        if kind in (canasta, types[canasta].also)
        and (plain := types[canasta].counts_as) is not None
        and plain in has
    }
    left = {canasta: canastas[canasta] for canasta in plainer}
    others = has[kind] - sum(left.values())
    for _ in range(min(number - others, sum(left.values()))):
        taken = max(
            (canasta for canasta in plainer if left[canasta]),
            key=lambda canasta: has[plainer[canasta]] - wants[plainer[canasta]],
        )
        left[taken] -= 1
        has[plainer[taken]] -= 1


def short_melds_against_going_out(rules: RuleSet, short: Iterable[str]) -> list[str]:
    """Return the kinds of short melds that prevent going out, each once."""
    barred = rules.go_out_requirement.no_short_melds_of
    kinds = dict.fromkeys("wild" if kind.startswith("wild") else kind for kind in short)
    return [kind for kind in kinds if kind in barred]


def meld_problems(
    rules: RuleSet, meld: Meld, *, going_out: bool = False, initial: bool = True
) -> tuple[Problem, ...]:
    """Return the problems that make a judged meld illegal; empty if it may be laid.

    People lay illegal melds, so only counts below 0 are impossible; everything else is unlikely.

    Args:
        rules: The rules.
        meld: The meld.
        going_out: True if the player goes out in the turn of the meld.
        initial: True if the meld belongs to the side's first melds of the deal.
    """
    return _meld_problems(rules, meld, going_out, initial)


Objection = tuple[bool | int, str, Mapping[str, Any]]
"""True if the objection holds, the problem's code, and the problem's values without the rank."""


@cached_by_owner
def _meld_problems(rules: RuleSet, meld: Meld, *turn: bool) -> tuple[Problem, ...]:
    """Return the problems that make a judged meld illegal, from a cache.

    `turn` is `going_out` and `initial`, because the cache takes no keyword arguments.
    """
    going_out, initial = turn
    found = [
        Problem("negative", field, {"count": getattr(meld, field)})
        for field in ("naturals", "twos", "jokers")
        if getattr(meld, field) < 0
    ]
    found += [
        Problem(code, "", {"rank": meld.rank or "", **values}, UNLIKELY)
        for holds, code, values in _objections(rules, meld, is_out=going_out, is_initial=initial)
        if holds
    ]
    return tuple(found)


def _objections(rules: RuleSet, meld: Meld, *, is_out: bool, is_initial: bool) -> list[Objection]:
    """Return the possible objections to a meld of its kind, each with True if it holds."""
    rule = rules.meld_rules
    code = _forbidden_kind_code(rule, meld)
    if code is not None:
        return [(True, code, {})]
    match meld.kind:
        case MeldKind.JUMBLE:
            return [(True, "no_meld", _jumble_reason(meld))]
        case MeldKind.WILD:
            return _length_objections(meld, rule.min_cards, rule.pure_wild_max)
        case MeldKind.SEQUENCE:
            return _sequence_objections(rules, meld)
        case MeldKind.BLACK_THREES:
            return _black_three_objections(rules, meld, is_out=is_out)
    return _rank_objections(rules, meld, is_out=is_out, is_initial=is_initial)


def _forbidden_kind_code(rule: MeldRules, meld: Meld) -> str | None:
    """Return the problem code if no meld may have this kind or rank; otherwise None."""
    is_melded = {
        MeldKind.WILD: rule.pure_wild,
        MeldKind.TWOS: rule.twos_meldable,
        MeldKind.SEQUENCE: rule.sequences,
        MeldKind.GROUP: rule.groups,
    }
    if not is_melded.get(meld.kind, True):
        return CODES_OF_KINDS[meld.kind]
    is_group = meld.kind is MeldKind.GROUP
    if is_group and rule.group_ranks and meld.rank not in rule.group_ranks:
        return "no_groups_of_rank"
    return None


CODES_OF_KINDS = {
    MeldKind.WILD: "no_wild_melds",
    MeldKind.TWOS: "no_melds_of_twos",
    MeldKind.SEQUENCE: "no_sequences",
    MeldKind.GROUP: "no_groups",
}
"""Codes of the problems of kinds of melds that a rule set does not have."""


def _sequence_objections(rules: RuleSet, meld: Meld) -> list[Objection]:
    """Return the objections to a sequence: its length, range, wild cards and aces."""
    rule = rules.meld_rules
    least, most = sorted(map(NATURALS.index, (rule.sequence_low, rule.sequence_high)))
    ends = [NATURALS.index(end) for end in (meld.low, meld.high) if end]
    # One that is given as a run was read in the order of the rule set.
    is_inside = bool(meld.run) or all(least <= end <= most for end in ends)
    aces = meld.run.count(NATURALS[-1])
    wild_counts = {"most": rule.sequence_wilds, "count": meld.wilds}
    ace_counts = {"most": rule.sequence_aces, "count": aces}
    return [
        *_length_objections(meld, rule.sequence_min, rule.sequence_max),
        (not is_inside, "sequence_out_of_range", {}),
        (meld.wilds > rule.sequence_wilds, "too_many_wilds", wild_counts),
        (aces > rule.sequence_aces, "too_many_aces", ace_counts),
    ]


def _black_three_objections(rules: RuleSet, meld: Meld, *, is_out: bool) -> list[Objection]:
    """Return the objections to a meld of black threes: the time, wild cards, length."""
    rule = rules.black_three
    is_too_early = rule.meld_when == "going_out" and not is_out
    has_wilds = meld.wilds != 0 and not rule.meld_wilds
    longest = rule.meld_sizes.max or cards_in_packs(rules, BLACK_THREE)
    return [
        (rule.meld_when == "never", "black_threes_never", {}),
        (is_too_early, "black_threes_only_going_out", {}),
        (has_wilds, "no_wilds_in_rank", {"count": meld.wilds}),
        *_length_objections(meld, rule.meld_sizes.min, longest),
    ]


def _length_objections(meld: Meld, least: int, most: int | None) -> list[Objection]:
    too_long = most is not None and meld.cards > most
    return [
        (meld.cards < least, "too_few_cards", {"least": least, "count": meld.cards}),
        (too_long, "too_many_cards_in_meld", {"most": most, "count": meld.cards}),
    ]


def _rank_objections(
    rules: RuleSet, meld: Meld, *, is_out: bool, is_initial: bool
) -> list[Objection]:
    """Return objections to a group, or to a meld of twos as a rank."""
    rule = rules.meld_rules
    wilds = meld.wilds
    naturals = meld.naturals
    count = {"count": wilds}
    longest = None if rule.max_cards_waived_when_going_out and is_out else rule.max_cards
    too_many = rule.max_wilds is not None and wilds > rule.max_wilds
    few = {"least": rule.min_naturals, "count": naturals}
    objections: list[Objection] = [
        *_length_objections(meld, rule.min_cards, longest),
        (naturals < rule.min_naturals, "too_few_naturals", few),
        (too_many, "too_many_wilds", {"most": rule.max_wilds, **count}),
        (rule.wild_vs_natural == "le" and wilds > naturals, "more_wilds_than_naturals", count),
        (
            rule.wild_vs_natural == "lt" and wilds >= naturals,
            "not_fewer_wilds_than_naturals",
            count,
        ),
    ]
    if meld.kind is MeldKind.GROUP and wilds:
        least = rules.canasta_min_cards - (rule.max_wilds or 0)
        is_ace = meld.rank == types_by_id()["aces"].rank
        late_ace = is_ace and rule.aces_wild_only_in_initial_meld and not is_initial
        is_weak = rule.rule_of_five and not is_initial and naturals < least
        objections += [
            (meld.rank in rule.no_wild_ranks, "no_wilds_in_rank", count),
            (late_ace, "wild_aces_only_at_first", count),
            (is_weak, "too_few_naturals_for_wilds", {"least": least, "count": naturals}),
        ]
    return objections


def _jumble_reason(meld: Meld) -> dict[str, str]:
    """Return the values of the problem that the cards of a jumble are no meld in any rule set.

    They are the reason `why`, and the ranks `first` and `other`, which may be empty.
    """
    ranks = [card for card in dict.fromkeys(meld.strays) if card not in WILDS]
    # The first two ranks, which the problem names; empty if there are fewer.
    first, other, *_ = (*(card.removesuffix("b") for card in ranks), "", "")
    if meld.suit is None:
        why = "red_three" if RED_THREE in ranks else "ranks"
    elif not ranks:
        why = "wild"
    else:
        why = "gap" if set(ranks) <= set(NATURALS) else "threes"
    return {"why": why, "first": first, "other": other}


SuitedCard = tuple[Card, str | None]
"""A card, with its suit if it is known from the meld."""


def cards_beyond_packs(
    rules: RuleSet, indexed: Sequence[tuple[int, Meld]]
) -> Iterator[tuple[int, Problem]]:
    """Yield a problem for every card that melds have more often than the packs.

    A pack has each natural card once in every suit.

    Args:
        rules: The rules.
        indexed: Judged melds, each with its index among those reported.

    Yields:
        The index of the last meld that has the card, and the problem.
    """
    ranks: Counter[SuitedCard] = Counter()
    suited: Counter[SuitedCard] = Counter()
    last: dict[SuitedCard, tuple[int, Meld]] = {}
    for index, meld in indexed:
        cards = cards_of(meld)
        # Natural cards come first, but those of a jumble in the reported order.
        for card in cards if meld.strays else sorted(cards, key=lambda card: card in WILDS):
            count = cards[card]
            ranks[card, None] += count
            last[card, None] = index, meld
            if meld.suit is not None and card in NATURALS:
                suited[card, meld.suit] += count
                last[card, meld.suit] = index, meld
    for laid, count in (*ranks.items(), *suited.items()):
        card, suit = laid
        most = cards_in_packs(rules, card) if suit is None else rules.decks
        if count > most:
            index, meld = last[laid]
            name = card if suit is None else suit[0] + SUIT_MARK + WRITTEN[card]
            values = {"card": name, "count": count, "most": most, "token": write_meld(meld)}
            yield index, Problem("too_many_of_a_card", values=values)
