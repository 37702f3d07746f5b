"""The score cards of a match: a side, its total, what it needs, and how far it has come."""

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.scoring.initial_meld import Requirement
from scorekeeper.scoring.score import SideScore, canastas_on_table
from scorekeeper.services import OpenMatch
from scorekeeper.ui.motion import RollingNumber
from scorekeeper.ui.palette import BACKS, BRASS, ON_BRASS, ON_FELT
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets.buttons import UNCLIPPED, mark_of, picture, side_back, spoken, unspoken
from scorekeeper.ui.widgets.page import paper
from scorekeeper.ui.widgets.side_names import short_names

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
TOTAL, NARROW_TOTAL, WIDE_TOTAL, STRIP_TOTAL = 52, 46, 84, 46
"""Sizes of a total on a phone, on a narrow one, on a tablet, and in a strip."""
CARD_GAP, RADIUS, EDGE = 10, 18, 5
"""Pixels between cards, and the corners and the edge of one in the colour of its side."""
LEAST_CARD, WIDE_CARD = 150, 270
"""Narrower cards than the first lie one below the other, wider ones than the second have larger
totals."""
BAR = 120
"""Width of the bar in a strip."""
MOST_SHADOWS = 3
USUAL = 5
"""Characters of a total that have room in the usual size."""


def score_cards(state: State, match: OpenMatch, width: float) -> ft.Row | ft.Column:
    """Return the cards of all sides in a pane of that width, side by side where they have room.

    One below the other they are strips; with large text total and need stand beside each other.
    """
    layout, totals = state.layout, match.progress.totals
    count, size, form = len(totals), TOTAL, "tall"
    if (width - CARD_GAP * (count - 1)) / count < LEAST_CARD * layout.scale:
        form = "large" if layout.has_large_text else "low" if layout.is_low else "strip"
        size = TOTAL if form == "large" else STRIP_TOTAL
    elif width / count > WIDE_CARD:
        size = WIDE_TOTAL
    elif layout.is_narrow:
        size = NARROW_TOTAL
    most = max(len(state.words.number(total)) for total in totals)
    figure = size * min(1, USUAL / most) / max(1.0, layout.scale)
    cards: list[ft.Control] = [
        _score_card(state, match, place, form, figure) for place in range(count)
    ]
    if form == "tall":
        return ft.Row(cards, spacing=CARD_GAP, vertical_alignment=ft.CrossAxisAlignment.START)
    gap = CARD_GAP / 2 if layout.is_low else 8
    return ft.Column(cards, spacing=gap, horizontal_alignment=STRETCH)


def _score_card(state: State, match: OpenMatch, place: int, form: str, size: float) -> ft.Container:
    words, progress, target = state.words, match.progress, match.match.rules.target
    side, total, over = match.match.sides[place], progress.totals[place], progress.outcome.over
    mark = mark_of(place)
    name = side.name if state.layout.is_wide else short_names(match.match)[place]
    label = one_line(name, 16.5, Face.MEDIUM, expand=True)
    named = spoken(
        ft.Row([side_back(place, 18), label], spacing=8), side.name, expand=form != "tall"
    )
    figure = RollingNumber(f"{match.uid} {place}", words.number(total), size, mark.color)
    number = ft.Semantics(identifier=f"total-{place}", container=True, content=figure)
    required = progress.requirements[place]
    tag = None if over or required.is_nothing else meld_tag(words, required, place)
    canastas = stacks(words, *(deal.score.sides[place] for deal in progress.deals))
    bar: ft.Control | None = None
    # a match that is over without its target has none to show
    if target and (not over or max(progress.totals) >= target):
        progress_bar = ft.ProgressBar(
            value=min(max(total / target, 0), 1),
            bar_height=6,
            color=mark.color,
            bgcolor=mark.container,
            border_radius=3,
            year_2023=True,
        )
        bar = unspoken(progress_bar)
    parts: list[ft.Control]
    if form == "low":
        parts = [ft.Row([named, *([tag] if tag else []), number], spacing=10)]
    elif form == "strip":
        about: list[ft.Control] = [part for part in (tag, canastas) if part]
        under = ft.Row(about, spacing=12, run_spacing=4, wrap=True)
        left = ft.Column([ft.Row([named]), under], spacing=6, expand=True)
        end = ft.CrossAxisAlignment.END
        right = ft.Column([number], spacing=4, tight=True, horizontal_alignment=end)
        if bar:
            right.controls.append(ft.Container(bar, width=BAR))
        parts = [ft.Row([left, right], spacing=8)]
    else:
        beside: list[ft.Control] = [part for part in (number, tag) if part]
        parts = [ft.Row([named]) if form == "large" else named]
        parts += [ft.Row(beside, spacing=14, wrap=True)] if form == "large" else beside
        if bar is not None and target:
            key = "table-to-go" if total < target else "table-reached"
            to_go = words.text(key, points=max(target - total, 0))
            parts += [bar, one_line(to_go, 13.5, color=C.ON_SURFACE_VARIANT)]
        if canastas:
            parts.append(canastas)
    edge = ft.BorderSide(EDGE, BACKS[place % len(BACKS)])
    sheet = paper(
        ft.Column(parts, spacing=7, horizontal_alignment=STRETCH),
        padding=ft.Padding.symmetric(vertical={"strip": 8, "low": 3}.get(form, 12), horizontal=12),
        border_radius=RADIUS - 1,
        border=ft.Border.only(left=edge),
        clip_behavior=UNCLIPPED,
    )
    shade = ft.BoxShadow(blur_radius=16, offset=ft.Offset(0, 6), color="#38000000")
    return ft.Container(
        sheet,
        border=ft.Border.all(1, C.OUTLINE_VARIANT),
        border_radius=RADIUS,
        shadow=shade if len(progress.totals) <= MOST_SHADOWS else None,
        expand=form == "tall",
    )


def meld_tag(words: Words, required: Requirement, place: int, *, scale: float = 1) -> ft.Control:
    """The brass tag with what the next initial meld of a side must have."""
    needed = words.requirement(required)
    is_number = needed[-1:].isdigit()
    size, face = (21, Face.SCORE) if is_number else (15, Face.BOLD)
    amount = text(needed, size * scale, face, ON_BRASS, line=1.1)
    row: list[ft.Control] = [
        text(words.text("table-needs"), 14.5 * scale, color=ON_BRASS),
        ft.Container(amount, expand=True, expand_loose=True),
    ]
    tag = ft.Container(
        ft.Row(row, spacing=8, tight=True),
        bgcolor=BRASS,
        border_radius=8 * scale,
        padding=ft.Padding.symmetric(vertical=3 * scale, horizontal=9 * scale),
    )
    label = spoken(tag, words.text("table-needs-said", needed=needed), name=f"needs-{place}")
    return ft.Row([ft.Container(label, expand=True, expand_loose=True)], tight=True)


# --- canastas as they lie on the table


def stacks(words: Words, *scores: SideScore, small: bool = False) -> ft.Control | None:
    """The canastas in a side's scores squared up, each kind with its number.

    A small one alone has none.
    """
    canastas = canastas_on_table(scores)
    parts: list[ft.Control] = []
    said: list[str] = []
    for kind, count in canastas.items():
        width, end = (15, "-small") if small else (21, "")
        pair: list[ft.Control] = [picture(f"marks/stack-{kind}{end}.svg", width, width * 1.33)]
        if count > 1 or not small:
            pair.append(digits(f"{count}", 13 if small else 17, C.ON_SURFACE))
        parts.append(ft.Row(pair, spacing=3 if small else 6, tight=True))
        said.append(words.text("catch-up-canastas", type=kind, count=count))
    if not parts:
        return None
    row = ft.Row(parts, spacing=5 if small else 12, run_spacing=1, wrap=True)
    return spoken(row, ", ".join(said))


# --- people

BADGE = 0.56
"""Part of the size of an initial that the badge of the dealer has."""


def initial(name: str, side: int, size: float = 28, *, is_dealer: bool = False) -> ft.Control:
    """The first letter of somebody on the colour of the side's pack; a dealer has a badge."""
    side %= len(BACKS)
    ink = (ON_FELT, ON_FELT, "#2A1C00", ON_FELT)[side]  # a dark letter on the amber back
    letter = text(name[:1].upper(), size * 0.5, Face.MEDIUM, ink)
    round_ = ft.Container(
        letter,
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=BACKS[side],
        alignment=ft.Alignment.CENTER,
    )
    if not is_dealer:
        return unspoken(round_)
    wide = size * BADGE
    cards = ft.Icon(ft.Icons.FILTER_NONE_ROUNDED, size=wide * 0.62, color=ON_BRASS)
    badge = ft.Container(
        cards,
        width=wide,
        height=wide,
        right=0,
        bottom=0,
        border_radius=wide / 2,
        bgcolor=BRASS,
        alignment=ft.Alignment.CENTER,
    )
    return unspoken(ft.Stack([round_, badge], width=size * 1.2, height=size * 1.12))
