"""Everything else: rule sets, how this device looks, what the program is, its store."""

from functools import partial
from typing import Any

import flet as ft

from scorekeeper import __version__
from scorekeeper.i18n.messages import language_names
from scorekeeper.rules import catalogue
from scorekeeper.ui.motion import Amount, amount_of
from scorekeeper.ui.state import LANGUAGE, MOTION, THEME, State, component, go, go_home, use_state
from scorekeeper.ui.theme import SENTENCE, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.dialogs import store_complaints
from scorekeeper.ui.widgets.page import app_bar, cover, listed, padded, page


@component
def MoreScreen() -> Any:
    """One card below the other; what is wrong with the store comes first.

    Where there is room, what leads elsewhere stands beside what this device can be told.
    """
    state = use_state()
    words, title = state.words, app_bar(state.words.text("more"))
    ways: list[ft.Control] = []
    if complaints := store_complaints(state):
        ways.append(buttons.card(buttons.heading(words.text("store")), *complaints))
    ways += _ways(state)
    device = [LanguageCard(), ThemeCard(), MotionCard(), _about(state)]
    if not state.layout.is_wide or state.layout.has_large_text:
        return page(title, listed([*ways, *device]))
    stretch = ft.CrossAxisAlignment.STRETCH
    panes = ft.Row([listed(ways), listed(device)], spacing=0, expand=True)
    panes.vertical_alignment = stretch
    return page(title, panes)


@component
def ThemeCard() -> Any:
    """Light, dark, or as the system has it; it changes at once and is remembered."""
    state = use_state()
    words, now = state.words, ft.ThemeMode(state.settings.get(THEME, ft.ThemeMode.SYSTEM))

    async def choose(mode: ft.ThemeMode) -> None:
        ft.context.page.theme_mode = mode
        ft.context.page.update()
        await state.choose(**{THEME: mode.value})

    chips = [
        buttons.choice(
            words.text("more-theme-mode", mode=mode.value),
            partial(choose, mode),
            name=f"theme-{mode.value}",
            selected=mode is now,
        )
        for mode in sorted(ft.ThemeMode, key=lambda mode: mode is not ft.ThemeMode.SYSTEM)
    ]
    return buttons.card(buttons.heading(words.text("more-theme")), buttons.choices(chips))


@component
def MotionCard() -> Any:
    """How much moves and is felt; it is so at once, and remembered."""
    state = use_state()
    words, now = state.words, amount_of(state)

    async def choose(amount: Amount) -> None:
        await state.choose(**{MOTION: amount.value})

    chips = [
        buttons.choice(
            words.text("more-motion-amount", amount=amount.value),
            partial(choose, amount),
            name=f"motion-{amount.value}",
            selected=amount is now,
        )
        for amount in Amount
    ]
    hint = buttons.remark(words.text("more-motion-hint", amount=now.value))
    return buttons.card(buttons.heading(words.text("more-motion")), buttons.choices(chips), hint)


@component
def LanguageCard() -> Any:
    """Each language in its own words, or that of the device; it changes at once."""
    state = use_state()
    words, now = state.words, state.settings.get(LANGUAGE)

    async def speak(code: str | None) -> None:
        await state.speak(code)
        ft.context.page.title = state.words.text("app-name")
        ft.context.page.update()

    of_device: tuple[str | None, str] = (None, words.text("more-language-device"))
    chips = [
        buttons.choice(
            label, partial(speak, code), name=f"language-{code or 'device'}", selected=code == now
        )
        for code, label in (of_device, *language_names().items())
    ]
    return buttons.card(buttons.heading(words.text("more-language")), buttons.choices(chips))


def _ways(state: State) -> list[ft.Control]:
    """The ways to the rules, to people and figures of all that was played, files and backups."""
    words, session, icons = state.words, state.session, ft.Icons
    rules = words.text("more-rules-count", count=len(catalogue()))
    house = words.text("more-house-count", count=len(session.profiles.list()))
    backups = words.text("backups-row", count=len(session.backups.list()))
    ways = [
        ("rules", "more-rules", rules, icons.MENU_BOOK_OUTLINED),
        ("house", "more-house", house, icons.RULE),
        ("people", "people", words.text("people-row"), icons.PEOPLE_OUTLINED),
        ("statistics", "statistics", words.text("statistics-row"), icons.LEADERBOARD),
        ("exchange", "exchange", words.text("exchange-row"), icons.IMPORT_EXPORT),
        ("backups", "backups", backups, icons.HISTORY),
    ]
    address = {"statistics": "/statistics?from=more"}
    return [
        buttons.opening_row(
            words.text(key), line, partial(go, address.get(name, f"/{name}")), name=name, icon=icon
        )
        for name, key, line, icon in ways
    ]


def _about(state: State) -> ft.Control:
    words = state.words
    about = buttons.card(
        buttons.heading(words.text("about")),
        text(words.text("about-what"), 15, line=SENTENCE),
        text(words.text("about-version", version=__version__), 15, line=SENTENCE),
        buttons.remark(words.text("about-licence")),
        buttons.remark(words.text("about-data", file=str(state.session.path)), name="data-file"),
    )
    return ft.Semantics(identifier="about", container=True, content=about)


@component
def NowhereScreen() -> Any:
    """An address that no screen stands at, or not any more: said kindly, with a way on."""
    words = use_state().words
    bar = app_bar(words.text("nowhere"), on_back=go_home, back_label=words.text("back"))
    hint = padded(buttons.remark(words.text("nowhere-hint"), name="nowhere"))
    home = buttons.button(words.text("nowhere-home"), go_home, filled=True, name="home")
    whole = page(bar, hint, ft.Container(expand=True), padded(home, bottom=8))
    return cover(ft.context.page.route, whole, go_home)
