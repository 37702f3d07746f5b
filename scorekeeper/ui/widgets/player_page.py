"""The page of one player or partnership in one rule set, and the choice of the rule set."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.rules import RuleSetId
from scorekeeper.ui import kit
from scorekeeper.ui.palette import LINK, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.ui.widgets import figures as pictures  # bars and cards
from scorekeeper.ui.widgets.people import avatars
from scorekeeper.view_models.player_page import DealRow, PlayerPage, RecordRow, player_page
from scorekeeper.view_models.statistics import Entry, FigureRow, RuleSetStatistics

HERO_SIZE = 56  # logical pixels at 100 % text
MAX_HERO_SIZE = 84  # logical pixels at any text size
AVATAR_SIZE = 34  # logical pixels at 100 % text


def rule_set_chips(
    state: State, statistics: RuleSetStatistics, on_choose: Callable[[RuleSetId], object]
) -> ft.Control:
    """Return chips of the rule sets with their numbers of games; the shown one is chosen."""
    options = [
        (
            choice.id,
            state.words.label(
                "statistics-rule-set",
                id=f"rule-set-{choice.id}",
                name=choice.name,
                games=choice.games,
            ),
        )
        for choice in statistics.choices
    ]
    return kit.choice_chips(options, statistics.rule_set.id, on_choose, is_scrolling=True)


def player_page_parts(
    state: State, statistics: RuleSetStatistics, entry: Entry
) -> list[ft.Control]:
    """Return the parts of the page of an entry: games won, partners, opponents, and deals."""
    words = state.words.of_game(state.library.book(statistics.rule_set.id).identity)
    page = player_page(words, entry, statistics.entries_like(entry))
    parts: list[ft.Control] = [_hero_card(state, page)]
    if page.partners:
        parts.append(_record_section(state, words.text("statistics-partners"), page.partners))
    if page.opponents:
        parts.append(_record_section(state, words.text("statistics-against"), page.opponents))
    if page.deals:
        rows = [_deal_row(row) for row in page.deals]
        parts.append(kit.section(words.text("statistics-extremes"), rows))
    if page.figures:
        rows = [figure_row(row) for row in page.figures]
        parts.append(kit.section(words.text("statistics-tab", tab="deals"), rows))
    if page.has_totals:
        parts.append(kit.note(words.text("statistics-totals-only"), id="statistics-totals-only"))
    return parts


def _hero_card(state: State, page: PlayerPage) -> ft.Control:
    """Return a card with the games won in large digits, and the latest results below."""
    words = state.words
    size = min(HERO_SIZE, MAX_HERO_SIZE / state.layout.scale)
    lines: list[ft.Control] = [
        text(page.of_games, 17, Face.MEDIUM),
        text(page.detail, 14, color=MUTED),
    ]
    hero = ft.Row(
        [
            digits(page.won, size, ft.Colors.ON_SURFACE),
            ft.Column(lines, spacing=2, tight=True, expand=True),
        ],
        spacing=14,
    )
    last = page.last_games
    captions = [last.begin, last.won]
    if not state.layout.has_large_text:
        captions.append(words.text("statistics-now"))
    below = ft.Row(
        [text(caption, 13, color=MUTED) for caption in captions],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
        run_spacing=0,
    )
    cards = kit.full_width_column([pictures.result_cards(last.results), below], spacing=6)
    return kit.card(
        kit.with_label("hero", hero, page.says), kit.with_label("last-games", cards, last.says)
    )


# --- partners and opponents


def _record_section(state: State, title: str, rows: Sequence[RecordRow]) -> ft.Control:
    """Return the rows of partners or opponents; the title explains the mark on the bars."""
    caption = title
    if any(row.share is not None for row in rows):
        caption = f"{title} · {state.words.text('statistics-mark')}"
    return kit.section(caption, [_record_row(state, row) for row in rows])


def _record_row(state: State, row: RecordRow) -> ft.Control:
    """Return a row with the games with a partner or against an opponent, and a bar if enough."""
    name = text(row.title, 16, Face.MEDIUM)
    record = text(row.record, 14, color=MUTED)
    ends: list[ft.Control] = [record]
    if row.value:
        ends.append(digits(row.value, 18, ft.Colors.ON_SURFACE))
    trailing = ft.Row(ends, spacing=12, tight=True)
    lines: list[ft.Control] = [kit.row_with_trailing(state.layout, name, trailing)]
    if row.share is not None:
        lines.append(pictures.bar_with_middle(row.share, LINK))
    column = kit.full_width_column(lines, spacing=4)
    column.expand = True
    cells: list[ft.Control] = [column]
    if not state.layout.has_large_text:
        cells.insert(0, avatars(row.names, size=AVATAR_SIZE))
    content = ft.Container(
        ft.Row(cells, spacing=12), padding=ft.Padding.symmetric(vertical=10, horizontal=14)
    )
    return kit.with_label(row.id, content, row.says)


# --- deals


def _deal_row(row: DealRow) -> ft.Control:
    return _row_with_value(row.id, row.label, row.detail, row.value, row.says)


def figure_row(row: FigureRow) -> ft.Control:
    """Return a figure with the number of games or deals that it is based on."""
    return _row_with_value(row.id, row.label, row.basis, row.value, row.says)


def _row_with_value(id: str, label: str, detail: str, value: str, says: str) -> ft.Control:
    """Return a row with a label above its detail, and a number at the end."""
    lines: list[ft.Control] = [text(label, 16, line_height=SENTENCE_LINE_HEIGHT)]
    if detail:
        lines.append(text(detail, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT))
    content = ft.Row(
        [
            ft.Column(lines, spacing=0, tight=True, expand=True),
            digits(value, 20, ft.Colors.ON_SURFACE),
        ],
        spacing=12,
    )
    padding = ft.Padding.symmetric(vertical=9, horizontal=14)
    return kit.with_label(id, ft.Container(content, padding=padding), says)
