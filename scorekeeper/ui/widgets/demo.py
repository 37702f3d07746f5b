"""The demo game: a game for trying the app, and hints that guide through its next deal."""

import flet as ft

from scorekeeper.match.model import PlayedDeal
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, get_state, use_state
from scorekeeper.ui.navigation import go_home
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.deleted_matches import delete_match
from scorekeeper.view_models.demo import demo_deals, demo_set_up, table_guide_step


def is_guided(state: State) -> bool:
    """Return True if hints are shown: for a demo game, until they are closed."""
    return state.is_guided and state.match is not None and state.match.is_demo


def demo_start_handler(state: State) -> kit.Handler:
    """Return the handler that starts a demo game with some recorded deals, and shows its table."""

    async def start_demo() -> None:
        before = state.match
        await state.start_match(
            demo_set_up(state.words, state.library.first_book(state.home_locale))
        )
        # The match is the one before if the game could not be started.
        demo = state.match
        if not state.failure and demo is not None and demo is not before:
            for deal in demo_deals(demo.match.rules):
                await state.change_match(state.session.deals.record, PlayedDeal(deal=deal))
            # Closes the notice about the last of these deals.
            state.dismiss()
        if not state.failure:
            state.is_guided = True
            go_home()

    return start_demo


def demo_button(state: State) -> ft.Control:
    """Return the button that starts a demo game."""
    label = state.words.label("demo-start", id="demo")
    return kit.button(label, demo_start_handler(state), icon=kit.Icon.BULB)


@component
def DemoLine() -> ft.Control:
    """Line that marks a demo game, with a delete button and a hint; nothing for other games."""
    state = use_state()
    open_match = state.match
    if open_match is None or not open_match.is_demo:
        return ft.Container()

    async def delete() -> None:
        await _delete_demo(state, open_match)

    words = state.words
    color = ft.Colors.ON_TERTIARY_CONTAINER
    mark = text(words.text("demo-mark"), 14, Face.MEDIUM, color, line_height=SENTENCE_LINE_HEIGHT)
    line = ft.Semantics(identifier="demo-mark", container=True, expand=True, content=mark)
    # Not the kit's icon button: its icon would have the colour of the felt.
    delete_label = words.label("demo-delete")
    button = ft.IconButton(kit.icon(kit.Icon.DELETE, color=color), on_click=kit.as_handler(delete))
    delete_button = kit.node(delete_label.id, button, says=delete_label.accessible_name)
    box = ft.Container(
        ft.Row([line, delete_button], spacing=8),
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
        border_radius=18,
        padding=ft.Padding.only(left=16, top=2, bottom=2),
    )
    parts: list[ft.Control] = [box]
    if state.is_guided:
        deal_count = len(open_match.match.deals)
        step = table_guide_step(open_match.match.rules, deal_count)
        parts.append(GuideStrip(step, number=deal_count + 1))
    return kit.full_width_column(parts)


async def _delete_demo(state: State, open_match: OpenMatch) -> None:
    """Delete the demo game and open the latest other one."""
    await delete_match(state, open_match)
    state.deleted_match = None
    latest = state.session.matches.list()
    if latest:
        await state.open(latest[0].uid)


@component
def GuideStrip(step: str, *, number: int = 0) -> ft.Control:
    """Strip with a hint, and a button that ends all hints.

    Args:
        step: Variant of the message `guide`; see `guide_step` and `table_guide_step`.
        number: Number of the deal.
    """
    state = get_state()
    words = state.game_words

    def close() -> None:
        state.is_guided = False

    icon = kit.icon(kit.Icon.BULB, size=22, color=ft.Colors.PRIMARY)
    sentence = text(
        words.text("guide", step=step, number=number),
        15,
        Face.MEDIUM,
        line_height=SENTENCE_LINE_HEIGHT,
    )
    hint = ft.Semantics(
        identifier="guide", container=True, live_region=True, expand=True, content=sentence
    )
    close_label = words.label("guide-close")
    return ft.Container(
        ft.Row([icon, hint, kit.icon_button(kit.Icon.CLOSE, close_label, close)], spacing=10),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(1.5, ft.Colors.PRIMARY),
        border_radius=16,
        padding=ft.Padding.only(left=14, top=2, bottom=2),
    )
