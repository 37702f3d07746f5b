"""The More tab: rules, statistics, people, settings, data and the program; unknown addresses."""

import flet as ft

from scorekeeper import __version__
from scorekeeper.i18n import Label
from scorekeeper.i18n.messages import language_names
from scorekeeper.match import SideColor
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import (
    BACKUPS,
    CLUB,
    EXCHANGE,
    HOUSE_RULES,
    PEOPLE,
    RULES,
    STATISTICS_FROM_MORE,
    TABLE,
    Address,
)
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.motion import FULL, OFF, Sound, Vibration, give_feedback, has_motion
from scorekeeper.ui.navigation import go
from scorekeeper.ui.pages import store_connection_lost_notice
from scorekeeper.ui.palette import CARD, FELT, FELT_GLOW, FELT_ROLES, themes
from scorekeeper.ui.state import LANGUAGE, MOTION, SOUNDS, THEME, State
from scorekeeper.ui.widgets.cards import card_picture
from scorekeeper.ui.widgets.chance import CHANCES
from scorekeeper.ui.widgets.clock import now
from scorekeeper.ui.widgets.side_marks import mark_of
from scorekeeper.ui.widgets.site import (
    INSTALL_KEYS,
    install_sheet,
    storage_sheet,
    stored_version_text,
)
from scorekeeper.ui.widgets.store_news import store_problems
from scorekeeper.view_models.backups import backups_detail
from scorekeeper.view_models.house_rules import house_rules_count
from scorekeeper.view_models.people import known_people

BAR_HEIGHTS = (14, 24, 19, 34, 28)  # logical pixels; decoration of the statistics tile
BAR_COLORS = (SideColor.BLUE, SideColor.RED)


@component
def MoreScreen() -> ft.Control:
    """Screen with links about play, and the settings of this device."""
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    # Passing an observable to `use_state` subscribes to it, so the rows follow the browser.
    ft.use_state(state.site)

    at_table: list[ft.Control] = []
    problems = store_problems(state)
    if problems:
        at_table.append(kit.card(kit.heading(words.text("store")), *problems))
    at_table.append(_tiles(state))
    at_table.append(kit.section(words.text("more-at-table"), _game_links(state)))
    device = [
        kit.section(words.text("more-look"), _appearance_rows(state, overlay)),
        kit.section(words.text("more-data"), _data_rows(state, overlay)),
    ]
    return kit.page_frame(
        kit.title_bar(state, words.text("more")), kit.panes(state.layout, at_table, device)
    )


# --- rows


def _game_links(state: State) -> list[ft.Control]:
    """Return links to house rules and players, and to the club if there is no Club tab yet."""
    words = state.words
    people_count = len(known_people(state.session))
    rows: list[ft.Control] = [
        kit.setting(
            words.label("more-house", detail=house_rules_count(words, state.session)),
            lambda: go(HOUSE_RULES),
            icon=kit.Icon.HOUSE_RULES,
        ),
        kit.setting(
            words.label("people", detail=words.number(people_count) if people_count else ""),
            lambda: go(PEOPLE),
            icon=kit.Icon.PLAYERS,
        ),
    ]
    if not state.has_club:
        club = words.label("club-title", id="more-club")
        rows.append(kit.setting(club, lambda: go(CLUB), icon=kit.Icon.CLUB))
    return rows


def _appearance_rows(state: State, overlay: kit.Overlay) -> list[ft.Control]:
    """Return the settings of this device: language, theme, motion, sounds, chances."""
    words = state.words
    settings = state.settings
    language = language_names().get(str(settings.get(LANGUAGE)), words.text("more-language-device"))
    theme_mode = words.text("more-theme-mode", mode=settings.get(THEME, "system"))

    async def switch_motion() -> None:
        await state.save_settings(**{MOTION: OFF if has_motion(state) else FULL})
        # Only after the choice is stored, so that it vibrates if vibration was switched on.
        give_feedback(state, Vibration.MEDIUM)

    return [
        kit.setting(
            words.label("more-language", detail=language),
            lambda: overlay.open(lambda close: _language_sheet(state, close)),
            icon=kit.Icon.GLOBE,
        ),
        kit.setting(
            words.label("more-theme", detail=theme_mode),
            lambda: overlay.open(lambda close: _theme_sheet(state, close)),
            icon=kit.Icon.THEME,
        ),
        kit.toggle(
            words.label("more-motion"),
            switch_motion,
            is_on=has_motion(state),
            icon=kit.Icon.MOTION,
        ),
        _setting_toggle(
            state,
            SOUNDS,
            words.label("more-sounds"),
            kit.Icon.SOUND_ON,
            is_on=bool(settings.get(SOUNDS)),
            sound=Sound.SAVE,
        ),
        _setting_toggle(
            state,
            CHANCES,
            words.label("more-chances"),
            kit.Icon.CHANCE,
            is_on=bool(settings.get(CHANCES, False)),
        ),
    ]


def _setting_toggle(
    state: State,
    key: str,
    label: Label,
    icon: kit.Icon,
    *,
    is_on: bool,
    sound: Sound | None = None,
) -> ft.Control:
    """Return a row with a switch for a setting of this device.

    Args:
        state: State of the page.
        key: Name of the setting.
        label: Text and id of the row.
        icon: Icon before the text.
        is_on: The current value.
        sound: Played after a change if sounds are on.
    """

    async def switch() -> None:
        await state.save_settings(**{key: not is_on})
        # After the setting is stored, so that only switching sounds on makes a sound.
        give_feedback(state, Vibration.SELECTION, sound)

    return kit.toggle(label, switch, is_on=is_on, icon=icon)


def _data_rows(state: State, overlay: kit.Overlay) -> list[ft.Control]:
    """Return links to backups, file exchange and browser data, and one to the "About" sheet."""
    words = state.words
    latest_backup = backups_detail(words, state.session.backups.list(), now().date())
    return [
        kit.setting(
            words.label("backups", detail=latest_backup), lambda: go(BACKUPS), icon=kit.Icon.HISTORY
        ),
        kit.setting(words.label("exchange"), lambda: go(EXCHANGE), icon=kit.Icon.SWAP),
        *_browser_rows(state, overlay),
        kit.setting(
            words.label("about"),
            lambda: overlay.open(lambda close: _about_sheet(state, close)),
            icon=kit.Icon.INFO,
        ),
    ]


def _browser_rows(state: State, overlay: kit.Overlay) -> list[ft.Control]:
    """Return rows that exist only in a browser: storage and installation; otherwise none."""
    words = state.words
    site = state.site
    rows: list[ft.Control] = []
    if site is None:
        return rows

    # None: the browser has not answered yet whether it keeps the data.
    if site.is_persistent is not None:
        promise = words.text("kept-promise", promised="yes" if site.is_persistent else "no")
        rows.append(
            kit.setting(
                words.label("kept", detail=promise),
                lambda: overlay.open(lambda close: storage_sheet(state, close)),
                icon=kit.Icon.SHIELD,
            )
        )

    # A site cannot open Safari's install dialog: a sheet tells the user what to tap instead.
    if site.safari:
        rows.append(
            kit.setting(
                words.label(INSTALL_KEYS[site.safari], id="install"),
                lambda: overlay.open(lambda close: install_sheet(state, close)),
                icon=kit.Icon.INSTALL,
            )
        )
    elif site.install is not None:
        label = words.label("install-app", id="install")
        rows.append(kit.setting(label, site.install, icon=kit.Icon.INSTALL))
    return rows


# --- tiles


def _tiles(state: State) -> ft.Control:
    """Return the tiles that open the rules and the statistics."""
    words = state.words
    cards: list[ft.Control] = [
        kit.picture(card_picture(words, card), 26, 36) for card in ("As", "Kh")
    ]
    rules_tile = _tile(
        words.label("more-rules", count=len(state.library.catalogue())),
        ft.Row(cards, spacing=2),
        RULES,
        gradient=ft.LinearGradient(
            colors=[FELT_GLOW, FELT],
            begin=ft.Alignment.TOP_LEFT,
            end=ft.Alignment.BOTTOM_RIGHT,
        ),
        **themes(FELT_ROLES),
    )

    bars: list[ft.Control] = [
        ft.Container(
            width=11,
            height=height,
            border_radius=3,
            bgcolor=mark_of(BAR_COLORS[index % len(BAR_COLORS)]).pack_color,
        )
        for index, height in enumerate(BAR_HEIGHTS)
    ]
    match_count = words.text("matches-count", count=len(state.session.matches.list()))
    statistics_tile = _tile(
        words.label("statistics", detail=match_count),
        ft.Row(bars, spacing=3, vertical_alignment=ft.CrossAxisAlignment.END),
        STATISTICS_FROM_MORE,
        bgcolor=CARD,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )
    return kit.row_or_column(state.layout, [rules_tile, statistics_tile])


def _tile(
    label: Label,
    drawing: ft.Control,
    address: Address,
    *,
    bgcolor: ft.ColorValue | None = None,
    border: ft.Border | None = None,
    gradient: ft.Gradient | None = None,
    theme: ft.Theme | None = None,
    dark_theme: ft.Theme | None = None,
) -> ft.Control:
    """Return a tile that opens a screen.

    Args:
        label: Title, detail and id.
        drawing: Decoration above the title.
        address: Opened by a tap.
        bgcolor: Colour of the surface.
        border: Border of the surface.
        gradient: Surface in place of a colour.
        theme: Theme of the content, if the surface differs from the page.
        dark_theme: Theme of the content in dark mode.
    """
    header = ft.Container(drawing, height=44, alignment=ft.Alignment.TOP_LEFT)
    box = ft.Container(
        ft.Column([header, kit.title_and_detail(label)], spacing=0),
        on_click=kit.as_handler(lambda: go(address)),
        ink=True,
        padding=14,
        border_radius=18,
        bgcolor=bgcolor,
        border=border,
        gradient=gradient,
        theme=theme,
        dark_theme=dark_theme,
    )
    return kit.node(label.id, box)


# --- sheets


def _language_sheet(state: State, close: kit.Close) -> ft.BottomSheet:
    """Return a sheet to choose the language of this device."""
    words = state.words

    async def choose_language(code: str | None) -> None:
        await state.choose_language(code)
        # No component draws the title of the browser tab, so it is set here.
        # `state.words`, not `words`: the language has just changed.
        page = ft.context.page
        page.title = state.words.text("app-name")
        page.update()
        await store_connection_lost_notice(page, state)

    options: list[tuple[str | None, Label]] = [
        (None, words.label("more-language-device", id="language-device"))
    ]
    options += [(code, Label(f"language-{code}", name)) for code, name in language_names().items()]
    return kit.picker(
        state,
        words.text("more-language"),
        options,
        close,
        chosen=state.settings.get(LANGUAGE),
        on_choose=choose_language,
    )


def _theme_sheet(state: State, close: kit.Close) -> ft.BottomSheet:
    """Return a sheet to choose the light, the dark or the system's theme."""
    words = state.words

    async def choose_theme(mode: ft.ThemeMode) -> None:
        # Apply the theme before it is stored, so that the change is visible at once.
        page = ft.context.page
        page.theme_mode = mode
        page.update()
        await state.save_settings(**{THEME: mode.value})
        await store_connection_lost_notice(page, state)

    options = [
        (mode, words.label("more-theme-mode", id=f"theme-{mode.value}", mode=mode.value))
        for mode in (ft.ThemeMode.SYSTEM, ft.ThemeMode.LIGHT, ft.ThemeMode.DARK)
    ]
    return kit.picker(
        state,
        words.text("more-theme"),
        options,
        close,
        chosen=ft.ThemeMode(state.settings.get(THEME, ft.ThemeMode.SYSTEM)),
        on_choose=choose_theme,
    )


def _about_sheet(state: State, close: kit.Close) -> ft.BottomSheet:
    """Return a sheet about the app: version, licence, and the files of words and data."""
    words = state.words
    catalogue_file = f"scorekeeper/i18n/catalogues/{words.language}.ftl"
    parts: list[ft.Control] = [
        kit.prose(words.text("about-what")),
        kit.prose(words.text("about-version", version=__version__)),
    ]
    version_text = stored_version_text(state)
    if version_text:
        parts.append(kit.note(version_text, id="about-copy"))
    parts += [
        kit.note(words.text("about-words", file=catalogue_file), id="about-words"),
        kit.note(words.text("about-licence"), id="about-licence"),
        kit.note(words.text("about-data", file=str(state.session.path)), id="about-data"),
    ]
    return kit.sheet(state, words.text("about"), parts, close)


# --- addresses without a screen


@component
def NotFoundScreen() -> ft.Control:
    """Screen with a hint that the address is unknown, and a button that opens the table."""
    state = use_state()
    words = state.words
    home = kit.button(words.label("nowhere-home"), lambda: go(TABLE), kind=kit.ButtonKind.MAIN)
    hint = kit.note(words.text("nowhere-hint"), id="nowhere")
    return kit.screen(
        state,
        ft.context.page.route,
        words.text("nowhere"),
        [hint],
        back=TABLE,
        footer=[home],
    )
