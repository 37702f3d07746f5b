"""The progress of a match: totals, requirements, dealers and winner, computed from its deals.

None of them is ever stored. `progress` computes them all, `outcome` decides whether the match is
over, `sources_of` divides the points of each side by source, and `catching_up` finds a way for a
side that is behind: made from the rule set alone, its types of canastas, the least cards in each,
and the conditions and bonus of going out. Red threes are luck and not counted on.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, combinations_with_replacement
from operator import add
from typing import Literal

from scorekeeper.caching import cached_by_owner
from scorekeeper.match.model import Ending, Match
from scorekeeper.match.seating import dealers, resting, seats_of
from scorekeeper.rules.cards import bonus_of, canasta_types
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.checks import may_go_out
from scorekeeper.scoring.deal import LONE_HAND, Deal, SideDeal, credited, tally_of
from scorekeeper.scoring.initial_meld import Requirement, requirement
from scorekeeper.scoring.limits import least_points
from scorekeeper.scoring.score import (
    CANASTA_PART,
    DealScore,
    ScoreLine,
    has_won_outright,
    part_of,
    score_deal,
    score_side,
)

NOTHING_KNOWN: Mapping[int, DealScore] = {}
How = Literal["target", "deals", "outright"] | Ending


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The standing of a match; sides are given by index."""

    over: bool
    how: How | None = None
    """The reason why it ended, or would have ended but for a tie."""
    winner: int | None = None
    margin: int | None = None
    """Points between the winner and the next best side."""
    tie: tuple[int, ...] = ()
    """The sides level at the top when the match would have been decided."""


UNDECIDED = Outcome(over=False)


def outcome(
    rules: RuleSet,
    totals: Sequence[int],
    *,
    deals_played: int = 0,
    outright: int | None = None,
    ended: Ending | None = None,
    gave_up: int | None = None,
) -> Outcome:
    """Return the outcome after a complete deal, from the totals of the sides in points.

    `outright` is the side that won by a deal whatever the totals, `ended` the reason for which
    the table stopped: then the leader has won and level sides have drawn. A side that `gave_up`
    has lost whatever its total. Otherwise the highest total wins once a side has the target, or
    after the last of a fixed number of deals; level sides play on or draw, depending on the
    rule set.
    """
    how: How
    if outright is not None:
        how = "outright"
    elif ended is not None:
        how = ended
    elif rules.target is not None and totals and max(totals) >= rules.target:
        how = "target"
    elif rules.match_hands is not None and deals_played >= rules.match_hands:
        how = "deals"
    else:
        return UNDECIDED
    # in a match that was won outright nobody is left to give up
    contenders = [side for side in range(len(totals)) if outright is not None or side != gave_up]
    top = max((totals[side] for side in contenders), default=0)
    leaders = tuple(side for side in contenders if totals[side] == top)
    if outright is None and len(leaders) > 1:
        drawn = ended is not None or rules.tie == "drawn game"
        return Outcome(over=drawn, how=how, tie=leaders)
    winner = leaders[0] if outright is None else outright
    others = [total for side, total in enumerate(totals) if side != winner]
    margin = totals[winner] - max(others) if others else None
    return Outcome(over=True, how=how, winner=winner, margin=margin)


@dataclass(frozen=True, slots=True)
class DealProgress:
    """One deal of a match: its score, the totals after it, and its dealer."""

    score: DealScore
    running: tuple[int, ...]
    dealer: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """The state of a match after its last deal."""

    deals: tuple[DealProgress, ...]
    totals: tuple[int, ...]
    requirements: tuple[Requirement, ...]
    """The requirement of each side for its next initial meld."""
    outcome: Outcome
    dealer: str | None
    """The next dealer."""
    leader: str | None
    """The player who leads in the next deal: the first after the dealer who plays."""
    resting: tuple[str, ...] = ()
    """The players who sit out the next deal, of sides that have more than play."""


def progress(match: Match, known: Mapping[int, DealScore] = NOTHING_KNOWN) -> Progress:
    """Return everything that follows from the deals of a match.

    `known` has scores by the `id` of their deal, for deals that were scored by these rules before.
    """
    scores = [
        known.get(id(played.deal)) or score_deal(match.rules, played.deal) for played in match.deals
    ]
    opening = match.opening_scores or (0,) * len(match.sides)
    running = [opening]
    for score in scores:
        running.append(tuple(map(add, running[-1], score.totals)))
    *dealt, dealer = dealers(match)
    seats = seats_of(match)
    pausing, leader = resting(match), None
    if dealer is not None:
        place, step = seats.index(dealer), match.direction
        after = (seats[(place + step * turn) % len(seats)] for turn in range(1, len(seats) + 1))
        leader = next(name for name in after if name not in pausing)
    deals = tuple(map(DealProgress, scores, running[1:], dealt))
    totals, played = running[-1], len(deals)
    next_deal = partial(requirement, match.rules, deal_number=played + 1)
    outright = _won_outright(match, running[1:]) if can_win_outright(match.rules) else None
    ended = match.ended.by if match.ended else None
    gave_up = match.ended.side if match.ended else None
    decided = outcome(
        match.rules,
        totals,
        deals_played=played,
        outright=outright,
        ended=ended,
        gave_up=gave_up,
    )
    return Progress(
        deals=deals,
        totals=totals,
        requirements=tuple(next_deal(score=total) for total in totals),
        outcome=decided,
        dealer=dealer,
        leader=leader,
        resting=pausing,
    )


@cached_by_owner
def can_win_outright(rules: RuleSet) -> bool:
    """Return True if a side can win the match by one deal alone."""
    wins = [hand for hand in rules.special_hands if hand.wins_match]
    return bool(wins) or rules.seven_canastas_auto_win.enabled


def outright_winners(rules: RuleSet, deal: Deal) -> tuple[int, ...]:
    """Return the sides that win the match by this deal alone, whatever the totals.

    Partners against a lone hand both win.
    """
    wins = {hand.id for hand in rules.special_hands if hand.wins_match}
    return tuple(
        place
        for place, side in enumerate(credited(rules, deal))
        if side.special_hand in wins or has_won_outright(rules, tally_of(rules, side))
    )


def first_of(winners: Sequence[int], totals: Sequence[int]) -> int | None:
    """Return the winner by a deal; of two in one deal, the one with more points after it."""
    return max(winners, key=totals.__getitem__, default=None)


def _won_outright(match: Match, running: Sequence[tuple[int, ...]]) -> int | None:
    for played, totals in zip(match.deals, running, strict=True):
        if winners := outright_winners(match.rules, played.deal):
            return first_of(winners, totals)
    return None


SOURCES: Mapping[str, tuple[str, ...]] = {
    "canastas": (CANASTA_PART, "extra_bonus", "seven_canastas"),
    "cards": ("melded_cards",),
    "threes": ("red_threes", "black_threes", "red_threes_in_hand"),
    "out": ("go_out",),
    "hand": ("cards_in_hand",),
    "penalties": ("penalties",),
    "special": ("special_hand", "acaba"),
    "table": ("total", "adjustment"),
}
"""The parts of a score by source; totals and adjustments of the table come last."""
OTHER = "other"


def sources_of(stand: Progress) -> tuple[Mapping[str, int], ...]:
    """Return the points of each side in all deals by source, in the order of `SOURCES`.

    They add up to the points from deals; a source that no side has is left out.
    """
    by_side: list[Counter[str]] = [Counter() for _ in stand.totals]
    for deal in stand.deals:
        for counted, side in zip(by_side, deal.score.sides, strict=True):
            for line in side.lines:
                counted[source_of(line)] += line.points
    used = [source for source in (*SOURCES, OTHER) if any(source in counted for counted in by_side)]
    return tuple({source: counted[source] for source in used} for counted in by_side)


def source_of(line: ScoreLine) -> str:
    """Return the source of the points of a line."""
    part = part_of(line)
    return next((source for source, parts in SOURCES.items() if part in parts), OTHER)


BEYOND = 2
"""The number of canastas in a good deal beyond those that going out requires."""


@dataclass(frozen=True, slots=True)
class Way:
    """Canastas by type, and whether the side goes out with them."""

    canastas: Mapping[str, int]
    out: bool
    worth: int
    """The fewest points that a deal like this can bring."""

    @property
    def parts(self) -> int:
        """The number of canastas, and one for going out."""
        return sum(self.canastas.values()) + self.out


@dataclass(frozen=True, slots=True, kw_only=True)
class CatchUp:
    """A way to draw level: the same in each of a number of deals."""

    behind: int
    """Points between the side and the leader."""
    deals: int
    way: Way


def catching_up(rules: RuleSet, behind: int) -> CatchUp | None:
    """Return the way to make up a number of points that is worth least but enough.

    It takes one deal if possible, else the fewest deals. Return None for a side that is not
    behind, and if no canasta of the rule set brings anything.
    """
    candidates, best = _thinkable(rules), _best(rules)
    if behind <= 0 or best is None:
        return None
    deals = -(-behind // best.worth)
    share = -(-behind // deals)
    way = next(way for way in candidates if way.worth >= share and _is_possible(rules, way))
    return CatchUp(behind=behind, deals=deals, way=way)


def catching_up_of(rules: RuleSet, stand: Progress) -> tuple[CatchUp | None, ...]:
    """Return the way for each side of a match; None for leaders, and once the match is over."""
    if stand.outcome.over:
        return (None,) * len(stand.totals)
    top = max(stand.totals)
    return tuple(catching_up(rules, top - total) for total in stand.totals)


def ways(rules: RuleSet) -> tuple[Way, ...]:
    """Return all ways that the packs allow, in ascending order of worth."""
    return tuple(way for way in _thinkable(rules) if _is_possible(rules, way))


def side_deal(rules: RuleSet, way: Way) -> SideDeal:
    """Return the poorest deal of a side that is played in a way."""
    points = least_points(rules, way.canastas) if rules.canasta_cards_count else None
    return SideDeal(
        canastas=way.canastas,
        melded_card_points=points,
        went_out=way.out,
        lone=rules.sides.kind == LONE_HAND,
    )


@cached_by_owner
def _best(rules: RuleSet) -> Way | None:
    """Return the way that is worth most."""
    possible = (way for way in reversed(_thinkable(rules)) if _is_possible(rules, way))
    return next(possible, None)


def _is_possible(rules: RuleSet, way: Way) -> bool:
    others = (SideDeal(),) * (rules.sides.count - 1)
    problems = score_deal(rules, Deal((side_deal(rules, way), *others))).problems
    return {problem.code for problem in problems} <= {"nobody_out_nothing_in_hand"}


@cached_by_owner
def _thinkable(rules: RuleSet) -> tuple[Way, ...]:
    """Return every way with few enough canastas, in ascending order of worth."""
    kinds = [
        canasta.id
        for canasta in canasta_types().type
        if canasta.counts_as is None and bonus_of(rules, canasta.id) is not None
    ]
    needed = rules.go_out_requirement
    least = max(needed.canastas, sum(needed.kinds.values()))
    counts = range(1, least + BEYOND + 1)
    candidates = []
    for chosen in chain(*(combinations_with_replacement(kinds, count) for count in counts)):
        canastas = Counter(chosen)
        for out in (False, True) if may_go_out(rules, canastas) else (False,):
            way = Way(canastas, out, 0)
            worth = score_side(rules, side_deal(rules, way)).total
            if worth > 0:
                candidates.append(replace(way, worth=worth))
    return tuple(sorted(candidates, key=lambda way: (way.worth, way.parts)))
