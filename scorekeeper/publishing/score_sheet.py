"""The score sheet of a match as a page."""

from dataclasses import dataclass

from scorekeeper.i18n.messages import Words
from scorekeeper.match import PlayedDeal
from scorekeeper.match.progress import DealProgress
from scorekeeper.publishing import pages
from scorekeeper.services.matches import OpenMatch


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    """A row of the score sheet: a deal, or the scores that the match began with."""

    label: str
    cells: tuple[tuple[str, int], ...]
    """For each side: the points of the deal as text with a sign, and the total after it."""
    note: str = ""


def match_page(words: Words, open_match: OpenMatch, *, title: str, heading: str, about: str) -> str:
    """Return the score sheet of a match as HTML.

    Args:
        words: The language.
        open_match: The match.
        title: Title of the page.
        heading: First line on the page.
        about: Sentence below the heading.
    """
    match = open_match.match
    progress = open_match.progress

    rows = []
    if any(match.opening_scores):
        cells = tuple(("", score) for score in match.opening_scores)
        rows.append(MatchRow(label=words.text("sheet-opening"), cells=cells))
    deals = zip(match.deals, progress.deals, strict=True)
    for number, (played, deal_progress) in enumerate(deals, start=1):
        rows.append(_deal_row(words, number, played, deal_progress))

    return pages.render_template(
        words,
        "match",
        title=title,
        heading=heading,
        about=about,
        deal=words.text("sheet-deal"),
        sides=[(color, side.name) for color, side in zip(match.colors, match.sides, strict=True)],
        rows=rows,
        total=words.text("sheet-total"),
        totals=list(zip(match.colors, progress.totals, strict=True)),
    )


def _deal_row(words: Words, number: int, played: PlayedDeal, progress: DealProgress) -> MatchRow:
    label = f"{words.number(number)} {progress.dealer or ''}".rstrip()
    points = [words.points(total) for total in progress.score.totals]
    cells = zip(points, progress.totals_after, strict=True)
    return MatchRow(label=label, cells=tuple(cells), note=played.note or "")
