"""The course of the match: a line a side, over the requirements and up to the target."""

from typing import Any

import flet as ft

from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.pictures.saying import said_of_pictured_course
from scorekeeper.ui.screens.pictures.scales import Scale, Strip, scale_of, strips_of
from scorekeeper.ui.screens.table.chart import totals_by_side
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

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
