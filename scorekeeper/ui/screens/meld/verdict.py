"""The verdict on a slip of paper: a headline, its reasons, the points, and a bar of them."""

import flet as ft

from scorekeeper.ui import kit
from scorekeeper.ui.motion import Move, motion
from scorekeeper.ui.palette import CARD, INSET, MUTED, POSITIVE
from scorekeeper.ui.screens.meld.actions import MeldTab
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.view_models.meld import VerdictView

BAR_HEIGHT = 10  # logical pixels
MARK_OVERHANG = 4  # logical pixels by which the mark exceeds the bar at each end
MARK_WIDTH = 3  # logical pixels
MARK_POSITION = 0.78
"""Position of the mark, as a fraction of the bar; lower if the points would exceed the bar."""

MAX_INLINE_REQUIREMENT_LENGTH = 8  # characters of a requirement that fits beside the headline
REQUIREMENT_WIDTH = 112  # logical pixels of a longer requirement, which wraps


def verdict_slip(tab: MeldTab, verdict: VerdictView, *, is_stale: bool = False) -> ft.Control:
    """Return a box with a verdict on melds: sign, sentences, points, and a bar for the points.

    Args:
        tab: The Meld tab.
        verdict: The verdict.
        is_stale: True to show an hourglass while the search for a new verdict runs.
    """
    has_large_text = tab.layout.has_large_text
    # On a phone the melds need the room, and in large text everything does.
    is_small = has_large_text or not tab.layout.has_two_panes or tab.is_low
    color = _verdict_color(verdict)
    lines: list[ft.Control] = [
        text(verdict.headline, 20 if is_small else 26, Face.SCORE, color, line_height=1.1)
    ]
    if verdict.reasons:
        lines.append(text(verdict.reasons, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT))
    sentences = ft.Column(lines, spacing=2, tight=True)
    row: list[ft.Control] = [
        _sign(verdict, is_small=is_small, is_stale=is_stale),
        kit.node(
            "verdict",
            kit.hidden_from_screen_reader(sentences),
            says=verdict.says,
            is_live=True,
            expand=True,
        ),
    ]
    parts: list[ft.Control] = [ft.Row(row, spacing=12)]
    if verdict.points_text:
        numbers = _numbers(verdict, is_small=is_small, has_large_text=has_large_text)
        if has_large_text:
            parts.append(numbers)
        else:
            row.append(numbers)
    # On a short page the melds need the room.
    if verdict.required_points and not tab.is_short:
        parts.append(kit.hidden_from_screen_reader(_progress_bar(tab, verdict, color)))
    padding = 8 if is_small else 14
    return kit.paper(
        kit.full_width_column(parts, spacing=padding),
        border_radius=18,
        padding=ft.Padding.symmetric(vertical=4 if tab.is_short else padding, horizontal=14),
    )


def _verdict_color(verdict: VerdictView) -> ft.ColorValue:
    if verdict.is_good is None:
        return ft.Colors.ON_SURFACE
    return POSITIVE if verdict.is_good else ft.Colors.ERROR


def _sign(verdict: VerdictView, *, is_small: bool, is_stale: bool) -> ft.Control:
    """Return an icon on a disc, which repeats the verdict beside it."""
    icon = kit.Icon.QUESTION
    color: ft.ColorValue = CARD
    bgcolor = _verdict_color(verdict)
    if verdict.is_good is None:
        color = ft.Colors.ON_SURFACE
        bgcolor = INSET
    elif verdict.is_good:
        icon = kit.Icon.CHECK
    else:
        icon = kit.Icon.CLOSE
    if is_stale:
        icon = kit.Icon.HOURGLASS

    radius = 17 if is_small else 23
    sign = kit.icon(icon, color=color, size=radius * 1.2)
    return kit.hidden_from_screen_reader(ft.CircleAvatar(sign, radius=radius, bgcolor=bgcolor))


def _numbers(verdict: VerdictView, *, is_small: bool, has_large_text: bool) -> ft.Control:
    """Return the points of the melds, with the requirement below."""
    color = POSITIVE if verdict.is_good else ft.Colors.ON_SURFACE
    points = digits(verdict.points_text, 34 if is_small else 46, color)
    needed = text(verdict.needed, 14, color=MUTED, text_align=ft.TextAlign.RIGHT)
    numbers = ft.Column(
        [kit.node("value", points), kit.node("requirement", needed)],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
    # A long requirement, such as "of 200 and a canasta", wraps below the points.
    is_long = len(verdict.needed) > MAX_INLINE_REQUIREMENT_LENGTH
    return ft.Container(
        numbers, width=REQUIREMENT_WIDTH if is_long and not has_large_text else None
    )


def _progress_bar(tab: MeldTab, verdict: VerdictView, color: ft.ColorValue) -> ft.Control:
    """Return a bar filled in proportion to the points, with a mark at the requirement."""
    required = verdict.required_points
    points = max(0, verdict.points)
    full_bar = max(round(required / MARK_POSITION), points)

    # Shift a full-width fill to the left: a shorter fill would need a width in pixels.
    fill = ft.Container(
        bgcolor=color,
        border_radius=BAR_HEIGHT / 2,
        offset=ft.Offset(points / full_bar - 1, 0),
        animate_offset=motion(tab.state, Move.MELD),
    )
    bar = ft.Container(
        fill,
        bgcolor=INSET,
        border_radius=BAR_HEIGHT / 2,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        height=BAR_HEIGHT,
        left=0,
        right=0,
        top=MARK_OVERHANG,
    )
    mark = ft.Container(
        bgcolor=ft.Colors.ON_SURFACE,
        border_radius=2,
        width=MARK_WIDTH,
        height=BAR_HEIGHT + 2 * MARK_OVERHANG,
    )
    # Both values are shares of the width.
    before_mark = ft.Container(expand=required)
    after_mark = ft.Container(expand=max(1, full_bar - required))
    mark_row = ft.Row([before_mark, mark, after_mark], spacing=0, left=0, right=0, top=0)
    return ft.Stack([bar, mark_row], height=BAR_HEIGHT + 2 * MARK_OVERHANG)
