"""Screens of the players: list, page of a player, form with the name, and merging."""

from typing import cast

import flet as ft

from scorekeeper.match import Player, SideColor
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Identity, KnownPerson
from scorekeeper.services.matches import StatisticsReport
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import MORE, NEW_PERSON, PEOPLE, STATISTICS, Address
from scorekeeper.ui.hooks import component, use_background, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.state import Saved, SaveResult, State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.ui.widgets.clock import now
from scorekeeper.ui.widgets.color_choice import color_choice
from scorekeeper.ui.widgets.people import Merging, avatars
from scorekeeper.ui.widgets.player_page import player_page_parts, rule_set_chips
from scorekeeper.ui.widgets.statistics import own_games_source
from scorekeeper.view_models.people import (
    MIN_SEARCHED_PEOPLE,
    NameCheck,
    PersonResult,
    PersonRow,
    check_name,
    known_people,
    matching_people,
    merge_refusal,
    person_groups,
    person_results,
)
from scorekeeper.view_models.player_page import since_text
from scorekeeper.view_models.side_colors import colors_of_player
from scorekeeper.view_models.statistics import all_figures, rule_set_statistics

ROUTE = str(PEOPLE)


def _back_address(usual: Address) -> Address:
    """Return the address of the statistics if the screen was opened from there, else `usual`."""
    if addresses.current_query().get("from") == "statistics":
        return STATISTICS
    return usual


# --- the list


@component
def PeopleScreen() -> ft.Control:
    """Screen with all players, those with the latest games first."""
    state = use_state()
    words = state.words
    session = state.session
    people = known_people(session)
    search_text, set_search_text = ft.use_state("")
    no_results: dict[str, PersonResult] = {}
    results = use_background(
        lambda: person_results(session, people),
        key=(people, state.match.number if state.match else None),
        placeholder=no_results,
    )
    found = matching_people(people, search_text)
    groups = person_groups(words, session, found, results, now().date())

    parts: list[ft.Control] = []
    if len(people) >= MIN_SEARCHED_PEOPLE:
        parts.append(kit.field(words.label("people-find"), search_text, set_search_text))
    index = 0
    for group in groups:
        tiles = [_person_tile(state, index + place, row) for place, row in enumerate(group.rows)]
        index += len(tiles)
        column_count = kit.list_column_count(state.layout)
        parts.append(kit.section(group.title, tiles, column_count=column_count))
    if not people:
        parts.append(kit.note(words.text("people-none"), id="people-none"))
    elif not found:
        parts.append(kit.note(words.text("people-find-none"), id="people-find-none"))
    new = kit.button(
        words.label("people-new"),
        lambda: go(NEW_PERSON),
        icon=kit.Icon.PLAYER_ADD,
        kind=kit.ButtonKind.MAIN,
    )
    return kit.screen(
        state,
        ROUTE,
        words.text("people"),
        [],
        body=kit.with_floating_action(kit.scrolling_list(parts), new),
        back=_back_address(MORE),
        subtitle=words.text("set-up-players-count", count=len(people)) if people else "",
    )


def _person_tile(state: State, index: int, person: PersonRow) -> ft.Control:
    """Return a tile with a player and the games won; a tap opens the page of the player."""
    address = addresses.Person(person.key)
    lines: list[ft.Control] = [
        text(person.name, 16, Face.MEDIUM, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS),
    ]
    if person.detail:
        lines.append(text(person.detail, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT))
    title: ft.Control = ft.Column(lines, spacing=2, tight=True)
    if person.wins:
        won = ft.Row(
            [digits(person.wins, 18, ft.Colors.ON_SURFACE), text(person.games, 13, color=MUTED)],
            spacing=5,
            tight=True,
        )
        title = kit.row_with_trailing(state.layout, title, won)
    tile = ft.ListTile(
        title=title,
        leading=avatars([person.name], size=38, scale=state.layout.scale),
        trailing=kit.icon(kit.Icon.CHEVRON, color=MUTED),
        on_click=kit.as_handler(lambda: go(address)),
    )
    return kit.node(f"person-{index}", tile)


# --- one player


@component
def PersonScreen() -> ft.Control:
    """Screen of a player, or a sentence if there is no such player."""
    state = use_state()
    key = addresses.Person.use_current().key
    person = _known_person(state, key)
    if person is None:
        return _missing_screen(state)
    return PersonPage(person, key=key)


@component
def PersonPage(person: KnownPerson) -> ft.Control:
    """Screen with a player's finished games by rule set, and a button that opens the player's form.

    Args:
        person: The player.
    """
    state = use_state()
    words = state.words
    who = person.who
    source = own_games_source(state, home=PEOPLE)
    no_result: StatisticsReport | None = None
    result = use_background(source.read, key=source.key, placeholder=no_result)
    rule_set, set_rule_set = ft.use_state(cast("RuleSetId | None", None))

    subtitle = ""
    if result is None:
        counting = words.text("statistics-counting")
        parts: list[ft.Control] = [kit.note(counting, id="statistics-counting")]
    else:
        figures = all_figures(words, result.statistics, who.key)
        statistics = rule_set_statistics(
            words, state.library, result.statistics, rule_set, entry_key=who.key
        )
        entry = statistics.entry(who.key) if statistics else None
        if figures is None or statistics is None or entry is None:
            none = words.text("statistics-player-none")
            parts = [kit.prose(none, id="statistics-player-none")]
        else:
            subtitle = since_text(words, figures)
            parts = [
                rule_set_chips(state, statistics, set_rule_set),
                *player_page_parts(state, statistics, entry),
            ]
    edit = kit.icon_button(
        kit.Icon.EDIT,
        words.label("statistics-rename", name=who.label),
        lambda: go(addresses.EditPerson(who.key)),
    )
    return kit.screen(
        state,
        ROUTE,
        who.label,
        parts,
        back=PEOPLE,
        subtitle=subtitle,
        actions=[edit],
        key_suffix=who.key,
    )


def _known_person(state: State, key: str) -> KnownPerson | None:
    people = known_people(state.session)
    return next((person for person in people if person.who.key == key), None)


def _missing_screen(state: State) -> ft.View:
    words = state.words
    missing = kit.prose(words.text("nowhere-person"), id="nowhere-person")
    return kit.screen(
        state, ROUTE, words.text("people"), [missing], back=PEOPLE, key_suffix="missing"
    )


# --- the name of a player


@component
def NewPersonScreen() -> ft.Control:
    """Screen with the form of a new player."""
    return PersonForm(None, key="new")


@component
def EditPersonScreen() -> ft.Control:
    """Screen with the form of a player, or a sentence if there is no such player."""
    state = use_state()
    key = addresses.EditPerson.use_current().key
    person = _known_person(state, key)
    if person is None:
        return _missing_screen(state)
    return PersonForm(person, key=key)


@component
def PersonForm(person: KnownPerson | None) -> ft.Control:
    """Screen with the form that adds or renames a player.

    For a known player it also has the colour, and the players who were merged into this one.

    Args:
        person: The player; None for a new one.
    """
    state = use_state()
    words = state.words
    people = state.session.people
    who = person.who if person else Identity(uid=None, name="")
    name, set_name = ft.use_state(who.name)
    is_saved, set_saved = ft.use_state(False)
    check = check_name(words, who, name, known_people(state.session))

    async def save_person() -> None:
        if person is None:
            result = await state.save(people.add, name.strip())
        else:
            # The note of an earlier version stays as it is.
            result = await state.save(people.rename, person.who, name.strip(), person.who.note)
        # The open game may show the old name.
        state.refresh()
        if isinstance(result, Saved):
            set_saved(True)
            # A new player, or one who had no uid before, now has another address.
            if result.value.key != who.key:
                go(PEOPLE)

    parts: list[ft.Control] = []
    if person is not None:
        face = avatars([who.label], size=64, scale=state.layout.scale)
        parts.append(ft.Row([face], alignment=ft.MainAxisAlignment.CENTER))
    field = kit.field(words.label("people-called"), name, set_name)
    parts.append(kit.card(field, *_name_problems(check)))
    if person is not None:
        parts.append(PlayerColor(person, key="color"))
    if is_saved:
        parts.append(kit.prose(words.text("people-saved"), id="people-saved", is_live=True))
    if person is not None:
        parts.append(MergedPlayers(person, key="same"))
    save_button = kit.button(
        words.label("people-save"),
        save_person if check.can_save else None,
        kind=kit.ButtonKind.MAIN,
    )
    return kit.screen(
        state,
        ROUTE,
        who.label or words.text("people-new"),
        parts,
        back=_back_address(addresses.Person(who.key) if person else PEOPLE),
        footer=[save_button],
        # Not the key alone: that is the page of the player.
        key_suffix=f"{who.key}/name",
    )


@component
def PlayerColor(person: KnownPerson) -> ft.Control:
    """Row with the colour of a player's side in new games.

    Args:
        person: The player.
    """
    state = use_state()
    words = state.words
    # `person` was read once for the form, which stays open after a choice.
    who, set_who = ft.use_state(person.who)

    async def choose_color(color: SideColor | None) -> None:
        result = await state.save(state.session.people.set_color, who, color)
        if isinstance(result, Saved):
            set_who(result.value)
            if result.value.key != who.key:
                # The player has a uid now: saving the name in this form would add another player.
                go(addresses.EditPerson(result.value.key))

    parts: list[ft.Control] = [
        kit.heading(words.text("people-color")),
        color_choice(colors_of_player(words, who), choose_color),
    ]
    if who.color is None:
        parts.append(kit.note(words.text("people-color-none")))
    else:
        label = words.label("people-color-seat")
        parts.append(kit.text_button(label, lambda: choose_color(None)))
    return kit.card(*parts)


def _name_problems(check: NameCheck) -> list[ft.Control]:
    """Return an error text for each reason why a name cannot be saved."""
    problems: list[ft.Control] = []
    if check.taken:
        problems.append(kit.error_text(check.taken, id="people-name-taken"))
    if check.seat:
        problems.append(kit.error_text(check.seat, id="seat"))
    return problems


# --- players who are the same person


@component
def MergedPlayers(person: KnownPerson) -> ft.Control:
    """Card with the number of games of a player, the merged players, and a button to merge more.

    Args:
        person: The player.
    """
    state = use_state()
    words = state.words
    people = state.session.people
    who = person.who
    overlay = kit.use_overlay()

    # The four functions below are for `Merging`, which opens the menu and the question.

    def hint(other: Identity) -> str:
        return words.text(
            "people-merge-hint", matches=len(person.matches), gone=who.label, kept=other.label
        )

    def refusal(other: Identity) -> str:
        return merge_refusal(words, person, other, known_people(state.session))

    async def merge(other: Identity) -> str:
        result: SaveResult[object] = await state.save(people.merge, who, into=other)
        state.refresh()
        if isinstance(result, Saved):
            # The other player has a uid now.
            kept = people.identities().person_of(Player(other.name, other.uid))
            go(addresses.EditPerson(kept.key))
        return ""

    async def separate(other: Identity) -> None:
        await state.save(people.separate, other)
        state.refresh()
        go(PEOPLE)

    def open_merge_menu() -> None:
        merging = Merging(state, overlay, who, merge, hint, refusal)
        merging.open_menu(other.who for other in known_people(state.session))

    def separate_card(index: int, other: Identity) -> ft.Control:
        sentence = text(
            words.text("people-also", name=other.label), 16, line_height=SENTENCE_LINE_HEIGHT
        )
        label = words.label("people-separate", id=f"people-separate-{index}")
        button = kit.button(label, lambda: separate(other), icon=kit.Icon.SPLIT)
        return kit.card(sentence, button)

    games = words.text("people-line", matches=len(person.matches))
    return kit.full_width_column(
        [
            kit.note(games, id="people-games"),
            *(separate_card(index, other) for index, other in enumerate(person.also)),
            kit.button(words.label("people-merge"), open_merge_menu, icon=kit.Icon.MERGE),
        ]
    )
