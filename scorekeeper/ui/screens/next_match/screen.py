"""Who plays with whom next: in turn, by choice, or by lot."""

import secrets
from random import Random
from typing import Any

import flet as ft

from scorekeeper.match.rotation import MOST, Pairing, matches_for_all, next_pairings
from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, choice, choices, heading, remark
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import button, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.keeping.frame import column_screen
from scorekeeper.ui.screens.next_match.company import (
    company_of,
    day_of,
    played_by,
    set_up_for,
)
from scorekeeper.ui.screens.people.knowing import latest_people
from scorekeeper.ui.screens.setting_up.seating import LOTS, draw_parts
from scorekeeper.ui.screens.table.ending import can_turn
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors
ROUTE = "/next"
MOST_KNOWN, MOST_SHOWN = 8, 6
"""Names that are offered, and pairings that are shown: those whose turn it is soonest."""


@component
def NextMatchScreen() -> Any:
    """The screen after a match of two pairs; after another there is nothing to turn."""
    state = use_state()
    shown = state.match
    if shown is None or not can_turn(shown.match):
        said = [remark(state.words.text("set-up-no-match"), name="none")]
        return column_screen(state, ROUTE, state.words.text("turn-title"), said, _home)
    return Turning(shown, key=shown.uid)


@component
def Turning(shown: OpenMatch) -> Any:
    """Who is here, the pairings in turn, and the start."""
    state = use_state()
    words = state.words
    company, gather = ft.use_state(company_of(shown))
    chosen, choose = ft.use_state(0)
    nothing: int | None = None
    drawn, tell = ft.use_state(nothing)
    played = list(played_by(state, company, day_of(shown.match)))
    listed = _listed(next_pairings(company, played), drawn)

    def gathered(names: tuple[str, ...]) -> None:
        gather(names)
        choose(0)
        tell(None)

    def draw() -> None:
        tell(secrets.randbelow(LOTS))
        choose(0)

    async def start() -> None:
        pairing = listed[min(chosen, len(listed) - 1)]
        if not await state.start(set_up_for(words, shown, pairing, company)) and not state.failure:
            go("/")

    rows = [
        _row(
            words,
            one,
            (place, drawn is None and not place),
            lambda _, place=place: choose(place),
            chosen=place == chosen,
        )
        for place, one in enumerate(listed)
    ]
    parts = [
        CompanyCard(company, gathered),
        *([_promise(words, len(played), company)] if listed else []),
        *rows,
        *(draw_parts(words, draw, drawn) if listed else []),
    ]
    begin = button(
        words.text("turn-start"),
        start if listed else None,
        icon=ft.Icons.PLAY_ARROW,
        filled=True,
        name="start",
    )
    return column_screen(state, ROUTE, words.text("turn-title"), parts, _home, foot=[begin])


@component
def CompanyCard(company: tuple[str, ...], gathered: Any) -> Any:
    """Everybody who is here as chips to take away, and others who join."""
    state = use_state()
    words = state.words
    joins, set_joins = ft.use_state(False)
    typed, write = ft.use_state("")

    def join(name: str) -> None:
        write("")
        set_joins(False)
        gathered((*company, name))

    chips = [
        choice(
            name,
            lambda _, name=name: gathered(tuple(one for one in company if one != name)),
            name=f"here-{place}",
            selected=True,
        )
        for place, name in enumerate(company)
    ]
    parts: list[ft.Control] = [heading(words.text("turn-company")), choices(chips)]
    parts.append(remark(words.text("turn-company-hint")))
    if len(company) < MOST and not joins:
        parts.append(
            button(
                words.text("turn-join"),
                lambda: set_joins(True),
                icon=ft.Icons.PERSON_ADD_OUTLINED,
                name="join",
            )
        )
    if joins:
        parts += _joining(state, company, typed, write, join)
    return card(*parts)


def _joining(
    state: State, company: tuple[str, ...], typed: str, write: Any, join: Any
) -> list[ft.Control]:
    """Names of those who are known, and a field for another."""
    words, name = state.words, typed.strip()
    free = [one.who.label for one in latest_people(state.session) if one.who.name not in company]
    chips = [
        choice(one, lambda _, one=one: join(one), name=f"known-{place}")
        for place, one in enumerate(free[:MOST_KNOWN])
    ]
    can = bool(name) and name not in company
    field = NameField(words.text("people-called"), typed, write, name="name")
    done = button(words.text("turn-join"), (lambda: join(name)) if can else None, name="joined")
    return [*([choices(chips)] if chips else []), field, done]


def _listed(offered: tuple[Pairing, ...], drawn: int | None) -> tuple[Pairing, ...]:
    """The pairings whose turn is soonest; one that was drawn by lot comes before them."""
    soonest = offered[:MOST_SHOWN]
    if drawn is None or not offered:
        return soonest
    lot = Random(drawn).choice(sorted(offered, key=_by_names))  # noqa: S311  the same for a seed
    return (lot, *(one for one in soonest if one != lot))


def _by_names(pairing: Pairing) -> list[list[str]]:
    return sorted(sorted(pair) for pair in pairing.pairs)


def _promise(words: Words, played: int, company: tuple[str, ...]) -> ft.Control:
    count = matches_for_all(company)
    return remark(words.text("turn-all", count=count, played=played), name="promise")


def _row(
    words: Words, pairing: Pairing, at: tuple[int, bool], on_tap: Any, *, chosen: bool
) -> ft.Control:
    """One pairing: the pairs with their marks, whether it is next in turn, and who sits out.

    `at` is its place in the list, and whether it is its turn.
    """
    place, is_next = at
    pairs = [
        words.text("side-of-players", first=pair[0], last=pair[1])
        for pair in (pairing.first, pairing.second)
    ]
    pause = words.text("turn-pause", names=", ".join(pairing.pausing), count=len(pairing.pausing))
    ink = C.ON_PRIMARY_CONTAINER if chosen else C.ON_SURFACE
    face = Face.BOLD if chosen else Face.REGULAR
    lines: list[ft.Control] = [
        text(f"{mark_of(side).symbol} {pair}", 17, face, ink, line=SENTENCE)
        for side, pair in enumerate(pairs)
    ]
    more = [words.text("turn-suggested")] if is_next else []
    more += [pause] if pairing.pausing else []
    lines += [text(one, 14, color=ink, line=SENTENCE) for one in more]
    check = [ft.Icon(ft.Icons.CHECK, color=ink, size=22)] if chosen else []
    said = words.text("turn-pairing", first=pairs[0], second=pairs[1])
    return tappable(
        ft.Row([ft.Column(lines, spacing=2, expand=True), *check], spacing=12),
        ". ".join([said, *more]),
        on_tap,
        name=f"pairing-{place}",
        selected=chosen,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=16,
        bgcolor=C.PRIMARY_CONTAINER if chosen else C.SURFACE_CONTAINER_LOW,
    )


def _home() -> None:
    go("/")
