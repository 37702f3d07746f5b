"""The app as a site in a browser of its own: whether matches are kept there, and how to install it.

Safari deletes the data of a site after seven days of its use without a visit, unless the site is
on the home screen or in the Dock, where it begins with an empty store:
https://webkit.org/tracking-prevention/#intelligent-tracking-prevention-itp
"""

import asyncio
from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n.messages import day_and_clock
from scorekeeper.ui.hooks import component, get_state, use_state
from scorekeeper.ui.state import Site, State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, sending
from scorekeeper.ui.widgets.clock import now
from scorekeeper.ui.widgets.dialogs import ROW, bottom_sheet, use_sheet
from scorekeeper.ui.widgets.page import sentence

PUT_OFF = "safari"
"""The setting of a device with the day on which its card was put off."""
DAYS_OFF = timedelta(days=5)
"""The time for which the card stays away: less than the seven days after which Safari deletes."""
INSTALL = {"phone": "install-phone", "mac": "install-mac"}
"""The names that Safari itself has for it, by its device."""
SHORT = 7
"""Letters of a copy's name that tell two copies apart."""
STEPS = ("install-open", "install-choose", "install-add")


# --- in the list of matches


def use_warning(state: State) -> list[ft.Control]:
    """Return the card of a Safari that will delete; nothing elsewhere, or where it was put off."""
    ft.use_state(state.site)
    site, put_off = state.site.value, state.settings.get(PUT_OFF)
    is_off = put_off is not None and now().date() - date.fromisoformat(put_off) < DAYS_OFF
    if site is None or not site.safari or is_off:
        return []
    return [SafariCard(site, key="safari")]


@component
def SafariCard(site: Site) -> Any:
    """The warning, and the way out; it can be put off for some days."""
    state = use_state()
    words, show = state.words, use_sheet(partial(install_sheet, state))

    async def later() -> None:
        await state.choose(**{PUT_OFF: now().date().isoformat()})

    answers = [
        buttons.button(words.text("safari-how"), show, name="safari-how", height=48),
        buttons.button(words.text("safari-later"), later, name="safari-later", height=48),
    ]
    why = text(words.text("safari-why", device=site.safari), 15, line=SENTENCE)
    card = buttons.card(buttons.heading(words.text("safari")), why, buttons.choices(answers))
    return buttons.identified("safari", card)


# --- sheets


def install_sheet(state: State, close: Callable[[], None]) -> ft.BottomSheet | None:
    words, site = state.words, state.site.value
    if site is None or not site.safari:
        return None
    parts: list[ft.Control] = []
    for number, key in enumerate(STEPS, 1):
        step = text(words.text(key, device=site.safari), 16, line=SENTENCE, expand=True)
        place = text(f"{number}.", 16, Face.BOLD)
        top = ft.CrossAxisAlignment.START
        parts.append(ft.Row([place, step], spacing=10, vertical_alignment=top))
    if state.session.matches.list():
        parts += [sentence(words.text("install-games"), name="install-games"), SaveAll()]
    return bottom_sheet(state, words.text(INSTALL[site.safari]), parts, close)


def kept_sheet(state: State, close: Callable[[], None]) -> ft.BottomSheet | None:
    """The promise of the browser, and a file that does not depend on it."""
    words, site = state.words, state.site.value
    if site is None:
        return None
    why = words.text("kept-why", promised="yes" if site.is_promised else "no")
    parts = [sentence(why, name="kept-why"), SaveAll()]
    return bottom_sheet(state, words.text("kept"), parts, close, height=3 * ROW)


def copy_text(state: State) -> str:
    """Return which copy of the site this is, and since when the browser has it; "" elsewhere."""
    site = state.site.value
    if site is None or not site.copy:
        return ""
    then, today = datetime.fromisoformat(site.since).astimezone(), now().date()
    when = day_and_clock(state.words, then.isoformat(), today=today)
    return state.words.text("about-copy", copy=site.copy[:SHORT], when=when)


# --- a file of everything


@component
def SaveAll() -> Any:
    state = get_state()
    report, say = ft.use_state("")

    async def save() -> None:
        selection = sending.everything()
        content = await asyncio.to_thread(state.session.exchange.record, selection.matches)
        await sending.Sender(state, say).save(f"{selection.stem}.json", content.encode())

    label, icon = state.words.text("save-all"), ft.Icons.SAVE_ALT
    button = buttons.button(label, save, icon=icon, name="save-all", height=48)
    said = [sentence(report, name="save-said", live=True)] if report else []
    return buttons.stacked(button, *said)
