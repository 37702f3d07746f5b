"""Everything else: rule sets, how this device looks, what the program is, its store."""

from typing import Any

import flet as ft

from scorekeeper import __version__
from scorekeeper.i18n.messages import language_names
from scorekeeper.rules import catalogue
from scorekeeper.ui.state import LANGUAGE, THEME, State, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, text
from scorekeeper.ui.widgets.buttons import card, choice, choices, heading, opening_row, remark
from scorekeeper.ui.widgets.dialogs import store_complaints
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, page

THEMES = tuple(ft.ThemeMode)
STRETCH = ft.CrossAxisAlignment.STRETCH


@component
def MoreScreen() -> Any:
    """One card below the other; what is wrong with the store comes first.

    Where there is room, what leads elsewhere stands beside what this device can be told.
    """
    state = use_state()
    words = state.words
    device = [LanguageCard(), ThemeCard(), _about(state)]
    ways, title = [*_store(state), *_rules(state), *_kept(state)], app_bar(words.text("more"))
    if not state.layout.is_wide or state.layout.has_large_text:
        return page(title, _list([*ways, *device]))
    panes: list[ft.Control] = [_list(ways), _list(device)]
    return page(title, ft.Row(panes, spacing=0, expand=True, vertical_alignment=STRETCH))


def _list(parts: list[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(parts, expand=True, spacing=8, padding=padding)


@component
def ThemeCard() -> Any:
    """Light, dark, or as the system has it; it changes at once and is remembered."""
    state = use_state()
    words, now = state.words, ft.ThemeMode(state.settings.get(THEME, ft.ThemeMode.SYSTEM))

    async def chosen(mode: ft.ThemeMode) -> None:
        ft.context.page.theme_mode = mode
        ft.context.page.update()
        await state.choose(**{THEME: mode.value})

    def chip(mode: ft.ThemeMode) -> ft.Control:
        async def tapped() -> None:
            await chosen(mode)

        label = words.text("more-theme-mode", mode=mode.value)
        return choice(label, tapped, name=f"theme-{mode.value}", selected=mode is now)

    modes = sorted(THEMES, key=lambda mode: mode is not ft.ThemeMode.SYSTEM)
    return card(heading(words.text("more-theme")), choices([chip(mode) for mode in modes]))


@component
def LanguageCard() -> Any:
    """Each language in its own words, or that of the device; it changes at once."""
    state = use_state()
    words, now = state.words, state.settings.get(LANGUAGE)

    def chip(code: str | None, label: str) -> ft.Control:
        async def tapped() -> None:
            await state.speak(code)
            ft.context.page.title = state.words.text("app-name")
            ft.context.page.update()

        return choice(label, tapped, name=f"language-{code or 'device'}", selected=code == now)

    of_device = chip(None, words.text("more-language-device"))
    chips = [of_device, *(chip(code, name) for code, name in language_names().items())]
    return card(heading(words.text("more-language")), choices(chips))


def _rules(state: State) -> list[ft.Control]:
    """The rule sets, and what this table plays otherwise."""
    words = state.words
    return [
        opening_row(
            words.text("more-rules"),
            words.text("more-rules-count", count=len(catalogue())),
            lambda: go("/rules"),
            name="rules",
            icon=ft.Icons.MENU_BOOK_OUTLINED,
        ),
        opening_row(
            words.text("more-house"),
            words.text("more-house-count", count=len(state.session.profiles.list())),
            lambda: go("/house"),
            name="house",
            icon=ft.Icons.RULE,
        ),
    ]


def _store(state: State) -> list[ft.Control]:
    """The findings when the store was opened, and whether it can be written to."""
    complaints = store_complaints(state)
    return [card(heading(state.words.text("store")), *complaints)] if complaints else []


def _kept(state: State) -> list[ft.Control]:
    """The ways to the figures of all that was played, to files and to backups."""
    words, count = state.words, len(state.session.backups.list())
    exchange = opening_row(
        words.text("exchange"),
        words.text("exchange-row"),
        lambda: go("/exchange"),
        name="exchange",
        icon=ft.Icons.IMPORT_EXPORT,
    )
    backups = opening_row(
        words.text("backups"),
        words.text("backups-row", count=count),
        lambda: go("/backups"),
        name="backups",
        icon=ft.Icons.HISTORY,
    )
    figures = opening_row(
        words.text("statistics"),
        words.text("statistics-row"),
        lambda: go("/statistics?from=more"),
        name="statistics",
        icon=ft.Icons.LEADERBOARD,
    )
    people = opening_row(
        words.text("people"),
        words.text("people-row"),
        lambda: go("/people"),
        name="people",
        icon=ft.Icons.PEOPLE_OUTLINED,
    )
    return [people, figures, exchange, backups]


def _about(state: State) -> ft.Control:
    words = state.words
    lines = [
        text(words.text("about-what"), 15, line=SENTENCE),
        text(words.text("about-version", version=__version__), 15, line=SENTENCE),
        remark(words.text("about-licence")),
        remark(words.text("about-data", file=str(state.session.path)), name="data-file"),
    ]
    about = card(heading(words.text("about")), *lines)
    return ft.Semantics(identifier="about", container=True, content=about)
