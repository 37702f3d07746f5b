"""What stands in the list of the statistics, and in which order."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.match.figures import Figures
from scorekeeper.match.statistics import Statistics
from scorekeeper.rules import rule_book
from scorekeeper.words import Words
from scorekeeper.words.figures import percent, whole
from scorekeeper.words.rule_sets import rule_set_name


class About(StrEnum):
    """Whom the figures are about."""

    PLAYERS = "players"
    PARTNERSHIPS = "partnerships"
    RULES = "rules"


class Order(StrEnum):
    """By what the list is ordered."""

    WON = "won"
    AVERAGE = "average"
    DEALS = "deals"
    NAME = "name"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list."""

    key: str
    title: str
    figures: Figures
    about: About

    @property
    def deals(self) -> int:
        """In how many deals there was a part."""
        return self.figures.played if self.about is About.RULES else self.figures.deals


KEYS: dict[Order, Callable[[Entry], tuple[float, ...]]] = {
    Order.WON: lambda one: (-(one.figures.won.value or 0), -one.figures.matches),
    Order.AVERAGE: lambda one: (-(one.figures.average.value or 0),),
    Order.DEALS: lambda one: (-one.deals,),
    Order.NAME: lambda _: (),
}


def entries(words: Words, found: Statistics, about: About, order: Order) -> list[Entry]:
    """The lines about players, partnerships or rule sets; equal ones by name."""
    match about:
        case About.PLAYERS:
            named = [(one.key, one.name, figures) for one, figures in found.players]
        case About.PARTNERSHIPS:
            named = [
                (" + ".join(sorted(p.key for p in one.people)), together(words, one.names), figures)
                for one, figures in found.partnerships
            ]
        case About.RULES:
            named = [
                (id_, rule_set_name(words, rule_book(id_).identity), f)
                for id_, f in found.rule_sets
            ]
    listed = [Entry(key, title, figures, about) for key, title, figures in named]
    return sorted(listed, key=lambda one: (KEYS[order](one), one.title.casefold(), one.key))


def together(words: Words, names: tuple[str, ...]) -> str:
    """Partners by their names: Ana & Ben."""
    *first, last = names
    return words.text("side-of-players", first=", ".join(first), last=last)


def orders(about: About) -> tuple[Order, ...]:
    """By what a list can be ordered: a rule set wins nothing."""
    return tuple(one for one in Order if about is not About.RULES or one is not Order.WON)


def summed_up(words: Words, one: Entry) -> str:
    """The second line: matches, wins, deals, average."""
    figures = one.figures
    return words.text(
        "statistics-rules-line" if one.about is About.RULES else "statistics-line",
        matches=figures.matches,
        wins=figures.wins,
        share=percent(words, figures.won),
        deals=one.deals,
        average=whole(words, figures.average),
    )
