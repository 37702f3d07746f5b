"""Parts of a game that several screens share: the banner of its end, and what sides behind need."""

import flet as ft

from scorekeeper.match import SideColor
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.palette import CARD
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.table import catch_up_sentences, ending_view


def ending_banner(state: State, open_match: OpenMatch) -> ft.Control:
    """Return a banner: the winner in the colour of its side, or the tied sides."""
    view = ending_view(state.words, open_match)
    bgcolor: ft.ColorValue = ft.Colors.SECONDARY_CONTAINER
    color: ft.ColorValue = ft.Colors.ON_SECONDARY_CONTAINER
    icon = kit.Icon.SCALES
    if view.winner is not None:
        bgcolor = mark_of(open_match.match.colors[view.winner]).color
        color = CARD
        icon = kit.Icon.CROWN

    lines: list[ft.Control] = [
        text(view.headline, 17, Face.BOLD, color, line_height=SENTENCE_LINE_HEIGHT)
    ]
    if view.cause:
        lines.append(text(view.cause, 14, color=color))
    column = ft.Column(lines, spacing=0, expand=True)
    banner = ft.Container(
        ft.Row([kit.icon(icon, color=color, size=24), column], spacing=12),
        bgcolor=bgcolor,
        border_radius=16,
        padding=ft.Padding.symmetric(vertical=6, horizontal=14),
    )
    return kit.with_label("winner", banner, view.says)


def catching_up_rows(state: State, open_match: OpenMatch) -> list[ft.Control]:
    """Return a sentence for each side that is behind; none once the game is over."""
    return [
        _catching_up_row(side, open_match.match.colors[side], sentence)
        for side, sentence in catch_up_sentences(state.words, open_match)
    ]


def _catching_up_row(side: int, color: SideColor, sentence: str) -> ft.Control:
    row = ft.Row(
        [side_back(color, 14), text(sentence, 15, line_height=SENTENCE_LINE_HEIGHT, expand=True)],
        spacing=8,
    )
    return kit.with_label(f"catch-up-{side}", row, sentence)
