"""Directors of the club: invited by name, with the devices on which each of them is logged in."""

from datetime import datetime
from functools import partial
from typing import Any, cast

import flet as ft

from scorekeeper.i18n.messages import day_and_clock
from scorekeeper.services.club import Director
from scorekeeper.services.club.directors import DirectorLogin, Invitation
from scorekeeper.ui.pages import use_reload
from scorekeeper.ui.screens.organizer import papers, shared
from scorekeeper.ui.state import calling, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, dialogs, page
from scorekeeper.ui.widgets.fields import NameField


@component
def DirectorsScreen() -> Any:
    state = use_state()
    words, directors = state.words, state.session.club.directors
    actions, (name, write) = shared.use_actions(state), ft.use_state("")
    invitation, show = ft.use_state(cast("Invitation | None", None))
    use_reload(state, "access")
    title, back = words.text("club-directors"), partial(go, shared.CLUB)
    if state.director is not None:
        refused = buttons.remark(words.text("directors-organiser-only"), name="refused")
        parts: list[ft.Control] = [refused]
        return page.column_screen(state, shared.DIRECTORS, title, parts, back, part="refused")

    async def invite() -> None:
        invited = await actions.call(directors.invite, name)
        if invited is not None:
            write("")
            show(invited)

    async def invite_again(uid: str) -> None:
        show(await actions.call(directors.invite_again, uid))

    icon = ft.Icons.PERSON_ADD_OUTLINED
    label, tap = words.text("directors-invite"), invite if name.strip() else None
    known = directors.all()
    invited = [director for director in known if invitation and director.uid == invitation.director]
    is_open = bool(invited) and invited[0].invited_until is not None
    parts = [
        page.sentence(words.text("directors-hint")),
        NameField(words.text("directors-name"), name, write, name="name", key="name"),
        *actions.complaints(),
        buttons.button(label, tap, icon=icon, filled=not is_open, name="invite"),
    ]
    if invitation is not None and is_open:
        parts.append(InvitationCard(invited[0], invitation, key=invitation.token))
    parts += [
        DirectorCard(one, invite_again, place, key=one.uid) for place, one in enumerate(known)
    ]
    return page.column_screen(state, shared.DIRECTORS, title, parts, back)


@component
def InvitationCard(director: Director, invitation: Invitation) -> Any:
    """The link and the PIN, for as long as the invitation is open and this screen is shown."""
    state = use_state()
    words, address = state.words, state.club_address
    until = day_and_clock(words, invitation.until, today=datetime.now().astimezone().date())
    parts: list[ft.Control] = [buttons.heading(words.text("directors-for", name=director.name))]
    if address is None:
        parts.append(buttons.remark(words.text("club-no-server"), name="no-server"))
    else:
        link = f"{address}/director#{invitation.token}"
        label = words.text("directors-picture", name=director.name)
        picture = papers.qr_picture(link, label, name="invitation-picture")
        scan, typed = words.text("directors-scan", until=until), f"{address}/director"
        parts += [buttons.remark(scan), picture, buttons.remark(link, name="invitation-link")]
        parts.append(text(words.text("directors-type", address=typed), 16, line=SENTENCE))
    pin = text(papers.spaced(invitation.pin), 22, Face.MEDIUM)
    return buttons.card(*parts, buttons.identified("invitation-pin", pin))


@component
def DirectorCard(director: Director, invite_again: Any, place: int) -> Any:
    state = use_state()
    words, directors = state.words, state.session.club.directors
    today = datetime.now().astimezone().date()

    def login_row(number: int, login: DirectorLogin) -> ft.Control:
        device = login.device or words.text("directors-device")
        since = day_and_clock(words, login.since, today=today)
        sentence = words.text("directors-login", device=device, since=since)
        line = text(sentence, 16, line=SENTENCE, expand=True)
        end, name = calling(state.saving, directors.log_out, login.uid), f"log-out-{number}"
        label = words.text("directors-log-out", name=director.name, device=device)
        button = buttons.icon_button(ft.Icons.LOGOUT, label, end, name=f"director-{place}-{name}")
        return ft.Row([line, button], spacing=4, key=login.uid)

    rows = [login_row(number, login) for number, login in enumerate(director.logins)]
    if director.invited_until is not None:
        until = day_and_clock(words, director.invited_until, today=today)
        rows.append(buttons.remark(words.text("directors-invited", until=until)))
    elif not rows:
        rows.append(buttons.remark(words.text("directors-nowhere")))
    parts = buttons.card(
        buttons.heading(director.name),
        *rows,
        buttons.button(
            words.text("directors-again"),
            partial(invite_again, director.uid),
            icon=ft.Icons.QR_CODE_2,
            name=f"again-{place}",
        ),
        dialogs.QuestionButton(
            words.text("directors-remove"),
            calling(state.saving, directors.remove, director.uid),
            title=words.text("directors-remove-ask", name=director.name),
            hint=words.text("directors-remove-hint"),
            icon=ft.Icons.PERSON_REMOVE_OUTLINED,
            name=f"remove-{place}",
        ),
    )
    return buttons.identified(f"director-{place}", parts)
