"""Pictures of a match: its course, and where the points came from; each says it in words too."""

from collections.abc import Sequence
from itertools import pairwise, zip_longest
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.match.progress import sources_of
from scorekeeper.rules import RuleSet
from scorekeeper.scoring import requirement
from scorekeeper.services import OpenMatch
from scorekeeper.ui.state import State, component, go_home, use_state
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.match import catching_up_lines, grid_step, subtitle, totals_by_side
from scorekeeper.ui.widgets.page import app_bar, cover, listed, page

C = ft.Colors
ROUTE = "/course"
HEIGHT, LOW_HEIGHT = 320, 220
"""Of the chart in pixels: as a rule, and where a phone lies on its side."""
STEPS, FINE = 6, 4
"""Marks of the scale at most, and into how many parts a step is divided for labels between."""
DASHES: tuple[tuple[int, ...], ...] = ((), (8, 5), (2, 4), (12, 4, 2, 4))
"""Lines differ by more than their colour."""
SIZE, MOST_SCALE = 13, 1.5
LEFT, RIGHT, BELOW = 50, 62, 26
"""Room of the axes."""
MOST_NUMBERS = 12
"""Deals that are numbered under a chart."""
BAR, SYMBOL, NUMBER = 18, 22, 72
"""Height of a bar, and the room before and behind it, in pixels."""
LEAST_SHARE = 15
"""Thousandths of the longest bar: a shorter one would be all edge."""


@component
def PicturesScreen() -> Any:
    state = use_state()
    words, open_match, layout = state.words, state.match, state.layout
    under = "" if open_match is None else subtitle(words, open_match)
    back = words.text("back")
    bar = app_bar(words.text("pictures"), under, on_back=go_home, back_label=back)
    if open_match is None or not open_match.match.deals:
        body: ft.Control = listed([buttons.remark(words.text("pictures-none"), name="none")])
    else:
        sources = [buttons.heading(words.text("pictures-sources")), source_bars(state, open_match)]
        is_low = layout.is_wide and layout.height < 2 * LOW_HEIGHT
        course = _course(state, open_match, LOW_HEIGHT if is_low else HEIGHT)
        body = listed([*course, *sources])
        if layout.is_wide:
            body = ft.Row([listed(course), listed(sources)], spacing=0, expand=True)
    return cover(ROUTE, page(bar, body), go_home)


def _course(state: State, open_match: OpenMatch, height: float) -> list[ft.Control]:
    words, rules = state.words, open_match.match.rules
    names: list[ft.Control] = []
    for place, side in enumerate(open_match.match.sides):
        mark = text(buttons.mark_of(place).symbol, 16, color=buttons.mark_of(place).color)
        names.append(ft.Row([mark, text(side.name, 15, Face.MEDIUM)], spacing=6, tight=True))
    legend = ft.Row(names, spacing=18, wrap=True)
    lines = catching_up_lines(state, open_match)
    if lines:
        lines.insert(0, buttons.heading(words.text("pictures-catching-up")))
    return [
        buttons.heading(words.text("pictures-course")),
        # the highest number of the scale rises above the chart
        ft.Container(legend, padding=ft.Padding.only(bottom=10)),
        course_chart(state, open_match, height),
        *(buttons.remark(caption) for caption in captions(words, rules)),
        *lines,
    ]


# --- the course


def captions(words: Words, rules: RuleSet) -> list[str]:
    """The meaning of the dashed line and of the strips."""
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
    return [*target, words.text("pictures-bands", bands="; ".join(bands))]


def course_chart(state: State, open_match: OpenMatch, height: float) -> ft.Semantics:
    """The totals of all sides deal by deal; a screen reader is told the same in words."""
    words, rules = state.words, open_match.match.rules
    totals = totals_by_side(open_match)
    sides = [
        words.text("course-side", side=side.name, totals=", ".join(map(words.number, line[1:])))
        for side, line in zip(open_match.match.sides, totals, strict=True)
    ]
    course = words.text("course-said", sides="; ".join(sides))
    return ft.Semantics(
        identifier="course-picture",
        label=" ".join([f"{course}.", *captions(words, rules)]),
        image=True,
        container=True,
        exclude_semantics=True,
        content=ft.Container(_chart(words, rules, totals, state.layout.scale), height=height),
    )


def _chart(words: Words, rules: RuleSet, totals: Sequence[Sequence[int]], scale: float) -> Any:
    """The strips of what is required, then the target, then a line a side, on a round scale."""
    # here, not above: loading it would delay the first frame of the app
    import flet_charts as fch  # type: ignore[import-untyped] # noqa: PLC0415 - as said

    large = min(scale, MOST_SCALE)
    last, target = max(len(totals[0]) - 1, 1), rules.target
    top = max(0, target or 0, *(max(line) for line in totals))
    bottom = min(0, *(min(line) for line in totals))
    step = grid_step(max(top - bottom, 1), STEPS)
    bottom, top = bottom // step * step, -(-top // step) * step
    fine = max(step // FINE, 1)

    def flat(total: int, color: ft.ColorValue, width: float = 1, **more: Any) -> Any:
        ends = [fch.LineChartDataPoint(x, total) for x in (0, last)]
        return fch.LineChartData(points=ends, color=color, stroke_width=width, **more)

    def axis(labels: dict[int, str], spacing: int, room: float, face: Face = Face.REGULAR) -> Any:
        aside, size = ft.Padding.only(left=7, right=2), SIZE * large / scale
        axis_labels = [
            fch.ChartAxisLabel(
                value=value, label=ft.Container(text(label, size, face), padding=aside)
            )
            for value, label in labels.items()
        ]
        return fch.ChartAxis(
            labels=axis_labels, label_spacing=spacing, label_size=room * large, show_labels=True
        )

    series, needs = [], {}
    if rules.initial_meld.by == "score":
        starts = [band.from_ for band in rules.initial_meld.bands if band.from_ is not None]
        edges = [*sorted({bottom, *(at for at in starts if bottom < at < top)}), top]
        for number, (low, high) in enumerate(pairwise(edges)):
            shade = C.with_opacity(0.10 if number % 2 else 0.03, C.ON_SURFACE)
            series.append(
                flat(high, C.TRANSPARENT, below_line_bgcolor=shade, below_line_cutoff_y=low)
            )
            required = requirement(rules, score=low)
            if required.needs is None:  # in its middle; what takes words stands below alone
                middle = round((low + high) / 2 / fine) * fine
                needs[middle] = words.requirement(required)
    if target is not None:
        series.append(flat(target, C.ON_SURFACE, 2, dash_pattern=[3, 3]))
    for side, line in enumerate(totals):
        color = buttons.mark_of(side).color
        series.append(
            fch.LineChartData(
                points=[fch.LineChartDataPoint(x, y) for x, y in enumerate(line)],
                color=color,
                stroke_width=3,
                dash_pattern=list(DASHES[side % len(DASHES)]) or None,
                point=fch.ChartCirclePoint(color=color, radius=4),
            )
        )
    numbered = -(-last // MOST_NUMBERS)
    return fch.LineChart(
        data_series=series,
        min_x=0,
        max_x=last,
        min_y=bottom,
        max_y=top,
        interactive=False,
        animation=ft.Animation(duration=ft.Duration()),
        horizontal_grid_lines=fch.ChartGridLines(interval=step, color=C.OUTLINE_VARIANT, width=1),
        left_axis=axis({at: words.number(at) for at in range(bottom, top + 1, step)}, step, LEFT),
        right_axis=axis(needs, fine, RIGHT, Face.BOLD),
        bottom_axis=axis({n: f"{n}" for n in range(numbered, last + 1, numbered)}, 1, BELOW),
    )


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
                height=BAR,
                border_radius=4 if share > LEAST_SHARE else 0,
                bgcolor=mark.color if points > 0 else C.TRANSPARENT,
                border=ft.Border.all(2, mark.color),
                expand=share,
            )
            rest = ft.Container(expand=max(1000 - share, 1))
            number = digits(words.points(points), 15, C.ON_SURFACE)
            bars.append(
                ft.Row(
                    [
                        ft.Container(text(mark.symbol, 15, color=mark.color), width=SYMBOL * scale),
                        *([bar] if points else []),
                        rest,
                        ft.Container(
                            number, width=NUMBER * scale, alignment=ft.Alignment.CENTER_RIGHT
                        ),
                    ],
                    spacing=0,
                )
            )
        column = ft.Column([text(name, 15, Face.MEDIUM), *bars], spacing=4, tight=True)
        rows.append(buttons.spoken(column, f"{name}: {'; '.join(values)}", name=f"source-{source}"))
    return buttons.card(*rows, spacing=12)
