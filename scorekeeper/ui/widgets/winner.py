"""The page of a finished game: the winner and the total, a chart, figures, and the next steps."""

import asyncio
from collections.abc import Sequence
from math import radians

import flet as ft

from scorekeeper.match import SideColor
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CHART, NEW_MATCH, NEXT_MATCH, SHARE
from scorekeeper.ui.hooks import get_state, memo_component
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.motion import (
    START_DELAY_SECONDS,
    Move,
    RollingNumber,
    Vibration,
    give_feedback,
    motion,
)
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import FELT, FELT_GLOW, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, one_line, text
from scorekeeper.ui.widgets.score_chart import ScoreChart
from scorekeeper.ui.widgets.side_marks import CARD_RATIO, mark_of, side_back
from scorekeeper.ui.widgets.site import SaveAllButton
from scorekeeper.view_models.charts import is_target_reached, score_course
from scorekeeper.view_models.seats import has_two_pairs
from scorekeeper.view_models.side_names import short_names
from scorekeeper.view_models.table import rematch_set_up
from scorekeeper.view_models.winner import (
    FigureRow,
    OtherSide,
    PersonRow,
    WinnerView,
    ending_id,
    winner_view,
)

PAIR = 2
LOW_PAGE = 720
"""Logical pixels. On lower pages the total is smaller, so that the chart begins above the fold."""
TOTAL_SIZE = 88  # logical pixels in any text size; as that of low pages
LOW_TOTAL_SIZE = 64
MAX_LARGE_TOTAL = 6  # characters of a total in the full size
TOTAL_COLOR = "#FFD36E"  # brass in the light of the lamp: a score stands out more than a button
FELT_GLOW_OPACITY = 0.25

MIN_CHART_HEIGHT = 104  # logical pixels; as all below
MAX_CHART_HEIGHT = 420
OTHER_PARTS_HEIGHT = 723  # of everything but the chart, on a phone
WIDE_OTHER_PARTS_HEIGHT = 300
LINE_HEIGHT = 27
USUAL_FIGURES = 3  # rows of figures that the height of the other parts includes
PAPER_PADDING = 14
SECTION_SPACING = 8
FIGURE_SPACING = 3

FAN_ANGLES = (-30, -15, 0, 15, 30)  # degrees
FAN_PIVOT = 2.6  # distance of the pivot from the middle of a card, in halves of its height
FAN_CARD_WIDTH = 48  # logical pixels
LOW_FAN_CARD_WIDTH = 40  # logical pixels
FAN_CARD_RADIUS = 7  # logical pixels
FAN_SHADOW_COLOR = "#57000000"
FAN_CARD_COLOR = "#FFFDF7"  # of the rim, in both themes

PIP_COUNT = 36
FALL_SECONDS = 3.0
RED_PIP = "#E2485A"


# --- actions that screens share


def show_deals(state: State, open_match: OpenMatch) -> None:
    """Show the deals of a finished game in place of its result, also on the next visit."""
    state.ending_shown_as_deals = ending_id(open_match)


def should_show_deals(state: State, open_match: OpenMatch) -> bool:
    """Return True if the table shows the deals of a finished game in place of its result."""
    return state.ending_shown_as_deals == ending_id(open_match)


async def start_rematch(state: State, open_match: OpenMatch) -> None:
    """Start the same game again; if its set-up has problems, open the screen of a new game."""
    if await state.start_match(rematch_set_up(open_match)):
        go(NEW_MATCH)


def is_celebrated(state: State, open_match: OpenMatch) -> bool:
    """Return True if the game was won just now on this device."""
    notice = state.notice
    is_news = notice is not None and not notice.is_by_other_device
    return is_news and open_match.progress.outcome.winner is not None


# --- the page


def winner_page(
    state: State,
    open_match: OpenMatch,
    *,
    title_bar: ft.Control,
    above: Sequence[ft.Control],
    notice: ft.Control | None,
) -> ft.Control:
    """Return the page of a finished game.

    Args:
        state: State of the page.
        open_match: The game.
        title_bar: Title bar of the table.
        above: Controls above the winner.
        notice: Bar of the last change; None for none.
    """
    words = state.game_words
    layout = state.layout
    view = winner_view(words, state.session.matches.list(), open_match)
    buttons = _ending_buttons(state, open_match)
    footer = [notice, *buttons] if notice else buttons
    result = [
        *above,
        *_result(state, open_match, view),
        *_other_sides(view.others, open_match.match.colors),
    ]
    paper = _chart_and_figures(state, open_match, view)

    if layout.is_wide:
        body: ft.Control = _wide_body(layout, result, paper, footer)
        page = kit.full_height_column(title_bar, body)
    elif layout.has_large_text:
        page = kit.full_height_column(
            title_bar, kit.reading_column(layout, [*result, *paper, *footer])
        )
    else:
        page = kit.full_height_column(
            title_bar,
            kit.reading_column(layout, [*result, *paper]),
            *(kit.with_side_padding(part, bottom=0) for part in footer),
        )
    return _with_confetti(state, open_match, page)


def _wide_body(
    layout: Layout,
    result: Sequence[ft.Control],
    paper: Sequence[ft.Control],
    footer: Sequence[ft.Control],
) -> ft.Control:
    """Return the result above the buttons, and the paper to the right of both."""
    left = ft.Column(
        [_pane(layout, result), *footer],
        spacing=SECTION_SPACING,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    panes = ft.Row(
        [left, _pane(layout, paper)],
        spacing=kit.SIDE_PADDING,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    padding = ft.Padding.only(left=kit.SIDE_PADDING, right=kit.SIDE_PADDING, bottom=8)
    return ft.Container(panes, padding=padding, expand=True)


def _pane(layout: Layout, parts: Sequence[ft.Control]) -> ft.Column:
    """Return a scrolling column with its parts in the middle, unless the page is low."""
    alignment = ft.MainAxisAlignment.START if layout.is_low else ft.MainAxisAlignment.CENTER
    return ft.Column(
        list(parts),
        spacing=SECTION_SPACING,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        alignment=alignment,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


# --- the result


def _result(state: State, open_match: OpenMatch, view: WinnerView) -> list[ft.Control]:
    """Return the fan over the winner's name, the total, and lines about the game."""
    is_low = state.layout.height < LOW_PAGE
    name = text(
        view.headline,
        24 if is_low else 28,
        Face.SCORE,
        line_height=SENTENCE_LINE_HEIGHT,
        text_align=ft.TextAlign.CENTER,
    )
    colors = open_match.match.colors
    fan = Fan(
        tuple(colors[side] for side in view.leaders),
        LOW_FAN_CARD_WIDTH if is_low else FAN_CARD_WIDTH,
        is_new=is_celebrated(state, open_match),
    )
    head = ft.Column(
        [fan, name], spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )
    lines = [text(line, 16, color=MUTED, text_align=ft.TextAlign.CENTER) for line in view.lines]
    return [
        kit.with_label("winner", head, view.says),
        ft.Row([_total(state, open_match, view)], alignment=ft.MainAxisAlignment.CENTER),
        *lines,
    ]


def _total(state: State, open_match: OpenMatch, view: WinnerView) -> ft.Control:
    """Return the total of the winner, or of the tied sides; it rolls to a new value."""
    size: float = LOW_TOTAL_SIZE
    if state.layout.height >= LOW_PAGE and len(view.total) <= MAX_LARGE_TOTAL:
        size = TOTAL_SIZE
    # In any text size: the number is large enough, and a larger one would not fit.
    size /= max(1.0, state.layout.scale)
    leader = view.leaders[0]
    number = RollingNumber(f"{open_match.uid} {leader}", view.total, size, TOTAL_COLOR, Move.WINNER)
    if open_match.progress.outcome.winner is None:
        return number
    return ft.Semantics(identifier=f"total-{leader}", container=True, content=number)


def _other_sides(sides: Sequence[OtherSide], colors: Sequence[SideColor]) -> list[ft.Control]:
    """Return a line for each side behind the winner."""
    return [_other_side(side, colors[side.index]) for side in sides]


def _other_side(side: OtherSide, color: SideColor) -> ft.Control:
    """Return the name and total of a side behind the winner."""
    total = text(side.total, 22, Face.SCORE, max_lines=1)
    return ft.Row(
        [
            side_back(color, 18),
            text(side.name, 16),
            ft.Semantics(identifier=f"total-{side.index}", container=True, content=total),
        ],
        wrap=True,
        spacing=10,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


@memo_component
def Fan(colors: Sequence[SideColor], width: float, *, is_new: bool) -> ft.Control:
    """Fan of cards with the back of the winner's pack, or with those of sides that are tied.

    Args:
        colors: Colours of the sides whose backs are on the cards.
        width: Width of a card in logical pixels.
        is_new: Open the fan with an animation.
    """
    state = get_state()
    animation = motion(state, Move.FAN)
    is_open, set_open = ft.use_state(not is_new or animation is None)

    async def unfold() -> None:
        if not is_open:
            give_feedback(state, Vibration.HEAVY)
            await asyncio.sleep(START_DELAY_SECONDS)
            set_open(True)

    # The cleanup makes Flet cancel the task when the component is unmounted.
    ft.use_effect(unfold, [], cleanup=lambda: None)

    height = width * CARD_RATIO
    # Room for the outer cards, which lean out on both sides.
    fan_width = FAN_PIVOT * height
    cards: list[ft.Control] = [
        ft.Container(
            side_back(colors[index % len(colors)], width),
            left=(fan_width - width) / 2,
            top=4,
            bgcolor=FAN_CARD_COLOR,
            border_radius=FAN_CARD_RADIUS,
            shadow=ft.BoxShadow(blur_radius=7, offset=ft.Offset(0, 3), color=FAN_SHADOW_COLOR),
            rotate=ft.Rotate(radians(angle if is_open else angle / 5), ft.Alignment(0, FAN_PIVOT)),
            animate_rotation=animation,
        )
        for index, angle in enumerate(FAN_ANGLES)
    ]
    return ft.Stack(cards, width=fan_width, height=height * 1.3, clip_behavior=ft.ClipBehavior.NONE)


# --- falling pips


def _with_confetti(state: State, open_match: OpenMatch, page: ft.Control) -> ft.Container:
    """Return the page on dim felt, in front of falling pips, so that these block no taps."""
    pips: ft.Control = ft.Container()
    if is_celebrated(state, open_match):
        pips = Confetti(ending_id(open_match), state.layout.width_beside_tabs, state.layout.height)
    front = ft.Container(page, left=0, top=0, right=0, bottom=0)
    return with_dim_glow(kit.felt(ft.Stack([pips, front], expand=True), key="felt"))


def with_dim_glow(felt: ft.Container) -> ft.Container:
    """Weaken the glow of felt, so that a brass number stands out, and return it in a container."""
    felt.gradient = ft.RadialGradient(
        colors=[
            ft.Colors.with_opacity(FELT_GLOW_OPACITY, FELT_GLOW),
            ft.Colors.with_opacity(0, FELT_GLOW),
        ],
        center=ft.Alignment.TOP_CENTER,
        radius=1.1,
    )
    return ft.Container(felt, bgcolor=FELT, expand=True)


@memo_component
def Confetti(ending: str, width: float, height: float) -> ft.Control:
    """Pips that fall once for each ending of a game.

    Args:
        ending: See `ending_id`.
        width: Width of the page in logical pixels.
        height: Height of the page in logical pixels.
    """
    state = get_state()
    has_ended, set_ended = ft.use_state(ending in state.memory.celebrated_endings)
    has_begun, set_begun = ft.use_state(False)
    has_motion = motion(state, Move.CONFETTI) is not None

    async def fall() -> None:
        if has_ended or not has_motion:
            return
        state.memory.celebrated_endings.add(ending)
        await asyncio.sleep(START_DELAY_SECONDS)
        set_begun(True)
        await asyncio.sleep(FALL_SECONDS)
        set_ended(True)

    # The cleanup makes Flet cancel the task when the component is unmounted.
    ft.use_effect(fall, [], cleanup=lambda: None)
    if has_ended or not has_motion:
        return ft.Container()
    pips = [_pip(state, number, width, height, has_begun=has_begun) for number in range(PIP_COUNT)]
    return kit.hidden_from_screen_reader(ft.Stack(pips, width=width, height=height))


def _pip(state: State, number: int, width: float, height: float, *, has_begun: bool) -> ft.Control:
    """Return a pip above the page, or at its lower end once it falls.

    Its place, size, time and turn are computed from its number: pips differ from each other, but
    each pip is the same in every redraw.
    """
    colors = (RED_PIP, RED_PIP, ft.Colors.ON_SURFACE, ft.Colors.PRIMARY)
    animation = motion(state, Move.CONFETTI, later=number * 22 + number * 113 % 600)
    return ft.Container(
        text("♥♦♠♣"[number % 4], 13 + number * 7 % 14, color=colors[number % 4], line_height=1.0),
        left=width * (number * 37 % 100) / 100,
        top=height if has_begun else -30 - number * 61 % 500,
        rotate=radians(number * 97 % 540 - 270) if has_begun else 0,
        animate_position=animation,
        animate_rotation=animation,
    )


# --- the paper


def _chart_and_figures(state: State, open_match: OpenMatch, view: WinnerView) -> list[ft.Control]:
    """Return the chart, the figures and the people on paper; empty before the first deal."""
    parts: list[ft.Control] = []
    if view.has_chart:
        parts.append(_chart(state, open_match, view))
    if view.figures:
        if parts:
            parts.append(ft.Divider(height=1, thickness=1, color=ft.Colors.OUTLINE_VARIANT))
        parts.append(figure_table(view.figures, open_match.match.colors))
    if view.people:
        parts.append(ft.Divider(height=1, thickness=1, color=ft.Colors.OUTLINE_VARIANT))
        parts.append(_people_table(state, view))
    if not parts:
        return []
    column = kit.full_width_column(parts, spacing=12)
    return [kit.paper(column, padding=PAPER_PADDING, border_radius=20)]


def _chart(state: State, open_match: OpenMatch, view: WinnerView) -> ft.Control:
    """Return the chart below its legend, as a button that opens the large chart."""
    course = score_course(state.game_words, open_match, has_target=is_target_reached(open_match))
    chart = ScoreChart(
        state.game_words, course, _chart_height(state.layout, view), scale=state.layout.scale
    )
    column = kit.full_width_column([_legend(state, open_match, view), chart], spacing=6)
    return kit.tap_area("course", column, lambda: go(CHART), says=course.says)


def _chart_height(layout: Layout, view: WinnerView) -> float:
    """Return the height that the other parts leave in logical pixels, so that the figures fit."""
    further_rows = max(len(view.figures) - USUAL_FIGURES, 0) + len(view.people)
    others = OTHER_PARTS_HEIGHT + LINE_HEIGHT * (len(view.lines) - 1 + further_rows)
    if layout.is_wide:
        others = WIDE_OTHER_PARTS_HEIGHT
    return min(max(layout.height - others, MIN_CHART_HEIGHT), MAX_CHART_HEIGHT)


def _legend(state: State, open_match: OpenMatch, view: WinnerView) -> ft.Control:
    """Return the names of the sides: on one line for two, wrapped for more."""
    names = short_names(open_match.match)
    is_line = len(names) <= PAIR and state.layout.scale <= 1
    sides = dict.fromkeys([*view.leaders, *(other.index for other in view.others)])
    colors = open_match.match.colors
    entries = [_legend_entry(colors[side], names[side], shares_line=is_line) for side in sides]
    if is_target_reached(open_match):
        target = state.game_words.text("winner-to", target=open_match.match.rules.target)
        entries.append(text(target, 14, color=MUTED))
    return ft.Row(entries, wrap=not is_line, spacing=16, run_spacing=4)


def _legend_entry(color: SideColor, name: str, *, shares_line: bool) -> ft.Control:
    """Return the back and the name of a side; `shares_line` lets two share the width."""
    caption = one_line(name, 15, Face.MEDIUM, expand=shares_line or None, expand_loose=True)
    return ft.Row(
        [side_back(color, 14), caption],
        spacing=6,
        tight=True,
        expand=shares_line or None,
        expand_loose=shares_line,
    )


def _people_table(state: State, view: WinnerView) -> ft.Control:
    """Return the people of the evening with their games and points, the most points first."""
    title = text(state.game_words.text("winner-people"), 15, color=MUTED)
    rows = [
        kit.with_label(f"person-{index}", _person_row(person), person.says)
        for index, person in enumerate(view.people)
    ]
    return kit.full_width_column([title, *rows], spacing=FIGURE_SPACING)


def _person_row(person: PersonRow) -> ft.Control:
    """Return a row with the name, games and points of a person."""
    return ft.Row(
        [
            one_line(person.name, 16, expand=True),
            text(person.games, 15, color=MUTED),
            text(person.points, 18, Face.SCORE),
        ],
        spacing=12,
    )


def figure_table(
    rows: Sequence[FigureRow], colors: Sequence[SideColor], *, scale: float = 1.0
) -> ft.Control:
    """Return figures of all sides, each value in the colour of its side.

    Args:
        rows: The figures.
        colors: The colour of each side.
        scale: Text scale to be divided out, for a picture whose text must not grow; else 1.
    """
    return kit.full_width_column(
        [_figure_row(row, colors, scale) for row in rows], spacing=FIGURE_SPACING
    )


def _figure_row(row: FigureRow, colors: Sequence[SideColor], scale: float) -> ft.Control:
    """Return a caption between the values of two sides, or above those of several."""
    caption = text(row.caption, 15 / scale, color=MUTED, text_align=ft.TextAlign.CENTER)
    values = [
        text(value, 18 / scale, Face.SCORE, mark_of(colors[side]).color)
        for side, value in row.values
    ]
    content: ft.Control
    if len(values) == PAIR:
        left, right = values
        content = ft.Row(
            [
                ft.Container(left, expand=True, alignment=ft.Alignment.CENTER_LEFT),
                caption,
                ft.Container(right, expand=True, alignment=ft.Alignment.CENTER_RIGHT),
            ],
            spacing=8,
        )
    else:
        marked = [
            ft.Row([side_back(colors[side], 14), value], spacing=6, tight=True)
            for (side, _), value in zip(row.values, values, strict=True)
        ]
        line = ft.Row(
            [*marked], wrap=True, spacing=16, run_spacing=2, alignment=ft.MainAxisAlignment.CENTER
        )
        content = ft.Column(
            [caption, line], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    return kit.with_label(row.id, content, row.says)


# --- buttons for the next step


def rematch_button(state: State, open_match: OpenMatch) -> ft.Control:
    """Return the main button, which starts another game with the same players and rules."""
    return kit.button(
        state.game_words.label("table-rematch", id="rematch"),
        lambda: start_rematch(state, open_match),
        icon=kit.Icon.REPEAT,
        kind=kit.ButtonKind.MAIN,
    )


def _ending_buttons(state: State, open_match: OpenMatch) -> list[ft.Control]:
    """Return the buttons below the result: rematch, sharing, in a browser saving, and links."""
    share = kit.button(
        state.game_words.label("winner-share", id="share-result"),
        lambda: go(SHARE),
        icon=kit.Icon.SHARE,
    )
    again = rematch_button(state, open_match)
    parts = [kit.row_or_column(state.layout, [again, share], spacing=10)]
    if state.site is not None:
        # A browser may delete its data, so a file is offered.
        parts.append(SaveAllButton())
    parts.append(_links(state, open_match))
    return parts


def _links(state: State, open_match: OpenMatch) -> ft.Control:
    """Return text buttons for the deals, a new game and, if the game allows them, new partners."""
    words = state.game_words
    deals = words.label("winner-pad", id="pad")
    links: list[ft.Control] = [
        kit.text_button(deals, lambda: show_deals(state, open_match)),
        kit.text_button(words.label("table-new-match", id="new-match"), lambda: go(NEW_MATCH)),
    ]
    if has_two_pairs(open_match.match):
        links.insert(0, kit.text_button(words.label("turn"), lambda: go(NEXT_MATCH)))
    return ft.Row(
        links,
        wrap=True,
        spacing=0,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_EVENLY,
    )
