"""The lines of the lists of statistics: figures by name, in the order of one of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import decimal, percent, whole
from scorekeeper.match import statistics as counted
from scorekeeper.match.statistics import Figure, Figures, Statistics
from scorekeeper.rules import rule_book


class About(StrEnum):
    PLAYERS = "players"
    PARTNERSHIPS = "partnerships"
    RULES = "rules"


class Measure(StrEnum):
    """The figure by which a list is ordered."""

    WON = "won"
    AVERAGE = "average"
    NATURALS = "naturals"
    OUT = "out"
    BEST = "best"
    STREAK = "streak"
    DEALS = "deals"


OF_RULES = (Measure.DEALS, Measure.AVERAGE, Measure.NATURALS, Measure.BEST)
"""A rule set wins nothing and goes out in no deal; the first is that of its list."""


@dataclass(frozen=True, slots=True)
class Entry:
    key: str
    names: tuple[str, ...]
    title: str
    figures: Figures
    about: About

    @property
    def deals(self) -> int:
        return self.figures.played if self.about is About.RULES else self.figures.deals


@dataclass(frozen=True, slots=True)
class Selection:
    about: About = About.PLAYERS
    measure: Measure = Measure.WON
    chosen: str | None = None
    versus: tuple[str, str] | None = None


VALUES: Mapping[Measure, Callable[[Figures], Figure]] = {
    Measure.WON: lambda own: own.won,
    Measure.AVERAGE: lambda own: own.average,
    Measure.NATURALS: lambda own: own.naturals,
    Measure.OUT: lambda own: own.going_out,
    Measure.BEST: lambda own: Figure(own.best.points if own.best else None, own.deals),
    Measure.STREAK: lambda own: Figure(counted.longest(own.results), own.matches),
}


def value_of(entry: Entry, measure: Measure) -> Figure:
    """Return a figure with the number of deals or matches behind it."""
    if measure is Measure.DEALS:
        return Figure(entry.deals, entry.deals)
    return VALUES[measure](entry.figures)


def value_text(words: Words, measure: Measure, figure: Figure) -> str:
    if measure in (Measure.WON, Measure.OUT):
        return percent(words, figure)
    return decimal(words, figure) if measure is Measure.NATURALS else whole(words, figure)


def share_of(measure: Measure, figure: Figure, most: float) -> float:
    """Return how long the bar of a figure is: shares are of all there is, others of the largest."""
    full = 1 if measure in (Measure.WON, Measure.OUT) else most
    return max(figure.value or 0, 0) / full if full else 0


def opponents(lines: Sequence[Entry]) -> Mapping[str, Mapping[str, int]]:
    """Return for each key those of the opponents, with the number of matches against them."""
    met: dict[str, dict[str, int]] = {}
    for (first, second), count in counted.meetings(
        (entry.key, entry.figures) for entry in lines
    ).items():
        met.setdefault(first, {})[second] = count
        met.setdefault(second, {})[first] = count
    return met


def head_to_head_of(lines: Sequence[Entry], selection: Selection) -> tuple[Entry, Entry] | None:
    """Return the two that were chosen, else those who met most; None where nobody met."""
    if selection.about is About.RULES:
        return None
    by_key = {entry.key: entry for entry in sorted(lines, key=lambda line: line.title.casefold())}
    versus = selection.versus
    if versus is None or not set(versus) <= by_key.keys():
        pairs = counted.meetings((key, entry.figures) for key, entry in by_key.items())
        versus = max(pairs, key=lambda pair: pairs[pair], default=None)
    return None if versus is None else (by_key[versus[0]], by_key[versus[1]])


def entries(words: Words, statistics: Statistics, selection: Selection) -> list[Entry]:
    """Return the lines of a list in its order; equal ones by name."""
    about, measure = selection.about, selection.measure
    match about:
        case About.PLAYERS:
            listed = [
                Entry(who.key, (who.name,), who.name, figures, about)
                for who, figures in statistics.players
            ]
        case About.PARTNERSHIPS:
            listed = []
            for pair, figures in statistics.partnerships:
                *first, last = pair.names
                title = words.text("side-of-players", first=", ".join(first), last=last)
                key = " + ".join(sorted(person.key for person in pair.people))
                listed.append(Entry(key, pair.names, title, figures, about))
        case About.RULES:
            listed = [
                Entry(uid, (), words.rule_set_name(rule_book(uid).identity), figures, about)
                for uid, figures in statistics.rule_sets
            ]

    def order(entry: Entry) -> tuple[bool, float, int, str, str]:
        figure = value_of(entry, measure)
        rank = figure.value is None, -(figure.value or 0), -figure.deals
        return (*rank, entry.title.casefold(), entry.key)

    return sorted(listed, key=order)


def measure_text(words: Words, measure: Measure, *, begins: bool = False) -> str:
    """Return the name of a figure, with a capital where it begins a line."""
    name = words.text("statistics-measure", measure=measure.value)
    return name[:1].upper() + name[1:] if begins else name


def summary_text(words: Words, entry: Entry) -> str:
    figures = entry.figures
    return words.text(
        "statistics-rules-line" if entry.about is About.RULES else "statistics-line",
        matches=figures.matches,
        wins=figures.wins,
        share=percent(words, figures.won),
        deals=entry.deals,
        average=whole(words, figures.average),
    )
