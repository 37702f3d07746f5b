"""View model of the page of a finished game: who won, by how much, and how it went."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import outcome_text
from scorekeeper.i18n.messages import duration
from scorekeeper.match.statistics import is_counted, parts_of
from scorekeeper.scoring.deal import tally_of
from scorekeeper.services import OpenMatch, Summary
from scorekeeper.validation import moment
from scorekeeper.view_models.table import ending_cause, ending_view, series_text

MIN_DURATION = timedelta(minutes=1)
MAX_DURATION = timedelta(days=1)
"""A longer game was not played in one sitting."""
USUAL_CAUSES = ("target", "deals")
"""Ways in which games usually end; the page does not mention them."""


def ending_id(open_match: OpenMatch) -> str:
    """Return the identity of an ending of a game; any later change of the game alters it."""
    return f"{open_match.uid} {open_match.number}"


# --- sides


def leading_sides(open_match: OpenMatch) -> tuple[int, ...]:
    """Return the winner, or else the tied sides, or those with the most points."""
    totals = open_match.progress.totals
    outcome = open_match.progress.outcome
    if outcome.winner is not None:
        return (outcome.winner,)
    if outcome.tie:
        return outcome.tie
    return tuple(side for side, total in enumerate(totals) if total == max(totals))


def other_sides(open_match: OpenMatch) -> list[int]:
    """Return the sides behind a single leader, or all sides if several lead.

    Those with most points come first.
    """
    totals = open_match.progress.totals
    leaders = leading_sides(open_match)
    sides = range(len(totals))
    if len(leaders) == 1:
        return sorted((side for side in sides if side not in leaders), key=lambda s: -totals[s])
    return sorted(sides, key=lambda side: -totals[side])


# --- facts


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts about one side, or about several that are tied; None if a fact is not known."""

    best: int
    """Most points in a deal."""
    best_deal: int
    """Number of that deal, from 1."""
    canastas: int | None
    natural: int
    """Natural canastas."""
    went_out: int | None
    """Deals in which one of the sides went out."""
    deals: int


def facts_of(open_match: OpenMatch, sides: Sequence[int]) -> Facts | None:
    """Return the facts about some sides; None before the first deal."""
    match = open_match.match
    # The parts that these sides had in each deal.
    deals = [[parts[side] for side in sides] for parts in parts_of(match, open_match.progress)]
    if not deals:
        return None

    best_points = [max(part.points for part in deal) for deal in deals]
    parts = [part for deal in deals for part in deal]
    canastas = [part.canastas for part in parts if part.canastas is not None]
    went_out = [part.went_out for part in parts if part.went_out is not None]
    kinds: Counter[str] = Counter()
    for played in match.deals:
        for side in sides:
            reported = played.deal.sides[side]
            if is_counted(reported):
                kinds.update(tally_of(match.rules, reported).canastas)
    best = max(best_points)
    return Facts(
        best=best,
        best_deal=best_points.index(best) + 1,
        canastas=sum(canastas) if canastas else None,
        natural=kinds["natural"],
        went_out=sum(went_out) if went_out else None,
        deals=len(deals),
    )


@dataclass(frozen=True, slots=True)
class FactView:
    """A fact below the chart."""

    id: str
    value: str
    captions: tuple[str, ...]
    """One or two lines."""

    @property
    def says(self) -> str:
        """The fact in one sentence, for screen readers."""
        caption, *more = self.captions
        return f"{caption}: {', '.join((self.value, *more))}"


FACT_BEST = "fact-best"
FACT_CANASTAS = "fact-canastas"
FACT_OUT = "fact-out"


def fact_views(words: Words, facts: Facts) -> list[FactView]:
    """Return the best deal, the canastas, and how often the side went out, as far as known."""
    best = (words.text("winner-best"), words.text("winner-deal", number=facts.best_deal))
    views = [FactView(FACT_BEST, words.points(facts.best), best)]
    if facts.canastas is not None:
        captions = [words.text("winner-canastas", count=facts.canastas)]
        if facts.natural:
            captions.append(words.text("winner-natural", count=facts.natural))
        views.append(FactView(FACT_CANASTAS, words.number(facts.canastas), tuple(captions)))
    if facts.went_out is not None:
        value = words.text("winner-out-of", out=facts.went_out, deals=facts.deals)
        views.append(FactView(FACT_OUT, value, (words.text("winner-out"),)))
    return views


# --- the page


@dataclass(frozen=True, slots=True)
class OtherSide:
    """A side below the winner."""

    index: int
    name: str
    total: str
    best: str
    """Its best deal; empty before the first one."""


@dataclass(frozen=True, slots=True)
class WinnerView:
    """Content of the page of a finished game."""

    headline: str
    says: str
    """The result for screen readers."""
    leaders: tuple[int, ...]
    total: str
    """Of the leaders, in points."""
    lines: tuple[str, ...]
    """Margin and length; an unusual cause of the end, and the series, if there are any."""
    others: tuple[OtherSide, ...]
    facts: tuple[FactView, ...]
    """Empty before the first deal."""
    has_chart: bool


def winner_view(words: Words, summaries: Sequence[Summary], open_match: OpenMatch) -> WinnerView:
    """Return the content of the page of a finished game.

    Args:
        words: The language.
        summaries: All games, the latest first, for the series.
        open_match: The game.
    """
    outcome = open_match.progress.outcome
    leaders = leading_sides(open_match)
    facts = facts_of(open_match, leaders)

    length = game_length(words, open_match)
    if outcome.winner is not None and outcome.margin is not None and outcome.margin > 0:
        length.insert(0, words.text("winner-by", margin=outcome.margin))
    lines = [" · ".join(length)]
    if outcome.how not in USUAL_CAUSES:
        lines.append(ending_cause(words, open_match))
    lines.append(series_text(words, summaries, open_match))

    return WinnerView(
        headline=winner_headline(words, open_match),
        says=ending_view(words, open_match).says,
        leaders=leaders,
        total=words.number(open_match.progress.totals[leaders[0]]),
        lines=tuple(line for line in lines if line),
        others=tuple(_other_side(words, open_match, side) for side in other_sides(open_match)),
        facts=tuple(fact_views(words, facts)) if facts else (),
        has_chart=len(open_match.match.deals) > 1,
    )


def winner_headline(words: Words, open_match: OpenMatch) -> str:
    """Return that the winner wins, or that it is a draw."""
    outcome = open_match.progress.outcome
    sides = open_match.match.sides
    if outcome.winner is None:
        return outcome_text(words, outcome, sides)
    side = sides[outcome.winner]
    return words.text("winner-wins", side=side.name, players=max(len(side.players), 1))


def game_length(words: Words, open_match: OpenMatch) -> list[str]:
    """Return the number of deals, and the time that they took if it is known."""
    deals = open_match.match.deals
    parts = [words.text("winner-deals", deals=len(deals))]
    start = moment(open_match.match.started)
    end = moment(deals[-1].ended_at or deals[-1].at) if deals else None
    if start is None or end is None or (start.tzinfo is None) is not (end.tzinfo is None):
        return parts
    if MIN_DURATION <= end - start < MAX_DURATION:
        took = duration(words, int((end - start).total_seconds()))
        parts.append(took.replace(" ", "\N{NO-BREAK SPACE}"))
    return parts


def _other_side(words: Words, open_match: OpenMatch, side: int) -> OtherSide:
    """Return a side below the winner."""
    facts = facts_of(open_match, (side,))
    best = words.text("winner-best-of", points=words.points(facts.best)) if facts else ""
    return OtherSide(
        index=side,
        name=open_match.match.sides[side].name,
        total=words.number(open_match.progress.totals[side]),
        best=best,
    )
