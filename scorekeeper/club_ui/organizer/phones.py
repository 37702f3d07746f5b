"""Screen of the phones of a session: their owners, their requests, and lost phones."""

from collections.abc import Callable

import flet as ft

from scorekeeper.club.model import Evening
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.events import use_redraw_on_events
from scorekeeper.club_ui.organizer import codes, frame
from scorekeeper.club_ui.organizer.calls import Calls
from scorekeeper.club_ui.organizer.current_evening import use_evening
from scorekeeper.services.club.access import HALL
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models.club_phones import PhoneRow, phone_count_text, phone_rows

MAX_BUTTONS_IN_ROW = 2
"""Buttons of a phone that fit side by side on a phone."""


@component
def PhonesRow(evening: Evening) -> ft.Control:
    """Row that opens the list of phones, with the number of players who have a phone."""
    state = use_state()
    use_redraw_on_events("phone", "access")
    count = phone_count_text(state.words, evening, state.session.club.access)
    return kit.section(
        "",
        [
            kit.link(
                state.words.label("club-phones", detail=count),
                lambda: go(addresses.EveningPhones(evening.uid)),
                icon=kit.Icon.PHONE,
            )
        ],
    )


@component
def PhonesScreen() -> ft.Control:
    """Screen with the phones of a session; beside or below them, the code by which phones join."""
    state = use_state()
    words = state.words
    evening = use_evening(state)
    use_redraw_on_events("phone", "access")
    if evening is None:
        return frame.evening_not_found_view(state)

    access = state.session.club.access
    parts: list[ft.Control] = [
        Calls(evening.uid, key="calls"),
        kit.note(phone_count_text(words, evening, access), id="phone-count"),
        kit.note(words.text("club-phones-hint")),
    ]
    rows = phone_rows(words, evening, access)
    parts += [PhoneCard(row, key=row.visitor) for row in rows]
    if not rows:
        parts.append(kit.note(words.text("club-phones-none"), id="club-phones-none"))
    return kit.screen(
        state,
        str(addresses.EveningPhones(evening.uid)),
        words.text("club-phones"),
        [],
        back=addresses.EveningPapers(evening.uid),
        subtitle=evening.plan.name,
        body=kit.panes(state.layout, parts, [codes.CodeCard(evening.uid, HALL, key="hall")]),
    )


@component
def PhoneCard(row: PhoneRow) -> ft.Control:
    """Card of a phone with its owner, and buttons to let it join, hand it on, or lock it out."""
    state = use_state()
    overlay = kit.use_overlay()

    def confirm_lost() -> None:
        overlay.open(lambda close: _lost_phone_confirmation(state, row, close))

    summary = _phone_summary(row)
    buttons = _phone_buttons(state, row, confirm_lost)
    if not buttons:
        return kit.card(summary)
    has_room = state.layout.is_wide or len(buttons) <= MAX_BUTTONS_IN_ROW
    if has_room:
        return kit.card(summary, kit.row_or_column(state.layout, buttons))
    return kit.card(summary, kit.full_width_column(buttons))


def _phone_summary(row: PhoneRow) -> ft.Control:
    """Return the owner of a phone, its request and notes, beside an icon for its connection."""
    lines: list[ft.Control] = [text(row.title, 17, Face.BOLD, line_height=SENTENCE_LINE_HEIGHT)]
    if row.has_request:
        lines.append(text(row.request, 16, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT))
    lines.append(text(row.notes, 15, color=MUTED, line_height=SENTENCE_LINE_HEIGHT))
    icon = kit.Icon.PHONE if row.is_connected else kit.Icon.OFFLINE
    column = ft.Column(lines, spacing=2, tight=True, expand=True)
    return kit.node(f"phone-{row.visitor}", ft.Row([kit.icon(icon), column], spacing=10))


def _phone_buttons(state: State, row: PhoneRow, on_lost: Callable[[], None]) -> list[ft.Control]:
    """Return the buttons of a phone; an empty list if it has no owner and no request.

    For a request, the button to hand on gives the name to this phone only, and takes it from all
    others. For a phone with an owner, it removes the owner, so that the phone asks again.
    """
    access = state.session.club.access

    def phone_button(
        key: str,
        id: str,
        on_tap: kit.Handler,
        *,
        icon: kit.Icon | None = None,
        kind: kit.ButtonKind = kit.ButtonKind.PLAIN,
    ) -> ft.Control:
        label = state.words.label(key, id=f"{id}-{row.visitor}", who=row.title)
        return kit.button(label, on_tap, icon=icon, kind=kind)

    buttons = []
    if row.has_request:
        buttons += [
            phone_button(
                "club-phone-allow",
                "allow",
                lambda: state.save(access.allow, row.visitor),
                kind=kit.ButtonKind.MAIN,
            ),
            phone_button(
                "club-phone-hand-on",
                "hand-on",
                lambda: state.save(access.allow, row.visitor, instead=True),
            ),
        ]
    elif row.has_owner:
        buttons.append(
            phone_button(
                "club-phone-hand-on", "hand-on", lambda: state.save(access.release, row.visitor)
            )
        )
    if row.has_owner or row.has_request:
        buttons.append(phone_button("club-phone-lost", "lost", on_lost, icon=kit.Icon.OFFLINE))
    return buttons


def _lost_phone_confirmation(state: State, row: PhoneRow, close: kit.Close) -> ft.AlertDialog:
    """Return the dialog that revokes the access of a lost phone after a confirmation."""
    words = state.words
    revoke = state.session.club.access.revoke
    return kit.confirmation(
        state,
        title=words.text("club-phone-lost-ask", who=row.title),
        hint=words.text("club-phone-lost-hint"),
        action=words.text("club-phone-lost"),
        on_confirm=lambda: state.save(revoke, row.visitor),
        close=close,
    )
