"""View model of the charts: totals deal by deal, and the points by source, such as canastas."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import match_words
from scorekeeper.match import SideColor
from scorekeeper.match.progress import points_by_source
from scorekeeper.rules import RuleSet
from scorekeeper.scoring import requirement
from scorekeeper.services import OpenMatch
from scorekeeper.view_models.table import side_names, totals_by_side


@dataclass(frozen=True, slots=True)
class ScoreCourse:
    """The totals of a game, in points."""

    totals: tuple[tuple[int, ...], ...]
    """Totals of each side, from the start of the game to the last deal."""
    colors: tuple[SideColor, ...]
    """Colour of each side."""
    band_starts: tuple[int, ...]
    """Totals at which the initial meld requirement changes."""
    target: int | None
    """None for a chart without the line of the target."""
    says: str
    """All totals, for screen readers."""


def score_course(words: Words, open_match: OpenMatch, *, has_target: bool = True) -> ScoreCourse:
    """Return the totals of a game for a chart.

    Args:
        words: The language.
        open_match: The game.
        has_target: True to show the target of the rules, if they have one.
    """
    rules = open_match.match.rules
    totals = totals_by_side(open_match)
    sides = [
        words.text(
            "course-side", side=name, totals=", ".join(words.number(total) for total in line[1:])
        )
        for name, line in zip(side_names(open_match), totals, strict=True)
    ]
    return ScoreCourse(
        totals=totals,
        colors=open_match.match.colors,
        band_starts=band_starts(rules),
        target=rules.target if has_target else None,
        says=words.text("course-said", sides="; ".join(sides)),
    )


def is_target_reached(open_match: OpenMatch) -> bool:
    """Return True if a side has the points that end the game."""
    target = open_match.match.rules.target
    return target is not None and max(open_match.progress.totals) >= target


def band_starts(rules: RuleSet) -> tuple[int, ...]:
    """Return the totals, in points, at which the initial meld requirement changes.

    Empty if the requirement does not depend on the score.
    """
    ladder = rules.initial_meld
    if ladder.by != "score":
        return ()
    return tuple(band.from_ for band in ladder.bands if band.from_)


def chart_captions(words: Words, rules: RuleSet) -> list[str]:
    """Return the captions of a chart's lines: the target (dotted) and the initial melds (thin)."""
    captions = []
    if rules.target is not None:
        captions.append(words.text("pictures-target", target=rules.target))
    bands = _band_texts(words, rules)
    if bands:
        captions.append(words.text("pictures-bands", bands="; ".join(bands)))
    return captions


def _band_texts(words: Words, rules: RuleSet) -> list[str]:
    """Return each initial meld requirement with its range of totals, or its first deal."""
    ladder = rules.initial_meld
    texts = []
    for band, after in zip_longest(ladder.bands, ladder.bands[1:]):
        if ladder.by != "score":
            deal = band.hand or 1
            needed = words.requirement(requirement(rules, deal_number=deal))
            texts.append(words.text("pictures-deal-band", needed=needed, deal=deal))
        elif band.from_ is not None:
            needed = words.requirement(requirement(rules, score=band.from_))
            texts.append(words.text("pictures-band", needed=needed, start=band.from_))
        elif after is not None and after.from_ is not None:
            # The lowest band: it ends where the next one starts.
            needed = words.requirement(requirement(rules, score=after.from_ - 1))
            texts.append(words.text("pictures-band-below", needed=needed, end=after.from_))
    return texts


@dataclass(frozen=True, slots=True)
class SourceBars:
    """The points of all sides from one source."""

    id: str
    title: str
    points: tuple[int, ...]
    """By side; negative for points that were lost."""
    says: str


def source_bars(words: Words, open_match: OpenMatch) -> list[SourceBars]:
    """Return bars with the points of each side for each source of points, such as canastas."""
    words = match_words(words, open_match.match)
    # By side, the points by source; all sides have the same sources.
    sides: tuple[Mapping[str, int], ...] = points_by_source(open_match.progress)
    names = side_names(open_match)
    bars = []
    for source in sides[0] if sides else ():
        title = words.text("pictures-source", source=source)
        points = tuple(side[source] for side in sides)
        values = [
            words.text("sheet-of-side", side=name, value=words.points(value))
            for name, value in zip(names, points, strict=True)
        ]
        bars.append(SourceBars(f"source-{source}", title, points, f"{title}: {'; '.join(values)}"))
    return bars
