"""Two opponents: wins, games one after the other, figures side by side, and best deals."""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.ui import kit
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.ui.widgets import figures as pictures  # bars and rows of results
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.rivals import RivalsView

WINS_SIZE = 44  # logical pixels at 100 % text
LARGE_WINS_SIZE = 26  # the same in a line after a name, in large text
ROW_PADDING = 14  # logical pixels at the sides of a row


def rivals_parts(
    state: State, view: RivalsView, on_choose: Callable[[int], None]
) -> list[ft.Control]:
    """Return the parts of a comparison of two opponents: wins, figures, and best deals.

    Args:
        state: State of the page.
        view: The two opponents.
        on_choose: Called with the index, 0 or 1, of the one whose name was tapped.
    """
    parts: list[ft.Control] = [_wins_card(state, view, on_choose)]
    blocks: list[ft.Control] = []
    for measure in view.measures:
        if blocks:
            blocks.append(ft.Divider(height=1))
        chart = pictures.bars_of_two(state.layout, measure, view.colors)
        blocks.append(kit.with_label(measure.id, chart, measure.says))
    if blocks:
        parts.append(kit.card(*blocks))
    if view.best:
        rows = [_best_deal_row(view, side) for side in range(len(view.best))]
        parts.append(kit.section(state.words.text("statistics-best"), rows))
    return parts


def _wins_card(state: State, view: RivalsView, on_choose: Callable[[int], None]) -> ft.Control:
    """Return a card with the names and wins of two opponents, and their games in order."""
    words = state.words
    if state.layout.has_large_text:
        # Names above each other, each with its wins at the end.
        rows = [_large_opponent(words, view, side, on_choose) for side in range(len(view.titles))]
        sum_line = kit.with_label("versus", text(view.games, 14, color=MUTED), view.says)
        return kit.card(*rows, sum_line, _game_marks(view, ""))
    names: list[ft.Control] = [
        _opponent_name(words, view, side, on_choose) for side in range(len(view.titles))
    ]
    first, second = (
        digits(won, WINS_SIZE, mark_of(color).color)
        for color, won in zip(view.colors, view.wins_texts, strict=True)
    )
    games = text(view.games, 14, color=MUTED, text_align=ft.TextAlign.CENTER, expand=True)
    wins = ft.Row([first, games, second], spacing=16)
    return kit.card(
        ft.Row(names, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START),
        kit.with_label("versus", wins, view.says),
        _game_marks(view, words.text("statistics-now")),
    )


def _game_marks(view: RivalsView, end: str) -> ft.Control:
    """Return a mark for the winner of each game, in order, above a line of captions.

    Args:
        view: The two opponents.
        end: Text at the end of the line; empty for none.
    """
    captions = [caption for caption in (view.marks_begin, view.streak, end) if caption]
    below = ft.Row(
        [text(caption, 13, color=MUTED) for caption in captions],
        wrap=True,
        spacing=12,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    marks = kit.hidden_from_screen_reader(pictures.winner_marks(view.marks, view.colors))
    return kit.full_width_column([marks, below], spacing=4)


def _opponent_name(
    words: Words, view: RivalsView, side: int, on_tap: Callable[[int], None]
) -> ft.Control:
    """Return a button with the name of one of two opponents, to choose another one."""
    is_left = side == 0
    title = view.titles[side]
    name = text(
        title,
        16,
        Face.MEDIUM,
        text_align=ft.TextAlign.LEFT if is_left else ft.TextAlign.RIGHT,
        expand=True,
        expand_loose=True,
    )
    cells: list[ft.Control] = [
        side_back(view.colors[side], 18),
        name,
        kit.icon(kit.Icon.EXPAND, size=18, color=MUTED),
    ]
    if not is_left:
        cells.reverse()
    row = ft.Row(
        cells,
        spacing=6,
        alignment=ft.MainAxisAlignment.START if is_left else ft.MainAxisAlignment.END,
    )
    return _opponent_button(words, side, title, row, on_tap, expand=True)


def _large_opponent(
    words: Words, view: RivalsView, side: int, on_tap: Callable[[int], None]
) -> ft.Control:
    """Return a button with the name and the wins of one of two opponents, for large text."""
    row = ft.Row(
        [
            side_back(view.colors[side], 26),
            text(view.titles[side], 16, Face.MEDIUM, expand=True),
            digits(view.wins_texts[side], LARGE_WINS_SIZE, mark_of(view.colors[side]).color),
        ],
        spacing=10,
    )
    return _opponent_button(words, side, view.titles[side], row, on_tap)


def _opponent_button(
    words: Words,
    side: int,
    title: str,
    content: ft.Control,
    on_tap: Callable[[int], None],
    *,
    expand: bool | None = None,
) -> ft.Control:
    """Return an opponent as a button, which calls `on_tap` with the index of the side."""
    says = words.text("statistics-versus-other", name=title)
    area = kit.tap_area(
        f"versus-{side}",
        content,
        lambda: on_tap(side),
        says=says,
        padding=ft.Padding.symmetric(vertical=14),
        border_radius=12,
    )
    area.expand = expand
    return area


def _best_deal_row(view: RivalsView, side: int) -> ft.Control:
    """Return a row with the best deal of one of the two opponents."""
    deal = view.best[side]
    color = view.colors[side]
    lines: list[ft.Control] = [
        text(deal.title, 16),
        text(deal.detail, 14, color=MUTED),
    ]
    row = ft.Row(
        [
            side_back(color, 18),
            ft.Column(lines, spacing=0, tight=True, expand=True),
            digits(deal.value, 20, mark_of(color).color),
        ],
        spacing=14,
    )
    padding = ft.Padding.symmetric(vertical=9, horizontal=ROW_PADDING)
    return kit.with_label(f"best-{side}", ft.Container(row, padding=padding), deal.says)
