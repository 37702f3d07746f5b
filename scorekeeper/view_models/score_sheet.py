"""View model of the score sheet, and of a result shared as text, picture or page."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.i18n import Words
from scorekeeper.i18n.times import day
from scorekeeper.match import SideColor
from scorekeeper.services import OpenMatch
from scorekeeper.view_models.side_names import short_names
from scorekeeper.view_models.table import (
    DealLine,
    deal_lines,
    deal_screen_reader_text,
    ending_view,
    rules_line,
    side_names,
)
from scorekeeper.view_models.winner import (
    FigureRow,
    figure_rows,
    game_length,
    leading_sides,
    other_sides,
    winner_headline,
)

# --- the score sheet


@dataclass(frozen=True, slots=True)
class SheetCell:
    """Entry of a side in a row."""

    points: str
    """Points of a deal; empty in rows of totals."""
    total: str


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row of the score sheet."""

    id: str
    label: str
    cells: tuple[SheetCell, ...]
    says: str
    is_sum: bool = False
    """True for the last rows, which stand out."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Content of the score sheet."""

    about: str
    """Rules, number of deals and day."""
    short_names: tuple[str, ...]
    colors: tuple[SideColor, ...]
    """Colour of each side."""
    heading_says: str
    opening: SheetRow | None
    """Scores at the start; None if all sides started from 0."""
    opening_reason: str
    rows: tuple[SheetRow, ...]
    """The deals in their order, the totals, and the next initial melds."""
    outcome: str


def score_sheet(words: Words, open_match: OpenMatch) -> ScoreSheet:
    """Return the score sheet of a game: the deals, the latest first, and the totals.

    During the game, the last row has the initial meld requirements.
    """
    match = open_match.match
    progress = open_match.progress
    names = side_names(open_match)

    opening = None
    reason = ""
    if any(match.opening_scores):
        scores = [words.number(score) for score in match.opening_scores]
        opening = _totals_row(words, "opening", words.text("sheet-opening"), names, scores)
        reason = match.opening_reason or ""

    rows = [_deal_row(words, line, names) for line in reversed(deal_lines(open_match))]
    totals = [words.number(total) for total in progress.totals]
    rows.append(_totals_row(words, "total", words.text("sheet-total"), names, totals, is_sum=True))
    if not progress.outcome.over:
        needs = [words.requirement(required) for required in progress.requirements]
        rows.append(
            _totals_row(words, "needs", words.text("sheet-needs"), names, needs, is_sum=True)
        )
    return ScoreSheet(
        about=about_line(words, open_match),
        short_names=short_names(match),
        colors=match.colors,
        heading_says=words.text("sheet-heading-said", sides=", ".join(names)),
        opening=opening,
        opening_reason=reason,
        rows=tuple(rows),
        outcome=outcome_sentence(words, open_match),
    )


def _deal_row(words: Words, line: DealLine, names: Sequence[str]) -> SheetRow:
    """Return the row of a deal with the points and the new total of each side."""
    pairs = zip(line.progress.score.totals, line.progress.totals_after, strict=True)
    cells = tuple(SheetCell(words.points(points), words.number(total)) for points, total in pairs)
    return SheetRow(
        f"deal-{line.number}", f"{line.number}", cells, deal_screen_reader_text(words, line, names)
    )


def _totals_row(
    words: Words,
    id: str,
    label: str,
    names: Sequence[str],
    values: Sequence[str],
    *,
    is_sum: bool = False,
) -> SheetRow:
    """Return a row with one value for each side, such as its total."""
    says = "; ".join(
        words.text("sheet-of-side", side=name, value=value)
        for name, value in zip(names, values, strict=True)
    )
    cells = tuple(SheetCell("", value) for value in values)
    return SheetRow(id, label, cells, f"{label}: {says}", is_sum)


# --- sentences


def outcome_sentence(words: Words, open_match: OpenMatch) -> str:
    """Return a sentence with the result and its cause, or one for a game that is not over."""
    outcome = open_match.progress.outcome
    if not outcome.over and not outcome.tie:
        return words.text("sheet-running")
    view = ending_view(words, open_match)
    return f"{view.headline}. {view.cause}."


def standing_sentence(words: Words, open_match: OpenMatch) -> str:
    """Return a sentence with the result, or with the side that is ahead."""
    totals = open_match.progress.totals
    if open_match.progress.outcome.over:
        return outcome_sentence(words, open_match)
    first, second, *_ = sorted(totals, reverse=True)
    if first == second:
        return words.text("share-level")
    side = open_match.match.sides[totals.index(first)]
    return words.text("share-leads", side=side.name, margin=first - second)


def about_line(words: Words, open_match: OpenMatch) -> str:
    """Return a line with the rules, the number of deals and the day."""
    deals = words.text("share-deals", deals=len(open_match.match.deals))
    parts = [rules_line(words, open_match), deals, day(words, open_match.match.started)]
    return " · ".join(part for part in parts if part)


# --- ways to share


def result_text(words: Words, open_match: OpenMatch) -> str:
    """Return a text of several lines: standing, totals from the highest down, rules, deals, day."""
    pairs = zip(open_match.match.sides, open_match.progress.totals, strict=True)
    totals = [
        f"{side.name}: {words.number(total)}"
        for side, total in sorted(pairs, key=lambda pair: -pair[1])
    ]
    lines = [standing_sentence(words, open_match), *totals, about_line(words, open_match)]
    return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class PictureSide:
    """A side below the leader on the picture."""

    color: SideColor
    name: str
    total: str


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """Content of the picture of a game."""

    caption: str
    """Rules and day."""
    headline: str
    leaders: tuple[int, ...]
    total: str
    """Total of the leaders, in points."""
    others: tuple[PictureSide, ...]
    has_chart: bool
    figures: tuple[FigureRow, ...]
    """Empty before the first deal."""
    length: str


def result_picture(words: Words, open_match: OpenMatch) -> ResultPicture:
    """Return the content of the picture of a game's result for sharing."""
    totals = open_match.progress.totals
    leaders = leading_sides(open_match)
    headline = standing_sentence(words, open_match)
    if open_match.progress.outcome.over:
        headline = winner_headline(words, open_match)

    captions = [rules_line(words, open_match), day(words, open_match.match.started)]
    sides = open_match.match.sides
    others = tuple(
        PictureSide(
            open_match.match.colors[index],
            sides[index].short or sides[index].name,
            words.number(totals[index]),
        )
        for index in other_sides(open_match)
    )
    return ResultPicture(
        caption=" · ".join(caption for caption in captions if caption),
        headline=headline,
        leaders=leaders,
        total=words.number(totals[leaders[0]]),
        others=others,
        has_chart=len(open_match.match.deals) > 1,
        figures=figure_rows(words, open_match),
        length=" · ".join(game_length(words, open_match)),
    )
