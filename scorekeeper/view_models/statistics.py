"""View models of the statistics of one rule set: rankings, and the figures of its deals.

An entry is a player or a partnership. A figure is a number about it, such as the points per deal,
with the number of deals or games it is based on. Only finished games of one rule set count,
because points of different rules cannot be compared.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from scorekeeper.i18n import Words
from scorekeeper.i18n.figures import UNKNOWN, decimal, percent, signed_decimal, whole_number
from scorekeeper.i18n.messages import capitalized
from scorekeeper.match import statistics as match_statistics
from scorekeeper.match.statistics import Figure, Figures, Statistics
from scorekeeper.rules import RuleLibrary, RuleSetId
from scorekeeper.view_models.axis import Axis, Bar, percent_axis, round_axis

MIN_RANKED_GAMES = 5
"""Fewer games say too little for a place in a ranking: one game is a share of 0 or 100 %."""
RANKING_STEPS = 4  # of the axis of a share, in a ranking


class Tab(StrEnum):
    """The part of the statistics that is shown."""

    RIVALS = "rivals"
    """Two opponents head to head."""
    PARTNERSHIPS = "partnerships"
    PLAYERS = "players"
    DEALS = "deals"


class Measure(StrEnum):
    """The figure by which a ranking is sorted."""

    WON = "won"
    AVERAGE = "average"
    CANASTAS = "canastas"
    NATURALS = "naturals"
    OUT = "out"
    BEST = "best"
    STREAK = "streak"
    DEALS = "deals"


SHARES = (Measure.WON, Measure.OUT)
"""Figures that are parts of a whole."""
DECIMALS = (Measure.CANASTAS, Measure.NATURALS)
"""Figures that are written with a decimal."""
GAME_MEASURES = (Measure.STREAK, Measure.NATURALS, Measure.DEALS)
"""Figures that are based on games rather than deals."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The user's choices."""

    rule_set: RuleSetId | None = None
    """None for the rule set that was played most."""
    tab: Tab = Tab.RIVALS
    measure: Measure = Measure.WON
    page_key: str | None = None
    """Key of the entry whose page is open; None for none."""
    rivals: tuple[str, str] | None = None
    """Keys of the two opponents to compare; None for the two who met most."""

    def with_rule_set(self, rule_set: RuleSetId) -> "Selection":
        """Return the selection of another rule set, in which other opponents may have met."""
        return replace(self, rule_set=rule_set, rivals=None)

    def with_tab(self, tab: Tab) -> "Selection":
        """Return the selection of another tab, without an open page."""
        return replace(self, tab=tab, page_key=None)


# --- rule sets


@dataclass(frozen=True, slots=True)
class RuleSetChoice:
    """A rule set in the list of choices."""

    id: RuleSetId
    name: str
    games: int
    """Finished games by it."""


def rule_set_choices(
    words: Words, library: RuleLibrary, counts: Mapping[RuleSetId, int]
) -> tuple[RuleSetChoice, ...]:
    """Return the rule sets with their number of games, in descending order of games."""
    most_first = sorted(counts, key=lambda set_id: -counts[set_id])
    return tuple(
        RuleSetChoice(set_id, words.rule_set_name(library.book(set_id).identity), counts[set_id])
        for set_id in most_first
    )


# --- entries and their figures


@dataclass(frozen=True, slots=True)
class Entry:
    """A player or a partnership with its figures."""

    key: str
    names: tuple[str, ...]
    title: str
    figures: Figures
    is_player: bool


def player_entries(statistics: Statistics) -> tuple[Entry, ...]:
    """Return the players with a finished game, by name."""
    entries = [
        Entry(person.key, (person.name,), person.name, figures, is_player=True)
        for person, figures in statistics.players
        if figures.matches
    ]
    return _sorted_by_title(entries)


def partnership_entries(words: Words, statistics: Statistics) -> tuple[Entry, ...]:
    """Return the partnerships with a finished game, by name."""
    entries = []
    for partnership, figures in statistics.partnerships:
        if figures.matches:
            *first, last = partnership.names
            title = words.text("side-of-players", first=", ".join(first), last=last)
            key = " + ".join(sorted(person.key for person in partnership.people))
            entries.append(Entry(key, partnership.names, title, figures, is_player=False))
    return _sorted_by_title(entries)


def _sorted_by_title(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    return tuple(sorted(entries, key=lambda entry: (entry.title.casefold(), entry.key)))


Meetings = Mapping[tuple[str, str], int]
"""Number of games that one of two entries won against the other, by the pair of their keys.

The keys of a pair are in the order of the entries.
"""


def meetings(entries: Sequence[Entry]) -> Meetings:
    """Return the number of games that two of the entries decided against each other, by pair."""
    return match_statistics.meetings((entry.key, entry.figures) for entry in entries)


def _best_score(figures: Figures) -> Figure:
    return Figure(figures.best.points if figures.best else None, figures.deals)


def _longest_streak(figures: Figures) -> Figure:
    return Figure(match_statistics.longest_streak(figures.match_results), figures.matches)


FIGURES: Mapping[Measure, Callable[[Figures], Figure]] = {
    Measure.WON: lambda figures: figures.win_share,
    Measure.AVERAGE: lambda figures: figures.average,
    Measure.CANASTAS: lambda figures: figures.canastas,
    Measure.NATURALS: lambda figures: figures.naturals,
    Measure.OUT: lambda figures: figures.going_out,
    Measure.BEST: _best_score,
    Measure.STREAK: _longest_streak,
    Measure.DEALS: lambda figures: Figure(figures.deals, figures.matches),
}
"""Functions that return the figure of a measure."""


def figure_text(words: Words, measure: Measure, figure: Figure) -> str:
    """Return a figure as text: a share in percent, another number with or without a decimal."""
    if measure in SHARES:
        return percent(words, figure)
    if measure in DECIMALS:
        return decimal(words, figure)
    return whole_number(words, figure)


def measure_title(words: Words, measure: Measure) -> str:
    """Return the name of a figure as a title, with a capital letter."""
    return capitalized(measure_text(words, measure))


def measure_text(words: Words, measure: Measure) -> str:
    """Return the name of a figure."""
    return words.text("statistics-measure", measure=measure.value)


def measure_axis(
    words: Words, measure: Measure, figures: Sequence[Figure], *, share_steps: int
) -> Axis:
    """Return the axis of the bars of a figure.

    Args:
        words: The language.
        measure: The figure. Shares have an axis to 100 %, others to a round number.
        figures: The values.
        share_steps: Number of steps on the axis of a share.
    """
    if measure in SHARES:
        # Only the last tick has the % sign; more signs would not fit.
        return percent_axis(lambda share: _percent_label(words, share), steps=share_steps)
    values = [figure.value for figure in figures if figure.value is not None]
    is_whole = measure not in DECIMALS
    return round_axis(values, lambda value: _number_label(words, value), is_whole=is_whole)


def _percent_label(words: Words, share: float) -> str:
    if share == 1:
        return percent(words, Figure(share, 1))
    return words.number(round(share * 100))


def _number_label(words: Words, value: float) -> str:
    if value == round(value):
        return words.number(round(value))
    return decimal(words, Figure(value, 1))


# --- the statistics of one rule set


@dataclass(frozen=True, slots=True)
class RuleSetStatistics:
    """The statistics of one rule set, and the rule sets to choose from."""

    choices: tuple[RuleSetChoice, ...]
    rule_set: RuleSetChoice
    """The chosen one."""
    figures: Figures
    """Those of all sides."""
    players: tuple[Entry, ...]
    partnerships: tuple[Entry, ...]

    def entry(self, key: str | None) -> Entry | None:
        """Return the player or the partnership with a key; None if there is none."""
        every = (*self.players, *self.partnerships)
        return next((entry for entry in every if entry.key == key), None)

    def entries_like(self, entry: Entry) -> tuple[Entry, ...]:
        """Return all players for a player, and all partnerships for a partnership."""
        return self.players if entry.is_player else self.partnerships

    @property
    def tabs(self) -> tuple[Tab, ...]:
        """The tabs with content, in their order."""
        groups = (self.players, self.partnerships)
        has_content = {
            Tab.RIVALS: any(meetings(group) for group in groups),
            Tab.PARTNERSHIPS: bool(self.partnerships),
            Tab.PLAYERS: bool(self.players),
            Tab.DEALS: True,
        }
        return tuple(tab for tab in Tab if has_content[tab])

    def tab(self, wanted: Tab) -> Tab:
        """Return the wanted tab, or the first tab with content if it has none."""
        return wanted if wanted in self.tabs else self.tabs[0]


def rule_set_statistics(
    words: Words,
    library: RuleLibrary,
    statistics: Statistics,
    wanted: RuleSetId | None,
    *,
    entry_key: str | None = None,
) -> RuleSetStatistics | None:
    """Return the statistics of a rule set; None if no game is finished.

    Args:
        words: The language.
        library: The rule sets of the games.
        statistics: The statistics of all rule sets.
        wanted: The rule set. If None or without games, the one with the most games is used.
        entry_key: Key of an entry, to offer only rule sets with games of the entry; None for all.
    """
    counts: dict[RuleSetId, int] = {
        set_id: figures.matches for set_id, figures in statistics.rule_sets if figures.matches
    }
    if entry_key is not None:
        figures = all_figures(words, statistics, entry_key)
        counts = dict(match_statistics.match_counts(figures)) if figures else {}
    choices = rule_set_choices(words, library, counts)
    if not choices:
        return None
    chosen = next((choice for choice in choices if choice.id == wanted), choices[0])
    own_statistics = match_statistics.statistics_of_rule_set(statistics, chosen.id)
    return RuleSetStatistics(
        choices=choices,
        rule_set=chosen,
        figures=dict(own_statistics.rule_sets)[chosen.id],
        players=player_entries(own_statistics),
        partnerships=partnership_entries(words, own_statistics),
    )


def all_figures(words: Words, statistics: Statistics, key: str) -> Figures | None:
    """Return the figures of an entry over all rule sets; None if it has no finished game."""
    every = (*player_entries(statistics), *partnership_entries(words, statistics))
    return next((entry.figures for entry in every if entry.key == key), None)


# --- a ranking


@dataclass(frozen=True, slots=True)
class RankingRow:
    """An entry with a place."""

    key: str
    place: str
    """From 1; equal values share a place. Empty if the value is not known."""
    is_first: bool
    names: tuple[str, ...]
    title: str
    basis: str
    """Number of deals or games behind the value."""
    value: str
    bar: Bar
    says: str
    """Screen-reader text."""


@dataclass(frozen=True, slots=True)
class UnrankedRow:
    """An entry with too few games for a place."""

    key: str
    names: tuple[str, ...]
    title: str
    detail: str
    """Games won of all games."""

    @property
    def says(self) -> str:
        """Text for screen readers."""
        return f"{self.title}: {self.detail}"


@dataclass(frozen=True, slots=True)
class Ranking:
    """Entries ranked by a figure, the highest first."""

    title: str
    condition: str
    """Text with the minimum number of games for a place."""
    rows: tuple[RankingRow, ...]
    axis: Axis
    unranked_title: str
    unranked: tuple[UnrankedRow, ...]
    """Entries with the most games first."""


def ranking(words: Words, entries: Sequence[Entry], measure: Measure, rule_set: str) -> Ranking:
    """Return the ranking of entries by a figure.

    Args:
        words: The language.
        entries: Players, or partnerships, sorted by name.
        measure: The figure.
        rule_set: Name of the rule set.
    """
    ranked = [entry for entry in entries if entry.figures.matches >= MIN_RANKED_GAMES]
    others = [entry for entry in entries if entry.figures.matches < MIN_RANKED_GAMES]
    figure_of = FIGURES[measure]

    def order(entry: Entry) -> tuple[bool, float]:
        value = figure_of(entry.figures).value
        return value is None, -(value or 0)

    ranked.sort(key=order)
    figures = [figure_of(entry.figures) for entry in ranked]
    axis = measure_axis(words, measure, figures, share_steps=RANKING_STEPS)
    places = match_statistics.shared_places([figure.value for figure in figures])
    return Ranking(
        title=measure_title(words, measure),
        condition=words.text("statistics-at-least", count=MIN_RANKED_GAMES, rules=rule_set),
        rows=tuple(
            _ranking_row(words, entry, measure, axis, place)
            for entry, place in zip(ranked, places, strict=True)
        ),
        axis=axis,
        unranked_title=words.text("statistics-unranked", count=MIN_RANKED_GAMES),
        unranked=tuple(_unranked_row(words, entry) for entry in _most_games_first(others)),
    )


def _ranking_row(
    words: Words, entry: Entry, measure: Measure, axis: Axis, place: int
) -> RankingRow:
    """Return the row of an entry in a ranking; without a value, it has no place."""
    figure = FIGURES[measure](entry.figures)
    value = figure_text(words, measure, figure)
    basis = _basis(words, entry, measure, figure)
    place_text = "" if figure.value is None else words.number(place)
    said = f"{entry.title}: {value}, {basis}"
    return RankingRow(
        key=entry.key,
        place=place_text,
        is_first=place_text != "" and place == 1,
        names=entry.names,
        title=entry.title,
        basis=basis,
        value=value,
        bar=axis.bar(figure.value),
        says=f"{place_text}. {said}" if place_text else said,
    )


def _basis(words: Words, entry: Entry, measure: Measure, figure: Figure) -> str:
    """Return a text with the number of games or deals that a figure is based on."""
    if measure is Measure.WON:
        return record_text(words, entry.figures)
    if measure in GAME_MEASURES:
        return words.text("statistics-on-games", games=figure.count)
    return words.text("statistics-on-deals", deals=figure.count)


def _most_games_first(entries: Sequence[Entry]) -> list[Entry]:
    return sorted(entries, key=lambda entry: (-entry.figures.matches, -entry.figures.wins))


def _unranked_row(words: Words, entry: Entry) -> UnrankedRow:
    return UnrankedRow(entry.key, entry.names, entry.title, record_text(words, entry.figures))


def record_text(words: Words, figures: Figures) -> str:
    """Return a text with the games won and all games, such as "9 of 14"."""
    return words.text("statistics-record", wins=figures.wins, games=figures.matches)


# --- figures one below the other


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A figure with its name."""

    id: str
    label: str
    value: str
    basis: str = ""
    """Number of deals or games behind the figure."""

    @property
    def says(self) -> str:
        """Text for screen readers."""
        line = f"{self.label}: {self.value}"
        return f"{line}, {self.basis}" if self.basis else line


def rule_set_figures(words: Words, figures: Figures) -> tuple[FigureRow, ...]:
    """Return the figures of a rule set's deals, without unknown figures.

    The score of each side in a deal counts separately.
    """
    basis = "statistics-on-results"
    rows = (
        FigureRow(
            "figure-matches",
            words.text("statistics-matches"),
            words.number(figures.matches),
            words.text("statistics-played", deals=figures.deals_played),
        ),
        _mean_row(words, "average", figures.average, whole_number, basis),
        _extreme_row(words, "best", figures.best),
        _extreme_row(words, "worst", figures.worst),
        *_canasta_figures(words, figures, basis),
        _concealed_row(words, figures),
        _mean_row(words, "threes", figures.red_threes, decimal, basis),
        _mean_row(words, "minutes", figures.minutes, whole_number, basis),
    )
    return _known_rows(rows)


def player_figures(words: Words, figures: Figures) -> tuple[FigureRow, ...]:
    """Return rows with the figures of the deals of a player or pair, without unknown figures."""
    basis = "statistics-on-deals"
    rows = (
        *_canasta_figures(words, figures, basis),
        _mean_row(words, "out", figures.going_out, percent, basis),
        _concealed_row(words, figures),
        _mean_row(words, "threes", figures.red_threes, decimal, basis),
        _mean_row(words, "luck", figures.luck, signed_decimal, basis),
        _mean_row(words, "minutes", figures.minutes, whole_number, basis),
    )
    return _known_rows(rows)


def has_totals(figures: Figures) -> bool:
    """Return True if some deals were entered as totals, with only their points known."""
    return figures.canastas.count < figures.deals


def _canasta_figures(words: Words, figures: Figures, basis: str) -> tuple[FigureRow, ...]:
    """Return the figures of canastas.

    Args:
        words: The language.
        figures: The figures.
        basis: Key of the message for the number of deals or scores that a figure is based on.
    """
    naturals = words.text("statistics-on-games", games=figures.naturals.count)
    return (
        _mean_row(words, "canastas", figures.canastas, decimal, basis),
        _figure_row(words, "naturals", decimal(words, figures.naturals), naturals),
    )


def _concealed_row(words: Words, figures: Figures) -> FigureRow:
    outs = words.text("statistics-on-outs", outs=figures.concealed.count)
    return _figure_row(words, "concealed", percent(words, figures.concealed), outs)


def _mean_row(
    words: Words,
    name: str,
    figure: Figure,
    as_text: Callable[[Words, Figure], str],
    basis: str,
) -> FigureRow:
    """Return the row of a mean with the number of deals that it is based on.

    Args:
        words: The language.
        name: Last part of the row's id and of the key of its message.
        figure: The mean.
        as_text: Returns the text of the mean.
        basis: Key of the message with the number of deals.
    """
    value = as_text(words, figure)
    return _figure_row(words, name, value, words.text(basis, deals=figure.count))


def _extreme_row(words: Words, name: str, deal: match_statistics.DealResult | None) -> FigureRow:
    return _figure_row(words, name, UNKNOWN if deal is None else words.points(deal.points))


def _figure_row(words: Words, name: str, value: str, basis: str = "") -> FigureRow:
    return FigureRow(f"figure-{name}", words.text(f"statistics-{name}"), value, basis)


def _known_rows(rows: Sequence[FigureRow]) -> tuple[FigureRow, ...]:
    return tuple(row for row in rows if row.value != UNKNOWN)
