"""Screens of the players: their list, the name of one, and players who are the same person."""

import flet as ft

from scorekeeper.match import Player
from scorekeeper.services import Identity, Known
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import MORE, NEW_PERSON, PEOPLE, STATISTICS, Address
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.state import Saved, SaveResult, State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets.people import Merging, avatars
from scorekeeper.view_models.people import (
    NameCheck,
    PersonRow,
    check_name,
    known_people,
    merge_refusal,
    person_row,
)

ROUTE = str(PEOPLE)


def _back_address(usual: Address) -> Address:
    """Return the statistics if the screen was opened from there."""
    if addresses.current_query().get("from") == "statistics":
        return STATISTICS
    return usual


# --- the list


@component
def PeopleScreen() -> ft.Control:
    """All players by name."""
    state = use_state()
    words = state.words
    people = [person_row(words, person) for person in known_people(state.session)]
    if people:
        rows = [_person_tile(state, index, person) for index, person in enumerate(people)]
        parts: list[ft.Control] = [kit.section("", rows)]
    else:
        parts = [kit.note(words.text("people-none"), id="people-none")]
    new = kit.button(
        words.label("people-new"), lambda: go(NEW_PERSON), icon=ft.Icons.PERSON_ADD_OUTLINED
    )
    return kit.screen(
        state, ROUTE, words.text("people"), parts, back=_back_address(MORE), footer=[new]
    )


def _person_tile(state: State, index: int, person: PersonRow) -> ft.Control:
    address = addresses.Person(person.key)
    lines: list[ft.Control] = [
        text(person.name, 16, Face.MEDIUM),
        text(person.detail, 14, color=MUTED, line=SENTENCE),
    ]
    tile = ft.ListTile(
        title=ft.Column(lines, spacing=2, tight=True),
        leading=avatars([person.name], size=40, scale=state.layout.scale),
        trailing=ft.Icon(ft.Icons.EDIT_OUTLINED, color=MUTED, size=20),
        on_click=kit.as_handler(lambda: go(address)),
    )
    return kit.node(f"person-{index}", tile)


# --- one player


@component
def NewPersonScreen() -> ft.Control:
    """The form of a new player."""
    return PersonForm(None, key="new")


@component
def PersonScreen() -> ft.Control:
    """The form of a player, or a sentence if there is no such player."""
    state = use_state()
    words = state.words
    key = addresses.Person.use_current().key
    people = known_people(state.session)
    known = next((person for person in people if person.who.key == key), None)
    if known is None:
        missing = kit.prose(words.text("nowhere-person"), id="nowhere-person")
        return kit.screen(
            state, ROUTE, words.text("people"), [missing], back=PEOPLE, key_suffix="missing"
        )
    return PersonForm(known, key=key)


@component
def PersonForm(known: Known | None) -> ft.Control:
    """The name of a player, and below it the players who are the same person.

    Args:
        known: The player; None for a new one.
    """
    state = use_state()
    words = state.words
    people = state.session.people
    who = known.who if known else Identity(uid=None, name="")
    name, set_name = ft.use_state(who.name)
    is_saved, set_saved = ft.use_state(False)
    check = check_name(words, who, name, known_people(state.session))

    async def save() -> None:
        if known is None:
            result = await state.save(people.add, name.strip())
        else:
            # The note of an earlier version stays as it is.
            result = await state.save(people.rename, known.who, name.strip(), known.who.note)
        # The open game may show the old name.
        state.refresh()
        if isinstance(result, Saved):
            set_saved(True)
            # A new player has another address, and so has one who had no uid before.
            if result.value.key != who.key:
                go(PEOPLE)

    parts: list[ft.Control] = []
    if known is not None:
        face = avatars([who.label], size=64, scale=state.layout.scale)
        parts.append(ft.Row([face], alignment=ft.MainAxisAlignment.CENTER))
    field = kit.field(words.label("people-called"), name, set_name)
    parts.append(kit.card(field, *_name_problems(check)))
    if is_saved:
        parts.append(kit.prose(words.text("people-saved"), id="people-saved", is_live=True))
    if known is not None:
        parts.append(SamePerson(known, key="same"))
    save_button = kit.button(
        words.label("people-save"), save if check.can_save else None, kind=kit.ButtonKind.MAIN
    )
    return kit.screen(
        state,
        ROUTE,
        who.label or words.text("people-new"),
        parts,
        back=_back_address(PEOPLE),
        footer=[save_button],
        key_suffix=who.key,
    )


def _name_problems(check: NameCheck) -> list[ft.Control]:
    """Return the sentences that say why a name cannot be saved."""
    problems: list[ft.Control] = []
    if check.taken:
        problems.append(kit.error_text(check.taken, id="people-name-taken"))
    if check.seat:
        problems.append(kit.error_text(check.seat, id="seat"))
    return problems


# --- players who are the same person


@component
def SamePerson(known: Known) -> ft.Control:
    """The games of a player, the players merged with them, and the way to merge another one.

    Args:
        known: The player.
    """
    state = use_state()
    words = state.words
    people = state.session.people
    who = known.who
    overlay = kit.use_overlay()

    # The four functions below are for `Merging`, which opens the menu and the question.

    def hint(other: Identity) -> str:
        return words.text(
            "people-merge-hint", matches=len(known.matches), gone=who.label, kept=other.label
        )

    def refusal(other: Identity) -> str:
        return merge_refusal(words, known, other, known_people(state.session))

    async def merge(other: Identity) -> str:
        result: SaveResult[object] = await state.save(people.merge, who, into=other)
        state.refresh()
        if isinstance(result, Saved):
            # The other player has a uid now.
            kept = people.identities().of(Player(other.name, other.uid))
            go(addresses.Person(kept.key))
        return ""

    async def separate(other: Identity) -> None:
        await state.save(people.separate, other)
        state.refresh()
        go(PEOPLE)

    def open_merge_menu() -> None:
        merging = Merging(state, overlay, who, merge, hint, refusal)
        merging.open_menu(person.who for person in known_people(state.session))

    def separate_card(index: int, other: Identity) -> ft.Control:
        sentence = text(words.text("people-also", name=other.label), 16, line=SENTENCE)
        label = words.label("people-separate", id=f"people-separate-{index}")
        button = kit.button(label, lambda: separate(other), icon=ft.Icons.CALL_SPLIT)
        return kit.card(sentence, button)

    return kit.full_width_column(
        [
            _games_row(state, known),
            *(separate_card(index, other) for index, other in enumerate(known.also)),
            kit.button(words.label("people-merge"), open_merge_menu, icon=ft.Icons.CALL_MERGE),
        ]
    )


def _games_row(state: State, known: Known) -> ft.Control:
    """Return the number of games; with a link to the statistics if these count one of them."""
    words = state.words
    games = words.text("people-line", matches=len(known.matches))
    # The list has no games at the tables of a club, and neither have the statistics.
    counted_uids = {summary.uid for summary in state.session.matches.list()}
    if counted_uids.isdisjoint(known.matches):
        return kit.note(games, id="people-games")
    address = addresses.statistics_of(known.who.key)
    label = words.label("statistics", detail=games)
    return kit.section("", [kit.link(label, lambda: go(address), icon=ft.Icons.BAR_CHART_ROUNDED)])
