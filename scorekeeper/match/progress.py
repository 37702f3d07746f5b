"""Deals add up: every total, requirement and winner of a match is worked out, never kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from scorekeeper.match.model import Match
from scorekeeper.match.outcome import Outcome, outcome
from scorekeeper.match.seating import dealers
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.canasta_lines import has_won_outright
from scorekeeper.scoring.initial_meld import Requirement, requirement
from scorekeeper.scoring.line import DealScore
from scorekeeper.scoring.partnership import credited
from scorekeeper.scoring.record import Deal
from scorekeeper.scoring.score import score_deal
from scorekeeper.scoring.tally import tally_of


@dataclass(frozen=True, slots=True)
class DealProgress:
    """One deal of a match: its score, the totals after it, and who dealt it."""

    score: DealScore
    running: tuple[int, ...]
    dealer: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """Where a match stands after its last deal."""

    deals: tuple[DealProgress, ...]
    totals: tuple[int, ...]
    requirements: tuple[Requirement, ...]
    """What each side needs for its next initial meld."""
    outcome: Outcome
    dealer: str | None
    """Who deals next."""


def progress(match: Match) -> Progress:
    """Everything that follows from the deals of a match."""
    scores = [score_deal(match.rules, played.deal) for played in match.deals]
    opening = match.opening_scores or (0,) * len(match.sides)
    running = list(accumulate((score.totals for score in scores), added, initial=opening))
    *dealt, next_dealer = dealers(match)
    deals = tuple(map(DealProgress, scores, running[1:], dealt))
    totals, played = running[-1], len(deals)
    return Progress(
        deals=deals,
        totals=totals,
        requirements=tuple(
            requirement(match.rules, score=total, deal_number=played + 1) for total in totals
        ),
        outcome=outcome(
            match.rules,
            totals,
            deals_played=played,
            outright=_won_outright(match, running[1:]),
            ended=match.ended.by if match.ended else None,
        ),
        dealer=next_dealer,
    )


def added(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """Totals after a deal, side by side."""
    return tuple([total + more for total, more in zip(totals, points, strict=True)])


def outright_winner(rules: RuleSet, deal: Deal) -> int | None:
    """The side that wins the match by this deal alone, whatever the totals, or None."""
    return next(iter(outright_winners(rules, deal)), None)


def outright_winners(rules: RuleSet, deal: Deal) -> tuple[int, ...]:
    """All sides that a deal entitles to the match: partners against a lone hand both."""
    wins = {hand.id for hand in rules.special_hands if hand.wins_match}
    return tuple(
        place
        for place, side in enumerate(credited(rules, deal))
        if side.special_hand in wins or has_won_outright(rules, tally_of(rules, side))
    )


def _won_outright(match: Match, running: Sequence[tuple[int, ...]]) -> int | None:
    """Who won by a deal; of two entitled by the same deal the one with more points after it."""
    if not match.rules.seven_canastas_auto_win.enabled and not any(
        hand.wins_match for hand in match.rules.special_hands
    ):
        return None
    for played, totals in zip(match.deals, running, strict=True):
        if winners := outright_winners(match.rules, played.deal):
            return max(winners, key=lambda place: totals[place])
    return None
