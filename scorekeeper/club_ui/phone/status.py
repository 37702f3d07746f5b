"""The panel with the state of a table's result: reported, disputed or final, with its buttons."""

import flet as ft

from scorekeeper.club_ui.addresses import DISPUTE, RESULT, HandOver
from scorekeeper.club_ui.phone.parts import panel, score_list
from scorekeeper.club_ui.phone.state import PhoneState
from scorekeeper.i18n import Label, Words
from scorekeeper.services.club import SideView, TableView
from scorekeeper.ui import kit
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import WARNING
from scorekeeper.view_models.club_phone import Stage
from scorekeeper.view_models.club_phone_result import (
    acceptance_headline,
    after_result_text,
    claimant,
    dispute_reason,
    disputed_headline,
    reported_headline,
    reported_hint,
    result_headline,
    score_rows,
    side_names,
    silent_sides,
)


def status_panel(state: PhoneState) -> list[ft.Control]:
    """Return the panel for the table's result; an empty list in stages without a result."""
    view = state.view
    if view is None:
        return []
    match state.stage:
        case Stage.REPORTED:
            return [_reported_panel(state, view)]
        case Stage.ASKED:
            return [_acceptance_panel(state, view)]
        case Stage.DISPUTED:
            return [_disputed_panel(state, view)]
        case Stage.DONE:
            return [_result_panel(state, view)]
        case _:
            return []


def report_button(words: Words, *, is_main: bool) -> ft.Control:
    """Return the button that opens the report of the score as the result."""
    kind = kit.ButtonKind.MAIN if is_main else kit.ButtonKind.PLAIN
    return kit.button(words.label("phone-give"), lambda: go(RESULT), icon=kit.Icon.FLAG, kind=kind)


def _reported_panel(state: PhoneState, view: TableView) -> ft.Control:
    """Return the panel of the side that reported: score, and a button to withdraw the report.

    For each side without an answer, a button lets it accept on this phone.
    """
    words = state.words
    parts = _claimed_score(state, view, view.mine)
    hint = reported_hint(words, view)
    if hint:
        parts.append(kit.prose(hint))
    parts += [_hand_over_button(words, side) for side in silent_sides(view)]
    parts.append(_withdraw_button(state))
    return panel(reported_headline(words, view), parts, id="given")


def _acceptance_panel(state: PhoneState, view: TableView) -> ft.Control:
    """Return the panel of a side that is asked to accept or dispute a reported result."""
    words = state.words
    side_name = view.mine.name if view.mine else ""
    parts = [
        *_claimed_score(state, view, claimant(view)),
        _accept_button(state, words.label("phone-accept", side=side_name), is_main=True),
        kit.button(words.label("phone-dispute"), lambda: go(DISPUTE)),
    ]
    return panel(acceptance_headline(words, view), parts, id="asked", frame_color=WARNING)


def _disputed_panel(state: PhoneState, view: TableView) -> ft.Control:
    """Return the panel of a dispute: reason, score, and buttons to accept, report or withdraw."""
    words = state.words
    mine = view.mine
    other = claimant(view)
    has_reported = mine is not None and mine.score is not None

    parts: list[ft.Control] = []
    reason = dispute_reason(words, view)
    if reason:
        parts.append(kit.prose(reason, id="reason"))
    parts += _claimed_score(state, view, other or mine)
    parts.append(kit.prose(words.text("phone-organiser-comes"), id="organiser-comes"))
    if other is not None:
        parts.append(_accept_button(state, words.label("phone-after-all"), is_main=False))
    elif mine is not None and not has_reported:
        parts.append(report_button(words, is_main=False))
    if has_reported:
        parts += [
            _hand_over_button(words, side) for side in silent_sides(view) if not side.has_phone
        ]
        parts.append(_withdraw_button(state))
    return panel(
        disputed_headline(words, view),
        parts,
        id="disputed",
        icon=kit.Icon.HAND,
        frame_color=ft.Colors.ERROR,
    )


def _result_panel(state: PhoneState, view: TableView) -> ft.Control:
    """Return the panel of the result, with the next step."""
    words = state.words
    parts: list[ft.Control] = []
    if view.result is not None:
        rows = score_rows(words, side_names(view), view.result.score.points)
        parts.append(score_list(state.layout, rows))
    parts.append(kit.prose(after_result_text(words, view), id="next-round"))
    return panel(result_headline(words, view), parts, id="done", icon=kit.Icon.DONE)


def _claimed_score(state: PhoneState, view: TableView, side: SideView | None) -> list[ft.Control]:
    """Return the score that a side has reported; an empty list if it has reported none."""
    if side is None or side.score is None:
        return []
    rows = score_rows(state.words, side_names(view), side.score.points)
    return [score_list(state.layout, rows)]


def _accept_button(state: PhoneState, label: Label, *, is_main: bool) -> ft.Control:
    """Return the button with which this phone's side accepts another side's score."""

    async def accept() -> None:
        if state.view is not None and state.view.mine is not None:
            await state.accept(state.view.mine.number)

    kind = kit.ButtonKind.MAIN if is_main else kit.ButtonKind.PLAIN
    return kit.button(label, accept, icon=kit.Icon.CHECK, kind=kind)


def _hand_over_button(words: Words, side: SideView) -> ft.Control:
    """Return the button that lets another side accept on this phone.

    It is a main button if that side has no phone.
    """
    label = words.label("phone-hand-over", id=f"phone-hand-over-{side.number}", side=side.name)
    kind = kit.ButtonKind.PLAIN if side.has_phone else kit.ButtonKind.MAIN
    address = HandOver(str(side.number))
    return kit.button(label, lambda: go(address), icon=kit.Icon.HAND, kind=kind)


def _withdraw_button(state: PhoneState) -> ft.Control:
    return kit.button(state.words.label("phone-withdraw"), state.withdraw)
