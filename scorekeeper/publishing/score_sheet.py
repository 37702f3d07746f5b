"""The score sheet of a match as a page."""

from dataclasses import dataclass

from scorekeeper.i18n.messages import Words
from scorekeeper.publishing import pages
from scorekeeper.services.matches import OpenMatch


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    label: str
    cells: tuple[tuple[str, int], ...]
    """By side: the points with their sign, and the total after them."""
    note: str = ""


def match_page(words: Words, open_match: OpenMatch, *, title: str, heading: str, about: str) -> str:
    """The score sheet of a match."""
    match, progress = open_match.match, open_match.progress
    rows = []
    if any(match.opening_scores):
        opening = tuple(("", score) for score in match.opening_scores)
        rows.append(MatchRow(label=words.text("sheet-opening"), cells=opening))
    for place, (played, stand) in enumerate(zip(match.deals, progress.deals, strict=True), start=1):
        pairs = zip(map(words.points, stand.score.totals), stand.running, strict=True)
        label = f"{words.number(place)} {stand.dealer or ''}".rstrip()
        rows.append(MatchRow(label=label, cells=tuple(pairs), note=played.note or ""))
    return pages.rendered(
        words,
        "match",
        title=title,
        heading=heading,
        about=about,
        deal=words.text("sheet-deal"),
        sides=[side.name for side in match.sides],
        rows=rows,
        total=words.text("sheet-total"),
        totals=progress.totals,
    )
