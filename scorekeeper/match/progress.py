"""The progress of a match: totals, requirements, dealers and winner, computed from its deals.

Nothing of it is stored. `progress` computes all of it, `outcome` decides whether the match is over,
and `points_by_source` returns the points of each side by source. `rules_of_deal` returns the rules
by which a deal is scored: a match may have a second phase with other values.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from scorekeeper.caching import cached_by_owner
from scorekeeper.match.model import Ending, Match
from scorekeeper.match.seating import dealers, resting_players, seats_of
from scorekeeper.rules.model import RuleSet
from scorekeeper.rules.validation import later_rules
from scorekeeper.scoring.deal import Deal, sides_as_scored, tally_of
from scorekeeper.scoring.initial_meld import Requirement, deals_in_last_row, requirement
from scorekeeper.scoring.score import (
    CANASTA_PART,
    DealScore,
    ScoreLine,
    has_won_outright,
    part_of,
    score_deal,
)

NO_KNOWN_SCORES: Mapping[int, DealScore] = {}
EndReason = Literal["target", "deals", "outright"] | Ending


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The outcome of a match, or that it goes on; sides are given by index."""

    over: bool
    how: EndReason | None = None
    """The reason why it ended, or would have ended without a tie."""
    winner: int | None = None
    margin: int | None = None
    """Points between the winner and the best other side.

    Negative if a side won outright by its last deal although another one has more points.
    """
    tie: tuple[int, ...] = ()
    """The sides that are level at the top when the match ends, or would end without the tie."""


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
    """Return the outcome of a match after a complete deal.

    Without an outright win and an early end, the highest total wins once a side has reached the
    target, or after the last of a fixed number of deals. Level sides then play on or draw,
    depending on the rule set.

    Args:
        rules: The rule set.
        totals: The total of each side, in points.
        deals_played: The number of complete deals.
        outright: The side that won by one deal alone, whatever the totals.
        ended: The reason for which the table stopped early. The leader wins; level sides draw.
        gave_up: The side that gave up, which loses whatever its total.
    """
    how = _reason_to_end(rules, totals, deals_played, outright=outright, ended=ended)
    if how is None:
        return UNDECIDED
    if outright is not None:
        return Outcome(over=True, how=how, winner=outright, margin=_margin(totals, outright))

    contenders = [side for side in range(len(totals)) if side != gave_up]
    highest = max((totals[side] for side in contenders), default=0)
    leaders = tuple(side for side in contenders if totals[side] == highest)
    if len(leaders) > 1:
        is_drawn = ended is not None or rules.tie == "drawn game"
        return Outcome(over=is_drawn, how=how, tie=leaders)
    winner = leaders[0]
    return Outcome(over=True, how=how, winner=winner, margin=_margin(totals, winner))


def _reason_to_end(
    rules: RuleSet,
    totals: Sequence[int],
    deals_played: int,
    *,
    outright: int | None,
    ended: Ending | None,
) -> EndReason | None:
    """Return the reason why a match ends unless sides are level; None if it goes on."""
    if outright is not None:
        return "outright"
    if ended is not None:
        return ended
    if rules.target is not None and totals and max(totals) >= rules.target:
        return "target"
    if rules.match_hands is not None and deals_played >= rules.match_hands:
        return "deals"
    return None


def _margin(totals: Sequence[int], winner: int) -> int | None:
    """Return the points between the winner and the best other side; None without another side."""
    others = [total for side, total in enumerate(totals) if side != winner]
    if not others:
        return None
    return totals[winner] - max(others)


@dataclass(frozen=True, slots=True)
class DealProgress:
    """One deal of a match: its score, the totals after it, and its dealer."""

    score: DealScore
    totals_after: tuple[int, ...]
    """The total of each side after this deal, in points."""
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
    """The player who plays first in the next deal: the first after the dealer who does not rest."""
    resting: tuple[str, ...] = ()
    """The players who sit out the next deal, of sides with more players than play at once."""


def rules_of_deal(match: Match, index: int) -> RuleSet:
    """Return the rules of the deal at an index, or of the next deal if none has that index.

    The rules depend only on the earlier deals, so this also holds for a deal to be inserted at
    the index.
    """
    if match.rules.later_phase is None or index < _first_deal_of_later_phase(match):
        return match.rules
    return later_rules(match.rules)


def rules_of_next_deal(match: Match) -> RuleSet:
    """Return the rules of the deal after the last one."""
    return rules_of_deal(match, len(match.deals))


def later_phase_start(match: Match) -> int | None:
    """Return the index of the first deal of the second phase, which may be the next deal.

    Return None if the match has no second phase, or if it begins after the next deal.
    """
    if match.rules.later_phase is None:
        return None
    index = _first_deal_of_later_phase(match)
    return index if index <= len(match.deals) else None


def _first_deal_of_later_phase(match: Match) -> int:
    """Return the index of the first deal of the second phase; beyond the next deal if none is."""
    scores = _first_phase_scores(match)
    *_, totals = _running_totals(match, scores)
    first_phase_is_over = begins_later_phase(match.rules, totals)
    return len(scores) if first_phase_is_over else len(match.deals) + 1


@cached_by_owner
def _first_phase_scores(match: Match) -> tuple[DealScore, ...]:
    """Return the scores of the deals before the second phase, in order."""
    scores: list[DealScore] = []
    for played in match.deals:
        *_, totals = _running_totals(match, scores)
        if begins_later_phase(match.rules, totals):
            break
        scores.append(score_deal(match.rules, played.deal))
    return tuple(scores)


def begins_later_phase(rules: RuleSet, totals: Iterable[int]) -> bool:
    """Return True if a side has the points after which the second phase begins."""
    return rules.later_phase is not None and max(totals) >= rules.later_phase.from_score


def _running_totals(match: Match, scores: Iterable[DealScore]) -> Iterator[tuple[int, ...]]:
    """Yield the total of each side before the first deal, then after each of the scores."""
    totals = match.opening_scores or (0,) * len(match.sides)
    yield totals
    for score in scores:
        totals = tuple(total + points for total, points in zip(totals, score.totals, strict=True))
        yield totals


def progress(match: Match, known: Mapping[int, DealScore] = NO_KNOWN_SCORES) -> Progress:
    """Return the state of a match after its last deal: scores, totals, outcome, next dealer.

    `known` are the scores of deals that were scored by the same rules before, by the `id` of the
    deal: scoring is the slow part. A match with a second phase does not use them, since a change
    of one deal may have moved others to another phase.
    """
    if match.rules.later_phase is None:
        scores = [
            known.get(id(played.deal)) or score_deal(match.rules, played.deal)
            for played in match.deals
        ]
    else:
        first_phase = _first_phase_scores(match)
        later = later_rules(match.rules)
        second_phase = [
            score_deal(later, played.deal) for played in match.deals[len(first_phase) :]
        ]
        scores = [*first_phase, *second_phase]
    running = list(_running_totals(match, scores))
    totals = running[-1]

    *past_dealers, dealer = dealers(match)
    deals = tuple(
        DealProgress(score, totals_after, past_dealer)
        for score, totals_after, past_dealer in zip(scores, running[1:], past_dealers, strict=True)
    )
    resting = resting_players(match)
    next_rules = rules_of_next_deal(match)
    requirements = tuple(
        requirement(
            next_rules,
            score=totals_of_side[-1],
            deal_number=len(deals) + 1,
            earlier_deals=deals_in_last_row(next_rules, totals_of_side[:-1]),
        )
        for totals_of_side in zip(*running, strict=True)
    )
    return Progress(
        deals=deals,
        totals=totals,
        requirements=requirements,
        outcome=_match_outcome(match, running),
        dealer=dealer,
        leader=_leader(match, dealer, resting),
        resting=resting,
    )


def _leader(match: Match, dealer: str | None, resting: Sequence[str]) -> str | None:
    """Return the name of the first player after the dealer who plays; None without a dealer."""
    if dealer is None:
        return None
    seats = seats_of(match)
    dealer_seat = seats.index(dealer)
    turns = range(1, len(seats) + 1)
    following = (seats[(dealer_seat + match.direction * turn) % len(seats)] for turn in turns)
    # There is always one: no side rests as a whole.
    return next(name for name in following if name not in resting)


def _match_outcome(match: Match, running: Sequence[tuple[int, ...]]) -> Outcome:
    """Return the outcome of a match, given the totals before its first deal and after each one."""
    outright = None
    if can_win_outright(match.rules):
        outright = _outright_winner_of_match(match, running[1:])
    return outcome(
        match.rules,
        running[-1],
        deals_played=len(match.deals),
        outright=outright,
        ended=match.ended.by if match.ended else None,
        gave_up=match.ended.side if match.ended else None,
    )


@cached_by_owner
def can_win_outright(rules: RuleSet) -> bool:
    """Return True if a side can win the match by one deal alone."""
    has_winning_hand = any(hand.wins_match for hand in rules.special_hands)
    return has_winning_hand or rules.seven_canastas_auto_win.enabled


def outright_winners(rules: RuleSet, deal: Deal) -> tuple[int, ...]:
    """Return the indices of the sides that win the match by a deal alone, whatever the totals.

    Partners against a lone hand both win.
    """
    winning_hands = {hand.id for hand in rules.special_hands if hand.wins_match}
    winners = []
    for index, side in enumerate(sides_as_scored(rules, deal)):
        if side.special_hand in winning_hands or has_won_outright(rules, tally_of(rules, side)):
            winners.append(index)
    return tuple(winners)


def outright_winner(winners: Sequence[int], totals: Sequence[int]) -> int | None:
    """Return the winner of a match among the sides that won by the same deal.

    This is the one with the highest total after the deal; None if there is none.
    """
    return max(winners, key=lambda side: totals[side], default=None)


def _outright_winner_of_match(match: Match, running: Sequence[tuple[int, ...]]) -> int | None:
    """Return the winner by the first deal that wins the match alone; None if none does."""
    for index, (played, totals) in enumerate(zip(match.deals, running, strict=True)):
        if winners := outright_winners(rules_of_deal(match, index), played.deal):
            return outright_winner(winners, totals)
    return None


SOURCES: Mapping[str, tuple[str, ...]] = {
    "canastas": (CANASTA_PART, "extra_bonus", "seven_canastas"),
    "cards": ("melded_cards",),
    "threes": ("red_threes", "black_threes", "red_threes_in_hand"),
    "out": ("go_out",),
    "partners": ("partners_half",),
    "hand": ("cards_in_hand",),
    "penalties": ("penalties",),
    "special": ("special_hand", "acaba"),
    "table": ("total", "adjustment"),
}
"""The parts of a score by source; totals and adjustments of the table come last."""
OTHER = "other"


def points_by_source(match_progress: Progress) -> tuple[Mapping[str, int], ...]:
    """Return for each side the points of all deals by source, in the order of `SOURCES`.

    They add up to the points of the side from all deals. A source that gave no side points is
    omitted.
    """
    points_by_side: list[Counter[str]] = [Counter() for _ in match_progress.totals]
    for deal in match_progress.deals:
        for points, side in zip(points_by_side, deal.score.sides, strict=True):
            for line in side.lines:
                points[source_of(line)] += line.points

    used_sources = [
        source for source in (*SOURCES, OTHER) if any(source in points for points in points_by_side)
    ]
    return tuple({source: points[source] for source in used_sources} for points in points_by_side)


def source_of(line: ScoreLine) -> str:
    """Return the source in `SOURCES` to which a line of a score belongs, or `OTHER`."""
    part = part_of(line)
    for source, parts in SOURCES.items():
        if part in parts:
            return source
    return OTHER
