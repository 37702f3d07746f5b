"""Pictures of a match: its course, and where the points came from; each says it in words too."""

from itertools import zip_longest
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.match.progress import sources_of
from scorekeeper.rules import RuleSet
from scorekeeper.scoring import requirement
from scorekeeper.services import OpenMatch
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go_home
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.course import course_canvas, course_of, course_said, legend_marker
from scorekeeper.ui.widgets.match import catching_up_lines, subtitle
from scorekeeper.ui.widgets.page import SIDE_PADDING, listed, titled_screen, two_panes

C = ft.Colors
ROUTE = "/course"
HEIGHT, LOW_HEIGHT = 320, 220
"""Of the chart in pixels: as a rule, and where a phone lies on its side."""
EDGE = 14
"""Room between the edge of the paper and the chart."""
LEAST_SHARE = 15
"""Thousandths of the longest bar: a shorter one would be all edge."""


@component
def PicturesScreen() -> Any:
    state = use_state()
    words, open_match, layout = state.words, state.match, state.layout
    under = "" if open_match is None else subtitle(words, open_match)
    if open_match is None or not open_match.match.deals:
        body: ft.Control = listed([buttons.remark(words.text("pictures-none"), name="none")])
    else:
        sources = [buttons.heading(words.text("pictures-sources")), source_bars(state, open_match)]
        is_low = layout.is_wide and layout.height < 2 * LOW_HEIGHT
        course = _course(state, open_match, LOW_HEIGHT if is_low else HEIGHT)
        body = listed([*course, *sources])
        if layout.is_wide:
            body = two_panes(listed(course), listed(sources), spacing=0)
    return titled_screen(words, ROUTE, words.text("pictures"), body, back=go_home, under=under)


def _course(state: State, open_match: OpenMatch, height: float) -> list[ft.Control]:
    words, rules, layout = state.words, open_match.match.rules, state.layout
    names: list[ft.Control] = [
        ft.Row([legend_marker(n), text(side.name, 15, Face.MEDIUM)], spacing=6, tight=True)
        for n, side in enumerate(open_match.match.sides)
    ]
    width = (layout.width / 2 if layout.is_wide else layout.width) - 2 * (SIDE_PADDING + EDGE)
    lines = catching_up_lines(state, open_match)
    if lines:
        lines.insert(0, buttons.heading(words.text("pictures-catching-up")))
    legend = ft.Row(names, spacing=18, wrap=True)
    course = course_of(open_match, width, height, scale=layout.scale)
    remarks = captions(words, rules)
    label = " ".join([f"{course_said(words, open_match)}.", *remarks])
    picture = buttons.spoken(course_canvas(words, course), label, name="course-picture")
    picture.image = True
    chart = buttons.stacked(legend, picture)
    head = buttons.heading(words.text("pictures-course"))
    box = ft.Container(chart, padding=EDGE, border_radius=18, bgcolor=C.SURFACE_CONTAINER_LOW)
    return [head, box, *map(buttons.remark, remarks), *lines]


# --- the course


def captions(words: Words, rules: RuleSet) -> list[str]:
    """The meaning of the dotted line and of the thin ones."""
    ladder, bands = rules.initial_meld, []
    target = [] if rules.target is None else [words.text("pictures-target", target=rules.target)]
    for band, after in zip_longest(ladder.bands, ladder.bands[1:]):
        if ladder.by != "score":
            deal = band.hand or 1
            needed = words.requirement(requirement(rules, deal_number=deal))
            bands.append(words.text("pictures-deal-band", needed=needed, deal=deal))
        elif band.from_ is not None:
            needed = words.requirement(requirement(rules, score=band.from_))
            bands.append(words.text("pictures-band", needed=needed, start=band.from_))
        elif after is not None and after.from_ is not None:  # also for all below the next
            needed = words.requirement(requirement(rules, score=after.from_ - 1))
            bands.append(words.text("pictures-band-below", needed=needed, end=after.from_))
    return [*target, words.text("pictures-bands", bands="; ".join(bands))] if bands else target


# --- where the points came from


def source_bars(state: State, open_match: OpenMatch) -> ft.Control:
    """All sources one below the other; points that were lost have a hollow bar."""
    words, scale, sides = state.words, state.layout.scale, sources_of(open_match.progress)
    most = max((abs(points) for side in sides for points in side.values()), default=0) or 1
    rows: list[ft.Control] = []
    for source in sides[0] if sides else ():
        name = words.text("pictures-source", source=source)
        bars: list[ft.Control] = []
        values = []
        for place, side in enumerate(open_match.match.sides):
            points, mark = sides[place][source], buttons.mark_of(place)
            values.append(words.text("sheet-of-side", side=side.name, value=words.points(points)))
            share = max(1000 * abs(points) // most, LEAST_SHARE)
            bar = ft.Container(
                height=18,
                border_radius=4 if share > LEAST_SHARE else 0,
                bgcolor=mark.color if points > 0 else C.TRANSPARENT,
                border=ft.Border.all(2, mark.color),
                expand=share,
            )
            right = ft.Alignment.CENTER_RIGHT
            number = digits(words.points(points), 15, C.ON_SURFACE)
            cells: list[ft.Control] = [
                ft.Container(buttons.side_back(place, 13), width=22),
                *([bar] if points else []),
                ft.Container(expand=max(1000 - share, 1)),
                ft.Container(number, width=72 * scale, alignment=right),
            ]
            bars.append(ft.Row(cells, spacing=0))
        column = ft.Column([text(name, 15, Face.MEDIUM), *bars], spacing=4, tight=True)
        rows.append(buttons.spoken(column, f"{name}: {'; '.join(values)}", name=f"source-{source}"))
    return buttons.card(*rows, spacing=12)
