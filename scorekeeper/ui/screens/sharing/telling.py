"""A result in a few lines that read well in a messenger."""

from collections.abc import Iterator

from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.screens.table.ending import said_of_ending, said_of_outcome
from scorekeeper.ui.screens.table.heading import subtitle
from scorekeeper.words import Words
from scorekeeper.words.times import day


def told_result(words: Words, shown: OpenMatch) -> str:
    """How the match stands, the sides with their totals, then rules, deals and day."""
    return "\n".join([standing(words, shown), *totals(words, shown), about(words, shown)])


def standing(words: Words, shown: OpenMatch) -> str:
    """Who has won and how, or who leads."""
    outcome = shown.progress.outcome
    if outcome.over:
        said = said_of_outcome(words, outcome, shown.match.sides)
        return f"{said}. {said_of_ending(words, shown)}."
    first, second, *_ = sorted(shown.progress.totals, reverse=True)
    if first == second:
        return words.text("share-level")
    side = shown.match.sides[shown.progress.totals.index(first)]
    return words.text("share-leads", side=side.name, margin=first - second)


def totals(words: Words, shown: OpenMatch) -> Iterator[str]:
    """Each side with its mark and total, most points first."""
    rows = enumerate(zip(shown.match.sides, shown.progress.totals, strict=True))
    for place, (side, total) in sorted(rows, key=lambda row: -row[1][1]):
        yield f"{mark_of(place).symbol} {side.name}: {words.number(total)}"


def about(words: Words, shown: OpenMatch) -> str:
    """Rules, number of deals, and day."""
    deals = words.text("share-deals", deals=len(shown.match.deals))
    parts = [subtitle(words, shown), deals, day(words, shown.match.started)]
    return " · ".join(part for part in parts if part)
