"""The choice of a phone's owner, once per session: a side of its table, or any player or pair."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.club_ui.addresses import PHONE_OWNER
from scorekeeper.club_ui.phone.parts import empty_cover, felt_frame, panel, question_title
from scorekeeper.club_ui.phone.state import PhoneState, use_phone
from scorekeeper.i18n import Label
from scorekeeper.match.colors import seat_color
from scorekeeper.services.club import OwnerView, TableView
from scorekeeper.ui import kit
from scorekeeper.ui.controls import Column, Container, Row
from scorekeeper.ui.hooks import component
from scorekeeper.ui.navigation import go_home
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.club_phone import (
    MIN_SEARCHED_NAMES,
    matching_owners,
    page_title,
    session_name,
)

# In logical pixels at 100 % text. A code of a table offers the sides of the table, the code of the
# session offers all its players and pairs.
SIDE_NAME_SIZE = 22
SIDE_NAME_SIZE_IN_LARGE_TEXT = 16  # a larger word would be broken
OWNER_NAME_SIZE = 18
MIN_SIDE_HEIGHT = 96  # so that one of two sides is easy to hit
MIN_OWNER_HEIGHT = 40


@component
def OwnerChoiceScreen() -> ft.Control:
    """Screen that changes the owner of the phone, opened by the menu."""
    state = use_phone()
    if state.view is None or state.view.is_over:
        return empty_cover(PHONE_OWNER)
    choices = state.seat.table.choices()
    content = OwnerChoice(state.view, choices, has_owner=True)
    return kit.covering_view(str(PHONE_OWNER), content, go_home)


@component
def OwnerChoice(
    view: TableView, choices: tuple[OwnerView, ...], *, has_owner: bool = False
) -> ft.Control:
    """Page that asks for the owner of the phone, with a search field if there are many names.

    A tap chooses a name. If another phone has this name, it is asked for permission.

    Args:
        view: The table.
        choices: Possible owners.
        has_owner: True to change the owner: the page then has a button that leads back to the
            table.
    """
    state = use_phone()
    words = state.words
    search_text, set_search_text = ft.use_state("")

    async def choose(choice: OwnerView) -> None:
        is_done = await state.save_for_phone(state.seat.table.choose_owner, choice.owner)
        if is_done and has_owner:
            go_home()

    parts: list[ft.Control] = [question_title(state.layout, words.text("phone-whose"))]
    if state.failure is not None:
        parts.append(kit.error_text(state.failure, id="refused"))
    parts += _request_panel(state, choices)
    if len(choices) >= MIN_SEARCHED_NAMES:
        label = words.label("phone-whose-find")
        parts.append(kit.field(label, search_text, set_search_text, key="find"))
    parts += [
        _owner_card(state, index, choice, choose)
        for index, choice in enumerate(matching_owners(choices, search_text))
    ]
    parts.append(kit.note(words.text("phone-whose-hint")))

    bar = kit.title_bar(
        state,
        page_title(words, view),
        session_name(view),
        on_back=go_home if has_owner else None,
    )
    return felt_frame(bar, kit.reading_column(state.layout, parts))


def _request_panel(state: PhoneState, choices: Sequence[OwnerView]) -> list[ft.Control]:
    """Return the panel of the name that this phone has requested, with a button to withdraw.

    The list is empty if there is no request.
    """
    wanted = next((choice for choice in choices if choice.is_requested), None)
    if wanted is None:
        return []
    words = state.words
    stop = kit.button(
        words.label("phone-whose-stop"),
        lambda: state.save_for_phone(state.seat.table.withdraw_request),
    )
    headline = words.text("phone-whose-asked", owner=wanted.name)
    return [panel(headline, [stop], id="asked-for", icon=kit.Icon.HOURGLASS)]


def _owner_card(
    state: PhoneState,
    index: int,
    choice: OwnerView,
    on_choose: Callable[[OwnerView], object],
) -> ft.Control:
    """Return a card with the name of a possible owner, in the colour of their side at the table."""
    words = state.words
    color: ft.ColorValue = ft.Colors.ON_SURFACE
    size = OWNER_NAME_SIZE
    min_height = MIN_OWNER_HEIGHT
    symbol: list[ft.Control] = []
    if choice.side is not None:
        color = mark_of(seat_color(choice.side)).color
        size = SIDE_NAME_SIZE
        if state.layout.has_large_text:
            size = SIDE_NAME_SIZE_IN_LARGE_TEXT
        min_height = MIN_SIDE_HEIGHT
        symbol.append(side_back(seat_color(choice.side), 48))

    lines: list[ft.Control] = [
        text(choice.name, size, Face.BOLD, color, line_height=SENTENCE_LINE_HEIGHT)
    ]
    if choice.is_mine:
        mine = f"✓ {words.text('phone-whose-mine')}"
        lines.append(text(mine, 15, Face.MEDIUM, color, line_height=SENTENCE_LINE_HEIGHT))
    elif choice.has_phone:
        lines.append(
            text(words.text("phone-whose-held"), 15, color=color, line_height=SENTENCE_LINE_HEIGHT)
        )
    row = Row(
        # The empty container gives the row its minimum height.
        [*symbol, Column(lines, spacing=2, expand=True), Container(height=min_height)],
        spacing=14,
    )

    label = Label(
        id=f"owner-{index}",
        title=choice.name,
        says=words.text("phone-whose-said", side=choice.name),
    )
    box = kit.paper(
        kit.hidden_from_screen_reader(row),
        on_click=kit.as_handler(lambda: on_choose(choice)),
        ink=True,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=18, vertical=8),
    )
    key = f"{choice.owner.entrant}-{choice.owner.part}"
    return kit.node(
        label.id, box, says=label.says, selected=choice.is_mine, is_button=True, key=key
    )
