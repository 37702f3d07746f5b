"""Screens that cover the table: report a result, let another side accept it, dispute it."""

import flet as ft

from scorekeeper.club.model import MemberUid
from scorekeeper.club_ui.addresses import DISPUTE, RESULT, DisputeBySide, HandOver
from scorekeeper.club_ui.phone.parts import (
    answer_screen,
    empty_cover,
    question_title,
    score_list,
    use_leave,
)
from scorekeeper.club_ui.phone.reasons import use_reason
from scorekeeper.club_ui.phone.state import PhoneState, use_phone
from scorekeeper.i18n import Label
from scorekeeper.match.colors import seat_color
from scorekeeper.services.club import SideView
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import Address
from scorekeeper.ui.controls import Row
from scorekeeper.ui.hooks import component
from scorekeeper.ui.navigation import go, go_home
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.view_models.club_phone_result import (
    can_dispute,
    can_report,
    handed_over_side,
    margin_text,
    player_names,
    score_rows,
    side_names,
)

USUAL_REASONS = ("phone-why-points", "phone-why-deal", "phone-why-rule", "phone-why-end")
BACK_SIZE = 56  # logical pixels; the card back of the side that holds the phone


@component
def ReportScreen() -> ft.Control:
    """Screen that asks if the score of the match is the result, and reports it."""
    state = use_phone()
    words = state.words
    view = state.view
    match = state.match
    is_possible = can_report(view, match, state.stage)
    use_leave(is_needed=not is_possible)
    if view is None or match is None or not is_possible:
        return empty_cover(RESULT)

    async def report() -> None:
        if await state.save_for_round(state.seat.table.claim):
            go_home()

    rows = score_rows(words, side_names(view), match.progress.totals)
    parts = [
        question_title(state.layout, words.text("phone-give-title")),
        kit.card(score_list(state.layout, rows), kit.prose(margin_text(words, match), id="margin")),
    ]
    answers = [
        _main_button(
            words.label("phone-agree", names=player_names(words, view.mine)),
            report,
            icon=kit.Icon.CHECK,
        ),
        kit.button(words.label("phone-not-yet"), go_home),
    ]
    return answer_screen(state, view, RESULT, parts, answers)


@component
def HandOverScreen() -> ft.Control:
    """Screen on which another side accepts or disputes the reported result, on this phone.

    Each player of that side has a button to accept.
    """
    state = use_phone()
    address = HandOver.use_current()
    words = state.words
    view = state.view
    side = handed_over_side(view, address.side)
    use_leave(is_needed=side is None)
    if view is None or view.mine is None or view.mine.score is None or side is None:
        return empty_cover(address)

    async def accept(person: MemberUid) -> None:
        if await state.accept(side.number, person=person):
            go_home()

    def accept_button(name: str, person: MemberUid) -> ft.Control:
        label = words.label("phone-hand-yes", id=f"phone-hand-yes-{person}", name=name)
        return _main_button(label, lambda: accept(person), icon=kit.Icon.CHECK)

    rows = score_rows(words, side_names(view), view.mine.score.points)
    parts = [
        *_side_title(state, side),
        kit.card(score_list(state.layout, rows)),
    ]
    dispute_address = DisputeBySide(address.side)
    answers = [accept_button(player.name, player.uid) for player in side.players]
    answers.append(kit.button(words.label("phone-dispute"), lambda: go(dispute_address)))
    return answer_screen(state, view, address, parts, answers)


def _side_title(state: PhoneState, side: SideView) -> list[ft.Control]:
    """Return the question to the players of a side, below a card back in their colour."""
    question = state.words.text("phone-hand-title", names=player_names(state.words, side))
    title = question_title(state.layout, question, is_centered=True)
    if state.layout.has_large_text:
        # Without the picture, the result below stays visible.
        return [title]
    back = side_back(seat_color(side.number), BACK_SIZE)
    return [Row([back], alignment=ft.MainAxisAlignment.CENTER), title]


@component
def DisputeScreen() -> ft.Control:
    """Screen that asks why the result reported by another side is wrong."""
    return use_dispute_view(DISPUTE, None)


@component
def DisputeBySideScreen() -> ft.Control:
    """Screen for a dispute by another side, on the phone of the side that reported."""
    address = DisputeBySide.use_current()
    return use_dispute_view(address, address.side)


def use_dispute_view(address: Address, handed_to: str | None) -> ft.View:
    """Return the screen that asks for the reason of a dispute and calls the organiser (a hook).

    Args:
        address: Address of the screen.
        handed_to: Number of the side that disputes on the phone of another side. Each player of
            that side then has a button, because the log names the player. None for the phone's
            own side.
    """
    state = use_phone()
    words = state.words
    view = state.view
    is_possible = can_dispute(view, state.stage, handed_to)
    reason = use_reason(words, USUAL_REASONS)
    use_leave(is_needed=not is_possible)
    if view is None or not is_possible:
        return empty_cover(address)

    async def send(side: int | None = None, person: str = "") -> None:
        dispute = state.seat.table.dispute
        if await state.save_for_round(dispute, reason.text, side=side, person=person):
            go_home()

    def player_button(side: int, name: str, person: MemberUid) -> ft.Control:
        label = words.label(
            "phone-call-organiser-for", id=f"phone-call-organiser-for-{person}", name=name
        )
        return _main_button(label, lambda: send(side, person), icon=kit.Icon.HAND)

    other = None if handed_to is None else handed_over_side(view, handed_to)
    if other is None:
        label = words.label("phone-call-organiser")
        answers = [_main_button(label, send, icon=kit.Icon.HAND)]
    else:
        answers = [player_button(other.number, player.name, player.uid) for player in other.players]
    question = question_title(state.layout, words.text("phone-why"))
    return answer_screen(state, view, address, [question, *reason.controls], answers)


def _main_button(label: Label, on_tap: kit.Handler, *, icon: kit.Icon) -> ft.Control:
    return kit.button(label, on_tap, icon=icon, kind=kit.ButtonKind.MAIN)
