"""View model of the page of one player, or of one partnership, in one rule set."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words
from scorekeeper.i18n.figures import percent, whole_number
from scorekeeper.i18n.times import day, month
from scorekeeper.match import statistics as match_statistics
from scorekeeper.match.statistics import DealResult, Figures, ResultKind
from scorekeeper.view_models.statistics import (
    MIN_RANKED_GAMES,
    Entry,
    FigureRow,
    has_totals,
    player_figures,
    record_text,
)

MAX_RESULTS = 10
"""Latest results that are shown as cards."""


@dataclass(frozen=True, slots=True)
class LastGames:
    """The latest results, each a card."""

    results: tuple[ResultKind, ...]
    """The earliest first."""
    begin: str
    """The number of cards."""
    won: str
    says: str
    """Screen-reader text: all results."""


@dataclass(frozen=True, slots=True)
class RecordRow:
    """Games with a partner or against an opponent."""

    id: str
    names: tuple[str, ...]
    title: str
    record: str
    """Games won of all games; with few games, also a remark that they say little."""
    value: str
    """The share of games won; empty for a few games."""
    share: float | None
    """Length of the bar, from 0 to 1; None for a few games, which have no bar."""

    @property
    def says(self) -> str:
        """Text for screen readers."""
        line = f"{self.title}: {self.record}"
        return f"{line}, {self.value}" if self.value else line


@dataclass(frozen=True, slots=True)
class DealRow:
    """The best or the worst deal."""

    id: str
    label: str
    detail: str
    """Day of the deal, and the partners."""
    value: str

    @property
    def says(self) -> str:
        """Text for screen readers."""
        line = f"{self.label}: {self.value}"
        return f"{line}, {self.detail}" if self.detail else line


@dataclass(frozen=True, slots=True)
class PlayerPage:
    """The page of an entry for one rule set, with at least one finished game."""

    won: str
    """The number of games won."""
    of_games: str
    detail: str
    """The share of games won, unless there are too few games, and the points per deal."""
    says: str
    """Screen-reader text of these three."""
    last_games: LastGames
    partners: tuple[RecordRow, ...]
    """Empty for a partnership."""
    opponents: tuple[RecordRow, ...]
    deals: tuple[DealRow, ...]
    figures: tuple[FigureRow, ...]
    has_totals: bool
    """True if some deals were entered as totals, so that only their points are known."""


def since_text(words: Words, figures: Figures) -> str:
    """Return a text with the month of the first game and the number of games of all rule sets."""
    games = words.text("people-line", matches=figures.matches)
    first = figures.match_results[0].at if figures.match_results else None
    month_of_first = month(words, first)
    if not month_of_first:
        return games
    return words.text("statistics-since", month=month_of_first, games=games)


def player_page(words: Words, entry: Entry, others: Sequence[Entry]) -> PlayerPage:
    """Return the statistics page of a player or a partnership.

    Args:
        words: The language.
        entry: The player or the partnership.
        others: All players, or all partnerships, of the same rule set.
    """
    figures = entry.figures
    of_games = words.text("statistics-of-games", games=figures.matches)
    points = words.text("statistics-points", points=whole_number(words, figures.average))
    details = [points] if figures.deals else []
    if figures.matches >= MIN_RANKED_GAMES:
        details.insert(0, percent(words, figures.win_share))
    won = words.number(figures.wins)
    return PlayerPage(
        won=won,
        of_games=of_games,
        detail=" · ".join(details),
        says=", ".join([f"{won} {of_games}", *details]),
        last_games=_last_games(words, figures),
        partners=_partner_rows(words, entry, others) if entry.is_player else (),
        opponents=_opponent_rows(words, entry, others),
        deals=_deal_rows(words, entry, others),
        figures=player_figures(words, figures),
        has_totals=has_totals(figures),
    )


def _last_games(words: Words, figures: Figures) -> LastGames:
    """Return the results of the latest games, at most `MAX_RESULTS`, the earliest first."""
    results = tuple(result.how for result in figures.match_results[-MAX_RESULTS:])
    said = ", ".join(words.text("statistics-result", how=how) for how in results)
    return LastGames(
        results=results,
        begin=words.text("statistics-last", count=len(results)),
        won=words.text("statistics-won-of-these", count=results.count("won")),
        says=f"{words.text('statistics-form')}: {said}",
    )


def _partner_rows(words: Words, entry: Entry, others: Sequence[Entry]) -> tuple[RecordRow, ...]:
    """Return a row for each partner, the one with the most games together first."""
    records = [
        (other, match_statistics.partner_figures(entry.figures, other.figures))
        for other in others
        if other.key != entry.key
    ]
    return _record_rows(words, "partner", records)


def _opponent_rows(words: Words, entry: Entry, others: Sequence[Entry]) -> tuple[RecordRow, ...]:
    """Return a row for each opponent, the one with the most games against each other first."""
    records = [
        (other, match_statistics.head_to_head(entry.figures, other.figures)[0])
        for other in others
        if other.key != entry.key
    ]
    return _record_rows(words, "opponent", records)


def _record_rows(
    words: Words, id: str, records: Sequence[tuple[Entry, Figures]]
) -> tuple[RecordRow, ...]:
    """Return a row for each partner or opponent, the one with the most games first."""
    played = [(other, figures) for other, figures in records if figures.matches]
    played.sort(key=lambda record: (-record[1].matches, record[0].title.casefold()))
    return tuple(
        _record_row(words, f"{id}-{index}", other, figures)
        for index, (other, figures) in enumerate(played)
    )


def _record_row(words: Words, id: str, other: Entry, figures: Figures) -> RecordRow:
    """Return the row of a partner or opponent; after only a few games it has no percentage."""
    if figures.matches < MIN_RANKED_GAMES:
        few = words.text("statistics-few", wins=figures.wins, games=figures.matches)
        return RecordRow(id, other.names, other.title, few, "", None)
    record = record_text(words, figures)
    share = percent(words, figures.win_share)
    return RecordRow(id, other.names, other.title, record, share, figures.win_share.value)


def _deal_rows(words: Words, entry: Entry, others: Sequence[Entry]) -> tuple[DealRow, ...]:
    """Return the rows of the best and the worst deal, as far as they are known."""
    rows = []
    for name, deal_result in (("best", entry.figures.best), ("worst", entry.figures.worst)):
        if deal_result is not None:
            row = DealRow(
                id=f"figure-{name}",
                label=words.text(f"statistics-{name}"),
                detail=_deal_detail(words, entry, deal_result, others),
                value=words.points(deal_result.points),
            )
            rows.append(row)
    return tuple(rows)


def _deal_detail(
    words: Words, entry: Entry, deal_result: DealResult, others: Sequence[Entry]
) -> str:
    """Return the day of a deal, and the partners of a player in it."""
    day_text = day(words, deal_result.at)
    if not entry.is_player:
        return day_text
    # Partners are the players whose results include the same side of the same deal.
    deal = (deal_result.match, deal_result.deal, deal_result.side)
    partners = [
        other.title
        for other in others
        if other.key != entry.key
        and any((own.match, own.deal, own.side) == deal for own in other.figures.deal_results)
    ]
    if not partners or not day_text:
        return day_text
    return words.text("statistics-with-on-day", day=day_text, names=", ".join(partners))
