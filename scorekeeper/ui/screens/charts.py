"""Pictures of a match: its course, and where the points came from; each says it in words too.

screen   the whole
scales   which part of the numbers a chart shows, and where its marks stand
course   the lines over the requirements and up to the target
sources  the bars
saying   the course in words
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.match.progress import sources_of
from scorekeeper.rules import RuleSet
from scorekeeper.scoring import Requirement, requirement
from scorekeeper.services import OpenMatch
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import card, heading, mark_of, remark, spoken
from scorekeeper.ui.widgets.match import catching_up_lines, grid_step, subtitle, totals_by_side
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, page
from scorekeeper.ui.widgets.text import digits, text


def said_of_pictured_course(words: Words, shown: OpenMatch, totals: Sequence[Sequence[int]]) -> str:
    """The totals of each side deal by deal, the target, and the requirements."""
    sides = [
        words.text("course-side", side=side.name, totals=", ".join(map(words.number, line[1:])))
        for side, line in zip(shown.match.sides, totals, strict=True)
    ]
    course = words.text("course-said", sides="; ".join(sides))
    return " ".join([f"{course}.", *captions(words, shown.match.rules)])


def captions(words: Words, rules: RuleSet) -> list[str]:
    """What the dashed line and the strips stand for."""
    said = []
    if rules.target is not None:
        said.append(words.text("pictures-target", target=rules.target))
    ladder = rules.initial_meld
    if ladder.by == "score":
        return [*said, words.text("pictures-bands", bands="; ".join(_by_score(words, rules)))]
    deals = [
        words.text(
            "pictures-deal-band",
            needed=words.requirement(requirement(rules, deal_number=band.hand or 1)),
            deal=band.hand or 1,
        )
        for band in ladder.bands
    ]
    return [*said, words.text("pictures-bands", bands="; ".join(deals))]


def _by_score(words: Words, rules: RuleSet) -> Iterator[str]:
    """What is required from which total on; the first row also holds for all below the next."""
    for band, after in pairwise((*rules.initial_meld.bands, None)):
        if band is None:
            continue
        if band.from_ is not None:
            needed = words.requirement(requirement(rules, score=band.from_))
            yield words.text("pictures-band", needed=needed, start=band.from_)
        elif after is not None and after.from_ is not None:
            needed = words.requirement(requirement(rules, score=after.from_ - 1))
            yield words.text("pictures-band-below", needed=needed, end=after.from_)


STEPS = 6
FINE = 4
"""Into how many parts a step is divided, for what stands between two marks."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Round totals from the lowest to the highest that is shown."""

    bottom: int
    top: int
    step: int

    @property
    def fine(self) -> int:
        """The distance of places where something may stand beside the chart."""
        return max(self.step // FINE, 1)

    def near(self, total: float) -> int:
        """The nearest of these places."""
        return round(total / self.fine) * self.fine


@dataclass(frozen=True, slots=True)
class Strip:
    """Totals between which the same initial meld is required, as far as they are shown."""

    low: int
    high: int
    required: Requirement


def scale_of(totals: Sequence[Sequence[int]], target: int | None) -> Scale:
    """The scale on which all totals and the target have room."""
    top = max(0, target or 0, *(max(line) for line in totals))
    bottom = min(0, *(min(line) for line in totals))
    step = grid_step(max(top - bottom, 1), STEPS)
    return Scale(bottom // step * step, -(-top // step) * step, step)


def strips_of(rules: RuleSet, scale: Scale) -> list[Strip]:
    """The requirements over the totals that are shown; none where they follow another count."""
    if rules.initial_meld.by != "score":
        return []
    starts = [band.from_ for band in rules.initial_meld.bands if band.from_ is not None]
    inside = sorted({scale.bottom, *(one for one in starts if scale.bottom < one < scale.top)})
    return [
        Strip(low, high, requirement(rules, score=low))
        for low, high in zip(inside, [*inside[1:], scale.top], strict=True)
    ]


C = ft.Colors
DASHES: tuple[tuple[int, ...], ...] = ((), (8, 5), (2, 4), (12, 4, 2, 4))
"""Lines differ by more than their colour."""
SIZE, MOST_SCALE = 13, 1.5
LEFT, RIGHT, BELOW = 50, 62, 26
MOST_NUMBERS = 12
"""Deals that are numbered under a chart."""


def course_chart(state: State, shown: OpenMatch, height: float) -> ft.Semantics:
    """The chart; a screen reader is told the same in words."""
    words, rules = state.words, shown.match.rules
    totals = totals_by_side(shown)
    scale = scale_of(totals, rules.target)
    strips = strips_of(rules, scale)
    scale_of_text = state.layout.scale
    large = min(scale_of_text, MOST_SCALE)
    return ft.Semantics(
        identifier="course-picture",
        label=said_of_pictured_course(words, shown, totals),
        image=True,
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            _Drawn(words, large, SIZE * large / scale_of_text).chart(
                totals, scale, strips, rules.target
            ),
            height=height,
        ),
    )


class _Drawn:
    """What a chart is drawn with; the library is loaded here, where it is first needed."""

    def __init__(self, words: Words, large: float, size: float) -> None:
        # here, not above: loading it would delay the first frame of the app
        import flet_charts  # type: ignore[import-untyped] # noqa: PLC0415 - as said

        self.fch, self.words, self.large, self.size = flet_charts, words, large, size

    def chart(
        self,
        totals: tuple[tuple[int, ...], ...],
        scale: Scale,
        strips: list[Strip],
        target: int | None,
    ) -> Any:
        """The whole: strips below, then the target, then a line a side."""
        last = max(len(totals[0]) - 1, 1)
        series = [self._strip(strip, last, number) for number, strip in enumerate(strips)]
        if target is not None:
            series.append(self._flat(target, last, C.ON_SURFACE, 2, [3, 3]))
        series += [self._line(side, line) for side, line in enumerate(totals)]
        grid = self.fch.ChartGridLines(interval=scale.step, color=C.OUTLINE_VARIANT, width=1)
        return self.fch.LineChart(
            data_series=series,
            min_x=0,
            max_x=last,
            min_y=scale.bottom,
            max_y=scale.top,
            interactive=False,
            animation=ft.Animation(duration=ft.Duration()),
            horizontal_grid_lines=grid,
            left_axis=self._left(scale),
            right_axis=self._right(scale, strips),
            bottom_axis=self._bottom(last),
        )

    def _line(self, side: int, totals: tuple[int, ...]) -> Any:
        color = mark_of(side).color
        return self.fch.LineChartData(
            points=[self.fch.LineChartDataPoint(x, y) for x, y in enumerate(totals)],
            color=color,
            stroke_width=3,
            dash_pattern=list(DASHES[side % len(DASHES)]) or None,
            point=self.fch.ChartCirclePoint(color=color, radius=4),
        )

    def _strip(self, strip: Strip, last: int, number: int) -> Any:
        shade = C.with_opacity(0.10 if number % 2 else 0.03, C.ON_SURFACE)
        return self._flat(
            strip.high,
            last,
            C.TRANSPARENT,
            1,
            None,
            below_line_bgcolor=shade,
            below_line_cutoff_y=strip.low,
        )

    def _flat(
        self,
        total: int,
        last: int,
        color: ft.ColorValue,
        width: float,
        dashes: list[int] | None,
        **more: Any,
    ) -> Any:
        ends = [self.fch.LineChartDataPoint(x, total) for x in (0, last)]
        return self.fch.LineChartData(
            points=ends, color=color, stroke_width=width, dash_pattern=dashes, **more
        )

    def _left(self, scale: Scale) -> Any:
        totals = range(scale.bottom, scale.top + 1, scale.step)
        labels = {total: self.words.number(total) for total in totals}
        return self._axis(labels, scale.step, LEFT)

    def _right(self, scale: Scale, strips: list[Strip]) -> Any:
        """What is required in each strip, in its middle; what takes words stands below alone."""
        labels = {
            scale.near((strip.low + strip.high) / 2): self.words.requirement(strip.required)
            for strip in strips
            if strip.required.needs is None
        }
        return self._axis(labels, scale.fine, RIGHT, Face.BOLD)

    def _bottom(self, last: int) -> Any:
        step = -(-last // MOST_NUMBERS)
        return self._axis({deal: f"{deal}" for deal in range(step, last + 1, step)}, 1, BELOW)

    def _axis(
        self, labels: dict[int, str], spacing: float, room: float, face: Face = Face.REGULAR
    ) -> Any:
        aside = ft.Padding.only(left=7, right=2)
        shown = [
            self.fch.ChartAxisLabel(
                value=value, label=ft.Container(text(said, self.size, face), padding=aside)
            )
            for value, said in labels.items()
        ]
        return self.fch.ChartAxis(
            labels=shown, label_spacing=spacing, label_size=room * self.large, show_labels=True
        )


BAR, SYMBOL, NUMBER = 18, 22, 72
"""Height of a bar, and the room before and behind it, in pixels."""
EDGE, CORNER = 2, 4
"""Of a bar, in pixels: how thick its edge is, and how round its corners."""


def source_bars(state: State, shown: OpenMatch, width: float) -> ft.Control:
    """All sources one below the other; points that were lost have a hollow bar."""
    found = sources_of(shown.progress)
    most = max((abs(points) for side in found for points in side.values()), default=0) or 1
    scale = state.layout.scale
    room = max(width - (SYMBOL + NUMBER) * scale - 2 * 14 - 12, 1) / most
    sources = list(found[0]) if found else []
    rows = [
        _source(state, shown, source, [side[source] for side in found], room) for source in sources
    ]
    return card(*rows, spacing=12)


def _source(
    state: State, shown: OpenMatch, source: str, points: list[int], room: float
) -> ft.Control:
    words = state.words
    name = words.text("pictures-source", source=source)
    bars: list[ft.Control] = [_bar(state, side, value, room) for side, value in enumerate(points)]
    told = [
        words.text("sheet-of-side", side=side.name, value=words.points(value))
        for side, value in zip(shown.match.sides, points, strict=True)
    ]
    shown_source = ft.Column([text(name, 15, Face.MEDIUM), *bars], spacing=4, tight=True)
    return spoken(shown_source, f"{name}: {'; '.join(told)}", name=f"source-{source}")


def _bar(state: State, side: int, points: int, room: float) -> ft.Control:
    mark, scale = mark_of(side), state.layout.scale
    width = max(abs(points) * room, 2 * EDGE)
    bar = ft.Container(
        width=width,
        height=BAR,
        border_radius=min(CORNER, width / 2),
        bgcolor=mark.color if points > 0 else C.TRANSPARENT,
        border=ft.Border.all(EDGE, mark.color),
    )
    number = ft.Container(
        digits(state.words.points(points), 15, C.ON_SURFACE),
        width=NUMBER * scale,
        alignment=ft.Alignment.CENTER_RIGHT,
    )
    symbol = ft.Container(text(mark.symbol, 15, color=mark.color), width=SYMBOL * scale)
    filled = ft.Container(bar if points else None, expand=True, alignment=ft.Alignment.CENTER_LEFT)
    return ft.Row([symbol, filled, number], spacing=4)


ROUTE = "/course"
HEIGHT, LEAST = 320, 220
"""Of the chart in pixels: as a rule, and where a phone lies on its side."""


@component
def PicturesScreen() -> Any:
    """The charts below each other, or beside each other where there is room."""
    state = use_state()
    words, shown = state.words, state.match
    under = subtitle(words, shown) if shown is not None else ""
    bar = app_bar(
        words.text("pictures"), under, on_back=lambda: go("/"), back_label=words.text("back")
    )
    if shown is None or not shown.match.deals:
        body: ft.Control = _list([remark(words.text("pictures-none"), name="none")])
    elif state.layout.is_wide:
        width = (state.layout.width - 3 * SIDE_PADDING) / 2
        panes = [_list(_course(state, shown)), _list(_sources(state, shown, width))]
        body = ft.Row(panes, spacing=0, expand=True)
    else:
        width = state.layout.width - 2 * SIDE_PADDING
        body = _list([*_course(state, shown), *_sources(state, shown, width)])
    return cover(ROUTE, page(bar, body), lambda: go("/"))


def _course(state: State, shown: OpenMatch) -> list[ft.Control]:
    low = state.layout.is_wide and state.layout.height < 2 * LEAST
    said = [remark(caption) for caption in captions(state.words, shown.match.rules)]
    lines = catching_up_lines(state, shown)
    title = [heading(state.words.text("pictures-catching-up"))] if lines else []
    return [
        heading(state.words.text("pictures-course")),
        _legend(shown),
        course_chart(state, shown, LEAST if low else HEIGHT),
        *said,
        *title,
        *lines,
    ]


def _legend(shown: OpenMatch) -> ft.Control:
    """The marks with the names of the sides."""
    names: list[ft.Control] = []
    for place, side in enumerate(shown.match.sides):
        mark = text(mark_of(place).symbol, 16, color=mark_of(place).color)
        names.append(ft.Row([mark, text(side.name, 15, Face.MEDIUM)], spacing=6, tight=True))
    shown_names = ft.Row(names, spacing=18, wrap=True)
    # the highest number of the scale rises above the chart
    return ft.Container(shown_names, padding=ft.Padding.only(bottom=10))


def _sources(state: State, shown: OpenMatch, width: float) -> list[ft.Control]:
    return [heading(state.words.text("pictures-sources")), source_bars(state, shown, width)]


def _list(parts: list[ft.Control]) -> ft.Control:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(parts, expand=True, spacing=8, padding=padding)
