"""Lines above and below the score cards: demo, dealer, changed rules, a higher initial meld."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, get_state
from scorekeeper.ui.palette import BRASS, MUTED, ON_BRASS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.demo import DemoLine
from scorekeeper.ui.widgets.side_marks import player_initial, side_back
from scorekeeper.view_models.table import ChangedRule, DealerView, PassedBand, PhaseNews


def demo_line(open_match: OpenMatch) -> list[ft.Control]:
    """Return the line that marks a demo game; an empty list for other games."""
    return [DemoLine()] if open_match.is_demo else []


def dealer_line(dealer: DealerView) -> ft.Control:
    """Return a line with the names of the dealer and of the first player."""
    deals = text(dealer.sentence, 16.5, Face.MEDIUM)
    words = ft.Row(
        [
            ft.Semantics(identifier="dealer", container=True, content=deals),
            text(dealer.detail, 15, color=MUTED),
        ],
        wrap=True,
        spacing=8,
        run_spacing=0,
        expand=True,
    )
    row = ft.Row([player_initial(dealer.name, dealer.color, is_dealer=True), words], spacing=10)
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=4))


@component
def ChangedRulesLine(rules: Sequence[ChangedRule]) -> ft.Control:
    """A line about rules that have changed since the game began; a tap lists them."""
    state = get_state()
    words = state.game_words
    overlay = kit.use_overlay()

    def open_list() -> None:
        overlay.open(lambda close: _changed_rules_sheet(state, rules, close))

    label = words.label("rules-changed", count=len(rules))
    icon = kit.icon(kit.Icon.INFO, size=20, color=MUTED)
    row = ft.Row(
        [icon, text(label.title, 14, line_height=SENTENCE_LINE_HEIGHT, expand=True)], spacing=8
    )
    return kit.tap_area(
        label.id,
        row,
        open_list,
        says=label.title,
        padding=14,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=14,
    )


def _changed_rules_sheet(
    state: State, rules: Sequence[ChangedRule], close: kit.Close
) -> ft.BottomSheet:
    """Return the sheet with the old and the new value of each changed rule."""
    parts: list[ft.Control] = [kit.prose(state.game_words.text("rules-changed-hint"))]
    for rule in rules:
        lines: list[ft.Control] = [
            text(rule.name, 16, Face.MEDIUM),
            text(rule.values, 15, line_height=SENTENCE_LINE_HEIGHT),
        ]
        parts.append(ft.Column(lines, spacing=2))
    return kit.sheet(state, state.game_words.text("rules-changed-title"), parts, close)


def phase_strip(state: State, news: PhaseNews) -> ft.Control:
    """Return a brass strip about the second phase of a match; a tap closes it."""
    lines = ft.Column(
        [
            text(news.title, 18, Face.SCORE, ON_BRASS),
            text(news.detail, 14, color=ON_BRASS),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return _brass_strip("phase", lines, state.dismiss, says=f"{news.title}. {news.detail}")


def passed_band_strip(state: State, band: PassedBand) -> ft.Control:
    """Return a brass strip about a higher initial meld requirement; a tap closes it."""
    lines = ft.Column(
        [
            text(band.title, 18, Face.SCORE, ON_BRASS),
            text(band.detail, 14, color=ON_BRASS),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    row = ft.Row(
        [
            side_back(band.color, 20),
            lines,
            text(band.before, 18, Face.SCORE, ON_BRASS),
            kit.icon(kit.Icon.NEXT, size=20, color=ON_BRASS),
            text(band.after, 28, Face.SCORE, ON_BRASS),
        ],
        spacing=10,
    )
    return _brass_strip(f"passed-{band.side}", row, state.dismiss, says=band.says)


def _brass_strip(
    strip_id: str, content: ft.Control, on_tap: Callable[[], object], *, says: str
) -> ft.Control:
    """Return a brass strip that `on_tap` closes; `says` is its text for screen readers."""
    return kit.tap_area(
        strip_id,
        content,
        on_tap,
        says=says,
        padding=ft.Padding.symmetric(vertical=9, horizontal=14),
        bgcolor=BRASS,
        border_radius=16,
    )
