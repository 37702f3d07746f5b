"""Everything else: rules and figures, people, how this device looks, its store, the program."""

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from functools import partial
from typing import Any

import flet as ft

from scorekeeper import __version__
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import day_and_clock, language_names
from scorekeeper.rules import catalogue
from scorekeeper.ui.motion import Amount, Sound, Touch, amount_of, feel
from scorekeeper.ui.palette import BACKS, CARD, FELT, FELT_GLOW, FELT_ROLES, themes
from scorekeeper.ui.state import (
    LANGUAGE,
    MOTION,
    SOUNDS,
    THEME,
    State,
    component,
    go,
    go_home,
    use_state,
)
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.cards import card_picture
from scorekeeper.ui.widgets.chance import CHANCES
from scorekeeper.ui.widgets.dialogs import Option, bottom_sheet, choice_sheet, store_complaints
from scorekeeper.ui.widgets.page import app_bar, listed, padded, page, titled_screen, two_panes
from scorekeeper.ui.widgets.people import known_people
from scorekeeper.ui.widgets.site import INSTALL, copy_text, install_sheet, kept_sheet

C, ICONS = ft.Colors, ft.Icons


@component
def MoreScreen() -> Any:
    """Complaints about the store, two tiles of what is used most, then rows in groups.

    Where there is room, what belongs to this device stands beside what belongs to the table.
    """
    state = use_state()
    opened, show = ft.use_state("")
    ft.use_dialog(SHEETS[opened](state, lambda: show("")) if opened else None)
    ft.use_state(state.site)  # whose news are in the rows
    words, title = state.words, app_bar(state.words.text("more"))
    count = ft.use_memo(lambda: len(known_people(state.session)), [])
    people = words.number(count) if count else ""
    at_table: list[ft.Control] = []
    if complaints := store_complaints(state):
        at_table.append(buttons.card(buttons.heading(words.text("store")), *complaints))
    house = words.text("more-house-count", count=len(state.session.profiles.list()))
    rows: list[Row] = [
        ("house", "more-house", house, ICONS.RULE, partial(go, "/house")),
        ("people", "people", people, ICONS.PEOPLE_OUTLINED, partial(go, "/people")),
    ]
    at_table += [_tiles(state), *_group(words, "more-at-table", rows)]
    device = [*_look(state, show), *_data(state, show)]
    if not state.layout.is_wide or state.layout.has_large_text:
        return page(title, listed([*at_table, *device]))
    return page(title, two_panes(listed(at_table), listed(device), spacing=0))


# --- tiles and rows


def _tiles(state: State) -> ft.Control:
    """The rules on felt, the figures on paper."""
    words = state.words
    cards = [buttons.picture(card_picture(words, card), 26, 36) for card in ("As", "Kh")]
    bars: list[ft.Control] = [
        ft.Container(width=11, height=height, border_radius=3, bgcolor=BACKS[place % 2])
        for place, height in enumerate((14, 24, 19, 34, 28))
    ]
    drawing, label, route = ft.Row(list(cards), spacing=2), words.text("more-rules"), "/rules"
    line = words.text("more-rules-count", count=len(catalogue()))
    felt = ft.LinearGradient(colors=[FELT_GLOW, FELT], begin=ft.Alignment.TOP_LEFT)
    felt.end = ft.Alignment.BOTTOM_RIGHT
    box: dict[str, Any] = {"gradient": felt, **themes(FELT_ROLES)}
    rules = _tile(drawing, label, line, partial(go, route), name="rules", **box)
    drawing = ft.Row(bars, spacing=3, vertical_alignment=ft.CrossAxisAlignment.END)
    label, route = words.text("statistics"), "/statistics?from=more"
    line = words.text("matches-count", count=len(state.session.matches.list()))
    box = {"bgcolor": CARD, "border": ft.Border.all(1, C.OUTLINE_VARIANT)}
    figures = _tile(drawing, label, line, partial(go, route), name="statistics", **box)
    if state.layout.has_large_text:
        return buttons.stacked(rules, figures)
    stretch = ft.CrossAxisAlignment.STRETCH
    return ft.Row([rules, figures], spacing=10, intrinsic_height=True, vertical_alignment=stretch)


def _tile(
    drawing: ft.Control, label: str, line: str, on_tap: buttons.Handler, *, name: str, **box: Any
) -> ft.Control:
    words = [text(label, 17, Face.MEDIUM), text(line, 14, color=C.ON_SURFACE_VARIANT)]
    held = ft.Container(drawing, height=38, alignment=ft.Alignment.CENTER_LEFT)
    return buttons.tappable(
        ft.Column([held, ft.Container(height=6), *words], spacing=3),
        f"{label}. {line}",
        on_tap,
        name=name,
        expand=True,
        padding=14,
        border_radius=18,
        **box,
    )


Row = tuple[str, str, str, ft.IconData, buttons.Handler]
"""A row's name, the key of its label, its value, its picture, and its handler."""


def _group(words: Words, title: str, rows: Iterable[Row], *others: ft.Control) -> list[ft.Control]:
    controls = (
        buttons.value_row(words.text(key), value, tap, name=name, icon=icon)
        for name, key, value, icon, tap in rows
    )
    return [buttons.group_label(words.text(title)), buttons.group(*controls, *others)]


def _look(state: State, show: Callable[[str], None]) -> list[ft.Control]:
    words, settings = state.words, state.settings
    of_device = words.text("more-language-device")
    language = language_names().get(str(settings.get(LANGUAGE)), of_device)
    mode = words.text("more-theme-mode", mode=settings.get(THEME, "system"))
    amount = words.text("more-motion-amount", amount=amount_of(state).value)
    now = [
        (LANGUAGE, language, ICONS.LANGUAGE),
        (THEME, mode, ICONS.DARK_MODE_OUTLINED),
        (MOTION, amount, ICONS.ANIMATION),
    ]
    rows = ((name, f"more-{name}", value, icon, partial(show, name)) for name, value, icon in now)

    def switch(name: str, icon: ft.IconData, *, on: bool, sound: Sound | None = None) -> ft.Control:
        async def turn() -> None:
            await state.choose(**{name: not on})
            feel(state, Touch.SELECTION, sound)

        value = words.text(f"more-{name}-choice", choice="on" if on else "off")
        label = words.text(f"more-{name}")
        return buttons.value_row(label, value, turn, name=name, icon=icon, leads=False)

    has_sounds, has_chances = bool(settings.get(SOUNDS)), bool(settings.get(CHANCES, True))
    icon = ICONS.VOLUME_UP_OUTLINED if has_sounds else ICONS.VOLUME_OFF_OUTLINED
    sounds = switch(SOUNDS, icon, on=has_sounds, sound=Sound.SAVE)
    chances = switch(CHANCES, ICONS.INSIGHTS, on=has_chances)
    return _group(words, "more-look", rows, sounds, chances)


def _data(state: State, show: Callable[[str], None]) -> list[ft.Control]:
    words, backups = state.words, state.session.backups.list()
    latest = words.text("more-backups-none")
    if backups and (at := backups[0].at) is not None:
        latest = day_and_clock(words, at.isoformat(), today=datetime.now().astimezone().date())
    elif backups:
        latest = words.text("backups-row", count=len(backups))
    rows: list[Row] = [
        ("backups", "backups", latest, ICONS.HISTORY, partial(go, "/backups")),
        ("exchange", "exchange", "", ICONS.SWAP_VERT, partial(go, "/exchange")),
        *_of_site(state, show),
        ("about", "about", "", ICONS.INFO_OUTLINED, partial(show, "about")),
    ]
    return _group(words, "more-data", rows)


def _of_site(state: State, show: Callable[[str], None]) -> Iterator[Row]:
    """Rows of an app that runs in the browser itself."""
    words, site = state.words, state.site.shown
    if site is not None and site.is_promised is not None:
        value = words.text("kept-promise", promised="yes" if site.is_promised else "no")
        yield "kept", "kept", value, ICONS.VERIFIED_USER_OUTLINED, partial(show, "kept")
    if site is not None and site.safari:
        icon = ICONS.ADD_BOX_OUTLINED
        yield "install", INSTALL[site.safari], "", icon, partial(show, "install")
    elif site is not None and site.install is not None:
        yield "install", "install-app", "", ICONS.INSTALL_MOBILE, site.install


# --- sheets


def _language_sheet(state: State, close: Callable[[], None]) -> ft.BottomSheet:
    words, now = state.words, state.settings.get(LANGUAGE)

    async def speak(code: str | None) -> None:
        close()
        await state.speak(code)
        ft.context.page.title = state.words.text("app-name")
        ft.context.page.update()

    of_device: tuple[str | None, str] = (None, words.text("more-language-device"))
    options = [
        Option(f"language-{code or 'device'}", label, partial(speak, code), code == now)
        for code, label in (of_device, *language_names().items())
    ]
    return choice_sheet(state, words.text("more-language"), options, close)


def _theme_sheet(state: State, close: Callable[[], None]) -> ft.BottomSheet:
    words, now = state.words, ft.ThemeMode(state.settings.get(THEME, ft.ThemeMode.SYSTEM))

    async def choose(mode: ft.ThemeMode) -> None:
        close()
        ft.context.page.theme_mode = mode
        ft.context.page.update()
        await state.choose(**{THEME: mode.value})

    options = [
        Option(
            f"theme-{mode.value}",
            words.text("more-theme-mode", mode=mode.value),
            partial(choose, mode),
            mode is now,
        )
        for mode in (ft.ThemeMode.SYSTEM, ft.ThemeMode.LIGHT, ft.ThemeMode.DARK)
    ]
    return choice_sheet(state, words.text("more-theme"), options, close)


def _motion_sheet(state: State, close: Callable[[], None]) -> ft.BottomSheet:
    words, now = state.words, amount_of(state)

    async def choose(amount: Amount) -> None:
        close()
        await state.choose(**{MOTION: amount.value})
        feel(state, Touch.MEDIUM)

    options = [
        Option(
            f"motion-{amount.value}",
            words.text("more-motion-amount", amount=amount.value),
            partial(choose, amount),
            amount is now,
            words.text("more-motion-hint", amount=amount.value),
        )
        for amount in Amount
    ]
    return choice_sheet(state, words.text("more-motion"), options, close)


def _about_sheet(state: State, close: Callable[[], None]) -> ft.BottomSheet:
    words, copy = state.words, copy_text(state)
    catalogue_file = f"scorekeeper/i18n/catalogues/{words.language}.ftl"
    parts = [
        text(words.text("about-what"), 16, line=SENTENCE),
        text(words.text("about-version", version=__version__), 15, line=SENTENCE),
        *([buttons.remark(copy, name="copy")] if copy else []),
        buttons.remark(words.text("about-words", file=catalogue_file), name="words"),
        buttons.remark(words.text("about-licence"), name="licence"),
        buttons.remark(words.text("about-data", file=str(state.session.path)), name="data-file"),
    ]
    return bottom_sheet(state, words.text("about"), parts, close)


SHEETS: dict[str, Callable[[State, Callable[[], None]], ft.BottomSheet | None]] = {
    LANGUAGE: _language_sheet,
    THEME: _theme_sheet,
    MOTION: _motion_sheet,
    "about": _about_sheet,
    "install": install_sheet,
    "kept": kept_sheet,
}


@component
def NowhereScreen() -> Any:
    """An address that no screen stands at, or not any more: said kindly, with a way on."""
    words = use_state().words
    hint = padded(buttons.remark(words.text("nowhere-hint"), name="nowhere"))
    home = buttons.button(words.text("nowhere-home"), go_home, filled=True, name="home")
    parts = [hint, ft.Container(expand=True), padded(home, bottom=8)]
    route, title = ft.context.page.route, words.text("nowhere")
    return titled_screen(words, route, title, *parts, back=go_home)
