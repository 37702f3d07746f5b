"""The set-up of the match that is open, to be corrected; everything after it follows."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import rule_name
from scorekeeper.match import Match, default_seats, seats_of
from scorekeeper.match.seating import seats_at_first
from scorekeeper.rules import HouseRules, RuleSetId, rule_book
from scorekeeper.scoring import DealScore, Grade, score_deal
from scorekeeper.scoring.checks import is_scorable
from scorekeeper.services import OpenMatch, SetUp, rules_of, set_up_problems
from scorekeeper.services.set_up import house_rules_of
from scorekeeper.ui.screens.new_match.form import (
    SetUpBody,
    form_of,
)
from scorekeeper.ui.screens.new_match.set_up import TARGET, SetUpForm, set_up_of, shape_of
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    card,
    choice,
    choices,
    complaint,
    heading,
    remark,
)
from scorekeeper.ui.widgets.dialogs import bottom_sheet, notice_bar
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import (
    SIDE_PADDING,
    WIDEST,
    app_bar,
    column_screen,
    cover,
    padded,
    page,
)
from scorekeeper.ui.widgets.people import latest_people
from scorekeeper.ui.widgets.rule_sets import playable, rule_set_chooser
from scorekeeper.ui.widgets.seat_map import SeatMap, seats_from

SET_UP_ROUTE = "/set-up"


@component
def SetUpScreen() -> Any:
    """The form with what is known of the match; without a match there is nothing to set up."""
    state = use_state()
    if state.match is not None:
        return Correcting(state.match)
    words = state.words
    bar = app_bar(words.text("set-up"), on_back=_back, back_label=words.text("set-up-back"))
    return cover(SET_UP_ROUTE, page(bar, padded(remark(words.text("set-up-no-match")))), _back)


@component
def Correcting(shown: OpenMatch) -> Any:
    """The form of one match; Save corrects it, and the deals are scored anew."""
    state = use_state()
    words, match = state.words, shown.match
    form, change = ft.use_state(replace(form_of(words, match), profile=shown.profile))
    choosing, set_choosing = ft.use_state(False)
    seen, look = ft.use_state(shown.number)

    def chosen(rules: RuleSetId | HouseRules) -> None:
        change(lambda form: _by(form, shown, rules))
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
            fits=lambda ruleset: _fits_some(shown, ruleset),
            why_not=words.text("set-up-no-fit", sides=len(match.sides)) if match.deals else "",
        )
        return cover(SET_UP_ROUTE, rules, leave, part="/rules")
    set_up = set_up_of(words, form, match)
    problems = set_up_problems(set_up)
    spoilt = () if problems else spoilt_deals(shown, set_up)

    async def save() -> None:
        if not await state.correct(set_up, seen=seen) and state.failure is None:
            go("/")
        elif state.match is not None:
            look(state.match.number)  # what others did was told, so it may be saved now

    bar = app_bar(words.text("set-up"), on_back=_back, back_label=words.text("set-up-back"))
    body = SetUpBody(
        form,
        change,
        problems=problems,
        on_rules=lambda: set_choosing(True),
        fits=lambda players: _fits(shown, form.ruleset, players),
        said=[*_remarks(words, shown), *_spoilt(words, spoilt)],
    )
    done = button(
        words.text("set-up-save"),
        None if problems or spoilt else save,
        icon=ft.Icons.CHECK,
        filled=True,
        name="save",
    )
    notice = notice_bar(state) if state.failure else None
    below = [padded(part, bottom=8) for part in (notice, done) if part]
    return cover(SET_UP_ROUTE, page(bar, ft.Container(body, expand=True), *below), _back)


def _back() -> None:
    go("/")


def _by(form: SetUpForm, shown: OpenMatch, rules: RuleSetId | HouseRules) -> SetUpForm:
    """The form by other rules, for as many players as the deals of the match leave possible."""
    if isinstance(rules, HouseRules):
        return replace(form, players=_players(shown, rules.base)).by_house(rules)
    return form.by_rules(rules).with_players(_players(shown, rules))


def spoilt_deals(shown: OpenMatch, set_up: SetUp) -> tuple[int, ...]:
    """The numbers of the deals that fit the rules, and would not fit those of a set-up."""
    if set_up.ruleset == shown.match.ruleset and not _has_other_rules(shown, set_up):
        return ()
    _, rules = rules_of(set_up)
    return tuple(
        number
        for number, (played, before) in enumerate(
            zip(shown.match.deals, shown.progress.deals, strict=True), 1
        )
        if _is_spoilt(score_deal(rules, played.deal)) and not _is_spoilt(before.score)
    )


def _has_other_rules(shown: OpenMatch, set_up: SetUp) -> bool:
    """Return True if house rules would be other ones; the target makes no deal impossible."""
    before, after = shown.match.house_rules, house_rules_of(set_up)
    return any(before.get(one) != after.get(one) for one in {*before, *after} - {TARGET})


def _is_spoilt(score: DealScore) -> bool:
    """Return whether a deal cannot have been, or has something in it without a number."""
    grades = {problem.grade for problem in score.problems}
    return Grade.IMPOSSIBLE in grades or not is_scorable(score.problems)


def _spoilt(words: Words, deals: tuple[int, ...]) -> list[ft.Control]:
    """Which deals do not fit the rules that were chosen."""
    if not deals:
        return []
    told = words.text("set-up-spoilt", deals=", ".join(map(words.number, deals)), count=len(deals))
    return [complaint(told, name="spoilt")]


def _fits(shown: OpenMatch, ruleset: RuleSetId, players: int) -> bool:
    """True if the deals of a match fit so many players: deals say how many sides there are."""
    if not shown.match.deals:
        return True
    sides, _ = shape_of(rule_book(ruleset).rules, players, {})
    return sides == len(shown.match.sides)


def _fits_some(shown: OpenMatch, ruleset: RuleSetId) -> bool:
    return any(_fits(shown, ruleset, n) for n in rule_book(ruleset).rules.players)


def _players(shown: OpenMatch, ruleset: RuleSetId) -> int:
    """So many players as there are if the rule set knows them, else the first that fit."""
    now = sum(len(side.players) for side in shown.match.sides)
    possible = rule_book(ruleset).rules.players
    fitting = [players for players in possible if _fits(shown, ruleset, players)]
    return now if now in fitting else fitting[0]


def _remarks(words: Words, shown: OpenMatch) -> list[ft.Control]:
    """What saving will do to the deals, and to rules that have moved on."""
    said: list[ft.Control] = []
    if deals := len(shown.match.deals):
        said.append(remark(words.text("set-up-follows", deals=deals), name="follows"))
    if shown.rules_changed:
        what = ", ".join(dict.fromkeys(rule_name(words, path) for path in shown.rules_changed))
        said.append(remark(words.text("set-up-changed-today", what=what), name="changed-today"))
    return said


MOST_KNOWN = 12


def use_replacing(state: State) -> Callable[[int], None]:
    """Have the sheet in a component; gives the call that opens it for a seat."""
    nobody: int | None = None
    place, choose = ft.use_state(nobody)
    typed, write = ft.use_state("")

    def open_for(seat: int) -> None:
        write("")
        choose(seat)

    def close() -> None:
        choose(None)

    async def take_over(name: str) -> None:
        close()
        if place is None or state.match is None:
            return
        seats = list(seats_of(state.match.match))
        seats[place] = name
        await state.arrange(seats=tuple(seats))

    sheet = None
    if place is not None and state.match is not None:
        sheet = Taking(state, place, typed, write, take_over).sheet(
            seats_of(state.match.match), close
        )
    ft.use_dialog(sheet)
    return open_for


@dataclass(frozen=True, slots=True)
class Taking:
    """A seat that is taken over, and by whom."""

    state: State
    place: int
    typed: str
    write: Handler
    take_over: Callable[[str], Awaitable[None]]

    def sheet(self, seats: tuple[str, ...], close: Handler) -> ft.BottomSheet:
        """Names of those who are known, and a field for another."""
        words, shown = self.state.words, self.state.match
        edge = ft.Padding.symmetric(horizontal=20, vertical=6)
        rows = [ft.Container(row, padding=edge) for row in self._rows(seats)]
        number = len(shown.match.deals) + 1 if shown else 1
        title = words.text("seats-replace-title", name=seats[self.place], number=number)
        return bottom_sheet(self.state, title, rows, close)

    def _rows(self, seats: tuple[str, ...]) -> list[ft.Control]:
        words, name = self.state.words, self.typed.strip()
        known = (one.who for one in latest_people(self.state.session))
        free = [who.label for who in known if who.name not in seats]
        chips = [
            choice(one, self._taker(one), name=f"known-{place}")
            for place, one in enumerate(free[:MOST_KNOWN])
        ]
        do = self._taker(name) if name and name not in seats else None
        return [
            *([choices(chips)] if chips else []),
            NameField(words.text("people-called"), self.typed, self.write, name="name"),
            button(words.text("seats-replace-do"), do, filled=True, name="do"),
        ]

    def _taker(self, name: str) -> Handler:
        async def handler() -> None:
            await self.take_over(name)

        return handler


SEATS_ROUTE = "/seats"
EDGES = 28
"""Pixels of a card beside what is in it."""


@component
def SeatsScreen() -> Any:
    """The screen of the match that is open; everything is saved at once, and can be undone."""
    state = use_state()
    replace = use_replacing(state)
    words, shown = state.words, state.match
    names = () if shown is None else seats_of(shown.match)
    if shown is None or not names:
        said = [remark(words.text("set-up-no-match"), name="none")]
        return column_screen(state, SEATS_ROUTE, words.text("seats-table"), said, _home)
    notice = notice_bar(state) if state.notice and not state.failure else None
    parts = [
        _table(state, shown, names),
        _dealer(state, shown, names),
        _replacements(state, names, replace),
        remark(words.text("seats-stays")),
    ]
    foot = [notice] if notice else []
    return column_screen(state, SEATS_ROUTE, words.text("seats-table"), parts, _home, foot=foot)


def sides_of_seats(match: Match) -> list[int]:
    """The side of each seat, in the order of the seats."""
    where = {p.name: place for place, side in enumerate(match.sides) for p in side.players}
    return [where.get(name, 0) for name in seats_at_first(match) or default_seats(match.sides)]


def _table(state: State, shown: OpenMatch, names: tuple[str, ...]) -> ft.Control:
    words = state.words

    async def swap(one: int, other: int) -> None:
        seats = list(names)
        seats[one], seats[other] = seats[other], seats[one]
        await state.arrange(seats=tuple(seats), dealer=shown.progress.dealer)

    def swapped(one: int, other: int) -> None:
        ft.context.page.run_task(swap, one, other)

    seats = seats_from(names, sides_of_seats(shown.match), shown.progress.dealer)
    room = min(state.layout.width, WIDEST) - 2 * SIDE_PADDING - EDGES
    hint = remark(words.text("seats-hint"))
    return card(heading(words.text("seats")), hint, SeatMap(seats, swapped, room))


def _dealer(state: State, shown: OpenMatch, names: tuple[str, ...]) -> ft.Control:
    def chosen(name: str) -> Handler:
        async def handler() -> None:
            await state.arrange(dealer=name)

        return handler

    words = state.words
    chips = [
        choice(
            name,
            chosen(name),
            name=f"dealer-{place}",
            selected=name == shown.progress.dealer,
            says=words.text("seats-dealer-label", name=name),
        )
        for place, name in enumerate(names)
    ]
    return card(heading(words.text("seats-dealer")), choices(chips))


def _replacements(state: State, names: tuple[str, ...], replace: Handler) -> ft.Control:
    words = state.words
    rows = [
        button(
            words.text("seats-replace", name=name),
            lambda _, place=place: replace(place),
            icon=ft.Icons.PERSON_OUTLINED,
            name=f"replace-{place}",
        )
        for place, name in enumerate(names)
    ]
    return card(heading(words.text("seats-replace-head")), *rows)


def _home() -> None:
    go("/")
