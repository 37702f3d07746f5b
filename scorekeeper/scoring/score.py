"""The itemised score of a deal: `score_deal`, `score_side`, and the lines that they are made of.

The lines of a side are in the order of a printed score sheet. Each knows the rule that made it,
and the total is their sum.
"""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from operator import attrgetter
from typing import NamedTuple

from scorekeeper.caching import MAX_CACHED_RESULTS, cached_by_owner
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import (
    SUITS,
    HeldRank,
    Suit,
    bonus_of,
    canasta_types,
    is_in_range,
    stack_type,
    types_by_id,
)
from scorekeeper.rules.model import LONE_HAND, RuleSet
from scorekeeper.scoring.checks import problems
from scorekeeper.scoring.deal import (
    PER_PLAYER,
    Deal,
    SideDeal,
    Tally,
    count_of_type,
    held_back_kinds,
    is_halved_for_partners,
    opponents_of_lone_hand,
    sides_as_scored,
    tally_of,
)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """An entry of a score sheet."""

    kind: str
    """A code: `melded_cards`, `natural_canasta`, `go_out`, …"""
    count: int | None
    """The number of cards, canastas or threes; None if only their points were counted."""
    points: int
    """Positive or negative."""
    rule: str | None
    """The dotted path of the rule; None for a decision of the table."""


class SideScore(NamedTuple):
    """The score of one side in a deal."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of the lines, in points."""
        return sum([line.points for line in self.lines])


@dataclass(frozen=True)
class DealScore:
    """The score of every side in a deal, and the problems of the report."""

    sides: tuple[SideScore, ...]
    find_problems: Callable[[], tuple[Problem, ...]] = field(
        default=tuple, repr=False, compare=False
    )
    """Returns the problems. They are found at first use: totals of a season never need them."""

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of the report: everything impossible or unlikely in it."""
        return self.find_problems()

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side."""
        return tuple([side.total for side in self.sides])


CANASTA_PART = "canasta_bonus"
CANASTA_SUFFIX = "_canasta"
PLAIN_STACKS = ("natural", "semi_natural", "mixed")

PARTS = {
    "melded_cards": "melded_cards",
    "concealed_canasta": CANASTA_PART,
    "trump_canasta": CANASTA_PART,
    "extra_bonus": "extra_bonus",
    "red_threes": "red_threes",
    "black_threes": "black_threes",
    "captured_black_threes": "black_threes",
    "go_out": "go_out",
    "concealed_go_out": "go_out",
    "cards_in_hand": "cards_in_hand",
    "black_threes_in_hand": "cards_in_hand",
    "red_threes_in_hand": "red_threes_in_hand",
    "incomplete": "penalties",
    "held": "penalties",
    "feet_untaken": "penalties",
    "exact_pickups": "exact_pickups",
    "seven_canastas": "seven_canastas",
    "special_hand": "special_hand",
    "acaba": "acaba",
    "partners_half": "partners_half",
    "total": "total",
    "total_base": "total",
    "total_cards": "total",
    "adjustment": "adjustment",
}
"""The part of a score that each kind of line belongs to; canastas of all types are one part."""


def part_of(line: ScoreLine) -> str:
    """Return the part of the score that a line belongs to, by its name in rule cases."""
    return PARTS.get(line.kind) or CANASTA_PART


def score_deal(rules: RuleSet, deal: Deal) -> DealScore:
    """Return the score of every side in points, with the problems of the report.

    The report is scored as given; problems never change the score. They are looked for only
    when `DealScore.problems` is read.

    >>> from scorekeeper.rules import find_rule_set, rule_book
    >>> north = SideDeal(canastas={"natural": 1}, melded_card_points=145, went_out=True)
    >>> classic = rule_book(find_rule_set("classic_4p")).rules
    >>> score_deal(classic, Deal((north, SideDeal(hand_card_points=60)))).totals
    (745, -60)
    """
    sides = sides_as_scored(rules, deal) if rules.sides.kind == LONE_HAND else deal.sides
    if "caller" in [side.acaba for side in sides]:
        sides = tuple(
            replace(side, acaba="opponent") if side.acaba is None and side.total is None else side
            for side in sides
        )
    if rules.penalties.foot_untaken_when == "always":
        scores = [score_side(rules, side, deal.trump) for side in sides]
    else:
        scores = _scores_by_feet(rules, sides, deal.trump)
    if is_halved_for_partners(rules):
        opponents = opponents_of_lone_hand(rules, deal)
        for index in () if opponents is None else opponents.indexes:
            scores[index] = _score_with_half(rules, scores[index])
    return DealScore(tuple(scores), lambda: problems(rules, deal))


def _scores_by_feet(
    rules: RuleSet, sides: Sequence[SideDeal], trump: Suit | None
) -> list[SideScore]:
    """Return the scores where the penalty for a foot depends on the feet of the other sides."""
    took_foot = [side.feet_untaken <= 0 for side in sides]
    return [
        score_side(
            rules,
            side,
            trump,
            others_took_foot=any(took_foot[:index] + took_foot[index + 1 :]),
        )
        for index, side in enumerate(sides)
    ]


Lines = tuple[ScoreLine, ...]

score_line = lru_cache(maxsize=MAX_CACHED_RESULTS)(ScoreLine)
"""Return a `ScoreLine`, cached because many deals have the same lines."""


def score_side(
    rules: RuleSet,
    side: SideDeal,
    trump: Suit | None = None,
    *,
    others_took_foot: bool = True,
) -> SideScore:
    """Return the itemised score of one side alone, in points, unchecked.

    `trump` is the trump suit of the deal, if there is one and it is known. `others_took_foot` is
    False if no other side took its foot: by some rule sets a side then loses nothing for its own.
    """
    lines: Lines = ()
    if side.total is not None:
        lines = _total_lines(side.total, side.base)
    elif side.acaba is not None:
        is_caller = side.acaba == "caller"
        points = rules.acaba.caller if is_caller else rules.acaba.opponents
        lines = (score_line("acaba", 1, points, f"acaba.{'caller' if is_caller else 'opponents'}"),)
    else:
        if side.special_hand:
            lines = tuple(
                score_line("special_hand", 1, hand.points, "special_hands")
                for hand in rules.special_hands
                if hand.id == side.special_hand
            )
        if not lines or rules.special_hands_mode == "add":
            tally = tally_of(rules, side, trump)
            lines += _tally_lines(rules, tally, others_took_foot=others_took_foot)
    if side.adjustment is not None:
        lines += (score_line("adjustment", None, side.adjustment.points, None),)
    return SideScore(lines)


OWN_LINES = ("red_threes", "red_threes_in_hand", "adjustment")
"""The kinds of lines that partners against a lone hand do not share."""


def _score_with_half(rules: RuleSet, score: SideScore) -> SideScore:
    """Return the score of a partner who receives half of the points that the partners share.

    The other half is subtracted in a line of its own. `score` has the lines of all shared points
    and the partner's own lines.
    """
    shared = sum([line.points for line in score.lines if line.kind not in OWN_LINES])
    received = half_of(rules, shared)
    if received == shared:
        return score
    taken = score_line("partners_half", None, received - shared, "lone_hand.partners_receive")
    adjustments = tuple(line for line in score.lines if line.kind == "adjustment")
    others = score.lines[: len(score.lines) - len(adjustments)]
    return SideScore((*others, taken, *adjustments))


def half_of(rules: RuleSet, points: int) -> int:
    """Return half of the points of partners, rounded as `lone_hand.halves` says."""
    is_up = rules.lone_hand is None or rules.lone_hand.halves == "up"
    if is_up or points < 0:
        return -(-points // 2)
    return points // 2


def _total_lines(total: int, base: int | None) -> Lines:
    """Return the total of a side as one line, or as two for base and cards if the base is known."""
    if base is None:
        return (score_line("total", None, total, None),)
    cards = total - base
    return (
        score_line("total_base", None, base, None),
        score_line("total_cards", None, cards, None),
    )


def _tally_lines(rules: RuleSet, tally: Tally, *, others_took_foot: bool) -> Lines:
    """Return all lines of the cards of a side, in printed order."""
    side = tally.side
    tables = _line_tables(rules)
    # Most deals have few kinds of lines, so each kind is looked for only if it may be there.
    lines: list[ScoreLine] = []
    if tally.melded_points:
        lines.append(_melded_line(rules, tally))
    counts = (tally.canastas, tally.hand_canastas, tally.trump_canastas)
    if any(counts) or rules.extra_canasta_bonuses:
        by_type, from_hand, in_trumps = (tuple(count.items()) for count in counts)
        lines += tables.canasta_lines(side.went_out, by_type, from_hand, in_trumps)
    has_threes_in_hand = tally.red_threes_in_hand or tally.black_threes_in_hand
    has_threes = side.red_threes or tally.black_threes or side.black_threes_captured
    if has_threes or has_threes_in_hand:
        lines += _three_lines(rules, tally)
    if side.went_out:
        lines += _going_out_lines(rules, side)
    if tally.in_hand_points:
        points = -tally.in_hand_points
        lines.append(score_line("cards_in_hand", tally.in_hand_cards, points, "hand_cards"))
    if has_threes_in_hand:
        lines += _hidden_three_lines(rules, tally)
    if tables.penalty_lines is not None:
        held = (*held_back_kinds(side, tables.costly), *side.held) if tables.costly else ()
        lines += tables.penalty_lines((*tally.short_kinds, *side.incomplete), held)
    lines += _player_lines(rules, side, others_took_foot=others_took_foot)

    if not has_won_outright(rules, tally):
        return tuple(lines)
    auto_win = rules.seven_canastas_auto_win
    won = score_line("seven_canastas", 1, auto_win.points, "seven_canastas_auto_win.points")
    return (won,) if auto_win.mode == "replace" else (*lines, won)


def _melded_line(rules: RuleSet, tally: Tally) -> ScoreLine:
    """Return the line of the cards on the table."""
    points = tally.melded_points
    rule = "card_values"
    if rules.melded_cards_negative_without_canasta and not tally.canasta_count:
        points = -points
        rule = "melded_cards_negative_without_canasta"
    return score_line("melded_cards", tally.melded_cards, points, rule)


def _going_out_lines(rules: RuleSet, side: SideDeal) -> Iterator[ScoreLine]:
    """Yield the line of the bonus for going out, and one of the extra for going out concealed."""
    yield score_line("go_out", 1, rules.go_out_bonus, "go_out_bonus")
    extra = rules.concealed_go_out_extra
    if side.concealed and extra:
        yield score_line("concealed_go_out", 1, extra, "concealed_go_out_extra")


def _player_lines(rules: RuleSet, side: SideDeal, *, others_took_foot: bool) -> Iterator[ScoreLine]:
    """Yield the lines for events of single players: feet not taken, exact pick-ups.

    Feet that cost nothing in this deal have a line of 0 points with the rule for that.
    """
    is_foot_free = rules.penalties.foot_untaken_when != "always" and not others_took_foot
    for field_name, rule in PER_PLAYER.items():
        count = getattr(side, field_name)
        points = attrgetter(rule)(rules)
        if count <= 0 or not points:
            continue
        if is_foot_free and field_name == "feet_untaken":
            yield score_line(field_name, count, 0, "penalties.foot_untaken_when")
        else:
            yield score_line(field_name, count, count * points, rule)


INCOMPLETE = ("sevens", "aces", "wild", "wild_with_four_jokers", "sequence")


class Price(NamedTuple):
    """The cost of one incomplete meld, or of one kind of cards held back."""

    line: str
    """The kind of the line: `incomplete` or `held`."""
    kind: str
    """The kind of the meld or of the cards."""
    points: int
    """Never positive."""
    rule: str
    """The dotted path of the rule."""


def _prices(rules: RuleSet) -> tuple[Price, ...]:
    """Return the costs of incomplete melds and cards held back, if they cost anything."""
    prices = [_incomplete_price(rules, kind) for kind in INCOMPLETE]
    for held in canasta_types().held:
        path = f"held_{held.id}_{held.least}plus"
        points = getattr(rules.penalties, path)
        prices.append(Price("held", held.id, points, f"penalties.{path}"))
    return tuple(price for price in prices if price.points)


def _incomplete_price(rules: RuleSet, kind: str) -> Price:
    """Return the cost of an incomplete meld; one without its own price costs as much as `wild`."""
    rule = rules.penalties
    if kind == "sequence":
        points = 0 if rule.short_sequence is None else rule.short_sequence.points or 0
        return Price("incomplete", kind, points, "penalties.short_sequence")
    path = f"incomplete_{kind}"
    if getattr(rule, path, None) is None:
        path = "incomplete_wild"
    return Price("incomplete", kind, getattr(rule, path) or 0, f"penalties.{path}")


Counts = tuple[tuple[str, int], ...]
"""The number of canastas of each type."""


class Tables(NamedTuple):
    """Cached functions for lines that depend on few counts, which are the same in many deals."""

    canasta_lines: Callable[[bool, Counts, Counts, Counts], Lines]
    """`CanastaPrices.lines`, cached."""
    penalty_lines: Callable[[tuple[str, ...], tuple[str, ...]], Lines] | None
    """Takes the kinds of incomplete melds and of held cards; None if nothing costs points."""
    costly: tuple[HeldRank, ...]
    """The kinds of held cards that cost points."""


@cached_by_owner
def _line_tables(rules: RuleSet) -> Tables:
    """Return the cached functions for the lines of a rule set."""
    prices = _prices(rules)
    costly = {price.kind for price in prices if price.line == "held"}

    @lru_cache(maxsize=MAX_CACHED_RESULTS)
    def penalty_lines(incomplete: tuple[str, ...], held: tuple[str, ...]) -> Lines:
        return tuple(_priced_lines(prices, incomplete, held))

    return Tables(
        canasta_lines=lru_cache(maxsize=MAX_CACHED_RESULTS)(CanastaPrices(rules).lines),
        penalty_lines=penalty_lines if prices else None,
        costly=tuple(kind for kind in canasta_types().held if kind.id in costly),
    )


def _priced_lines(
    prices: Iterable[Price], incomplete: Sequence[str], held: Sequence[str]
) -> Iterator[ScoreLine]:
    """Yield a line for each kind of incomplete melds and of held cards that costs points."""
    for price in prices:
        count = (held if price.line == "held" else incomplete).count(price.kind)
        if count:
            yield ScoreLine(price.line, count, count * price.points, price.rule)


class CanastaPrices:
    """The values of a rule set that the lines of canastas depend on.

    It does not keep the rules themselves: the cache of `_line_tables` lives as long as the rules,
    and would keep them alive.
    """

    def __init__(self, rules: RuleSet) -> None:
        self._bonuses = {kind: bonus_of(rules, kind) for kind in types_by_id()}
        self._extra_bonuses = rules.extra_canasta_bonuses
        self._when_out = rules.bonuses_when_out
        self._concealed = rules.concealed_canasta
        self._trump_multiplier = rules.trump_multiplier

    def lines(
        self,
        is_out: bool,  # noqa: FBT001
        by_type: Counts,
        from_hand: Counts,
        in_trumps: Counts,
    ) -> Lines:
        """Return the lines of canastas and of extra bonuses: from the hand, in trumps, collections.

        Args:
            is_out: True if the side went out; some bonuses are paid only then.
            by_type: All canastas.
            from_hand: Those laid from the hand at once.
            in_trumps: Those in the trump suit.
        """
        unpaid = () if is_out else self._when_out
        lines = list(self._bonus_lines(dict(by_type), unpaid))
        laid_at_once = sum(count for _, count in from_hand)
        if laid_at_once and self._concealed.mode != "none":
            points = laid_at_once * self._concealed.amount
            if self._concealed.mode == "multiply":
                points = self._additional_points(from_hand, self._concealed.amount)
            lines.append(ScoreLine("concealed_canasta", laid_at_once, points, "concealed_canasta"))
        trumps = sum(count for _, count in in_trumps)
        if trumps and self._trump_multiplier != 1:
            points = self._additional_points(in_trumps, self._trump_multiplier)
            lines.append(ScoreLine("trump_canasta", trumps, points, "trump_multiplier"))
        lines += self._collection_lines(dict(by_type), unpaid)
        return tuple(lines)

    def _bonus_lines(
        self, counts: Mapping[str, int], unpaid: Container[str]
    ) -> Iterator[ScoreLine]:
        """Yield a line for each type of canasta; one that is not paid has 0 points."""
        for kind, bonus in self._bonuses.items():
            count = counts.get(kind, 0)
            if bonus is None or not count:
                continue
            if kind in unpaid:
                yield ScoreLine(kind + CANASTA_SUFFIX, count, 0, "bonuses_when_out")
            else:
                rule = f"canasta_bonus.{kind}"
                yield ScoreLine(kind + CANASTA_SUFFIX, count, count * bonus, rule)

    def _additional_points(self, canastas: Counts, factor: int) -> int:
        """Return the additional points of canastas whose bonus is multiplied by `factor`."""
        return sum(count * (self._bonuses[kind] or 0) for kind, count in canastas) * (factor - 1)

    def _collection_lines(
        self, counts: Mapping[str, int], unpaid: Container[str]
    ) -> Iterator[ScoreLine]:
        """Yield a line for each bonus on canastas of several types."""
        for bonus in self._extra_bonuses:
            is_reached = all(
                is_in_range(count_of_type(counts, kind), wanted)
                for kind, wanted in bonus.when.items()
            )
            if bonus.id not in unpaid and is_reached:
                yield ScoreLine("extra_bonus", 1, bonus.points, "extra_canasta_bonuses")


def _three_lines(rules: RuleSet, tally: Tally) -> Lines:
    """Return the lines of threes on the table, and in hand if they score as if on the table."""
    red = tally.side.red_threes
    black = tally.black_threes
    captured = tally.side.black_threes_captured
    if not tally.canasta_count:
        if tally.red_threes_in_hand and rules.red_three_in_hand.mode != "penalty":
            red = max(red, 0) + tally.red_threes_in_hand
        if tally.black_threes_in_hand and rules.black_three.in_hand_mode != "penalty":
            black = max(black, 0) + tally.black_threes_in_hand

    lines = []
    if red > 0:
        lines.append(_red_three_line(rules, tally, red))
    tabled = rules.black_three.tabled_values
    if black > 0 and tabled is not None:
        points = sign_of_threes(rules, tally) * _points_of_count(tabled, black)
        lines.append(score_line("black_threes", black, points, "black_three.tabled_values"))
    captured_values = rules.black_three.captured_values
    if captured > 0 and captured_values is not None:
        points = _points_of_count(captured_values, captured)
        rule = "black_three.captured_values"
        lines.append(score_line("captured_black_threes", captured, points, rule))
    return tuple(lines)


def _red_three_line(rules: RuleSet, tally: Tally, count: int) -> ScoreLine:
    """Return the line of red threes; all four may have a special value if they count minus."""
    sign = sign_of_threes(rules, tally)
    all_four = rules.red_three_all_four_without_meld
    if sign < 0 and all_four is not None and count == len(SUITS):
        return score_line("red_threes", count, all_four, "red_three_all_four_without_meld")
    points = sign * _points_of_count(rules.red_three_values, count)
    return score_line("red_threes", count, points, "red_three_values")


def _points_of_count(values: Sequence[int], count: int) -> int:
    """Return the points for a number of threes; beyond the table, its last value."""
    return values[min(count, len(values) - 1)]


def _hidden_three_lines(rules: RuleSet, tally: Tally) -> Lines:
    """Return the lines with the penalties for threes left in hands.

    In some rule sets, threes in hand score as if on the table. These are penalized only if the side
    has a canasta and its threes on the table count.
    """
    counts_on_table = tally.canasta_count > 0 and sign_of_threes(rules, tally) != 0
    lines = []
    black = rules.black_three
    count = tally.black_threes_in_hand
    if count and (black.in_hand_mode == "penalty" or counts_on_table):
        points = count * black.in_hand
        lines.append(score_line("black_threes_in_hand", count, points, "black_three.in_hand"))
    red = rules.red_three_in_hand
    count = tally.red_threes_in_hand
    if count and (red.mode == "penalty" or counts_on_table):
        points = count * red.points
        lines.append(score_line("red_threes_in_hand", count, points, "red_three_in_hand.points"))
    return tuple(lines)


def sign_of_threes(rules: RuleSet, tally: Tally) -> int:
    """Return the sign of the points of a side's threes: 1, -1, or 0 if they do not count."""
    rule = rules.red_three_sign
    side = tally.side
    reached = tally.canasta_count
    if rule.measure in types_by_id():
        reached = count_of_type(tally.canastas, rule.measure)
    elif rule.measure == "opened":
        # Red threes alone are not a meld.
        has_melded = tally.melds or reached or tally.melded_points or side.incomplete
        reached = bool(has_melded or side.went_out or side.concealed or side.opened)
    sign = 0
    for least, sign_from_there in rule.steps:
        if least <= reached:
            sign = sign_from_there
    return sign


def canasta_type_of(line: ScoreLine) -> str | None:
    """Return the type of the canastas that a line is for; None for any other line."""
    type_id = line.kind.removesuffix(CANASTA_SUFFIX)
    is_canasta = line.kind.endswith(CANASTA_SUFFIX) and type_id in types_by_id()
    return type_id if is_canasta else None


def canastas_on_table(scores: Iterable[SideScore]) -> Mapping[str, int]:
    """Return the number of canastas in scores of one side, by type as in `stack_type`.

    Natural ones come first, then semi-clean, mixed, and other ones.
    """
    counts: Counter[str] = Counter()
    for score in scores:
        for line in score.lines:
            type_id = canasta_type_of(line)
            if type_id is not None and line.count:
                counts[stack_type(type_id)] += line.count
    order = (*PLAIN_STACKS, *sorted(counts.keys() - set(PLAIN_STACKS)))
    return {kind: counts[kind] for kind in order if kind in counts}


def has_won_outright(rules: RuleSet, tally: Tally) -> bool:
    """Return True if a side has the number of canastas that wins the match at once."""
    rule = rules.seven_canastas_auto_win
    return rule.enabled and tally.canasta_count >= rule.count
