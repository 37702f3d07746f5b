"""View model of the page of a finished game: winner, margin, and course of the game."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import match_words, outcome_text
from scorekeeper.i18n.times import duration
from scorekeeper.match.statistics import deal_results_of, match_duration
from scorekeeper.services import OpenMatch, Summary
from scorekeeper.view_models.series import (
    EveningStanding,
    best_of_text,
    evening_standing,
    series_text,
)
from scorekeeper.view_models.table import ending_cause, ending_view

UNKNOWN = "–"
USUAL_CAUSES = ("target", "deals")
"""Usual causes of the end of a game, which the page does not mention."""


def ending_id(open_match: OpenMatch) -> str:
    """Return an id for this ending of a game; it changes with every later change of the game."""
    return f"{open_match.uid} {open_match.number}"


# --- sides


def leading_sides(open_match: OpenMatch) -> tuple[int, ...]:
    """Return the indexes of the leading sides.

    These are the winner, or else the tied sides, or else the sides with the most points.
    """
    totals = open_match.progress.totals
    outcome = open_match.progress.outcome
    if outcome.winner is not None:
        return (outcome.winner,)
    if outcome.tie:
        return outcome.tie
    return tuple(side for side, total in enumerate(totals) if total == max(totals))


def other_sides(open_match: OpenMatch) -> list[int]:
    """Return the indexes of the sides behind a single leader, or of all sides if several lead.

    Sides with more points come first.
    """
    totals = open_match.progress.totals
    leaders = leading_sides(open_match)
    sides = range(len(totals))
    if len(leaders) == 1:
        return sorted((side for side in sides if side not in leaders), key=lambda s: -totals[s])
    return sorted(sides, key=lambda side: -totals[side])


def shown_sides(open_match: OpenMatch) -> tuple[int, ...]:
    """Return the indexes of all sides in the order of the page, the leaders first."""
    return tuple(dict.fromkeys([*leading_sides(open_match), *other_sides(open_match)]))


# --- figures


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures of one side; None if a figure is not known."""

    best: int
    """Most points in a deal."""
    canastas: int | None
    went_out: int | None
    """Deals in which the side went out."""


def figures_of(open_match: OpenMatch) -> tuple[Figures, ...]:
    """Return best deal, canastas and times out of each side; empty before the first deal."""
    deals = list(deal_results_of(open_match.match, open_match.progress))
    if not deals:
        return ()
    figures = []
    for side in range(len(open_match.match.sides)):
        parts = [deal[side] for deal in deals]
        canastas = [part.canastas for part in parts if part.canastas is not None]
        went_out = [part.went_out for part in parts if part.went_out is not None]
        figures.append(
            Figures(
                best=max(part.points for part in parts),
                canastas=sum(canastas) if canastas else None,
                went_out=sum(went_out) if went_out else None,
            )
        )
    return tuple(figures)


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A figure of all sides, below the chart."""

    id: str
    caption: str
    values: tuple[tuple[int, str], ...]
    """Index and value of each side, the leaders first."""
    says: str


def figure_rows(words: Words, open_match: OpenMatch) -> tuple[FigureRow, ...]:
    """Return rows with each side's best deal, canastas and number of times it went out.

    A row whose values are all unknown is left out. There are no rows before the first deal.
    """
    figures = figures_of(open_match)
    if not figures:
        return ()
    deal_count = len(open_match.match.deals)

    def count_text(count: int | None) -> str:
        return UNKNOWN if count is None else words.number(count)

    def out_text(count: int | None) -> str:
        if count is None:
            return UNKNOWN
        return words.text("winner-out-of", out=count, deals=deal_count)

    best = [words.points(each.best) for each in figures]
    rows = [_figure_row(words, open_match, "figure-best", "winner-best", best)]
    if any(each.canastas is not None for each in figures):
        words = match_words(words, open_match.match)
        canastas = [count_text(each.canastas) for each in figures]
        rows.append(_figure_row(words, open_match, "figure-canastas", "winner-canastas", canastas))
    if any(each.went_out is not None for each in figures):
        went_out = [out_text(each.went_out) for each in figures]
        rows.append(_figure_row(words, open_match, "figure-out", "winner-out", went_out))
    return tuple(rows)


def _figure_row(
    words: Words, open_match: OpenMatch, id: str, caption_key: str, values: Sequence[str]
) -> FigureRow:
    """Return the row of a figure from the values of all sides."""
    caption = words.text(caption_key)
    names = [side.name for side in open_match.match.sides]
    sides = shown_sides(open_match)
    said = "; ".join(f"{names[side]} {values[side]}" for side in sides)
    return FigureRow(
        id=id,
        caption=caption,
        values=tuple((side, values[side]) for side in sides),
        says=f"{caption}: {said}",
    )


# --- the evening


def _evening_figures(
    words: Words, open_match: OpenMatch, standing: EveningStanding | None
) -> list[FigureRow]:
    """Return rows with the games won and the points of an evening between the same sides.

    Empty if the sides have changed.
    """
    if standing is None or not standing.points:
        return []
    wins = [words.number(count) for count in standing.wins]
    points = [words.number(points) for points in standing.points]
    return [
        _figure_row(words, open_match, "figure-games", "winner-games", wins),
        _figure_row(words, open_match, "figure-evening", "winner-evening", points),
    ]


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Wins and points of a person after the games of an evening."""

    name: str
    games: str
    """Games won."""
    points: str
    says: str


def _people_rows(words: Words, standing: EveningStanding | None) -> tuple[PersonRow, ...]:
    """Return a row for each person of an evening on which the partners have changed."""
    if standing is None or standing.points:
        return ()
    rows = []
    for person in standing.people:
        games = words.text("winner-games-of", won=person.wins, games=standing.game_count)
        points = words.number(person.points)
        rows.append(PersonRow(person.name, games, points, f"{person.name}: {games}, {points}"))
    return tuple(rows)


# --- the page


@dataclass(frozen=True, slots=True)
class OtherSide:
    """A side below the winner."""

    index: int
    name: str
    total: str


@dataclass(frozen=True, slots=True)
class WinnerView:
    """Content of the page of a finished game."""

    headline: str
    says: str
    """The result for screen readers."""
    leaders: tuple[int, ...]
    total: str
    """Total of the leaders, in points."""
    lines: tuple[str, ...]
    """Margin and length; an unusual cause of the end, and the series, if there are any."""
    others: tuple[OtherSide, ...]
    figures: tuple[FigureRow, ...]
    """Figures of the game, then of the evening if it had earlier games; empty without deals."""
    people: tuple[PersonRow, ...]
    """The people of an evening with other partners in each game; empty otherwise."""
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
    length = game_length(words, open_match)
    if outcome.winner is not None and outcome.margin is not None and outcome.margin > 0:
        length.insert(0, words.text("winner-by", margin=outcome.margin))
    lines = [" · ".join(length)]
    if outcome.how not in USUAL_CAUSES:
        lines.append(ending_cause(words, open_match))
    standing = evening_standing(summaries, open_match)
    series = best_of_text(words, summaries, open_match)
    if not series and standing is None:
        series = series_text(words, summaries, open_match)
    lines.append(series)

    return WinnerView(
        headline=winner_headline(words, open_match),
        says=ending_view(words, open_match).says,
        leaders=leaders,
        total=words.number(open_match.progress.totals[leaders[0]]),
        lines=tuple(line for line in lines if line),
        others=tuple(_other_side(words, open_match, side) for side in other_sides(open_match)),
        figures=(
            *figure_rows(words, open_match),
            *_evening_figures(words, open_match, standing),
        ),
        people=_people_rows(words, standing),
        has_chart=len(open_match.match.deals) > 1,
    )


def winner_headline(words: Words, open_match: OpenMatch) -> str:
    """Return a headline with the winner, or with the outcome of a game without a winner."""
    outcome = open_match.progress.outcome
    sides = open_match.match.sides
    if outcome.winner is None:
        return outcome_text(words, outcome, sides)
    side = sides[outcome.winner]
    return words.text("winner-wins", side=side.name, players=max(len(side.players), 1))


def game_length(words: Words, open_match: OpenMatch) -> list[str]:
    """Return a text for the number of deals, and one for the playing time if it is known."""
    parts = [words.text("winner-deals", deals=len(open_match.match.deals))]
    time = match_duration(open_match.match)
    if time is not None:
        took = duration(words, int(time.total_seconds()))
        parts.append(took.replace(" ", "\N{NO-BREAK SPACE}"))
    return parts


def _other_side(words: Words, open_match: OpenMatch, side: int) -> OtherSide:
    """Return a side for the list below the winner."""
    return OtherSide(
        index=side,
        name=open_match.match.sides[side].name,
        total=words.number(open_match.progress.totals[side]),
    )
