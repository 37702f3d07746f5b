"""Everything else: rules and figures, people, how this device looks, its store, the program."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any

import flet as ft

from scorekeeper import __version__
from scorekeeper.i18n.messages import day_and_clock, language_names
from scorekeeper.rules import catalogue
from scorekeeper.ui.motion import Amount, Touch, amount_of, feel
from scorekeeper.ui.palette import BACKS, CARD, FELT, FELT_GLOW, felt_themes
from scorekeeper.ui.state import LANGUAGE, MOTION, THEME, State, component, go, go_home, use_state
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.dialogs import Option, bottom_sheet, choice_sheet, store_complaints
from scorekeeper.ui.widgets.page import app_bar, cover, listed, padded, page
from scorekeeper.ui.widgets.people import known_people

C, ICONS = ft.Colors, ft.Icons


@component
def MoreScreen() -> Any:
    """What is used most as two tiles, then rows in groups; what is wrong with the store first.

    Where there is room, what belongs to this device stands beside what belongs to the table.
    """
    state = use_state()
    opened, show = ft.use_state("")
    ft.use_dialog(SHEETS[opened](state, lambda: show("")) if opened else None)
    words, title = state.words, app_bar(state.words.text("more"))
    people = ft.use_memo(lambda: len(known_people(state.session)), [])
    at_table: list[ft.Control] = []
    if complaints := store_complaints(state):
        at_table.append(buttons.card(buttons.heading(words.text("store")), *complaints))
    at_table += [_tiles(state), *_at_table(state, people)]
    device = [*_look(state, show), *_data(state, show)]
    if not state.layout.is_wide or state.layout.has_large_text:
        return page(title, listed([*at_table, *device]))
    stretch = ft.CrossAxisAlignment.STRETCH
    panes = ft.Row([listed(at_table), listed(device)], spacing=0, expand=True)
    panes.vertical_alignment = stretch
    return page(title, panes)


# --- tiles and rows


def _tiles(state: State) -> ft.Control:
    """The rules on felt, the figures on paper."""
    words = state.words
    day, night = felt_themes()
    cards = [buttons.picture(f"cards/{card}.svg", 26, 36) for card in ("As", "Kh")]
    bars: list[ft.Control] = [
        ft.Container(width=11, height=height, border_radius=3, bgcolor=BACKS[place % 2])
        for place, height in enumerate((14, 24, 19, 34, 28))
    ]
    rules = _tile(
        ft.Row(list(cards), spacing=2),
        words.text("more-rules"),
        words.text("more-rules-count", count=len(catalogue())),
        partial(go, "/rules"),
        name="rules",
        gradient=ft.LinearGradient(
            colors=[FELT_GLOW, FELT], begin=ft.Alignment.TOP_LEFT, end=ft.Alignment.BOTTOM_RIGHT
        ),
        theme=day,
        dark_theme=night,
    )
    figures = _tile(
        ft.Row(bars, spacing=3, vertical_alignment=ft.CrossAxisAlignment.END),
        words.text("statistics"),
        words.text("matches-count", count=len(state.session.matches.list())),
        partial(go, "/statistics?from=more"),
        name="statistics",
        bgcolor=CARD,
        border=ft.Border.all(1, C.OUTLINE_VARIANT),
    )
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


def _at_table(state: State, people: int) -> list[ft.Control]:
    words = state.words
    house = words.text("more-house-count", count=len(state.session.profiles.list()))
    rows = [
        buttons.value_row(
            words.text("more-house"), house, partial(go, "/house"), name="house", icon=ICONS.RULE
        ),
        buttons.value_row(
            words.text("people"),
            words.number(people) if people else "",
            partial(go, "/people"),
            name="people",
            icon=ICONS.PEOPLE_OUTLINED,
        ),
    ]
    return [buttons.group_label(words.text("more-at-table")), buttons.group(*rows)]


def _look(state: State, show: Callable[[str], None]) -> list[ft.Control]:
    words, settings = state.words, state.settings
    now = {
        LANGUAGE: language_names().get(
            str(settings.get(LANGUAGE)), words.text("more-language-device")
        ),
        THEME: words.text("more-theme-mode", mode=settings.get(THEME, "system")),
        MOTION: words.text("more-motion-amount", amount=amount_of(state).value),
    }
    icons = {LANGUAGE: ICONS.LANGUAGE, THEME: ICONS.DARK_MODE_OUTLINED, MOTION: ICONS.ANIMATION}
    rows = [
        buttons.value_row(
            words.text(f"more-{name}"), value, partial(show, name), name=name, icon=icons[name]
        )
        for name, value in now.items()
    ]
    return [buttons.group_label(words.text("more-look")), buttons.group(*rows)]


def _data(state: State, show: Callable[[str], None]) -> list[ft.Control]:
    words, backups = state.words, state.session.backups.list()
    latest = words.text("more-backups-none")
    if backups and (at := backups[0].at) is not None:
        latest = day_and_clock(words, at.isoformat(), today=datetime.now().astimezone().date())
    elif backups:
        latest = words.text("backups-row", count=len(backups))
    rows = [
        buttons.value_row(
            words.text("backups"),
            latest,
            partial(go, "/backups"),
            name="backups",
            icon=ICONS.HISTORY,
        ),
        buttons.value_row(
            words.text("exchange"),
            "",
            partial(go, "/exchange"),
            name="exchange",
            icon=ICONS.SWAP_VERT,
        ),
        buttons.value_row(
            words.text("about"), "", partial(show, "about"), name="about", icon=ICONS.INFO_OUTLINED
        ),
    ]
    return [buttons.group_label(words.text("more-data")), buttons.group(*rows)]


# --- sheets


def _language_sheet(state: State, close: Callable[[], None]) -> ft.BottomSheet:
    """Each language in its own words, or that of the device; it changes at once."""
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
    """Light, dark, or as the system has it; it changes at once and is remembered."""
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
        for mode in sorted(ft.ThemeMode, key=lambda mode: mode is not ft.ThemeMode.SYSTEM)
    ]
    return choice_sheet(state, words.text("more-theme"), options, close)


def _motion_sheet(state: State, close: Callable[[], None]) -> ft.BottomSheet:
    """How much moves and is felt; it is so at once, and remembered."""
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
    words = state.words
    parts = [
        text(words.text("about-what"), 16, line=SENTENCE),
        text(words.text("about-version", version=__version__), 15, line=SENTENCE),
        buttons.remark(words.text("about-licence"), name="licence"),
        buttons.remark(words.text("about-data", file=str(state.session.path)), name="data-file"),
    ]
    return bottom_sheet(state, words.text("about"), parts, close)


SHEETS = {
    LANGUAGE: _language_sheet,
    THEME: _theme_sheet,
    MOTION: _motion_sheet,
    "about": _about_sheet,
}
"""What a row opens over the screen, by its name."""


@component
def NowhereScreen() -> Any:
    """An address that no screen stands at, or not any more: said kindly, with a way on."""
    words = use_state().words
    bar = app_bar(words.text("nowhere"), on_back=go_home, back_label=words.text("back"))
    hint = padded(buttons.remark(words.text("nowhere-hint"), name="nowhere"))
    home = buttons.button(words.text("nowhere-home"), go_home, filled=True, name="home")
    whole = page(bar, hint, ft.Container(expand=True), padded(home, bottom=8))
    return cover(ft.context.page.route, whole, go_home)
