"""View model of two opponents: wins, figures and best deals in their games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from scorekeeper.i18n import Words
from scorekeeper.i18n.times import day, month
from scorekeeper.match import SideColor
from scorekeeper.match import statistics as match_statistics
from scorekeeper.match.colors import colors_of_players
from scorekeeper.match.statistics import DealResult, Figures, MatchResult
from scorekeeper.view_models.axis import Axis, Bar
from scorekeeper.view_models.statistics import (
    FIGURES,
    Entry,
    Measure,
    Selection,
    figure_text,
    measure_axis,
    measure_title,
    meetings,
)

MAX_MARKS = 12
"""Maximum number of games in the picture of wins; older games are left out."""
MEASURES = (Measure.AVERAGE, Measure.CANASTAS, Measure.OUT)
"""Figures of both opponents."""
SHARE_STEPS = 2  # of the axis of a share

Pair = tuple[Entry, Entry]


# --- the choice of two


def choose_rivals(
    players: Sequence[Entry], partnerships: Sequence[Entry], selection: Selection
) -> Pair | None:
    """Return the chosen opponents, or else the entries that met most often; None if none met.

    Partnerships are preferred, unless two players met more than twice as often. In that case
    partners change, and partnerships rarely meet again.
    """
    by_key = {entry.key: entry for entry in (*players, *partnerships)}
    keys = selection.rivals
    # Under another rule set, a chosen opponent may have no games.
    if keys is None or not set(keys) <= by_key.keys():
        of_players = meetings(players)
        of_partnerships = meetings(partnerships)
        most_of_players = max(of_players.values(), default=0)
        most_of_partnerships = max(of_partnerships.values(), default=0)
        games = of_partnerships
        if most_of_players > 2 * most_of_partnerships:
            games = of_players
        keys = max(games, key=lambda met: games[met], default=None)
    if keys is None:
        return None
    return by_key[keys[0]], by_key[keys[1]]


def rival_choices(
    players: Sequence[Entry], partnerships: Sequence[Entry], current: Entry
) -> tuple[Entry, ...]:
    """Return the entries that have met an opponent: partnerships, then players.

    The current entry is left out.
    """
    choices = []
    for group in (partnerships, players):
        met = {key for keys in meetings(group) for key in keys}
        choices += [entry for entry in group if entry.key in met and entry.key != current.key]
    return tuple(choices)


def with_rival(
    selection: Selection,
    index: int,
    chosen: Entry,
    pair: Pair,
    group: Sequence[Entry],
) -> Selection:
    """Return the selection with one of the two opponents replaced.

    The other opponent stays if it has met the new one. Otherwise, it is replaced too, by the entry
    that the new one met most often.

    Args:
        selection: The selection so far.
        index: Index of the opponent to replace, 0 or 1.
        chosen: The new opponent.
        pair: The current opponents.
        group: All players if `chosen` is a player, otherwise all partnerships.
    """
    games = {
        first if second == chosen.key else second: count
        for (first, second), count in meetings(group).items()
        if chosen.key in (first, second)
    }
    other = pair[1 - index].key
    if other not in games:
        other = max(games, key=lambda key: games[key])
    rivals = (chosen.key, other) if index == 0 else (other, chosen.key)
    return replace(selection, rivals=rivals)


# --- the two


@dataclass(frozen=True, slots=True)
class MeasureView:
    """A figure of two opponents, with their bars on one axis."""

    id: str
    title: str
    basis: str
    """The number of deals behind the values; empty if all deals count."""
    values: tuple[str, str]
    bars: tuple[Bar, Bar]
    axis: Axis
    says: str
    """Screen-reader text: the whole card in one sentence."""


@dataclass(frozen=True, slots=True)
class BestDeal:
    """The best deal of one opponent."""

    title: str
    detail: str
    """Day and number of the deal."""
    value: str

    @property
    def says(self) -> str:
        """Text for screen readers."""
        return f"{self.title}: {self.value}, {self.detail}"


@dataclass(frozen=True, slots=True)
class RivalsView:
    """Two opponents. Only games won by one of them against the other count, with their deals."""

    titles: tuple[str, str]
    colors: tuple[SideColor, ...]
    """Colours of both opponents."""
    wins: tuple[int, int]
    wins_texts: tuple[str, str]
    games: str
    """Text with the number of games, which is the sum of the wins."""
    says: str
    """Screen-reader text of the wins."""
    marks: tuple[int, ...]
    """0 or 1 for the winner of each game, the earliest first; at most `MAX_MARKS`."""
    marks_begin: str
    """The month of the first mark, or the number of marks if they are not all games."""
    streak: str
    """Sentence on the current winning streak; empty for fewer than two games."""
    measures: tuple[MeasureView, ...]
    best: tuple[BestDeal, ...]


def rivals_view(words: Words, pair: Pair, player_colors: Mapping[str, SideColor]) -> RivalsView:
    """Return the wins and figures of two opponents in their games against each other.

    Args:
        words: The language.
        pair: The two opponents.
        player_colors: Colours chosen for players, by name.
    """
    first, second = pair
    # The figures of both in the games against each other.
    figures = match_statistics.head_to_head(first.figures, second.figures)
    first_figures, second_figures = figures
    titles = (first.title, second.title)
    games = words.text("statistics-games-between", games=first_figures.matches)
    wins_text = words.text(
        "statistics-versus-said",
        first=first.title,
        second=second.title,
        wins=first_figures.wins,
        losses=second_figures.wins,
    )
    measures = [_measure_view(words, titles, figures, measure) for measure in MEASURES]
    best = [_best_deal(words, title, own) for title, own in zip(titles, figures, strict=True)]
    return RivalsView(
        titles=titles,
        colors=colors_of_players([entry.names for entry in pair], player_colors),
        wins=(first_figures.wins, second_figures.wins),
        wins_texts=(words.number(first_figures.wins), words.number(second_figures.wins)),
        games=games,
        says=f"{wins_text}. {games}",
        marks=tuple(
            0 if result.how == "won" else 1 for result in first_figures.match_results[-MAX_MARKS:]
        ),
        marks_begin=_marks_begin(words, first_figures.match_results),
        streak=_streak_text(words, titles, first_figures.match_results),
        measures=tuple(view for view in measures if view is not None),
        best=tuple(deal for deal in best if deal is not None),
    )


def _marks_begin(words: Words, results: Sequence[MatchResult]) -> str:
    if len(results) > MAX_MARKS:
        return words.text("statistics-last", count=MAX_MARKS)
    return month(words, results[0].at) if results else ""


def _streak_text(words: Words, titles: tuple[str, str], results: Sequence[MatchResult]) -> str:
    streak = match_statistics.current_streak(results)
    if streak is None or streak.count == 1:
        return ""
    winner = titles[0] if streak.how == "won" else titles[1]
    return words.text("statistics-in-a-row", name=winner, count=streak.count)


def _measure_view(
    words: Words, titles: tuple[str, str], figures: tuple[Figures, Figures], measure: Measure
) -> MeasureView | None:
    """Return a figure of two opponents; None if it is unknown for both."""
    pair = [FIGURES[measure](own) for own in figures]
    if all(figure.value is None for figure in pair):
        return None
    axis = measure_axis(words, measure, pair, share_steps=SHARE_STEPS)
    first, second = (figure_text(words, measure, figure) for figure in pair)
    title = measure_title(words, measure)
    sides = [
        words.text("sheet-of-side", side=side, value=value)
        for side, value in zip(titles, (first, second), strict=True)
    ]
    # Deals entered as totals contain neither canastas nor the side that went out.
    known = min(figure.count for figure in pair)
    basis = ""
    if known < figures[0].deals:
        basis = words.text("statistics-on-deals", deals=known)
    says = f"{title}: {', '.join(sides)}"
    return MeasureView(
        id=f"versus-{measure}",
        title=title,
        basis=basis,
        values=(first, second),
        bars=(axis.bar(pair[0].value), axis.bar(pair[1].value)),
        axis=axis,
        says=f"{says}, {basis}" if basis else says,
    )


def _best_deal(words: Words, title: str, figures: Figures) -> BestDeal | None:
    if figures.best is None:
        return None
    detail = deal_text(words, figures.best)
    return BestDeal(title, detail, words.number(figures.best.points))


def deal_text(words: Words, deal_result: DealResult) -> str:
    """Return the day and the number of a deal, such as "Sun 3 May 2026, deal 6"."""
    day_text = day(words, deal_result.at)
    if not day_text:
        return words.text("statistics-deal", number=deal_result.number)
    return words.text("statistics-deal-of-day", day=day_text, number=deal_result.number)
