"""Screen of the changes of the open game, or of one of its deals."""

import flet as ft

from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import HISTORY, TABLE, Address
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import LINK, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.clock import now
from scorekeeper.view_models.history import HistoryEntry, HistoryView, history_view

ENTRIES_PER_PAGE = 40


@component
def HistoryScreen() -> ft.Control:
    """Screen with all changes of the open game, the latest first."""
    return ChangesScreen(None, key=_key_suffix(None))


@component
def DealHistoryScreen() -> ft.Control:
    """Screen with the changes of one deal, the latest first."""
    deal = addresses.DealHistory.use_current().deal
    return ChangesScreen(deal, key=_key_suffix(deal))


@component
def ChangesScreen(deal: str | None) -> ft.Control:
    """Screen with the changes of a game or of one of its deals; a button shows older ones.

    Args:
        deal: Uid of the deal; None for the whole game.
    """
    state = use_state()
    words = state.game_words
    limit, set_limit = ft.use_state(ENTRIES_PER_PAGE)

    def show_older() -> None:
        set_limit(limit + ENTRIES_PER_PAGE)

    if state.match is None:
        return _empty_screen(state, deal)
    view = history_view(
        words,
        state.match,
        library=state.library,
        deal=deal,
        device=state.device,
        limit=limit,
        today=now().date(),
    )
    if not view.count:
        return _empty_screen(state, deal)

    parts: list[ft.Control] = [
        kit.note(words.text("history-every", count=view.count)),
        kit.section("", [_entry_row(state, entry) for entry in view.entries]),
    ]
    if view.has_older:
        parts.append(kit.button(words.label("matches-older"), show_older))
    if deal is not None:
        parts.append(kit.link(words.label("history-whole"), lambda: go(HISTORY)))
    return kit.screen(
        state,
        str(HISTORY),
        _title(state, deal, view),
        parts,
        back=_back_address(deal, view),
        subtitle=", ".join(side.name for side in state.match.match.sides),
        key_suffix=_key_suffix(deal),
    )


def _empty_screen(state: State, deal: str | None) -> ft.Control:
    """Return the screen of a history without changes: of an unknown deal, or without a game."""
    words = state.game_words
    none = kit.prose(words.text("history-none"), id="history-none")
    return kit.screen(
        state,
        str(HISTORY),
        words.text("history"),
        [none],
        back=TABLE,
        key_suffix=_key_suffix(deal),
    )


def _key_suffix(deal: str | None) -> str:
    """Return a suffix that makes the keys of the game and of each deal different."""
    return "game" if deal is None else deal


def _title(state: State, deal: str | None, view: HistoryView) -> str:
    if deal is None:
        return state.game_words.text("history")
    if view.deal_number:
        return state.game_words.text("history-of-deal", number=view.deal_number)
    return state.game_words.text("history-of-dropped")


def _back_address(deal: str | None, view: HistoryView) -> Address:
    """Return the score of the deal, or the table for the whole game and for a deleted deal."""
    if deal is not None and view.deal_number:
        return addresses.Breakdown(deal)
    return TABLE


def _entry_row(state: State, entry: HistoryEntry) -> ft.Control:
    """Return a row with a change; in the history of a game, it links to the history of the deal."""
    lines: list[ft.Control] = [text(entry.title, 16, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)]
    lines += [text(detail, 15, line_height=SENTENCE_LINE_HEIGHT) for detail in entry.details]
    foot: list[ft.Control] = [
        text(entry.time_and_author, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT)
    ]
    if entry.deal:
        foot.append(_deal_link(state, entry))
    lines.append(
        ft.Row(
            foot,
            wrap=True,
            spacing=12,
            run_spacing=0,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    )
    # The link has its own padding.
    bottom = 0 if entry.deal else 12
    content = ft.Container(
        kit.full_width_column(lines, spacing=4),
        padding=ft.Padding.only(left=14, right=14, top=12, bottom=bottom),
    )
    return ft.Semantics(identifier=f"change-{entry.number}", container=True, content=content)


def _deal_link(state: State, entry: HistoryEntry) -> ft.Control:
    """Return a link to the history of the deal that an entry has changed."""
    label = state.game_words.label(
        "history-of-deal", id=f"history-of-deal-{entry.number}", number=entry.deal_number
    )
    address = addresses.DealHistory(entry.deal)
    link = ft.TextButton(
        text(label.title, 15, Face.MEDIUM, LINK), on_click=kit.as_handler(lambda: go(address))
    )
    return kit.node(label.id, link)
