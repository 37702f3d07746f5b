"""View models of the statistics: a list by one figure, two opponents, and a single entry.

An entry is a player, a partnership or a rule set. A figure is a number about it, such as the points
per deal, with the number of deals or games behind it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import UNKNOWN, decimal, month, percent, signed, whole
from scorekeeper.match import statistics as match_statistics
from scorekeeper.match.statistics import Figure, Figures, Result, Statistics, Streak
from scorekeeper.rules import rule_book

MAX_RESULTS = 12
"""Latest results and games in a diagram; earlier ones are only counted."""
MAX_OPPONENTS = 6


class About(StrEnum):
    """The list that is shown."""

    PLAYERS = "players"
    PARTNERSHIPS = "partnerships"
    RULES = "rules"


class Measure(StrEnum):
    """The figure by which a list is sorted."""

    WON = "won"
    AVERAGE = "average"
    NATURALS = "naturals"
    OUT = "out"
    BEST = "best"
    STREAK = "streak"
    DEALS = "deals"


RULE_MEASURES = (Measure.DEALS, Measure.AVERAGE, Measure.NATURALS, Measure.BEST)
"""Figures of rule sets, which win no game and go out in no deal; the first is the usual one."""
MEASURES_OF_PAIR = (Measure.AVERAGE, Measure.NATURALS, Measure.OUT, Measure.BEST)
"""Figures of two opponents."""
SHARES = (Measure.WON, Measure.OUT)
"""Figures that are parts of a whole."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The user's choices."""

    about: About = About.PLAYERS
    measure: Measure = Measure.WON
    chosen: str | None = None
    """Key of the entry whose page is open; None for none."""
    versus: tuple[str, str] | None = None
    """Keys of the two opponents to compare; None for the two who met most."""

    def with_about(self, about: About) -> "Selection":
        """Return the selection of another list, sorted by the same figure if it has it."""
        measure = self.measure
        if about is About.RULES and measure not in RULE_MEASURES:
            measure = RULE_MEASURES[0]
        return Selection(about, measure)

    def with_opponent(self, index: int, key: str, pair: "Pair") -> "Selection":
        """Return the selection after one of the two opponents was replaced.

        Args:
            index: 0 or 1, the one to replace.
            key: Key of the new one.
            pair: The two so far.
        """
        keys = [pair[0].key, pair[1].key]
        keys[index] = key
        return replace(self, versus=(keys[0], keys[1]))

    @property
    def measures(self) -> tuple[Measure, ...]:
        """Figures by which the list can be sorted."""
        return RULE_MEASURES if self.about is About.RULES else tuple(Measure)


@dataclass(frozen=True, slots=True)
class Entry:
    """A player, a partnership or a rule set with its figures."""

    key: str
    names: tuple[str, ...]
    """People; empty for a rule set."""
    title: str
    figures: Figures
    about: About

    @property
    def deal_count(self) -> int:
        """Number of deals. The figures of a rule set count each side's score of a deal as one."""
        return self.figures.played if self.about is About.RULES else self.figures.deals


Pair = tuple[Entry, Entry]


def _best_score(figures: Figures) -> Figure:
    return Figure(figures.best.points if figures.best else None, figures.deals)


def _longest_streak(figures: Figures) -> Figure:
    return Figure(match_statistics.longest(figures.results), figures.matches)


FIGURES: Mapping[Measure, Callable[[Figures], Figure]] = {
    Measure.WON: lambda figures: figures.won,
    Measure.AVERAGE: lambda figures: figures.average,
    Measure.NATURALS: lambda figures: figures.naturals,
    Measure.OUT: lambda figures: figures.going_out,
    Measure.BEST: _best_score,
    Measure.STREAK: _longest_streak,
}
"""Functions that return the figure of a measure; that of `DEALS` depends on the entry."""


def figure_of(entry: Entry, measure: Measure) -> Figure:
    """Return a figure of an entry, with the number of deals or games behind it."""
    if measure is Measure.DEALS:
        return Figure(entry.deal_count, entry.deal_count)
    return FIGURES[measure](entry.figures)


def figure_text(words: Words, measure: Measure, figure: Figure) -> str:
    """Return a figure in words: a share in percent, an average with or without a decimal."""
    if measure in SHARES:
        return percent(words, figure)
    if measure is Measure.NATURALS:
        return decimal(words, figure)
    return whole(words, figure)


def bar_share(measure: Measure, figure: Figure, largest: float) -> float:
    """Return the length of the bar of a figure, from 0 to 1.

    Args:
        measure: Shares are drawn as parts of a whole, other figures as parts of the largest one.
        figure: The figure.
        largest: Largest value of the list.
    """
    full = 1 if measure in SHARES else largest
    if full <= 0:
        return 0
    return max(figure.value or 0, 0) / full


def measure_text(words: Words, measure: Measure, *, is_title: bool = False) -> str:
    """Return the name of a figure; a title begins with a capital."""
    name = words.text("statistics-measure", measure=measure.value)
    return name[:1].upper() + name[1:] if is_title else name


# --- the list


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry in the list."""

    key: str
    rank: int
    """From 1."""
    names: tuple[str, ...]
    title: str
    value: str
    share: float
    """Length of the bar, from 0 to 1."""
    basis: str
    """Number of deals or games behind the value."""
    says: str
    """Screen-reader text: the entry with all its main figures."""


def statistics_entries(
    words: Words, statistics: Statistics, selection: Selection
) -> tuple[Entry, ...]:
    """Return the entries of a list by a figure, the highest first; equal ones by name."""
    entries = _unsorted_entries(words, statistics, selection.about)

    def order(entry: Entry) -> tuple[bool, float, int, str, str]:
        figure = figure_of(entry, selection.measure)
        return (
            figure.value is None,
            -(figure.value or 0),
            -figure.deals,
            entry.title.casefold(),
            entry.key,
        )

    return tuple(sorted(entries, key=order))


def _unsorted_entries(words: Words, statistics: Statistics, about: About) -> list[Entry]:
    if about is About.PLAYERS:
        return [
            Entry(person.key, (person.name,), person.name, figures, about)
            for person, figures in statistics.players
        ]
    if about is About.RULES:
        return [
            Entry(uid, (), words.rule_set_name(rule_book(uid).identity), figures, about)
            for uid, figures in statistics.rule_sets
        ]
    entries = []
    for pair, figures in statistics.partnerships:
        *first, last = pair.names
        title = words.text("side-of-players", first=", ".join(first), last=last)
        key = " + ".join(sorted(person.key for person in pair.people))
        entries.append(Entry(key, pair.names, title, figures, about))
    return entries


def entry_rows(words: Words, entries: Sequence[Entry], measure: Measure) -> tuple[EntryRow, ...]:
    """Return sorted entries as the list shows them."""
    figures = [figure_of(entry, measure) for entry in entries]
    largest = max((figure.value or 0 for figure in figures), default=0)
    rows = []
    for rank, (entry, figure) in enumerate(zip(entries, figures, strict=True), start=1):
        value = figure_text(words, measure, figure)
        summary = summary_text(words, entry)
        row = EntryRow(
            key=entry.key,
            rank=rank,
            names=entry.names,
            title=entry.title,
            value=value,
            share=bar_share(measure, figure, largest),
            basis=_basis(words, entry, measure, figure),
            says=f"{entry.title}. {summary}. {measure_text(words, measure)}: {value}",
        )
        rows.append(row)
    return tuple(rows)


def summary_text(words: Words, entry: Entry) -> str:
    """Return the number of games, wins and deals of an entry, and its average."""
    figures = entry.figures
    key = "statistics-rules-line" if entry.about is About.RULES else "statistics-line"
    return words.text(
        key,
        matches=figures.matches,
        wins=figures.wins,
        share=percent(words, figures.won),
        deals=entry.deal_count,
        average=whole(words, figures.average),
    )


def _basis(words: Words, entry: Entry, measure: Measure, figure: Figure) -> str:
    """Return the number of games or deals behind a figure of the list."""
    if entry.about is About.RULES:
        return summary_text(words, entry)
    if measure is Measure.WON:
        draws = entry.figures.draws
        return words.text("statistics-won-of", matches=figure.deals, draws=draws)
    if measure in (Measure.STREAK, Measure.NATURALS):
        return words.text("statistics-won-of", matches=figure.deals, draws=0)
    if measure is Measure.DEALS:
        return words.text("statistics-won-of", matches=entry.figures.matches, draws=0)
    return words.text("statistics-on-deals", deals=figure.deals)


def mixes_rules(entries: Sequence[Entry]) -> bool:
    """Return True if the deals of these entries were played by several rule sets."""
    return len({part.ruleset for entry in entries for part in entry.figures.parts}) > 1


# --- two opponents


@dataclass(frozen=True, slots=True)
class PairFigure:
    """A figure of two opponents, side by side."""

    measure: Measure
    label: str
    values: tuple[str, str]
    shares: tuple[float, float]
    """Lengths of the bars, from 0 to 1."""
    says: str
    """Screen-reader text."""


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two opponents. Only their games and deals against each other count."""

    titles: tuple[str, str]
    wins: tuple[str, str]
    says: str
    """Screen-reader text of the wins."""
    results: tuple[Result, ...]
    """Latest results of the first of them."""
    since: str
    """Month of the first of these results; empty if it is not known."""
    streak: str
    """Sentence on who won the last games in a row; empty for less than two."""
    figures: tuple[PairFigure, ...]


def opponents(entries: Sequence[Entry], key: str) -> dict[str, int]:
    """Return the keys of the opponents of an entry, with the number of games against each."""
    games = match_statistics.meetings((entry.key, entry.figures) for entry in entries)
    return {
        first if second == key else second: count
        for (first, second), count in games.items()
        if key in (first, second)
    }


def opponent_choices(entries: Sequence[Entry], other: Entry) -> tuple[Entry, ...]:
    """Return the opponents of an entry, those with the most games first."""
    games = opponents(entries, other.key)
    met = [entry for entry in entries if entry.key in games]
    return tuple(sorted(met, key=lambda entry: -games[entry.key]))


def head_to_head_pair(entries: Sequence[Entry], selection: Selection) -> Pair | None:
    """Return the two chosen opponents, or else those who met most; None if there are none."""
    if selection.about is About.RULES:
        return None
    by_name = sorted(entries, key=lambda entry: entry.title.casefold())
    by_key = {entry.key: entry for entry in by_name}
    versus = selection.versus
    if versus is None or not set(versus) <= by_key.keys():
        games = match_statistics.meetings((key, entry.figures) for key, entry in by_key.items())
        versus = max(games, key=lambda keys: games[keys], default=None)
    if versus is None:
        return None
    return by_key[versus[0]], by_key[versus[1]]


def head_to_head(words: Words, pair: Pair) -> HeadToHead:
    """Return two opponents with their wins, results and figures in games against each other."""
    first, second = pair
    own, others = match_statistics.head_to_head(first.figures, second.figures)
    against = (replace(first, figures=own), replace(second, figures=others))
    latest = own.results[-MAX_RESULTS:]
    figures = [_pair_figure(words, against, measure) for measure in MEASURES_OF_PAIR]
    return HeadToHead(
        titles=(first.title, second.title),
        wins=(words.number(own.wins), words.number(others.wins)),
        says=words.text(
            "statistics-versus-said",
            first=first.title,
            second=second.title,
            wins=own.wins,
            losses=others.wins,
        ),
        results=latest,
        since=month(words, latest[0].at) if latest else "",
        streak=_pair_streak(words, pair, match_statistics.current(own.results)),
        figures=tuple(figure for figure in figures if figure is not None),
    )


def _pair_figure(words: Words, pair: Pair, measure: Measure) -> PairFigure | None:
    """Return a figure of two opponents; None if it is known for neither."""
    figures = [figure_of(entry, measure) for entry in pair]
    if all(figure.value is None for figure in figures):
        return None
    values = [figure_text(words, measure, figure) for figure in figures]
    largest = max(figure.value or 0 for figure in figures)
    shares = [bar_share(measure, figure, largest) for figure in figures]
    label = measure_text(words, measure)
    values_text = "; ".join(
        words.text("sheet-of-side", side=entry.title, value=value)
        for entry, value in zip(pair, values, strict=True)
    )
    return PairFigure(
        measure=measure,
        label=label,
        values=(values[0], values[1]),
        shares=(shares[0], shares[1]),
        says=f"{label}: {values_text}",
    )


def _pair_streak(words: Words, pair: Pair, streak: Streak | None) -> str:
    if streak is None or streak.count == 1 or streak.how == "drawn":
        return ""
    winner = pair[0] if streak.how == "won" else pair[1]
    return words.text("statistics-in-a-row", name=winner.title, count=streak.count)


# --- one entry


@dataclass(frozen=True, slots=True)
class Form:
    """The latest results of a player or a partnership."""

    results: tuple[Result, ...]
    says: str
    """Screen-reader text of the results."""
    streak: str
    """The current and the longest streak; empty before the first result."""


@dataclass(frozen=True, slots=True)
class AverageByGame:
    """Points per deal of the latest games."""

    title: str
    averages: tuple[float, ...]
    span: str
    """The lowest, the highest and the last average."""


@dataclass(frozen=True, slots=True)
class BarRow:
    """A line with a bar."""

    id: str
    title: str
    detail: str
    share: float
    """Length of the bar, from 0 to 1."""

    @property
    def says(self) -> str:
        """Text for screen readers."""
        return f"{self.title}: {self.detail}"


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


@dataclass(frozen=True, slots=True)
class EntryPage:
    """The page of an entry."""

    form: Form | None
    """None for a rule set."""
    average_by_game: AverageByGame | None
    """None for fewer than two games."""
    opponents: tuple[BarRow, ...]
    rule_sets: tuple[BarRow, ...]
    """Empty unless there are several."""
    figures: tuple[FigureRow, ...]
    has_totals: bool
    """True if some deals were entered as totals, so that only their points are known."""


def entry_page(words: Words, entry: Entry, entries: Sequence[Entry]) -> EntryPage:
    """Return the page of an entry.

    Args:
        words: The language.
        entry: The entry.
        entries: All entries of the list, for the opponents.
    """
    figures = entry.figures
    if entry.about is About.RULES:
        return EntryPage(
            form=None,
            average_by_game=_average_by_game(words, figures),
            opponents=(),
            rule_sets=(),
            figures=_rule_set_figures(words, entry),
            has_totals=figures.canastas.deals < figures.deals,
        )
    return EntryPage(
        form=_form(words, figures.results),
        average_by_game=_average_by_game(words, figures),
        opponents=_opponent_rows(words, entry, entries),
        rule_sets=_rule_set_rows(words, figures),
        figures=_people_figures(words, figures),
        has_totals=figures.canastas.deals < figures.deals,
    )


def _form(words: Words, results: tuple[Result, ...]) -> Form:
    latest = results[-MAX_RESULTS:]
    ends = ", ".join(words.text("statistics-result", how=result.how) for result in latest)
    current = match_statistics.current(results)
    streak = ""
    if current is not None:
        now = words.text("statistics-current", how=current.how, count=current.count)
        longest = words.text("statistics-longest", count=match_statistics.longest(results))
        streak = f"{now} {longest}"
    return Form(latest, f"{words.text('statistics-form')}: {ends}", streak)


def _average_by_game(words: Words, figures: Figures) -> AverageByGame | None:
    games = match_statistics.by_match(figures).values()
    averages = [own.average.value for own in games if own.average.value is not None]
    if len(averages) < 2:  # noqa: PLR2004 - one bar shows no trend
        return None
    latest = tuple(averages[-MAX_RESULTS:])
    span = words.text(
        "statistics-span",
        low=words.number(round(min(latest))),
        high=words.number(round(max(latest))),
        last=words.number(round(latest[-1])),
    )
    return AverageByGame(words.text("statistics-by-match"), latest, span)


def _opponent_rows(words: Words, entry: Entry, entries: Sequence[Entry]) -> tuple[BarRow, ...]:
    """Return the opponents with the most games, and the share of these that was won."""
    games = opponents(entries, entry.key)
    by_key = {other.key: other for other in entries}
    keys = sorted(games, key=lambda key: (-games[key], by_key[key].title))
    rows = []
    for index, key in enumerate(keys[:MAX_OPPONENTS]):
        own, _ = match_statistics.head_to_head(entry.figures, by_key[key].figures)
        line = words.text("statistics-wins-of", wins=own.wins, matches=own.matches)
        rows.append(BarRow(f"opponent-{index}", by_key[key].title, line, own.won.value or 0))
    return tuple(rows)


def _rule_set_rows(words: Words, figures: Figures) -> tuple[BarRow, ...]:
    """Return the average by rule set; empty unless there are several."""
    by_rule_set = match_statistics.by_rule_set(figures)
    if len(by_rule_set) == 1:
        return ()
    largest = max((own.average.value or 0 for own in by_rule_set.values()), default=0)
    rows = []
    for uid, own in by_rule_set.items():
        line = words.text(
            "statistics-average-on", average=whole(words, own.average), deals=own.deals
        )
        name = words.rule_set_name(rule_book(uid).identity)
        share = bar_share(Measure.AVERAGE, own.average, largest)
        rows.append(BarRow(f"by-{uid}", name, line, share))
    return tuple(rows)


def _people_figures(words: Words, figures: Figures) -> tuple[FigureRow, ...]:
    results = words.text("statistics-won-of", matches=figures.matches, draws=figures.draws)
    return (
        _figure_row(words, "won", words.number(figures.wins), results),
        _figure_row(words, "share", percent(words, figures.won)),
        *_common_figures(words, figures, "statistics-on-deals"),
        _figure_row(
            words,
            "luck",
            signed(words, figures.luck),
            words.text("statistics-on-deals", deals=figures.luck.deals),
        ),
        _minutes_row(words, figures, "statistics-on-deals"),
    )


def _rule_set_figures(words: Words, entry: Entry) -> tuple[FigureRow, ...]:
    figures = entry.figures
    played = words.text("statistics-played", matches=figures.matches, deals=entry.deal_count)
    return (
        _figure_row(words, "matches", words.number(figures.matches), played),
        *_common_figures(words, figures, "statistics-on-results"),
        _minutes_row(words, figures, "statistics-on-results"),
    )


def _common_figures(words: Words, figures: Figures, basis: str) -> tuple[FigureRow, ...]:
    """Return the figures that people and rule sets have.

    Args:
        words: The language.
        figures: The figures.
        basis: Key of the message for the number of deals, or of scores, behind a figure.
    """

    def basis_of(figure: Figure) -> str:
        return words.text(basis, deals=figure.deals)

    outs = words.text("statistics-on-outs", outs=figures.concealed.deals)
    games = words.text("statistics-won-of", matches=figures.naturals.deals, draws=0)
    best = UNKNOWN if figures.best is None else words.points(figures.best.points)
    worst = UNKNOWN if figures.worst is None else words.points(figures.worst.points)
    return (
        _figure_row(words, "average", whole(words, figures.average), basis_of(figures.average)),
        _figure_row(words, "best", best),
        _figure_row(words, "worst", worst),
        _figure_row(
            words, "canastas", decimal(words, figures.canastas), basis_of(figures.canastas)
        ),
        _figure_row(words, "naturals", decimal(words, figures.naturals), games),
        _figure_row(words, "out", percent(words, figures.going_out), basis_of(figures.going_out)),
        _figure_row(words, "concealed", percent(words, figures.concealed), outs),
        _figure_row(
            words, "threes", decimal(words, figures.red_threes), basis_of(figures.red_threes)
        ),
    )


def _minutes_row(words: Words, figures: Figures, basis: str) -> FigureRow:
    minutes = figures.minutes
    return _figure_row(
        words, "minutes", whole(words, minutes), words.text(basis, deals=minutes.deals)
    )


def _figure_row(words: Words, name: str, value: str, basis: str = "") -> FigureRow:
    key = f"statistics-{name}"
    return FigureRow(f"figure-{name}", words.text(key), value, basis)
