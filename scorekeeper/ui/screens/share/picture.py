"""The result of a game as a picture: winner, totals, chart and figures; in the light theme."""

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.match import SideColor
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.palette import LIGHT, MUTED, PAPER_ROLES, themes
from scorekeeper.ui.theme import Face, text
from scorekeeper.ui.widgets.score_chart import chart_canvas, chart_geometry
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.ui.widgets.winner import TOTAL_COLOR, figure_table, with_dim_glow
from scorekeeper.view_models.charts import is_target_reached, score_course
from scorekeeper.view_models.score_sheet import PictureSide, ResultPicture, result_picture

# Logical pixels.
PICTURE_WIDTH = 540
PICTURE_HEIGHT = 675
PICTURE_PADDING = 27
PAPER_PADDING = 16
CHART_HEIGHT = 176

MAX_LARGE_TOTAL = 6  # characters of a total that fits in the full size
MAX_LARGE_HEADLINE = 20  # characters of a headline that fits in the full size


def picture_card(words: Words, open_match: OpenMatch, scale: float) -> ft.Container:
    """Return a picture of the result: winner, totals, chart and figures; in the light theme.

    Args:
        words: The language.
        open_match: The game.
        scale: Text scale of the page. Sizes are divided by it, so the picture is always the same.
    """
    view = result_picture(words, open_match)
    caption = text(
        view.caption, 16 / scale, color=MUTED, text_align=ft.TextAlign.CENTER, max_lines=1
    )
    total_size = 104 if len(view.total) <= MAX_LARGE_TOTAL else 84
    total = text(view.total, total_size / scale, Face.SCORE, TOTAL_COLOR, line_height=1.0)
    others = ft.Row(
        [_picture_side(side, scale) for side in view.others],
        wrap=True,
        spacing=24,
        run_spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    column = ft.Column(
        [
            caption,
            _headline(view, open_match.match.colors, scale),
            total,
            others,
            *_chart_and_figures(words, open_match, view, scale),
            _signature(words, view, scale),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        expand=True,
    )
    felt = kit.felt(ft.Container(column, padding=PICTURE_PADDING, expand=True))
    felt.dark_theme = felt.theme
    return ft.Container(
        with_dim_glow(felt),
        width=PICTURE_WIDTH,
        height=PICTURE_HEIGHT,
        theme=ft.Theme(color_scheme=replace(LIGHT)),
        dark_theme=ft.Theme(color_scheme=replace(LIGHT)),
        theme_mode=ft.ThemeMode.LIGHT,
    )


def _headline(view: ResultPicture, colors: Sequence[SideColor], scale: float) -> ft.Control:
    """Return the result as a sentence, after the card back of the leader if there is only one."""
    size = 36 if len(view.headline) <= MAX_LARGE_HEADLINE else 28
    title = text(
        view.headline,
        size / scale,
        Face.SCORE,
        text_align=ft.TextAlign.CENTER,
        max_lines=2,
        expand=True,
        expand_loose=True,
    )
    parts: list[ft.Control] = [title]
    if len(view.leaders) == 1:
        parts.insert(0, side_back(colors[view.leaders[0]], 27))
    return ft.Row(parts, spacing=14, alignment=ft.MainAxisAlignment.CENTER)


def _picture_side(side: PictureSide, scale: float) -> ft.Control:
    name = text(side.name, 18 / scale, max_lines=1)
    total = text(side.total, 23 / scale, Face.SCORE)
    return ft.Row([side_back(side.color, 18), name, total], spacing=9, tight=True)


def _signature(words: Words, view: ResultPicture, scale: float) -> ft.Control:
    """Return the name of the app, and the length of the game."""
    mark = kit.picture("marks/app-mark.svg", 32, 32)
    app_name = text(words.text("app-name"), 17 / scale, Face.SCORE)
    length = text(view.length, 15 / scale, color=MUTED)
    return ft.Row(
        [ft.Row([mark, app_name], spacing=10, tight=True), length],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )


def _chart_and_figures(
    words: Words, open_match: OpenMatch, view: ResultPicture, scale: float
) -> list[ft.Control]:
    """Return the chart and the figures on paper; an empty list before the first deal."""
    parts: list[ft.Control] = []
    if view.has_chart:
        course = score_course(words, open_match, has_target=is_target_reached(open_match))
        width = PICTURE_WIDTH - 2 * PICTURE_PADDING - 2 * PAPER_PADDING
        geometry = chart_geometry(course, width, CHART_HEIGHT, scale=1)
        parts.append(chart_canvas(words, geometry, course.colors))
        parts.append(ft.Divider(height=1, thickness=1, color=ft.Colors.OUTLINE_VARIANT))
    if view.figures:
        parts.append(figure_table(view.figures, open_match.match.colors, scale=scale))
    if not parts:
        return []
    # In the dark theme too, paper has its light colours.
    light = PAPER_ROLES[0]
    column = kit.full_width_column(parts, spacing=12)
    return [
        kit.paper(
            column,
            padding=PAPER_PADDING,
            border_radius=20,
            border=None,
            **themes((light, light)),
        )
    ]
