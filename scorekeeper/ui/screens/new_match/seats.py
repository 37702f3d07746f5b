"""Screens of the seats in the next deal of the open game, and of the pairs in the next game."""

import secrets
from collections.abc import Callable, Sequence
from typing import cast

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.match import seating, seats_of
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import NEXT_MATCH, SEATS, TABLE, Address
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets.people import person_choice
from scorekeeper.ui.widgets.seat_map import next_pick, seat_map
from scorekeeper.view_models.seats import (
    MAX_DRAW_NUMBER,
    PairingRow,
    has_two_pairs,
    next_set_up,
    offered_pairings,
    pairing_row,
    people_present,
    played_pairings,
    seats_of_next_deal,
    with_swapped,
)
from scorekeeper.view_models.table import rematch_set_up


def _no_match_screen(state: State, address: Address, title: str) -> ft.Control:
    """Return a screen with the hint that no game is open."""
    words = state.game_words
    none = kit.prose(words.text("set-up-no-match"), id="set-up-no-match")
    return kit.screen(state, str(address), title, [none], back=TABLE)


# --- the next deal


@component
def SeatsScreen() -> ft.Control:
    """Screen with the seats of the next deal, or with a sentence if no game is open."""
    state = use_state()
    match = state.match
    if match is None or not seats_of(match.match):
        return _no_match_screen(state, SEATS, state.game_words.text("seats-table"))
    return SeatsOfNextDeal(match, key=match.uid)


@component
def SeatsOfNextDeal(match: OpenMatch) -> ft.Control:
    """Screen with seats, dealer and substitutes. Each change is saved at once.

    A tap on two seats, one after the other, swaps their players.

    Args:
        match: The game.
    """
    state = use_state()
    words = state.game_words
    overlay = kit.use_overlay()
    picked, set_picked = ft.use_state(cast("int | None", None))
    page = ft.context.page
    names = seats_of(match.match)  # in the order of the seats
    dealer = match.progress.dealer
    arrange = state.session.matches.arrange_next_deal

    async def set_seats(seats: tuple[str, ...]) -> None:
        # The dealer stays the same person, at another seat.
        await state.change_match(arrange, seats=seats, dealer=dealer)

    def swap(seat: int, other: int) -> None:
        page.run_task(set_seats, with_swapped(names, seat, other))

    def tap_seat(seat: int) -> None:
        set_picked(next_pick(picked, seat, swap))

    async def set_dealer(name: str) -> None:
        await state.change_match(arrange, dealer=name)

    async def substitute(index: int, name: str) -> None:
        seats = (*names[:index], name, *names[index + 1 :])
        await state.change_match(arrange, seats=seats)

    def open_substitutes(index: int) -> None:
        overlay.open(lambda close: _substitute_sheet(state, match, index, substitute, close))

    table = seat_map(state, seats_of_next_deal(match, names), tap_seat, picked=picked)
    parts = [
        kit.card(
            kit.heading(words.text("seats")),
            kit.note(words.text("seats-hint")),
            kit.felt(ft.Container(table, padding=8), expand=False, border_radius=16),
        ),
        _dealer_card(words, names, dealer, set_dealer),
        _substitutes_card(words, names, open_substitutes),
        kit.note(words.text("seats-stays")),
    ]
    # `kit.screen` shows a failure itself.
    notice = None if state.failure else kit.notice_bar(state)
    return kit.screen(
        state,
        str(SEATS),
        words.text("seats-table"),
        parts,
        back=TABLE,
        footer=[notice] if notice else [],
    )


def _dealer_card(
    words: Words, names: Sequence[str], dealer: str | None, on_choose: Callable[[str], object]
) -> ft.Control:
    """Return a card with the players, to choose the dealer of the next deal."""
    dealers = [
        (name, words.label("seats-dealer-label", id=f"dealer-{index}", name=name))
        for index, name in enumerate(names)
    ]
    return kit.card(
        kit.heading(words.text("seats-dealer")), kit.choice_chips(dealers, dealer, on_choose)
    )


def _substitutes_card(
    words: Words, names: Sequence[str], on_replace: Callable[[int], None]
) -> ft.Control:
    """Return a card with a button for each player that opens the choice of a substitute."""
    buttons = [_replace_button(words, index, name, on_replace) for index, name in enumerate(names)]
    return kit.card(kit.heading(words.text("seats-replace-head")), *buttons)


def _replace_button(
    words: Words, index: int, name: str, on_tap: Callable[[int], None]
) -> ft.Control:
    label = words.label("seats-replace", id=f"seats-replace-{index}", name=name)
    return kit.button(label, lambda: on_tap(index), icon=kit.Icon.PLAYER)


def _substitute_sheet(
    state: State,
    match: OpenMatch,
    index: int,
    on_choose: Callable[[int, str], object],
    close: kit.Close,
) -> ft.BottomSheet:
    """Return a sheet to choose the player who takes a seat from the next deal on."""
    words = state.game_words
    names = seats_of(match.match)
    number = len(match.match.deals) + 1
    title = words.text("seats-replace-title", name=names[index], number=number)

    def choose(name: str) -> object:
        close()
        return on_choose(index, name)

    label = words.label("seats-replace-do")
    return kit.sheet(state, title, [PersonChoice(names, choose, label, key=title)], close)


@component
def PersonChoice(
    taken: tuple[str, ...], on_choose: Callable[[str], object], label: Label
) -> ft.Control:
    """Chips with known names, and below them a field for another name with a button.

    Args:
        taken: Names that cannot be chosen.
        on_choose: Called with the name.
        label: Label of the button beside the field.
    """
    state = use_state()
    name, set_name = ft.use_state("")
    return kit.full_width_column(
        person_choice(state, taken, name, set_name, on_choose, label=label)
    )


# --- the next game


@component
def NextMatchScreen() -> ft.Control:
    """Screen to choose the pairs of the next game, or a hint if the open game has no two pairs."""
    state = use_state()
    if state.match is None or not has_two_pairs(state.match.match):
        return _no_match_screen(state, NEXT_MATCH, state.game_words.text("turn-title"))
    return PairingsScreen(state.match, key=state.match.uid)


@component
def PairingsScreen(match: OpenMatch) -> ft.Control:
    """Screen to choose among the pairings played least often, or to draw one.

    Args:
        match: The previous game.
    """
    state = use_state()
    words = state.game_words
    people, set_people = ft.use_state(people_present(match))
    chosen, set_chosen = ft.use_state(0)
    draw_number, set_draw_number = ft.use_state(cast("int | None", None))
    played = played_pairings(state.session, people, match.match)
    pairings = offered_pairings(people, played, draw_number)

    def change_people(names: tuple[str, ...]) -> None:
        set_people(names)
        set_chosen(0)
        set_draw_number(None)

    def draw() -> None:
        set_draw_number(secrets.randbelow(MAX_DRAW_NUMBER + 1))
        set_chosen(0)

    async def start_match() -> None:
        # The list may have become shorter after the choice.
        pairing = pairings[min(chosen, len(pairings) - 1)]
        colors = state.session.people.colors()
        set_up = next_set_up(
            words, match, pairing, people, rematch_set_up(match), player_colors=colors
        )
        problems = await state.start_match(set_up)
        if not problems and not state.failure:
            go(TABLE)

    parts: list[ft.Control] = [PeoplePresent(people, change_people)]
    if pairings:
        count = seating.matches_until_all_partnered(people)
        line = words.text("turn-all", count=count, played=len(played))
        parts.append(kit.note(line, id="turn-all"))
        options = [
            _pairing_option(
                index,
                pairing_row(words, pairing, is_suggested=draw_number is None and index == 0),
                set_chosen,
                is_chosen=index == chosen,
            )
            for index, pairing in enumerate(pairings)
        ]
        parts.append(kit.section("", options))
        parts.append(kit.button(words.label("seats-draw"), draw, icon=kit.Icon.SHUFFLE))
    if pairings and draw_number is not None:
        drawn = words.text("seats-drawn", seed=f"{draw_number:04}")
        parts.append(kit.note(drawn, id="seats-drawn"))
    begin = kit.button(
        words.label("turn-start"),
        start_match if pairings else None,
        icon=kit.Icon.PLAY,
        kind=kit.ButtonKind.MAIN,
    )
    return kit.screen(
        state, str(NEXT_MATCH), words.text("turn-title"), parts, back=TABLE, footer=[begin]
    )


def _pairing_option(
    index: int, row: PairingRow, on_choose: Callable[[int], None], *, is_chosen: bool
) -> ft.Control:
    """Return an option with two pairs, one below the other; a tap chooses it."""
    label = Label(f"pairing-{index}", "\n".join(row.pairs), "\n".join(row.notes), row.says)
    return kit.option(label, lambda: on_choose(index), is_chosen=is_chosen)


@component
def PeoplePresent(
    people: tuple[str, ...], on_change: Callable[[tuple[str, ...]], None]
) -> ft.Control:
    """Card with chips of the players present; a tap removes a player, and a field adds others.

    Args:
        people: Names.
        on_change: Called with the new names.
    """
    state = use_state()
    words = state.game_words
    is_adding, set_adding = ft.use_state(False)

    def add(name: str) -> None:
        set_adding(False)
        on_change((*people, name))

    def remove(name: str) -> None:
        on_change(tuple(person for person in people if person != name))

    parts: list[ft.Control] = [
        kit.heading(words.text("turn-company")),
        kit.choices([_present_choice(index, name, remove) for index, name in enumerate(people)]),
        kit.note(words.text("turn-company-hint")),
    ]
    join = words.label("turn-join")
    if is_adding:
        parts.append(PersonChoice(people, add, join))
    elif len(people) < seating.MAX_COMPANY:
        parts.append(kit.button(join, lambda: set_adding(True), icon=kit.Icon.PLAYER_ADD))
    return kit.card(*parts)


def _present_choice(index: int, name: str, on_remove: Callable[[str], None]) -> kit.Choice:
    return kit.Choice(Label(f"here-{index}", name), lambda: on_remove(name), is_chosen=True)
