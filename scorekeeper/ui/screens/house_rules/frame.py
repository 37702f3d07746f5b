"""Frames and notices that all screens of house rules share."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.rules.house_rules import ProfileUid
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import HOUSE_RULES, Address
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.house_rules.changes import discard_draft
from scorekeeper.ui.state import State
from scorekeeper.view_models.house_rules import EditedHouseRules, conflict_rows


def pane(
    state: State,
    title: str,
    parts: Sequence[ft.Control],
    *,
    subtitle: str = "",
    on_back: kit.Handler | None = None,
) -> ft.Container:
    """Return a title bar above a scrolling column: a whole page, or one of two frames on it.

    Args:
        state: State of the page.
        title: Title of the frame.
        parts: Controls of the column.
        subtitle: Second line of the title.
        on_back: Called by the back button; None for the frame at the left, which has neither a
            back button nor a notice.
    """
    bar = kit.title_bar(state, title, subtitle, on_back=on_back)
    bottom: list[ft.Control] = []
    notice = kit.notice_bar(state) if state.failure and on_back else None
    if notice:
        bottom.append(kit.with_side_padding(notice))
    return kit.page_frame(bar, kit.pane_column(state.layout, parts), *bottom)


def house_rules_view(
    state: State,
    address: Address,
    frame: ft.Control,
    on_back: kit.Handler,
    build_left: Callable[[], ft.Control],
) -> ft.View:
    """Return a screen with a frame; on a wide page another frame is at its left.

    Args:
        state: State of the page.
        address: Address of the screen.
        frame: The main content, made by `pane`.
        on_back: Called by the system's back gesture.
        build_left: Builds the frame at the left; not called on a narrow page.
    """
    if state.layout.has_two_panes:
        frame = kit.list_and_detail(build_left(), frame)
    return kit.covering_view(str(address), frame, on_back)


def deleted_screen(state: State, address: Address) -> ft.View:
    """Return the screen of house rules that were deleted."""
    hint = kit.note(state.words.text("house-gone"), id="house-gone")
    title = state.words.text("house-title")
    return kit.screen(state, str(address), title, [hint], back=HOUSE_RULES)


# --- saved or not


def saved_notice(state: State, edited: EditedHouseRules) -> ft.Control:
    """Return a line that says whether all changes are saved."""
    if edited.problems:
        return kit.error_text(state.words.text("house-unsaved"), id="saved")
    return kit.note(state.words.text("house-saved"), id="saved")


def saving_parts(state: State, uid: ProfileUid, edited: EditedHouseRules) -> list[ft.Control]:
    """Return the first part of a screen: the conflicts, or a line that all changes are saved."""
    if edited.problems:
        return [conflict_card(state, uid, edited)]
    return [saved_notice(state, edited)]


def conflict_card(state: State, uid: ProfileUid, edited: EditedHouseRules) -> ft.Control:
    """Return a card with the conflicts of unsaved changes, and a button that discards these.

    A tap on a conflict opens its value.
    """
    words = state.words.of_game(edited.book.identity)

    def conflict_link(index: int, sentence: str, path: str | None) -> ft.Control:
        def open_value() -> None:
            go(addresses.HouseValue(uid, path or ""))

        return kit.link(
            Label(f"wrong-{index}", sentence),
            open_value if path else None,
            icon=kit.Icon.WARNING,
        )

    links = [
        conflict_link(index, row.sentence, row.path)
        for index, row in enumerate(conflict_rows(words, edited))
    ]
    return kit.card(
        kit.error_text(words.text("house-unsaved")),
        kit.note(words.text("house-unsaved-why")),
        *links,
        kit.button(
            words.label("house-take-back"), lambda: discard_draft(state, uid), icon=kit.Icon.UNDO
        ),
        id="unsaved",
    )
