"""A new match: rules, players, first dealer, target; all of it may be left as it is."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from random import Random
from typing import Any

import flet as ft

from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import moment
from scorekeeper.match import Match, Player, Side
from scorekeeper.match.seating import (
    MOST,
    TABLE,
    Pairing,
    matches_for_all,
    next_pairings,
    people_of,
    sides_now,
)
from scorekeeper.rules import HouseRules, RuleSetId, catalogue
from scorekeeper.services import OpenMatch, SetUp, set_up_problems
from scorekeeper.ui.screens.new_match.form import (
    LOTS,
    SetUpBody,
    draw_parts,
)
from scorekeeper.ui.screens.new_match.set_up import SetUpForm, blank_form, set_up_of
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    card,
    choice,
    choices,
    heading,
    mark_of,
    remark,
    tappable,
)
from scorekeeper.ui.widgets.dialogs import notice_bar
from scorekeeper.ui.widgets.match import can_turn, rematch_set_up
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import app_bar, column_screen, cover, padded, page
from scorekeeper.ui.widgets.people import latest_people
from scorekeeper.ui.widgets.rule_sets import playable, rule_set_chooser
from scorekeeper.ui.widgets.text import SENTENCE, text

NEW_ROUTE = "/new"
FROM_MATCHES = "?from=matches"
FOR_HOUSE = "?house="
"""Before the uid of the house rules that a match is to be played by."""


@component
def NewMatchScreen() -> Any:
    """The form of a new match; Start begins it and shows the table."""
    state = use_state()
    words = state.words
    begun = ft.use_memo(lambda: _begun(state), [])
    form, change = ft.use_state(begun)
    choosing, set_choosing = ft.use_state(False)

    back = _way_back()

    def chosen(rules: RuleSetId | HouseRules) -> None:
        if isinstance(rules, HouseRules):
            change(lambda form: form.by_house(rules))
        else:
            change(lambda form: form.by_rules(rules))
        set_choosing(False)

    if choosing:
        leave = lambda: set_choosing(False)  # noqa: E731 - used twice
        rules = rule_set_chooser(
            words,
            chosen,
            leave,
            chosen=form.ruleset,
            house=playable(state.session),
            chosen_house=form.profile,
        )
        return cover(NEW_ROUTE, rules, leave, part="/rules")
    set_up = set_up_of(words, form)
    problems = set_up_problems(set_up)

    bar = app_bar(
        words.text("new-match"),
        on_back=lambda: go(back),
        back_label=words.text("new-match-back"),
        back_icon=ft.Icons.CLOSE,
    )
    body = SetUpBody(
        form,
        change,
        problems=problems,
        on_rules=lambda: set_choosing(True),
        fits=lambda _: True,
    )
    begin = _buttons(words, None if problems else partial(_starting, state, set_up))
    notice = notice_bar(state) if state.failure else None
    below = [padded(part, bottom=8) for part in (notice, begin) if part]
    return cover(NEW_ROUTE, page(bar, ft.Container(body, expand=True), *below), lambda: go(back))


def _starting(state: State, set_up: SetUp, route: str) -> Handler:
    """Begins the match, and shows it at an address."""

    async def start() -> None:
        if not await state.start(set_up) and state.failure is None:
            go(route)

    return start


def _buttons(words: Words, starting: Callable[[str], Handler] | None) -> ft.Row:
    """Start, and the same with what already stands on paper; both off while something is wrong."""
    paper = button(
        words.text("paper-title"), starting and starting("/paper"), name="paper", expand=2
    )
    begin = button(
        words.text("new-match-start"),
        starting and starting("/"),
        icon=ft.Icons.PLAY_ARROW,
        filled=True,
        name="start",
        expand=3,
    )
    return ft.Row([paper, begin], spacing=8)


def _begun(state: State) -> SetUpForm:
    """A blank form, by the house rules that the address names or by the rules of the last match."""
    form = blank_form(_usual_rules(state))
    _, _, uid = ft.context.page.route.partition(FOR_HOUSE)
    named = (one for one in playable(state.session) if uid and one.uid == uid)
    house = next(named, None)
    return form if house is None else form.by_house(house)


def _usual_rules(state: State) -> RuleSetId:
    """The rules of the match that was played last, else the first of the catalogue."""
    last = next((summary for summary in state.matches() if summary.is_readable), None)
    return last.match.ruleset if last else catalogue()[0].id


def _way_back() -> str:
    """Where the screen was called from: lists of matches and house rules say so."""
    _, _, uid = ft.context.page.route.partition(FOR_HOUSE)
    if uid:
        return f"/house/{uid}"
    return "/matches" if ft.context.page.route.endswith(FROM_MATCHES) else "/"


def company_of(shown: OpenMatch) -> tuple[str, ...]:
    """Everybody who is here: those who sit at the table, then those who pause."""
    seated = [player.name for side in sides_now(shown.match) for player in side.players]
    here = (name for name in shown.company if name not in seated)
    return (*seated, *here)


def played_by(state: State, company: Sequence[str], today: date | None) -> Iterator[Pairing]:
    """The matches that began on a day in which only people of a company played, the first first."""
    for summary in reversed(state.matches()):
        try:
            match = summary.match
        except ScorekeeperError:
            continue
        began = moment(match.started)
        if began is None or began.date() != today or not can_turn(match) or summary.is_demo:
            continue
        first, second = (tuple(p.name for p in people_of(match, side)) for side in range(2))
        if set(company) >= {*first, *second}:
            pausing = tuple(name for name in company if name not in (*first, *second))
            yield Pairing((first[0], first[1]), (second[0], second[1]), pausing)


def day_of(match: Match) -> date | None:
    """The day on which a match began."""
    began = moment(match.started)
    return None if began is None else began.date()


def set_up_for(words: Words, shown: OpenMatch, pairing: Pairing, company: Sequence[str]) -> SetUp:
    """The next match of a table: these pairs, by the rules of the last; the deal moves on."""
    known = {player.name: player for side in sides_now(shown.match) for player in side.players}
    sides = tuple(
        Side(
            words.text("side-of-players", first=pair[0], last=pair[1]),
            tuple(known.get(name, Player(name)) for name in pair),
        )
        for pair in (pairing.first, pairing.second)
    )
    dealer = shown.progress.dealer
    return replace(
        rematch_set_up(shown),
        sides=sides,
        seats=pairing.seats,
        first_dealer=dealer if dealer in pairing.seats else pairing.seats[0],
        company=tuple(company) if len(company) > TABLE else (),
    )


C = ft.Colors
NEXT_ROUTE = "/next"
MOST_KNOWN, MOST_SHOWN = 8, 6
"""Names that are offered, and pairings that are shown: those whose turn it is soonest."""


@component
def NextMatchScreen() -> Any:
    """The screen after a match of two pairs; after another there is nothing to turn."""
    state = use_state()
    shown = state.match
    if shown is None or not can_turn(shown.match):
        said = [remark(state.words.text("set-up-no-match"), name="none")]
        return column_screen(state, NEXT_ROUTE, state.words.text("turn-title"), said, _home)
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
    return column_screen(state, NEXT_ROUTE, words.text("turn-title"), parts, _home, foot=[begin])


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
