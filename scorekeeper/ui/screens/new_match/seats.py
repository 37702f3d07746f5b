"""The seats: in the next deal of the match that is open, and in the next match."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from random import Random
from typing import Any, cast

import flet as ft

from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Words
from scorekeeper.match import Match, Player, Side, seating, seats_of
from scorekeeper.match.seating import Pairing, default_seats
from scorekeeper.services import OpenMatch, SetUp
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go, go_home
from scorekeeper.ui.screens.new_match.screen import LOTS
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets import buttons, dialogs, rule_sets, seat_map
from scorekeeper.ui.widgets.match import can_turn, rematch_set_up
from scorekeeper.ui.widgets.page import SIDE_PADDING, WIDEST, column_screen, felt_part, no_match
from scorekeeper.ui.widgets.people import person_choice
from scorekeeper.validation import moment

# --- the next deal


@component
def SeatsScreen() -> Any:
    """The seats of the match that is open; everything is saved at once, and can be undone."""
    state = use_state()
    words, opened = state.words, state.match
    replacing, choose = ft.use_state(-1)
    typed, write = ft.use_state("")
    picked, pick = ft.use_state(-1)
    names = () if opened is None else seats_of(opened.match)

    async def take_over(name: str) -> None:
        choose(-1)
        seats = (*names[:replacing], name, *names[replacing + 1 :])
        await state.change(state.session.matches.arrange, seats=seats)

    def open_sheet(place: int) -> None:
        write("")
        choose(place)

    sheet = None
    if opened is not None and replacing in range(len(names)):
        number = len(opened.match.deals) + 1
        title = words.text("seats-replace-title", name=names[replacing], number=number)
        rows = person_choice(
            words,
            state.session,
            names,
            typed,
            write,
            on_name=lambda name: partial(take_over, name),
            label=words.text("seats-replace-do"),
            name="do",
        )
        sheet = dialogs.bottom_sheet(state, title, rows, partial(choose, -1))
    ft.use_dialog(sheet)
    title = words.text("seats-table")
    if opened is None or not names:
        return no_match(state, "/seats", title)
    dealer, page = opened.progress.dealer, ft.context.page

    async def swap(seat: int, other: int) -> None:
        seats = list(names)
        seats[seat], seats[other] = seats[other], seats[seat]
        await state.change(state.session.matches.arrange, seats=tuple(seats), dealer=dealer)

    async def deal(name: str) -> None:
        await state.change(state.session.matches.arrange, dealer=name)

    sides = enumerate(opened.match.sides)
    side_of = {player.name: side for side, own in sides for player in own.players}
    at_first = opened.match.seats or default_seats(opened.match.sides)
    seats = seat_map.seats_from(names, [side_of.get(name, 0) for name in at_first], dealer)
    room = min(state.layout.width, WIDEST) - 2 * SIDE_PADDING - 28  # the edges of the card
    tapped = seat_map.picking(picked, pick, lambda *two: page.run_task(swap, *two))
    dealers, replacements = list[ft.Control](), list[ft.Control]()
    for place, name in enumerate(names):
        label, where = words.text("seats-dealer-label", name=name), f"dealer-{place}"
        tap = partial(deal, name)
        dealers.append(buttons.choice(name, tap, name=where, selected=name == dealer, says=label))
        label, icon = words.text("seats-replace", name=name), ft.Icons.PERSON_OUTLINED
        to_sheet, where = partial(open_sheet, place), f"replace-{place}"
        replacements.append(buttons.button(label, to_sheet, icon=icon, name=where))
    parts = [
        buttons.card(
            buttons.heading(words.text("seats")),
            buttons.remark(words.text("seats-hint")),
            felt_part(seat_map.seat_map(state, seats, tapped, room, picked=picked)),
        ),
        buttons.card(buttons.heading(words.text("seats-dealer")), buttons.choices(dealers)),
        buttons.card(buttons.heading(words.text("seats-replace-head")), *replacements),
        buttons.remark(words.text("seats-stays")),
    ]
    # A failure is shown by `column_screen` itself.
    notice = None if state.failure else kit.notice_bar(state)
    foot = [notice] if notice else []
    return column_screen(state, "/seats", title, parts, go_home, foot=foot)


# --- the next match


@component
def NextMatchScreen() -> Any:
    """The screen after a match of two pairs; after another there is nothing to turn."""
    state = use_state()
    if state.match is not None and can_turn(state.match.match):
        return Turning(state.match, key=state.match.uid)
    return no_match(state, "/next", state.words.text("turn-title"))


@component
def Turning(opened: OpenMatch) -> Any:
    state = use_state()
    words = state.words
    seated = [p.name for side in seating.sides_now(opened.match) for p in side.players]
    company, gather = ft.use_state(tuple(dict.fromkeys((*seated, *opened.company))))
    chosen, choose = ft.use_state(0)
    drawn, tell = ft.use_state(cast("int | None", None))
    played = list(_played_by(state, company, opened.match))
    pairings = _listed(seating.next_pairings(company, played), drawn)

    def gathered(names: tuple[str, ...]) -> None:
        gather(names)
        choose(0)
        tell(None)

    def draw() -> None:
        tell(secrets.randbelow(LOTS))
        choose(0)

    async def start() -> None:
        pairing = pairings[min(chosen, len(pairings) - 1)]
        set_up = _set_up_for(words, opened, pairing, company)
        if not await state.start(set_up) and not state.failure:
            go("/")

    parts: list[ft.Control] = [CompanyCard(company, gathered)]
    if pairings:
        count = seating.matches_for_all(company)
        line = words.text("turn-all", count=count, played=len(played))
        parts.append(buttons.remark(line, name="promise"))
    for place, pairing in enumerate(pairings):
        both = (pairing.first, pairing.second)
        pairs = [words.text("side-of-players", first=first, last=last) for first, last in both]
        more = [words.text("turn-suggested")] if drawn is None and not place else []
        if pairing.pausing:
            names = ", ".join(pairing.pausing)
            more.append(words.text("turn-pause", names=names, count=len(pairing.pausing)))
        label = ". ".join([words.text("turn-pairing", first=pairs[0], second=pairs[1]), *more])
        pick, is_chosen, where = partial(choose, place), place == chosen, f"pairing-{place}"
        row = rule_sets.option_row(pairs, more, label, pick, name=where, selected=is_chosen)
        parts.append(row)
    if pairings:
        label, icon = words.text("seats-draw"), ft.Icons.CASINO_OUTLINED
        parts.append(buttons.button(label, draw, icon=icon, name="draw"))
        if drawn is not None:
            seed = words.text("seats-drawn", seed=f"{drawn:04}")
            parts.append(buttons.remark(seed, name="drawn"))
    label, icon, tap = words.text("turn-start"), ft.Icons.PLAY_ARROW, start if pairings else None
    begin = buttons.button(label, tap, icon=icon, filled=True, name="start")
    return column_screen(state, "/next", words.text("turn-title"), parts, go_home, foot=[begin])


@component
def CompanyCard(company: tuple[str, ...], gathered: Callable[[tuple[str, ...]], None]) -> Any:
    """Everybody who is here as chips to take away, and others who join."""
    state = use_state()
    words = state.words
    joins, set_joins = ft.use_state(False)
    typed, write = ft.use_state("")

    def join(name: str) -> None:
        write("")
        set_joins(False)
        gathered((*company, name))

    chips = []
    for place, name in enumerate(company):
        leave = partial(gathered, tuple(person for person in company if person != name))
        chips.append(buttons.choice(name, leave, name=f"here-{place}", selected=True))
    label, icon = words.text("turn-join"), ft.Icons.PERSON_ADD_OUTLINED
    parts: list[ft.Control] = [
        buttons.heading(words.text("turn-company")),
        buttons.choices(chips),
        buttons.remark(words.text("turn-company-hint")),
    ]
    if joins:
        parts += person_choice(
            words,
            state.session,
            company,
            typed,
            write,
            on_name=lambda name: partial(join, name),
            label=label,
            name="joined",
        )
    elif len(company) < seating.MOST:
        parts.append(buttons.button(label, partial(set_joins, True), icon=icon, name="join"))
    return buttons.card(*parts)


def _played_by(state: State, company: Sequence[str], opened: Match) -> Iterator[Pairing]:
    """The pairings of a company in matches of the day on which a match began, the first first."""

    def day_of(match: Match) -> date | None:
        began = moment(match.started)
        return None if began is None else began.date()

    today = day_of(opened)
    for summary in reversed(state.session.matches.list()):
        try:
            match = summary.match
        except ScorekeeperError:
            continue
        if today is None or day_of(match) != today or not can_turn(match) or summary.is_demo:
            continue
        people = (seating.people_of(match, side) for side in range(2))
        first, second = ([person.name for person in pair] for pair in people)
        if set(company) >= {*first, *second}:
            pausing = tuple(name for name in company if name not in (*first, *second))
            yield Pairing((first[0], first[1]), (second[0], second[1]), pausing)


def _set_up_for(words: Words, opened: OpenMatch, pairing: Pairing, company: Sequence[str]) -> SetUp:
    """The next match of a table: these pairs, by the rules of the last; the deal moves on."""
    now = seating.sides_now(opened.match)
    known = {player.name: player for side in now for player in side.players}
    sides = tuple(
        Side(
            words.text("side-of-players", first=pair[0], last=pair[1]),
            tuple(known.get(name, Player(name)) for name in pair),
        )
        for pair in (pairing.first, pairing.second)
    )
    dealer = opened.progress.dealer
    return replace(
        rematch_set_up(opened),
        sides=sides,
        seats=pairing.seats,
        first_dealer=dealer if dealer in pairing.seats else pairing.seats[0],
        company=tuple(company) if len(company) > seating.TABLE else (),
    )


def _listed(offered: tuple[Pairing, ...], drawn: int | None) -> tuple[Pairing, ...]:
    """The pairings whose turn is soonest; one that was drawn by lot comes before them."""

    def names(pairing: Pairing) -> list[list[str]]:
        return sorted(sorted(pair) for pair in pairing.pairs)

    soonest = offered[:6]
    if drawn is None or not offered:
        return soonest
    lot = Random(drawn).choice(sorted(offered, key=names))  # noqa: S311  the same for a seed
    return (lot, *(pairing for pairing in soonest if pairing != lot))
