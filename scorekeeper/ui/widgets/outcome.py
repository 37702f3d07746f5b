"""The end of a match: who has won, by how much, and how it ended; and the next one."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.match import Match, Outcome, Side, seats_of
from scorekeeper.match.seating import sides_now
from scorekeeper.services import OpenMatch, SetUp
from scorekeeper.ui.state import State, go
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import button, icon_button, mark_of
from scorekeeper.ui.widgets.page import in_rows
from scorekeeper.ui.widgets.text import SENTENCE, text

C = ft.Colors
PAIR, GAP = 2, 10


def ending_banner(state: State, shown: OpenMatch) -> ft.Control | None:
    """Who has won, or that level sides play on; None while a match simply runs.

    Of a result that somebody decided nothing ended the match: then nothing is said of that.
    """
    outcome, words = shown.progress.outcome, state.words
    if outcome.winner is None and not outcome.tie:
        return None
    headline = said_of_outcome(words, outcome, shown.match.sides)
    how = "" if outcome.how is None else said_of_ending(words, shown)
    if not outcome.over:
        how = words.text("ending-tie-plays-on")
    ground: ft.ColorValue = C.SECONDARY_CONTAINER
    ink: ft.ColorValue = C.ON_SECONDARY_CONTAINER
    if outcome.winner is not None:
        mark = mark_of(outcome.winner)
        ground, ink = mark.color, mark.on_color
    icon = ft.Icons.EMOJI_EVENTS if outcome.winner is not None else ft.Icons.BALANCE
    lines = ft.Column(
        [
            text(headline, 20, Face.BOLD, ink, line=SENTENCE),
            *([text(how, 15, color=ink)] if how else []),
        ],
        spacing=0,
        expand=True,
    )
    return ft.Semantics(
        identifier="winner",
        label=f"{headline}. {how}".rstrip(". "),
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Row([ft.Icon(icon, color=ink, size=32), lines], spacing=12),
            bgcolor=ground,
            border_radius=20,
            padding=ft.Padding.symmetric(vertical=12, horizontal=16),
        ),
    )


def said_of_outcome(words: Words, outcome: Outcome, sides: Sequence[Side]) -> str:
    """Who has won and by how much, or who is level."""
    if outcome.winner is None:
        level = ", ".join(sides[place].name for place in outcome.tie)
        return words.text("ending-drawn" if outcome.over else "ending-tie", sides=level)
    side = sides[outcome.winner]
    return words.text(
        "ending-won",
        side=side.name,
        players=max(len(side.players), 1),
        margin=max(outcome.margin or 0, 0),
    )


def said_of_ending(words: Words, shown: OpenMatch) -> str:
    """What ended the match."""
    rules, played = shown.match.rules, len(shown.match.deals)
    how = shown.progress.outcome.how
    return words.text(f"ending-{how}", target=rules.target or 0, deals=played)


def rematch_set_up(shown: OpenMatch) -> SetUp:
    """Those who sit there now by the same rules, from nothing; the turn to deal goes on."""
    match = shown.match
    return SetUp(
        ruleset=match.ruleset,
        sides=sides_now(match),
        house_rules=match.house_rules,
        seats=seats_of(match) if match.seats else (),
        first_dealer=shown.progress.dealer,
        direction=match.direction,
        profile=shown.profile,
        is_demo=shown.is_demo,
        company=shown.company,
    )


def ending_buttons(state: State, shown: OpenMatch) -> ft.Control:
    """What comes after a match; the rematch has a row of its own in large text."""
    words = state.words

    async def rematch() -> None:
        if await state.start(rematch_set_up(shown)):
            go("/new")  # its rules have moved on: the people are chosen anew there

    new = button(words.text("table-new-match"), lambda: go("/new"), name="new-match", expand=2)
    again = button(
        words.text("table-rematch"),
        rematch,
        icon=ft.Icons.REPLAY,
        filled=True,
        name="rematch",
        expand=3,
    )
    turn = icon_button(
        ft.Icons.CHANGE_CIRCLE_OUTLINED, words.text("turn"), lambda: go("/next"), name="turn"
    )
    first = [again, turn] if can_turn(shown.match) else [again]
    if state.layout.has_large_text:
        return in_rows(first, [new], spacing=GAP)
    return in_rows([new, *first], spacing=GAP)


def can_turn(match: Match) -> bool:
    """Return True if two pairs play, so that partners can be turned."""
    return [len(side.players) for side in match.sides] == [PAIR, PAIR]


def record_label(state: State, shown: OpenMatch) -> str:
    """Which deal comes next, and what it comes to where it is half typed on this device."""
    words, number, typed = state.words, len(shown.match.deals) + 1, state.points_typed
    if typed is None:
        return words.text("table-record", number=number)
    points = " : ".join(map(words.number, typed))
    return words.text("table-continue", number=number, points=points)
