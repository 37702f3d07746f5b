"""Screen of the club's directors: invite and remove them, and log out their devices."""

from collections.abc import Callable
from typing import cast

import flet as ft

from scorekeeper.club_ui.addresses import DIRECTORS
from scorekeeper.club_ui.events import use_redraw_on_events
from scorekeeper.club_ui.organizer import codes
from scorekeeper.club_ui.organizer.actions import use_actions
from scorekeeper.i18n.times import day_and_clock
from scorekeeper.services.club import Director
from scorekeeper.services.club.directors import DirectorLogin, Invitation
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CLUB
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.state import Saved, State
from scorekeeper.ui.theme import Face, text
from scorekeeper.ui.widgets.clock import now


@component
def DirectorsScreen() -> ft.Control:
    """Screen that invites directors and lists them with their devices, for the organiser only.

    An open invitation is above the list.
    """
    state = use_state()
    words = state.words
    actions = use_actions(state)
    overlay = kit.use_overlay()
    name, set_name = ft.use_state("")
    # cast: mypy would infer a state that can only be None.
    invitation, set_invitation = ft.use_state(cast("Invitation | None", None))
    # Another device may log in, or use up an invitation.
    use_redraw_on_events("access")
    directors = state.session.club.directors

    if state.director is not None:
        return _refused_screen(state)

    async def invite() -> None:
        result = await actions.save(directors.invite, name)
        # If the service refused, `actions` shows why, and the name stays for correction.
        if isinstance(result, Saved):
            set_name("")
            set_invitation(result.value)

    async def invite_again(director: Director) -> None:
        result = await actions.save(directors.invite_again, director.uid)
        if isinstance(result, Saved):
            set_invitation(result.value)

    def confirm_remove(director: Director) -> None:
        overlay.open(lambda close: _remove_confirmation(state, director, close))

    director_by_uid = {director.uid: director for director in directors.all()}
    # The director may have been removed since, or have used the invitation.
    invited = director_by_uid.get(invitation.director) if invitation else None
    is_invitation_open = invited is not None and invited.invited_until is not None

    parts: list[ft.Control] = [
        kit.prose(words.text("directors-hint")),
        kit.field(words.label("directors-name"), name, set_name, key="name"),
        *actions.problem_texts(),
        kit.button(
            words.label("directors-invite"),
            invite if name.strip() else None,
            icon=kit.Icon.PLAYER_ADD,
            kind=kit.ButtonKind.PLAIN if is_invitation_open else kit.ButtonKind.MAIN,
        ),
    ]
    if invited and invitation and is_invitation_open:
        parts.append(_invitation_card(state, invited, invitation))
    parts += [
        _director_card(state, director, index, invite_again, confirm_remove)
        for index, director in enumerate(director_by_uid.values())
    ]
    return kit.screen(state, str(DIRECTORS), words.text("club-directors"), parts, back=CLUB)


def _refused_screen(state: State) -> ft.Control:
    """Return the screen that tells a director that only the organiser manages directors."""
    hint = kit.note(state.words.text("directors-organiser-only"), id="refused")
    return kit.screen(
        state,
        str(DIRECTORS),
        state.words.text("club-directors"),
        [hint],
        back=CLUB,
        key_suffix="refused",
    )


def _remove_confirmation(state: State, director: Director, close: kit.Close) -> ft.AlertDialog:
    """Return the dialog that removes a director after a confirmation."""
    words = state.words
    remove = state.session.club.directors.remove
    return kit.confirmation(
        state,
        title=words.text("directors-remove-ask", name=director.name),
        hint=words.text("directors-remove-hint"),
        action=words.text("directors-remove"),
        on_confirm=lambda: state.save(remove, director.uid),
        close=close,
    )


def _invitation_card(state: State, director: Director, invitation: Invitation) -> ft.Control:
    """Return a card with the link of an invitation as text and QR code, and its PIN."""
    words = state.words
    server = state.club_address
    parts: list[ft.Control] = [kit.heading(words.text("directors-for", name=director.name))]
    if server is None:
        parts.append(kit.note(words.text("club-no-server"), id="no-server"))
    else:
        # In the fragment, which browsers do not send: the token stays out of server logs.
        link = f"{server}/director#{invitation.token}"
        until = day_and_clock(words, invitation.until, today=now().date())
        qr_text = words.text("directors-picture", name=director.name)
        parts += [
            kit.note(words.text("directors-scan", until=until)),
            codes.qr_picture(link, qr_text, id="invitation-picture"),
            kit.note(link, id="invitation-link"),
            kit.prose(words.text("directors-type", address=f"{server}/director")),
        ]
    pin = text(codes.letter_groups(invitation.pin), 22, Face.MEDIUM)
    return kit.card(*parts, kit.node("invitation-pin", pin))


def _director_card(
    state: State,
    director: Director,
    index: int,
    on_invite_again: Callable[[Director], object],
    on_remove: Callable[[Director], None],
) -> ft.Control:
    """Return the card of a director: name, devices, open invitation and two buttons."""
    words = state.words
    rows = [
        _login_row(state, director, login, id=f"director-{index}-log-out-{number}")
        for number, login in enumerate(director.logins)
    ]
    if director.invited_until is not None:
        until = day_and_clock(words, director.invited_until, today=now().date())
        rows.append(kit.note(words.text("directors-invited", until=until)))
    elif not rows:
        rows.append(kit.note(words.text("directors-nowhere")))
    return kit.card(
        kit.heading(director.name),
        *rows,
        kit.button(
            words.label("directors-again", id=f"again-{index}"),
            lambda: on_invite_again(director),
            icon=kit.Icon.QR_CODE,
        ),
        kit.button(
            words.label("directors-remove", id=f"remove-{index}"),
            lambda: on_remove(director),
            icon=kit.Icon.PLAYER_REMOVE,
        ),
        id=f"director-{index}",
    )


def _login_row(state: State, director: Director, login: DirectorLogin, *, id: str) -> ft.Control:
    """Return the row of a director's device, with a button that logs the device out."""
    words = state.words
    directors = state.session.club.directors
    device = login.device or words.text("directors-device")
    since = day_and_clock(words, login.since, today=now().date())
    label = words.label("directors-log-out", id=id, name=director.name, device=device)
    log_out = kit.icon_button(
        kit.Icon.LOG_OUT, label, lambda: state.save(directors.log_out, login.uid)
    )
    line = kit.text_lines([words.text("directors-login", device=device, since=since)])
    return ft.Row([ft.Container(line, expand=True), log_out], spacing=4)
