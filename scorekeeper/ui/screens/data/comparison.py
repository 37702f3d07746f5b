"""Two states of a match side by side, and a match or a backup in a line."""

from collections.abc import Sequence
from datetime import datetime

import flet as ft

from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Words, matches, messages
from scorekeeper.services import Summary
from scorekeeper.services.transfer import Pair
from scorekeeper.storage.backups import Backup
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets.buttons import complaint, mark_of, remark, spoken

C = ft.Colors
NO_BREAK = "\N{NO-BREAK SPACE}"
FIRST = 76
"""Pixels of the column with the deals."""


def match_brief(words: Words, summary: Summary) -> str:
    """Sides, totals and number of deals; of a match that cannot be read the reason."""
    try:
        totals = zip(summary.match.sides, summary.progress.totals, strict=True)
        sides = ", ".join(f"{side.name} {words.number(total)}" for side, total in totals)
        return words.text("match-in-short", sides=sides, deals=len(summary.match.deals))
    except ScorekeeperError as error:
        return words.text("matches-unreadable", why=str(error))


def backup_brief(words: Words, backup: Backup) -> str:
    """The time of a backup, or its number where no clock told it."""
    if backup.at is None:
        return words.text("backups-number", number=backup.number)
    today = datetime.now().astimezone().date()
    return messages.day_and_clock(words, backup.at.isoformat(), today=today)


def comparison(
    state: State, first: Summary, second: Summary, pairs: Sequence[Pair], heads: tuple[str, str]
) -> list[ft.Control]:
    """The set-up, the deals that differ, and the totals; `heads` are above the two columns."""
    try:
        return _comparison(state, first, second, pairs, heads)
    except ScorekeeperError as error:
        return [complaint(state.words.text("matches-unreadable", why=str(error)))]


def _comparison(
    state: State, first: Summary, second: Summary, pairs: Sequence[Pair], heads: tuple[str, str]
) -> list[ft.Control]:
    words, stacked = state.words, state.layout.has_large_text
    set_ups = matches.match_texts(words, first.match), matches.match_texts(words, second.match)
    rows = [_detail(difference) for difference in matches.set_up_differences(words, *set_ups)]
    if not stacked:
        rows.append(_columns("", heads, Face.BOLD))

    def row(deal: str, points: tuple[str, str], *, differs: bool) -> ft.Control:
        if stacked:
            lines = [text(deal, 14, color=C.ON_SURFACE_VARIANT)]
            for head, side_points in zip(heads, points, strict=True):
                lines.append(text(f"{head}: {side_points}", 15, Face.BOLD, line=SENTENCE))
            content: ft.Control = ft.Column(list(lines), spacing=0)
        else:
            face = Face.BOLD if differs else Face.REGULAR
            content = _columns(f"≠ {deal}" if differs else deal, points, face)
        label = words.text(
            "differ-row-said",
            deal=deal,
            one=heads[0],
            first=points[0],
            two=heads[1],
            second=points[1],
        )
        return spoken(content, label)

    for pair in pairs:
        if pair.is_same:
            continue
        places = [place + 1 for place in (pair.mine, pair.theirs) if place is not None]
        if len(set(places)) > 1:
            deal = words.text("differ-deal-moved", mine=places[0], theirs=places[1])
        else:
            deal = words.text("differ-deal", number=places[0])
        points = _deal_points(words, first, pair.mine), _deal_points(words, second, pair.theirs)
        details = map(_detail, _deal_differences(words, first, second, pair))
        rows.append(ft.Column([row(deal, points, differs=True), *details], spacing=2))
    totals = [
        _by_side([words.number(total) for total in summary.progress.totals])
        for summary in (first, second)
    ]
    both = totals[0], totals[1]
    rows.append(row(words.text("differ-totals"), both, differs=totals[0] != totals[1]))
    if same := sum(pair.is_same for pair in pairs):
        rows.append(remark(words.text("differ-same-deals", count=same)))
    if same == len(pairs) and set_ups[0] == set_ups[1]:
        rows.append(remark(words.text("differ-only-history")))
    return rows


def _deal_points(words: Words, summary: Summary, place: int | None) -> str:
    if place is None:
        return words.text("differ-none")
    return _by_side([words.points(p) for p in summary.progress.deals[place].score.totals])


def _by_side(points: Sequence[str]) -> str:
    marked = (f"{mark_of(side).symbol}{NO_BREAK}{number}" for side, number in enumerate(points))
    return "  ".join(marked)


def _deal_differences(words: Words, first: Summary, second: Summary, pair: Pair) -> tuple[str, ...]:
    if pair.mine is None or pair.theirs is None:
        return ()
    differences = (
        *matches.line_differences(
            words,
            [side.name for side in first.match.sides],
            first.progress.deals[pair.mine].score.sides,
            second.progress.deals[pair.theirs].score.sides,
        ),
        *matches.field_differences(
            words, first.match.deals[pair.mine], second.match.deals[pair.theirs]
        ),
    )
    return differences or (words.text("differ-same-points"),)


def _columns(deal: str, points: tuple[str, str], face: Face) -> ft.Control:
    first = text(deal, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
    others = (
        ft.Container(text(side_points, 15, face, line=SENTENCE), expand=True)
        for side_points in points
    )
    return ft.Row(
        [ft.Container(first, width=FIRST), *others],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _detail(difference: str) -> ft.Control:
    words = text(difference, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
    return ft.Container(words, padding=ft.Padding.only(left=12))
