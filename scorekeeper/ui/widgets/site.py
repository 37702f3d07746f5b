"""The app as a site in a browser: how safe its games are there, and how to install it.

Safari deletes the data of a site after seven days of its use without a visit, unless the site is
on the home screen or in the Dock, where it begins with an empty store:
https://webkit.org/tracking-prevention/#intelligent-tracking-prevention-itp
"""

import asyncio
from datetime import date, datetime, timedelta

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.times import day_and_clock
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, get_state, use_state
from scorekeeper.ui.state import Site, State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets import sending
from scorekeeper.ui.widgets.clock import now

PUT_OFF = "safari"
"""Setting of a device: the day on which its warning was put off."""
PUT_OFF_TIME = timedelta(days=5)
"""Time without the warning; less than the seven days after which Safari deletes."""
INSTALL_KEYS = {"phone": "install-phone", "mac": "install-mac"}
"""Keys of Safari's names for its command that installs the app, by device."""
INSTALL_STEPS = ("install-open", "install-choose", "install-add")
VERSION_LENGTH = 7  # characters of the version that are shown


# --- above the list of games


def use_safari_warning(state: State) -> list[ft.Control]:
    """Return the warning that Safari may delete the games (a hook).

    The list is empty in other browsers, in an installed app, and for some days after the user has
    postponed the warning.
    """
    # Passing an observable to `use_state` subscribes to it.
    site, _ = ft.use_state(state.site)
    put_off = state.settings.get(PUT_OFF)
    if site is None or not site.safari:
        return []
    if put_off is not None and now().date() - date.fromisoformat(put_off) < PUT_OFF_TIME:
        return []
    return [SafariCard(site, key="safari")]


@component
def SafariCard(site: Site) -> ft.Control:
    """Card that warns of lost games in Safari, with buttons to install the app and to postpone."""
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()

    def show_how() -> None:
        overlay.open(lambda close: install_sheet(state, close))

    async def put_off() -> None:
        await state.save_settings(**{PUT_OFF: now().date().isoformat()})

    answers: list[ft.Control] = [
        kit.button(words.label("safari-how"), show_how),
        kit.button(words.label("safari-later"), put_off),
    ]
    return kit.card(
        kit.heading(words.text("safari")),
        text(words.text("safari-why", device=site.safari), 15, line_height=SENTENCE_LINE_HEIGHT),
        ft.Row(answers, wrap=True, spacing=6, run_spacing=6),
        id="safari",
    )


# --- sheets


def install_sheet(state: State, close: kit.Close) -> ft.BottomSheet | None:
    """Return a sheet with the steps to install the app from Safari; None in other browsers."""
    words = state.words
    site = state.site
    if site is None or not site.safari:
        return None
    parts = [
        _step(words, number, key, site.safari) for number, key in enumerate(INSTALL_STEPS, start=1)
    ]
    if state.session.matches.list():
        parts += [kit.prose(words.text("install-games"), id="install-games"), SaveAllButton()]
    return kit.sheet(state, words.text(INSTALL_KEYS[site.safari]), parts, close)


def _step(words: Words, number: int, key: str, device: str) -> ft.Control:
    """Return a numbered step; `device` is `phone` or `mac`."""
    sentence = text(
        words.text(key, device=device), 16, line_height=SENTENCE_LINE_HEIGHT, expand=True
    )
    return ft.Row(
        [text(f"{number}.", 16, Face.BOLD), sentence],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def storage_sheet(state: State, close: kit.Close) -> ft.BottomSheet | None:
    """Return the sheet about the browser's promise to keep the data, with a button to save a file.

    None if the app does not run inside a browser.
    """
    words = state.words
    site = state.site
    if site is None:
        return None
    why = words.text("kept-why", promised="yes" if site.is_persistent else "no")
    parts = [kit.prose(why, id="kept-why"), SaveAllButton()]
    return kit.sheet(state, words.text("kept"), parts, close)


def stored_version_text(state: State) -> str:
    """Return a text about the version of the site that the browser has stored; empty elsewhere."""
    site = state.site
    if site is None or not site.stored_version:
        return ""
    stored_at = datetime.fromisoformat(site.stored_at).astimezone()
    when = day_and_clock(state.words, stored_at.isoformat(), today=now().date())
    return state.words.text("about-copy", copy=site.stored_version[:VERSION_LENGTH], when=when)


# --- a file of everything


@component
def SaveAllButton() -> ft.Control:
    """Button that saves all games as a file, and the report on it."""
    state = get_state()
    report, set_report = ft.use_state("")

    async def save() -> None:
        selection = sending.all_games_selection()
        content = await asyncio.to_thread(state.session.exchange.export_json, selection.matches)
        await sending.Sender(state, set_report).save(f"{selection.stem}.json", content.encode())

    label = state.words.label("save-all")
    parts: list[ft.Control] = [kit.button(label, save, icon=kit.Icon.DOWNLOAD)]
    if report:
        parts.append(kit.prose(report, id="save-said", is_live=True))
    return kit.full_width_column(parts)
